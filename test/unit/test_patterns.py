"""Patterns, proved: regions are disjoint rectangles that cover the output, tiles store each element once.

The solver decides each statement over all integers; nothing is sampled. Where a tile size occurs it is a
number, since multiplication of unknowns is undecidable: every height 1..16 and every width 16..128 in vectors
of 16 that a library holds.
"""

from __future__ import annotations

import pytest
import z3

from dynmlir.costmodel.cuts import full_tiles
from dynmlir.costmodel.expression import Reading
from dynmlir.kernels.patterns import BLOCKS, CUTS, PATTERNS, bounds, is_complete, pattern_numbers, used_cuts
from dynmlir.lowering.left_over import on_heights, shared

M, N, ROW, COL = z3.Ints("M N i j")
AT = {"0": z3.IntVal(0), "M": M, "N": N} | {cut: z3.Int(cut) for cut in CUTS}
LEGAL = z3.And(
    AT["r23"] >= 0, AT["r23"] <= AT["r"], AT["r"] <= AT["r67"], AT["r67"] <= M,
    AT["c45"] >= 0, AT["c45"] <= AT["c"], AT["c"] <= N,
)  # fmt: skip
IN_OUTPUT = z3.And(ROW >= 0, ROW < M, COL >= 0, COL < N)


def holds(claim: z3.BoolRef, *given: z3.BoolRef) -> None:
    """Fails unless `claim` follows from `given` for all integers."""
    solver = z3.Solver()
    solver.set("timeout", 60_000)
    solver.add(*given, z3.Not(claim))
    result = solver.check()
    assert result == z3.unsat, f"{result}: {solver.model() if result == z3.sat else 'not decided'}"


def inside(box) -> z3.BoolRef:
    (row_lo, row_hi), (col_lo, col_hi) = box
    return z3.And(AT[row_lo] <= ROW, AT[row_hi] > ROW, AT[col_lo] <= COL, AT[col_hi] > COL)


@pytest.mark.parametrize("name", PATTERNS)
def test_regions_are_disjoint_and_cover_the_output(name):
    found = z3.Sum([z3.If(inside(bounds(blocks)), 1, 0) for blocks in PATTERNS[name]])
    holds(found == z3.If(IN_OUTPUT, 1, 0), LEGAL)


@pytest.mark.parametrize("name", PATTERNS)
def test_each_region_is_exactly_its_blocks(name):
    for blocks in PATTERNS[name]:
        holds(inside(bounds(blocks)) == z3.Or([inside(BLOCKS[block]) for block in blocks]), LEGAL)


@pytest.mark.parametrize("name", PATTERNS)
def test_regions_never_have_negative_sizes(name):
    for blocks in PATTERNS[name]:
        for low, high in bounds(blocks):
            holds(AT[low] <= AT[high], LEGAL)


@pytest.mark.parametrize("size", [*range(1, 17), 32, 48, 64, 96, 128])
def test_a_loop_of_tiles_stores_each_element_once(size):
    """One dimension; a region's two loops are independent, so its elements are the product.

    Tile t of [low, high) stores the elements low + t*size ... min(low + (t+1)*size, high) - 1: whole tiles by
    the kernel, the last one by a mask (columns) or by a tile with as many rows as are left.
    """
    low, high, e, t, other = z3.Ints("low high e t other")
    count = (high - low + size - 1) / size

    def stores(tile):
        start = low + tile * size
        return z3.And(tile >= 0, tile < count, e >= start, e < z3.If(start + size < high, start + size, high))

    region = (low >= 0, low <= high)
    holds(z3.Implies(z3.And(low <= e, e < high), stores((e - low) / size)), *region)
    holds(z3.Implies(stores(t), z3.And(low <= e, e < high)), *region)
    holds(z3.Implies(z3.And(stores(t), stores(other)), t == other), *region)


@pytest.mark.parametrize(
    ("heights", "vectors"), [(range(1, 7), 2), ((*range(1, 9), 12), 1), ((*range(1, 9), 14), None)]
)
def test_rows_that_are_left_over_are_stored_once(heights, vectors):
    """Whole tiles, then all other rows on tiles of heights that there are (lib/templates/matmul/rows_shared.mlir)."""
    low, high = z3.Ints("low high")
    height, few = shared(heights, {heights[-1]}, vectors)
    height = height or heights[-1]
    filled = (high - low) / height
    rest = high - low - filled * height
    tiles = z3.If(z3.And(rest > 0, rest <= few, filled > 0), filled - 1, filled)
    left = high - (low + tiles * height)
    cases = range(1, max(height - 1, height + few if few else 0) + 1)
    holds(z3.And(tiles >= 0, z3.Or(left == 0, *[left == rows for rows in cases])), low >= 0, low <= high)
    assert all(sum(on_heights(rows, heights, vectors)) == rows for rows in cases)


class Solver(Reading):
    """The cost model's expressions read as terms of the solver."""

    OPS = {
        "add": lambda a, b: a + b,
        "sub": lambda a, b: a - b,
        "mul": lambda a, b: a * b,
        "floordiv": lambda a, b: a / b,
        "lt": lambda a, b: a < b,
        "select": z3.If,
    }

    def emit(self, op, *operands):
        return self.OPS[op](*operands)


@pytest.mark.parametrize("size", [1, 2, 3, 6, 8, 14, 16, 48, 64])
def test_the_cut_at_the_last_full_tile_is_legal(size):
    cut = full_tiles(Solver(), M, size)
    holds(z3.And(cut >= 0, cut <= M, z3.Implies(M > 0, cut > 0), M - cut < size), M >= 0)


def test_bounds_refuse_what_is_no_rectangle():
    for blocks in ([1, 2], [1, 6], [4, 7], [2, 3, 4]):
        with pytest.raises(ValueError, match="do not form a rectangle"):
            bounds(blocks)
    for blocks in ([], [0], [8]):
        with pytest.raises(ValueError, match="non-empty list of 1 to 7"):
            bounds(blocks)


def test_bounds_and_cuts_of_pattern_iv():
    assert [bounds(blocks) for blocks in PATTERNS["IV"]] == [
        (("0", "M"), ("0", "c")),
        (("0", "r67"), ("c", "N")),
        (("r67", "M"), ("c", "N")),
    ]
    assert used_cuts(PATTERNS["IV"]) == ("c", "r67")


def test_completeness():
    assert all(is_complete(regions) for regions in PATTERNS.values())
    assert not is_complete(PATTERNS["II"][:1])
    assert not is_complete(((1, 2, 3), (1,), (4, 5, 6, 7)))


def test_numbers_of_patterns():
    assert pattern_numbers(["II", "mine", "IX", "yours"]) == {"II": 2, "mine": 10, "IX": 9, "yours": 11}
    with pytest.raises(ValueError, match="two patterns"):
        pattern_numbers(["I", "I"])
