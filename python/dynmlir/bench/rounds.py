"""Competitors in turn, round after round, until they agree; whoever they are: workers on CPUs, launches on a GPU.

A time is the median over rounds of the median inside a turn. Rounds are added while one differs from the others. This
file imports nothing but Python, so that a machine with a GPU and little else can use it (benchmarks/gpu).
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

#: Spread between rounds above which there is one more, and the factor within which a competitor matters.
WIDE, NEAR = 0.1, 1.3
#: Peers that are slower than the fastest by this factor are timed once.
HOPELESS = 10
#: One turn: median and least seconds of a call.
Turn = Callable[[], tuple[float, float]]


class TurnError(Exception):
    """A competitor refused or died: what it said, or its exit status."""


@dataclass(frozen=True)
class Effort:
    """How long is measured: rounds, the most of them, milliseconds of a turn."""

    rounds: int = 3
    most_rounds: int = 6
    ms: float = 60


QUICK = Effort(2, 3, 12)


@dataclass
class Rounds:
    """What was measured: the turns of each competitor, and why some have none."""

    times: dict[str, list[tuple[float, float]]]
    failed: dict[str, str] = field(default_factory=dict)
    count: int = 0

    def row(self) -> dict[str, Any]:
        """Microseconds and spreads, as columns of results."""
        row: dict[str, Any] = {"rounds": self.count, "unrest": unrest(self.times)}
        for who, seen in self.times.items():
            if seen:
                row[f"us.{who}"] = statistics.median(t[0] for t in seen) * 1e6
                row[f"min.{who}"] = min(t[1] for t in seen) * 1e6
                row[f"spread.{who}"] = spread(seen)
        return row | {f"failed.{who}": why for who, why in self.failed.items()}


def in_turn(turns: Mapping[str, Turn], effort: Effort, before: Callable[[], None] = lambda: None) -> Rounds:
    """All of them, `before` each round something else. Whose turn raises TurnError has no more, and no times."""
    made = Rounds({who: [] for who in turns})
    while made.count < effort.rounds or (made.count < effort.most_rounds and unrest(made.times) > WIDE):
        before()
        for who, turn in turns.items():
            if who in made.failed or hopeless(who, made.times):
                continue
            try:
                made.times[who].append(turn())
            except TurnError as error:
                made.failed[who] = str(error)
                made.times[who].clear()
        made.count += 1
    return made


def hopeless(who: str, times: Mapping[str, Sequence[tuple[float, float]]]) -> bool:
    """Whether a peer has been timed, and is slower than the fastest beyond what another round could change."""
    fastest = min((seen[0][0] for seen in times.values() if seen), default=0.0)
    return who[0] != "@" and bool(times[who]) and times[who][0][0] > HOPELESS * fastest


def unrest(times: Mapping[str, Sequence[tuple[float, float]]]) -> float:
    """The largest spread of those that matter: the subjects, and whoever is near the fastest."""
    middle = {v: statistics.median(t[0] for t in seen) for v, seen in times.items() if seen}
    near = [v for v in middle if v[0] == "@" or middle[v] < NEAR * min(middle.values())]
    return max((spread(times[v]) for v in near), default=0.0)


def spread(times: Sequence[tuple[float, float]]) -> float:
    """Range of the rounds' medians over their median, without the outermost quarter on each side."""
    ordered = sorted(median for median, _ in times)
    cut = len(ordered) // 4
    return (ordered[len(ordered) - 1 - cut] - ordered[cut]) / statistics.median(ordered)
