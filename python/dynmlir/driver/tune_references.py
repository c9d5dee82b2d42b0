"""What is expected of micro-kernels before anything is measured: the libraries that are there, the likest first."""

from __future__ import annotations

from dynmlir.device.facts import CPUS, Device
from dynmlir.dialect.files import load_library
from dynmlir.driver.libraries import kinds_shipped
from dynmlir.driver.tune_run import Stated
from dynmlir.generate.operation import Operation
from dynmlir.kernels.element_types import ElementTypes
from dynmlir.kernels.library import Library
from dynmlir.lowering.derived import for_layout


def stated(device: Device, library: Library) -> Stated:
    """A library with its device as models see it."""
    types = ElementTypes.of(library.element_types)
    return Operation(types, library.layout).counted(device), library


def references_for(operation: Operation, device: Device, here: bool) -> list[Stated]:
    """The shipped libraries for CPUs that say something of an operation, the likest first.

    Those of its types and layout; then those that are derived for the layout; then those of f32. One that was modelled
    for this very device says nothing of it. Needs a current context with the dialect.
    """
    found: list[tuple[tuple[int, bool, int, int], Stated]] = []
    for path, kind in kinds_shipped().items():
        if kind.operator != "matmul" or kind.architecture not in CPUS or kind.layout not in ("nn", operation.layout):
            continue
        same = (kind.types != operation.operands) + 2 * (kind.layout != operation.layout)
        if kind.types not in (operation.operands, ("f32", "f32", "f32")):
            continue
        made_for, library = load_library(path)
        derived = library if kind.layout == operation.layout else for_layout(library, operation.layout, made_for)
        if derived is not None and (here or made_for.name != device.name):
            found.append(((same, *_unlike(device, made_for)), stated(made_for, derived)))
    return [reference for _, reference in sorted(found, key=lambda pair: pair[0])]


def _unlike(device: Device, other: Device) -> tuple[bool, int, int]:
    """How little another device's kernels say of this one's: another architecture, other registers, other vectors."""
    registers = abs(device["vector_registers"] - other["vector_registers"])
    return other.architecture != device.architecture, registers, abs(device["vector_bits"] - other["vector_bits"])
