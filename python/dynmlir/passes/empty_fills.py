"""dynmlir-empty-fills: what is filled with one number lies in memory of its own."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir, tensor
from dynmlir.dialect.core import ops_named
from dynmlir.dialect.values import sizes
from dynmlir.passes.base import Pass, PassContext, register_pass


@register_pass
class EmptyFills(Pass):
    """Leaves alone what is no argument of a function."""

    name = "dynmlir-empty-fills"
    summary = "let fills write into tensors of their own"
    description = """\
Before:
  %f = linalg.fill ins(%zero : f32) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
After:
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>

IREE 3.13 has no code for poolings and reductions from a fill of an argument of a function."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for function in module.body.operations:
            if function.operation.name == "func.func" and len(function.regions[0].blocks):
                entry = function.regions[0].blocks[0]
                for fill in ops_named(function, "linalg.fill", outside="dynmlir.template"):
                    into = fill.operands[1]
                    if into.owner == entry:
                        with ir.InsertionPoint(fill), fill.location:
                            fill.operands[1] = tensor.empty(sizes(into), into.type.element_type)
