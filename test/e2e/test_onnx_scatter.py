"""Elements and rows of ONNX that go where indices say, against NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from onnx_models import Inputs, check, model, node, rng

import dynmlir
from dynmlir.diagnostics import DynmlirError

REDUCTIONS = {"max": np.maximum, "min": np.minimum}
#: Sizes of what is changed and of the indices, and the axis of these.
CASES = {
    "vector": ((7,), (20,), 0),
    "rows": ((7, 3), (20, 2), 0),
    "columns": ((4, 7), (3, 20), -1),
    "middle": ((3, 4, 7), (2, 9, 5), 1),
}


def elements(kind: Any, sizes: tuple[int, ...]) -> np.ndarray:
    if np.dtype(kind).kind == "f":
        return rng().standard_normal(sizes).astype(kind)
    ends = np.iinfo(kind)
    return rng().integers(ends.min, ends.max, sizes, dtype=kind, endpoint=True)


def reduced(x: np.ndarray, indices: np.ndarray, updates: np.ndarray, axis: int, of: Any) -> np.ndarray:
    made = x.copy()
    for at in np.ndindex(*indices.shape):
        to = [*at]
        to[axis] = indices[at]
        made[tuple(to)] = of(made[tuple(to)], updates[at])
    return made


@pytest.mark.parametrize(
    ("case", "kind"),
    [*((case, np.float32) for case in CASES), *(("middle", np.int32), ("vector", np.uint8), ("columns", np.uint8))],
)
def test_greatest_and_least_elements(case, kind):
    """Several at one place, which may be counted from the end."""
    sizes, of_indices, axis = CASES[case]
    nodes = [node("ScatterElements", ["x", "i", "u"], [name], axis=axis, reduction=name) for name in REDUCTIONS]
    inputs: Inputs = {
        "x": (kind, [f"x{each}" for each in range(len(sizes))]),
        "i": (np.int64, [f"i{each}" for each in range(len(sizes))]),
        "u": (kind, [f"i{each}" for each in range(len(sizes))]),
    }
    made = model(nodes, inputs, list(REDUCTIONS), opset=18)
    call = {
        "x": elements(kind, sizes), "i": rng().integers(-sizes[axis], sizes[axis], of_indices),
        "u": elements(kind, of_indices),
    }  # fmt: skip
    check(made, call, expected=lambda x, i, u: [reduced(x, i, u, axis, of) for of in REDUCTIONS.values()], library=None)


@pytest.mark.parametrize("name", REDUCTIONS)
def test_rows_without_a_sign(name):
    inputs: Inputs = {"x": (np.uint8, ["n", 3]), "i": (np.int64, ["t", 1]), "u": (np.uint8, ["t", 3])}
    made = model([node("ScatterND", ["x", "i", "u"], ["y"], reduction=name)], inputs, opset=18)

    def expected(x: np.ndarray, i: np.ndarray, u: np.ndarray) -> list[np.ndarray]:
        return [reduced(x, np.repeat(i, 3, 1), u, 0, REDUCTIONS[name])]

    call = {"x": elements(np.uint8, (7, 3)), "i": rng().integers(0, 7, (20, 1)), "u": elements(np.uint8, (20, 3))}
    check(made, call, expected=expected, library=None)


def test_wider_ones_without_a_sign_are_refused():
    inputs: Inputs = {"x": (np.uint16, ["n", 3]), "i": (np.int64, ["t", 1]), "u": (np.uint16, ["t", 3])}
    made = model([node("ScatterND", ["x", "i", "u"], ["y"], reduction="max")], inputs, opset=18)
    with pytest.raises(DynmlirError, match="ScatterND 'y': is not imported of elements of uint16"):
        dynmlir.import_onnx(made)


@pytest.mark.parametrize("mode", ["linear", "circular"])
def test_memory_that_sequences_are_written_into(mode):
    """Each from its own place on; unknown are the sequences, the room, and what is written."""
    nodes = [
        node("TensorScatter", ["past", "new", "at"], ["y"], mode=mode),
        node("TensorScatter", ["past", "new"], ["from_begin"], axis=2, mode=mode),
    ]
    inputs: Inputs = {"past": (np.float32, ["b", 3, "m", 4]), "new": (np.float32, ["b", 3, "t", 4])}
    made = model(nodes, {**inputs, "at": (np.int64, ["b"])}, ["y", "from_begin"], opset=24)

    def expected(past, new, at):
        results = past.copy(), past.copy()
        count, room = new.shape[2], past.shape[2]
        for sequence, first in enumerate(at):
            for place in range(count):
                results[0][sequence, :, (first + place) % room] = new[sequence, :, place]
        results[1][:, :, :count] = new
        return results

    sizes = ((2, 7, 3, (4, 0)), (1, 1, 1, (0,)), (3, 20, 1, (19, 4, 0)), (2, 5, 5, (0, 0)), (2, 6, 0, (1, 0)))
    if mode == "circular":
        sizes = (*sizes, (2, 5, 4, (3, 1)))
    r = rng()
    calls = [
        {
            "past": r.standard_normal((b, 3, m, 4)).astype("f4"),
            "new": r.standard_normal((b, 3, t, 4)).astype("f4"),
            "at": np.array(at),
        }
        for b, m, t, at in sizes
    ]
    check(made, *calls, expected=expected)
