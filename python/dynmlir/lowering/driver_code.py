"""Drivers as text: the online loops of a micro-kernel, filled in for how its operands lie."""

from __future__ import annotations

from dynmlir.bindings import context, ir
from dynmlir.kernels.convolution import VIEW_TYPE
from dynmlir.kernels.edges import in_thirds
from dynmlir.kernels.element_types import bits
from dynmlir.kernels.library import Library
from dynmlir.lowering.arithmetic import Arithmetic
from dynmlir.lowering.drivers import (
    Driver,
    calls,
    filling,
    panel_type,
    read_template,
    rooms,
    takes_groups,
    tile_type,
    whole_tiles,
)
from dynmlir.lowering.families import (
    has_masks,
    panel_columns,
    prefetches,
)
from dynmlir.lowering.groups import group_names, read_rows
from dynmlir.lowering.images.channels import channels_driver
from dynmlir.lowering.images.lines import lines_driver
from dynmlir.lowering.images.planes import plane_driver
from dynmlir.lowering.images.windows import (
    driver_names,
    weights_names,
    window_driver_text,
)
from dynmlir.lowering.prefetch import LINE_BITS
from dynmlir.lowering.products import bytes_of_product, over_products, takes_products
from dynmlir.lowering.register_tiles import finish_groups
from dynmlir.lowering.turned import turn_rows_call, turns_rows

#: Drivers whose row tiles may share what they prefetch -> placeholder -> files of lib/ where they do, and where not.
_SHARES = {
    "sweep": {"shares_of_block": ("sweep_shares", ""), "row_tiles": ("sweep_shared_rows", "sweep_rows")},
    "prepacked": {"tiles_of_panel": ("prepacked_tiles", "prepacked_no_tiles")},
}
#: How a driver of panels finds its way in them: files of lib/ where they are of rows, and of groups of rows.
_PANELS = {"rows_of_panels": ("prepacked_rows", "prepacked_groups"), "panel": ("prepacked_panel", "prepacked_group")}
#: Columns up to which a whole B is taken apart in registers for tiles along K: each is as many shuffles as there are.
MOST_TAKEN_APART = 4


def driver_text(driver: Driver, arithmetic: Arithmetic, library: Library) -> str:
    """Whole tiles, then the rows that are left over: on one or two tiles of their heights, or row by row."""
    third = driver.columns // 3
    names = arithmetic.names() | arithmetic.extend_row(third if in_thirds(driver.columns) else driver.columns)
    names |= {"name": driver.name, "N": driver.columns, "third": third}
    names |= calls(driver, driver.columns, arithmetic, library.layout[0] == "i")
    names["k_of_a"] = "c0" if library.layout[0] == "t" else "c1"
    names["P"] = panel_type(driver.family, driver.columns, arithmetic)
    names["Q"] = names["panel_columns"] = panel_columns(library, arithmetic)
    if takes_groups(driver.family, arithmetic) and driver.family.packed:
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
    if driver.family.driver == "prepacked":
        names |= {"cQ": arithmetic.depth, "NQ": driver.columns * arithmetic.depth}
        files = {name: which[driver.family.in_groups] for name, which in _PANELS.items()}
        names |= {key: read_template(f"templates/{library.operator}/{file}", names) for key, file in files.items()}
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
        finish_groups(module, arithmetic)
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
