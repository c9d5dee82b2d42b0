"""The subject of dynmlir-explain: an operator of any module, run by the plan that its dispatch function chooses."""

from __future__ import annotations

from pathlib import Path

from dynmlir.bench.cases import Case
from dynmlir.bench.forms import Form
from dynmlir.bench.peers import SUBJECT
from dynmlir.bench.workers import Worker, WorkerError
from dynmlir.costmodel import select
from dynmlir.costmodel.workgroups import workgroups
from dynmlir.explain.operator import Operator


class Planned:
    """Sits at the table as a worker, and passes its turns on to the one that has the module."""

    label = "dynmlir"

    def __init__(self, worker: Worker, module: str, operator: Operator, form: Form, threads: int):
        self._worker, self._operator, self._form, self._threads = worker, operator, form, threads
        self._named = (module, f"{operator.name}_forced")
        self._plan: tuple[int, ...] = ()

    def take(self, case: Case, folder: Path) -> list[str]:
        """After the worker has loaded a case: what is to be timed of it. Raises WorkerError."""
        if case.form != self._form:
            return []
        batch, *sizes = case.sizes
        known = [self._operator.static.get(size) for size in ("m", "n", "k")]
        if any(static not in (None, size) for static, size in zip(known, sizes, strict=True)):
            return []  # an empty call of sizes that it does not have
        m, n, k = sizes
        pes = workgroups(self._operator.problem.device, m, n, k, self._threads, batch, case.elements)
        self._plan = tuple(map(int, select(self._operator.problem, m, n, k, pes)))
        self._worker.ask("views", *case.views(self._operator.contraction.operands))
        return [SUBJECT]

    def ask(self, command: str, *words: object) -> list[str]:
        """`dump`, `time`. Raises WorkerError."""
        if command == "dump":
            return self._worker.ask("plandump", *self._named, words[1], *self._plan)
        if command == "time":
            return self._worker.ask("plan", *self._named, words[1], *self._plan)
        raise WorkerError(f"does not know {command}")
