"""dynmlir-multiply-quantized: products of what is made of bytes, by a scale and a zero point, are products of bytes."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import ops_named
from dynmlir.forming.constants import erase_unused
from dynmlir.forming.dequantized import DEQUANTIZE, find_scaled, rounds_at_once, scaled_product
from dynmlir.forming.matches import candidates
from dynmlir.forming.quantizing import QUANTIZE, as_generic, round_in_fewer_ops
from dynmlir.forming.sinking import sink
from dynmlir.passes.base import Pass, PassContext, register_pass


@register_pass
class MultiplyQuantized(Pass):
    """Assumes a CPU with micro-kernels for bytes. Leaves alone what IREE's dequantize_affine does not make."""

    name = "dynmlir-multiply-quantized"
    summary = "let products of dequantised numbers be products of these numbers, scaled behind"
    description = """\
Before, as quantised models of ONNX and PyTorch are imported:
  %x = iree_linalg_ext.dequantize_affine(%a, %s, %za) ... : tensor<?x768xi8> -> tensor<?x768xf32>
  %y = iree_linalg_ext.dequantize_affine(%w, %scales) ... : tensor<768x1024xi8> -> tensor<768x1024xf32>
  %c = linalg.matmul ins(%x, %y) outs(%zeros : tensor<?x1024xf32>)
After:
  %p = linalg.generic {muli, addi} ins(%a, %w) outs(... : tensor<?x1024xi32>)
  %v = za * sums of the columns of %w
  %i = linalg.generic {subi} ins(%p, %v)
  %c = linalg.generic {sitofp, mulf} ins(%i, s * %scales)                     // which templates take in as an epilogue

Convolutions, too, and behind transposes, reshapes, pads of zeros and parts of what is made. Sums are exact in i32:
where so many products are summed up, or an unknown number, that they may not be, floats are multiplied; so they are
where a reduction goes over scales. A quantize_affine of one scale becomes a linalg.generic, in which an epilogue may
end; clamp(rint(x / s) + z), as DynamicQuantizeLinear is imported, is rounded by an addition."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        every = candidates(module) if ops_named(module, DEQUANTIZE) else []
        products = {op: found for op in every if (found := find_scaled(op)) is not None}
        at_once = {behind.op for found in products.values() if (behind := rounds_at_once(found)) is not None}
        for op in list(ops_named(module, QUANTIZE)):
            if op not in at_once:
                as_generic(op)
        for op in products:
            found = find_scaled(op)  # anew: what it reads may have been made since
            if found is None:
                continue
            before, behind = list(op.operands), rounds_at_once(found)
            with ir.InsertionPoint(op), op.location:
                made = scaled_product(found, behind)
            if behind is not None:
                behind.replace_with(made)
            op.results[0].replace_all_uses_with(made)
            op.erase()
            if made.owner.operation.name == "linalg.transpose":
                sink(made.owner.operation)
            for value in before:
                erase_unused(value)
        for op in list(ops_named(module, QUANTIZE)):
            as_generic(op)
        for op in ops_named(module, "linalg.generic", outside="dynmlir.template"):
            round_in_fewer_ops(op)
