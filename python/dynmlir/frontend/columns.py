"""Columns of windows as the images that they are of."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import torch
import torch.nn.functional as F


def col2im(
    x: torch.Tensor,
    size: Sequence[Any],
    window: Sequence[int],
    apart: Sequence[int],
    around: Sequence[int],
    steps: Sequence[int],
) -> torch.Tensor:
    """Columns summed up to images, by a transposed convolution each of whose weights is one tap's."""
    taps, batch = math.prod(window), x.shape[:-2]
    whole = [n + 2 * p for n, p in zip(size, around, strict=True)]
    reach = [d * (k - 1) + 1 for d, k in zip(apart, window, strict=True)]
    places = [(n - r) // s + 1 for n, r, s in zip(whole, reach, steps, strict=True)]
    columns = x.reshape(-1, taps, *places)
    weights = torch.eye(taps, dtype=x.dtype).reshape(taps, 1, *window)
    made = F.conv_transpose2d(columns, weights, stride=tuple(steps), dilation=tuple(apart))
    if any(step > 1 for step in steps):  # rows and columns behind, that no tap reaches
        lacks = [n - ((m - 1) * s + r) for n, m, s, r in zip(whole, places, steps, reach, strict=True)]
        made = F.pad(made, (0, lacks[1], 0, lacks[0]))
    made = made[:, :, around[0] : around[0] + size[0], around[1] : around[1] + size[1]]
    return made.reshape(*batch, x.shape[-2] // taps, *size)
