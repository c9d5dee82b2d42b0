"""dynmlir-expand-comparisons: the place of the greatest is found by a reduction as any other."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import arith, ir, linalg
from dynmlir.dialect.core import ops_named
from dynmlir.passes.base import Pass, PassContext, register_pass

#: One input, no places of its own, what both results begin from, no number that places are counted from.
_OPERANDS = [1, 0, 1, 1, 0]


@register_pass
class ExpandComparisons(Pass):
    """Leaves alone what is along the last of up to three dimensions, and places that are given or counted on."""

    name = "dynmlir-expand-comparisons"
    summary = "let the place of the greatest be a reduction of two results"
    description = """\
Before:
  %m, %i = iree_linalg_ext.arg_compare dimension(1) ins(%x : tensor<?x21x?x?xf32>) outs(%least, %zeros) {
  ^bb0(%a: f32, %b: f32):
    %is_more = arith.cmpf ogt, %a, %b : f32
    iree_linalg_ext.yield %is_more : i1
  }
After:
  %m, %i = linalg.generic {...} ins(%x) outs(%least, %zeros) {
  ^bb0(%a: f32, %b: f32, %i: i32):
    %is_more = arith.cmpf ogt, %a, %b : f32
    ... arith.select, of %a and its place or of %b and %i
  }

IREE 3.13 keeps all of the dimensions behind the one on its stack, and refuses the module where there are more."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for op in ops_named(module, "iree_linalg_ext.arg_compare", outside="dynmlir.template"):
            _expand(op)


def _expand(op: Any) -> None:
    segments = list(ir.DenseI32ArrayAttr(op.attributes["operandSegmentSizes"]))
    dim = ir.IntegerAttr(op.attributes["dimension"]).value
    x, *starts = op.operands
    rank = x.type.rank
    if segments != _OPERANDS or (dim == rank - 1 and rank < 4):
        return
    loops = [ir.AffineDimExpr.get(d) for d in range(rank)]
    kept = ir.AffineMap.get(rank, 0, [loop for d, loop in enumerate(loops) if d != dim])
    maps = [ir.AffineMap.get_identity(rank), kept, kept]
    kinds = ["reduction" if d == dim else "parallel" for d in range(rank)]
    with ir.InsertionPoint(op), op.location:
        made = ir.Operation.create(
            "linalg.generic",
            [result.type for result in op.results],
            [x, *starts],
            {
                "indexing_maps": ir.ArrayAttr.get([ir.AffineMapAttr.get(each) for each in maps]),
                "iterator_types": ir.ArrayAttr.get([ir.Attribute.parse(f"#linalg.iterator_type<{k}>") for k in kinds]),
                "operandSegmentSizes": ir.DenseI32ArrayAttr.get([1, 2]),
            },
            regions=1,
        )
        elements = [value.type.element_type for value in op.operands]
        block = made.regions[0].blocks.append(*elements, arg_locs=[op.location] * len(elements))
        with ir.InsertionPoint(block):
            element, best, place = block.arguments
            is_better = _compared(op, element, best)
            here = linalg.IndexOp(dim).result
            here = here if isinstance(place.type, ir.IndexType) else arith.index_cast(place.type, here)
            chosen = [arith.select(is_better, new, old) for new, old in ((element, best), (here, place))]
            ir.Operation.create("linalg.yield", operands=chosen)
    for old, new in zip(op.results, made.results, strict=True):
        old.replace_all_uses_with(new)
    op.operation.erase()


def _compared(op: Any, *values: ir.Value) -> ir.Value:
    """What an op's region makes of two elements, at the insertion point."""
    *inside, last = [inner.operation for inner in op.regions[0].blocks[0].operations]
    known = dict(zip(op.regions[0].blocks[0].arguments, values, strict=True))
    for inner in inside:
        copy = inner.clone()
        for number, operand in enumerate(inner.operands):
            if operand in known:
                copy.operands[number] = known[operand]
        known |= dict(zip(inner.results, copy.results, strict=True))
    made: ir.Value = known[last.operands[0]]
    return made
