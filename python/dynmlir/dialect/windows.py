"""Windows over images: dimensions of an operand that a linalg op reads at `out * stride + tap * dilation`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dynmlir.bindings import ir, tensor
from dynmlir.dialect.values import is_zero, made_by
from dynmlir.kernels.convolution import Span


def is_windowed(affine_map: ir.AffineMap) -> bool:
    """Whether an operand is read along sums of loops."""
    return any(isinstance(result, ir.AffineAddExpr) for result in affine_map.results)


def convolves(op: Any) -> bool:
    """Whether a linalg.generic adds products of an image and weights, as they are or extended, to the result."""
    inside = [inner.operation for inner in op.regions[0].blocks[0].operations]
    names = [inner.name for inner in inside if inner.name not in _EXTENDS]
    return names in (["arith.mulf", "arith.addf", "linalg.yield"], ["arith.muli", "arith.addi", "linalg.yield"]) and (
        _is_sum(op.regions[0].blocks[0])
    )


#: What extends an element of an operand where it is multiplied.
_EXTENDS = ("arith.extf", "arith.extsi", "arith.extui")


def without_sign(op: Any) -> bool:
    """Whether a linalg op extends elements of its first operand without sign."""
    block = op.regions[0].blocks[0]
    users = [use.owner.operation.name for use in block.arguments[0].uses]
    return "arith.extui" in users


def _is_sum(block: ir.Block) -> bool:
    inside = [inner.operation for inner in block.operations]
    *extensions, product, total, last = inside
    wide = {each.results[0]: each.operands[0] for each in extensions if each.name in _EXTENDS}
    image, weights, before = block.arguments
    return (
        len(wide) == len(extensions)
        and {wide.get(factor, factor) for factor in product.operands} == {image, weights}
        and set(total.operands) == {before, product.results[0]}
        and last.operands[0] == total.results[0]
    )


def image_dims(affine_map: ir.AffineMap, c: Sequence[int]) -> list[int | Span]:
    """The dimensions of an image, whose result has the loops `c`; ValueError where one is neither loop nor window."""
    return [_dim(result, c) for result in affine_map.results]


def _dim(result: Any, c: Sequence[int]) -> int | Span:
    if isinstance(result, ir.AffineDimExpr):
        return result.position
    if not isinstance(result, ir.AffineAddExpr):
        raise ValueError("reads an operand along more than its loops")
    (first, by_first), (second, by_second) = _term(result.lhs), _term(result.rhs)
    if (first in c) == (second in c) or min(by_first, by_second) < 1:
        raise ValueError("reads an operand along more than an output and a window")
    if first in c:
        return Span(first, second, by_first, by_second)
    return Span(second, first, by_second, by_first)


def _term(expression: Any) -> tuple[int, int]:
    """(loop, factor)."""
    if isinstance(expression, ir.AffineDimExpr):
        return expression.position, 1
    if isinstance(expression, ir.AffineMulExpr) and isinstance(expression.lhs, ir.AffineDimExpr):
        factor = expression.rhs
        if isinstance(factor, ir.AffineConstantExpr):
            return expression.lhs.position, factor.value
    raise ValueError("reads an operand along more than its loops")


def sliced(value: ir.Value) -> ir.Value:
    """What a value is a slice of, or itself."""
    while (op := made_by(value, "tensor.extract_slice", "tensor.cast")) is not None:
        value = op.operands[0]
    return value


def pad_of(value: ir.Value) -> Any | None:
    """The tensor.pad by constant numbers of zeros that a value is, or a slice of; None if it is none."""
    made = made_by(sliced(value), "tensor.pad")
    if made is None:
        return None
    pad = made.operation
    static = [n for name in ("static_low", "static_high") for n in ir.DenseI64ArrayAttr(pad.attributes[name])]
    *_, last = pad.regions[0].blocks[0].operations
    by_zeros = is_zero(last.operation.operands[0])
    return pad if min(static, default=0) >= 0 and len(pad.operands) == 1 and by_zeros else None


def padding_of(value: ir.Value) -> list[tuple[int, int]]:
    """Zeros before and after each dimension of a value, which a tensor.pad made."""
    pad = pad_of(value)
    if pad is None:
        return [(0, 0)] * value.type.rank
    low, high = (list(ir.DenseI64ArrayAttr(pad.attributes[f"static_{side}"])) for side in ("low", "high"))
    return list(zip(low, high, strict=True))


def padded(pad: Any, image: ir.Value) -> ir.Value:
    """The zeros of a tensor.pad around another image of its source's rank, at the insertion point."""
    kind = pad.operands[0].type
    source = image if image.type == kind else tensor.cast(kind, image)
    return _pad_like(pad, source, list(range(kind.rank)))


def repadded(pad: Any, image: ir.Value, place: int) -> ir.Value:
    """The zeros of a tensor.pad around its source with dimensions `place` and the next one the other way round."""
    order = [*range(place), place + 1, place, *range(place + 2, image.type.rank)]
    return _pad_like(pad, image, order)


def _pad_like(pad: Any, source: ir.Value, order: Sequence[int]) -> ir.Value:
    """The zeros around dimensions of another source; `order`: which of the pad's own each is."""
    constant = list(pad.regions[0].blocks[0].operations)[-1].operation.operands[0].owner.operation
    zero, kind = constant.clone().results[0], pad.results[0].type
    sides = {side: list(ir.DenseI64ArrayAttr(pad.attributes[side])) for side in ("static_low", "static_high")}
    made = ir.Operation.create(
        "tensor.pad",
        results=[ir.RankedTensorType.get([kind.shape[d] for d in order], kind.element_type)],
        operands=[source],
        attributes={
            "operandSegmentSizes": pad.attributes["operandSegmentSizes"],
            **{side: ir.DenseI64ArrayAttr.get([sizes[d] for d in order]) for side, sizes in sides.items()},
        },
        regions=1,
    )
    index = ir.IndexType.get()
    block = made.regions[0].blocks.append(*[index] * source.type.rank, arg_locs=[made.location] * source.type.rank)
    with ir.InsertionPoint(block):
        ir.Operation.create("tensor.yield", operands=[zero])
    return made.results[0]


def apply(op: Any, operands: list[ir.Value]) -> ir.Value:
    """A linalg op on other operands, at the insertion point."""
    made = op.operation.clone()
    for place, operand in enumerate(operands):
        made.operands[place] = operand
    made.results[0].set_type(operands[-1].type)
    return made.results[0]
