"""dynmlir-tune --target=cuda: a library measured on the GPU of this machine, or made from a device's facts."""

from __future__ import annotations

import argparse
import dataclasses
import functools
from pathlib import Path

from rich.console import Console

from dynmlir.backend import cuda
from dynmlir.backend.ptxas import find_ptxas
from dynmlir.cli.streams import write_output
from dynmlir.device.description import device_text, load_device
from dynmlir.device.facts import Device
from dynmlir.device.host import HOST
from dynmlir.device.known import find_device, known_devices
from dynmlir.diagnostics import DynmlirError
from dynmlir.driver.gpu_bench import GpuClock, device_of, open_gpu
from dynmlir.driver.tune_gpu import GpuOptions, measured, modelled, proposed, require_generator, told, with_registers
from dynmlir.driver.tune_gpu_apart import from_times, prepare, read_times, require_for
from dynmlir.driver.tuned import install
from dynmlir.generate.write import library_text
from dynmlir.kernels.library import Library
from dynmlir.runtime.nvidia import Cuda, GpuError


def run_gpu(arguments: argparse.Namespace, console: Console) -> None:
    """One run. Raises DynmlirError: without a GPU, unless nothing has to be measured."""
    architecture = cuda.architecture(arguments.target)
    say = functools.partial(console.print, highlight=False, soft_wrap=True)
    if arguments.show_device is not None:
        write_output("-", device_text(stated(arguments.show_device or arguments.device, arguments.target)))
        return
    require_generator(arguments.generator)
    types = arguments.types or "f16"
    apart = arguments.prepare or arguments.times
    for first, second in (("prepare", "times"), ("prepare", "dry_run"), ("times", "dry_run"), ("prepare", "output")):
        if getattr(arguments, first) and getattr(arguments, second):
            option = {"dry_run": "--dry-run", "output": "-o"}.get(second, f"--{second}")
            raise DynmlirError(f"--{first} and {option} do not go together")
    measures = bool(arguments.measure_levels) and not arguments.dry_run and not apart
    named = arguments.device != HOST
    if measures and named:
        raise DynmlirError("the GPU of this machine is measured: leave --device out, or give --measure-levels=none")
    options = GpuOptions(
        arguments.n_gen or GpuOptions.n_gen,
        min(arguments.n_syn, GpuOptions.n_syn),
        arguments.n_mik,
        arguments.n_pred,
        arguments.budget,
    )
    if measures:
        gpu = open_gpu()
        if ":" not in arguments.target:
            architecture = cuda.most_able(gpu.capability)
        require_of(gpu, architecture)
        device = device_of(gpu, architecture)
        library = candidates(device, types, arguments.generator, options)[1]
        try:
            made = measured(library, device, GpuClock(gpu, library, device), options, say)
        except GpuError as error:
            raise DynmlirError(f"measuring failed: {error}") from None
        keep(device, types, text(device, made, "Measured on it."), arguments.output, console)
        return
    times = read_times(arguments.times) if arguments.times else None
    device = stated(arguments.device, arguments.target)
    every, chosen = candidates(device, types, arguments.generator, options)
    if times:
        require_for(times, chosen, device)
    if arguments.prepare:
        prepare(chosen, device, options.n_pred, Path(arguments.prepare), say)
        console.print(f"prepared: python -m dynmlir.bench.gpu.kernels {arguments.prepare} --out times.json")
        return
    if arguments.dry_run:
        write_output("-", would_be_done(device, every, chosen, types))
        return
    how = "registers are estimates: there is no ptxas on this machine"
    if find_ptxas():
        chosen, how = with_registers(chosen, device, say), "registers are ptxas's"
    costs = "Modelled from the device's facts, not measured"
    if times:
        chosen, count = from_times(chosen, device, times, say)
        timed = f"{count} of {len(chosen.micro_kernels)} micro-kernels, which an {times['gpu']} has timed"
        costs = f"Measured on an {times['gpu']}" if chosen.measured else f"{costs}, but for {timed}"
    file = text(device, chosen, f"{costs}; {how}.")
    write_output(arguments.output or "-", file)


def candidates(device: Device, types: str, generator: str, options: GpuOptions) -> tuple[Library, Library]:
    """All candidates of a generator, and those to measure: of `typical` all of them."""
    every = modelled(device, types, generator)
    return every, every if generator == "typical" else proposed(every, device, options)


def keep(device: Device, types: str, made: str, output: str | None, console: Console) -> None:
    """Writes the library to the file that was named, else into the cache, and says where."""
    if output:
        write_output(output, made)
        return
    path, code = install(device, f"matmul_{types}", made), device.target_cpu
    use = "--library= with its path" if types == "tf32" else f"dynmlir-compile --target=cuda:{code}"
    console.print(f"installed: {path}; {use} uses it", highlight=False, soft_wrap=True)


def require_of(gpu: Cuda, architecture: str) -> None:
    """Raises DynmlirError where the GPU does not run code for an architecture."""
    own = f"sm_{gpu.capability}"
    if not cuda.runs_on(architecture, own + "a" * architecture.endswith("a")):
        raise DynmlirError(f"{gpu.name} is {own}, which does not run code for {architecture}")


def stated(name: str, target: str) -> Device:
    """The device of a name or a file; without one the known GPU that a target is for. DynmlirError for another kind."""
    architecture = cuda.architecture(target)
    if name == HOST:
        gpus = [device for device in known_devices().values() if device.architecture == "cuda"]
        fitting = [device for device in gpus if cuda.number(device.target_cpu) == cuda.number(architecture)]
        if not fitting:
            known = ", ".join(f"{device.name} ({device.target_cpu})" for device in gpus)
            raise DynmlirError(f"no {architecture} is described, give --device=NAME|FILE; known are {known}")
        device = fitting[0]
    else:
        device = load_device(name) if name.endswith(".toml") or "/" in name else find_device(name)
    if device.architecture != "cuda":
        raise DynmlirError(f"device '{device.name}' is no NVIDIA GPU")
    return device if ":" not in target else _for(device, architecture)


def _for(device: Device, architecture: str) -> Device:
    """The device with code for an architecture that runs on it."""
    own = device.target_cpu
    try:
        cuda.require_runs_on(architecture, own + "a" * (architecture == f"{own}a"))
    except DynmlirError as error:
        raise DynmlirError(f"device '{device.name}': {error.message}") from None
    return dataclasses.replace(device, target_cpu=architecture)


def text(device: Device, library: Library, how: str) -> str:
    """The file of a library."""
    head = f"Micro-kernels for {device.target_cpu}, made by dynmlir-tune for {device.summary}."
    return library_text(device, library, [head, how])


def would_be_done(device: Device, every: Library, chosen: Library, types: str) -> str:
    """What a run would measure, with the occupancy of each kernel; costs are modelled."""
    lines = [
        f"device: {device.name} ({device.summary}), code for {device.target_cpu}",
        f"candidates: {len(every.micro_kernels)} thread-block tiles for {types}",
        f"measured: {len(chosen.micro_kernels)}; registers are estimates until they are compiled",
        *(f"  {told(kernel, device)}" for kernel in chosen.micro_kernels),
    ]
    return "\n".join(lines) + "\n"
