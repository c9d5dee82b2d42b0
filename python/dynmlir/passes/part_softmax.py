"""dynmlir-part-softmax: what IREE is left of a softmax of unknown length is not fused into one dispatch."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from dynmlir.bindings import arith, ir, linalg, tensor
from dynmlir.dialect.core import ops_named
from dynmlir.dialect.values import sizes
from dynmlir.forming.generics import generic
from dynmlir.forming.parts import part
from dynmlir.forming.softmax import ZERO_ROWS
from dynmlir.passes.base import Pass, PassContext, register_pass

#: Of f32, which alone is marked.
_MOST_FINITE = float(np.finfo(np.float32).max)

#: The place of the greatest, or least, element of rows.
_ARGMAX = "iree_linalg_ext.arg_compare"


def decompose(softmax: Any) -> None:
    """A linalg.softmax as its maximum, exponentials, their sum and the quotients.

    Where rows of nothing but -infinity are 0, maxima begin from the least finite number and sums are 1 at least.
    """
    source, kind = softmax.operands[0], softmax.results[0].type
    along = ir.IntegerAttr(softmax.attributes["dimension"]).value
    loops = tuple(range(kind.rank))
    rows = tuple(d for d in loops if d != along)
    with ir.InsertionPoint(softmax), softmax.location:
        lowest, least_sum = (-_MOST_FINITE, 1.0) if ZERO_ROWS in softmax.attributes else (-math.inf, None)
        least = arith.constant(kind.element_type, ir.FloatAttr.get(kind.element_type, lowest))
        zero = arith.constant(kind.element_type, ir.FloatAttr.get(kind.element_type, 0.0))
        some = tensor.empty([size for d, size in enumerate(sizes(source)) if d != along], kind.element_type)
        place = softmax.operands[1]
        first = linalg.fill(least, outs=[some])
        most = generic([(source, loops)], first, rows, lambda x, m: arith.maximumf(x, m))
        shifted = [(source, loops), (most, rows)]
        powers = generic(shifted, place, loops, lambda x, m, _: _exp(arith.subf(x, m)))
        total = generic([(powers, loops)], linalg.fill(zero, outs=[some]), rows, lambda x, s: arith.addf(x, s))

        def quotient(power: ir.Value, row: ir.Value, _: ir.Value) -> ir.Value:
            sum_of_row = row if least_sum is None else arith.maximumf(row, arith.constant(row.type, least_sum))
            return arith.divf(power, sum_of_row)

        result = generic([(powers, loops), (total, rows)], place, loops, quotient)
    softmax.results[0].replace_all_uses_with(result)
    softmax.operation.erase()


def _exp(value: ir.Value) -> ir.Value:
    return ir.Operation.create("math.exp", [value.type], [value]).results[0]


def is_to_be_parted(op: Any) -> bool:
    """Whether elements of an op are reduced along a dimension of unknown size, and read again: both read memory then.

    The exponentials of a softmax, which their sum and the quotients read; and what its maximum and its exponentials
    read, as scores behind a mask. Whatever the place of a greatest element is asked of, too: logarithms of shares.
    """
    kind = op.results[0].type if len(op.results) == 1 else None
    if not isinstance(kind, ir.RankedTensorType) or len(op.regions) != 1:
        return False
    if any("reduction" in str(of) for of in ir.ArrayAttr(op.attributes["iterator_types"])):
        return False
    readers = {use.owner.operation for use in op.results[0].uses if use.owner.operation.name != "tensor.dim"}
    if any(reader.name == _ARGMAX for reader in readers):
        return True
    return len(readers) > 1 and any(_reduces(reader, op) for reader in readers)


def _reduces(reader: Any, op: Any) -> bool:
    """Whether an op reduces the result of another along a dimension whose size is unknown."""
    if reader.name != "linalg.generic" or op.results[0] not in list(reader.operands)[:-1]:
        return False
    read = ir.AffineMapAttr(reader.attributes["indexing_maps"][list(reader.operands).index(op.results[0])]).value
    kinds = [str(kind) for kind in ir.ArrayAttr(reader.attributes["iterator_types"])]
    dynamic = [loop for d, loop in enumerate(read.results) if op.results[0].type.is_dynamic_dim(d)]
    return any(isinstance(loop, ir.AffineDimExpr) and "reduction" in kinds[loop.position] for loop in dynamic)


@register_pass
class PartSoftmax(Pass):
    """Assumes a CPU. Leaves softmax of a stated length alone."""

    name = "dynmlir-part-softmax"
    summary = "keep IREE from fusing softmax of unknown length, which would take the square of its time"
    description = """\
Before:
  %e = linalg.generic {subf, exp} ins(%x, %most : tensor<?x?xf32>, tensor<?xf32>) ...
  %s = linalg.generic {addf} ins(%e : tensor<?x?xf32>) outs(... : tensor<?xf32>)
  %r = linalg.generic {divf} ins(%e, %s : tensor<?x?xf32>, tensor<?xf32>) ...
After:
  %e = linalg.generic {subf, exp} ...
  %b = util.optimization_barrier %e : tensor<?x?xf32>
  %t = flow.tensor.tie_shape %b : tensor<?x?xf32>{%m, %n}
  %s = linalg.generic {addf} ins(%t ...
  %r = linalg.generic {divf} ins(%t, %s ...

IREE 3.13 makes one dispatch of all, in which each vector of the result sums the whole row anew. What the maximum and
the exponentials read goes to memory, too, if it is computed (a mask): IREE would keep a row of unknown length on the
stack, and then refuse that; as it does with all that an argmax reads. A linalg.softmax becomes these first."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for op in ops_named(module, "linalg.softmax"):
            kind, along = op.operands[0].type, ir.IntegerAttr(op.attributes["dimension"]).value
            if isinstance(kind, ir.RankedTensorType) and (kind.is_dynamic_dim(along) or ZERO_ROWS in op.attributes):
                decompose(op)
        found = [op for op in ops_named(module, "linalg.generic") if is_to_be_parted(op)]
        if found:
            module.context.allow_unregistered_dialects = True
        for op in found:
            part(op)
