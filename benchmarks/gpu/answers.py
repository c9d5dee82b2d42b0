"""Right answers: every micro-kernel that fits a random shape, and the plan that is chosen for it.

Twice: bit for bit the same, and near the result in float64. Needs Python, NumPy and what `prepare_answers` has made.
"""

from __future__ import annotations

import json
import math
from dataclasses import replace
from pathlib import Path

from dynmlir.bench.cases import Case
from dynmlir.bench.figures import failures
from dynmlir.bench.gpu.session import GpuSession
from dynmlir.bench.operands import Reference
from dynmlir.bench.peers import SUBJECT
from dynmlir.bench.results import results_path
from dynmlir.bench.runs import done_already, measure_all
from dynmlir.bench.turns import Row
from dynmlir.bench.worker.gpu import LAUNCHES
from dynmlir.bench.workers import WorkerError

#: The largest error of a sum in f32, relative to the sum of magnitudes.
BOUND = 2**-19


def prepare_answers(
    folder: Path, target: str, multiprocessors: int | None, share: float = 1, library: str | None = None
) -> None:
    """Plans, and code of every form, into a folder."""
    from dynmlir.bench.gpu.prepare import Wanted, prepare
    from dynmlir.bench.subjects import served_operators
    from dynmlir.driver.compile import CompileOptions
    from gpu.random_cases import random_cases

    options, cases = CompileOptions(target=f"cuda:{target}", library=library), random_cases(share)
    forms = list(dict.fromkeys(case.form for case in cases))
    operators, _ = served_operators(forms, options, "answers")
    device = operators[forms[0].function].problem.device
    wanted = Wanted(multiprocessors or device["sms"], calls=False, each_kernel=True)
    served = {form: operators[form.function] for form in forms}
    # Of convolutions one has taps that its code knows, the others read them.
    served |= {form: replace(op, stated={}) for form, op in list(served.items())[:-2:-1] if op.stated}
    prepare(folder, cases, served, options, None, wanted, {"suite": "random shapes"})


class Answers(GpuSession):
    """A session without a clock."""

    def _empty_calls(self) -> None:
        """None."""

    def measure(self, case: Case) -> Row:
        """Of all launches of a case; a micro-kernel's failure is the row's."""
        planned = self._planned[case.name]
        row: Row = case.known() | {f"us.{SUBJECT}": math.nan, "plan": planned.plan, "answers": len(planned.launches)}
        (self.scratch / LAUNCHES).write_text(json.dumps(planned.launches))
        reference = self.table.checks.reference(case, *self.table.checks.operands(case, self.scratch))
        wrong, worst, taken = [], 0.0, False
        for who in planned.launches:
            try:
                taken = taken or bool(self.workers[0].take(case, self.scratch))
                error, same = self._asked(who, reference)
            except WorkerError as said:  # the worker may have begun again
                wrong.append(f"{who}: {said}")
                taken = False
                continue
            worst = max(worst, error)
            wrong += [f"{who}: error {error:.1e}"] * (not error <= BOUND)
            wrong += [f"{who}: not the same again"] * (not same)
        return row | {f"err.{SUBJECT}": worst, f"failed.{SUBJECT}": "; ".join(wrong)}

    def _asked(self, who: str, reference: Reference) -> tuple[float, bool]:
        """The error of a result, and whether another call makes the same. Raises WorkerError."""
        files = [self.scratch / name for name in ("C", "again")]
        for file in files:
            self.workers[0].ask("dump", who, file)
        return reference.error(files[0]), files[0].read_bytes() == files[1].read_bytes()


def run_answers(session: Answers, out: Path, deadline: float) -> bool:
    """Whether all that was asked is right; prints how many there are."""
    path, cases = results_path(out, "cuda"), session.carried.cases
    done = done_already(path, cases, print) if path.exists() else {}
    rows: list[Row] = []
    with session:
        print(session.place, flush=True)
        whole = measure_all(session, cases, rows, path, done, lambda case, row: None, deadline)
    wrong, count = failures(rows), sum(int(row["answers"]) for row in rows)
    print(f"answers: {len(rows)} shapes, {count} answers, {len(wrong)} shapes wrong or failed")
    for name, _, what in wrong[:10]:
        print(f"  {name}: {what[:200]}")
    if not whole:
        print(f"answers: out of time after {len(rows)} of {len(cases)} shapes")
    return not wrong
