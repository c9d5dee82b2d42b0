"""dynmlir-copy-overlaps: a part of a tensor that replaces another part of it is copied first."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import ops_named
from dynmlir.dialect.ownership import same_memory
from dynmlir.forming.parts import in_memory
from dynmlir.passes.base import Pass, PassContext, register_pass


@register_pass
class CopyOverlaps(Pass):
    """Does not look at where the parts are: what overlaps need not be known."""

    name = "dynmlir-copy-overlaps"
    summary = "copy parts of tensors before they replace others of the same"
    description = """\
Before:
  %s = tensor.extract_slice %x[1, 0] [%n, 4] [1, 1] : tensor<?x4xf32> to tensor<?x4xf32>
  %r = tensor.insert_slice %s into %x[0, 0] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x4xf32>
After:
  %b = util.optimization_barrier %s : tensor<?x4xf32>
  %c = flow.tensor.tie_shape %b : tensor<?x4xf32>{%n}
  %r = tensor.insert_slice %c into %x[0, 0] ...

IREE 3.13 copies one part onto the other where they lie, and a call then ends with "source and target ranges overlap
within the same buffer". The barrier is gone when the module is compiled."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for op in ops_named(module, "tensor.insert_slice", outside="dynmlir.template"):
            part, whole = op.operands[0], op.operands[1]
            if same_memory(part) & same_memory(whole):
                with ir.InsertionPoint(op), op.location:
                    op.operands[0] = in_memory(part)
