"""Shortlists of batches for a library that is there: its own micro-kernels, measured on batches of several products.

A run that makes a library measures batches among its shapes if it is long. Where one of hours knew none, what it knows
of single products stays, and what is missing takes a quarter of an hour.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from dynmlir.device.facts import Device
from dynmlir.device.host import cpu_name
from dynmlir.diagnostics import DynmlirError
from dynmlir.driver.cache import versions
from dynmlir.driver.memory import give_back
from dynmlir.driver.tune_fit import Fitted, halves_of
from dynmlir.driver.tune_lists import shortlists_of, times_of
from dynmlir.driver.tune_run import PS, Run, Timed, bare, compiled_and_right
from dynmlir.driver.tune_times import shape_seconds
from dynmlir.driver.verdict import Verdict, day, gain_of, reasons
from dynmlir.generate import fit
from dynmlir.generate.shortlists import by_lists
from dynmlir.generate.write import library_text
from dynmlir.kernels.library import Library
from dynmlir.kernels.shortlist import Shortlist, of_several_products, of_single_products

#: What a batch whose times are expected counts beside one that is measured: all of them together as much as those. More
#: make more lists, up to 768, which choose no better than half of them (docs/decisions/batches.md).
EXPECTED_COUNTS = 1 / 15
#: How the line of a library's provenance begins that says what such lists are of.
LISTS = "Shortlists of batches: "


class There(NamedTuple):
    """A library that is there, with its device, as its file has them."""

    device: Device
    library: Library
    provenance: Sequence[str]
    """Lines of the comment that the file begins with."""


def provenance_of(text: str) -> list[str]:
    """Lines of the comment that a library's text begins with."""
    lines = text.splitlines()
    length = next((i for i, line in enumerate(lines) if not line.startswith("//")), len(lines))
    return [line.removeprefix("//").removeprefix(" ") for line in lines[:length]]


def measure_batches(run: Run, there: Library) -> Timed:
    """Times on batches of the library's micro-kernels, with their models; without those that are wrong or fail.

    The run's device is the library's. Raises DynmlirError where none is right, or fewer than two batches have times:
    lists of one are judged on the other.
    """
    compiled = compiled_and_right(run, [bare(kernel) for kernel in there.micro_kernels])
    order = [kernel.name for _, some in compiled for kernel in some]
    right = tuple(kernel for kernel in there.micro_kernels if kernel.name in set(order) - run.dropped.keys())
    if not right:
        raise DynmlirError("no micro-kernel of the library compiles and answers right on this device")
    stated = fit.stated(replace(there, shortlists=()), run.counted, run.sample(run.options.shapes))
    expected = stated[:, [there.index(name) for name in order]] / PS
    among = [kernel.name not in run.dropped for _, some in compiled for kernel in some]
    shapes, seconds, known = shape_seconds(run, compiled, expected, expected[:, among].min(axis=1))
    if len(shapes) < 2:
        raise DynmlirError("lists are learnt of two batches at least: give more --shapes")
    columns = [order.index(kernel.name) for kernel in right]
    return Timed(right, shapes, seconds[:, columns], known[:, columns])


def with_lists_of_batches(run: Run, data: Timed, there: There) -> Verdict:
    """The library with shortlists for batches that are learnt from their times; those of single products stay."""
    run.progress.stage("learning shortlists of batches", 3, 0.1)
    give_back()
    ps, every = data.seconds * PS, np.ones(len(data.shapes), bool)
    own = replace(there.library, micro_kernels=data.kernels)
    model = Fitted(range(len(data.kernels)), data.kernels, fit.coefficients_of(own))

    single = of_single_products(own.shortlists, [kernel.name for kernel in own.micro_kernels])

    def learnt(seen: np.ndarray) -> tuple[Shortlist, ...]:
        run.progress.step()
        times = times_of(run, data, seen, model, long=True)
        return (*single, *of_several_products(shortlists_of(run, model, times, 0, EXPECTED_COUNTS)))

    unseen = np.empty_like(ps)
    for seen in halves_of(len(data.shapes)):
        others = data.shapes[~seen]
        unseen[~seen] = by_lists(learnt(seen), data.kernels, others, model.ps(run.counted, others))
    library = replace(own, shortlists=learnt(every))
    before = fit.stated(own.in_batches(), run.counted, data.shapes)
    gain, sure = gain_of(*(_taken(data.seconds, predicted) for predicted in (before, unseen)))
    predicted, floor = fit.stated(library, run.counted, data.shapes), run.operation.floor
    errors, others = fit.errors(predicted, ps, floor), fit.errors(unseen, ps, floor)
    count = len(library.shortlists) - len(single)
    summary = [
        f"{count} shortlists of batches beside {len(single)} of single products;"
        f" chosen against the best: {errors.regret:.3f}, worst {errors.worst:.2f}; held out {others.regret:.3f}",
        f"predicted against measured time: median error {100 * errors.median:.1f} %",
    ]
    lists = f"{LISTS}{len(data.shapes)} synthetic ones, {cpu_name()}, one thread, {day().isoformat()}, {versions()}."
    provenance = [*(line for line in there.provenance if not line.startswith(LISTS)), lists]
    text = library_text(there.device, library, provenance)
    return Verdict(library, text, reasons(list(data.kernels), predicted, ps), tuple(summary), gain, sure)


def _taken(seconds: np.ndarray, predicted: np.ndarray) -> np.ndarray:
    """Seconds of what predictions choose."""
    return np.asarray(seconds[np.arange(len(seconds)), predicted.argmin(axis=1)])
