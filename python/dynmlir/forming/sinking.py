"""What is done to each element of an image that was turned to NCHW (forming/channels_last.py), before it is turned.

    %r = linalg.transpose ins(%c : tensor<?x?x?x96xf32>) permutation = [0, 3, 1, 2]
    %e = linalg.generic {ReLU} ins(%r : tensor<?x96x?x?xf32>)
  becomes
    %e = linalg.generic {ReLU} ins(%c : tensor<?x?x?x96xf32>)
    %r = linalg.transpose ins(%e) permutation = [0, 3, 1, 2]

So it is part of the convolution's store, and the next convolution reads what lies as it wants it. Where another image
is added, as in residual blocks, that one has to be known in NHWC, too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from dynmlir.bindings import ir, tensor
from dynmlir.dialect.contraction import loops_of
from dynmlir.dialect.core import index
from dynmlir.dialect.values import constant_of, readers, sizes
from dynmlir.forming.channels_last import LAST, RANK, SECOND, order_of, turned
from dynmlir.forming.dequantized import DEQUANTIZE, Dequantized, floats_of, stated_numbers
from dynmlir.forming.generics import mapped_generic, maps_of, reduced_loops, region_of
from dynmlir.forming.pooling import find_pool, pooled

_EVERY = tuple(range(RANK))


def sink(turn: Any) -> None:
    """Lets what is done to each element of what an op turns to NCHW be done before it is turned, one op after another.

    What else reads it has it turned.
    """
    left = [turn]
    while left:
        turn = left.pop()
        for step in (_computed, _pooled, _joined):
            if (back := step(turn)) is not None:
                left += [back] if _drop(turn) else [turn, back]
                break


def _computed(turn: Any) -> Any | None:
    """What turns the result of an element-wise op that reads what is turned, in its place."""
    op = next(filter(_sinks, _readers_of_elements(turn)), None)
    if op is None:
        return None
    with ir.InsertionPoint(op), op.location:
        values = [value if (made := _in_nhwc(value, op)) is None else made() for value in list(op.operands)[:-1]]
        like = next(value for value in values if value.type.rank == RANK)
        memory = tensor.empty(sizes(like), op.results[0].type.element_type)
        maps = [_on_source(each) for each in maps_of(op)]
        back = turned(mapped_generic(values, memory, maps, region_of(op)), SECOND)
    return _put(back, op)


def _put(back: ir.Value, op: Any) -> Any:
    """A value in the place of an op: what makes it."""
    op.results[0].replace_all_uses_with(back)
    op.erase()
    return back.owner.operation


def _pooled(turn: Any) -> Any | None:
    """What turns a pool of the numbers that are turned, in its place, where one is all that reads them as floats."""
    floats = readers(turn.results[0])
    if len(floats) != 1 or floats[0].name != DEQUANTIZE:
        return None
    pool = find_pool(floats[0])
    if pool is None or pool.found.numbers != turn.results[0]:
        return None
    with ir.InsertionPoint(pool.op), pool.op.location:
        made = pooled(pool, turn.operands[0])
    return _put(made, pool.op)


def _joined(turn: Any) -> Any | None:
    """What turns images that are put one behind another by their channels, in the place of a tensor.concat of them."""
    op = next(filter(_joins, _readers_of_elements(turn)), None)
    if op is None:
        return None
    makers = [make for value in op.operands if (make := _in_nhwc(value, op)) is not None]
    kind = op.results[0].type
    last = ir.RankedTensorType.get([kind.shape[d] for d in LAST], kind.element_type)
    attributes = {"dim": ir.IntegerAttr.get(ir.IntegerType.get_signless(64), RANK - 1)}
    with ir.InsertionPoint(op), op.location:
        made = ir.Operation.create("tensor.concat", [last], [make() for make in makers], attributes)
        back = turned(made.results[0], SECOND)
    return _put(back, op)


def _joins(op: Any) -> bool:
    """Whether an op is a tensor.concat by channels of images that are known in NHWC."""
    by_channels = op.name == "tensor.concat" and ir.IntegerAttr(op.attributes["dim"]).value == 1
    return by_channels and all(_in_nhwc(value, op) is not None for value in op.operands)


def _on_source(read: ir.AffineMap) -> ir.AffineMap:
    """A map of loops over what is turned, over what it is turned from: what has all of its dimensions is that."""
    loops = [SECOND[loop] for loop in loops_of(read)]
    if len(loops) == RANK:
        loops = sorted(loops)
    return ir.AffineMap.get(RANK, 0, [ir.AffineDimExpr.get(loop) for loop in loops])


def _readers_of_elements(turn: Any) -> list[Any]:
    """What reads the elements of what is turned, or what its numbers stand for; sizes may be asked for besides."""
    users = list[Any]()
    for user in readers(turn.results[0]):
        users += [user] if user.name != DEQUANTIZE else readers(user.results[0])
    return users


def _sinks(op: Any) -> bool:
    """Whether an op is element-wise on images that are known in NHWC."""
    images = [value for value in list(op.operands)[:-1] if getattr(value.type, "rank", 0) == RANK]
    return _is_elementwise(op) and bool(images) and all(_in_nhwc(image, op) is not None for image in images)


def _is_elementwise(op: Any) -> bool:
    """Whether an op computes each element of an image of one of each of others, and of what is broadcast."""
    if op.name != "linalg.generic" or len(op.results) != 1 or any(reduced_loops(op)):
        return False
    block, (*values, memory) = op.regions[0].blocks[0], list(op.operands)
    inside = [inner.operation.name for inner in block.operations]
    plain = all(name.startswith(("arith.", "math.")) or name == "linalg.yield" for name in inside)
    tensors = all(isinstance(value.type, ir.RankedTensorType) for value in values)
    if list(block.arguments[len(block.arguments) - 1].uses) or not plain or not tensors or memory in values:
        return False
    try:
        *read, written = [loops_of(each) for each in maps_of(op)]
    except ValueError:
        return False
    return written == _EVERY and all(len(loops) < RANK or loops == _EVERY for loops in read)


def _in_nhwc(value: ir.Value, user: Any) -> Callable[[], ir.Value] | None:
    """What builds an image in NHWC before an op that reads it in NCHW; None where it is not known so."""
    if not isinstance(value.type, ir.RankedTensorType) or value.type.rank != RANK:
        return None
    for use in value.uses:
        other = use.owner.operation
        if other.name == "linalg.transpose" and order_of(other) == LAST and _is_before(other, user):
            return lambda: other.results[0]
    if isinstance(value.owner, ir.Block):
        return None
    op = value.owner.operation
    if op.name == "linalg.transpose" and order_of(op) == SECOND:
        return lambda: op.operands[0]
    found = stated_numbers(op) if op.name == DEQUANTIZE else None
    made = None if found is None else _in_nhwc(found.numbers, user)
    return None if found is None or made is None else lambda: floats_of(_turned_back(found, made()))


def _turned_back(found: Dequantized, numbers: ir.Value) -> Dequantized:
    return replace(found, numbers=numbers, axes=tuple(SECOND[axis] for axis in found.axes))


def _is_before(op: Any, other: Any) -> bool:
    """Whether an op comes before another in the block of both."""
    return op.operation.block == other.operation.block and bool(op.operation.is_before_in_block(other.operation))


def _drop(turn: Any) -> bool:
    """Erases an op that turns something of which only sizes are read: its operand would not stay within an epilogue."""
    if readers(turn.results[0]):
        return False
    for use in list(turn.results[0].uses):
        asked = use.owner.operation
        place = constant_of(asked.operands[1])
        assert isinstance(place, int)
        with ir.InsertionPoint(asked), asked.location:
            size = tensor.dim(turn.operands[0], index(SECOND[place]))
        asked.results[0].replace_all_uses_with(size)
        asked.erase()
    turn.erase()
    return True
