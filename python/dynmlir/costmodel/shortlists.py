"""Which of a library's shortlists applies to a region, the first whose bounds hold, else the last; its prices there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dynmlir.costmodel.expression import Expr, Reading
from dynmlir.kernels.shortlist import FACTOR_UNIT, Shortlist

#: Columns that every thread should have before rows are split.
_WIDE = 64


def shared_sizes(x: Reading, rows: Expr, cols: Expr, k: Expr, pes: Expr) -> tuple[Expr, Expr, Expr]:
    """About the share of one thread, (m, n, k): columns are split where each has some, else rows."""
    by_cols = x.le(x.mul(pes, _WIDE), cols)
    return x.select(by_cols, rows, x.ceildiv(rows, pes)), x.select(by_cols, x.ceildiv(cols, pes), cols), k


def applying(x: Reading, shortlists: Sequence[Shortlist], m: Expr, n: Expr, k: Expr) -> Expr:
    """The position of the first shortlist whose bounds hold; the last if there is none."""
    mn = x.mul(m, n)
    sizes = {"m": m, "n": n, "k": k, "mn": mn, "mk": x.mul(m, k), "nk": x.mul(n, k), "mnk": x.mul(mn, k)}
    index: Expr = len(shortlists) - 1
    for position, one in reversed(list(enumerate(shortlists[:-1]))):
        index = x.select(_holds(x, one, sizes), position, index)
    return index


def times_factor(x: Reading, cost: Expr, factor: Expr) -> Expr:
    """A price times a shortlist's factor, exact, without a product that a price of no sizes would overflow."""
    if isinstance(factor, int) and factor == FACTOR_UNIT:
        return cost
    units = x.floordiv(cost, FACTOR_UNIT)
    rest = x.sub(cost, x.mul(units, FACTOR_UNIT))
    return x.add(x.mul(units, factor), x.floordiv(x.mul(rest, factor), FACTOR_UNIT))


def corrected(
    x: Reading, shortlists: Sequence[Shortlist], kernel: str, cost: Expr, rows: Expr, cols: Expr, k: Expr, pes: Expr
) -> Expr:
    """What a micro-kernel costs for a region, by the factor of the shortlist that applies there."""
    factors = [one.factor(kernel) for one in shortlists]
    if set(factors) <= {FACTOR_UNIT}:
        return cost
    index, factor = applying(x, shortlists, *shared_sizes(x, rows, cols, k, pes)), FACTOR_UNIT
    for position, known in enumerate(factors):
        if known != FACTOR_UNIT:
            factor = x.select(x.eq(index, position), known, factor)
    return times_factor(x, cost, factor)


def _holds(x: Reading, shortlist: Shortlist, sizes: Mapping[str, Expr]) -> Expr:
    holds: Expr = True
    for name, least in shortlist.at_least.items():
        holds = x.both(holds, x.le(least, sizes[name]))
    for name, most in shortlist.at_most.items():
        holds = x.both(holds, x.le(sizes[name], most))
    return holds
