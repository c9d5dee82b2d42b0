"""Candidates of GPUs level by level, from the device alone: Helix Algorithm 2.

Level 0 is the instruction: 16 x 8 x 16 on tensor cores, four columns of a thread on CUDA cores. Level 1 is a warp's
tile, multiples of level 0 whose sums, fragments and addresses are within a thread's registers (Eq. 1). Level 2 is a
thread block: warps beside and above each other, a reduction block, and as many stages as its shared memory allows, for
two blocks on a multiprocessor where that leaves at least three. Of the ways to cut a tile among warps the one of fewest
warps, then the squarest, stays. Nothing here knows a shape.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from dynmlir.device.facts import Device
from dynmlir.generate.gpu import Shape
from dynmlir.kernels.occupancy import OTHER_REGISTERS, RESERVED_SHARED_BYTES, WARP
from dynmlir.lowering.gpu.families import ELEMENT_BYTES, GPU_FAMILIES, GpuFamily
from dynmlir.lowering.gpu.structure import compute_capability

ROWS, COLUMNS, DEPTHS = (4, 8, 16, 32, 64, 128, 256), (32, 64, 128, 256), (16, 32, 64)
WARPS = tuple((m, n) for m, n in product((1, 2, 4), repeat=2) if m * n <= 8)
LEAST_STAGES, MOST_STAGES = 3, 4


def gpu_candidates(device: Device, element: str, rounding: bool = False) -> tuple[Shape, ...]:
    """Every candidate of a device for inputs of a type; `rounding`: the families that round f32 to tf32."""
    families = (name for name, family in GPU_FAMILIES.items() if _fits(family, device, element, rounding))
    return tuple(shape for name in families for shape in _shapes(name, device, element))


def _fits(family: GpuFamily, device: Device, element: str, rounding: bool) -> bool:
    architecture = device.target_cpu == f"sm_{family.least}a" if family.only else True
    enough = compute_capability(device) >= family.least
    return element in family.inputs and architecture and enough and (not family.rounds or rounding)


def _shapes(name: str, device: Device, element: str) -> Iterator[Shape]:
    family = GPU_FAMILIES[name]
    large = family.arithmetic == "wgmma"
    for tile in product((64, 128), (64, 128, 256), (64,)) if large else product(ROWS, COLUMNS, DEPTHS):
        cuts = [warps for warps in _cuts(family, tile) if _registers(family, tile, warps) <= _allowed(device, warps)]
        stages = stages_of(tile, element, device)
        least_k = max(family.step, 16 // ELEMENT_BYTES[element])
        if cuts and stages and tile[2] >= least_k:
            yield Shape(name, tile, min(cuts, key=lambda warps: _unlike(tile, warps)), stages)


def _cuts(family: GpuFamily, tile: tuple[int, int, int]) -> list[tuple[int, int]]:
    """Ways to cut a tile among warps, in whole instructions."""
    if family.arithmetic == "wgmma":
        return [(tile[0] // 16, 1)]
    least_m, least_n = (4, 32) if family.arithmetic == "simt" else (16, 16)
    return [(m, n) for m, n in WARPS if tile[0] % (m * least_m) == 0 and tile[1] % (n * least_n) == 0]


def _unlike(tile: tuple[int, int, int], warps: tuple[int, int]) -> tuple[int, float]:
    m, n = tile[0] / warps[0], tile[1] / warps[1]
    count = warps[0] * warps[1]
    return abs(count - 4), max(m, n) / min(m, n)  # a scheduler of a multiprocessor's four for each warp


def _registers(family: GpuFamily, tile: tuple[int, int, int], warps: tuple[int, int]) -> int:
    """Sums, the fragments of one step, and what addresses and counters take."""
    m, n = tile[0] // warps[0], tile[1] // warps[1]
    sums = m * n // WARP
    if family.arithmetic == "wgmma":
        return sums + OTHER_REGISTERS
    fragments = m // 4 + n // 4 if family.arithmetic == "mma" else m // 4 * 4 + n // 8
    return sums + fragments + OTHER_REGISTERS


def _allowed(device: Device, warps: tuple[int, int]) -> int:
    return min(device["registers_per_thread"], device["registers_per_sm"] // (WARP * warps[0] * warps[1]))


def stages_of(tile: tuple[int, int, int], element: str, device: Device) -> int:
    """Stages of copies: 3 or 4 with two blocks on a multiprocessor, else with one; 0 where not even that fits."""
    m, n, k = tile
    each = (m + n) * k * ELEMENT_BYTES[element]
    for blocks in (2, 1):
        room = min(device["shared_bytes_per_block"], device["shared_bytes_per_sm"] // blocks - RESERVED_SHARED_BYTES)
        if room // each >= LEAST_STAGES:
            return min(MOST_STAGES, room // each)
    return 0
