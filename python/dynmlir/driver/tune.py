"""The offline stage in order: candidates, level 0 measured, the rest modelled, ranked, measured, fitted.

    device -> layers -> steps of register tiles -> proposed candidates -> seconds on synthetic shapes -> library

Every number goes into a store as soon as it is known, and is looked for there first: a run that is interrupted
goes on where it was. What is chosen follows from the store alone.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from dynmlir.device.facts import Device
from dynmlir.diagnostics import DynmlirError
from dynmlir.driver.bench_module import Compile, compile_kernels, compile_those_that_do, wrong_answer
from dynmlir.generate import fit
from dynmlir.generate.analyzer import cycle_ps, modelled_ps, step_ps
from dynmlir.generate.candidates import with_edges
from dynmlir.generate.generators import Generator, Space
from dynmlir.generate.layers import Candidate, Layer0, Layers, layers
from dynmlir.generate.measure import Bench, growth
from dynmlir.generate.prior import prior_of
from dynmlir.generate.rkernel import rkernels
from dynmlir.generate.store import Store, StoreFull
from dynmlir.generate.synthetic import measured, powers
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import MicroKernel, Tile
from dynmlir.lowering.families import FAMILIES
from dynmlir.runtime import CompiledModule

#: Rounds and seconds of each time: the least of some that are well apart.
ROUNDS, SECONDS = 3, 0.0007
#: Shapes that are measured however long it takes, and at most.
LEAST_SHAPES, MOST_SHAPES = 24, 400
#: Where level 1 is measured: shapes, and candidates that are compiled together.
LEVEL1_SHAPES, BATCH = 12, 120
#: A kernel that is expected to take this many times the least is not measured on a shape.
UNLIKELY = 2.5
#: Seconds of the budget that are left for everything after the shapes: growing reductions, fits.
RESERVE = 15.0
#: Level-0 tiles below this share of the peak by the model are not measured.
WORTH_MEASURING = 0.75
_EMPTY = {"g_t": (0,), "g_ps": (0,), "g_slope": (0,)}
PS = 1e12
Modules = list[tuple[CompiledModule, list[MicroKernel]]]


@dataclass(frozen=True)
class TuneOptions:
    """What a tuning run can be told; the names are MikPoly's."""

    generator: Generator
    n_gen: int
    #: synthetic sizes are 2^i, i up to this.
    n_syn: int = 16
    #: micro-kernels that are kept.
    n_mik: int = 40
    #: instances of a pipelined task that g is measured to.
    n_pred: int = 16
    #: levels that are measured.
    profiled: frozenset[int] = frozenset({0})
    #: seconds that it may take.
    budget: float = 52.0
    #: how the kernels are compiled; a test gives another.
    compiler: Compile = compile_kernels


class Progress:
    """What a run says while it runs; the command draws it, tests and studies do not."""

    def stage(self, name: str, total: int, weight: float) -> None:
        """A stage of `total` steps begins; `weight` is its share of the whole."""

    def step(self) -> None:
        """One step is done."""

    def remark(self, text: str) -> None:
        """Something that a person should know, and that does not end the run."""


@dataclass
class Run:
    """One run: its store, what was dropped and why, and when it began."""

    device: Device
    target_cpu: str
    options: TuneOptions
    store: Store
    progress: Progress = field(default_factory=Progress)
    dropped: dict[str, str] = field(default_factory=dict)
    began: float = field(default_factory=time.monotonic)
    _told: bool = False

    def left(self) -> float:
        """Seconds of the budget."""
        return self.options.budget - (time.monotonic() - self.began)

    def keep(self, entries: dict[str, float]) -> None:
        """Store what was measured; a full disk is said once, and the run goes on with what it knows."""
        try:
            self.store.add(entries)
        except StoreFull as error:
            if not self._told:
                self.progress.remark(f"nothing more can be kept of what is measured: {error}")
            self._told = True


@dataclass(frozen=True)
class Measured:
    """What a choice is made from."""

    layers: Layers
    kernels: tuple[MicroKernel, ...]
    """Those that were measured, with their edges but without a model."""
    shapes: np.ndarray
    seconds: np.ndarray
    """(shapes, kernels); expected ones where a kernel was not worth measuring on a shape."""
    known: np.ndarray
    """Which of them are measured."""
    candidate: np.ndarray
    """Which kernels may be kept; the others are of the library that was there, and measured to compare."""
    growth: tuple[tuple[list[int], list[float]], ...]
    """Instances of a pipelined task of each kernel, and seconds."""


def micro_kernel(candidate: Candidate) -> MicroKernel:
    """A candidate as a micro-kernel without a model; streams are for a few rows of tiles."""
    limits = {"most_rows": 3 * candidate.tile.m} if FAMILIES[candidate.family].driver == "stream" else {}
    packed = FAMILIES[candidate.family].packed
    return MicroKernel(candidate.name, candidate.family, candidate.tile, packed, {**_EMPTY, **limits})


Stated = tuple[Device, Library]


def measure_all(run: Run, there: Library | None, references: Sequence[Stated] = ()) -> Measured:
    """Everything that is measured; the kernels of the library that is `there` are measured, too.

    `references` are where a kernel's time is expected from, before it is measured.
    """
    every = layers(run.device)
    steps = level0_steps(run, every) if 0 in run.options.profiled else {}
    proposed = propose(run, every, steps)
    names = {candidate.name for candidate in proposed}
    besides = [_bare(kernel) for kernel in (there.micro_kernels if there else ()) if kernel.name not in names]
    kernels = [micro_kernel(candidate) for candidate in proposed] + besides
    compiled = compiled_and_right(run, kernels)
    order = [kernel for _, some in compiled for kernel in some]
    right = [i for i, kernel in enumerate(order) if kernel.name not in run.dropped]
    proposes = names if not run.options.generator.keeps_old else {kernel.name for kernel in order}
    may = np.array([kernel.name in proposes and kernel.name not in run.dropped for kernel in order], bool)
    if not may.any():
        raise DynmlirError("no candidate compiles and answers right on this device")
    expected = expected_times(run, order, references)
    shapes, seconds, known = shape_seconds(run, compiled, expected, expected[:, may].min(axis=1))
    grown = growth_seconds(run, compiled)
    edged = with_edges([order[i] for i in right], run.device)
    grown_right = tuple(grown[i] for i in right)
    return Measured(every, edged, shapes, seconds[:, right], known[:, right], may[right], grown_right)


def expected_times(run: Run, kernels: Sequence[MicroKernel], references: Sequence[Stated]) -> np.ndarray:
    """Seconds that are expected of each kernel on each shape that may be measured."""
    edged = with_edges(kernels, run.device)
    priors = [dict(prior_of(kernel, run.device, references).coefficients) for kernel in kernels]
    return fit.predictions(edged, priors, run.device, measured(MOST_SHAPES, run.options.n_syn)) / PS


def _bare(kernel: MicroKernel) -> MicroKernel:
    limits = {"most_rows": kernel.term("most_rows")} if kernel.term("most_rows") else {}
    return replace(kernel, model={**_EMPTY, **limits})


def level0_steps(run: Run, every: Layers) -> dict[Layer0, float]:
    """Measured ps of one step of each register tile that is worth it."""
    tiles = level0_tiles(run.device, every)
    missing = [tile for tile in tiles if _step_name(tile) not in run.store]
    run.progress.stage("compiling register tiles", 1, 0.15)
    kernels = [micro_kernel(_probe(tile)) for tile in missing]
    modules = compiled_and_right(run, kernels, staged=False)
    run.progress.step()
    run.progress.stage("measuring register tiles", len(missing), 0.05)
    by_name = {_probe(tile).name: tile for tile in missing}
    for module, some in modules:
        bench = Bench(module)
        for position, kernel in enumerate(some):
            if kernel.name in run.dropped:
                continue
            tile = by_name[kernel.name]
            run.keep({_step_name(tile): _step_seconds(bench, position, tile, run.device)})
            run.progress.step()
    return {tile: run.store[_step_name(tile)] * PS for tile in tiles if _step_name(tile) in run.store}


def level0_tiles(device: Device, every: Layers) -> list[Layer0]:
    """The register tiles that are measured."""
    return [tile for tile in every.layer0 if worth_measuring(tile, device)]


def worth_measuring(tile: Layer0, device: Device) -> bool:
    """Whether a tile's multiply-adds are most of what it does, by the model."""
    lanes = device["vector_bits"] // 32
    vectors = tile.columns if tile.compute == "dot" else tile.columns // lanes
    return tile.rows * vectors * cycle_ps(device) >= WORTH_MEASURING * step_ps(tile, device)


def _probe(tile: Layer0) -> Candidate:
    return Candidate("direct" if tile.compute == "outer" else "dot", Tile(tile.rows, tile.columns, 1024))


def _step_name(tile: Layer0) -> str:
    return f"step {tile.compute} {tile.rows}x{tile.columns}"


def _step_seconds(bench: Bench, position: int, tile: Layer0, device: Device) -> float:
    """The slope over the reduction of some tiles, all in the L1; no call, no store of C is in it."""
    if tile.compute == "outer":
        tiles, short, long, along = 8, 32, 96, 1
    else:
        tiles, short, long, along = 1, 256, 512, device["vector_bits"] // 32
    times = [
        bench.times((tiles * tile.rows, tile.columns, depth), [position], ROUNDS, SECONDS)[0] for depth in (short, long)
    ]
    least = step_ps(tile, device) / PS / 2  # a slope below half of the peak's was disturbed
    return max((times[1] - times[0]) / tiles / (long - short) * along, least)


def propose(run: Run, every: Layers, steps: dict[Layer0, float]) -> list[Candidate]:
    """What the generator wants measured."""
    if 1 in run.options.profiled:
        every, seconds = level1_seconds(run, every)
    else:
        run.progress.stage("modelling candidates", 1, 0.03)
        seconds = modelled_seconds(run, every, powers(run.options.n_syn), steps)
        run.progress.step()
    return run.options.generator.propose(Space(every, seconds, run.options.n_gen))


def modelled_seconds(run: Run, every: Layers, shapes: np.ndarray, steps: dict[Layer0, float]) -> np.ndarray:
    """What the analyzer expects of each candidate on each shape."""
    known = rkernels()
    columns = [modelled_ps(c, known[c.family], run.device, shapes, steps) / PS for c in every.layer1]
    return np.stack(columns, axis=1)


def level1_seconds(run: Run, every: Layers) -> tuple[Layers, np.ndarray]:
    """Every candidate of level 1, measured on a few shapes: long, and not the default (Helix Table 9)."""
    shapes, columns, right = measured(LEVEL1_SHAPES, run.options.n_syn), [], []
    worth = [c for c in every.layer1 if worth_measuring(every.built_from[c], run.device)]
    run.progress.stage("measuring level 1", -(-len(worth) // BATCH), 0.3)
    for start in range(0, len(worth), BATCH):
        batch = {c.name: c for c in worth[start : start + BATCH]}
        missing = {name for name in batch for s in shapes if _time_name(name, s.tolist()) not in run.store}
        compiled = compiled_and_right(run, [micro_kernel(batch[name]) for name in batch if name in missing], False)
        benches = [(Bench(module), some) for module, some in compiled]
        for shape in shapes.tolist():
            _shape_row(run, benches, shape, np.ones(sum(len(some) for _, some in compiled), bool))
        there = [name for name in batch if _time_name(name, shapes[-1].tolist()) in run.store]
        columns.append(np.array([[run.store[_time_name(name, s)] for name in there] for s in shapes.tolist()]))
        right += [batch[name] for name in there]
        run.progress.step()
    seconds = np.concatenate([column for column in columns if column.size], axis=1)
    allowed = [i for i, c in enumerate(right) if c.name not in run.dropped]
    layer1 = tuple(right[i] for i in allowed)
    return Layers(every.layer0, layer1, {c: every.built_from[c] for c in layer1}), seconds[:, allowed]


def model_all(run: Run) -> Measured:
    """Everything from the device's facts, where nothing can be measured: a device that is not here."""
    every = layers(run.device)
    proposed = propose(run, every, {})
    kernels = with_edges([micro_kernel(candidate) for candidate in proposed], run.device)
    shapes, known = powers(run.options.n_syn), rkernels()
    columns = [modelled_ps(c, known[c.family], run.device, shapes) / PS for c in proposed]
    grown = []
    for candidate in proposed:
        lengths = growth(micro_kernel(candidate), run.options.n_pred)
        tasks = np.array([(*candidate.tile[:2], candidate.tile.k * t) for t in lengths])
        grown.append((lengths, list(modelled_ps(candidate, known[candidate.family], run.device, tasks) / PS)))
    seconds = np.stack(columns, axis=1)
    unmeasured, may = np.zeros(seconds.shape, bool), np.ones(len(kernels), bool)
    return Measured(every, kernels, shapes, seconds, unmeasured, may, tuple(grown))


def compiled_and_right(run: Run, kernels: Sequence[MicroKernel], staged: bool = True) -> Modules:
    """Modules with the kernels that compile and answer right; the others are dropped, and said."""
    if staged:
        run.progress.stage("compiling candidates", 1, 0.2)
    modules, failed = compile_those_that_do(run.device, kernels, run.target_cpu, run.options.compiler)
    right = []
    for module, some in modules:
        answers = {kernel.name: wrong_answer(module, i, kernel) for i, kernel in enumerate(some)}
        failed |= {name: answer for name, answer in answers.items() if answer}
        right.append((module, some))
    for name, reason in failed.items():
        run.dropped[name] = reason
        run.progress.remark(f"{name} is dropped: {reason}")
    if staged:
        run.progress.step()
    return right


def shape_seconds(
    run: Run, compiled: Modules, expected: np.ndarray, least: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Shapes, as many as the budget allows; seconds of each kernel on each; and which of those are measured.

    `least` is what is expected of the best candidate for each shape.
    """
    wanted = measured(MOST_SHAPES, run.options.n_syn)
    shapes = [tuple(map(int, shape)) for shape in wanted]
    benches = [(Bench(module), some) for module, some in compiled]
    dropped = [kernel.name in run.dropped for _, some in compiled for kernel in some]
    worth = expected <= UNLIKELY * least[:, None]
    worth &= ~np.array(dropped)
    until, rows, known = run.left() - RESERVE, [], []
    began = time.monotonic()
    run.progress.stage("measuring on synthetic shapes", MOST_SHAPES, 0.45)
    for i, shape in enumerate(shapes):
        if i >= LEAST_SHAPES and time.monotonic() - began > until:
            break
        row = _shape_row(run, benches, shape, worth[i])
        known.append(np.isfinite(row))
        rows.append(np.where(known[-1], row, np.maximum(expected[i], UNLIKELY * np.min(row))))
        run.progress.step()
    return wanted[: len(rows)], np.array(rows), np.array(known)


def _shape_row(
    run: Run, benches: list[tuple[Bench, list[MicroKernel]]], shape: Sequence[int], worth: np.ndarray
) -> np.ndarray:
    """Seconds of each kernel; infinite where it is not worth measuring and was not measured before."""
    row, first = np.full(len(worth), np.inf), 0
    for bench, some in benches:
        names = [_time_name(kernel.name, shape) for kernel in some]
        missing = [i for i, name in enumerate(names) if worth[first + i] and name not in run.store]
        times = bench.times(shape, missing, ROUNDS, SECONDS) if missing else []
        run.keep({names[i]: t for i, t in zip(missing, times, strict=True)})
        row[first : first + len(some)] = [run.store.get(name, np.inf) for name in names]
        first += len(some)
    return row


def _time_name(kernel: str, shape: Sequence[int]) -> str:
    return f"time {kernel} {'x'.join(map(str, shape))}"


def growth_seconds(run: Run, compiled: Modules) -> tuple[tuple[list[int], list[float]], ...]:
    """For each kernel, instances of a pipelined task (one full tile) and its seconds."""
    run.progress.stage("measuring growing reductions", sum(len(some) for _, some in compiled), 0.07)
    return tuple(_growths(run, compiled))


def _growths(run: Run, compiled: Modules) -> Iterator[tuple[list[int], list[float]]]:
    for module, some in compiled:
        bench = Bench(module)
        for position, kernel in enumerate(some):
            lengths = growth(kernel, run.options.n_pred)
            if kernel.name in run.dropped:
                yield lengths, [np.inf] * len(lengths)
                continue
            for t in lengths:
                name, shape = f"growth {kernel.name} {t}", (*kernel.tile[:2], kernel.tile.k * t)
                if name not in run.store:
                    run.keep({name: bench.times(shape, [position], 2, SECONDS)[0]})
            yield lengths, [run.store[f"growth {kernel.name} {t}"] for t in lengths]
            run.progress.step()
