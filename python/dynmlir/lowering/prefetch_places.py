"""What prefetches in register tiles are made of: places of arguments, what a turn works on, a line, a branch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from typing import Any

from dynmlir.bindings import arith, ir, scf
from dynmlir.dialect.core import index
from dynmlir.kernels.element_types import bits
from dynmlir.lowering.arithmetic import Arithmetic

#: Positions of the arguments of an outer-product tile that prefetching uses.
A, PANEL, C, I0, J0, K0, FAR, NEXT = 0, 1, 2, 3, 5, 7, 10, 11
#: The last of one that goes along runs of an image: how many; and of one that goes along the rows of C: how many lines
#: of B to prefetch in each step.
RUNS = EACH = 12
#: Of a tile that computes several products: how many, and how far apart those of each operand begin.
AT_ONCE, STEP_A, STEP_B, STEP_C = 13, 14, 15, 16
#: Locality of prefetches: the L2, into which more of them are in flight than into the L1, which the hardware fills from
#: there; or the L1.
KEEP_IN_L2, KEEP_IN_L1 = 2, 3
#: Bits of a cache line.
LINE_BITS = 512


@dataclass(frozen=True)
class Extent:
    """What one turn of a reduction loop works on."""

    rows: int
    columns: int
    arithmetic: Arithmetic
    #: Steps of the reduction, where the loop is unrolled.
    steps: int = 1

    def lines(self, element: str) -> tuple[int, ...]:
        """Columns in the cache lines of a row of such elements: one in each, and the last column.

        The last is for rows that begin amid a line.
        """
        return tuple(dict.fromkeys([*range(0, self.columns, LINE_BITS // bits(element)), self.columns - 1]))


def row_of_tile(arguments: Any, loop: Any) -> ir.Value:
    """The first row of a reduction loop's tile: what the loop around it counts, or an argument."""
    around = loop_around(loop, arguments[I0])
    return arguments[I0] if around is None else around.regions[0].blocks[0].arguments[0]


def loop_around(loop: Any, first: ir.Value) -> Any | None:
    """The loop around another that begins at a value."""
    around = loop.parent
    while around.name == "scf.if" or (around.name == "scf.for" and around.operands[0] != first):
        around = around.parent
    return around if around.name == "scf.for" else None


def goes_on(loop: Any) -> bool:
    """Whether a reduction loop does the last steps of a tile, those that turns of an unrolled one leave."""
    start = loop.operands[3].owner
    return not isinstance(start, ir.Block) and start.name == "scf.for"


def of_product(arguments: Any, loop: Any, step: int) -> ir.Value:
    """Elements from the first product to that which a reduction loop is of, at one of its STEPs; 0 where one is all."""
    if len(arguments) <= AT_ONCE:
        return index(0)
    around = loop.parent
    while around.name != "scf.for" or around.operands[1] != arguments[AT_ONCE]:
        around = around.parent
    return arith.muli(around.regions[0].blocks[0].arguments[0], arguments[step])


def line_starts(extent: Extent) -> range:
    """Columns at which the cache lines of a row of the tile's panel start."""
    return range(0, extent.columns, LINE_BITS // bits(extent.arithmetic.types.b))


@contextmanager
def where(condition: ir.Value) -> Iterator[None]:
    """What is built is done where a condition holds, in a block of its own: beside products it would spill sums."""
    with ir.InsertionPoint(scf.IfOp(condition).then_block):
        yield
        scf.yield_([])


@contextmanager
def beside_products(extent: Extent, condition: ir.Value) -> Iterator[None]:
    """What is built is done in each step, as `where` a condition holds if the step's values need all registers.

    LLVM moves loads to the front of a step with a prefetch, none past it: sums, a row of B and a column of A have then
    to be there at once. `condition` should fail for none but the last steps.
    """
    vectors, registers = -(-extent.columns // extent.arithmetic.lanes), extent.arithmetic.device["vector_registers"]
    crowded = vectors > 1 and extent.rows * vectors + vectors + extent.rows > registers
    with where(condition) if crowded else nullcontext():
        yield


def add(a: ir.Value, b: ir.Value) -> ir.Value:
    return arith.addi(a, b)


def quotients(divisor: ir.Value) -> Callable[[ir.Value], ir.Value]:
    """What divides small numbers by a positive value: the upper half of a product with its inverse. By one, all zeros.

    LLVM makes no sum of its own of that, which would take a register all along a loop.
    """
    i64 = ir.IntegerType.get_signless(64)
    all_ones = arith.constant(i64, -1)
    one = arith.constant(i64, 1)
    inverse = arith.addi(arith.divui(all_ones, arith.index_cast(i64, divisor)), one)

    def quotient(number: ir.Value) -> ir.Value:
        _, upper = arith.mului_extended(arith.index_cast(i64, number), inverse)
        return arith.index_cast(ir.IndexType.get(), upper)

    return quotient


def prefetch_line(memory: ir.Value, row: ir.Value, column: ir.Value, locality: int = KEEP_IN_L2) -> None:
    """A prefetch never faults, so that addresses beyond the tensor do no harm."""
    attributes = {
        "isWrite": ir.BoolAttr.get(False),
        "localityHint": ir.IntegerAttr.get(ir.IntegerType.get_signless(32), locality),
        "isDataCache": ir.BoolAttr.get(True),
    }
    ir.Operation.create("memref.prefetch", operands=[memory, row, column], attributes=attributes)
