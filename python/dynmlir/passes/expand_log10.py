"""dynmlir-expand-log10: decimal logarithms by way of natural ones."""

from __future__ import annotations

import math
from typing import Any

from dynmlir.bindings import arith, ir
from dynmlir.dialect.core import ops_named
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
                _expand(op)


def _expand(op: Any) -> None:
    value, kind = op.operands[0], op.results[0].type
    is_narrow = isinstance(kind, (ir.F16Type, ir.BF16Type))
    wide = ir.F32Type.get() if is_narrow else kind
    with ir.InsertionPoint(op), op.location:
        given = arith.extf(wide, value) if is_narrow else value
        natural = ir.Operation.create("math.log", [wide], [given]).results[0]
        made = arith.mulf(natural, arith.constant(wide, ir.FloatAttr.get(wide, 1 / math.log(10))))
        made = arith.truncf(kind, made) if is_narrow else made
    op.results[0].replace_all_uses_with(made)
    op.operation.erase()
