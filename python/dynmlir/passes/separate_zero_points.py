"""dynmlir-separate-zero-points: a product of quantised numbers becomes one of bytes, and corrections behind it."""

from __future__ import annotations

from dataclasses import dataclass

from dynmlir.bindings import ir
from dynmlir.forming.channels_last import convolved_where_it_is_fast
from dynmlir.forming.constants import erase_unused
from dynmlir.forming.matches import candidates
from dynmlir.forming.quantized_convolutions import find_quantized_convolution
from dynmlir.forming.sinking import sink
from dynmlir.forming.zero_points import find_quantized, separate
from dynmlir.passes.base import Pass, PassContext, register_pass, static_too


@register_pass
class SeparateZeroPoints(Pass):
    """Assumes nothing; leaves every other op alone."""

    name = "dynmlir-separate-zero-points"
    summary = "turn products of quantised numbers into products of bytes and corrections by sums of rows and columns"
    description = """\
Before, as imports write it:
  %x = linalg.generic {subi} ins(%a as i32, %za) ...     %y = linalg.generic {subi} ins(%b as i32, %zb) ...
  %p = linalg.matmul ins(%x, %y : tensor<?x?xi32>, tensor<?x?xi32>) outs(%zeros : tensor<?x?xi64>)
  %c = linalg.generic {trunci} ins(%p) ...
After:
  %p = linalg.generic {muli, addi} ins(%a, %b : tensor<?x?xi8>, tensor<?x?xi8>) outs(... : tensor<?x?xi32>)
  %u, %v = zb * sums of the rows of A, za * (sums of the columns of B - K zb)
  %c = linalg.generic {subi, subi} ins(%p, %u, %v)                       // which templates take in as an epilogue

So do linalg.quantized_matmul and linalg.quantized_batch_matmul. The result is the same modulo 2^32. A B without sign is
read with its highest bit flipped, and a zero point of 128 less."""

    @dataclass(frozen=True)
    class Options:
        static: bool = static_too()

    def run(self, module: ir.Module, options: Options, context: PassContext) -> None:
        for op in candidates(module):
            found = find_quantized(op)
            convolution = None if found is not None else find_quantized_convolution(op, options.static)
            if found is not None:
                last = found.last.results[0]
                separate(found)
                erase_unused(last)
            elif convolution is not None:
                with ir.InsertionPoint(op), op.location:
                    made = convolved_where_it_is_fast(convolution)
                    op.results[0].replace_all_uses_with(made)
                erase_unused(op.results[0])
                if made.owner.operation.name == "linalg.transpose":
                    sink(made.owner.operation)
