"""Prefetches that row tiles share: all of a block of B that is read next, each line once, while this one is read.

Memory gives its bandwidth to lines that follow one another, and half of it to a few lines of each of many rows; beside
products it gives it all, if lines are asked for evenly. So each tile asks for its part of the block in the order of
memory, some lines a step, and products go on meanwhile. Lines that are asked for faster than memory gives them may be
dropped (AMD Zen 5). B as it lies is asked for into the L1, through which the L2 gets it too: asked for into the L2
alone, it comes at half the speed where it begins at some lines of a KiB (AMD Zen 5; docs/decisions/slabs.md).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from dynmlir.bindings import arith, ir, memref, scf
from dynmlir.dialect.core import index
from dynmlir.kernels.element_types import bits
from dynmlir.lowering.prefetch_places import (
    EACH,
    FAR,
    I0,
    J0,
    K0,
    KEEP_IN_L1,
    LINE_BITS,
    NEXT,
    PANEL,
    A,
    Extent,
    add,
    goes_on,
    line_starts,
    loop_around,
    prefetch_line,
    row_of_tile,
    where,
)
from dynmlir.lowering.rewrites import step_of

#: Lines of a panel that a tile prefetches in a step: more than memory gives meanwhile would be dropped.
_MOST_AT_ONCE = 2
#: Bits of a number of tiles.
_OF_TILES = 32
#: Bits after the point of an inverse that stands for a division of numbers of lines, which are far fewer.
_INVERSE_BITS = 32


def next_slab(arguments: Any, loop: Any, extent: Extent) -> None:
    """EACH lines a step of the block of B that begins NEXT elements from B's first, in the order of memory.

    Memory is read at its bandwidth where lines follow one another, at half of it where every row gives a few.
    """
    along = loop_around(loop, arguments[J0])
    assert along is not None
    far, each, depth = arguments[FAR], arguments[EACH], arguments[K0 + 1]
    line = LINE_BITS // bits(extent.arithmetic.types.b)
    with ir.InsertionPoint(along):
        width = arith.subi(arguments[J0 + 1], arguments[J0])
        lines = arith.maxui(arith.ceildivui(width, index(line)), index(1))
        # A product with this, less the bits after its point, is a quotient by `lines`: divisions take too long.
        inverse = arith.ceildivui(index(1 << _INVERSE_BITS), lines)
        to_next_row = arith.subi(memref.dim(far, index(1)), arith.muli(lines, index(line)))
    panel = arith.divui(arith.subi(along.regions[0].blocks[0].arguments[0], arguments[J0]), index(extent.columns))
    steps_before = add(arith.muli(panel, depth), loop.regions[0].blocks[0].arguments[0])
    for later in range(extent.steps):
        number = arith.muli(add(steps_before, index(later)), each)
        row = arith.shrui(arith.muli(number, inverse), index(_INVERSE_BITS))
        place = add(add(arguments[NEXT], arith.muli(number, index(line))), arith.muli(row, to_next_row))
        prefetch_line(far, index(0), place, KEEP_IN_L1)
        for beside, column in enumerate(line_starts(extent)[1:], 1):
            # In a block of its own: side by side with the first it is half as good (AMD Zen 5).
            with where(arith.cmpi(arith.CmpIPredicate.ugt, each, index(beside))):
                prefetch_line(far, index(0), add(place, index(column)), KEEP_IN_L1)


def panel_slab(arguments: Any, loop: Any, extent: Extent) -> None:
    """The rows of the panel that come after those of this block, each line once; after the last come the next panel's.

    NEXT says how many row tiles read the block, and how many of them are above this call's: as many as a row has lines
    share what is prefetched, so that memory is read all the while.
    """
    line, lines = LINE_BITS // bits(extent.arithmetic.types.b), len(line_starts(extent))
    panel, depth = arguments[PANEL], arguments[K0 + 1]
    with ir.InsertionPoint.at_block_begin(arguments[PANEL].owner):
        tiles = arith.maxui(arith.shrui(arguments[NEXT], index(_OF_TILES)), index(1))
        above = arith.andi(arguments[NEXT], index((1 << _OF_TILES) - 1))
        shares = arith.minui(tiles, index(lines))
        each = arith.minui(arith.ceildivui(index(lines), shares), index(_MOST_AT_ONCE))
        share = arith.ceildivui(depth, shares)
        second = arith.muli(arith.divui(each, index(_MOST_AT_ONCE)), index(line))
    with ir.InsertionPoint(loop):
        here = arith.divui(arith.subi(row_of_tile(arguments, loop), arguments[I0]), index(extent.rows))
        number = add(above, here)
        has_share = arith.cmpi(arith.CmpIPredicate.ult, number, shares)
        start = add(depth, arith.muli(number, share))
    step = loop.regions[0].blocks[0].arguments[0]
    with where(has_share):
        for later in range(extent.steps):
            place = arith.muli(add(step, index(later)), each)
            row, column = add(start, arith.divui(place, index(lines))), arith.remui(place, index(lines))
            column = arith.muli(column, index(line))
            prefetch_line(panel, row, column)
            if lines > 1:
                prefetch_line(panel, row, add(column, second))


def next_block_in_order(arguments: Any, loop: Any, extent: Extent) -> None:
    """FAR, in the order of memory: each tile as much of it as it has rows of those that share it.

    NEXT says how many those are, and behind them from which on.
    """
    turn = step_of(loop) or 1
    with ir.InsertionPoint.at_block_begin(arguments[FAR].owner):
        part = _Part.of(arguments, extent)
        turns = arith.maxui(arith.ceildivui(arguments[K0 + 1], index(turn)), index(1))
    with ir.InsertionPoint(loop):
        first, end = part.of_tile(arguments, loop)
        each = arith.ceildivui(arith.subi(end, first), turns)
        further = arith.select(arith.cmpi(arith.CmpIPredicate.ugt, each, index(1)), index(1), index(0))
    number = add(first, arith.muli(arith.divui(loop.regions[0].blocks[0].arguments[0], index(turn)), each))
    with where(arith.cmpi(arith.CmpIPredicate.ult, number, end)):
        for another in (number, add(number, further)):
            part.prefetch(another)


def next_block_at_once(arguments: Any, loop: Any, extent: Extent) -> None:
    """The same before the reduction, where there is some: a turn with nothing to ask for costs nothing then."""
    if goes_on(loop):
        return
    with ir.InsertionPoint(loop):
        rows = memref.dim(arguments[FAR], index(0))
        with where(arith.cmpi(arith.CmpIPredicate.ugt, rows, index(0))):
            part = _Part.of(arguments, extent)
            lines = scf.ForOp(*part.of_tile(arguments, loop), index(1))
            with ir.InsertionPoint(lines.body):
                part.prefetch(lines.induction_variable)
                scf.yield_([])


@dataclass(frozen=True)
class _Part:
    """What tiles prefetch of FAR, the lines of some rows, of which each asks for its own."""

    far: ir.Value
    #: Elements of a line, lines of a row, and the inverse of those, which stands for a division by them.
    line: int
    lines: ir.Value
    inverse: ir.Value
    #: Lines of all rows; rows of A whose tiles share them, and the first of those.
    every: ir.Value
    sharing: ir.Value
    top: ir.Value
    rows_of_tile: int

    @classmethod
    def of(cls, arguments: Any, extent: Extent) -> _Part:
        far, line = arguments[FAR], LINE_BITS // bits(extent.arithmetic.types.b)
        sharing = arith.maxui(arith.shrui(arguments[NEXT], index(_OF_TILES)), index(1))
        top = arith.andi(arguments[NEXT], index((1 << _OF_TILES) - 1))
        lines = arith.maxui(arith.ceildivui(memref.dim(far, index(1)), index(line)), index(1))
        every = arith.muli(memref.dim(far, index(0)), lines)
        inverse = arith.ceildivui(index(1 << _INVERSE_BITS), lines)
        return cls(far, line, lines, inverse, every, sharing, top, extent.rows)

    def of_tile(self, arguments: Any, loop: Any) -> tuple[ir.Value, ir.Value]:
        """The first line of a tile's part, and where it ends."""
        above = arith.subi(row_of_tile(arguments, loop), self.top)
        first = arith.divui(arith.muli(above, self.every), self.sharing)
        end = arith.divui(arith.muli(add(above, index(self.rows_of_tile)), self.every), self.sharing)
        return first, end

    def prefetch(self, number: ir.Value) -> None:
        row = arith.shrui(arith.muli(number, self.inverse), index(_INVERSE_BITS))
        column = arith.subi(number, arith.muli(row, self.lines))
        prefetch_line(self.far, row, arith.muli(column, index(self.line)))


def next_rows_along_k(arguments: Any, loop: Any, extent: Extent) -> None:
    """Of a B whose columns lie along K: the columns after those of the panel, or further on where more of K is to come.

    Row tiles share them: each prefetches some of the columns while it goes along K.
    """
    panel, first, depth = arguments[PANEL], arguments[K0], arguments[K0 + 1]
    with ir.InsertionPoint.at_block_begin(panel.owner):
        columns = index(extent.columns)
        rows = arith.subi(arguments[I0 + 1], arguments[I0])
        tiles = arith.maxui(arith.divui(rows, index(extent.rows)), index(1))
        each = arith.ceildivui(columns, tiles)
        end = add(first, depth)
        more = arith.cmpi(arith.CmpIPredicate.ult, end, memref.dim(arguments[A], index(1)))
        # In the panel's own columns beyond the block, or in the columns beside it where the reduction begins.
        beside = arith.select(more, index(0), columns)
        along = arith.select(more, depth, arith.subi(index(0), first))
    with ir.InsertionPoint(loop):
        number = arith.divui(arith.subi(row_of_tile(arguments, loop), arguments[I0]), index(extent.rows))
        column = arith.muli(number, each)
        has_share = arith.cmpi(arith.CmpIPredicate.ult, column, columns)
        column = add(column, beside)
    place = add(along, loop.regions[0].blocks[0].arguments[0])
    with where(has_share):
        for another in range(extent.columns):
            with where(arith.cmpi(arith.CmpIPredicate.ugt, each, index(another))):
                prefetch_line(panel, add(column, index(another)), place, KEEP_IN_L1)


#: Kinds of prefetches -> what adds them to a reduction loop of a tile; see Family.prefetch.
OF_BLOCKS: dict[str, Callable[[Any, Any, Extent], None]] = {
    "next-slab": next_slab,
    "panel-slab": panel_slab,
    "next-block-in-order": next_block_in_order,
    "next-block-at-once": next_block_at_once,
    "next-rows-along-k": next_rows_along_k,
}
