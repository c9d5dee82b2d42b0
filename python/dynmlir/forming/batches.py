"""Contractions on tensors as they lie, where batch sizes are collapsed into one for them or their results transposed.

PyTorch's attention has heads between tokens and columns. Transposed and collapsed they are one batch:

    %t = linalg.transpose ins(%v : tensor<2x?x12x64xf32>) ... permutation = [0, 2, 1, 3]
    %b = tensor.collapse_shape %t [[0, 1], [2], [3]] : tensor<2x12x?x64xf32> into tensor<24x?x64xf32>
    %r = linalg.batch_matmul ins(%a, %b) ...
    %e = tensor.expand_shape %r [[0, 1], [2], [3]] : tensor<24x?x64xf32> into tensor<2x12x?x64xf32>
    %o = linalg.transpose ins(%e) ... permutation = [0, 2, 1, 3]

becomes a contraction over two batch sizes that reads %v and writes %o: nothing is transposed.

A mask behind scores that all heads of a batch have alike is part of the store then, which it is not of one batch.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from dynmlir.bindings import arith, cf, ir, linalg, tensor
from dynmlir.dialect.contraction import operand_loops
from dynmlir.dialect.strided import Dim, Number, Product, built, groups_of, resolved, sliced
from dynmlir.dialect.values import made_by
from dynmlir.forming.constants import erase_unused
from dynmlir.forming.generics import drop_ones, generic, region_of
from dynmlir.forming.matches import Match, find, zero_filled
from dynmlir.forming.sources import Source, source_of

#: A loop that becomes several makes room for so many.
_MOST_PARTS = 8


def as_it_lies(match: Match, stored: Sequence[str]) -> Match:
    """The contraction in the place of a match then: the match where nothing is gained. `stored`: as `find` takes it.

    Convolutions stay, those of a single tap among them: windows move over images as they are.
    """
    maps = (ir.AffineMapAttr(each).value for each in linalg.get_indexing_maps(match.op.opview))
    if not all(isinstance(result, ir.AffineDimExpr) for each in maps for result in each.results):
        return match
    for rewrite in (_with_batches_apart, _with_result_turned):
        match = rewrite(match, stored) or match
    return match


@dataclass(frozen=True)
class _Split:
    """A loop over batches as several, one for each of these sizes: numbers where types state them."""

    loop: int
    sizes: tuple[Number, ...]

    def loops(self, dims: Sequence[int]) -> tuple[int, ...]:
        """The loops of an operand that had those of `dims`."""
        parts = [range(len(self.sizes)) if loop == self.loop else range(1) for loop in dims]
        return tuple(loop * _MOST_PARTS + part for loop, each in zip(dims, parts, strict=True) for part in each)

    def groups(self, dims: Sequence[int]) -> list[list[int]]:
        """The dimensions that each dimension of an operand becomes."""
        made = self.loops(dims)
        return [[d for d, loop in enumerate(made) if loop // _MOST_PARTS == old] for old in dims]

    def apart(self, dims: Sequence[int], value: ir.Value) -> list[Number]:
        """The sizes of an operand then."""
        each = [self.sizes if loop == self.loop else (_stated(value, d),) for d, loop in enumerate(dims)]
        return [number for numbers in each for number in numbers]

    def is_of(self, sizes: Sequence[Number]) -> bool:
        """Whether other sizes with the same product are known to be the same: all of them, or all but one."""
        pairs = [(resolved(a), resolved(b)) for a, b in zip(self.sizes, sizes, strict=False)]
        same = [a for a, b in pairs if a == b]
        others = len(pairs) - len(same)
        # 0 times anything is 0
        follows = others == 1 and all(isinstance(size, int) and size > 0 for size in same)
        return len(sizes) == len(self.sizes) and (others == 0 or follows)

    @property
    def product(self) -> Product:
        """Of all sizes."""
        total = Product()
        for size in self.sizes:
            total = total.times(size)
        return total


def _stated(value: ir.Value, d: int) -> Number:
    """A size as the type states it, whatever else is known of it."""
    return Dim(value, d) if value.type.is_dynamic_dim(d) else value.type.get_dim_size(d)


def _with_batches_apart(match: Match, stored: Sequence[str]) -> Match | None:
    """The same over batch sizes that were collapsed into one, where an operand is then read in its place."""
    op, maps = match.op, operand_loops(match.op)
    split = _split(op, maps)
    if split is None or match.epilogue is not None:  # which would be on another shape then
        return None
    *inputs, dims = maps
    with ir.InsertionPoint(op), op.location:
        read = [(_apart(value, x, split), split.loops(x)) for value, x in zip(op.operands, inputs, strict=False)]
        memory = _start(op, lambda value: _result_memory(value, dims, split))
        made = generic(read, memory, split.loops(dims), region_of(op))
        result = tensor.collapse_shape(op.results[0].type, made, split.groups(dims))
    served = _served(made, stored)
    if served is None:
        return None
    op.results[0].replace_all_uses_with(result)
    for reader in _fold_reshapes(made, result, split):
        drop_ones(reader)
    _erase(op)
    again = find(made.owner.operation, stored, static=True)  # what was behind a reshape is behind it now
    return again if isinstance(again, Match) else served


def _split(op: Any, maps: Sequence[Sequence[int]]) -> _Split | None:
    """Of the loop over batches that an operand has a dimension for that others were collapsed into."""
    batches = set(maps[0]) & set(maps[1]) & set(maps[2])
    for value, dims in zip(list(op.operands)[:2], maps, strict=False):
        collapse = made_by(value, "tensor.collapse_shape")
        if collapse is None or not (_gains(collapse) or _is_read_apart(op)):
            continue
        long = [each for each in zip(dims, groups_of(collapse), strict=True) if len(each[1]) > 1]
        if len(long) != 1 or long[0][0] not in batches or len(long[0][1]) > _MOST_PARTS:
            continue
        loop, group = long[0]
        split = _Split(loop, tuple(_stated(collapse.operands[0], d) for d in group))
        if _agree(op, maps, split):
            return split
    return None


def _agree(op: Any, maps: Sequence[Sequence[int]], split: _Split) -> bool:
    """Whether the types of all operands state the size of a loop, or none does."""
    unknown = not all(isinstance(size, int) for size in split.sizes)
    places = [(value.type, dims.index(split.loop)) for value, dims in zip(op.operands, maps, strict=True)]
    return all(kind.is_dynamic_dim(d) == unknown for kind, d in places)


def _gains(collapse: Any) -> bool:
    """Whether what is collapsed was transposed, or is a slice that lies regularly only before."""
    inner = collapse.operands[0]
    source = source_of(Source(inner, tuple(range(inner.type.rank))), None)
    is_turned = list(source.loops) != sorted(source.loops)
    return is_turned or (sliced(source.value) is not None and sliced(collapse.results[0]) is None)


def _apart(value: ir.Value, dims: Sequence[int], split: _Split) -> ir.Value:
    """An operand with the sizes apart: what was collapsed into it, or a reshape of it."""
    collapse, groups = made_by(value, "tensor.collapse_shape"), split.groups(dims)
    if collapse is not None and groups_of(collapse) == groups:
        before = collapse.operands[0]
        if split.is_of([_stated(before, d) for d in groups[dims.index(split.loop)]]):
            return before
    _require_size(value, dims.index(split.loop), split)
    sizes = split.apart(dims, value)
    static, dynamic = _static(sizes), [built(size) for size in sizes if not isinstance(size, int)]
    kind = ir.RankedTensorType.get(static, value.type.element_type)
    return tensor.expand_shape(kind, value, groups, dynamic, static)


def _require_size(value: ir.Value, d: int, split: _Split) -> None:
    """An assertion that an operand has the size that is parted, unless that is known: its own is not seen any more."""
    if Product().times(_stated(value, d)).equals(split.product):
        return
    same = arith.cmpi(arith.CmpIPredicate.eq, built(Dim(value, d)), split.product.build())
    cf.assert_(same, "batch_matmul: the batches of its operands differ in number")


def _static(sizes: Sequence[Number]) -> list[int]:
    return [size if isinstance(size, int) else ir.ShapedType.get_dynamic_size() for size in sizes]


def _result_memory(value: ir.Value, dims: Sequence[int], split: _Split) -> ir.Value:
    """What a result is written into, with the sizes apart."""
    if made_by(value, "tensor.empty") is None:
        return _apart(value, dims, split)
    _require_size(value, dims.index(split.loop), split)
    sizes = [size if isinstance(size, int) else built(size) for size in split.apart(dims, value)]
    return tensor.empty(sizes, value.type.element_type)


def _start(op: Any, shaped: Callable[[ir.Value], ir.Value]) -> ir.Value:
    """What a result starts from, in another shape: zeros, or what is added to."""
    fill = zero_filled(op.operands[2])
    return shaped(op.operands[2]) if fill is None else linalg.fill(fill.operands[0], outs=[shaped(fill.operands[1])])


def _is_read_apart(op: Any) -> bool:
    """Whether a result's batches are parted, and read beside what not all parts have a dimension of."""
    (expand, *more) = _readers(op.results[0]) or (None,)
    if expand is None or more or expand.name != "tensor.expand_shape":
        return False
    parted = {d for group in groups_of(expand) if len(group) > 1 for d in group}
    return any(_spreads(reader, expand.results[0], parted) for reader in _readers(expand.results[0]))


def _spreads(reader: Any, value: ir.Value, dims: set[int]) -> bool:
    """Whether an element-wise op reads a whole tensor beside another that lacks some of its dimensions."""
    if reader.name != "linalg.generic" or len(reader.results) != 1:
        return False
    maps = [ir.AffineMapAttr(each).value for each in linalg.get_indexing_maps(reader.opview)]
    read = [(operand, of) for operand, of in zip(reader.operands, maps, strict=True)][:-1]
    whole = [operand for operand, of in read if of == ir.AffineMap.get_identity(of.n_dims)]
    others = [{r.position for r in of.results if isinstance(r, ir.AffineDimExpr)} for x, of in read if x != value]
    return value in whole and any(loops and not dims <= loops for loops in others)


def _readers(value: ir.Value) -> list[Any]:
    """What reads a value, and not its sizes alone."""
    users = [use.owner.operation for use in value.uses]
    return [user for user in users if user.name != "tensor.dim"]


def _fold_reshapes(made: ir.Value, result: ir.Value, split: _Split) -> list[Any]:
    """What parts the collapsed result in the same way again reads the result as it is; the ops that do."""
    collapse = result.owner
    (group,) = [each for each in groups_of(collapse) if len(each) > 1]
    expands = [use.owner.operation for use in result.uses if use.owner.operation.name == "tensor.expand_shape"]
    for expand in expands:
        alike = expand.results[0].type == made.type and groups_of(expand) == groups_of(collapse)
        if alike and split.is_of([_stated(expand.results[0], d) for d in group]):
            expand.results[0].replace_all_uses_with(made)
            expand.erase()
    if not list(result.uses):
        collapse.operation.erase()
    return [reader for reader in _readers(made) if reader.name == "linalg.generic"]


def _with_result_turned(match: Match, stored: Sequence[str]) -> Match | None:
    """The same with the result as its transpose, if that is all that reads it and its columns stay innermost."""
    op, turn = match.op, _transpose(match.op)
    if turn is None or match.zero is None:
        return None
    *maps, written = operand_loops(op)
    place, ends = turn.operands[1], turn.results[0]
    read = source_of(Source(ends, tuple(range(ends.type.rank))), None).loops
    dims = tuple(written[read.index(d)] for d in range(len(read)))
    inputs = list(zip(list(op.operands)[:2], maps, strict=True))
    with ir.InsertionPoint(turn), op.location:
        made = generic(inputs, _start(op, lambda _: place), dims, region_of(op))
    served = _served(made, stored)
    if served is None:
        return None
    ends.replace_all_uses_with(made)
    turn.erase()
    op.results[0].replace_all_uses_with(match.zero.operands[1])  # in tensor.dim, of the same shape
    _erase(op)
    return served


def _transpose(op: Any) -> Any | None:
    """The transpose of a result that is all that reads it, but for its sizes, and that keeps columns innermost.

    In the same block: a loop around it would compute the product as often.
    """
    result, users = op.results[0], [use.owner.operation for use in op.results[0].uses]
    readers = [user for user in users if user.name != "tensor.dim"]
    if len(readers) != 1 or not readers[0].name.startswith("linalg.") or len(readers[0].results) != 1:
        return None
    (turn,), rank = readers, result.type.rank
    if turn.block != op.operation.block:
        return None
    source = source_of(Source(turn.results[0], tuple(range(turn.results[0].type.rank))), None)
    is_turned = source.value == result and sorted(source.loops) == list(range(rank)) != list(source.loops)
    return turn if is_turned and source.loops[-1] == rank - 1 and turn.results[0].type.rank == rank else None


def _served(made: ir.Value, stored: Sequence[str]) -> Match | None:
    """The match of a new contraction; None where kernels do not serve it: it is erased, with what reads it."""
    match = find(made.owner.operation, stored, static=True)  # as it was found to be served before
    if isinstance(match, Match):
        return match
    for reader in [use.owner.operation for use in made.uses]:
        reader.erase()
    erase_unused(made)
    return None


def _erase(op: Any) -> None:
    """An op that nothing reads any more, and what only it needed."""
    operands = list(op.operands)
    op.erase()
    for value in operands:
        erase_unused(value)
