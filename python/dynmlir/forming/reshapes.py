"""Reshapes to sizes that are numbers of the program, as PyTorch's of several unknown sizes are imported.

    %n = arith.muli %batch, %c4 : i64
    %s = tensor.from_elements %n, %tokens, %c32 : tensor<3xi64>
    %r = tensor.reshape %x(%s) : (tensor<?x4x?x32xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>

where %x is %batch x 4 x %tokens x 32 becomes tensor.collapse_shape %x [[0, 1], [2], [3]], which others see through.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dynmlir.bindings import ir, tensor
from dynmlir.dialect.core import ops_named
from dynmlir.dialect.strided import Number, Product, built, sizes_of
from dynmlir.dialect.values import made_by
from dynmlir.forming.collapse import joined
from dynmlir.forming.constants import erase_unused


def name_reshapes(module: ir.Module) -> None:
    """Each tensor.reshape that is known to join neighbouring dimensions, or to part some, says so; or goes."""
    for op in ops_named(module, "tensor.reshape"):
        source, kind = op.operands[0], op.results[0].type
        wanted = _wanted(op)
        if wanted is None or not isinstance(source.type, ir.RankedTensorType):
            continue
        sizes, shape = sizes_of(source), list(kind.shape)
        with ir.InsertionPoint(op), op.location:
            if _equal(sizes, wanted):
                made = source
            elif (groups := _groups(sizes, wanted)) is not None:
                made = tensor.collapse_shape(joined(source.type, groups), source, groups)
            elif (groups := _groups(wanted, sizes)) is not None and joined(kind, groups) == source.type:
                dynamic = [built(n) for n, size in zip(wanted, shape, strict=True) if size < 0]
                made = tensor.expand_shape(kind, source, groups, dynamic, shape)
            else:
                continue
            made = made if made.type == kind else tensor.cast(kind, made)
        shape_of = op.operands[1]
        op.results[0].replace_all_uses_with(made)
        op.operation.erase()
        erase_unused(shape_of)


def _wanted(reshape: Any) -> list[Number] | None:
    """The sizes of the result, where they are numbers of the program."""
    kind, listed = reshape.results[0].type, made_by(reshape.operands[1], "tensor.from_elements")
    if listed is None or not isinstance(kind, ir.RankedTensorType):
        return None
    values = list(listed.operands)
    return [values[d] if kind.is_dynamic_dim(d) else kind.get_dim_size(d) for d in range(kind.rank)]


def _equal(sizes: Sequence[Number], others: Sequence[Number]) -> bool:
    pairs = zip(sizes, others, strict=False)
    return len(sizes) == len(others) and all(Product().times(a).equals(Product().times(b)) for a, b in pairs)


def _groups(many: Sequence[Number], few: Sequence[Number]) -> list[list[int]] | None:
    """Which neighbours of the many sizes each of the few is known to be the product of; None where that is not known.

    Sizes of 1 go with the one before, or with the first.
    """
    groups, place = list[list[int]](), 0
    for number in few:
        group, product = list[int](), Product()
        while place < len(many) and not (group and product.equals(Product().times(number))):
            product = product.times(many[place])
            group.append(place)
            place += 1
        if not group or not product.equals(Product().times(number)):
            return None
        groups.append(group)
    while groups and place < len(many) and many[place] == 1:
        groups[-1].append(place)
        place += 1
    return groups if groups and place == len(many) and len(few) < len(many) else None
