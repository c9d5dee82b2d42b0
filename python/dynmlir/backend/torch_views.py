"""Views of tensors with several unknown sizes, which IREE 3.13 imports wrong, by way of one dimension.

    %r = torch.aten.view %x, %shape : !torch.vtensor<[?,?,4,32],f32>, ... -> !torch.vtensor<[?,128],f32>

loses the second dimension there: what is read then is of another size, or what nobody wrote. The import is right of

    %flat = torch.aten.view %x, [-1] : ... -> !torch.vtensor<[?],f32>
    %r = torch.aten.view %flat, %shape : ... -> !torch.vtensor<[?,128],f32>

where the type says the sizes that %shape does: of others, in any view, it makes a size of -1. So it does of a -1 in
%shape where one unknown size becomes several: what is left for it is computed.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from iree.compiler import ir

NAMES = ("torch.aten.view", "torch.aten.reshape", "torch.aten._unsafe_view")
_TENSOR = re.compile(r"!torch\.vtensor<\[([\d?,]*)\],(.+)>")
_UNKNOWN = "?"
_REST = "-1"


@dataclass(frozen=True)
class _View:
    """A view, the sizes and elements of what it is of, and those of its result, as far as they are stated."""

    op: Any
    source: list[str]
    element: str
    result: list[str]
    typed: list[str]
    """The sizes of the result as its type states them."""

    @property
    def is_vague(self) -> bool:
        """Whether the type lacks sizes that %shape states."""
        return self.typed != self.result

    @property
    def is_merged(self) -> bool:
        """Whether it has fewer unknown sizes than what it is of, and is no row."""
        unknown, left = self.source.count(_UNKNOWN), self.result.count(_UNKNOWN)
        return (
            unknown > left >= 1 and len(self.result) > 1 and (left == 1 or _REST not in _numbers(self.op.operands[1]))
        )

    @property
    def is_split(self) -> bool:
        """Whether it has more unknown sizes than what it is of, and leaves one of them to be found out."""
        stated = _TENSOR.fullmatch(str(_uncast(self.op.operands[0]).type))
        unknown, left = (stated[1].split(",") if stated else self.source).count(_UNKNOWN), self.result.count(_UNKNOWN)
        numbers = _numbers(self.op.operands[1])
        return left > max(1, unknown) and numbers.count(_REST) == 1 and _is_constant(_rest(self.op))


def correct(op: Any) -> bool:
    """Lets a view go by one dimension where it has fewer unknown sizes than what it is of, and lets its type state what
    its list does, and its list all sizes where it has more; whether one of them was to do."""
    view = _view_of(op)
    if view is None or not (view.is_merged or view.is_vague or view.is_split):
        return False
    with ir.InsertionPoint(op), op.location:
        source = _row(view) if view.is_merged else op.operands[0]
        shape = _without_rest(view) if view.is_split else op.operands[1]
        made = _reshape(source, shape, view.result, view.element)
        cast = ir.Operation.create("torch.tensor_static_info_cast", [op.results[0].type], [made])
    op.results[0].replace_all_uses_with(cast.results[0])
    op.erase()
    return True


def _view_of(op: Any) -> _View | None:
    source, result = (_TENSOR.fullmatch(str(value.type)) for value in (op.operands[0], op.results[0]))
    if source is None or result is None:
        return None
    sizes, numbers = result[1].split(","), _numbers(op.operands[1])
    if len(numbers) == len(sizes):
        pairs = zip(sizes, numbers, strict=True)
        sizes = [number if number.isdigit() and size == _UNKNOWN else size for size, number in pairs]
    return _View(op, source[1].split(","), source[2], sizes, result[1].split(","))


def _uncast(value: ir.Value) -> ir.Value:
    """What states more sizes than a value, which is the same."""
    made = None if isinstance(value.owner, ir.Block) else value.owner.operation
    return made.operands[0] if made is not None and made.name == "torch.tensor_static_info_cast" else value


def _numbers(shape: ir.Value) -> list[str]:
    """The sizes in a list, "?" those that are no numbers; none of a list that is made otherwise."""
    made = shape.owner
    if isinstance(made, ir.Block) or made.operation.name != "torch.prim.ListConstruct":
        return []
    return [_number(value) for value in made.operation.operands]


def _number(value: ir.Value) -> str:
    """-1 also of what is read from a tensor, which may be that, as ONNX has it."""
    made = None if isinstance(value.owner, ir.Block) else value.owner.operation
    if made is not None and made.name == "torch.constant.int":
        return str(ir.IntegerAttr(made.attributes["value"]).value)
    is_size = made is not None and made.name.startswith("torch.aten.") and made.name.endswith(".int")
    return _UNKNOWN if is_size else _REST


def _rest(op: Any) -> ir.Value:
    """The size in the list of a view that is left to be found out."""
    places = _numbers(op.operands[1])
    return op.operands[1].owner.operands[places.index(_REST)]


def _is_constant(value: ir.Value) -> bool:
    return not isinstance(value.owner, ir.Block) and value.owner.name == "torch.constant.int"


def _without_rest(view: _View) -> ir.Value:
    """The list of a view with the elements that there are by those of all other sizes in the place of -1."""
    shape, rest = view.op.operands[1], _rest(view.op)
    sizes, one = list(shape.owner.operands), _constant(1)
    source = view.op.operands[0]
    of = [_scalar("torch.aten.size.int", source, _constant(d)) for d in range(len(view.source))]
    every, others = one, one
    for size in of:
        every = _scalar("torch.aten.mul.int", every, size)
    for size in sizes:
        others = others if size == rest else _scalar("torch.aten.mul.int", others, size)
    left = _scalar("torch.aten.floordiv.int", every, _scalar("torch.prim.max.int", others, one))
    return ir.Operation.create(
        "torch.prim.ListConstruct", [shape.type], [left if size == rest else size for size in sizes]
    ).results[0]


def _constant(number: int) -> ir.Value:
    value = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), number)
    return _scalar("torch.constant.int", attributes={"value": value})


def _scalar(name: str, *operands: ir.Value, **more: Any) -> ir.Value:
    return ir.Operation.create(name, [ir.Type.parse("!torch.int")], list(operands), **more).results[0]


def _row(view: _View) -> ir.Value:
    """All elements of what a view is of, in one dimension."""
    row = ir.Operation.create("torch.prim.ListConstruct", [view.op.operands[1].type], [_constant(-1)])
    return _reshape(view.op.operands[0], row.results[0], [_UNKNOWN], view.element)


def _reshape(value: ir.Value, shape: ir.Value, sizes: list[str], element: str) -> ir.Value:
    kind = ir.Type.parse(f"!torch.vtensor<[{','.join(sizes)}],{element}>")
    return ir.Operation.create("torch.aten.view", [kind], [value, shape]).results[0]
