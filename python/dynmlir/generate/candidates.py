"""The candidate micro-kernels of a device: families x tiles that fit its registers.

Accumulators, the smaller operand of a step and one register for the other fit. uK is
- what a panel of B may fill of the L1 or L2 in place ("direct"),
- as many streams as the prefetcher follows ("stream"),
- so long that a block of the reduction is worth its stores of C (all others).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from dynmlir.device.facts import Device
from dynmlir.diagnostics import DynmlirError
from dynmlir.generate.layers import reads_in_place
from dynmlir.generate.operation import F32
from dynmlir.kernels.element_types import ElementTypes, bits
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import MicroKernel, Tile
from dynmlir.kernels.shortlist import Shortlist
from dynmlir.lowering.arithmetic import Arithmetic
from dynmlir.lowering.families import FAMILIES, layouts_of
from dynmlir.lowering.micro_kernels import drivers
from dynmlir.lowering.program import edge_drivers

Tiles = dict[str, tuple[tuple[int, int, int], ...]]

#: (f32 lanes of a vector, registers) -> family -> tiles. For other types uN is as many vectors of C, and uK as many
#: bytes of a row of B.
TILES: dict[tuple[int, int], Tiles] = {
    (16, 32): {
        "direct": (
            (6, 64, 256), (6, 64, 1024), (5, 64, 512), (4, 64, 512), (8, 32, 256), (8, 32, 1024),
            (12, 16, 1024), (16, 16, 4096), (8, 16, 1024),
        ),
        "stream": ((8, 32, 8), (8, 16, 8), (8, 32, 16), (4, 64, 8)),
        "sweep": (
            (6, 64, 256), (4, 64, 256), (8, 32, 256), (16, 16, 256), (8, 16, 256), (12, 16, 256),
        ),
        "panel": ((6, 64, 768), (5, 64, 384), (8, 32, 1024)),
        "block": ((6, 64, 256), (8, 32, 256), (5, 64, 256)),
        "tall": ((8, 32, 1024), (16, 16, 1024)),
        "dot": (
            (4, 1, 4096), (8, 1, 4096), (4, 2, 4096), (8, 2, 4096), (4, 4, 4096), (6, 4, 4096), (2, 8, 4096),
        ),
        "prepacked": ((4, 64, 4096), (4, 64, 256), (6, 64, 512), (8, 32, 1024), (16, 16, 1024)),
        "prepacked_ahead": (
            (6, 64, 128), (6, 64, 1024), (5, 64, 512), (4, 64, 1024), (7, 64, 1024), (12, 16, 1024),
        ),
    },
    (8, 16): {
        "direct": (
            (6, 16, 256), (6, 16, 1024), (5, 16, 512), (4, 16, 512), (3, 32, 512), (8, 8, 1024),
            (12, 8, 4096),
        ),
        "stream": ((6, 16, 8), (4, 16, 8), (6, 16, 16), (2, 32, 8), (3, 32, 16)),
        "sweep": ((6, 16, 256), (4, 16, 256), (3, 32, 256), (2, 32, 256), (8, 8, 256), (12, 8, 256)),
        "panel": ((6, 16, 768), (5, 16, 384), (4, 16, 768), (3, 32, 384), (12, 8, 1024)),
        "block": ((6, 16, 256), (6, 16, 512), (5, 16, 256), (4, 16, 256), (3, 32, 256), (12, 8, 256)),
        "tall": ((6, 16, 256), (6, 16, 1024), (12, 8, 1024)),
        "dot": ((4, 1, 4096), (8, 1, 4096), (4, 2, 4096), (2, 4, 4096), (3, 4, 4096)),
    },
}  # fmt: skip


#: The same, besides, of dot where B is read in its place.
DOT_IN_PLACE: dict[tuple[int, int], tuple[tuple[int, int, int], ...]] = {
    (16, 32): ((1, 4, 4096), (1, 8, 4096), (2, 4, 4096), (3, 8, 4096), (4, 6, 4096)),
    (8, 16): ((1, 4, 4096), (2, 3, 4096)),
}

#: Rows of tiles that a stream may have.
STREAM_TILES = 3


def kernel_name(family: str, tile: Sequence[int]) -> str:
    """direct_6x64x256."""
    return f"{family}_{'x'.join(map(str, tile))}"


def tiles(arithmetic: Arithmetic, layout: str = "nn") -> Tiles:
    """The candidates' tiles by family that reads the layout. DynmlirError for a device that the table lacks."""
    device = arithmetic.device
    registers = (device["vector_bits"] // bits("f32"), device["vector_registers"])
    if registers not in TILES:
        raise DynmlirError(f"no candidates for {registers[1]} registers of {registers[0]} lanes ('{device.name}')")
    return {
        family: tuple(dict.fromkeys(_of_types(family, tile, arithmetic) for tile in of_f32))
        for family, of_f32 in _of_layout(registers, layout).items()
        if (FAMILIES[family].packed or reads_in_place(arithmetic))
        and layout in layouts_of(FAMILIES[family], (arithmetic.types.a, arithmetic.types.b, arithmetic.types.c))
    }


def _of_layout(registers: tuple[int, int], layout: str) -> Tiles:
    """Tiles of f32; where B lies along K there are more that take dot products of it in its place."""
    table = TILES[registers]
    return table if layout[1] == "n" else {**table, "dot": tuple(dict.fromkeys(table["dot"] + DOT_IN_PLACE[registers]))}


def _of_types(family: str, tile: tuple[int, int, int], arithmetic: Arithmetic) -> tuple[int, int, int]:
    m, n, k = tile
    vectors = FAMILIES[family].schedule == "outer"
    element = arithmetic.scratch if FAMILIES[family].packed else arithmetic.types.b
    width = n * bits("f32") // bits(arithmetic.types.c) if vectors else n
    return m, width, k if family == "stream" else k * bits("f32") // bits(element)


def candidates(device: Device, types: ElementTypes = F32, layout: str = "nn") -> tuple[MicroKernel, ...]:
    """Every candidate, its performance model still empty. DynmlirError for a device that the table lacks."""
    made = tuple(
        MicroKernel(
            kernel_name(family, tile),
            family,
            Tile(*tile),
            FAMILIES[family].packed,
            {"g_t": (0,), "g_ps": (0,), "g_slope": (0,), **_limits(family, tile)},
        )
        for family, some in tiles(Arithmetic(types, device), layout).items()
        for tile in some
    )
    return with_edges(made, device, types, layout)


def _limits(family: str, tile: Sequence[int]) -> dict[str, int]:
    """Streams read C once for every few rows of B: they are for a few rows of tiles."""
    return {"most_rows": STREAM_TILES * tile[0]} if family == "stream" else {}


def with_edges(
    kernels: Sequence[MicroKernel], device: Device, types: ElementTypes = F32, layout: str = "nn"
) -> tuple[MicroKernel, ...]:
    """The kernels, each with the least width that its last column panel may have beside the others."""
    made = drivers(library_of(device, kernels, types, (), layout), device)
    narrowest = [min((d.columns for d in edge_drivers(kernel, made)), default=0) for kernel in kernels]
    others = [{term: x for term, x in kernel.model.items() if term != "edge_columns"} for kernel in kernels]
    return tuple(
        replace(kernel, model=model | ({"edge_columns": columns} if columns else {}))
        for kernel, model, columns in zip(kernels, others, narrowest, strict=True)
    )


def beside_their_edges(
    positions: Sequence[int],
    kernels: Sequence[MicroKernel],
    edged: Callable[[Sequence[MicroKernel]], Sequence[MicroKernel]],
) -> list[int]:
    """Positions of kernels, and of those without which their edges would be other than all kernels' were measured with.

    `edged` is with_edges for a device, types and a layout.
    """

    def edges(among: Sequence[int]) -> dict[int, int]:
        return dict(zip(among, (k.term("edge_columns") for k in edged([kernels[i] for i in among])), strict=True))

    wanted, kept = edges(range(len(kernels))), list(positions)
    while changed := [i for i, columns in edges(kept).items() if columns != wanted[i]]:
        others = [i for i in range(len(kernels)) if i not in kept]
        mended = {i: edges([*kept, i]) for i in others}
        kept.append(max(others, key=lambda i: sum(mended[i][j] == wanted[j] for j in changed)))
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
