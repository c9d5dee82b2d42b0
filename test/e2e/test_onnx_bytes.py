"""Whole numbers in ONNX, those without a sign above all, against NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from onnx import TensorProto
from onnx_models import OF_BYTES, Inputs, check, model, node, rng
from test_onnx_windows import POOLS, windows

import dynmlir
from dynmlir.diagnostics import DynmlirError

IMAGES: Inputs = {"x": (np.uint8, ["b", 2, "h", "w"])}


def numbers(kind: Any, *sizes: int) -> np.ndarray:
    """All that there are of a type, and both ends."""
    ends = np.iinfo(kind)
    made = rng().integers(ends.min, ends.max, sizes, dtype=kind, endpoint=True)
    made.flat[0], made.flat[-1] = ends.max, ends.min
    return made


def test_pools_without_a_sign():
    """What lies around is the least."""
    pools = {
        name: {key: value for key, value in each.items() if key != "count_include_pad"} for name, each in POOLS.items()
    }
    nodes = [node("MaxPool", ["x"], [name], **{"kernel_shape": [3, 3], **each}) for name, each in pools.items()]
    nodes.append(node("MaxPool", ["x"], ["even"], kernel_shape=[3, 3], pads=[1, 1, 1, 1]))
    nodes.append(node("GlobalMaxPool", ["x"], ["all"]))
    made = model(nodes, IMAGES, [*pools, "even", "all"])

    def expected(x: np.ndarray) -> list[np.ndarray]:
        found = [windows(x, np.max, 0, **pool) for pool in (*pools.values(), {"pads": [1, 1, 1, 1]})]
        return [*(each.astype(x.dtype) for each in found), x.max((2, 3), keepdims=True)]

    check(made, *({"x": numbers(np.uint8, *sizes)} for sizes in ((1, 2, 4, 5), (3, 2, 17, 13))), expected=expected)


@pytest.mark.parametrize("kind, results, why", [
    (np.uint8, ["y", "i"], "the places of the greatest are imported of floats alone"),
    (np.uint16, ["y"], "is not imported of elements of uint16"),
])  # fmt: skip
def test_pools_that_are_refused(kind, results, why):
    made = model([node("MaxPool", ["x"], results, kernel_shape=[2, 2])], {"x": (kind, IMAGES["x"][1])}, results)
    with pytest.raises(DynmlirError, match=f"MaxPool 'y': {why}"):
        dynmlir.import_onnx(made)


#: Types and sizes of A and B, and those of their scales and zero points, where these are not one for all.
PRODUCTS = {
    "batches": ("u1", "i1", ["b", "m", 8], ["b", 8, "n"], [], []),
    "heads": ("u1", "u1", ["b", 4, "m", 8], ["b", 4, 8, "n"], [1], [1]),
    "signed": ("i1", "i1", ["b", "m", 8], ["b", 8, "n"], [], []),
    "matrix": ("u1", "i1", ["m", 8], [3, 8, "n"], [], []),
    "unknown": ("u1", "i1", ["b", "m", "k"], ["k", 6], [], [6]),
    "columns": ("u1", "i1", ["b", "m", 8], ["b", 8, 6], [], [1, 1, 6]),
    "rows": ("u1", "i1", [5, 8], [8, "n"], [5], []),
    "both": ("u1", "i1", ["b", 4, 5, 8], ["b", 4, 8, 6], [1, 4, 5, 1], [1, 4, 1, 6]),
}
SIZES = {"b": 2, "m": 5, "n": 6, "k": 8}


@pytest.mark.parametrize("case", PRODUCTS)
def test_products_of_batches(case):
    """Quantised ones of sums without rounding; and those of whole numbers without zero points."""
    a_kind, b_kind, a_sizes, b_sizes, of_a, of_b = PRODUCTS[case]
    r = rng()
    weights = {
        "as": r.uniform(0.02, 0.06, of_a).astype("f4"), "az": r.integers(0, 60, of_a).astype(a_kind),
        "bs": r.uniform(0.02, 0.06, of_b).astype("f4"), "bz": r.integers(0, 60, of_b).astype(b_kind),
        "ys": np.float32(0.6), "yz": np.array(7, a_kind),
    }  # fmt: skip
    nodes = [
        node("QLinearMatMul", ["a", "as", "az", "b", "bs", "bz", "ys", "yz"], ["y"]),
        node("MatMulInteger", ["a", "b"], ["z"]),
    ]
    inputs: Inputs = {"a": (np.dtype(a_kind).type, a_sizes), "b": (np.dtype(b_kind).type, b_sizes)}
    made = model(nodes, inputs, ["y", "z"], weights)

    def expected(a: np.ndarray, b: np.ndarray) -> list[np.ndarray]:
        whole, scale = [each.astype("i4") for each in (a, b)], [weights["as"], weights["bs"]]
        zeros = [weights[name].astype("i4") for name in ("az", "bz")]
        if case == "rows":
            scale[0], zeros[0] = scale[0][:, None], zeros[0][:, None]
        sums = (whole[0] - zeros[0]) @ (whole[1] - zeros[1])
        rounded = np.rint(sums.astype("f4") * (scale[0] * scale[1]) / weights["ys"]) + 7
        ends = np.iinfo(a.dtype)
        return [np.clip(rounded, ends.min, ends.max).astype(a.dtype), whole[0] @ whole[1]]

    call = {name: numbers(kind, *(SIZES.get(each, each) for each in sizes)) for name, (kind, sizes) in inputs.items()}
    check(made, call, expected=expected, library=OF_BYTES)


def test_products_of_vectors_are_refused():
    weights = {"s": np.float32(1), "z": np.uint8(0)}
    nodes = [node("QLinearMatMul", ["a", "s", "z", "b", "s", "z", "s", "z"], ["y"])]
    made = model(nodes, {"a": (np.uint8, [8]), "b": (np.uint8, [8, 6])}, weights=weights)
    with pytest.raises(DynmlirError, match="QLinearMatMul 'y': is imported of matrices and of batches of them alone"):
        dynmlir.import_onnx(made)


def spread(kind: Any) -> tuple[np.ndarray, np.ndarray]:
    """Dividends, and divisors but 0 on both sides of the half."""
    a, half = numbers(kind, 5, 7), np.iinfo(kind).max // 2
    b = np.resize(np.array([1, 2, 3, 7, half, half + 1, half + 2, np.iinfo(kind).max], kind), a.shape)
    return a, b


UNSIGNED = [np.uint8, np.uint16, np.uint32, np.uint64]


@pytest.mark.parametrize("kind", UNSIGNED)
def test_numbers_without_a_sign(kind):
    ends = np.iinfo(kind)
    weights = {
        "low": kind(ends.max // 8), "high": kind(ends.max - ends.max // 8), "three": kind(3),
        "most": kind(ends.max), "k": np.array([3]),
    }  # fmt: skip
    nodes = [
        node("Div", ["a", "b"], ["div"]),
        node("Div", ["a", "three"], ["third"]),
        node("Div", ["a", "most"], ["whole"]),
        node("Mod", ["a", "b"], ["mod"]),
        node("Mod", ["a", "b"], ["fmod"], fmod=1),
        node("Clip", ["a", "low", "high"], ["clip"]),
        node("Clip", ["a", "low"], ["above"]),
        node("Clip", ["a", "", "high"], ["below"]),
        node("Abs", ["a"], ["abs"]),
        node("Sign", ["a"], ["sign"]),
        node("TopK", ["a", "k"], ["first", "places"]),
        node("TopK", ["a", "k"], ["last", "others"], largest=0),
        node("TopK", ["a", "k"], ["of_columns", "unread"], axis=0),
    ]
    outputs = [name for each in nodes for name in each.output if name != "unread"]
    made = model(nodes, {"a": (kind, ["n", 7]), "b": (kind, ["n", 7])}, outputs, weights)

    def expected(a: np.ndarray, b: np.ndarray) -> list[np.ndarray]:
        low, high = weights["low"], weights["high"]
        order = np.argsort(a, axis=1, kind="stable")
        greatest, least = order[:, ::-1][:, :3], order[:, :3]
        found = [a // b, a // kind(3), a // kind(ends.max), a % b, a % b]
        found += [np.clip(a, low, high), np.maximum(a, low), np.minimum(a, high), a, np.minimum(a, kind(1))]
        found += [each for at in (greatest, least) for each in (np.take_along_axis(a, at, 1), at)]
        return [*found, np.sort(a, axis=0)[::-1][:3]]

    a, b = spread(kind)
    assert all(len(set(row)) == len(row) for row in a.tolist())  # of equal ones either may come first
    check(made, {"a": a, "b": b}, expected=expected, library=None)


@pytest.mark.parametrize("kind", [np.uint32, np.uint64])
def test_reductions_without_a_sign(kind):
    nodes = [
        node("ReduceMean", ["a"], ["mean"], axes=[1]),
        node("ReduceL1", ["a"], ["sum"], axes=[1], keepdims=0),
        node("Pow", ["a", "e"], ["pow"]),
    ]
    made = model(nodes, {"a": (kind, ["n", 7]), "e": (kind, ["n", 7])}, ["mean", "sum", "pow"])

    def expected(a: np.ndarray, e: np.ndarray) -> list[np.ndarray]:
        return [a.sum(1, dtype=kind, keepdims=True) // kind(7), a.sum(1, dtype=kind), a**e]

    a = numbers(kind, 5, 7) // kind(8)
    check(made, {"a": a, "e": (a % 5).astype(kind)}, expected=expected, library=None)


def test_numbers_of_16_bits_between_floats():
    """Quantised to more than bytes, as models for accelerators are; beyond the ends, too, and an even half."""
    nodes = [
        node("QuantizeLinear", ["x", "scale", "zero"], ["q"]), node("DequantizeLinear", ["q", "scale", "zero"], ["d"]),
        node("DequantizeLinear", ["w", "scale", "zero"], ["weights"]), node("Mul", ["d", "weights"], ["y"]),
    ]  # fmt: skip
    weights = {
        "scale": np.float32(0.25), "zero": np.uint16(33000), "w": np.array([0, 5, 65535], np.uint16),
    }  # fmt: skip
    made = model(nodes, {"x": (np.float32, ["n", 3])}, weights=weights, opset=21)
    x = np.array([[0.125, 0.375, -0.125], [-9000.0, 9000.0, 17.3], [1e6, -1e6, -0.0]], np.float32)
    check(made, {"x": x}, {"x": x[:1]})


def test_floats_become_bytes_without_a_sign():
    made = model([node("Cast", ["x"], ["y"], to=TensorProto.UINT8)], {"x": (np.float32, ["n"])})
    check(made, *({"x": np.linspace(0, 255.5, count, dtype=np.float32)} for count in (1, 7, 40)))


@pytest.mark.parametrize("kind", [np.uint8, np.int8])
def test_images_of_whole_numbers_are_resized(kind):
    """Between two numbers is that nearer to 0."""
    nodes = [node("Resize", ["x", "", "by"], ["y"], mode="linear", coordinate_transformation_mode="asymmetric")]
    made = model(nodes, {"x": (kind, IMAGES["x"][1])}, weights={"by": np.array([1, 1, 1, 2], "f4")})

    def expected(x: np.ndarray) -> list[np.ndarray]:
        behind = np.concatenate([x[..., 1:], x[..., -1:]], axis=-1)
        between = np.trunc((x.astype("f4") + behind) / 2).astype(kind)
        return [np.stack([x, between], axis=-1).reshape(*x.shape[:3], -1)]

    check(made, {"x": numbers(kind, 2, 2, 5, 7)}, expected=expected, library=None)


@pytest.mark.parametrize("made, why", [
    (node("Resize", ["x", "", "by"], ["y"], mode="cubic"), "Resize 'y': mode cubic is not imported of elements of"),
    (node("ReduceMean", ["x"], ["y"], axes=[2]), "ReduceMean 'y': elements of uint16 are not imported of unknown"),
])  # fmt: skip
def test_what_is_refused_without_a_sign(made, why):
    refused = model([made], {"x": (np.uint16, IMAGES["x"][1])}, weights={"by": np.array([1, 1, 2, 2], "f4")})
    with pytest.raises(DynmlirError, match=why):
        dynmlir.import_onnx(refused)


@pytest.mark.parametrize("kind", [np.uint8, np.int32])
def test_shifts_by_more_than_there_are_bits(kind):
    """By less than 0, too: nothing is left but the sign (set 28)."""
    nodes = [node("BitShift", ["x", "by"], [way], direction=way) for way in ("LEFT", "RIGHT")]
    made = model(nodes, {"x": (kind, ["n"]), "by": (kind, ["n"])}, ["LEFT", "RIGHT"], opset=28)
    bits, of_kind = np.dtype(kind).itemsize * 8, np.iinfo(kind)
    every = np.array([0, 1, 3, bits - 1, bits, bits + 1, of_kind.max] + [-1, of_kind.min] * (of_kind.min < 0), kind)
    some = np.array([of_kind.min, of_kind.max, 1, 0, 100], kind)
    x, by = (each.ravel() for each in np.meshgrid(some, every))

    def expected(x: np.ndarray, by: np.ndarray) -> list[np.ndarray]:
        inside = (by >= 0) & (by < bits)
        left = [int(a) << int(b) if ok else 0 for a, b, ok in zip(x, by, inside, strict=True)]
        right = [int(a) >> (int(b) if ok else bits) for a, b, ok in zip(x, by, inside, strict=True)]
        return [
            np.array(left, object).astype("u8").astype(kind) if bits == 8 else np.array(left).astype(kind),
            np.array(right, kind),
        ]

    check(made, {"x": x, "by": by}, expected=expected)
