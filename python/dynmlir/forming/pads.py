"""Pads that may be negative: what they take off a tensor, and what they add to the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from dynmlir.bindings import arith, cf, ir, tensor
from dynmlir.dialect.core import index, size_of, symbol_name
from dynmlir.dialect.values import constant_of, made_by
from dynmlir.forming.sizes import around

#: Of operands that are not negative, neither is what these make.
_KEEP = ("addi", "ceildivsi", "divsi", "divui", "floordivsi", "index_cast", "minsi", "muli", "remsi", "remui")
_UNKNOWN = ir.ShapedType.get_dynamic_size()
Size: TypeAlias = int | ir.Value


def cut_pad(pad: Any, function: Any) -> None:
    """Lets a tensor.pad in a function be one of a slice, where it may be negative; what is read must not be."""
    source, name = pad.operation.operands[0], symbol_name(function)
    sides = [(before, behind) for before, behind in (around(pad.operation, dim) for dim in range(source.type.rank))]
    with ir.InsertionPoint(pad), pad.location:
        for side in dict.fromkeys(
            each for pair in sides for each in pair if not isinstance(each, int) and _is_read(each)
        ):
            cf.assert_(arith.cmpi(arith.CmpIPredicate.sge, side, index(0)), f"{name}: a pad that is given is negative")
        if any(_may_be_negative(each) for pair in sides for each in pair):
            less = [(_cut(before), _cut(behind)) for before, behind in sides]
            more = [(_added(before), _added(behind)) for before, behind in sides]
            _replace(pad, _slice(source, less, name), more)


def _is_read(size: ir.Value) -> bool:
    """Whether it is read from a tensor; a slice for it would be one of each image that is padded so."""
    cast = made_by(size, "arith.index_cast")
    return made_by(size if cast is None else cast.operands[0], "tensor.extract") is not None


def _may_be_negative(size: Size) -> bool:
    number = size if isinstance(size, int) else constant_of(size)
    if number is not None:
        return number < 0
    if made_by(size, "tensor.dim") is not None or _is_read(size):
        return False
    if (most := made_by(size, "arith.maxsi")) is not None:
        return all(_may_be_negative(each) for each in most.operands)
    made = made_by(size, *(f"arith.{name}" for name in _KEEP))
    return made is None or any(_may_be_negative(each) for each in made.operands)


def _cut(side: Size) -> Size:
    """How much one side of a dimension loses."""
    if isinstance(side, int):
        return max(-side, 0)
    if not _may_be_negative(side):
        return 0
    return arith.maxsi(arith.subi(index(0), side), index(0))


def _added(side: Size) -> Size:
    """How much it gains."""
    if isinstance(side, int):
        return max(side, 0)
    return arith.maxsi(side, index(0)) if _may_be_negative(side) else side


def _slice(source: ir.Value, less: Sequence[tuple[Size, Size]], name: str) -> ir.Value:
    """What is left of a tensor, at the insertion point; an assertion that there is as much as is taken."""
    kind = source.type
    sizes: list[Size] = []
    for dim, (before, behind) in enumerate(less):
        own = size_of(source, dim) if kind.is_dynamic_dim(dim) else kind.get_dim_size(dim)
        message = f"{name}: more is cut off dimension {dim} of a tensor than there is"
        sizes.append(own if before == behind == 0 else _left(own, before, behind, message))
    offsets = [before for before, _ in less]
    (places, starts), (lengths, given) = _split(offsets), _split(sizes)
    piece = ir.RankedTensorType.get(lengths, kind.element_type, kind.encoding)
    return tensor.extract_slice(piece, source, starts, given, [], places, lengths, [1] * kind.rank)


def _split(sizes: Sequence[Size]) -> tuple[list[int], list[ir.Value]]:
    """Numbers, with a sign in the place of others, and those others, as ops of tensors have them."""
    stated = [each if isinstance(each, int) else _UNKNOWN for each in sizes]
    return stated, [each for each in sizes if not isinstance(each, int)]


def _left(own: Size, before: Size, behind: Size, message: str) -> Size:
    if isinstance(own, int) and isinstance(before, int) and isinstance(behind, int) and own >= before + behind:
        return own - before - behind
    whole, first, last = (index(each) if isinstance(each, int) else each for each in (own, before, behind))
    taken = arith.addi(first, last)
    cf.assert_(arith.cmpi(arith.CmpIPredicate.sle, taken, whole), message)
    return arith.subi(whole, taken)


def _replace(pad: Any, source: ir.Value, sides: Sequence[tuple[Size, Size]]) -> None:
    """Lets a tensor.pad be of another source with other sides; what lies around stays at its places."""
    (low, lows), (high, highs) = (_split([pair[place] for pair in sides]) for place in range(2))
    made = ir.Operation.create(
        "tensor.pad",
        results=[pad.results[0].type],
        operands=[source, *lows, *highs],
        attributes={
            "operandSegmentSizes": ir.DenseI32ArrayAttr.get([1, len(lows), len(highs)]),
            "static_low": ir.DenseI64ArrayAttr.get(low),
            "static_high": ir.DenseI64ArrayAttr.get(high),
        },
        regions=1,
    )
    pad.operation.regions[0].blocks[0].append_to(made.regions[0])
    pad.results[0].replace_all_uses_with(made.results[0])
    pad.operation.erase()
