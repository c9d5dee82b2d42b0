"""Which of a library's shortlists applies to a region: the first whose bounds hold, else the last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dynmlir.costmodel.expression import Expr, Reading
from dynmlir.kernels.shortlist import Shortlist

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


def _holds(x: Reading, shortlist: Shortlist, sizes: Mapping[str, Expr]) -> Expr:
    holds: Expr = True
    for name, least in shortlist.at_least.items():
        holds = x.both(holds, x.le(least, sizes[name]))
    for name, most in shortlist.at_most.items():
        holds = x.both(holds, x.le(sizes[name], most))
    return holds
