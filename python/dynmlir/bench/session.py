"""A run on one number of threads: workers started, limits and empty calls measured, then case after case."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any

from dynmlir.backend import iree_compile
from dynmlir.bench.figures import OVERHEAD, finish
from dynmlir.bench.machine import Limits, measure_limits, stated_limits
from dynmlir.bench.oracle import Search, find_oracle
from dynmlir.bench.peers import SUBJECT, TRIVIAL, Installed
from dynmlir.bench.planned import Planned
from dynmlir.bench.sources import FUNCTION, IREE
from dynmlir.bench.suite import Case
from dynmlir.bench.turns import Effort, Row, Table, run_case
from dynmlir.bench.workers import Setting, Worker, WorkerError
from dynmlir.diagnostics import DynmlirError
from dynmlir.explain.operator import Operator

#: Calls with next to nothing to do.
EMPTY_CALLS = ((1, 1, 1), (8, 32, 16))
ORACLE = "-oracle"
WORKER = Path(__file__).with_name("worker.py")


@dataclass(frozen=True)
class Subject:
    """dynmlir's side: the module as a user gets it, one with functions that run a given plan, what both decide from.

    Without the first, the chosen plan is what the second is asked to run.
    """

    module: bytes | None
    #: the function of the module that is called.
    function: str = FUNCTION
    debug: bytes | None = None
    operator: Operator | None = None


@dataclass
class Session:
    """Use it as a context: workers end with it."""

    installed: Installed
    subject: Subject
    how: Setting
    effort: Effort
    search: Search | None
    scratch: Path = field(init=False)
    workers: list[Worker] = field(default_factory=list)
    limits: Limits = field(init=False)
    overhead: list[Row] = field(default_factory=list)

    def __enter__(self) -> Session:
        with suppress(OSError):  # files in memory, where there is such a place
            self.scratch = Path(tempfile.mkdtemp(dir="/dev/shm"))
        if not hasattr(self, "scratch"):
            self.scratch = Path(tempfile.mkdtemp())
        try:
            self._start()
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._end()

    def _end(self) -> None:
        for worker in self.workers:
            worker.stop()
        shutil.rmtree(self.scratch, ignore_errors=True)

    def _start(self) -> None:
        runners = {peer.runner for peer in self.installed.peers}
        server = None
        if self.installed.server is not None:
            server = self._add("server", [self.installed.server])
        self.iree = self._add("iree", [sys.executable, "-P", WORKER, "iree", self.how.threads, *self._modules(runners)])
        for peer in self.installed.peers:
            if peer.runner == "python":
                self._add(peer.name, [self.installed.python, "-P", WORKER, peer.name, self.how.threads])
        if server is not None:
            self.limits = measure_limits(server, self.effort.rounds < Effort.rounds)
        else:
            assert self.subject.operator is not None
            self.limits = stated_limits(self.subject.operator.problem.device, self.how.threads)
        timed: list[Any] = [w for w in self.workers if w is not server or "server" in runners]
        if self.subject.module is None:
            assert self.subject.operator is not None
            timed.insert(
                timed.index(self.iree) + 1, Planned(self.iree, ORACLE, self.subject.operator, self.how.threads)
            )
        self.table = Table(timed, self.installed.variants, self.scratch, server)
        self._measure_overhead()

    def _add(self, label: str, argv: Sequence[object]) -> Worker:
        worker = Worker(label, [str(word) for word in argv], self.how)
        self.workers.append(worker)
        return worker

    def _modules(self, runners: set[str]) -> list[str]:
        """What the IREE worker loads: LABEL=PATH:FUNCTION."""
        held: dict[str, tuple[bytes, str]] = {}
        if self.subject.module is not None:
            held[SUBJECT] = self.subject.module, self.subject.function
        for label, text in IREE.items():
            if label == TRIVIAL or "iree" in runners:
                held[label] = iree_compile(text), FUNCTION
        if self.subject.debug is not None and (self.search is not None or self.subject.module is None):
            held[ORACLE] = self.subject.debug, self.subject.function
        for label, (module, _) in held.items():
            (self.scratch / f"{label}.vmfb").write_bytes(module)
        return [f"{label}={self.scratch / f'{label}.vmfb'}:{function}" for label, (_, function) in held.items()]

    def _measure_overhead(self) -> None:
        for m, n, k in EMPTY_CALLS:
            case = Case(f"overhead.{m}x{n}x{k}", OVERHEAD, m, n, k, "B")
            self.overhead.append(run_case(case, self.table, Effort(5, 5, self.effort.ms)))
        if self.subject.module is not None and f"us.{SUBJECT}" not in self.overhead[0]:
            why = self.overhead[0].get(f"failed.{SUBJECT}") or self.overhead[0].get("failed.iree") or "no answer"
            raise DynmlirError(f"the module does not run at 1x1x1: {why}", "dynmlir-bench")

    @property
    def empty(self) -> dict[str, float]:
        """who -> microseconds of its empty call."""
        return {c.removeprefix("us."): v for c, v in self.overhead[0].items() if c.startswith("us.")}

    def measure(self, case: Case) -> Row:
        """All competitors on one case, and the oracle."""
        row = finish(run_case(case, self.table, self.effort), self.empty, self.limits)
        if self.search is not None and self.subject.operator is not None and self.subject.debug is not None:
            row |= self._oracle(case)
        return row

    def _oracle(self, case: Case) -> Row:
        operator, search = self.subject.operator, self.search
        assert operator is not None and search is not None

        def timed(plan: tuple[int, ...], ms: float) -> float:
            return float(self.iree.ask("plan", ORACLE, f"{operator.name}_forced", ms, *plan)[0])

        try:
            found = find_oracle(operator, case, self.how.threads, timed, search)
        except WorkerError as error:
            return {"failed.oracle": str(error)}
        return {
            "oracle_us": found.best_us,
            "oracle_chosen_us": found.chosen_us,
            "oracle_share": found.share,
            "oracle_plan": " ".join(map(str, found.best)),
        }
