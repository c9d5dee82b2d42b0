"""Columns of windows as the images that they are of.

By sums alone, as no product with 0 would be where a column is infinite: the taps of a line lie one behind another,
each so much longer than they are apart that, read as lines of that much less, each is that much further on.
"""

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
    """(..., C taps, places) -> (..., C, *size)."""
    batch, taps = x.shape[:-2], math.prod(window)
    reach = [d * (k - 1) + 1 for d, k in zip(apart, window, strict=True)]
    rows, columns = ((n + 2 * p - r) // s + 1 for n, p, r, s in zip(size, around, reach, steps, strict=True))
    parts = x.reshape(-1, *window, rows, columns).permute(0, 2, 4, 1, 3)
    lines = _summed(parts, apart[0], steps[0]).permute(0, 3, 1, 2)
    made = _summed(lines, apart[1], steps[1])
    made = made[:, around[0] : around[0] + size[0], around[1] : around[1] + size[1]]
    return made.reshape(*batch, x.shape[-2] // taps, *size)


def _summed(parts: torch.Tensor, apart: int, step: int) -> torch.Tensor:
    """(..., taps, places) -> (..., places step + apart (taps - 1)), of places that are `step` apart."""
    taps, places = parts.shape[-2:]
    if step == taps and apart == 1:  # each is in one window
        return F.pad(parts.transpose(-1, -2).flatten(-2), (0, step - 1))
    if step > 1:
        parts = F.pad(parts.unsqueeze(-1), (0, step - 1)).flatten(-2)
    length = places * step + apart * (taps - 1)
    lines = F.pad(parts, (0, apart * taps)).flatten(-2)[..., : taps * length]
    return lines.unflatten(-1, (taps, length)).sum(-2)
