"""Whose the memory of a tensor is, where branches and loops hand tensors on.

IREE 3.13 replaces parts of a tensor where it lies if nothing reads the tensor later. It looks at values of MLIR for
that: it does not see that the result of a branch, of a loop, or what a loop carries is the same memory as what was
handed on, which may be the caller's, a constant, or read later under its own name.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from dynmlir.bindings import ir

#: Ops whose result is what they read, as it lies.
VIEWS = ("tensor.cast", "tensor.collapse_shape", "tensor.expand_shape", "tensor.reshape", "flow.tensor.tie_shape")
#: The op whose result is a part of what it reads.
_PART = "tensor.extract_slice"
#: Ops whose result is one of their operands where it lies, and which.
_IN_PLACE = {"tensor.insert_slice": 1, "flow.tensor.transfer": 0}
#: Ops of which one region runs, and gives what the op gives.
_BRANCHES = ("scf.if", "scf.index_switch")
_LOOPS = ("scf.for", "scf.while")
HANDING_ON = (*_BRANCHES, *_LOOPS)
#: Ops whose result is the same for all that read it.
SHARED = ("arith.constant", "flow.tensor.constant", "util.global.load")
#: Ops that read a tensor, and no more.
_READERS = ("func.return", "tensor.concat", "tensor.dim", "tensor.extract", "tensor.gather", "tensor.pad")


@dataclass(frozen=True)
class Handing:
    """An operand that becomes other values, `to`, without a copy."""

    op: Any
    place: int
    to: tuple[ir.Value, ...]

    @property
    def value(self) -> ir.Value:
        return self.op.operands[self.place]


def handings(op: Any) -> list[Handing]:
    """What a branch or a loop hands on: to its results, and a loop to what it carries."""
    blocks, results = [region.blocks[0] for region in op.regions if len(region.blocks)], list(op.results)
    ends = [block.operations[len(block.operations) - 1].operation for block in blocks]
    if op.name in _BRANCHES:
        return [Handing(end, i, (result,)) for end in ends for i, result in enumerate(results)]
    if op.name == "scf.for":
        carried = list(blocks[0].arguments)[1:]
        both = list(zip(carried, results, strict=True))
        return [Handing(at, first + i, to) for at, first in ((op, 3), (ends[0], 0)) for i, to in enumerate(both)]
    before, after = (list(block.arguments) for block in blocks)
    turns = [Handing(at, i, (to,)) for at in (op, ends[1]) for i, to in enumerate(before)]
    return turns + [Handing(ends[0], 1 + i, to) for i, to in enumerate(zip(after, results, strict=True))]


def may_change(value: ir.Value) -> bool:
    """Whether an op may replace a part of a tensor, under whatever name: all may that do not just read it."""
    seen, left = set[ir.Value](), [value]
    while left:
        value = left.pop()
        if value in seen:
            continue
        seen.add(value)
        for use in value.uses:
            op, place = use.owner.operation, use.operand_number
            if (others := _names_of(op, place)) is not None:
                left += others
            elif _changes(op, place):
                return True
    return False


def _names_of(op: Any, place: int) -> list[ir.Value] | None:
    """The values that are the memory of an operand, too, or a part of it; None of an op that does something with it."""
    if op.name in (*VIEWS, _PART):
        return [op.results[0]]
    holder = _holder(op)
    if holder is None:
        return None
    return [to for each in handings(holder) if each.op == op and each.place == place for to in each.to]


def _holder(op: Any) -> Any | None:
    """The branch or loop that an op hands operands on for; None if it hands on none."""
    if op.name in _LOOPS:
        return op
    return op.parent if op.name in ("scf.yield", "scf.condition") else None


def _changes(op: Any, place: int) -> bool:
    if op.name == "tensor.insert_slice":
        return place == 1
    if op.name == "dynmlir.template":
        return place == 2 and not ir.BoolAttr(op.attributes["zero_init"]).value  # what it adds to, if IREE does
    if op.name.startswith("linalg."):
        return place >= len(op.operands) - len(op.results)
    return op.name not in _READERS


def is_handed_over(handing: Handing) -> bool:
    """Whether a tensor is nobody else's where it is handed on: made here, and not read any more under its own names.

    What branches and loops give and carry counts as made: it is, once all that is handed on is.
    """
    root = _root(handing.value)
    if not _is_made(root) or _is_repeated(handing.op, root):
        return False
    others = (use for use in _uses(root) if use.owner.operation != handing.op or use.operand_number != handing.place)
    return all(_is_before(use.owner.operation, handing.op) for use in others)


def is_changed_again(op: Any, value: ir.Value) -> bool:
    """Whether each turn of a loop replaces parts of one tensor anew: made before it, or carried as it was."""
    root = _root(value)
    if isinstance(root, ir.BlockArgument) and root.owner.owner.name in _LOOPS:
        holder = root.owner.owner.operation
        if any(_root(each.value) == root and root in each.to for each in handings(holder) if each.op != holder):
            return True
    return _is_repeated(op, root)


def lies_in(value: ir.Value) -> ir.Value:
    """The tensor whose memory a value is: what it is a view of, or had parts replaced."""
    while not isinstance(value, ir.BlockArgument) and value.owner.name in (*VIEWS, *_IN_PLACE):
        value = value.owner.operands[_IN_PLACE.get(value.owner.name, 0)]
    return value


def first_read(op: Any, place: int) -> tuple[Any, int]:
    """The op, and the place of its operand, that reads what an operand lies in: this one, or a view before it."""
    while not isinstance(value := op.operands[place], ir.BlockArgument) and value.owner.name in (*VIEWS, *_IN_PLACE):
        op, place = value.owner.operation, _IN_PLACE.get(value.owner.name, 0)
    return op, place


def _root(value: ir.Value) -> ir.Value:
    while not isinstance(value, ir.BlockArgument) and value.owner.name in VIEWS:
        value = value.owner.operands[0]
    return value


def _is_made(root: ir.Value) -> bool:
    if isinstance(root, ir.BlockArgument):
        return root.owner.owner.name in _LOOPS
    return root.owner.name not in SHARED


def _is_repeated(op: Any, root: ir.Value) -> bool:
    """Whether an op may run several times for once that a value is made."""
    made_in = root.owner if isinstance(root, ir.BlockArgument) else root.owner.operation.block
    inside = op.block
    while inside != made_in:
        op = inside.owner.operation
        if op.name in _LOOPS:
            return True
        inside = op.block
    return False


def _uses(value: ir.Value) -> Iterator[Any]:
    """Those of a tensor and of its views."""
    for use in value.uses:
        if use.owner.name in VIEWS:
            yield from _uses(use.owner.results[0])
        else:
            yield use


def _is_before(op: Any, end: Any) -> bool:
    """Whether an op has run for the last time where `end` runs, or does not run where that does."""
    around = list(_path(end))
    for block, at in _path(op):
        for other, place in around:
            if block == other:
                apart = at != end and at.name in _BRANCHES  # in two of its regions
                return apart if at == place else bool(at.is_before_in_block(place))
    return False


def _path(op: Any) -> Iterator[tuple[ir.Block, Any]]:
    """The blocks around an op, innermost first, and the op of each that it is or is within."""
    while op.parent is not None:
        yield op.block, op
        op = op.parent.operation


def same_memory(value: ir.Value, within: ir.Block | None = None) -> set[ir.Value]:
    """The tensors that a value may lie within: what it was handed on from, is a part of, or had parts replaced.

    Those that are made within a block, and its arguments; without one, all.
    """
    seen, left = set[ir.Value](), [value]
    while left:
        value = left.pop()
        if value not in seen:
            seen.add(value)
            if within is None or value not in list(within.arguments):
                left += _made_of(value)
    return seen


def keeps_places(loop: Any) -> bool:
    """Whether no tensor that a loop carries goes on in another's place, as those that change places do."""
    return not any(
        other in same_memory(each.value, within=each.op.block)
        for each in handings(loop)
        if each.op != loop
        for other in _carried(each.op.block, all_but=each.place - (each.op.name == "scf.condition"))
    )


def _carried(block: ir.Block, all_but: int) -> list[ir.Value]:
    carried = list(block.arguments)[block.owner.name == "scf.for" :]
    return [value for place, value in enumerate(carried) if place != all_but]


def _made_of(value: ir.Value) -> list[ir.Value]:
    if isinstance(value, ir.BlockArgument):
        holder = value.owner.owner.operation
    else:
        holder = value.owner.operation
        if holder.name in (*VIEWS, _PART):
            return [holder.operands[0]]
        if holder.name == "tensor.insert_slice":
            return [holder.operands[1]]
    return [each.value for each in handings(holder) if value in each.to] if holder.name in HANDING_ON else []
