"""Convolutions and pools that IREE compiles: at one pixel, by one tap, of no lines, and what they begin from."""

import numpy as np
import pytest

import dynmlir

ONE = "dilations = dense<1> : tensor<2xi64>"


def window(name, op, stride, image, weights, result):
    """A function of one op on an image, its weights or window, and what it begins from."""
    kinds = [f"tensor<{kind}>" for kind in (image, weights, result)]
    taken = ", ".join(kinds[:2])
    return f"""
  func.func @{name}(%x: {kinds[0]}, %w: {kinds[1]}, %c: {kinds[2]}) -> {kinds[2]} {{
    %r = linalg.{op} {{strides = dense<{stride}> : tensor<2xi64>, {ONE}}}
        ins(%x, %w : {taken}) outs(%c : {kinds[2]}) -> {kinds[2]}
    return %r : {kinds[2]}
  }}"""


MODULE = (
    window("pixel", "conv_2d_nhwc_hwcf", 2, "?x4x4x8xi32", "3x3x8x16xi32", "?x1x1x16xi32")
    + window("unstated", "pooling_nhwc_sum", 2, "?x?x?x8xf32", "2x2xf32", "?x1x1x8xf32")
    + window("planes", "pooling_nchw_max", 2, "?x?x3x3xf32", "2x2xf32", "?x?x1x1xf32")
    + window("tap", "pooling_nhwc_max", 1, "1x?x?x8xf32", "1x5xf32", "1x?x?x8xf32")
    + window("filters", "conv_2d_nhwc_hwcf", 1, "1x?x?x8xi32", "1x5x8x16xi32", "1x?x?x16xi32")
    + """
  func.func @from_a_row(%x: tensor<1x?x?x?xf32>, %w: tensor<2x2xf32>, %c: tensor<1x?x?x?xf32>, %row: tensor<?xf32>)
      -> tensor<1x?x?x?xf32> {
    %b = linalg.broadcast ins(%row : tensor<?xf32>) outs(%c : tensor<1x?x?x?xf32>) dimensions = [0, 1, 2]
    %r = linalg.pooling_nhwc_max ins(%x, %w : tensor<1x?x?x?xf32>, tensor<2x2xf32>)
        outs(%b : tensor<1x?x?x?xf32>) -> tensor<1x?x?x?xf32>
    return %r : tensor<1x?x?x?xf32>
  }
  func.func @of_bits(%a: tensor<?x?xi1>, %b: tensor<?x?xi1>, %c: tensor<?x?xi1>) -> tensor<?x?xi1> {
    %n = linalg.matmul ins(%a, %b : tensor<?x?xi1>, tensor<?x?xi1>) outs(%c : tensor<?x?xi1>) -> tensor<?x?xi1>
    %r = linalg.matmul ins(%a, %b : tensor<?x?xi1>, tensor<?x?xi1>) outs(%n : tensor<?x?xi1>) -> tensor<?x?xi1>
    return %r : tensor<?x?xi1>
  }"""
)


@pytest.fixture(scope="module")
def modules():
    one = dynmlir.compile(MODULE)
    return one, dynmlir.CompiledModule(one.data, "local-task", 2)


def numbers(*shape, kind=np.float32):
    return np.random.default_rng(sum(shape)).integers(-9, 10, shape).astype(kind)


@pytest.mark.parametrize("lines", [(4, 4), (3, 5)])
def test_one_pixel_of_a_larger_image(modules, lines):
    for module in modules:
        image, weights = numbers(3, 4, 4, 8, kind=np.int32), numbers(3, 3, 8, 16, kind=np.int32)
        expected = np.einsum("nrsc,rscf->nf", image[:, :3, :3], weights)[:, None, None]
        np.testing.assert_array_equal(module.pixel(image, weights, np.zeros_like(expected)), expected)
        image, taps = numbers(3, *lines, 8), np.zeros((2, 2), np.float32)
        expected = image[:, :2, :2].sum((1, 2), keepdims=True)
        np.testing.assert_array_equal(module.unstated(image, taps, np.zeros_like(expected)), expected)
        image = numbers(3, 8, 3, 3)
        expected = image[:, :, :2, :2].max((2, 3), keepdims=True)
        np.testing.assert_array_equal(module.planes(image, taps, np.full_like(expected, -99)), expected)


@pytest.mark.parametrize("lines", [0, 1, 2, 40])
def test_one_tap_of_an_image_of_more_lines(modules, lines):
    for module in modules:
        image, weights = numbers(1, 40, 30, 8), np.zeros((1, 5), np.float32)
        expected = np.max([image[:, :lines, j : j + 26] for j in range(5)], axis=0)
        np.testing.assert_array_equal(module.tap(image, weights, np.full_like(expected, -99)), expected)
        image, weights = image.astype(np.int32), numbers(1, 5, 8, 16, kind=np.int32)
        expected = sum(image[:, :lines, j : j + 26] @ weights[0, j] for j in range(5))
        np.testing.assert_array_equal(module.filters(image, weights, np.zeros_like(expected)), expected)


def test_an_image_of_fewer_lines_is_refused(modules):
    message = "dimension 1 of argument 2 is more than dimension 1 of argument 0"
    with pytest.raises(RuntimeError, match=message):
        modules[0].tap(numbers(1, 3, 9, 8), np.zeros((1, 5), np.float32), numbers(1, 4, 5, 8))


def test_what_a_maximum_begins_from_is_not_added(modules):
    image, row = numbers(1, 8, 9, 5), numbers(5)
    expected = np.max([image[:, i : i + 7, j : j + 8] for i in (0, 1) for j in (0, 1)], axis=0)
    got = modules[0].from_a_row(image, np.zeros((2, 2), np.float32), np.zeros_like(expected), row)
    np.testing.assert_array_equal(got, np.maximum(expected, row))


def test_what_a_product_of_bits_begins_from_is_not_added(modules):
    a, b, c = (numbers(*shape) > 4 for shape in ((20, 5), (5, 30), (20, 30)))
    expected = ((a.astype(int) @ b.astype(int)) > 0) | c
    np.testing.assert_array_equal(modules[0].of_bits(a, b, c), expected)


def test_from_a_fill_of_an_argument():
    kind = "tensor<1x?x?x3xf32>"
    module = dynmlir.compile(f"""
func.func @pool(%x: {kind}, %w: tensor<2x2xf32>, %c: {kind}) -> {kind} {{
  %zero = arith.constant 0.0 : f32
  %f = linalg.fill ins(%zero : f32) outs(%c : {kind}) -> {kind}
  %r = linalg.pooling_nhwc_sum {{strides = dense<1> : tensor<2xi64>, {ONE}}}
      ins(%x, %w : {kind}, tensor<2x2xf32>) outs(%f : {kind}) -> {kind}
  return %r : {kind}
}}""")
    image = np.random.default_rng(3).integers(-9, 9, (1, 5, 7, 3)).astype(np.float32)
    given = np.full((1, 4, 6, 3), 7, np.float32)
    sums = image[:, :-1, :-1] + image[:, 1:, :-1] + image[:, :-1, 1:] + image[:, 1:, 1:]
    assert np.array_equal(module.pool(image, np.ones((2, 2), np.float32), given), sums)
    assert (given == 7).all()


def test_a_product_of_bits_in_i32():
    kinds = ["tensor<?x?xi1>", "tensor<?x?xi32>"]
    module = dynmlir.compile(f"""
func.func @mm(%a: {kinds[0]}, %b: {kinds[0]}, %c: {kinds[1]}) -> {kinds[1]} {{
  %r = linalg.matmul ins(%a, %b : {kinds[0]}, {kinds[0]}) outs(%c : {kinds[1]}) -> {kinds[1]}
  return %r : {kinds[1]}
}}""")
    a, b, c = np.ones((3, 4), bool), np.ones((4, 5), bool), np.ones((3, 5), np.int32)
    assert np.array_equal(module.mm(a, b, c), np.full((3, 5), 5))  # -1 times -1, as MLIR extends bits
