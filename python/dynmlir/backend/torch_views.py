"""Views of tensors with several unknown sizes, which IREE 3.13 imports wrong, by way of one dimension.

    %r = torch.aten.view %x, %shape : !torch.vtensor<[?,?,4,32],f32>, ... -> !torch.vtensor<[?,128],f32>

loses the second dimension there: what is read then is of another size, or what nobody wrote. The import is right of

    %flat = torch.aten.view %x, [-1] : ... -> !torch.vtensor<[?],f32>
    %r = torch.aten.view %flat, %shape : ... -> !torch.vtensor<[?,128],f32>
"""

from __future__ import annotations

import re
from typing import Any

from iree.compiler import ir

_VIEWS = ("torch.aten.view", "torch.aten.reshape", "torch.aten._unsafe_view")
_TENSOR = re.compile(r"!torch\.vtensor<\[([\d?,]*)\],(.+)>")


def may_have_views(text: str) -> bool:
    """Whether it is worth the while to parse a program."""
    return any(name in text for name in _VIEWS)


def flatten_views(module: ir.Module) -> bool:
    """Changes the views of a program that have fewer unknown sizes than what they are of; whether there are any."""
    found: list[Any] = []

    def note(op: ir.Operation) -> ir.WalkResult:
        if op.name in _VIEWS and _is_merged(op):
            found.append(op)
        return ir.WalkResult.ADVANCE

    module.operation.walk(note)
    for op in found:
        _flatten(op)
    return bool(found)


def _is_merged(op: Any) -> bool:
    source, result = (_TENSOR.fullmatch(str(value.type)) for value in (op.operands[0], op.results[0]))
    if source is None or result is None:
        return False
    unknown, left = source[1].count("?"), result[1].count("?")
    return unknown > 1 and left == 1 and "," in result[1]


def _flatten(op: Any) -> None:
    found = _TENSOR.fullmatch(str(op.operands[0].type))
    assert found is not None, "as `_is_merged` says"
    flat = ir.Type.parse(f"!torch.vtensor<[?],{found[2]}>")
    with ir.InsertionPoint(op), op.location:
        number = ir.Type.parse("!torch.int")
        all_of_it = ir.Operation.create(
            "torch.constant.int",
            [number],
            attributes={"value": ir.IntegerAttr.get(ir.IntegerType.get_signless(64), -1)},
        )
        shape = ir.Operation.create("torch.prim.ListConstruct", [op.operands[1].type], [all_of_it.results[0]])
        made = ir.Operation.create("torch.aten.view", [flat], [op.operands[0], shape.results[0]])
    op.operands[0] = made.results[0]
