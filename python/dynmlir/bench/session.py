"""A run on one number of threads: workers started, limits and empty calls measured, then case after case."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from dynmlir.backend.iree import iree_compile
from dynmlir.bench.cases import Case, Product
from dynmlir.bench.contractions import Contracted, ContractionForm
from dynmlir.bench.convolutions import Convolution, ConvolutionForm
from dynmlir.bench.figures import OVERHEAD, finish
from dynmlir.bench.forms import PLAIN, Form, ProductForm
from dynmlir.bench.machine import Limits, measure_limits, stated_limits
from dynmlir.bench.oracle import Programs, Search, find_oracle
from dynmlir.bench.peers import CONSTANT, SUBJECT, TRIVIAL, Installed
from dynmlir.bench.planned import Planned, views_of
from dynmlir.bench.rounds import Effort
from dynmlir.bench.sources import SUM, source_of
from dynmlir.bench.turns import Row, Table, run_beside, run_case
from dynmlir.bench.workers import Setting, WorkerError
from dynmlir.bench.workplace import WORKER, Workplace, times
from dynmlir.diagnostics import DynmlirError
from dynmlir.explain.operator import Operator

ORACLE, CANDIDATES = "-oracle", "-candidates"
#: What the label of a module that gets B when it is loaded begins with.
WITH_WEIGHTS = "+"
#: Microseconds at the roofline up to which a case is mostly the call, and rounds of it, each beside an empty call.
SHORT_US, SHORT_ROUNDS = 20, 9


@dataclass(frozen=True)
class Candidates:
    """A library of more micro-kernels than dynmlir's side has, for the oracle to search."""

    #: its module that runs a given plan, and its operators by the function of their form.
    debug: bytes
    operators: Mapping[str, Operator]


@dataclass(frozen=True)
class Subject:
    """dynmlir's side: the module as a user gets it, one with functions that run a given plan, what both decide from.

    Without the first, the chosen plan is what the second is asked to run.
    """

    module: bytes | None
    #: what is measured of it: each a function of the module.
    forms: tuple[Form, ...] = (PLAIN,)
    debug: bytes | None = None
    #: by the function of their form.
    operators: Mapping[str, Operator] = field(default_factory=dict)
    #: A form, N and K to the module that knows B when it is loaded; None: constant weights are not measured.
    constant: Callable[[ProductForm, int, int], bytes] | None = None
    #: what the oracle searches instead of its own library.
    candidates: Candidates | None = None


@dataclass
class Session(Workplace):
    """On CPUs."""

    installed: Installed
    subject: Subject
    how: Setting
    effort: Effort
    search: Search | None

    @property
    def place(self) -> str:
        return f"{self.how.threads} thread(s) on CPU {', '.join(map(str, self.how.cpus))}"

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
            self.limits = stated_limits(self._some_operator.problem.device, self.how.threads)
        timed: list[Any] = [w for w in self.workers if w is not server or "server" in runners]
        if self.subject.module is None:
            planned = Planned(self.iree, ORACLE, self._some_operator, self.subject.forms, self.how.threads)
            timed.insert(timed.index(self.iree) + 1, planned)
        self.table = Table(timed, self.installed.variants, self.scratch, server)
        self._measure_overhead()
        if any(f"{ORACLE}=" in word for word in self.iree.argv):
            self.selection = {function: self._selects(op) for function, op in self.subject.operators.items()}

    def _selects(self, operator: Operator) -> float:
        asked = (ORACLE, f"{operator.name}_plan_loop", self.effort.ms, self.how.threads)
        try:
            return 1e6 * float(self.iree.ask("select", *asked)[1])
        except WorkerError:
            return float("nan")  # a given module need not have it

    @property
    def _some_operator(self) -> Operator:
        return next(iter(self.subject.operators.values()))

    def _modules(self, runners: set[str]) -> list[str]:
        """What the IREE worker loads: LABEL=PATH."""
        held = {TRIVIAL: iree_compile(SUM)}
        if self.subject.module is not None:
            held[SUBJECT] = self.subject.module
        if "iree" in runners:
            held["iree"] = iree_compile(source_of(self.subject.forms))
        if self.subject.debug is not None and (self.search is not None or self.subject.module is None):
            held[ORACLE] = self.subject.debug
        if self.subject.candidates is not None and self.search is not None:
            held[CANDIDATES] = self.subject.candidates.debug
        for label, module in held.items():
            (self.scratch / f"{label}.vmfb").write_bytes(module)
        words = [f"{label}={self.scratch / f'{label}.vmfb'}" for label in held]
        return [*words, f"{WITH_WEIGHTS}{CONSTANT}={self._constant}"]

    @property
    def _constant(self) -> Path:
        """The folder of the module that knows B of a case, which is there while the case is; its name is B's sizes."""
        return self.scratch / CONSTANT

    def _measure_overhead(self) -> None:
        """Empty calls of every form; the plain one's first, with that of a trivial function."""
        for form in dict.fromkeys((PLAIN, *self.subject.forms)):
            for case in empty_calls(form)[: None if form in self.subject.forms else 1]:
                row = run_case(case, self.table, Effort(5, 5, self.effort.ms))
                self.overhead.append(row)
                if self.subject.module is not None and form in self.subject.forms and f"us.{SUBJECT}" not in row:
                    why = row.get(f"failed.{SUBJECT}") or row.get("failed.iree") or "no answer"
                    text = f"@{form.function} of the module does not run at {case.text}: {why}"
                    raise DynmlirError(text, "dynmlir-bench")

    def empty_of(self, form: Form) -> dict[str, float]:
        """who -> microseconds of its empty call of a form."""
        (row, *_) = [row for row in self.overhead if row["name"].startswith(f"overhead.{form.function}.")]
        return {who: us for who, us in self.empty.items() if who == TRIVIAL} | times(row)

    def measure(self, case: Case) -> Row:
        """All competitors on one case, and the oracle."""
        row, beside = self._timed(case)
        about = self._explored(case)
        empty = {who: us for who, us in self.empty_of(case.form).items() if who != TRIVIAL or not beside}
        row = finish(row, empty | beside, self.limits) | about
        return row | {f"empty.{who}": us for who, us in beside.items()}

    def _explored(self, case: Case) -> Row:
        """What only dynmlir says of a case that is loaded: what dynmlir-explain calls it, its oracle."""
        operator = self.subject.operators.get(case.form.function)
        if operator is None:
            return {}
        shape = {"shape": shape_text(case.views(operator.contraction.on_matrices.operands))}
        searched = self.search is not None and self.subject.debug is not None
        return shape | (self._oracle(case, operator) if searched else {})

    def _timed(self, case: Case) -> tuple[Row, dict[str, float]]:
        """The times of a case; of a short one, who -> microseconds of its empty call in the same moments."""
        with_weights = self.subject.constant if case.const_operand == "B" else None
        if (
            with_weights is not None
            and isinstance(case.form, ProductForm)
            and case.form == ProductForm(case.form.types)
        ):
            _, _, n, k = case.sizes
            self._constant.mkdir(exist_ok=True)
            (self._constant / f"{k}x{n}.vmfb").write_bytes(with_weights(case.form, n, k))
        try:
            if roof_us(case, self.limits) >= SHORT_US:
                return run_case(case, self.table, self.effort), {}
            return run_beside(case, empty_calls(case.form)[0], self.table, replace(self.effort, rounds=SHORT_ROUNDS))
        finally:
            shutil.rmtree(self._constant, ignore_errors=True)

    def _oracle(self, case: Case, operator: Operator) -> Row:
        assert self.search is not None
        try:
            self.iree.ask("views", *views_of(case, operator))
            own, among = self._programs(ORACLE, operator), self._candidates(case)
            found = find_oracle(own, case, self.how.threads, self.search, among)
        except WorkerError as error:
            return {"failed.oracle": str(error)}
        return {
            "oracle_us": found.share * found.chosen_us,
            "oracle_chosen_us": found.chosen_us,
            "oracle_share": found.share,
            "oracle_plan": " ".join(map(str, found.best)),
            "oracle_kernels": " ".join(found.best_kernels),
            "kernels": " ".join(found.kernels),
            "oracle_of": size_of(among or own),
            "library_size": size_of(own),
        }

    def _candidates(self, case: Case) -> Programs | None:
        """What else the oracle of a case searches."""
        held = self.subject.candidates
        return self._programs(CANDIDATES, held.operators[case.form.function]) if held else None

    def _programs(self, module: str, operator: Operator) -> Programs:
        def timed(plan: tuple[int, ...], ms: float) -> float:
            return float(self.iree.ask("plan", module, operator.forced_name, ms, *plan)[0])

        return Programs(operator, timed)


def size_of(programs: Programs) -> int:
    """Micro-kernels."""
    return len(programs.operator.problem.library.micro_kernels)


def roof_us(case: Case, limits: Limits) -> float:
    """Microseconds of a case at the peak, or at the bandwidth that its bytes have."""
    known = case.known()
    compute, memory = limits.peak_of(known["types"]), limits.near(known["bytes"])
    return max(known["flops"] / compute, known["bytes"] / memory) * 1e-3


def empty_calls(form: Form) -> list[Case]:
    """Cases of a form with next to nothing to do; batches and groups of two. The first is the least."""
    if isinstance(form, ConvolutionForm):
        return [_empty_convolution(form)]
    if isinstance(form, ContractionForm):
        ones = tuple((x, 1) for x in dict.fromkeys("".join(form.letters)))
        return [Contracted(f"overhead.{form.function}.1", OVERHEAD, form.letters, ones, types=form.types)]
    assert isinstance(form, ProductForm)
    return [_empty_product(form, *sizes) for sizes in ((1, 1, 1), (8, 32, 16))]


def _empty_product(form: ProductForm, m: int, n: int, k: int) -> Product:
    name = f"overhead.{form.function}.{m}x{n}x{k}"
    batch = 2 if form.batched else 1
    return Product(name, OVERHEAD, m, n, k, batch, form.layout, const_operand="B", types=form.types)


def _empty_convolution(form: ConvolutionForm) -> Convolution:
    """As few places of the window as there can be."""
    w, groups = form.window, 2 if form.groups else 1
    sides = zip((w.rows, w.cols), w.pads, w.dilations, strict=True)
    rows, cols = (max(1, rate * (taps - 1) + 1 - 2 * pad) for taps, pad, rate in sides)
    name = f"overhead.{form.function}.1x1"
    channels = 2 * groups if form.groups == "grouped" else groups
    sizes = (1, channels, rows, cols, groups, w, groups, form.layout)
    return Convolution(name, OVERHEAD, *sizes, const_operand="B", types=form.types)


def shape_text(views: Sequence[str]) -> str:
    """What dynmlir-explain's --shape takes: A=2x3,B=3x4."""
    return ",".join(f"{name}={view.partition(':')[2]}" for name, view in zip("AB", views, strict=False))
