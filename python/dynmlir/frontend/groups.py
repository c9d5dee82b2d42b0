"""Products of groups of rows, each with a matrix of its own, as loops over the groups.

So experts of a mixture meet the tokens that are routed to them: rows are sorted by expert, and offsets say where each
one's rows end. Of `grouped_mm(x, weights, offsets)`:

    begin, y = 0, zeros
    for expert in range(experts):
        end = offsets[expert]
        if begin < end:
            y[begin:end] = x[begin:end] @ weights[expert]
        begin = end

Each product is of a number of rows that no one knows before, and reads its rows and its matrix where they lie.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from dynmlir.diagnostics import DynmlirError
from dynmlir.frontend.ops import integer, op, yes

#: Operators that are no more than that, as torch-mlir's importer writes them.
_GROUPED = ("torch.aten._grouped_mm", "torch.transformers.grouped_mm_fallback")
_TENSOR = re.compile(r"!torch\.vtensor<\[(.*)\],(.+)>")


def loop_over_groups(function: Any) -> None:
    """Changes a function of torch-mlir's dialect. Raises DynmlirError of a grouped product of another kind."""
    from torch_mlir import ir

    for made in list(function.regions[0].blocks[0].operations):
        if made.operation.name == "torch.operator" and ir.StringAttr(made.attributes["name"]).value in _GROUPED:
            with ir.InsertionPoint(made), made.location:
                made.results[0].replace_all_uses_with(_loop(made))
            made.operation.erase()


@dataclass(frozen=True)
class _Kind:
    """The type of a tensor: its sizes as they are written, and its elements; neither of what is none."""

    sizes: tuple[str, ...]
    element: str

    @classmethod
    def of(cls, value: Any) -> _Kind:
        found = _TENSOR.fullmatch(str(value.type))
        return cls(tuple(found[1].split(",")) if found and found[1] else (), found[2] if found else "")

    def with_sizes(self, *sizes: str) -> str:
        return f"!torch.vtensor<[{','.join(sizes)}],{self.element}>"


def _place(grouped: Any) -> str | None:
    found = re.search(r'"([^"]+)":(\d+):(\d+)', str(grouped.location))
    return ":".join(found.groups()) if found else None


def _loop(grouped: Any) -> Any:
    """The result of a product of groups, as a loop in its place."""
    from torch_mlir import ir

    x, weights, offsets, *others = grouped.operands
    rows, matrices, ends, made = map(_Kind.of, (x, weights, offsets, grouped.results[0]))
    ranks = [len(kind.sizes) for kind in (rows, matrices, ends)]
    if ranks != [2, 3, 1] or made.element != rows.element or any(str(each.type) != "!torch.none" for each in others):
        types = ", ".join(str(each.type) for each in grouped.operands)
        raise DynmlirError(
            f"a product of groups is imported of rows, a matrix for each group and offsets, not of {types}",
            _place(grouped),
        )
    whole, number = map(ir.Type.parse, (rows.with_sizes("?", matrices.sizes[2]), "!torch.int"))
    none, true, zero, one = op("torch.constant.none", [], "!torch.none"), yes(), integer(0), integer(1)
    shape = op("torch.prim.ListConstruct", [_size(x, 0), _size(weights, 2)], "!torch.list<int>")
    zeros = op("torch.aten.new_zeros", [x, shape, *[none] * 4], whole)
    loop = op("torch.prim.Loop", [_size(weights, 0), true, zeros, zero], [whole, number], regions=1)
    with ir.InsertionPoint(loop.regions[0].blocks.append(number, whole, number)) as at:
        group, y, begin = at.block.arguments
        end = op("torch.aten.select.int", [offsets, zero, group], ends.with_sizes())
        end = op("torch.aten.Int.Tensor", [end], number)
        some = op("torch.aten.gt.int", [end, begin], "!torch.bool")
        branch = op("torch.prim.If", [some], [whole], regions=2)
        with ir.InsertionPoint(branch.regions[0].blocks.append()):
            own = op("torch.aten.slice.Tensor", [x, zero, begin, end, one], rows.with_sizes("?", rows.sizes[1]))
            product = op("torch.aten.mm", [own, _matrix(weights, group)], whole)
            op("torch.prim.If.yield", [op("torch.aten.slice_scatter", [y, product, zero, begin, end, one], whole)])
        with ir.InsertionPoint(branch.regions[1].blocks.append()):
            op("torch.prim.If.yield", [y])
        op("torch.prim.Loop.condition", [true, branch.results[0], end])
    return op("torch.tensor_static_info_cast", [loop.results[0]], grouped.results[0].type)


def _size(value: Any, dimension: int) -> Any:
    return op("torch.aten.size.int", [value, integer(dimension)], "!torch.int")


def _matrix(weights: Any, group: Any) -> Any:
    """That of a group; of matrices that are transposed the group's own is, so that the others are not read."""
    if (stored := _transposed(weights)) is not None:
        matrix = _matrix(stored, group)
        kind = _Kind.of(matrix)
        return op("torch.aten.transpose.int", [matrix, integer(0), integer(1)], kind.with_sizes(*reversed(kind.sizes)))
    kind = _Kind.of(weights)
    return op("torch.aten.select.int", [weights, integer(0), group], kind.with_sizes(*kind.sizes[1:]))


def _transposed(weights: Any) -> Any | None:
    """The matrices that are transposed to these; None where they are none."""
    match _made_by(weights):
        case ("torch.aten.permute", [stored, order]) if [place % 3 for place in _listed(order)] == [0, 2, 1]:
            return stored
    return None


def _listed(value: Any) -> list[int]:
    """The numbers of a list; none where one is not known."""
    from torch_mlir import ir

    name, numbers = _made_by(value)
    if name != "torch.prim.ListConstruct" or any(_made_by(each)[0] != "torch.constant.int" for each in numbers):
        return []
    return [ir.IntegerAttr(each.owner.attributes["value"]).value for each in numbers]


def _made_by(value: Any) -> tuple[str, list[Any]]:
    """The op that makes a value, by its name, and what it takes; no name where it is an argument."""
    from torch_mlir import ir

    return ("", []) if isinstance(value, ir.BlockArgument) else (value.owner.name, list(value.owner.operands))
