"""LSTM, GRU and RNN of ONNX, of sequences of any length: against float64 by the equations of ONNX."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import onnx
import pytest
from onnx_models import Inputs, check, images, model, node, rng

RECURRENT: Inputs = {"x": (np.float32, ["t", "b", 3])}


def recurrent(kind: str, more: Sequence[str] = (), **attributes: Any) -> onnx.ModelProto:
    r, gates = rng(), {"LSTM": 4, "GRU": 3, "RNN": 1}[kind]
    weights = {
        "W": r.standard_normal((1, gates * 2, 3)).astype("f4"),
        "R": r.standard_normal((1, gates * 2, 2)).astype("f4"),
        "P": np.ones((1, 6), "f4"),
        "lens": np.array([1, 3], "i4"),
    }
    nodes = [node(kind, ["x", "W", "R", *more], ["y", "h"], hidden_size=2, **attributes)]
    return model(nodes, RECURRENT, ["y", "h"], weights)


@pytest.mark.parametrize("kind", ["GRU", "RNN"])
def test_states_of_unknown_batches(kind):
    check(recurrent(kind), *images((1, 1, 3), (7, 2, 3)))


def steps(
    kind: str, x: np.ndarray, w: np.ndarray, r: np.ndarray, bias: np.ndarray, h: np.ndarray, backwards: bool
) -> Any:
    """One direction in float64, by ONNX's equations: the results, the last states."""
    hidden, c, made = r.shape[1], np.zeros_like(h), np.zeros((*x.shape[:2], r.shape[1]))
    first, second = np.split(bias, 2)

    def parts(values: np.ndarray) -> list[np.ndarray]:
        return np.split(values, values.shape[1] // hidden, 1)

    def sigmoid(values: np.ndarray) -> np.ndarray:
        return 1 / (1 + np.exp(-values))

    for t in range(len(x))[:: -1 if backwards else 1]:
        own, state = x[t] @ w.T + first, h @ r.T + second
        if kind == "LSTM":
            i, o, f, new = parts(own + state)
            c = sigmoid(f) * c + sigmoid(i) * np.tanh(new)
            h = sigmoid(o) * np.tanh(c)
        elif kind == "GRU":
            (z, reset, new), (own_z, own_reset, own_new) = parts(state), parts(own)
            z = sigmoid(z + own_z)
            h = (1 - z) * np.tanh(own_new + sigmoid(reset + own_reset) * new) + z * h
        else:
            h = np.tanh(own + state)
        made[t] = h
    return made, h, c


@pytest.mark.parametrize(
    ("kind", "direction"),
    [("LSTM", "bidirectional"), ("LSTM", "forward"), ("GRU", "reverse"), ("RNN", "bidirectional")],
)
def test_steps(kind, direction):
    r, gates, hidden = rng(), {"LSTM": 4, "GRU": 3, "RNN": 1}[kind], 5
    ways = {"forward": [False], "reverse": [True], "bidirectional": [False, True]}[direction]
    wide = {
        "W": r.standard_normal((len(ways), gates * hidden, 3)),
        "R": r.standard_normal((len(ways), gates * hidden, hidden)) / 2,
        "B": r.standard_normal((len(ways), 2 * gates * hidden)),
    }
    weights = {name: value.astype("f4") for name, value in wide.items()}
    results = ["y", "h", "c"][: 3 if kind == "LSTM" else 2]
    options = {"linear_before_reset": 1} if kind == "GRU" else {}
    one = node(kind, ["x", "W", "R", "B", "", "h0"], results, hidden_size=hidden, direction=direction, **options)
    inputs: Inputs = {"x": (np.float32, ["t", "b", 3]), "h0": (np.float32, [len(ways), "b", hidden])}
    made = model([one], inputs, results, weights)

    def expected(x: np.ndarray, h0: np.ndarray) -> list[np.ndarray]:
        of = [
            steps(kind, x, *(weights[name][way] for name in "WRB"), h0[way], is_back)
            for way, is_back in enumerate(ways)
        ]
        ys, *states = zip(*of, strict=True)
        return [np.stack(ys, 1), *(np.stack(each) for each in states)][: len(results)]

    calls = [
        {
            name: r.standard_normal(sizes).astype("f4")
            for name, sizes in (("x", (t, b, 3)), ("h0", (len(ways), b, hidden)))
        }
        for t, b in ((1, 1), (7, 3), (13, 2))
    ]
    check(made, *calls, expected=expected)
