"""A range of one size: what is chosen for each value, its predicted time, and where the choice changes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from dynmlir.costmodel import Work, select
from dynmlir.costmodel.arrays import Arrays
from dynmlir.explain.operator import Operator, flops, pes_of
from dynmlir.explain.roofline import roofline
from dynmlir.explain.shape import Shape
from dynmlir.kernels.patterns import CUTS, bounds


@dataclass(frozen=True)
class Program:
    """A pattern and the micro-kernels of its regions, whatever the cuts: what a band of a sweep has in common."""

    pattern: str
    kernels: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.pattern}: {' + '.join(self.kernels)}" if self.kernels else "empty output"


@dataclass(frozen=True)
class Band:
    """Neighbouring values with the same program: positions first to last of the sweep."""

    first: int
    last: int
    program: Program


@dataclass(frozen=True)
class Sweep:
    """One element a value in all arrays."""

    operator: Operator
    #: the size that varies, and its values.
    name: str
    values: np.ndarray
    #: (count, 3): M, N, K.
    sizes: np.ndarray
    pes: np.ndarray
    plans: np.ndarray
    #: the model's unit; of the choice, and picoseconds of the roofline.
    costs: np.ndarray
    roofs: np.ndarray
    programs: tuple[Program, ...]
    bands: tuple[Band, ...]

    @property
    def flops(self) -> np.ndarray:
        return self.operator.batches * flops(*(self.sizes[:, i].astype(float) for i in range(3)))  # type: ignore[arg-type, return-value]


def sweep(operator: Operator, shape: Shape, threads: int) -> Sweep:
    """The choices over the range of a shape, by the array reading: 4096 of them take well under a second."""
    name = shape.swept
    assert name is not None
    values = np.array(shape.sizes[name], np.int64)
    sizes = np.array([shape.at(int(value)) for value in values], np.int64)
    shapes: list[tuple[int, int, int]] = [(int(m), int(n), int(k)) for m, n, k in sizes]
    pes = np.array([pes_of(operator, s, threads) for s in shapes], np.int64)
    plans = select(operator.problem, sizes[:, 0], sizes[:, 1], sizes[:, 2], pes, operator.batches)
    programs = tuple(_programs(operator, plans))
    return Sweep(
        operator=operator,
        name=name,
        values=values,
        sizes=sizes,
        pes=pes,
        plans=plans,
        costs=price(operator, plans, sizes, pes),
        roofs=np.array([roofline(operator, *s, int(p)).ps for s, p in zip(shapes, pes, strict=True)]),
        programs=programs,
        bands=tuple(_bands(programs)),
    )


def price(operator: Operator, plans: np.ndarray, sizes: np.ndarray, pes: np.ndarray) -> np.ndarray:
    """Cost of each plan, as `costmodel.predict` says it; 0 for an empty output."""
    costs = np.zeros(len(plans), np.int64)
    kinds, of = np.unique(plans[:, [0, *range(1 + len(CUTS), plans.shape[1])]], axis=0, return_inverse=True)
    for i, kind in enumerate(kinds):
        here = np.flatnonzero(of.reshape(-1) == i)
        costs[here] = _price_kind(operator, kind, plans[here], sizes[here], pes[here])
    return costs


def _price_kind(operator: Operator, kind: np.ndarray, plans: np.ndarray, sizes: np.ndarray, pes: np.ndarray) -> Any:
    """Cost of plans of one pattern with the same kernels, which are empty in the same regions."""
    x, problem, (m, n, k) = Arrays(), operator.problem, sizes.T
    model, device = problem.model, problem.device
    at = {"0": 0, "M": m, "N": n, **{cut: plans[:, 1 + i] for i, cut in enumerate(CUTS)}}
    total, state = 0, model.initial(x, device, pes)
    for blocks, index in zip(_regions(operator, int(kind[0])), kind[1:], strict=False):
        if index < 0:
            continue
        (row_lo, row_hi), (col_lo, col_hi) = bounds(blocks)
        kernel = problem.library.micro_kernels[index]
        rows, cols = x.sub(at[row_hi], at[row_lo]), x.sub(at[col_hi], at[col_lo])
        work = Work(rows, cols, k, n, pes, model.task(x, kernel, device, k), operator.batches)
        cost, state = model.region(x, kernel, device, work, state)
        total = x.add(total, cost)
    return total


def _regions(operator: Operator, number: int) -> tuple[tuple[int, ...], ...]:
    named = {number: name for name, number in operator.problem.numbers.items()}
    return operator.problem.patterns[named[number]] if number in named else ()


def _programs(operator: Operator, plans: np.ndarray) -> Iterator[Program]:
    names = [kernel.name for kernel in operator.problem.library.micro_kernels]
    patterns = {number: name for name, number in operator.problem.numbers.items()}
    known: dict[tuple[int, ...], Program] = {}
    for plan in plans[:, [0, *range(1 + len(CUTS), plans.shape[1])]]:
        key = tuple(map(int, plan))
        if key not in known:
            known[key] = Program(patterns.get(key[0], "-"), tuple(names[i] for i in key[1:] if i >= 0))
        yield known[key]


def _bands(programs: tuple[Program, ...]) -> Iterator[Band]:
    first = 0
    for i in range(1, len(programs) + 1):
        if i == len(programs) or programs[i] != programs[first]:
            yield Band(first, i - 1, programs[first])
            first = i
