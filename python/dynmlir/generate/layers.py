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

from dynmlir.device.facts import Device
from dynmlir.generate.rkernel import Place, RKernel, rkernels
from dynmlir.kernels.micro_kernel import Tile
from dynmlir.lowering.families import FAMILIES, has_masks

#: Rows of a tile: every number while one more is much, then every other; rows that are left over have tiles of
#: each height up to eight, two of them at most.
ROWS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16)
#: Rows of B that hardware prefetchers follow as separate streams.
STREAMS = 16
#: Bytes of a packed panel must fit the scratch that each workgroup has on its stack, one vector of k deep.
STACK_BYTES = 16 << 10
#: Shorter reductions are not worth their stores of C; longer ones gain nothing.
LEAST_DEPTH, MOST_DEPTH = 128, 4096


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

    @property
    def counts(self) -> tuple[int, int]:
        return len(self.layer0), len(self.layer1)


#: Operands as they are written: what is packed before it is read is another library's.
LAYOUT = "nn"


def layers(device: Device, element_bits: int = 32, operator: str = "matmul") -> Layers:
    """Every candidate of a device for elements of a width."""
    zero = tuple(_layer0(device, element_bits))
    built = {
        candidate: tile
        for family, rkernel in rkernels(operator).items()
        if LAYOUT in FAMILIES[family].layouts and (has_masks(device) or not FAMILIES[family].needs_masks)
        for tile in zero
        if tile.compute == FAMILIES[family].schedule
        for candidate in _multiples(family, rkernel, tile, device, element_bits)
    }
    return Layers(zero, tuple(built), built)


def _layer0(device: Device, element_bits: int) -> Iterator[Layer0]:
    """GenLayerCands(0): tiles within the registers, filtered by the instruction set."""
    lanes, registers = device["vector_bits"] // element_bits, device["vector_registers"]
    vectors = 1
    while fits(1, vectors, registers):
        for rows in ROWS:
            if fits(rows, vectors, registers):
                yield Layer0("outer", rows, vectors * lanes)
        vectors *= 2  # LLVM makes scalar code of other numbers
    for columns in (1, 2, 4, 8):
        for rows in ROWS:
            if fits(rows, columns, registers):
                yield Layer0("dot", rows, columns)


def fits(rows: int, vectors: int, registers: int) -> bool:
    """Eq. 1 on level 0: accumulators, the smaller operand of a step, one register for the other."""
    return rows * vectors + min(rows, vectors) + 1 <= registers


def _multiples(family: str, rkernel: RKernel, tile: Layer0, device: Device, element_bits: int) -> Iterator[Candidate]:
    """FilterByMultiples: level 1's tiles over one of level 0, within the capacity of the caches."""
    lanes = device["vector_bits"] // element_bits
    if rkernel.levels[1].load is Place.BUFFER and tile.columns * lanes * element_bits // 8 > STACK_BYTES:
        return
    for depth in _depths(rkernel, tile, device, element_bits // 8):
        yield Candidate(family, Tile(tile.rows, tile.columns, depth))


def _depths(rkernel: RKernel, tile: Layer0, device: Device, element_bytes: int) -> Iterator[int]:
    """uK: as many streams as are followed, where the reduction is outermost; else what the caches hold of a panel."""
    if rkernel.levels[1].order[0] == "k":
        yield from (STREAMS // 2, STREAMS)
        return
    most = min(MOST_DEPTH, device["l2_bytes"] // 4 // (tile.columns * element_bytes))
    if tile.compute == "dot":  # B is transposed for one depth: the one that fills half of the L1
        yield min(most, device["l1_bytes"] // 2 // element_bytes)
        return
    depth = LEAST_DEPTH
    while depth <= most:
        yield depth
        if rkernel.levels[1].load is Place.BUFFER and depth * 3 // 2 <= most:
            yield depth * 3 // 2  # rows of B that no power of two lies between
        depth *= 2
