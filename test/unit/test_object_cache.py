"""Objects that were compiled before are found again, by all that they are made of; a folder that is no use is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from dynmlir.backend import object_cache
from dynmlir.backend.object_cache import ObjectCache
from dynmlir.diagnostics import DynmlirError

MADE = bytes(range(256)) * 300


class Compiler:
    """Counts how often it is asked."""

    def __init__(self, made: bytes = MADE):
        self.made, self.asked = made, 0

    def __call__(self) -> bytes:
        self.asked += 1
        return self.made


def test_an_object_is_compiled_once(tmp_path: Path) -> None:
    compiler = Compiler()
    for _ in range(3):
        assert ObjectCache(tmp_path).of(b"source", ["--flag"], compiler) == MADE
    assert compiler.asked == 1


def test_whatever_differs_is_another_object(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, compiler = ObjectCache(tmp_path), Compiler()
    for source, flags in ((b"a", ["b", "c"]), (b"b", ["b", "c"]), (b"a", ["bc"]), (b"a", ["c", "b"]), (b"c\0a", ["b"])):
        folder.of(source, flags, compiler)
    assert compiler.asked == 5
    monkeypatch.setattr(object_cache.importlib.metadata, "version", lambda name: "0")
    folder.of(b"a", ["b", "c"], compiler)
    assert compiler.asked == 6


@pytest.mark.parametrize("damage", [lambda data: data[:-1], lambda data: data[:9] + b"!" + data[10:], lambda data: b""])
def test_a_damaged_object_is_compiled_anew(tmp_path: Path, damage) -> None:
    compiler = Compiler()
    ObjectCache(tmp_path).of(b"source", [], compiler)
    (kept,) = tmp_path.rglob("*.val")
    kept.write_bytes(damage(kept.read_bytes()))
    for _ in range(2):
        assert ObjectCache(tmp_path).of(b"source", [], compiler) == MADE
    assert compiler.asked == 2, "and kept again"


def test_a_damaged_folder_is_none(tmp_path: Path) -> None:
    compiler = Compiler()
    ObjectCache(tmp_path).of(b"source", [], compiler)
    (tmp_path / "cache.db").write_bytes(b"no database" * 1000)
    assert ObjectCache(tmp_path).of(b"source", [], compiler) == MADE


def test_a_folder_that_cannot_be_made_is_none(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    compiler = Compiler()
    for _ in range(2):
        assert ObjectCache(tmp_path / "file" / "objects").of(b"source", [], compiler) == MADE
    assert compiler.asked == 2


def test_what_fails_is_not_kept(tmp_path: Path) -> None:
    def fail() -> bytes:
        raise DynmlirError("no object")

    with pytest.raises(DynmlirError, match="no object"):
        ObjectCache(tmp_path).of(b"source", [], fail)
    assert ObjectCache(tmp_path).of(b"source", [], Compiler()) == MADE


def test_what_was_not_used_goes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(object_cache, "MOST_BYTES", 30 * len(MADE))
    folder, first, others = ObjectCache(tmp_path), Compiler(), Compiler()
    for number in range(80):
        folder.of(str(number).encode(), [], others)
        folder.of(b"again and again", [], first)
    assert first.asked == 1
    assert sum(file.stat().st_size for file in tmp_path.rglob("*.val")) <= 31 * len(MADE)
