"""Shortlists: for problems of some sizes, the micro-kernels among which the cost model chooses (DietCode 4.3).

A library's shortlists are the leaves of a decision tree learnt from measured times: the first whose bounds hold
applies, else the last. They shorten a selection, and keep a model that is a little off from choosing a
micro-kernel that was never near the best for sizes like these. They serve each region of Patterns I
and III, which is cut behind whole vectors; with others all are tried.
What no shortlist names is a candidate everywhere, and a name that the library does not hold stands for nothing:
micro-kernels are added and deleted by one edit.

A list also says by how much the model is off for each of its micro-kernels on sizes like these: what it says times the
factor is what they were measured to take (a model tree: leaves with the errors of one model for all).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType

#: What bounds are on, by name: products of sizes, how even N and K are (the largest of EVENNESS that divides them), how
#: many products of these sizes a batch has, and elements of all operands of a batch, which caches hold or do not.
PRODUCTS, EVEN, OF_BATCHES = ("m", "n", "k", "mn", "mk", "nk", "mnk"), ("n_even", "k_even"), ("batches", "elements")
SIZES = (*PRODUCTS, *EVEN, *OF_BATCHES)
#: Elements of a row that begin alike in a cache line (16 of f32) or fall on the same cache sets (1024, or parts of it).
EVENNESS = (16, 64, 256, 512, 1024)
#: Factors are in units of 1/256, and at most so large: a price that no sizes have, times that, still is an i64.
FACTOR_UNIT, MOST_FACTOR = 256, 1023


@dataclass(frozen=True)
class Shortlist:
    """Names of micro-kernels, for problems whose sizes are within the bounds."""

    #: product of sizes of one thread's share of the problem -> its least value.
    at_least: Mapping[str, int] = field(hash=False)
    at_most: Mapping[str, int] = field(hash=False)
    kernels: tuple[str, ...]
    #: for each of the kernels what its price is multiplied by, in FACTOR_UNIT; none: all prices stand.
    factors: tuple[int, ...] = ()
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if not self.kernels:
            raise ValueError("shortlist without micro-kernels")
        if self.factors and len(self.factors) != len(self.kernels):
            raise ValueError(f"shortlist with {len(self.factors)} factors for {len(self.kernels)} micro-kernels")
        for factor in self.factors:
            if type(factor) is not int or not 0 < factor <= MOST_FACTOR:
                raise ValueError(f"shortlist with a factor of {factor}, expected an integer from 1 to {MOST_FACTOR}")
        for label in ("at_least", "at_most"):
            bounds = getattr(self, label)
            for name, bound in bounds.items():
                if name not in SIZES:
                    raise ValueError(f"shortlist with {label} of '{name}', expected one of {', '.join(SIZES)}")
                if type(bound) is not int or bound < 0:
                    raise ValueError(f"shortlist with {label} {bound} of '{name}', expected an integer from 0")
            object.__setattr__(self, label, MappingProxyType(dict(bounds)))
        object.__setattr__(self, "kernels", tuple(self.kernels))
        object.__setattr__(self, "factors", tuple(self.factors))
        object.__setattr__(self, "_hash", hash((self.kernels, self.factors)))

    def __hash__(self) -> int:
        return self._hash  # of hundreds, which are looked up together

    def factor(self, kernel: str) -> int:
        """What a micro-kernel's price is multiplied by, in FACTOR_UNIT."""
        return self.factors[self.kernels.index(kernel)] if self.factors and kernel in self.kernels else FACTOR_UNIT


def know_batches(shortlists: Sequence[Shortlist]) -> bool:
    """Whether they are learnt of batches, too; those of single products tell nothing of batches."""
    return any(name in bounds for one in shortlists for bounds in (one.at_least, one.at_most) for name in OF_BATCHES)


def of_single_products(shortlists: Sequence[Shortlist], kernels: Sequence[str]) -> tuple[Shortlist, ...]:
    """Those that serve single products, of which alone they are from now on; where there are none, all `kernels`."""
    some = [one for one in shortlists if one.at_least.get("batches", 0) <= 1]
    every = some or [Shortlist({}, {}, tuple(kernels))]
    return tuple(replace(one, at_most={**one.at_most, "batches": 1}) for one in every)


def of_several_products(shortlists: Sequence[Shortlist]) -> tuple[Shortlist, ...]:
    """Those that serve batches of several products, of which alone they are from now on."""
    some = [one for one in shortlists if one.at_most.get("batches", 2) > 1]
    return tuple(
        replace(one, at_least={**one.at_least, "batches": max(2, one.at_least.get("batches", 0))}) for one in some
    )


def choices(shortlists: Sequence[Shortlist], kernels: Sequence[str]) -> list[tuple[int, ...]]:
    """For each shortlist, positions in `kernels` of what may be chosen, ascending; all of them where none is."""
    named = {name for one in shortlists for name in one.kernels}
    found = []
    for one in shortlists:
        chosen = tuple(i for i, name in enumerate(kernels) if name in one.kernels or name not in named)
        found.append(chosen or tuple(range(len(kernels))))
    return found
