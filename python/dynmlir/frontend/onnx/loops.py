"""Loops of ONNX, of which the import makes bodies that call their sizes as they please.

    %r = onnx.Loop(%n, %c, %h : [?,16]) -> [?,?] { ^(%i, %c, %s : [?,?]): ... yield %c, %t : [?,16] }
=>  %r = onnx.Loop(%n, %c, %h : [?,16]) -> [?,16] { ^(%i, %c, %s : [?,16]): %own = cast %s to [?,?] ... yield %c, %t }

IREE's import takes one type for what is carried from turn to turn.
"""

from __future__ import annotations

from typing import Any

from dynmlir.diagnostics import DynmlirError
from dynmlir.frontend.onnx.graphs import Made, Rules, Site
from dynmlir.frontend.ops import Kind, op

#: Where what is carried stands: behind the number of turns and the condition, behind the condition.
_TAKEN, _GIVEN = 2, 1


def carry_one_type(module: Any) -> None:
    """Changes a module of ONNX's operators: what a loop carries has the sizes that all turns keep.

    Raises DynmlirError where it is not known how many it has.
    """
    from torch_mlir import ir

    found: list[Any] = []

    def visit(made: Any) -> Any:
        if made.name == "torch.operator" and ir.StringAttr(made.attributes["name"]).value == "onnx.Loop":
            found.append(made)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    for loop in found:
        for place in range(len(loop.operands) - _TAKEN):
            with loop.location:
                _carry_one_type(loop, place)


def _carry_one_type(loop: Any, place: int) -> None:
    from torch_mlir import ir

    body = loop.regions[0].blocks[0]
    end, own, result = body.operations[len(body.operations) - 1], body.arguments[_TAKEN + place], loop.results[place]
    begin, given = loop.operands[_TAKEN + place], end.operands[_GIVEN + place]
    values = begin, given, own, result
    if len({str(each.type) for each in values}) == 1 or not all(Kind.of(each).element for each in values):
        return
    if len({len(Kind.of(each).sizes) for each in values}) > 1:
        raise DynmlirError("Loop: is not imported where it is not stated how many sizes has what it carries and gives")
    both = Kind.of(begin), Kind.of(given)
    sizes = (one if one == other else "?" for one, other in zip(*(kind.sizes for kind in both), strict=True))
    common = ir.Type.parse(both[0].with_sizes(*sizes))
    with ir.InsertionPoint(loop):
        loop.operands[_TAKEN + place] = _cast(begin, common)
    with ir.InsertionPoint(end):
        end.operands[_GIVEN + place] = _cast(given, common)
    with ir.InsertionPoint.at_block_begin(body):
        _become(own, common)
    with ir.InsertionPoint.after(loop):
        _become(result, common)


def _cast(value: Any, kind: Any) -> Any:
    return value if value.type == kind else op("torch.tensor_static_info_cast", [value], kind)


def _become(value: Any, kind: Any) -> None:
    """Changes the type of a value, which its readers get as they had it."""
    before = value.type
    if before != kind:
        value.set_type(kind)
        cast = _cast(value, before)
        value.replace_all_uses_except(cast, cast.owner.operation)


def _refuse_sequences(site: Site) -> Made:
    kinds = (site.scope.types.get(name) for name in site.node.input)
    if any(kind is not None and kind.HasField("sequence_type") for kind in kinds):
        raise site.refused("sequences of tensors that a loop carries are not imported")
    return None


RULES: Rules = {("", "Loop"): _refuse_sequences}
