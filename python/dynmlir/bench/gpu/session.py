"""A run on the GPU of this machine, of what was prepared (carried.py). Needs Python and NumPy.

Kernels of dynmlir's and cuBLAS are one worker, by the clock of the GPU; whole calls of dynmlir's module and of IREE's
own are another, by the clock of the host, where IREE's runtime is.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass

from dynmlir.bench.cases import Case
from dynmlir.bench.figures import OVERHEAD, finish
from dynmlir.bench.gpu.carried import Carried, Planned
from dynmlir.bench.gpu.checks import DryChecks, GpuChecks
from dynmlir.bench.machine import gpu_limits
from dynmlir.bench.peers import CALL, CALLED, SUBJECT, Installed, find_cublas, has_iree
from dynmlir.bench.rounds import Effort
from dynmlir.bench.turns import Row, Table, run_case
from dynmlir.bench.worker.gpu import LAUNCHES, VENDOR
from dynmlir.bench.workers import Setting
from dynmlir.bench.workplace import WORKER, Workplace, times

#: Turns of a GPU are short: its clock needs no long ones.
EFFORT, QUICK = Effort(ms=15), Effort(2, 3, 5)
#: Seconds after which a worker hangs: the driver assembles the kernels of a form in some.
PATIENCE = 180
#: Columns of what was timed that is a micro-kernel alone.
_TIMED = ("us", "min", "spread", "err", "bad", "failed")


@dataclass
class GpuSession(Workplace):
    carried: Carried
    installed: Installed
    effort: Effort
    #: the GPU's name; None: a dry run, whose launches are checked, not made.
    gpu: str | None

    def __post_init__(self) -> None:
        self.how = Setting(1, tuple(sorted(os.sched_getaffinity(0))), patience=PATIENCE)
        self._planned = {planned.case.name: planned for planned in self.carried.planned}

    @property
    def place(self) -> str:
        pes, target = self.carried.multiprocessors, self.carried.target
        if self.gpu is None:
            return f"no GPU: a dry run for {target}, {pes} multiprocessors; launches are checked, times mean nothing"
        return f"{self.gpu}, code for {target}, plans for {pes} multiprocessors"

    @property
    def handed_over(self) -> int:
        return max((case.bytes for case in self.carried.cases), default=0) + (64 << 20)

    def _start(self) -> None:
        self._add("kernels", [sys.executable, "-P", WORKER, "cuda", 1, self.carried.folder, *self._options()])
        if self._modules and self.gpu is not None and has_iree():
            named = [f"{label}={path}" for label, path in self._modules.items()]
            self._add("calls", [sys.executable, "-P", WORKER, "iree_on_cuda", 1, *named])
        self.limits = gpu_limits(self.carried.facts, self.carried.summary)
        every = (planned.launches for planned in self.carried.planned)
        wanted = self.installed.variants.union(*every)
        checks = DryChecks() if self.gpu is None else GpuChecks()
        self.table = Table(self.workers, wanted, self.scratch, None, checks)
        self._empty_calls()

    def _empty_calls(self) -> None:
        for planned in self.carried.planned:
            if planned.case.category == OVERHEAD:
                self.overhead.append(self._row(planned, Effort(5, 5, self.effort.ms)))

    def _options(self) -> list[str]:
        if self.gpu is None:
            return [f"dry={self.carried.multiprocessors}", *[VENDOR] * (VENDOR in self.installed.variants)]
        return [f"{VENDOR}={find_cublas()}"] if VENDOR in self.installed.variants else []

    @property
    def _modules(self) -> dict[str, str]:
        wanted = (CALL, *self.installed.variants)
        return {x: str(self.carried.folder / path) for x, path in self.carried.modules.items() if x in wanted}

    def measure(self, case: Case) -> Row:
        planned = self._planned[case.name]
        row = finish(self._row(planned, self.effort), self._empty_of(case), self.limits)
        return row | {"shape": planned.shape}

    def _row(self, planned: Planned, effort: Effort) -> Row:
        (self.scratch / LAUNCHES).write_text(json.dumps(planned.launches))
        row = run_case(planned.case, self.table, effort) | {"plan": planned.plan}
        return with_oracle(row, [who for who in planned.launches if who != SUBJECT])

    def _empty_of(self, case: Case) -> Mapping[str, float]:
        """Of whole calls: what kernels do by the GPU's clock has no call in it."""
        begins = f"overhead.{case.form.function}."
        (row, *_) = [row for row in self.overhead if row["name"].startswith(begins)]
        return {who: us for who, us in times(row).items() if who in (CALL, *CALLED)}


def with_oracle(row: Row, kernels: list[str]) -> Row:
    """Single micro-kernels as columns of their own, kernel_us.NAME, and the oracle among them (Pattern I)."""
    alone = {name: row[f"us.{name}"] for name in kernels if f"us.{name}" in row and not row.get(f"bad.{name}")}
    wrong = {f"failed.{SUBJECT}": f"micro-kernel {name} alone: {why}" for name, why in _wrong(row, kernels)}
    own = {f"{column}.{name}" for column in _TIMED for name in kernels}
    row = {column: value for column, value in row.items() if column not in own} | wrong
    row |= {f"kernel_us.{name}": us for name, us in alone.items()}
    if alone and f"us.{SUBJECT}" in row:
        best = min(alone, key=lambda name: alone[name])
        chosen = row[f"us.{SUBJECT}"]
        us = min(alone[best], chosen)
        name = best if us < chosen else row["plan"]
        row |= {"oracle_us": us, "oracle_chosen_us": chosen, "oracle_share": us / chosen, "oracle_plan": name}
    return row


def _wrong(row: Row, kernels: list[str]) -> list[tuple[str, str]]:
    failed = [(name, str(row[f"failed.{name}"])) for name in kernels if row.get(f"failed.{name}")]
    return failed + [(name, f"error {row[f'err.{name}']:.1e}") for name in kernels if row.get(f"bad.{name}")]
