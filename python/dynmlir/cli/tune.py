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
from dynmlir.cli.tune_options import HOST, most_shapes, parser, refuse_of_cpus, require_place, take_defaults
from dynmlir.device.description import device_text, load_device
from dynmlir.device.facts import Device
from dynmlir.device.known import find_device
from dynmlir.diagnostics import DynmlirError
from dynmlir.dialect.files import load_library
from dynmlir.driver.cache import device_folder, store_file
from dynmlir.driver.host import can_run, host_device
from dynmlir.driver.libraries import default_library
from dynmlir.driver.registry import load_plugin
from dynmlir.driver.tune import measure_all, model_all
from dynmlir.driver.tune_levels import level0_tiles
from dynmlir.driver.tune_references import references_for, stated
from dynmlir.driver.tune_run import Run, Stated, TuneOptions
from dynmlir.driver.tuned import install, library_there
from dynmlir.driver.verdict import Verdict, verdict
from dynmlir.generate.generators import find_generator
from dynmlir.generate.layers import layers
from dynmlir.generate.measure import STEADY_MEMORY
from dynmlir.generate.operation import Operation, find_operation
from dynmlir.generate.rkernel import AXES, operator_text, rkernels, summary
from dynmlir.generate.store import Store

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
        find_operation("f32" if arguments.types is None else arguments.types, arguments.layout),
    )
    if arguments.dry_run:
        say_what_would_be_done(described(arguments.device, measured=False), options, console)
        return
    with dialect.new_context():
        tune(described(arguments.device), options, arguments, console)


def described(name: str, measured: bool = True) -> Device:
    """The device of a name; of a file, where the name ends in .toml or holds a slash; the host, measured."""
    if name == HOST:
        return host_device(measured)
    return load_device(name) if name.endswith(".toml") or "/" in name else find_device(name)


def tune(device: Device, options: TuneOptions, arguments: argparse.Namespace, console: Console) -> None:
    """One run from measuring to writing. Needs a current context with the dialect."""
    if not device.is_cpu:
        raise no_cpu(device)
    here = can_run(device)
    with Shown(console, options.budget) as shown:
        target_cpu = HOST if device.name == HOST else device.target_cpu
        there, path = _there(device, target_cpu, options.operation, shown) if here else (None, None)
        references = ([there] if there else []) + references_for(options.operation, device, here)
        store = _store(device, options.operation, arguments.fresh) if here and options.profiled else Store(None)
        for text in store.remarks:
            shown.remark(text)
        a_run = Run(device, target_cpu, options, store, shown)
        if here and options.profiled:
            data = measure_all(a_run, there[1] if there else None, references)
        else:
            if options.profiled:
                shown.remark(f"'{device.name}' is not here: its library is modelled from its facts")
            data = model_all(a_run)
        made = verdict(a_run, data, there if here and options.profiled else None, references)
        store.close()
    report(made, path, console)
    write(device, made, arguments.output, here, console)


def no_cpu(device: Device) -> DynmlirError:
    """The diagnostic for a device that this target is not for."""
    if device.architecture == "cuda":
        return DynmlirError(f"device '{device.name}' is a GPU: give --target=cuda:{device.target_cpu}")
    return DynmlirError(f"device '{device.name}' has no micro-kernels: CPUs and NVIDIA's GPUs have")


def _there(device: Device, target_cpu: str, operation: Operation, shown: Shown) -> tuple[Stated | None, Path | None]:
    """The library that a compilation for this device uses now, and its file."""
    there, path, remark = library_there(device, operation.name)
    if remark:
        shown.remark(remark)
    if there is None:
        path = default_library(target_cpu, operation.operands, layout=operation.layout)
        there = load_library(path) if path else None
    return (stated(*there) if there else None), path


def _store(device: Device, operation: Operation, fresh: bool) -> Store:
    path = store_file(device_folder(device), operation.name)
    if fresh:
        path.unlink(missing_ok=True)
    return Store(path)


def report(made: Verdict, before: Path | None, console: Console) -> None:
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


def say_what_would_be_done(device: Device, options: TuneOptions, console: Console) -> None:
    """The counts of candidates, what of it is measured, and where the result would go."""
    if not device.is_cpu:
        raise no_cpu(device)
    every, folder = layers(device, options.operation, options.profiled), device_folder(device)
    tiles = level0_tiles(options.operation.counted(device), every)
    levels = ", ".join(map(str, sorted(every.measured))) or "none"
    first = {0: f"{len(tiles)} register tiles", 1: f"{every.counts[1]} micro-kernels on a few shapes"}
    kept = options.n_mik if options.generator.prunes else "whatever is measured"
    before = "".join(f"{what}, then " for level, what in first.items() if level in every.measured)
    lines = [
        f"device: {device.name} ({device.summary})",
        f"operation: {options.operation}",
        f"candidates: {every.counts[0]} register tiles (level 0), {every.counts[1]} micro-kernels (level 1)",
        f"measured: levels {levels}; {before}up to {options.n_gen}"
        f" micro-kernels of each family on synthetic shapes, for {options.budget:.0f} s in all",
        f"kept: {kept} by generator {options.generator.name}",
        f"cache: {folder}" + (" (there)" if folder.is_dir() else ""),
        *(f"operator {operator_text(next(iter(rkernels(operator).values())))}" for operator in AXES),
        *summary(every.rkernels),
    ]
    write_output("-", "\n".join(lines) + "\n")


def command() -> int:
    """The command as a process: once more with steady memory, which the C library reads when a process starts."""
    if not STEADY_MEMORY.items() <= os.environ.items():
        os.execve(sys.executable, [sys.executable, "-m", "dynmlir.cli.tune", *sys.argv[1:]], os.environ | STEADY_MEMORY)
    return main()


if __name__ == "__main__":
    sys.exit(command())
