"""What dynmlir-explain measures: the chosen programs, the oracle, other libraries."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from dynmlir.cli.options import compile_options
from dynmlir.cli.streams import read_input
from dynmlir.diagnostics import DynmlirError, near_match
from dynmlir.driver.compile import emit, lower
from dynmlir.explain.operator import Operator
from dynmlir.explain.shape import Shape
from dynmlir.runtime import CompiledModule

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
    """At most so many values of a range, its ends among them; evenly on a logarithmic scale where it is wide."""
    first, last = max(values[0], 1), values[-1]
    spaced = np.geomspace(first, last, count) if last > 30 * first else np.linspace(first, last, count)
    at = np.unique(np.searchsorted(values, spaced - 1e-6).clip(0, len(values) - 1))
    return [values[i] for i in at if values[i] > 0]


def measure(
    arguments: argparse.Namespace, operator: Operator, module: CompiledModule | None, shape: Shape, wanted: Against
) -> list[Row]:
    """A row of results for each size; prints nothing. Raises DynmlirError where the machine cannot do it."""
    from dynmlir.bench.memory import available, fitting
    from dynmlir.bench.operators import case_of
    from dynmlir.bench.oracle import QUICK
    from dynmlir.bench.peers import find_peers
    from dynmlir.bench.session import Session, Subject
    from dynmlir.bench.turns import Effort
    from dynmlir.bench.workers import setting

    swept = shape.swept
    values = points(shape.sizes[swept], arguments.points) if swept else [0]  # type: ignore[arg-type]
    shapes = [shape.at(value) for value in values]
    cases = [case_of(operator, f"{m}x{n}x{k}", m, n, k) for m, n, k in shapes if min(m, n, k) > 0]
    if not cases:
        raise DynmlirError("there is nothing to measure in an empty product", "--measure")
    installed = find_peers(wanted.peers)
    fit, _ = fitting(cases, len(installed.peers) + 2, available())
    try:
        how = setting(arguments.threads)
    except ValueError as error:
        raise DynmlirError(f"cannot be measured: {error}", "--threads") from None
    form, debug = cases[0].form, _debug_module(arguments, operator, module)
    subject = Subject(None, (form,), debug, {form.function: operator})
    effort = Effort(3, 4, 20) if swept else Effort()
    with Session(installed, subject, how, effort, QUICK if wanted.oracle else None) as session:
        rows = [session.measure(case) for case in fit]
    for row in rows:
        row |= {f"failed.{name}": f"not installed: {why}" for name, why in installed.missing.items()}
    return rows


def _debug_module(arguments: argparse.Namespace, operator: Operator, module: CompiledModule | None) -> bytes:
    """A module with a function that runs a given plan of the operator."""
    forced = f"{operator.name}_forced"
    if module is not None:
        if forced not in module.function_names:
            why = (
                "was compiled without --export-debug, and cannot run a given plan: give the MLIR that it was made from"
            )
            raise DynmlirError(why, arguments.input)
        return module.data
    if arguments.input == "-":
        raise DynmlirError("standard input has been read: --measure needs a file", "<stdin>")
    text, name = read_input(arguments.input)
    options = compile_options(arguments, forced=True)
    return emit(lower(text, name, options), name, options)
