"""Matmul of any covered element types: its MLIR, a small library of it, operands, and whether a result is right."""

import ml_dtypes
import numpy as np

from dynmlir.device.known import find_device
from dynmlir.generate.candidates import candidates, library_of, with_edges
from dynmlir.generate.source import matmul_source, unsigned_a
from dynmlir.generate.write import library_text
from dynmlir.kernels.element_types import COVERED, ElementTypes, storage

DTYPES = {
    **{"f64": np.float64, "f32": np.float32, "f16": np.float16, "bf16": ml_dtypes.bfloat16},
    **{"i8": np.int8, "ui8": np.uint8, "i32": np.int32},
}
#: One family of each driver; the others differ in what they prefetch and in the order of loops.
KINDS = ("direct", "sweep", "panel", "dot")
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
    """(the text of a library with the first candidate of each kind of code, its kernels)."""
    device = find_device(device_name)
    first = {kernel.family: kernel for kernel in reversed(candidates(device, types)) if kernel.family in kinds}
    kernels = with_edges(list(first.values()), device, types)
    return library_text(device, library_of(device, kernels, types), []), kernels


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
