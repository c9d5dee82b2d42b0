"""Shortlists learnt from measured times: leaves of a decision tree, few good kernels for each (DietCode 4.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from sklearn.tree import DecisionTreeRegressor

from dynmlir.costmodel.arrays import Arrays
from dynmlir.costmodel.shortlists import applying
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.kernels.shortlist import SIZES, Shortlist, choices

#: Leaves of the tree, and measured shapes that each holds at least.
LEAVES, LEAST_SHAPES = 16, 30
#: Kernels of a leaf at most, and what another one must save on average: log of time.
MOST_KERNELS, LEAST_GAIN = 5, 3e-4
#: A kernel that is worse than this, log of time over the least, is as bad as any: the tree need not tell why.
HOPELESS = 0.7
Bounds = dict[str, int]


def learn(kernels: Sequence[MicroKernel], shapes: np.ndarray, losses: np.ndarray) -> list[Shortlist]:
    """Shortlists that together take every shape; `losses` (shapes, kernels) are log of time over the least time."""
    known = np.minimum(losses, HOPELESS)
    tree = DecisionTreeRegressor(max_leaf_nodes=LEAVES, min_samples_leaf=LEAST_SHAPES, random_state=0)
    tree.fit(features(shapes), known)
    leaf = tree.apply(features(shapes))
    found = []
    for node, least, most in _leaves(tree.tree_, 0, {}, {}):
        chosen = few(known[leaf == node])
        found.append(Shortlist(least, most, tuple(kernels[i].name for i in sorted(chosen))))
    return found


def listed(shortlists: Sequence[Shortlist], kernels: Sequence[MicroKernel], shapes: np.ndarray) -> np.ndarray:
    """Whether a kernel may be chosen, (shapes, kernels), on one thread."""
    m, n, k = shapes.astype(np.int64).T
    among = choices(shortlists, [kernel.name for kernel in kernels])
    allowed = np.zeros((len(among), len(kernels)), bool)
    for position, chosen in enumerate(among):
        allowed[position, list(chosen)] = True
    return allowed[np.broadcast_to(applying(Arrays(), shortlists, m, n, k), len(shapes))]


def features(shapes: np.ndarray) -> np.ndarray:
    """log2 of the products of sizes that bounds are on, (shapes, 7)."""
    logs = dict(zip("mnk", np.log2(shapes.astype(float)).T, strict=True))
    return np.stack([sum((logs[size] for size in name), np.zeros(len(shapes))) for name in SIZES], axis=1)


def few(losses: np.ndarray) -> list[int]:
    """Positions of the kernels that, each shape taking its best, lose little: greedily, most useful first."""
    chosen: list[int] = []
    best = np.full(len(losses), HOPELESS)
    while len(chosen) < MOST_KERNELS:
        means = np.minimum(best[:, None], losses).mean(axis=0)
        if chosen and best.mean() - means.min() < LEAST_GAIN:
            break
        chosen.append(int(means.argmin()))
        best = np.minimum(best, losses[:, chosen[-1]])
    return chosen


def _leaves(tree: Any, node: int, least: Bounds, most: Bounds) -> Iterator[tuple[int, Bounds, Bounds]]:
    """The leaves below a node, with the bounds that lead to them."""
    if tree.children_left[node] < 0:
        yield node, least, most
        return
    name, bound = SIZES[tree.feature[node]], int(np.floor(2 ** tree.threshold[node]))
    yield from _leaves(tree, tree.children_left[node], least, {**most, name: bound})
    yield from _leaves(tree, tree.children_right[node], {**least, name: bound + 1}, most)
