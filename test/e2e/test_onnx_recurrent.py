"""LSTM, GRU and RNN of ONNX, of sequences of any length: against float64 by the equations of ONNX."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import onnx
import pytest
from onnx_models import Inputs, check, images, model, node, rng

RECURRENT: Inputs = {"x": (np.float32, ["t", "b", 3])}


def recurrent(kind: str, more: Sequence[str] = (), are_given: bool = False, **attributes: Any) -> onnx.ModelProto:
    """Weights are constants, or one of them an input."""
    r, gates = rng(), {"LSTM": 4, "GRU": 3, "RNN": 1}[kind]
    weights = {
        "W": r.standard_normal((1, gates * 2, 3)).astype("f4"),
        "R": r.standard_normal((1, gates * 2, 2)).astype("f4"),
        "P": np.ones((1, 6), "f4"),
        "lens": np.array([1, 3], "i4"),
    }
    nodes = [node(kind, ["x", "W", "R", *more], ["y", "h"], hidden_size=2, **attributes)]
    given: Inputs = {"W": (np.float32, list(weights.pop("W").shape))} if are_given else {}
    return model(nodes, RECURRENT | given, ["y", "h"], weights)


@pytest.mark.parametrize(("kind", "are_given"), [("GRU", True), ("RNN", False)])
def test_states_of_unknown_batches(kind, are_given):
    calls = images((1, 1, 3), (7, 2, 3))
    gates = {"GRU": 3, "RNN": 1}[kind]
    more = {"W": rng().standard_normal((1, gates * 2, 3)).astype("f4")} if are_given else {}
    check(recurrent(kind, are_given=are_given), *(call | more for call in calls))


@np.errstate(invalid="ignore")  # NumPy's small products of f32 may say so of lanes beside their numbers
def steps(
    kind: str,
    x: np.ndarray,
    w: np.ndarray,
    r: np.ndarray,
    bias: np.ndarray,
    h: np.ndarray,
    backwards: bool,
    lengths: np.ndarray | None = None,
) -> Any:
    """One direction in float64, by ONNX's equations: the results, the last states."""
    hidden, c, made = r.shape[1], np.zeros_like(h), np.zeros((*x.shape[:2], r.shape[1]))
    first, second = np.split(bias, 2)

    def parts(values: np.ndarray) -> list[np.ndarray]:
        return np.split(values, values.shape[1] // hidden, 1)

    def sigmoid(values: np.ndarray) -> np.ndarray:
        return 1 / (1 + np.exp(-values))

    for t in range(len(x))[:: -1 if backwards else 1]:
        own, state, before = x[t] @ w.T + first, h @ r.T + second, (h, c)
        if kind == "LSTM":
            i, o, f, new = parts(own + state)
            c = sigmoid(f) * c + sigmoid(i) * np.tanh(new)
            h = sigmoid(o) * np.tanh(c)
        elif kind.startswith("GRU"):
            (z, reset, new), (own_z, own_reset, own_new) = parts(state), parts(own)
            z, reset = sigmoid(z + own_z), sigmoid(reset + own_reset)
            if kind == "GRU before":
                new = (reset * h) @ r[2 * hidden :].T + second[2 * hidden :]
                reset = np.ones_like(reset)
            h = (1 - z) * np.tanh(own_new + reset * new) + z * h
        else:
            h = np.tanh(own + state) if kind == "RNN" else np.maximum(own + state, 0)
        is_own = True if lengths is None else (t < lengths)[:, None]
        made[t] = np.where(is_own, h, 0)
        h, c = np.where(is_own, h, before[0]), np.where(is_own, c, before[1])
    return made, h, c


@pytest.mark.parametrize(
    ("kind", "direction", "have_lengths"),
    [
        *(("LSTM", "bidirectional", True), ("LSTM", "forward", True), ("LSTM", "forward", False)),
        *(("GRU", "reverse", True), ("GRU before", "bidirectional", False), ("GRU before", "bidirectional", True)),
        *(("RNN", "bidirectional", False), ("RNN relu", "reverse", True)),
    ],
)
def test_steps(kind, direction, have_lengths):
    r, gates, hidden = rng(), {"LSTM": 4, "GRU": 3, "RNN": 1}[kind[:4].strip()], 5
    ways = {"forward": [False], "reverse": [True], "bidirectional": [False, True]}[direction]
    wide = {
        "W": r.standard_normal((len(ways), gates * hidden, 3)),
        "R": r.standard_normal((len(ways), gates * hidden, hidden)) / 2,
        "B": r.standard_normal((len(ways), 2 * gates * hidden)),
    }
    weights = {name: value.astype("f4") for name, value in wide.items()}
    results = ["y", "h", "c"][: 3 if kind == "LSTM" else 2]
    options = {"GRU": {"linear_before_reset": 1}, "RNN relu": {"activations": ["Relu"] * len(ways)}}.get(kind, {})
    given = ["x", "W", "R", "B", "lengths" if have_lengths else "", "h0"]
    one = node(kind[:4].split()[0], given, results, hidden_size=hidden, direction=direction, **options)
    inputs: Inputs = {"x": (np.float32, ["t", "b", 3]), "h0": (np.float32, [len(ways), "b", hidden])}
    made = model([one], inputs | ({"lengths": (np.int32, ["b"])} if have_lengths else {}), results, weights)

    def expected(x: np.ndarray, h0: np.ndarray, lengths: np.ndarray | None = None) -> list[np.ndarray]:
        of = [
            steps(kind, x, *(weights[name][way] for name in "WRB"), h0[way], is_back, lengths)
            for way, is_back in enumerate(ways)
        ]
        ys, *states = zip(*of, strict=True)
        return [np.stack(ys, 1), *(np.stack(each) for each in states)][: len(results)]

    def call(t: int, b: int) -> dict[str, Any]:
        floats = {"x": (t, b, 3), "h0": (len(ways), b, hidden)}
        lengths = {"lengths": r.integers(0, t + 1, b).astype("i4")} if have_lengths else {}
        return {name: r.standard_normal(sizes).astype("f4") for name, sizes in floats.items()} | lengths

    check(made, call(1, 1), call(7, 3), call(13, 2), expected=expected)


@pytest.mark.parametrize("kind", ["LSTM", "GRU"])
def test_states_that_nobody_reads(kind):
    """By the libraries that are shipped: a first state then lies beside the products with all inputs."""
    r, gates, hidden = rng(), {"LSTM": 4, "GRU": 3}[kind], 5
    wide = {"W": (1, gates * hidden, 3), "R": (1, gates * hidden, hidden), "B": (1, 2 * gates * hidden)}
    weights = {name: r.standard_normal(sizes).astype("f4") / 2 for name, sizes in wide.items()}
    options = {"linear_before_reset": 1} if kind == "GRU" else {}
    made = model([node(kind, ["x", "W", "R", "B"], ["y"], hidden_size=hidden, **options)], RECURRENT, ["y"], weights)

    def expected(x: np.ndarray) -> list[np.ndarray]:
        begin = np.zeros((x.shape[1], hidden))
        return [steps(kind, x, *(weights[name][0] for name in "WRB"), begin, False)[0][:, None]]

    check(made, *images((1, 1, 3), (7, 2, 3), (5, 17, 3)), expected=expected, library=None)
