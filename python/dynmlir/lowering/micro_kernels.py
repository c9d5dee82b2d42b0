"""A library's micro-kernels as functions: register tiles from linalg by a schedule, online loops around them.

Tiles are shared: a region's last rows run on the smaller tiles of the same set, so that a tile of each height
is made once for every width and serves all kernels of that family and width, as whole tile and as edge.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from functools import partial

from dynmlir.bindings import context, ir, passmanager
from dynmlir.device.facts import Device
from dynmlir.kernels.convolution import VIEW_TYPE
from dynmlir.kernels.edges import half_panel, in_thirds
from dynmlir.kernels.element_types import bits
from dynmlir.kernels.library import Library
from dynmlir.lowering.arithmetic import Arithmetic, arithmetic_of
from dynmlir.lowering.dots import contract_to_instruction
from dynmlir.lowering.drivers import (
    Driver,
    TileFunction,
    calls,
    driver_name,
    filling,
    of_tiles,
    panel_type,
    read_template,
    rooms,
    takes_groups,
    tile_type,
    whole_tiles,
)
from dynmlir.lowering.extend_rows import extend_rows
from dynmlir.lowering.families import (
    Family,
    always_masked,
    family_of,
    fills,
    has_masks,
    masked_last,
    next_blocks,
    panel_columns,
    prefetches,
)
from dynmlir.lowering.groups import group_names, in_place_names, read_rows
from dynmlir.lowering.images.channels import channels_driver, lower_channels_tile
from dynmlir.lowering.images.lines import lines_driver, lower_lines_tile
from dynmlir.lowering.images.planes import plane_driver, plane_functions
from dynmlir.lowering.images.stacks import lower_stack_tile
from dynmlir.lowering.images.windows import (
    driver_names,
    lower_window_tile,
    weights_names,
    window_driver_text,
    window_functions,
)
from dynmlir.lowering.layouts import apart, rows_of_a, squares, view_names
from dynmlir.lowering.narrow_along_k import names_along_k
from dynmlir.lowering.prefetch import LINE_BITS, OF_WHOLE_TILES, add_prefetch, prefetch_result
from dynmlir.lowering.products import bytes_of_product, over_products, products_of_tile, takes_products
from dynmlir.lowering.rewrites import (
    WHOLE,
    drop_mask,
    drop_self_copy,
    forward_local_tile,
    multiply_whole,
    narrow_mask,
    pack_what_is_read,
    read_where_needed,
    read_whole,
    store_in_parts,
    take_memory,
    take_whole,
    walk,
)
from dynmlir.lowering.sums import sum_lanes
from dynmlir.lowering.thirds import cut_in_thirds
from dynmlir.lowering.turned import turn_rows_call, turned, turns_rows
from dynmlir.lowering.unroll import has_short_steps, unroll_reduction

#: Rows that are left over run on a tile of their height up to this one, and on several tiles above it.
MOST_EDGE = 8
#: Rows of tiles that multiply whole rows of B by code of its own, where masks take the time of products: one of a row
#: in so many products. Of more rows the share is small, and pointers to rows of A and B run out of general registers.
WHOLE_ROWS = range(4, 7)
#: Tiles along rows of C -> steps of the reduction that they go along a row with, and whether they read what C holds.
_OF_ROW = {"from": "%c0", "to": "%kc", "reads": "%reads"}
_SPANS = {
    "sweep_tile": _OF_ROW,
    "sweep_whole_tile": _OF_ROW,
    "axpy_tile": {"from": "%turn", "to": "%to", "reads": "%turn_reads"},
}
#: Panels of such a tile -> what marks their columns where all are there (rewrites.take_whole).
_PANELS = {"panel": "", "whole_panel": f"{{{WHOLE}}} "}
#: What tiles along K share, each a file of its own that may use those before it.
_PARTS_OF_DOTS = ("product", "masked_step", "end")
#: Edges of drivers that are not of outer products, where they are others than single rows.
_OTHER_EDGES: dict[str, tuple[int, ...]] = {"channels": ()}
_SCHEDULE = "builtin.module(transform-interpreter,cse)"
_BUFFERIZE = (
    "builtin.module(cse,one-shot-bufferize{bufferize-function-boundaries "
    "function-boundary-type-conversion=identity-layout-map},cse)"
)


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
    loops = [_driver(driver, arithmetic, library) for driver in made]
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
    return read_template(f"{folder}/gather_b", names)


@functools.lru_cache(maxsize=1024)
def lower_tile(tile: TileFunction, operator: str, arithmetic: Arithmetic, layout: str = "nn") -> str:
    """A register tile, from linalg to the vector dialect, as text in generic form."""
    names = arithmetic.names() | {"R": tile.rows, "N": tile.columns, "name": tile.name}
    names |= rows_of_a(layout, tile.rows)
    if tile.family.tile == "window_tile":
        of = of_tiles(tile.family, arithmetic)
        return lower_window_tile(tile.name, tile.rows, tile.columns, of, read_template, tile.pitch)
    if tile.family.tile == "channels_tile":
        return lower_channels_tile(tile.name, tile.rows, tile.columns, arithmetic, read_template)
    if tile.family.tile == "lines_tile" and tile.rows == 1:
        return lower_stack_tile(tile.name, arithmetic, read_template)
    if tile.family.tile == "lines_tile":
        return lower_lines_tile(tile.name, tile.rows, tile.columns, arithmetic, read_template)
    if tile.family.tile == "dot_narrow_tile":
        return _lower_narrow_along_k(tile, operator, arithmetic, names)
    if takes_groups(tile.family, arithmetic) or tile.family.groups_in_registers:
        return _lower_groups(tile, operator, arithmetic, names, layout)
    names["s"] = names["b"] if tile.family.driver == "prepacked" else names["s"]
    names |= arithmetic.extend_tiles(str(names["a_type"]), tile.columns, tile.family.packed and not tile.fills)
    runs = "_runs" if layout[0] == "i" else ""
    source_tile = "outer_tile" if tile.fills else tile.family.tile
    if tile.family.driver == "dot":
        for part in _PARTS_OF_DOTS:
            names[part] = read_template(f"templates/{operator}/dot_{part}", names)
    if tile.family.driver == "sweep":
        names |= products_of_tile(tile.family.several_products)
        for panel, is_whole in _PANELS.items():
            span = _SPANS[tile.family.tile] | {"is_whole": is_whole}
            names[panel] = read_template(f"templates/{operator}/sweep_panel", names | span)
    template = read_template(f"templates/{operator}/{source_tile}{runs}", names)
    schedule = read_template(f"schedules/{tile.family.schedule}", names)
    with context(), ir.Location.unknown():
        module = ir.Module.parse(schedule)
        source = ir.Module.parse(template)
        function = source.body.operations[0].operation
        function.move_after(module.body.operations[0].operation)
        function.attributes["sym_visibility"] = ir.StringAttr.get("public")  # or the cleaning drops it
        _run(module, _SCHEDULE)
        module.body.operations[0].operation.erase()
        del module.operation.attributes["transform.with_named_sequence"]
        walk(module.operation, forward_local_tile)
        panel = panel_type(tile.family, tile.columns, arithmetic)
        operands = [str(names["A"]), str(names["B"]) if tile.fills else panel, str(names["C"])]
        take_memory(module.body.operations[0].operation, operands, str(names["B"]))
        _run(module, _BUFFERIZE)
        function = module.body.operations[0].operation
        walk(module.operation, drop_self_copy)
        walk(module.operation, sum_lanes)
        walk(module.operation, read_where_needed)
        walk(module.operation, take_whole)
        if not tile.masked:
            walk(module.operation, drop_mask)
        elif not arithmetic.device["masks_cheap"]:
            if not tile.edge:  # a tile of few rows is seldom worth the code
                walk(module.operation, read_whole)
            walk(module.operation, store_in_parts)
        elif _may_read_whole(tile, arithmetic):
            walk(module.operation, multiply_whole)
        walk(module.operation, narrow_mask)
        if tile.fills:
            pack_what_is_read(module.body.operations[0].operation, panel)
        if tile.family.schedule == "outer":
            extend_rows(module, arithmetic.device)
            if has_short_steps(arithmetic.device):
                unroll_reduction(module)
            function = module.body.operations[0].operation
        for prefetch in _prefetches(tile, layout, arithmetic):
            if not (tile.edge and prefetch in OF_WHOLE_TILES):
                add_prefetch(function, prefetch, layout, tile.rows, tile.columns, arithmetic)
        if _prefetches_result(tile):
            prefetch_result(function, layout[0] == "i", tile.rows, tile.columns, arithmetic)
        if tile.family.schedule == "outer" and in_thirds(tile.columns):
            cut_in_thirds(function, tile.columns)
        function.attributes["sym_visibility"] = ir.StringAttr.get("private")
        function.attributes["no_inline"] = ir.UnitAttr.get()
        return str(function.get_asm(print_generic_op_form=True, use_local_scope=True))


def _prefetches(tile: TileFunction, layout: str, arithmetic: Arithmetic) -> tuple[str, ...]:
    """What a tile prefetches of A and B."""
    always = prefetches(tile.family, arithmetic.device, tile.fills)
    return tuple(dict.fromkeys((*always, *next_blocks(tile.family, layout))))


def _prefetches_result(tile: TileFunction) -> bool:
    """Whether C is prefetched where the next tile stores it: not if it stays in the caches, nor whole lines."""
    stays = tile.family.by_rows or tile.family.plain_where_whole
    return tile.family.schedule == "outer" and not tile.edge and not stays


def _may_read_whole(tile: TileFunction, arithmetic: Arithmetic) -> bool:
    """Whether a tile multiplies whole rows of B by code of its own; see WHOLE_ROWS."""
    outer = tile.family.schedule == "outer" and not tile.family.plain_where_whole
    return outer and has_short_steps(arithmetic.device) and tile.rows in WHOLE_ROWS


def _lower_groups(
    tile: TileFunction, operator: str, arithmetic: Arithmetic, names: dict[str, object], layout: str
) -> str:
    """A register tile of a dot-product instruction: vector code as it stands, its contractions the instruction."""
    names |= group_names(tile.columns, tile.rows, arithmetic)
    in_registers = tile.family.groups_in_registers
    if in_registers:
        names |= in_place_names(tile.columns, tile.rows, arithmetic)
    template = tile.family.tile if in_registers else f"{tile.family.tile}_dots"
    with context(), ir.Location.unknown():
        module = ir.Module.parse(read_template(f"templates/{operator}/{template}", names))
        if not arithmetic.device["masks_cheap"]:
            walk(module.operation, read_where_needed)
            walk(module.operation, store_in_parts if tile.masked else drop_mask)
        _finish_groups(module, arithmetic)
        short = has_short_steps(arithmetic.device)
        if not in_registers:  # whose reductions are a few groups
            if short or tile.columns <= arithmetic.lanes:  # of more vectors scalar units offset A beside the products
                extend_rows(module, arithmetic.device)
            if short:
                unroll_reduction(module)
        function = module.body.operations[0].operation
        for prefetch in _prefetches(tile, layout, arithmetic):
            if prefetch != "block-ahead":  # packed_dots.mlir says in rows where the next block begins
                add_prefetch(function, prefetch, layout, tile.rows, tile.columns, arithmetic)
        function.attributes["no_inline"] = ir.UnitAttr.get()
        return function.get_asm(print_generic_op_form=True, use_local_scope=True)


def _lower_narrow_along_k(tile: TileFunction, operator: str, arithmetic: Arithmetic, names: dict[str, object]) -> str:
    """The same of vectors along K, extended or not, whose lanes are summed up in the end."""
    names |= names_along_k(tile.rows, tile.columns, arithmetic)
    with context(), ir.Location.unknown():
        module = ir.Module.parse(read_template(f"templates/{operator}/{tile.family.tile}", names))
        if arithmetic.dot is not None:
            _finish_groups(module, arithmetic)
        walk(module.operation, sum_lanes)
        function = module.body.operations[0].operation
        function.attributes["no_inline"] = ir.UnitAttr.get()
        return function.get_asm(print_generic_op_form=True, use_local_scope=True)


def _finish_groups(module: ir.Module, arithmetic: Arithmetic) -> None:
    assert arithmetic.dot is not None
    walk(module.operation, partial(contract_to_instruction, dot=arithmetic.dot))
    walk(module.operation, narrow_mask)
    _run(module, "builtin.module(canonicalize,cse)")


def _run(module: ir.Module, pipeline: str) -> None:
    passmanager.PassManager.parse(pipeline).run(module.operation)


def _driver(driver: Driver, arithmetic: Arithmetic, library: Library) -> str:
    """Whole tiles, then the rows that are left over: on one or two tiles of their heights, or row by row."""
    third = driver.columns // 3
    names = arithmetic.names() | arithmetic.extend_row(third if in_thirds(driver.columns) else driver.columns)
    names |= {"name": driver.name, "N": driver.columns, "third": third}
    names |= calls(driver, driver.columns, arithmetic, library.layout[0] == "i")
    names["k_of_a"] = "c0" if library.layout[0] == "t" else "c1"
    names["P"] = panel_type(driver.family, driver.columns, arithmetic)
    names["Q"] = names["panel_columns"] = panel_columns(library, arithmetic)
    if takes_groups(driver.family, arithmetic):
        return _group_driver(driver, library, arithmetic, names)
    if driver.family.driver == "window":
        return _window_driver(driver, arithmetic, names)
    if driver.family.driver == "channels":
        tile = driver.tile(max(driver.whole), driver.columns).name
        return channels_driver(driver.name, tile, driver.columns, arithmetic, read_template)
    if driver.family.driver == "lines":
        rows = max(driver.whole)
        tile, stack = (driver.tile(height, driver.columns).name for height in (rows, 1))
        return lines_driver(driver.name, tile, stack, rows, driver.columns, arithmetic, read_template)
    if driver.family.driver == "planar":
        narrow = calls(driver, driver.narrow, arithmetic, False)
        names |= {f"{name}_narrow": text for name, text in narrow.items()}
        tiles = [(tile.name, tile.columns) for tile in driver.tiles]
        return plane_driver(driver.name, tiles, driver.columns, arithmetic, names, read_template)
    names["V"] = VIEW_TYPE
    names["view_argument"] = f", %V: {VIEW_TYPE}" if library.layout[1] == "i" else ""
    template = f"templates/{library.operator}/{driver.family.driver}"
    names["tiles"] = whole_tiles(driver, library.operator, arithmetic)
    names |= _shares(driver, library, arithmetic, names)
    names |= rooms(arithmetic) | filling(driver, library.operator, arithmetic)
    names["row_blocks"] = read_template(f"templates/{library.operator}/row_blocks", names)
    names["pack_row"] = read_template(f"templates/{library.operator}/{_row_copy(driver, arithmetic)}", names)
    if driver.family.packed:
        names |= _next_block(driver, library, arithmetic, names)
        wide = driver.family.driver == "packed" and driver.columns > arithmetic.lanes
        parts = library.layout[1] == "n" and wide and not arithmetic.device["masks_cheap"]
        names["pack_row_whole"] = read_template(f"templates/{library.operator}/pack_row_whole", names)
        turns = turns_rows(driver, library.layout, arithmetic)
        elements = f"templates/{library.operator}/copy_elements"
        names["copy_rest"] = turn_rows_call(driver, arithmetic) if turns else read_template(elements, names).rstrip()
        names["copied"] = "uN" if turns else "n"
        names["copies"] = "\n".join(
            _copy_columns(driver, some, arithmetic) for some in taken_apart(driver, library.layout)
        )
        names["copy"] = read_template(f"{template}_b_{library.layout[1]}{'_parts' * parts}", names)
    text = read_template(f"{template}_a_i" if library.layout[0] == "i" else template, names)
    return over_products(text, names, _at_once(driver, arithmetic, names)) if takes_products(library.layout) else text


def _at_once(driver: Driver, arithmetic: Arithmetic, names: dict[str, object]) -> str:
    """How many products a call of tiles meets, where they take several."""
    if not driver.family.several_products:
        return ""
    element = max(bits(kind) for kind in (arithmetic.types.a, arithmetic.types.b, arithmetic.types.c))
    names = names | {"held": arithmetic.device["l1_bytes"] * 8 // 2 // element}
    names["side_of_k"] = {"c0": "first_dim", "c1": "second_dim"}[str(names["k_of_a"])]
    return read_template("templates/matmul/sweep_at_once", names)


#: Drivers whose row tiles may share what they prefetch -> placeholder -> files of lib/ where they do, and where not.
_SHARES = {
    "sweep": {"shares_of_block": ("sweep_shares", ""), "row_tiles": ("sweep_shared_rows", "sweep_rows")},
    "prepacked": {"tiles_of_panel": ("prepacked_tiles", "prepacked_no_tiles")},
}


def _shares(driver: Driver, library: Library, arithmetic: Arithmetic, names: dict[str, object]) -> dict[str, str]:
    """What the row tiles of a driver that reads B in place, or in panels, prefetch each, if they share it."""
    names = names | {"lines": -(-driver.columns * bits(arithmetic.types.b) // LINE_BITS)}
    files = {
        name: which[not driver.family.prefetches_block] for name, which in _SHARES.get(driver.family.driver, {}).items()
    }
    folder = f"templates/{library.operator}"
    return {name: read_template(f"{folder}/{file}", names) if file else "" for name, file in files.items()}


def _next_block(
    driver: Driver, library: Library, arithmetic: Arithmetic, names: dict[str, object]
) -> dict[str, object]:
    """Where a packed driver finds what its tiles prefetch: the block that is packed next, and a panel's part of it."""
    folder, transposed = f"templates/{library.operator}", library.layout[1] == "t"
    if driver.asks_for_next:
        sides = ("%first_j", "%next_columns"), ("%next_k", "%next_depth")
        (row, rows), (column, width) = sides if transposed else sides[::-1]
        names = names | {"next_row": row, "next_rows": rows, "next_column": column, "next_width": width}
        names["bytes_of_product"] = bytes_of_product(arithmetic)
        # A batch that the caches do not hold, beside what needs the other half of the L3.
        names["held"] = arithmetic.device["l3_bytes"] // 2
        names["when_within"] = "true" if driver.family.prefetches_block else "is_far"
        fragments = {"next": "packed_next_in_order", "part": "packed_part"}
        return {name: read_template(f"{folder}/{file}", names) for name, file in fragments.items()}
    kinds = prefetches(driver.family, arithmetic.device)
    in_place = not takes_groups(driver.family, arithmetic) and library.layout[1] == "n"
    which = "block" if in_place and "block-ahead" in kinds else "rows"
    return {"next": read_template(f"{folder}/packed_next_{which}", names), "part": ""}


#: Columns up to which a whole B is taken apart in registers for tiles along K: each is as many shuffles as there are.
MOST_TAKEN_APART = 4


def taken_apart(driver: Driver, layout: str) -> range:
    """Numbers of columns that all of B may have for tiles along K to copy it as one stretch."""
    along_k = driver.family.driver == "dot" and layout[1] == "n"
    return range(1, min(driver.columns, MOST_TAKEN_APART) + 1) if along_k else range(0)


def _copy_columns(driver: Driver, columns: int, arithmetic: Arithmetic) -> str:
    names = arithmetic.names()
    kinds = f"({names['B']}, memref<?x{names['s']}>, index, index, index, index) -> ()"
    call = f"func.call @{driver.name}_copy_{columns}(%B, %S, %base, %k, %kc, %padded) : {kinds}"
    return f"      case {columns} {{ {call} scf.yield %n : index }}"


def _group_driver(driver: Driver, library: Library, arithmetic: Arithmetic, names: dict[str, object]) -> str:
    """A packed driver whose panels hold groups of rows."""
    folder = f"templates/{library.operator}"
    names |= group_names(driver.columns, 1, arithmetic)
    of_panel = ("%beside", "%uN") if library.layout[1] == "p" else ()
    names["rows"] = read_rows(driver.columns, arithmetic, *of_panel)
    names["correct"] = read_template(f"{folder}/correct_offset", names) if arithmetic.offset else ""
    names["tiles"] = whole_tiles(driver, library.operator, arithmetic)
    names |= rooms(arithmetic) | _next_block(driver, library, arithmetic, names)
    names["row_blocks"] = read_template(f"templates/{library.operator}/row_blocks", names)
    names["copy"] = read_template(f"{folder}/packed_dots_b_{library.layout[1]}", names)
    with context(), ir.Location.unknown():
        text = read_template(f"{folder}/packed_dots", names)
        text = over_products(text, names) if takes_products(library.layout) else text
        module = ir.Module.parse(_declared(driver, arithmetic) + text)
        _finish_groups(module, arithmetic)
        return list(module.body.operations)[-1].get_asm(print_generic_op_form=True, use_local_scope=True)


def _window_driver(driver: Driver, arithmetic: Arithmetic, names: dict[str, object]) -> str:
    """A driver of tiles that read an image in its place."""
    names |= driver_names(driver.name, driver.columns, arithmetic)
    text = read_template("templates/matmul/window", names | weights_names(names, arithmetic, read_template))
    return window_driver_text(text, [tile.name for tile in driver.tiles], driver.columns, arithmetic, driver.name)


def _declared(driver: Driver, arithmetic: Arithmetic) -> str:
    """What a driver calls, so that it can be parsed alone."""
    names, index = arithmetic.names(), ", ".join(["index"] * 5)
    transpose = f"func.func private @{driver.name}_transpose({names['B']}, memref<?x{names['s']}>, {index})\n"
    tiles = (f"func.func private @{tile.name}{tile_type(driver, arithmetic)}\n" for tile in driver.tiles)
    return transpose + "".join(tiles)


def _row_copy(driver: Driver, arithmetic: Arithmetic) -> str:
    """How a row of B gets into a panel: elements below 32 bits have masked loads only with AVX-512."""
    if in_thirds(driver.columns):
        return "pack_row_thirds"
    if not driver.masked:
        return "pack_row_whole"
    by_mask = arithmetic.device["masks_cheap"] or (has_masks(arithmetic.device) and bits(arithmetic.types.b) >= 32)
    return "pack_row" if by_mask else "pack_row_by_element"
