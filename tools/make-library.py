#!/usr/bin/env python3
"""Makes a library of micro-kernels for a CPU by measuring on this machine, on one thread.

    tools/make-library.py --target-cpu host --data build/host.npz
    tools/make-library.py --target-cpu x86-64-v3 --shapes 150 --most-gflop 0.2 --keep 18
    tools/make-library.py --layout nt --batched --shapes 300 --most-gflop 0.4
    tools/make-library.py --target-cpu cooperlake --types bf16 --shapes 160 --most-gflop 0.4 --keep 16
    tools/make-library.py --target-cpu host --layout np             # for constant weights, packed into panels

Every candidate is timed on synthetic shapes; the few that together come closest to the best of all are kept,
and the coefficients of the cpu cost model and g are fitted for each.
"""

from __future__ import annotations

import argparse
import datetime
import importlib.metadata
import os
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "python"))

import numpy as np  # noqa: E402
from rich.console import Console  # noqa: E402
from rich.progress import track  # noqa: E402
from rich.table import Table  # noqa: E402

import dynmlir  # noqa: E402
from dynmlir import dialect  # noqa: E402
from dynmlir.backend import cpu_features  # noqa: E402
from dynmlir.device.facts import CPU_FACTS, CPU_OPTIONAL_FACTS, Device  # noqa: E402
from dynmlir.device.host import cpu_name  # noqa: E402
from dynmlir.device.known import DEVICES, find_device  # noqa: E402
from dynmlir.diagnostics import DynmlirError, near_match  # noqa: E402
from dynmlir.dialect.files import load_library  # noqa: E402
from dynmlir.files import write_atomically  # noqa: E402
from dynmlir.generate import choose, fit, measure  # noqa: E402
from dynmlir.generate.candidates import F32, candidates, library_of, with_edges  # noqa: E402
from dynmlir.generate.measurements import Measurements, load_measurements  # noqa: E402
from dynmlir.generate.operation import FLOOR_OF_BATCH_PS, FLOOR_PS, Operation  # noqa: E402
from dynmlir.generate.performance import PS_PER_SECOND, fit_g  # noqa: E402
from dynmlir.generate.shapes import shapes  # noqa: E402
from dynmlir.generate.shortlists import learn, listed, useful  # noqa: E402
from dynmlir.generate.source import matmul_source, prepacked_source  # noqa: E402
from dynmlir.generate.write import library_text  # noqa: E402
from dynmlir.kernels.element_types import COVERED, ElementTypes, counted_in_f32  # noqa: E402
from dynmlir.kernels.library import LAYOUTS  # noqa: E402
from dynmlir.kernels.micro_kernel import MicroKernel  # noqa: E402
from dynmlir.kernels.shortlist import Shortlist  # noqa: E402
from dynmlir.lowering.arithmetic import Arithmetic  # noqa: E402
from dynmlir.lowering.families import panel_columns  # noqa: E402

PERCENT = 100
#: Micro-kernels that are priced so fast that shortlists of them would save nothing.
FEW = 20
console = Console()


def device_of(target_cpu: str) -> Device:
    """The device of a CPU's name; for `host`, the most able one of DEVICES that this machine can stand in for."""
    if target_cpu == "host":
        have = cpu_features("host")
        fitting = [d for d in DEVICES if cpu_features(d.target_cpu) <= have]
        if not fitting:
            raise DynmlirError("this CPU has the features of no known device")
        return fitting[0]
    return find_device(target_cpu)


def in_library(device: Device) -> Device:
    """A CPU with the facts that libraries state."""
    stated = (*CPU_FACTS, *CPU_OPTIONAL_FACTS)
    return replace(device, facts={fact: device[fact] for fact in stated if fact in device.facts})


def types_of(short: str) -> ElementTypes:
    """The element types that libraries call by this name."""
    known = {types.short: types for types in map(ElementTypes.of, COVERED)}
    if short not in known:
        raise DynmlirError(near_match("element types", short, known))
    return known[short]


def measured(
    device: Device, types: ElementTypes, kernels: tuple[MicroKernel, ...], options: argparse.Namespace
) -> Measurements:
    """What --data holds, with --again the lesser of that and a new measurement; else a new one."""
    names = tuple(kernel.name for kernel in kernels)
    known = load_measurements(options.data) if options.data and Path(options.data).exists() else None
    if known and known.kernels != names:
        raise DynmlirError("holds other candidates: remove it to measure again", f"{options.data}:1:1")
    if known and not options.again:
        return known
    wanted = known.shapes if known else shapes(options.shapes, options.most_gflop * 1e9, layout=options.layout)
    new = measure_now(device, types, options, kernels, wanted)
    result = known.least(new) if known else new
    if options.data:
        result.save(options.data)
    return result


def measure_now(
    device: Device,
    types: ElementTypes,
    options: argparse.Namespace,
    kernels: tuple[MicroKernel, ...],
    wanted: np.ndarray,
) -> Measurements:
    layout = options.layout
    with tempfile.TemporaryDirectory() as folder, console.status(f"compiling {len(kernels)} candidates"):
        path = Path(folder, "candidates.mlir")
        library = library_of(device, kernels, types, layout=layout)
        path.write_text(library_text(device, library, []))
        in_panels = prepacked_source(types, panel_columns(library, Arithmetic(types, device)))
        source = in_panels if layout[1] == "p" else matmul_source(types, layout, options.batched)
        # Compiled for the device, not for this machine: its instructions are what is measured.
        module = dynmlir.compile(source, device.target_cpu, library=path, patterns=("I",), debug=True)
    bench = measure.Bench(module, Operation(types, layout, options.batched))
    rows = measure.shape_times(bench, kernels, wanted)
    seconds = list(track(rows, "shapes", total=len(wanted), console=console))
    growing = measure.growth_times(bench, kernels)
    growth = [
        (np.array(instances), np.array(times))
        for instances, times in track(growing, "growing reductions", total=len(kernels), console=console)
    ]
    return Measurements(tuple(k.name for k in kernels), wanted, np.array(seconds), tuple(growth))


def fitted(
    chosen: Sequence[MicroKernel],
    device: Device,
    types: ElementTypes,
    data: Measurements,
    ps: np.ndarray,
    how: Mapping[str, Any],
) -> tuple[list[MicroKernel], list[float], Sequence[Shortlist]]:
    """The kernels with their coefficients and g; the largest error of each g; shortlists, where there are many."""
    few, counted = with_edges(chosen, device, types, how["layout"]), counted_in_f32(device, (types.a, types.b, types.c))
    made, g_errors = [], []
    for kernel, terms in zip(few, fit.fit_all(few, counted, data.shapes, ps, **how), strict=True):
        g, error = fit_g(*data.growth[data.kernels.index(kernel.name)])
        limits = {name: kernel.term(name) for name in ("edge_columns", "most_rows") if kernel.term(name)}
        made.append(replace(kernel, model=g | limits | terms))
        g_errors.append(error)
    if len(made) <= FEW:
        return made, g_errors, ()
    return made, g_errors, learn(made, data.shapes, fit.losses(made, data.shapes, ps), ps.min(axis=1))


def table_of(kernels: list[MicroKernel], predicted: np.ndarray, ps: np.ndarray, g_errors: list[float]) -> Table:
    """How often each kernel is the fastest and the chosen one, and how far its predictions are off."""
    table = Table("micro-kernel", "fastest", "chosen", "median error %", "g: largest error %", title="kept")
    for column in table.columns[1:]:
        column.justify = "right"
    fastest, chosen = ps.argmin(axis=1), predicted.argmin(axis=1)
    off = np.nanmedian(np.abs(np.where(np.isfinite(predicted), predicted, np.nan) / ps - 1), axis=0) * PERCENT
    for i, kernel in enumerate(kernels):
        counts = (str((fastest == i).sum()), str((chosen == i).sum()))
        table.add_row(kernel.name, *counts, f"{off[i]:.1f}", f"{g_errors[i] * PERCENT:.1f}")
    return table


def make(options: argparse.Namespace) -> None:
    device, types = in_library(device_of(options.target_cpu)), types_of(options.types)
    every = candidates(device, types, options.layout)
    data = measured(device, types, every, options)
    counted = counted_in_f32(device, (types.a, types.b, types.c))
    by_name = {kernel.name: kernel for kernel in every}
    kept = choose.keep(data.seconds, options.keep)
    ps = data.seconds[:, kept] * PS_PER_SECOND
    chosen = [by_name[data.kernels[i]] for i in kept]
    floor = FLOOR_OF_BATCH_PS if options.batched else FLOOR_PS
    how = {"layout": options.layout, "floor": floor}
    kernels, g_errors, shortlists = fitted(chosen, device, types, data, ps, how)
    if shortlists:
        among = useful(shortlists, kernels, device, types)
        kept, kernels, g_errors = ([some[i] for i in among] for some in (kept, kernels, g_errors))
        ps = ps[:, among]
    coefficients = [{t: kernel.term(t) for t in fit.terms_of(kernel)} for kernel in kernels]
    predicted = fit.predictions(kernels, coefficients, counted, data.shapes)
    seen, unseen = fit.errors(predicted, ps, floor), fit.held_out(kernels, counted, data.shapes, ps, **how)
    if shortlists:
        predicted = np.where(listed(shortlists, kernels, data.shapes), predicted, np.inf)
    within = fit.errors(predicted, ps, floor)
    console.print(table_of(kernels, predicted, ps, g_errors))
    summary = [
        f"{len(kernels)} of {len(data.kernels)} candidates kept; the best of them against the best of all:"
        f" {choose.loss(data.seconds, kept):.3f} (geometric mean of times)",
        f"chosen against the best of them: {seen.regret:.3f}, worst {seen.worst:.2f};"
        f" on shapes held out: {unseen.regret:.3f}, worst {unseen.worst:.2f}",
        *([f"with {len(shortlists)} shortlists: {within.regret:.3f}, worst {within.worst:.2f}"] if shortlists else []),
        f"predicted against measured time: median error {seen.median * PERCENT:.1f} %;"
        f" on shapes held out: {unseen.median * PERCENT:.1f} %",
    ]
    console.print(*summary, sep="\n", highlight=False)
    laid = f", layout {options.layout}" if options.layout != "nn" else ""
    provenance = [
        f"Micro-kernels for {device.target_cpu}, {types.a} x {types.b} to {types.c}{laid},"
        " made by tools/make-library.py.",
        f"Measured on {cpu_name()}, one thread, {len(data.shapes)} synthetic shapes,"
        f" {datetime.date.today().isoformat()}, IREE {importlib.metadata.version('iree-base-compiler')}.",
        *summary,
    ]
    parts = (device.name, types.short * (types != F32), options.layout * (options.layout != "nn"))
    name = "_".join(part for part in parts if part)
    out = Path(options.out or ROOT / "lib" / "libraries" / f"{name}.mlir")
    out.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(
        out, library_text(device, library_of(device, kernels, types, shortlists, options.layout), provenance)
    )
    with dialect.new_context():
        load_library(out)
    console.print(f"wrote {out}", highlight=False)


def parse_arguments() -> argparse.Namespace:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--target-cpu", default="host", help="host, or the CPU of a known device")
    p.add_argument("--types", default="f32", help="f32, f64, f16, bf16, i8")
    p.add_argument("--layout", default="nn", choices=LAYOUTS, help="how A and B lie: nt B transposed, np B in panels")
    p.add_argument("--batched", action="store_true", help="measure small products as a batch of them, by the product")
    p.add_argument("--shapes", type=int, default=400, help="number of synthetic shapes")
    p.add_argument("--most-gflop", type=float, default=0.8, help="size of the largest shape")
    p.add_argument("--keep", type=int, default=40, help="micro-kernels to keep at most")
    p.add_argument("--data", help="file (.npz) of the measurements: kept there, and used if it is there")
    p.add_argument("--again", action="store_true", help="measure although --data is there, keep lesser times")
    p.add_argument("--out", help="library file; lib/libraries/<device>[_<types>][_<layout>].mlir")
    return p.parse_args()


def main() -> int:
    options = parse_arguments()
    if not measure.STEADY_MEMORY.items() <= os.environ.items():  # the C library reads it when a process starts
        os.execve(sys.executable, [sys.executable, *sys.argv], os.environ | measure.STEADY_MEMORY)
    try:
        make(options)
    except DynmlirError as error:
        print(error, file=sys.stderr)
        return 1
    except (OSError, ValueError) as error:
        print(f"make-library: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
