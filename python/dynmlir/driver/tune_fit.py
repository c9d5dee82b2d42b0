"""Fits to a run's measurements: how much what was known before counts beside them, and what they predict.

A run measures a hundred shapes, small ones; the shipped libraries were fitted to many more. So what a library says of
a kernel holds, if it predicts the run's times about as well as the run itself does: two runs then choose alike, and on
large problems as the library did. Another kind of machine speaks for itself, and so do many shapes, if they say more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from dynmlir.device.facts import Device
from dynmlir.driver.tune_run import PS, Measured, Run, Stated
from dynmlir.generate import fit
from dynmlir.generate.fit import Prior
from dynmlir.generate.prior import LIGHT, prior_of
from dynmlir.kernels.micro_kernel import MicroKernel

#: Priors are misleading where their predictions are off by so many times what the run's own are off by, in a run of
#: MANY shapes where they are off by any more; and where what they choose surely takes so many times as long, by so many
#: standard errors: on two dozen shapes of a busy machine it took 1.00 to 1.05 times as long where nothing was wrong.
MISLEADING, WORSE, SURE = 1.4, 1.05, 2.0
#: Measured shapes from which on a run knows for itself: kernels are pruned by how they are chosen, and lists of who is
#: priced, learnt from them, choose better than predictions alone, however few the kernels are.
MANY = 800
#: Times that decide it: within this ratio of the least, where a choice falls among them.
CONTENDING = 1.25


def priors_of(run: Run, data: Measured, references: Sequence[Stated]) -> list[Prior]:
    """What is known of each kernel beforehand, with what it counts in this run."""
    layout = run.operation.layout
    priors = [prior_of(kernel, run.counted, references, layout) for kernel in data.kernels]
    if not data.known.any() or max(prior.weight for prior in priors) <= LIGHT:
        return priors
    light = [prior._replace(weight=LIGHT) for prior in priors]
    most = MISLEADING if len(data.shapes) < MANY else 1.0
    (off, taken), (own_off, own_taken) = (quality(run, data, some) for some in (priors, light))
    longer = taken - own_taken
    surely = longer.mean() - SURE * longer.std() / np.sqrt(len(longer))
    return light if off > most * own_off or surely > np.log(WORSE) else priors


def quality(run: Run, data: Measured, priors: Sequence[Prior]) -> tuple[float, np.ndarray]:
    """On shapes held out: median of |log(predicted / measured)| of contenders; log of choices' times over the least."""
    ps = np.where(data.known, data.seconds * PS, np.inf)
    contending = ps <= CONTENDING * ps.min(axis=1, keepdims=True)
    predicted = held_out(run, data, range(len(data.kernels)), priors, rounds=1)
    off = np.abs(np.log(predicted[contending] / ps[contending]))
    some = data.known.any(axis=1)
    chosen = np.where(data.known, predicted, np.inf).argmin(axis=1)
    taken = ps[np.arange(len(ps)), chosen][some] / ps.min(axis=1)[some]
    return float(np.median(off)), np.log(taken)


class Fitted(NamedTuple):
    """Kernels at some positions among those measured, with the edges that they have beside each other, and a model."""

    positions: Sequence[int]
    kernels: tuple[MicroKernel, ...]
    coefficients: list[dict[str, int]]

    def ps(self, device: Device, shapes: np.ndarray) -> np.ndarray:
        """What the model says, (shapes, kernels)."""
        return fit.predictions(self.kernels, self.coefficients, device, shapes)


def fitted(
    run: Run,
    data: Measured,
    positions: Sequence[int],
    priors: Sequence[Prior],
    seen: np.ndarray | None = None,
    rounds: int | None = None,
) -> Fitted:
    """A model fitted to the shapes that are `seen`, or to all; what was expected where nothing is measured."""
    few, operation = run.edged([data.kernels[i] for i in positions]), run.operation
    if not data.known.any():
        return Fitted(positions, few, [dict(priors[i].coefficients) for i in positions])
    seen = np.ones(len(data.shapes), bool) if seen is None else seen
    at = np.ix_(seen, np.array(positions, int))
    found = fit.fit_all(few, run.counted, data.shapes[seen], data.seconds[at] * PS, [priors[i] for i in positions],
                        operation.layout, operation.floor, data.known[at], rounds)  # fmt: skip
    return Fitted(positions, few, found)


def held_out(
    run: Run, data: Measured, positions: Sequence[int], priors: Sequence[Prior], rounds: int | None = None
) -> np.ndarray:
    """ps of kernels at some positions that a fit to the other half of the shapes predicts."""
    predicted = np.empty((len(data.shapes), len(positions)))
    for seen, model in halves(run, data, positions, priors, rounds):
        predicted[~seen] = model.ps(run.counted, data.shapes[~seen])
    return predicted


def halves(
    run: Run, data: Measured, positions: Sequence[int], priors: Sequence[Prior], rounds: int | None = None
) -> Iterator[tuple[np.ndarray, Fitted]]:
    """For each half of the shapes: which they are, and a model fitted to those."""
    for seen in halves_of(len(data.shapes)):
        yield seen, fitted(run, data, positions, priors, seen, rounds)


def halves_of(count: int) -> tuple[np.ndarray, np.ndarray]:
    """Which shapes are in the one half of so many, and which in the other."""
    half = np.arange(count) % 2 == 0
    return half, ~half
