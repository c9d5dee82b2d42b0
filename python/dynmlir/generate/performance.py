"""g: the performance model of a pipelined task, piecewise linear, from times of growing reductions.

A time above that of a longer reduction was disturbed and is lowered to it. Of all ways to choose corners
among the times, the one with the least largest relative error is taken. The last piece goes on for ever.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

PS_PER_SECOND = 10**12
#: Times below a nanosecond count as one in the error.
LEAST_PS = 1000
Model = dict[str, tuple[int, ...]]


def fit_g(instances: Sequence[int], seconds: Sequence[float], pieces: int = 4) -> tuple[Model, float]:
    """(g_t, g_ps and g_slope of a micro-kernel, the largest relative error) from at least two measurements.

    Instances rise from 0; times below a nanosecond count as one in the error.
    """
    if len(instances) < 2 or instances[0] != 0 or any(b <= a for a, b in pairwise(instances)):
        raise ValueError(f"g needs times of rising instances from 0, got {list(instances)}")
    rounded = np.round(np.asarray(seconds) * PS_PER_SECOND).astype(np.int64)
    ps = np.minimum.accumulate(rounded[::-1])[::-1]
    return _through(instances, ps, _corners(instances, ps, min(pieces, len(instances) - 1)))


def _corners(instances: Sequence[int], ps: np.ndarray, pieces: int) -> tuple[int, ...]:
    """Positions of the ends of so many pieces, those of the least largest error (dynamic programming)."""
    last = len(instances) - 1
    errors = {(a, b): _error(instances, ps, a, b) for a in range(last) for b in range(a + 1, last + 1)}
    # end -> (largest error, corners) of the best pieces from 0 to there.
    best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, (0,))}
    for piece in range(1, pieces + 1):
        ends = [last] if piece == pieces else range(piece, last)
        found = {}
        for b in ends:
            reached = [(max(best[a][0], errors[a, b]), (*best[a][1], b)) for a in best if a < b]
            if reached:
                found[b] = min(reached)
        best = found
    return best[last][1]


def _error(instances: Sequence[int], ps: np.ndarray, a: int, b: int) -> float:
    """The largest relative error of one piece from a to b; where the next begins it is exact."""
    t, known = np.asarray(instances[a : b + 1]), ps[a : b + 1]
    predicted = ps[a] + _slope(instances, ps, a, b) * (t - t[0])
    return float(np.max(np.abs(predicted - known) / np.maximum(known, LEAST_PS)))


def _slope(instances: Sequence[int], ps: np.ndarray, a: int, b: int) -> int:
    return int(ps[b] - ps[a]) // int(instances[b] - instances[a])


def _through(instances: Sequence[int], ps: np.ndarray, corners: tuple[int, ...]) -> tuple[Model, float]:
    return {
        "g_t": tuple(int(instances[a]) for a in corners[:-1]),
        "g_ps": tuple(int(ps[a]) for a in corners[:-1]),
        "g_slope": tuple(_slope(instances, ps, a, b) for a, b in pairwise(corners)),
    }, max(_error(instances, ps, a, b) for a, b in pairwise(corners))
