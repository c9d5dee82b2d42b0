"""Operators of PyTorch in simpler ones, right at every size.

PyTorch's own decompositions of these look at the sizes of the example, and are wrong at others, or lay a result out so
that what follows cannot be imported (`as_strided` of unknown sizes). Each takes what its operator takes.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Container, Sequence
from functools import partial
from typing import Any

import torch

from dynmlir.frontend import masks, quantizers
from dynmlir.frontend.columns import col2im
from dynmlir.frontend.interpolation import bilinear


def decompositions(keeps: Container[Any] = ()) -> dict[Any, Callable]:
    """By operator its decomposition: those of torch-mlir, but for the ones here; none of those that one keeps."""
    from torch_mlir.extras.fx_decomp_util import get_decomposition_table

    aten = torch.ops.aten
    every = (
        dict(get_decomposition_table())
        | quantizers.decompositions()
        | masks.decompositions()
        | {
            aten._upsample_bicubic2d_aa.default: partial(upsample_aa, _cubic, 2),
            aten._upsample_bilinear2d_aa.default: partial(upsample_aa, _linear, 1),
            aten._adaptive_avg_pool2d.default: adaptive_avg_pool,
            aten._adaptive_avg_pool3d.default: adaptive_avg_pool,
            aten._cdist_forward.default: cdist_forward,
            aten._native_batch_norm_legit_no_training.default: batch_norm,
            aten.adaptive_max_pool2d.default: adaptive_max_pool,
            aten.adaptive_max_pool3d.default: adaptive_max_pool,
            aten.avg_pool2d.default: avg_pool2d,
            aten.bitwise_or.Scalar: partial(_beside_number, torch.bitwise_or),
            aten.bitwise_xor.Scalar: partial(_beside_number, torch.bitwise_xor),
            aten.bucketize.Tensor: bucketize,
            aten.col2im.default: col2im,
            aten.copysign.Scalar: copysign,
            aten.copysign.Tensor: copysign,
            aten.cummax.default: partial(_best_so_far, torch.amax, -1),
            aten.cummin.default: partial(_best_so_far, torch.amin, 1),
            aten.empty_strided.default: empty_strided,
            aten.erfc.default: erfc,
            aten.fft_fftfreq.default: fftfreq,
            aten.fft_rfftfreq.default: partial(fftfreq, half=True),
            aten.fmax.default: partial(of_numbers, torch.maximum),
            aten.fmin.default: partial(of_numbers, torch.minimum),
            aten.fmod.Scalar: partial(_beside_number, torch.fmod),
            aten.histc.default: histc,
            aten.isfinite.default: isfinite,
            aten.kthvalue.default: kthvalue,
            aten.max_pool2d_with_indices.default: max_pool2d_with_indices,
            aten.median.default: lambda x: torch.median(x.flatten(), 0)[0],
            aten.median.dim: median,
            aten.native_group_norm.default: native_group_norm,
            aten.pow.Scalar: powers,
            aten.pow.Tensor_Scalar: power,
            aten.pow.Tensor_Tensor: powers,
            aten.scaled_dot_product_attention.default: scaled_dot_product_attention,
            aten.reflection_pad1d.default: reflection_pad,
            aten.reflection_pad2d.default: reflection_pad,
            aten.reflection_pad3d.default: reflection_pad,
            aten.rms_norm.default: rms_norm,
            aten.roll.default: roll,
            aten.searchsorted.Tensor: searchsorted,
            aten.signbit.default: signbit,
            aten.sinc.default: sinc,
            aten.sort.default: sort,
            aten.topk.default: topk,
            aten.upsample_bilinear2d.vec: bilinear,
        }
    )
    return {operator: made for operator, made in every.items() if operator not in keeps}


def adaptive_avg_pool(x: torch.Tensor, output_size: Sequence[int]) -> torch.Tensor:
    """Means of as many windows as `output_size` says of the last dimensions, which overlap where it divides none."""
    for dimension, places in zip(range(x.dim() - len(output_size), x.dim()), output_size, strict=True):
        x = _mean_of_windows(x, dimension, places)
    return x


def _mean_of_windows(x: torch.Tensor, dimension: int, places: int) -> torch.Tensor:
    """Window i begins at floor(i size / places) and ends before ceil((i + 1) size / places)."""
    if places == 1:
        return x.mean(dimension, keepdim=True)
    inside, lengths = _windows(x, dimension, places)
    sums = torch.where(inside, x.unsqueeze(dimension), 0).sum(dimension + 1)
    return sums / lengths.to(x.dtype)


def adaptive_max_pool(x: torch.Tensor, output_size: Sequence[int]) -> tuple[torch.Tensor, torch.Tensor]:
    """The greatest of the same windows, and where it lies among the last dimensions as one: the first of equal ones."""
    first = x.dim() - len(output_size)
    at = torch.arange(math.prod(x.shape[first:])).reshape(x.shape[first:]).expand(x.shape)
    for dimension, places in reversed(list(enumerate(output_size, first))):
        inside, _ = _windows(x, dimension, places)
        least = -torch.inf if x.is_floating_point() else torch.iinfo(x.dtype).min
        x, found = torch.where(inside, x.unsqueeze(dimension), least).max(dimension + 1)
        at = at.gather(dimension, found)
    return x, at


def _windows(x: torch.Tensor, dimension: int, places: int) -> tuple[torch.Tensor, torch.Tensor]:
    """(which elements of a dimension are in each of its windows, how many are), to be broadcast."""
    size, behind = x.shape[dimension], (1,) * (x.dim() - 1 - dimension)
    window, at = torch.arange(places), torch.arange(size)
    of = torch.full((), places)
    begin, end = window * size // of, ((window + 1) * size + places - 1) // of
    inside = ((at >= begin[:, None]) & (at < end[:, None])).reshape(places, size, *behind)
    return inside, (end - begin).reshape(places, *behind)


def avg_pool2d(x: torch.Tensor, *windows: Any, **options: Any) -> Any:
    """Of one image: as of a batch of one. Batches stay what they are."""
    return torch.ops.aten.avg_pool2d(x.unsqueeze(0), *windows, **options).squeeze(0) if x.dim() == 3 else NotImplemented


def max_pool2d_with_indices(x: torch.Tensor, *windows: Any, **options: Any) -> Any:
    """The same of the greatest."""
    if x.dim() > 3:
        return NotImplemented
    made, places = torch.ops.aten.max_pool2d_with_indices(x.unsqueeze(0), *windows, **options)
    return made.squeeze(0), places.squeeze(0)


def batch_norm(
    x: torch.Tensor,
    weight: torch.Tensor | None,
    bias: torch.Tensor | None,
    mean: torch.Tensor,
    variance: torch.Tensor,
    momentum: float,
    epsilon: float,
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """By a factor and a term for each channel, as PyTorch computes it, which are known before it is called."""
    factor = torch.rsqrt(variance + epsilon)
    factor = factor if weight is None else factor * weight
    term = -mean * factor if bias is None else bias - mean * factor
    factor, term = (each.reshape(-1, *[1] * (x.dim() - 2)) for each in (factor, term))
    return (x * factor + term).to(x.dtype), x.new_empty(0), x.new_empty(0)


def reflection_pad(x: torch.Tensor, padding: Sequence[int]) -> torch.Tensor:
    """Of the last dimensions, as many as `padding` has pairs, the last one first."""
    for i, (before, after) in enumerate(zip(padding[::2], padding[1::2], strict=True)):
        dimension = x.dim() - 1 - i
        last = torch.full((), x.shape[dimension] - 1)
        at = torch.arange(-before, x.shape[dimension] + after).abs()
        x = x.index_select(dimension, last - (last - at).abs())
    return x


def roll(x: torch.Tensor, shifts: Sequence[int], dims: Sequence[int] = ()) -> Any:
    """Without dimensions, of all elements as one row; others stay what they are."""
    return NotImplemented if dims else x.flatten().roll(shifts, (0,)).reshape(x.shape)


def sort(x: torch.Tensor, dim: int = -1, descending: bool = False) -> Any:
    """Along the last dimension, where rows are a dispatch of their own: elsewhere IREE takes a row's square."""
    return _along_last(x, dim, lambda rows: rows.sort(-1, descending))


def topk(x: torch.Tensor, k: int, dim: int = -1, largest: bool = True, sorted: bool = True) -> Any:
    """The same of the first ones."""
    return _along_last(x, dim, lambda rows: rows.topk(k, -1, largest, sorted))


def _along_last(x: torch.Tensor, dim: int, ordered: Callable[[torch.Tensor], Sequence[torch.Tensor]]) -> Any:
    if x.dim() < 2 or dim in (-1, x.dim() - 1):
        return NotImplemented
    return tuple(made.transpose(dim, -1) for made in ordered(x.transpose(dim, -1)))


def _beside_number(operator: Callable[..., torch.Tensor], x: torch.Tensor, number: float) -> torch.Tensor:
    """Of a tensor and a number, by a tensor of that."""
    return operator(x, torch.full((), number, dtype=torch.result_type(x, number)))


def _best_so_far(
    best: Callable[..., torch.Tensor], worst: int, x: torch.Tensor, dim: int
) -> tuple[torch.Tensor, torch.Tensor]:
    """The greatest, or the least, of each element and those before it, and where it is: the last of equal ones.

    `worst` is the sign of what stands for those behind. What is no number is the best of all. An element takes as many
    operations as its row is long, whose results are not stored.
    """
    if x.dim() == 0:
        return NotImplemented
    rows = x.movedim(dim, -1).unsqueeze(-2)
    at = torch.arange(x.shape[dim])
    behind = at > at[:, None]
    if x.is_floating_point():
        none = worst * torch.inf
    else:
        none = torch.iinfo(x.dtype).min if worst < 0 else torch.iinfo(x.dtype).max
    values = best(torch.where(behind, none, rows), -1, keepdim=True)
    is_it = ((rows == values) | (rows != rows)) & ~behind
    places = torch.where(is_it, at, -1).amax(-1)
    return values.squeeze(-1).movedim(-1, dim), places.movedim(-1, dim)


def upsample_aa(
    kernel: Callable[[torch.Tensor], torch.Tensor],
    support: int,
    x: torch.Tensor,
    output_size: Sequence[int],
    align_corners: bool,
    scales_h: float | None = None,
    scales_w: float | None = None,
) -> torch.Tensor:
    """Images of another size, where all pixels that a new one covers have a weight: a product along each dimension.

    A kernel says the weight of a pixel so far away, in pixels of the coarser image, up to `support` of them.
    """
    for places, scale in ((output_size[1], scales_w), (output_size[0], scales_h)):
        size = x.shape[-1]
        wide = partial(torch.full, (), dtype=torch.float64)
        step = wide(size - 1) / wide(places - 1).clamp(min=1) if align_corners else wide(size) / wide(places)
        if scale is not None and not align_corners:
            step = wide(1 / scale)
        centre = (torch.arange(places).to(torch.float64) + 0.5) * step
        apart = (torch.arange(size).to(torch.float64) + 0.5 - centre[:, None]) / step.clamp(min=1)
        weights = torch.where(apart.abs() < support, kernel(apart.abs()), 0)
        weights = (weights / weights.sum(1, keepdim=True)).to(x.dtype)
        x = (x @ weights.t()).transpose(-1, -2)
    return x


def _linear(apart: torch.Tensor) -> torch.Tensor:
    return 1 - apart


def _cubic(apart: torch.Tensor) -> torch.Tensor:
    """Keys' kernel with a = -0.5, as images are resized with antialiasing."""
    near = (1.5 * apart - 2.5) * apart * apart + 1
    far = ((-0.5 * apart + 2.5) * apart - 4) * apart + 2
    return torch.where(apart < 1, near, far)


def cdist_forward(x: torch.Tensor, y: torch.Tensor, p: float, mode: int | None) -> torch.Tensor:
    """The p-norm of what each row of x, ... x m x k, is apart from each of y, ... x n x k."""
    apart = (x.unsqueeze(-2) - y.unsqueeze(-3)).abs()
    if p == 0:
        return (apart != 0).sum(-1, dtype=x.dtype)
    if p == float("inf"):
        return apart.amax(-1)
    if p == 2:
        return (apart * apart).sum(-1).sqrt()
    return apart.sum(-1) if p == 1 else (apart**p).sum(-1) ** (1 / p)


def rms_norm(
    x: torch.Tensor, normalized_shape: Sequence[int], weight: torch.Tensor | None = None, eps: float | None = None
) -> torch.Tensor:
    """Divided by the root of the mean square of the last dimensions, and scaled."""
    wide = x.to(torch.float32) if x.dtype in (torch.float16, torch.bfloat16) else x
    dimensions = list(range(x.dim() - len(normalized_shape), x.dim()))
    squares = (wide * wide).mean(dimensions, keepdim=True)
    normed = wide * torch.rsqrt(squares + (torch.finfo(wide.dtype).eps if eps is None else eps))
    return (normed if weight is None else normed * weight).to(x.dtype)


def bucketize(
    x: torch.Tensor, boundaries: torch.Tensor, *, out_int32: bool = False, right: bool = False
) -> torch.Tensor:
    """How many of sorted boundaries are below each element; `right`: or equal to it."""
    return searchsorted(boundaries, x, out_int32=out_int32, right=right)


def searchsorted(
    boundaries: torch.Tensor,
    x: torch.Tensor,
    *,
    out_int32: bool = False,
    right: bool = False,
    side: str | None = None,
    sorter: torch.Tensor | None = None,
) -> torch.Tensor:
    """The same; boundaries, ... x n, are those of x, ... x m, or of all of it."""
    if sorter is not None:
        boundaries = boundaries.gather(-1, sorter)
    rows = boundaries if boundaries.dim() == 1 else boundaries.unsqueeze(-2)
    each = x.unsqueeze(-1)
    beyond = rows > each if right or side == "right" else rows >= each
    return (~beyond).sum(-1, dtype=torch.int32 if out_int32 else torch.int64)


def kthvalue(x: torch.Tensor, k: int, dim: int = -1, keepdim: bool = False) -> tuple[torch.Tensor, torch.Tensor]:
    """The k-th least along a dimension, and where it is."""
    if x.dim() == 0:
        return NotImplemented
    of_rank = [each.narrow(dim, k - 1, 1) for each in torch.sort(x, dim)]
    values, places = of_rank if keepdim else [each.squeeze(dim) for each in of_rank]
    return values, places


def median(x: torch.Tensor, dim: int, keepdim: bool = False) -> tuple[torch.Tensor, torch.Tensor]:
    """The lower one along a dimension, and where it is; of rows with a NaN that."""
    if x.dim() == 0:
        return NotImplemented
    values, places = kthvalue(x, (x.shape[dim] + 1) // 2, dim, keepdim)
    if x.is_floating_point():
        none = torch.isnan(x)
        has_none, first = none.any(dim, keepdim=keepdim), none.to(torch.int32).argmax(dim, keepdim=keepdim)
        values, places = torch.where(has_none, float("nan"), values), torch.where(has_none, first, places)
    return values, places


def of_numbers(
    chosen: Callable[[torch.Tensor, torch.Tensor], torch.Tensor], x: torch.Tensor, y: torch.Tensor
) -> torch.Tensor:
    """What is chosen of two numbers, else the one that is a number: IREE's import ends where sizes are not alike."""
    return torch.where(torch.isnan(x), y, torch.where(torch.isnan(y), x, chosen(x, y)))


def power(x: torch.Tensor, exponent: float) -> Any:
    """Of whole numbers, as product of them, their squares, squares of those, ...; of others it stays what it is."""
    is_whole = not (x.is_floating_point() or x.is_complex() or x.dtype == torch.bool)
    if not is_whole or not isinstance(exponent, int) or exponent < 1:
        return NotImplemented
    if exponent == 1:
        return x.clone()
    half = power(x * x, exponent // 2)
    return half * x if exponent % 2 else half


def powers(x: torch.Tensor | float, exponents: torch.Tensor) -> Any:
    """Of whole numbers by whole numbers, bit by bit of these; what is no whole number counts as 0. Others stay."""
    kind = torch.result_type(x, exponents)
    if kind.is_floating_point or kind.is_complex or kind == torch.bool:
        return NotImplemented
    factor = x.to(kind) if isinstance(x, torch.Tensor) else torch.full((), x, dtype=kind)
    exponents = exponents.to(kind)
    is_one = factor.abs() == 1
    result = torch.ones((), dtype=kind)
    for bit in range(torch.iinfo(kind).bits - (torch.iinfo(kind).min < 0)):
        result = torch.where((exponents >> bit) & 1 != 0, result * factor, result)
        factor = factor * factor
    return torch.where((exponents < 0) & ~is_one, 0, result)


def isfinite(x: torch.Tensor) -> torch.Tensor:
    """Neither infinite nor no number."""
    return x.abs() < torch.inf if x.is_floating_point() else torch.ones_like(x, dtype=torch.bool)


def signbit(x: torch.Tensor) -> torch.Tensor:
    """Of a zero and of what is no number, too."""
    if not x.is_floating_point():
        return x < 0
    return x.view({8: torch.int64, 4: torch.int32, 2: torch.int16}[x.element_size()]) < 0


def copysign(x: torch.Tensor, of: torch.Tensor | float) -> torch.Tensor:
    """What x is without its sign, with that of another number."""
    if not isinstance(of, torch.Tensor):
        return -x.abs() if math.copysign(1, of) < 0 else x.abs()
    x, of = x.to(kind := torch.result_type(x, of)), of.to(kind)
    return torch.where(signbit(of), -x.abs(), x.abs())


def sinc(x: torch.Tensor) -> torch.Tensor:
    """torch-mlir has five decimals of pi."""
    angle = x * math.pi
    return torch.where(angle == 0, 1, torch.sin(angle) / angle)


def erfc(x: torch.Tensor) -> torch.Tensor:
    """What the error function lacks of 1, to the last bits of f64."""
    return (1 - torch.erf(x.to(torch.float64))).to(x.dtype)


def fftfreq(n: int, d: float = 1.0, *, half: bool = False, dtype: torch.dtype | None = None, **_: Any) -> torch.Tensor:
    """The frequencies of a transform of n elements that are d apart; `half`: of one of real numbers."""
    if half:
        places = torch.arange(n // 2 + 1)
    else:
        last = (n + 1) // 2
        places = torch.arange(n)
        places = torch.where(places < last, places, places - n)
    return places.to(dtype or torch.get_default_dtype()) / (n * d)


def empty_strided(size: Sequence[Any], stride: Sequence[Any], **options: Any) -> torch.Tensor:
    """However it lies in memory."""
    return torch.empty(size, **options)


def histc(x: torch.Tensor, bins: int = 100, min: float = 0, max: float = 0) -> torch.Tensor:
    """How many elements are in each of as many equal parts of what is between `min` and `max`; others are in none."""
    if min >= max:  # the least and the greatest element are meant, or an error
        return NotImplemented
    elements = x.reshape(-1, 1)
    parts = torch.floor((elements - min) * (bins / (max - min))).clamp(max=bins - 1)
    inside = (elements >= min) & (elements <= max)
    return ((parts == torch.arange(bins, dtype=x.dtype)) & inside).sum(0, dtype=x.dtype)


def native_group_norm(
    x: torch.Tensor,
    weight: torch.Tensor | None,
    bias: torch.Tensor | None,
    n: int,
    c: int,
    hxw: int,
    groups: int,
    eps: float,
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Normalised, scaled and shifted; mean and reciprocal deviation of each group, n x groups."""
    flat = x.reshape(n, groups, c // groups * hxw)
    mean = flat.mean(-1, keepdim=True)
    apart = flat - mean
    reciprocal = torch.rsqrt((apart * apart).mean(-1, keepdim=True) + eps)
    result, channels = (apart * reciprocal).reshape(x.shape), (1, c) + (1,) * (x.dim() - 2)
    if weight is not None:
        result = result * weight.reshape(channels)
    if bias is not None:
        result = result + bias.reshape(channels)
    return result, mean.reshape(n, groups), reciprocal.reshape(n, groups)


def scaled_dot_product_attention(
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    attn_mask: torch.Tensor | None = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    *,
    scale: float | None = None,
    enable_gqa: bool = False,
) -> torch.Tensor:
    """As the CPU's kernel lays it out: the rows of all heads of a token side by side. Nothing is dropped."""
    if enable_gqa:
        key, value = (_for_each_head(of_group, query.shape[-3]) for of_group in (key, value))
    scores = torch.matmul(query, key.transpose(-2, -1)) * (_root(query) if scale is None else scale)
    if is_causal:
        attn_mask = torch.arange(key.shape[-2])[None, :] <= torch.arange(query.shape[-2])[:, None]
    if attn_mask is None:
        shares = torch.softmax(scores, -1)
    else:
        behind = torch.where(attn_mask, scores, float("-inf")) if attn_mask.dtype == torch.bool else scores + attn_mask
        shares = torch.ops.aten._safe_softmax(behind, -1)
    result = torch.matmul(shares, value)
    return result.transpose(-3, -2).contiguous().transpose(-3, -2) if result.dim() > 3 else result


def _for_each_head(of_group: torch.Tensor, heads: int) -> torch.Tensor:
    """What queries of a group share, for each of them."""
    *batch, groups, rows, width = of_group.shape
    each = of_group.unsqueeze(-3).expand(*batch, groups, heads // groups, rows, width)
    return each.reshape(*batch, heads, rows, width)


def _root(query: torch.Tensor) -> float | torch.Tensor:
    """The reciprocal root of the width of a head: torch-mlir has no powers of unknown sizes."""
    width = query.shape[-1]
    return width**-0.5 if isinstance(width, int) else torch.full((), width, dtype=query.dtype).rsqrt()
