"""Recurrent networks of PyTorch (`LSTM`, `GRU`, `RNN`), of sequences of any length, as loops over their steps.

PyTorch writes out as many steps as the example has. Here the products with what a layer is given are one of all steps,
in front, and a step is what is left:

    y, h, c = lstm(x @ of_inputs + biases, h, c, weights)

`traced` puts operators of that meaning into a program (`dynmlir::lstm`, ...), and `frontend/steps.py` makes loops of
them where it is imported.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import torch
import torch.nn.functional as F

#: Functions of PyTorch, by whose names their steps are called (`frontend/steps.py`).
_NAMES = ("lstm", "gru", "rnn_tanh", "rnn_relu")
_SCHEMA = "(Tensor inputs, Tensor h, Tensor c, Tensor weights, Tensor? bias, Tensor? projection, bool backwards)"


def _sizes_of_results(inputs: Any, h: Any, c: Any, *others: Any) -> Any:
    return inputs.new_empty((*inputs.shape[:2], h.shape[1])), torch.empty_like(h), torch.empty_like(c)


#: Of a step's kinds: (T, B, G x H), (B, O), (B, H), (O, G x H), G x H, (H, O) -> (T, B, O), (B, O), (B, H).
_OPERATORS = torch.library.Library("dynmlir", "DEF")
for _name in _NAMES:
    _OPERATORS.define(f"{_name}{_SCHEMA} -> (Tensor, Tensor, Tensor)")
    _OPERATORS.impl(_name, _sizes_of_results, "Meta")


def networks() -> dict[Any, Callable]:
    """By function of PyTorch what is traced in its place, where it does not answer NotImplemented."""
    return {getattr(torch, name): functools.partial(_network, name) for name in _NAMES}


def _network(
    name: str,
    x: torch.Tensor,
    state: Any,
    weights: Any,
    has_biases: Any,
    num_layers: Any,
    dropout: float,
    train: bool,
    bidirectional: bool,
    batch_first: Any = False,
) -> Any:
    """Layers, each of one direction or both. Of packed sequences, whose second argument is a tensor: NotImplemented."""
    if name == "lstm" and isinstance(state, torch.Tensor) or not isinstance(weights, list | tuple) or train and dropout:
        return NotImplemented
    firsts, cells = state if name == "lstm" else (state, state)
    each = len(weights) // (num_layers * (2 if bidirectional else 1))
    y, ends = x.transpose(0, 1) if batch_first else x, []
    for layer in range(num_layers):
        ways = []
        for way in range(2 if bidirectional else 1):
            at = layer * (2 if bidirectional else 1) + way
            own = weights[at * each : (at + 1) * each]
            made, *end = _layer(name, y, firsts[at], cells[at], own, has_biases, way == 1)
            ways.append(made)
            ends.append(end)
        y = torch.cat(ways, -1) if bidirectional else ways[0]
    last, cell = (torch.stack(parts) for parts in zip(*ends, strict=True))
    made = y.transpose(0, 1) if batch_first else y
    return (made, last, cell) if name == "lstm" else (made, last)


def _layer(name: str, x: Any, h: Any, c: Any, weights: Sequence[Any], has_biases: bool, backwards: bool) -> Any:
    """One layer in one direction, of (T, B, I): its results, its last state and cell."""
    of_inputs, of_state, *others = weights
    first, second = others[:2] if has_biases else (None, None)
    projection = others[2:] if has_biases else others
    if (
        first is not None and second is not None and name != "gru"
    ):  # whose second one is of what is reset, and so of a step
        first, second = first + second, None
    steps, batch, width = x.shape
    rows = F.linear(x.reshape(-1, width), of_inputs, first)
    inputs = rows.view(steps, batch, of_inputs.shape[0])
    way = getattr(torch.ops.dynmlir, name)
    return way(inputs, h, c, of_state.t(), second, projection[0].t() if projection else None, backwards)
