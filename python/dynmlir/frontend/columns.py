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
    *batch, count, _ = x.shape
    channels = count // math.prod(window)
    reach = [d * (k - 1) + 1 for d, k in zip(apart, window, strict=True)]
    rows, columns = ((n + 2 * p - r) // s + 1 for n, p, r, s in zip(size, around, reach, steps, strict=True))
    lead = math.prod(batch) * channels
    parts = x.reshape(lead, *window, rows, columns).permute(0, 2, 4, 1, 3)
    lines, high = _summed(parts, (lead, window[1], columns), window[0], rows, apart[0], steps[0])
    made, _ = _summed(lines.permute(0, 3, 1, 2), (lead, high), window[1], columns, apart[1], steps[1])
    # Never whole: a part that is as long as the whole where it is exported would be taken for it.
    made = F.pad(made, (0, 1, 0, 1)).narrow(1, around[0], size[0]).narrow(2, around[1], size[1])
    return made.reshape(*batch, channels, *size)


def _summed(
    parts: torch.Tensor, lead: Sequence[Any], taps: int, places: Any, apart: int, step: int
) -> tuple[torch.Tensor, Any]:
    """(*lead, taps, places) -> (*lead, n), n: of places that are `step` apart, as far as a last step goes."""
    length = places * step + apart * (taps - 1)
    if step == taps and apart == 1:  # each is in one window
        whole = parts.transpose(-1, -2).reshape(*lead, places * taps)
        return F.pad(whole, (0, step - 1)), length
    if step > 1:
        parts = F.pad(parts.reshape(*lead, taps, places, 1), (0, step - 1)).reshape(*lead, taps, places * step)
    lines = F.pad(parts, (0, apart * taps)).reshape(*lead, taps * (length + apart))
    return lines.narrow(-1, 0, taps * length).reshape(*lead, taps, length).sum(-2), length
