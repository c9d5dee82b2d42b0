"""dynmlir-part-reductions: a reduction that another reads, or a wider op beside others, is not fused with it."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import linalg_ops, ops_named
from dynmlir.forming.parts import is_chained, part, shared_beside_wider
from dynmlir.passes.base import Pass, PassContext, register_pass


@register_pass
class PartReductions(Pass):
    """Assumes a CPU. Leaves what dynmlir-lower-rows has made a dispatch of, and reductions of a few elements."""

    name = "dynmlir-part-reductions"
    summary = "keep IREE from fusing a reduction with another that reads it, which would take the square of its time"
    description = """\
Before:
  %s = linalg.generic {addf} ins(%x : tensor<?x?x?xf32>) outs(... : tensor<?xf32>)        // of the first and the last
  %d = linalg.generic {subf, mulf} ins(%x, %s : tensor<?x?x?xf32>, tensor<?xf32>) ...
  %q = linalg.generic {addf} ins(%d : tensor<?x?x?xf32>) outs(... : tensor<?xf32>)
After:
  %s = linalg.generic {addf} ...
  %b = util.optimization_barrier %s : tensor<?xf32>
  %t = flow.tensor.tie_shape %b : tensor<?xf32>{%n}
  %d = linalg.generic {subf, mulf} ins(%x, %t ...

IREE 3.13 makes one dispatch of both, in which each vector that the second brings together makes the first anew.

So it is with sums over several dimensions that an op on all elements reads, if something else reads them, too: IREE
makes one dispatch of two results, of which the wider has wrong sizes, and writes beyond it."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        found = ops_named(module, "linalg.generic", outside="dynmlir.template")
        chained = [op for op in found if is_chained(op)]
        module.context.allow_unregistered_dialects = True
        for op in chained:
            part(op)
        for op in linalg_ops(module):
            for shared in shared_beside_wider(op):
                part(shared)
