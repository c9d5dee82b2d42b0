"""Functions of the math dialect that cost less here than as IREE lowers them: erf of f32, in two ways. And bf16.

With AVX-512, by table: erf(x) = x g(|x|), g a cubic in each of 32 intervals of 1/8, whose coefficients `vpermi2ps`
takes from registers: 4 multiply-adds, and shuffles that other units do. Elsewhere x P(x^2) / Q(x^2), both of degree 5,
fitted to the least relative error over |x| <= 3.84: one division and 12 multiply-adds, no selects between intervals
(IREE 3.13 has three, with 20). Beyond, exactly 1 or -1. NaN stays NaN. Relative error at most 4e-7 everywhere, 3.4
times the precision of f32, from about 1e-38 on: measured on 600,000 points against float64
(test/unit/test_approximations.py).
"""

from __future__ import annotations

import math

import numpy as np

from dynmlir.bindings import arith, ir
from dynmlir.device.facts import Device

ERF_BOUND = 3.8399999141693115
ERF_P = (
    *(1.1283791065216064, 0.18755897879600525, 0.0524444505572319),
    *(0.003661742899566889, 0.0002858249645214528, 2.1167556951695587e-06),
)
ERF_Q = (
    *(1.0, 0.49955272674560547, 0.11299757659435272),
    *(0.014760484918951988, 0.0011433105682954192, 3.882672535837628e-05),
)
#: Relative error of erf, at most.
ERF_ERROR = 4e-7

#: Intervals of the table, centred at multiples of 1 / STEPS; a number that is added so that what is left of one is
#: rounded to such multiples, and counts them in its last bits; where the last interval ends.
INTERVALS, STEPS = 32, 8
ROUNDS_TO_STEPS = float(2**23 // STEPS)
TABLE_BOUND = (INTERVALS - 0.6) / STEPS


def erf_table() -> np.ndarray:
    """float32[4, INTERVALS]: the coefficients of g about the middle of each interval, the constant terms first.

    The cubic that is g at the zeros of the Chebyshev polynomial.
    """
    nodes = np.cos((2 * np.arange(4) + 1) * np.pi / 8) / (2 * STEPS)
    middles = np.arange(INTERVALS) / STEPS
    values = [[_erf_over(middle + node) for middle in middles] for node in nodes]
    return np.linalg.solve(np.vander(nodes, increasing=True), np.array(values)).astype(np.float32)


def _erf_over(x: float) -> float:
    """g, which is even: its intervals reach below 0."""
    return math.erf(x) / x


def approximated(op: str, operand: ir.Value, device: Device) -> ir.Value | None:
    """The value of a math op on a vector, at the insertion point; None where IREE's lowering serves."""
    kind = ir.VectorType(operand.type)
    if op != "math.erf" or kind.element_type != ir.F32Type.get():
        return None
    by_table = device.facts.get("table_f32") and kind.shape == [16]
    return erf_by_table(operand) if by_table else erf(operand)


def erf_by_table(x: ir.Value) -> ir.Value:
    """erf of each element of a vector of 16 f32, with shuffles of AVX-512."""
    inside = _clamped(x, TABLE_BOUND)
    size = _made("math.absf", x.type, inside)
    rounding = _constant(x.type, ROUNDS_TO_STEPS)
    counted = arith.addf(size, rounding)
    beside = arith.subf(size, arith.subf(counted, rounding))
    which = arith.bitcast(ir.VectorType.get([16], ir.IntegerType.get_signless(32)), counted)
    first, *others = (_looked_up(row, which, x.type) for row in erf_table()[::-1])
    value = first
    for coefficient in others:
        value = _made("math.fma", x.type, value, beside, coefficient)
    return arith.mulf(value, inside)


def _clamped(x: ir.Value, bound: float) -> ir.Value:
    """x within -bound and bound, as one minimum and one maximum; in this order of operands a NaN stays."""
    most, least = _constant(x.type, bound), _constant(x.type, -bound)
    below = _select(arith.CmpFPredicate.OGT, x, most, most, x)
    return _select(arith.CmpFPredicate.OLT, below, least, least, below)


def _looked_up(row: np.ndarray, which: ir.Value, kind: ir.Type) -> ir.Value:
    """The entry of each lane's interval."""
    low, high = (arith.constant(kind, ir.DenseElementsAttr.get(half.copy(), type=kind)) for half in np.split(row, 2))
    attributes = {
        "intrin": ir.StringAttr.get("llvm.x86.avx512.vpermi2var.ps.512"),
        "op_bundle_sizes": ir.DenseI32ArrayAttr.get([]),
        "operandSegmentSizes": ir.DenseI32ArrayAttr.get([3, 0]),
    }
    op = ir.Operation.create("llvm.call_intrinsic", operands=[low, which, high], results=[kind], attributes=attributes)
    return op.results[0]


def erf(x: ir.Value) -> ir.Value:
    """erf of each element of a vector of f32."""
    inside = _clamped(x, ERF_BOUND)
    square = arith.mulf(inside, inside)
    numerator = arith.mulf(inside, _polynomial(ERF_P, square))
    return arith.divf(numerator, _polynomial(ERF_Q, square))


def rounded_to_bf16(x: ir.Value) -> ir.Value:
    """Each element of a vector of f32 rounded to bf16, ties to even; NaN stays NaN. By integers, for any CPU."""
    shape = ir.VectorType(x.type).shape
    whole, half = (ir.VectorType.get(shape, ir.IntegerType.get_signless(width)) for width in (32, 16))

    def number(value: int) -> ir.Value:
        return arith.constant(
            whole, ir.DenseElementsAttr.get_splat(whole, ir.IntegerAttr.get(whole.element_type, value))
        )

    bits = arith.bitcast(whole, x)
    odd = arith.andi(arith.shrui(bits, number(16)), number(1))
    up = arith.addi(bits, arith.addi(odd, number(0x7FFF)))
    quiet = arith.ori(bits, number(0x400000))
    kept = arith.select(arith.cmpf(arith.CmpFPredicate.UNO, x, x), quiet, up)
    upper = arith.trunci(half, arith.shrui(kept, number(16)))
    return arith.bitcast(ir.VectorType.get(shape, ir.BF16Type.get()), upper)


def _polynomial(coefficients: tuple[float, ...], x: ir.Value) -> ir.Value:
    """Horner's scheme; the constant term first."""
    *rest, value = (_constant(x.type, c) for c in coefficients)
    for coefficient in reversed(rest):
        value = _made("math.fma", x.type, value, x, coefficient)
    return value


def _made(name: str, kind: ir.Type, *operands: ir.Value) -> ir.Value:
    return ir.Operation.create(name, results=[kind], operands=list(operands)).results[0]


def _select(predicate: arith.CmpFPredicate, a: ir.Value, b: ir.Value, yes: ir.Value, no: ir.Value) -> ir.Value:
    return arith.select(arith.cmpf(predicate, a, b), yes, no)


def _constant(kind: ir.Type, value: float) -> ir.Value:
    element = ir.FloatAttr.get(ir.VectorType(kind).element_type, value)
    return arith.constant(kind, ir.DenseElementsAttr.get_splat(kind, element))
