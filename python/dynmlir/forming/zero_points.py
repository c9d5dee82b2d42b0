"""Products of quantised numbers, (A - a)(B - b) with zero points a and b, as products of bytes and sums of their rows:

    sum over k of (A - a)(B - b)  =  A B  -  b (rows of A summed up)  -  a (columns of B summed up)  +  K a b

modulo 2^32, as sums of i32 are. So are sums in i64 that are cut to i32, which is how imports write them. Rows of A may
have zero points of their own, and columns of B. A B without sign is read as B - 128, whose sign bit is the other one.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from dynmlir.bindings import arith, ir, linalg, tensor
from dynmlir.dialect.contraction import operand_loops
from dynmlir.dialect.core import size_of
from dynmlir.dialect.values import is_zero, made_by, sizes
from dynmlir.forming.generics import generic, maps_of
from dynmlir.forming.matches import zero_filled
from dynmlir.forming.sources import Source, source_of
from dynmlir.forming.sums import EXTENSIONS, unsigned_operands

#: Named ops that take zero points, as scalars of i32.
QUANTIZED = ("linalg.quantized_matmul", "linalg.quantized_batch_matmul")

#: Bits that sums are kept in.
_WIDE = 32
#: A tensor, and the loops that its dimensions are.
Broadcast = tuple[ir.Value, tuple[int, ...]]


@dataclass(frozen=True)
class Factor:
    """A or B: bytes, and their zero point, a scalar or a tensor of one element; None for 0."""

    source: Source
    zero: ir.Value | None = None
    zero_unsigned: bool = False
    #: of a tensor of zero points the loops that its dimensions are: of rows, or of columns.
    along: tuple[int, ...] = ()


@dataclass(frozen=True)
class Quantized:
    """A linalg op that sums up products of two factors; `last` has the result, of i32."""

    op: Any
    last: Any
    a: Factor
    b: Factor


def find_quantized(op: Any) -> Quantized | None:
    """The products that a linalg op sums up; None where they are none of bytes, or have no zero points and are i32."""
    places = [0, 1, len(op.operands) - 1]
    if not all(isinstance(op.operands[place].type, ir.RankedTensorType) for place in places):
        return None
    last = _last(op)
    if op.name in QUANTIZED:
        maps = operand_loops(op)
        factors = [Factor(Source(op.operands[i], maps[i]), op.operands[2 + i]) for i in range(2)]
        return Quantized(op, last, *factors) if last is not None and _are_bytes(factors) else None
    try:
        unsigned, maps = unsigned_operands(op) if len(op.operands) == 3 else (True,), operand_loops(op)
    except ValueError:
        return None
    if any(unsigned):
        return None
    factors = [_factor(Source(value, loops)) for value, loops in zip(list(op.operands)[:2], maps[:2], strict=True)]
    plain = last is op and all(factor.zero is None for factor in factors) and not factors[1].source.unsigned
    outside = all(loop in maps[-1] for factor in factors for loop in factor.along)
    return None if last is None or plain or not _are_bytes(factors) or not outside else Quantized(op, last, *factors)


def _are_bytes(factors: list[Factor]) -> bool:
    return all(str(factor.source.value.type.element_type) == "i8" for factor in factors)


def _last(op: Any) -> Any | None:
    """The op whose result is sums of i32: of i64, what cuts them; None where nothing does."""
    start = op.operands[len(op.operands) - 1]
    kind = str(start.type.element_type)
    if kind == "i64" and zero_filled(start) is not None:
        return _cut(op)
    return op if kind == "i32" else None


def _cut(op: Any) -> Any | None:
    """The op that cuts an i64 result to i32, if that is all that uses it."""
    users = [use.owner.operation for use in op.results[0].uses]
    if len(users) != 1:
        return None
    (user,) = users
    if user.name not in ("arith.trunci", "linalg.generic") or str(user.results[0].type.element_type) != "i32":
        return None
    if user.name == "arith.trunci" or len(user.operands) != 2:
        return user if user.name == "arith.trunci" else None
    inside = [inner.operation.name for inner in user.regions[0].blocks[0].operations]
    every = tuple(range(user.results[0].type.rank))
    return user if inside == ["arith.trunci", "linalg.yield"] and operand_loops(user) == [every, every] else None


def _factor(operand: Source) -> Factor:
    """What is behind the subtraction of a zero point and the extension of bytes."""
    operand = source_of(operand, None)
    shifted = _shifted(operand)
    inner, zero, unsigned, along = shifted or (operand, None, False, ())
    return Factor(source_of(inner, i32()), zero, unsigned, along)


def _shifted(operand: Source) -> tuple[Source, ir.Value, bool, tuple[int, ...]] | None:
    """(what a zero point is taken off from, the zero point, whether it has no sign, its loops) of an op that does so.

    In 32 bits and more: in fewer a difference may wrap where A - a does not.
    """
    op = operand.value.owner
    if isinstance(op, ir.Block) or op.name != "linalg.generic" or len(op.operands) != 3:
        return None
    kind = operand.value.type.element_type
    if not isinstance(kind, ir.IntegerType) or kind.width < _WIDE:
        return None
    every, maps = ir.AffineMap.get_identity(operand.value.type.rank), maps_of(op)
    if [maps[0], maps[2]] != [every, every] or not _is_broadcast(maps[1]):
        return None
    block = op.regions[0].blocks[0]
    *inside, last = [inner.operation for inner in block.operations]
    if not inside or inside[-1].name != "arith.subi" or last.operands[0] != inside[-1].results[0] or len(inside) > 2:
        return None
    (value, zero), unsigned = inside[-1].operands, False
    if len(inside) == 2:
        if inside[0].name not in EXTENSIONS or zero != inside[0].results[0]:
            return None
        zero, unsigned = inside[0].operands[0], EXTENSIONS[inside[0].name]
    if value != block.arguments[0] or zero != block.arguments[1]:
        return None
    along = tuple(operand.loops[dim.position] for dim in maps[1].results if isinstance(dim, ir.AffineDimExpr))
    others = len(maps[1].results) - len(along)
    if others and _ones(op.operands[1].type) != others:
        return None
    return replace(operand, value=op.operands[0]), op.operands[1], unsigned, along


def _is_broadcast(read: ir.AffineMap) -> bool:
    """Whether an operand is read along loops in their order, and at 0 where it has one element."""
    dims = [dim.position for dim in read.results if isinstance(dim, ir.AffineDimExpr)]
    others = [dim for dim in read.results if not isinstance(dim, ir.AffineDimExpr)]
    return dims == sorted(set(dims)) and all(str(dim) == "0" for dim in others)


def separate(found: Quantized) -> None:
    """The product of bytes and what zero points take off, in the place of the op, which nothing uses from now on."""
    op = found.op
    with ir.InsertionPoint(op), op.location:
        start = op.operands[len(op.operands) - 1]
        if start.type.element_type != i32():
            start = zeros(sizes(start))
        result = multiplied(found.a, found.b, start, operand_loops(op)[-1])
    found.last.results[0].replace_all_uses_with(result)


def multiplied(a: Factor, b: Factor, start: ir.Value, kept: tuple[int, ...]) -> ir.Value:
    """The product over the loops that are not kept, added to i32; built at the insertion point."""
    signed = with_sign(b) if b.source.unsigned else b
    a_zero, b_zero = zero_point_of(a), zero_point_of(signed)
    factors = [(each.source.value, each.source.loops) for each in (a, signed)]
    product, taken = generic(factors, start, kept, product_of(a.source)), list[list[Broadcast]]()
    if b_zero is not None:
        taken.append(term(summed(a.source, kept), b_zero, signed.along))
    if a_zero is not None:
        columns = summed(signed.source, kept)
        if b_zero is not None:
            columns = less_depth(columns, depth_of(a.source, kept), b_zero, signed.along)
        taken.append(term(columns, a_zero, a.along))
    return less(product, taken, kept)


def i32() -> ir.Type:
    return ir.IntegerType.get_signless(32)


def zero_point_of(factor: Factor) -> ir.Value | None:
    """A zero point of i32: a number where it is one, or is known, else a tensor along loops; None if known to be 0."""
    if factor.zero is None or is_zero(factor.zero) or _are_zeros(factor.zero):
        return None
    value, extend = factor.zero, arith.extui if factor.zero_unsigned else arith.extsi
    if isinstance(value.type, ir.RankedTensorType):
        value = _without_ones(value) if value.type.rank > len(factor.along) else value
        known = not factor.along and made_by(value, "arith.constant") is not None
        value = tensor.extract(value, []) if known else value
    if not isinstance(value.type, ir.RankedTensorType):
        return value if value.type == i32() else extend(i32(), value)
    if value.type.element_type == i32():
        return value
    every = tuple(range(len(factor.along)))
    memory = tensor.empty(sizes(value), i32())
    made: ir.Value = generic([(value, every)], memory, every, lambda x, _: extend(i32(), x))
    return made


def _are_zeros(value: ir.Value) -> bool:
    constant = made_by(value, "arith.constant")
    known = constant.operation.attributes["value"] if constant is not None else None
    elements = known if isinstance(known, ir.DenseIntElementsAttr) else ()
    return len(elements) > 0 and all(element == 0 for element in elements)


def _is_one(kind: ir.RankedTensorType, dim: int) -> bool:
    return not kind.is_dynamic_dim(dim) and kind.shape[dim] == 1


def _ones(kind: ir.RankedTensorType) -> int:
    """How many dimensions of a tensor are stated to be 1."""
    return sum(_is_one(kind, dim) for dim in range(kind.rank))


def _without_ones(value: ir.Value) -> ir.Value:
    """A tensor without its dimensions of one element."""
    kind = value.type
    kept = [dim for dim in range(kind.rank) if not _is_one(kind, dim)]
    ends = [*kept[1:], kind.rank][: len(kept)]
    groups = [list(range(dim if i else 0, end)) for i, (dim, end) in enumerate(zip(kept, ends, strict=True))]
    result = ir.RankedTensorType.get([kind.shape[dim] for dim in kept], kind.element_type)
    return tensor.collapse_shape(result, value, groups)


def with_sign(factor: Factor) -> Factor:
    """A factor without sign less 128, as one with a sign, and its zero point as much less."""
    source = factor.source
    byte, every = ir.IntegerType.get_signless(8), tuple(range(source.value.type.rank))
    sign, offset = arith.constant(byte, -128), arith.constant(i32(), 128)
    memory = tensor.empty(sizes(source.value), byte)
    flipped = generic([(source.value, every)], memory, every, lambda x, _: arith.xori(x, sign))
    zero = zero_point_of(factor)
    if zero is None or not isinstance(zero.type, ir.RankedTensorType):
        zero = arith.subi(arith.constant(i32(), 0) if zero is None else zero, offset)
        return Factor(Source(flipped, source.loops), zero)
    dims = tuple(range(zero.type.rank))
    zero = generic([(zero, dims)], tensor.empty(sizes(zero), i32()), dims, lambda x, _: arith.subi(x, offset))
    return Factor(Source(flipped, source.loops), zero, along=factor.along)


def zeros(extents: list[Any]) -> ir.Value:
    """A tensor of i32."""
    return linalg.fill(arith.constant(i32(), 0), outs=[tensor.empty(extents, i32())])


def product_of(a: Source) -> Callable[[ir.Value, ir.Value, ir.Value], ir.Value]:
    """What a linalg op of A, a factor with a sign and sums does with their elements."""
    wide = widening(a)

    def body(x: ir.Value, y: ir.Value, total: ir.Value) -> ir.Value:
        return arith.addi(total, arith.muli(wide(i32(), x), arith.extsi(i32(), y)))

    return body


def widening(source: Source) -> Any:
    """The op that makes i32 of a factor's elements."""
    return arith.extui if source.unsigned else arith.extsi


def summed(source: Source, kept: Sequence[int]) -> tuple[ir.Value, tuple[int, ...]]:
    """A factor summed up over the loops that are not kept, and the loops that are left."""
    left = tuple(loop for loop in source.loops if loop in kept)
    extents = dict(zip(source.loops, sizes(source.value), strict=True))
    memory, wide = zeros([extents[x] for x in left]), widening(source)
    total = generic([(source.value, source.loops)], memory, left, lambda x, s: arith.addi(s, wide(i32(), x)))
    return total, left


def depth_of(source: Source, kept: Sequence[int]) -> ir.Value:
    """How many products are summed up over a factor's loops that are not kept, as i32."""
    depth = arith.constant(i32(), 1)
    for dim, loop in enumerate(source.loops):
        if loop not in kept:
            size = size_of(source.value, dim)
            depth = arith.muli(depth, arith.index_cast(i32(), size))
    return depth


def term(sums: Broadcast, zero: ir.Value, along: tuple[int, ...] = ()) -> list[Broadcast]:
    """zero * sums, as factors: two where zero points are a tensor, along loops, or of no dimension."""
    if isinstance(zero.type, ir.RankedTensorType):
        return [sums, (zero, along)]
    value, loops = sums
    every, memory = tuple(range(len(loops))), tensor.empty(sizes(value), i32())
    return [(generic([(value, every)], memory, every, lambda x, _: arith.muli(zero, x)), loops)]


def less_depth(sums: Broadcast, depth: ir.Value, zero: ir.Value, along: tuple[int, ...] = ()) -> Broadcast:
    """sums - depth * zero, along the loops of the sums."""
    value, loops = sums
    several = isinstance(zero.type, ir.RankedTensorType)
    memory, others = tensor.empty(sizes(value), i32()), [(zero, along)] if several else []

    def body(x: ir.Value, *rest: ir.Value) -> ir.Value:
        return arith.subi(x, arith.muli(depth, rest[0] if several else zero))

    return generic([sums, *others], memory, loops, body), loops


def less(product: ir.Value, taken: Sequence[Sequence[Broadcast]], c: tuple[int, ...]) -> ir.Value:
    """The product less what is broadcast over it, each one tensor or the product of two."""
    if not taken:
        return product

    def body(x: ir.Value, *others: ir.Value) -> ir.Value:
        left = iter(others)
        for factors in taken:
            x = arith.subi(x, functools.reduce(arith.muli, [next(left) for _ in factors]))
        return x

    flat = [each for factors in taken for each in factors]
    made: ir.Value = generic([(product, c), *flat], tensor.empty(sizes(product), i32()), c, body)
    return made
