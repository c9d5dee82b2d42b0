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

from typing import Any

from dynmlir.diagnostics import DynmlirError
from dynmlir.frontend.ops import Kind, constant_of, integer, made_by, op, place_of, size, yes

#: Operators that are no more than that, as torch-mlir's importer writes them.
_GROUPED = ("torch.aten._grouped_mm", "torch.transformers.grouped_mm_fallback")


def loop_over_groups(function: Any) -> None:
    """Changes a function of torch-mlir's dialect. Raises DynmlirError of a grouped product of another kind."""
    from torch_mlir import ir

    for made in list(function.regions[0].blocks[0].operations):
        if made.operation.name == "torch.operator" and ir.StringAttr(made.attributes["name"]).value in _GROUPED:
            with ir.InsertionPoint(made), made.location:
                made.results[0].replace_all_uses_with(_loop(made))
            made.operation.erase()


def _loop(grouped: Any) -> Any:
    """The result of a product of groups, as a loop in its place."""
    from torch_mlir import ir

    x, weights, offsets, *others = grouped.operands
    rows, matrices, ends, made = map(Kind.of, (x, weights, offsets, grouped.results[0]))
    ranks = [len(kind.sizes) for kind in (rows, matrices, ends)]
    if ranks != [2, 3, 1] or made.element != rows.element or any(str(each.type) != "!torch.none" for each in others):
        types = ", ".join(str(each.type) for each in grouped.operands)
        raise DynmlirError(
            f"a product of groups is imported of rows, a matrix for each group and offsets, not of {types}",
            place_of(grouped),
        )
    whole, number = map(ir.Type.parse, (rows.with_sizes("?", matrices.sizes[2]), "!torch.int"))
    none, true, zero, one = op("torch.constant.none", [], "!torch.none"), yes(), integer(0), integer(1)
    shape = op("torch.prim.ListConstruct", [size(x, 0), size(weights, 2)], "!torch.list<int>")
    zeros = op("torch.aten.new_zeros", [x, shape, *[none] * 4], whole)
    loop = op("torch.prim.Loop", [size(weights, 0), true, zeros, zero], [whole, number], regions=1)
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


def _matrix(weights: Any, group: Any) -> Any:
    """That of a group; of matrices that are transposed the group's own is, so that the others are not read."""
    if (stored := _transposed(weights)) is not None:
        matrix = _matrix(stored, group)
        kind = Kind.of(matrix)
        return op("torch.aten.transpose.int", [matrix, integer(0), integer(1)], kind.with_sizes(*reversed(kind.sizes)))
    kind = Kind.of(weights)
    return op("torch.aten.select.int", [weights, integer(0), group], kind.with_sizes(*kind.sizes[1:]))


def _transposed(weights: Any) -> Any | None:
    """The matrices that are transposed to these; None where they are none."""
    match made_by(weights):
        case ("torch.aten.permute", [stored, order]) if [place % 3 for place in _listed(order)] == [0, 2, 1]:
            return stored
    return None


def _listed(value: Any) -> list[int]:
    """The numbers of a list; none where one is not known."""
    name, numbers = made_by(value)
    listed = [constant_of(each) for each in numbers] if name == "torch.prim.ListConstruct" else []
    return [each for each in listed if each is not None] if None not in listed else []
