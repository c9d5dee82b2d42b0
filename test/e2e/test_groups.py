"""Products of groups of rows, each with a matrix of its own, in a loop that carries the result: experts."""

import numpy as np
import pytest

import dynmlir

SOURCE = """
#rows = affine_map<(m, n, k) -> (m, k)>
#matrix = affine_map<(m, n, k) -> (n, k)>
#product = affine_map<(m, n, k) -> (m, n)>
func.func @experts(%x: tensor<?x48xf32>, %w: tensor<?x40x48xf32>, %ends: tensor<?xi32>) -> tensor<?x40xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %tokens = tensor.dim %x, %c0 : tensor<?x48xf32>
  %experts = tensor.dim %w, %c0 : tensor<?x40x48xf32>
  %empty = tensor.empty(%tokens) : tensor<?x40xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x40xf32>) -> tensor<?x40xf32>
  %r:2 = scf.for %i = %c0 to %experts step %c1 iter_args(%y = %zeros, %begin = %c0) -> (tensor<?x40xf32>, index) {
    %element = tensor.extract %ends[%i] : tensor<?xi32>
    %end = arith.index_cast %element : i32 to index
    %some = arith.cmpi sgt, %end, %begin : index
    %next = scf.if %some -> tensor<?x40xf32> {
      %m = arith.subi %end, %begin : index
      %rows = tensor.extract_slice %x[%begin, 0] [%m, 48] [1, 1] : tensor<?x48xf32> to tensor<?x48xf32>
      %own = tensor.extract_slice %w[%i, 0, 0] [1, 40, 48] [1, 1, 1] : tensor<?x40x48xf32> to tensor<40x48xf32>
      %e = tensor.empty(%m) : tensor<?x40xf32>
      %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x40xf32>) -> tensor<?x40xf32>
      %p = linalg.matmul indexing_maps = [#rows, #matrix, #product]
             ins(%rows, %own : tensor<?x48xf32>, tensor<40x48xf32>) outs(%z : tensor<?x40xf32>) -> tensor<?x40xf32>
      %q = tensor.insert_slice %p into %y[%begin, 0] [%m, 40] [1, 1] : tensor<?x40xf32> into tensor<?x40xf32>
      scf.yield %q : tensor<?x40xf32>
    } else {
      scf.yield %y : tensor<?x40xf32>
    }
    scf.yield %next, %end : tensor<?x40xf32>, index
  }
  return %r#0 : tensor<?x40xf32>
}
"""


@pytest.fixture(scope="module")
def module():
    return dynmlir.compile(SOURCE)


@pytest.mark.parametrize("rows", [[5], [3, 0, 4, 1], [0, 0], [0, 37, 0, 0, 64, 1, 0], [1] * 17, [400, 3]])
def test_each_group_meets_its_own_matrix(module, rows):
    rng = np.random.default_rng(sum(rows))
    ends = np.cumsum(rows, dtype="i4")
    x = rng.standard_normal((sum(rows), 48), dtype="f4")
    w = rng.standard_normal((len(rows), 40, 48), dtype="f4")
    expected = np.concatenate(
        [x[end - some : end].astype("f8") @ matrix.T for end, some, matrix in zip(ends, rows, w, strict=True)]
    )
    assert np.allclose(module.experts(x, w, ends), expected, atol=48 * 6e-7 * 4)


def test_products_are_micro_kernels(module):
    assert any("experts_matmul" in name for name in module.kernels)


def test_the_callers_rows_stay(module):
    x, w = np.ones((4, 48), "f4"), np.ones((2, 40, 48), "f4")
    assert np.array_equal(module.experts(x, w, np.array([1, 4], "i4")), np.full((4, 40), 48, "f4"))
    assert (x == 1).all()
