"""dynmlir-cut-pads: a pad that takes off a tensor is a slice of it, and the pad of what is left."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import ops_named
from dynmlir.forming.pads import cut_pad
from dynmlir.passes.base import Pass, PassContext, register_pass

_FUNCTIONS = ("func.func", "util.func")


@register_pass
class CutPads(Pass):
    """Leaves pads alone that are known not to be negative."""

    name = "dynmlir-cut-pads"
    summary = "slice a tensor where a pad of it is negative, and pad what is left"
    description = """\
Before:
  %r = tensor.pad %x low[-1, 2] high[0, %n] { ... } : tensor<?x?xf32> to tensor<?x?xf32>
After:
  %s = tensor.extract_slice %x[1, 0] [%rows, %columns] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %r = tensor.pad %s low[0, 2] high[0, %m] { ... } : tensor<?x?xf32> to tensor<?x?xf32>

where %m is %n, but 0 if that is negative. IREE 3.13 copies all of %x to where the pad says, before and behind the
result's own memory. A call in which more is taken off than there is stops, and so does one in which a pad that is read
from a tensor is negative."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for function in module.body.operations:
            if function.operation.name in _FUNCTIONS:
                for pad in ops_named(function, "tensor.pad", outside="dynmlir.template"):
                    cut_pad(pad, function)
