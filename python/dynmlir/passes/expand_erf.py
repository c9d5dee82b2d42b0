"""dynmlir-expand-erf: the error function of f64 by polynomials."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dynmlir.bindings import arith, ir
from dynmlir.dialect.core import ops_named
from dynmlir.forming.scalars import compute_wide
from dynmlir.passes.base import Pass, PassContext, register_pass

#: Of x squared, up to 1: erf(x) / x. Chebyshev's interpolation, off by 8e-18 of it.
_SMALL = (
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
_LARGE = (
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
#: From here on the function is 1, rounded.
_MOST = 6.0
_MIDDLE = 3.0


@register_pass
class ExpandErf(Pass):
    """Leaves tensors and vectors as a whole alone, and what is narrower."""

    name = "dynmlir-expand-erf"
    summary = "let the error function of f64 be polynomials, as there is no code for it"
    description = """\
Before:
  %y = math.erf %x : f64
After:
  %small = x P(x x)
  %large = 1 - exp(-a a) Q((a - 3) / (a + 3)) / (a + 3), with the sign of %x         // a = minimum(|x|, 6)
  %y = arith.select (|x| < 1), %small, %large : f64

Of f32 IREE 3.13 has its own, and refuses f64. The change of variables is that of Shepherd and Laframboise (Mathematics
of Computation 36, 1981). Off by 3e-16 of the result at most, over 700000 points."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for op in ops_named(module, "math.erf"):
            if isinstance(op.results[0].type, ir.F64Type):
                compute_wide(op, _erf)


def _erf(x: ir.Value) -> ir.Value:
    size = _math("absf", x)
    small = arith.mulf(x, _polynomial(_SMALL, arith.mulf(x, x)))
    bounded = arith.minimumf(size, _number(_MOST))
    beside = arith.addf(bounded, _number(_MIDDLE))
    place = arith.divf(arith.subf(bounded, _number(_MIDDLE)), beside)
    power = _math("exp", arith.negf(arith.mulf(bounded, bounded)))
    rest = arith.divf(arith.mulf(power, _polynomial(_LARGE, place)), beside)
    large = _math("copysign", arith.subf(_number(1.0), rest), x)
    return arith.select(arith.cmpf(arith.CmpFPredicate.OLT, size, _number(1.0)), small, large)


def _polynomial(coefficients: Sequence[float], x: ir.Value) -> ir.Value:
    *others, total = map(_number, coefficients)
    for each in reversed(others):
        total = _math("fma", total, x, each)
    return total


def _math(name: str, *operands: ir.Value) -> ir.Value:
    return ir.Operation.create(f"math.{name}", [operands[0].type], list(operands)).results[0]


def _number(value: float) -> ir.Value:
    kind = ir.F64Type.get()
    return arith.constant(kind, ir.FloatAttr.get(kind, value))
