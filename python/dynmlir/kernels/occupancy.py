"""What a GPU micro-kernel takes of a multiprocessor, and how many of its thread blocks one holds.

A library states what a tile is cut into: `warps_m`, `warps_n`, `stages`, `element_bytes`, and the `registers` of a
thread as ptxas reports them. Kernels of one resource class may share a launch: it costs neither any occupancy.
"""

from __future__ import annotations

from dynmlir.device.facts import Device
from dynmlir.kernels.micro_kernel import MicroKernel

WARP = 32
#: Registers of a thread that hold no sums: addresses, fragments, counters. Only where the library states none.
OTHER_REGISTERS = 30
#: What CUDA keeps of the shared memory for each block, and the blocks that fit (compute capability 8.0, 9.0).
RESERVED_SHARED_BYTES, BLOCKS_PER_SM = 1024, 32
#: wgmma reads blocks of shared memory that begin at multiples of this many bytes; what a launch is given begins at a
#: multiple of 16.
SWIZZLE_BYTES, SHARED_ALIGNMENT = 1024, 16
#: The most that one copy into shared memory moves.
CHUNK_BYTES = 16
#: Registers are given to warps in units of this many a thread.
REGISTER_UNIT = 8


def threads(kernel: MicroKernel) -> int:
    """Threads of a block. (What makes no block at all is refused where kernels are lowered, with its place.)"""
    return WARP * max(1, kernel.term("warps_m", 2)) * max(1, kernel.term("warps_n", 2))


def of_wgmma(kernel: MicroKernel) -> bool:
    """Whether a warp group multiplies what lies in shared memory."""
    return kernel.family.startswith("wgmma")


def shared_bytes(kernel: MicroKernel) -> int:
    """Shared memory of a block: all stages of A's tile and of B's, and tables of an image's places.

    Of wgmma also what may be left out before the first stage. Rows that copies begin before have room for one more.
    """
    skipped = SWIZZLE_BYTES - SHARED_ALIGNMENT if of_wgmma(kernel) else 0
    return used_bytes(kernel) + skipped


def used_bytes(kernel: MicroKernel) -> int:
    """Of it, what is read and written."""
    m, n, k = kernel.tile
    stage = k * (m + n) * kernel.term("element_bytes", 4) + kernel.term("longer_rows") * CHUNK_BYTES
    return kernel.term("stages", 3) * stage + kernel.term("tables")


def registers(kernel: MicroKernel) -> int:
    """Registers of a thread: as stated, else an estimate from below."""
    return kernel.term("registers", kernel.tile.m * kernel.tile.n // threads(kernel) + OTHER_REGISTERS)


def resident_blocks(kernel: MicroKernel, device: Device) -> int:
    """Thread blocks that one multiprocessor holds at a time, at least 1."""
    block = threads(kernel)
    rounded = max(1, -(-registers(kernel) // REGISTER_UNIT)) * REGISTER_UNIT
    by_registers = device["registers_per_sm"] // (block * rounded)
    by_shared = device["shared_bytes_per_sm"] // (shared_bytes(kernel) + RESERVED_SHARED_BYTES)
    return max(1, min(device["threads_per_sm"] // block, by_registers, by_shared, BLOCKS_PER_SM))


def resource_class(kernel: MicroKernel, device: Device) -> tuple[int, int, int, int]:
    """(threads, resident blocks, 1 where workgroups share a reduction, 0 or a number of its own): alike for kernels
    that may share a launch.

    Those of wgmma may not: where there are two in an entry ptxas waits for each instruction before the next. Nor do
    those that copy an element or two at a time, which are for images, share one with those for products.
    """
    return threads(kernel), resident_blocks(kernel, device), kernel.term("splits_k"), _alone(kernel)


def _alone(kernel: MicroKernel) -> int:
    """A number that no other kernel of wgmma has: tiles are at most 1024 by 1024, stages 8."""
    if of_wgmma(kernel):
        return kernel.tile.m << 15 | kernel.tile.n << 4 | kernel.term("stages")
    return int(kernel.family in ("mma_single", "mma_words"))
