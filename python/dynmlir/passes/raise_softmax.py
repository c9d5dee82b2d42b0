"""dynmlir-raise-softmax: maximum, exponentials, sum and quotients become linalg.softmax."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import ops_named
from dynmlir.forming.softmax import ZERO_ROWS, erase_unread, find_guarded, find_softmax, is_dispatched
from dynmlir.passes.base import Pass, PassContext, register_pass


@register_pass
class RaiseSoftmax(Pass):
    """Leaves what dynmlir-lower-softmax would leave as it is, and softmax whose exponentials are read elsewhere."""

    name = "dynmlir-raise-softmax"
    summary = "let softmax of f32 with a size unknown, as imports write it, be one op"
    description = """\
Before:
  %most = linalg.generic {maximumf} ins(%x : tensor<?x?xf32>) outs(... : tensor<?xf32>)
  %e = linalg.generic {subf, exp} ins(%x, %most : tensor<?x?xf32>, tensor<?xf32>) ...
  %s = linalg.generic {addf} ins(%e : tensor<?x?xf32>) outs(... : tensor<?xf32>)
  %r = linalg.generic {divf} ins(%e, %s : tensor<?x?xf32>, tensor<?xf32>) outs(%o : tensor<?x?xf32>)
After:
  %r = linalg.softmax dimension(1) ins(%x : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>)

What it is made of has one reader then, and may be the epilogue of a product. Where rows of nothing but -infinity are
made 0 behind it, as PyTorch writes attention behind a mask, the op says so: {dynmlir.zero_rows}."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        generics = ops_named(module, "linalg.generic", outside="dynmlir.template")
        for op in [op for op in generics if len(op.results) == 1 and find_softmax(op) is not None]:
            _raise(op)
        generics = ops_named(module, "linalg.generic", outside="dynmlir.template")
        guarded = [(op, find_guarded(op)) for op in generics if len(op.results) == 1]
        for op, softmax in [(op, softmax) for op, softmax in guarded if softmax is not None]:
            softmax.operation.attributes[ZERO_ROWS] = ir.UnitAttr.get()
            op.results[0].replace_all_uses_with(softmax.results[0])
            erase_unread(op.results[0])


def _raise(op: Any) -> None:
    kind, source = op.results[0].type, find_softmax(op)
    if source is None or source.type != kind or not is_dispatched(kind):
        return
    with ir.InsertionPoint(op), op.location:
        made = ir.Operation.create(
            "linalg.softmax",
            [kind],
            [source, op.operands[len(op.operands) - 1]],
            {"dimension": ir.IntegerAttr.get(ir.IntegerType.get_signless(64), kind.rank - 1)},
        ).results[0]
    op.results[0].replace_all_uses_with(made)
    erase_unread(op.results[0])
