"""dynmlir-part-starts: what a maximum of windows begins from is read from memory, or IREE adds it."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import linalg_ops
from dynmlir.forming.parts import part_start, starts_from_another
from dynmlir.passes.base import Pass, PassContext, register_pass


@register_pass
class PartStarts(Pass):
    """Leaves sums alone, and what begins from a fill or from what is in memory anyway."""

    name = "dynmlir-part-starts"
    summary = "keep IREE from adding what a maximum or minimum of windows, or a product of bits, begins from"
    description = """\
Before:
  %b = linalg.broadcast ins(%row : tensor<?xf32>) outs(%e : tensor<1x?x?x?xf32>) dimensions = [0, 1, 2]
  %r = linalg.pooling_nhwc_max ins(%x, %w : ...) outs(%b : tensor<1x?x?x?xf32>)
After:
  %b = linalg.broadcast ...
  %m = util.optimization_barrier %b : tensor<1x?x?x?xf32>
  %t = flow.tensor.tie_shape %m : tensor<1x?x?x?xf32>{%h, %w, %c}
  %r = linalg.pooling_nhwc_max ins(%x, %w : ...) outs(%t ...

IREE 3.13 takes whatever a linalg op makes there for a bias: it lets windows and contractions begin from zeros, and
adds it behind them, also where they are no sums."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        found = [op for op in linalg_ops(module) if starts_from_another(op)]
        if found:
            module.context.allow_unregistered_dialects = True
        for op in found:
            part_start(op)
