"""Code for AVX512-VNNI on any CPU: its instruction, as the sum of four products that it is, compiled for AVX2."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from test_narrow_convolutions import FIXED, FORMS, SIZES
from typed import TYPES, check, operands, small_library, source

import dynmlir
from dynmlir.bindings import arith, ir
from dynmlir.device.known import find_device
from dynmlir.driver.compile import CompileOptions, emit, lower
from dynmlir.driver.tune_run import micro_kernel
from dynmlir.generate.layers import Candidate
from dynmlir.generate.library import library_of
from dynmlir.generate.source import matmul_source
from dynmlir.generate.write import library_text
from dynmlir.kernels.micro_kernel import Tile
from dynmlir.lowering import dots
from dynmlir.lowering.register_tiles import lower_tile

#: The rest has no dot products: channels that are columns, or not innermost.
CONVOLUTIONS = {name: form for name, form in FORMS.items() if form.op.startswith("conv_2d_nh")}
POINTS = (-3, 100)
#: A kernel that packs B, and what that costs.
VNNI = Path(__file__).parents[1] / "lit" / "passes" / "inputs" / "vnni.mlir"
#: Of an image whose runs begin and end with groups of four channels: blocks of the reduction, and of columns.
IN_GROUPS = (
    {"n": 2, "g": 2, "c": 4, "f": 37, "x": 7, "y": 11, "r": 3, "s": 3},
    {"n": 1, "g": 2, "c": 20, "f": 8, "x": 13, "y": 9, "r": 2, "s": 4},
    {"n": 3, "g": 1, "c": 132, "f": 67, "x": 9, "y": 8, "r": 3, "s": 3},
    {"n": 1, "g": 3, "c": 8, "f": 3, "x": 7, "y": 8, "r": 1, "s": 1},
)
SHAPES = [(1, 1, 1), (7, 65, 41), (37, 130, 1027), (3, 5, 0)]


def vpdpbusd(intrinsic, operands, kind):
    """An element of A, without sign, times one of B, four of each to a lane."""
    assert "vpdpbusd" in intrinsic
    sums, a, b = operands
    lanes = kind.shape[0]
    part = ir.VectorType.get([lanes], a.type.element_type)
    for q in range(4):
        mask = ir.DenseI64ArrayAttr.get([4 * lane + q for lane in range(lanes)])
        some = [
            ir.Operation.create("vector.shuffle", operands=[x, x], results=[part], attributes={"mask": mask}).results[0]
            for x in (a, b)
        ]
        sums = arith.addi(sums, arith.muli(arith.extui(kind, some[0]), arith.extsi(kind, some[1])))
    return sums


def emulated(text, library, folder, holds=""):
    """A module of a text, with the kernels of a library for AVX512-VNNI; lowered it `holds` something.

    What other tests have made of the same library is the CPU's own, and no test of theirs gets what is made here.
    """
    path = folder / "library.mlir"
    path.write_text(library)
    options = CompileOptions(target_cpu="cascadelake", library=str(path))
    lower_tile.cache_clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dots, "_called", vpdpbusd)
        patch.setattr("dynmlir.driver.compile.keep_made", lambda what, make: make())
        lowered = lower(text, "x", options, only_emitted=True)
        assert holds in str(lowered.kernels)
        emitted = emit(lowered, "x", replace(options, target_cpu="x86-64-v3"))
    lower_tile.cache_clear()
    return dynmlir.CompiledModule(emitted, "local-sync", None, "x")


def of_family(name):
    """A library of one kernel."""
    return small_library(TYPES["i8"], "cascadelake", (name,))[0]


@pytest.fixture(scope="module")
def module(tmp_path_factory):
    """Convolutions, @matmul and @add."""
    text = "\n".join([*(form.function(name) for name, form in CONVOLUTIONS.items()), source(TYPES["i8"])])
    return emulated(text, of_family("panel"), tmp_path_factory.mktemp("vnni"))


@pytest.mark.parametrize("name", CONVOLUTIONS)
def test_convolutions(module, name):
    rng, form = np.random.default_rng(sum(map(ord, name))), CONVOLUTIONS[name]
    every = [*FIXED, *IN_GROUPS, *({x: int(rng.choice(some)) for x, some in SIZES.items()} for _ in range(8))]
    for seed, sizes in enumerate(every):
        image, weights, start = form.arrays(sizes, seed)
        got = module[name](image, weights, start, *POINTS[: 2 * form.points])
        assert np.array_equal(got, form.expected(image, weights, start, POINTS if form.points else (0, 0))), sizes


def test_groups_of_channels_in_loops_that_are_unrolled(tmp_path):
    """Of images with a sign and without."""
    device, kernel = find_device("cascadelake"), micro_kernel(Candidate("direct", Tile(2, 32, 256)))
    device = replace(device, facts={**device.facts, "short_steps": 1})
    library = library_text(device, library_of(device, [kernel], TYPES["i8"]), [])
    forms = {name: CONVOLUTIONS[name] for name in ("nhwc_odd", "u8_i8")}
    text = "\n".join(form.function(name) for name, form in forms.items())
    module = emulated(text, library, tmp_path)
    for name, form in forms.items():
        points = POINTS[: 2 * form.points]
        for seed, sizes in enumerate(IN_GROUPS):
            arrays = form.arrays(sizes, seed)
            got = module[name](*arrays, *points)
            assert np.array_equal(got, form.expected(*arrays, points or (0, 0))), (name, sizes)


@pytest.mark.parametrize("shape", SHAPES)
def test_matmul(module, shape):
    a, b = operands(TYPES["i8"], *shape)
    check(module.matmul(a, b), a, b)


@pytest.mark.parametrize("unsigned", [False, True])
def test_constants_in_groups_of_rows(tmp_path, unsigned):
    """Of a K that fills groups and one that does not, of one that several blocks of the reduction cover."""
    rng = np.random.default_rng(unsigned)
    weights = {(k, n): rng.integers(-128, 128, (k, n)).astype("i1") for k, n in ((30, 150), (5, 64), (2051, 65))}
    text = "".join(constant_product(f"f{n}", b, unsigned) for (_, n), b in weights.items())
    made = emulated(text, VNNI.read_text(), tmp_path, holds="prepacked_groups")
    for (k, n), b in weights.items():
        for m in (0, 1, 7, 20):
            a = rng.integers(-128, 128, (m, k)).astype("i1")
            check(made[f"f{n}"](a), a.view("u1") if unsigned else a, b)


def constant_product(name, b, unsigned):
    k, n = b.shape
    a, c = f"tensor<?x{k}xi8>", f"tensor<?x{n}xi32>"
    extended = f"  %x = arith.extui %a : {a} to tensor<?x{k}xi32>\n" if unsigned else ""
    left, kind = ("%x", f"tensor<?x{k}xi32>") if unsigned else ("%a", a)
    return f"""
func.func @{name}(%a: {a}) -> {c} {{
  %b = arith.constant dense<"0x{b.tobytes().hex().upper()}"> : tensor<{k}x{n}xi8>
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %m = tensor.dim %a, %c0 : {a}
  %e = tensor.empty(%m) : {c}
  %i = linalg.fill ins(%zero : i32) outs(%e : {c}) -> {c}
{extended}  %r = linalg.matmul ins({left}, %b : {kind}, tensor<{k}x{n}xi8>) outs(%i : {c}) -> {c}
  return %r : {c}
}}
"""


def test_groups_of_rows_of_b_that_are_made_in_registers(tmp_path):
    made = emulated(source(TYPES["i8"]), of_family("grouped"), tmp_path)
    for shape in SHAPES:
        a, b = operands(TYPES["i8"], *shape)
        check(made.matmul(a, b), a, b)
        before = np.arange(shape[0] * shape[1], dtype="i4").reshape(shape[:2])
        check(made.add(a, b, before), a, b, before)


def test_columns_of_a_transposed_b_in_its_place(tmp_path):
    device, kernel = find_device("cascadelake"), micro_kernel(Candidate("dot_narrow", Tile(2, 4, 128)))
    library = library_text(device, library_of(device, [kernel], TYPES["i8"], layout="nt"), [])
    made = emulated(matmul_source(TYPES["i8"], "nt"), library, tmp_path)
    for shape in SHAPES:
        a, b = operands(TYPES["i8"], *shape)
        check(made.matmul(a, np.ascontiguousarray(b.T)), a, b)
