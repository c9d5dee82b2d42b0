"""What is done to each element of a contraction's result: linalg ops that become part of its template.

bias, residual, ReLU, GELU, SiLU, clamp, scale, cast ...: any chain of element-wise linalg ops, of whose values only
the last is used elsewhere. Other operands may be broadcast; along the columns they must be dense. They may be of
another type than the sums, but all of one, or whole numbers and floats of 32 bits, and so may what the chain ends in.

It does not end in an op that extends elements for another contraction: that one reads them as they were before
(forming/sources.py).
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dynmlir.bindings import arith, ir, linalg, tensor
from dynmlir.dialect.contraction import operand_loops
from dynmlir.dialect.values import dynamic_sizes, made_by
from dynmlir.forming.sources import extends
from dynmlir.forming.sums import is_candidate
from dynmlir.kernels.element_types import READ_BY_EPILOGUES

#: Ops on scalars that a vector of elements can be put through as well.
_DIALECTS = ("arith.", "math.")
#: But these: beyond an edge vectors hold zeros, and a division by them ends the process.
_DIVISIONS = ("divsi", "divui", "remsi", "remui", "ceildivsi", "ceildivui", "floordivsi")
#: For the last of these IREE 3.13 has no code.
_REFUSED = (*(f"arith.{name}" for name in _DIVISIONS), "math.erfc", "math.log10", "math.clampf")


@dataclass(frozen=True)
class Epilogue:
    """Element-wise linalg ops in order, on a contraction's result and further operands."""

    ops: tuple[Any, ...]
    extras: tuple[ir.Value, ...]
    #: the sizes of each extra operand's dimensions, by the letters of the contraction.
    letters: tuple[str, ...]

    @property
    def result(self) -> ir.Type:
        """The type of what it ends in."""
        return self.ops[-1].results[0].type


def find_epilogue(op: Any, dims: str, stored: Sequence[str] = ()) -> Epilogue | None:
    """The longest chain of element-wise ops after an op whose result has sizes `dims`, None if there is none.

    `stored` are the types that it may end in beside that of the sums; without any it reads nothing else, either.
    """
    result = op.results[0]
    chain: list[Any] = []
    values = [result]
    waiting = _users(result)
    while waiting:
        other = functools.reduce(lambda a, b: b if b.is_before_in_block(a) else a, waiting)
        waiting.remove(other)
        if _fits(other, values, len(dims), bool(stored)):
            chain.append(other)
            values.append(other.results[0])
            waiting |= _users(other.results[0])
    for length in range(len(chain), 0, -1):
        ops = chain[:length]
        inner = [result, *(other.results[0] for other in ops[:-1])]
        if _ends(ops[-1], result.type, stored) and all(_stays_inside(value, ops) for value in inner):
            epilogue = _epilogue(ops, inner, dims)
            if len(_kinds(epilogue.extras)) <= 1 or _kinds(epilogue.extras) == {"f32", "i32"}:
                return epilogue
    return None


def _kinds(extras: Sequence[ir.Value]) -> set[str]:
    return {str(value.type.element_type) for value in extras}


def of_one_type(extras: Sequence[ir.Value]) -> list[ir.Value]:
    """Extra operands as IRDL wants them, of one type: whole numbers beside floats are the bits of floats."""
    if len(_kinds(extras)) <= 1:
        return list(extras)
    f32 = ir.F32Type.get()
    kinds = [ir.RankedTensorType.get(value.type.shape, f32) for value in extras]
    return [
        value if value.type == kind else ir.Operation.create("tensor.bitcast", [kind], [value]).results[0]
        for value, kind in zip(extras, kinds, strict=True)
    ]


def _ends(op: Any, sums: ir.Type, stored: Sequence[str]) -> bool:
    """Whether a chain may end in an op."""
    last = op.results[0].type
    fits = last == sums or (str(last.element_type) in stored and list(last.shape) == list(sums.shape))
    return fits and not _is_read_behind(op)


def _is_read_behind(op: Any) -> bool:
    """Whether an op extends elements for a contraction, as A or B, which is read as it was before."""
    uses = op.results[0].uses
    return extends(op) and any(use.operand_number < 2 and is_candidate(use.owner.operation) for use in uses)


def _users(value: ir.Value) -> set[ir.Operation]:
    """The linalg ops that read a value in its block."""
    users = {use.owner.operation for use in value.uses}
    return {user for user in users if user.name.startswith("linalg.") and user.block == value.owner.operation.block}


def _fits(op: Any, values: Sequence[ir.Value], rank: int, casts: bool) -> bool:
    """Whether an op is element-wise on the result's shape, with operands that the store can read."""
    if len(op.results) != 1 or len(op.regions) != 1 or not isinstance(op.results[0].type, ir.RankedTensorType):
        return False
    try:
        maps = operand_loops(op)
    except ValueError:
        return False
    identity = tuple(range(rank))
    loops = ir.AffineMapAttr(linalg.get_indexing_maps(op.opview)[0]).value.n_dims
    if loops != rank or maps[-1] != identity or len(maps) != len(op.operands):
        return False
    inputs = list(zip(op.operands, maps, strict=True))[:-1]
    return all(_readable(value, dims, values, rank, casts) for value, dims in inputs) and _plain_region(op)


def _readable(value: ir.Value, dims: tuple[int, ...], values: Sequence[ir.Value], rank: int, casts: bool) -> bool:
    if value in values:
        return dims == tuple(range(rank))
    if not isinstance(value.type, ir.RankedTensorType):
        return _is_constant(value)
    element = value.type.element_type
    known = element == values[0].type.element_type or (casts and str(element) in READ_BY_EPILOGUES)
    # In order: a dimension of the last loop comes last, dense.
    return list(dims) == sorted(set(dims)) and known


def _plain_region(op: Any) -> bool:
    """Whether the region only computes, on numbers, and does not read what the result was before."""
    block = op.regions[0].blocks[0]
    if list(block.arguments[len(block.arguments) - 1].uses):
        return False
    *inside, last = [inner.operation for inner in block.operations]
    plain = all(inner.name.startswith(_DIALECTS) and len(inner.results) == 1 for inner in inside)
    plain &= not any(inner.name in _REFUSED or "roundingmode" in inner.attributes for inner in inside)
    numbers = all(_is_number(result.type) for inner in inside for result in inner.results)
    captured = [operand for inner in (*inside, last) for operand in inner.operands if _is_captured(operand, block)]
    return plain and numbers and len(last.operands) == 1 and all(map(_is_constant, captured))


def _is_captured(value: ir.Value, block: ir.Block) -> bool:
    owner = value.owner
    return owner != block if isinstance(owner, ir.Block) else owner.operation.block != block


def _is_constant(value: ir.Value) -> bool:
    return made_by(value, "arith.constant") is not None


def _is_number(kind: ir.Type) -> bool:
    return isinstance(kind, ir.FloatType | ir.IntegerType)


def _stays_inside(value: ir.Value, ops: Sequence[Any]) -> bool:
    """Whether an op of the chain, or tensor.dim, is all that uses a value."""
    users = [use.owner.operation for use in value.uses]
    return all(user.name == "tensor.dim" or user in ops for user in users)


def _epilogue(ops: Sequence[Any], inner: Sequence[ir.Value], dims: str) -> Epilogue:
    extras: list[ir.Value] = []
    letters: list[str] = []
    for op in ops:
        maps = operand_loops(op)
        for value, loops in list(zip(op.operands, maps, strict=True))[:-1]:
            if value not in inner and isinstance(value.type, ir.RankedTensorType):
                extras.append(value)
                letters.append("".join(dims[loop] for loop in loops))
    return Epilogue(tuple(ops), tuple(extras), tuple(letters))


def of_rank(value: ir.Value, letters: str, dims: str) -> ir.Value:
    """An extra operand with as many dimensions as the result, 1 where it has none, all dynamic.

    IRDL wants operands of any number to be of one type.
    """
    kind, dynamic = value.type, ir.ShapedType.get_dynamic_size()
    shape = [kind.shape[letters.index(x)] if x in letters else 1 for x in dims]
    if len(letters) < len(dims):
        full = ir.RankedTensorType.get(shape, kind.element_type)
        value = tensor.expand_shape(full, value, _groups(letters, dims), dynamic_sizes(value), shape)
    whole = ir.RankedTensorType.get([dynamic] * len(dims), kind.element_type)
    return value if value.type == whole else tensor.cast(whole, value)


def _groups(letters: str, dims: str) -> list[list[int]]:
    """Which dimensions of the result each of an operand becomes: those that it lacks go with the one before."""
    groups: list[list[int]] = [[] for _ in letters]
    for place in range(len(dims)):
        if letters:
            seen = sum(x in letters for x in dims[: place + 1])
            groups[max(0, seen - 1)].append(place)
    return groups


def build_region(epilogue: Epilogue, result: ir.Value, arguments: Sequence[ir.Value]) -> ir.Value:
    """The regions of the ops one after the other, at the insertion point.

    `result` is the contraction's value, as the first op names it; `arguments` are the elements of the extra operands,
    then that of the result.
    """
    *extras, element = arguments
    known: dict[ir.Value, ir.Value] = {result: element}
    left = iter(extras)
    for op in epilogue.ops:
        block = op.regions[0].blocks[0]
        inside: dict[ir.Value, ir.Value] = {}
        for value, argument in list(zip(op.operands, block.arguments, strict=True))[:-1]:
            if value in known:
                inside[argument] = known[value]
            elif isinstance(value.type, ir.RankedTensorType):
                inside[argument] = _as(argument.type, next(left))
            else:
                inside[argument] = _copied(value, {})
        *body, last = [operation.operation for operation in block.operations]
        for operation in body:
            inside[operation.results[0]] = _clone(operation, inside)
        known[op.results[0]] = _copied(last.operands[0], inside)
    return known[epilogue.ops[-1].results[0]]


def _as(kind: ir.Type, bits: ir.Value) -> ir.Value:
    """An element of an extra operand as what it is."""
    return bits if bits.type == kind else arith.bitcast(kind, bits)


def _clone(op: Any, values: dict[ir.Value, ir.Value]) -> ir.Value:
    operands = [_copied(operand, values) for operand in op.operands]
    attributes = {name: op.attributes[name] for name in op.attributes}
    kinds = [result.type for result in op.results]
    return ir.Operation.create(op.name, results=kinds, operands=operands, attributes=attributes).results[0]


def _copied(value: ir.Value, values: dict[ir.Value, ir.Value]) -> ir.Value:
    """The value that stands for another; a constant from outside is copied."""
    return values[value] if value in values else _clone(value.owner.operation, {})
