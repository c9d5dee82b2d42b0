"""Whole numbers in ONNX, those without a sign above all, against NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from onnx_models import Inputs, check, model, node, rng
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
