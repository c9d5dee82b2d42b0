"""One case, all competitors in turn, round after round: medians, spreads, correctness, what failed.

A time is the median over rounds of the median inside a turn. Rounds are added while one differs from the others;
cases that stay unsteady are marked (`figures.finish`).
"""

from __future__ import annotations

import statistics
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dynmlir.bench.cases import Case
from dynmlir.bench.operands import reference_of, write_operands
from dynmlir.bench.peers import TRIVIAL
from dynmlir.bench.workers import CannotError, Worker, WorkerError

#: Spread between rounds above which there is one more, and the factor within which a competitor matters.
WIDE, NEAR = 0.1, 1.3
#: Peers that are slower than the fastest by this factor are timed once.
HOPELESS = 10
Row = dict[str, Any]


@dataclass(frozen=True)
class Effort:
    """How long is measured: rounds, the most of them, milliseconds of a turn."""

    rounds: int = 3
    most_rounds: int = 6
    ms: float = 60


QUICK = Effort(2, 3, 12)


@dataclass
class Table:
    """Who sits at it: the workers, the variants that are wanted, where operands are handed over."""

    workers: Sequence[Worker]
    variants: Collection[str]
    scratch: Path
    #: the worker that measures the machine; None where there is none.
    prober: Worker | None

    def probe(self, ms: float = 5) -> float:
        """GFLOP/s of register-only multiply-adds just now; NaN where nobody can tell."""
        return float(self.prober.ask("peak", ms)[0]) if self.prober else float("nan")


def run_case(case: Case, table: Table, effort: Effort) -> Row:
    """The row of results of a case, times in microseconds."""
    row: Row = {}
    turns = check(case, table, row)
    times: dict[str, list[tuple[float, float]]] = {variant: [] for _, variant in turns}
    probes: list[float] = []
    while len(probes) < effort.rounds or (len(probes) < effort.most_rounds and unrest(times) > WIDE):
        probes.append(table.probe())
        for worker, variant in (turn for turn in turns if not hopeless(turn[1], times)):
            _take_turn(worker, variant, effort.ms, times, row)
    for variant, seen in times.items():
        if seen:
            row[f"us.{variant}"] = statistics.median(t[0] for t in seen) * 1e6
            row[f"min.{variant}"] = min(t[1] for t in seen) * 1e6
            row[f"spread.{variant}"] = spread(seen)
    return (
        case.known() | {"rounds": len(probes), "unrest": unrest(times), "probe_gflops": statistics.median(probes)} | row
    )


def _take_turn(worker: Worker, variant: str, ms: float, times: dict[str, list[tuple[float, float]]], row: Row) -> None:
    if f"failed.{variant}" in row:
        return
    try:
        median, least, _ = worker.ask("time", variant, ms)
        times[variant].append((float(median), float(least)))
    except WorkerError as error:
        row[f"failed.{variant}"] = str(error)
        times[variant].clear()


def hopeless(variant: str, times: dict[str, list[tuple[float, float]]]) -> bool:
    """Whether a peer has been timed, and is slower than the fastest beyond what another round could change."""
    fastest = min((seen[0][0] for seen in times.values() if seen), default=0.0)
    return variant[0] != "@" and bool(times[variant]) and times[variant][0][0] > HOPELESS * fastest


def unrest(times: dict[str, list[tuple[float, float]]]) -> float:
    """The largest spread of those that matter: the subjects, and whoever is near the fastest."""
    middle = {v: statistics.median(t[0] for t in seen) for v, seen in times.items() if seen}
    near = [v for v in middle if v[0] == "@" or middle[v] < NEAR * min(middle.values())]
    return max((spread(times[v]) for v in near), default=0.0)


def spread(times: Sequence[tuple[float, float]]) -> float:
    """Range of the rounds' medians over their median, without the outermost quarter on each side."""
    ordered = sorted(median for median, _ in times)
    cut = len(ordered) // 4
    return (ordered[len(ordered) - 1 - cut] - ordered[cut]) / statistics.median(ordered)


def check(case: Case, table: Table, row: Row) -> list[tuple[Worker, str]]:
    """Loads the case everywhere and checks every result -> (worker, variant) of all that can be timed."""
    a, b = write_operands(case, table.scratch)
    turns, out = [], table.scratch / "C"
    reference = reference_of(case, a, b)
    for worker in table.workers:
        try:
            named = worker.take(case, table.scratch)
            expected = worker.expected(reference, table.scratch) if named else reference
        except CannotError as error:
            row[f"cannot.{worker.label}"] = str(error)
            continue
        except WorkerError as error:
            row[f"failed.{worker.label}"] = str(error)
            continue
        for variant in named:
            if variant[0] != "@" and variant not in table.variants and variant != TRIVIAL:
                continue
            try:
                _, *rounding = worker.ask("dump", variant, out)
            except WorkerError as error:
                row[f"failed.{variant}"] = str(error)
                continue
            if variant != TRIVIAL:
                wrong, bound = expected.error(out), expected.bound + sum(map(float, rounding))
                row |= {f"err.{variant}": wrong, f"bad.{variant}": "" if wrong <= bound else "WRONG"}
            turns.append((worker, variant))
    return [(worker, variant) for worker, variant in turns if f"failed.{worker.label}" not in row]
