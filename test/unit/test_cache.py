"""The folder of what was measured: another one for other code."""

import pytest

import dynmlir
from dynmlir.driver import cache


@pytest.fixture(autouse=True)
def fresh():
    cache.code_digest.cache_clear()
    yield
    cache.code_digest.cache_clear()


@pytest.mark.parametrize("of", ["templates/matmul/tile.mlir", "schedules/outer.mlir", "lowering/prefetch.py"])
def test_other_code_has_a_folder_of_its_own(tmp_path, monkeypatch, of):
    monkeypatch.setattr(cache, "lib_dir", lambda: tmp_path)
    monkeypatch.setattr(dynmlir, "__file__", str(tmp_path / "__init__.py"))
    (tmp_path / of).parent.mkdir(parents=True)
    folders = []
    for text in ("one", "another", "one"):
        (tmp_path / of).write_text(text)
        cache.code_digest.cache_clear()
        folders.append(cache.host_folder())
    assert folders[0] == folders[2] != folders[1]
