"""Micro-kernels for images that are read in their place (lowering/windows.py), made of those that read B so."""

from __future__ import annotations

from dataclasses import replace

from dynmlir.costmodel.cpu import UNIT
from dynmlir.kernels.edges import in_thirds
from dynmlir.kernels.element_types import bits
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.lowering.arithmetic import WIDE_BITS, Arithmetic
from dynmlir.lowering.unroll import has_short_steps

#: Pixels of a tile up to which where their windows begin fits scalar registers.
MOST_WINDOWS = 8
#: Rows of weights of a block, which is packed anew for each block of pixels and stays in the L2.
WINDOW_DEPTH = 256
#: What is priced as for the same tile on a B in place: bytes that move, and how narrow edges are.
_AS_IN_PLACE = (
    *("stall", "a_near", "a_far", "rows_near", "rows_far", "c_near", "c_far", "column", "conflict_c"),
    "edge_columns",
)
#: The rest (AMD Zen 4): 35 ns to look up a tile's pixels, its share of their table included; copies of the weights.
_OF_WINDOWS = {"region": UNIT, "visit": 35 * UNIT, "loop": 20 * UNIT, "edge": UNIT, "pack": UNIT}
#: Vector operations. Few accumulators wait for each other where a class of pixels leaves rows over.
_FMA, _FMA_OF_ONE_VECTOR = 258, 290


def _tiles(library: Library, arithmetic: Arithmetic) -> list[MicroKernel]:
    """The micro-kernels whose tiles windows have: those that read B in place, of whole vectors.

    Where there are none those that pack it, the highest first, and none of a single row.
    """
    return in_place(library, arithmetic) or sorted(packing(library), key=lambda kernel: -kernel.tile.m)


def _tiles_of_dots(library: Library, arithmetic: Arithmetic) -> list[MicroKernel]:
    """The same for a dot-product instruction: those that pack B whose sums, with a row of B, fit the registers."""
    registers, lanes = arithmetic.device["vector_registers"], arithmetic.lanes
    highest = sorted(packing(library), key=lambda kernel: -kernel.tile.m)
    return [kernel for kernel in highest if (kernel.tile.m + 1) * (kernel.tile.n // lanes) < registers]


def in_place(library: Library, arithmetic: Arithmetic) -> list[MicroKernel]:
    """The micro-kernels of outer products that read B in place, prefetched where that pays, of whole vectors."""
    return [k for k in library.micro_kernels if k.family == "direct" and k.tile.n >= arithmetic.lanes]


def packing(library: Library) -> list[MicroKernel]:
    """Those of several rows that pack it."""
    return [k for k in library.micro_kernels if k.packed and k.family != "dot" and k.tile.m > 1]


def window_depth(arithmetic: Arithmetic) -> int:
    """Rows of weights of a block: of groups as many as take the bytes of elements of 32 bits."""
    return WINDOW_DEPTH * bits("i32") // bits(arithmetic.kept) if arithmetic.dot else WINDOW_DEPTH


def on_windows(library: Library, family: str, arithmetic: Arithmetic) -> list[MicroKernel]:
    """The library's tiles that read B in place, on an image that is read in its place by a family: not as high ones.

    Tiles of a dot-product instruction are priced as where B is packed: they copy A, too.
    """
    tiles = _tiles_of_dots(library, arithmetic) if arithmetic.dot else _tiles(library, arithmetic)
    narrowest = min((kernel.tile.n for kernel in tiles), default=0)
    made: dict[str, MicroKernel] = {}
    for kernel in tiles:
        tile = kernel.tile._replace(m=min(kernel.tile.m, MOST_WINDOWS), k=window_depth(arithmetic))
        name = f"{family}_" + "x".join(map(str, tile))
        own = {term: kernel.term(term) for term in _AS_IN_PLACE if kernel.term(term)}
        of_one = _FMA_OF_ONE_VECTOR if tile.n == narrowest else _FMA
        extended = max(kernel.term("fma"), 0 if arithmetic.dot else _FMA)
        own |= _OF_WINDOWS | {"fma": extended if len(set(library.element_types)) > 1 else of_one}
        model = {term: value for term, value in kernel.model.items() if term.startswith("g_")} | own
        made.setdefault(name, replace(kernel, name=name, family=family, packed=True, tile=tile, model=model))
    return list(made.values())


#: Columns of uK rows that blocks of an image that is turned have as scratch, with their weights and results.
PLANE_COLUMNS = 128
#: Pixels at the edge of a block are computed in eights.
_PLANE_EDGE = 8
#: By terms of a product whose rows are filters (AMD Zen 4). A tile: 35 ns to look up its pixels, 40 ns to turn what it
#: computes back. 150 ns for what each 32 pixels cost whatever the filters. The weights: 0.015 ns an element and 32
#: pixels, since blocks of hundreds of pixels share them. The image: 0.07 ns an element of the matrix it stands for.
#: Filters are computed in vectors: half of one where they leave some over. Of vector operations some at the edges of
#: images are left out.
_OF_PLANES = {
    **{"region": UNIT, "visit": 75 * UNIT, "loop": 150 * UNIT, "edge": 4 * UNIT},
    **{"gather": 38, "pack": 179, "fma": 252},
}
#: The same where there are two 512-bit multiply-adds a cycle, while the rest takes as long as elsewhere: fitted to 72
#: random convolutions on Emerald Rapids, and 25 of networks.
_OF_PLANES_AT_TWO = _OF_PLANES | {"visit": 150 * UNIT, "edge": 9 * UNIT, "gather": 114, "fma": 328}


def on_planes(library: Library, arithmetic: Arithmetic) -> list[MicroKernel]:
    """A library's micro-kernel for images that are turned in scratch: the narrowest of its tiles in place but one."""
    direct = [kernel for kernel in _tiles(library, arithmetic) if not in_thirds(kernel.tile.n)]
    widths = sorted({kernel.tile.n for kernel in direct})
    fitting = [kernel for kernel in direct if kernel.tile.n == widths[min(1, len(widths) - 1)]]
    if not fitting:
        return []
    kernel, device = fitting[0], arithmetic.device
    at_two = device["vector_bits"] == WIDE_BITS and has_short_steps(device)
    tile = kernel.tile._replace(m=min(kernel.tile.m, MOST_WINDOWS), k=2 * WINDOW_DEPTH)
    model = {term: value for term, value in kernel.model.items() if term.startswith("g_")}
    model |= (_OF_PLANES_AT_TWO if at_two else _OF_PLANES) | {"edge_columns": _PLANE_EDGE}
    name = "planar_" + "x".join(map(str, tile))
    return [replace(kernel, name=name, family="planar", packed=True, tile=tile, model=model)]
