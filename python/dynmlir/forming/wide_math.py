"""Functions of f64 by way of those that IREE has code for: exp, log, square roots and what comes of arithmetic.

Relative errors are at most 2e-15 (test/e2e/test_wide_math.py), of sines, cosines and tangents to angles of 1e9.
Of 1 + x and exp(x) - 1, which lose what is small in x, the error is divided out (Kahan, as told by Higham, Accuracy and
Stability of Numerical Algorithms, 2002, section 1.14). Angles are reduced by quarters of a turn in three parts (Cody
and Waite, Software Manual for the Elementary Functions, 1980).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np
from numpy.polynomial import Chebyshev, Polynomial

from dynmlir.bindings import arith, ir

#: A quarter of a turn, as numbers whose sum it is but for 1e-49 of it.
_QUARTER = (1.5707963267948966, 6.123233995736766e-17, -1.4973849048591833e-33)
#: tan of an eighth of half a turn: from there on arcs are those of (x - 1) / (x + 1), and a quarter of half a turn.
_TAN_EIGHTH = math.sqrt(2) - 1


def _arc_coefficients() -> list[float]:
    """Of q with atan(x) = x + x^3 q(x^2), from the constant one on: at the zeros of a Chebyshev polynomial."""
    most = _TAN_EIGHTH**2

    def q(w: np.ndarray) -> np.ndarray:
        return Polynomial([(-1) ** (n + 1) / (2 * n + 3) for n in range(31)])(w)

    return list(Chebyshev.interpolate(q, 13, domain=[0, most]).convert(kind=Polynomial).coef)


_ARC = _arc_coefficients()
_SINE = [(-1) ** n / math.factorial(2 * n + 1) for n in range(10)]
_COSINE = [(-1) ** n / math.factorial(2 * n) for n in range(10)]


def _made(name: str, *operands: ir.Value) -> ir.Value:
    return ir.Operation.create(f"math.{name}", [operands[0].type], list(operands)).results[0]


def _number(value: float) -> ir.Value:
    kind = ir.F64Type.get()
    return arith.constant(kind, ir.FloatAttr.get(kind, value))


def _is(a: ir.Value, which: str, b: float) -> ir.Value:
    predicates = {"==": arith.CmpFPredicate.OEQ, ">": arith.CmpFPredicate.OGT, "<": arith.CmpFPredicate.OLT}
    return arith.cmpf(predicates[which], a, _number(b))


def _polynomial(x: ir.Value, coefficients: Sequence[float]) -> ir.Value:
    value = _number(coefficients[-1])
    for coefficient in reversed(coefficients[:-1]):
        value = _made("fma", value, x, _number(coefficient))
    return value


def _of_size(function: Callable[[ir.Value], ir.Value], x: ir.Value) -> ir.Value:
    """An odd function by its values at 0 and above."""
    return _made("copysign", function(_made("absf", x)), x)


def log2(x: ir.Value) -> ir.Value:
    return arith.mulf(_made("log", x), _number(1 / math.log(2)))


def expm1(x: ir.Value) -> ir.Value:
    power = _made("exp", x)
    less = arith.subf(power, _number(1.0))
    mended = arith.divf(arith.mulf(less, x), _made("log", power))
    far = arith.ori(_is(less, "==", -1.0), _is(less, "==", math.inf))
    return arith.select(_is(power, "==", 1.0), x, arith.select(far, less, mended))


def log1p(x: ir.Value) -> ir.Value:
    more = arith.addf(x, _number(1.0))
    mended = arith.divf(arith.mulf(_made("log", more), x), arith.subf(more, _number(1.0)))
    same = arith.ori(_is(more, "==", 1.0), _is(more, "==", math.inf))
    return arith.select(same, x, mended)


def tanh(x: ir.Value) -> ir.Value:
    def above(size: ir.Value) -> ir.Value:
        less = expm1(arith.mulf(size, _number(-2.0)))
        return arith.divf(arith.negf(less), arith.addf(less, _number(2.0)))

    return _of_size(above, x)


def sinh(x: ir.Value) -> ir.Value:
    def above(size: ir.Value) -> ir.Value:
        less = expm1(size)
        near = arith.mulf(arith.addf(less, arith.divf(less, arith.addf(less, _number(1.0)))), _number(0.5))
        root = _made("exp", arith.mulf(size, _number(0.5)))
        return arith.select(_is(size, ">", 30.0), arith.mulf(arith.mulf(root, _number(0.5)), root), near)

    return _of_size(above, x)


def asinh(x: ir.Value) -> ir.Value:
    def above(size: ir.Value) -> ir.Value:
        square = arith.mulf(size, size)
        root = _made("sqrt", arith.addf(square, _number(1.0)))
        near = log1p(arith.addf(size, arith.divf(square, arith.addf(root, _number(1.0)))))
        far = arith.addf(_made("log", size), _number(math.log(2)))
        return arith.select(_is(size, ">", 1e9), far, near)

    return _of_size(above, x)


def atanh(x: ir.Value) -> ir.Value:
    def above(size: ir.Value) -> ir.Value:
        ratio = arith.divf(arith.addf(size, size), arith.subf(_number(1.0), size))
        return arith.mulf(log1p(ratio), _number(0.5))

    return _of_size(above, x)


def atan(x: ir.Value) -> ir.Value:
    def above(size: ir.Value) -> ir.Value:
        large = _is(size, ">", 1.0)
        inside = arith.select(large, arith.divf(_number(1.0), size), size)
        half = _is(inside, ">", _TAN_EIGHTH)
        turned = arith.divf(arith.subf(inside, _number(1.0)), arith.addf(inside, _number(1.0)))
        small = arith.select(half, turned, inside)
        square = arith.mulf(small, small)
        arc = _made("fma", arith.mulf(small, square), _polynomial(square, _ARC), small)
        arc = arith.select(half, arith.addf(_number(_QUARTER[0] / 2), arc), arc)
        return arith.select(large, arith.subf(_number(_QUARTER[0]), arc), arc)

    return _of_size(above, x)


def atan2(y: ir.Value, x: ir.Value) -> ir.Value:
    """Of the angle of a point; of two zeros, and of two infinities, as C has it."""
    high, wide = _made("absf", y), _made("absf", x)
    same = arith.cmpf(arith.CmpFPredicate.OEQ, high, wide)
    one = arith.select(_is(high, "==", 0.0), _number(0.0), _number(1.0))
    angle = atan(arith.select(same, one, arith.divf(high, wide)))
    left = _is(_made("copysign", _number(1.0), x), "<", 0.0)
    angle = arith.select(left, arith.subf(_number(math.pi), angle), angle)
    return _made("copysign", angle, y)


def asin(x: ir.Value) -> ir.Value:
    one = _number(1.0)
    return atan(arith.divf(x, _made("sqrt", arith.mulf(arith.subf(one, x), arith.addf(one, x)))))


def acos(x: ir.Value) -> ir.Value:
    one = _number(1.0)
    half = atan(_made("sqrt", arith.divf(arith.subf(one, x), arith.addf(one, x))))
    return arith.addf(half, half)


def sin(x: ir.Value) -> ir.Value:
    return arith.select(_is(x, "==", 0.0), x, _wave(x, 0))  # zeros have signs


def cos(x: ir.Value) -> ir.Value:
    return _wave(x, 1)


def tan(x: ir.Value) -> ir.Value:
    return arith.divf(sin(x), cos(x))


def _wave(x: ir.Value, ahead: int) -> ir.Value:
    """The sine of an angle and of so many quarters of a turn more."""
    quarters = _made("roundeven", arith.mulf(x, _number(1 / _QUARTER[0])))
    angle = x
    for part in _QUARTER:
        angle = _made("fma", quarters, _number(-part), angle)
    turned = arith.addf(quarters, _number(float(ahead)))
    pairs = _made("floor", arith.mulf(turned, _number(0.5)))
    odd = _is(arith.subf(turned, arith.addf(pairs, pairs)), "==", 1.0)
    twice = _made("floor", arith.mulf(pairs, _number(0.5)))
    negative = _is(arith.subf(pairs, arith.addf(twice, twice)), "==", 1.0)
    square = arith.mulf(angle, angle)
    sine = _made("fma", arith.mulf(angle, square), _polynomial(square, _SINE[1:]), angle)
    value = arith.select(odd, _polynomial(square, _COSINE), sine)
    return arith.select(negative, arith.negf(value), value)


#: By what `math` calls them.
FUNCTIONS: dict[str, Callable[..., ir.Value]] = {
    each.__name__: each
    for each in (acos, asin, asinh, atan, atan2, atanh, cos, expm1, log1p, log2, sin, sinh, tan, tanh)
}
