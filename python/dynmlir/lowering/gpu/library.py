"""A library's GPU micro-kernels together: their functions, and which of them share a launch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dynmlir.costmodel.gpu_finish import elements_ps
from dynmlir.device.facts import Device
from dynmlir.diagnostics import DynmlirError
from dynmlir.kernels.element_types import STORED_ON_GPUS
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.kernels.occupancy import resource_class, shared_bytes
from dynmlir.lowering.gpu.epilogue import EPILOGUE, Finish
from dynmlir.lowering.gpu.kernels import function_name, lower_kernel
from dynmlir.lowering.gpu.structure import MOST_SUMS, Structure, sketch, structure_of
from dynmlir.lowering.gpu.way import Way

#: Instructions of one copy whose place in an image is worked out, and of one element that is turned round.
PLACED, TURNED = 20, 8


def structures(library: Library, device: Device) -> list[Structure]:
    """Of every kernel. Raises DynmlirError for one that the device cannot have, or if none serves every shape."""
    made = [structure_of(kernel, library, device) for kernel in library.micro_kernels]
    serves_any(library, made)
    return made


def serves_any(library: Library, made: Sequence[Structure]) -> int:
    """The place of the kernel for shapes that no other takes: the first that asks for no alignment."""
    for index, structure in enumerate(made):
        if structure.serves_any and not structure.family.split:
            return index
    raise DynmlirError(
        f"library @{library.name} has no micro-kernel for rows at any address: one whose copies need no alignment"
    )


def gpu_functions(library: Library, device: Device, ways: Sequence[Way]) -> dict[str, str]:
    """MLIR text of a function for every kernel and use, by its name.

    A function takes A, B, C before, C, operands of the epilogue, shared memory, the tile's (row, end of rows, column,
    end of columns) and the reduction (from, to).
    """
    lowered: dict[tuple[str, bool, Finish | None], str] = {}
    functions: dict[str, str] = {}
    for structure in structures(library, device):
        name, split = structure.kernel.name, structure.family.split
        for way in ways:
            key = (name, way.accumulate and not split, None if split else way.finish)
            if key not in lowered:
                lowered[key] = lower_kernel(structure, *key[1:])
            text = lowered[key].replace(f'"{function_name(name, key[1])}"', f'"{way.function(name, split)}"')
            functions[way.function(name, split)] = text.replace(f"@{EPILOGUE}_", f"@{way.epilogue}_")
    return functions


def classes(library: Library, device: Device) -> list[list[int]]:
    """The places of the kernels of each resource class, in the order of their first kernels."""
    groups: dict[tuple[int, ...], list[int]] = {}
    for index, kernel in enumerate(library.micro_kernels):
        groups.setdefault(resource_class(kernel, device), []).append(index)
    return list(groups.values())


def for_result(library: Library, types: tuple[str, ...]) -> Library | None:
    """The library's micro-kernels where what they sum in f32 is stored in another type; None for other inputs."""
    *inputs, result = library.element_types
    if result != "f32" or list(types[:2]) != inputs or types[2] not in STORED_ON_GPUS:
        return None
    return replace(library, name=f"{library.name}_{types[2]}", element_types=types)


def for_layout(library: Library, layout: str, device: Device) -> Library | None:
    """The library's micro-kernels on operands that lie another way; None where none can be.

    What sizes must be multiples of is stated anew, and where places of an image take shared memory of the stages there
    are fewer of these. `registers` are those of the kernels as written, and so is the cost.
    """
    if layout[0] == "d":  # tiles of channels that are multiplied each by its own weights are no work for tensor cores
        return None
    stem = library.name if library.layout == "nn" else library.name.removesuffix(f"_{library.layout}")
    turned = replace(library, name=f"{stem}_{layout}", layout=layout)
    kernels = [_on_layout(kernel, turned, device) for kernel in library.micro_kernels]
    kept = tuple(kernel for kernel in kernels if kernel is not None)
    return replace(turned, micro_kernels=kept) if kept else None


def _on_layout(kernel: MicroKernel, library: Library, device: Device) -> MicroKernel | None:
    """The kernel with what each size must be a multiple of: the innermost of A and of B. None where it has none.

    wgmma wants columns of B in blocks, which pixels of an image are not copied into; beside MOST_SUMS sums there are no
    registers for what is copied and stored pixel by pixel.
    """
    while True:
        made = sketch(kernel, library, device)
        if made.image and made.family.skewed:  # images have copies of their own
            return None
        if made.image == "B" and (made.family.arithmetic == "wgmma" or made.sums >= MOST_SUMS):
            return None
        kernel = replace(kernel, model={**kernel.model, **_terms(made)})
        if not made.image or shared_bytes(kernel) <= device["shared_bytes_per_block"]:
            return _with_copies(kernel, made, device)
        if made.ahead == 1:
            return None
        kernel = replace(kernel, model={**kernel.model, "stages": made.stages - 1})


def _with_copies(kernel: MicroKernel, made: Structure, device: Device) -> MicroKernel:
    """The kernel with the price of copies that are worked out one by one: of an image, of what is turned round.

    Their instructions take turns with those of CUDA cores; tensor cores work beside them. One task waits for both.
    """
    m, n, k = kernel.tile
    more = sum(
        elements_ps(device, size * k // made.copy_elements(operand), PLACED if operand == made.image else TURNED)
        for operand, size in (("A", m), ("B", n))
        if operand == made.image or made.by_element(operand)
    )
    busy = kernel.term("busy")
    both = busy + more if made.family.arithmetic == "simt" else max(busy, more)
    slopes = tuple(slope + more for _, _, slope in kernel.segments)
    return replace(kernel, model={**kernel.model, "busy": both, "g_slope": slopes})


def _image_terms(made: Structure) -> dict[str, int]:
    return {"tables": made.tables_bytes, "image": 1 + "AB".index(made.image)} if made.image else {}


def _terms(made: Structure) -> dict[str, int]:
    least = dict.fromkeys("mnk", 1)
    for operand, letters in (("A", "mk"), ("B", "kn")):
        inner = letters[0] if made.transposed(operand) else letters[1]
        least[inner] = max(least[inner], made.aligned_to(operand))
    least["n"] = max(least["n"], made.alignments[2])
    return {f"aligned_{x}": to for x, to in least.items()} | {"longer_rows": made.longer_rows} | _image_terms(made)
