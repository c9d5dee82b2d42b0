"""The hybrid analyzer: what a candidate costs on a shape, level by level (Helix Eq. 1-8).

    T_move = T_latency + bytes / BW                                                      (2)
    T_temporal = T_load + (N - 1) max(T_load, T_compute) + T_compute + T_store           (5)
    T_exec = ceil(N_parallel / units) T_temporal                                         (6, 7)
    T_run = T_launch + T_exec of the highest level                                       (8)

T_compute of level 0 is one step of the register tile: measured on the device where level 0 is profiled, else
its vector operations at the peak (3); of a level above, T_exec of the level below (4). Which memory a level
loads from follows from what the problem, or the panel, fills. All in ps, for arrays of shapes.

Ignored: associativity, translation of addresses, bandwidth that threads share. It ranks candidates; the library
that is kept has a model of its own, fitted to measurements.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from dynmlir.device.facts import Device
from dynmlir.generate.layers import Candidate, Layer0
from dynmlir.generate.rkernel import Place, RKernel
from dynmlir.lowering.families import FAMILIES

PS_PER_US = 1_000_000
#: T_launch, ps: what a call costs anyhow.
LAUNCH_PS = 300_000
#: Calls of a register tile, and entries into level 1's loops, in cycles: jumps, spills, address arithmetic.
CALL_CYCLES, LOOP_CYCLES = 25, 40
#: Loads that a core has under way at once, so that a latency is paid by that many together.
IN_FLIGHT = 12
LINE_BYTES = 64


@dataclass(frozen=True)
class Memory:
    """One level of the memory as a source: latency in ps, bandwidth in bytes a ps."""

    latency: np.ndarray
    bandwidth: np.ndarray

    def move(self, count: np.ndarray, pieces: np.ndarray | int = 1) -> np.ndarray:
        """Eq. 2: `count` bytes in `pieces` that are not next to each other."""
        return self.latency * (1 + np.maximum(0, np.asarray(pieces) - 1) / IN_FLIGHT) + count / self.bandwidth


def memory_of(device: Device, footprint: np.ndarray) -> Memory:
    """Where data of this many bytes lies: the smallest cache that it fits, by halves, or main memory."""
    names = ("l1", "l2", "l3", "dram")
    holds = [footprint <= device[f"{name}_bytes"] * share for name, share in (("l1", 0.75), ("l2", 0.75), ("l3", 0.6))]
    latency = np.select(holds, [device[f"{name}_ps"] for name in names[:3]], device["dram_ps"])
    bandwidth = np.select(holds, [device[f"{name}_mbs"] for name in names[:3]], device["dram_mbs"])
    return Memory(latency.astype(float), bandwidth / 1e6)


def cycle_ps(device: Device, element_bits: int = 32) -> float:
    """ps of one vector multiply-add at the peak."""
    return 2 * (device["vector_bits"] // element_bits) * PS_PER_US / device["peak_mflops_per_pe"]


def step_ps(tile: Layer0, device: Device, element_bits: int = 32) -> float:
    """Eq. 3, modelled: one step of a register tile; it loads rows + vectors, and multiplies rows x vectors."""
    lanes = device["vector_bits"] // element_bits
    vectors = tile.columns if tile.compute == "dot" else max(1, tile.columns // lanes)
    operations = max(tile.rows * vectors, tile.rows + vectors, 4)
    return operations * cycle_ps(device, element_bits)


def modelled_ps(
    candidate: Candidate,
    rkernel: RKernel,
    device: Device,
    shapes: np.ndarray,
    steps: Mapping[Layer0, float] | None = None,
    pes: int = 1,
    element_bytes: int = 4,
) -> np.ndarray:
    """Eq. 8 of a candidate for each shape (M, N, K); `steps` are measured ps of a step of register tiles."""
    m, n, k = np.maximum(shapes, 1).astype(float).T
    tile_m, tile_n, tile_k = candidate.tile
    tile = Layer0(FAMILIES[candidate.family].schedule, tile_m, tile_n)
    bits = element_bytes * 8
    lanes, cycle = device["vector_bits"] // bits, cycle_ps(device, bits)
    along = lanes if tile.compute == "dot" else 1
    step = (steps or {}).get(tile) or step_ps(tile, device, bits)
    row_tiles, panels = np.ceil(m / tile_m), np.ceil(n / tile_n)
    depth = np.minimum(k, tile_k)
    blocks = np.ceil(k / tile_k)
    order, buffered = rkernel.levels[1].order, rkernel.levels[1].load is Place.BUFFER
    where = memory_of(device, element_bytes * (m * k + k * n + m * n))
    if FAMILIES[candidate.family].by_rows:
        of_c = memory_of(device, element_bytes * np.minimum(m, tile_m) * n)
        rows_of_c = 2 * element_bytes * np.minimum(m, tile_m) * n / of_c.bandwidth
        at_once = np.maximum(element_bytes * n / where.bandwidth, panels * step + rows_of_c)
        return LAUNCH_PS + _shares(row_tiles, panels, pes) * row_tiles * k * (at_once + CALL_CYCLES * cycle)
    panel = element_bytes * depth * np.minimum(n, tile_n)
    near = memory_of(device, np.where(row_tiles > 1, panel, np.inf) if not buffered else panel)
    near = Memory(np.minimum(near.latency, where.latency), np.maximum(near.bandwidth, where.bandwidth))
    # Level 0: the steps of a tile; B from the panel, C in and out.
    tile_bytes = element_bytes * np.minimum(m, tile_m) * np.minimum(n, tile_n)
    compute = np.maximum(np.ceil(depth / along) * step, panel / near.bandwidth)
    meanwhile = FAMILIES[candidate.family].prefetches_block
    of_c = memory_of(device, element_bytes * m * n) if meanwhile else where  # B passes by
    store = of_c.move(tile_bytes * np.where(blocks > 1, 2, 1), np.minimum(m, tile_m))
    # Rows left over run on a smaller tile; their part of a whole one, but no less than its loads.
    part = np.minimum(1, np.maximum((m % tile_m) / tile_m, 0.25))
    visits = np.floor(m / tile_m) + np.where(m % tile_m > 0, part, 0)
    level0 = compute + CALL_CYCLES * cycle
    # Level 1: rows of tiles over a panel; A is loaded meanwhile.
    load_a = _load_a(candidate, order, device, where, np.minimum(m, tile_m), depth, panels, element_bytes)
    level1 = load_a / IN_FLIGHT + np.maximum(visits * level0, visits * load_a * _again(order)) + visits * store
    # And the panels and blocks of the reduction: B is loaded once each, in as many pieces as it has rows.
    wide = order.count("n") > 1 or order[0] == "k"
    pieces = 1 if meanwhile else depth if not wide else np.maximum(1, depth / np.maximum(1, panels))
    load_b = where.move(panel, pieces)
    if buffered:
        load_b = load_b + 2 * panel / near.bandwidth + depth * np.ceil(tile_n / lanes) * cycle
    hidden = level1 if meanwhile else np.where(row_tiles > 1, level1, 0)
    loads = np.maximum(load_b - hidden, 0 if meanwhile else load_b / 4)
    return LAUNCH_PS + _shares(row_tiles, panels, pes) * blocks * panels * (level1 + loads + LOOP_CYCLES * cycle)


def _load_a(
    candidate: Candidate,
    order: tuple[str, ...],
    device: Device,
    where: Memory,
    rows: np.ndarray,
    depth: np.ndarray,
    panels: np.ndarray,
    element_bytes: int,
) -> np.ndarray:
    """Eq. 2 of a tile's rows of A: from where the problem lies, from the L2 for the other panels of a block of B."""
    count = element_bytes * rows * depth
    first = where.move(count, rows)
    if order.count("m") < 2:
        return first
    tile = candidate.tile
    part = FAMILIES[candidate.family].part_of_l2
    room = max(tile.n * tile.k, device["l2_bytes"] // part // element_bytes if part else 0)
    beside = np.clip(np.floor(room / (depth * tile.n)), 1, panels)
    of_l2 = memory_of(device, np.full_like(count, device["l2_bytes"] / 2))
    others = Memory(np.minimum(of_l2.latency, where.latency), np.maximum(of_l2.bandwidth, where.bandwidth))
    return (first + (beside - 1) * others.move(count, rows)) / beside


def _again(order: tuple[str, ...]) -> float:
    """Share of A's loads that are not hidden behind computing."""
    return 1.0 if order[-1] == "m" else 0.5


def _shares(row_tiles: np.ndarray, panels: np.ndarray, pes: int) -> np.ndarray:
    """Eq. 6 over |PEs|: the largest share of the tiles that one of them gets."""
    by_rows = np.ceil(row_tiles / pes) / row_tiles
    by_columns = np.ceil(panels / pes) / panels
    return np.minimum(by_rows, by_columns)
