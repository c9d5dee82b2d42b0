"""A library's resource classes and kernels as the backend sees them, and all that is made of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dynmlir.backend.gpu_entries import executables
from dynmlir.backend.gpu_operator import GpuOperator, Kernel, Launches, ResourceClass
from dynmlir.backend.launches import facts, host_functions
from dynmlir.device.facts import Device
from dynmlir.kernels.library import Library
from dynmlir.kernels.occupancy import resident_blocks
from dynmlir.lowering.gpu.library import classes, serves_any, structures
from dynmlir.lowering.gpu.structure import Structure


def launches_of(library: Library, device: Device) -> Launches:
    """What launches need of a library. Raises DynmlirError for a kernel that the device cannot have."""
    made = structures(library, device)
    groups = tuple(
        _class(number, [(i, made[i]) for i in group], device) for number, group in enumerate(classes(library, device))
    )
    return Launches(
        library.name, groups, serves_any(library, made), library.element_types[0], library.element_types[-1]
    )


def _class(number: int, members: Sequence[tuple[int, Structure]], device: Device) -> ResourceClass:
    kernels = tuple(
        Kernel(made.kernel.name, index, made.alignments, made.kernel.tile, made.family.split) for index, made in members
    )
    return ResourceClass(
        number,
        members[0][1].threads,
        max(made.shared_bytes for _, made in members),
        resident_blocks(members[0][1].kernel, device),
        kernels,
    )


def gpu_library_text(
    launches: Launches, operators: Sequence[GpuOperator], kernels: Mapping[str, str], host: str, debug: bool
) -> str:
    """The executables of a library with its kernels, the host functions of the operators and what those call."""
    made = [*executables(launches, operators, kernels), host, facts(launches)]
    return "\n".join(made + [host_functions(operator, launches, debug) for operator in operators])


def launches_alone(library: Library, made: Structure, device: Device) -> Launches:
    """One kernel as a library of its own, for looking at its code."""
    group = _class(0, [(0, made)], device)
    return Launches(library.name, (group,), 0, library.element_types[0], library.element_types[-1])
