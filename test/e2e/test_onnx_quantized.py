"""Quantised operators of ONNX Runtime, against NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import onnx
import pytest
from onnx import helper
from onnx_models import OF_BYTES, Inputs, check, model, node, rng

import dynmlir
from dynmlir.diagnostics import DynmlirError

MICROSOFT = "com.microsoft"
#: A scale and a zero point of each operand, and of the result.
SCALES = {
    "as": np.float32(0.02), "az": np.uint8(120), "bs": np.float32(0.03), "bz": np.uint8(130),
    "ys": np.float32(0.05), "yz": np.uint8(100), "ps": np.float32(1 / 256), "pz": np.uint8(0),
}  # fmt: skip
A, B, Y, P = ("as", "az"), ("bs", "bz"), ("ys", "yz"), ("ps", "pz")


def operator(kind: str, inputs: list[str], outputs: list[str], **attributes: Any) -> onnx.NodeProto:
    return helper.make_node(kind, inputs, outputs, domain=MICROSOFT, **attributes)


def floats(numbers: np.ndarray, names: tuple[str, str]) -> np.ndarray:
    scale, zero = (SCALES[name].astype("f4") for name in names)
    return (numbers.astype("f4") - zero) * scale


def numbers(floats: np.ndarray, names: tuple[str, str]) -> np.ndarray:
    scale, zero = (SCALES[name].astype("f4") for name in names)
    return np.clip(np.rint(floats / scale) + zero, 0, 255).astype("u1")


def test_operators_of_elements():
    nodes = [
        operator("QLinearAdd", ["a", *A, "b", *B, *Y], ["add"]),
        operator("QLinearMul", ["a", *A, "row", *B, *Y], ["mul"]),
        operator("QLinearSigmoid", ["a", *A, *P], ["sigmoid"]),
        operator("QLinearLeakyRelu", ["a", *A, *Y], ["leaky"], alpha=0.1),
        operator("QLinearConcat", [*Y, "a", *A, "b", *B], ["concat"], axis=1),
        operator("QLinearSoftmax", ["a", *A, *P], ["softmax"], axis=-1, opset=13),
    ]
    inputs: Inputs = {**{name: (np.uint8, ["b", "t", 8]) for name in "ab"}, "row": (np.uint8, [8])}
    outputs = ["add", "mul", "sigmoid", "leaky", "concat", "softmax"]
    made = model(nodes, inputs, outputs, SCALES, domains=[MICROSOFT])

    def expected(a: np.ndarray, b: np.ndarray, row: np.ndarray) -> list[np.ndarray]:
        x, y = floats(a, A), floats(b, B)
        weights = np.exp(x - x.max(-1, keepdims=True))
        results = [x + y, x * floats(row, B), 1 / (1 + np.exp(-x)), np.where(x < 0, 0.1 * x, x)]
        results += [np.concatenate([x, y], axis=1), weights / weights.sum(-1, keepdims=True)]
        return [numbers(each, P if place in (2, 5) else Y) for place, each in enumerate(results)]

    def call(*sizes: int) -> dict[str, Any]:
        given = {"a": (*sizes, 8), "b": (*sizes, 8), "row": 8}
        return {name: rng().integers(0, 256, each).astype("u1") for name, each in given.items()}

    calls = [call(1, 1), call(3, 17)]
    check_numbers(made, calls, expected)


def test_pools():
    nodes = [
        operator("QLinearAveragePool", ["x", *A, *Y], ["y"], kernel_shape=[2, 2], strides=[2, 2]),
        operator("QLinearGlobalAveragePool", ["x", *A, *Y], ["z"]),
    ]
    made = model(nodes, {"x": (np.uint8, ["b", 3, "h", "w"])}, ["y", "z"], SCALES, domains=[MICROSOFT])

    def expected(x: np.ndarray) -> list[np.ndarray]:
        x = floats(x, A).astype("f8")
        b, c, h, w = x.shape
        pooled = x[:, :, : h // 2 * 2, : w // 2 * 2].reshape(b, c, h // 2, 2, w // 2, 2).mean((3, 5))
        return [numbers(pooled, Y), numbers(x.mean((2, 3), keepdims=True), Y)]

    calls = [{"x": rng().integers(0, 256, sizes).astype("u1")} for sizes in ((1, 3, 2, 2), (2, 3, 9, 14))]
    check_numbers(made, calls, expected, off_by=1)  # halves, of sums in f32


def test_products():
    """Of numbers that a call quantises, and of those that are given; floats and numbers come out."""
    r = rng()
    weights = {
        **SCALES, "w": r.integers(-128, 128, (8, 6)).astype("i1"), "wt": r.integers(-128, 128, (6, 8)).astype("i1"),
        "ws": np.float32(0.01), "wz": np.int8(3), "zero": np.int8(0), "columns": abs(r.standard_normal(6)).astype("f4"),
        "bias": r.standard_normal(6).astype("f4"), "c": r.integers(-300, 300, 6).astype("i4"),
    }  # fmt: skip
    nodes = [
        operator("DynamicQuantizeMatMul", ["x", "w", "ws", "wz", "bias"], ["a"]),
        operator("DynamicQuantizeMatMul", ["x", "w", "columns"], ["b"]),
        operator("MatMulIntegerToFloat", ["n", "w", "as", "ws", "az", "wz", "bias"], ["c0"]),
        operator("QGemm", ["n", *A, "wt", "ws", "zero", "c", *Y], ["d"], transB=1),
        operator("QGemm", ["n", *A, "wt", "ws", "zero", "c"], ["e"], transB=1, alpha=0.5),
    ]
    inputs: Inputs = {"x": (np.float32, ["b", 8]), "n": (np.uint8, ["b", 8])}
    made = model(nodes, inputs, ["a", "b", "c0", "d", "e"], weights, domains=[MICROSOFT])

    def expected(x: np.ndarray, n: np.ndarray) -> list[np.ndarray]:
        low, high = min(x.min(), 0), max(x.max(), 0)
        scale = np.float32((high - low) / np.float32(255))
        zero = np.clip(np.rint(-low / scale), 0, 255)
        dynamic = np.clip(np.rint(x / scale) + zero, 0, 255) - zero
        w, wt = weights["w"].astype("f8"), weights["wt"].T.astype("f8")
        sums = (n.astype("f8") - 120) @ wt + weights["c"]
        return [
            dynamic @ (w - 3) * scale * 0.01 + weights["bias"],
            dynamic @ w * scale * weights["columns"],
            (n.astype("f8") - 120) @ (w - 3) * 0.02 * 0.01 + weights["bias"],
            numbers(sums * 0.02 * 0.01, Y),
            sums * 0.02 * 0.01 * 0.5,
        ]

    calls = [
        {"x": r.standard_normal((b, 8)).astype("f4"), "n": r.integers(0, 256, (b, 8)).astype("u1")} for b in (1, 17)
    ]
    check_numbers(made, calls, expected, off_by=1, has_products=True)


def check_numbers(
    made: onnx.ModelProto, calls: list[dict[str, Any]], expected: Any, off_by: int = 0, has_products: bool = False
) -> None:
    """Numbers may be off by a step where a half is rounded; floats by what sums in f32 are."""
    module = dynmlir.compile(dynmlir.import_onnx(made), library=OF_BYTES if has_products else None)
    for call in calls:
        for one, other in zip(module.main(*call.values()), expected(**call), strict=True):
            assert one.shape == other.shape
            if other.dtype.kind == "u":
                off = abs(one.view("u1").astype("i4") - other)
                assert off.max() <= off_by and (off > 0).mean() < 0.1
            else:
                np.testing.assert_allclose(one, other, atol=1e-4, rtol=1e-4)


def test_channels_last_is_refused():
    nodes = [operator("QLinearGlobalAveragePool", ["x", *A, *Y], ["y"], channels_last=1)]
    made = model(nodes, {"x": (np.uint8, ["b", 4, 4, 3])}, weights=SCALES, domains=[MICROSOFT])
    with pytest.raises(DynmlirError, match="QLinearGlobalAveragePool 'y': channels_last is not imported"):
        dynmlir.import_onnx(made)


def test_numbers_that_a_call_quantises():
    """To the last bit; of zeros alone, whose scale is 0, too."""
    nodes = [node("DynamicQuantizeLinear", ["x"], ["q", "s", "z"])]
    made = model(nodes, {"x": (np.float32, ["b", "t", 8])}, ["q", "s", "z"])
    module, r = dynmlir.compile(dynmlir.import_onnx(made)), rng()
    spread = [
        r.standard_normal((b, t, 8)) * 10.0**e + by for b, t, e, by in ((1, 1, 0, 0), (3, 17, 3, 0), (2, 9, -8, 0))
    ]
    ends = [
        abs(r.standard_normal((2, 3, 8))),
        -abs(r.standard_normal((5, 7, 8))),
        np.zeros((2, 2, 8)),
        np.ones((1, 2, 8)),
    ]
    halves = np.concatenate([np.arange(-127.5, 128, 0.5), [0.0] * 1]).reshape(1, -1, 8)
    for x in [each.astype("f4") for each in (*spread, *ends, halves)]:
        low, high = min(x.min(), np.float32(0)), max(x.max(), np.float32(0))
        scale = (high - low) / np.float32(255)
        by = scale or np.float32(1)
        zero = np.clip(np.rint(np.float32(0) - low / by), 0, 255)
        numbers, given, point = module.main(x)
        assert given == scale and point.view("u1") == zero
        assert np.array_equal(numbers.view("u1"), np.clip(np.rint(x / by) + zero, 0, 255).astype("u1"))


def test_a_dynamic_product_as_quantisers_write_it():
    nodes = [
        node("DynamicQuantizeLinear", ["x"], ["q", "s", "z"]),
        operator("MatMulIntegerToFloat", ["q", "w", "s", "ws", "z"], ["y"]),
    ]
    weights = {"w": rng().integers(-128, 128, (8, 6)).astype("i1"), "ws": np.float32(0.01)}
    made = model(nodes, {"x": (np.float32, ["b", "t", 8])}, ["y"], weights, domains=[MICROSOFT])
    x = rng().standard_normal((2, 5, 8)).astype("f4")
    wanted = x @ (weights["w"] * weights["ws"])
    check(made, {"x": x}, expected=lambda x: [wanted], library=None, atol=0.1)
