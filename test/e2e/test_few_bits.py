"""Products with weights of four bits, against float64."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import dynmlir
from dynmlir.driver.compile import CompileOptions, lower
from dynmlir.runtime import load

LIBRARY = Path(__file__).parents[1] / "lit" / "passes" / "inputs" / "library.mlir"
#: K and numbers of a block by N: less than a panel, a panel and one column more, whole panels, many for two threads.
FORMS = {
    "few": (64, 32, 5),
    "odd": (48, 16, 33),
    "whole": (96, 32, 64),
    "one_block": (128, 128, 100),
    "many": (512, 64, 2100),
}
#: None, tiles of each height alone, one behind another, and rows beyond those that are taken together.
ROWS = (0, 1, 2, 3, 4, 6, 13, 100)


def numbers(name: str) -> tuple[np.ndarray, np.ndarray]:
    """From -8 to 7 (N, K), and scales of blocks (N, blocks)."""
    k, block, n = FORMS[name]
    r = np.random.default_rng(n)
    return r.integers(-8, 8, (n, k)).astype(np.int8), r.standard_normal((n, k // block)).astype(np.float32)


def product(name: str) -> str:
    """A function, whose weights are bytes of two numbers each."""
    (n, k), block = numbers(name)[0].shape, FORMS[name][1]
    of, scales = numbers(name)
    data = ((of[:, 0::2] & 15) | (of[:, 1::2] << 4)).astype(np.int8).tobytes().hex().upper()
    bytes_, floats = f"tensor<{n}x{k // block}x{block // 2}xi8>", f"tensor<{n}x{k // block}xf32>"
    halves = f"tensor<{n}x{k // block}x{block // 2}x2xf32>"
    return f"""
func.func @{name}(%a: tensor<?x{k}xf32>) -> tensor<?x{n}xf32> {{
  %bytes = arith.constant dense<"0x{data}"> : {bytes_}
  %scales = arith.constant dense<"0x{scales.tobytes().hex().upper()}"> : {floats}
  %memory = tensor.empty() : {halves}
  %numbers = linalg.generic {{
      indexing_maps = [affine_map<(n, b, j, h) -> (n, b, j)>, affine_map<(n, b, j, h) -> (n, b)>,
                       affine_map<(n, b, j, h) -> (n, b, j, h)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}}
      ins(%bytes, %scales : {bytes_}, {floats}) outs(%memory : {halves}) {{
  ^bb0(%byte: i8, %scale: f32, %before: f32):
    %h = linalg.index 3 : index
    %half = arith.index_cast %h : index to i8
    %four = arith.constant 4 : i8
    %upper = arith.muli %half, %four : i8
    %up = arith.subi %four, %upper : i8
    %raised = arith.shli %byte, %up : i8
    %signed = arith.shrsi %raised, %four : i8
    %number = arith.sitofp %signed : i8 to f32
    %weight = arith.mulf %number, %scale : f32
    linalg.yield %weight : f32
  }} -> {halves}
  %b = tensor.collapse_shape %numbers [[0], [1, 2, 3]] : {halves} into tensor<{n}x{k}xf32>
  %c0 = arith.constant 0 : index
  %m = tensor.dim %a, %c0 : tensor<?x{k}xf32>
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty(%m) : tensor<?x{n}xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x{n}xf32>) -> tensor<?x{n}xf32>
  %c = linalg.matmul
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>,
                       affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : tensor<?x{k}xf32>, tensor<{n}x{k}xf32>) outs(%zeros : tensor<?x{n}xf32>) -> tensor<?x{n}xf32>
  return %c : tensor<?x{n}xf32>
}}
"""


@pytest.fixture(scope="module")
def modules():
    """By the number of vector registers that they are made for, and that of threads."""
    text = "".join(map(product, FORMS))
    many, few = dynmlir.compile(text), dynmlir.compile(text, library=LIBRARY)
    return {"host": many, "library": few, "threads": load(many.data, "local-task", threads=2)}


@pytest.mark.parametrize("made", ["host", "library", "threads"])
@pytest.mark.parametrize("name", FORMS)
def test_products(modules, made, name):
    of, scales = numbers(name)
    weights = of.astype(np.float64) * np.repeat(scales, FORMS[name][1], axis=1)
    for m in ROWS:
        a = np.random.default_rng(m).standard_normal((m, of.shape[1])).astype(np.float32)
        bound = np.abs(a) @ np.abs(weights).T * of.shape[1] * 2.0**-24
        assert np.all(np.abs(getattr(modules[made], name)(a) - a @ weights.T) <= bound), (m, made)


def test_not_finite(modules):
    """As NumPy carries it: a row's, and no other row's."""
    of, scales = numbers("odd")
    a = np.ones((7, of.shape[1]), np.float32)
    a[2, 5], a[4, 40] = np.nan, np.inf
    with np.errstate(invalid="ignore"):
        expected = a @ (of * np.repeat(scales, FORMS["odd"][1], axis=1)).T
    np.testing.assert_allclose(modules["host"].odd(a), expected, rtol=1e-4, atol=1e-4)


def test_weights_stay_bytes():
    """No constant of the module is as large as all of the numbers in f32 would be."""
    options = CompileOptions(output_arguments=False)
    text = lower(product("whole"), "few_bits.mlir", options).text
    k, _, n = FORMS["whole"]
    assert "@dynmlir_few_bits_0" in text and f"tensor<{n}x{k}xf32>" not in text
