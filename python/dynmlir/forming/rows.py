"""Linalg ops that work on rows together, as a norm or a softmax is written: reductions, and what is made of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.row_programs import ONE, ROW, WHOLE, Operand, Reduction, RowProgram, Step
from dynmlir.dialect.values import constant_of, made_by
from dynmlir.forming.blocks import Block
from dynmlir.forming.row_ops import (
    RESHAPES,
    STORED,
    Space,
    combiner,
    constant_text,
    inputs,
    is_costly,
    is_reduction,
    is_row_op,
    is_square,
    is_whole_op,
    needed,
    number_of,
    space_of,
    start,
    whole_values,
)

#: What an executable may have, and what is worth computing anew for each reduction.
_MOST_OPS = 48
_MOST_REDUCTIONS = 6
_MOST_NUMBERS = 16
_MOST_OPERANDS = 12
#: Values that are looked at for a proof.
_MOST_REACHED = 64


@dataclass
class Group:
    """Ops of a block that are one program."""

    space: Space
    members: list[Any] = field(default_factory=list)

    def makes(self, value: ir.Value) -> bool:
        """Whether a value is of one of its ops."""
        return not isinstance(value.owner, ir.Block) and value.owner.operation in self.members

    def reads_as_made(self, op: Any) -> bool:
        """Whether an op reads what is made of each element as that, and what is made of each row not by columns."""
        for value, read in inputs(op, self.space):
            if self.makes(value) and read != (WHOLE if is_whole_op(value.owner, self.space) else ROW):
                return False
        return True

    def is_as_long(self, op: Any) -> bool:
        """Whether rows of an op have as many elements as those of the group, if types do not say so.

        They do where any op goes along both, or along what such an op goes along.
        """
        if None not in self.space.shape[self.space.rows :]:
            return True
        group = {value for member in self.members for value in whole_values(member, self.space)}
        reached, ahead = set[ir.Value](), whole_values(op, self.space)
        if not ahead:
            return is_row_op(op, self.space)
        while ahead and len(reached) < _MOST_REACHED:
            value = ahead.pop()
            if value in group:
                return True
            reached.add(value)
            makers = [] if isinstance(value.owner, ir.Block) else [value.owner.operation]
            for along in (*makers, *(use.owner.operation for use in value.uses)):
                beside = whole_values(along, self.space)
                ahead += [each for each in beside if value in beside and each not in reached]
        return False

    def readers(self, value: ir.Value) -> list[Any]:
        """The ops that read a value, but for its sizes along dimensions that are known."""
        found = [use.owner.operation for use in value.uses]
        return [op for op in found if op.name != "tensor.dim" or constant_of(op.operands[1]) is None]


@dataclass(frozen=True)
class Rows:
    """A group as a program: its ops, what it is given, and the values that are read elsewhere."""

    program: RowProgram
    space: Space
    members: list[Any]
    operands: list[ir.Value]
    results: list[ir.Value]
    place: Any = None
    """The op that a call goes before."""

    def whole(self) -> list[ir.Value]:
        """What is given of each element, one tensor at least."""
        given = zip(self.operands, self.program.operands().values(), strict=True)
        return [value for value, of in given if of.read == WHOLE]


def reductions(block_ops: Sequence[Any]) -> list[Any]:
    """Those ops of a block that reduce rows as programs have it."""
    return [op for op in block_ops if op.name == "linalg.generic" and space_of(op) is not None]


def rows_from(seed: Any) -> Rows | None:
    """The program of a reduction and what works with it; None where IREE's own code is as good."""
    space = space_of(seed)
    if space is None or None not in space.shape:
        return None
    group = Group(space, [seed])
    block = Block(seed)
    while (op := next((op for op in _beside(group, block) if _joins(op, group, block)), None)) is not None:
        group.members.append(op)
    group.members.sort(key=block.position)
    rows = _program(group)
    if rows is None or _would_write_what_is_fused(rows):
        return None
    place = block.first_reader(rows.results, rows.members)
    return replace(rows, place=place) if block.can_precede(rows.operands, place) else None


def _beside(group: Group, block: Block) -> Iterator[Any]:
    """Ops that read what a group makes, that reduce what it reduces, or that make what it alone reads."""
    for member in list(group.members):
        values = [*member.results]
        if is_reduction(member, group.space):
            values += [value for value, read in inputs(member, group.space) if read == WHOLE]
        for value in values:
            for reader in group.readers(value):
                is_other = group.makes(value) or is_reduction(reader, group.space)
                if is_other and block.holds(reader) and reader not in group.members:
                    yield reader
        for value in member.operands:
            maker = None if isinstance(value.owner, ir.Block) else value.owner.operation
            if maker is None or maker.name not in ("linalg.generic", *RESHAPES) or maker in group.members:
                continue
            if not block.holds(maker) or is_costly(maker):
                continue
            if all(reader in group.members for reader in group.readers(value)):
                yield maker


def _joins(op: Any, group: Group, block: Block) -> bool:
    """Whether an op can be of a group, and the group be one op then."""
    space = group.space
    if not (is_row_op(op, space) or is_whole_op(op, space) or is_reduction(op, space)):
        return False
    if not group.is_as_long(op):
        return False
    whole = Group(space, [*group.members, op])
    if len(whole.members) > _MOST_OPS or sum(is_reduction(each, space) for each in whole.members) > _MOST_REDUCTIONS:
        return False
    readers = group.readers(op.results[0])
    inside = [reader for reader in readers if reader in group.members]
    if not all(whole.reads_as_made(each) for each in (op, *inside)) or block.depends(op, group.members, whole.members):
        return False
    is_read_elsewhere = len(inside) < len(readers)
    return not is_read_elsewhere or not any(block.depends(each, [op], whole.members) for each in group.members)


def _would_write_what_is_fused(rows: Rows) -> bool:
    """Whether IREE would compute in one dispatch what a program that only reduces once reads from memory."""
    if len(rows.program.phases()) > 1 or any(is_whole for _, is_whole in rows.program.results):
        return False
    made = [made_by(value, "linalg.generic", "linalg.transpose", "linalg.broadcast") for value in rows.whole()]
    return any(op is not None for op in made)


def _program(group: Group) -> Rows | None:
    built = _Builder(group)
    for member in group.members:
        built.add(member)
    results = [
        value
        for member in group.members
        for value in list(member.results)[:1]
        if any(reader not in group.members for reader in group.readers(value))
    ]
    kinds = [str(value.type.element_type) for value in results]
    numbers = sum(isinstance(value, Operand) and value.number for value in built.values)
    if not results or any(kind not in STORED for kind in kinds):
        return None
    if numbers > _MOST_NUMBERS or len(built.operands) + len(results) - numbers > _MOST_OPERANDS:
        return None
    places = tuple((built.known[value], group.space.is_whole(value.type)) for value in results)
    program = RowProgram(tuple(built.values), places)
    return Rows(program, group.space, group.members, built.operands, results)


class _Builder:
    """The values of a program, one op after the other."""

    def __init__(self, group: Group):
        self.group = group
        self.values: list[Operand | Step | Reduction] = []
        self.operands: list[ir.Value] = []
        self.known: dict[ir.Value, int] = {}
        self.given: dict[tuple[ir.Value, str], int] = {}

    def add(self, op: Any) -> None:
        """The value of an op whose operands are known, or given."""
        space = self.group.space
        if op.name in RESHAPES:
            self.known[op.results[0]] = self._given(op.operands[0], ROW)
            return
        given = [(value, read or ONE) for value, read in inputs(op, space)]
        block = op.regions[0].blocks[0]
        inside = {a: self._given(*each) for a, each in zip(block.arguments, given, strict=False)}
        combined = combiner(op) if is_reduction(op, space) else None
        last = list(block.operations)[-1].operation
        for step in needed(op):
            if combined is not None and step.results[0] == last.operands[0]:
                continue
            inside[step.results[0]] = self._step(step, inside)
        if combined is None:
            self.known[op.results[0]] = self._inside(last.operands[0], inside)
            return
        name, element = combined
        place, begun = self._inside(element, inside), start(op)
        assert begun is not None
        self.known[op.results[0]] = self._push(Reduction(name, place, str(element.type), begun))

    def _push(self, value: Operand | Step | Reduction) -> int:
        self.values.append(value)
        return len(self.values) - 1

    def _given(self, value: ir.Value, read: str) -> int:
        if value in self.known:
            return self.known[value]
        if (number := number_of(value)) is not None:
            return self._number(*number)
        if (value, read) not in self.given:
            is_tensor = isinstance(value.type, ir.RankedTensorType)
            element = str(value.type.element_type if is_tensor else value.type)
            self.given[value, read] = self._push(Operand(read, element, number=not is_tensor))
            self.operands.append(value)
        return self.given[value, read]

    def _inside(self, value: ir.Value, inside: dict[ir.Value, int]) -> int:
        if value not in inside:
            constant = made_by(value, "arith.constant")
            assert constant is not None, f"{value} is no constant"
            inside[value] = self._constant(constant)
        return inside[value]

    def _constant(self, constant: Any) -> int:
        return self._number(str(constant.operation.results[0].type), constant_text(constant))

    def _number(self, element: str, text: str) -> int:
        step = Step("arith.constant", (), element, text)
        return self.values.index(step) if step in self.values else self._push(step)

    def _step(self, op: Any, inside: dict[ir.Value, int]) -> int:
        if op.name == "arith.constant":
            return self._constant(op)
        operands = tuple(self._inside(value, inside) for value in op.operands)
        if is_square(op):
            operands = (operands[0], operands[0])
        name = "arith.mulf" if is_square(op) else op.name
        attributes = ", ".join(f"{name} = {op.attributes[name]}" for name in op.attributes)
        is_whole = any(self.values[operand].is_whole for operand in operands)
        return self._push(Step(name, operands, str(op.results[0].type), attributes, is_whole))
