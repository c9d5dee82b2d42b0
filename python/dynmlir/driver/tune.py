"""The offline stage in order: candidates, level 0 measured, the rest modelled, ranked, measured, fitted.

    device -> layers -> steps of register tiles -> proposed candidates -> seconds on synthetic shapes -> library

Every number goes into a store as soon as it is known, and is looked for there first: a run that is interrupted
goes on where it was. What is chosen follows from the store alone.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from dynmlir.diagnostics import DynmlirError
from dynmlir.driver.tune_levels import level0_steps, propose
from dynmlir.driver.tune_run import PS, Measured, Run, Stated, bare, compiled_and_right, micro_kernel
from dynmlir.driver.tune_times import growth_seconds, shape_seconds
from dynmlir.generate import fit
from dynmlir.generate.analyzer import modelled_ps
from dynmlir.generate.layers import layers
from dynmlir.generate.measure import growth
from dynmlir.generate.prior import prior_of
from dynmlir.generate.synthetic import powers
from dynmlir.kernels.micro_kernel import MicroKernel


def measure_all(run: Run, there: Stated | None, references: Sequence[Stated] = ()) -> Measured:
    """Everything that is measured; the kernels of the library that is `there` are measured, too.

    Its choice is on every shape: what a run gains over it is else a guess, and so is whether there is a better one.

    `references` are where a kernel's time is expected from, before it is measured.
    """
    every = layers(run.device, run.operation, run.options.profiled)
    steps = level0_steps(run, every) if 0 in every.measured else {}
    proposed = propose(run, every, steps)
    names = {candidate.name for candidate in proposed}
    besides = [bare(kernel) for kernel in (there[1].micro_kernels if there else ()) if kernel.name not in names]
    kernels = [micro_kernel(candidate) for candidate in proposed] + besides
    compiled = compiled_and_right(run, kernels)
    order = [kernel for _, some in compiled for kernel in some]
    right = [i for i, kernel in enumerate(order) if kernel.name not in run.dropped]
    proposes = names if not run.options.generator.keeps_old else {kernel.name for kernel in order}
    may = np.array([kernel.name in proposes and kernel.name not in run.dropped for kernel in order], bool)
    if not may.any():
        raise DynmlirError("no candidate compiles and answers right on this device")
    expected = expected_times(run, order, references)
    chosen = choices(run, there, order) if there else np.zeros(expected.shape, bool)
    shapes, seconds, known = shape_seconds(run, compiled, expected, expected[:, may].min(axis=1), chosen)
    grown = growth_seconds(run, compiled)
    edged = run.edged([order[i] for i in right])
    grown_right = tuple(grown[i] for i in right)
    return Measured(edged, shapes, seconds[:, right], known[:, right], every, may[right], grown_right)


def choices(run: Run, there: Stated, kernels: Sequence[MicroKernel]) -> np.ndarray:
    """Which of the kernels a library chooses for each shape that may be measured, of those of its own among them."""
    device, library = there
    place = {kernel.name: i for i, kernel in enumerate(kernels)}
    shapes = run.sample(run.options.shapes)
    ps = fit.stated(library, device, shapes)
    ps[:, [kernel.name not in place for kernel in library.micro_kernels]] = np.inf
    chosen = np.zeros((len(shapes), len(kernels)), bool)
    for row in np.flatnonzero(np.isfinite(ps).any(axis=1)):
        chosen[row, place[library.micro_kernels[ps[row].argmin()].name]] = True
    return chosen


def expected_times(run: Run, kernels: Sequence[MicroKernel], references: Sequence[Stated]) -> np.ndarray:
    """Seconds that are expected of each kernel on each shape that may be measured."""
    edged, counted, layout = run.edged(kernels), run.counted, run.operation.layout
    priors = [dict(prior_of(kernel, counted, references, layout).coefficients) for kernel in kernels]
    return fit.predictions(edged, priors, counted, run.sample(run.options.shapes)) / PS


def model_all(run: Run) -> Measured:
    """Everything from the device's facts, where nothing can be measured: a device that is not here."""
    every = layers(run.device, run.operation, run.options.profiled)
    proposed = propose(run, every, {})
    kernels = run.edged([micro_kernel(candidate) for candidate in proposed])
    shapes, known = powers(run.options.n_syn), every.rkernels
    columns = [modelled_ps(c, known[c.family], run.counted, shapes) / PS for c in proposed]
    grown = []
    for candidate in proposed:
        lengths = growth(micro_kernel(candidate), run.options.n_pred)
        tasks = np.array([(*candidate.tile[:2], candidate.tile.k * t) for t in lengths])
        grown.append((lengths, list(modelled_ps(candidate, known[candidate.family], run.counted, tasks) / PS)))
    seconds = np.stack(columns, axis=1)
    unmeasured, may = np.zeros(seconds.shape, bool), np.ones(len(kernels), bool)
    return Measured(kernels, shapes, seconds, unmeasured, every, may, tuple(grown))
