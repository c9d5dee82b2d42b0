"""dynmlir-separate-factors: what a sum of products makes of an element before it multiplies is an op of its own."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import ops_named
from dynmlir.forming.factors import separate_factors
from dynmlir.passes.base import Pass, PassContext, register_pass


@register_pass
class SeparateFactors(Pass):
    """Leaves sums of products of what is read, or of casts of it, alone."""

    name = "dynmlir-separate-factors"
    summary = "let sums of products multiply what they read"
    description = """\
Before:
  %r = linalg.generic {...} ins(%a, %b) outs(%c) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %e = math.exp %x : f32
    %p = arith.mulf %e, %y : f32
    ...
After:
  %e = linalg.generic {...} ins(%a) outs(...) { ... math.exp ... }
  %r = linalg.generic {...} ins(%e, %b) outs(%c) { ... arith.mulf ... }

IREE 3.13 takes the first for a product of %a and %b where it lays data out in tiles, and leaves the exponential out.
The second is a product for templates, and has one exponential for each element of %a, not for each of the result's
rows."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for op in ops_named(module, "linalg.generic", outside="dynmlir.template"):
            separate_factors(op)
