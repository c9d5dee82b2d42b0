"""What IREE gets wrong or refuses as it is written, beside windows: sums that are spread, products in tiles."""

import math

import numpy as np
import pytest

import dynmlir

ALL, COLUMNS = "affine_map<(a, b, c) -> (a, b, c)>", "affine_map<(a, b, c) -> (c)>"
SPREAD = f"""
func.func @main(%x: tensor<?x?x?xf32>, %zeros: tensor<?xf32>, %e: tensor<?x?x?xi8>)
    -> (tensor<?xf32>, tensor<?x?x?xi8>) {{
  %s = linalg.generic {{indexing_maps = [{ALL}, {COLUMNS}], iterator_types = ["reduction", "reduction", "parallel"]}}
      ins(%x : tensor<?x?x?xf32>) outs(%zeros : tensor<?xf32>) {{
    ^bb0(%a: f32, %o: f32):
      %y = arith.addf %a, %o : f32
      linalg.yield %y : f32
  }} -> tensor<?xf32>
  %r = linalg.generic {{indexing_maps = [{ALL}, {COLUMNS}, {ALL}],
      iterator_types = ["parallel", "parallel", "parallel"]}}
      ins(%x, %s : tensor<?x?x?xf32>, tensor<?xf32>) outs(%e : tensor<?x?x?xi8>) {{
    ^bb0(%a: f32, %b: f32, %o: i8):
      %d = arith.divf %a, %b : f32
      %y = arith.fptosi %d : f32 to i8
      linalg.yield %y : i8
  }} -> tensor<?x?x?xi8>
  return %s, %r : tensor<?xf32>, tensor<?x?x?xi8>
}}"""
PIECES = """
func.func @main(%a: tensor<8x?xi16>, %b: tensor<47x?xi16>, %c: tensor<8x31xi32>) -> tensor<8x31xi32> {
  %c1 = arith.constant 1 : index
  %k = tensor.dim %a, %c1 : tensor<8x?xi16>
  %s = tensor.extract_slice %b[16, 2] [31, %k] [1, 2] : tensor<47x?xi16> to tensor<31x?xi16>
  %r = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>,
      affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %s : tensor<8x?xi16>, tensor<31x?xi16>) outs(%c : tensor<8x31xi32>) -> tensor<8x31xi32>
  return %r : tensor<8x31xi32>
}"""


@pytest.fixture(scope="module")
def spread():
    one = dynmlir.compile(SPREAD)
    return one, dynmlir.CompiledModule(one.data, "local-task", 2)


@pytest.mark.parametrize("sizes", [(1, 1, 1), (3, 4, 5), (20, 30, 32), (191, 129, 31), (0, 4, 5)])
def test_sums_that_are_spread_and_given_back(spread, sizes):
    image = np.random.default_rng(1).integers(1, 5, sizes).astype(np.float32)
    sums = image.sum((0, 1))
    for module in spread:
        got, shares = module.main(image, np.zeros_like(sums), np.zeros(sizes, np.int8))
        np.testing.assert_array_equal(got, sums)
        np.testing.assert_array_equal(shares, (image / sums).astype(np.int8))


@pytest.mark.parametrize("k", [1, 7, 64])
def test_what_is_refused_in_tiles(k, pieces):
    rng = np.random.default_rng(k)
    a, b = (rng.integers(-99, 99, shape).astype(np.int16) for shape in ((8, k), (47, 2 * k + 2)))
    expected = a.astype(np.int32) @ b[16:, 2 : 2 + 2 * k : 2].astype(np.int32).T
    np.testing.assert_array_equal(pieces.main(a, b, np.zeros((8, 31), np.int32)), expected)


@pytest.fixture(scope="module")
def pieces():
    return dynmlir.compile(PIECES)


def test_error_function_of_f64():
    module = dynmlir.compile("""
      func.func @main(%x: tensor<?xf64>) -> tensor<?xf64> {
        %r = linalg.erf ins(%x : tensor<?xf64>) outs(%x : tensor<?xf64>) -> tensor<?xf64>
        return %r : tensor<?xf64>
      }""")
    rng = np.random.default_rng(0)
    parts = np.linspace(-7, 7, 70001), rng.uniform(0.9, 1.1, 20000), 10.0 ** rng.uniform(-300, 0, 10000)
    x = np.concatenate([*parts, np.nextafter(1, [0, 2])])
    got = module.main(x)
    np.testing.assert_allclose(got, [math.erf(each) for each in x], rtol=6e-16, atol=0)
    np.testing.assert_array_equal(module.main(-x), -got)
    special = np.array([np.inf, -np.inf, np.nan, 0.0, -0.0, 1e300])
    np.testing.assert_array_equal(module.main(special), [1, -1, np.nan, 0, 0, 1])
    assert np.signbit(module.main(special)[4])
