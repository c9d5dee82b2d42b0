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
    if isinstance(init.owner, ir.Block) or not init.owner.name.startswith("linalg."):
        return None
    made = init.owner
    if made.name == "linalg.fill":
        constant = made.operands[0].owner
        known = not isinstance(constant, ir.Block) and constant.name == "arith.constant"
        return Start(made.operands[0], (), made.operands[1]) if known else None
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
    op.results[0].replace_all_uses_except(added.results[0], [added])


def _behind(op: Any) -> ir.InsertionPoint:
    operations = [other.operation for other in op.operation.block.operations]
    return ir.InsertionPoint(operations[operations.index(op.operation) + 1])


def _added(op: Any, start: Start) -> ir.Operation:
    kind = op.results[0].type
    every = tuple(range(kind.rank))
    is_tensor = isinstance(start.value.type, ir.RankedTensorType)
    inputs = [(op.results[0], every)] + ([(start.value, start.dims)] if is_tensor else [])
    maps = [_map(kind.rank, dims) for _, dims in inputs] + [_map(kind.rank, every)]
    generic = ir.Operation.create(
        "linalg.generic",
        results=[kind],
        operands=[*(value for value, _ in inputs), start.memory],
        attributes={
            "indexing_maps": ir.ArrayAttr.get(maps),
            "iterator_types": ir.ArrayAttr.get([ir.Attribute.parse("#linalg.iterator_type<parallel>")] * kind.rank),
            "operandSegmentSizes": ir.DenseI32ArrayAttr.get([len(inputs), 1]),
        },
        regions=1,
    )
    kinds = [kind.element_type] * (len(inputs) + 1)
    block = generic.regions[0].blocks.append(*kinds, arg_locs=[op.location] * len(kinds))
    with ir.InsertionPoint(block):
        add = arith.addf if is_float(str(kind.element_type)) else arith.addi
        total = add(block.arguments[0], block.arguments[1] if is_tensor else start.value)
        ir.Operation.create("linalg.yield", operands=[total])
    return generic


def _map(rank: int, dims: tuple[int, ...]) -> ir.AffineMapAttr:
    return ir.AffineMapAttr.get(ir.AffineMap.get(rank, 0, [ir.AffineDimExpr.get(d) for d in dims]))
