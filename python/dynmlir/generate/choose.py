"""Which candidates are kept: the few that together come closest to the best of all on every shape."""

from __future__ import annotations

import numpy as np

#: Seconds that are added to all times that are compared: what a kernel gains on products that are much shorter earns
#: it no place in a library, though choices among those that are there count it (generate/operation.py).
FLOOR = 0.3e-6


#: A kernel that lowers the geometric mean of the least times by less than this share is noise's choice.
LEAST_GAIN = 1e-4


def keep(
    seconds: np.ndarray, count: int, least_gain: float = LEAST_GAIN, prices: np.ndarray | None = None
) -> list[int]:
    """Positions of at most `count` kernels, in rising order, from times of shape (shapes, kernels).

    Greedy: each kernel added is the one that lowers the geometric mean of the kept kernels' least times most; none
    is that lowers it by less than `least_gain`. `prices` are what each kernel must gain besides: one that little is
    known of is not taken for what noise, or a model of few measurements, says of it.
    """
    logs = np.log(seconds + FLOOR)
    kept: list[int] = []
    best = np.full(len(logs), np.inf)
    while len(kept) < min(count, logs.shape[1]):
        gains = np.minimum(best[:, None], logs).mean(axis=0) + (0 if prices is None else prices)
        gains[kept] = np.inf
        if kept and best.mean() - gains.min() < least_gain:
            break
        kept.append(int(gains.argmin()))
        best = np.minimum(best, logs[:, kept[-1]])
    return sorted(kept)


def prune(seconds: np.ndarray, predicted: np.ndarray) -> list[int]:
    """Positions of the kernels that predictions choose best among, in rising order; (shapes, kernels) both.

    Greedy, backwards: as long as choices among the others take no longer, the kernel that they gain most without goes.
    The fastest in hindsight are many that tie: a choice among them is made by what is wrong with their predictions,
    which are to be of fits that have not seen the shape.
    """
    kept = list(range(seconds.shape[1]))
    now = _chosen(seconds, predicted, kept)
    while len(kept) > 1:
        fewer = [[other for other in kept if other != kernel] for kernel in kept]
        without = [_chosen(seconds, predicted, some) for some in fewer]
        if min(without) > now:
            break
        now = min(without)
        kept = fewer[without.index(now)]
    return kept


def _chosen(seconds: np.ndarray, predicted: np.ndarray, kept: list[int]) -> float:
    """The mean log of what choices among some kernels take."""
    chosen = np.array(kept)[predicted[:, kept].argmin(axis=1)]
    return float(np.log(seconds[np.arange(len(seconds)), chosen] + FLOOR).mean())


def loss(seconds: np.ndarray, kept: list[int]) -> float:
    """Geometric mean of the least time of the kept kernels over the least of all."""
    logs = np.log(seconds + FLOOR)
    return float(np.exp((logs[:, kept].min(axis=1) - logs.min(axis=1)).mean()))
