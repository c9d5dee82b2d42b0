"""dynmlir-part-crossed: what is reduced and read by rows and by columns, or whole and in part, is read from memory."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.forming.parts import is_crossed, is_shared_in_part, part
from dynmlir.passes.base import Pass, PassContext, register_pass


@register_pass
class PartCrossed(Pass):
    """Leaves alone what every reader reads along one way, and what is in templates."""

    name = "dynmlir-part-crossed"
    summary = "keep IREE from fusing a reduction with what reads it by rows and by columns, which it gets wrong"
    description = """\
Before:
  %d = linalg.generic {addf} ins(%a : tensor<?x?xf32>) outs(... : tensor<?xf32>)
  %r = linalg.generic {indexing_maps = [(i, j) -> (i), (i, j) -> (i, j), (i, j) -> (j), ...]} ins(%d, %a, %d : ...)
After:
  %d = linalg.generic {addf} ...
  %b = util.optimization_barrier %d : tensor<?xf32>
  %t = flow.tensor.tie_shape %b : tensor<?xf32>{%n}
  %r = linalg.generic {...} ins(%t, %a, %t : ...)

IREE 3.13 makes one dispatch of both, in which a tile has the sums of its rows alone, and reads those as the sums of its
columns: distances, correlations and normalised adjacencies of 16 rows and more are wrong. Through reshapes and
element-wise ops, too. So it does of what one op reads at a stated place, as the columns of a grid of places, and
another as a whole: the dispatch writes what is read at that place alone."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        found: list[Any] = []

        def note(op: Any) -> ir.WalkResult:
            if op.name.startswith("linalg.") and (is_crossed(op) or is_shared_in_part(op)):
                found.append(op)
            is_closed = op.name in ("dynmlir.template", "dynmlir.library") or op.name.startswith("linalg.")
            return ir.WalkResult.SKIP if is_closed else ir.WalkResult.ADVANCE

        module.operation.walk(note, ir.WalkOrder.PRE_ORDER)
        if found:
            module.context.allow_unregistered_dialects = True
        for op in found:
            part(op)
