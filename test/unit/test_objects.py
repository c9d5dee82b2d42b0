"""Kernels as object files of their own: how they are divided, and that modules made of them are right."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from elftools.elf.elffile import ELFFile
from iree.compiler import ir

import dynmlir
from dynmlir.backend import iree, objects
from dynmlir.backend.elf import export_functions
from dynmlir.backend.symbols import Functions, named
from dynmlir.diagnostics import DynmlirError, Remark
from dynmlir.driver.compile import CompileOptions, emit, lower

LIBRARY = Path(__file__).parents[1] / "lit" / "passes" / "inputs" / "library.mlir"
MATMUL = (Path(__file__).parents[2] / "examples" / "matmul.mlir").read_text()


def divided(calls: dict[str, str], called: set[str], size: int = 800) -> list[set[str]]:
    """Groups of functions of about `size` operations, each with the calls that are given: {"a": "b c"}."""
    text = ""
    for name, callees in calls.items():
        body = "".join(f"  call @{callee}() : () -> ()\n" for callee in callees.split())
        body += "".join(f"  %c{i} = arith.constant {i} : index\n" for i in range(size))
        text += f"func.func private @{name}() {{\n{body}  return\n}}\n"
    with ir.Context():
        module = ir.Module.parse(text)
        return objects.divide(Functions(named(module.body, "func.func")), called)


@pytest.fixture
def small_groups(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even the kernels of the tests' libraries are divided."""
    monkeypatch.setattr(objects, "SMALL", 0)
    monkeypatch.setattr(objects, "GROUP", 2_000)


@pytest.fixture(autouse=True)
def no_objects_yet(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """None is there that another test compiled."""
    monkeypatch.setenv("DYNMLIR_CACHE_DIR", str(tmp_path_factory.mktemp("cache")))


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """The object files that were compiled."""
    seen: list[bytes] = []
    compile_one = iree._compile

    def note(text: str | bytes, flags: Sequence[str], result: str = "output.vmfb") -> bytes:
        done = compile_one(text, flags, result)
        if result == "*.o":
            seen.append(done)
        return done

    monkeypatch.setattr(iree, "_compile", note)
    return seen


def test_groups_are_of_one_size_and_what_knows_all_is_in_none(small_groups: None) -> None:
    groups = divided({"all": "a b c d", "a": "leaf", "b": "", "c": "", "d": "", "leaf": ""}, {"all"})
    assert sorted(map(sorted, groups)) == [["a"], ["b", "d"], ["c"]], "a is as heavy as two, with its leaf"


def test_what_calls_each_other_is_in_one_group() -> None:
    groups = divided({"all": "a b c", "a": "x", "b": "y", "c": "z", "x": "", "y": "", "z": ""}, {"all"}, size=3_000)
    assert sorted(map(sorted, groups)) == [["a", "c"], ["b"]], "with what they call"


def test_helpers_are_in_no_group(small_groups: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(objects, "HELPER", 1_000)
    assert "share" not in set().union(*divided({"all": "a b share", "a": "share", "b": "share", "share": ""}, {"all"}))


def test_little_is_not_divided() -> None:
    assert divided({"a": "b", "b": ""}, {"a"}) == []


@pytest.mark.usefixtures("small_groups")
def test_modules_of_objects_are_right(made: list[bytes]) -> None:
    module = dynmlir.compile(MATMUL, library=LIBRARY)
    assert len(made) > 1
    rng = np.random.default_rng(0)
    for m, n, k in ((1, 1, 1), (7, 5, 3), (40, 70, 33), (0, 4, 4)):
        a, b = (rng.integers(-8, 8, shape).astype("f4") for shape in ((m, k), (k, n)))
        assert np.array_equal(module.matmul(a, b), a @ b)


@pytest.mark.usefixtures("small_groups")
def test_operators_of_one_module_do_not_take_each_others_kernels(made: list[bytes]) -> None:
    """Executables are linked into one; kernels of both have the same names there."""
    f32 = LIBRARY.read_text()
    f64 = f32[f32.index('"dynmlir.library"') :].replace("f32", "f64").replace("x64x256", "x32x256")
    doubles = MATMUL.replace("@matmul", "@doubles").replace("f32", "f64")
    module = dynmlir.compile(f32 + f64 + MATMUL + doubles)
    assert len(made) > 2
    a, b = np.arange(35.0).reshape(5, 7), np.arange(21.0).reshape(7, 3)
    assert np.array_equal(module.doubles(a, b), a @ b)
    assert np.array_equal(module.matmul(a.astype("f4"), b.astype("f4")), a @ b)


def test_a_module_is_the_same_in_every_process(tmp_path: Path) -> None:
    """Whatever the order of Python's sets, and wherever objects are written."""
    made = set()
    for seed in ("1", "2"):
        code = (
            "import sys, dynmlir\nfrom dynmlir.backend import objects\nobjects.SMALL, objects.GROUP = 0, 2000\n"
            "dynmlir.compile(sys.argv[1], library=sys.argv[2]).save(sys.argv[3])"
        )
        (folder := tmp_path / seed).mkdir()
        environment = {**os.environ, "PYTHONHASHSEED": seed, "TMPDIR": str(folder)}
        arguments = [MATMUL, str(LIBRARY), str(folder / "module.vmfb")]
        subprocess.run([sys.executable, "-c", code, *arguments], env=environment, check=True)
        made.add((folder / "module.vmfb").read_bytes())
        assert [path.name for path in folder.iterdir()] == ["module.vmfb"], "nothing is left"
    assert len(made) == 1


@pytest.mark.usefixtures("small_groups")
def test_kernels_are_compiled_once(made: list[bytes]) -> None:
    """Those of a library, whatever the operator is called and says of its sizes; what prices them is not the same."""
    module = dynmlir.compile(MATMUL, library=LIBRARY)
    first = len(made)
    assert dynmlir.compile(MATMUL, library=LIBRARY).data == module.data
    assert len(made) == first
    other = MATMUL.replace("@matmul", "@other").replace("tensor<?x?xf32>, %b: tensor<?x?xf32>", "!a, %b: !b")
    other = re.sub(r"%([ab]), (%c[01]) : tensor<\?x\?xf32>", r"%\1, \2 : !\1", other)
    other = other.replace("ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>)", "ins(%a, %b : !a, !b)")
    changed = dynmlir.compile(f"!a = tensor<?x24xf32>\n!b = tensor<24x?xf32>\n{other}", library=LIBRARY)
    assert first < len(made) < 2 * first
    a, b = np.arange(72, dtype="f4").reshape(3, 24) % 7, np.arange(120, dtype="f4").reshape(24, 5) % 5
    assert np.array_equal(changed.other(a, b), a @ b)


@pytest.mark.usefixtures("small_groups")
def test_functions_of_objects_are_exported(made: list[bytes]) -> None:
    dynmlir.compile(MATMUL, library=LIBRARY)
    table = ELFFile(io.BytesIO(made[0])).get_section_by_name(".symtab")
    local = next(s.name for s in table.iter_symbols() if s["st_info"]["type"] == "STT_FUNC")
    exported = ELFFile(io.BytesIO(export_functions(made[0], {local: "public"})))
    table = exported.get_section_by_name(".symtab")
    public, mine = table.get_symbol_by_name("public")[0], table.get_symbol_by_name(local)[0]
    assert public["st_info"]["bind"] == "STB_GLOBAL" and mine["st_info"]["bind"] == "STB_LOCAL"
    assert public["st_other"]["visibility"] == "STV_HIDDEN"
    assert (public["st_shndx"], public["st_value"]) == (mine["st_shndx"], mine["st_value"])
    defined = [s for s in table.iter_symbols() if s["st_info"]["bind"] == "STB_GLOBAL" and s["st_shndx"] != "SHN_UNDEF"]
    assert [s.name for s in defined] == ["public"], "the table of entries gives way to the one that links it"
    with pytest.raises(DynmlirError, match="'not_there' is not in the object file"):
        export_functions(made[0], {"not_there": "public"})
    with pytest.raises(DynmlirError, match="not an ELF object file"):
        export_functions(b"MZ", {})


@pytest.mark.usefixtures("small_groups")
@pytest.mark.parametrize(
    ("object_file", "why"), [(None, "no objects today"), (b"of another system", "not an ELF object file")]
)
def test_an_object_that_fails_is_compiled_whole(
    monkeypatch: pytest.MonkeyPatch, object_file: bytes | None, why: str
) -> None:
    """And a remark says why."""
    compile_one = iree._compile

    def fail(text: str | bytes, flags: Sequence[str], result: str = "output.vmfb") -> bytes:
        if result == "*.o" and object_file is None:
            raise DynmlirError("no objects today")
        return object_file if result == "*.o" and object_file else compile_one(text, flags, result)

    monkeypatch.setattr(iree, "_compile", fail)
    options = CompileOptions(library=str(LIBRARY))
    remarks: list[Remark] = []
    made = emit(lower(MATMUL, "matmul.mlir", options, only_emitted=True), "matmul.mlir", options, remarks)
    assert dynmlir.load(made).matmul(np.ones((2, 3), "f4"), np.ones((3, 1), "f4"))[0] == 3
    (remark,) = map(str, remarks)
    assert remark.startswith("matmul.mlir:1:1: remark: compiled whole, which takes longer: ") and why in remark
