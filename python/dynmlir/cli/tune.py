"""dynmlir-tune: a library of micro-kernels made for a device, by measuring on it (docs/tune.md).

Exit status 1 and one located diagnostic for whatever is wrong; 130 where ^C ended it, and then what was measured is
kept, and the next run goes on from there.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from rich.console import Console

from dynmlir import dialect
from dynmlir.cli.ending import exit_status
from dynmlir.cli.progress import Shown, table_of
from dynmlir.cli.streams import INTERRUPTED, write_output
from dynmlir.cli.tune_gpu import run_gpu
from dynmlir.cli.tune_options import (
    most_shapes,
    parser,
    refuse_of_candidates,
    refuse_of_cpus,
    require_place,
    take_defaults,
)
from dynmlir.device.description import device_text, load_device
from dynmlir.device.facts import Device
from dynmlir.device.host import HOST
from dynmlir.device.known import find_device
from dynmlir.diagnostics import DynmlirError, read_text
from dynmlir.dialect.files import load_library
from dynmlir.driver.cache import device_folder, store_file
from dynmlir.driver.host import can_run, host_device
from dynmlir.driver.libraries import default_library
from dynmlir.driver.registry import load_plugin
from dynmlir.driver.tune import measure_all, model_all
from dynmlir.driver.tune_batches import There, measure_batches, provenance_of, with_lists_of_batches
from dynmlir.driver.tune_levels import level0_tiles
from dynmlir.driver.tune_references import references_for, stated
from dynmlir.driver.tune_run import Progress, Run, TuneOptions
from dynmlir.driver.tuned import install, library_there
from dynmlir.driver.verdict import Verdict, verdict
from dynmlir.generate.generators import find_generator
from dynmlir.generate.layers import layers
from dynmlir.generate.measure import STEADY_MEMORY
from dynmlir.generate.operation import Operation, find_operation
from dynmlir.generate.rkernel import AXES, operator_text, rkernels, summary
from dynmlir.generate.shapes import BATCHES
from dynmlir.generate.store import Store
from dynmlir.kernels.library import Library

_PERCENT = 100
#: Speed over the old library's, on shapes held out, from which on the new one takes its place.
WORTH_IT = 1.01


def main(argv: list[str] | None = None) -> int:
    """The command; returns its exit status."""
    console = Console(stderr=True)
    status = exit_status(lambda: run(parser().parse_args(argv), console))
    if status == INTERRUPTED:
        console.print("interrupted: what was measured is kept, the next run goes on from there", highlight=False)
    return status


def run(arguments: argparse.Namespace, console: Console) -> None:
    """Raises DynmlirError."""
    for path in arguments.load_pass:
        load_plugin(path)
    if arguments.batches:
        refuse_of_candidates(arguments)
    take_defaults(arguments)
    require_place(arguments.output)
    if arguments.target != "llvm-cpu":
        refuse_of_cpus(arguments)
        run_gpu(arguments, console)
        return
    if arguments.prepare or arguments.times:
        raise DynmlirError("--prepare and --times are for GPUs: give --target=cuda", "command-line")
    if arguments.show_device is not None:
        write_output("-", device_text(described(arguments.show_device or arguments.device)))
        return
    generator = find_generator(arguments.generator)
    options = TuneOptions(
        generator,
        arguments.n_gen or generator.n_gen,
        arguments.n_syn,
        arguments.n_mik,
        arguments.n_pred,
        arguments.measure_levels,
        arguments.budget,
        arguments.shapes or most_shapes(arguments.budget),
        arguments.again,
        arguments.batches,
        find_operation("f32" if arguments.types is None else arguments.types, arguments.layout),
    )
    if options.of_batches and not options.operation.batched:
        raise DynmlirError(f"--batches: products of layout {options.operation.layout} come in none")
    device = described(arguments.device, measured=not arguments.dry_run)
    if not device.is_cpu:
        raise no_cpu(device)
    with dialect.new_context():
        if arguments.dry_run:
            write_output("-", "\n".join(what_would_be_done(device, options)) + "\n")
        elif options.of_batches:
            tune_batches(device, options, arguments, console)
        else:
            tune(device, options, arguments, console)


def described(name: str, measured: bool = True) -> Device:
    """The device of a name; of a file, where the name ends in .toml or holds a slash; the host, measured."""
    if name == HOST:
        return host_device(measured)
    return load_device(name) if name.endswith(".toml") or "/" in name else find_device(name)


def tune(device: Device, options: TuneOptions, arguments: argparse.Namespace, console: Console) -> None:
    """One run from measuring to writing. Needs a current context with the dialect."""
    here = can_run(device)
    with Shown(console, options.budget) as shown:
        found, path = _there(device, options.operation, shown) if here else (None, None)
        there = stated(*found) if found else None
        references = ([there] if there else []) + references_for(options.operation, device, here)
        measures = here and bool(options.profiled)
        store = _store(device, options.operation, arguments.fresh, shown) if measures else Store(None)
        a_run = Run(device, _target_cpu(device), options, store, shown)
        if measures:
            data = measure_all(a_run, there, references)
        else:
            if options.profiled:
                shown.remark(f"'{device.name}' is not here: its library is modelled from its facts")
            data = model_all(a_run)
        made = verdict(a_run, data, there if measures else None, references)
        store.close()
    report(made, path)
    write(device, made, arguments.output, here, console)


def tune_batches(device: Device, options: TuneOptions, arguments: argparse.Namespace, console: Console) -> None:
    """Lists of batches for the library that is there. Needs a current context with the dialect."""
    with Shown(console, options.budget) as shown:
        there, path = _there_for_batches(device, options.operation, shown)
        store = _store(device, options.operation, arguments.fresh, shown)
        a_run = Run(there.device, _target_cpu(device), options, store, shown)
        made = with_lists_of_batches(a_run, measure_batches(a_run, there.library), there)
        store.close()
    report(made, path)
    write(device, made, arguments.output, True, console)


def _target_cpu(device: Device) -> str:
    return HOST if device.name == HOST else device.target_cpu


def no_cpu(device: Device) -> DynmlirError:
    """The diagnostic for a device that this target is not for."""
    if device.architecture == "cuda":
        return DynmlirError(f"device '{device.name}' is a GPU: give --target=cuda:{device.target_cpu}")
    return DynmlirError(f"device '{device.name}' has no micro-kernels: CPUs and NVIDIA's GPUs have")


def _there(device: Device, operation: Operation, shown: Progress) -> tuple[tuple[Device, Library] | None, Path | None]:
    """The library that a compilation for this device uses now, and its file."""
    there, path, remark = library_there(device, operation.name)
    if remark:
        shown.remark(remark)
    if there is None:
        path = default_library(_target_cpu(device), operation.operands, layout=operation.layout)
        there = load_library(path) if path else None
    return there, path


def _there_for_batches(device: Device, operation: Operation, shown: Progress) -> tuple[There, Path]:
    """The same, with where it comes from. DynmlirError where there is none, or nothing to measure it on."""
    if not can_run(device):
        raise DynmlirError(f"'{device.name}' is not here, and --batches measures")
    found, path = _there(device, operation, shown)
    if found is None or path is None:
        raise DynmlirError(f"there is no library of {operation} for '{device.name}': --batches adds to one that is")
    return There(*found, provenance_of(read_text(path))), path


def _store(device: Device, operation: Operation, fresh: bool, shown: Progress) -> Store:
    path = store_file(device_folder(device), operation.name)
    if fresh:
        path.unlink(missing_ok=True)
    store = Store(path)
    for text in store.remarks:
        shown.remark(text)
    return store


def report(made: Verdict, before: Path | None) -> None:
    """The table of what is kept, and what it gains."""
    wide = Console(file=sys.stdout, width=None if sys.stdout.isatty() else 110)
    wide.print(table_of(made))
    wide.print(*made.summary, sep="\n", highlight=False, soft_wrap=True)
    if made.gain is not None and made.sure is not None and before is not None:
        change = f"{_PERCENT * (made.gain - 1):+.1f} %, surely above {_PERCENT * (made.sure - 1):+.1f} %"
        wide.print(f"speed of its choices against those of {before}: {change}", highlight=False, soft_wrap=True)


def write(device: Device, made: Verdict, output: str | None, here: bool, console: Console) -> None:
    """Where the library goes. One that is slower than what was there goes nowhere, unless a file is named."""
    if output:
        write_output(output, made.text)
        console.print(f"wrote {output}", highlight=False, soft_wrap=True)
    elif made.gain is not None and made.sure is not None and (made.gain < WORTH_IT or made.sure < 1):
        how = "hardly" if made.gain < WORTH_IT else "not surely"
        console.print(
            f"it is {how} faster: the library that was there stays (-o FILE writes this one)", highlight=False
        )
    elif not here:
        write_output("-", made.text)
    else:
        console.print(f"wrote {install(device, made.library.name, made.text)}", highlight=False, soft_wrap=True)


def what_would_be_done(device: Device, options: TuneOptions) -> list[str]:
    """The counts of candidates, what of it is measured, and where the result would go; lines."""
    folder = device_folder(device)
    about = [f"device: {device.name} ({device.summary})", f"operation: {options.operation}"]
    cache = f"cache: {folder}" + (" (there)" if folder.is_dir() else "")
    if options.of_batches:
        there, path = _there_for_batches(device, options.operation, Progress())
        kernels = f"{len(there.library.micro_kernels)} micro-kernels of {path}"
        most = f"up to {options.shapes} batches of 2 to {BATCHES[1]} products, for {options.budget:.0f} s in all"
        return [*about, f"measured: {kernels}, on {most}", cache]
    every = layers(device, options.operation, options.profiled)
    tiles = level0_tiles(options.operation.counted(device), every)
    levels = ", ".join(map(str, sorted(every.measured))) or "none"
    first = {0: f"{len(tiles)} register tiles", 1: f"{every.counts[1]} micro-kernels on a few shapes"}
    kept = options.n_mik if options.generator.prunes else "whatever is measured"
    before = "".join(f"{what}, then " for level, what in first.items() if level in every.measured)
    return [
        *about,
        f"candidates: {every.counts[0]} register tiles (level 0), {every.counts[1]} micro-kernels (level 1)",
        f"measured: levels {levels}; {before}up to {options.n_gen}"
        f" micro-kernels of each family on synthetic shapes, for {options.budget:.0f} s in all",
        f"kept: {kept} by generator {options.generator.name}",
        cache,
        *(f"operator {operator_text(next(iter(rkernels(operator).values())))}" for operator in AXES),
        *summary(every.rkernels),
    ]


def command() -> int:
    """The command as a process: once more with steady memory, which the C library reads when a process starts."""
    if not STEADY_MEMORY.items() <= os.environ.items():
        os.execve(sys.executable, [sys.executable, "-m", "dynmlir.cli.tune", *sys.argv[1:]], os.environ | STEADY_MEMORY)
    return main()


if __name__ == "__main__":
    sys.exit(command())
