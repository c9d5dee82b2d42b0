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
#: Of x squared, up to 1: erf(x) / x. Chebyshev's interpolation, off by 8e-18 of it.
_ERF_SMALL = (
    1.1283791670955126,
    -0.37612638903183543,
    0.11283791670945006,
    -0.02686617064323777,
    0.0052239776071164225,
    -0.0008548325975389692,
    0.00012055294904839707,
    -1.492473690741966e-05,
    1.6447424703317362e-06,
    -1.6208483801871705e-07,
    1.3720064546777686e-08,
    -7.795898827002142e-10,
)
#: Of (x - 3) / (x + 3), of x from 1 to 6: erfc(x) exp(x * x) (x + 3). Off by 2e-16 of it.
_ERF_LARGE = (
    1.0740069070883398,
    -0.8833944531698887,
    0.5902283571040894,
    -0.3104672618994273,
    0.11952776128931085,
    -0.026827234697027785,
    -0.0012124167633733429,
    0.0030340639754279255,
    -0.0005483053852033396,
    -0.0002768034651388238,
    0.00010749400761302384,
    3.0544863992580704e-05,
    -1.6959729423846043e-05,
    -4.914185183974767e-06,
    1.2297579261345913e-06,
)
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


def erf(x: ir.Value) -> ir.Value:
    """By polynomials of x squared, and of (x - 3) / (x + 3) where exp(x x) erfc(x) is smooth (Shepherd and Laframboise,
    Mathematics of Computation 36, 1981); 1 from 6 on."""
    size, one = _made("absf", x), _number(1.0)
    small = arith.mulf(x, _polynomial(arith.mulf(x, x), _ERF_SMALL))
    bounded = arith.minimumf(size, _number(6.0))
    beside = arith.addf(bounded, _number(3.0))
    place = arith.divf(arith.subf(bounded, _number(3.0)), beside)
    power = _made("exp", arith.negf(arith.mulf(bounded, bounded)))
    rest = arith.divf(arith.mulf(power, _polynomial(place, _ERF_LARGE)), beside)
    large = _made("copysign", arith.subf(one, rest), x)
    return arith.select(_is(size, "<", 1.0), small, large)


#: By what `math` calls them.
FUNCTIONS: dict[str, Callable[..., ir.Value]] = {
    each.__name__: each
    for each in (acos, asin, asinh, atan, atan2, atanh, cos, erf, expm1, log1p, log2, sin, sinh, tan, tanh)
}
