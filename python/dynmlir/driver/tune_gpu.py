"""The offline stage on GPUs: candidates by Algorithm 2, the few that together serve best by the model, measured.

device -> gpu_candidates -> modelled costs -> proposed -> registers, seconds of tasks alone and of full waves ->
models -> the kernels that together come closest to the best of all, by the models that were measured

Without a GPU it ends with the registers that ptxas reports: costs are the modelled ones.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from dynmlir.costmodel.arrays import Arrays
from dynmlir.costmodel.gpu import Gpu
from dynmlir.costmodel.model import UNFIT, Work
from dynmlir.device.facts import Device
from dynmlir.diagnostics import DynmlirError
from dynmlir.driver.gpu_bench import Clock
from dynmlir.driver.gpu_registers import registers_of
from dynmlir.generate import gpu
from dynmlir.generate.choose import keep
from dynmlir.generate.gpu_fit import PS, Timings, fitted, lengths, unsplit, with_model_of
from dynmlir.generate.gpu_layers import gpu_candidates
from dynmlir.generate.synthetic import powers
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.kernels.occupancy import registers, resident_blocks, shared_bytes, threads
from dynmlir.lowering.gpu.structure import structure_of

#: What a library is called -> element types.
KINDS = {
    "f16": ("f16", "f16", "f32"),
    "bf16": ("bf16", "bf16", "f32"),
    "f16_f16": ("f16", "f16", "f16"),
    "bf16_bf16": ("bf16", "bf16", "bf16"),
    "f32": ("f32", "f32", "f32"),
    "tf32": ("f32", "f32", "f32"),
}
#: What candidates on GPUs are: those of Algorithm 2, of which few are proposed, or tiles named by hand.
GENERATORS = ("helix", "typical")
#: Instances of the two full waves, enough for their start not to matter.
SHORT, LONG = 16, 64
#: Seconds that a kernel counts for on a shape that it cannot run.
NEVER = 1e3


@dataclass(frozen=True)
class GpuOptions:
    """As TuneOptions: candidates measured in all, synthetic sizes, kernels kept, length of g, seconds."""

    n_gen: int = 36
    n_syn: int = 13
    n_mik: int = 24
    n_pred: int = 16
    budget: float = 120.0


def modelled(device: Device, kind: str, generator: str = "helix") -> Library:
    """All candidates of a generator with models from the device's facts; registers are estimated.

    DynmlirError for unknown types, and for an unknown generator.
    """
    if kind not in KINDS:
        raise DynmlirError(f"unknown types '{kind}', expected one of {', '.join(KINDS)}", "command-line")
    require_generator(generator)
    types, rounding = KINDS[kind], kind == "tf32"
    candidates = gpu.typical if generator == "typical" else gpu_candidates
    shapes = tuple(s for s in candidates(device, types[0], rounding) if s.row.rounds or not rounding)
    library = gpu.library(f"matmul_{kind}", device, types, shapes, {})
    return replace(library, micro_kernels=tuple(k for k in library.micro_kernels if _possible(k, library, device)))


def require_generator(name: str) -> None:
    """DynmlirError for one that is not of GPUs."""
    if name not in GENERATORS:
        raise DynmlirError(f"generator '{name}' is not of GPUs, expected {' or '.join(GENERATORS)}")


def _possible(kernel: MicroKernel, library: Library, device: Device) -> bool:
    try:
        structure_of(kernel, library, device)
    except DynmlirError:
        return False
    return True


def proposed(library: Library, device: Device, options: GpuOptions) -> Library:
    """The candidates that together come closest to the best of all on sizes 2^i, by their models."""
    return _kept(library, device, options.n_gen, options.n_syn)


def _kept(library: Library, device: Device, count: int, n_syn: int) -> Library:
    shapes = powers(n_syn, most_flops=1e13, most_bytes=4e9)
    positions = keep(predicted_seconds(library.micro_kernels, device, shapes), count)
    return replace(library, micro_kernels=tuple(library.micro_kernels[i] for i in positions))


def with_registers(library: Library, device: Device, say: Callable[[str], None] = lambda text: None) -> Library:
    """The library with the registers that ptxas reports; kernels that it would spill are left out.

    DynmlirError where there is no ptxas.
    """
    kept = []
    for kernel in library.micro_kernels:
        report = registers_of(replace(library, micro_kernels=(kernel,)), device)
        if report.local_bytes:
            say(f"{kernel.name}: left out, {report.local_bytes} bytes of its registers would be in memory")
        else:
            kept.append(replace(kernel, model={**kernel.model, "registers": report.registers}))
            say(told(kept[-1], device))
    return replace(library, micro_kernels=tuple(kept))


def predicted_seconds(kernels: Sequence[MicroKernel], device: Device, shapes: np.ndarray) -> np.ndarray:
    """(shapes, kernels): what the cost model `gpu` expects of each kernel on the whole of each shape."""
    x, model = Arrays(), Gpu()
    m, n, k = (np.ascontiguousarray(size) for size in shapes.T)
    pes = np.full(len(m), device["sms"], np.int64)
    columns = []
    for kernel in kernels:
        work = Work(m, n, k, n, pes, model.task(x, kernel, device, k))
        cost, _ = model.region(x, kernel, device, work, model.initial(x, device, pes))
        columns.append(np.where(np.asarray(cost) >= UNFIT, NEVER, np.asarray(cost) / PS))
    return np.stack(columns, axis=1)


def measured(
    library: Library, device: Device, clock: Clock, options: GpuOptions, say: Callable[[str], None] = lambda text: None
) -> Library:
    """The proposed kernels with models from measurements, and of them those that are kept.

    Raises DynmlirError where the time is over before a kernel for every shape has been measured.
    """
    until, done, models = time.monotonic() + options.budget, [], {}
    # Kernels for rows at any address first: without one there is no library.
    for kernel in sorted(library.micro_kernels, key=lambda k: (k.term("aligned", 1), k.term("splits_k"))):
        whole = unsplit(kernel)
        if whole.name not in models:
            if time.monotonic() > until:
                say(f"out of time: {kernel.name} and those after it are not measured, and left out")
                break
            stated = replace(whole, model={**whole.model, "registers": clock.registers(whole)})
            models[whole.name] = modelled_by(stated, device, _timings(stated, device, clock, options))
            say(told(models[whole.name], device))
        done.append(with_model_of(kernel, models[whole.name]))
    if not any(kernel.term("aligned", 1) == 1 and not kernel.term("splits_k") for kernel in done):
        raise DynmlirError(
            "no kernel for rows at any address was measured: give it more time (--budget)", "command-line"
        )
    ordered = [kernel for name in (k.name for k in library.micro_kernels) for kernel in done if kernel.name == name]
    return _kept(replace(library, micro_kernels=tuple(ordered), measured=True), device, options.n_mik, options.n_syn)


def modelled_by(kernel: MicroKernel, device: Device, timings: Timings) -> MicroKernel:
    """The kernel with a model of its timings on a device."""
    return fitted(kernel, timings, min(timings.empty, device["launch_ns"] * 1e-9))


def told(kernel: MicroKernel, device: Device) -> str:
    """A line on a kernel: what it takes of a multiprocessor, and what an instance costs."""
    m, n, k = kernel.tile
    return (
        f"{kernel.name:24} {m:4} x {n:3} x {k:2}, {threads(kernel):4} threads, {registers(kernel):3} registers, "
        f"{shared_bytes(kernel):6} bytes shared, {resident_blocks(kernel, device):2} blocks, "
        f"{kernel.term('busy'):8} ps an instance"
    )


def _timings(kernel: MicroKernel, device: Device, clock: Clock, options: GpuOptions) -> Timings:
    resident = resident_blocks(kernel, device)
    alone, full = asked(kernel, device, options.n_pred)
    return Timings(
        {t: clock.seconds(kernel, tasks, t) for tasks, t in alone},
        {t: clock.seconds(kernel, tasks, t) for tasks, t in full},
        resident,
        clock.seconds(kernel, 1, 0),
    )


def asked(kernel: MicroKernel, device: Device, n_pred: int) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """(tasks, instances of each) of launches that are timed: of one task, and of a wave of them."""
    tasks = device["sms"] * resident_blocks(kernel, device)
    return [(1, t) for t in lengths(n_pred, LONG)], [(tasks, t) for t in (SHORT, LONG)]
