"""dynmlir-part-gathered: what is read at given places, and summed up as products, is read from memory."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import ops_named
from dynmlir.forming.parts import is_gathered_for_products, part
from dynmlir.passes.base import Pass, PassContext, register_pass


@register_pass
class PartGathered(Pass):
    """Leaves gathers alone that are stored, or summed up as they are."""

    name = "dynmlir-part-gathered"
    summary = "keep IREE from fusing a gather with a sum of products of it, whose dispatch it refuses"
    description = """\
Before:
  %g = linalg.generic {tensor.extract %table} ins(%tokens : tensor<?x?xi64>) ...
  %p = linalg.generic {mulf} ins(%g, %mask : tensor<?x?x8xf32>, tensor<?x?xf32>) ...
  %s = linalg.generic {addf} ins(%p : tensor<?x?x8xf32>) outs(... : tensor<?x8xf32>)
After:
  %g = linalg.generic {tensor.extract %table} ...
  %b = util.optimization_barrier %g : tensor<?x?x8xf32>
  %t = flow.tensor.tie_shape %b : tensor<?x?x8xf32>{%m, %n}
  %p = linalg.generic {mulf} ins(%t, %mask ...

IREE 3.13 takes all three for one contraction, and puts a gathered tile of unknown sizes on the stack: "exceeded stack
allocation limit". So are embeddings averaged behind a mask."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        found = ops_named(module, "linalg.generic", outside="dynmlir.template")
        gathered = [op for op in found if is_gathered_for_products(op)]
        if gathered:
            module.context.allow_unregistered_dialects = True
        for op in gathered:
            part(op)
