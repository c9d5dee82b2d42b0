"""Whole numbers in ONNX, those without a sign above all, against NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
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
