"""Columns left over beside whole vectors: two micro-kernels for one product, those of whole vectors and along K."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import dynmlir
from dynmlir.costmodel import Problem, find_model, select
from dynmlir.device.known import find_device
from dynmlir.dialect import new_context
from dynmlir.dialect.files import load_library
from dynmlir.kernels.element_types import counted_in_f32
from dynmlir.kernels.patterns import BESIDE_VECTORS, PATTERNS
from dynmlir.resources import lib_dir
from dynmlir.runtime import CompiledModule

#: By the layout of B: what of it is read, and which of its sizes is N.
FORMS = {"nn": ("(b, m, n, k) -> (b, k, n)", 2), "nt": ("(b, m, n, k) -> (b, n, k)", 1)}
MODULE = """
func.func @main(%a: tensor<?x?x?x{t}>, %b: tensor<?x?x?x{t}>) -> tensor<?x?x?x{c}> {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cN = arith.constant {n_of_b} : index
  %zero = arith.constant 0.0 : {c}
  %batches = tensor.dim %a, %c0 : tensor<?x?x?x{t}>
  %m = tensor.dim %a, %c1 : tensor<?x?x?x{t}>
  %n = tensor.dim %b, %cN : tensor<?x?x?x{t}>
  %empty = tensor.empty(%batches, %m, %n) : tensor<?x?x?x{c}>
  %zeros = linalg.fill ins(%zero : {c}) outs(%empty : tensor<?x?x?x{c}>) -> tensor<?x?x?x{c}>
  %r = linalg.batch_matmul
      indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<{map}>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%a, %b : tensor<?x?x?x{t}>, tensor<?x?x?x{t}>) outs(%zeros : tensor<?x?x?x{c}>) -> tensor<?x?x?x{c}>
  return %r : tensor<?x?x?x{c}>
}}
"""
#: Beside one whole vector and several, of 8 and 16 lanes; fewer rows than lanes; short reductions; nothing at all.
SHAPES = [
    *[(549, n, 665) for n in (17, 18, 24, 25, 33, 49, 65, 100, 196)],
    *[(64, n, 512) for n in (9, 10, 12, 13, 20)],
    *[(5, 49, 4096), (2000, 33, 16), (2000, 40, 1), (300, 65, 0), (0, 49, 100), (100, 0, 49)],
]


def whole(rng, shape, dtype="f4"):
    """Small whole numbers, whose products and sums are exact."""
    return rng.integers(-3, 4, shape).astype(dtype)


@pytest.fixture(scope="module")
def module(tmp_path_factory):
    """examples/matmul.mlir, every answer twice: what was chosen last is kept."""
    return dynmlir.compile("examples/matmul.mlir", target_cpu="host")


def chosen(name, cut):
    """Whether the plans of some shapes have a cut, by a shipped library."""
    with new_context():
        device, library = load_library(lib_dir() / "libraries" / f"{name}.mlir")
    problem = Problem(library, device, find_model("cpu"), {pattern: PATTERNS[pattern] for pattern in BESIDE_VECTORS})
    return [select(problem, *shape, 1)[0] == 3 for shape in cut]


def test_shapes_have_cuts():
    """What follows is of use: the libraries of both lengths of vectors cut some of these."""
    for name in ("x86_64_v4", "x86_64_v3", "znver5"):
        assert sum(chosen(name, SHAPES)) >= 4, name


@pytest.mark.parametrize("workers", [1, 2])
def test_answers(module, workers):
    """In turn, so that what was kept of one shape meets another, and again."""
    rng = np.random.default_rng(workers)
    data = CompiledModule(module.data, *(("local-sync",) if workers == 1 else ("local-task", workers)))
    for m, n, k in [shape for each in zip(SHAPES, SHAPES, SHAPES[1:] + SHAPES[:1], strict=True) for shape in each]:
        a, b = whole(rng, (m, k)), whole(rng, (k, n))
        assert np.array_equal(np.asarray(data.matmul(a, b)), a @ b), (m, n, k)


def test_what_is_not_finite_stays_in_its_column(module):
    rng = np.random.default_rng(3)
    for n in (49, 100):
        a, b = whole(rng, (549, 665)), whole(rng, (665, n))
        b[7, n - 1], b[8, n - 2], b[9, 0] = np.nan, np.inf, np.inf
        with np.errstate(invalid="ignore"):
            want = a @ b
        assert np.array_equal(np.asarray(module.matmul(a, b)), want, equal_nan=True)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("kind", ["f32", "bf16"])
def test_batches(form, kind):
    dtype = np.float32 if kind == "f32" else ml_dtypes.bfloat16
    read, n_of_b = FORMS[form]
    module = dynmlir.compile(MODULE.format(t=kind, c="f32", map=read, n_of_b=n_of_b), target_cpu="host")
    rng = np.random.default_rng(4)
    for batches, m, n, k in ((24, 65, 65, 64), (24, 65, 65, 64), (96, 33, 33, 64), (3, 300, 49, 200), (0, 65, 65, 64)):
        a, b = whole(rng, (batches, m, k), dtype), whole(rng, (batches, k, n), dtype)
        want = a.astype("f4") @ b.astype("f4")
        given = b if form == "nn" else np.ascontiguousarray(b.swapaxes(1, 2))
        assert np.array_equal(np.asarray(module.main(a, given)), want), (batches, m, n, k)


def test_a_known_number_of_columns():
    """The columns of 49 that are left over are known when the code is made."""
    text = """
func.func @main(%a: tensor<?x512xf32>, %b: tensor<512x49xf32>, %c: tensor<?x49xf32>) -> tensor<?x49xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x512xf32>, tensor<512x49xf32>) outs(%c : tensor<?x49xf32>) -> tensor<?x49xf32>
  return %r : tensor<?x49xf32>
}
"""
    module, rng = dynmlir.compile(text, target_cpu="host"), np.random.default_rng(49)
    for m in (1, 16, 300, 300):
        a, b, c = whole(rng, (m, 512)), whole(rng, (512, 49)), whole(rng, (m, 49))
        assert np.array_equal(np.asarray(module.main(a, b, c)), a @ b + c)


def test_bytes_and_halves_are_counted_as_they_are():
    """The device of a narrow type has as many lanes as its results have."""
    for kind in (("f32", "f32", "f32"), ("i8", "i8", "i32"), ("bf16", "bf16", "f32"), ("f64", "f64", "f64")):
        device = counted_in_f32(find_device("x86_64_v4"), kind)
        assert find_model("cpu").lanes(device) == (8 if kind[2] == "f64" else 16)
