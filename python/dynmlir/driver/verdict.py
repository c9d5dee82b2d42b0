"""From measurements to a library: what is kept, its models, and what it gains over the library that was there."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

from dynmlir.device.facts import Device
from dynmlir.device.host import cpu_name
from dynmlir.diagnostics import asked
from dynmlir.driver.cache import versions
from dynmlir.driver.memory import give_back
from dynmlir.driver.tune_fit import MANY, fitted, halves, held_out, priors_of
from dynmlir.driver.tune_run import PS, Measured, Run, Stated, TuneOptions
from dynmlir.generate import choose, fit
from dynmlir.generate.fit import Prior
from dynmlir.generate.library import beside_their_edges, library_of
from dynmlir.generate.performance import Model, fit_g
from dynmlir.generate.prior import ITSELF
from dynmlir.generate.shortlists import by_lists, learn, useful
from dynmlir.generate.synthetic import measured
from dynmlir.generate.write import library_text
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import LIMITS, MicroKernel
from dynmlir.kernels.shortlist import Shortlist

#: Largest relative error of g; it gets as many pieces as that takes, within reason.
G_ERROR, MOST_PIECES = 0.05, 6
#: A kernel that is no candidate for a shape is taken to last this many times the least.
UNFIT_RATIO = 20
#: Shapes that kernels are ranked on beside those that are measured, at least; three times as many as those in a long
#: run. Of sizes that few are measured of, lists would else name what serves their neighbours (16 x 16 x 500000: 1.8 to
#: 3.4 times the time).
RANKED_SHAPES, RANKED_OVER_MEASURED = 400, 3
#: What one of those counts in shortlists beside one that is measured: where few are, and of MANY.
PREDICTED_OF_FEW, PREDICTED_OF_MANY = 0.5, 0.2


#: What a kernel that is new must lower the mean log of time by. On few shapes the fastest is often the luckiest, and
#: what its model, of a prior that is another kernel's, says of all others is a guess: two runs kept different ones.
#: Of MANY half of it is enough.
NOVELTY = 2e-3
#: Kernels for which a short run learns no shortlists: what two runs measure of a hundred shapes made lists that chose
#: differently in a fifth of the suite's cases, and worse than no lists.
FEW = 30


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
    made = as_there(run, data, confirmed, priors) if confirmed else made_anew(run, data, priors, long, few)
    positions, kernels, g_error, shortlists = made
    ps = data.seconds[:, positions] * PS
    run.progress.step()
    operation = run.operation
    library = library_of(run.device, kernels, operation.types, shortlists, operation.layout)
    library = replace(library, measured=here)
    predicted = predictions(library, run.counted, data.shapes)
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
        f"{how}, {len(data.shapes)} synthetic shapes, {datetime.date.today().isoformat()}, {versions()}.",
        f"Options: generator {generator.name}, n_gen {options.n_gen}, n_syn {options.n_syn}, n_mik {options.n_mik},"
        f" n_pred {options.n_pred}, levels measured {sorted(options.profiled)}.",
        *summary,
    ]
    text = library_text(run.device, library, provenance)
    return Verdict(library, text, reasons(kernels, predicted, ps), tuple(summary), gain, sure)


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


def as_there(run: Run, data: Measured, there: Library, priors: Sequence[Prior]) -> _Made:
    """The library that is there, of those of its kernels that are right."""
    place = {kernel.name: i for i, kernel in enumerate(data.kernels)}
    positions = [place[kernel.name] for kernel in there.micro_kernels if kernel.name in place]
    run.progress.step()
    kernels, g_error = modelled(run, data, positions, priors)
    return _Made(positions, kernels, g_error, there.shortlists)


def made_anew(run: Run, data: Measured, priors: Sequence[Prior], long: bool, few: int) -> _Made:
    """The kernels that come closest to the best of all, and lists of them where they are more than `few`."""
    generator, options = run.options.generator, run.options
    novel = is_novel(data, priors)
    shapes, seconds = ranked_on(run, data, priors, novel)
    candidates = np.flatnonzero(data.candidate)
    prices = (NOVELTY if len(data.shapes) < MANY else NOVELTY / 2) * novel[candidates]
    with asked(f"generator {generator.name}"):
        positions = [int(candidates[i]) for i in generator.keep(seconds[:, candidates], options.n_mik, prices)]
    if long and len(positions) <= few:  # of more, shortlists say what is of use
        among = choose.prune(data.seconds[:, positions], held_out(run, data, positions, priors))
        positions = [positions[i] for i in among]
    positions = beside_their_edges(positions, data.kernels, run.edge_widths)
    run.progress.step()
    kernels, g_error = modelled(run, data, positions, priors)
    off = off_by(run, data, kernels, positions, len(shapes))
    times, floor = seconds[:, positions], run.operation.floor
    weights = np.full(len(shapes), PREDICTED_OF_MANY if long else PREDICTED_OF_FEW)
    weights[: len(data.shapes)][data.known.any(axis=1)] = 1.0
    shortlists = shortlists_of(kernels, shapes, times, floor, off, few, weights) if generator.prunes else []
    if shortlists:
        among = useful(shortlists, kernels, run.device, run.operation.types)
        kernels, positions = [kernels[i] for i in among], [positions[i] for i in among]
    return _Made(positions, kernels, g_error, shortlists)


def ranked_on(run: Run, data: Measured, priors: Sequence[Prior], novel: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Shapes, and seconds that kernels are ranked by: those measured, and on more shapes those that they predict.

    One measured time is the least of a few; a model fitted to many of them is not misled by the one that was lucky.
    """
    if not data.known.any():
        return data.shapes, data.seconds
    kernels, coefficients = fitted(run, data, range(len(data.kernels)), priors)
    count = max(RANKED_SHAPES, RANKED_OVER_MEASURED * len(data.shapes))
    more = measured(count, run.options.n_syn, 1, run.operation.layout)
    predicted = fit.predictions(kernels, coefficients, run.counted, more) / PS
    predicted[:, novel] = np.inf  # they gain by what is measured alone
    unfit = UNFIT_RATIO * predicted.min(axis=1, keepdims=True)
    return np.vstack([data.shapes, more]), np.vstack([data.seconds, np.minimum(predicted, unfit)])


def is_novel(data: Measured, priors: Sequence[Prior]) -> np.ndarray:
    """Which kernels no library knows that has many more measurements behind it; none, where it knows none of them."""
    if not data.known.any():
        return np.zeros(len(data.kernels), bool)
    novel = np.array([prior.weight < ITSELF for prior in priors], bool)
    return novel & (not novel.all())


def off_by(
    run: Run, data: Measured, kernels: Sequence[MicroKernel], positions: Sequence[int], count: int
) -> np.ndarray:
    """log of measured time over what kernels say, for as many shapes: NaN where nothing is measured."""
    off = np.full((count, len(kernels)), np.nan)
    plain = library_of(run.device, kernels, run.operation.types, (), run.operation.layout)
    off[: len(data.shapes)] = _off(run, data, positions, predictions(plain, run.counted, data.shapes))
    return off


def _off(run: Run, data: Measured, positions: Sequence[int], said: np.ndarray) -> np.ndarray:
    """log of measured time over ps that are said, (shapes, kernels); NaN where nothing is measured."""
    ps, floor = data.seconds[:, positions] * PS, run.operation.floor
    known = data.known[:, positions] & np.isfinite(said) & (said > 0) & (ps > 0)
    ratios = np.divide(ps + floor, said + floor, out=np.ones_like(ps), where=known)
    return np.where(known, np.log(ratios), np.nan)


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
    found = np.empty((len(data.shapes), len(positions)))
    for seen, ps in halves(run, data, positions, priors):
        times, off = data.seconds[seen][:, positions], _off(run, data, positions, ps)[seen]
        lists = shortlists_of(kernels, data.shapes[seen], times, run.operation.floor, off, few)
        found[~seen] = by_lists(lists, kernels, data.shapes[~seen], ps[~seen])
    return found


def shortlists_of(
    kernels: Sequence[MicroKernel],
    shapes: np.ndarray,
    seconds: np.ndarray,
    floor: int,
    off: np.ndarray | None = None,
    few: int = FEW,
    weights: np.ndarray | None = None,
) -> list[Shortlist]:
    """The shortlists of kernels by their times, measured or predicted, (shapes, kernels); none where they are few.

    `off` is log of measured time over what kernels say, NaN where it is not known; `weights` are what shapes count.
    """
    if len(kernels) <= few:
        return []
    ps = seconds * PS
    return learn(kernels, shapes, fit.losses(kernels, shapes, ps, floor), ps.min(axis=1), off, weights)


def modelled(
    run: Run, data: Measured, positions: Sequence[int], priors: Sequence[Prior]
) -> tuple[list[MicroKernel], float]:
    """The kernels with coefficients and g, and the largest error of any g."""
    gs = [bounded_g(*data.growth[i]) for i in positions]
    if not data.known.any():
        few, own = run.edged([data.kernels[i] for i in positions]), [priors[i] for i in positions]
        return [_stated(k, g, dict(p.coefficients)) for k, (g, _), p in zip(few, gs, own, strict=True)], 0.0
    few, coefficients = fitted(run, data, positions, priors)
    made = [_stated(kernel, g, terms) for kernel, (g, _), terms in zip(few, gs, coefficients, strict=True)]
    return made, max(error for _, error in gs)


def _stated(kernel: MicroKernel, g: Model, terms: dict[str, int]) -> MicroKernel:
    """A kernel with its g, its limits and its coefficients."""
    limits = {name: kernel.term(name) for name in LIMITS if kernel.term(name)}
    return replace(kernel, model=g | limits | terms)


def bounded_g(instances: Sequence[int], seconds: Sequence[float]) -> tuple[Model, float]:
    """g with the fewest pieces that keep its error within G_ERROR, and that error."""
    for pieces in range(1, MOST_PIECES + 1):
        g, error = fit_g(instances, seconds, pieces)
        if error <= G_ERROR:
            break
    return g, error


def predictions(library: Library, device: Device, shapes: np.ndarray) -> np.ndarray:
    """ps by each kernel's own coefficients and its shortlist's factor; infinite where it is not on that list."""
    kernels = library.micro_kernels
    coefficients = [{term: k.term(term) for term in fit.terms_of(k, library.layout) if k.term(term)} for k in kernels]
    ps = fit.predictions(kernels, coefficients, device, shapes)
    return by_lists(library.shortlists, kernels, shapes, ps) if library.shortlists else ps


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
    ps = predictions(library, device, data.shapes)
    ps[:, [kernel.name not in place for kernel in old]] = np.inf  # dropped: it no longer compiles, or is wrong
    if not np.isfinite(ps).any(axis=1).all():
        return None, None
    by_old = ps.argmin(axis=1)
    old_seconds = data.seconds[rows, [place[old[i].name] for i in by_old]]
    new_seconds = data.seconds[rows, np.array(positions)[predicted.argmin(axis=1)]]
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
