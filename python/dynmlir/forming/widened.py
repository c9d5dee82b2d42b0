"""Products of f16 and bf16 into the same type, as products into f32 that are rounded right behind.

CPUs sum in f32, and round where the epilogue stores: once, not at each step of the reduction.
"""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import arith, ir, linalg, tensor
from dynmlir.dialect.core import size_of
from dynmlir.forming.constants import erase_unused
from dynmlir.forming.matches import Match, find
from dynmlir.kernels.element_types import COVERED_ON_GPUS


def is_narrow(op: Any) -> bool:
    """Whether an op is a contraction whose sums are of 16-bit floats, as its operands are."""
    match = find(op)
    return isinstance(match, Match) and (*match.element_types[:2], match.summed_types[2]) in COVERED_ON_GPUS


def widen_sums(op: Any) -> None:
    """Puts the product with sums in f32, and what rounds these, in the place of an op that `is_narrow`.

    What the result started from, if not zeros, is added before it is rounded.
    """
    match, start, kind = find(op), op.operands[2], op.results[0].type
    assert isinstance(match, Match)
    zero, f32 = match.zero, ir.F32Type.get()
    into = zero.operands[1] if zero else start
    with ir.InsertionPoint(op), op.location:
        sizes = [size_of(into, d) if kind.is_dynamic_dim(d) else kind.get_dim_size(d) for d in range(kind.rank)]
        product = _with_sums(op, linalg.fill(arith.constant(f32, 0.0), outs=[tensor.empty(sizes, f32)]))
        rounded = _rounded([product] if zero else [product, start], into)
    op.results[0].replace_all_uses_with(rounded)
    op.erase()
    if zero:
        erase_unused(start)


def _with_sums(op: Any, start: ir.Value) -> ir.Value:
    """The same op on the same inputs, which it extends, from sums of another type."""
    wide = start.type.element_type
    attributes = {name: op.attributes[name] for name in op.attributes}
    made = ir.Operation.create(op.name, [start.type], [*list(op.operands)[:2], start], attributes, regions=1)
    old = op.regions[0].blocks[0]
    kinds = [old.arguments[0].type, old.arguments[1].type, wide]
    new = made.regions[0].blocks.append(*kinds, arg_locs=[op.location] * 3)
    with ir.InsertionPoint(new):
        values = [*(arith.extf(wide, value) for value in list(new.arguments)[:2]), new.arguments[2]]
        known = dict(zip(list(old.arguments), values, strict=True))
        for inner in (operation.operation for operation in old.operations):
            given = {name: inner.attributes[name] for name in inner.attributes}
            operands = [known[value] for value in inner.operands]
            copy = ir.Operation.create(inner.name, [wide] * len(inner.results), operands, given)
            known |= dict(zip(list(inner.results), list(copy.results), strict=True))
    return made.results[0]


def _rounded(values: list[ir.Value], into: ir.Value) -> ir.Value:
    """The sum of f32 and, if there is one, of a narrower value, element by element, in the narrower type."""
    kind, rank = into.type, into.type.rank
    identity = ir.AffineMapAttr.get(ir.AffineMap.get_identity(rank))
    attributes = {
        "indexing_maps": ir.ArrayAttr.get([identity] * (len(values) + 1)),
        "iterator_types": ir.ArrayAttr.get([ir.Attribute.parse("#linalg.iterator_type<parallel>")] * rank),
        "operandSegmentSizes": ir.DenseI32ArrayAttr.get([len(values), 1]),
    }
    made = ir.Operation.create("linalg.generic", [kind], [*values, into], attributes, regions=1)
    kinds = [value.type.element_type for value in (*values, into)]
    block = made.regions[0].blocks.append(*kinds, arg_locs=[ir.Location.current] * len(kinds))
    with ir.InsertionPoint(block):
        total, *others = list(block.arguments)[:-1]
        for other in others:
            total = arith.addf(total, arith.extf(kinds[0], other))
        linalg.YieldOp([arith.truncf(kind.element_type, total)])
    return made.results[0]
