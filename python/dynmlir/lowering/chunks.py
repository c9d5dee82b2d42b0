"""Chunks: parts of a workgroup's share that are finished at once, while their sums are in its L2.

As text in a program: how many rows and columns they have, and where sums are whose result is of another type.
"""

from __future__ import annotations

from dynmlir.kernels.element_types import bits
from dynmlir.lowering.arithmetic import Arithmetic
from dynmlir.lowering.epilogue import area

#: Rows that a chunk has at least: packing a panel of B anew must cost next to nothing. And where the sums have an area
#: of their own, which no more fit in; blocks of B are narrower then.
LEAST_CHUNK_ROWS, LEAST_ROWS_APART = 1024, 256


def chunk_elements(arithmetic: Arithmetic) -> int:
    """Elements of C in half of the L2: of a chunk, and of an area of sums."""
    return arithmetic.device["l2_bytes"] * 4 // bits(arithmetic.types.c)


def columns_beside(arithmetic: Arithmetic) -> int:
    """Columns by which a row in an area of sums may be longer: up to whole vectors, of an odd number."""
    return 2 * arithmetic.lanes


def chunk_text(arithmetic: Arithmetic, apart: bool) -> str:
    """%chunk_rows x %chunk_columns: whole tiles and blocks of B, half the L2 where so many rows leave columns.

    With `apart` also %apart, whether a workgroup's area holds the sums: a chunk is no larger than that then.
    """
    return _apart(arithmetic) if apart else _in_place(arithmetic)


def _apart(arithmetic: Arithmetic) -> str:
    return f"""\
{_in_place(arithmetic, "%rows_in_place", "%columns_in_place")}
    %lanes_of_c = arith.constant {arithmetic.lanes} : index
    %beside = arith.constant {columns_beside(arithmetic)} : index
    %apart = arith.cmpi ugt, %x_have, %nothing_yet : index
    // Blocks of B so narrow that some rows fit beside them, whole panels and one at least.
    %some_rows_apart = arith.constant {LEAST_ROWS_APART} : index
    %rows_of_share = arith.maxui %share_rows, %uM : index
    %tall = arith.minui %rows_of_share, %some_rows_apart : index
    %wide_beside = arith.divui %x_have, %tall : index
    %least_wide = arith.addi %uN, %beside : index
    %wide = arith.maxui %wide_beside, %least_wide : index
    %columns_of_block = arith.subi %wide, %beside : index
    %panels_of_block = arith.divui %columns_of_block, %uN : index
    %most_of_block = arith.muli %panels_of_block, %uN : index
    %block = arith.minui %uB, %most_of_block : index
    // As many rows as fit beside a block, then as many blocks as fit beside those rows.
    %wide_block = arith.addi %block, %beside : index
    %rows_beside = arith.divui %x_have, %wide_block : index
    %tiles_beside = arith.divui %rows_beside, %uM : index
    %some_tiles_apart = arith.maxui %tiles_beside, %one : index
    %rows_apart = arith.muli %some_tiles_apart, %uM : index
    %rows_there = arith.minui %all_rows, %rows_apart : index
    %wide_there = arith.divui %x_have, %rows_there : index
    %wide_enough = arith.maxui %wide_there, %wide_block : index
    %columns_there = arith.subi %wide_enough, %beside : index
    %blocks_there = arith.divui %columns_there, %block : index
    %columns_apart = arith.muli %blocks_there, %block : index
    // All of it at once, whatever its tiles, where it fits.
    %wide_share = arith.addi %share_columns, %beside : index
    %elements_of_share = arith.muli %all_rows, %wide_share : index
    %fits = arith.cmpi ule, %elements_of_share, %x_have : index
    %rows_or_all = arith.select %fits, %all_rows, %rows_apart : index
    %columns_or_all = arith.select %fits, %all_columns, %columns_apart : index
    %chunk_rows = arith.select %apart, %rows_or_all, %rows_in_place : index
    %chunk_columns = arith.select %apart, %columns_or_all, %columns_in_place : index"""


def _in_place(arithmetic: Arithmetic, rows: str = "%chunk_rows", columns: str = "%chunk_columns") -> str:
    return f"""\
    %one = arith.constant 1 : index
    %nothing_yet = arith.constant 0 : index
    %chunk = arith.constant {chunk_elements(arithmetic)} : index
    %least_rows = arith.constant {LEAST_CHUNK_ROWS} : index
    %fitting_rows = arith.divui %chunk, %uB : index
    %some_rows = arith.maxui %fitting_rows, %least_rows : index
    %row_tiles = arith.divui %some_rows, %uM : index
    %some_tiles = arith.maxui %row_tiles, %one : index
    %fitting_tiles = arith.muli %some_tiles, %uM : index
    %share_rows = arith.subi %i1, %i0 : index
    %unfinished = arith.cmpi slt, %finish, %nothing_yet : index
    %all_rows = arith.maxui %share_rows, %one : index
    {rows} = arith.select %unfinished, %all_rows, %fitting_tiles : index
    %rows_at_once = arith.minui %share_rows, {rows} : index
    %rows_or_one = arith.maxui %rows_at_once, %one : index
    %fitting_columns = arith.divui %chunk, %rows_or_one : index
    %column_blocks = arith.divui %fitting_columns, %uB : index
    %some_blocks = arith.maxui %column_blocks, %one : index
    %fitting_blocks = arith.muli %some_blocks, %uB : index
    %share_columns = arith.subi %j1, %j0 : index
    %all_columns = arith.maxui %share_columns, %one : index
    {columns} = arith.select %unfinished, %all_columns, %fitting_blocks : index"""


def sums_of_chunk(arithmetic: Arithmetic, c: str) -> str:
    """%sums, where a chunk is summed up: in C, or where a result of another type waits in the workgroup's area.

    There its first element, [%ic, %jc], is the first one. Rows are an odd number of vectors apart, and as long as they
    are apart: drivers that write pieces of several rows reckon so.
    """
    kind, (flat, *_) = arithmetic.names()["C"], area(arithmetic.types.c).values()
    return f"""\
        %chunk_width = arith.subi %jd, %jc : index
        %chunk_vectors = arith.ceildivui %chunk_width, %lanes_of_c : index
        %odd_vectors = arith.ori %chunk_vectors, %one : index
        %pitch = arith.muli %odd_vectors, %lanes_of_c : index
        %rows_above = arith.muli %ic, %pitch : index
        %before_chunk = arith.addi %rows_above, %jc : index
        %first_sum = arith.subi %x_at, %before_chunk : index
        %own_sums = memref.reinterpret_cast %X to offset: [%first_sum], sizes: [%id, %pitch], strides: [%pitch, 1]
            : {flat} to {kind}
        %sums = arith.select %apart, %own_sums, {c} : {kind}"""
