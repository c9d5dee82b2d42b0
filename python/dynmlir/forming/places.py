"""Element-wise ops that read a tensor at places which they compute of their loops, as images are made larger.

linalg.generic outs(%memory : tensor<?x8x?x?xf32>) {
  %n = linalg.index 0, %c = linalg.index 1, %h = linalg.index 2, %w = linalg.index 3
  %y = ... of %h ..., %x = ... of %w ...
  %e = tensor.extract %image[%n, %c, %y, %x]
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dynmlir.bindings import ir
from dynmlir.forming.generics import maps_of, reduced_loops

#: The dimensions of an image, of which the first two are read in their order.
_IMAGE, _WHOLE = 4, (0, 1)
_COMPUTES = ("arith.", "math.")
_INDEX, _READ = "linalg.index", "tensor.extract"


def inside(op: Any) -> list[Any]:
    """The ops of a linalg op's region."""
    return [inner.operation for inner in op.regions[0].blocks[0].operations]


def is_elementwise_generic(op: Any) -> bool:
    """Whether an op is a linalg.generic that makes each element of one tensor by loops of its own."""
    if op.name != "linalg.generic" or len(op.results) != 1 or any(reduced_loops(op)):
        return False
    return maps_of(op)[-1] == ir.AffineMap.get_identity(op.results[0].type.rank)


def loop_of(value: ir.Value) -> int | None:
    """The loop whose number a value in a region is; None where it is none."""
    if isinstance(value.owner, ir.Block) or value.owner.operation.name != _INDEX:
        return None
    loop: int = ir.IntegerAttr(value.owner.operation.attributes["dim"]).value
    return loop


def loops_behind(op: Any) -> dict[ir.Value, frozenset[int]]:
    """Of each value of an element-wise op's region the loops that it is computed of; of what it is given, all."""
    block = op.regions[0].blocks[0]
    behind = {given: frozenset(range(maps_of(op)[-1].n_dims)) for given in block.arguments}
    for inner in inside(op):
        of = frozenset[int]().union(*(behind.get(value, frozenset()) for value in inner.operands))
        for result in inner.results:
            own = loop_of(result)
            behind[result] = of if own is None else frozenset({own})
    return behind


def computed_places(op: Any) -> dict[tuple[ir.Value, int], None]:
    """What an element-wise op reads, and each dimension of it along which the place is computed of loops alone."""
    if not is_elementwise_generic(op):
        return {}
    found, of_loops = dict[tuple[ir.Value, int], None](), dict[ir.Value, bool]()
    of_loops |= dict.fromkeys(op.regions[0].blocks[0].arguments, False)
    for inner in inside(op):
        known = [of_loops[value] for value in inner.operands if value in of_loops]
        if known or inner.name == _INDEX:  # and no constant
            of_loops |= dict.fromkeys(inner.results, inner.name != _READ and all(known))
        if inner.name == _READ:
            source, *places = inner.operands
            computed = (d for d, p in enumerate(places) if of_loops.get(p) and loop_of(p) is None)
            found |= dict.fromkeys((source, d) for d in computed)
    return found


def read_at_places(op: Any) -> ir.Value | None:
    """The image that an op reads at places of its pixels and does nothing with but arithmetic; None of other ops."""
    if len(op.operands) != 1 or not is_elementwise_generic(op) or op.results[0].type.rank != _IMAGE:
        return None
    *ops, _ = inside(op)
    reads = [each for each in ops if each.name == _READ]
    if not all(each in reads or each.name == _INDEX or each.name.startswith(_COMPUTES) for each in ops):
        return None
    behind, images = loops_behind(op), {each.operands[0]: None for each in reads}
    if len(images) != 1 or list(op.regions[0].blocks[0].arguments[0].uses):
        return None
    for each in reads:
        _, *places = each.operands
        is_whole = tuple(map(loop_of, places[: len(_WHOLE)])) == _WHOLE
        if len(places) != _IMAGE or not is_whole or any(_WHOLE[-1] in behind.get(p, ()) for p in places[len(_WHOLE) :]):
            return None
    return next(iter(images))


def reordered(op: Any, image: ir.Value, turned: ir.Value, order: Sequence[int]) -> Callable[..., ir.Value]:
    """What makes the body of an op that reads at places, of the image and of loops in another order."""

    def body(*_: ir.Value) -> ir.Value:
        known = {image: turned}
        *ops, last = inside(op)
        for inner in ops:
            attributes = {name: inner.attributes[name] for name in inner.attributes}
            operands = [known.get(value, value) for value in inner.operands]
            if inner.name == _INDEX:
                dim = ir.IntegerAttr(attributes["dim"])
                attributes["dim"] = ir.IntegerAttr.get(dim.type, order.index(dim.value))
            elif inner.name == _READ:
                operands = [operands[0], *(operands[1 + d] for d in order)]
            kinds = [result.type for result in inner.results]
            copy = ir.Operation.create(inner.name, kinds, operands, attributes)
            known |= dict(zip(list(inner.results), list(copy.results), strict=True))
        return known.get(last.operands[0], last.operands[0])

    return body
