"""Products that state all of their sizes are micro-kernels' on x86, too, against float64."""

from __future__ import annotations

from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

import dynmlir

LIBRARY = Path(__file__).resolve().parents[1] / "lit" / "passes" / "inputs" / "library.mlir"
SOURCE = """
func.func @product(%a: tensor<37x64xf32>, %b: tensor<64x50xf32>, %bias: tensor<50xf32>) -> tensor<37x50xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<37x50xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<37x50xf32>) -> tensor<37x50xf32>
  %c = linalg.matmul ins(%a, %b : tensor<37x64xf32>, tensor<64x50xf32>)
                     outs(%i : tensor<37x50xf32>) -> tensor<37x50xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                                        affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%c, %bias : tensor<37x50xf32>, tensor<50xf32>) outs(%e : tensor<37x50xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    %m = arith.maximumf %s, %zero : f32
    linalg.yield %m : f32
  } -> tensor<37x50xf32>
  return %r : tensor<37x50xf32>
}
func.func @batches(%a: tensor<3x5x16xf32>, %b: tensor<3x7x16xf32>, %c: tensor<3x5x7xf32>) -> tensor<3x5x7xf32> {
  %r = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>,
      affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%a, %b : tensor<3x5x16xf32>, tensor<3x7x16xf32>) outs(%c : tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  return %r : tensor<3x5x7xf32>
}
func.func @image(%a: tensor<1x3x12x15xf32>, %w: tensor<8x3x3x3xf32>) -> tensor<1x8x6x8xf32> {
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %a low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %zero : f32
  } : tensor<1x3x12x15xf32> to tensor<1x3x14x17xf32>
  %e = tensor.empty() : tensor<1x8x6x8xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<1x8x6x8xf32>) -> tensor<1x8x6x8xf32>
  %r = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>}
      ins(%p, %w : tensor<1x3x14x17xf32>, tensor<8x3x3x3xf32>) outs(%i : tensor<1x8x6x8xf32>) -> tensor<1x8x6x8xf32>
  return %r : tensor<1x8x6x8xf32>
}
func.func @row(%a: tensor<1x64xf32>) -> tensor<1x96xf32> {
  %zero = arith.constant 0.0 : f32
  %w = arith.constant dense<"0xWEIGHTS"> : tensor<64x96xf32>
  %e = tensor.empty() : tensor<1x96xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<1x96xf32>) -> tensor<1x96xf32>
  %r = linalg.matmul ins(%a, %w : tensor<1x64xf32>, tensor<64x96xf32>) outs(%i : tensor<1x96xf32>) -> tensor<1x96xf32>
  return %r : tensor<1x96xf32>
}
func.func @empty(%a: tensor<4x0xf32>, %b: tensor<0x5xf32>) -> tensor<4x5xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x5xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<4x5xf32>) -> tensor<4x5xf32>
  %r = linalg.matmul ins(%a, %b : tensor<4x0xf32>, tensor<0x5xf32>) outs(%i : tensor<4x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}
func.func @narrow(%a: tensor<9x32xbf16>, %b: tensor<32x20xbf16>, %c: tensor<9x20xbf16>) -> tensor<9x20xbf16> {
  %r = linalg.matmul ins(%a, %b : tensor<9x32xbf16>, tensor<32x20xbf16>)
                     outs(%c : tensor<9x20xbf16>) -> tensor<9x20xbf16>
  return %r : tensor<9x20xbf16>
}
"""
R = np.random.default_rng(5)
WEIGHTS = R.standard_normal((64, 96)).astype("f4")


def drawn(*sizes: int) -> np.ndarray:
    return R.standard_normal(sizes).astype("f4")


@pytest.fixture(scope="module")
def module() -> dynmlir.CompiledModule:
    return dynmlir.compile(SOURCE.replace("WEIGHTS", WEIGHTS.tobytes().hex()), library=LIBRARY)


def test_products(module: dynmlir.CompiledModule) -> None:
    a, b, bias = drawn(37, 64), drawn(64, 50), drawn(50)
    wide = a.astype("f8") @ b + bias
    np.testing.assert_allclose(module.product(a, b, bias), np.maximum(wide, 0), atol=1e-4)
    x, y, z = drawn(3, 5, 16), drawn(3, 7, 16), drawn(3, 5, 7)
    np.testing.assert_allclose(module.batches(x, y, z), x.astype("f8") @ y.transpose(0, 2, 1) + z, atol=1e-4)
    row = drawn(1, 64)
    np.testing.assert_allclose(module.row(row), row.astype("f8") @ WEIGHTS, atol=1e-4)
    assert np.array_equal(module.empty(drawn(4, 0), drawn(0, 5)), np.zeros((4, 5), "f4"))


def test_images(module: dynmlir.CompiledModule) -> None:
    image, weights = drawn(1, 3, 12, 15), drawn(8, 3, 3, 3)
    around = np.pad(image.astype("f8"), [(0, 0), (0, 0), (1, 1), (1, 1)])
    taps = ((i, j) for i in range(3) for j in range(3))
    parts = [
        np.einsum("bchw,fc->bfhw", around[:, :, i : i + 11 : 2, j : j + 15 : 2], weights[:, :, i, j]) for i, j in taps
    ]
    np.testing.assert_allclose(module.image(image, weights), sum(parts), atol=1e-4)


def test_narrow_elements(module: dynmlir.CompiledModule) -> None:
    a, b, c = (drawn(*sizes).astype(ml_dtypes.bfloat16) for sizes in ((9, 32), (32, 20), (9, 20)))
    wide = a.astype("f8") @ b.astype("f8") + c.astype("f8")
    np.testing.assert_allclose(module.narrow(a, b, c).astype("f8"), wide, rtol=0.01, atol=0.05)


def test_they_are_the_library_s(module: dynmlir.CompiledModule) -> None:
    """But those that have no elements, and those of other types than this one has."""
    assert [name.rpartition("_")[0] for name in module.kernels] == [
        "product_matmul",
        "batches_batch_matmul",
        "image_conv_2d_nchw_fchw",
        "row_matmul",
    ]
