"""Linalg ops that work on rows together, as a norm or a softmax is written: reductions, and what is made of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from math import prod
from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.row_programs import COLUMN, ONE, ROW, WHOLE, Operand, Reduction, RowProgram, Step
from dynmlir.dialect.values import constant_of, made_by

#: Rows of fewer elements than this, where that is stated, are left to IREE, which has several in a vector.
LEAST_LENGTH = 8
#: Ops that bring the elements of a row together.
_COMBINERS = tuple(f"arith.{name}" for name in ("addf", "mulf", "maximumf", "minimumf", "maxnumf", "minnumf"))
_ARITHMETIC = (
    *_COMBINERS,
    *(f"arith.{name}" for name in ("subf", "divf", "negf", "cmpf", "select", "extf", "truncf", "sitofp", "uitofp")),
    *(f"math.{name}" for name in ("absf", "sqrt", "rsqrt", "fma")),
)
#: What IREE computes of f32 in vectors; of f64 it would call a function that a module does not have.
_OF_F32 = tuple(
    f"math.{name}"
    for name in (
        "exp",
        "log",
        "tanh",
        "powf",
        "exp2",
        "log2",
        "log1p",
        "expm1",
        "sin",
        "cos",
        "erf",
        "floor",
        "ceil",
        "roundeven",
    )
)
#: Powers that are products.
_POWERS = ("math.powf", "math.fpowi")
#: What dimensions state, None where they do not.
Shape = tuple[int | None, ...]
#: Types that are computed with, and those that are read and written, too.
_COMPUTED = ("f32", "f64", "i1", "i32", "i64")
_STORED = ("f16", "f32", "f64")
#: What an executable may have, and what is worth computing anew for each reduction.
_MOST_OPS = 48
_MOST_REDUCTIONS = 6
_MOST_NUMBERS = 16
_MOST_OPERANDS = 12
_RESHAPES = ("tensor.expand_shape", "tensor.collapse_shape")


@dataclass(frozen=True)
class Space:
    """The loops of reductions: what the dimensions of a tensor of all elements state, and how many are of rows.

    Dimensions of one are none: they may be anywhere, and be reduced, too.
    """

    shape: Shape
    rows: int

    def is_whole(self, kind: ir.Type) -> bool:
        """Whether a tensor has each element."""
        return _without_ones(_shape(kind)) == _without_ones(self.shape)

    def is_row(self, kind: ir.Type) -> bool:
        """Whether a tensor has one element of each row."""
        return _without_ones(_shape(kind)) == _without_ones(self.shape[: self.rows])

    def read(self, of: ir.AffineMap, kind: ir.Type) -> str | None:
        """How an op with a loop for each dimension reads what it reads so; None for another way than the programs'."""
        loops = _loops(of, kind, self.shape)
        every = [loop for loop, size in enumerate(self.shape) if size != 1]
        rows = [loop for loop in every if loop < self.rows]
        ways = {WHOLE: every, ROW: rows, ONE: [], COLUMN: [loop for loop in every if loop >= self.rows]}
        return next((way for way, along in ways.items() if loops == along), None)


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
        for value, read in _inputs(op, self.space):
            if self.makes(value) and read != (WHOLE if _is_whole_op(value.owner, self.space) else ROW):
                return False
        return True

    def readers(self, value: ir.Value) -> list[Any]:
        """The ops that read a value, but for its sizes."""
        found = [use.owner.operation for use in value.uses]
        return [op for op in found if op.name != "tensor.dim"]


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
    return [op for op in block_ops if op.name == "linalg.generic" and _space_of(op) is not None]


def rows_from(seed: Any) -> Rows | None:
    """The program of a reduction and what works with it; None where IREE's own code is as good."""
    space = _space_of(seed)
    if space is None or None not in space.shape:
        return None
    group = Group(space, [seed])
    block = _Block(seed)
    while (op := next((op for op in _beside(group, block) if _joins(op, group, block)), None)) is not None:
        group.members.append(op)
    group.members.sort(key=block.position)
    rows = _program(group)
    if rows is None or _would_write_what_is_fused(rows):
        return None
    place = block.place(rows)
    return replace(rows, place=place) if block.can_precede(rows, place) else None


class _Block:
    """The order of a block's ops, and which depends on which."""

    def __init__(self, op: Any):
        self.ops = [each.operation for each in op.operation.block.operations]
        self._position = {each: place for place, each in enumerate(self.ops)}

    def holds(self, op: Any) -> bool:
        return op in self._position

    def position(self, op: Any) -> int:
        return self._position[op]

    def depends(self, op: Any, on: Sequence[Any], members: Sequence[Any]) -> bool:
        """Whether an op reads what comes of others by way of ops that are no members."""
        first = min(map(self.position, on))
        left, seen = [maker for maker in self._makers(op) if maker not in members], set[Any]()
        while left:
            maker = left.pop()
            if maker in seen or self.position(maker) < first:
                continue
            seen.add(maker)
            for before in self._makers(maker):
                if before in on:
                    return True
                if before not in members:
                    left.append(before)
        return False

    def can_precede(self, rows: Rows, place: Any) -> bool:
        """Moves what a group is given ahead of an op; whether that can be."""
        late = self._late(rows, place)
        if any(op.name != "linalg.generic" and (len(op.regions) or op.name.startswith("func.")) for op in late):
            return False
        for op in sorted(late, key=self.position):
            op.move_before(place)
        return True

    def place(self, rows: Rows) -> Any:
        """The first op that reads what the group makes, else the last of the group."""
        readers = [self._around(use.owner.operation) for value in rows.results for use in value.uses]
        outside = [op for op in readers if op not in rows.members]
        return min(outside, key=self.position) if outside else rows.members[-1]

    def _late(self, rows: Rows, place: Any) -> set[Any]:
        end, late = self.position(place), set[Any]()
        left = [value.owner.operation for value in rows.operands if not isinstance(value.owner, ir.Block)]
        while left:
            op = left.pop()
            if self.holds(op) and op not in late and self.position(op) >= end:
                late.add(op)
                left += self._makers(op)
        return late

    def _around(self, op: Any) -> Any:
        while not self.holds(op):
            op = op.parent.operation
        return op

    def _makers(self, op: Any) -> list[Any]:
        """The ops of the block that make what an op reads, also within its regions."""
        read = list(op.operands)
        if len(op.regions):
            inside = chain.from_iterable(each.operations for region in op.regions for each in region.blocks)
            read += [value for inner in inside for value in _all_operands(inner.operation)]
        makers = [value.owner.operation for value in read if not isinstance(value.owner, ir.Block)]
        return [maker for maker in makers if self.holds(maker)]


def _all_operands(op: Any) -> Iterator[ir.Value]:
    yield from op.operands
    for region in op.regions:
        for block in region.blocks:
            for inner in block.operations:
                yield from _all_operands(inner.operation)


def _beside(group: Group, block: _Block) -> Iterator[Any]:
    """Ops that read what a group makes, that reduce what it reduces, or that make what it alone reads."""
    for member in list(group.members):
        values = [*member.results]
        if _is_reduction(member, group.space):
            values += [value for value, read in _inputs(member, group.space) if read == WHOLE]
        for value in values:
            for reader in group.readers(value):
                is_other = group.makes(value) or _is_reduction(reader, group.space)
                if is_other and block.holds(reader) and reader not in group.members:
                    yield reader
        for value in member.operands:
            maker = None if isinstance(value.owner, ir.Block) else value.owner.operation
            if maker is None or maker.name not in ("linalg.generic", *_RESHAPES) or maker in group.members:
                continue
            if not block.holds(maker) or _is_costly(maker):
                continue
            if all(reader in group.members for reader in group.readers(value)):
                yield maker


def _is_costly(op: Any) -> bool:
    """Whether elements are not computed again and again where they can be read."""
    blocks = [block for region in op.regions for block in region.blocks]
    return any(inner.operation.name in _OF_F32 for block in blocks for inner in block.operations)


def _joins(op: Any, group: Group, block: _Block) -> bool:
    """Whether an op can be of a group, and the group be one op then."""
    space = group.space
    if not (_is_row_op(op, space) or _is_whole_op(op, space) or _is_reduction(op, space)):
        return False
    whole = Group(space, [*group.members, op])
    if len(whole.members) > _MOST_OPS or sum(_is_reduction(each, space) for each in whole.members) > _MOST_REDUCTIONS:
        return False
    readers = group.readers(op.results[0])
    inside = [reader for reader in readers if reader in group.members]
    if not all(whole.reads_as_made(each) for each in (op, *inside)) or block.depends(op, group.members, whole.members):
        return False
    is_read_elsewhere = len(inside) < len(readers)
    return not is_read_elsewhere or not any(block.depends(each, [op], whole.members) for each in group.members)


def _space_of(op: Any) -> Space | None:
    """The loops of a reduction along rows."""
    if not _reduces(op):
        return None
    identity = ir.AffineMap.get_identity(_maps(op)[-1].n_dims)
    whole = [value for value, read in zip(op.operands, _maps(op), strict=True) if read == identity]
    if not whole:
        return None
    shape = _shape(whole[0].type)
    kept = [
        loop
        for loop, (is_reduced, size) in enumerate(zip(_kinds(op), shape, strict=True))
        if not is_reduced and size != 1
    ]
    space = Space(shape, kept[-1] + 1 if kept else 0)
    is_short = None not in shape[space.rows :] and prod(size or 1 for size in shape[space.rows :]) < LEAST_LENGTH
    return space if not is_short and _is_reduction(op, space) else None


def _reduces(op: Any) -> bool:
    """Whether an op reduces, and nothing reads where the greatest is, if it says so, too."""
    if op.name != "linalg.generic" or not any(_kinds(op)) or len(op.results) > 2:
        return False
    return not any(list(result.uses) for result in list(op.results)[1:])


def _is_reduction(op: Any, space: Space) -> bool:
    if not _reduces(op) or not space.is_row(op.results[0].type):
        return False
    kinds, written = _kinds(op), _maps(op)[-1]
    if len(kinds) != len(space.shape) or space.read(written, op.results[0].type) != ROW:
        return False
    if any(kinds[d] != (d >= space.rows) for d, size in enumerate(space.shape) if size != 1):
        return False
    if not _fits(op, space) or not any(read == WHOLE for _, read in _inputs(op, space)):
        return False
    return _combiner(op) is not None and _start(op) is not None


def _is_whole_op(op: Any, space: Space) -> bool:
    """Whether an op makes each element, of others and of its row; or of its row for those alone that do."""
    if not _is_elementwise(op) or not space.is_whole(op.results[0].type) or not _fits(op, space):
        return False
    if any(read == WHOLE for _, read in _inputs(op, space)):
        return True
    readers = [use.owner.operation for use in op.results[0].uses if use.owner.operation.name != "tensor.dim"]
    return all(_is_whole_op(reader, space) or _is_reduction(reader, space) for reader in readers)


def _is_row_op(op: Any, space: Space) -> bool:
    if op.name in _RESHAPES:
        return space.is_row(op.results[0].type) and space.is_row(op.operands[0].type)
    if not _is_elementwise(op) or not space.is_row(op.results[0].type) or not _is_computed(op):
        return False
    return all(read in (ROW, ONE) for _, read in _inputs(op, space))


def _is_elementwise(op: Any) -> bool:
    if op.name != "linalg.generic" or len(op.results) != 1:
        return False
    if any(_kinds(op)):
        return False
    last = _maps(op)[-1]
    return bool(last == ir.AffineMap.get_identity(last.n_dims))


def _fits(op: Any, space: Space) -> bool:
    """Whether an op on whole rows reads what programs read, and computes what they compute."""
    if _maps(op)[-1].n_dims != len(space.shape) or not _is_computed(op):
        return False
    return all(read is not None for _, read in _inputs(op, space))


def _is_computed(op: Any) -> bool:
    """Whether a region is of arithmetic that vectors have, and reads nothing but elements and constants."""
    block = op.regions[0].blocks[0]
    operands = list(op.operands)[: len(op.operands) - len(op.results) + 1]
    tensors = [value.type for value in operands if isinstance(value.type, ir.RankedTensorType)]
    if any(str(kind.element_type) not in _STORED or kind.encoding is not None for kind in tensors):
        return False
    numbers = [value for value in op.operands if not isinstance(value.type, ir.RankedTensorType)]
    if any(str(value.type) not in _COMPUTED for value in numbers):
        return False
    known = set(block.arguments)
    if not any(_kinds(op)) and list(block.arguments[-1].uses):
        return False  # what is there before
    for inner in _needed(op):
        outside = [value for value in inner.operands if value not in known]
        if any(made_by(value, "arith.constant") is None for value in outside) or not _is_known(inner):
            return False
        known.update(inner.results)
    return True


def _needed(op: Any) -> list[Any]:
    """The ops of a region that its first result comes of, in their order."""
    block = op.regions[0].blocks[0]
    *inside, last = [inner.operation for inner in block.operations]
    needed, found = {last.operands[0]}, []
    for inner in reversed(inside):
        if any(result in needed for result in inner.results):
            needed.update(inner.operands)
            found.append(inner)
    return found[::-1]


def _is_known(op: Any) -> bool:
    """Whether an op has a meaning on vectors, of these types."""
    if op.name == "arith.constant":
        return str(op.results[0].type) in (*_COMPUTED, "f16")
    if _is_square(op):
        return str(op.results[0].type) in ("f32", "f64")
    if len(op.results) != 1 or (op.name not in _ARITHMETIC and op.name not in _OF_F32):
        return False
    kinds = {str(value.type) for value in (*op.operands, *op.results)}
    if op.name in _OF_F32:
        return kinds == {"f32"}
    if op.name in ("arith.extf", "arith.truncf"):
        return kinds <= {"f16", "f32", "f64"}
    return kinds <= set(_COMPUTED)


def _is_square(op: Any) -> bool:
    return op.name in _POWERS and constant_of(op.operands[1]) == 2


def _combiner(op: Any) -> tuple[str, ir.Value] | None:
    """The op that brings an element together with those before it, and the element."""
    block = op.regions[0].blocks[0]
    before, last = block.arguments[-len(op.results)], list(block.operations)[-1].operation.operands[0]
    made = made_by(last, *_COMBINERS)
    readers = [inner for inner in _needed(op) if before in list(inner.operands)]
    if made is None or readers != [made.operation] or before.type != last.type:
        return None
    if str(last.type) not in _COMPUTED:
        return None
    left, right = made.operation.operands
    element = right if left == before else left
    return (made.operation.name, element) if element != before else None


def _start(op: Any) -> str | None:
    """The number that a reduction begins from."""
    fill = made_by(op.operands[len(op.operands) - len(op.results)], "linalg.fill")
    constant = made_by(fill.operation.operands[0], "arith.constant") if fill is not None else None
    return None if constant is None else _constant_text(constant)


def _constant_text(constant: Any) -> str:
    text = str(constant.operation.attributes["value"])
    return re.sub(r" : \w+$", "", text)


def _inputs(op: Any, space: Space) -> list[tuple[ir.Value, str | None]]:
    """What an op of a group reads, and how."""
    if op.name in _RESHAPES:
        return [(op.operands[0], ROW)]
    values = list(op.operands)[: len(op.operands) - len(op.results)]
    of_rows = not any(_kinds(op)) and space.is_row(op.results[0].type) and not space.is_whole(op.results[0].type)
    if of_rows:  # whose loops are those of its result
        shape = _shape(op.results[0].type)
        space = Space(shape, len(shape))
    found: list[tuple[ir.Value, str | None]] = []
    for value, of in zip(values, _maps(op), strict=False):
        is_tensor = isinstance(value.type, ir.RankedTensorType)
        read = space.read(of, value.type) if is_tensor else ONE
        found.append((value, ROW if of_rows and read == WHOLE else read))
    return found


def _kinds(op: Any) -> list[bool]:
    """Of each loop of an op whether it reduces."""
    kinds = str(op.attributes["iterator_types"])
    return ["reduction" in kind for kind in kinds.split(",")] if kinds != "[]" else []


def _maps(op: Any) -> list[ir.AffineMap]:
    return [ir.AffineMapAttr(each).value for each in ir.ArrayAttr(op.attributes["indexing_maps"])]


def _loops(of: ir.AffineMap, kind: ir.Type, shape: Shape) -> list[int] | None:
    """The loops that go along the dimensions of an operand, but those of one; None where there is more to it."""
    loops = []
    for result, size in zip(of.results, _shape(kind), strict=True):
        if isinstance(result, ir.AffineDimExpr):
            loops += [result.position] if shape[result.position] != 1 else []
        elif size != 1:
            return None
    return loops


def _shape(kind: ir.Type) -> Shape:
    tensor = ir.RankedTensorType(kind)
    return tuple(None if tensor.is_dynamic_dim(d) else tensor.get_dim_size(d) for d in range(tensor.rank))


def _without_ones(shape: Shape) -> Shape:
    return tuple(size for size in shape if size != 1)


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
    if not results or any(kind not in _STORED for kind in kinds):
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
        if op.name in _RESHAPES:
            self.known[op.results[0]] = self._given(op.operands[0], ROW)
            return
        inputs = [(value, read or ONE) for value, read in _inputs(op, space)]
        block = op.regions[0].blocks[0]
        inside = {a: self._given(*each) for a, each in zip(block.arguments, inputs, strict=False)}
        combiner = _combiner(op) if _is_reduction(op, space) else None
        last = list(block.operations)[-1].operation
        for step in _needed(op):
            if combiner is not None and step.results[0] == last.operands[0]:
                continue
            inside[step.results[0]] = self._step(step, inside)
        if combiner is None:
            self.known[op.results[0]] = self._inside(last.operands[0], inside)
            return
        name, element = combiner
        place, start = self._inside(element, inside), _start(op)
        assert start is not None
        self.known[op.results[0]] = self._push(Reduction(name, place, str(element.type), start))

    def _push(self, value: Operand | Step | Reduction) -> int:
        self.values.append(value)
        return len(self.values) - 1

    def _given(self, value: ir.Value, read: str) -> int:
        if value in self.known:
            return self.known[value]
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
        step = Step("arith.constant", (), str(constant.operation.results[0].type), _constant_text(constant))
        return self.values.index(step) if step in self.values else self._push(step)

    def _step(self, op: Any, inside: dict[ir.Value, int]) -> int:
        if op.name == "arith.constant":
            return self._constant(op)
        operands = tuple(self._inside(value, inside) for value in op.operands)
        if _is_square(op):
            operands = (operands[0], operands[0])
        name = "arith.mulf" if _is_square(op) else op.name
        attributes = ", ".join(f"{name} = {op.attributes[name]}" for name in op.attributes)
        program = RowProgram(tuple(self.values), ())
        is_whole = any(program.is_whole(operand) for operand in operands)
        return self._push(Step(name, operands, str(op.results[0].type), attributes, is_whole))
