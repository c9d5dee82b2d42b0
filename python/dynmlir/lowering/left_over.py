"""Rows that are left over behind whole tiles: the heights of the tiles that they run on.

A tile of few sums waits for them. Where registers are few, 6 + 1 rows of two vectors take 6 + 4 cycles a step, 4 + 3
rows take 4 + 4: what is left over there shares rows with the last whole tile.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

#: Cycles from a multiply-add to the next one on the same sum; there are two multiply-adds a cycle.
LATENCY = 4


def cycles(rows: int, vectors: int) -> float:
    """Of a step of the reduction, in a tile of so many rows and vectors."""
    return max(rows * vectors / 2, LATENCY)


def on_heights(rows: int, heights: Sequence[int], vectors: int | None) -> tuple[int, ...]:
    """The heights, of those that there are in ascending order, that so many rows run on.

    One if it is there; else the two that take least time with `vectors` in a row; the highest and then the rest where
    vectors are not given, or no two are enough.
    """
    if rows in heights:
        return (rows,)
    pairs = [(h, rows - h) for h in reversed(heights) if rows - h in heights and h >= rows - h]
    if pairs and vectors is not None:
        return min(pairs, key=lambda pair: sum(cycles(height, vectors) for height in pair))
    highest = max(height for height in heights if height < rows)
    return highest, *on_heights(rows - highest, heights, vectors)


def shared(heights: Sequence[int], whole: Collection[int], vectors: int | None) -> tuple[int, int]:
    """(height, few): up to so many rows are better shared with the last whole tile of that height; else (0, 0)."""
    if vectors is not None:
        for height in sorted(whole, reverse=True):
            few = 0
            while few + 1 < height and _gains(height, few + 1, heights, vectors):
                few += 1
            if few:
                return height, few
    return 0, 0


def _gains(height: int, rest: int, heights: Sequence[int], vectors: int) -> bool:
    together = sum(cycles(rows, vectors) for rows in on_heights(height + rest, heights, vectors))
    apart = sum(cycles(rows, vectors) for rows in (height, *on_heights(rest, heights, vectors)))
    return height + rest not in heights and together < apart
