"""dynmlir-check-slices: slices of places and sizes that a caller states are looked at before they are read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from typing import Any

from dynmlir.bindings import arith, cf, ir
from dynmlir.dialect.core import index, ops_named, size_of, symbol_name
from dynmlir.dialect.strided import Number, built, groups_of, output_shape, slice_numbers
from dynmlir.forming.places import computed_places
from dynmlir.passes.base import Pass, PassContext, register_pass

#: By the name of an op, which operand has the slice.
_WHOLE = {"tensor.extract_slice": 0, "tensor.insert_slice": 1}
_COMPUTES = "arith."


@register_pass
class CheckSlices(Pass):
    """Leaves templates alone, and slices of no number that is an argument of their function."""

    name = "dynmlir-check-slices"
    summary = "stop a call in which a slice of places and sizes that it is given is not within its tensor"
    description = """\
Before:
  func.func @f(%x: tensor<?x8xf32>, %at: index) -> tensor<4x8xf32> {
    %s = tensor.extract_slice %x[%at, 0] [4, 8] [1, 1] : tensor<?x8xf32> to tensor<4x8xf32>
After:
    %inside = ... 0 <= %at, %at + 4 <= %rows ...
    cf.assert %inside, "f: a slice is not within dimension 0 of argument 0"
    %s = tensor.extract_slice ...

IREE 3.13 reads, or writes, whatever is there. So it does where sizes that a caller gives a tensor.expand_shape do not
have as many elements as there are, and where an image is made larger that has no pixels."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for function in module.body.operations:
            if function.operation.name == "func.func" and len(function.regions[0].blocks):
                for name, place in _WHOLE.items():
                    for op in ops_named(function, name, outside="dynmlir.template"):
                        _check(op, op.operands[place], function)
                for op in ops_named(function, "tensor.expand_shape", outside="dynmlir.template"):
                    _check_parts(op, function)
                for op in ops_named(function, "linalg.generic", outside="dynmlir.template"):
                    _check_read(op, function)


def _check_read(op: Any, function: Any) -> None:
    """Asserts that there is something along each dimension that is read where an op computes, if it makes anything."""
    for source, dim in computed_places(op.operation):
        if source.type.is_dynamic_dim(dim):
            with ir.InsertionPoint(op), op.location:
                zero, memory = index(0), op.operands[len(op.operands) - 1]
                empty = [arith.cmpi(arith.CmpIPredicate.eq, size_of(memory, d), zero) for d in range(memory.type.rank)]
                is_there = arith.cmpi(arith.CmpIPredicate.sgt, size_of(source, dim), zero)
                text = f"{symbol_name(function)}: dimension {dim} of {_called(source, function)} is 0, and is read"
                cf.assert_(reduce(arith.ori, empty, is_there), text)


def _check_parts(op: Any, function: Any) -> None:
    """Asserts that the sizes of which a caller says something have as many elements as the dimension that they part."""
    whole, numbers = op.operands[0], output_shape(op)
    for dim, group in enumerate(groups_of(op)):
        parts = [numbers[d] for d in group]
        if any(_is_given(number, function) for number in parts):
            with ir.InsertionPoint(op), op.location:
                made = [built(number) for number in parts]
                fits = arith.cmpi(arith.CmpIPredicate.eq, reduce(arith.muli, made), size_of(whole, dim))
                least = [arith.cmpi(arith.CmpIPredicate.sge, number, index(0)) for number in made]
                text = f"{symbol_name(function)}: the sizes do not part dimension {dim} of {_called(whole, function)}"
                cf.assert_(reduce(arith.andi, least, fits), text)


def _check(op: Any, whole: ir.Value, function: Any) -> None:
    """Asserts that a slice is within its tensor along each dimension of which the caller says something."""
    for dim, (start, size, step) in enumerate(zip(*slice_numbers(op), strict=True)):
        if any(_is_given(number, function) for number in (start, size, step)):
            with ir.InsertionPoint(op), op.location:
                inside = reduce(arith.andi, _conditions(start, size, step, size_of(whole, dim)))
                text = f"{symbol_name(function)}: a slice is not within dimension {dim} of {_called(whole, function)}"
                cf.assert_(inside, text)


def _called(whole: ir.Value, function: Any) -> str:
    if whole.owner != function.regions[0].blocks[0]:
        return "a tensor"
    return f"argument {ir.BlockArgument(whole).arg_number}"


def _conditions(start: Number, size: Number, step: Number, extent: ir.Value) -> Iterator[ir.Value]:
    """What holds where size elements, each step behind the one before, are within an extent; of none, where they begin.

    Numbers of a caller's are compared as they are: sums of them may wrap around.
    """
    first, count, zero = built(start), built(size), index(0)
    at_least, at_most = arith.CmpIPredicate.sge, arith.CmpIPredicate.sle
    yield arith.cmpi(at_least, first, zero)
    yield arith.cmpi(at_most, first, extent)
    yield arith.cmpi(at_least, count, zero)
    left = arith.subi(extent, first)
    if step == 1:
        yield arith.cmpi(at_most, count, left)
    else:
        step, one = built(step), index(1)
        yield arith.cmpi(at_least, step, one)
        yield arith.cmpi(at_most, count, arith.ceildivsi(left, arith.maxsi(step, one)))


def _is_given(number: Number, function: Any) -> bool:
    """Whether a number is computed of one that is an argument of the function."""
    left = [number] if isinstance(number, ir.Value) else []
    while left:
        value = left.pop()
        if isinstance(value.owner, ir.Block):
            if value.owner == function.regions[0].blocks[0]:
                return True
        elif value.owner.operation.name.startswith((_COMPUTES, "affine.")):
            left += value.owner.operation.operands
    return False
