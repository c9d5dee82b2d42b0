"""The candidate micro-kernels of a device: families x tiles that fit its registers.

Accumulators, the smaller operand of a step and one register for the other fit. uK is
- what a panel of B may fill of the L1 or L2 in place ("direct"),
- as many streams as the prefetcher follows ("stream"),
- so long that a block of the reduction is worth its stores of C (all others).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dynmlir.device.facts import Device
from dynmlir.diagnostics import DynmlirError
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import MicroKernel, Tile
from dynmlir.lowering.families import FAMILIES, lanes
from dynmlir.lowering.micro_kernels import drivers
from dynmlir.lowering.program import edge_drivers

Tiles = dict[str, tuple[tuple[int, int, int], ...]]

#: (f32 lanes of a vector, registers) -> family -> tiles.
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


#: Rows of tiles that a stream may have.
STREAM_TILES = 3


def kernel_name(family: str, tile: Sequence[int]) -> str:
    """direct_6x64x256."""
    return f"{family}_{'x'.join(map(str, tile))}"


def candidates(device: Device) -> tuple[MicroKernel, ...]:
    """Every candidate, its performance model still empty. DynmlirError for a device that the table lacks."""
    registers = (lanes(device), device["vector_registers"])
    if registers not in TILES:
        raise DynmlirError(f"no candidates for {registers[1]} registers of {registers[0]} lanes ('{device.name}')")
    made = tuple(
        MicroKernel(
            kernel_name(family, tile),
            family,
            Tile(*tile),
            FAMILIES[family].packed,
            {"g_t": (0,), "g_ps": (0,), "g_slope": (0,), **_limits(family, tile)},
        )
        for family, tiles in TILES[registers].items()
        for tile in tiles
    )
    return with_edges(made, device)


def _limits(family: str, tile: Sequence[int]) -> dict[str, int]:
    """Streams read C once for every few rows of B: they are for a few rows of tiles."""
    return {"most_rows": STREAM_TILES * tile[0]} if family == "stream" else {}


def with_edges(kernels: Sequence[MicroKernel], device: Device) -> tuple[MicroKernel, ...]:
    """The kernels, each with the least width that its last column panel may have beside the others."""
    made = drivers(library_of(device, kernels), device)
    narrowest = [min((d.columns for d in edge_drivers(kernel, made)), default=0) for kernel in kernels]
    return tuple(
        replace(kernel, model={**kernel.model, "edge_columns": columns} if columns else dict(kernel.model))
        for kernel, columns in zip(kernels, narrowest, strict=True)
    )


def library_of(device: Device, kernels: Sequence[MicroKernel]) -> Library:
    """Micro-kernels as a library for f32 matmul."""
    return Library("matmul_f32", "matmul", ("f32", "f32", "f32"), device.name, tuple(kernels))
