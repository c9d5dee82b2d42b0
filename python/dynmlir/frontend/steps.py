"""Recurrent networks as loops over their steps, in torch-mlir's dialect.

    for t in range(steps):
        h, c = step(inputs[t], h @ weights, c)
        y[t] = h

What a step is given is made of all steps at once, in front; what it makes lies where it is made. Imports leave
operators of that meaning, whose operands are, of G numbers a column: inputs (T, B, G x H), h (B, O), c (B, H), weights
(O, G x H), a bias of G x H behind them or none, a projection (H, O) or none, lengths of sequences (B) or none; results
(T, B, O), (B, O), (B, H). Behind the end of a sequence its states stay as they are, and its rows are 0.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from dynmlir.frontend.ops import Kind, constant_of, integer, op, size, yes

#: How operators are called that come of PyTorch, whose last operand says whether steps go backwards, and of ONNX.
_OF_PYTORCH, OF_ONNX, BACKWARDS = "torch.dynmlir.", "dynmlir_", "_backwards"
_OPERANDS = 7


def loop_over_steps(module: Any) -> None:
    """Changes a module, or a function of it: such operators become loops."""
    from torch_mlir import ir

    found: list[Any] = []

    def visit(made: Any) -> Any:
        if made.name == "torch.operator":
            found.append(made)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    for made in found:
        called = ir.StringAttr(made.attributes["name"]).value.removeprefix("onnx.")
        name = called.removeprefix(_OF_PYTORCH).removeprefix(OF_ONNX).removesuffix(BACKWARDS)
        if name != called and name in STEPS:
            given = [None if str(each.type) == "!torch.none" else each for each in made.operands]
            backwards = called.endswith(BACKWARDS)
            if called.startswith(_OF_PYTORCH):
                backwards = bool(constant_of(given.pop()))
            given += [None] * (_OPERANDS - len(given))
            with ir.InsertionPoint(made), made.location:
                for old, new in zip(made.results, _loop(name, made, given, backwards), strict=True):
                    old.replace_all_uses_with(new)
            made.erase()


def _loop(name: str, made: Any, given: list[Any], backwards: bool) -> list[Any]:
    """The results of an operator, as a loop in its place."""
    from torch_mlir import ir

    inputs, h, c, weights, bias, projection, lengths = given
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
        place = op("torch.aten.sub.int", [last, step], number) if backwards else step
        end = op("torch.aten.add.int", [place, one], number)
        own = op("torch.aten.select.int", [inputs, zero, place], of_inputs.with_sizes(batch, of_inputs.sizes[2]))
        before = h, c
        h, c = STEPS[name](own, h, c, weights, bias)
        if projection is not None:
            h = op("torch.aten.mm", [h, projection], kinds[1])
        shown = h
        if lengths is not None:
            is_own = _is_within(lengths, place)
            h, c = (
                op("torch.aten.where.self", [is_own, *each], each[0].type) for each in zip((h, c), before, strict=True)
            )
            shown = op("torch.aten.where.ScalarOther", [is_own, h, zero], h.type)
        row = op("torch.aten.unsqueeze", [shown, zero], of_inputs.with_sizes("1", batch, state.sizes[1]))
        y = op("torch.aten.slice_scatter", [y, row, zero, place, end, one], kinds[0])
        op("torch.prim.Loop.condition", [true, y, h, c])
    return [_cast(value, old.type) for value, old in zip(loop.results, made.results, strict=True)]


def _is_within(lengths: Any, place: Any) -> Any:
    """Whether a step is one of each sequence, (B, 1)."""
    bits = Kind(Kind.of(lengths).sizes, "i1")
    is_own = op("torch.aten.gt.Scalar", [lengths, place], bits.with_sizes(*bits.sizes))
    return op("torch.aten.unsqueeze", [is_own, integer(1)], bits.with_sizes(*bits.sizes, "1"))


def _cast(value: Any, kind: Any) -> Any:
    return op("torch.tensor_static_info_cast", [value], kind)


def _made(name: str, *operands: Any) -> Any:
    """An op on tensors of the first one's type."""
    return op(f"torch.aten.{name}", list(operands), operands[0].type)


_sigmoid, _tanh, _relu = (functools.partial(_made, name) for name in ("sigmoid", "tanh", "relu"))
_times = functools.partial(_made, "mul.Tensor")


def _plus(x: Any, y: Any) -> Any:
    return _made("add.Tensor", x, y, integer(1))


def _minus(x: Any, y: Any) -> Any:
    return _made("sub.Tensor", x, y, integer(1))


def _product(x: Any, weights: Any) -> Any:
    kind = Kind.of(x)
    return op("torch.aten.mm", [x, weights], kind.with_sizes(kind.sizes[0], Kind.of(weights).sizes[1]))


def _gates(x: Any, number: int) -> list[Any]:
    """The columns, in as many parts."""
    kind = Kind.of(x)
    width = int(kind.sizes[1]) // number
    part = kind.with_sizes(kind.sizes[0], str(width))
    bounds = [integer(width * i) for i in range(number + 1)]
    along, one = integer(1), integer(1)
    cuts = zip(bounds, bounds[1:], strict=False)
    return [op("torch.aten.slice.Tensor", [x, along, begin, end, one], part) for begin, end in cuts]


def _lstm(own: Any, h: Any, c: Any, weights: Any, bias: Any) -> tuple[Any, Any]:
    taken, kept, new, shown = _gates(_plus(own, _product(h, weights)), 4)
    cell = _plus(_times(_sigmoid(kept), c), _times(_sigmoid(taken), _tanh(new)))
    return _times(_sigmoid(shown), _tanh(cell)), cell


def _gru(own: Any, h: Any, c: Any, weights: Any, bias: Any) -> tuple[Any, Any]:
    of_state = _product(h, weights)
    if bias is not None:
        of_state = _plus(of_state, bias)
    reset, kept, new = _gates(of_state, 3)
    own_reset, own_kept, own_new = _gates(own, 3)
    reset, kept = _sigmoid(_plus(own_reset, reset)), _sigmoid(_plus(own_kept, kept))
    new = _tanh(_plus(own_new, _times(reset, new)))
    made = _plus(new, _times(kept, _minus(h, new)))
    return made, c


def _gru_before(own: Any, h: Any, c: Any, weights: Any, of_new: Any) -> tuple[Any, Any]:
    """Resets the state before its product with `of_new` (O, H), which stands where the bias of others does."""
    reset, kept = _gates(_product(h, weights), 2)
    own_reset, own_kept, own_new = _gates(own, 3)
    reset, kept = _sigmoid(_plus(own_reset, reset)), _sigmoid(_plus(own_kept, kept))
    new = _tanh(_plus(own_new, _product(_times(reset, h), of_new)))
    return _plus(new, _times(kept, _minus(h, new))), c


def _rnn(function: Callable[[Any], Any], own: Any, h: Any, c: Any, weights: Any, bias: Any) -> tuple[Any, Any]:
    return function(_plus(own, _product(h, weights))), c


#: By name, of an operator: a step.
STEPS: dict[str, Callable[..., tuple[Any, Any]]] = {
    "lstm": _lstm,
    "gru": _gru,
    "gru_before": _gru_before,
    "rnn_tanh": functools.partial(_rnn, _tanh),
    "rnn_relu": functools.partial(_rnn, _relu),
}
