"""dynmlir-pass-scalars: generics that are left to IREE take scalars as operands, not from around their regions."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import arith, ir
from dynmlir.dialect.core import ops_named
from dynmlir.dialect.values import made_by
from dynmlir.passes.base import Pass, PassContext, register_pass


def captured_scalars(op: Any) -> list[ir.Value]:
    """The numbers that the region of an op takes from around it, each once, but constants."""
    inside: set[ir.Value] = set()
    used: dict[ir.Value, None] = {}

    def visit(inner: Any) -> ir.WalkResult:
        if inner != op.operation:
            inside.update(inner.results)
            used.update(dict.fromkeys(inner.operands))
        inside.update(argument for region in inner.regions for block in region.blocks for argument in block.arguments)
        return ir.WalkResult.ADVANCE

    op.operation.walk(visit)
    kinds = (ir.IntegerType, ir.FloatType, ir.IndexType)
    return [
        value
        for value in used
        if value not in inside and isinstance(value.type, kinds) and made_by(value, "arith.constant") is None
    ]


def take_as_operands(op: Any, scalars: list[ir.Value]) -> None:
    """Makes these inputs of a linalg.generic; an index, which IREE's compiler does not survive there, as an i64."""
    inputs, outputs = ir.DenseI32ArrayAttr(op.attributes["operandSegmentSizes"])
    i64, index = ir.IntegerType.get_signless(64), ir.IndexType.get()
    maps = list(ir.ArrayAttr(op.attributes["indexing_maps"]))
    loops = ir.AffineMapAttr(maps[0]).value.n_dims
    one = ir.AffineMapAttr.get(ir.AffineMap.get(loops, 0, []))
    with ir.InsertionPoint(op), op.location:
        given = [arith.index_cast(i64, value) if value.type == index else value for value in scalars]
        operands = list(op.operands)
        attributes = {name: op.attributes[name] for name in op.attributes} | {
            "indexing_maps": ir.ArrayAttr.get([*maps[:inputs], *[one] * len(given), *maps[inputs:]]),
            "operandSegmentSizes": ir.DenseI32ArrayAttr.get([inputs + len(given), outputs]),
        }
        kinds = [result.type for result in op.results]
        operands = [*operands[:inputs], *given, *operands[inputs:]]
        made = ir.Operation.create("linalg.generic", kinds, operands, attributes, regions=1)
    block = op.regions[0].blocks[0]
    block.append_to(made.regions[0])
    arguments = [block.add_argument(value.type, op.location) for value in given]
    for old in list(block.arguments)[inputs : inputs + outputs]:
        old.replace_all_uses_with(block.add_argument(old.type, op.location))
        block.erase_argument(inputs)
    with ir.InsertionPoint.at_block_begin(block), op.location:
        known = {
            value: arith.index_cast(index, argument) if value.type == index else argument
            for value, argument in zip(scalars, arguments, strict=True)
        }

    def rename(inner: Any) -> ir.WalkResult:
        for place, value in enumerate(inner.operands if inner != made else ()):
            if value in known:
                inner.operands[place] = known[value]
        return ir.WalkResult.ADVANCE

    made.walk(rename)
    for old, new in zip(op.results, made.results, strict=True):
        old.replace_all_uses_with(new)
    op.operation.erase()


@register_pass
class PassScalars(Pass):
    """Assumes a CPU. Leaves constants where they are, and tensors that a region reads from."""

    name = "dynmlir-pass-scalars"
    summary = "make numbers that regions of linalg.generic take from around them operands, as IREE can compile"
    description = """\
Before:
  %y = linalg.generic {...} ins(%x : tensor<?x?xf32>) outs(...) {
  ^bb0(%e: f32, %o: f32):
    %s = arith.mulf %e, %scale : f32                                    // an argument of the function, say
After:
  %y = linalg.generic {..., affine_map<(d0, d1) -> ()>, ...} ins(%x, %scale : tensor<?x?xf32>, f32) outs(...) {
  ^bb0(%e: f32, %c: f32, %o: f32):
    %s = arith.mulf %e, %c : f32

Where such an op is read by a reduction whose length is unknown, as a softmax is, IREE 3.13 gives a function a stack of
2^58 bytes at its best general setting, and refuses it. An index is passed as an i64: it crashes on operands of type
index."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for op in ops_named(module, "linalg.generic", outside="dynmlir.template"):
            if scalars := captured_scalars(op):
                take_as_operands(op, scalars)
