"""A micro-kernel K(uM, uN, uK) as a frozen value: what it computes and what it costs (MikPoly 3.3).

The performance model `g` is piecewise linear in t, the number of instances of uK in the reduction loop of one
pipelined task, exactly as both readings of a cost model evaluate it:

    g(t) = g_ps[i] + g_slope[i] * (t - g_t[i])      with the largest i such that g_t[i] <= t

in picoseconds. g_t starts at 0: g(0) is the price of a task that only writes its tile (K = 0 zero-fills).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple

from dynmlir.kernels.edges import rounded_widths

#: The three arrays of g; every other key of a model is a measured term: one non-negative integer.
G_KEYS = ("g_t", "g_ps", "g_slope")
#: Entries of a model that are no prices: what widths the last panel may have, and the height above which it is none.
EDGES = ("edge_columns", "edge_part")
LIMITS = (*EDGES, "most_rows")
#: Above the largest integer that g may hold, in picoseconds, and that a term may: prices of problems have 64 bits.
_MOST, _MOST_OF_TERM = 1 << 62, 1 << 31


class Tile(NamedTuple):
    """Fixed sizes of a micro-kernel: uM rows and uN columns of the output, uK of the reduction."""

    m: int
    n: int
    k: int


@dataclass(frozen=True)
class MicroKernel:
    """One entry of a library."""

    name: str
    #: how the kernel loads, computes and stores: of a CPU a key of lowering/families.py, of a GPU of lowering/gpu/.
    family: str
    tile: Tile
    #: whether the kernel reads B from contiguous scratch that the task fills first.
    packed: bool
    #: g_t, g_ps, g_slope as tuples, measured terms as integers (picoseconds unless the name says otherwise).
    model: Mapping[str, tuple[int, ...] | int] = field(hash=False)

    def __post_init__(self) -> None:
        if not self.name or not self.family:
            raise ValueError(f"micro-kernel '{self.name}' needs a name and a family")
        object.__setattr__(self, "tile", Tile(*self.tile))
        for dimension, size in zip(("uM", "uN", "uK"), self.tile, strict=True):
            if not 1 <= size <= 1 << 20:
                raise ValueError(f"micro-kernel '{self.name}': {dimension} is {size}, expected 1 to {1 << 20}")
        frozen = {key: tuple(v) if key in G_KEYS else v for key, v in self.model.items()}  # type: ignore[arg-type]
        object.__setattr__(self, "model", MappingProxyType(frozen))
        _check_g(self)
        for key in sorted(frozen.keys() - set(G_KEYS)):
            _check_integer(self.name, key, frozen[key], _MOST_OF_TERM)
        edge = self.term("edge_columns")
        if edge and (edge > self.tile.n or edge // (edge & -edge) not in (1, 3)):
            raise ValueError(
                f"micro-kernel '{self.name}': edge_columns is {edge}, expected a power of two or three times one, "
                f"and at most uN, {self.tile.n}"
            )

    @property
    def edge_widths(self) -> tuple[int, ...]:
        """Columns that the last panel may be computed at, rising: edge_columns and more, in parts of edge_part."""
        columns = self.tile.n
        return rounded_widths(self.term("edge_columns") or columns, columns, self.term("edge_part"))

    @property
    def segments(self) -> tuple[tuple[int, int, int], ...]:
        """g as (first t, picoseconds there, picoseconds per further instance), in rising t."""
        return tuple(zip(*(self.model[key] for key in G_KEYS), strict=True))

    def g(self, t: int) -> int:
        """Cost in picoseconds of one pipelined task with t >= 0 instances."""
        segments = self.segments
        first, cost, slope = segments[bisect_right(segments, t, key=lambda s: s[0]) - 1]
        return cost + slope * (t - first)

    def term(self, name: str, default: int = 0) -> int:
        """A measured term, or `default` where the library does not state it."""
        return self.model.get(name, default)  # type: ignore[return-value]


def _check_g(kernel: MicroKernel) -> None:
    for key in G_KEYS:
        if key not in kernel.model:
            raise ValueError(f"micro-kernel '{kernel.name}': its model lacks '{key}'")
        for value in kernel.model[key]:  # type: ignore[union-attr]
            _check_integer(kernel.name, key, value)
    lengths = {len(kernel.model[key]) for key in G_KEYS}  # type: ignore[arg-type]
    if len(lengths) != 1 or lengths == {0}:
        raise ValueError(f"micro-kernel '{kernel.name}': g_t, g_ps and g_slope differ in length or are empty")
    segments = kernel.segments
    if segments[0][0] != 0:
        raise ValueError(f"micro-kernel '{kernel.name}': g_t starts at {segments[0][0]}, expected 0")
    for (t0, ps0, slope), (t1, ps1, _) in pairwise(segments):
        if t1 <= t0:
            raise ValueError(f"micro-kernel '{kernel.name}': g_t does not rise at {t1}")
        if ps1 < ps0 + slope * (t1 - t0 - 1):
            raise ValueError(f"micro-kernel '{kernel.name}': g falls at t = {t1}")


def _check_integer(kernel: str, key: str, value: object, most: int = _MOST) -> None:
    if type(value) is not int or not 0 <= value < most:
        to = f"2^{most.bit_length() - 1}"
        raise ValueError(f"micro-kernel '{kernel}': {key} holds {value!r}, expected an integer from 0 to {to}")
