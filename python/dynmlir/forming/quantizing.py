"""What `iree_linalg_ext.quantize_affine` does, in ops that a product's store may have: clamp(rint(x / s) + z).

In nine vector instructions, none of them slow, and the same to the last bit. Floats are cut to what the least and the
most number stand for, so that all that follows is exact or small. x / s is x r with r = 1 / s, corrected by what is
left of x: rounded as the division would be (Markstein, IBM J. Res. Dev. 34, 1990). What is added then leaves no bits
behind the point.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from dynmlir.bindings import arith, ir
from dynmlir.dialect.values import constant_of, is_zero, made_by
from dynmlir.forming.constants import stated
from dynmlir.forming.generics import generic, maps_of

QUANTIZE = "iree_linalg_ext.quantize_affine"
#: Added to a float that is less than a quarter of it in size, it leaves a whole number in the low bits: the nearest,
#: and the even one of two.
_WHOLE = 3 << 22
#: Scales for which nothing overflows, nor is so small that it were taken for 0.
_LEAST_SCALE, _MOST_SCALE = 2.0**-60, 2.0**60

#: Predicates of arith.cmpf: ogt, oge, ugt, uge. Which numbers 0 and what is no number become is the same for all.
_GREATER = (2, 3, 9, 10)


def as_generic(op: Any) -> None:
    """Puts a linalg.generic in the place of a quantize_affine of f32 to bytes, of one scale and zero point.

    Others stay: IREE knows them.
    """
    said, (floats, scale, *zero, memory) = stated(op), list(op.operands)
    every, identity = tuple(range(floats.type.rank)), ir.AffineMap.get_identity(floats.type.rank)
    maps = [ir.AffineMapAttr(each).value for each in ir.ArrayAttr(said["indexing_maps"])]
    known, zeros = constant_of(scale), [constant_of(each) for each in zero]
    kinds = [str(value.type.element_type) for value in (floats, memory)]
    of_one = known is not None and None not in zeros and str(scale.type) == "f32"
    if not of_one or kinds != ["f32", "i8"] or [maps[0], maps[-1]] != [identity] * 2:
        return
    low, high = (ir.IntegerAttr(said[name]).value for name in ("quant_min", "quant_max"))
    around, by = int(zeros[0] or 0) if zeros else 0, float(known or 0)
    if max(abs(low - around), abs(high - around)) >= _WHOLE // 4 or not _LEAST_SCALE <= by <= _MOST_SCALE:
        return
    if low >= around and (relu := _relu(floats)) is not None:
        floats.replace_all_uses_with(relu.operands[0])
        floats = op.operands[0]
        relu.erase()
    with ir.InsertionPoint(op), op.location:
        number = _number(by, around, (low - around, high - around))
        op.results[0].replace_all_uses_with(generic([(floats, every)], memory, every, number))
    op.erase()


def _relu(value: ir.Value) -> Any | None:
    """A ReLU that nobody else reads: numbers which are no less than that of 0 cut off as much."""
    relu = made_by(value, "linalg.generic")
    users = [use.owner.operation.name for use in value.uses]
    if relu is None or len(relu.operands) != 2 or [name for name in users if name != "tensor.dim"] != [QUANTIZE]:
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


def _number(scale: float, zero: int, limits: tuple[int, int]) -> Callable[[ir.Value, ir.Value], ir.Value]:
    """The region, whose constants are built at the insertion point. `limits`: of numbers less the zero point."""
    f32, i32, byte = ir.F32Type.get(), ir.IntegerType.get_signless(32), ir.IntegerType.get_signless(8)
    by = np.float32(scale)
    ends = [np.float32(limit) * by for limit in limits]
    numbers = (*ends, -by, np.float32(1) / by, np.float32(_WHOLE))
    least, most, less, inverse, whole = (arith.constant(f32, float(each)) for each in numbers)
    offset = arith.constant(i32, zero)

    def body(x: ir.Value, _: ir.Value) -> ir.Value:
        x = arith.select(arith.cmpf(arith.CmpFPredicate.OGT, x, least), x, least)  # where x is no number, too
        x = arith.select(arith.cmpf(arith.CmpFPredicate.OLT, x, most), x, most)
        quotient = arith.mulf(x, inverse)
        quotient = _fused(_fused(quotient, less, x), inverse, quotient)
        bits = arith.bitcast(i32, arith.addf(quotient, whole))
        return arith.trunci(byte, arith.addi(bits, offset) if zero else bits)

    return body


def _fused(x: ir.Value, y: ir.Value, z: ir.Value) -> ir.Value:
    """x y + z, rounded once."""
    return ir.Operation.create("math.fma", [z.type], [x, y, z]).results[0]
