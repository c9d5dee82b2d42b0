"""A range of one size: what is chosen for each value, its predicted time, and where the choice changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from dynmlir.costmodel import Work, pricing, select
from dynmlir.costmodel.arrays import Arrays
from dynmlir.explain.operator import Operator, flops, pes_of, turns
from dynmlir.explain.places import Places
from dynmlir.explain.roofline import roofline
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
    """One element a value in all arrays; costs, roofs and flops are of all products of a place together."""

    operator: Operator
    #: the size that varies, and its values; what does not vary, for people.
    name: str
    values: np.ndarray
    fixed: str
    #: (count, 3): M, N, K.
    sizes: np.ndarray
    pes: np.ndarray
    plans: np.ndarray
    flops: np.ndarray
    #: the model's unit; of the choice, and picoseconds of the roofline.
    costs: np.ndarray
    roofs: np.ndarray
    programs: tuple[Program, ...]
    bands: tuple[Band, ...]


def sweep(where: Places, threads: int) -> Sweep:
    """The choices over a range, by the array reading: 4096 of them take well under a second.

    Raises DynmlirError where the cost model fails.
    """
    assert where.name is not None
    operator = where.each[0].operator
    sizes = np.array([place.sizes for place in where.each], np.int64)
    pes = np.array([pes_of(p.operator, p.sizes, threads) for p in where.each], np.int64)
    batches = _alike([p.operator.batches for p in where.each])
    around = np.array([p.operator.products for p in where.each], np.int64)
    times = np.array([turns(p.operator, int(n), threads) for p, n in zip(where.each, pes, strict=True)], np.int64)
    told = [_alike(values) for values in zip(*(p.operator.told(*p.sizes) for p in where.each), strict=True)]
    with pricing(operator.problem.model, operator.location):
        plans = select(operator.problem, sizes[:, 0], sizes[:, 1], sizes[:, 2], pes, *told)
        costs = price(operator, plans, sizes, pes, told)
    programs = tuple(_programs(operator, plans))
    return Sweep(
        operator=operator,
        name=where.name,
        values=np.array(where.values, np.int64),
        fixed=where.fixed,
        sizes=sizes,
        pes=pes,
        plans=plans,
        flops=around * batches * flops(*(sizes[:, i].astype(float) for i in range(3))),  # type: ignore[arg-type]
        costs=times * costs,
        roofs=times * [roofline(p.operator, *p.sizes, int(n)).ps for p, n in zip(where.each, pes, strict=True)],
        programs=programs,
        bands=tuple(_bands(programs)),
    )


def _alike(numbers: Sequence[int]) -> Any:
    """One number where all are the same, which arithmetic is faster with; else all of them."""
    return numbers[0] if len(set(numbers)) == 1 else np.array(numbers, np.int64)


def _some(numbers: Any, here: np.ndarray) -> Any:
    return numbers[here] if isinstance(numbers, np.ndarray) else numbers


def price(operator: Operator, plans: np.ndarray, sizes: np.ndarray, pes: np.ndarray, told: Sequence[Any]) -> np.ndarray:
    """Cost of each plan, as `costmodel.predict` says it; 0 for an empty output."""
    costs = np.zeros(len(plans), np.int64)
    kinds, of = np.unique(plans[:, [0, *range(1 + len(CUTS), plans.shape[1])]], axis=0, return_inverse=True)
    for i, kind in enumerate(kinds):
        here = np.flatnonzero(of.reshape(-1) == i)
        costs[here] = _price_kind(
            operator, kind, plans[here], sizes[here], pes[here], [_some(value, here) for value in told]
        )
    return costs


def _price_kind(
    operator: Operator,
    kind: np.ndarray,
    plans: np.ndarray,
    sizes: np.ndarray,
    pes: np.ndarray,
    told: Sequence[Any],
) -> Any:
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
        work = Work.told(rows, cols, k, n, pes, model.task(x, kernel, device, k), told)
        cost, state = model.region(x, kernel, device, work, state)
        total = x.add(total, problem.corrected(x, kernel, cost, work))
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
