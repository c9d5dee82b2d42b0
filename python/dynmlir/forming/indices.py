"""Where elements of a tensor are read or written at places that other tensors state, and what is known of these.

Followed are integers that are moved, spread and joined (`tensor.expand_shape`, a linalg.generic that yields what it
reads, `tensor.concat`), back to where they come from.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from dynmlir.bindings import arith, ir
from dynmlir.dialect.values import constant_of, made_by

#: Ops whose first operand has the elements of the result, or all of them and more.
_MOVED = ("tensor.expand_shape", "tensor.collapse_shape", "tensor.cast", "tensor.reshape")
#: Ops that IREE's importer makes tensors of arguments by.
_IMPORTED = "hal.tensor.import"
#: Bits that the number of an element does not outgrow.
_WIDE = 32
_SAME_OR_NOT = (arith.CmpIPredicate.eq, arith.CmpIPredicate.ne)
_CASTS = ("arith.index_cast", "arith.extsi", "arith.trunci")


@dataclass(frozen=True)
class Access:
    """A dimension of a tensor, and the places along it that an op reads or writes.

    They are elements of an operand of the op, as its region computes on them (`computed`: ops of the region, in their
    order, the last of which makes the place; none where elements are places), or the loop of this number.
    """

    op: Any
    table: ir.Value
    dim: int
    operand: int | None = None
    element: ir.Value | None = None
    computed: tuple[Any, ...] = ()
    loop: int | None = None

    @property
    def keeps_what_is_in_range(self) -> bool:
        """Whether the region computes nothing of a place that is 0 or more: counts those below 0 from the end."""
        return not self.computed or _unwrapped(self.computed[-1].results[0]) == self.element

    def computation(self, origin: Callable[[ir.Value], Hashable]) -> Hashable:
        """What the region computes of an element, the same for two that compute the same of what has one origin."""
        known: dict[ir.Value, Hashable] = {self.element: "element"} if self.element is not None else {}
        made = []
        for number, op in enumerate(self.computed):
            given = tuple(sorted((name, str(op.attributes[name])) for name in op.attributes))
            operands = tuple(known[value] if value in known else origin(value) for value in op.operands)
            made.append((op.name, given, str(op.results[0].type), operands))
            known[op.results[0]] = f"step {number}"
        return tuple(made)

    def place(self, element: ir.Value) -> ir.Value:
        """The place that the region makes of an element, made again."""
        known = {self.element: element}
        for op in self.computed:
            given = {name: op.attributes[name] for name in op.attributes}
            operands = [known.get(value, value) for value in op.operands]
            copy = ir.Operation.create(op.name, [result.type for result in op.results], operands, given)
            known |= dict(zip(list(op.results), list(copy.results), strict=True))
        return known[self.computed[-1].results[0]] if self.computed else element


def accesses(op: Any) -> Iterator[Access]:
    """What an op reads or writes at places that are stated by one tensor, or by a loop alone."""
    if op.name == "linalg.generic":
        yield from _gathered(op)
    if op.name == "iree_linalg_ext.scatter":
        dims = list(ir.DenseI64ArrayAttr(op.attributes["dimension_map"]))
        columns = made_by(op.operands[1], "tensor.concat")
        stated = list(columns.operands) if columns is not None else [op.operands[1]]
        if len(stated) == len(dims):
            yield from (Access(op, op.operands[2], dim, operand=1) for dim in dims)


def _gathered(op: Any) -> Iterator[Access]:
    block = op.regions[0].blocks[0]
    inputs = ir.DenseI32ArrayAttr(op.attributes["operandSegmentSizes"])[0]
    elements = {block.arguments[i]: i for i in range(inputs)}
    for inner in block.operations:
        if inner.operation.name != "tensor.extract":
            continue
        table, *places = inner.operation.operands
        if not table.type.rank or _is_inside(table, block):
            continue
        for dim, place in enumerate(places):
            loop = made_by(place, "linalg.index")
            if loop is not None:
                number = ir.IntegerAttr(loop.operation.attributes["dim"]).value
                yield Access(op, table, dim, loop=number)
                continue
            computed, leaves = _slice(place, block)
            if len(leaves) == 1 and leaves[0] in elements:
                yield Access(op, table, dim, elements[leaves[0]], leaves[0], computed)


def _slice(value: ir.Value, block: ir.Block) -> tuple[tuple[Any, ...], list[ir.Value | None]]:
    """The arithmetic in a block that makes a value, and the arguments of the block it is made of; None of others."""
    used: set[Any] = set()
    leaves: dict[ir.Value | None, None] = {}
    left = [value]
    while left:
        each = left.pop()
        if not _is_inside(each, block):
            continue
        if isinstance(each.owner, ir.Block):
            leaves[each] = None
            continue
        op = each.owner.operation
        if not (op.name.startswith("arith.") or op.name == "tensor.dim"):
            leaves[None] = None
            continue
        if op not in used:
            used.add(op)
            left += op.operands
    return tuple(inner.operation for inner in block.operations if inner.operation in used), list(leaves)


def _is_inside(value: ir.Value, block: ir.Block) -> bool:
    return (value.owner if isinstance(value.owner, ir.Block) else value.owner.operation.block) == block


def _unwrapped(value: ir.Value) -> ir.Value:
    """What a place of 0 or more is before casts, and before those below 0 are counted from the end."""
    while True:
        if (cast := made_by(value, *_CASTS)) is not None:
            value = cast.operation.operands[0]
            continue
        select = made_by(value, "arith.select")
        below = made_by(select.operation.operands[0], "arith.cmpi") if select is not None else None
        if select is None or below is None:
            return value
        left, right = below.operation.operands
        is_below = ir.IntegerAttr(below.operation.attributes["predicate"]).value == arith.CmpIPredicate.slt
        if not is_below or constant_of(right) != 0 or select.operation.operands[2] != left:
            return value
        value = left


@dataclass(frozen=True)
class Source:
    """Where elements come from: a tensor, and what makes the operand of an op of another one in its place."""

    value: ir.Value
    again: Callable[[ir.Value], ir.Value]


def source_of(access: Access) -> Source:
    """Where the places of an access come from."""
    assert access.operand is not None
    operand = access.op.operands[access.operand]
    if access.op.name != "iree_linalg_ext.scatter":
        return _followed(operand)
    columns = made_by(operand, "tensor.concat")
    if columns is None:
        return _followed(operand)
    dims = list(ir.DenseI64ArrayAttr(access.op.attributes["dimension_map"]))
    place = dims.index(access.dim)
    found = _followed(columns.operation.operands[place])

    def again(value: ir.Value) -> ir.Value:
        parts = list(columns.operation.operands)
        parts[place] = found.again(value)
        return _copy(columns.operation, parts)

    return Source(found.value, again)


def _followed(value: ir.Value) -> Source:
    moves: list[tuple[Any, int]] = []
    while (move := _moved(value)) is not None:
        moves.append(move)
        value = move[0].operands[move[1]]

    def again(other: ir.Value) -> ir.Value:
        for op, place in reversed(moves):
            operands = list(op.operands)
            operands[place] = other
            other = _copy(op, operands)
        return other

    return Source(value, again)


def _moved(value: ir.Value) -> tuple[Any, int] | None:
    """The op that makes a tensor of the elements of one of its operands, and which; None where it computes."""
    if isinstance(value.owner, ir.Block):
        return None
    op = value.owner.operation
    if op.name in _MOVED:
        return op, 0
    if op.name not in ("linalg.generic", "linalg.broadcast", "linalg.transpose"):
        return None
    block = op.regions[0].blocks[0]
    (last, *more) = list(block.operations)
    if more or last.operation.operands[0] not in list(block.arguments)[:-1]:
        return None
    return op, list(block.arguments).index(last.operation.operands[0])


def _copy(op: Any, operands: Sequence[ir.Value]) -> ir.Value:
    """An op of one result again, on other operands."""
    made = op.clone()
    for place, operand in enumerate(operands):
        made.operation.operands[place] = operand
    return made.operation.results[0]


def counted(value: ir.Value) -> bool:
    """Whether a tensor of one dimension holds 0, 1, 2 and so on."""
    op = made_by(value, "linalg.generic")
    kind = value.type.element_type
    is_wide = isinstance(kind, ir.IndexType) or (isinstance(kind, ir.IntegerType) and kind.width >= _WIDE)
    if op is None or value.type.rank != 1 or len(op.operation.operands) != 1 or not is_wide:
        return False
    last = list(op.operation.regions[0].blocks[0].operations)[-1]
    return made_by(_unwrapped(last.operation.operands[0]), "linalg.index") is not None


def loop_of(op: Any, place: ir.Value) -> int | None:
    """The loop of a linalg.generic whose number a place is that its region makes; None where it is none."""
    if (number := made_by(place, "linalg.index")) is not None:
        return ir.IntegerAttr(number.operation.attributes["dim"]).value
    block, element = op.regions[0].blocks[0], _unwrapped(place)
    if element not in list(block.arguments):
        return None
    operand = list(block.arguments).index(element)
    value = op.operands[operand]
    expand = made_by(value, "tensor.expand_shape")
    if not counted(value if expand is None else expand.operation.operands[0]):
        return None
    long = [d for d in range(value.type.rank) if value.type.is_dynamic_dim(d) or value.type.get_dim_size(d) != 1]
    result = (
        ir.AffineMapAttr(op.attributes["indexing_maps"][operand]).value.results[long[0]] if len(long) == 1 else None
    )
    return result.position if isinstance(result, ir.AffineDimExpr) else None


def told_apart(value: ir.Value) -> list[int]:
    """The numbers that elements of a tensor are compared with, whether they are the same: targets that are ignored."""
    found: set[int] = set()
    seen, left = {value}, [value]
    while left:
        for use in left.pop().uses:
            op, place = use.owner.operation, use.operand_number
            if op.name == "linalg.generic":
                found |= _compared_with(op.regions[0].blocks[0].arguments[place])
            moved = [each for each in op.results if _moved(each) == (op, place)]
            left += [each for each in moved if each not in seen]
            seen.update(moved)
    return sorted(found)


def _compared_with(element: ir.Value) -> set[int]:
    numbers = set()
    for use in element.uses:
        op = use.owner.operation
        if op.name == "arith.cmpi" and ir.IntegerAttr(op.attributes["predicate"]).value in _SAME_OR_NOT:
            number = constant_of(op.operands[1 - use.operand_number])
            numbers |= set() if number is None else {int(number)}
    return numbers


class Given:
    """Which tensors hold integers that a caller gives, or what is computed of these as integers."""

    def __init__(self) -> None:
        self._known: dict[ir.Value, bool] = {}

    def holds(self, value: ir.Value) -> bool:
        """Whether it is one. What is made of floats or of truths is none: where these come from says what it may be."""
        left = [value]
        while left:
            each = left[-1]
            before = self._before(each)
            unknown = [b for b in before if b not in self._known]
            if unknown and each not in self._known:
                self._known[each] = False
                left += unknown
                continue
            self._known[each] = _is_given(each) or any(self._known[b] for b in before)
            left.pop()
        return self._known[value]

    def _before(self, value: ir.Value) -> list[ir.Value]:
        if isinstance(value.owner, ir.Block) or not value.owner.operation.name.startswith(("linalg.", "tensor.")):
            return []
        return [each for each in value.owner.operation.operands if _is_of_integers(each)]


def _is_given(value: ir.Value) -> bool:
    is_argument = isinstance(value.owner, ir.Block) or value.owner.operation.name == _IMPORTED
    return is_argument and _is_of_integers(value)


def _is_of_integers(value: ir.Value) -> bool:
    kind = value.type
    return (
        isinstance(kind, ir.RankedTensorType)
        and isinstance(kind.element_type, ir.IntegerType)
        and kind.element_type.width > 1
    )
