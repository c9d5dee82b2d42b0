"""Candidates level by level, from the device alone: Helix Algorithm 2.

Level 0 are the register tiles that the instruction set allows: accumulators, the smaller operand of a step and a
register for the other (Eq. 1 on the registers). Level 1 adds the reduction block uK, a multiple of level 0's
step, so that a panel of B fits the cache it is to stay in (Eq. 1 on the caches), once for each rKernel that
there is code for. Level 2, the threads, deals out whole tiles, and adds no size of its own.

The built-from map says which level-0 tile each level-1 tile is made of. Nothing here knows a shape.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile

from dynmlir.device.facts import Device
from dynmlir.diagnostics import DynmlirError
from dynmlir.generate.operation import MATMUL, Operation
from dynmlir.generate.rkernel import DEFAULT_PROFILED, Place, RKernel, rkernels
from dynmlir.kernels.edges import in_thirds
from dynmlir.kernels.element_types import bits
from dynmlir.kernels.micro_kernel import Tile
from dynmlir.lowering.arithmetic import WIDE_BITS, Arithmetic
from dynmlir.lowering.families import (
    FAMILIES,
    Family,
    has_masks,
    has_thirds,
    layouts_of,
    least_columns,
    least_rows,
    least_scratch,
    reads_narrow,
)
from dynmlir.lowering.unroll import has_short_steps

#: Rows of a tile: every number while one more is much, then every other; rows that are left over have tiles of
#: each height up to eight, two of them at most.
ROWS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16)
#: Vectors of a row of a tile: powers of two, and three times one between those where tiles of several rows fit.
VECTORS = (1, 2, 3, 4, 8, 16, 32)
#: Columns of a tile of dot products, which needs no vectors of them: every number that leaves room for rows.
DOT_COLUMNS = range(1, 9)
#: Rows of B that hardware prefetchers follow as separate streams.
STREAMS = 16
#: Rows of a slab of B: as few as leave long pieces of its rows, as many as let sums stay in registers.
SLAB_DEPTHS = (32, 64, 128)
#: Rows of C that rows of B are added to at most: for fewer there are tiles of each height. And vectors of each at a
#: time at most: more loads one after the other, of lines that are on their way, wait for one another (AMD Zen 5). Rows
#: of B of one call are as many as make nothing of the call.
AXPY_ROWS, AXPY_VECTORS, AXPY_DEPTH = 4, 4, 64
#: Rows of tiles that prefetch B's strip: others that read it again would again. Its rows of one call are as many as
#: make nothing of the visit of C.
STRIP_ROWS, STRIP_DEPTH = 8, 1024
#: Shorter reductions are not worth their stores of C; longer ones gain nothing. Of f32: others, as many bytes of B.
LEAST_DEPTH, MOST_DEPTH = 128, 4096
#: Panels that a constant B is packed into are as wide as the widest tile of so many rows: wider ones do too little
#: with a vector once it is loaded.
ROWS_OF_PANELS = 4


@dataclass(frozen=True)
class Layer0:
    """A register tile: rows, columns, and whether vectors lie along n ("outer") or along k ("dot")."""

    compute: str
    rows: int
    columns: int


@dataclass(frozen=True)
class Candidate:
    """A tile of level 1: a family's rKernel with its sizes."""

    family: str
    tile: Tile

    @property
    def name(self) -> str:
        """direct_6x64x256."""
        return f"{self.family}_{'x'.join(map(str, self.tile))}"


@dataclass(frozen=True)
class Layers:
    """The candidates of all levels, and what is built from what (Alg. 2's crossLayerMap)."""

    layer0: tuple[Layer0, ...]
    layer1: tuple[Candidate, ...]
    built_from: dict[Candidate, Layer0]
    rkernels: dict[str, RKernel]
    """Of each family that serves: which levels are measured is theirs."""

    @property
    def counts(self) -> tuple[int, int]:
        return len(self.layer0), len(self.layer1)

    @property
    def measured(self) -> frozenset[int]:
        """The levels whose time is measured."""
        return frozenset().union(*(rkernel.measured for rkernel in self.rkernels.values()))


def layers(device: Device, operation: Operation = MATMUL, profiled: frozenset[int] = DEFAULT_PROFILED) -> Layers:
    """Every candidate of a device for operands of some types, which lie in some layout."""
    arithmetic = Arithmetic(operation.types, device)
    every = rkernels(profiled=profiled)
    known = {name: rkernel for name, rkernel in every.items() if serves(FAMILIES[name], operation, device)}
    if not known:
        raise DynmlirError(f"no micro-kernels are known for {operation} on '{device.name}'")
    computes = {FAMILIES[name].schedule for name in known}
    zero = tuple(tile for tile in _layer0(arithmetic) if tile.compute in computes)
    if operation.layout[1] in "pg":
        widest = max(tile.columns for tile in zero if tile.compute == "outer" and tile.rows >= ROWS_OF_PANELS)
        zero = tuple(tile for tile in zero if tile.columns <= widest and widest % tile.columns == 0)
    built = {
        candidate: tile
        for family, rkernel in known.items()
        for tile in zero
        if tile.compute == FAMILIES[family].schedule and _has_width(tile, FAMILIES[family], arithmetic)
        for candidate in _multiples(family, rkernel, tile, arithmetic)
    }
    used = set(built.values())
    return Layers(tuple(tile for tile in zero if tile in used), tuple(built), built, known)


def serves(family: Family, operation: Operation, device: Device) -> bool:
    """Whether there is code of a family for the operation, and it is any good."""
    reads_b = not family.in_place or reads_in_place(Arithmetic(operation.types, device))
    dots = Arithmetic(operation.types, device).dot is not None
    if family.narrow and not reads_narrow(family, Arithmetic(operation.types, device)):
        return False
    there = operation.layout in layouts_of(family, operation.operands, dots)
    if family.plain_where_whole and not device["masks_cheap"]:
        return False  # there wide tiles are always whole
    return there and reads_b and (has_masks(device) or not family.needs_masks)


def _has_width(tile: Layer0, family: Family, arithmetic: Arithmetic) -> bool:
    wide = tile.columns >= least_columns(family, arithmetic)
    if family.by_rows:
        return tile.rows == AXPY_ROWS and arithmetic.lanes <= tile.columns <= AXPY_VECTORS * arithmetic.lanes
    if family.reads_b_once and tile.rows > STRIP_ROWS:
        return False
    return tile.compute == "dot" or (wide and (has_thirds(family, arithmetic) or not in_thirds(tile.columns)))


def reads_in_place(arithmetic: Arithmetic) -> bool:
    """Whether tiles that read B where it lies are any good: below 32 bits masked loads come with AVX-512 only."""
    return bool(arithmetic.device["masks_cheap"]) or bits(arithmetic.types.b) >= bits("f32")


def _layer0(arithmetic: Arithmetic) -> Iterator[Layer0]:
    """GenLayerCands(0): tiles within the registers, filtered by the instruction set."""
    lanes, device = arithmetic.lanes, arithmetic.device
    if device["vector_bits"] == WIDE_BITS:
        yield from (Layer0("outer", rows, lanes // 2) for rows in ROWS if fits(rows, 1, device))
    numbers = [vectors for vectors in VECTORS if device["masks_cheap"] or not in_thirds(vectors)]
    for vectors in takewhile(lambda vectors: fits(1, vectors, device), numbers):
        for rows in ROWS:
            if fits(rows, vectors, device):
                yield Layer0("outer", rows, vectors * lanes)
    for columns in DOT_COLUMNS:
        for rows in ROWS:
            if fits(rows, columns, device):
                yield Layer0("dot", rows, columns)


def fits(rows: int, vectors: int, device: Device) -> bool:
    """Eq. 1 on level 0: accumulators, the smaller operand of a step, one register for the other.

    Where steps are short a row of B is read at once, and stays, if several rows of A are multiplied with it.
    """
    registers, of_b = device["vector_registers"], has_short_steps(device) and rows > 1
    return rows * vectors + (vectors if of_b else min(rows, vectors)) + 1 <= registers


def _multiples(family: str, rkernel: RKernel, tile: Layer0, arithmetic: Arithmetic) -> Iterator[Candidate]:
    """FilterByMultiples: level 1's tiles over one of level 0, within the capacity of the caches.

    A packed panel must fit the scratch that each workgroup has on its stack.
    """
    buffered = rkernel.levels[1].load is Place.BUFFER
    if buffered and tile.columns > least_scratch(arithmetic) // least_rows(arithmetic):
        return
    element = arithmetic.scratch if buffered else arithmetic.types.b
    for depth in _depths(FAMILIES[family], buffered, tile, arithmetic.device, bits(element)):
        yield Candidate(family, Tile(tile.rows, tile.columns, depth))


def _depths(family: Family, buffered: bool, tile: Layer0, device: Device, element_bits: int) -> Iterator[int]:
    """uK: as many streams as are followed, where rows of B are read so (more of them where a row of tiles is one call:
    in the L2 nothing need be followed, and C is visited less often); else what the caches hold of a panel."""
    if family.streams:
        deeper = (2 * STREAMS, 4 * STREAMS, *((16 * STREAMS,) if family.groups_in_registers else ()))
        yield from (STREAMS // 2, STREAMS, *(deeper if family.wide else ()))
        return
    if family.prefetch == "next-slab":
        yield from SLAB_DEPTHS
        return
    if family.by_rows:
        yield AXPY_DEPTH
        return
    if family.prefetch == "rows-of-strip":
        yield STRIP_DEPTH
        return
    f32, half_of_l1 = bits("f32"), device["l1_bytes"] // 2 * 8 // element_bits
    part = 8 if family.prefetch == "panel-slab" else 4  # two blocks are there: one is prefetched
    most = min(MOST_DEPTH * f32 // element_bits, device["l2_bytes"] // part * 8 // (tile.columns * element_bits))
    least = LEAST_DEPTH * f32 // element_bits
    if family.prefetch == "next-rows-along-k":  # all rows read a panel from the L1
        yield min(most, max(least, 1 << (half_of_l1 // tile.columns).bit_length() - 1))
        return
    if tile.compute == "dot":  # all rows read all columns from the L1, by whole vectors
        vector = device["vector_bits"] // element_bits
        yield min(most, half_of_l1 // tile.columns // vector * vector)
        return
    depth = least
    while depth <= most:
        yield depth
        if buffered and depth * 3 // 2 <= most:
            yield depth * 3 // 2  # rows of B that no power of two lies between
        depth *= 2
