"""dynmlir-slice-gathers: what is read at places 0, 1, 2 and so on is read as it lies."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir, tensor
from dynmlir.dialect.core import ops_named, size_of
from dynmlir.forming.generics import with_inputs
from dynmlir.forming.indices import loop_of
from dynmlir.forming.sizes import Origins, extent_of
from dynmlir.passes.base import Pass, PassContext, register_pass


@register_pass
class SliceGathers(Pass):
    """Assumes that dynmlir-check-indices has asked whether there are as many places."""

    name = "dynmlir-slice-gathers"
    summary = "read slices as operands of linalg.generic, not one by one in its region"
    description = """\
Before:
  %r = linalg.generic {...} ins(%count : tensor<?xi64>) outs(...) {                        // 0, 1, 2, ...
  ^bb0(%i: i64, %o: i1):
    %x = tensor.extract %t[%i] : tensor<?xi1>
After:
  %s = tensor.extract_slice %t[0] [%n] [1] : tensor<?xi1> to tensor<?xi1>
  %r = linalg.generic {...} ins(%count, %s : tensor<?xi64>, tensor<?xi1>) outs(...) {
  ^bb0(%i: i64, %x: i1, %o: i1):

So masks of transformers are read. IREE 3.13 would fuse the gather with all that reads the mask, 40 ns an element."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        origins = Origins()
        for op in ops_named(module, "linalg.generic", outside="dynmlir.template"):
            for inner in list(op.regions[0].blocks[0].operations):
                if inner.operation.name == "tensor.extract" and (loops := _loops(op.operation, inner.operation)):
                    op = _read(op.operation, inner.operation, loops, origins)


def _loops(op: Any, extract: Any) -> list[int] | None:
    """The loops whose numbers are the places of a tensor.extract; None where others are."""
    table, *places = extract.operands
    is_inside = not isinstance(table.owner, ir.Block) and table.owner.operation.parent == op
    loops = [loop_of(op, place) for place in places]
    fit = [loop for dim, loop in enumerate(loops) if loop is not None and _fits(extent_of(op, loop), table.type, dim)]
    return fit if fit == loops and not is_inside else None


def _fits(extent: tuple[ir.Value, int] | None, kind: ir.RankedTensorType, dim: int) -> bool:
    """Whether a loop is known, and not to be longer than a dimension of a type."""
    if extent is None:
        return False
    of, d = extent
    are_stated = not of.type.is_dynamic_dim(d) and not kind.is_dynamic_dim(dim)
    return not are_stated or of.type.get_dim_size(d) <= kind.get_dim_size(dim)


def _read(op: Any, extract: Any, loops: list[int], origins: Origins) -> Any:
    """The op that has what it extracted as an operand."""
    table = extract.operands[0]
    extents = [extent for loop in loops if (extent := extent_of(op, loop)) is not None]
    is_whole = [origins.of(*extent) == origins.of(table, dim) for dim, extent in enumerate(extents)]
    read = table if all(is_whole) else _slice(op, table, extents)
    among = ir.AffineMapAttr(op.attributes["indexing_maps"][0]).value.n_dims
    read_by = ir.AffineMap.get(among, 0, [ir.AffineDimExpr.get(loop) for loop in loops])
    made, (element,) = with_inputs(op, [read], [read_by])
    extract.results[0].replace_all_uses_with(element)
    extract.erase()
    return made


def _slice(op: Any, table: ir.Value, extents: list[tuple[ir.Value, int]]) -> ir.Value:
    """The first elements of a tensor along each dimension, as many as there are of others."""
    dynamic = ir.ShapedType.get_dynamic_size()
    stated = [dynamic if of.type.is_dynamic_dim(d) else of.type.get_dim_size(d) for of, d in extents]
    rank = len(stated)
    with ir.InsertionPoint(op), op.location:
        sizes = [size_of(of, d) for of, d in extents if of.type.is_dynamic_dim(d)]
        kind = ir.RankedTensorType.get(stated, table.type.element_type)
        return tensor.extract_slice(kind, table, [], sizes, [], [0] * rank, stated, [1] * rank)
