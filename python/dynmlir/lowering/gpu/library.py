"""A library's GPU micro-kernels together: their functions, and which of them share a launch."""

from __future__ import annotations

from collections.abc import Sequence

from dynmlir.device.facts import Device
from dynmlir.diagnostics import DynmlirError
from dynmlir.kernels.library import Library
from dynmlir.kernels.occupancy import resource_class
from dynmlir.lowering.gpu.kernels import lower_kernel
from dynmlir.lowering.gpu.structure import Structure, structure_of


def structures(library: Library, device: Device) -> list[Structure]:
    """Of every kernel. Raises DynmlirError for one that the device cannot have, or if none serves every shape."""
    made = [structure_of(kernel, library, device) for kernel in library.micro_kernels]
    serves_any(library, made)
    return made


def serves_any(library: Library, made: Sequence[Structure]) -> int:
    """The place of the kernel for shapes that no other takes: the first that asks for no alignment."""
    for index, structure in enumerate(made):
        if structure.aligned == 1 and not structure.family.split:
            return index
    raise DynmlirError(
        f"library @{library.name} has no micro-kernel for rows at any address: one whose copies need no alignment"
    )


def gpu_functions(library: Library, device: Device, accumulates: Sequence[bool]) -> list[str]:
    """MLIR text of a function for every kernel, adding to what C holds or not, as the operators need.

    A function takes A, B, C before, C, shared memory, the tile's (row, end of rows, column, end of columns), the
    reduction (from, to), and how far down its rows are stored.
    """
    made = structures(library, device)
    ways = {
        (structure.kernel.name, accumulate and not structure.family.split): structure
        for structure in made
        for accumulate in accumulates
    }
    return [lower_kernel(structure, accumulate) for (_, accumulate), structure in ways.items()]


def classes(library: Library, device: Device) -> list[list[int]]:
    """The places of the kernels of each resource class, in the order of their first kernels."""
    groups: dict[tuple[int, int, int], list[int]] = {}
    for index, kernel in enumerate(library.micro_kernels):
        groups.setdefault(resource_class(kernel, device), []).append(index)
    return list(groups.values())
