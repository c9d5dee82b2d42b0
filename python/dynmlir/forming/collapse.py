"""Neighbouring sizes that may be one: rows of every batch as one matrix, where B has no batch.

    [b, m, k] [k, n] -> [b, m, n]     becomes     [b m, k] [k, n] -> [b m, n]

Dimensions of size 1, "1", go with a neighbour. The reshapes around it cost nothing: the tensors are dense.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations

from dynmlir.bindings import ir, tensor
from dynmlir.dialect.values import dynamic_sizes, made_by
from dynmlir.forming.matches import Match
from dynmlir.kernels.contraction import Contraction, collapsible


def collapsed(operands: Sequence[str]) -> tuple[list[str], list[list[list[int]]]]:
    """The letters of operands with neighbouring sizes as one; for each the dimensions that each of its now is."""
    operands = list(operands)
    groups = [[[d] for d in range(len(dims))] for dims in operands]
    for number, dims in enumerate(operands):
        operands[number] = _without_ones(dims, groups[number])
    while (pair := _pair(operands)) is not None:
        first, second = pair
        for dims, grouped in zip(operands, groups, strict=True):
            if first in dims:
                place = dims.index(first)
                grouped[place : place + 2] = [grouped[place] + grouped[place + 1]]
        stays = first if first in "mnk" else second
        operands = [dims.replace(first + second, stays) for dims in operands]
    return operands, groups


def _without_ones(dims: str, grouped: list[list[int]]) -> str:
    """The letters without those of dimensions of size 1, which join the next one, or the one before."""
    while "1" in dims:
        place = dims.index("1")
        first = min(place, len(dims) - 2)
        grouped[first : first + 2] = [grouped[first] + grouped[first + 1]]
        dims = dims[:place] + dims[place + 1 :]
    return dims


def without_ones(value: ir.Value, dims: str) -> tuple[ir.Value, str]:
    """A tensor of static sizes, whose dimensions are `dims`, without those of size 1; built at the insertion point."""
    groups = [[d] for d in range(len(dims))]
    left = _without_ones(dims, groups)
    if left == dims:
        return value, dims
    expanded = made_by(value, "tensor.expand_shape")
    same = expanded is not None and expanded.operands[0].type == joined(value.type, groups)
    return expanded.operands[0] if expanded is not None and same else _collapse(value, groups), left


def with_ones(value: ir.Value, kind: ir.Type, dims: str) -> ir.Value:
    """The same with them, of a type; built at the insertion point."""
    groups = [[d] for d in range(len(dims))]
    same = _without_ones(dims, groups) == dims
    return value if same else tensor.expand_shape(kind, value, groups, [], list(kind.shape))


def _pair(operands: Sequence[str]) -> tuple[str, str] | None:
    a, _, *others = operands
    letters = sorted(set("".join([a, *others])))  # those of B alone are of its panels
    return next((pair for pair in permutations(letters, 2) if collapsible(operands, *pair)), None)


def collapse(match: Match) -> Match:
    """The match on reshaped operands; built at the current insertion point. A convolution keeps its image."""
    if match.contraction.windows:
        return match
    letters, groups = collapsed(match.letters)
    values = [_collapse(value, group) for value, group in zip(match.values, groups, strict=True)]
    epilogue = match.epilogue and replace(match.epilogue, extras=tuple(values[3:]), letters=tuple(letters[3:]))
    a, b, c = values[:3]
    return replace(
        match, contraction=Contraction(letters[0], letters[1], letters[2]), operands=(a, b, c), epilogue=epilogue
    )


def expand(result: ir.Value, match: Match) -> ir.Value:
    """The result of the collapsed match in the shape of the match as it was."""
    init = match.operands[2]
    if result.type == init.type:
        return result
    _, groups = collapsed(match.letters)
    kind = init.type
    return tensor.expand_shape(kind, result, groups[2], dynamic_sizes(init), list(kind.shape))


def _collapse(value: ir.Value, groups: list[list[int]]) -> ir.Value:
    kind = value.type
    if len(groups) == kind.rank:
        return value
    return tensor.collapse_shape(joined(kind, groups), value, groups)


def joined(kind: ir.RankedTensorType, groups: Sequence[Sequence[int]]) -> ir.RankedTensorType:
    """The type of a tensor with each group of neighbouring dimensions as one."""
    sizes = []
    for group in groups:
        size = 1
        for d in group:
            size = -1 if size < 0 or kind.is_dynamic_dim(d) else size * kind.get_dim_size(d)
        sizes.append(ir.ShapedType.get_dynamic_size() if size < 0 else size)
    return ir.RankedTensorType.get(sizes, kind.element_type)
