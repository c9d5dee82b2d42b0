"""What an operand of a contraction is read from: ops that only rearrange it, or extend its elements, are absorbed.

linalg.transpose, linalg.broadcast, arith.extf and their like on tensors, and a linalg.generic that does either: kernels
read what lies behind them as it lies, and extend elements as they are read.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from dynmlir.bindings import ir, linalg
from dynmlir.dialect.contraction import loops_of
from dynmlir.forming.sums import EXTENSIONS


@dataclass(frozen=True)
class Source:
    """A value, the loops that its dimensions are, and whether its elements are extended without sign."""

    value: ir.Value
    loops: tuple[int, ...]
    unsigned: bool = False

    @property
    def element_type(self) -> str:
        """`ui8` for an i8 without sign."""
        return "u" * self.unsigned + str(self.value.type.element_type)


def source_of(operand: Source, extended_to: ir.Type | None) -> Source:
    """Behind all that rearranges an operand; where a type is given, also behind what extends elements to that."""
    while (inner := _behind(operand, extended_to)) is not None:
        operand = inner
    return operand


def _behind(operand: Source, extended_to: ir.Type | None) -> Source | None:
    value = operand.value
    if isinstance(value.owner, ir.Block):
        return None
    op, extends = value.owner, value.type.element_type == extended_to
    if op.name in EXTENSIONS and extends:
        return replace(operand, value=op.operands[0], unsigned=EXTENSIONS[op.name])
    body = _body(op)
    if body is None or (body != "" and not extends):
        return None
    try:
        read, written = (loops_of(ir.AffineMapAttr(a).value) for a in linalg.get_indexing_maps(op.opview))
    except ValueError:
        return None
    loops = tuple(operand.loops[written.index(loop)] for loop in read)
    return Source(op.operands[0], loops, EXTENSIONS[body] if body else operand.unsigned)


def extends(op: Any) -> bool:
    """Whether a linalg op extends the elements of its one input, and does nothing else."""
    return _body(op) not in (None, "")


def _body(op: Any) -> str | None:
    """The op that extends each element of a linalg op's one input, "" where it is copied; None where it is neither."""
    if not op.name.startswith("linalg.") or len(op.operands) != 2 or len(op.regions) != 1:
        return None
    if not isinstance(op.operands[0].type, ir.RankedTensorType):
        return None
    block = op.regions[0].blocks[0]
    *inside, last = [inner.operation for inner in block.operations]
    element = last.operands[0]
    if not inside:
        return "" if element == block.arguments[0] else None
    (first, *more) = inside
    known = not more and first.name in EXTENSIONS and first.operands[0] == block.arguments[0]
    return first.name if known and element == first.results[0] else None
