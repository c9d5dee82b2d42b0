"""Tensors that are pieces of larger ones: where their elements lie there.

    %k = tensor.extract_slice %cache[0, 0, 0, 0] [2, 12, %t, 64] [1, 1, 1, 1]
    %c = tensor.collapse_shape %k [[0, 1], [2], [3]] : tensor<2x12x?x64xf32> into tensor<24x?x64xf32>

The filled part of a key-value cache lies in %cache from its beginning, rows 64 elements apart, batches as far as those
of %cache: kernels that are told so read it there. Reshapes and transposes around the slice are seen through where the
piece is as regular behind them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from dynmlir.bindings import arith, ir
from dynmlir.dialect.core import index, size_of
from dynmlir.dialect.values import constant_of, made_by


@dataclass(frozen=True)
class Dim:
    """The size of a tensor along a dimension."""

    tensor: ir.Value
    dim: int


#: Ops whose results have sizes that their operands say, where none of their types does.
_SIZED = (
    "linalg.",
    "tensor.cast",
    "tensor.collapse_shape",
    "tensor.empty",
    "tensor.expand_shape",
    "tensor.extract_slice",
)

#: A number that is known, a value of an integer type, or a size that no value has been made for.
Number: TypeAlias = int | ir.Value | Dim


@dataclass(frozen=True)
class Product:
    """A product of a constant and other numbers."""

    constant: int = 1
    others: tuple[Dim | ir.Value, ...] = ()

    def times(self, number: Number) -> Product:
        """The product with one factor more, which may be a product itself."""
        number = resolved(number)
        if isinstance(number, int):
            return Product(self.constant * number, self.others)
        factors = _factors(number) if isinstance(number, ir.Value) else None
        if factors is None:
            return Product(self.constant, (*self.others, number))
        total = self
        for factor in factors:
            total = total.times(factor)
        return total

    def equals(self, other: Product) -> bool:
        """Whether both are known to be the same number."""
        left = list(other.others)
        for number in self.others:
            if number not in left:
                return False
            left.remove(number)
        return not left and self.constant == other.constant

    def build(self) -> ir.Value:
        """The product, at the current insertion point."""
        factors = [built(number) for number in self.others]
        if self.constant != 1 or not factors:
            factors.insert(0, index(self.constant))
        total, *rest = factors
        for factor in rest:
            total = arith.muli(total, factor)
        return total


@dataclass(frozen=True)
class Strided:
    """A tensor that is all of another or a piece of it.

    An element is as far behind the first of `parent` as the sum of `offset` and of its indices times `strides`, in
    elements. Its dimensions have `sizes`.
    """

    parent: ir.Value
    offset: tuple[Product, ...]
    strides: tuple[Product, ...]
    sizes: tuple[Number, ...]
    #: whether it is less than all of the larger one.
    is_piece: bool = False

    def build_offset(self) -> ir.Value:
        """The offset, at the current insertion point."""
        total = index(0)
        for product in self.offset:
            total = arith.addi(total, product.build())
        return total


def sliced(value: ir.Value) -> Strided | None:
    """Where a tensor lies that is a slice of another, seen through reshapes; None where it is none.

    The elements of its innermost dimension are neighbours.
    """
    view = _lies(value)
    return view if view.is_piece and view.strides and view.strides[-1].equals(Product()) else None


def sizes_of(value: ir.Value) -> tuple[Number, ...]:
    """The sizes of a tensor's dimensions, none of them made a value."""
    return tuple(resolved(Dim(value, d)) for d in range(value.type.rank))


def built(number: Number) -> ir.Value:
    """A number as a value of type index, at the current insertion point."""
    if isinstance(number, int):
        return index(number)
    if isinstance(number, Dim):
        return size_of(number.tensor, number.dim)
    return number if isinstance(number.type, ir.IndexType) else arith.index_cast(ir.IndexType.get(), number)


def resolved(number: Number) -> Number:
    """A number as far back as it can be followed: equal ones are then equal, if not all of them."""
    while (before := _before(number)) is not None:
        number = before
    return number


def _is_wide(value: ir.Value) -> bool:
    """Whether a value has as many bits as an index: what narrower ones are cast to or multiplied in may wrap."""
    return isinstance(value.type, ir.IndexType) or str(value.type) == "i64"


def _factors(value: ir.Value) -> list[Number] | None:
    """What a value is the product of; None where it is no product."""
    op = made_by(value, "arith.muli", "affine.apply")
    if op is None or not _is_wide(value):
        return None
    if op.operation.name == "arith.muli":
        return list(op.operands)
    mapping = ir.AffineMapAttr(op.attributes["map"]).value
    return _of_expression(mapping.results[0], list(op.operands), mapping.n_dims)


def _of_expression(expression: ir.AffineExpr, operands: Sequence[ir.Value], dims: int) -> list[Number] | None:
    if isinstance(expression, ir.AffineMulExpr):
        sides = [_of_expression(side, operands, dims) for side in (expression.lhs, expression.rhs)]
        return None if None in sides else [number for side in sides for number in side or ()]
    if isinstance(expression, ir.AffineConstantExpr):
        return [expression.value]
    if isinstance(expression, ir.AffineDimExpr):
        return [operands[expression.position]]
    return [operands[dims + expression.position]] if isinstance(expression, ir.AffineSymbolExpr) else None


def _before(number: Number) -> Number | None:
    """What a number is by the op that makes it; None where that says nothing."""
    if isinstance(number, int):
        return None
    if isinstance(number, Dim):
        return _size_before(number)
    if not _is_wide(number):
        return None
    constant, cast = constant_of(number), made_by(number, "arith.index_cast")
    if isinstance(constant, int):
        return constant
    if cast is not None and _is_wide(cast.operands[0]):
        return cast.operands[0]
    dim = made_by(number, "tensor.dim")
    place = constant_of(dim.operands[1]) if dim is not None else None
    if dim is None or not isinstance(place, int) or not _is_ranked(dim.operands[0]):
        return None
    return Dim(dim.operands[0], place)


def _size_before(size: Dim) -> Number | None:
    if not size.tensor.type.is_dynamic_dim(size.dim):
        return size.tensor.type.get_dim_size(size.dim)
    op = made_by(size.tensor, *_SIZED)
    if op is None:
        return None
    name = op.operation.name
    if name in ("linalg.pack", "linalg.unpack"):
        return None
    if name.startswith("linalg."):
        place = list(op.results).index(size.tensor)
        return Dim(op.operands[len(op.operands) - len(op.results) + place], size.dim)
    if name == "tensor.empty":
        dynamic = [d for d in range(size.tensor.type.rank) if size.tensor.type.is_dynamic_dim(d)]
        return op.operands[dynamic.index(size.dim)]
    if name == "tensor.cast":
        return Dim(op.operands[0], size.dim) if _is_ranked(op.operands[0]) else None
    if name == "tensor.expand_shape":
        return output_shape(op)[size.dim]
    if name == "tensor.collapse_shape":
        before = [Dim(op.operands[0], d) for d in groups_of(op)[size.dim]]
        long = [each for each in before if resolved(each) != 1]
        return long[0] if len(long) == 1 else None
    piece = _slice(op)
    return piece.sizes[size.dim] if piece is not None else None


def _is_ranked(value: ir.Value) -> bool:
    return isinstance(value.type, ir.RankedTensorType)


def groups_of(reshape: Any) -> list[list[int]]:
    """The dimensions of the larger shape that each of the smaller one is, of a tensor.expand_shape or its opposite."""
    return [[ir.IntegerAttr(d).value for d in ir.ArrayAttr(group)] for group in reshape.attributes["reassociation"]]


def output_shape(expand: Any) -> list[Number]:
    """The sizes that a tensor.expand_shape gives its result."""
    dynamic = iter(list(expand.operands)[1:])
    return _mixed(expand.attributes["static_output_shape"], dynamic, ir.ShapedType.get_dynamic_size())


def _mixed(static: ir.Attribute, dynamic: Iterator[ir.Value], mark: int) -> list[Number]:
    """Numbers of which the attribute states some, and operands are the others."""
    return [next(dynamic) if number == mark else number for number in ir.DenseI64ArrayAttr(static)]


@dataclass(frozen=True)
class _Slice:
    offsets: Sequence[Number]
    #: which dimensions of the source are dimensions of the result, and their sizes.
    kept: Sequence[int]
    sizes: Sequence[Number]


def slice_numbers(op: Any) -> tuple[list[Number], list[Number], list[Number]]:
    """Where a tensor.extract_slice or tensor.insert_slice begins along each dimension, its sizes and its steps."""
    tensors = 1 if op.operation.name == "tensor.extract_slice" else 2
    dynamic, mark = iter(list(op.operands)[tensors:]), ir.ShapedType.get_dynamic_stride_or_offset()
    offsets = _mixed(op.attributes["static_offsets"], dynamic, mark)
    sizes = _mixed(op.attributes["static_sizes"], dynamic, ir.ShapedType.get_dynamic_size())
    return offsets, sizes, _mixed(op.attributes["static_strides"], dynamic, mark)


def _slice(op: Any) -> _Slice | None:
    """A tensor.extract_slice of neighbours; None where it leaves elements out."""
    offsets, sizes, steps = slice_numbers(op)
    kept = _kept(sizes, list(op.results[0].type.shape))
    if kept is None or any(step != 1 for step in steps):
        return None
    return _Slice(offsets, kept, [sizes[d] for d in kept])


def _kept(sizes: Sequence[Number], shape: Sequence[int]) -> list[int] | None:
    """Which dimensions a result of this shape has: some of size 1 are left out, of which any may stand for any."""
    kept = list[int]()
    for d, size in enumerate(sizes):
        stated = size if isinstance(size, int) else ir.ShapedType.get_dynamic_size()
        if len(kept) < len(shape) and shape[len(kept)] == stated:
            kept.append(d)
        elif size != 1:
            return None
    return kept if len(kept) == len(shape) else None


def _lies(value: ir.Value) -> Strided:
    """Where a tensor lies: in itself, or in what it is made of by ops that only say where."""
    op = made_by(value, *_SEEN_THROUGH)
    view = _SEEN_THROUGH[op.operation.name](op) if op is not None else None
    return view if view is not None else _dense(value)


def _dense(value: ir.Value) -> Strided:
    sizes = sizes_of(value)
    strides = [Product()] * len(sizes)
    for d in reversed(range(len(sizes) - 1)):
        strides[d] = strides[d + 1].times(sizes[d + 1])
    return Strided(value, (), tuple(strides), sizes)


def _of_slice(op: Any) -> Strided | None:
    around, piece = _lies(op.operands[0]), _slice(op)
    if piece is None:
        return None
    moved = [stride.times(by) for by, stride in zip(piece.offsets, around.strides, strict=True) if resolved(by) != 0]
    strides = tuple(around.strides[d] for d in piece.kept)
    return Strided(around.parent, (*around.offset, *moved), strides, tuple(map(resolved, piece.sizes)), True)


def _expanded(op: Any) -> Strided | None:
    """None of a single element, which has no dimensions to part."""
    if not groups_of(op):
        return None
    view, sizes, strides = _lies(op.operands[0]), output_shape(op), list[Product]()
    for stride, group in zip(view.strides, groups_of(op), strict=True):
        inner = [stride]
        for d in reversed(group[1:]):
            inner.insert(0, inner[0].times(sizes[d]))
        strides += inner
    return replace(view, strides=tuple(strides), sizes=tuple(map(resolved, sizes)))


def _collapsed(op: Any) -> Strided | None:
    """None where neighbours of a group are not as far apart throughout."""
    view, strides = _lies(op.operands[0]), list[Product]()
    for group in groups_of(op):
        long = [d for d in group if view.sizes[d] != 1] or group[-1:]
        for outer, inner in zip(long, long[1:], strict=False):
            if not view.strides[outer].equals(view.strides[inner].times(view.sizes[inner])):
                return None
        strides.append(view.strides[long[-1]])
    return replace(view, strides=tuple(strides), sizes=sizes_of(op.results[0]))


def _transposed(op: Any) -> Strided:
    view, order = _lies(op.operands[0]), list(ir.DenseI64ArrayAttr(op.attributes["permutation"]))
    return replace(view, strides=tuple(view.strides[d] for d in order), sizes=tuple(view.sizes[d] for d in order))


_SEEN_THROUGH: dict[str, Callable[[Any], Strided | None]] = {
    "tensor.cast": lambda op: _lies(op.operands[0]) if _is_ranked(op.operands[0]) else None,
    "tensor.extract_slice": _of_slice,
    "tensor.expand_shape": _expanded,
    "tensor.collapse_shape": _collapsed,
    "linalg.transpose": _transposed,
}
