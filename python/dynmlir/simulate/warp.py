"""What the threads of a warp do together, for all warps at once: PTX ISA, "Warp-level matrix instructions"."""

from __future__ import annotations

import numpy as np

from dynmlir.simulate.types import round_to

_LANE = np.arange(32)
#: Lane l holds row l / 4 and, of every four lanes, l mod 4.
_GROUP, _WITHIN = _LANE // 4, _LANE % 4


def ldmatrix(rows: np.ndarray, count: int, transpose: bool) -> np.ndarray:
    """Matrices of 8 rows of 16 bytes, `rows[l]` being what lane l's address points at: (lanes, count, per lane).

    A lane gets 4 bytes of each matrix: of row l / 4 the (l mod 4)th part, or, transposed, elements of 2 bytes of
    column l / 4 in rows 2 (l mod 4) and the next.
    """
    width = rows.shape[1]
    matrices = rows.reshape(-1, 32, width)[:, : 8 * count].reshape(-1, count, 8, width)
    if transpose:
        matrices = matrices.transpose(0, 1, 3, 2)
    per_lane = width // 4
    parts = matrices.reshape(-1, count, 8, 4, per_lane)[:, :, _GROUP, _WITHIN]
    return parts.transpose(0, 2, 1, 3).reshape(-1, count, per_lane)


def mma_sync(a: np.ndarray, b: np.ndarray, c: np.ndarray, tf32: bool) -> np.ndarray:
    """D = A B + C on fragments (lanes, registers, elements): m16n8k16 of 16-bit types, m16n8k8 of tf32."""
    each = a.shape[2]
    warps = a.shape[0] // 32
    columns = 8 * each
    at_k = [_WITHIN * each + i + half * 4 * each for half in (0, 1) for i in range(each)]
    left = np.zeros((warps, 16, columns), dtype=np.float32)
    right = np.zeros((warps, columns, 8), dtype=np.float32)
    a, b, c = (v.reshape(warps, 32, *v.shape[1:]) for v in (a, b, c))
    for half in (0, 1):
        for i in range(each):
            k = at_k[half * each + i]
            for down in (0, 1):
                left[:, _GROUP + 8 * down, k] = a[:, :, 2 * half + down, i]
            right[:, k, _GROUP] = b[:, :, half, i]
    if tf32:
        left, right = round_to(left, "tf32"), round_to(right, "tf32")
    product = left @ right
    made = np.empty_like(c)
    for down in (0, 1):
        for i in (0, 1):
            place = product[:, _GROUP + 8 * down, 2 * _WITHIN + i]
            made[:, :, down, i] = c[:, :, down, i] + place
    return made.reshape(-1, 2, 2)
