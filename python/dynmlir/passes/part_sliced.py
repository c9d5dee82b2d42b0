"""dynmlir-part-sliced: a part of rows that is reshaped is cut from memory."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import ops_named
from dynmlir.forming.parts import is_elementwise, part
from dynmlir.passes.base import Pass, PassContext, register_pass

_RESHAPES = ("tensor.collapse_shape", "tensor.expand_shape", "tensor.reshape")


@register_pass
class PartSliced(Pass):
    """Leaves slices alone that lie in memory as they are, and those of what is not computed element by element."""

    name = "dynmlir-part-sliced"
    summary = "keep IREE from fusing element-wise ops of reshaped tensors with slices that are reshaped behind them"
    description = """\
Before:
  %p = tensor.reshape %product ... : tensor<?x?x32xf32>
  %s = linalg.generic {addf} ins(%p, %x : ...)
  %t = tensor.extract_slice %s[0, 1, 0] [%b, %n, 32] [1, 1, 1]
  %i = tensor.reshape %t ... : tensor<?x?x?x32xf32>
After:
  %s = linalg.generic {addf} ins(%p, %x : ...)
  %m = util.optimization_barrier %s : tensor<?x?x32xf32>
  %t = tensor.extract_slice %m[0, 1, 0] [%b, %n, 32] [1, 1, 1]

IREE 3.13 slices the operands, flattens the slice, which is a copy, and then refuses its own dispatch: "restricted to
workgroup distributed contexts". So do vision transformers whose tokens, but the first, are an image again."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for cut in ops_named(module, "tensor.extract_slice", outside="dynmlir.template"):
            if _is_reshaped(cut) and not _lies_together(cut) and _is_of_reshapes(cut.operands[0]):
                module.context.allow_unregistered_dialects = True
                part(cut.operands[0].owner)


def _is_reshaped(cut: Any) -> bool:
    return any(use.owner.operation.name in _RESHAPES for use in cut.results[0].uses)


def _is_of_reshapes(value: ir.Value) -> bool:
    """Whether it is made element by element, of a reshaped tensor among others."""
    if isinstance(value, ir.BlockArgument) or not is_elementwise(value.owner):
        return False
    return any(not isinstance(of, ir.BlockArgument) and of.owner.name in _RESHAPES for of in value.owner.operands)


def _lies_together(cut: Any) -> bool:
    """Whether only the first dimension that is not 1 is cut: all else of the source is taken."""
    sizes, whole = list(cut.static_sizes), cut.operands[0].type
    behind = next((d + 1 for d, size in enumerate(sizes) if size != 1), len(sizes))
    return all(not whole.is_dynamic_dim(d) and whole.get_dim_size(d) == sizes[d] for d in range(behind, len(sizes)))
