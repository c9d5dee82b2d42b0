"""Functions of PyTorch that torch.export fixes sizes of, or that are not imported: what is traced in their place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch
import torch.nn.functional as F
from torch.overrides import TorchFunctionMode

from dynmlir.diagnostics import DynmlirError
from dynmlir.frontend.fourier import transforms
from dynmlir.frontend.recurrent import networks


class AnySize(TorchFunctionMode):
    """While it is entered, such functions are called in ways that leave sizes unknown."""

    def __torch_function__(
        self, function: Any, types: Any, args: Sequence[Any] = (), kwargs: Mapping[str, Any] | None = None
    ) -> Any:
        made = _INSTEAD[function](*args, **(kwargs or {})) if function in _INSTEAD else NotImplemented
        return function(*args, **(kwargs or {})) if made is NotImplemented else made


def _max_pool1d(
    x: torch.Tensor,
    kernel_size: Any,
    stride: Any = None,
    padding: Any = 0,
    dilation: Any = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> Any:
    """Of an image of one line: PyTorch's own, where no gradient is asked for, looks at the example's sizes."""
    windows = (
        _of_line(kernel_size, 1),
        _of_line(stride or kernel_size, 1),
        _of_line(padding, 0),
        _of_line(dilation, 1),
    )
    made = F.max_pool2d(x.unsqueeze(-2), *windows, ceil_mode=ceil_mode, return_indices=return_indices)
    return tuple(part.squeeze(-2) for part in made) if return_indices else made.squeeze(-2)


def _of_line(value: Any, of_height: int) -> tuple[int, int]:
    return (of_height, value if isinstance(value, int) else value[0])


def _linspace(start: Any, end: Any, steps: Any, *, dtype: torch.dtype | None = None, **options: Any) -> Any:
    """From both ends, as PyTorch computes it, in as many steps as an unknown size says."""
    numbers = isinstance(start, int | float) and isinstance(end, int | float)
    kind = dtype or torch.get_default_dtype()
    if not (isinstance(steps, torch.SymInt) and numbers and kind.is_floating_point) or options.get("out") is not None:
        return NotImplemented
    at, last = torch.arange(steps), torch.full((), steps - 1)
    step = (end - start) / last.clamp(min=1).to(kind)
    behind = end - (last - at).to(kind) * step
    return torch.where(2 * at < last + 1, start + at.to(kind) * step, behind)


def _affine_grid(theta: torch.Tensor, size: Sequence[Any], align_corners: bool | None = None) -> Any:
    """Of images: sums of each factor times each coordinate, from -1 to 1, at the middles of pixels or their corners."""
    if len(size) != 4:
        return NotImplemented

    def coordinates(count: Any) -> torch.Tensor:
        at = torch.arange(count).to(theta.dtype)
        if not align_corners:
            return (at * 2 + 1) / torch.full((), count).to(theta.dtype) - 1
        last = torch.full((), count - 1)
        return torch.where(last > 0, at * 2 / last.clamp(min=1).to(theta.dtype) - 1, 0)

    y, x = coordinates(size[2]), coordinates(size[3])
    of_x, of_y, moved = (theta[:, None, None, :, column] for column in range(3))
    return of_x * x[:, None] + of_y * y[:, None, None] + moved


def _take_along_dim(x: torch.Tensor, indices: torch.Tensor, dim: int | None = None, **options: Any) -> Any:
    """A gather from what is spread to the indices' sizes: PyTorch's own compares them with the example's."""
    if options:
        return NotImplemented
    if dim is None:
        return x.flatten().gather(0, indices.flatten())
    place = dim % x.dim()

    def spread(of: torch.Tensor, to: torch.Tensor) -> torch.Tensor:
        single = (isinstance(size, int) and size == 1 and d != place for d, size in enumerate(of.shape))
        return of.expand([to.shape[d] if once else -1 for d, once in enumerate(single)])

    return spread(x, indices).gather(place, spread(indices, x))


def _embedding_bag(
    places: torch.Tensor,
    weight: torch.Tensor,
    offsets: torch.Tensor | None = None,
    max_norm: float | None = None,
    norm_type: float = 2,
    scale_grad_by_freq: bool = False,
    mode: str = "mean",
    sparse: bool = False,
    per_sample_weights: torch.Tensor | None = None,
    include_last_offset: bool = False,
    padding_idx: int | None = None,
) -> Any:
    """Sums, means and maxima of rows of a table: of each row of places, or of a stretch of them from each offset on."""
    if max_norm is not None or places.dim() == 1 and offsets is None:
        return NotImplemented
    if mode == "max":
        if places.dim() == 1:
            raise DynmlirError("embedding_bag is imported by max of rows of places, not of stretches from offsets on")
        return _greatest_embedded(places, weight, padding_idx)
    counted = torch.ones_like(places, dtype=weight.dtype)
    if padding_idx is not None:
        counted = (places != padding_idx % weight.shape[0]).to(weight.dtype)
    factors = counted if per_sample_weights is None else counted * per_sample_weights
    rows = F.embedding(places, weight) * factors.unsqueeze(-1)
    if places.dim() == 2:
        sums, counts = rows.sum(1), counted.sum(1)
    else:
        assert offsets is not None
        begins = offsets[:-1] if include_last_offset else offsets
        bags = torch.searchsorted(begins, torch.arange(places.shape[0]).to(begins.dtype), right=True) - 1
        sums = weight.new_zeros(begins.shape[0], weight.shape[1]).index_add(0, bags, rows)
        counts = weight.new_zeros(begins.shape[0]).index_add(0, bags, counted)
    return sums if mode == "sum" else sums / counts.clamp(min=1).unsqueeze(-1)


def _greatest_embedded(places: torch.Tensor, weight: torch.Tensor, padding_idx: int | None) -> torch.Tensor:
    """The greatest of each column of the rows of a table at each row of places; 0 of padding alone."""
    rows = F.embedding(places, weight)
    if padding_idx is None:
        return rows.amax(1)
    counted = (places != padding_idx % weight.shape[0]).unsqueeze(-1)
    return torch.where(counted.any(1), torch.where(counted, rows, -torch.inf).amax(1), 0)


_INSTEAD: dict[Any, Callable] = {
    F.affine_grid: _affine_grid,
    F.embedding_bag: _embedding_bag,
    F.max_pool1d: _max_pool1d,
    torch.linspace: _linspace,
    torch.max_pool1d: _max_pool1d,
    torch.take_along_dim: _take_along_dim,
    torch.Tensor.take_along_dim: _take_along_dim,
    **networks(),
    **transforms(),
}
