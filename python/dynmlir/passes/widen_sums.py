"""dynmlir-widen-sums: a product of f16 or bf16 into the same type becomes one into f32, which is rounded behind it."""

from __future__ import annotations

from dataclasses import dataclass

from dynmlir.bindings import ir
from dynmlir.forming.matches import candidates
from dynmlir.forming.widened import is_narrow, widen_sums
from dynmlir.passes.base import Pass, PassContext, register_pass, static_too


@register_pass
class WidenSums(Pass):
    """Assumes a target whose micro-kernels store what they sum: CPUs. Leaves every other op alone."""

    name = "dynmlir-widen-sums"
    summary = "let products of f16 and bf16 into their own type sum in f32, and round once"
    description = """\
Before:
  %c = linalg.matmul ins(%a, %b : tensor<?x?xf16>, tensor<?x?xf16>) outs(%zeros : tensor<?x?xf16>)
After:
  %p = linalg.matmul ins(%a, %b : tensor<?x?xf16>, tensor<?x?xf16>) outs(%f32_zeros : tensor<?x?xf32>)
  %c = linalg.generic {truncf} ins(%p : tensor<?x?xf32>) outs(... : tensor<?x?xf16>)

The rounding becomes the epilogue's. What the result starts from, if not zeros, is added before it is rounded.
dynmlir-round-results is the inverse, for GPUs."""

    @dataclass(frozen=True)
    class Options:
        static: bool = static_too()

    def run(self, module: ir.Module, options: Options, context: PassContext) -> None:
        for op in candidates(module):
            if is_narrow(op, options.static):
                widen_sums(op)
