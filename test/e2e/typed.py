"""Matmul of any covered element types: its MLIR, a small library of it, operands, and whether a result is right."""

import ml_dtypes
import numpy as np

from dynmlir.device.known import find_device
from dynmlir.driver.tune_run import micro_kernel
from dynmlir.generate.layers import Candidate, serves
from dynmlir.generate.library import library_of, with_edges
from dynmlir.generate.operation import Operation
from dynmlir.generate.source import matmul_source, unsigned_a
from dynmlir.generate.write import library_text
from dynmlir.kernels.element_types import COVERED, ElementTypes, bits, storage
from dynmlir.kernels.micro_kernel import Tile
from dynmlir.lowering.arithmetic import Arithmetic
from dynmlir.lowering.families import FAMILIES

DTYPES = {
    **{"f64": np.float64, "f32": np.float32, "f16": np.float16, "bf16": ml_dtypes.bfloat16},
    **{"i8": np.int8, "ui8": np.uint8, "i32": np.int32},
}
#: One family of each driver, and its uK of f32; the others differ in what they prefetch and in the order of loops.
KINDS = {"dot": 4096, "panel": 768, "sweep": 256, "direct": 256, "grouped": 64}
TYPES = {types.short: types for types in map(ElementTypes.of, COVERED)}


def source(types):
    """@matmul, A B, and @add, C + A B."""
    a, b, c = (f"tensor<?x?x{storage(t)}>" for t in (types.a, types.b, types.c))
    extended, left, left_type = unsigned_a(types, a)
    return f"""{matmul_source(types)}
func.func @add(%a: {a}, %b: {b}, %c: {c}) -> {c} {{
{extended}  %r = linalg.matmul ins({left}, %b : {left_type}, {b}) outs(%c : {c}) -> {c}
  return %r : {c}
}}"""


def small_library(types, device_name, kinds=KINDS):
    """(the text of a library with a kernel of each kind of code that there is for the types, its kernels)."""
    device = find_device(device_name)
    served = [family for family in KINDS if family in kinds and serves(FAMILIES[family], Operation(types), device)]
    tiles = {family: _tile(family, Arithmetic(types, device)) for family in served}
    kernels = with_edges([micro_kernel(Candidate(*each)) for each in tiles.items()], device, types)
    return library_text(device, library_of(device, kernels, types), []), kernels


def _tile(family, arithmetic):
    """6 rows of as many vectors of C as there are registers for; of any types the same bytes of rows of B."""
    device, types = arithmetic.device, arithmetic.types
    element = arithmetic.scratch if FAMILIES[family].packed else types.b
    depth = KINDS[family] * bits("f32") // bits(element)
    if family == "dot":
        return Tile(4, 1, depth)
    return Tile(6, device["vector_registers"] // 8 * device["vector_bits"] // bits(types.c), depth)


def operand(shape, kind, rng):
    if kind in ("i8", "ui8"):
        limits = np.iinfo(DTYPES[kind])
        return rng.integers(limits.min, limits.max + 1, shape).astype(DTYPES[kind])
    return (rng.random(shape) * 2 - 1).astype(DTYPES[kind])


def operands(types, m, n, k, seed=0):
    rng = np.random.default_rng((seed, m, n, k))
    return operand((m, k), types.a, rng), operand((k, n), types.b, rng)


def in_panels(b, columns):
    """B as linalg.pack lays it out: [panel, k, column], zeros beyond the last column."""
    k, n = b.shape
    count = -(-n // columns)
    padded = np.pad(b, ((0, 0), (0, count * columns - n)))
    return np.ascontiguousarray(padded.reshape(k, count, columns).transpose(1, 0, 2))


def exact(a, b):
    """A B in float64, or modulo 2^32."""
    if a.dtype.kind in "iu":
        return (a.astype("i8") @ b.astype("i8")).astype("i4")
    return a.astype("f8") @ b.astype("f8")


def check(c, a, b, before=0):
    """Integers exactly; floats up to K eps of sum |a||b|, with eps that of C's type."""
    expected = exact(a, b) + before
    assert c.shape == expected.shape
    if c.dtype.kind == "i":
        assert np.array_equal(c, expected)
        return
    size = np.abs(a).astype("f8") @ np.abs(b).astype("f8") + np.abs(before)
    worst = float(np.max(np.abs(c - expected) - max(a.shape[1], 4) * np.finfo(c.dtype).eps * size, initial=0.0))
    assert worst <= 0, f"{a.shape} x {b.shape}: error {worst} above the bound"
