"""Neighbouring sizes that may be one: rows of every batch as one matrix, where B has no batch.

    [b, m, k] [k, n] -> [b, m, n]     becomes     [b m, k] [k, n] -> [b m, n]

The reshapes around it cost nothing: the tensors are dense.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

from dynmlir.bindings import arith, ir, tensor
from dynmlir.forming.matches import Match
from dynmlir.kernels.contraction import Contraction, collapsible


def collapsed(contraction: Contraction) -> tuple[Contraction, tuple[list[list[int]], ...]]:
    """The contraction with neighbouring sizes as one; for each operand the dimensions that each of its now is."""
    groups: tuple[list[list[int]], ...] = tuple([[d] for d in range(len(dims))] for dims in contraction.operands)
    while (pair := _pair(contraction)) is not None:
        first, second = pair
        for dims, grouped in zip(contraction.operands, groups, strict=True):
            if first in dims:
                place = dims.index(first)
                grouped[place : place + 2] = [grouped[place] + grouped[place + 1]]
        stays = first if first in "mnk" else second
        contraction = Contraction(*(dims.replace(first + second, stays) for dims in contraction.operands))
    return contraction, groups


def _pair(contraction: Contraction) -> tuple[str, str] | None:
    return next((pair for pair in permutations(contraction.letters, 2) if collapsible(contraction, *pair)), None)


def collapse(match: Match) -> Match:
    """The match on reshaped operands; built at the current insertion point."""
    contraction, groups = collapsed(match.contraction)
    operands = tuple(_collapse(value, group) for value, group in zip(match.operands, groups, strict=True))
    return replace(match, contraction=contraction, operands=operands)


def expand(result: ir.Value, match: Match) -> ir.Value:
    """The result of the collapsed match in the shape of the match as it was."""
    init = match.operands[2]
    _, groups = collapsed(match.contraction)
    if result.type == init.type:
        return result
    kind = init.type
    dynamic = [_dim(init, d) for d in range(kind.rank) if kind.is_dynamic_dim(d)]
    return tensor.expand_shape(kind, result, groups[2], dynamic, list(kind.shape))


def _dim(value: ir.Value, dim: int) -> ir.Value:
    return tensor.dim(value, arith.constant(ir.IndexType.get(), dim))


def _collapse(value: ir.Value, groups: list[list[int]]) -> ir.Value:
    kind = value.type
    if len(groups) == kind.rank:
        return value
    sizes = []
    for group in groups:
        size = 1
        for d in group:
            size = -1 if size < 0 or kind.is_dynamic_dim(d) else size * kind.get_dim_size(d)
        sizes.append(ir.ShapedType.get_dynamic_size() if size < 0 else size)
    return tensor.collapse_shape(ir.RankedTensorType.get(sizes, kind.element_type), value, groups)
