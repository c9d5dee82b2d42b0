"""dynmlir-lower-gather: rows of a table by places, as embeddings are looked up, become a dispatch."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import ops_named
from dynmlir.dialect.values import are_beginnings
from dynmlir.forming.generics import maps_of, reduced_loops
from dynmlir.lowering.dispatched import add_generated, call_instead, generated, may_call
from dynmlir.lowering.gather import Gather, Way, host_text, rows_text
from dynmlir.passes.base import Pass, PassContext, register_pass

#: What is generated for all of a module.
_STEM = "dynmlir_gather"
_ELEMENTS = ("f16", "bf16", "f32", "f64", "i8", "i16", "i32", "i64")
_PLACES = ("i32", "i64")


@register_pass
class LowerGather(Pass):
    """Assumes a CPU. Leaves single elements, rows of several places, what is computed with; and functions of IREE's."""

    name = "dynmlir-lower-gather"
    summary = "let rows that are read by places be a dispatch that copies them"
    description = """\
Before:
  %r = linalg.generic {...} ins(%places : tensor<?xi64>) outs(... : tensor<?x64xf32>) {
    %p = arith.index_cast %place : i64 to index
    %c = linalg.index 1 : index
    %x = tensor.extract %table[%p, %c] : tensor<?x64xf32>
    linalg.yield %x : f32
  }
After:
  stream.executable private @dynmlir_gather_0_executable { ... }
  func.func private @dynmlir_gather_0(...) -> tensor<?x64xf32> { ... flow.dispatch ... }
  %r = func.call @dynmlir_gather_0(%places, %table, ...)

IREE 3.13 reads element by element, each at an address that it computes anew. What is outside of the table is 0, where
IREE reads whatever is there."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        ops = ops_named(module, "linalg.generic", outside="dynmlir.template")
        found = [(op, *made) for op in ops if (made := _gather(op.operation)) is not None and may_call(op)]
        if not found:
            return
        from dynmlir.backend.iree import to_generic

        names, text = generated(_STEM, [gather for _, gather, _ in found], rows_text, host_text)
        for op, gather, table in reversed(found):  # a table may be what one before has read
            call_instead(op, names[gather], [op.operands[0], table, op.operands[-1]])
        add_generated(module, to_generic(text))


def _gather(op: Any) -> tuple[Gather, ir.Value] | None:
    """The types of a gather of rows, and its table; None where an op is none that is lowered."""
    if len(op.results) != 1 or len(op.operands) != 2 or any(reduced_loops(op)):
        return None
    read, written = maps_of(op)
    places, result = op.operands[0].type, op.results[0].type
    if not isinstance(places, ir.RankedTensorType) or not isinstance(result, ir.RankedTensorType):
        return None
    batch = places.rank
    leading = ir.AffineMap.get(written.n_dims, 0, [ir.AffineDimExpr.get(d) for d in range(batch)])
    if read != leading or written != ir.AffineMap.get_identity(result.rank) or not 0 < batch < result.rank:
        return None
    table = _table(op, batch)
    if table is None or not are_beginnings(result, batch, table.type, 1):
        return None
    kinds = str(result.element_type), str(places.element_type)
    if kinds[0] not in _ELEMENTS or kinds[1] not in _PLACES:
        return None
    return Gather(Way(*kinds), str(places), str(table.type), str(result)), table


def _table(op: Any, batch: int) -> ir.Value | None:
    """What a region reads at its place and at its own last loops, and does nothing else with."""
    block = op.regions[0].blocks[0]
    *ops, last = [each.operation for each in block.operations]
    loops = [each for each in ops if each.name == "linalg.index"]
    casts = [each for each in ops if each.name == "arith.index_cast"]
    reads = [each for each in ops if each.name == "tensor.extract"]
    if len(casts) != 1 or len(reads) != 1 or len(ops) != len(loops) + 2:
        return None
    if casts[0].operands[0] != block.arguments[0] or last.operands[0] != reads[0].results[0]:
        return None
    table, place, *columns = reads[0].operands
    if place != casts[0].results[0] or not columns:
        return None
    of_loops = {each.results[0]: ir.IntegerAttr(each.attributes["dim"]).value for each in loops}
    own = [of_loops.get(column) for column in columns]
    return table if own == list(range(batch, batch + len(columns))) else None
