"""Products of f16 and bf16 into the same type, as products into f32 that are rounded right behind.

CPUs sum in f32, and round where the epilogue stores: once, not at each step of the reduction.
"""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import arith, ir, linalg, tensor
from dynmlir.dialect.values import sizes
from dynmlir.forming.constants import erase_unused
from dynmlir.forming.generics import generic, with_sums
from dynmlir.forming.matches import Match, find
from dynmlir.kernels.element_types import COVERED_ON_GPUS


def is_narrow(op: Any, static: bool = False) -> bool:
    """Whether an op is a contraction whose sums are of 16-bit floats, as its operands are; `static` as for `find`."""
    match = find(op, static=static)
    return isinstance(match, Match) and (*match.element_types[:2], match.summed_types[2]) in COVERED_ON_GPUS


def widen_sums(op: Any) -> None:
    """Puts the product with sums in f32, and what rounds these, in the place of an op that `is_narrow`.

    What the result started from, if not zeros, is added before it is rounded.
    """
    match, start = find(op, static=True), op.operands[2]
    assert isinstance(match, Match)
    zero, f32 = match.zero, ir.F32Type.get()
    into = zero.operands[1] if zero else start
    every = tuple(range(into.type.rank))

    def rounded(total: ir.Value, *others: ir.Value) -> ir.Value:
        for other in others[:-1]:
            total = arith.addf(total, arith.extf(f32, other))
        return arith.truncf(into.type.element_type, total)

    with ir.InsertionPoint(op), op.location:
        product = with_sums(op, linalg.fill(arith.constant(f32, 0.0), outs=[tensor.empty(sizes(into), f32)]))
        added = [] if zero else [(start, every)]
        result = generic([(product, every), *added], into, every, rounded)
    op.results[0].replace_all_uses_with(result)
    op.erase()
    if zero:
        erase_unused(start)
