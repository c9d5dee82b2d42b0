"""The subject of dynmlir-explain: an operator of any module, run by the plan that its dispatch function chooses."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from dynmlir.bench.cases import Case
from dynmlir.bench.forms import Form
from dynmlir.bench.operands import ExactReference, FinishedReference, Reference
from dynmlir.bench.operators import told_of
from dynmlir.bench.peers import SUBJECT
from dynmlir.bench.worker.operands import dtype_of
from dynmlir.bench.workers import Worker, WorkerError
from dynmlir.costmodel import select
from dynmlir.costmodel.workgroups import workgroups
from dynmlir.explain.operator import Operator


def views_of(case: Case, operator: Operator) -> tuple[str, ...]:
    """How the functions of plans of an operator take a case's operands (worker/modules.py)."""
    letters = operator.contraction.on_matrices.operands
    a, b, c = case.views(letters)
    result = f"{operator.stored}:{c.partition(':')[2]}" if operator.stored else c
    sizes = dict(zip(letters[2], c.partition(":")[2].split("x"), strict=True))
    extras = (f"{t}:{'x'.join(sizes[x] if x in dims else '1' for x in letters[2])}" for dims, t in operator.extras)
    return (a, f"panels:{operator.panel}" if operator.panel else b, result, *extras)


class Planned:
    """Sits at the table as a worker, and passes its turns on to the one that has the module."""

    label = "dynmlir"

    def __init__(self, worker: Worker, module: str, operator: Operator, forms: Sequence[Form], threads: int):
        self._worker, self._operator, self._forms, self._threads = worker, operator, forms, threads
        self._module, self._function = module, operator.forced_name
        self._plan: tuple[int, ...] = ()

    def take(self, case: Case, folder: Path) -> list[str]:
        """After the worker has loaded a case: what is to be timed of it. Raises WorkerError."""
        if case.form not in self._forms:
            return []
        batch, *sizes = case.sizes
        known = [self._operator.static.get(size) for size in ("m", "n", "k")]
        if any(static not in (None, size) for static, size in zip(known, sizes, strict=True)):
            return []  # an empty call of sizes that it does not have
        m, n, k = sizes
        pes = workgroups(self._operator.problem.device, m, n, k, self._threads, batch, case.elements)
        told = told_of(case, self._operator)
        self._plan = tuple(map(int, select(self._operator.problem, m, n, k, pes, *told)))
        self._worker.ask("views", *views_of(case, self._operator))
        return [SUBJECT]

    def reload(self, case: Case, folder: Path) -> list[str]:
        """The same where the worker has another case. Raises WorkerError."""
        self._worker.take(case, folder)
        return self.take(case, folder)

    def expected(self, product: Reference, folder: Path) -> Reference:
        """What its results must be, given what the product alone is. Raises WorkerError."""
        if not self._operator.epilogue:
            return product
        assert isinstance(product, ExactReference)  # as all are on CPUs
        given, made = folder / "finish_in", folder / "finish_out"
        kind = dtype_of(self._operator.stored) if self._operator.stored else product.kind

        def finish(c: np.ndarray) -> np.ndarray:
            c.tofile(given)
            self._worker.ask("finish", self._module, self._operator.finish_name, given, made)
            return np.fromfile(made, kind).reshape(c.shape)

        return FinishedReference(product, finish)

    def ask(self, command: str, *words: object) -> list[str]:
        """`dump`, `time`. Raises WorkerError."""
        if command == "dump":
            return self._worker.ask("plandump", self._module, self._function, words[1], *self._plan)
        if command == "time":
            return self._worker.ask("plan", self._module, self._function, words[1], *self._plan)
        raise WorkerError(f"does not know {command}")
