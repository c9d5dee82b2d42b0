"""A tuning run: what it is told, what it says, what it knows so far, and what comes of it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from dynmlir.device.facts import Device
from dynmlir.driver.bench_module import Compile, compile_kernels, compile_those_that_do, wrong_answer
from dynmlir.generate.generators import Generator
from dynmlir.generate.layers import Candidate, Layers
from dynmlir.generate.library import widths_of_edges, with_edges
from dynmlir.generate.operation import MATMUL, Operation
from dynmlir.generate.rkernel import DEFAULT_PROFILED
from dynmlir.generate.store import Store, StoreFull
from dynmlir.generate.synthetic import FIRST, measured, measured_batches
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.lowering.families import FAMILIES
from dynmlir.runtime import CompiledModule

_EMPTY = {"g_t": (0,), "g_ps": (0,), "g_slope": (0,)}
PS = 1e12
#: Modules that candidates are compiled into.
PARTS = 2
Modules = list[tuple[CompiledModule, list[MicroKernel]]]
#: A library, and its device as models see it for the library's element types.
Stated = tuple[Device, Library]


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
    profiled: frozenset[int] = DEFAULT_PROFILED
    #: seconds that it may take.
    budget: float = 52.0
    #: synthetic shapes that are measured at most.
    shapes: int = 400
    #: whether times that are there are taken once more, and the lesser ones kept.
    again: bool = False
    #: whether the shapes are batches of several products alone, for a library that is there (driver/tune_batches.py).
    of_batches: bool = False
    #: what the library is for.
    operation: Operation = MATMUL
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

    @property
    def operation(self) -> Operation:
        return self.options.operation

    @property
    def measures_batches(self) -> bool:
        """Whether some of the shapes are batches of several products: in a long run, of layouts that have batches."""
        return self.operation.batched and self.options.shapes > FIRST

    def sample(self, count: int, seed: int = 0) -> np.ndarray:
        """So many synthetic shapes of the kinds that the run measures; those of seed 0 are what it measures."""
        if self.options.of_batches:
            return measured_batches(count, seed)
        return measured(count, self.options.n_syn, seed, self.operation.layout, self.measures_batches)

    @property
    def counted(self) -> Device:
        """The device as models see it."""
        return self.operation.counted(self.device)

    def edged(self, kernels: Sequence[MicroKernel]) -> tuple[MicroKernel, ...]:
        """The kernels with their edges beside each other."""
        return with_edges(kernels, self.device, self.operation.types, self.operation.layout)

    def edge_widths(self, kernels: Sequence[MicroKernel]) -> list[tuple[int, ...]]:
        """Columns of the narrower tiles of each beside the others."""
        return widths_of_edges(kernels, self.device, self.operation.types, self.operation.layout)

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
class Timed:
    """Times of micro-kernels."""

    kernels: tuple[MicroKernel, ...]
    """Those that were measured, with their edges."""
    shapes: np.ndarray
    seconds: np.ndarray
    """(shapes, kernels); expected ones where a kernel was not worth measuring on a shape."""
    known: np.ndarray
    """Which of them are measured."""


@dataclass(frozen=True)
class Measured(Timed):
    """What a choice is made from; the kernels are without a model."""

    layers: Layers
    candidate: np.ndarray
    """Which kernels may be kept; the others are of the library that was there, and measured to compare."""
    growth: tuple[tuple[list[int], list[float]], ...]
    """Instances of a pipelined task of each kernel, and seconds."""


def micro_kernel(candidate: Candidate) -> MicroKernel:
    """A candidate as a micro-kernel without a model; `stream` is for a few rows of tiles, others may be for one."""
    family, rows = FAMILIES[candidate.family], candidate.tile.m
    most_rows = 3 * rows if family.driver == "stream" else rows if family.reads_b_once else 0
    limits, packed = {"most_rows": most_rows} if most_rows else {}, family.packed
    return MicroKernel(candidate.name, candidate.family, candidate.tile, packed, {**_EMPTY, **limits})


def bare(kernel: MicroKernel) -> MicroKernel:
    """A kernel without its model."""
    limits = {"most_rows": kernel.term("most_rows")} if kernel.term("most_rows") else {}
    return replace(kernel, model={**_EMPTY, **limits})


def compiled(run: Run, kernels: Sequence[MicroKernel]) -> tuple[Modules, dict[str, str]]:
    """Modules with the kernels that compile, and why others do not; of whole families each.

    Kernels of a family share code: two modules take no longer to compile than one, and less memory.
    """

    def those_that_do(some: Sequence[MicroKernel]) -> tuple[Modules, dict[str, str]]:
        return compile_those_that_do(run.device, some, run.target_cpu, run.options.compiler, run.operation)

    parts = [those_that_do(some) for some in parts_of(kernels)]
    failed = {name: reason for _, some in parts for name, reason in some.items()}
    return [module for modules, _ in parts for module in modules], failed


def parts_of(kernels: Sequence[MicroKernel]) -> list[list[MicroKernel]]:
    """The kernels in parts of about the same size, whole families each; an empty one is left out."""
    parts: list[list[MicroKernel]] = [[] for _ in range(PARTS)]
    families = [[k for k in kernels if k.family == name] for name in dict.fromkeys(k.family for k in kernels)]
    for family in sorted(families, key=len, reverse=True):
        min(parts, key=len).extend(family)
    return [part for part in parts if part]


def compiled_and_right(run: Run, kernels: Sequence[MicroKernel], staged: bool = True) -> Modules:
    """Modules with the kernels that compile and answer right; the others are dropped, and said."""
    if staged:
        run.progress.stage("compiling candidates", 1, 0.2)
    modules, failed = compiled(run, kernels)
    right = []
    for module, some in modules:
        answers = {kernel.name: wrong_answer(module, i, kernel, run.operation) for i, kernel in enumerate(some)}
        failed |= {name: answer for name, answer in answers.items() if answer}
        right.append((module, some))
    for name, reason in failed.items():
        run.dropped[name] = reason
        run.progress.remark(f"{name} is dropped: {reason}")
    if staged:
        run.progress.step()
    return right
