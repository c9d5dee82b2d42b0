"""Products of what DequantizeLinear makes of bytes, as quantised models of ONNX have them, against float64."""

from __future__ import annotations

from typing import Any

import numpy as np
import onnx
import pytest
from onnx_models import LIBRARY, OF_BYTES, model, node, rng

import dynmlir
from dynmlir.diagnostics import DynmlirError

R = rng()


def scales(count: int) -> np.ndarray:
    return (R.random(count) * 0.02 + 0.001).astype("f4")


#: What numbers of each name are scaled by and what is 0, as DequantizeLinear has them.
SAID: dict[str, tuple[Any, Any]] = {
    "x": (np.float32(0.02), np.uint8(120)),
    "y": (np.float32(0.03), np.int8(-5)),
    "z": (np.float32(0.04), np.int8(0)),
    "w": (scales(24), np.zeros(24, "i1")),
    "u": (np.float32(0.01), np.uint8(130)),
    "t": (scales(24), np.zeros(24, "i1")),
    "f": (scales(20), np.zeros(20, "i1")),
    "g": (np.float32(0.01), np.uint8(125)),
    "h": (scales(7), np.zeros(7, "i1")),
    "n": (np.float32(0.05), np.uint8(10)),
    "d": (np.float32(0.02), np.int8(0)),
}
WEIGHTS: dict[str, np.ndarray] = {
    "w": R.integers(-128, 128, (40, 24)).astype("i1"),
    "u": R.integers(0, 256, (40, 24)).astype("u1"),
    "t": R.integers(-128, 128, (24, 40)).astype("i1"),
    "f": R.integers(-128, 128, (20, 16, 3, 3)).astype("i1"),
    "g": R.integers(0, 256, (6, 16, 1, 1)).astype("u1"),
    "h": R.integers(-128, 128, (7, 20, 3, 3)).astype("i1"),
    "d": R.integers(-128, 128, (16, 1, 3, 3)).astype("i1"),
    "bias": R.standard_normal(24).astype("f4"),
    "c": R.standard_normal(20).astype("f4"),
}
AXES = {"w": 1, "t": 0, "f": 0, "h": 0}


def floats(name: str, numbers: np.ndarray) -> np.ndarray:
    scale, zero = (np.asarray(each, "f8") for each in SAID[name])
    if scale.ndim:
        scale = scale.reshape([-1 if d == AXES[name] else 1 for d in range(numbers.ndim)])
        zero = np.zeros(())
    return (numbers.astype("f8") - zero) * scale


def from_numbers(name: str) -> onnx.NodeProto:
    return node("DequantizeLinear", [name, f"{name}_s", f"{name}_z"], [f"{name}_d"], axis=AXES.get(name, 1))


def made(names: str, nodes: list[onnx.NodeProto], inputs: Any, outputs: list[str]) -> onnx.ModelProto:
    """Of numbers of these names, each with what it stands for, as NAME_d."""
    constants = {name: value for name, value in WEIGHTS.items() if name in names or len(name) > 1 or name == "c"}
    for name in names:
        constants |= dict(zip((f"{name}_s", f"{name}_z"), SAID[name], strict=True))
    return model([*map(from_numbers, names), *nodes], inputs, outputs, constants)


PRODUCTS = made(
    "xyzwut",
    [
        node("MatMul", ["x_d", "w_d"], ["p"]),
        node("Add", ["p", "bias"], ["columns"]),
        node("MatMul", ["y_d", "u_d"], ["zero_points"]),
        node("Transpose", ["z_d"], ["turned"], perm=[0, 2, 1]),
        node("MatMul", ["y_d", "turned"], ["of_calls"]),
        node("Gemm", ["x_d", "t_d", "bias"], ["gemm"], transB=1, alpha=0.5),
        node("Relu", ["p"], ["relu"]),
        node("QuantizeLinear", ["relu", "x_s", "x_z"], ["numbers"]),
    ],
    {"x": (np.uint8, ["m", 40]), "y": (np.int8, ["b", "n", 40]), "z": (np.int8, ["b", "k", 40])},
    ["columns", "zero_points", "of_calls", "gemm", "numbers"],
)
#: Images of fewer channels stay as they lie.
CHANNELS = (5, 16)


def convolutions_of(channels: int) -> onnx.ModelProto:
    """Of images of so many; the last one of what the first one gives, in numbers."""
    nodes = [
        node("Conv", ["x_d", "f_d", "c"], ["padded"], pads=[1, 0, 2, 1]),
        node("Relu", ["padded"], ["relu"]),
        node("QuantizeLinear", ["relu", "n_s", "n_z"], ["n"]),
        from_numbers("n"),
        node("Conv", ["n_d", "h_d"], ["second"], pads=[1, 1, 1, 1]),
        node("Conv", ["x_d", "f_d"], ["strides"], strides=[2, 2], dilations=[1, 2]),
        node("Conv", ["x_d", "g_d"], ["points"]),
        node("Conv", ["x_d", "d_d"], ["depthwise"], group=channels),
    ]
    constants = {name: WEIGHTS[name] if name in "ch" else WEIGHTS[name][:, :channels] for name in "fghc"}
    constants["d"] = WEIGHTS["d"][:channels]
    for name in "xfghnd":
        constants |= dict(zip((f"{name}_s", f"{name}_z"), SAID[name], strict=True))
    inputs: Any = {"x": (np.uint8, ["b", channels, "h", "w"])}
    outputs = ["padded", "strides", "points", "n", "second", "depthwise"]
    return model([*map(from_numbers, "xfghd"), *nodes], inputs, outputs, constants)


def by_float64(
    image: np.ndarray, weights: np.ndarray, stride: int = 1, dilation: tuple[int, int] = (1, 1)
) -> np.ndarray:
    """A convolution."""
    rows, columns = weights.shape[2:]
    high, wide = (
        (size - (taps - 1) * step - 1) // stride + 1
        for size, taps, step in zip(image.shape[2:], (rows, columns), dilation, strict=True)
    )
    total = np.zeros((len(image), len(weights), high, wide))
    for i in range(rows):
        for j in range(columns):
            part = image[:, :, i * dilation[0] :: stride, j * dilation[1] :: stride][:, :, :high, :wide]
            total += np.einsum("bchw,fc->bfhw", part, weights[:, :, i, j])
    return total


@pytest.fixture(scope="module")
def products() -> dynmlir.CompiledModule:
    return dynmlir.compile(dynmlir.import_onnx(PRODUCTS), library=OF_BYTES)


def close(one: np.ndarray, other: np.ndarray) -> None:
    np.testing.assert_allclose(one, other, rtol=0, atol=3e-6 * max(1, abs(other).max(initial=0)))


@pytest.mark.parametrize(("m", "b", "n", "k"), [(1, 1, 1, 1), (17, 3, 5, 9), (3, 2, 33, 1), (0, 2, 0, 3), (5, 0, 4, 2)])
def test_products(products: dynmlir.CompiledModule, m: int, b: int, n: int, k: int) -> None:
    x = R.integers(0, 256, (m, 40)).astype("u1")
    y, z = (R.integers(-128, 128, (b, rows, 40)).astype("i1") for rows in (n, k))
    columns, zero_points, of_calls, gemm, numbers = products.main(x, y, z)
    p = floats("x", x) @ floats("w", WEIGHTS["w"])
    close(columns, p + WEIGHTS["bias"])
    close(zero_points, floats("y", y) @ floats("u", WEIGHTS["u"]))
    close(of_calls, floats("y", y) @ floats("z", z).transpose(0, 2, 1))
    close(gemm, 0.5 * floats("x", x) @ floats("t", WEIGHTS["t"]).T + WEIGHTS["bias"])
    expected = np.clip(np.rint(np.maximum(p, 0) / 0.02) + 120, 0, 255)
    assert abs(numbers.view("u1") - expected).max(initial=0) <= 1
    assert (numbers.view("u1") != expected).mean() < 0.01 if m else True


def test_bytes_are_multiplied() -> None:
    """And no floats, of which this library is."""
    with pytest.raises(DynmlirError, match=r"has element types \(f32, f32, f32\), not \(ui8, i8, i32\)"):
        dynmlir.compile(dynmlir.import_onnx(PRODUCTS), library=LIBRARY)


@pytest.fixture(scope="module")
def convolutions() -> dict[int, dynmlir.CompiledModule]:
    return {each: dynmlir.compile(dynmlir.import_onnx(convolutions_of(each)), library=OF_BYTES) for each in CHANNELS}


@pytest.mark.parametrize("channels", CHANNELS)
@pytest.mark.parametrize("sizes", [(1, 3, 7), (2, 9, 12), (3, 4, 20)])
def test_convolutions(convolutions: dict[int, Any], channels: int, sizes: tuple[int, int, int]) -> None:
    batch, high, wide = sizes
    x = R.integers(0, 256, (batch, channels, high, wide)).astype("u1")
    image, f, g = floats("x", x), *(floats(name, WEIGHTS[name][:, :channels]) for name in "fg")
    padded, strides, points, numbers, second, depthwise = convolutions[channels].main(x)
    expected = by_float64(np.pad(image, [(0, 0), (0, 0), (1, 2), (0, 1)]), f) + WEIGHTS["c"][:, None, None]
    close(padded, expected)
    close(strides, by_float64(image, f, 2, (1, 2)))
    close(points, by_float64(image, g))
    alone = [by_float64(image[:, [c]], floats("d", WEIGHTS["d"][[c]])) for c in range(channels)]
    close(depthwise, np.concatenate(alone, axis=1))
    numbers = numbers.view("u1")
    assert abs(numbers - np.clip(np.rint(np.maximum(expected, 0) / 0.05) + 10, 0, 255)).max() <= 1
    around = np.pad(floats("n", numbers), [(0, 0), (0, 0), (1, 1), (1, 1)])
    close(second, by_float64(around, floats("h", WEIGHTS["h"])))


def residual() -> onnx.ModelProto:
    """Two blocks that add what they read; what the first one ends in is read by others, too."""
    nodes = [
        node("Conv", ["x_d", "a_d"], ["first"], pads=[1, 1, 1, 1]),
        node("QuantizeLinear", ["first", "k_s", "k_z"], ["k"]),
        from_numbers("k"),
        node("Add", ["x_d", "k_d"], ["with"]),
        node("Relu", ["with"], ["relu"]),
        node("QuantizeLinear", ["relu", "n_s", "n_z"], ["n"]),
        from_numbers("n"),
        node("Conv", ["n_d", "a_d"], ["next"], pads=[1, 1, 1, 1]),
        node("Add", ["next", "n_d"], ["last"]),
        node("Mul", ["n_d", "m"], ["scaled"]),
    ]
    constants = {"a": BLOCK, "a_s": np.float32(0.003), "a_z": np.int8(0), "m": MULTIPLIERS}
    constants |= {"k_s": np.float32(0.04), "k_z": np.uint8(128)}
    for name in "xn":
        constants |= dict(zip((f"{name}_s", f"{name}_z"), SAID[name], strict=True))
    inputs: Any = {"x": (np.uint8, ["b", 16, "h", "w"])}
    return model([*map(from_numbers, "xa"), *nodes], inputs, ["k", "n", "last", "scaled"], constants)


BLOCK = R.integers(-128, 128, (16, 16, 3, 3)).astype("i1")
MULTIPLIERS = R.standard_normal((16, 1, 1)).astype("f4")


def test_residual_blocks() -> None:
    module = dynmlir.compile(dynmlir.import_onnx(residual()), library=OF_BYTES)
    for sizes in ((1, 1, 1), (2, 9, 12), (3, 4, 21)):
        x = R.integers(0, 256, (sizes[0], 16, *sizes[1:])).astype("u1")
        k, n, last, scaled = module.main(x)
        k, n = k.view("u1"), n.view("u1")
        first = by_float64(np.pad(floats("x", x), [(0, 0), (0, 0), (1, 1), (1, 1)]), 0.003 * BLOCK.astype("f8"))
        assert abs(k - np.clip(np.rint(first / 0.04) + 128, 0, 255)).max() <= 1
        added = np.maximum(floats("x", x) + 0.04 * (k.astype("f8") - 128), 0)
        assert abs(n - np.clip(np.rint(added / 0.05) + 10, 0, 255)).max() <= 1
        around = np.pad(floats("n", n), [(0, 0), (0, 0), (1, 1), (1, 1)])
        close(last, by_float64(around, 0.003 * BLOCK.astype("f8")) + floats("n", n))
        close(scaled, floats("n", n) * MULTIPLIERS)


def joined() -> onnx.ModelProto:
    """What several read: a number times its sigmoid, put beside another convolution's for a third one."""
    nodes = [
        node("Conv", ["x_d", "a_d"], ["first"], pads=[1, 1, 1, 1]),
        node("QuantizeLinear", ["first", "k_s", "k_z"], ["k"]),
        from_numbers("k"),
        node("Sigmoid", ["k_d"], ["part"]),
        node("Mul", ["k_d", "part"], ["silu"]),
        node("QuantizeLinear", ["silu", "n_s", "n_z"], ["n"]),
        from_numbers("n"),
        node("Conv", ["x_d", "b_d"], ["other"]),
        node("Concat", ["n_d", "other"], ["both"], axis=1),
        node("QuantizeLinear", ["both", "k_s", "k_z"], ["j"]),
        node("DequantizeLinear", ["j", "k_s", "k_z"], ["j_d"]),
        node("Conv", ["j_d", "w_d"], ["last"]),
    ]
    constants = {"a": BLOCK, "b": BLOCK[:, :, 1:2, 1:2]}
    constants |= {f"{name}_s": np.float32(0.003) for name in "ab"} | {f"{name}_z": np.int8(0) for name in "ab"}
    constants |= {"k_s": np.float32(0.04), "k_z": np.uint8(128), "w": WIDE, "w_s": np.float32(0.01), "w_z": np.int8(0)}
    for name in "xn":
        constants |= dict(zip((f"{name}_s", f"{name}_z"), SAID[name], strict=True))
    inputs: Any = {"x": (np.uint8, ["b", 16, "h", "w"])}
    return model([*map(from_numbers, "xabw"), *nodes], inputs, ["k", "n", "j", "last"], constants)


WIDE = R.integers(-128, 128, (4, 32, 1, 1)).astype("i1")


def test_what_several_read_and_what_is_put_side_by_side() -> None:
    module = dynmlir.compile(dynmlir.import_onnx(joined()), library=OF_BYTES)
    for sizes in ((1, 1, 1), (2, 9, 12)):
        x = R.integers(0, 256, (sizes[0], 16, *sizes[1:])).astype("u1")
        k, n, j, last = (each if each.dtype == np.float32 else each.view("u1") for each in module.main(x))
        first = by_float64(np.pad(floats("x", x), [(0, 0), (0, 0), (1, 1), (1, 1)]), 0.003 * BLOCK.astype("f8"))
        assert abs(k - np.clip(np.rint(first / 0.04) + 128, 0, 255)).max() <= 1
        of_k = 0.04 * (k.astype("f8") - 128)
        assert abs(n - np.clip(np.rint(of_k / (1 + np.exp(-of_k)) / 0.05) + 10, 0, 255)).max() <= 1
        other = by_float64(floats("x", x), 0.003 * BLOCK[:, :, 1:2, 1:2].astype("f8"))
        both = np.concatenate([floats("n", n), other], axis=1)
        assert abs(j - np.clip(np.rint(both / 0.04) + 128, 0, 255)).max() <= 1
        close(last, by_float64(0.04 * (j.astype("f8") - 128), 0.01 * WIDE.astype("f8")))


def pools(kind: Any) -> onnx.ModelProto:
    """Behind a convolution, of numbers of a type; windows that reach beyond the image, and that do not."""
    nodes = [
        node("Conv", ["x_d", "a_d"], ["first"]),
        node("QuantizeLinear", ["first", "k_s", "k_z"], ["k"]),
        from_numbers("k"),
        node("MaxPool", ["k_d"], ["beyond"], kernel_shape=[3, 3], strides=[2, 2], pads=[1, 1, 1, 1]),
        node("QuantizeLinear", ["beyond", "k_s", "k_z"], ["n"]),
        node("DequantizeLinear", ["n", "k_s", "k_z"], ["n_d"]),
        node("MaxPool", ["n_d"], ["within"], kernel_shape=[2, 1]),
    ]
    constants = {"a": BLOCK[:, :, :1, :1], "a_s": np.float32(0.003), "a_z": np.int8(0)}
    constants |= {"k_s": np.float32(0.02), "k_z": kind(100)}
    constants |= dict(zip(("x_s", "x_z"), SAID["x"], strict=True))
    inputs: Any = {"x": (np.uint8, ["b", 16, "h", "w"])}
    return model([*map(from_numbers, "xa"), *nodes], inputs, ["k", "n", "within"], constants)


@pytest.mark.parametrize("kind", [np.uint8, np.int8])
def test_pools_are_of_numbers(kind: Any) -> None:
    source = pools(kind)
    module = dynmlir.compile(dynmlir.import_onnx(source), library=OF_BYTES)
    for high, wide in ((4, 4), (9, 12), (17, 5)):
        x = R.integers(0, 256, (2, 16, high, wide)).astype("u1")
        k, n, within = module.main(x)
        k, n = k.view(kind), n.view(kind)
        first = by_float64(floats("x", x), 0.003 * BLOCK[:, :, :1, :1].astype("f8"))
        limits = np.iinfo(kind)
        assert abs(k.astype("i4") - np.clip(np.rint(first / 0.02) + 100, limits.min, limits.max)).max() <= 1
        around = np.pad(k, [(0, 0), (0, 0), (1, 1), (1, 1)], constant_values=limits.min)
        views = np.lib.stride_tricks.sliding_window_view(around, (3, 3), (2, 3))[:, :, ::2, ::2]
        assert np.array_equal(n, views.max((4, 5)))
        close(within, (np.maximum(n[:, :, 1:], n[:, :, :-1]).astype("f8") - 100) * 0.02)


@pytest.mark.parametrize(("kind", "zero"), [("u1", 120), ("i1", -5), ("u1", 0), ("i1", 127), ("i1", -128)])
def test_floats_of_every_kind_as_numbers(kind: str, zero: int) -> None:
    """As f32 divides, to the nearest, to the even one of two; what is beyond is the least or the most."""
    scale, limits = np.float32(0.1), np.iinfo(kind)
    nodes = [
        node("QuantizeLinear", ["x", "s", "z"], ["y"]),
        node("Relu", ["x"], ["relu"]),
        node("QuantizeLinear", ["relu", "s", "z"], ["positive"]),
    ]
    constants = {"s": scale, "z": np.array(zero, kind)}
    source = model(nodes, {"x": (np.float32, ["n"])}, ["y", "positive"], constants)
    halves = ((np.arange(-300, 300) + 0.5) * scale).astype("f4")
    near = [np.nextafter(halves, sign * np.inf, dtype="f4") for sign in (-1, 1)]
    x = np.concatenate([halves, *near, np.float32([np.inf, -np.inf, 3e37, -3e37, 1e-40, -0.0, 0.0, 2e9])])
    for got, some in zip(dynmlir.compile(dynmlir.import_onnx(source)).main(x), (x, np.maximum(x, 0)), strict=True):
        expected = np.clip(np.rint(some / scale) + np.float32(zero), limits.min, limits.max)
        assert np.array_equal(got.view(kind), expected.astype(kind))


def test_what_is_written_by_hand() -> None:
    """A depthwise convolution of bytes, and a pad whose number stands within it."""
    source = """
func.func @depthwise(%a: tensor<1x16x8x9xi8>, %w: tensor<16x3x3xi8>) -> tensor<1x16x6x7xi32> {
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<1x16x6x7xi32>
  %f = linalg.fill ins(%z : i32) outs(%e : tensor<1x16x6x7xi32>) -> tensor<1x16x6x7xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(n, c, h, w, i, j) -> (n, c, h + i, w + j)>,
      affine_map<(n, c, h, w, i, j) -> (c, i, j)>, affine_map<(n, c, h, w, i, j) -> (n, c, h, w)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]}
      ins(%a, %w : tensor<1x16x8x9xi8>, tensor<16x3x3xi8>) outs(%f : tensor<1x16x6x7xi32>) {
  ^bb0(%x: i8, %y: i8, %o: i32):
    %xe = arith.extui %x : i8 to i32
    %ye = arith.extsi %y : i8 to i32
    %m = arith.muli %xe, %ye : i32
    %s = arith.addi %o, %m : i32
    linalg.yield %s : i32
  } -> tensor<1x16x6x7xi32>
  return %r : tensor<1x16x6x7xi32>
}
func.func @padded(%a: tensor<?x16x?x?xi8>, %w: tensor<8x16x3x3xi8>, %c: tensor<?x8x?x?xi32>) -> tensor<?x8x?x?xi32> {
  %z = arith.constant 0 : i32
  %az = arith.constant 3 : i32
  %x = tensor.pad %a low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i: index, %j: index, %l: index, %m: index):
    %k = arith.constant 3 : i8
    tensor.yield %k : i8
  } : tensor<?x16x?x?xi8> to tensor<?x16x?x?xi8>
  %f = linalg.fill ins(%z : i32) outs(%c : tensor<?x8x?x?xi32>) -> tensor<?x8x?x?xi32>
  %r = linalg.conv_2d_nchw_fchw_q {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}
      ins(%x, %w, %az, %z : tensor<?x16x?x?xi8>, tensor<8x16x3x3xi8>, i32, i32) outs(%f : tensor<?x8x?x?xi32>)
      -> tensor<?x8x?x?xi32>
  return %r : tensor<?x8x?x?xi32>
}
"""
    module = dynmlir.compile(source, library=OF_BYTES)
    a, w = (R.integers(-128, 128, sizes).astype("i1") for sizes in ((1, 16, 8, 9), (16, 3, 3)))
    alone = [by_float64(a.view("u1")[:, [c]], w[None, None, c]) for c in range(16)]
    assert np.array_equal(module.depthwise(a, w), np.concatenate(alone, axis=1))
    image, filters = (R.integers(-128, 128, sizes).astype("i1") for sizes in ((2, 16, 5, 6), (8, 16, 3, 3)))
    around = np.pad(image.astype("f8"), [(0, 0), (0, 0), (1, 1), (1, 1)], constant_values=3) - 3
    assert np.array_equal(module.padded(image, filters, np.zeros((2, 8, 5, 6), "i4")), by_float64(around, filters))
