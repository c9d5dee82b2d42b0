"""From measurements to a library: what is kept, its models, and what it gains over the library that was there."""

from __future__ import annotations

import datetime
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

from dynmlir.device.facts import Device
from dynmlir.device.host import cpu_name
from dynmlir.diagnostics import asked
from dynmlir.driver.cache import versions
from dynmlir.driver.memory import give_back
from dynmlir.driver.tune_fit import MANY, Fitted, fitted, halves, held_out, priors_of
from dynmlir.driver.tune_lists import FEW, shortlists_of, times_of
from dynmlir.driver.tune_run import PS, Measured, Run, Stated, TuneOptions
from dynmlir.generate import choose, fit
from dynmlir.generate.fit import Prior
from dynmlir.generate.library import beside_their_edges, library_of
from dynmlir.generate.performance import Model, fit_g
from dynmlir.generate.prior import ITSELF
from dynmlir.generate.shortlists import by_lists, useful
from dynmlir.generate.write import library_text
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import LIMITS, MicroKernel
from dynmlir.kernels.shortlist import Shortlist

#: Largest relative error of g; it gets as many pieces as that takes, within reason.
G_ERROR, MOST_PIECES = 0.05, 6
#: Facts that are measured while others use the machine, too.
RATES = ("l3_bytes", "peak_mflops_per_pe", "dram_mbs", "dram_all_mbs", "l3_mbs", "l2_mbs", "l1_mbs")
#: What a kernel that is new must lower the mean log of time by. On few shapes the fastest is often the luckiest, and
#: what its model, of a prior that is another kernel's, says of all others is a guess: two runs kept different ones.
#: Of MANY half of it is enough.
NOVELTY = 2e-3


@dataclass(frozen=True)
class Kept:
    """One micro-kernel of the library, and why it is there."""

    name: str
    fastest: float
    """Share of the shapes on which it is the fastest."""
    chosen: float
    """Share of the shapes for which it is chosen."""
    worth: float
    """How much longer the best of the others take, geometric mean, less one."""
    error: float
    """Median relative error of its predicted times."""


@dataclass(frozen=True)
class Verdict:
    """The outcome of a run."""

    library: Library
    text: str
    kept: tuple[Kept, ...]
    summary: tuple[str, ...]
    gain: float | None
    """Time of the old library's choices over that of the new one's, geometric mean; None if there was none."""
    sure: float | None
    """The same less two standard errors: of few shapes a gain says little."""


def verdict(run: Run, data: Measured, there: Stated | None, references: Sequence[Stated]) -> Verdict:
    """What the measurements say; `references` are where coefficients are expected from."""
    run.progress.stage("fitting", 3, 0.05)
    give_back()
    generator, options = run.options.generator, run.options
    priors = priors_of(run, data, references)
    here = bool(data.known.any())
    long = here and generator.prunes and len(data.shapes) >= MANY
    few = FEW // 2 if long else FEW
    confirmed = there[1] if there is not None and confirms(run, data, there[1], priors) else None
    if there is not None and confirmed:
        run = replace(run, device=with_rates_of(run, there[0]))
    made = as_there(run, data, confirmed, priors) if confirmed else made_anew(run, data, priors, long, few)
    positions, kernels, g_error, shortlists = made
    ps = data.seconds[:, positions] * PS
    run.progress.step()
    operation = run.operation
    library = library_of(run.device, kernels, operation.types, shortlists, operation.layout)
    library = replace(library, measured=here)
    predicted = fit.stated(library, run.counted, data.shapes)
    errors = fit.errors(predicted, ps, operation.floor)
    gain = sure = None
    if there is not None and here:
        unseen = chosen_unseen(run, data, made, priors, few if long else None, bool(confirmed))
        gain, sure = gain_over(there, data, unseen, positions)
    run.progress.step()
    summary = [
        f"{len(kernels)} of {len(data.kernels)} candidates kept ({data.layers.counts[1]} generated);"
        f" the best of them against the best of all: {choose.loss(data.seconds, positions):.3f}"
        " (geometric mean of times)",
        f"chosen against the best of them: {errors.regret:.3f}, worst {errors.worst:.2f}",
        f"predicted against {'measured' if here else 'modelled'} time: median error {100 * errors.median:.1f} %;"
        f" g: {100 * g_error:.1f} % at most",
    ]
    how = f"Measured on {cpu_name()}, one thread" if here else "Modelled from the device's facts, not measured"
    provenance = [
        f"Micro-kernels for {run.device.summary or run.device.name}, {operation}, made by dynmlir-tune.",
        f"{how}, {len(data.shapes)} synthetic shapes, {day().isoformat()}, {versions()}.",
        f"Options: generator {generator.name}, n_gen {options.n_gen}, n_syn {options.n_syn}, n_mik {options.n_mik},"
        f" n_pred {options.n_pred}, levels measured {sorted(options.profiled)}.",
        *summary,
    ]
    text = library_text(run.device, library, provenance)
    return Verdict(library, text, reasons(kernels, predicted, ps), tuple(summary), gain, sure)


def day() -> datetime.date:
    """That a library says it is of: today, or that of SOURCE_DATE_EPOCH (seconds; reproducible-builds.org)."""
    stated = os.environ.get("SOURCE_DATE_EPOCH", "")
    if not re.fullmatch("[0-9]{1,11}", stated):
        return datetime.date.today()
    return datetime.datetime.fromtimestamp(int(stated), datetime.UTC).date()


class _Made(NamedTuple):
    """What a library is made of: kernels, with their positions among those measured, and its lists."""

    positions: list[int]
    kernels: list[MicroKernel]
    g_error: float
    shortlists: Sequence[Shortlist]


def confirms(run: Run, data: Measured, there: Library, priors: Sequence[Prior]) -> bool:
    """Whether a short run finds what is there to be right: its lists, too, are of many more shapes than were measured.

    Lists learnt of a hundred shapes choose as chance has it, and 6 to 14 % slower than those of 2600 (Zen 5).
    """
    short = bool(data.known.any()) and len(data.shapes) < MANY
    asked = run.options.generator.keeps_old and run.options.n_mik >= TuneOptions.n_mik
    right = {kernel.name for kernel in data.kernels}
    listed = bool(there.shortlists) and any(kernel.name in right for kernel in there.micro_kernels)
    return short and asked and listed and any(prior.weight >= ITSELF for prior in priors)


def with_rates_of(run: Run, there: Device) -> Device:
    """The run's device with the rates that a confirmed library's coefficients are in.

    What others draw on the memory and the L3 while a short run measures changes them by a third, and with them which
    kernels are chosen. Another kind of CPU has other rates, and those of narrow types are counted in f32: both stay as
    measured.
    """
    device = run.device
    if run.counted != device or there.target_cpu != device.target_cpu:
        return device
    return replace(device, facts={**device.facts, **{name: there[name] for name in RATES if name in there.facts}})


def as_there(run: Run, data: Measured, there: Library, priors: Sequence[Prior]) -> _Made:
    """The library that is there, of those of its kernels that are right."""
    place = {kernel.name: i for i, kernel in enumerate(data.kernels)}
    positions = [place[kernel.name] for kernel in there.micro_kernels if kernel.name in place]
    run.progress.step()
    kernels, g_error = modelled(data, fitted(run, data, positions, priors))
    return _Made(positions, kernels, g_error, there.shortlists)


def made_anew(run: Run, data: Measured, priors: Sequence[Prior], long: bool, few: int) -> _Made:
    """The kernels that come closest to the best of all, and lists of them where they are more than `few`."""
    generator, options = run.options.generator, run.options
    novel, every = is_novel(data, priors), np.ones(len(data.shapes), bool)
    times = times_of(run, data, every, fitted(run, data, range(len(data.kernels)), priors), long, novel)
    candidates = np.flatnonzero(data.candidate)
    prices = (NOVELTY if len(data.shapes) < MANY else NOVELTY / 2) * novel[candidates]
    with asked(f"generator {generator.name}"):
        positions = [int(candidates[i]) for i in generator.keep(times.ps[:, candidates] / PS, options.n_mik, prices)]
    if long and len(positions) <= few:  # of more, shortlists say what is of use
        among = choose.prune(data.seconds[:, positions], held_out(run, data, positions, priors))
        positions = [positions[i] for i in among]
    positions = beside_their_edges(positions, data.kernels, run.edge_widths)
    run.progress.step()
    model = fitted(run, data, positions, priors)
    kernels, g_error = modelled(data, model)
    shortlists = shortlists_of(run, model, times.of(positions), few) if generator.prunes else []
    if shortlists:
        among = useful(shortlists, kernels, run.device, run.operation.types)
        kernels, positions = [kernels[i] for i in among], [positions[i] for i in among]
    return _Made(positions, kernels, g_error, shortlists)


def is_novel(data: Measured, priors: Sequence[Prior]) -> np.ndarray:
    """Which kernels no library knows that has many more measurements behind it; none, where it knows none of them."""
    if not data.known.any():
        return np.zeros(len(data.kernels), bool)
    novel = np.array([prior.weight < ITSELF for prior in priors], bool)
    return novel & (not novel.all())


def chosen_unseen(
    run: Run, data: Measured, made: _Made, priors: Sequence[Prior], few: int | None, confirmed: bool
) -> np.ndarray:
    """ps by which kernels are chosen for shapes that neither a fit nor, beyond `few` kernels, a shortlist has seen.

    Without `few` none are learnt: half of a short run's shapes say nothing. Those that a run has `confirmed` have seen
    none of its shapes.
    """
    positions, kernels = made.positions, made.kernels
    if confirmed:
        return by_lists(made.shortlists, kernels, data.shapes, held_out(run, data, positions, priors))
    if few is None or len(positions) <= few:
        return held_out(run, data, positions, priors)
    found = np.full((len(data.shapes), len(positions)), np.inf)
    for seen, model in halves(run, data, positions, priors):
        times = times_of(run, data, seen, model, long=True)
        lists, others = shortlists_of(run, model, times, few), data.shapes[~seen]
        some = useful(lists, model.kernels, run.device, run.operation.types)  # else it would be chosen anywhere
        ps = model.ps(run.counted, others)[:, some]
        found[np.ix_(~seen, np.array(some))] = by_lists(lists, [model.kernels[i] for i in some], others, ps)
    return found


def modelled(data: Measured, model: Fitted) -> tuple[list[MicroKernel], float]:
    """A model's kernels with coefficients and g, and the largest error of any g; 0 where nothing is measured."""
    gs = [bounded_g(*data.growth[i]) for i in model.positions]
    made = []
    for kernel, (g, _), terms in zip(model.kernels, gs, model.coefficients, strict=True):
        limits = {name: kernel.term(name) for name in LIMITS if kernel.term(name)}
        made.append(replace(kernel, model=g | limits | terms))
    return made, max(error for _, error in gs) if data.known.any() else 0.0


def bounded_g(instances: Sequence[int], seconds: Sequence[float]) -> tuple[Model, float]:
    """g with the fewest pieces that keep its error within G_ERROR, and that error."""
    for pieces in range(1, MOST_PIECES + 1):
        g, error = fit_g(instances, seconds, pieces)
        if error <= G_ERROR:
            break
    return g, error


def gain_over(
    there: Stated, data: Measured, predicted: np.ndarray, positions: Sequence[int]
) -> tuple[float, float] | tuple[None, None]:
    """What the old library's choices take over what the new one's take, on shapes that neither was fitted to.

    And the same less two standard errors. None where the old library has no kernel for some shape.
    """
    device, library = there
    place = {kernel.name: i for i, kernel in enumerate(data.kernels)}
    old = library.micro_kernels
    rows = np.arange(len(data.shapes))
    ps = fit.stated(library, device, data.shapes)
    ps[:, [kernel.name not in place for kernel in old]] = np.inf  # dropped: it no longer compiles, or is wrong
    if not np.isfinite(ps).any(axis=1).all():
        return None, None
    by_old = ps.argmin(axis=1)
    old_seconds = data.seconds[rows, [place[old[i].name] for i in by_old]]
    return gain_of(old_seconds, data.seconds[rows, np.array(positions)[predicted.argmin(axis=1)]])


def gain_of(old_seconds: np.ndarray, new_seconds: np.ndarray) -> tuple[float, float]:
    """Geometric mean of the one over the other, and the same less two standard errors."""
    logs = np.log((old_seconds + choose.FLOOR) / (new_seconds + choose.FLOOR))
    mean, error = logs.mean(), logs.std() / np.sqrt(len(logs))
    return float(np.exp(mean)), float(np.exp(mean - 2 * error))


def reasons(kernels: Sequence[MicroKernel], predicted: np.ndarray, ps: np.ndarray) -> tuple[Kept, ...]:
    """Why each kernel is kept."""
    fastest, chosen = ps.argmin(axis=1), predicted.argmin(axis=1)
    every, found = list(range(len(kernels))), []
    for i, kernel in enumerate(kernels):
        others = [j for j in every if j != i]
        worth = choose.loss(ps / PS, others) - 1 if others else float("inf")
        may = np.isfinite(predicted[:, i])
        off = float(np.median(np.abs(predicted[may, i] / ps[may, i] - 1))) if may.any() else 0.0
        found.append(Kept(kernel.name, float((fastest == i).mean()), float((chosen == i).mean()), worth, off))
    return tuple(found)
