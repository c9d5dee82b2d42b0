"""Prefetches in register tiles: operands that the hardware does not foresee, into the L2 while others are computed."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Any

from dynmlir.bindings import arith, ir, memref, scf
from dynmlir.dialect.core import index
from dynmlir.kernels.element_types import bits
from dynmlir.lowering.arithmetic import Arithmetic
from dynmlir.lowering.left_over import cycles
from dynmlir.lowering.prefetch_places import (
    FAR,
    I0,
    J0,
    K0,
    KEEP_IN_L1,
    KEEP_IN_L2,
    LINE_BITS,
    NEXT,
    PANEL,
    RUNS,
    STEP_A,
    STEP_B,
    STEP_C,
    A,
    C,
    Extent,
    add,
    beside_products,
    goes_on,
    line_starts,
    loop_around,
    of_product,
    prefetch_line,
    quotients,
    row_of_tile,
    where,
)
from dynmlir.lowering.rewrites import is_product, step_of, walk
from dynmlir.lowering.slabs import OF_BLOCKS

#: Rows of B that "ahead" stays in front of the reduction: what memory's latency is at its bandwidth.
AHEAD = 48
#: The same in cycles of products, where a tile packs what it reads: memory's latency.
PACK_AHEAD = 288
#: Rows of a panel that "panel-ahead" stays in front: what memory's latency is at its bandwidth. Panels follow each
#: other, so that it runs on into the next one.
PANEL_AHEAD = 128
#: Panels in the same rows of B that "columns-ahead" stays in front: 512 bytes to a KiB of each row.
COLUMNS_AHEAD = 4
#: Bytes that "rows-ahead" stays in front of each of the few rows of a group: what the L3 gives in its latency.
ROWS_AHEAD = 256
#: Bytes that "in-order" stays in front of what is read: what memory gives at its bandwidth in its latency.
IN_ORDER_AHEAD = 8 << 10
#: Lines of a row up to which "rows-at-once" prefetches it: longer ones are streams that hardware foresees.
MOST_AT_ONCE = 16
#: Rows of B that "rows-of-strip" stays in front: what the L3 gives at its bandwidth in its latency.
STRIP_AHEAD = 8
#: Kinds that prefetch A, not B.
OF_A = ("next-rows", "rows-in-order", "rows-at-once", "next-tile")
#: Kinds that whole tiles have prefetched all of, where there are any, before rows that are left over come.
OF_WHOLE_TILES = ("next-rows-along-k",)
#: How B lies for kinds that do not prefetch it as it is written.
_LAYOUTS = {
    "panel-ahead": "pg",
    "panel-slab": "p",
    "next-block-in-order": "nt",
    "next-block-at-once": "t",
    "next-rows-along-k": "t",
}
#: Steps of the reduction that take longer than a tile's share of prefetches.
WORTH_PREFETCHING = 16


def add_prefetch(function: Any, kind: str, layout: str, rows: int, columns: int, arithmetic: Arithmetic) -> None:
    """Prefetches in each turn of the reduction loops of an outer-product tile; see Family.prefetch.

    Of B in panels those to come. None of an operand that lies transposed: its lines are others, and a step of the
    reduction is one in each. None of an image either, which is copied.
    """
    if layout[kind not in OF_A] not in _LAYOUTS.get(kind, "n"):
        return
    prefetch = _KINDS[kind]

    def visit(op: Any) -> None:
        if op.name != "scf.for":
            return
        body = list(op.regions[0].blocks[0].operations)
        if any(is_product(inner.operation) for inner in body):
            with ir.InsertionPoint(body[0]), op.location:
                extent = Extent(rows, columns, arithmetic, step_of(op) or 1)
                prefetch(function.regions[0].blocks[0].arguments, op, extent)

    walk(function, visit)


def _ahead(arguments: Any, loop: Any, extent: Extent) -> None:
    """The rows of B that come AHEAD steps later; after the last come the first of the next panel."""
    far, step = arguments[FAR], loop.regions[0].blocks[0].arguments[0]
    depth = memref.dim(far, index(0))
    row = add(add(arguments[K0], step), arith.minui(index(AHEAD), depth))
    over = arith.cmpi(arith.CmpIPredicate.uge, row, depth)
    row = arith.select(over, arith.subi(row, depth), row)
    first = add(arguments[J0], arith.select(over, index(extent.columns), index(0)))
    for later in range(extent.steps):
        for column in extent.lines(extent.arithmetic.types.b):
            prefetch_line(far, add(row, index(later)), add(first, index(column)))


def _columns(arguments: Any, loop: Any, extent: Extent, panels: int, locality: int = KEEP_IN_L2) -> None:
    """The rows of B that the step reads, so many panels on: their pages are at hand. For tiles along the rows of C.

    Of each line its last column: where rows begin amid a line, the panel before has the first ones.
    """
    along = loop_around(loop, arguments[J0])
    assert along is not None
    row = add(arguments[K0], loop.regions[0].blocks[0].arguments[0])
    column = add(along.regions[0].blocks[0].arguments[0], index(extent.columns * panels))
    column = add(column, of_product(arguments, loop, STEP_B))
    line = LINE_BITS // bits(extent.arithmetic.types.b)
    for later in range(extent.steps):
        for start in range(0, extent.columns, line):
            last = index(min(start + line, extent.columns) - 1)
            prefetch_line(arguments[PANEL], add(row, index(later)), add(column, last), locality)


def _rows_ahead(arguments: Any, loop: Any, extent: Extent) -> None:
    """The same ROWS_AHEAD bytes on, into the L1: no other tile reads it."""
    panels = ROWS_AHEAD * 8 // bits(extent.arithmetic.types.b) // extent.columns
    _columns(arguments, loop, extent, max(1, panels), KEEP_IN_L1)


def _in_order(arguments: Any, loop: Any, extent: Extent) -> None:
    """What tiles along the rows of C read IN_ORDER_AHEAD bytes later: further on in the same rows, or in rows below.

    Into the L1: no other tile reads it.
    """
    along, panel = loop_around(loop, arguments[J0]), arguments[PANEL]
    assert along is not None
    first, end = arguments[J0], arguments[J0 + 1]
    with ir.InsertionPoint.at_block_begin(panel.owner):
        ahead = index(IN_ORDER_AHEAD * 8 // bits(extent.arithmetic.types.b))
        width = arith.maxui(arith.subi(end, first), index(1))
        rows = arith.divui(ahead, width)
        columns = arith.subi(ahead, arith.muli(rows, width))
        row = add(arguments[K0], rows)
        to_next_row = arith.subi(memref.dim(panel, index(1)), width)
    with ir.InsertionPoint(loop):
        column = add(along.regions[0].blocks[0].arguments[0], columns)
        beyond = arith.cmpi(arith.CmpIPredicate.uge, column, end)
        column = add(column, arith.select(beyond, to_next_row, index(0)))
    row = add(row, loop.regions[0].blocks[0].arguments[0])
    for later in range(extent.steps):
        for line in line_starts(extent):
            prefetch_line(panel, add(row, index(later)), add(column, index(line)), KEEP_IN_L1)


def _rows_of_strip(arguments: Any, loop: Any, extent: Extent) -> None:
    """The rows of B that come STRIP_AHEAD steps later, in the columns that the tile reads, and into the L1."""
    along = loop.parent
    while along.name != "scf.for":
        along = along.parent
    row = add(add(arguments[K0], loop.regions[0].blocks[0].arguments[0]), index(STRIP_AHEAD))
    column = add(along.regions[0].blocks[0].arguments[0], of_product(arguments, loop, STEP_B))
    with beside_products(extent, _is_row_of(arguments[PANEL], row)):
        for later in range(extent.steps):
            for line in line_starts(extent):
                prefetch_line(arguments[PANEL], add(row, index(later)), add(column, index(line)), KEEP_IN_L1)


def _panel_ahead(arguments: Any, loop: Any, extent: Extent) -> None:
    """The rows of the panel that come PANEL_AHEAD later, or groups of rows; panels begin at the start of lines."""
    panel, step = arguments[PANEL], loop.regions[0].blocks[0].arguments[0]
    width = ir.MemRefType(panel.type).shape[1]
    depth = width // extent.columns
    row = add(arith.divui(step, index(depth)) if depth > 1 else step, index(PANEL_AHEAD))
    for later in range(extent.steps // depth):
        for column in range(0, width, LINE_BITS // bits(extent.arithmetic.types.b)):
            prefetch_line(panel, add(row, index(later)), index(column))


def _next_block(arguments: Any, loop: Any, extent: Extent) -> None:
    """A line of each of so many rows of the next block of B, in its place in memory.

    Each row of tiles takes other lines.
    """
    step, row_tile = loop.regions[0].blocks[0].arguments[0], row_of_tile(arguments, loop)
    tile = arith.divui(arith.subi(row_tile, arguments[I0]), index(extent.rows))
    line = LINE_BITS // bits(extent.arithmetic.types.b)
    column = add(arguments[J0], arith.muli(tile, index(line)))
    row = add(arguments[NEXT], step)
    for later in range(extent.steps):
        prefetch_line(arguments[FAR], add(row, index(later)), column)


def _block_ahead(arguments: Any, loop: Any, extent: Extent) -> None:
    """A line a turn of the panel that lies NEXT elements from this one; see `_share_panel`."""
    _share_panel(arguments, loop, extent, 1)


def _next_panel(arguments: Any, loop: Any, extent: Extent) -> None:
    """A row a turn of the panel that lies NEXT elements from this one; see `_share_panel`."""
    _share_panel(arguments, loop, extent, len(line_starts(extent)))


def _share_panel(arguments: Any, loop: Any, extent: Extent, lines: int) -> None:
    """So many lines a turn of the panel that lies NEXT elements from this one, in its place in memory.

    The first rows of tiles share its lines among them; later ones stay where they are, at an instruction a line and one
    more. Of each line its last column: where rows begin amid a line, the panel before has the first ones. In unrolled
    loops of several rows alone: a turn of one row is too few products.
    """
    if extent.steps == 1 or extent.rows == 1:
        return
    far, step, row_tile = arguments[FAR], loop.regions[0].blocks[0].arguments[0], row_of_tile(arguments, loop)
    tile = arith.divui(arith.subi(row_tile, arguments[I0]), index(extent.rows))
    starts = line_starts(extent)
    shares = extent.steps * -(-len(starts) // lines)
    row_length = memref.dim(far, index(1))
    down = arith.muli(arith.remui(tile, index(extent.steps)), row_length)
    along = arith.muli(arith.divui(tile, index(extent.steps)), index(starts.step * lines))
    first = arith.cmpi(arith.CmpIPredicate.ult, tile, index(shares))
    start = add(add(arguments[NEXT], arguments[J0]), arith.select(first, add(down, along), index(0)))
    onward = arith.muli(step, arith.select(first, row_length, index(0)))
    for line in starts[:lines]:
        last = min(starts.step, extent.columns) - 1
        prefetch_line(far, index(0), add(add(start, onward), index(line + last)))


def _rows_to_pack(arguments: Any, loop: Any, extent: Extent) -> None:
    """The rows of B that are packed PACK_AHEAD cycles later; after the last come the first of the panel packed next.

    That lies NEXT elements from B's first. Whole panels ahead would be lost where rows are some KiB apart, and fall on
    few sets of the L2. Of each line its last column: where rows begin amid a line, the panel before has the first ones.
    """
    far, step = arguments[FAR], loop.regions[0].blocks[0].arguments[0]
    row_length, depth = memref.dim(far, index(1)), arguments[K0 + 1]
    of_a_step = cycles(extent.rows, -(-extent.columns // extent.arithmetic.lanes))
    row = add(step, arith.minui(index(math.ceil(PACK_AHEAD / of_a_step)), depth))
    over = arith.cmpi(arith.CmpIPredicate.uge, row, depth)
    here = add(arith.muli(arguments[K0], row_length), arguments[J0])
    line = LINE_BITS // bits(extent.arithmetic.types.b)
    first = arith.select(over, arguments[NEXT], here)
    row = arith.select(over, arith.subi(row, depth), row)
    start, all_of_it = add(first, arith.muli(row, row_length)), arith.muli(memref.dim(far, index(0)), row_length)
    with beside_products(extent, arith.cmpi(arith.CmpIPredicate.ult, start, all_of_it)):
        for later in range(extent.steps):
            place = add(start, arith.muli(index(later), row_length)) if later else start
            for end in range(line, extent.columns + line, line):
                prefetch_line(far, index(0), add(place, index(min(end, extent.columns) - 1)))


def _next_rows(arguments: Any, loop: Any, extent: Extent) -> None:
    """Lines of A below this tile, in the steps that a line serves: of as many rows as the tile has, at least."""
    step, row_tile = loop.regions[0].blocks[0].arguments[0], row_of_tile(arguments, loop)
    line = LINE_BITS // bits(extent.arithmetic.types.a)
    turns = max(1, line // extent.steps)
    each = -(-extent.rows // turns)
    turn = arith.divui(arith.andi(step, index(line - 1)), index(extent.steps))
    row = add(row_tile, add(index(extent.rows), arith.muli(turn, index(each))))
    column = add(add(arguments[K0], arith.andi(step, index(-line))), of_product(arguments, loop, STEP_A))
    with beside_products(extent, _is_row_of(arguments[A], row)):
        for later in range(each):
            prefetch_line(arguments[A], add(row, index(later)), column)


def _rows_in_order(arguments: Any, loop: Any, extent: Extent) -> None:
    """The rows of A that come IN_ORDER_AHEAD bytes later, of whole tiles, in memory's order and into the L1.

    Whole rows follow one another; of rows whose reduction is cut in parts each gives its part.
    """
    a, depth = arguments[A], arguments[K0 + 1]
    element = bits(extent.arithmetic.types.a)
    with ir.InsertionPoint.at_block_begin(a.owner):
        length = arith.maxui(depth, index(1))
        tiles = arith.ceildivui(index(IN_ORDER_AHEAD * 8 // element), arith.muli(length, index(extent.rows)))
        ahead = arith.muli(tiles, index(extent.rows))
        quotient_by_length = quotients(length)
        to_next_row = arith.subi(memref.dim(a, index(1)), length)
    row_tile = row_of_tile(arguments, loop)
    with ir.InsertionPoint(loop):
        row = add(row_tile, ahead)
    turn = extent.rows * extent.steps
    lines = -(-turn * element // LINE_BITS)
    with beside_products(extent, _is_row_of(a, row)):
        for line in range(lines):
            number = add(
                arith.muli(loop.regions[0].blocks[0].arguments[0], index(extent.rows)), index(line * turn // lines)
            )
            down = arith.muli(quotient_by_length(number), to_next_row)
            prefetch_line(a, row, add(add(arguments[K0], number), down), KEEP_IN_L1)


def _rows_at_once(arguments: Any, loop: Any, extent: Extent) -> None:
    """The same before the reduction, of short rows, where a next product's B is asked for: a batch from memory."""
    if goes_on(loop):
        return
    a, depth, line = arguments[A], arguments[K0 + 1], LINE_BITS // bits(extent.arithmetic.types.a)
    with ir.InsertionPoint(loop):
        asked = arith.cmpi(arith.CmpIPredicate.ugt, memref.dim(arguments[FAR], index(0)), index(0))
        short = arith.cmpi(arith.CmpIPredicate.ule, depth, index(line * MOST_AT_ONCE))
        with where(arith.andi(asked, short)):
            length = arith.muli(arith.maxui(depth, index(1)), index(extent.rows))
            tiles = arith.ceildivui(index(IN_ORDER_AHEAD * 8 // bits(extent.arithmetic.types.a)), length)
            first = add(row_of_tile(arguments, loop), arith.muli(tiles, index(extent.rows)))
            lines = scf.ForOp(index(0), depth, index(line))
            with ir.InsertionPoint(lines.body):
                column = add(arguments[K0], lines.induction_variable)
                for row in range(extent.rows):
                    prefetch_line(a, add(first, index(row)), column, KEEP_IN_L1)
                scf.yield_([])


def _is_row_of(memory: ir.Value, row: ir.Value) -> ir.Value:
    return arith.cmpi(arith.CmpIPredicate.ult, row, memref.dim(memory, index(0)))


def _next_tile(arguments: Any, loop: Any, extent: Extent) -> None:
    """The rows of A below this tile as one stretch of memory, which whole rows are, at an addition a turn.

    Of rows whose reduction is cut in parts the stretch is its first line. In unrolled loops of several rows alone.
    """
    if extent.steps == 1 or extent.rows == 1:
        return
    a, step, row_tile = arguments[A], loop.regions[0].blocks[0].arguments[0], row_of_tile(arguments, loop)
    whole = arith.cmpi(arith.CmpIPredicate.eq, arguments[K0 + 1], memref.dim(a, index(1)))
    onward = arith.muli(step, arith.select(whole, index(extent.rows), index(0)))
    row = add(row_tile, index(extent.rows))
    column = add(add(arguments[K0], onward), of_product(arguments, loop, STEP_A))
    turn = extent.rows * extent.steps
    lines = -(-turn * bits(extent.arithmetic.types.a) // LINE_BITS)
    for line in range(lines):
        prefetch_line(a, row, add(column, index(line * turn // lines)))


_KINDS: dict[str, Callable[[Any, Any, Extent], None]] = {
    "ahead": _ahead,
    "next-columns": partial(_columns, panels=1),
    "columns-ahead": partial(_columns, panels=COLUMNS_AHEAD),
    "rows-ahead": _rows_ahead,
    "in-order": _in_order,
    "rows-of-strip": _rows_of_strip,
    "next-block": _next_block,
    "block-ahead": _block_ahead,
    "next-panel": _next_panel,
    "rows-to-pack": _rows_to_pack,
    "next-rows": _next_rows,
    "rows-in-order": _rows_in_order,
    "rows-at-once": _rows_at_once,
    "next-tile": _next_tile,
    "panel-ahead": _panel_ahead,
    **OF_BLOCKS,
}


def prefetch_result(function: Any, of_image: bool, rows: int, columns: int, arithmetic: Arithmetic) -> None:
    """Prefetches C where the tile after this one stores it, while this one is computed; see WORTH_PREFETCHING.

    Stores into lines that are not in the cache wait for them, and rows of tiles are no stream that hardware foresees.
    """

    def visit(op: Any) -> None:
        if not _is_around_reduction(op):
            return
        arguments = function.regions[0].blocks[0].arguments
        with ir.InsertionPoint(_body(op)[0]), op.location:
            at, along_rows = _body_block(op).arguments[0], op.operands[0] == arguments[I0]
            depth = arith.muli(arguments[K0 + 1], arguments[RUNS]) if of_image else arguments[K0 + 1]
            long = arith.cmpi(arith.CmpIPredicate.uge, depth, index(WORTH_PREFETCHING))
            worth = scf.IfOp(long)
            with ir.InsertionPoint(worth.then_block):
                first = add(at, index(rows)) if along_rows else row_of_tile(arguments, op)
                left = arguments[J0] if along_rows else add(at, index(columns))
                left = add(left, of_product(arguments, op, STEP_C))
                for row in range(rows):
                    for column in Extent(rows, columns, arithmetic).lines(arithmetic.types.c):
                        prefetch_line(arguments[C], add(first, index(row)), add(left, index(column)))
                scf.yield_([])

    walk(function, visit)


def _is_around_reduction(op: Any) -> bool:
    """Whether an op is the loop over tiles: around that over the reduction, or that over the runs of an image."""
    inside = [i.operation for i in _body(op)] if op.name == "scf.for" and not _is_reduction(op) else []
    chosen = [_body_block(i).operations for i in inside if i.name == "scf.if"]
    return any(map(_is_reduction, [*inside, *(i.operation for some in chosen for i in some)]))


def _is_reduction(op: Any) -> bool:
    """Whether an op is a loop that hands on accumulators."""
    return op.name == "scf.for" and any(isinstance(result.type, ir.VectorType) for result in op.results)


def _body(op: Any) -> list[Any]:
    return list(_body_block(op).operations)


def _body_block(op: Any) -> Any:
    return op.regions[0].blocks[0]
