"""The dialect from Python: values in and out of the IR, patterns by name, and what docstrings claim."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from dynmlir import dialect
from dynmlir.bindings import ir
from dynmlir.device.facts import Device
from dynmlir.diagnostics import DynmlirError, near_match
from dynmlir.dialect.convert import read_device, read_library, write_device, write_library
from dynmlir.dialect.files import load_library
from dynmlir.dialect.pattern import bound_map, read_bound, read_pattern
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import MicroKernel, Tile
from dynmlir.kernels.pattern_sets import PATTERN_SETS, find_patterns, register_patterns
from dynmlir.kernels.patterns import COL_BOUNDS, PATTERNS, ROW_BOUNDS
from dynmlir.passes.base import PassContext
from dynmlir.passes.polymerize import Polymerize

ROOT = Path(__file__).resolve().parents[2]
DEVICE = Device(
    "dev",
    "x86-64-v4",
    {
        "vector_bits": 512,
        "vector_registers": 32,
        "masks_cheap": 1,
        "l1_bytes": 32768,
        "l2_bytes": 1 << 20,
        "l3_bytes": 1 << 25,
        "peak_mflops_per_pe": 118000,
        "dram_mbs": 20000,
        "l3_mbs": 30000,
        "wake_ns": 8000,
    },
)
KERNELS = (
    MicroKernel("wide", "n", Tile(6, 64, 256), False, {"g_t": (0, 8), "g_ps": (9, 99), "g_slope": (5, 4)}),
    MicroKernel("tall", "m", Tile(64, 2, 8), True, {"g_t": (0,), "g_ps": (9,), "g_slope": (5,), "pack": 7}),
)
LIBRARY = Library("matmul_f32", "matmul", ("f32", "f32", "f32"), "dev", KERNELS)
TEMPLATE = (ROOT / "test/lit/dialect/template.mlir").read_text()


@pytest.fixture(autouse=True)
def context():
    with dialect.new_context() as context, ir.Location.unknown():
        yield context


def library_module() -> ir.Module:
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        write_device(DEVICE)
        write_library(LIBRARY)
    module.operation.verify()
    return module


def test_values_survive_the_ir_and_its_text():
    module = ir.Module.parse(str(library_module()))
    device, library = (op for op in module.body.operations)
    read = read_library(library)
    assert read_device(device) == DEVICE
    assert dict(read_device(device).facts) == dict(DEVICE.facts)
    assert read == LIBRARY
    assert [dict(k.model) for k in read.micro_kernels] == [dict(k.model) for k in KERNELS]


def test_a_library_keeps_that_its_models_are_not_measured():
    modelled = replace(LIBRARY, measured=False)
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        op = write_library(modelled)
    assert "measured = false" in str(op) and read_library(op) == modelled != LIBRARY
    assert "measured" not in str(library_module())


def test_a_library_file_is_read(tmp_path):
    path = tmp_path / "library.mlir"
    path.write_text(str(library_module()))
    assert load_library(path) == (DEVICE, LIBRARY)


@pytest.mark.parametrize("part", [0.2, 0.5, 0.9, 0.99])
def test_a_library_file_that_is_cut_short_is_one_located_error(tmp_path, part):
    path, text = tmp_path / "cut.mlir", str(library_module())
    path.write_text(text[: int(part * len(text.rstrip()))])
    with pytest.raises(DynmlirError, match=re.escape(str(path))) as raised:
        load_library(path)
    assert re.fullmatch(rf"{re.escape(str(path))}:\d+:\d+: error: .*", str(raised.value).split("\n")[0])


@pytest.mark.parametrize("bound", [*zip(ROW_BOUNDS, ROW_BOUNDS[1:], strict=False), ("0", "N"), ("c", "N")])
def test_bounds_survive_affine_maps(bound):
    op = ir.Operation.create("dynmlir.region", attributes={"rows": bound_map(bound)})
    assert read_bound(op, "rows") == bound
    assert set(COL_BOUNDS) <= {"0", "c45", "c", "N"}


def test_polymerize_writes_the_patterns_that_are_read_back():
    module = ir.Module.parse(TEMPLATE)
    Polymerize().run(module, Polymerize.Options(), PassContext())
    module.operation.verify()
    function = module.body.operations[0]
    template = next(o for o in function.regions[0].blocks[0].operations if o.operation.name == "dynmlir.template")
    assert dict(map(read_pattern, template.regions[1].blocks[0].operations)) == PATTERNS


def test_load_is_idempotent():
    dialect.load()
    dialect.load()


@pytest.mark.parametrize(
    ("patterns", "message"),
    [
        ({"L": ((1, 2),)}, "do not form a rectangle"),
        ({"twice": ((1, 2, 3), (1,))}, "overlap"),
        ({"II": ((1,),)}, "another pattern named 'II'"),
    ],
)
def test_pattern_sets_are_checked(patterns, message):
    with pytest.raises(ValueError, match=message):
        register_patterns("bad", patterns)
    assert "bad" not in PATTERN_SETS


def test_a_set_may_be_registered_again(monkeypatch):
    """A plug-in is run anew for each compilation, and may have been edited."""
    monkeypatch.setitem(PATTERN_SETS, "mine", {})
    register_patterns("mine", {"S": [[1, 2, 3], [4, 5, 6, 7]]})
    register_patterns("mine", {"S": [[1, 2, 3], [4, 5, 6, 7]]})
    register_patterns("mine", {"S": ((1, 2, 3), (4,), (5, 6, 7))})
    assert PATTERN_SETS["mine"] == {"S": ((1, 2, 3), (4,), (5, 6, 7))}


def test_patterns_are_found_by_their_name_and_their_set(monkeypatch):
    monkeypatch.setitem(PATTERN_SETS, "mine", {"S": ((1, 2, 3), (4,), (5, 6, 7))})
    assert list(find_patterns(("mine", "I"))) == ["S", "I"]
    assert list(find_patterns(())) == list(PATTERNS)
    with pytest.raises(DynmlirError, match="unknown pattern 'IIX'; did you mean"):
        find_patterns(("IIX",))


def test_near_match_says_what_was_meant():
    message = near_match("cost model", "mikploy", ["mikpoly", "wave"])
    assert message == "unknown cost model 'mikploy'; did you mean 'mikpoly'? known: mikpoly, wave"
    assert near_match("pass", "zzz", []) == "unknown pass 'zzz'; known: none"


@pytest.mark.parametrize("family", ["library", "pattern"])
def test_the_docstring_examples_are_what_lit_runs(family):
    """Every op of a docstring stands, but for spaces, in the lit test of that name."""
    docstring = (ROOT / f"python/dynmlir/dialect/{family}.py").read_text().split('"""')[1]
    lit = re.sub(r"//.*", "", (ROOT / f"test/lit/dialect/{family}.mlir").read_text())
    for example in re.findall(r"```mlir\n(.*?)```", docstring, re.DOTALL):
        for line in example.splitlines()[:-2]:
            assert re.sub(r"\s", "", line) in re.sub(r"\s", "", lit)
