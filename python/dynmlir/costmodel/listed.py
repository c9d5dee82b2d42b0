"""The micro-kernels of shortlists, and what each is off by there, in tables that a loop reads.

Written out, 768 lists of three micro-kernels are 30 000 operations of a dispatch function. In tables they are data, and
the code that prices a micro-kernel of them is there once.
"""

from __future__ import annotations

import functools
from collections.abc import Collection, Sequence

import numpy as np

from dynmlir.costmodel.expression import Expr, Reading
from dynmlir.costmodel.shortlists import Extent, applying, may_apply
from dynmlir.kernels.shortlist import Shortlist, choices


@functools.lru_cache(maxsize=64)
def listed_among(shortlists: tuple[Shortlist, ...], names: tuple[str, ...], among: tuple[int, ...]) -> Listed:
    """What shortlists name of micro-kernels `among` those of these names, by their positions."""
    return Listed(shortlists, names, among)


class Listed:
    """Entries, kernel + factor * base, of one list after the other, and where each list's begin."""

    def __init__(self, shortlists: Sequence[Shortlist], names: Sequence[str], among: Collection[int]):
        self._shortlists, self._base = shortlists, 1 << (len(names) - 1).bit_length()
        every = zip(shortlists, choices(shortlists, names), strict=True)
        self._named = [[i for i in some if i in among] for _, some in every]
        of_lists = zip(shortlists, self._named, strict=True)
        self._entries = tuple(i + self._base * one.factor(names[i]) for one, some in of_lists for i in some)
        self._begins = tuple(int(begin) for begin in np.cumsum([0, *map(len, self._named)]))

    def applying(self, x: Reading, region: Extent) -> tuple[Expr, Expr]:
        """(the first entry of the shortlist for a region, how many it has)."""
        index = applying(x, self._shortlists, region)
        begin, end = (x.lookup(self._begins, at) for at in (index, x.add(index, 1)))
        (length, *others) = {len(some) for some in self._named}
        return begin, x.sub(end, begin) if others else length

    def entry(self, x: Reading, at: Expr) -> tuple[Expr, Expr]:
        """(kernel, factor) of an entry."""
        entry = x.lookup(self._entries, at)
        factor = x.floordiv(entry, self._base)
        return x.sub(entry, x.mul(factor, self._base)), factor

    def kernels(self, x: Reading, region: Extent) -> set[int]:
        """The positions of those that may be named for a region, by what is known of its sizes."""
        return {i for at in may_apply(x, self._shortlists, region) for i in self._named[at]}
