"""dynmlir-expand-log10: decimal logarithms by way of natural ones."""

from __future__ import annotations

import math
from typing import Any

from dynmlir.bindings import arith, ir
from dynmlir.dialect.core import ops_named
from dynmlir.forming.scalars import compute_wide
from dynmlir.passes.base import Pass, PassContext, register_pass


@register_pass
class ExpandLog10(Pass):
    """Leaves tensors and vectors as a whole alone."""

    name = "dynmlir-expand-log10"
    summary = "let a decimal logarithm be a multiple of the natural one, as there is code for"
    description = """\
Before:
  %y = math.log10 %x : f32
After:
  %n = math.log %x : f32
  %y = arith.mulf %n, 0.434294482 : f32

Of the first LLVM makes a call of a function that IREE 3.13 does not have: its linker refuses the module. f16 and bf16
are logarithms of f32, rounded once."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for op in ops_named(module, "math.log10"):
            if isinstance(op.results[0].type, ir.FloatType):
                compute_wide(op, _of_natural)


def _of_natural(value: ir.Value) -> ir.Value:
    natural = ir.Operation.create("math.log", [value.type], [value]).results[0]
    return arith.mulf(natural, arith.constant(value.type, ir.FloatAttr.get(value.type, 1 / math.log(10))))
