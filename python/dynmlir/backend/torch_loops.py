"""Loops over the steps of GRU and RNN of ONNX, of unknown sizes.

    %made = torch.aten.zeros [-1, -1, 5] ...
    %r:2 = torch.prim.Loop -1, ..., init(%made, %state) {
    ^bb0(%step: !torch.int, ...):
      %x_step = torch.aten.select.int %x, 0, %step

is what IREE 3.13 imports, with the sizes of %x as its type states them: they are those of %x itself.
"""

from __future__ import annotations

from typing import Any

from iree.compiler import ir

NAME = "torch.prim.Loop"
_STEPS, _FIRST = 0, 2
_UNKNOWN = -1


def correct(loop: Any) -> bool:
    """States the steps of a loop and what its results begin as, where they are -1; whether they were."""
    sequence = _sequence(loop)
    if sequence is None:
        return False
    changed = False
    with ir.InsertionPoint(loop), loop.location:
        if _number(loop.operands[_STEPS]) == _UNKNOWN:
            loop.operands[_STEPS] = _size(sequence, 0)
            changed = True
        for place in range(_FIRST, len(loop.operands)):
            changed |= _state_sizes(loop, place, sequence)
    return changed


def _sequence(loop: Any) -> ir.Value | None:
    """What each step of a loop reads its own part of."""
    body = loop.regions[0].blocks[0]
    for op in body.operations:
        if op.operation.name == "torch.aten.select.int" and op.operands[2] == body.arguments[0]:
            return op.operands[0]
    return None


def _state_sizes(loop: Any, place: int, sequence: ir.Value) -> bool:
    made = loop.operands[place].owner
    if isinstance(made, ir.Block) or made.name != "torch.aten.zeros":
        return False
    sizes = list(made.operands[0].owner.operands)
    unknown = [number for number, size in enumerate(sizes) if _number(size) == _UNKNOWN]
    if not unknown:
        return False
    for number in unknown:
        sizes[number] = _size(sequence, number)
    shape = ir.Operation.create("torch.prim.ListConstruct", [made.operands[0].type], sizes)
    operands = [shape.results[0], *list(made.operands)[1:]]
    loop.operands[place] = ir.Operation.create(made.name, [made.results[0].type], operands).results[0]
    return True


def _number(value: ir.Value) -> int | None:
    made = value.owner
    if isinstance(made, ir.Block) or made.name != "torch.constant.int":
        return None
    return int(ir.IntegerAttr(made.attributes["value"]).value)


def _size(tensor: ir.Value, dimension: int) -> ir.Value:
    number = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), dimension)
    kind = ir.Type.parse("!torch.int")
    constant = ir.Operation.create("torch.constant.int", [kind], [], {"value": number})
    return ir.Operation.create("torch.aten.size.int", [kind], [tensor, constant.results[0]]).results[0]
