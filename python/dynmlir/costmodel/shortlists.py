"""Which of a library's shortlists applies to a region, the first whose bounds hold, else the last; its prices there."""

from __future__ import annotations

import functools
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from dynmlir.costmodel.cpu_work import is_even
from dynmlir.costmodel.expression import Expr, Reading
from dynmlir.kernels.shortlist import EVEN, EVENNESS, FACTOR_UNIT, OF_BATCHES, Shortlist

#: Columns that every thread should have before rows are split.
_WIDE = 64
#: Boxes of a part of a tree that are all asked at once: of more, one side alone, behind a branch.
ALL_ASKED = 16


class Extent(NamedTuple):
    """A region as bounds see it."""

    rows: Expr
    cols: Expr
    k: Expr
    pes: Expr = 1
    #: products of these sizes that are planned together.
    batches: Expr = 1


def applying(x: Reading, shortlists: Sequence[Shortlist], region: Extent) -> Expr:
    """The position of the first shortlist whose bounds hold for a region; the last if there is none.

    Sizes are about those of one thread's share. Lists that are the leaves of a tree are asked as that tree: a
    comparison a leaf, not all of each one's bounds.
    """
    sizes = _sizes(x, shortlists, region)
    return _asked(x, _tree(tuple(shortlists)), sizes, len(shortlists) - 1)


def may_apply(x: Reading, shortlists: Sequence[Shortlist], region: Extent) -> list[int]:
    """The positions of those that a region's sizes do not rule out as far as they are known."""
    sizes = _sizes(x, shortlists, region)
    known = {name: size for name, size in sizes.items() if isinstance(size, int)}
    there = []
    for i, one in enumerate(shortlists):
        box = _Box(i, _of(known, one.at_least), _of(known, one.at_most))
        if one is shortlists[-1] or _holds(Reading(), box, known):
            there.append(i)
            if (box.least, box.most) == (one.at_least, one.at_most):  # it does hold: none behind it is asked
                break
    return there


def _of(known: Mapping[str, Expr], bounds: Mapping[str, int]) -> dict[str, int]:
    return {size: bound for size, bound in bounds.items() if size in known}


def _sizes(x: Reading, shortlists: Sequence[Shortlist], region: Extent) -> dict[str, Expr]:
    """What bounds are on, of a region."""
    k, batches = region.k, region.batches
    m, n = _shared(x, region.rows, region.cols, region.pes)
    mn, mk, nk = x.mul(m, n), x.mul(m, k), x.mul(n, k)
    sizes = {"m": m, "n": n, "k": k, "mn": mn, "mk": mk, "nk": nk, "mnk": x.mul(mn, k)}
    bounded = _bounded(tuple(shortlists))
    if bounded.intersection(OF_BATCHES):
        elements = x.mul(batches, x.add(x.add(mk, nk), mn))
        sizes |= zip(OF_BATCHES, (batches, elements), strict=True)
    evens = zip(EVEN, (region.cols, k), strict=True)
    return sizes | {name: evenness(x, size) for name, size in evens if name in bounded}


@functools.lru_cache(maxsize=64)
def _bounded(shortlists: tuple[Shortlist, ...]) -> frozenset[str]:
    """What any of them has a bound on."""
    return frozenset(name for one in shortlists for bounds in (one.at_least, one.at_most) for name in bounds)


def _shared(x: Reading, rows: Expr, cols: Expr, pes: Expr) -> tuple[Expr, Expr]:
    """(m, n): columns are split where each thread has some, else rows."""
    by_cols = x.le(x.mul(pes, _WIDE), cols)
    return x.select(by_cols, rows, x.ceildiv(rows, pes)), x.select(by_cols, x.ceildiv(cols, pes), cols)


def evenness(x: Reading, size: Expr) -> Expr:
    """The largest of EVENNESS that divides a size, else 1; of 0 the largest of all."""
    found: Expr = 1
    for unit in EVENNESS:
        found = x.select(is_even(x, size, unit), unit, found)
    return found


class _Box(NamedTuple):
    """A shortlist's place, and those of its bounds that are still to be asked."""

    position: int
    least: Mapping[str, int]
    most: Mapping[str, int]


class _Split(NamedTuple):
    """Where each of the boxes is on one side of a bound alone."""

    name: str
    bound: int
    low: _Tree
    high: _Tree
    #: how many boxes there are.
    boxes: int


#: Boxes are asked one after the other: the first that holds.
_Tree = _Split | tuple[_Box, ...]


@functools.lru_cache(maxsize=64)
def _tree(shortlists: tuple[Shortlist, ...]) -> _Tree:
    boxes = (_Box(position, one.at_least, one.at_most) for position, one in enumerate(shortlists))
    return _divided(tuple(box for box in boxes if all(box.most.get(name, b) >= b for name, b in box.least.items())))


def _divided(boxes: tuple[_Box, ...]) -> _Tree:
    """The boxes, divided as evenly as can be, and again."""
    found = min(_splits(boxes), default=None)
    if found is None:
        return boxes
    _, name, bound = found
    low = [box._replace(most=_others(box.most, name)) for box in boxes if box.most.get(name, bound + 1) == bound]
    low += [box for box in boxes if box.most.get(name, bound + 1) < bound]
    high = [box._replace(least=_others(box.least, name)) for box in boxes if box.least.get(name, 0) == bound + 1]
    high += [box for box in boxes if box.least.get(name, 0) > bound + 1]
    lower, higher = (_divided(tuple(sorted(some, key=_position))) for some in (low, high))
    return _Split(name, bound, lower, higher, _boxes(lower) + _boxes(higher))


def _position(box: _Box) -> int:
    return box.position


def _others(bounds: Mapping[str, int], name: str) -> dict[str, int]:
    return {size: bound for size, bound in bounds.items() if size != name}


def _splits(boxes: Sequence[_Box]) -> Iterator[tuple[int, str, int]]:
    """(boxes on the larger side, size, bound) of every bound that has each box on one side alone, and some on both."""
    for name in {name for box in boxes for name in (*box.most, *box.least)}:
        most = sorted(box.most[name] for box in boxes if name in box.most)
        least = sorted(box.least[name] for box in boxes if name in box.least)
        for bound in {*most, *(each - 1 for each in least)}:
            low, high = bisect_right(most, bound), len(least) - bisect_right(least, bound)
            if low + high == len(boxes) and low and high:
                yield max(low, high), name, bound


def _asked(x: Reading, tree: _Tree, sizes: Mapping[str, Expr], last: int) -> Expr:
    """The position of the first box that holds; `last` if there is none."""
    if not isinstance(tree, _Split):
        index: Expr = last
        for box in reversed(tree):
            index = x.select(_holds(x, box, sizes), box.position, index) if box.least or box.most else box.position
        return index
    is_low = x.le(sizes[tree.name], tree.bound)
    if _boxes(tree) <= ALL_ASKED:
        low, high = (_asked(x, side, sizes, last) for side in (tree.low, tree.high))
        return x.select(is_low, low, high)

    def asked(side: _Tree, *values: Expr) -> tuple[Expr]:
        return (_asked(x, side, dict(zip(sizes, values, strict=True)), last),)

    sides = [functools.partial(asked, side) for side in (tree.low, tree.high)]
    (found,) = x.switch(x.select(is_low, 0, 1), tuple(sizes.values()), sides, 1)
    return found


def _boxes(tree: _Tree) -> int:
    """How many there are."""
    return tree.boxes if isinstance(tree, _Split) else len(tree)


def times_factor(x: Reading, cost: Expr, factor: Expr) -> Expr:
    """A price times a shortlist's factor, exact, without a product that a price of no sizes would overflow."""
    if isinstance(factor, int) and factor == FACTOR_UNIT:
        return cost
    units = x.floordiv(cost, FACTOR_UNIT)
    rest = x.sub(cost, x.mul(units, FACTOR_UNIT))
    return x.add(x.mul(units, factor), x.floordiv(x.mul(rest, factor), FACTOR_UNIT))


def corrected(x: Reading, shortlists: Sequence[Shortlist], kernel: str, cost: Expr, region: Extent) -> Expr:
    """What a micro-kernel costs for a region, by the factor of the shortlist that applies there."""
    factors = _factors(tuple(shortlists), kernel)
    if not factors:
        return cost
    index, factor = applying(x, shortlists, region), FACTOR_UNIT
    if isinstance(index, int):
        return times_factor(x, cost, factors[index])
    for position, known in enumerate(factors):
        if known != FACTOR_UNIT:
            factor = x.select(x.eq(index, position), known, factor)
    return times_factor(x, cost, factor)


@functools.lru_cache(maxsize=1024)
def _factors(shortlists: tuple[Shortlist, ...], kernel: str) -> tuple[int, ...]:
    """A micro-kernel's on each of them; none where all are FACTOR_UNIT."""
    factors = tuple(one.factor(kernel) for one in shortlists)
    return factors if set(factors) - {FACTOR_UNIT} else ()


def _holds(x: Reading, box: _Box, sizes: Mapping[str, Expr]) -> Expr:
    holds: Expr = True
    for name, least in box.least.items():
        holds = x.both(holds, x.le(least, sizes[name]))
    for name, most in box.most.items():
        holds = x.both(holds, x.le(sizes[name], most))
    return holds
