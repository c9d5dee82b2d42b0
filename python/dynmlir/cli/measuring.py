"""What dynmlir-explain measures: the chosen programs, the oracle, other libraries."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from dynmlir.cli.options import compile_options
from dynmlir.cli.streams import is_module, read_input
from dynmlir.diagnostics import DynmlirError, near_match
from dynmlir.dialect.problem import unpacked
from dynmlir.driver.problems import problem_text
from dynmlir.explain.operator import Operator
from dynmlir.explain.places import Places
from dynmlir.notes import PROBLEMS
from dynmlir.runtime import CompiledModule
from dynmlir.runtime.module import note_of

if TYPE_CHECKING:
    from dynmlir.bench.turns import Row

ORACLE, ALL = "oracle", "all"


@dataclass(frozen=True)
class Against:
    """Names of peers, and whether the oracle is among what is compared with."""

    peers: tuple[str, ...]
    oracle: bool


def against(text: str) -> Against:
    """What --against asks for. Raises DynmlirError for an unknown name."""
    from dynmlir.bench.peers import PEERS

    known = [ALL, ORACLE, *PEERS]
    names = [name for name in text.split(",") if name]
    for name in names:
        if name not in known:
            raise DynmlirError(near_match("library", name, known), "--against")
    if ALL in names:
        return Against(tuple(PEERS), True)
    return Against(tuple(name for name in names if name != ORACLE), ORACLE in names)


def points(values: Sequence[int], count: int) -> list[int]:
    """Places of some values of a range, its ends among them; evenly on a logarithmic scale where it is wide."""
    first, last = max(values[0], 1), values[-1]
    spaced = np.geomspace(first, last, count) if last > 30 * first else np.linspace(first, last, count)
    at = np.unique(np.searchsorted(values, spaced - 1e-6).clip(0, len(values) - 1))
    return [int(i) for i in at]


def measure(
    arguments: argparse.Namespace, module: CompiledModule | None, where: Places, wanted: Against
) -> dict[int, Row]:
    """value of the size that varies -> row of results; prints nothing. Raises DynmlirError where it cannot be done."""
    from dynmlir.bench.memory import available, fitting
    from dynmlir.bench.operators import case_of
    from dynmlir.bench.oracle import QUICK
    from dynmlir.bench.peers import find_peers
    from dynmlir.bench.rounds import Effort
    from dynmlir.bench.session import Session, Subject
    from dynmlir.bench.workers import setting

    cases = {}
    for at in points(where.values, arguments.points) if where.name else [0]:
        operator, sizes = where.each[at].operator, where.each[at].sizes
        if min(*sizes, operator.products) > 0:
            cases[where.values[at]] = case_of(operator, f"{where.name or ''}{where.values[at]}", *sizes)
    if not cases:
        raise DynmlirError("there is nothing to measure in an empty product", "--measure")
    installed = find_peers(wanted.peers)
    fit, _ = fitting(list(cases.values()), len(installed.peers) + 2, available())
    try:
        how = setting(arguments.threads)
    except ValueError as error:
        raise DynmlirError(f"cannot be measured: {error}", "--threads") from None
    operator = where.each[0].operator
    forms = tuple(dict.fromkeys(case.form for case in fit))
    subject = Subject(None, forms, _alone(arguments, operator, module), {form.function: operator for form in forms})
    effort = Effort(3, 4, 20) if where.name else Effort()
    with Session(installed, subject, how, effort, QUICK if wanted.oracle else None) as session:
        rows = {value: session.measure(case) for value, case in cases.items() if case in fit}
    for row in rows.values():
        row |= {f"failed.{name}": f"not installed: {why}" for name, why in installed.missing.items()}
    return rows


def _alone(arguments: argparse.Namespace, operator: Operator, module: CompiledModule | None) -> bytes:
    """A module that runs a given plan of the operator, whatever is around it in the input."""
    from dynmlir.driver.alone import compile_alone

    forced = module is not None and operator.forced_name in module.function_names
    if module is not None and forced and not operator.epilogue:
        return module.data
    if arguments.input == "-":
        raise DynmlirError("standard input has been read: --measure needs a file", "<stdin>")
    if is_module(arguments.input):
        problems = unpacked(note_of(Path(arguments.input).read_bytes(), PROBLEMS) or "")
    else:
        problems = problem_text(*read_input(arguments.input), compile_options(arguments))
    return compile_alone(problems, arguments.input, operator, arguments.target_cpu)
