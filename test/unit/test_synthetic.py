"""The shapes that are measured: of every kind, the same every time, none too large."""

from __future__ import annotations

import numpy as np
import pytest

from dynmlir.generate.shapes import ALIASED, KINDS, MOST_BYTES, SHORT, shapes, sizes_of
from dynmlir.generate.synthetic import (
    FAR_BYTES,
    FIRST,
    LARGE_FLOPS,
    MOST_FLOPS,
    MOST_FLOPS_LATER,
    MOST_FLOPS_OF_BATCHES,
    measured,
)

#: The first shapes that are measured.
SHAPES = [[9, 1, 1], [1982, 155, 432], [32, 1, 32], [432, 4, 1313]]


def test_shapes_are_the_same_every_time():
    assert np.array_equal(shapes(50), shapes(50))
    assert np.array_equal(shapes(50)[:20], shapes(20))
    assert not np.array_equal(shapes(50), shapes(50, seed=1))
    assert shapes(4).tolist() == SHAPES


def test_shapes_are_of_every_kind_and_not_too_large():
    found = shapes(400, most_flops=1e8)
    m, n, k = found.T
    assert (2 * m * n * k <= 1e8).all() and (4 * (m * k + k * n + m * n) <= MOST_BYTES).all()
    assert found.min() == 1 and m.max() > 100_000 and k.max() > 20_000
    least, most = np.array(KINDS).min(axis=(0, 2)), np.array(KINDS).max(axis=(0, 2))
    assert (found >= least).all() and (found <= most).all()
    powers = ((found & (found - 1)) == 0).all(axis=1).mean()
    assert 0.2 < powers < 0.5


def test_fewer_shapes_are_the_first_of_more_and_later_ones_are_in_turn_of_several_kinds():
    every = measured(700, 16)
    assert len(every) == len(np.unique(every, axis=0)) == 700
    for count in (24, 400, 500):
        assert np.array_equal(measured(count, 16), every[:count])
    flops = 2.0 * every.prod(axis=1)
    assert flops[:FIRST].max() <= MOST_FLOPS < flops.max() <= MOST_FLOPS_LATER
    m, n, k = every.T
    far = 4 * (m * k + k * n + m * n) >= FAR_BYTES
    short = k <= SHORT[2][1]
    assert (((flops >= LARGE_FLOPS) | far) & ~short)[FIRST:].mean() == pytest.approx(0.3, abs=0.05)
    assert (far & (np.minimum(m, n) <= 16))[FIRST:].mean() > 0.12, "to be read once from memory"
    assert (short & (m * n >= 100_000))[FIRST:].mean() > 0.05, "writes of C, and little else"
    assert ((m >= 4) & (n >= 512) & (k >= 512))[FIRST:].mean() > 0.09, "dense layers"
    assert ((m >= 100_000) & (n <= 32))[FIRST:].mean() > 0.03, "many rows for few columns"
    assert ((m <= 64) & (k >= 10_000))[FIRST:].mean() > 0.05, "long reductions for few rows"
    assert ((m <= 64) & (n <= 64) & (k >= 100_000))[FIRST:].mean() > 0.03, "and for few columns"
    assert ((m <= 4) & (n >= 256) & (k >= 256))[FIRST:].mean() > 0.09, "a row or a few"
    assert ((m >= 8) & (m <= 256) & (n >= 8) & (n <= 1024) & (k >= 8) & (k <= 1024))[FIRST:].mean() > 0.15, "middling"
    assert (every[:, 1] % ALIASED == 0).mean() > 0.08, "rows of B that alias in caches"


def test_long_runs_measure_batches():
    """Six in 21 of those beyond the first, none of them too long; fewer shapes are the first of more."""
    found = measured(1200, 16, batched=True)
    m, n, k, batches = sizes_of(found)
    assert found.shape == (1200, 4) and not (batches[:FIRST] > 1).any()
    assert 0.25 < (batches[FIRST:] > 1).mean() < 0.4
    assert (2 * batches * m * n * k)[batches > 1].max() <= MOST_FLOPS_OF_BATCHES
    assert np.array_equal(measured(900, 16, batched=True), found[:900])
    assert measured(1200, 16).shape == (1200, 3)
