"""Register tiles are lowered once for all modules of a machine, as long as nothing that lowers them changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from dynmlir.driver import cache
from dynmlir.driver.compile import CompileOptions, lower
from dynmlir.lowering import micro_kernels

LIBRARY = Path(__file__).parents[1] / "lit" / "passes" / "inputs" / "library.mlir"
MATMUL = (Path(__file__).parents[2] / "examples" / "matmul.mlir").read_text()


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("DYNMLIR_CACHE_DIR", str(tmp_path))
    return tmp_path


def lowered() -> tuple[object, int]:
    """The text of a module, and how many tiles were lowered for it."""
    micro_kernels.lower_tile.cache_clear()
    text = lower(MATMUL, "in.mlir", CompileOptions(library=str(LIBRARY))).text
    return text, micro_kernels.lower_tile.cache_info().misses


def test_once_and_the_same() -> None:
    first, tiles = lowered()
    assert tiles > 10 and lowered() == (first, 0)


def test_again_where_what_lowers_them_is_another(monkeypatch: pytest.MonkeyPatch) -> None:
    first, tiles = lowered()
    monkeypatch.setattr(cache, "code_digest", lambda: "another")
    assert lowered() == (first, tiles)


def test_each_time_where_nothing_can_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DYNMLIR_CACHE_DIR", "/dev/null/none")
    first, tiles = lowered()
    assert tiles > 10 and lowered() == (first, tiles)
