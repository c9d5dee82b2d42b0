"""Softmax of f32 as a dispatch of its own, against float64: lengths about vectors, NaN, infinity, nothing at all."""

from pathlib import Path

import numpy as np
import pytest

import dynmlir
from dynmlir.runtime import empty

LIBRARY = Path(__file__).parents[1] / "lit" / "passes" / "inputs" / "library.mlir"
#: A softmax of an argument, and one of what is computed, which is overwritten; a product, so that there is a library.
SOURCE = """
#row = affine_map<(b, m, n) -> (n)>
#all = affine_map<(b, m, n) -> (b, m, n)>
func.func @given(%x: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.softmax dimension(2) ins(%x : tensor<?x?x?xf32>) outs(%x : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @computed(%x: tensor<?x?x?xf32>, %bias: tensor<?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
  %s = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x, %bias : tensor<?x?x?xf32>, tensor<?xf32>) outs(%x : tensor<?x?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %y = arith.addf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<?x?x?xf32>
  %r = linalg.softmax dimension(2) ins(%s : tensor<?x?x?xf32>) outs(%x : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r, %x : tensor<?x?x?xf32>, tensor<?x?x?xf32>
}
func.func @view(%x: tensor<?x?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %y = tensor.collapse_shape %x [[0], [1, 2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
  %m = tensor.dim %y, %c0 : tensor<?x?xf32>
  %n = tensor.dim %y, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %r = linalg.softmax dimension(1) ins(%y : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @moved(%x: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %s = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x : tensor<?x?x?xf32>) outs(%x : tensor<?x?x?xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  } -> tensor<?x?x?xf32>
  %r = linalg.softmax dimension(2) ins(%s : tensor<?x?x?xf32>) outs(%x : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
func.func @stated(%x: tensor<?x41xf32>) -> tensor<?x41xf32> {
  %r = linalg.softmax dimension(1) ins(%x : tensor<?x41xf32>) outs(%x : tensor<?x41xf32>) -> tensor<?x41xf32>
  return %r : tensor<?x41xf32>
}
func.func @guarded(%x: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %least = arith.constant 0xFF800000 : f32
  %true = arith.constant true
  %b = tensor.dim %x, %c0 : tensor<?x?x?xf32>
  %m = tensor.dim %x, %c1 : tensor<?x?x?xf32>
  %n = tensor.dim %x, %c2 : tensor<?x?x?xf32>
  %s = linalg.softmax dimension(2) ins(%x : tensor<?x?x?xf32>) outs(%x : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %e = tensor.empty(%b, %m, %n) : tensor<?x?x?xi1>
  %is = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x : tensor<?x?x?xf32>) outs(%e : tensor<?x?x?xi1>) {
  ^bb0(%a: f32, %o: i1):
    %y = arith.cmpf oeq, %a, %least : f32
    linalg.yield %y : i1
  } -> tensor<?x?x?xi1>
  %r = tensor.empty(%b, %m) : tensor<?x?xi1>
  %f = linalg.fill ins(%true : i1) outs(%r : tensor<?x?xi1>) -> tensor<?x?xi1>
  %every = linalg.generic {indexing_maps = [#all, affine_map<(b, m, n) -> (b, m)>],
      iterator_types = ["parallel", "parallel", "reduction"]} ins(%is : tensor<?x?x?xi1>) outs(%f : tensor<?x?xi1>) {
  ^bb0(%a: i1, %o: i1):
    %y = arith.andi %a, %o : i1
    linalg.yield %y : i1
  } -> tensor<?x?xi1>
  %q = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m)>, #all, #all],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%every, %s : tensor<?x?xi1>, tensor<?x?x?xf32>) outs(%x : tensor<?x?x?xf32>) {
  ^bb0(%a: i1, %v: f32, %o: f32):
    %y = arith.select %a, %zero, %v : f32
    linalg.yield %y : f32
  } -> tensor<?x?x?xf32>
  return %q : tensor<?x?x?xf32>
}
func.func @product(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
"""


@pytest.fixture(scope="module", params=[("local-sync", None), ("local-task", 2)])
def module(request, tmp_path_factory):
    driver, threads = request.param
    return dynmlir.compile(SOURCE, library=LIBRARY, driver=driver, threads=threads)


def softmax(x):
    with np.errstate(all="ignore"):
        powers = np.exp(x.astype("f8") - x.max(-1, keepdims=True, initial=-np.inf))
        return powers / powers.sum(-1, keepdims=True)


#: exp of a number far below 0 is off by a few units of what it is rounded to.
NEAR = {"rtol": 5e-6, "atol": 1e-30}
LENGTHS = [1, 2, 7, 8, 9, 15, 16, 17, 31, 32, 33, 40, 63, 64, 65, 100, 1001]


@pytest.mark.parametrize("length", LENGTHS)
def test_lengths(module, length):
    rng = np.random.default_rng(length)
    for shape in ((1, 1, length), (2, 3, length), (7, 200, length)):
        x, bias = 5 * rng.standard_normal(shape, np.float32), rng.standard_normal(length, np.float32)
        made = module.given(x)
        np.testing.assert_allclose(made, softmax(x), **NEAR)
        assert np.array_equal(made, module.given(x))
        kept = x.copy()
        made, same = module.computed(x, bias)
        np.testing.assert_allclose(made, softmax(x + bias), **NEAR)
        assert np.array_equal(x, kept) and np.array_equal(same, kept)


@pytest.mark.parametrize("shape", [(0, 3, 5), (2, 0, 5), (2, 3, 0), (0, 0, 0)])
def test_nothing(module, shape):
    assert module.given(np.zeros(shape, np.float32)).shape == shape
    assert module.computed(np.zeros(shape, np.float32), np.zeros(shape[2], np.float32))[0].shape == shape


@pytest.mark.parametrize("length", [1, 5, 8, 33, 70])
def test_what_is_no_number(module, length):
    """NaN, infinity, and rows of nothing but -infinity, as a mask leaves them, are what they are in float64."""
    rng = np.random.default_rng(length)
    x = rng.standard_normal((1, 9, length), np.float32)
    for row, value in enumerate((np.nan, np.inf, -np.inf, 3e38, -3e38)):
        x[0, row, row % length] = value
    x[0, 5], x[0, 6, : length // 2], x[0, 7] = -np.inf, -np.inf, 1e30
    np.testing.assert_allclose(module.given(x), softmax(x), **NEAR)
    np.testing.assert_allclose(module.computed(x, np.zeros(length, np.float32))[0], softmax(x), **NEAR)


@pytest.mark.parametrize("name", ["given", "view", "moved"])
def test_what_a_caller_gives_is_kept(module, name):
    x = empty((3, 4, 20), np.float32)  # aligned, so that it is read where it lies
    x[...] = given = np.random.default_rng(7).standard_normal(x.shape)
    rows = given.reshape(3, 80) if name == "view" else given
    np.testing.assert_allclose(getattr(module, name)(x), softmax(rows), **NEAR)
    np.testing.assert_array_equal(x, given.astype(np.float32))


def test_a_stated_length(module):
    x = np.random.default_rng(0).standard_normal((13, 41), np.float32)
    np.testing.assert_allclose(module.stated(x), softmax(x), **NEAR)


@pytest.mark.parametrize("length", LENGTHS)
def test_rows_that_a_mask_leaves_nothing_of(module, length):
    """They are 0 where the program makes them 0; a row with a NaN, or an infinity, is NaN all the same."""
    rng = np.random.default_rng(length)
    x = 5 * rng.standard_normal((2, 7, length), np.float32)
    x[0, 1], x[1, 6], x[0, 2, length // 2 :] = -np.inf, -np.inf, -np.inf
    x[1, 2], x[1, 3, -1], x[1, 4, 0] = -3.4e38, np.nan, np.inf
    expected = np.where((x == -np.inf).all(-1, keepdims=True), 0, softmax(x))
    kept = x.copy()
    np.testing.assert_allclose(module.guarded(x), expected, **NEAR)
    assert np.array_equal(x, kept, equal_nan=True)
    assert module.guarded(x[:, :0]).shape == (2, 0, length)
