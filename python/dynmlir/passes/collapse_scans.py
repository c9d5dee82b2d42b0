"""dynmlir-collapse-scans: sums along one of many dimensions have one before it and one behind it at most."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir, tensor
from dynmlir.dialect.core import ops_named
from dynmlir.dialect.values import sizes
from dynmlir.forming.collapse import joined
from dynmlir.passes.base import Pass, PassContext, register_pass

#: Dimensions that IREE has code for.
_MOST = 3
_UNKNOWN = ir.ShapedType.get_dynamic_size()


@register_pass
class CollapseScans(Pass):
    """Leaves scans of up to three dimensions alone."""

    name = "dynmlir-collapse-scans"
    summary = "let scans have one dimension before and one behind the one that they go along"
    description = """\
Before:
  %r, %last = iree_linalg_ext.scan dimension(2) ins(%x : tensor<?x4x?x8xf32>) outs(%e, %zeros : ...) { ... }
After:
  %c = tensor.collapse_shape %x [[0, 1], [2], [3]] : tensor<?x4x?x8xf32> into tensor<?x?x8xf32>
  ...
  %s, %end = iree_linalg_ext.scan dimension(1) ins(%c : tensor<?x?x8xf32>) outs(...) { ... }
  %r = tensor.expand_shape %s ...

IREE 3.13 keeps all of them on its stack where there are more than three, and refuses the module."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for op in ops_named(module, "iree_linalg_ext.scan", outside="dynmlir.template"):
            if op.operands[0].type.rank > _MOST:
                _collapse(op)


def _collapse(op: Any) -> None:
    rank, dim = op.operands[0].type.rank, ir.IntegerAttr(op.attributes["dimension"]).value
    groups = [group for group in (list(range(dim)), [dim], list(range(dim + 1, rank))) if group]
    place = 1 if dim else 0
    behind = [[d - (d > dim) for d in group] for group in groups if group != [dim]]
    attributes = {name: op.attributes[name] for name in ("inclusive", "operandSegmentSizes")}
    attributes["dimension"] = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), place)
    with ir.InsertionPoint(op), op.location:
        ways = [behind if value.type.rank < rank else groups for value in op.operands]
        operands = [
            tensor.collapse_shape(joined(value.type, way), value, way)
            for value, way in zip(op.operands, ways, strict=True)
        ]
        results = [value.type for value in operands[1:]]
        made = ir.Operation.create("iree_linalg_ext.scan", results, operands, attributes, regions=1)
        op.regions[0].blocks[0].append_to(made.regions[0])
        for old, new, start, way in zip(op.results, made.results, list(op.operands)[1:], ways[1:], strict=True):
            apart, kind = sizes(start), old.type
            dynamic = [size for size in apart if isinstance(size, ir.Value)]
            stated = [_UNKNOWN if isinstance(size, ir.Value) else size for size in apart]
            old.replace_all_uses_with(tensor.expand_shape(kind, new, way, dynamic, stated))
    op.operation.erase()
