"""Micro-kernels for images that are read in their place (lowering/images/windows.py), made of those that read B so."""

from __future__ import annotations

from dataclasses import replace

from dynmlir.costmodel.cpu_work import ALONG_K
from dynmlir.costmodel.image_prices import DOTS, image_prices
from dynmlir.kernels.edges import in_thirds
from dynmlir.kernels.element_types import bits
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.lowering.arithmetic import Arithmetic
from dynmlir.lowering.images.shared_taps import sharing

#: Pixels of a tile up to which where their windows begin fits scalar registers.
MOST_WINDOWS = 8
#: Rows from which on the L2, which a block's weights come from, keeps up with the products of a tile.
LEAST_WINDOWS = 5
#: Rows of weights of a block, which is packed anew for each block of pixels and stays in the L2; twice as many where
#: the L1 holds a panel of them.
WINDOW_DEPTH = 256


#: What is priced as for the same tile on a B in place: bytes that move, and how narrow edges are.
_AS_IN_PLACE = (
    *("stall", "a_near", "a_far", "rows_near", "rows_far", "c_near", "c_far", "column", "conflict_c"),
    "edge_columns",
)
#: The least that an extended element's vector operations cost.
_FMA = 258


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
    return [k for k in library.micro_kernels if k.packed and k.family not in ALONG_K and k.tile.m > 1]


def window_depth(arithmetic: Arithmetic, columns: int) -> int:
    """Rows of weights of a block of so many columns: of groups as many as take the bytes of elements of 32 bits."""
    if arithmetic.dot:
        return WINDOW_DEPTH * bits("i32") // bits(arithmetic.kept)
    panel = 2 * WINDOW_DEPTH * columns * bits(arithmetic.kept)
    return 2 * WINDOW_DEPTH if panel <= 8 * arithmetic.device["l1_bytes"] else WINDOW_DEPTH


def on_windows(library: Library, arithmetic: Arithmetic) -> list[MicroKernel]:
    """The library's tiles that read B in place, on an image that is read in its place: not as high ones.

    Tiles of a dot-product instruction are priced as where B is packed: they copy A, too.
    """
    every = _tiles_of_dots(library, arithmetic) if arithmetic.dot else _tiles(library, arithmetic)
    tiles = [kernel for kernel in every if kernel.tile.m >= LEAST_WINDOWS] or every
    made: dict[str, MicroKernel] = {}
    for kernel in tiles:
        tile = kernel.tile._replace(m=min(kernel.tile.m, MOST_WINDOWS), k=window_depth(arithmetic, kernel.tile.n))
        name = "window_" + "x".join(map(str, tile))
        own = {term: kernel.term(term) for term in _AS_IN_PLACE if kernel.term(term)}
        if "edge_columns" in own:  # windows have no tiles of half a vector
            own["edge_columns"] = max(own["edge_columns"], arithmetic.lanes)
        own |= _of_windows(kernel, library, arithmetic)
        model = {term: value for term, value in kernel.model.items() if term.startswith("g_")} | own
        made.setdefault(name, replace(kernel, name=name, family="window", packed=True, tile=tile, model=model))
    return list(made.values())


def _of_windows(kernel: MicroKernel, library: Library, arithmetic: Arithmetic) -> dict[str, int]:
    """What a device's prices say of windows; vector operations of other types as of the same tile elsewhere."""
    ways = image_prices(arithmetic.device).ways
    if arithmetic.dot and arithmetic.takes_groups_as_they_are and DOTS in ways:
        return dict(ways[DOTS])
    own = dict(ways["windows"])
    if len(set(library.element_types)) > 1:
        own["fma"] = max(kernel.term("fma"), 0 if arithmetic.dot else _FMA)
    return own


#: What bytes that move are priced as: of the same tile on a B in place.
_MOVED = ("a_far", "c_far")


def on_channels(library: Library, arithmetic: Arithmetic) -> list[MicroKernel]:
    """A micro-kernel for depthwise convolutions whose image is read in its place."""
    like = _tiles(library, arithmetic)
    if not like:
        return []
    tile = like[0].tile._replace(m=sharing(arithmetic.device), n=arithmetic.lanes)
    model = {term: value for term, value in like[0].model.items() if term.startswith("g_")}
    model |= {term: like[0].term(term) for term in _MOVED if like[0].term(term)}
    model |= image_prices(arithmetic.device).ways["channels"]
    name = "depthwise_" + "x".join(map(str, tile))
    return [replace(like[0], name=name, family="depthwise", packed=False, tile=tile, model=model)]


#: Rows and vectors of tiles on lines of an image.
_LINES = (8, 3)


def on_lines(library: Library, arithmetic: Arithmetic) -> list[MicroKernel]:
    """A micro-kernel for images that are read in their place line by line; where masks cost something, row by row."""
    like = _tiles(library, arithmetic)
    if not like:
        return []
    rows, vectors = _LINES if arithmetic.device["masks_cheap"] else (1, 1)
    tile = like[0].tile._replace(m=rows, n=vectors * arithmetic.lanes)
    model = {term: value for term, value in like[0].model.items() if term.startswith("g_")}
    model |= {**image_prices(arithmetic.device).ways["lines"], "edge_columns": arithmetic.lanes}
    name = "lines_" + "x".join(map(str, tile))
    return [replace(like[0], name=name, family="lines", packed=False, tile=tile, model=model)]


def on_planes(library: Library, arithmetic: Arithmetic) -> list[MicroKernel]:
    """A library's micro-kernels for images that are turned in scratch: of each width but the narrowest the highest.

    Not those of few rows, as of windows; what they are wide does not count, either.
    """
    every = _tiles(library, arithmetic)
    tall = [kernel for kernel in every if kernel.tile.m >= LEAST_WINDOWS] or every
    widths = sorted({kernel.tile.n for kernel in tall if not in_thirds(kernel.tile.n)})[:2]
    wide = [kernel for kernel in tall if kernel.tile.n >= widths[-1]] if widths else []
    made: dict[int, MicroKernel] = {}
    for kernel in sorted(wide, key=lambda kernel: (kernel.tile.n, -kernel.tile.m)):
        tile = kernel.tile._replace(m=min(kernel.tile.m, MOST_WINDOWS), k=2 * WINDOW_DEPTH)
        model = {term: value for term, value in kernel.model.items() if term.startswith("g_")}
        model |= image_prices(arithmetic.device).ways["planes"]
        name = "planar_" + "x".join(map(str, tile))
        made.setdefault(tile.n, replace(kernel, name=name, family="planar", packed=True, tile=tile, model=model))
    return list(made.values())
