"""What `iree_linalg_ext.quantize_affine` does, in ops that a product's store may have: clamp(rint(x / s) + z).

In nine vector instructions, none of them slow, and the same to the last bit. Floats are cut to what the least and the
most number stand for, so that all that follows is exact or small. x / s is x r with r = 1 / s, corrected by what is
left of x: rounded as the division would be (Markstein, IBM J. Res. Dev. 34, 1990). What is added then leaves no bits
behind the point.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from dynmlir.bindings import arith, ir
from dynmlir.dialect.values import constant_of, is_zero, made_by, readers
from dynmlir.forming.constants import stated
from dynmlir.forming.generics import generic, maps_of

QUANTIZE = "iree_linalg_ext.quantize_affine"
#: Added to a float that is less than a quarter of it in size, it leaves a whole number in the low bits: the nearest,
#: and the even one of two.
_WHOLE = 3 << 22
#: A byte's distance from 0 at most.
_WIDEST = 255
#: Scales for which nothing overflows, nor is so small that it were taken for 0.
_LEAST_SCALE, _MOST_SCALE = 2.0**-60, 2.0**60
#: Predicates of arith.cmpf: ogt, oge, ugt, uge. Which numbers 0 and what is no number become is the same for all.
_GREATER = (2, 3, 9, 10)


@dataclass(frozen=True)
class Quantized:
    """A quantize_affine of f32 to bytes, of one scale and zero point that are known."""

    op: Any
    scale: float
    zero: int
    #: of numbers less the zero point.
    least: int
    most: int
    #: a ReLU before it that nobody else reads, where numbers cut off as much.
    relu: Any | None

    @property
    def floats(self) -> ir.Value:
        return (self.relu or self.op).operands[0]

    def replace_with(self, made: ir.Value) -> None:
        """Numbers in the place of both ops."""
        self.op.results[0].replace_all_uses_with(made)
        self.op.erase()
        if self.relu is not None:
            self.relu.results[0].replace_all_uses_with(self.relu.operands[0])  # in a tensor.dim
            self.relu.erase()

    def rounded(self, quotient: ir.Value) -> ir.Value:
        """A byte, of a float between the least and the most."""
        bits, byte = _whole(quotient), ir.IntegerType.get_signless(8)
        return arith.trunci(byte, arith.addi(bits, arith.constant(bits.type, self.zero)) if self.zero else bits)


def find_quantized_floats(op: Any) -> Quantized | None:
    """What a quantize_affine says; None of others, which IREE knows."""
    said, (floats, scale, *zero, memory) = stated(op), list(op.operands)
    identity = ir.AffineMap.get_identity(floats.type.rank)
    maps = [ir.AffineMapAttr(each).value for each in ir.ArrayAttr(said["indexing_maps"])]
    known, zeros = constant_of(scale), [constant_of(each) for each in zero]
    kinds = [str(value.type.element_type) for value in (floats, memory)]
    of_one = known is not None and None not in zeros and str(scale.type) == "f32"
    if not of_one or kinds != ["f32", "i8"] or [maps[0], maps[-1]] != [identity] * 2:
        return None
    around, by = int(zeros[0] or 0) if zeros else 0, float(known or 0)
    least, most = (ir.IntegerAttr(said[name]).value - around for name in ("quant_min", "quant_max"))
    if max(abs(least), abs(most)) >= _WHOLE // 4 or not _LEAST_SCALE <= by <= _MOST_SCALE:
        return None
    return Quantized(op, by, around, least, most, _relu(floats) if least >= 0 else None)


def quantized_behind(op: Any) -> Quantized | None:
    """The quantize_affine that is all that reads an op's result."""
    users = readers(op.results[0])
    if len(users) == 1 and users[0].name == "linalg.generic":
        users = readers(users[0].results[0])
    found = find_quantized_floats(users[0]) if len(users) == 1 and users[0].name == QUANTIZE else None
    return found if found is not None and found.floats == op.results[0] else None


def as_generic(op: Any) -> None:
    """Puts a linalg.generic in the place of a quantize_affine; of some that cannot be, nothing."""
    found = find_quantized_floats(op)
    if found is None:
        return
    every, memory = tuple(range(found.floats.type.rank)), op.operands[len(op.operands) - 1]
    with ir.InsertionPoint(op), op.location:
        made = generic([(found.floats, every)], memory, every, _number(found))
    found.replace_with(made)


def round_in_fewer_ops(op: Any) -> None:
    """A linalg.generic that makes bytes, clamp(rint(x) + z) as imports of DynamicQuantizeLinear write it, by `_whole`.

    With a z that is a byte. What is no number becomes the least one; as it was written, whatever there is.
    """
    last = list(op.regions[0].blocks[0].operations)[-1].operation
    found = _clamped(last.operands[0]) if len(last.operands) == 1 else None
    if found is None:
        return
    made, quotient, zero, (least, most) = found
    i32 = ir.IntegerType.get_signless(32)
    with ir.InsertionPoint(made[0]), op.location:
        ends = [arith.subf(float_constant(end), zero) for end in (least, most)]
        bits = _whole(cut(quotient, *ends))
        byte = arith.trunci(ir.IntegerType.get_signless(8), arith.addi(bits, arith.fptosi(i32, zero)))
    made[0].results[0].replace_all_uses_with(byte)
    for each in made:
        if not list(each.results[0].uses):
            each.erase()


def _clamped(byte: ir.Value) -> tuple[list[Any], ir.Value, ir.Value, tuple[float, float]] | None:
    """(the ops, x, z as a float, least and most) of fptoui(min(max(rint(x) + z, least), most))."""
    chain, ends, value = list[Any](), list[float](), byte
    for names in (("arith.fptoui", "arith.fptosi"), ("arith.minimumf",), ("arith.maximumf",), ("arith.addf",)):
        made = made_by(value, *names)
        if made is None:
            return None
        chain.append(made.operation)
        value, *others = made.operation.operands
        if names[0][-4:] == "mumf":
            number = constant_of(others[0])
            if number is None or abs(number) > _WIDEST or number != round(number):
                return None
            ends.append(float(number))
    rounded = made_by(value, "math.roundeven")
    (zero,) = list(chain[-1].operands)[1:]
    whole = made_by(zero, "arith.sitofp", "arith.uitofp")
    extended = None if whole is None else made_by(whole.operation.operands[0], "arith.extui", "arith.extsi")
    kinds = [str(each.type) for each in (byte, value)]
    of_byte = extended is not None and str(extended.operation.operands[0].type) == "i8"
    if rounded is None or kinds != ["i8", "f32"] or not of_byte:
        return None
    return [*chain, rounded.operation], rounded.operation.operands[0], zero, (ends[1], ends[0])


def _whole(quotient: ir.Value) -> ir.Value:
    """Bits of which the low ones are a small float's nearest whole number, the even one of two."""
    i32 = ir.IntegerType.get_signless(32)
    return arith.bitcast(i32, arith.addf(quotient, arith.constant(quotient.type, float(_WHOLE))))


def cut(x: ir.Value, least: ir.Value, most: ir.Value) -> ir.Value:
    """A float between two; the least where it is no number."""
    x = arith.select(arith.cmpf(arith.CmpFPredicate.OGT, x, least), x, least)
    return arith.select(arith.cmpf(arith.CmpFPredicate.OLT, x, most), x, most)


def _number(found: Quantized) -> Callable[[ir.Value, ir.Value], ir.Value]:
    """The region, whose constants are built at the insertion point."""
    by = np.float32(found.scale)
    ends = [np.float32(limit) * by for limit in (found.least, found.most)]
    least, most, less, inverse = (float_constant(each) for each in (*ends, -by, np.float32(1) / by))

    def body(x: ir.Value, _: ir.Value) -> ir.Value:
        x = cut(x, least, most)
        quotient = arith.mulf(x, inverse)
        return found.rounded(_fused(_fused(quotient, less, x), inverse, quotient))

    return body


def float_constant(value: Any) -> ir.Value:
    return arith.constant(ir.F32Type.get(), float(value))


def _relu(value: ir.Value) -> Any | None:
    """A ReLU that nobody else reads: numbers which are no less than that of 0 cut off as much."""
    relu = made_by(value, "linalg.generic")
    if relu is None or len(relu.operands) != 2 or [user.name for user in readers(value)] != [QUANTIZE]:
        return None
    block, identity = relu.regions[0].blocks[0], ir.AffineMap.get_identity(value.type.rank)
    compared, *others = [inner.operation for inner in block.operations]
    if [op.name for op in (compared, *others)] != ["arith.cmpf", "arith.select", "linalg.yield"]:
        return None
    x, zero = list(compared.operands)
    greater = ir.IntegerAttr(compared.attributes["predicate"]).value in _GREATER
    cuts = greater and x == block.arguments[0] and is_zero(zero)
    cuts &= list(others[0].operands) == [compared.results[0], x, zero] and maps_of(relu) == [identity] * 2
    return relu if cuts and relu.operands[0].type == value.type else None


def _fused(x: ir.Value, y: ir.Value, z: ir.Value) -> ir.Value:
    """x y + z, rounded once."""
    return ir.Operation.create("math.fma", [z.type], [x, y, z]).results[0]
