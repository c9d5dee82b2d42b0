"""Convolutions of quantised numbers as convolutions of bytes, and sums of windows and weights:

    sum over a window of (X - x)(W - w)  =  X W  -  w (the window of X summed up)  -  x (W summed up  -  K w)

modulo 2^32. X is the image with what a tensor.pad puts around it, so that this holds at its borders, whatever that is.
Where it is no zero, and the zero point of an image seldom is one, the padded image is in memory: bytes, a small part of
the work.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from dynmlir.bindings import arith, ir, linalg, tensor
from dynmlir.dialect.contraction import loops_of
from dynmlir.dialect.operators import CONVOLUTIONS, GENERIC
from dynmlir.dialect.values import sizes
from dynmlir.dialect.windows import convolves, image_dims, is_windowed
from dynmlir.forming.generics import mapped_generic
from dynmlir.forming.sources import Source
from dynmlir.forming.sums import unsigned_operands
from dynmlir.forming.zero_points import (
    Factor,
    depth_of,
    i32,
    less,
    less_depth,
    product_of,
    summed,
    term,
    with_sign,
    zero_point_of,
    zeros,
)
from dynmlir.kernels.convolution import Span

#: Named ops that take zero points, as scalars of i32.
QUANTIZED_CONVOLUTIONS = tuple(
    f"linalg.{name}_q"
    for name in (
        *("conv_2d_nhwc_hwcf", "conv_2d_nhwc_fhwc", "conv_2d_nchw_fchw", "conv_2d_ngchw_gfchw", "conv_2d_nhwgc_gfhwc"),
        *("depthwise_conv_2d_nhwc_hwc", "depthwise_conv_2d_nhwc_hwcm"),
    )
)


@dataclass(frozen=True)
class QuantizedConvolution:
    """Sums of products of an image, along these dimensions, and weights, added to what they start from, of i32."""

    start: ir.Value
    image: Factor
    weights: Factor
    dims: tuple[int | Span, ...]
    c: tuple[int, ...]


def find_quantized_convolution(op: Any, static: bool = False) -> QuantizedConvolution | None:
    """What a linalg op of bytes sums up; None where it is no convolution, or one that is covered as it is.

    `static`: also where it states all sizes.
    """
    named = op.name in QUANTIZED_CONVOLUTIONS
    if not named and (op.name not in CONVOLUTIONS and op.name != GENERIC):
        return None
    tensors = [op.operands[place] for place in (0, 1, len(op.operands) - 1)]
    if not all(isinstance(value.type, ir.RankedTensorType) for value in tensors):
        return None
    maps = [ir.AffineMapAttr(a).value for a in linalg.get_indexing_maps(op.opview)]
    kinds = [str(value.type.element_type) for value in tensors]
    stated = not static and all(v.type.has_static_shape for v in tensors)
    if kinds != ["i8", "i8", "i32"] or not is_windowed(maps[0]) or stated:
        return None
    try:
        unsigned = (False, False) if named else unsigned_operands(op)
        c, weights = loops_of(maps[-1]), loops_of(maps[1])
        dims = tuple(image_dims(maps[0], c))
    except ValueError:
        return None
    if not named and op.name == GENERIC and not convolves(op):
        return None
    every = tuple(range(len(dims)))
    zeros = list(op.operands)[2:4] if named else [None, None]
    image, filters = (
        Factor(Source(op.operands[i], loops, unsigned[i]), zeros[i]) for i, loops in enumerate((every, weights))
    )
    found = QuantizedConvolution(op.operands[len(op.operands) - 1], image, filters, dims, c)
    return None if not named and _is_covered(found) else found


def _is_covered(found: QuantizedConvolution) -> bool:
    """Whether tiles read both factors as they are: of those without a sign an image whose channels lie innermost."""
    weights = found.weights.source
    turned = isinstance(found.dims[-1], Span) and found.image.source.unsigned
    return not weights.unsigned and not _transposed(weights.loops, found.c) and not turned


def _transposed(weights: tuple[int, ...], c: tuple[int, ...]) -> bool:
    """Whether filters lie one after the other, each with its channels innermost."""
    return c[-1] in weights and weights[-1] not in c


def convolved(found: QuantizedConvolution) -> ir.Value:
    """The convolution of bytes, less what zero points take off; built at the insertion point."""
    weights = with_sign(found.weights) if found.weights.source.unsigned else found.weights
    image, dims = found.image, found.dims
    if image.source.unsigned and isinstance(dims[-1], Span):
        image = with_sign(image)
    if _transposed(weights.source.loops, found.c):
        weights = replace(weights, source=_filters_innermost(weights.source, found.c[-1]))
    found = replace(found, image=image, weights=weights)
    x, w = zero_point_of(image), zero_point_of(weights)
    taken = []
    if w is not None:
        taken.append(term(_sums_of_windows(found), w))
    if x is not None:
        filters = summed(weights.source, found.c)
        filters = filters if w is None else less_depth(filters, depth_of(weights.source, found.c), w)
        taken.append(term(filters, x))
    return less(_product(found), taken, found.c)


def _filters_innermost(weights: Source, filters: int) -> Source:
    order = [d for d, loop in enumerate(weights.loops) if loop != filters] + [weights.loops.index(filters)]
    extents = sizes(weights.value)
    memory = tensor.empty([extents[d] for d in order], weights.value.type.element_type)
    moved = linalg.transpose(weights.value, outs=[memory], permutation=order)
    return Source(moved.result[0], tuple(weights.loops[d] for d in order), weights.unsigned)


def _maps(found: QuantizedConvolution, *others: tuple[int, ...], without: tuple[int, ...] = ()) -> list[ir.AffineMap]:
    """Indexing maps of the image and of other operands, loops numbered anew where some are left out."""
    dims = [dim for dim in found.dims if dim not in without]
    of_image = {x for dim in dims for x in ((dim.out, dim.tap) if isinstance(dim, Span) else (dim,))}
    loops = sorted(of_image | {loop for each in others for loop in each})
    at = {loop: ir.AffineDimExpr.get(place) for place, loop in enumerate(loops)}

    def read(dim: int | Span) -> Any:
        return at[dim.out] * dim.stride + at[dim.tap] * dim.dilation if isinstance(dim, Span) else at[dim]

    exprs = [[read(dim) for dim in dims], *([at[loop] for loop in each] for each in others)]
    return [ir.AffineMap.get(len(loops), 0, each) for each in exprs]


def _product(found: QuantizedConvolution) -> ir.Value:
    """X W, added to what the op's result starts from."""
    image, weights = found.image.source, found.weights.source
    maps = _maps(found, weights.loops, found.c)
    return mapped_generic([image.value, weights.value], found.start, maps, product_of(image))


def _sums_of_windows(found: QuantizedConvolution) -> tuple[ir.Value, tuple[int, ...]]:
    """What each window covers of the image summed up, and its loops; the channels of each pixel first."""
    image, weights, dims = found.image.source, found.weights.source, found.dims
    channels = tuple(dim for dim in dims if not isinstance(dim, Span) and dim not in found.c)
    pixels, _ = summed(image, [place for place, dim in enumerate(dims) if dim not in channels])
    taps = tuple(dim.tap for dim in dims if isinstance(dim, Span))
    of_weights = dict(zip(weights.loops, sizes(weights.value), strict=True))
    window = tensor.empty([of_weights[tap] for tap in taps], i32())
    left = tuple(x for x in found.c if x in {dim.out if isinstance(dim, Span) else dim for dim in dims})
    of_result = dict(zip(found.c, sizes(found.start), strict=True))
    memory = zeros([of_result[x] for x in left])
    maps = _maps(found, taps, left, without=channels)
    return mapped_generic([pixels, window], memory, maps, lambda x, _, s: arith.addi(s, x)), left
