"""Libraries of other layouts and element types, made of one that was measured: its micro-kernels at other prices."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from dynmlir.costmodel.cpu import UNIT
from dynmlir.costmodel.image_prices import ImagePrices, image_prices
from dynmlir.device.facts import Device
from dynmlir.kernels.edges import in_thirds
from dynmlir.kernels.element_types import ElementTypes
from dynmlir.kernels.library import Library, is_image
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.lowering.arithmetic import arithmetic_of
from dynmlir.lowering.families import FAMILIES, has_dots, has_masks, layouts_of
from dynmlir.lowering.images.kernels import in_place, on_channels, on_lines, on_planes, on_windows, packing

#: Terms of a matrix in its place that copies of an image do not pay, as A and as B: none of their rows share sets.
_NOT_OF_COPIES = {
    "rows": ("conflict_a", "alias_a", "reread"),
    "panels": ("pack", "conflict", "apart_near", "apart_far"),
}


def priced_for(kernel: MicroKernel, layout: str, device: Device) -> MicroKernel:
    """A kernel whose model was measured on B as written.

    Where it reads a transposed B in place, nothing is packed, and B's bytes come at their bandwidth, not by columns.
    An image is copied into scratch, run by run.
    """
    if FAMILIES[kernel.family].reads_image:
        return kernel
    if is_image(layout):
        return _on_copies(kernel, "rows" if is_image(layout[0]) else "panels", image_prices(device))
    if FAMILIES[kernel.family].driver != "dot" or layout[1] != "t":
        return kernel
    of_b = {term: min(kernel.term(term), UNIT) for term in ("b_near", "b_far", "once_near", "once_far")}
    return replace(kernel, model={**kernel.model, **of_b, "pack": 0})


def _on_copies(kernel: MicroKernel, way: str, prices: ImagePrices) -> MicroKernel:
    own = {term: value for term, value in kernel.model.items() if term not in _NOT_OF_COPIES[way]}
    longer = {"fma": round(prices.longer[way] * kernel.term("fma"))}
    return replace(kernel, model={**own, **prices.ways[way], **longer})


#: What the smallest scratch has room for where a quarter of it is of an image: columns of a panel, rows of two tiles.
MOST_BESIDE_IMAGE = (128, 32)


def _fits_scratch(kernel: MicroKernel, layout: str) -> bool:
    columns, rows = MOST_BESIDE_IMAGE
    return layout[0] != "i" or (kernel.tile.n <= columns and kernel.tile.m <= rows)


#: Rows up to which what the hardware prefetches of a panel is enough; and those that gain by it where others have a
#: dot-product instruction.
FEW_ROWS, FEWER_ROWS = 4, 2
#: Terms of what a B in panels does not do: its rows do not alias, and begin at the start of cache lines.
NOT_OF_PANELS = ("pack", "conflict_b", "conflict", "split")
#: The same for tiles as wide as a panel, which is dense; others read pieces of its rows.
NOT_OF_WHOLE_PANELS = (*NOT_OF_PANELS, "apart_near", "apart_far")


def on_panels(library: Library, device: Device) -> list[MicroKernel]:
    """The tiles that read B in place, on a B in panels: priced as they were measured, without what panels spare.

    Where there are none those that pack it; and those themselves, which copy from panels. Tiles on panels multiply
    product by product: where an instruction for dot products serves those that pack B, few rows alone have them.
    """
    arithmetic = arithmetic_of(library, device)
    whole = in_place(library, arithmetic)
    every = whole or list({kernel.tile: kernel for kernel in packing(library)}.values())
    tiles, made = [kernel for kernel in every if not in_thirds(kernel.tile.n)], []
    widest = max((kernel.tile.n for kernel in tiles), default=0)
    for kernel in tiles:
        spared = NOT_OF_WHOLE_PANELS if kernel.tile.n == widest else NOT_OF_PANELS
        model = {term: value for term, value in kernel.model.items() if term not in spared}
        tile = "x".join(map(str, kernel.tile))
        made_of = partial(replace, kernel, packed=False)
        if kernel.tile.m <= FEW_ROWS:
            few = model | {"most_rows": FEW_ROWS if arithmetic.dot is None else FEWER_ROWS}
            made.append(made_of(name=f"prepacked_{tile}", family="prepacked", model=few))
        if arithmetic.dot is None:
            made.append(made_of(name=f"prepacked_ahead_{tile}", family="prepacked_ahead", model=model))
    copying = [k for k in library.micro_kernels if FAMILIES[k.family].driver in ("packed", "dot")]
    fitting = [kernel for kernel in copying if FAMILIES[kernel.family].driver == "dot" or not in_thirds(kernel.tile.n)]
    return made + [kernel for kernel in fitting if kernel.tile.n <= widest]


#: Vectors of a row of a panel of groups at most, as of other panels.
MOST_IN_GROUPS = 4


def on_groups(library: Library, device: Device) -> list[MicroKernel]:
    """The widest tiles that pack B in groups, on panels as wide: priced as they were measured, less what these spare.

    Narrower ones, which read pieces of a panel's rows, are never the fastest (`docs/constant-weights.md`).
    """
    arithmetic = arithmetic_of(library, device)
    if arithmetic.dot is None or not arithmetic.takes_groups_as_they_are:
        return []
    most = MOST_IN_GROUPS * arithmetic.lanes
    tiles = {k.tile: k for k in packing(library) if k.tile.n <= most and k.tile.k % arithmetic.depth == 0}
    widest = max((tile.n for tile in tiles), default=0)
    made = []
    for tile, kernel in tiles.items():
        if tile.n == widest:
            model = {term: value for term, value in kernel.model.items() if term not in NOT_OF_WHOLE_PANELS}
            name = f"prepacked_groups_{'x'.join(map(str, tile))}"
            made.append(replace(kernel, name=name, family="prepacked_groups", packed=False, model=model))
    return made


#: Element types -> those whose micro-kernels serve them as well, at what they cost.
SERVED_BY: dict[tuple[str, ...], tuple[str, ...]] = {("ui8", "i8", "i32"): ("i8", "i8", "i32")}


def for_types(library: Library, types: tuple[str, ...]) -> Library | None:
    """The library's micro-kernels for other element types, as a library; None if they do not serve them."""
    if SERVED_BY.get(types) != library.element_types:
        return None
    layout = "" if library.layout == "nn" else f"_{library.layout}"
    name = f"{library.operator}_{ElementTypes.of(types).short}{layout}"
    return replace(library, name=name, element_types=types)


def _readers(library: Library, layout: str, device: Device) -> list[MicroKernel]:
    """A library's micro-kernels, and those that are made of them for images and panels."""
    if layout[1] == "p" != library.layout[1]:
        return on_panels(library, device)
    if layout[1] == "g" != library.layout[1]:
        return on_groups(library, device)
    made: list[MicroKernel] = []
    if not is_image(library.layout):
        arithmetic = arithmetic_of(replace(library, layout=layout), device)
        if layout == "ni" and has_masks(device):
            made = [*on_planes(library, arithmetic), *on_lines(library, arithmetic)]
        elif layout[0] == "d":
            made = on_channels(library, arithmetic)
        elif layout[0] == "i":
            made = on_windows(library, arithmetic)
    return [*library.micro_kernels, *made]


def for_layout(library: Library, layout: str, device: Device) -> Library | None:
    """The library's micro-kernels that read operands of another layout, as a library; None if there is none.

    Where a dot-product instruction leaves none, those that sum up product by product. Shortlists are left out: they
    were learnt on the other layout.
    """
    types = library.element_types
    readers = [kernel for kernel in _readers(library, layout, device) if kernel.family in FAMILIES]
    kernels: list[MicroKernel] = []
    for dots in (has_dots(library, device), False):
        kernels = kernels or [
            priced_for(kernel, layout, device)
            for kernel in readers
            if layout in layouts_of(FAMILIES[kernel.family], types, dots) and _fits_scratch(kernel, layout)
        ]
    stem = library.name if library.layout == "nn" else library.name.removesuffix(f"_{library.layout}")
    if not kernels:
        return None
    return replace(library, name=f"{stem}_{layout}", layout=layout, micro_kernels=tuple(kernels), shortlists=())
