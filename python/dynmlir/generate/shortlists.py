"""Shortlists learnt from measured times: leaves of a decision tree, few good kernels for each (DietCode 4.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import numpy as np

from dynmlir.costmodel.arrays import Arrays
from dynmlir.costmodel.shortlists import applying, evenness
from dynmlir.device.facts import Device
from dynmlir.generate.library import beside_their_edges, widths_of_edges
from dynmlir.generate.operation import F32
from dynmlir.kernels.element_types import ElementTypes
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.kernels.shortlist import EVEN, FACTOR_UNIT, MOST_FACTOR, PRODUCTS, SIZES, Shortlist, choices

#: Leaves of the tree: one for so many measured shapes, as few and as many as this; and shapes that each holds at least.
SHAPES_A_LEAF, FEWEST_LEAVES, MOST_LEAVES, LEAST_SHAPES = 12, 24, 224, 6
#: Kernels of a leaf at most, and what another one must save on average: log of time.
MOST_KERNELS, LEAST_GAIN = 6, 3e-4
#: Time of pricing a kernel in a selection, ps: a third of it, since calls of the sizes of the last one select nothing;
#: one that is alone is not priced. And what is added to the time that it is compared with: some of what a call
#: costs besides.
PRICE_PS, PRICE_FLOOR_PS = 8_000, 300_000
#: A kernel that is worse than this, log of time over the least, is as bad as any: the tree need not tell why.
HOPELESS = 0.7
#: What a model is off by within a leaf: weights of measurements by the kernel's loss there, and the weight of what says
#: that it is right, against all of them.
OFF_WEIGHTS, OFF_BY_NOTHING = ((0.15, 2.0), (0.5, 1.0), (np.inf, 0.2)), 8.0
Bounds = dict[str, int]


def learn(
    kernels: Sequence[MicroKernel],
    shapes: np.ndarray,
    losses: np.ndarray,
    least_ps: np.ndarray,
    off: np.ndarray | None = None,
) -> list[Shortlist]:
    """Shortlists that together take every shape.

    `losses` (shapes, kernels) are log of time over the least time, `least_ps` (shapes) is that time: where it is
    short, what pricing one kernel more takes counts. `off` (shapes, kernels) is log of time over what the model says,
    NaN where it is not known: lists have factors by it.
    """
    from sklearn.tree import DecisionTreeRegressor  # here: 50 MB that measuring need not pay for, and a second

    known = np.minimum(losses, HOPELESS)
    leaves = int(np.clip(len(shapes) // SHAPES_A_LEAF, FEWEST_LEAVES, MOST_LEAVES))
    tree = DecisionTreeRegressor(max_leaf_nodes=leaves, min_samples_leaf=LEAST_SHAPES, random_state=0)
    tree.fit(features(shapes), known)
    leaf = tree.apply(features(shapes))
    found = []
    for node, least, most in _leaves(tree.tree_, 0, {}, {}):
        within = leaf == node
        chosen = few(known[within], float(np.mean(PRICE_PS / (least_ps[within] + PRICE_FLOOR_PS))))
        chosen = sorted(chosen)
        factors = () if off is None else tuple(_factor(off[within, i], known[within, i]) for i in chosen)
        found.append(Shortlist(least, most, tuple(kernels[i].name for i in chosen), factors))
    return found


def _factor(off: np.ndarray, losses: np.ndarray) -> int:
    """By what a kernel's price is to be multiplied on the shapes of a leaf, in FACTOR_UNIT."""
    weights = np.select([losses < bound for bound, _ in OFF_WEIGHTS], [weight for _, weight in OFF_WEIGHTS])
    weights = np.where(np.isfinite(off), weights, 0)
    mean = float(np.nansum(weights * np.where(weights > 0, off, 0)) / (weights.sum() + OFF_BY_NOTHING))
    return int(np.clip(round(FACTOR_UNIT * np.exp(mean)), 1, MOST_FACTOR))


def useful(
    shortlists: Sequence[Shortlist], kernels: Sequence[MicroKernel], device: Device, types: ElementTypes = F32
) -> list[int]:
    """Positions of the kernels that a list names: what none names is worth its price for no sizes.

    And of those without which another one's edges would change, and with them its times.
    """
    names = {name for one in shortlists for name in one.kernels}
    found = [i for i, kernel in enumerate(kernels) if kernel.name in names]
    return beside_their_edges(found, kernels, partial(widths_of_edges, device=device, types=types))


def by_lists(
    shortlists: Sequence[Shortlist], kernels: Sequence[MicroKernel], shapes: np.ndarray, ps: np.ndarray
) -> np.ndarray:
    """Prices (shapes, kernels) on one thread times the lists' factors; infinite where a kernel may not be chosen."""
    m, n, k = shapes.astype(np.int64).T
    among = choices(shortlists, [kernel.name for kernel in kernels])
    times = np.full((len(among), len(kernels)), np.inf)
    for row, one, chosen in zip(times, shortlists, among, strict=True):
        row[list(chosen)] = [one.factor(kernels[i].name) / FACTOR_UNIT for i in chosen]
    here = times[np.broadcast_to(applying(Arrays(), shortlists, m, n, k), len(shapes))]
    return np.where(np.isfinite(here), ps, 1) * here


def features(shapes: np.ndarray) -> np.ndarray:
    """log2 of what bounds are on, (shapes, 9)."""
    logs = dict(zip("mnk", np.log2(shapes.astype(float)).T, strict=True))
    products = [sum((logs[size] for size in name), np.zeros(len(shapes))) for name in PRODUCTS]
    even = [np.log2(evenness(Arrays(), shapes[:, "mnk".index(name[0])].astype(np.int64))) for name in EVEN]
    return np.stack([*products, *even], axis=1)


def few(losses: np.ndarray, price: float = 0.0) -> list[int]:
    """Positions of the kernels that, each shape taking its best, lose little: greedily, most useful first.

    `price` is what pricing a kernel loses, log of time; the second one brings the price of the first with it.
    """
    chosen: list[int] = []
    best = np.full(len(losses), HOPELESS)
    while len(chosen) < MOST_KERNELS:
        means = np.minimum(best[:, None], losses).mean(axis=0)
        if chosen and best.mean() - means.min() < LEAST_GAIN + price * (2 if len(chosen) == 1 else 1):
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
