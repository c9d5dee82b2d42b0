"""Neighbouring sizes that may be one: rows of every batch as one matrix, where B has no batch.

    [b, m, k] [k, n] -> [b, m, n]     becomes     [b m, k] [k, n] -> [b m, n]

The reshapes around it cost nothing: the tensors are dense.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations

from dynmlir.bindings import arith, ir, tensor
from dynmlir.forming.matches import Match
from dynmlir.kernels.contraction import Contraction, collapsible


def collapsed(operands: Sequence[str]) -> tuple[list[str], list[list[list[int]]]]:
    """The letters of operands with neighbouring sizes as one; for each the dimensions that each of its now is."""
    operands = list(operands)
    groups = [[[d] for d in range(len(dims))] for dims in operands]
    while (pair := _pair(operands)) is not None:
        first, second = pair
        for dims, grouped in zip(operands, groups, strict=True):
            if first in dims:
                place = dims.index(first)
                grouped[place : place + 2] = [grouped[place] + grouped[place + 1]]
        stays = first if first in "mnk" else second
        operands = [dims.replace(first + second, stays) for dims in operands]
    return operands, groups


def _pair(operands: Sequence[str]) -> tuple[str, str] | None:
    letters = sorted(set("".join(operands)))
    return next((pair for pair in permutations(letters, 2) if collapsible(operands, *pair)), None)


def collapse(match: Match) -> Match:
    """The match on reshaped operands; built at the current insertion point."""
    letters, groups = collapsed(match.letters)
    values = [_collapse(value, group) for value, group in zip(match.values, groups, strict=True)]
    epilogue = match.epilogue and replace(match.epilogue, extras=tuple(values[3:]), letters=tuple(letters[3:]))
    a, b, c = values[:3]
    return replace(match, contraction=Contraction(*letters[:3]), operands=(a, b, c), epilogue=epilogue)


def expand(result: ir.Value, match: Match) -> ir.Value:
    """The result of the collapsed match in the shape of the match as it was."""
    init = match.operands[2]
    _, groups = collapsed(match.letters)
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
