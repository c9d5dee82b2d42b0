"""Indices that are masks, as `x[mask]` and `x[mask] = value`, in operators that are right where a mask selects nothing.

    x[mask] = 0              x = where(mask, 0, x)
    x[mask]                  x.index_select(0, mask.nonzero().squeeze(1))

A mask may be of several dimensions, which become one beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch

Indices = Sequence[torch.Tensor | None]


def decompositions() -> dict[Any, Callable]:
    """By operator its decomposition."""
    aten = torch.ops.aten
    return {
        aten.index.Tensor: index,
        aten.index_put.default: index_put,
        aten.masked_select.default: masked_select,
    }


def index(x: torch.Tensor, indices: Indices) -> Any:
    """Of one mask; others stay what they are."""
    if (found := _only_mask(indices)) is None:
        return NotImplemented
    first, mask = found
    return _merged(x, first, mask.dim()).index_select(first, _selected(mask))


def masked_select(x: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    """All elements, of both as they are broadcast, that a mask selects."""
    x, mask = torch.broadcast_tensors(x, mask)
    return x.reshape(-1).index_select(0, _selected(mask))


def index_put(x: torch.Tensor, indices: Indices, values: torch.Tensor, accumulate: bool = False) -> Any:
    """The same: of values that are one for all that is selected by what is chosen, of others by places."""
    if (found := _only_mask(indices)) is None:
        return NotImplemented
    first, mask = found
    behind = x.dim() - first - mask.dim()
    if (each := _for_each(values, behind, mask.dim())) is None:
        places = [*[None] * first, _selected(mask)]
        merged = _merged(x, first, mask.dim())
        return torch.ops.aten.index_put(merged, places, values, accumulate).reshape(x.shape)
    chosen = mask.reshape(*mask.shape, *[1] * behind)
    return torch.where(chosen, x + each if accumulate else each, x)


def _only_mask(indices: Indices) -> tuple[int, torch.Tensor] | None:
    """(the dimension that it begins at, the mask), if that is the one index."""
    found = [(place, each) for place, each in enumerate(indices) if each is not None]
    return found[0] if len(found) == 1 and found[0][1].dtype == torch.bool and found[0][1].dim() else None


def _selected(mask: torch.Tensor) -> torch.Tensor:
    """The places that a mask selects of all of its own, as one row."""
    return mask.reshape(-1).nonzero().squeeze(1)


def _merged(x: torch.Tensor, first: int, dimensions: int) -> torch.Tensor:
    """With some dimensions as one."""
    return x if dimensions == 1 else x.flatten(first, first + dimensions - 1)


def _for_each(values: torch.Tensor, behind: int, dimensions: int) -> torch.Tensor | None:
    """Values as they are broadcast to what a mask of some dimensions is of; None where each selected has its own."""
    if values.dim() <= behind:
        return values
    count = values.shape[values.dim() - behind - 1]
    if not isinstance(count, int) or count != 1:
        return None
    values = values.squeeze(-behind - 1)
    for _ in range(dimensions):
        values = values.unsqueeze(-behind - 1)
    return values
