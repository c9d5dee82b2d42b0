"""What a contraction starts from: a bias broadcast over its result becomes an element-wise op behind it.

    %s = linalg.broadcast ins(%bias) outs(%e)          %z = linalg.fill ins(%zero) outs(%e)
    %c = linalg.matmul ins(%a, %b) outs(%s)            %p = linalg.matmul ins(%a, %b) outs(%z)
                                                       %c = linalg.generic {addf} ins(%p, %bias) outs(%e)

which the template takes in as its epilogue: the result is not written once more before it is summed up. So does a
constant that fills the result. Sums are the same but for their order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dynmlir.bindings import arith, ir, linalg
from dynmlir.dialect.core import zero_of
from dynmlir.dialect.values import made_by
from dynmlir.forming.generics import generic
from dynmlir.forming.sources import Source, source_of
from dynmlir.kernels.element_types import is_float


@dataclass(frozen=True)
class Start:
    """What is broadcast over a result, along which of its dimensions it has a size, and into which tensor."""

    value: ir.Value
    dims: tuple[int, ...]
    memory: ir.Value


def find_start(op: Any) -> Start | None:
    """What a linalg op's result starts from, where that is broadcast; None where it is anything else."""
    init = op.operands[2]
    made = made_by(init, "linalg.")
    if made is None:
        return None
    if made.operation.name == "linalg.fill":
        known = made_by(made.operands[0], "arith.constant")
        return Start(made.operands[0], (), made.operands[1]) if known is not None else None
    source = source_of(Source(init, tuple(range(init.type.rank))), None)
    if source.value == init or len(source.loops) == init.type.rank or list(source.loops) != sorted(source.loops):
        return None
    return Start(source.value, source.loops, made.operands[1])


def add_behind(op: Any, start: Start) -> None:
    """The op starts from zero, and what it started from is added to its result."""
    kind = op.results[0].type
    with ir.InsertionPoint(op), op.location:
        op.operands[2] = linalg.fill(zero_of(kind.element_type), outs=[start.memory])
    place = _behind(op)
    with place, op.location:
        added = _added(op, start)
    op.results[0].replace_all_uses_except(added, [added.owner.operation])


def _behind(op: Any) -> ir.InsertionPoint:
    operations = [other.operation for other in op.operation.block.operations]
    return ir.InsertionPoint(operations[operations.index(op.operation) + 1])


def _added(op: Any, start: Start) -> ir.Value:
    kind = op.results[0].type
    every = tuple(range(kind.rank))
    is_tensor = isinstance(start.value.type, ir.RankedTensorType)
    add = arith.addf if is_float(str(kind.element_type)) else arith.addi

    def body(total: ir.Value, *others: ir.Value) -> ir.Value:
        return add(total, others[0] if is_tensor else start.value)

    inputs = [(op.results[0], every)] + ([(start.value, start.dims)] if is_tensor else [])
    return generic(inputs, start.memory, every, body)
