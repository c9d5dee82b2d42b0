"""Register tiles, from linalg by a schedule to the vector dialect, as text.

A tile of each height is made once for every width and serves all kernels of that family and width.
"""

from __future__ import annotations

import functools
from functools import partial

from dynmlir.bindings import context, ir, passmanager
from dynmlir.kernels.edges import in_thirds
from dynmlir.lowering.arithmetic import Arithmetic
from dynmlir.lowering.dots import contract_to_instruction
from dynmlir.lowering.drivers import (
    TileFunction,
    of_tiles,
    panel_type,
    read_template,
    takes_groups,
)
from dynmlir.lowering.extend_rows import extend_rows
from dynmlir.lowering.families import (
    next_blocks,
    prefetches,
)
from dynmlir.lowering.groups import group_names, in_place_names
from dynmlir.lowering.images.channels import lower_channels_tile
from dynmlir.lowering.images.lines import lower_lines_tile
from dynmlir.lowering.images.stacks import lower_stack_tile
from dynmlir.lowering.images.windows import (
    lower_window_tile,
)
from dynmlir.lowering.layouts import rows_of_a
from dynmlir.lowering.narrow_along_k import names_along_k
from dynmlir.lowering.prefetch import OF_WHOLE_TILES, add_prefetch, prefetch_result
from dynmlir.lowering.products import products_of_tile
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
from dynmlir.lowering.unroll import has_short_steps, unroll_reduction

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
_SCHEDULE = "builtin.module(transform-interpreter,cse)"
_BUFFERIZE = (
    "builtin.module(cse,one-shot-bufferize{bufferize-function-boundaries "
    "function-boundary-type-conversion=identity-layout-map},cse)"
)


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
    names |= group_names(tile.columns, tile.rows, arithmetic, tile.family.in_groups)
    in_registers = tile.family.groups_in_registers
    if in_registers:
        names |= in_place_names(tile.columns, tile.rows, arithmetic)
    template = tile.family.tile if in_registers else f"{tile.family.tile}_dots"
    with context(), ir.Location.unknown():
        module = ir.Module.parse(read_template(f"templates/{operator}/{template}", names))
        if not arithmetic.device["masks_cheap"]:
            walk(module.operation, read_where_needed)
            walk(module.operation, store_in_parts if tile.masked else drop_mask)
        finish_groups(module, arithmetic)
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
            finish_groups(module, arithmetic)
        walk(module.operation, sum_lanes)
        function = module.body.operations[0].operation
        function.attributes["no_inline"] = ir.UnitAttr.get()
        return function.get_asm(print_generic_op_form=True, use_local_scope=True)


def finish_groups(module: ir.Module, arithmetic: Arithmetic) -> None:
    assert arithmetic.dot is not None
    walk(module.operation, partial(contract_to_instruction, dot=arithmetic.dot))
    walk(module.operation, narrow_mask)
    _run(module, "builtin.module(canonicalize,cse)")


def _run(module: ir.Module, pipeline: str) -> None:
    passmanager.PassManager.parse(pipeline).run(module.operation)
