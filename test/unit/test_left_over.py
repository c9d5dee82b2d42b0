"""Rows that are left over: on which tiles they run."""

import pytest

from dynmlir.lowering.left_over import cycles, on_heights, shared

SIX = tuple(range(1, 7))


def test_a_tile_of_few_sums_takes_as_long_as_they_take():
    assert [cycles(rows, 2) for rows in (1, 4, 6)] == [4, 4, 6]


def test_rows_are_shared_where_two_tiles_of_about_a_height_take_less():
    assert shared(SIX, {6}, 2) == shared(SIX, {4, 6}, 2) == (6, 3)
    assert [on_heights(rows, SIX, 2) for rows in (7, 8, 9)] == [(4, 3), (4, 4), (5, 4)]
    assert shared((*range(1, 9), 12), {12}, 1) == (12, 4)
    assert shared(SIX, {6}, 1) == shared((1, 2, 3, 4), {4}, 2) == shared((1, 2), {2}, 4) == (0, 0)


def test_where_nothing_waits_the_highest_tile_comes_first():
    heights = (*range(1, 9), 14)
    assert shared(heights, {14}, None) == (0, 0)
    assert [on_heights(rows, heights, None) for rows in (5, 9, 13)] == [(5,), (8, 1), (8, 5)]


@pytest.mark.parametrize("vectors", [None, 1, 2, 4])
@pytest.mark.parametrize("heights", [(1,), (1, 2), (1, 2, 4), SIX, (*range(1, 9), 16)])
def test_all_rows_run_on_tiles_that_there_are(heights, vectors):
    for rows in range(1, 3 * heights[-1]):
        found = on_heights(rows, heights, vectors)
        assert sum(found) == rows and set(found) <= set(heights)
