"""How close the chosen program of a case comes to the oracle's: the best by measurement over a library.

That is the library which the program was chosen from, or one of more micro-kernels: the candidates that it was kept of.
The space is Pattern I, III behind whole vectors where selection tries that, and II where there is time for it (both
with the first kernels that were fastest alone), with the cuts of the documented rule and every micro-kernel; programs
that the cost model prices at more than `within` times the cheapest are left out. All are timed once, the finalists and
the chosen one then in turn. The one of the least median is the oracle's if it keeps its lead beside the chosen one
alone, in turn again: the share is the median of their ratios. (The least of many medians is the luckiest one's, and
memory that others use, too, is faster one moment than the next.)
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from dynmlir.bench.cases import Case
from dynmlir.bench.operators import told_of
from dynmlir.costmodel import Problem, predict, programs, select
from dynmlir.costmodel.programs import programs_behind_vectors
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

    patterns: tuple[str, ...] = ("I", "III", "II")
    #: first kernels of Patterns II and III, those that are timed again, how often, milliseconds of each timing.
    firsts: int = 8
    finalists: int = 6
    rounds: int = 9
    once_ms: float = 2
    ms: float = 10
    #: the dearest prediction that is looked at, in units of the cheapest.
    within: float = 2.0


QUICK = Search(("I", "III"), finalists=3, rounds=5, once_ms=1, ms=3)


@dataclass(frozen=True)
class Programs:
    """What an operator can be run by: any plan over its library."""

    operator: Operator
    timed: Timer


@dataclass(frozen=True)
class Found:
    chosen: Plan
    best: Plan
    #: micro-kernels of their regions.
    kernels: tuple[str, ...]
    best_kernels: tuple[str, ...]
    #: microseconds.
    chosen_us: float
    #: the best one's time over the chosen one's.
    share: float


def find_oracle(chooser: Programs, case: Case, threads: int, how: Search, among: Programs | None = None) -> Found:
    """The oracle of a case on so many threads, for what `chooser` chooses; `among` the programs of another library."""
    batch, m, n, k = case.sizes
    operator, searched = chooser.operator, among or chooser
    pes = workgroups(operator.problem.device, m, n, k, threads, batch, case.elements)
    told = told_of(case, operator)
    chosen = (chooser, tuple(map(int, select(operator.problem, m, n, k, pes, *told))))
    finalists = [chosen]
    for plan in _fastest(searched, case, pes, how)[: how.finalists]:
        if (searched, plan) != chosen:
            finalists.append((searched, plan))
    rounds: list[list[float]] = [[] for _ in finalists]
    for _ in range(how.rounds):
        for (programs_of, plan), times in zip(finalists, rounds, strict=True):
            times.append(programs_of.timed(plan, how.ms))
    medians = [statistics.median(times) for times in rounds]
    owner, plan = best = finalists[medians.index(min(medians))]
    pairs = [_pair(chosen, best, how.ms, i % 2) for i in range(0 if best == chosen else how.rounds)]
    share = statistics.median(lesser / taken for taken, lesser in pairs) if pairs else 1.0
    if share >= 1:
        owner, plan, share = *chosen, 1.0
    taken = statistics.median([medians[0], *(taken for taken, _ in pairs)])
    return Found(chosen[1], plan, _names(operator, chosen[1]), _names(owner.operator, plan), taken * 1e6, share)


def _pair(chosen: tuple[Programs, Plan], best: tuple[Programs, Plan], ms: float, swapped: int) -> tuple[float, float]:
    """Seconds of both, one right after the other."""
    order = (best, chosen) if swapped else (chosen, best)
    first, second = (programs_of.timed(plan, ms) for programs_of, plan in order)
    return (second, first) if swapped else (first, second)


def _fastest(searched: Programs, case: Case, pes: int, how: Search) -> list[Plan]:
    """Programs that are worth a look, by one timing of each."""
    operator = searched.operator
    alone: list[tuple[float, Plan]] = []
    if "I" in how.patterns:
        some = _plans(operator, "I", case, pes, how.within)
        alone = sorted((searched.timed(plan, how.once_ms), plan) for plan in some)
    firsts = {plan[_FIRST] for _, plan in alone[: how.firsts]} or range(len(operator.problem.library.micro_kernels))
    mixed: list[Plan] = []
    if "II" in how.patterns:
        mixed += (p for p in _plans(operator, "II", case, pes, how.within) if p[_FIRST + 1] >= 0)
    if "III" in how.patterns:
        mixed += _behind_vectors(operator, case, pes, how.within)
    both = [(searched.timed(plan, how.once_ms), plan) for plan in mixed if plan[_FIRST] in firsts]
    return [plan for _, plan in sorted(alone + both)]


def _names(operator: Operator, plan: Plan) -> tuple[str, ...]:
    """The micro-kernels of a plan's regions."""
    kernels = operator.problem.library.micro_kernels
    return tuple(kernels[index].name for index in plan[_FIRST:] if index >= 0)


def _plans(operator: Operator, pattern: str, case: Case, pes: int, within: float) -> Iterable[Plan]:
    """The programs of a pattern that the cost model does not rule out."""
    problem = replace(operator.problem, patterns={pattern: PATTERNS[pattern]}, numbers={})
    return _within(problem, programs(problem, *case.sizes[1:], pes), case, operator, pes, within)


def _behind_vectors(operator: Operator, case: Case, pes: int, within: float) -> Iterable[Plan]:
    """Those with a cut behind the last whole vector, where selection tries it."""
    told = told_of(case, operator)
    plans = programs_behind_vectors(operator.problem, *case.sizes[1:], pes, *told)
    return _within(operator.problem, plans, case, operator, pes, within)


def _within(
    problem: Problem, plans: Iterable[Plan], case: Case, operator: Operator, pes: int, within: float
) -> list[Plan]:
    """Plans that are priced at up to so many times the cheapest."""
    sizes, told = (*case.sizes[1:], pes), told_of(case, operator)
    priced = [(predict(problem, plan, *sizes, *told), plan) for plan in plans]
    most = within * min((cost for cost, _ in priced), default=0)
    return [plan for cost, plan in priced if cost <= most]
