"""How close the chosen program of a case comes to the oracle's: the best by measurement over the same library.

The space is Pattern I, and II where there is time for it (II with the first kernels that were fastest alone), with
the cuts of the documented rule and every micro-kernel; programs that the cost model prices at more than `within` times
the cheapest are left out. All are timed once, the finalists and the chosen one then in turn; the oracle's time is the
least of their medians.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from dynmlir.bench.cases import Case
from dynmlir.costmodel import predict, programs, select
from dynmlir.costmodel.workgroups import workgroups
from dynmlir.explain.operator import Operator
from dynmlir.kernels.patterns import CUTS, PATTERNS

Plan = tuple[int, ...]
#: plan, milliseconds -> seconds of a call.
Timer = Callable[[Plan, float], float]
_FIRST = 1 + len(CUTS)


@dataclass(frozen=True)
class Search:
    """How thoroughly is searched."""

    patterns: tuple[str, ...] = ("I", "II")
    #: first kernels of Pattern II, those that are timed again, how often, milliseconds of each timing.
    firsts: int = 8
    finalists: int = 6
    rounds: int = 9
    once_ms: float = 2
    ms: float = 10
    #: the dearest prediction that is looked at, in units of the cheapest.
    within: float = 2.0


QUICK = Search(("I",), finalists=3, rounds=5, once_ms=1, ms=3, within=1.3)


@dataclass(frozen=True)
class Found:
    chosen: Plan
    best: Plan
    #: microseconds.
    chosen_us: float
    best_us: float

    @property
    def share(self) -> float:
        return self.best_us / self.chosen_us


def find_oracle(operator: Operator, case: Case, threads: int, timed: Timer, how: Search) -> Found:
    """The oracle of a case on so many threads."""
    batch, m, n, k = case.sizes
    pes = workgroups(operator.problem.device, m, n, k, threads, batch, case.elements)
    told = batch if operator.counts_batches else 1
    chosen = tuple(map(int, select(operator.problem, m, n, k, pes, told)))
    alone: list[tuple[float, Plan]] = []
    if "I" in how.patterns:
        alone = sorted((timed(plan, how.once_ms), plan) for plan in _plans(operator, "I", case, pes, how.within))
    mixed: list[tuple[float, Plan]] = []
    if "II" in how.patterns:
        firsts = {plan[_FIRST] for _, plan in alone[: how.firsts]} or range(len(operator.problem.library.micro_kernels))
        both = (p for p in _plans(operator, "II", case, pes, how.within) if p[_FIRST] in firsts and p[_FIRST + 1] >= 0)
        mixed = [(timed(plan, how.once_ms), plan) for plan in both]
    finalists = {plan for _, plan in sorted(alone + mixed)[: how.finalists]} | {chosen}
    rounds: dict[Plan, list[float]] = {plan: [] for plan in sorted(finalists)}
    for _ in range(how.rounds):
        for plan, times in rounds.items():
            times.append(timed(plan, how.ms))
    medians = {plan: statistics.median(times) for plan, times in rounds.items()}
    best = min(medians, key=lambda plan: medians[plan])
    return Found(chosen, best, medians[chosen] * 1e6, medians[best] * 1e6)


def _plans(operator: Operator, pattern: str, case: Case, pes: int, within: float) -> Iterable[Plan]:
    """The programs of a pattern that the cost model does not rule out."""
    problem = replace(operator.problem, patterns={pattern: PATTERNS[pattern]}, numbers={})
    sizes = (*case.sizes[1:], pes)
    priced = [(predict(problem, plan, *sizes), plan) for plan in programs(problem, *sizes)]
    most = within * min(cost for cost, _ in priced)
    return [plan for cost, plan in priced if cost <= most]
