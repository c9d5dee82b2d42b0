"""Case after case of a run, on disk after each; and what an earlier run has already."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from dynmlir.bench.cases import Case
from dynmlir.bench.figures import form_of, sizes_of
from dynmlir.bench.results import cases_of, read_rows, save_rows
from dynmlir.bench.turns import Row
from dynmlir.bench.workplace import Workplace
from dynmlir.diagnostics import DynmlirError


def measure_all(
    session: Workplace,
    cases: Sequence[Case],
    rows: list[Row],
    path: Path,
    done: Mapping[str, Row],
    advance: Callable[[Case, Row], None],
    deadline: float = math.inf,
) -> bool:
    """Appends a row for each case, those that are `done` as they are; whether the deadline (time.time) left time."""
    rows += session.overhead
    for case in cases:
        if case.name not in done and time.time() > deadline:
            return False
        rows.append(dict(done[case.name]) if case.name in done else session.measure(case))
        save_rows(rows, path)
        advance(case, rows[-1])
    return True


def done_already(path: Path, cases: Sequence[Case], say: Callable[[str], object]) -> dict[str, Row]:
    """The rows of an earlier run that are of these cases, by name. Raises DynmlirError where it was of others."""
    rows, named = cases_of(read_rows(path)), {case.name: case for case in cases}
    found = {}
    for row in rows:
        case = named.get(str(row["name"]))
        if case is not None and (form_of(row), sizes_of(row)) == (case.form.function, case.text):
            found[case.name] = dict(row)
    if rows and not found:
        raise DynmlirError("holds the results of another suite", f"{path}: --resume")
    if len(found) < len(rows):
        say(f"{len(rows) - len(found)} case(s) of the run there are not in this suite: left out")
    return found
