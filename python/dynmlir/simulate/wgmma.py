"""wgmma and what goes with it, which upstream has as inline assembly: PTX ISA, "Asynchronous warpgroup level matrix
instructions". Operands come from shared memory through descriptors; only rows of 128 bytes, swizzled, are known here.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np

from dynmlir.simulate.memory import SHARED_BEGINS, Fault, Shared

GROUP, ROWS, STEP = 128, 64, 16
_ROW_BYTES, _ROWS_TOGETHER = 128, 8


def execute(text: str, operands: Sequence[np.ndarray], shared: Shared, lanes: int) -> list[np.ndarray]:
    """What an inline assembly of the wgmma family leaves in its outputs."""
    if text.startswith("fence.proxy.async"):
        shared.fence()
        return []
    if text.startswith("wgmma.wait_group"):
        shared.retire(int(text.split()[-1].rstrip(";")))
        return list(operands)
    found = re.search(r"m64n(\d+)k16\.f32\.\w+\.\w+ .*?, p, 1, 1, ([01]), ([01]);", text)
    if found is None:
        raise Fault(f"no meaning is given to the assembly {text[:60]}")
    steps, width, a_across, b_across = text.count("wgmma.mma_async"), *map(int, found.groups())
    descriptors, sums = operands[: 2 * steps], operands[2 * steps :]
    shared.require_fenced()
    total = _matrix(np.stack([np.broadcast_to(s, lanes) for s in sums], axis=1), width)
    for a, b in zip(descriptors[::2], descriptors[1::2], strict=True):
        left, right = _operand(a, ROWS, a_across, shared, lanes), _operand(b, width, b_across, shared, lanes)
        total = total + left @ np.swapaxes(right, 1, 2)
    shared.commit()
    return list(_fragments(total, width).T)


def along_k(rows: np.ndarray, columns: np.ndarray, leading: int, stride: int) -> np.ndarray:
    """A row of the operand is a row of memory; eight rows, then the next eight a stride away."""
    return rows // _ROWS_TOGETHER * stride + rows % _ROWS_TOGETHER * _ROW_BYTES + columns * 2


def across_k(rows: np.ndarray, columns: np.ndarray, leading: int, stride: int) -> np.ndarray:
    """64 rows of the operand in a row of memory, the next 64 a leading distance away."""
    within = rows % 64 * 2
    return rows // 64 * leading + columns // _ROWS_TOGETHER * stride + columns % _ROWS_TOGETHER * _ROW_BYTES + within


def _operand(descriptor: np.ndarray, count: int, across: int, shared: Shared, lanes: int) -> np.ndarray:
    """(warp groups, rows of M or N, reduction): what a descriptor of each group describes."""
    by_group = np.broadcast_to(descriptor, lanes).reshape(-1, GROUP)
    if (by_group != by_group[:, :1]).any():
        raise Fault("threads of a warp group disagree on a descriptor")
    value = by_group[:, 0]
    start, leading, stride = (((value >> shift) & 0x3FFF) << 4 for shift in (0, 16, 32))
    if ((value >> 62) != 1).any() or len({*leading.tolist()}) != 1 or len({*stride.tolist()}) != 1:
        raise Fault("a descriptor of another layout than rows of 128 bytes, swizzled")
    rows, columns = np.indices((count, STEP))
    offsets = (across_k if across else along_k)(rows, columns, int(leading[0]), int(stride[0]))
    addresses = start[:, None, None] + offsets
    swizzled = (addresses ^ ((addresses >> 7 & 7) << 4)) - SHARED_BEGINS
    if ((swizzled < 0) | (swizzled + 2 > shared.bytes)).any():
        raise Fault("a descriptor beyond the end of shared memory")
    block = np.arange(len(value)) * GROUP // shared.threads
    return shared.read_for_long(block[:, None, None] * (shared.bytes // 2) + swizzled // 2)


def _places(width: int) -> tuple[np.ndarray, np.ndarray]:
    """Row and column of each register of each lane: registers go by columns in eights, by rows l / 4 and 8 more."""
    lane, register = np.arange(GROUP)[:, None], np.arange(width // 2)[None, :]
    rows = lane // 32 * 16 + lane % 32 // 4 + register // 2 % 2 * 8
    columns = register // 4 * 8 + lane % 4 * 2 + register % 2
    return rows, columns


def _matrix(registers: np.ndarray, width: int) -> np.ndarray:
    """(lanes, registers) -> (warp groups, 64, width)."""
    made = np.empty((len(registers) // GROUP, ROWS, width), dtype=np.float32)
    rows, columns = _places(width)
    made[:, rows, columns] = registers.reshape(-1, GROUP, width // 2)
    return made


def _fragments(matrix: np.ndarray, width: int) -> np.ndarray:
    """(warp groups, 64, width) -> (lanes, registers)."""
    rows, columns = _places(width)
    return matrix[:, rows, columns].reshape(-1, width // 2)
