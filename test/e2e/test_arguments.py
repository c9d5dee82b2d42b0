"""What a caller gives is as it was behind a call, and what a function gives back of it, too."""

from pathlib import Path

import numpy as np
import pytest

import dynmlir
from dynmlir.runtime import empty

LIBRARY = Path(__file__).parents[1] / "lit" / "passes" / "inputs" / "library.mlir"
TORCH = """
func.func @main(%x: !torch.vtensor<[?,4],f32>, %l: !torch.vtensor<[?,4],f32>, %j: !torch.vtensor<[?],si64>)
    -> (!torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>) {
  %f = torch.constant.bool false
  %i = torch.prim.ListConstruct %j : (!torch.vtensor<[?],si64>) -> !torch.list<vtensor>
  %r = torch.aten.index_put %x, %i, %l, %f : !torch.vtensor<[?,4],f32>, !torch.list<vtensor>,
      !torch.vtensor<[?,4],f32>, !torch.bool -> !torch.vtensor<[?,4],f32>
  return %r, %x : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>
}
"""
#: By name what is made of %x and the %n rows of %l, which stand from row 1 on then (in `one`, only a number).
BODIES = {
    "rows": """
  %r = tensor.insert_slice %l into %x[1, 0] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x4xf32>""",
    "elements of a view": """
  %v = tensor.collapse_shape %x [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %w = tensor.collapse_shape %l [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %c4 = arith.constant 4 : index
  %n4 = arith.muli %n, %c4 : index
  %q = tensor.insert_slice %w into %v[4] [%n4] [1] : tensor<?xf32> into tensor<?xf32>
  %m = tensor.dim %x, %c0 : tensor<?x4xf32>
  %r = tensor.expand_shape %q [[0, 1]] output_shape [%m, 4] : tensor<?xf32> into tensor<?x4xf32>""",
    "one": """
  %s = tensor.extract %l[%c0, %c0] : tensor<?x4xf32>
  %r = tensor.insert %s into %x[%c1, %c0] : tensor<?x4xf32>""",
    "rows in a loop": """
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (tensor<?x4xf32>) {
    %z = tensor.extract_slice %l[%i, 0] [1, 4] [1, 1] : tensor<?x4xf32> to tensor<1x4xf32>
    %k = arith.addi %i, %c1 : index
    %b = tensor.insert_slice %z into %a[%k, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x4xf32>
    scf.yield %b : tensor<?x4xf32>
  }""",
}


def aligned(*sizes):
    """As PyTorch's are: IREE takes such memory as it lies."""
    array = empty(sizes, np.float32)
    array[...] = np.random.default_rng(sum(sizes)).standard_normal(sizes)
    return array


@pytest.mark.parametrize("body", BODIES)
def test_an_argument_of_which_a_part_is_replaced(body):
    text = f"""
func.func @main(%x: tensor<?x4xf32>, %l: tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %l, %c0 : tensor<?x4xf32>{BODIES[body]}
  return %r, %x : tensor<?x4xf32>, tensor<?x4xf32>
}}"""
    module, x, rows = dynmlir.compile(text, library=LIBRARY), aligned(7, 4), aligned(3, 4)
    before, expected = x.copy(), x.copy()
    if body == "one":
        expected[1, 0] = rows[0, 0]
    else:
        expected[1:4] = rows
    for _ in range(2):
        made, given = module.main(x, rows)
        assert np.array_equal(made, expected)
        assert np.array_equal(given, before) and np.array_equal(x, before)


def test_one_array_that_is_given_twice():
    module, x = dynmlir.compile(TORCH, library=LIBRARY), aligned(5, 4)
    before, order = x.copy(), np.array([4, 0, 1, 2, 3])
    made, given = module.main(x, x, order)
    assert np.array_equal(made[order], before)
    assert np.array_equal(given, before) and np.array_equal(x, before)


def test_the_memory_of_a_result_is_written():
    module = dynmlir.compile(TORCH, library=LIBRARY, output_arguments=True)
    x, rows, out, copy = aligned(6, 4), aligned(2, 4), aligned(6, 4), aligned(6, 4)
    before = x.copy()
    module.main(x, rows, np.array([5, 1]), out=(out, copy))
    assert np.array_equal(out[[5, 1]], rows) and np.array_equal(out[[0, 2, 3, 4]], before[[0, 2, 3, 4]])
    assert np.array_equal(copy, before) and np.array_equal(x, before)


@pytest.mark.parametrize(("kind", "columns"), [("?x4", "4"), ("?x?", "%d")])
def test_a_part_that_replaces_another_of_the_same(kind, columns):
    module = dynmlir.compile(f"""
func.func @main(%x: tensor<{kind}xf32>, %at: index, %n: index) -> tensor<{kind}xf32> {{
  %c1 = arith.constant 1 : index
  %d = tensor.dim %x, %c1 : tensor<{kind}xf32>
  %s = tensor.extract_slice %x[%at, 0] [%n, {columns}] [1, 1] : tensor<{kind}xf32> to tensor<{kind}xf32>
  %r = tensor.insert_slice %s into %x[0, 0] [%n, {columns}] [1, 1] : tensor<{kind}xf32> into tensor<{kind}xf32>
  return %r : tensor<{kind}xf32>
}}""")
    for rows, at, n in ((7, 2, 4), (7, 4, 3), (5, 0, 5), (3, 3, 0)):
        x = aligned(rows, 4)
        before, expected = x.copy(), x.copy()
        expected[:n] = before[at : at + n]
        assert np.array_equal(module.main(x, at, n), expected)
        assert np.array_equal(x, before)
