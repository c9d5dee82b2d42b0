"""The order of a block's ops, where some of them become one: what has to be ahead of it, and what behind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

from dynmlir.bindings import ir


class Block:
    """The order of the ops around one, and which depends on which."""

    def __init__(self, op: Any):
        self.ops = [each.operation for each in op.operation.block.operations]
        self._position = {each: place for place, each in enumerate(self.ops)}

    def holds(self, op: Any) -> bool:
        return op in self._position

    def position(self, op: Any) -> int:
        return self._position[op]

    def depends(self, op: Any, on: Sequence[Any], members: Sequence[Any]) -> bool:
        """Whether an op reads what comes of others by way of ops that are no members."""
        first = min(map(self.position, on))
        left, seen = [maker for maker in self._makers(op) if maker not in members], set[Any]()
        while left:
            maker = left.pop()
            if maker in seen or self.position(maker) < first:
                continue
            seen.add(maker)
            for before in self._makers(maker):
                if before in on:
                    return True
                if before not in members:
                    left.append(before)
        return False

    def can_precede(self, operands: Sequence[ir.Value], place: Any) -> bool:
        """Moves what makes some values ahead of an op; whether that can be."""
        late = self._late(operands, place)
        if any(op.name != "linalg.generic" and (len(op.regions) or op.name.startswith("func.")) for op in late):
            return False
        for op in sorted(late, key=self.position):
            op.move_before(place)
        return True

    def first_reader(self, results: Sequence[ir.Value], members: Sequence[Any]) -> Any:
        """The first op that reads what others make, and is none of them; else their last."""
        readers = [self._around(use.owner.operation) for value in results for use in value.uses]
        outside = [op for op in readers if op not in members]
        return min(outside, key=self.position) if outside else members[-1]

    def _late(self, operands: Sequence[ir.Value], place: Any) -> set[Any]:
        end, late = self.position(place), set[Any]()
        left = [value.owner.operation for value in operands if not isinstance(value.owner, ir.Block)]
        while left:
            op = left.pop()
            if self.holds(op) and op not in late and self.position(op) >= end:
                late.add(op)
                left += self._makers(op)
        return late

    def _around(self, op: Any) -> Any:
        while not self.holds(op):
            op = op.parent.operation
        return op

    def _makers(self, op: Any) -> list[Any]:
        """The ops of the block that make what an op reads, also within its regions."""
        read = list(op.operands)
        if len(op.regions):
            inside = chain.from_iterable(each.operations for region in op.regions for each in region.blocks)
            read += [value for inner in inside for value in _all_operands(inner.operation)]
        makers = [value.owner.operation for value in read if not isinstance(value.owner, ir.Block)]
        return [maker for maker in makers if self.holds(maker)]


def _all_operands(op: Any) -> Iterator[ir.Value]:
    yield from op.operands
    for region in op.regions:
        for block in region.blocks:
            for inner in block.operations:
                yield from _all_operands(inner.operation)
