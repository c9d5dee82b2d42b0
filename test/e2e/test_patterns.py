"""Each of Patterns I to IX computes the whole output, once, wherever it is cut, on one thread and on two."""

import numpy as np
import pytest
from operands import check, operands

from dynmlir.kernels.patterns import PATTERNS, bounds

KERNELS = 3
SHAPES = {
    "one element": (1, 1, 1),
    "K of 0 gives zeros": (5, 63, 0),
    "exactly a 6x64x256 tile": (6, 64, 256),
    "one more than that tile in each size": (7, 65, 257),
    "four tiles, and what is left over": (13, 130, 300),
    "many rows, few columns": (300, 3, 48),
    "prime sizes": (37, 211, 101),
}
DEPTH = 48
"""K of @add, which is static."""


def cuts(m, n, rng):
    """(r, c, r23, c45, r67): nothing above, nothing below, whole tiles, anywhere."""
    yield 0, 0, 0, 0, 0
    yield m, n, m, n, m
    yield m // 6 * 6, n // 64 * 64, m // 12 * 6, n // 128 * 64, m
    for _ in range(3):
        r23, r, r67 = sorted(rng.integers(0, m + 1, 3).tolist())
        c45, c = sorted(rng.integers(0, n + 1, 2).tolist())
        yield r, c, r23, c45, r67


def plans(pattern, m, n):
    """Plans of a pattern, with another kernel in each region that is not empty."""
    rng = np.random.default_rng((m, n))
    for turn, chosen in enumerate(cuts(m, n, rng)):
        at = {"0": 0, "M": m, "N": n, **dict(zip(("r", "c", "r23", "c45", "r67"), chosen, strict=True))}
        kernels = [-1] * 7
        for i, blocks in enumerate(PATTERNS[pattern]):
            (r0, r1), (c0, c1) = bounds(blocks)
            if at[r1] > at[r0] and at[c1] > at[c0]:
                kernels[i] = (i + turn) % KERNELS
        yield (list(PATTERNS).index(pattern) + 1, *chosen, *kernels)


@pytest.mark.parametrize("pattern", PATTERNS)
@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_runs_anywhere_it_is_cut(small, small_on_two_threads, pattern, shape):
    a, b = operands(*shape)
    start = np.full(shape[:2], np.nan, np.float32)
    for plan in plans(pattern, *shape[:2]):
        one, two = (m.zero_matmul_0_forced(a, b, start, *plan) for m in (small, small_on_two_threads))
        check(one, a, b)
        assert one.tobytes() == two.tobytes(), plan


@pytest.mark.parametrize("pattern", PATTERNS)
def test_adds_once(small, small_on_two_threads, pattern):
    """What is computed twice would be added twice."""
    m, n = 13, 130
    a, b = operands(m, n, DEPTH)
    start = operands(m, n, n, seed=1)[0]
    exact = start + a.astype("f8") @ b
    for plan in plans(pattern, m, n):
        one, two = (m.add_matmul_0_forced(a, b, start, *plan) for m in (small, small_on_two_threads))
        assert np.allclose(one, exact, atol=1e-4), plan
        assert one.tobytes() == two.tobytes(), plan


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_what_it_chooses_among_all_nine(small, small_on_two_threads, shape):
    a, b = operands(*shape)
    for module in (small, small_on_two_threads):
        check(module.zero(a, b), a, b)
