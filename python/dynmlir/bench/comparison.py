"""What became faster or slower between two runs, beyond noise: for people and for CI.

A case's ratio is old time / new time of dynmlir (net of an empty call), corrected by how much all the peers that both
runs have moved together, which is the machine's doing. Noise of a case is the larger spread of its rounds in the two
runs, and LEAST_NOISE at least.
"""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dynmlir.bench.cases import Case
from dynmlir.bench.figures import form_of, geomean, num, peers_of
from dynmlir.bench.peers import SUBJECT
from dynmlir.bench.results import cases_of
from dynmlir.diagnostics import DynmlirError

LEAST_NOISE = 0.05
Rows = Sequence[Mapping[str, Any]]


@dataclass(frozen=True)
class Change:
    name: str
    #: microseconds, net.
    old: float
    new: float
    #: speed now over speed then: above 1 it became faster; the machine's part taken out.
    ratio: float
    noise: float

    @property
    def faster(self) -> bool:
        return self.ratio > 1 + self.noise

    @property
    def slower(self) -> bool:
        return self.ratio < 1 / (1 + self.noise)


@dataclass(frozen=True)
class Comparison:
    changes: tuple[Change, ...]
    #: how much faster the peers are now, all together: the machine.
    drift: float
    #: cases that only one of the runs has, or that failed in one.
    apart: tuple[str, ...]

    @property
    def geomean(self) -> float:
        return geomean(change.ratio for change in self.changes)

    def regressions(self, bound: float) -> list[Change]:
        """Cases that are slower by more than `bound` (1.10: 10 %), and beyond their noise."""
        return [change for change in self.changes if change.slower and change.ratio * bound < 1]


def require_comparable(old: Rows, cases: Sequence[Case], where: str) -> None:
    """Raises DynmlirError where an earlier run has none of these cases: known before anything is measured."""
    known = {(row["name"], *_sizes(row)) for row in cases_of(old)}
    if not any((case.name, *map(str, case.sizes[1:])) in known for case in cases):
        raise DynmlirError("has no case in common with this suite: none of the same name and sizes", where)


def _sizes(row: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(str(row.get(size, "")) for size in "mnk")


def compare(old: Rows, new: Rows, where: str) -> Comparison:
    """Two runs; raises DynmlirError where they have no case in common."""
    before, after = ({row["name"]: row for row in cases_of(rows)} for rows in (old, new))
    shared = [name for name in after if name in before and _both(before[name], after[name])]
    if not shared:
        raise DynmlirError("has no case in common with this run", where)
    drift = _drift([(before[name], after[name]) for name in shared])
    changes = tuple(_change(before[name], after[name], drift) for name in shared)
    return Comparison(changes, drift, tuple(sorted({*before, *after} - set(shared))))


def _both(old: Mapping[str, Any], new: Mapping[str, Any]) -> bool:
    same = _sizes(old) == _sizes(new) and form_of(old) == form_of(new)
    return same and all(num(row, f"net.{SUBJECT}") > 0 for row in (old, new))


def _drift(pairs: Sequence[tuple[Mapping[str, Any], Mapping[str, Any]]]) -> float:
    """Geometric mean over cases of the peers' median speed now over then; 1 where the runs share no peer."""
    moved = []
    for old, new in pairs:
        common = set(peers_of([old])) & set(peers_of([new]))
        ratios = [num(old, f"net.{who}") / num(new, f"net.{who}") for who in common]
        if ratios:
            moved.append(statistics.median(ratios))
    return geomean(moved) if moved else 1.0


def _change(old: Mapping[str, Any], new: Mapping[str, Any], drift: float) -> Change:
    then, now = (num(row, f"net.{SUBJECT}") for row in (old, new))
    spreads = [num(row, f"spread.{SUBJECT}") for row in (old, new)]
    noise = max([LEAST_NOISE, *(s for s in spreads if s == s)])
    return Change(str(new["name"]), then, now, then / now / drift, noise)
