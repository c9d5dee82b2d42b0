"""Which sizes of tensors are the same by what makes them, and which have to be at each call."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from dynmlir.bindings import arith, cf, ir, linalg
from dynmlir.dialect.core import index, size_of, symbol_name
from dynmlir.dialect.values import constant_of, made_by


@dataclass(frozen=True)
class Dimension:
    """One of a tensor."""

    value: ir.Value
    dim: int

    @property
    def argument(self) -> int | None:
        """Which argument of its function the tensor is; None where an op makes it."""
        return ir.BlockArgument(self.value).arg_number if isinstance(self.value.owner, ir.Block) else None

    @property
    def text(self) -> str:
        """What it is called in an error."""
        return f"dimension {self.dim} of " + ("a tensor" if self.argument is None else f"argument {self.argument}")


@dataclass(frozen=True, eq=False)
class Computed:
    """An operation on sizes; there is one object of each."""

    operation: tuple[Any, ...]
    of: tuple[Size, ...]


#: What a size comes from: a number, a dimension of a tensor of which nothing is known, another value, or an operation.
Size: TypeAlias = int | Dimension | ir.Value | Computed
_SUM = ("sum",)
#: Operations that are followed into one another, and so need Python's stack.
_MOST_DEEP = 100
#: An index is of 64 bits.
_WIDE = ("index", "i64")
_STATED = ("tensor.empty", "tensor.expand_shape", "tensor.extract_slice", "tensor.reshape")


class Origins:
    """What the sizes in a function come from; two of one origin are the same at every call."""

    def __init__(self) -> None:
        self._computed: dict[Any, Computed] = {}
        self._indices: dict[ir.Value, Size] = {}
        self._depth = 0

    def of(self, value: ir.Value, dim: int) -> Size:
        """The origin of the size of a tensor along a dimension."""
        while value.type.is_dynamic_dim(dim):
            if isinstance(value.owner, ir.Block):
                return Dimension(value, dim)
            op = value.owner.operation
            if op.name in _STATED:
                size = _stated(op, value.type, dim)
                return Dimension(value, dim) if size is None else self.of_index(size)
            if op.name == "tensor.concat" and ir.IntegerAttr(op.attributes["dim"]).value == dim:
                return self._sum([self.of(each, dim) for each in op.operands])
            if op.name == "tensor.pad":
                sides = (each if isinstance(each, int) else self.of_index(each) for each in around(op, dim))
                return self._sum([self.of(op.operands[0], dim), *sides])
            before = _carried(op, value, dim)
            if before is None:
                return Dimension(value, dim)
            value, dim = before
        return value.type.get_dim_size(dim)

    def of_index(self, value: ir.Value) -> Size:
        """The origin of a size that is computed; behind many operations the value itself."""
        if value not in self._indices:
            if self._depth > _MOST_DEEP:
                return value
            self._depth += 1
            self._indices[value] = self._of_index(value)
            self._depth -= 1
        return self._indices[value]

    def _of_index(self, value: ir.Value) -> Size:
        number = constant_of(value)
        if number is not None:
            return int(number)
        if (op := made_by(value, "tensor.dim")) is not None:
            dim = constant_of(op.operands[1])
            return value if dim is None else self.of(op.operands[0], int(dim))
        if (op := made_by(value, "arith.index_cast")) is not None and str(value.type) in _WIDE:
            return self.of_index(op.operands[0])
        if (op := made_by(value, "arith.addi")) is not None:
            return self._sum([self.of_index(each) for each in op.operands])
        if (op := made_by(value, "affine.apply")) is not None:
            mapped = ir.AffineMapAttr(op.attributes["map"]).value
            return self._affine(mapped.results[0], mapped.n_dims, [self.of_index(each) for each in op.operands])
        if (op := made_by(value, "arith.")) is not None and len(op.results) == 1:
            attributes = tuple(sorted((name, str(op.attributes[name])) for name in op.attributes))
            operation = (op.operation.name, str(value.type), *attributes)
            return self._compute(operation, [self.of_index(each) for each in op.operands])
        return value

    def _affine(self, expression: ir.AffineExpr, dims: int, operands: Sequence[Size]) -> Size:
        if isinstance(expression, ir.AffineConstantExpr):
            return expression.value
        if isinstance(expression, (ir.AffineDimExpr, ir.AffineSymbolExpr)):
            return operands[expression.position + (dims if isinstance(expression, ir.AffineSymbolExpr) else 0)]
        both = [self._affine(each, dims, operands) for each in (expression.lhs, expression.rhs)]
        is_sum = isinstance(expression, ir.AffineAddExpr)
        return self._sum(both) if is_sum else self._compute((type(expression).__name__,), both)

    def _sum(self, terms: Iterable[Size]) -> Size:
        """Of sizes, those that are sums themselves by their terms."""
        number, others = 0, []
        for term in terms:
            for each in term.of if isinstance(term, Computed) and term.operation == _SUM else (term,):
                if isinstance(each, int):
                    number += each
                else:
                    others.append(each)
        others = sorted(others, key=hash)
        if not others or (len(others) == 1 and not number):
            return others[0] if others else number
        return self._compute(_SUM, [*others, number] if number else others)

    def _compute(self, operation: tuple[Any, ...], of: Iterable[Size]) -> Computed:
        made = Computed(operation, tuple(of))
        return self._computed.setdefault((operation, made.of), made)


def _stated(op: Any, kind: Any, dim: int) -> ir.Value | None:
    """The operand of an op that is the size of its result along a dynamic dimension."""
    before = sum(kind.is_dynamic_dim(d) for d in range(dim))
    if op.name == "tensor.empty":
        return op.operands[before]
    if op.name == "tensor.expand_shape":
        return op.operands[1 + before]
    if op.name == "tensor.reshape":
        shape = made_by(op.operands[1], "tensor.from_elements")
        return None if shape is None else shape.operands[dim]
    _, offsets, sizes, _ = ir.DenseI32ArrayAttr(op.attributes["operandSegmentSizes"])
    dynamic = sum(kind.is_dynamic_dim(d) for d in range(kind.rank))
    return op.operands[1 + offsets + before] if sizes == dynamic else None  # none of unknown size is dropped


def around(pad: Any, dim: int) -> Iterator[int | ir.Value]:
    """What a tensor.pad adds before and behind a dimension."""
    _, low, _ = ir.DenseI32ArrayAttr(pad.attributes["operandSegmentSizes"])
    for name, first in (("static_low", 1), ("static_high", 1 + low)):
        stated = list(ir.DenseI64ArrayAttr(pad.attributes[name]))
        unknown = ir.ShapedType.get_dynamic_size()
        yield pad.operands[first + stated[:dim].count(unknown)] if stated[dim] == unknown else stated[dim]


def _carried(op: Any, value: ir.Value, dim: int) -> tuple[ir.Value, int] | None:
    """The tensor and the dimension that the result of an op has its size from."""
    if op.name in ("tensor.cast", "tensor.concat"):
        return op.operands[0], dim
    if op.name == "tensor.insert_slice":
        return op.operands[1], dim
    if op.name == "dynmlir.template":
        return op.operands[2], dim
    if op.name == "tensor.collapse_shape":
        group = [ir.IntegerAttr(d).value for d in ir.ArrayAttr(ir.ArrayAttr(op.attributes["reassociation"])[dim])]
        source = op.operands[0]
        wide = [d for d in group if source.type.is_dynamic_dim(d) or source.type.get_dim_size(d) != 1]
        return (source, wide[0]) if len(wide) == 1 else None
    if op.name.startswith("linalg."):
        results = [result for result in op.results if isinstance(result.type, ir.RankedTensorType)]
        return op.operands[len(op.operands) - len(results) + results.index(value)], dim
    return None


def alike(op: Any) -> Iterator[list[tuple[ir.Value, int]]]:
    """Of a linalg op or tensor.concat, by its loops, the dimensions of its operands that have one size.

    Dimensions that several loops read together, as a window and its place do, are none of them.
    """
    if op.name == "tensor.concat":
        apart = ir.IntegerAttr(op.attributes["dim"]).value
        for dim in range(op.results[0].type.rank):
            if dim != apart:
                yield [(each, dim) for each in op.operands]
        return
    maps = linalg.get_indexing_maps(op.opview) if op.name.startswith("linalg.") else None
    loops: dict[int, list[tuple[ir.Value, int]]] = {}
    for operand, attribute in zip(op.operands, maps or (), strict=False):
        if not isinstance(operand.type, ir.RankedTensorType):
            continue
        for dim, result in enumerate(ir.AffineMapAttr(attribute).value.results):
            if isinstance(result, ir.AffineDimExpr):
                loops.setdefault(result.position, []).append((operand, dim))
    yield from loops.values()


def extent_of(op: Any, loop: int) -> tuple[ir.Value, int] | None:
    """A tensor that a loop of a linalg op goes along, and its dimension."""
    for operand, attribute in zip(op.operands, linalg.get_indexing_maps(op.opview), strict=True):
        for dim, result in enumerate(ir.AffineMapAttr(attribute).value.results):
            if isinstance(result, ir.AffineDimExpr) and result.position == loop:
                return operand, dim
    return None


@dataclass(frozen=True)
class Agreement:
    """Two sizes that have to be the same, or of which the first is the most, each as an origin, and what has them."""

    first: Size
    second: Size
    operands: tuple[tuple[ir.Value, int], tuple[ir.Value, int]]
    at_most: bool = False

    @property
    def is_of_arguments(self) -> bool:
        """Whether nothing has to be computed to see whether they are the same."""
        return all(
            isinstance(size, int) or (isinstance(size, Dimension) and size.argument is not None)
            for size in (self.first, self.second)
        )

    @property
    def text(self) -> str:
        """What is wrong where they are not."""
        first, second = self.first, self.second
        if self.at_most:
            return f"{_said(first)} is more than {_said(second)}"
        if isinstance(first, int):
            first, second = second, first
        if isinstance(second, int):
            return f"{_said(first)} is not {second}"
        if isinstance(first, Computed) and isinstance(second, Computed) and _leaves(first) == _leaves(second):
            return f"two sizes{_computed_from(first)} have to agree, and differ"
        return f"{_said(first)} and {_said(second)} differ"

    def holds(self) -> ir.Value:
        """Whether it is so, asked where the insertion point is: an i1."""
        made = []
        for size, operand in zip((self.first, self.second), self.operands, strict=True):
            value, dim = (size.value, size.dim) if isinstance(size, Dimension) else operand
            made.append(index(size) if isinstance(size, int) else size_of(value, dim))
        return arith.cmpi(arith.CmpIPredicate.ule if self.at_most else arith.CmpIPredicate.eq, *made)

    def require(self, function: Any, op: Any) -> None:
        """Asserts it before an op reads; of arguments where the function begins, if the op is in no branch."""
        entry = function.regions[0].blocks[0]
        first = self.is_of_arguments and op.operation.block == entry
        place = ir.InsertionPoint.at_block_begin(entry) if first else ir.InsertionPoint(op)
        with place, op.location:
            cf.assert_(self.holds(), f"{symbol_name(function)}: {self.text}")


def _said(size: Size) -> str:
    if isinstance(size, (int, Dimension)):
        return size.text if isinstance(size, Dimension) else str(size)
    return f"a size{_computed_from(size)}"


def _computed_from(size: Size) -> str:
    leaves = _leaves(size)
    return " computed from " + " and ".join(leaves) if leaves else ""


def _leaves(size: Size) -> dict[str, None]:
    """The dimensions of arguments that a size is computed from, in their order."""
    found: dict[str, None] = {}
    seen: set[int] = set()
    left = [size]
    while left:
        each = left.pop()
        if isinstance(each, Dimension) and each.argument is not None:
            found[each.text] = None
        elif isinstance(each, Computed) and id(each) not in seen:
            seen.add(id(each))
            left += each.of
    return dict.fromkeys(sorted(found))
