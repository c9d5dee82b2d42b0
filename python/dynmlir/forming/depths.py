"""Convolutions in three dimensions as such of images: one for each tap along the depth, whose sums are added up.

    %r = linalg.conv_3d_ncdhw_fcdhw ins(%x, %w)

becomes, of the volume as images (n d)chw and for each tap k along the depth, a linalg.conv_2d_nchw_fchw of those images
that the tap sees by the filters of the tap, from what the taps before it have summed up.
"""

from __future__ import annotations

from math import prod
from typing import Any

from dynmlir.bindings import arith, cf, ir, linalg, tensor
from dynmlir.dialect.core import index, zero_of
from dynmlir.dialect.values import sizes
from dynmlir.forming.channels_last import turned
from dynmlir.forming.generics import added

CONVOLUTION = "linalg.conv_3d_ncdhw_fcdhw"
_DEPTH, _RANK = 2, 5
#: The batch and the depth of a volume side by side, before its channels; and back.
_IMAGES = [0, 2, 1, 3, 4]
#: Taps along the depth at most.
_MOST = 16
_UNKNOWN = ir.ShapedType.get_dynamic_size()


def split_depth(op: Any) -> None:
    """Replaces a convolution of a volume by those of its images, where its taps along the depth are stated."""
    volume, weights, start = op.operands
    taps = weights.type.shape[_DEPTH]
    if not weights.type.has_static_shape or not 0 < taps <= _MOST:
        return
    with ir.InsertionPoint(op), op.location:
        result = _result(op, volume, weights, start)
    op.results[0].replace_all_uses_with(result)
    op.operation.erase()


def _numbers(op: Any, name: str) -> list[int]:
    stated = op.attributes.get(name)
    return [1] * (_RANK - _DEPTH) if stated is None else [int(each) for each in ir.DenseIntElementsAttr(stated)]


def _result(op: Any, volume: ir.Value, weights: ir.Value, start: ir.Value) -> ir.Value:
    """What replaces the result; built at the insertion point."""
    (stride, *strides), (dilation, *dilations) = _numbers(op, "strides"), _numbers(op, "dilations")
    kind, ends = op.results[0].type, sizes(start)
    images, depths = turned(volume, _IMAGES), ends[_DEPTH]
    _require(sizes(volume)[_DEPTH], depths, stride, (weights.type.shape[_DEPTH] - 1) * dilation)
    extents = [_product(ends[0], depths), ends[1], *ends[_DEPTH + 1 :]]
    total = linalg.fill(zero_of(kind.element_type), outs=[tensor.empty(extents, kind.element_type)])
    for tap in range(weights.type.shape[_DEPTH]):
        seen = _images(images, tap * dilation, depths, stride)
        total = linalg.conv_2d_nchw_fchw(
            seen, _filters(weights, tap), outs=[total], strides=strides, dilations=dilations
        )
    apart = [ends[d] for d in _IMAGES]
    dynamic, shape = [size for size in apart if isinstance(size, ir.Value)], [_stated(size) for size in apart]
    grown = ir.RankedTensorType.get(shape, kind.element_type)
    return added(start, turned(tensor.expand_shape(grown, total, [[0, 1], [2], [3], [4]], dynamic, shape), _IMAGES))


def _require(depth: Any, number: Any, stride: int, behind: int) -> None:
    """Stops a call in which a result has more images than the taps, the last so far behind, see of a volume."""
    if isinstance(depth, int) and isinstance(number, int):
        return
    given, taken = (each if isinstance(each, ir.Value) else index(each) for each in (depth, number))
    last = arith.addi(arith.muli(arith.subi(taken, index(1)), index(stride)), index(behind))
    inside = arith.cmpi(arith.CmpIPredicate.slt, last, given)
    nothing = arith.cmpi(arith.CmpIPredicate.eq, taken, index(0))
    cf.assert_(arith.ori(inside, nothing), "conv_3d: the result is deeper than the volume gives")


def _images(images: ir.Value, first: int, number: Any, step: int) -> ir.Value:
    """So many of the images of each volume, one behind another."""
    extents = sizes(images)
    extents[1] = number
    shape = [_stated(size) for size in extents]
    dynamic = [size for size in extents if isinstance(size, ir.Value)]
    kind = ir.RankedTensorType.get(shape, images.type.element_type)
    offsets, steps = [0, first, 0, 0, 0], [1, step, 1, 1, 1]
    part = tensor.extract_slice(kind, images, [], dynamic, [], offsets, shape, steps)
    merged = [_UNKNOWN if _UNKNOWN in shape[:2] else prod(shape[:2]), *shape[2:]]
    groups = [[0, 1], [2], [3], [4]]
    return tensor.collapse_shape(ir.RankedTensorType.get(merged, images.type.element_type), part, groups)


def _filters(weights: ir.Value, tap: int) -> ir.Value:
    """Those of one tap along the depth."""
    shape = list(weights.type.shape)
    kept = [size for d, size in enumerate(shape) if d != _DEPTH]
    shape[_DEPTH] = 1
    kind = ir.RankedTensorType.get(kept, weights.type.element_type)
    return tensor.extract_slice(kind, weights, [], [], [], [0, 0, tap, 0, 0], shape, [1] * _RANK)


def _stated(size: Any) -> int:
    return _UNKNOWN if isinstance(size, ir.Value) else int(size)


def _product(*numbers: Any) -> Any:
    left, right = numbers
    if all(isinstance(number, int) for number in numbers):
        return left * right
    return arith.muli(*(each if isinstance(each, ir.Value) else index(each) for each in numbers))
