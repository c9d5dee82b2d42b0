"""g: the performance model of a pipelined task, piecewise linear, from times of growing reductions.

A time above that of a longer reduction was disturbed and is lowered to it. Of all ways to choose corners
among the times, the one with the least largest relative error is taken. The last piece goes on for ever.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise

import numpy as np

PS_PER_SECOND = 10**12
Model = dict[str, tuple[int, ...]]


def fit_g(instances: Sequence[int], seconds: Sequence[float], pieces: int = 4) -> tuple[Model, float]:
    """(g_t, g_ps and g_slope of a micro-kernel, the largest relative error) from at least two measurements.

    Instances rise from 0; times below a nanosecond count as one in the error.
    """
    if len(instances) < 2 or instances[0] != 0 or any(b <= a for a, b in pairwise(instances)):
        raise ValueError(f"g needs times of rising instances from 0, got {list(instances)}")
    rounded = np.round(np.asarray(seconds) * PS_PER_SECOND).astype(np.int64)
    ps = np.minimum.accumulate(rounded[::-1])[::-1]
    last = len(instances) - 1
    inner = min(pieces, last) - 1
    fits = [_through(instances, ps, (0, *chosen, last)) for chosen in combinations(range(1, last), inner)]
    return min(fits, key=lambda fit: fit[1])


def _through(instances: Sequence[int], ps: np.ndarray, corners: tuple[int, ...]) -> tuple[Model, float]:
    starts = [(int(instances[a]), int(ps[a])) for a in corners[:-1]]
    slopes = [int(ps[b] - ps[a]) // int(instances[b] - instances[a]) for a, b in pairwise(corners)]
    t = np.asarray(instances)
    piece = np.searchsorted([s[0] for s in starts], t, side="right") - 1
    first, cost = np.array(starts).T
    predicted = cost[piece] + np.array(slopes)[piece] * (t - first[piece])
    error = float(np.max(np.abs(predicted - ps) / np.maximum(ps, 1000)))
    return {
        "g_t": tuple(s[0] for s in starts),
        "g_ps": tuple(s[1] for s in starts),
        "g_slope": tuple(slopes),
    }, error
