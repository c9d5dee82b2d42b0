"""Networks on images in NCHW that lie in NHWC inside (dynmlir-channels-last): right at every size."""

from __future__ import annotations

from typing import Any

import numpy as np
import onnx
from onnx_models import LIBRARY, Inputs, check, model, node

import dynmlir

R = np.random.default_rng(11)
SHAPES = ((2, 3, 9, 12), (1, 3, 1, 1), (3, 3, 17, 5), (1, 3, 4, 33), (1, 3, 64, 64))


def weights(*sizes: int) -> np.ndarray:
    return (R.standard_normal(sizes) / np.sqrt(np.prod(sizes[1:]))).astype("f4")


def normal(name: str, channels: int) -> dict[str, np.ndarray]:
    """Of a BatchNormalization, by the names of its inputs."""
    drawn = [R.uniform(0.5, 1.5, channels), R.standard_normal(channels), R.standard_normal(channels)]
    drawn.append(R.uniform(0.5, 2, channels))
    return {f"{name}_{place}": each.astype("f4") for place, each in enumerate(drawn)}


def residual() -> onnx.ModelProto:
    """Norms, a pool, a residual sum, a depthwise convolution by two, gates of channels, images put together, means."""
    nodes = [
        node("Conv", ["x", "stem"], ["a"], pads=[1, 1, 1, 1], strides=[2, 2]),
        node("BatchNormalization", ["a", *(f"n_{i}" for i in range(4))], ["b"]),
        node("Relu", ["b"], ["c"]),
        node("MaxPool", ["c"], ["d"], kernel_shape=[3, 3], pads=[1, 1, 1, 1], strides=[1, 1]),
        node("Conv", ["d", "inner", "bias"], ["e"], pads=[1, 1, 1, 1]),
        node("Add", ["e", "d"], ["f"]),
        node("Clip", ["f", "low", "high"], ["g"]),
        node("Conv", ["g", "apart"], ["h"], group=32, pads=[1, 2, 1, 0], strides=[2, 1], dilations=[1, 1]),
        node("GlobalAveragePool", ["h"], ["m"]),
        node("Conv", ["m", "gate"], ["o"]),
        node("Sigmoid", ["o"], ["p"]),
        node("Mul", ["h", "p"], ["q"]),
        node("Conv", ["q", "inner"], ["r"], pads=[2, 2, 2, 2], dilations=[2, 2]),
        node("Concat", ["r", "q"], ["s"], axis=1),
        node("Conv", ["s", "last"], ["t"]),
        node("ReduceMean", ["t"], ["u"], axes=[2, 3]),
    ]
    constants = {
        **{"stem": weights(32, 3, 3, 3), "inner": weights(32, 32, 3, 3), "apart": weights(32, 1, 3, 3)},
        **{"gate": weights(32, 32, 1, 1), "last": weights(10, 64, 1, 1), "bias": weights(32, 1)[:, 0]},
        **{"low": np.float32(0), "high": np.float32(6), **normal("n", 32)},
    }
    inputs: Inputs = {"x": (np.float32, ["b", 3, "h", "w"])}
    return model(nodes, inputs, ["t", "u", "d"], constants)


def test_a_network_of_images() -> None:
    made = residual()
    drawn = [{"x": R.standard_normal(shape).astype("f4")} for shape in SHAPES]
    check(made, *drawn)
    module = dynmlir.compile(dynmlir.import_onnx(made), library=LIBRARY)
    t, u, d = (np.asarray(each) for each in list[Any](module.main(np.zeros((0, 3, 8, 8), np.float32))))
    assert (t.shape, u.shape, d.shape) == ((0, 10, 2, 4), (0, 10, 1, 1), (0, 32, 4, 4))


def test_convolutions_that_state_no_strides() -> None:
    w = weights(32, 32, 3, 3)
    kind = "tensor<32x32x3x3xf32>"
    image, result = (f"tensor<1x32x{size}x{size}xf32>" for size in (34, 32))
    module = dynmlir.compile(f"""
func.func @main(%x: {image}) -> {result} {{
  %w = arith.constant dense<"0x{w.tobytes().hex().upper()}"> : {kind}
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : {result}
  %f = linalg.fill ins(%zero : f32) outs(%e : {result}) -> {result}
  %r = linalg.conv_2d_nchw_fchw ins(%x, %w : {image}, {kind}) outs(%f : {result}) -> {result}
  return %r : {result}
}}""")
    x = R.standard_normal((1, 32, 34, 34)).astype("f4")
    windows = np.lib.stride_tricks.sliding_window_view(x.astype("f8"), (3, 3), (2, 3))
    np.testing.assert_allclose(module.main(x), np.einsum("nchwij,fcij->nfhw", windows, w), atol=1e-4)
