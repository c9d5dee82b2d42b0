"""A library's micro-kernels as functions: register tiles from linalg by a schedule, online loops around them.

Tiles are shared: a region's last rows run on the smaller tiles of the same set, so that a tile of each height
is made once for every width and serves all kernels of that family and width, as whole tile and as edge.
"""

from __future__ import annotations

from collections.abc import Sequence

from dynmlir.device.facts import Device
from dynmlir.kernels.edges import half_panel
from dynmlir.kernels.library import Library
from dynmlir.lowering.arithmetic import Arithmetic, arithmetic_of
from dynmlir.lowering.driver_code import driver_text, taken_apart
from dynmlir.lowering.drivers import (
    Driver,
    driver_name,
    of_tiles,
    read_template,
)
from dynmlir.lowering.families import (
    Family,
    always_masked,
    family_of,
    fills,
    has_masks,
    masked_last,
    next_blocks,
)
from dynmlir.lowering.images.patches import squares_of_pixels
from dynmlir.lowering.images.planes import plane_functions
from dynmlir.lowering.images.windows import (
    window_functions,
)
from dynmlir.lowering.layouts import apart, squares, view_names
from dynmlir.lowering.register_tiles import lower_tile
from dynmlir.lowering.turned import turned, turns_rows

#: Rows that are left over run on a tile of their height up to this one, and on several tiles above it.
MOST_EDGE = 8
#: Edges of drivers that are not of outer products, where they are others than single rows.
_OTHER_EDGES: dict[str, tuple[int, ...]] = {"channels": ()}


def drivers(library: Library, device: Device) -> list[Driver]:
    """One driver for every family and width, with a tile for every height that its kernels or edges need.

    Raises DynmlirError for a kernel that its family cannot have.
    """
    groups: dict[tuple[str, int], tuple[Family, set[int], set[int]]] = {}
    arithmetic = arithmetic_of(library, device)
    for kernel in library.micro_kernels:
        family, (rows, width, _) = family_of(kernel, arithmetic), kernel.tile
        for columns in _widths(family, width, arithmetic):
            group = groups.setdefault((driver_name(kernel, columns), columns), (family, set(), set()))
            group[1].add(rows)
            if columns == width and rows > 1 and fills(family, library.layout, arithmetic):
                group[2].add(rows)
    return [_driver_of(name, columns, arithmetic, library.layout, *group) for (name, columns), group in groups.items()]


def _widths(family: Family, width: int, arithmetic: Arithmetic) -> list[int]:
    """Columns of the tiles that a kernel's columns run on, its own first.

    Where wide tiles are always whole: down to one vector, which masks what is missing; without masks to one column.
    """
    if family.whole or always_masked(family, arithmetic):
        return [width]
    least = arithmetic.lanes if has_masks(arithmetic.device) else 1
    return [width, *(width >> i for i in range(1, width.bit_length()) if width >> i >= least)]


def _driver_of(
    name: str,
    columns: int,
    arithmetic: Arithmetic,
    layout: str,
    family: Family,
    heights: set[int],
    filling: set[int],
) -> Driver:
    narrow = half_panel(columns, arithmetic.lanes) if family.driver == "planar" else 0
    of_outer = range(1, min(max(heights), MOST_EDGE + 1))
    edges = of_outer if family.schedule == "outer" else _OTHER_EDGES.get(family.driver, (1,))
    last, least = masked_last(family, arithmetic), has_masks(arithmetic.device) and columns <= arithmetic.lanes
    every = tuple(sorted(heights.union(edges)))
    return Driver(
        family,
        name,
        columns,
        every,
        whole=frozenset(heights),
        narrow=narrow,
        masked=last or least,
        fills=frozenset(filling),
        fills_last=always_masked(family, arithmetic),
        asks_for_next=bool(next_blocks(family, layout)),
    )


def library_functions(library: Library, device: Device) -> list[str]:
    """MLIR text of every function of a library: register tiles, and drivers that call them.

    A driver takes A, B, C, scratch and where its own begins, the rectangle (rows from, to, columns from, to),
    whether to accumulate into C, uM, uK, and how many columns of B are packed together. Calls form a tree, and
    no function is inlined: IREE's compiler accepts nothing else, and would copy every tile to every caller.
    Raises DynmlirError for a kernel that its family cannot have.
    """
    made, arithmetic = drivers(library, device), arithmetic_of(library, device)
    every = [tile for driver in made for tile in driver.tiles]
    tiles = [lower_tile(tile, library.operator, arithmetic, library.layout) for tile in every]
    loops = [driver_text(driver, arithmetic, library) for driver in made]
    return [*_shared(made, library, arithmetic), *tiles, *loops]


def _shared(made: Sequence[Driver], library: Library, arithmetic: Arithmetic) -> list[str]:
    """What several drivers call: shares, and the copies of B that its layout needs."""
    folder = f"templates/{library.operator}"
    names = arithmetic.names() | arithmetic.extend_row(arithmetic.lanes)
    share = read_template(f"{folder}/share", names)
    transposed = library.layout[1] == "t"
    names |= squares(arithmetic) if transposed else {}
    shared = [share]
    if library.layout[0] == "i":
        shared.append(read_template(f"{folder}/fit_image", names))
    for driver in made:  # each its own: calls form a tree
        own = names | {"N": driver.columns, "NQ": driver.columns * arithmetic.depth, "name": driver.name}
        if driver.family.driver == "packed" and transposed:
            shared.append(read_template(f"{folder}/transpose", own))
        for columns in taken_apart(driver, library.layout):
            shared.append(read_template(f"{folder}/copy_columns", own | apart(columns, arithmetic)))
        if turns_rows(driver, library.layout, arithmetic):
            shared.append(read_template(f"{folder}/turn_rows", own | turned(driver.columns, arithmetic)))
        if driver.family.driver == "planar":
            shared += plane_functions(driver.name, driver.columns, arithmetic, read_template)
        if driver.family.tile == "window_tile":
            shared += window_functions(driver.name, driver.columns, of_tiles(driver.family, arithmetic), read_template)
        elif "i" in library.layout and driver.family.driver != "lines":
            shared.append(_gather(folder, library, arithmetic, own | view_names(arithmetic)))
    return shared


def _gather(folder: str, library: Library, arithmetic: Arithmetic, names: dict[str, object]) -> str:
    """The copy of a piece of the image that A or B is."""
    if library.layout[1] != "i":
        return read_template(f"{folder}/gather_a", names | {"edge": read_template(f"{folder}/gather_a_edge", names)})
    part = "gather_b_masked" if arithmetic.device["masks_cheap"] else "gather_b_blended"
    names = names | {"channel": read_template(f"{folder}/gather_b_channel", names)}
    for name, row in (("store", "%row"), ("store_zeros", "%zeros")):
        own = names | {"row": row}
        own["store_part"] = read_template(f"{folder}/{part}", own)
        names[name] = read_template(f"{folder}/gather_b_store", own)
    for name in ("vectors", "parts"):
        names[f"in_{name}"] = read_template(f"{folder}/gather_b_{name}", names)
    names["runs"] = read_template(f"{folder}/gather_b_runs", names)
    names["squares"] = squares_of_pixels(names, arithmetic, read_template)
    return read_template(f"{folder}/gather_b", names)
