"""One case, all competitors in turn (`rounds`): times, spreads, correctness, what failed.

Cases that stay unsteady are marked (`figures.finish`). A short case's turns are followed by turns on an empty call.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from dynmlir.bench.cases import Case
from dynmlir.bench.operands import Reference, reference_of, write_operands
from dynmlir.bench.peers import TRIVIAL
from dynmlir.bench.rounds import Effort, in_turn
from dynmlir.bench.workers import CannotError, Worker, WorkerError

Row = dict[str, Any]


class Checks:
    """Operands of a case, and what its results must be: all of them, in float64."""

    def operands(self, case: Case, scratch: Path) -> tuple[np.ndarray, np.ndarray]:
        return write_operands(case, scratch)

    def reference(self, case: Case, a: np.ndarray, b: np.ndarray) -> Reference:
        return reference_of(case, a, b)


@dataclass
class Table:
    """Who sits at it: the workers, the variants that are wanted, where operands are handed over."""

    workers: Sequence[Worker]
    variants: Collection[str]
    scratch: Path
    #: the worker that measures the machine; None where there is none.
    prober: Worker | None
    checks: Checks = field(default_factory=Checks)

    def probe(self, ms: float = 5) -> float:
        """GFLOP/s of register-only multiply-adds just now; NaN where nobody can tell."""
        return float(self.prober.ask("peak", ms)[0]) if self.prober else float("nan")


def run_case(case: Case, table: Table, effort: Effort, turn: Callable[..., tuple[float, float]] | None = None) -> Row:
    """The row of results of a case, times in microseconds; `turn` in the place of take_turn."""
    row: Row = {}
    probes: list[float] = []
    there = check(case, table, row)
    turns = {variant: partial(turn or take_turn, worker, variant, effort.ms) for worker, variant in there}
    made = in_turn(turns, effort, lambda: probes.append(table.probe()))
    return case.known() | {"probe_gflops": statistics.median(probes)} | row | made.row()


@dataclass
class Beside:
    """An empty call that is timed by the same worker right after each turn on a case.

    A machine that others use, too, makes calls half as long again for tenths of a second at a time. The median of the
    differences is what a case takes beyond the call, whichever moment each turn was in.
    """

    case: Case
    empty: Case
    #: of the operands of each.
    folders: tuple[Path, Path]
    #: who -> seconds between each turn and the empty call after it.
    more: dict[str, list[float]] = field(default_factory=dict)
    #: the same beside the call of a module that does next to nothing.
    more_than_trivial: dict[str, list[float]] = field(default_factory=dict)

    def turn(self, worker: Worker, variant: str, ms: float) -> tuple[float, float]:
        """Median and least seconds of the case, which is loaded again. Raises WorkerError."""
        timed = take_turn(worker, variant, ms)
        with suppress(WorkerError):  # an empty call that it does not make
            named = worker.reload(self.empty, self.folders[1])
            for base, more in ((variant, self.more), (TRIVIAL, self.more_than_trivial)):
                if base in named:
                    more.setdefault(variant, []).append(timed[0] - take_turn(worker, base, ms)[0])
        worker.reload(self.case, self.folders[0])
        return timed

    def overhead(self, row: Row) -> dict[str, float]:
        """who -> microseconds of its empty call: what is left of its time; of two kinds of empty calls the lesser.

        A module that has its B already makes no empty call but that of the module that does next to nothing.
        """
        found = {}
        for who in dict.fromkeys((*self.more, *self.more_than_trivial)):
            if f"us.{who}" in row:
                made = filter(None, (self.more.get(who), self.more_than_trivial.get(who)))
                found[who] = row[f"us.{who}"] - max(map(statistics.median, made)) * 1e6
        return found


def run_beside(case: Case, empty: Case, table: Table, effort: Effort) -> tuple[Row, dict[str, float]]:
    """As run_case, and who -> microseconds of its empty call in the same moments."""
    folders = table.scratch / "case", table.scratch / "empty"
    for folder in folders:
        folder.mkdir(exist_ok=True)
    write_operands(empty, folders[1])
    beside = Beside(case, empty, folders)
    row = run_case(case, replace(table, scratch=folders[0]), effort, beside.turn)
    return row, beside.overhead(row)


def take_turn(worker: Worker, variant: str, ms: float) -> tuple[float, float]:
    """Median and least seconds. Raises WorkerError."""
    median, least, _ = worker.ask("time", variant, ms)
    return float(median), float(least)


def check(case: Case, table: Table, row: Row) -> list[tuple[Worker, str]]:
    """Loads the case everywhere and checks every result -> (worker, variant) of all that can be timed."""
    a, b = table.checks.operands(case, table.scratch)
    turns, out = [], table.scratch / "C"
    reference = table.checks.reference(case, a, b)
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
