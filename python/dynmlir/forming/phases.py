"""Transposed convolutions without the zeros that importers put between the elements of an image.

    %z = tensor.insert_slice %x into (zeros)[0, 0, 2, 2] [...] [1, 1, 2, 2]
    %r = linalg.conv_2d_nchw_fchw ins(%z, %w)

becomes a convolution of %x with every other row and column of %w for each of them, and their results side by side.

Of s elements of a result side by side each reads other ones of a filter, and those the same elements of the image: its
phase. Element s q + r of the result is the sum over t of w[o - r + s t] x[q + t], where o zeros stand before the image.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, TypeAlias

from dynmlir.bindings import arith, cf, ir, linalg, tensor
from dynmlir.dialect.core import index, zero_of
from dynmlir.dialect.strided import Number, slice_numbers
from dynmlir.dialect.values import constant_of, is_zero, made_by, sizes
from dynmlir.forming.generics import added, mapped_generic

#: By the name of a convolution, its builder.
CONVOLUTIONS = {
    "linalg.conv_1d_ncw_fcw": linalg.conv_1d_ncw_fcw,
    "linalg.conv_2d_nchw_fchw": linalg.conv_2d_nchw_fchw,
    "linalg.conv_3d_ncdhw_fcdhw": linalg.conv_3d_ncdhw_fcdhw,
}
#: Dimensions before those of the image itself: the batch, and channels or filters.
_BEFORE = 2
#: Phases that are computed side by side at most.
_MOST = 16
#: A number of sizes: what each counts, and 1 under None.
_Linear: TypeAlias = dict[tuple[ir.Value, int] | None, int]


@dataclass(frozen=True)
class _Axis:
    """One dimension of the image: its elements, so many places apart, in zeros; and taps of the filter."""

    step: int
    before: int
    """Zeros before the first element."""
    taps: int
    more: int
    """Elements of the result of one element of the image; of each further one there are `step` more."""

    @property
    def blocks(self) -> int:
        """What the number of blocks of `step` elements, which the result has, is more than the image has elements."""
        return -(-self.more // self.step) - 1

    def reads(self, phase: int) -> range:
        """Elements of the image beside that of its block which a phase reads, each by one tap."""
        return range(-((self.before - phase) // self.step), (self.taps - 1 + phase - self.before) // self.step + 1)

    def first_tap(self, phase: int) -> int:
        return self.before - phase + self.step * self.reads(phase).start

    def pads(self, phase: int) -> tuple[int, int]:
        """What an image is padded by before and behind, so that a phase has a result for each block."""
        return -self.reads(phase).start, self.blocks + self.reads(phase).stop - 1


def split_phases(op: Any) -> None:
    """Replaces a convolution of an image with zeros between its elements by those of its phases, where they fit."""
    found = _axes(op)
    if found is None:
        return
    image, axes = found
    with ir.InsertionPoint(op), op.location:
        result = _result(op, image, axes)
    op.results[0].replace_all_uses_with(result)
    op.operation.erase()


def _axes(op: Any) -> tuple[ir.Value, list[_Axis]] | None:
    """The image without zeros, and its dimensions; None where the convolution is another one."""
    spread, weights = made_by(op.operands[0], "tensor.insert_slice"), op.operands[1].type
    steps_of = [op.attributes[name] for name in ("strides", "dilations") if name in op.attributes]
    if spread is None or not weights.has_static_shape or any(x != 1 for of in steps_of for x in _numbers(of)):
        return None
    image, zeros = list(spread.operands)[:2]
    fill = made_by(zeros, "linalg.fill")
    starts, lengths, steps = slice_numbers(spread)
    known = [each for each in (*starts, *steps) if isinstance(each, int)]
    if fill is None or not is_zero(fill.operands[0]) or len(known) < 2 * len(starts) or image.type.rank != len(starts):
        return None
    axes = []
    for d in range(image.type.rank):
        more = _constant(_size(zeros, d), _size(image, d), known[len(starts) + d])
        if more is None or _less(_number(lengths[d]), _size(image, d)) != {}:
            return None
        axes.append(_Axis(known[len(starts) + d], known[d], weights.shape[d] if d >= _BEFORE else 1, more))
    if any(axis != _Axis(1, 0, 1, 1) for axis in axes[:_BEFORE]):
        return None
    axes = [_Axis(a.step, a.before, a.taps, a.more - a.taps + 1) for a in axes[_BEFORE:]]
    return (image, axes) if _fit(axes) else None


def _fit(axes: Sequence[_Axis]) -> bool:
    """Whether there are zeros between elements, not too many, and no phase reads less than all of the image."""
    number = math.prod(axis.step for axis in axes)
    read = [(axis, phase) for axis in axes for phase in range(axis.step) if axis.reads(phase)]
    return 1 < number <= _MOST and all(a.more > 0 for a in axes) and all(min(a.pads(phase)) >= 0 for a, phase in read)


def _numbers(of: Any) -> list[int]:
    return [int(each) for each in ir.DenseIntElementsAttr(of)]


def _result(op: Any, image: ir.Value, axes: Sequence[_Axis]) -> ir.Value:
    """What replaces the result of a convolution; built at the insertion point."""
    start, kind = op.operands[2], op.results[0].type
    blocks = [_sum(size, axis.blocks) for size, axis in zip(sizes(image)[_BEFORE:], axes, strict=True)]
    extents = [sizes(image)[0], kind.shape[1], *blocks]
    made = {
        phase: _phase(op, image, axes, phase, extents)
        for phase in product(*(range(axis.step) for axis in axes))
        if all(axis.reads(r) for axis, r in zip(axes, phase, strict=True))
    }
    whole = _side_by_side(made, axes, extents, kind.element_type)
    if any(axis.more % axis.step for axis in axes):
        ends, ones = sizes(start), [1] * kind.rank
        _require(ends[_BEFORE:], blocks, axes)
        mark = ir.ShapedType.get_dynamic_size()
        stated = [mark if isinstance(end, ir.Value) else end for end in ends]
        dynamic = [end for end in ends if isinstance(end, ir.Value)]
        cut = ir.RankedTensorType.get(kind.shape, kind.element_type)
        whole = tensor.extract_slice(cut, whole, [], dynamic, [], [0] * kind.rank, stated, ones)
    return added(start, whole)


def _require(ends: Sequence[Any], blocks: Sequence[Any], axes: Sequence[_Axis]) -> None:
    """Stops a call in which a result is larger than the blocks that are computed of it."""
    for end, number, axis in zip(ends, blocks, axes, strict=True):
        if isinstance(end, ir.Value):
            given = number if isinstance(number, ir.Value) else index(number)
            inside = arith.cmpi(arith.CmpIPredicate.sle, end, arith.muli(given, index(axis.step)))
            cf.assert_(inside, "transposed convolution: the result is larger than the image gives")


def _phase(op: Any, image: ir.Value, axes: Sequence[_Axis], phase: Sequence[int], extents: Sequence[Any]) -> ir.Value:
    """The elements of a result at one place of each block."""
    weights, element = op.operands[1], op.results[0].type.element_type
    each = list(zip(axes, phase, strict=True))
    shape = [*weights.type.shape[:_BEFORE], *(len(axis.reads(r)) for axis, r in each)]
    taps = tensor.extract_slice(
        ir.RankedTensorType.get(shape, weights.type.element_type),
        *(weights, [], [], []),
        [0] * _BEFORE + [axis.first_tap(r) for axis, r in each],
        shape,
        [1] * _BEFORE + [axis.step for axis in axes],
    )
    around = [(0, 0)] * _BEFORE + [axis.pads(r) for axis, r in each]
    memory = linalg.fill(zero_of(element), outs=[tensor.empty(list(extents), element)])
    return CONVOLUTIONS[op.operation.name](_padded(image, around), taps, outs=[memory])


def _padded(image: ir.Value, around: Sequence[tuple[int, int]]) -> ir.Value:
    """An image with zeros around it."""
    if not any(map(any, around)):
        return image
    kind = image.type
    mark = ir.ShapedType.get_dynamic_size()
    shape = [mark if kind.is_dynamic_dim(d) else kind.get_dim_size(d) + sum(around[d]) for d in range(kind.rank)]
    attributes = {
        "static_low": ir.DenseI64ArrayAttr.get([low for low, _ in around]),
        "static_high": ir.DenseI64ArrayAttr.get([high for _, high in around]),
        "operandSegmentSizes": ir.DenseI32ArrayAttr.get([1, 0, 0]),
    }
    zero, padded = zero_of(kind.element_type), ir.RankedTensorType.get(shape, kind.element_type)
    made = ir.Operation.create("tensor.pad", [padded], [image], attributes, regions=1)
    places = [ir.IndexType.get()] * kind.rank
    with ir.InsertionPoint(made.regions[0].blocks.append(*places, arg_locs=[made.location] * kind.rank)):
        ir.Operation.create("tensor.yield", operands=[zero])
    return made.results[0]


def _side_by_side(
    made: Mapping[tuple[int, ...], ir.Value], axes: Sequence[_Axis], extents: Sequence[Any], element: ir.Type
) -> ir.Value:
    """Blocks of the elements of all phases; zero where nothing is read for one."""
    steps, zero = [axis.step for axis in axes], zero_of(element)
    rank = _BEFORE + 2 * len(axes)
    dims = [ir.AffineDimExpr.get(d) for d in range(rank)]
    block = ir.AffineMap.get(rank, 0, [*dims[:_BEFORE], *dims[_BEFORE::2]])
    order = list(made)

    def body(*elements: ir.Value) -> ir.Value:
        of = dict(zip(order, elements, strict=False))
        within = [linalg.IndexOp(_BEFORE + 2 * axis + 1).result for axis in range(len(axes))]

        def chosen(phase: tuple[int, ...]) -> ir.Value:
            axis = len(axes) - 1 - len(phase)
            if axis < 0:
                return of.get(phase[::-1], zero)
            values = [chosen((*phase, r)) for r in range(steps[axis])]
            value = values[0]
            for r in range(1, len(values)):
                here = arith.cmpi(arith.CmpIPredicate.eq, within[axis], index(r))
                value = arith.select(here, values[r], value)
            return value

        return chosen(())

    parts = [each for extent, step in zip(extents[_BEFORE:], steps, strict=True) for each in (extent, step)]
    memory = tensor.empty([*extents[:_BEFORE], *parts], element)
    maps = [block] * len(order) + [ir.AffineMap.get_identity(rank)]
    blocks = mapped_generic([made[phase] for phase in order], memory, maps, body)
    groups = [[0], [1], *([_BEFORE + 2 * a, _BEFORE + 2 * a + 1] for a in range(len(axes)))]
    mark = ir.ShapedType.get_dynamic_size()
    shape = [mark if isinstance(extent, ir.Value) else extent for extent in extents]
    for a, step in enumerate(steps):
        shape[_BEFORE + a] *= 1 if shape[_BEFORE + a] == mark else step
    return tensor.collapse_shape(ir.RankedTensorType.get(shape, element), blocks, groups)


def _sum(size: Any, more: int) -> Any:
    if isinstance(size, int):
        return size + more
    return size if more == 0 else arith.addi(size, index(more))


def _constant(size: _Linear | None, of: _Linear | None, step: int) -> int | None:
    """How much a size is more than so many times one less than another; None where that is not known."""
    if size is None or of is None:
        return None
    left = _less(size, {key: step * count for key, count in of.items()})
    return None if left is None or left.keys() - {None} else left.get(None, 0) + step


def _less(left: _Linear | None, right: _Linear | None) -> _Linear | None:
    if left is None or right is None:
        return None
    counts = {key: left.get(key, 0) - right.get(key, 0) for key in (*left, *right)}
    return {key: count for key, count in counts.items() if count}


def _size(value: ir.Value, d: int) -> _Linear | None:
    """The size of a tensor along a dimension, by what makes it."""
    while value.type.is_dynamic_dim(d):
        made = made_by(value, "linalg.")
        into = made.operands[len(made.operands) - 1] if made is not None and len(made.results) == 1 else None
        if into is not None and into.type == value.type:
            value = into
        elif (empty := made_by(value, "tensor.empty")) is not None:
            return _number(empty.operands[sum(map(value.type.is_dynamic_dim, range(d)))])
        elif (cast := made_by(value, "tensor.cast")) is not None:
            value = cast.operands[0]
        else:
            return {(value, d): 1}
    return {None: value.type.get_dim_size(d)}


def _number(number: Number) -> _Linear | None:
    """A number by the sizes that it is computed from; None where they are not added and multiplied by constants."""
    if isinstance(number, int):
        return {None: number} if number else {}
    if not isinstance(number, ir.Value):
        return None
    if (constant := constant_of(number)) is not None:
        return _number(int(constant))
    if (cast := made_by(number, "arith.index_cast")) is not None:
        return _number(cast.operands[0])
    if (dim := made_by(number, "tensor.dim")) is not None:
        d = constant_of(dim.operands[1])
        return None if d is None else _size(dim.operands[0], int(d))
    made = made_by(number, "arith.addi", "arith.subi", "arith.muli")
    operands = [_number(each) for each in made.operands] if made is not None else []
    if made is None or any(each is None for each in operands):
        return None
    left, right = operands[0] or {}, operands[1] or {}
    if made.operation.name == "arith.muli":
        if right.keys() - {None}:
            left, right = right, left
        return None if right.keys() - {None} else _less({k: n * right.get(None, 0) for k, n in left.items()}, {})
    sign = 1 if made.operation.name == "arith.subi" else -1
    return _less(left, {key: sign * count for key, count in right.items()})
