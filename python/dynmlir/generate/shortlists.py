"""Shortlists learnt from measured times: leaves of a decision tree, few good kernels for each (DietCode 4.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from dynmlir.costmodel.arrays import Arrays
from dynmlir.costmodel.shortlists import Extent, applying, evenness
from dynmlir.device.facts import Device
from dynmlir.generate.library import beside_their_edges, widths_of_edges
from dynmlir.generate.operation import F32
from dynmlir.generate.shapes import sizes_of
from dynmlir.kernels.element_types import ElementTypes
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.kernels.shortlist import EVEN, FACTOR_UNIT, MOST_FACTOR, PRODUCTS, SIZES, Shortlist, choices

#: Leaves of the tree: one for so many shapes by what they count, as few and as many as this; and what those of each
#: count at least.
SHAPES_A_LEAF, FEWEST_LEAVES, MOST_LEAVES, LEAST_SHAPES = 6, 24, 768, 4
#: Kernels of a leaf at most, and what another one must save on average: log of time.
MOST_KERNELS, LEAST_GAIN = 6, 3e-4
#: Time of pricing a kernel in a selection, ps: a third of it, since calls of the sizes of the last one select nothing;
#: one that is alone is not priced. And what is added to the time that it is compared with: some of what a call
#: costs besides.
PRICE_PS, PRICE_FLOOR_PS = 8_000, 300_000
#: A kernel that is worse than this, log of time over the least, is as bad as any: the tree need not tell why.
HOPELESS = 0.7
#: What a model is off by: weights of measurements by the kernel's loss there, and the weight, against all of them, of
#: what says that a part of the tree is like the larger one around it (hierarchical shrinkage, Agarwal et al. 2022).
OFF_WEIGHTS, OFF_AS_AROUND = ((0.15, 2.0), (0.5, 1.0), (np.inf, 0.2)), 4.0
Bounds = dict[str, int]


class _Leaf(NamedTuple):
    """Shapes within bounds, and by kernel what the model is off by there, log of time."""

    within: np.ndarray
    least: Bounds
    most: Bounds
    #: The mean of what is measured there; where nothing is, of a larger part of the tree.
    measured_off: np.ndarray
    #: What is to be expected of other shapes there.
    off: np.ndarray


def learn(
    kernels: Sequence[MicroKernel],
    shapes: np.ndarray,
    losses: np.ndarray,
    least_ps: np.ndarray,
    off: np.ndarray | None = None,
    weights: np.ndarray | None = None,
) -> list[Shortlist]:
    """Shortlists that together take every shape.

    `losses` (shapes, kernels) are log of time over the least time, `least_ps` (shapes) is that time: where it is
    short, what pricing one kernel more takes counts. `off` (shapes, kernels) is log of time over what the model says,
    NaN where it is not known: lists have factors by it. `weights` (shapes) are what each shape counts, of measured
    ones 1.
    """
    from sklearn.tree import DecisionTreeRegressor  # here: 50 MB that measuring need not pay for, and a second

    known = np.minimum(losses, HOPELESS)
    weights = np.ones(len(shapes)) if weights is None else weights
    leaves = int(np.clip(weights.sum() // SHAPES_A_LEAF, FEWEST_LEAVES, MOST_LEAVES))
    least_weight = min(LEAST_SHAPES / weights.sum(), 0.5)
    tree = DecisionTreeRegressor(max_leaf_nodes=leaves, min_weight_fraction_leaf=least_weight, random_state=0)
    tree.fit(features(shapes), known, weights)
    found = []
    for leaf in _leaves(tree.tree_, features(shapes), _Off.of(off, known)):
        within = leaf.within
        price = float(np.average(PRICE_PS / (least_ps[within] + PRICE_FLOOR_PS), weights=weights[within]))
        chosen = sorted(few(known[within], price, weights[within]))
        factors = () if off is None else tuple(_factor(leaf.off[i]) for i in chosen)
        found.append(Shortlist(leaf.least, leaf.most, tuple(kernels[i].name for i in chosen), factors))
    return found


class _Off(NamedTuple):
    """What a model is off by on each shape, log of time by kernel, and what that counts: 0 where it is not known."""

    by: np.ndarray
    weights: np.ndarray

    @classmethod
    def of(cls, off: np.ndarray | None, losses: np.ndarray) -> _Off:
        off = np.full(losses.shape, np.nan) if off is None else off
        weights = np.select([losses < bound for bound, _ in OFF_WEIGHTS], [weight for _, weight in OFF_WEIGHTS])
        known = np.isfinite(off)
        return cls(np.where(known, off, 0.0), np.where(known, weights, 0.0))

    def within(self, leaf: _Leaf) -> _Leaf:
        """A part of a tree with what the model is off by in it, where it has had that of the larger part around it."""
        by, weights = self.by[leaf.within], self.weights[leaf.within]
        count = weights.sum(axis=0)
        measured = np.divide((weights * by).sum(axis=0), count, out=leaf.measured_off.copy(), where=count > 0)
        off = leaf.off + (measured - leaf.measured_off) * count / (count + OFF_AS_AROUND)
        return leaf._replace(measured_off=measured, off=off)


def _factor(off: float) -> int:
    """What a kernel's price is to be multiplied by, in FACTOR_UNIT, where it is off by so much, log of time."""
    return int(np.clip(round(FACTOR_UNIT * np.exp(off)), 1, MOST_FACTOR))


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
    among = choices(shortlists, [kernel.name for kernel in kernels])
    m, n, k, batches = sizes_of(shapes)
    times = np.full((len(among), len(kernels)), np.inf)
    for row, one, chosen in zip(times, shortlists, among, strict=True):
        row[list(chosen)] = [one.factor(kernels[i].name) / FACTOR_UNIT for i in chosen]
    here = times[np.broadcast_to(applying(Arrays(), shortlists, Extent(m, n, k, 1, batches)), len(shapes))]
    return np.where(np.isfinite(here), ps, 1) * here


def features(shapes: np.ndarray) -> np.ndarray:
    """log2 of what bounds are on, in the order of SIZES: of (shapes, 3) what single products have, (shapes, 9)."""
    logs = dict(zip("mnk", np.log2(shapes[:, :3].astype(float)).T, strict=True))
    products = [sum((logs[size] for size in name), np.zeros(len(shapes))) for name in PRODUCTS]
    even = [np.log2(evenness(Arrays(), shapes[:, "mnk".index(name[0])].astype(np.int64))) for name in EVEN]
    if shapes.shape[1] == 3:
        return np.stack([*products, *even], axis=1)
    m, n, k, batches = sizes_of(shapes)
    of_batches = [np.log2(batches), np.log2(batches * (m * k + n * k + m * n))]
    return np.stack([*products, *even, *of_batches], axis=1)


def few(losses: np.ndarray, price: float = 0.0, weights: np.ndarray | None = None) -> list[int]:
    """Positions of the kernels that, each shape taking its best, lose little: greedily, most useful first.

    `price` is what pricing a kernel loses, log of time; the second one brings the price of the first with it.
    `weights` are what each shape counts.
    """
    chosen: list[int] = []
    best = np.full(len(losses), HOPELESS)
    while len(chosen) < MOST_KERNELS:
        means = np.average(np.minimum(best[:, None], losses), axis=0, weights=weights)
        gain = np.average(best, weights=weights) - means.min()
        if chosen and gain < LEAST_GAIN + price * (2 if len(chosen) == 1 else 1):
            break
        chosen.append(int(means.argmin()))
        best = np.minimum(best, losses[:, chosen[-1]])
    return chosen


def _leaves(tree: Any, features: np.ndarray, off: _Off) -> Iterator[_Leaf]:
    """The leaves of a tree, each with its shapes, of which `features` are what the tree asks."""
    asked = features.astype(np.float32)  # as the tree rounds them

    def below(node: int, here: _Leaf) -> Iterator[_Leaf]:
        here = off.within(here)
        if tree.children_left[node] < 0:
            yield here
            return
        name, threshold = SIZES[tree.feature[node]], tree.threshold[node]
        bound, low = int(np.floor(2**threshold)), asked[:, tree.feature[node]] <= threshold
        most, least = here.most | {name: bound}, here.least | {name: bound + 1}
        yield from below(tree.children_left[node], here._replace(within=here.within & low, most=most))
        yield from below(tree.children_right[node], here._replace(within=here.within & ~low, least=least))

    right = np.zeros(off.by.shape[1])
    yield from below(0, _Leaf(np.ones(len(features), bool), {}, {}, right, right))
