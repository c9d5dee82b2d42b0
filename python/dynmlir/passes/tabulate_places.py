"""dynmlir-tabulate-places: what an op that reads at places computes of one loop is computed once, in front of it."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.convert import read_device
from dynmlir.dialect.core import first_named, ops_named
from dynmlir.forming.parts import part
from dynmlir.forming.tables import tables_of, tabulate
from dynmlir.passes.base import Pass, PassContext, register_pass

#: Of f32 in a vector, where no device says it.
_LANES = 8


@register_pass
class TabulatePlaces(Pass):
    """Assumes a CPU. Leaves ops that compute weights of none of their loops, or of one alone."""

    name = "dynmlir-tabulate-places"
    summary = "compute places and weights of interpolations once for each row and each column"
    description = """\
Before:
  %r = linalg.generic outs(%memory : tensor<?x?x?x64xf32>) {
    %h = linalg.index 1 : index
    ... %y, %u of %h; %x, %v of %w ...
    %e = tensor.extract %image[%n, %y, %x, %c] : tensor<?x?x?x64xf32>
    ...
  }
After:
  %of_h:2 = linalg.generic outs(... : tensor<?xi64>, tensor<?xf32>) {... %y, %u ...}
  %of_w:2 = linalg.generic outs(... : tensor<?xi64>, tensor<?xf32>) {... %x, %v ...}
  %r = linalg.generic ins(%of_h#1, %of_w#1) outs(%memory : tensor<?x?x?x64xf32>)
      attrs = {compilation_info = ...} {
    %y = tensor.extract %of_h#0[%h] : tensor<?xi64>
    %x = tensor.extract %of_w#0[%w] : tensor<?xi64>
    %e = tensor.extract %image[%n, %y, %x, %c] : tensor<?x?x?x64xf32>
    ...
  }

IREE 3.13 makes one loop of all, whose number it divides for each element, and computes the rest anew for each; and it
cuts rows of channels into vectors that it hands out one by one."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        ops = ops_named(module, "linalg.generic", outside="dynmlir.template")
        found = [(op.operation, tables) for op in ops if (tables := tables_of(op.operation))]
        if not found:
            return
        module.context.allow_unregistered_dialects = True
        device = first_named(module, "dynmlir.device")
        lanes = _LANES if device is None else read_device(device)["vector_bits"] // 32
        for op, tables in found:
            part(tabulate(op, tables, lanes))
