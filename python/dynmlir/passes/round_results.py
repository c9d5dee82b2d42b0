"""dynmlir-round-results: a product in f32 that is rounded right behind becomes one with a narrower result."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.forming.matches import candidates
from dynmlir.forming.roundings import find_rounding, round_result
from dynmlir.passes.base import Pass, PassContext, register_pass


@register_pass
class RoundResults(Pass):
    """Assumes a target whose micro-kernels sum in f32 whatever they store: GPUs. Leaves every other op alone."""

    name = "dynmlir-round-results"
    summary = "let products of f16 and bf16 store what is rounded right behind them"
    description = """\
Before, as imports write a product of f16:
  %p = linalg.matmul ins(%a, %b : tensor<?x?xf16>, tensor<?x?xf16>) outs(%zeros : tensor<?x?xf32>)
  %c = linalg.generic {truncf} ins(%p : tensor<?x?xf32>) outs(... : tensor<?x?xf16>)
After:
  %c = linalg.matmul ins(%a, %b : tensor<?x?xf16>, tensor<?x?xf16>) outs(%zeros : tensor<?x?xf16>)

Micro-kernels of GPUs sum in f32 and round once, so that the result is the same. What follows in f16 is fused as ever.
A product that starts from anything but zeros, or whose f32 result is read elsewhere, stays as it is."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for op in candidates(module):
            found = find_rounding(op)
            if found is not None:
                round_result(found)
