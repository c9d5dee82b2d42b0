"""Sines and cosines of large angles, as rotary embeddings of far positions are, against float64."""

from pathlib import Path

import numpy as np
import pytest

import dynmlir

LIBRARY = Path(__file__).parents[1] / "lit" / "passes" / "inputs" / "library.mlir"
#: By itself, and behind a product, as part of its store.
SOURCE = """
#v = affine_map<(d) -> (d)>
#all = affine_map<(m, n) -> (m, n)>
func.func @waves(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>)
    -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %r:3 = linalg.generic {indexing_maps = [#v, #v, #v, #v], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf32>) outs(%a, %b, %c : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  ^bb0(%x: f32, %o: f32, %p: f32, %q: f32):
    %u = math.sin %x : f32
    %v = math.cos %x : f32
    %w = math.tan %x : f32
    linalg.yield %u, %v, %w : f32, f32, f32
  } -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
  return %r#0, %r#1, %r#2 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}
func.func @stored(%a: tensor<?x1xf32>, %b: tensor<1x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %zero = arith.constant 0.0 : f32
  %f = linalg.fill ins(%zero : f32) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %p = linalg.matmul ins(%a, %b : tensor<?x1xf32>, tensor<1x?xf32>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %u = math.cos %x : f32
    linalg.yield %u : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
"""


@pytest.fixture(scope="module")
def module():
    return dynmlir.compile(SOURCE, library=LIBRARY)


@pytest.mark.parametrize("most", [3, 10, 1000, 1e4, 1e5, 1e6])
def test_large_angles(module, most):
    x = (most * np.random.default_rng(int(most)).uniform(-1, 1, 4001)).astype("f4")
    x[:5] = 0, most, -most, np.pi, -np.pi / 2
    sines, cosines, tangents = module.waves(x, x, x)
    wide = x.astype("f8")
    assert np.abs(sines - np.sin(wide)).max() < 4e-7
    assert np.abs(cosines - np.cos(wide)).max() < 4e-7
    near = np.abs(np.cos(wide)) > 0.1
    np.testing.assert_allclose(tangents[near], np.tan(wide[near]), rtol=1e-5, atol=1e-6)


def test_what_is_no_number(module):
    x = np.array([np.nan, np.inf, -np.inf, 0, -0.0], "f4")
    for made in module.waves(x, x, x):
        assert np.isnan(made[:3]).all() and not np.isnan(made[3:]).any()


def test_behind_a_product(module):
    positions = np.arange(0, 100000, 97, dtype="f4")[:, None]
    rates = np.float32(10000.0 ** -np.linspace(0, 1, 33))[None]
    angles = positions * rates  # rounded once, as the product is
    made = module.stored(positions, rates, np.zeros(angles.shape, np.float32))
    assert np.abs(made - np.cos(angles.astype("f8"))).max() < 4e-7
