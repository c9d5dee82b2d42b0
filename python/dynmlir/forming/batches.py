"""Contractions on tensors as they lie, where batch sizes are collapsed into one for them or their results transposed.

PyTorch's attention has heads between tokens and columns. Transposed and collapsed they are one batch:

    %t = linalg.transpose ins(%v : tensor<2x?x12x64xf32>) ... permutation = [0, 2, 1, 3]
    %b = tensor.collapse_shape %t [[0, 1], [2], [3]] : tensor<2x12x?x64xf32> into tensor<24x?x64xf32>
    %r = linalg.batch_matmul ins(%a, %b) ...
    %e = tensor.expand_shape %r [[0, 1], [2], [3]] : tensor<24x?x64xf32> into tensor<2x12x?x64xf32>
    %o = linalg.transpose ins(%e) ... permutation = [0, 2, 1, 3]

becomes a contraction over two batch sizes that reads %v and writes %o: nothing is transposed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from dynmlir.bindings import ir, linalg, tensor
from dynmlir.dialect.contraction import operand_loops
from dynmlir.dialect.strided import Number, built, groups_of, sizes_of, sliced
from dynmlir.dialect.values import made_by
from dynmlir.forming.constants import erase_unused
from dynmlir.forming.generics import generic, region_of
from dynmlir.forming.matches import Match, find, zero_filled
from dynmlir.forming.sources import Source, source_of

#: A loop that becomes several makes room for so many.
_MOST_PARTS = 8


def as_it_lies(op: Any, stored: Sequence[str]) -> Any:
    """What is in the place of a contraction then: itself where nothing is gained. `stored`: as `find` takes it."""
    for rewrite in (_with_batches_apart, _with_result_turned):
        op = rewrite(op, stored) or op
    return op


def _operand_loops(op: Any) -> list[tuple[int, ...]] | None:
    """The loops of A, B and C of a contraction on tensors; None for any other op."""
    if len(op.operands) != 3 or not all(isinstance(value.type, ir.RankedTensorType) for value in op.operands):
        return None
    try:
        return operand_loops(op)
    except ValueError:
        return None


@dataclass(frozen=True)
class _Split:
    """A loop over batches as several, one for each of these sizes."""

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

    def apart(self, dims: Sequence[int], sizes: Sequence[Number]) -> list[Number]:
        """The sizes of an operand then."""
        return [
            n for loop, size in zip(dims, sizes, strict=True) for n in (self.sizes if loop == self.loop else [size])
        ]

    def is_of(self, sizes: Sequence[Number]) -> bool:
        """Whether other sizes with the same product are known to be the same: all of them, or all but one."""
        pairs = list(zip(self.sizes, sizes, strict=False))
        known = [a == b for a, b in pairs if isinstance(a, int) or isinstance(b, int)]
        return len(sizes) == len(self.sizes) and all(known) and len(pairs) - len(known) <= 1


def _with_batches_apart(op: Any, stored: Sequence[str]) -> Any | None:
    """The same over batch sizes that were collapsed into one, where an operand is then read in its place."""
    maps = _operand_loops(op)
    split = _split(op, maps) if maps is not None else None
    if maps is None or split is None or _has_epilogue(op, stored):
        return None
    *inputs, dims = maps
    with ir.InsertionPoint(op), op.location:
        read = [(_apart(value, x, split), split.loops(x)) for value, x in zip(op.operands, inputs, strict=False)]
        memory = _start(op, lambda value: _memory(value, dims, split))
        made = generic(read, memory, split.loops(dims), region_of(op))
        result = tensor.collapse_shape(op.results[0].type, made, split.groups(dims))
    return _instead(op, made, result, stored)


def _split(op: Any, maps: Sequence[Sequence[int]]) -> _Split | None:
    """Of the loop over batches that an operand has a dimension for that others were collapsed into."""
    batches = set(maps[0]) & set(maps[1]) & set(maps[2])
    for value, dims in zip(list(op.operands)[:2], maps, strict=False):
        collapse = made_by(value, "tensor.collapse_shape")
        if collapse is None or not _gains(collapse):
            continue
        groups = zip(dims, groups_of(collapse), strict=True)
        (loop, group), *others = (each for each in groups if len(each[1]) > 1)
        whole = sizes_of(collapse.operands[0])
        split = _Split(loop, tuple(whole[d] for d in group))
        if not others and loop in batches and len(group) <= _MOST_PARTS and _agree(op, maps, split):
            return split
    return None


def _agree(op: Any, maps: Sequence[Sequence[int]], split: _Split) -> bool:
    """Whether all operands know the size of a loop, or none does."""
    unknown = not all(isinstance(size, int) for size in split.sizes)
    places = [(value.type, dims.index(split.loop)) for value, dims in zip(op.operands, maps, strict=True)]
    return all(kind.is_dynamic_dim(d) == unknown for kind, d in places)


def _gains(collapse: Any) -> bool:
    """Whether what is collapsed was transposed, or is a slice that lies regularly only before."""
    inner = collapse.operands[0]
    source = source_of(Source(inner, tuple(range(inner.type.rank))), None)
    is_turned = list(source.loops) != sorted(source.loops)
    return is_turned or (sliced(source.value) is not None and sliced(collapse.results[0]) is None)


def _has_epilogue(op: Any, stored: Sequence[str]) -> bool:
    """Whether there are element-wise ops behind a contraction that would be on another shape then."""
    match = find(op, stored)
    return isinstance(match, Match) and match.epilogue is not None


def _apart(value: ir.Value, dims: Sequence[int], split: _Split) -> ir.Value:
    """An operand with the sizes apart: what was collapsed into it, or a reshape of it."""
    collapse = made_by(value, "tensor.collapse_shape")
    if collapse is not None and groups_of(collapse) == split.groups(dims):
        group = split.groups(dims)[dims.index(split.loop)]
        before = sizes_of(collapse.operands[0])
        if split.is_of([before[d] for d in group]):
            return collapse.operands[0]
    sizes = split.apart(dims, sizes_of(value))
    static, dynamic = _static(sizes), [built(size) for size in sizes if not isinstance(size, int)]
    kind = ir.RankedTensorType.get(static, value.type.element_type)
    return tensor.expand_shape(kind, value, split.groups(dims), dynamic, static)


def _static(sizes: Sequence[Number]) -> list[int]:
    return [size if isinstance(size, int) else ir.ShapedType.get_dynamic_size() for size in sizes]


def _memory(value: ir.Value, dims: Sequence[int], split: _Split) -> ir.Value:
    """What a result is written into, with the sizes apart."""
    if made_by(value, "tensor.empty") is None:
        return _apart(value, dims, split)
    sizes = split.apart(dims, sizes_of(value))
    return tensor.empty([size if isinstance(size, int) else built(size) for size in sizes], value.type.element_type)


def _start(op: Any, shaped: Callable[[ir.Value], ir.Value]) -> ir.Value:
    """What a result starts from, in another shape: zeros, or what is added to."""
    fill = zero_filled(op.operands[2])
    return shaped(op.operands[2]) if fill is None else linalg.fill(fill.operands[0], outs=[shaped(fill.operands[1])])


def _with_result_turned(op: Any, stored: Sequence[str]) -> Any | None:
    """The same with the result as its transpose, if that is all that reads it and its columns stay innermost."""
    maps = _operand_loops(op)
    turn = _transpose(op) if maps is not None and zero_filled(op.operands[2]) is not None else None
    if maps is None or turn is None:
        return None
    place, ends = turn.operands[1], turn.results[0]
    read = source_of(Source(ends, tuple(range(ends.type.rank))), None).loops
    dims = tuple(maps[2][read.index(d)] for d in range(len(read)))
    inputs = list(zip(list(op.operands)[:2], maps, strict=False))
    with ir.InsertionPoint(turn), op.location:
        made = generic(inputs, _start(op, lambda _: place), dims, region_of(op))
    if not _is_served(made, stored):
        return None
    ends.replace_all_uses_with(made)
    turn.erase()
    before = zero_filled(op.operands[2])
    assert before is not None
    op.results[0].replace_all_uses_with(before.operands[1])  # in tensor.dim, of the same shape
    _erase(op)
    return made.owner.operation


def _transpose(op: Any) -> Any | None:
    """The transpose of a result that is all that reads it, but for its sizes, and that keeps columns innermost."""
    result, users = op.results[0], [use.owner.operation for use in op.results[0].uses]
    readers = [user for user in users if user.name != "tensor.dim"]
    if len(readers) != 1 or not readers[0].name.startswith("linalg.") or len(readers[0].results) != 1:
        return None
    (turn,), rank = readers, result.type.rank
    source = source_of(Source(turn.results[0], tuple(range(turn.results[0].type.rank))), None)
    is_turned = source.value == result and sorted(source.loops) == list(range(rank)) != list(source.loops)
    return turn if is_turned and source.loops[-1] == rank - 1 and turn.results[0].type.rank == rank else None


def _instead(op: Any, made: ir.Value, result: ir.Value, stored: Sequence[str]) -> Any | None:
    """The new contraction, with `result` in the place of the old one's; None where kernels do not serve it."""
    if not _is_served(made, stored):
        return None
    op.results[0].replace_all_uses_with(result)
    expands = [use.owner.operation for use in result.uses if use.owner.operation.name == "tensor.expand_shape"]
    for expand in expands:
        if expand.results[0].type == made.type and groups_of(expand) == groups_of(result.owner):
            expand.results[0].replace_all_uses_with(made)
            expand.erase()
    if not list(result.uses):
        result.owner.operation.erase()
    _erase(op)
    return made.owner.operation


def _is_served(made: ir.Value, stored: Sequence[str]) -> bool:
    """Whether a template can be made of a new contraction, which is erased otherwise, with what reads it."""
    if isinstance(find(made.owner.operation, stored), Match):
        return True
    for reader in [use.owner.operation for use in made.uses]:
        reader.erase()
    erase_unused(made)
    return False


def _erase(op: Any) -> None:
    """An op that nothing reads any more, and what only it needed."""
    operands = list(op.operands)
    op.erase()
    for value in operands:
        erase_unused(value)
