"""Micro-kernels for images that are read in their place (lowering/images/windows.py), made of those that read B so."""

from __future__ import annotations

from dataclasses import replace

from dynmlir.costmodel.cpu import UNIT
from dynmlir.kernels.edges import in_thirds
from dynmlir.kernels.element_types import bits
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.lowering.arithmetic import WIDE_BITS, Arithmetic
from dynmlir.lowering.images.shared_taps import sharing
from dynmlir.lowering.unroll import has_short_steps

#: Pixels of a tile up to which where their windows begin fits scalar registers.
MOST_WINDOWS = 8
#: Rows of weights of a block, which is packed anew for each block of pixels and stays in the L2.
WINDOW_DEPTH = 256


def prices(**ns: float) -> dict[str, int]:
    """Coefficients of a model from nanoseconds a unit (of `fma`: cycles)."""
    return {term: round(price * UNIT) for term, price in ns.items()}


#: What is priced as for the same tile on a B in place: bytes that move, and how narrow edges are.
_AS_IN_PLACE = (
    *("stall", "a_near", "a_far", "rows_near", "rows_far", "c_near", "c_far", "column", "conflict_c"),
    "edge_columns",
)
#: The rest, fitted to 396 random convolutions (AMD Zen 4): a call takes 0.5 us, a pixel 1.1 ns to be looked up, a line
#: of a tile's windows 3.4 ns, a panel of weights 14 ns and 1.7 ns for each of its vectors, a vector of C 0.8 ns.
_OF_WINDOWS = prices(fma=1.014, image=491, pixel=1.08, lines=3.36, strip=14.1, weights=1.67, sums=0.752)
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
    return [k for k in library.micro_kernels if k.packed and k.family != "dot" and k.tile.m > 1]


def window_depth(arithmetic: Arithmetic) -> int:
    """Rows of weights of a block: of groups as many as take the bytes of elements of 32 bits."""
    return WINDOW_DEPTH * bits("i32") // bits(arithmetic.kept) if arithmetic.dot else WINDOW_DEPTH


def on_windows(library: Library, arithmetic: Arithmetic) -> list[MicroKernel]:
    """The library's tiles that read B in place, on an image that is read in its place: not as high ones.

    Tiles of a dot-product instruction are priced as where B is packed: they copy A, too.
    """
    tiles = _tiles_of_dots(library, arithmetic) if arithmetic.dot else _tiles(library, arithmetic)
    made: dict[str, MicroKernel] = {}
    for kernel in tiles:
        tile = kernel.tile._replace(m=min(kernel.tile.m, MOST_WINDOWS), k=window_depth(arithmetic))
        name = "window_" + "x".join(map(str, tile))
        own = {term: kernel.term(term) for term in _AS_IN_PLACE if kernel.term(term)}
        own |= _OF_WINDOWS
        if len(set(library.element_types)) > 1:
            own["fma"] = max(kernel.term("fma"), 0 if arithmetic.dot else _FMA)
        model = {term: value for term, value in kernel.model.items() if term.startswith("g_")} | own
        made.setdefault(name, replace(kernel, name=name, family="window", packed=True, tile=tile, model=model))
    return list(made.values())


#: A product whose columns are channels, fitted to 60 random convolutions (AMD Zen 4): a vector of channels takes 25 ns
#: a line, a tile 17 ns and a vector of the image 0.2 ns. The same with 256-bit vectors, to 48.
_OF_CHANNELS = prices(fma=0.62, image=100, taken=0.202, block=17, along=25)
_OF_FEWER_CHANNELS = prices(fma=1.07, image=100, taken=0.124, block=2.52, along=42.1)
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
    model |= _OF_CHANNELS if arithmetic.device["vector_bits"] == WIDE_BITS else _OF_FEWER_CHANNELS
    name = "depthwise_" + "x".join(map(str, tile))
    return [replace(like[0], name=name, family="depthwise", packed=False, tile=tile, model=model)]


#: Columns of uK rows that blocks of an image that is turned have as scratch, with their weights and results.
PLANE_COLUMNS = 128
#: A product whose rows are filters, fitted to 336 random convolutions in NCHW (AMD Zen 4): a call takes 2.9 us, a pixel
#: 3.1 ns, a tile 33 ns and a line of its windows 8.2 ns; a vector of weights 3.2 ns to pack, 16 channels of a pixel
#: 0.7 ns to turn, and 14 ns a line.
_OF_PLANES = prices(fma=1.067, image=2880, pixel=3.14, tile=33.2, lines=8.19, weights=3.2, turn=0.679, turn_line=13.6)
#: Where there are two 512-bit multiply-adds a cycle: an estimate, from how much longer than on Zen 4 the same kernel
#: took in 97 convolutions on Emerald Rapids.
_OF_PLANES_AT_TWO = _OF_PLANES | prices(fma=1.39, tile=66, turn=1.36, turn_line=27)


#: Rows and vectors of tiles on lines of an image.
_LINES = (8, 3)
#: A product whose rows are filters, of vectors of pixels that are neighbours in a line, fitted to the same and to 60
#: depthwise ones: a product takes 36 ns, a vector that is loaded 0.5 ns, its mask included, a tile 23 ns, of a stack of
#: lines 28 ns. Row by row with 256-bit vectors, fitted to 48 depthwise ones.
_OF_LINES = prices(fma=1.106, image=36, taken=0.475, block=23.1, stack=28.2)
_OF_STACKS = prices(fma=1.106, image=88, taken=1.13, stack=2.81)


def on_lines(library: Library, arithmetic: Arithmetic) -> list[MicroKernel]:
    """A micro-kernel for images that are read in their place line by line; where masks cost something, row by row."""
    like = _tiles(library, arithmetic)
    if not like:
        return []
    rows, vectors = _LINES if arithmetic.device["masks_cheap"] else (1, 1)
    tile = like[0].tile._replace(m=rows, n=vectors * arithmetic.lanes)
    model = {term: value for term, value in like[0].model.items() if term.startswith("g_")}
    model |= (_OF_LINES if rows > 1 else _OF_STACKS) | {"edge_columns": arithmetic.lanes}
    name = "lines_" + "x".join(map(str, tile))
    return [replace(like[0], name=name, family="lines", packed=False, tile=tile, model=model)]


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
    model |= _OF_PLANES_AT_TWO if at_two else _OF_PLANES
    name = "planar_" + "x".join(map(str, tile))
    return [replace(kernel, name=name, family="planar", packed=True, tile=tile, model=model)]
