"""Polymerization patterns: ways to cut an output into rectangles (MikPoly Fig. 5).

Seven blocks from five cuts. The cross (r, c) makes four quarters; three of them are cut once more:

            c45    c         N
        +----------+---------+ 0          0 <= r23 <= r <= r67 <= M
        |          |    2    |            0 <= c45 <= c <= N
        |    1     +---------+ r23
        |          |    3    |            rows of 1: [0, r)
        +-----+----+---------+ r          columns of 4: [0, c45)
        |     |    |    6    |
        |  4  | 5  +---------+ r67
        |     |    |    7    |
        +-----+----+---------+ M

Because the cuts are ordered, a set of blocks is a rectangle for all sizes if and only if it fills its box
on the grid of all cuts. Empty blocks are legal: a cut may fall on its neighbour.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

#: The cuts in the order in which a plan states them.
CUTS = ("r", "c", "r23", "c45", "r67")
#: Boundaries in rising order: of rows, of columns.
ROW_BOUNDS = ("0", "r23", "r", "r67", "M")
COL_BOUNDS = ("0", "c45", "c", "N")

#: What is tried where columns are left over beside whole vectors: one region, or one on each side of a cut.
BESIDE_VECTORS = ("I", "III")

Bounds = tuple[tuple[str, str], tuple[str, str]]
Regions = tuple[tuple[int, ...], ...]

#: block -> ((first row, end row), (first column, end column))
BLOCKS: dict[int, Bounds] = {
    1: (("0", "r"), ("0", "c")),
    2: (("0", "r23"), ("c", "N")),
    3: (("r23", "r"), ("c", "N")),
    4: (("r", "M"), ("0", "c45")),
    5: (("r", "M"), ("c45", "c")),
    6: (("r", "r67"), ("c", "N")),
    7: (("r67", "M"), ("c", "N")),
}

MOST_REGIONS = len(BLOCKS)
#: pattern -> its regions, each a tuple of blocks; region i of a plan is entry i.
PATTERNS: dict[str, Regions] = {
    "I": ((1, 2, 3, 4, 5, 6, 7),),
    "II": ((1, 2, 3), (4, 5, 6, 7)),
    "III": ((1, 4, 5), (2, 3, 6, 7)),
    "IV": ((1, 4, 5), (2, 3, 6), (7,)),
    "V": ((1,), (2,), (3,), (4, 5, 6, 7)),
    "VI": ((1, 2, 3), (4, 5), (6, 7)),
    "VII": ((1,), (4,), (5,), (2, 3, 6, 7)),
    "VIII": ((1,), (4,), (5,), (2, 3, 6), (7,)),
    "IX": ((1,), (2,), (3,), (4,), (5,), (6,), (7,)),
}


def bounds(blocks: Iterable[int]) -> Bounds:
    """((row_lo, row_hi), (col_lo, col_hi)) of a set of blocks, by name; ValueError if it is no rectangle."""
    wanted = list(blocks)
    unknown = [block for block in wanted if block not in BLOCKS]
    if unknown or not wanted:
        raise ValueError(f"blocks {wanted}: expected a non-empty list of 1 to 7")
    cells: set[tuple[int, int]] = set().union(*(_cells(BLOCKS[block]) for block in wanted))
    rows, cols = {row for row, _ in cells}, {col for _, col in cells}
    box: Bounds = (
        (ROW_BOUNDS[min(rows)], ROW_BOUNDS[max(rows) + 1]),
        (COL_BOUNDS[min(cols)], COL_BOUNDS[max(cols) + 1]),
    )
    if cells != _cells(box):
        raise ValueError(f"blocks {wanted} do not form a rectangle")
    return box


def is_complete(regions: Sequence[Sequence[int]]) -> bool:
    """Whether the regions hold each of the seven blocks exactly once, so that they cover the output."""
    return sorted(block for region in regions for block in region) == list(BLOCKS)


def used_cuts(regions: Sequence[Sequence[int]]) -> tuple[str, ...]:
    """The cuts that bound some region, in plan order: ("r",) for Pattern II."""
    names = {name for region in regions for side in bounds(region) for name in side}
    return tuple(cut for cut in CUTS if cut in names)


def pattern_numbers(names: Iterable[str]) -> dict[str, int]:
    """Number of each pattern in a plan: I to IX are 1 to 9, others 10, 11, ... in the order they stand."""
    numbers: dict[str, int] = {}
    known = {name: number for number, name in enumerate(PATTERNS, start=1)}
    following = len(known) + 1
    for name in names:
        if name in numbers:
            raise ValueError(f"two patterns are named '{name}'")
        numbers[name] = known.get(name, following)
        following += name not in known
    return numbers


def _cells(box: Bounds) -> set[tuple[int, int]]:
    (row_lo, row_hi), (col_lo, col_hi) = box
    return {
        (row, col)
        for row in range(ROW_BOUNDS.index(row_lo), ROW_BOUNDS.index(row_hi))
        for col in range(COL_BOUNDS.index(col_lo), COL_BOUNDS.index(col_hi))
    }
