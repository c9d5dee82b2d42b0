"""Coefficients of the cpu cost model, fitted to measured times.

The quantities are those that the dispatch function itself computes (`Cpu.quantities`): what is fitted is
what is evaluated. Bounded least squares, one kernel at a time, on the relative error. Errors count
where they change the choice: shapes on which a kernel is a contender weigh more, and round after round those
on which it would be chosen wrongly: a time predicted far too short costs a least-squares fit little.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np
from scipy.optimize import lsq_linear

from dynmlir.costmodel.arrays import Arrays
from dynmlir.costmodel.cpu import TERMS, UNIT, Cpu
from dynmlir.costmodel.cpu_work import ALONG_K, PLAIN_WHERE_WHOLE
from dynmlir.costmodel.model import Work
from dynmlir.device.facts import Device
from dynmlir.generate.operation import FLOOR_PS
from dynmlir.generate.shapes import sizes_of
from dynmlir.generate.shortlists import by_lists
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import EDGES, G_KEYS, MicroKernel
from dynmlir.lowering.derived import NOT_OF_PANELS
from dynmlir.lowering.families import FAMILIES

#: Largest time over the least one -> weight of the shape in the fit of a kernel.
WEIGHTS = ((1.15, 1.5), (2.5, 1.0), (np.inf, 0.6))
#: A floor's share that is added to times whose relative error is fitted: what is shorter than that cannot be timed.
SHORT = 0.2
#: Rounds of the fit. In each, where a kernel is predicted within TEMPTING of the least and takes more than
#: WRONG times the least time, its weight grows by that ratio, at most by MOST_GROWTH.
ROUNDS, TEMPTING, WRONG, MOST_GROWTH = 8, 1.05, 1.1, 3.0
#: Kernels within this ratio of the fastest tell how fast the machine was on a shape, where so many are compared.
PACE_OF, LEAST_COMPARED = 1.5, 3
#: Weight of a guess beside a measurement: enough to say that a kernel is bad where nothing else says anything.
GUESSED = 0.3
#: What was not measured is taken to last this many times the least.
UNMEASURED = 2.5
#: No byte takes longer than this many times what the bandwidth says: a term whose bytes are few in the sample
#: must not stand for something else. Nor is any other coefficient larger than this, of all fits six times the largest:
#: what the sample hardly pays would be whatever rounding makes of it, and its price beyond 64 bits.
MOST_TIMES, MOST_COEFFICIENT = 4, 1 << 20
_BANDWIDTH = {t for t in TERMS if t.endswith(("_near", "_far"))} | {"stall", "reread", "column", "seam", "brief"}
#: Terms that a family cannot pay: B in place is not packed, B in scratch neither split nor aliased.
_IN_PLACE, _IN_SCRATCH = {"pack"}, {"conflict_b", "split"}
_NOT_ALONG_K = {
    "apart_near",
    "apart_far",
    "brief",
    "conflict_b",
    "conflict_c",
    "alias_c",
    "conflict",
    "column",
    "seam",
    "mask",
}
_NOT_PAID = {
    **{name: _IN_SCRATCH if family.packed else _IN_PLACE for name, family in FAMILIES.items()},
    **dict.fromkeys(("sweep", "skinny", "grouped", "slab", "axpy"), _IN_PLACE | {"reread", "column", "seam"}),
    **dict.fromkeys(PLAIN_WHERE_WHOLE, _IN_PLACE | {"reread", "column"}),
    **{name: set(NOT_OF_PANELS) for name, family in FAMILIES.items() if family.driver == "prepacked"},
    **dict.fromkeys(ALONG_K, _NOT_ALONG_K),
}


class Prior(NamedTuple):
    """Coefficients that are expected before anything is measured."""

    coefficients: Mapping[str, int]
    weight: float
    """How much each counts: as so many measurements of the kernel that its term alone explains."""


class Errors(NamedTuple):
    """How well predictions agree with measurements."""

    median: float
    """Median of |predicted / measured - 1| of the chosen kernels."""
    regret: float
    """Geometric mean of the chosen kernel's time over the least one."""
    worst: float
    """The largest of those ratios."""


def terms_of(kernel: MicroKernel, layout: str = "nn") -> tuple[str, ...]:
    """The terms that a kernel of this family may pay on operands of a layout."""
    in_place = _IN_PLACE if kernel.family in ALONG_K and layout[1] == "t" else set()
    return tuple(term for term in TERMS if term not in _NOT_PAID[kernel.family] | in_place)


def quantities(kernel: MicroKernel, device: Device, shapes: np.ndarray, layout: str = "nn") -> dict[str, np.ndarray]:
    """The quantity of each term of a kernel for each shape, on one thread; of a batch that of all products."""
    x, model = Arrays(), Cpu()
    terms = dict.fromkeys(terms_of(kernel, layout), 1) | {name: kernel.term(name) for name in EDGES}
    paying = replace(kernel, model=terms | {key: (0,) for key in G_KEYS})
    m, n, k, batches = sizes_of(shapes)
    work = Work(m, n, k, n, 1, model.task(x, paying, device, k), batches)
    found = model.quantities(x, paying, device, work)
    return {name: np.asarray(value, float) * batches for name, value in found.items()}


def fit_coefficients(
    named: Mapping[str, np.ndarray],
    ps: np.ndarray,
    weight: np.ndarray,
    prior: Prior | None = None,
    floor: int = FLOOR_PS,
) -> dict[str, int]:
    """The coefficients that are above 0, by term, from the terms' quantities, times in ps and weights of their errors.

    Times that are not finite were not measured. With a `prior`, what few measurements leave open stays near its
    coefficients: the squares of the differences, each times what its term stands for in the sample, count, too.
    A term that nothing in the sample pays has its prior's coefficient, or none.
    """
    known = np.isfinite(ps)
    ps = np.where(known, ps, 0)
    weight = np.where(known, weight, 0) / (ps + floor * SHORT)
    if prior is None:
        named = {name: quantity for name, quantity in named.items() if np.any(quantity * weight)}
        if not named:
            return {}
    columns = np.stack(list(named.values()), axis=1) * weight[:, None]
    scale = np.sqrt((columns**2).sum(axis=0))
    scale[scale == 0] = 1.0
    most = np.array([MOST_TIMES * UNIT if name in _BANDWIDTH else MOST_COEFFICIENT for name in named]) / UNIT * scale
    rows, times = columns / scale, ps * weight
    if prior is not None:
        expected = np.array([prior.coefficients.get(name, 0) for name in named]) / UNIT * scale
        strength = np.sqrt(prior.weight / max(1, int(np.count_nonzero(weight))))
        rows = np.vstack([rows, strength * np.eye(len(named))])
        times = np.concatenate([times, strength * np.minimum(expected, most)])
    q, r = np.linalg.qr(rows)  # the same problem in as many rows as there are terms
    solution = lsq_linear(r, q.T @ times, (0, most), method="bvls").x
    rounded = np.round(solution / scale * UNIT).astype(np.int64)
    return {name: int(value) for name, value in zip(named, rounded, strict=True) if value > 0}


def fit_all(
    kernels: Sequence[MicroKernel],
    device: Device,
    shapes: np.ndarray,
    ps: np.ndarray,
    priors: Sequence[Prior] | None = None,
    layout: str = "nn",
    floor: int = FLOOR_PS,
    known: np.ndarray | None = None,
    rounds: int | None = None,
) -> list[dict[str, int]]:
    """Coefficients of every kernel, of the round that chooses best, from ps of shape (shapes, kernels).

    Those that are not `known` are guesses, and count little: without them a kernel that was never measured on shapes
    that it is bad at may be predicted as fast there as any.
    """
    prior_of: Sequence[Prior | None] = priors or [None] * len(kernels)
    some = np.isfinite(ps).any(axis=1)
    shapes, ps = shapes[some], ps[some]
    best = ps.min(axis=1, keepdims=True)
    weights = np.select([ps / best < bound for bound, _ in WEIGHTS], [w for _, w in WEIGHTS])
    weights = weights * np.stack([is_candidate(kernel, shapes) for kernel in kernels], axis=1)
    weights = weights if known is None else weights * np.where(known[some], 1.0, GUESSED)
    wrong = (ps + floor) / (best + floor)
    named = [quantities(kernel, device, shapes, layout) for kernel in kernels]
    found: list[tuple[float, list[dict[str, int]]]] = []

    def fitted_to(ps: np.ndarray) -> list[dict[str, int]]:
        return [fit_coefficients(x, ps[:, i], weights[:, i], prior_of[i], floor) for i, x in enumerate(named)]

    even = ps / pace(ps, _priced(kernels, named, fitted_to(ps), shapes))[:, None]
    for _ in range(rounds or ROUNDS):
        fitted = fitted_to(even)
        predicted = _priced(kernels, named, fitted, shapes)
        found.append((errors(predicted, np.where(np.isfinite(ps), ps, UNMEASURED * best), floor).regret, fitted))
        tempting = predicted < predicted.min(axis=1, keepdims=True) * TEMPTING
        weights = weights * np.where(tempting & (wrong > WRONG), np.minimum(wrong, MOST_GROWTH), 1.0)
    return min(found, key=lambda entry: entry[0])[1]


def pace(ps: np.ndarray, predicted: np.ndarray) -> np.ndarray:
    """For each shape, by how much all kernels near the fastest are slower than predicted: the median ratio.

    It is what else the machine did meanwhile, or what no term says of the shape; no choice depends on it, and a fit of
    single kernels would put it down to their terms. 1 where so few kernels are compared that no ratios would be left.
    """
    if ps.shape[1] < LEAST_COMPARED:
        return np.ones(len(ps))
    near = (ps <= PACE_OF * ps.min(axis=1, keepdims=True)) & np.isfinite(predicted) & (predicted > 0)
    ratios = np.where(near, np.log(ps / np.where(near, predicted, 1)), np.nan)
    some, medians = near.any(axis=1), np.zeros(len(ps))
    medians[some] = np.nanmedian(ratios[some], axis=1)
    return np.asarray(np.exp(medians))


def losses(kernels: Sequence[MicroKernel], shapes: np.ndarray, ps: np.ndarray, floor: int = FLOOR_PS) -> np.ndarray:
    """log of each kernel's time over the least one, (shapes, kernels); infinite where it is no candidate."""
    there = np.stack([is_candidate(kernel, shapes) for kernel in kernels], axis=1)
    return np.where(there, np.log((ps + floor) / (ps.min(axis=1, keepdims=True) + floor)), np.inf)


def is_candidate(kernel: MicroKernel, shapes: np.ndarray) -> np.ndarray:
    """Whether the kernel may be chosen for each shape."""
    return shapes[:, 0] <= (kernel.term("most_rows") or np.inf)


def predictions(
    kernels: Sequence[MicroKernel], coefficients: Sequence[dict[str, int]], device: Device, shapes: np.ndarray
) -> np.ndarray:
    """Predicted ps, of shape (shapes, kernels)."""
    return _priced(kernels, [quantities(kernel, device, shapes) for kernel in kernels], coefficients, shapes)


def stated(library: Library, device: Device, shapes: np.ndarray) -> np.ndarray:
    """ps by each kernel's own coefficients and its shortlist's factor; infinite where it is not on that list."""
    ps = predictions(library.micro_kernels, coefficients_of(library), device, shapes)
    return by_lists(library.shortlists, library.micro_kernels, shapes, ps) if library.shortlists else ps


def coefficients_of(library: Library) -> list[dict[str, int]]:
    """Those that each micro-kernel states, by term."""
    return [
        {term: kernel.term(term) for term in terms_of(kernel, library.layout) if kernel.term(term)}
        for kernel in library.micro_kernels
    ]


def _priced(
    kernels: Sequence[MicroKernel],
    named: Sequence[Mapping[str, np.ndarray]],
    coefficients: Sequence[dict[str, int]],
    shapes: np.ndarray,
) -> np.ndarray:
    columns = []
    for kernel, of_terms, known in zip(kernels, named, coefficients, strict=True):
        cost = sum((of_terms[t] * c for t, c in known.items()), np.zeros(len(shapes))) / UNIT
        columns.append(np.where(is_candidate(kernel, shapes), cost, np.inf))
    return np.stack(columns, axis=1)


def errors(predicted: np.ndarray, ps: np.ndarray, floor: int = FLOOR_PS) -> Errors:
    """Of choosing the kernel with the least prediction, against the least time."""
    rows = np.arange(len(ps))
    chosen = predicted.argmin(axis=1)
    regret = (ps[rows, chosen] + floor) / (ps.min(axis=1) + floor)
    off = np.abs(predicted[rows, chosen] / ps[rows, chosen] - 1)
    return Errors(float(np.median(off)), float(np.exp(np.log(regret).mean())), float(regret.max()))
