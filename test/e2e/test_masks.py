"""Masks behind scores of heads whose batches are one size: part of the product's store, against float64."""

from pathlib import Path

import numpy as np
import pytest

import dynmlir

LIBRARY = Path(__file__).parents[1] / "lit" / "passes" / "inputs" / "library.mlir"
#: As transformers are imported: heads joined with batches for the product, and apart again for the mask.
SOURCE = """
#all = affine_map<(b, h, m, n) -> (b, h, m, n)>
func.func @scores(%q: tensor<?x4x?x8xf32>, %k: tensor<?x4x8x?xf32>, %mask: tensor<?x1x?x?xf32>) -> tensor<?x4x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %b = tensor.dim %q, %c0 : tensor<?x4x?x8xf32>
  %m = tensor.dim %q, %c2 : tensor<?x4x?x8xf32>
  %n = tensor.dim %k, %c3 : tensor<?x4x8x?xf32>
  %bh = arith.muli %b, %c4 : index
  %a = tensor.collapse_shape %q [[0, 1], [2], [3]] : tensor<?x4x?x8xf32> into tensor<?x?x8xf32>
  %t = tensor.collapse_shape %k [[0, 1], [2], [3]] : tensor<?x4x8x?xf32> into tensor<?x8x?xf32>
  %e = tensor.empty(%bh, %m, %n) : tensor<?x?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %p = linalg.batch_matmul ins(%a, %t : tensor<?x?x8xf32>, tensor<?x8x?xf32>) outs(%f : tensor<?x?x?xf32>)
      -> tensor<?x?x?xf32>
  %s = tensor.expand_shape %p [[0, 1], [2], [3]] output_shape [%b, 4, %m, %n]
      : tensor<?x?x?xf32> into tensor<?x4x?x?xf32>
  %o = tensor.empty(%b, %m, %n) : tensor<?x4x?x?xf32>
  %r = linalg.generic {indexing_maps = [#all, affine_map<(b, h, m, n) -> (b, 0, m, n)>, #all],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%s, %mask : tensor<?x4x?x?xf32>, tensor<?x1x?x?xf32>) outs(%o : tensor<?x4x?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %w = arith.addf %x, %y : f32
    linalg.yield %w : f32
  } -> tensor<?x4x?x?xf32>
  return %r : tensor<?x4x?x?xf32>
}
"""


@pytest.fixture(scope="module", params=[("local-sync", None), ("local-task", 2)])
def module(request):
    driver, threads = request.param
    return dynmlir.compile(SOURCE, library=LIBRARY, driver=driver, threads=threads)


@pytest.mark.parametrize("shape", [(1, 1, 1), (2, 7, 9), (3, 65, 64), (1, 130, 257), (5, 1, 100), (0, 3, 3), (2, 0, 3)])
def test_masks_of_a_batch(module, shape):
    b, m, n = shape
    rng = np.random.default_rng(m)
    q, k = rng.standard_normal((b, 4, m, 8), np.float32), rng.standard_normal((b, 4, 8, n), np.float32)
    mask = np.where(rng.random((b, 1, m, n)) < 0.2, -np.inf, rng.standard_normal((b, 1, m, n))).astype("f4")
    expected = q.astype("f8") @ k.astype("f8") + mask
    np.testing.assert_allclose(module.scores(q, k, mask), expected, rtol=2e-6, atol=1e-5)


def test_a_mask_of_other_sizes_is_refused(module):
    q, k = np.ones((2, 4, 3, 8), "f4"), np.ones((2, 4, 8, 5), "f4")
    with pytest.raises(RuntimeError, match="differ"):
        module.scores(q, k, np.ones((1, 1, 3, 5), "f4"))
    with pytest.raises(RuntimeError, match="differ"):
        module.scores(q, k[:1], np.ones((2, 1, 3, 5), "f4"))
