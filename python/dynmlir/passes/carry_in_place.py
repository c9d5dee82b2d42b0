"""dynmlir-carry-in-place: branches and loops hand on tensors that are theirs, and loops carry them where these lie."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import arith, ir, tensor
from dynmlir.dialect.core import ops_named, zero_of
from dynmlir.dialect.ownership import (
    HANDING_ON,
    Handing,
    handings,
    is_changed_again,
    is_handed_over,
    keeps_places,
    may_change,
)
from dynmlir.dialect.values import dynamic_sizes, sizes
from dynmlir.forming.generics import mapped_generic
from dynmlir.passes.base import Pass, PassContext, register_pass

#: Which operand of `tensor.insert_slice` has a part replaced.
_WHOLE = 1
#: What IREE calls the one device that a module is compiled for.
_DEVICE = "#hal.device.affinity<@__device_0>"


@register_pass
class CarryInPlace(Pass):
    """Whether a part is replaced in place is IREE's to decide still: where a tensor is read later it is copied."""

    name = "dynmlir-carry-in-place"
    summary = "let branches and loops hand on tensors of their own, and loops carry them in place"
    description = """\
Before:
  func.func @f(%x: tensor<?x4xf32>, %row: tensor<1x4xf32>, ...) -> tensor<?x4xf32> {
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x) -> (tensor<?x4xf32>) {
      %z = tensor.insert_slice %row into %y[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x4xf32>
      scf.yield %z : tensor<?x4xf32>
    }
After:
    %own = linalg.generic ... %x ...
    %t = flow.tensor.transfer %own : tensor<?x4xf32>{%m} to #hal.device.affinity<@__device_0>
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%y = %t) -> (tensor<?x4xf32>) { ... }

IREE 3.13 does not know on which device a tensor lies that a loop carries, so that each turn copies it to the only one.
And it replaces parts of what branches and loops give where these lie, also where that is the caller's memory, a
constant, or is read later: what is not theirs they get a copy of, if parts of it may be replaced."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for op in ops_named(module, "tensor.insert_slice", outside="dynmlir.template"):
            if is_changed_again(op.operation, op.operands[_WHOLE]):
                _replace(Handing(op.operation, _WHOLE, ()), _copied)
        found = [op for name in HANDING_ON for op in ops_named(module, name, outside="dynmlir.template")]
        for op in found:
            for handing in handings(op.operation):
                if _is_tensor(handing.value) and _may_change(handing) and not is_handed_over(handing):
                    _replace(handing, _copied)
        for op in found:
            for handing in handings(op.operation) if keeps_places(op.operation) else ():
                if _is_tensor(handing.value) and handing.op == op.operation:
                    _replace(handing, _placed)


def _is_tensor(value: ir.Value) -> bool:
    return isinstance(value.type, ir.RankedTensorType)


def _may_change(handing: Handing) -> bool:
    return any(map(may_change, (handing.value, *handing.to)))


def _replace(handing: Handing, make: Any) -> None:
    with ir.InsertionPoint(handing.op), handing.op.location:
        handing.op.operands[handing.place] = make(handing.value)


def _placed(value: ir.Value) -> ir.Value:
    """The value, on the device."""
    operands, on = [value, *dynamic_sizes(value)], {"target": ir.Attribute.parse(_DEVICE)}
    return ir.Operation.create("flow.tensor.transfer", [value.type], operands, attributes=on).results[0]


def _copied(value: ir.Value) -> ir.Value:
    """A copy that IREE takes for none: each element is chosen by what it does not know to be true."""
    kind = value.type
    into = tensor.empty(sizes(value), kind.element_type)
    if not isinstance(value, ir.BlockArgument) and value.owner.name == "tensor.empty":
        return into
    true = arith.constant(ir.IntegerType.get_signless(1), True)
    chosen = ir.Operation.create("util.optimization_barrier", [true.type], [true]).results[0]

    def choice(element: ir.Value, old: ir.Value) -> ir.Value:
        is_complex = isinstance(kind.element_type, ir.ComplexType)
        return arith.select(chosen, element, old if is_complex else zero_of(kind.element_type))

    return mapped_generic([value], into, [ir.AffineMap.get_identity(kind.rank)] * 2, choice)
