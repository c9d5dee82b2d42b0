"""Modules with more than one operator: static and dynamic sizes mixed, elementwise ops between them."""

from pathlib import Path

import numpy as np
import pytest
from operands import check, operands

import dynmlir

LIBRARY = Path(__file__).resolve().parents[1] / "lit" / "passes" / "inputs" / "library.mlir"

MIXED = """
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (j)>
func.func @perceptron(%x: tensor<?x48xf32>, %v: tensor<48x96xf32>, %bias: tensor<96xf32>,
                      %w: tensor<96x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x48xf32>
  %n = tensor.dim %w, %c1 : tensor<96x?xf32>
  %e0 = tensor.empty(%m) : tensor<?x96xf32>
  %i0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<?x96xf32>) -> tensor<?x96xf32>
  %h = linalg.matmul ins(%x, %v : tensor<?x48xf32>, tensor<48x96xf32>) outs(%i0 : tensor<?x96xf32>)
       -> tensor<?x96xf32>
  %r = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%h, %bias : tensor<?x96xf32>, tensor<96xf32>) outs(%e0 : tensor<?x96xf32>) {
  ^bb0(%s: f32, %t: f32, %o: f32):
    %sum = arith.addf %s, %t : f32
    %relu = arith.maximumf %sum, %zero : f32
    linalg.yield %relu : f32
  } -> tensor<?x96xf32>
  %e1 = tensor.empty(%m, %n) : tensor<?x?xf32>
  %i1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %y = linalg.matmul ins(%r, %w : tensor<?x96xf32>, tensor<96x?xf32>) outs(%i1 : tensor<?x?xf32>)
       -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}
func.func @fixed(%a: tensor<8x16xf32>, %b: tensor<16x24xf32>) -> tensor<8x24xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x24xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<8x24xf32>) -> tensor<8x24xf32>
  %c = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x24xf32>) outs(%i : tensor<8x24xf32>)
       -> tensor<8x24xf32>
  return %c : tensor<8x24xf32>
}
func.func @accumulate(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %d = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>)
       -> tensor<?x?xf32>
  return %d : tensor<?x?xf32>
}
func.func @doubles(%a: tensor<?x?xf64>, %b: tensor<?x?xf64>, %c: tensor<?x?xf64>) -> tensor<?x?xf64> {
  %d = linalg.matmul ins(%a, %b : tensor<?x?xf64>, tensor<?x?xf64>) outs(%c : tensor<?x?xf64>)
       -> tensor<?x?xf64>
  return %d : tensor<?x?xf64>
}
"""


@pytest.fixture(scope="module")
def mixed():
    return dynmlir.compile(MIXED, library=LIBRARY)


@pytest.mark.parametrize(("m", "n"), [(0, 3), (1, 1), (7, 65), (100, 200)])
def test_dynamic_after_elementwise_after_static(mixed, m, n):
    x, v = operands(m, 96, 48)
    w = operands(m, n, 96)[1]
    bias = np.linspace(-1, 1, 96, dtype=np.float32)
    expected = np.maximum(x.astype("f8") @ v + bias, 0) @ w
    assert np.allclose(mixed.perceptron(x, v, bias, w), expected, rtol=1e-4, atol=1e-4)


def test_static_sizes(mixed):
    a, b = operands(8, 24, 16)
    check(mixed.fixed(a, b), a, b)


@pytest.mark.parametrize("k", [0, 1, 300])
def test_adds_to_what_is_there(mixed, k):
    a, b = operands(37, 41, k)
    start = operands(37, 41, 41, seed=1)[0]
    assert np.allclose(mixed.accumulate(a, b, start), start + a.astype("f8") @ b, atol=1e-4)


def test_leaves_the_callers_operands_alone(mixed):
    a, b = operands(37, 41, 43)
    start = dynmlir.runtime.empty((37, 41))
    start[...] = 1
    mixed.accumulate(a, b, start)
    assert np.all(start == 1)


def test_other_element_types_are_left_to_iree(mixed):
    a, b = (x.astype("f8") for x in operands(17, 19, 23))
    assert np.allclose(mixed.doubles(a, b, np.zeros((17, 19))), a @ b)


def test_a_function_of_any_name():
    """torch-jit-export is one that exporters have given."""
    matmul = Path(__file__).resolve().parents[2] / "examples" / "matmul.mlir"
    text = matmul.read_text().replace("@matmul", '@"torch-jit-export"')
    a, b = operands(7, 9, 11)
    check(dynmlir.compile(text, library=LIBRARY)["torch-jit-export"](a, b), a, b)
