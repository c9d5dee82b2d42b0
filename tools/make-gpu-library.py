#!/usr/bin/env python3
"""Makes the libraries of a GPU without one: structure and registers from ptxas, costs from the device's facts.

    tools/make-gpu-library.py --device a100 --out lib/libraries

What it writes says `measured = false`; dynmlir-tune on a machine with the GPU measures.
"""

from __future__ import annotations

import argparse
import dataclasses
import functools
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "python"))

from dynmlir import dialect  # noqa: E402
from dynmlir.backend.ptxas import find_ptxas  # noqa: E402
from dynmlir.device.facts import Device  # noqa: E402
from dynmlir.device.known import find_device  # noqa: E402
from dynmlir.diagnostics import DynmlirError  # noqa: E402
from dynmlir.dialect.files import load_library  # noqa: E402
from dynmlir.driver.gpu_registers import registers_of  # noqa: E402
from dynmlir.generate import gpu  # noqa: E402
from dynmlir.generate.write import libraries_text  # noqa: E402
from dynmlir.kernels.library import Library  # noqa: E402
from dynmlir.lowering.gpu.families import GPU_FAMILIES  # noqa: E402


def main() -> int:
    p = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    p.add_argument("--device", default="a100", help="a device of lib/devices (default: a100)")
    p.add_argument("--target-cpu", help="an architecture other than the device's: sm_90a")
    p.add_argument("--kinds", default="", help="libraries to make, with commas (default: all): f32,f16_f16,tf32")
    p.add_argument("--costs-only", action="store_true", help="keep the kernels and registers of the files there")
    p.add_argument("--out", type=Path, required=True, help="a folder: a file for each library is written to it")
    arguments = p.parse_args()
    device = find_device(arguments.device)
    if arguments.target_cpu:
        device = dataclasses.replace(device, target_cpu=arguments.target_cpu)
    wanted = tuple(filter(None, arguments.kinds.split(",")))
    for kind, types, shapes in plans(device):
        if not wanted or kind in wanted:
            path = arguments.out / f"{device.target_cpu}_{kind}.mlir"
            make = functools.partial(as_before, path=path) if arguments.costs_only else with_registers
            path.write_text(text(device, [make((f"matmul_{kind}", types, shapes), device)]))
    return 0


def plans(device: Device) -> list[tuple[str, tuple[str, ...], tuple[gpu.Shape, ...]]]:
    """(what it is called, element types, candidates) of each library."""
    halves = gpu.HALVES + (gpu.WGMMA if device.target_cpu == "sm_90a" else ())
    kinds = [(a, c) for a in ("f16", "bf16") for c in ("f32", a)]
    named = [(a if c == "f32" else f"{a}_{c}", (a, a, c), halves) for a, c in kinds]
    return [("f32", ("f32",) * 3, gpu.SINGLES), ("tf32", ("f32",) * 3, gpu.TF32), *named]


def with_registers(plan: tuple[str, tuple[str, ...], tuple[gpu.Shape, ...]], device: Device) -> Library:
    """The library with the registers that ptxas reports; kernels that it would spill are left out."""
    name, types, shapes = plan
    aligned = {family: row.aligned_to(types[0]) for family, row in GPU_FAMILIES.items()}
    registers, kept = {}, []
    for shape in shapes:
        alone = gpu.library(name, device, types, (shape,), {}, aligned)
        report = registers_of(alone, device)
        print(
            f"{name} {shape.name}: {report.registers} registers, {report.local_bytes} bytes of local memory", flush=True
        )
        if report.local_bytes == 0:
            registers[shape.name] = report.registers
            kept.append(shape)
    return gpu.library(name, device, types, tuple(kept), registers, aligned)


def as_before(plan: tuple[str, tuple[str, ...], tuple[gpu.Shape, ...]], device: Device, path: Path) -> Library:
    """The library with the kernels and the registers that a file states."""
    name, types, shapes = plan
    aligned = {family: row.aligned_to(types[0]) for family, row in GPU_FAMILIES.items()}
    with dialect.new_context():
        _, there = load_library(path)
    registers = {kernel.name: kernel.term("registers") for kernel in there.micro_kernels}
    return gpu.library(name, device, types, tuple(s for s in shapes if s.name in registers), registers, aligned)


def text(device: Device, libraries: list[Library]) -> str:
    head = (
        f"// Micro-kernels for {device.target_cpu}, made by tools/make-gpu-library.py for {device.summary}.\n"
        "// Modelled from the device's facts, not measured; registers are ptxas's.\n"
    )
    return head + libraries_text(device, libraries, ", measured = false")


if __name__ == "__main__":
    try:
        if find_ptxas() is None:
            raise DynmlirError("ptxas is not on this machine: pip install nvidia-cuda-nvcc-cu12")
        sys.exit(main())
    except DynmlirError as error:
        print(error, file=sys.stderr)
        sys.exit(1)
