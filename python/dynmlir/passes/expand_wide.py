"""dynmlir-expand-wide: functions of f64 by way of those that there is code for."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import ops_named
from dynmlir.forming.wide_math import FUNCTIONS
from dynmlir.passes.base import Pass, PassContext, register_pass


@register_pass
class ExpandWide(Pass):
    """Leaves tensors and vectors as a whole alone."""

    name = "dynmlir-expand-wide"
    summary = "let functions of f64 be made of exp, log, square roots and arithmetic"
    description = """\
Before:
  %y = math.tanh %x : f64
After:
  %a = math.absf %x : f64
  %e = math.exp (-2 * %a) ...
  %y = math.copysign ...

Of sines, arcs, tanh and logarithms to the base of 2 LLVM makes calls of functions that IREE 3.13 does not have: its
linker refuses the module. Of others (`expm1`, `log1p`, `sinh`, ...) its code loses what is small."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for name, function in FUNCTIONS.items():
            for op in ops_named(module, f"math.{name}"):
                if isinstance(op.results[0].type, ir.F64Type):
                    with ir.InsertionPoint(op), op.location:
                        op.results[0].replace_all_uses_with(function(*op.operands))
                    op.operation.erase()
