"""Programs on rows, as norms are, against float64: lengths about vectors, NaN, infinity, nothing at all."""

from pathlib import Path

import numpy as np
import pytest

import dynmlir

LIBRARY = Path(__file__).parents[1] / "lit" / "passes" / "inputs" / "library.mlir"

#: Of the rows of x, from zeros on.
SUMS = """\
  %sum = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x?xf32>) outs(%zeros : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %y = arith.addf %a, %o : f32
    linalg.yield %y : f32
  } -> tensor<?xf32>
"""
SOURCE = """
#all = affine_map<(a, b) -> (a, b)>
#row = affine_map<(a, b) -> (a)>
#kept = affine_map<(a, b) -> (a, 0)>
#column = affine_map<(a, b) -> (b)>
#each = affine_map<(a) -> (a)>
#none = affine_map<(a, b) -> ()>
#image = affine_map<(a, b, c, d) -> (a, b, c, d)>
#unit = affine_map<(a, b, c, d) -> (0, b, 0, 0)>
#of_unit = affine_map<(a, b, c, d) -> (a, b, 0, 0)>

// Means, variances in f64, quotients, with a weight of each column; the means and variances are read, too.
func.func @norm(%x: tensor<?x?xf32>, %weight: tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?x1xf64>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %small = arith.constant 1.0e-3 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %integer = arith.index_cast %n : index to i64
  %wide = tensor.empty(%m, %n) : tensor<?x?xf64>
  %w = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<?x?xf32>) outs(%wide : tensor<?x?xf64>) {
  ^bb0(%a: f32, %o: f64):
    %y = arith.extf %a : f32 to f64
    linalg.yield %y : f64
  } -> tensor<?x?xf64>
  %rows = tensor.empty(%m) : tensor<?x1xf64>
  %zeros = linalg.fill ins(%zero : f64) outs(%rows : tensor<?x1xf64>) -> tensor<?x1xf64>
  %sum = linalg.generic {indexing_maps = [#all, #kept], iterator_types = ["parallel", "reduction"]}
      ins(%w : tensor<?x?xf64>) outs(%zeros : tensor<?x1xf64>) {
  ^bb0(%a: f64, %o: f64):
    %y = arith.addf %a, %o : f64
    linalg.yield %y : f64
  } -> tensor<?x1xf64>
  %mean = linalg.generic {indexing_maps = [#all, #none, #all], iterator_types = ["parallel", "parallel"]}
      ins(%sum, %integer : tensor<?x1xf64>, i64) outs(%rows : tensor<?x1xf64>) {
  ^bb0(%a: f64, %i: i64, %o: f64):
    %f = arith.sitofp %i : i64 to f64
    %y = arith.divf %a, %f : f64
    linalg.yield %y : f64
  } -> tensor<?x1xf64>
  %centred = linalg.generic {indexing_maps = [#all, #kept, #all], iterator_types = ["parallel", "parallel"]}
      ins(%w, %mean : tensor<?x?xf64>, tensor<?x1xf64>) outs(%wide : tensor<?x?xf64>) {
  ^bb0(%a: f64, %b: f64, %o: f64):
    %y = arith.subf %a, %b : f64
    linalg.yield %y : f64
  } -> tensor<?x?xf64>
  %squares = linalg.generic {indexing_maps = [#all, #kept], iterator_types = ["parallel", "reduction"]}
      ins(%centred : tensor<?x?xf64>) outs(%zeros : tensor<?x1xf64>) {
  ^bb0(%a: f64, %o: f64):
    %s = arith.mulf %a, %a : f64
    %y = arith.addf %o, %s : f64
    linalg.yield %y : f64
  } -> tensor<?x1xf64>
  %narrow = tensor.empty(%m) : tensor<?x1xf32>
  %variance = linalg.generic {indexing_maps = [#all, #none, #all], iterator_types = ["parallel", "parallel"]}
      ins(%squares, %integer : tensor<?x1xf64>, i64) outs(%narrow : tensor<?x1xf32>) {
  ^bb0(%a: f64, %i: i64, %o: f32):
    %f = arith.sitofp %i : i64 to f64
    %q = arith.divf %a, %f : f64
    %y = arith.truncf %q : f64 to f32
    linalg.yield %y : f32
  } -> tensor<?x1xf32>
  %flat = tensor.collapse_shape %variance [[0, 1]] : tensor<?x1xf32> into tensor<?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %r = linalg.generic {indexing_maps = [#all, #row, #column, #all], iterator_types = ["parallel", "parallel"]}
      ins(%centred, %flat, %weight : tensor<?x?xf64>, tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%a: f64, %v: f32, %g: f32, %o: f32):
    %t = arith.truncf %a : f64 to f32
    %s = arith.addf %v, %small : f32
    %d = math.rsqrt %s : f32
    %q = arith.mulf %t, %d : f32
    %y = arith.mulf %q, %g : f32
    linalg.yield %y : f32
  } -> tensor<?x?xf32>
  return %r, %mean, %flat : tensor<?x?xf32>, tensor<?x1xf64>, tensor<?xf32>
}

// A vector that is read by rows and by columns, and the sums of rows by columns, which are no program's.
func.func @square(%x: tensor<?x?xf32>, %v: tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x?xf32>
  %rows = tensor.empty(%n) : tensor<?xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%rows : tensor<?xf32>) -> tensor<?xf32>
SUMS
  %e = tensor.empty(%n, %n) : tensor<?x?xf32>
  %r = linalg.generic {indexing_maps = [#all, #row, #row, #column, #all], iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum, %v, %v : tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%a: f32, %s: f32, %b: f32, %c: f32, %o: f32):
    %t = arith.mulf %a, %s : f32
    %u = arith.addf %t, %b : f32
    %y = arith.subf %u, %c : f32
    linalg.yield %y : f32
  } -> tensor<?x?xf32>
  %q = linalg.generic {indexing_maps = [#all, #column, #all], iterator_types = ["parallel", "parallel"]}
      ins(%r, %sum : tensor<?x?xf32>, tensor<?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %y = arith.subf %a, %s : f32
    linalg.yield %y : f32
  } -> tensor<?x?xf32>
  return %r, %q : tensor<?x?xf32>, tensor<?x?xf32>
}

// What a reduction is brought together with comes of the first by way of a product, which stays between the two.
func.func @apart(%x: tensor<?x?xf32>, %k: tensor<?x?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %rows = tensor.empty(%m) : tensor<?xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%rows : tensor<?xf32>) -> tensor<?xf32>
SUMS
  %mixed = linalg.matvec ins(%k, %sum : tensor<?x?xf32>, tensor<?xf32>) outs(%zeros : tensor<?xf32>) -> tensor<?xf32>
  %most = linalg.generic {indexing_maps = [#all, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x, %mixed : tensor<?x?xf32>, tensor<?xf32>) outs(%zeros : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    %y = arith.maximumf %p, %o : f32
    linalg.yield %y : f32
  } -> tensor<?xf32>
  return %sum, %most : tensor<?xf32>, tensor<?xf32>
}

// One row of all: the least and the greatest, from where they are, too, and what lies between.
func.func @between(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<f32>) {
  %c0 = arith.constant 0 : index
  %i0 = arith.constant 0 : i64
  %least = arith.constant 0x7F800000 : f32
  %most = arith.constant 0xFF800000 : f32
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty() : tensor<f32>
  %ei = tensor.empty() : tensor<i64>
  %fi = linalg.fill ins(%i0 : i64) outs(%ei : tensor<i64>) -> tensor<i64>
  %f = linalg.fill ins(%least : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %g = linalg.fill ins(%most : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %low:2 = linalg.generic {indexing_maps = [#each, affine_map<(a) -> ()>, affine_map<(a) -> ()>],
      iterator_types = ["reduction"]} ins(%x : tensor<?xf32>) outs(%f, %fi : tensor<f32>, tensor<i64>) {
  ^bb0(%a: f32, %o: f32, %at: i64):
    %i = linalg.index 0 : index
    %ii = arith.index_cast %i : index to i64
    %y = arith.minimumf %a, %o : f32
    %is = arith.cmpf olt, %a, %o : f32
    %s = arith.select %is, %ii, %at : i64
    linalg.yield %y, %s : f32, i64
  } -> (tensor<f32>, tensor<i64>)
  %high = linalg.generic {indexing_maps = [#each, affine_map<(a) -> ()>], iterator_types = ["reduction"]}
      ins(%x : tensor<?xf32>) outs(%g : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %y = arith.maximumf %a, %o : f32
    linalg.yield %y : f32
  } -> tensor<f32>
  %r = tensor.empty(%n) : tensor<?xf32>
  %q = linalg.generic {indexing_maps = [#each, affine_map<(a) -> ()>, affine_map<(a) -> ()>, #each],
      iterator_types = ["parallel"]}
      ins(%x, %low#0, %high : tensor<?xf32>, tensor<f32>, tensor<f32>) outs(%r : tensor<?xf32>) {
  ^bb0(%a: f32, %l: f32, %h: f32, %o: f32):
    %t = arith.subf %a, %l : f32
    %u = arith.subf %h, %l : f32
    %y = arith.divf %t, %u : f32
    linalg.yield %y : f32
  } -> tensor<?xf32>
  return %q, %high : tensor<?xf32>, tensor<f32>
}

// Images of f16 with a dimension of one that is reduced, too; shares of the sum of each channel.
func.func @shares(%x: tensor<1x?x?x?xf16>) -> tensor<1x?x?x?xf16> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %c = tensor.dim %x, %c1 : tensor<1x?x?x?xf16>
  %h = tensor.dim %x, %c2 : tensor<1x?x?x?xf16>
  %w = tensor.dim %x, %c3 : tensor<1x?x?x?xf16>
  %e = tensor.empty(%c) : tensor<1x?x1x1xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x?x1x1xf32>) -> tensor<1x?x1x1xf32>
  %s = linalg.generic {indexing_maps = [#image, #unit],
      iterator_types = ["reduction", "parallel", "reduction", "reduction"]}
      ins(%x : tensor<1x?x?x?xf16>) outs(%f : tensor<1x?x1x1xf32>) {
  ^bb0(%a: f16, %o: f32):
    %t = arith.extf %a : f16 to f32
    %y = arith.addf %t, %o : f32
    linalg.yield %y : f32
  } -> tensor<1x?x1x1xf32>
  %r = tensor.empty(%c, %h, %w) : tensor<1x?x?x?xf16>
  %q = linalg.generic {indexing_maps = [#image, #of_unit, #image],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x, %s : tensor<1x?x?x?xf16>, tensor<1x?x1x1xf32>) outs(%r : tensor<1x?x?x?xf16>) {
  ^bb0(%a: f16, %b: f32, %o: f16):
    %t = arith.extf %a : f16 to f32
    %u = arith.divf %t, %b : f32
    %y = arith.truncf %u : f32 to f16
    linalg.yield %y : f16
  } -> tensor<1x?x?x?xf16>
  return %q : tensor<1x?x?x?xf16>
}

// Numbers of several types that the caller gives.
func.func @numbers(%x: tensor<?x?xf32>, %f: f32, %d: f64, %i: i32, %way: i1) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %rows = tensor.empty(%m) : tensor<?xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%rows : tensor<?xf32>) -> tensor<?xf32>
  %s = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x?xf32>) outs(%zeros : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %g = arith.truncf %d : f64 to f32
    %h = arith.sitofp %i : i32 to f32
    %p = arith.mulf %a, %f : f32
    %q = arith.addf %p, %g : f32
    %r = arith.addf %q, %h : f32
    %t = arith.select %way, %r, %a : f32
    %y = arith.addf %t, %o : f32
    linalg.yield %y : f32
  } -> tensor<?xf32>
  return %s : tensor<?xf32>
}

// Sums in a branch, of what is made ahead of it; their result is read within another region.
func.func @branch(%x: tensor<?x?xf32>, %way: i1) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %rows = tensor.empty(%m) : tensor<?xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%rows : tensor<?xf32>) -> tensor<?xf32>
SUMS
  %r = scf.if %way -> tensor<?xf32> {
    %s = linalg.generic {indexing_maps = [#all, #row, #row], iterator_types = ["parallel", "reduction"]}
        ins(%x, %sum : tensor<?x?xf32>, tensor<?xf32>) outs(%zeros : tensor<?xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %p = arith.subf %a, %b : f32
      %y = arith.addf %p, %o : f32
      linalg.yield %y : f32
    } -> tensor<?xf32>
    scf.yield %s : tensor<?xf32>
  } else {
    scf.yield %sum : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// Rows of another tensor, of another length, by the sums of those of x.
func.func @two_lengths(%x: tensor<?x?xf32>, %other: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %other, %c1 : tensor<?x?xf32>
  %rows = tensor.empty(%m) : tensor<?xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%rows : tensor<?xf32>) -> tensor<?xf32>
SUMS
  %w = tensor.empty(%m, %n) : tensor<?x?xf32>
  %r = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]}
      ins(%other, %sum : tensor<?x?xf32>, tensor<?xf32>) outs(%w : tensor<?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %q = arith.divf %a, %b : f32
    linalg.yield %q : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
""".replace("SUMS\n", SUMS)

LENGTHS = [1, 2, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 100, 1001]
NEAR = {"rtol": 3e-5, "atol": 1e-5}


@pytest.fixture(scope="module", params=[("local-sync", None, "host"), ("local-task", 2, "x86-64-v3")])
def module(request):
    driver, threads, cpu = request.param
    return dynmlir.compile(SOURCE, library=LIBRARY, driver=driver, threads=threads, target_cpu=cpu)


def numbers(*shape):
    return np.random.default_rng(shape).standard_normal(shape).astype(np.float32)


def norm(x, weight):
    x = x.astype(np.float64)
    mean, variance = x.mean(-1, keepdims=True), x.var(-1, keepdims=True)
    return (x - mean) / np.sqrt(variance + np.float32(1e-3)) * weight, mean, variance[:, 0]


@pytest.mark.parametrize("length", LENGTHS)
def test_norms(module, length):
    for rows in (1, 3, 70):
        x, weight = numbers(rows, length) + 2, numbers(length)
        for got, expected in zip(module.norm(x, weight), norm(x, weight), strict=True):
            np.testing.assert_allclose(got, expected, **NEAR)


@pytest.mark.parametrize("length", LENGTHS)
def test_rows_and_columns_of_a_square(module, length):
    x, v = numbers(length, length), numbers(length)
    sums = x.astype(np.float64).sum(1)
    expected = x * sums[:, None] + v[:, None] - v[None]
    given, less = module.square(x, v)
    np.testing.assert_allclose(given, expected, rtol=1e-4, atol=1e-3)
    np.testing.assert_allclose(less, expected - sums[None], rtol=1e-4, atol=1e-3)


@pytest.mark.parametrize("length", LENGTHS)
def test_reductions_that_something_else_is_between(module, length):
    x, k = numbers(5, length), numbers(5, 5)
    sums = x.astype(np.float64).sum(1)
    got = module.apart(x, k)
    np.testing.assert_allclose(got[0], sums, rtol=1e-4, atol=1e-4)
    np.testing.assert_allclose(got[1], (x * (k @ sums)[:, None]).max(1, initial=0), rtol=1e-4, atol=1e-3)


@pytest.mark.parametrize("length", [1, 7, 16, 33])
def test_rows_of_two_lengths(module, length):
    """As tokens behind a mask are averaged: quotients of another tensor's rows by the sums of these."""
    for other in (1, 8, 17, 40):
        x, y = abs(numbers(5, length)) + 1, numbers(5, other)
        made = module.two_lengths(x, y)
        assert np.allclose(made, y / x.sum(1, keepdims=True, dtype=np.float64), rtol=1e-5)
        assert made.shape == y.shape


@pytest.mark.parametrize("length", LENGTHS[1:])
def test_one_row(module, length):
    x = numbers(length)
    got, most = module.between(x)
    np.testing.assert_allclose(got, (x - x.min()) / (x.max() - x.min()), rtol=1e-6)
    assert most == x.max()


@pytest.mark.parametrize("length", LENGTHS)
def test_half_precision_and_dimensions_of_one(module, length):
    x = (np.abs(numbers(1, 4, 3, length)) + 1).astype(np.float16)
    wide = x.astype(np.float64)
    expected = wide / wide.sum((2, 3), keepdims=True)
    np.testing.assert_allclose(module.shares(x), expected, rtol=1e-3, atol=1e-6)


@pytest.mark.parametrize("way", [False, True])
def test_branches(module, way):
    x = numbers(4, 50)
    sums = x.astype(np.float64).sum(1)
    np.testing.assert_allclose(module.branch(x, way), sums - 50 * sums if way else sums, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("way", [False, True])
def test_numbers_that_are_given(module, way):
    x = numbers(3, 37)
    expected = (x.astype(np.float64) * 2.5 + 3.125 if way else x.astype(np.float64)).sum(1)
    np.testing.assert_allclose(module.numbers(x, 2.5, 0.125, 3, way), expected, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf])
@pytest.mark.parametrize("length", [1, 7, 8, 33, 70])
def test_what_is_no_number(module, length, value):
    x = numbers(3, length)
    x[1, length // 2] = value
    with np.errstate(invalid="ignore"):
        expected = norm(x, np.ones(length))
    for got, wanted in zip(module.norm(x, np.ones(length, np.float32)), expected, strict=True):
        np.testing.assert_allclose(got, wanted, **NEAR)
    row = x[1]
    np.testing.assert_array_equal(module.between(row)[1], row.max())


@pytest.mark.parametrize("shape", [(0, 5), (3, 0), (0, 0)])
def test_nothing(module, shape):
    x, weight = np.zeros(shape, np.float32), np.zeros(shape[1], np.float32)
    got, mean, variance = (np.asarray(each) for each in module.norm(x, weight))
    assert got.shape == shape and mean.shape == (shape[0], 1) and variance.shape == (shape[0],)
    assert np.isnan(mean).all() and np.isnan(variance).all()  # 0 / 0, where there are rows
    np.testing.assert_array_equal(module.branch(x, False), np.zeros(shape[0]))
    assert module.between(np.zeros(0, np.float32))[1] == -np.inf
