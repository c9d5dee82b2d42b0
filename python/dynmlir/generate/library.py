"""Micro-kernels as a library, each with its edges beside the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from dynmlir.device.facts import Device
from dynmlir.generate.operation import F32
from dynmlir.kernels.element_types import ElementTypes
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import EDGES, MicroKernel
from dynmlir.kernels.shortlist import Shortlist
from dynmlir.lowering.arithmetic import arithmetic_of
from dynmlir.lowering.micro_kernels import drivers
from dynmlir.lowering.program import edge_drivers, edge_part


def with_edges(
    kernels: Sequence[MicroKernel], device: Device, types: ElementTypes = F32, layout: str = "nn"
) -> tuple[MicroKernel, ...]:
    """The kernels, each with the least width that its last column panel may have beside the others."""
    arithmetic = arithmetic_of(library_of(device, kernels, types, (), layout), device)

    def with_own(kernel: MicroKernel, narrower: tuple[int, ...]) -> MicroKernel:
        narrowest = min(narrower, default=0)
        own = dict(zip(EDGES, (narrowest, edge_part(narrowest, arithmetic)), strict=True))
        others = {term: x for term, x in kernel.model.items() if term not in own}
        return replace(kernel, model=others | {term: x for term, x in own.items() if x})

    return tuple(map(with_own, kernels, widths_of_edges(kernels, device, types, layout)))


def widths_of_edges(
    kernels: Sequence[MicroKernel], device: Device, types: ElementTypes = F32, layout: str = "nn"
) -> list[tuple[int, ...]]:
    """Columns of the narrower tiles that each kernel's last columns run on beside the others, rising."""
    made = drivers(library_of(device, kernels, types, (), layout), device)
    return [tuple(driver.columns for driver in edge_drivers(kernel, made)) for kernel in kernels]


def beside_their_edges(
    positions: Sequence[int],
    kernels: Sequence[MicroKernel],
    widths: Callable[[Sequence[MicroKernel]], Sequence[tuple[int, ...]]],
) -> list[int]:
    """Positions of kernels, and of those without which their edges would be other than all kernels' were measured with.

    `widths` is widths_of_edges for a device, types and a layout: each of them counts, since 16 columns that are left
    over may take two tiles of 8 twice as long as one of 16.
    """

    def edges(among: Sequence[int]) -> dict[int, tuple[int, ...]]:
        return dict(zip(among, widths([kernels[i] for i in among]), strict=True))

    wanted, kept = edges(range(len(kernels))), list(positions)
    while lacking := {i: len(wanted[i]) - len(columns) for i, columns in edges(kept).items() if columns != wanted[i]}:
        others = [i for i in range(len(kernels)) if i not in kept]
        mended = {i: edges([*kept, i]) for i in others}
        gains = {i: sum(len(mended[i][j]) - len(wanted[j]) + lack for j, lack in lacking.items()) for i in others}
        kept.append(max(others, key=lambda i: (gains[i], -len(wanted[i]))))
    return sorted(kept)


def library_of(
    device: Device,
    kernels: Sequence[MicroKernel],
    types: ElementTypes = F32,
    shortlists: Sequence[Shortlist] = (),
    layout: str = "nn",
) -> Library:
    """Micro-kernels as a library for matmul of these types and this layout."""
    operands, name = (types.a, types.b, types.c), f"matmul_{types.short}" + f"_{layout}" * (layout != "nn")
    return Library(name, "matmul", operands, device.name, tuple(kernels), tuple(shortlists), layout)
