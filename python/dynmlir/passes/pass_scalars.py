"""dynmlir-pass-scalars: generics that are left to IREE take scalars as operands, not from around their regions."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import ops_named
from dynmlir.forming.scalars import captured_scalars, read_tensors, take_as_operands
from dynmlir.passes.base import Pass, PassContext, register_pass


@register_pass
class PassScalars(Pass):
    """Assumes a CPU. Leaves constants where they are, and tensors that a region reads from."""

    name = "dynmlir-pass-scalars"
    summary = "make numbers that regions of linalg.generic take from around them operands, as IREE can compile"
    description = """\
Before:
  %y = linalg.generic {...} ins(%x : tensor<?x?xf32>) outs(...) {
  ^bb0(%e: f32, %o: f32):
    %s = arith.mulf %e, %scale : f32                                    // an argument of the function, say
After:
  %y = linalg.generic {..., affine_map<(d0, d1) -> ()>, ...} ins(%x, %scale : tensor<?x?xf32>, f32) outs(...) {
  ^bb0(%e: f32, %c: f32, %o: f32):
    %s = arith.mulf %e, %c : f32

Where such an op is read by a reduction whose length is unknown, as a softmax is, IREE 3.13 gives a function a stack of
2^58 bytes at its best general setting, and refuses it. An index is passed as an i64: it crashes on operands of type
index. A number that is extracted from a tensor of no dimension is read there: otherwise the host waits for it, in the
midst of a model whose scales are of the call, as those of DynamicQuantizeLinear are."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for op in ops_named(module, "linalg.generic", outside="dynmlir.template"):
            made = read_tensors(op, captured_scalars(op))
            if scalars := captured_scalars(made):
                take_as_operands(made, scalars)
