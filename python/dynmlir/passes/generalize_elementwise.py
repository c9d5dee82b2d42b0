"""dynmlir-generalize-elementwise: linalg.add, functions of tensors and their like as linalg.generic."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir, tensor
from dynmlir.dialect.core import ops_named
from dynmlir.dialect.values import sizes
from dynmlir.forming.generics import drop_ones, mapped_generic, reduced_loops, say_inside
from dynmlir.forming.wide_math import FUNCTIONS
from dynmlir.passes.base import Pass, PassContext, register_pass

_UNARY = "abs ceil erf exp floor log negf reciprocal round rsqrt sqrt square tanh"
_OTHERS = "add div div_unsigned max min mul powf select sub"
_FUNCTIONS = tuple(f"math.{name}" for name in (*FUNCTIONS, "log10"))
_NAMED = tuple(f"linalg.{name}" for name in f"{_UNARY} {_OTHERS}".split())


@register_pass
class GeneralizeElementwise(Pass):
    """Leaves other named ops alone, `linalg.elementwise` and `linalg.map` among them."""

    name = "dynmlir-generalize-elementwise"
    summary = "write linalg.add, linalg.exp and their like as linalg.generic, which IREE knows"
    description = """\
Before:
  %r = linalg.add ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
After:
  %r = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]}
      ins(%a, %b : ...) outs(%e : ...) { arith.addf } -> tensor<?xf32>

IREE 3.13 is built on an MLIR that has these names no longer. Functions of tensors (`math.tanh`, ...) become functions
of their elements, as other passes know them. A tensor<64x1x1xf32> that is read at (d1, 0, 0) becomes a tensor<64xf32>
read at (d1), which an epilogue may be of."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for name in _NAMED:
            for op in ops_named(module, name):
                _generalize(op)
        for name in _FUNCTIONS:
            for op in ops_named(module, name, outside="dynmlir.template"):
                if isinstance(op.results[0].type, ir.RankedTensorType):
                    _of_elements(op)
        for op in ops_named(module, "linalg.generic", outside="dynmlir.template"):
            if not any(reduced_loops(op)) and all(isinstance(v.type, ir.RankedTensorType) for v in op.operands):
                drop_ones(say_inside(op))


def _generalize(op: Any) -> None:
    """Every operand of such an op is read along its loops in order."""
    rank = ir.ShapedType(op.operands[len(op.operands) - 1].type).rank
    each = ir.AffineMapAttr.get(ir.AffineMap.get_identity(rank))
    with ir.InsertionPoint(op), op.location:
        made = ir.Operation.create(
            "linalg.generic",
            [result.type for result in op.results],
            list(op.operands),
            {
                "indexing_maps": ir.ArrayAttr.get([each] * len(op.operands)),
                "iterator_types": ir.ArrayAttr.get([ir.Attribute.parse("#linalg.iterator_type<parallel>")] * rank),
                "operandSegmentSizes": op.attributes["operandSegmentSizes"],
            },
            regions=1,
        )
    op.regions[0].blocks[0].append_to(made.regions[0])
    for old, new in zip(op.results, made.results, strict=True):
        old.replace_all_uses_with(new)
    op.operation.erase()


def _of_elements(op: Any) -> None:
    """A function of tensors of one type becomes one of their elements."""
    kind, operands = op.results[0].type, list(op.operands)
    attributes = {name: op.attributes[name] for name in op.attributes}

    def function(*elements: ir.Value) -> ir.Value:
        return ir.Operation.create(op.operation.name, [kind.element_type], elements[:-1], attributes).results[0]

    with ir.InsertionPoint(op), op.location:
        into = tensor.empty(sizes(operands[0]), kind.element_type)
        maps = [ir.AffineMap.get_identity(kind.rank)] * (len(operands) + 1)
        op.results[0].replace_all_uses_with(mapped_generic(operands, into, maps, function))
    op.operation.erase()
