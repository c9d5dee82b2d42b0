"""The cut rule: where a pattern may cut, given the tile of the kernel of its first region.

For the first region's kernel a with tile (uM, uN):

- r: the end of a's last full tile of rows, or the end of its last full wave: the rows that the tasks of
  all full waves fill. Where there is no full tile, the end of the output; where no full wave, the tile.
- c: the same for columns, over the full height of the output.
- r23, c45, r67: one position each, by the same rule within their quarter: the end of the last full wave of
  a's tasks, where that is a real cut, else of the last full tile.

So Patterns II and III have at most two candidates per kernel a, patterns with r and c the four products, and
with one PE, where every tile ends a wave, one. Cuts that no region of a pattern uses are set so that their
blocks are empty: r = M (0 if r67 is used), c = N, r23 = r, c45 = c, r67 = M.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from dynmlir.costmodel.expression import Expr, Reading
from dynmlir.kernels.micro_kernel import Tile
from dynmlir.kernels.patterns import bounds, used_cuts


class Cuts(NamedTuple):
    """Positions of the five cuts, in the order of a plan."""

    r: Expr
    c: Expr
    r23: Expr
    c45: Expr
    r67: Expr


def complete(used: Sequence[str], values: Sequence[Expr], m: Expr, n: Expr) -> Cuts:
    """All five cuts from those that a pattern uses."""
    at = dict(zip(used, values, strict=True))
    r, c = at.get("r", 0 if "r67" in used else m), at.get("c", n)
    return Cuts(r, c, at.get("r23", r), at.get("c45", c), at.get("r67", m))


def full_tiles(x: Reading, length: Expr, tile: int) -> Expr:
    """End of the last full tile of `length`; `length` itself where there is none."""
    return x.select(x.lt(length, tile), length, x.mul(x.floordiv(length, tile), tile))


def full_waves(x: Reading, length: Expr, tile: int, across: Expr, pes: Expr) -> Expr:
    """End of the last full wave of tasks, `across` of them side by side; `full_tiles` where there is none."""
    beside = x.max(across, 1)
    in_waves = x.mul(x.floordiv(x.mul(x.floordiv(length, tile), beside), pes), pes)
    whole = x.floordiv(in_waves, beside)
    return x.select(x.lt(0, whole), x.mul(whole, tile), full_tiles(x, length, tile))


def candidates(
    x: Reading, regions: Sequence[Sequence[int]], tile: Tile, m: Expr, n: Expr, pes: Expr
) -> Iterator[tuple[Cuts, Expr]]:
    """(cuts, whether they differ from the candidates before) for one pattern and one first kernel."""
    used = used_cuts(regions)
    first_cols = bounds(regions[0])[1][1]
    for c, new_c in _columns(x, used, tile, m, n, pes):
        width = c if first_cols == "c" else n
        for r, new_r in _rows(x, used, tile, m, width, pes):
            yield _inner(x, used, tile, r, c, m, n, pes), x.both(new_c, new_r)


def _rows(x: Reading, used: Sequence[str], tile: Tile, m: Expr, width: Expr, pes: Expr) -> list[tuple[Expr, Expr]]:
    if "r" not in used:
        return [(complete(used, [0] * len(used), m, 0).r, True)]
    return _two(x, m, tile.m, x.ceildiv(width, tile.n), pes)


def _columns(x: Reading, used: Sequence[str], tile: Tile, m: Expr, n: Expr, pes: Expr) -> list[tuple[Expr, Expr]]:
    if "c" not in used:
        return [(n, True)]
    return _two(x, n, tile.n, x.ceildiv(m, tile.m), pes)


def _two(x: Reading, length: Expr, tile: int, across: Expr, pes: Expr) -> list[tuple[Expr, Expr]]:
    """Last full tile, last full wave; the second counts only where it is another position."""
    at_tile = full_tiles(x, length, tile)
    (at_wave,) = x.when(
        x.lt(1, pes), (length, across, pes), lambda *a: (full_waves(x, a[0], tile, a[1], a[2]),), (at_tile,)
    )
    return [(at_tile, True), (at_wave, x.ne(at_tile, at_wave))]


def _inner(x: Reading, used: Sequence[str], tile: Tile, r: Expr, c: Expr, m: Expr, n: Expr, pes: Expr) -> Cuts:
    right, below = x.ceildiv(x.sub(n, c), tile.n), x.sub(m, r)
    r23 = _one(x, r, tile.m, right, pes) if "r23" in used else r
    c45 = _one(x, c, tile.n, x.ceildiv(below, tile.m), pes) if "c45" in used else c
    r67 = x.add(r, _one(x, below, tile.m, right, pes)) if "r67" in used else m
    return Cuts(r, c, r23, c45, r67)


def _one(x: Reading, length: Expr, tile: int, across: Expr, pes: Expr) -> Expr:
    at_wave = full_waves(x, length, tile, across, pes)
    return x.select(x.eq(at_wave, length), full_tiles(x, length, tile), at_wave)
