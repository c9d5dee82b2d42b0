"""Recurrent networks of PyTorch (`LSTM`, `GRU`, `RNN`), of sequences of any length, as loops over their steps.

PyTorch writes out as many steps as the example has. Here the products with what a layer is given are one of all steps,
in front, and a step is what is left:

    for t in range(steps):
        h, c = step(inputs[t], h @ weights, c)
        y[t] = h

`traced` puts operators of that meaning into a program (`dynmlir::lstm`, ...), and `loop_over_steps` makes loops of them
where it is imported.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import torch
import torch.nn.functional as F

from dynmlir.frontend.ops import Kind, constant_of, integer, op, size, yes

_NAMES = ("lstm", "gru", "rnn_tanh", "rnn_relu")
_PREFIX = "torch.dynmlir."
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


def loop_over_steps(function: Any) -> None:
    """Changes a function of torch-mlir's dialect: such operators become loops."""
    from torch_mlir import ir

    for made in list(function.regions[0].blocks[0].operations):
        if made.operation.name == "torch.operator":
            name = ir.StringAttr(made.attributes["name"]).value.removeprefix(_PREFIX)
            if name in _NAMES:
                with ir.InsertionPoint(made), made.location:
                    for old, new in zip(made.results, _loop(name, made), strict=True):
                        old.replace_all_uses_with(new)
                made.operation.erase()


def _loop(name: str, made: Any) -> list[Any]:
    """The results of an operator, as a loop in its place."""
    from torch_mlir import ir

    inputs, h, c, weights, bias, projection, backwards = made.operands
    of_inputs, state, cell = map(Kind.of, (inputs, h, c))
    batch = next((size for size in (of_inputs.sizes[1], state.sizes[0], cell.sizes[0]) if size != "?"), "?")
    number, kinds = "!torch.int", [of_inputs.with_sizes("?", batch, state.sizes[1])]
    kinds += [each.with_sizes(batch, each.sizes[1]) for each in (state, cell)]
    zero, one, true = integer(0), integer(1), yes()
    none = op("torch.constant.none", [], "!torch.none")
    inputs = _cast(inputs, of_inputs.with_sizes(of_inputs.sizes[0], batch, of_inputs.sizes[2]))
    steps, h, c = size(inputs, 0), _cast(h, kinds[1]), _cast(c, kinds[2])
    shape = op("torch.prim.ListConstruct", [steps, size(h, 0), size(h, 1)], "!torch.list<int>")
    begin = op("torch.aten.new_empty", [inputs, shape, *[none] * 4], of_inputs.with_sizes("?", "?", state.sizes[1]))
    last = op("torch.aten.sub.int", [steps, one], number)
    loop = op("torch.prim.Loop", [steps, true, _cast(begin, kinds[0]), h, c], kinds, regions=1)
    with ir.InsertionPoint(loop.regions[0].blocks.append(*map(ir.Type.parse, (number, *kinds)))) as at:
        step, y, h, c = at.block.arguments
        place = op("torch.aten.sub.int", [last, step], number) if constant_of(backwards) else step
        end = op("torch.aten.add.int", [place, one], number)
        own = op("torch.aten.select.int", [inputs, zero, place], of_inputs.with_sizes(batch, of_inputs.sizes[2]))
        h, c = _STEPS[name](_Step(of_inputs.element), own, h, c, weights, bias)
        if str(projection.type) != "!torch.none":
            h = op("torch.aten.mm", [h, projection], kinds[1])
        row = op("torch.aten.unsqueeze", [h, zero], of_inputs.with_sizes("1", batch, state.sizes[1]))
        y = op("torch.aten.slice_scatter", [y, row, zero, place, end, one], kinds[0])
        op("torch.prim.Loop.condition", [true, y, h, c])
    return [_cast(value, old.type) for value, old in zip(loop.results, made.results, strict=True)]


def _cast(value: Any, kind: Any) -> Any:
    return op("torch.tensor_static_info_cast", [value], kind)


class _Step:
    """Ops on tensors of two dimensions, of elements of a type."""

    def __init__(self, element: str) -> None:
        self.element = element

    def _op(self, name: str, *operands: Any, like: Any) -> Any:
        return op(f"torch.aten.{name}", list(operands), like.type)

    def sigmoid(self, x: Any) -> Any:
        return self._op("sigmoid", x, like=x)

    def tanh(self, x: Any) -> Any:
        return self._op("tanh", x, like=x)

    def relu(self, x: Any) -> Any:
        return self._op("relu", x, like=x)

    def plus(self, x: Any, y: Any) -> Any:
        return self._op("add.Tensor", x, y, integer(1), like=x)

    def minus(self, x: Any, y: Any) -> Any:
        return self._op("sub.Tensor", x, y, integer(1), like=x)

    def times(self, x: Any, y: Any) -> Any:
        return self._op("mul.Tensor", x, y, like=x)

    def product(self, x: Any, weights: Any) -> Any:
        kind = Kind.of(x)
        return op("torch.aten.mm", [x, weights], kind.with_sizes(kind.sizes[0], Kind.of(weights).sizes[1]))

    def gates(self, x: Any, number: int) -> list[Any]:
        """The columns, in as many parts."""
        kind = Kind.of(x)
        width = int(kind.sizes[1]) // number
        part = kind.with_sizes(kind.sizes[0], str(width))
        bounds = [integer(width * i) for i in range(number + 1)]
        along, one = integer(1), integer(1)
        cuts = zip(bounds, bounds[1:], strict=False)
        return [op("torch.aten.slice.Tensor", [x, along, begin, end, one], part) for begin, end in cuts]


def _lstm(of: _Step, own: Any, h: Any, c: Any, weights: Any, bias: Any) -> tuple[Any, Any]:
    taken, kept, new, shown = of.gates(of.plus(own, of.product(h, weights)), 4)
    cell = of.plus(of.times(of.sigmoid(kept), c), of.times(of.sigmoid(taken), of.tanh(new)))
    return of.times(of.sigmoid(shown), of.tanh(cell)), cell


def _gru(of: _Step, own: Any, h: Any, c: Any, weights: Any, bias: Any) -> tuple[Any, Any]:
    of_state = of.product(h, weights)
    if str(bias.type) != "!torch.none":
        of_state = of.plus(of_state, bias)
    reset, kept, new = of.gates(of_state, 3)
    own_reset, own_kept, own_new = of.gates(own, 3)
    reset, kept = of.sigmoid(of.plus(own_reset, reset)), of.sigmoid(of.plus(own_kept, kept))
    new = of.tanh(of.plus(own_new, of.times(reset, new)))
    made = of.plus(new, of.times(kept, of.minus(h, new)))
    return made, c


def _rnn(function: str, of: _Step, own: Any, h: Any, c: Any, weights: Any, bias: Any) -> tuple[Any, Any]:
    return getattr(of, function)(of.plus(own, of.product(h, weights))), c


_STEPS: dict[str, Callable[..., tuple[Any, Any]]] = {
    "lstm": _lstm,
    "gru": _gru,
    "rnn_tanh": functools.partial(_rnn, "tanh"),
    "rnn_relu": functools.partial(_rnn, "relu"),
}
