"""dynmlir-slice-inserts: one element that is replaced is a slice."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir, tensor
from dynmlir.dialect.core import ops_named
from dynmlir.passes.base import Pass, PassContext, register_pass


@register_pass
class SliceInserts(Pass):
    """Leaves alone what is within the region of an op of linalg, where it is code and not a copy."""

    name = "dynmlir-slice-inserts"
    summary = "replace an element of a tensor as a slice of it"
    description = """\
Before:
  %r = tensor.insert %s into %x[%i, %j] : tensor<?x4xf32>
After:
  %e = tensor.from_elements %s : tensor<1x1xf32>
  %r = tensor.insert_slice %e into %x[%i, %j] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x4xf32>

IREE 3.13 fills from there on as many bytes as the element's end is from the tensor's beginning."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for op in ops_named(module, "tensor.insert", outside="dynmlir.template"):
            if not _within_linalg(op.operation):
                with ir.InsertionPoint(op), op.location:
                    op.results[0].replace_all_uses_with(_sliced(*op.operands))
                op.operation.erase()


def _within_linalg(op: Any) -> bool:
    parent = op.parent
    while parent is not None and not parent.name.startswith("linalg."):
        parent = parent.parent
    return parent is not None


def _sliced(element: ir.Value, into: ir.Value, *places: ir.Value) -> ir.Value:
    one = [1] * len(places)
    made = tensor.from_elements(ir.RankedTensorType.get(one, element.type), [element])
    unknown = [ir.ShapedType.get_dynamic_size()] * len(places)
    return tensor.insert_slice(made, into, places, [], [], unknown, one, one)
