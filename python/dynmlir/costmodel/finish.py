"""What an epilogue costs beside the sums that it finishes: cycles of each vector of C, by the ops of its region.

    Cost = vectors of C  x  (PASS + EXTRA a further operand as large + the sum over ops)  x  cycle

Every micro-kernel pays the same for it: a library's kernels get it as a coefficient, `finish`. Measured on an AMD Zen 4
core (512-bit vectors, products of K = 64, each op alone in an epilogue, less the product alone); ops that are not
named are taken for one of arithmetic. What waiting for memory adds is in the terms of C.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction

from dynmlir.costmodel.cpu import UNIT
from dynmlir.kernels.library import Library

#: Cycles of loading and storing a vector, of loading one of a further operand as large as C, of an op of arithmetic.
PASS, EXTRA, ARITHMETIC = Fraction("2.4"), Fraction("2.2"), Fraction("0.9")
#: Cycles of other ops, a vector.
CYCLES = {
    "arith.constant": Fraction(0),
    "arith.divf": Fraction("3.4"),
    "math.erf": Fraction("6.2"),
    "math.exp": Fraction("14.3"),
    "math.log": Fraction("24.2"),
    "math.rsqrt": Fraction("13.4"),
    "math.sin": Fraction("14.1"),
    "math.sqrt": Fraction("7.4"),
    "math.tanh": Fraction("14.2"),
}


def cycles(ops: Iterable[str], operands: int) -> Fraction:
    """Of one vector: the names of the ops of its region, and how many operands as large as C it has beside the sums."""
    return PASS + EXTRA * operands + sum((CYCLES.get(op, ARITHMETIC) for op in ops), Fraction(0))


def with_finish(library: Library, ops: Iterable[str], operands: int) -> Library:
    """The library's micro-kernels as they cost before such an epilogue."""
    price = round(cycles(ops, operands) * UNIT)
    kernels = (replace(kernel, model={**kernel.model, "finish": price}) for kernel in library.micro_kernels)
    return replace(library, micro_kernels=tuple(kernels))
