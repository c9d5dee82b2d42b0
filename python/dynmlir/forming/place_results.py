"""Results of a linalg.generic that say something of a place alone, and not of what is read."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.forming.generics import mapped_generic


def place_result(op: Any) -> int | None:
    """Which result of several lacks some parallel loops of a linalg.generic, and is computed of its own alone."""
    if len(op.results) < 2:
        return None
    maps = [ir.AffineMapAttr(each).value for each in ir.ArrayAttr(op.attributes["indexing_maps"])]
    parallel = {i for i, kind in enumerate(ir.ArrayAttr(op.attributes["iterator_types"])) if "parallel" in str(kind)}
    inputs = len(op.operands) - len(op.results)
    for place in range(len(op.results)):
        loops = _loops(maps[inputs + place])
        if loops is not None and not parallel <= set(loops) and _makers(op, place, set(loops)) is not None:
            return place
    return None


def split(op: Any, place: int) -> None:
    """Makes that result an op of its own, over its own loops."""
    old = op.operation
    inputs = len(old.operands) - len(old.results)
    maps = list(ir.ArrayAttr(old.attributes["indexing_maps"]))
    loops = _loops(ir.AffineMapAttr(maps[inputs + place]).value) or ()
    makers = _makers(op, place, set(loops)) or []
    block = old.regions[0].blocks[0]
    (*_, end) = block.operations
    with ir.InsertionPoint(op), old.location:
        memory, value = old.operands[inputs + place], end.operation.operands[place]
        alone = mapped_generic(
            [], memory, [ir.AffineMap.get_identity(len(loops))], lambda _: _again(makers, value, loops)
        )
        kept = [i for i in range(len(old.operands)) if i != inputs + place]
        rest = _generic(
            [old.operands[i] for i in kept],
            inputs,
            [maps[i] for i in kept],
            list(ir.ArrayAttr(old.attributes["iterator_types"])),
        )
    with ir.InsertionPoint(end), old.location:
        yielded = [value for i, value in enumerate(end.operation.operands) if i != place]
        ir.Operation.create("linalg.yield", operands=yielded)
    end.operation.erase()
    block.append_to(rest.regions[0])
    block.erase_argument(inputs + place)
    others = [result for i, result in enumerate(old.results) if i != place]
    for before, after in zip([old.results[place], *others], [alone, *rest.results], strict=True):
        before.replace_all_uses_with(after)
    old.erase()


def _again(makers: list[Any], value: ir.Value, loops: tuple[int, ...]) -> ir.Value:
    """A value made again where the insertion point is, of these loops alone."""
    known: dict[ir.Value, ir.Value] = {}
    for maker in makers:
        attributes = {name: maker.attributes[name] for name in maker.attributes}
        if maker.name == "linalg.index":
            i64 = ir.IntegerType.get_signless(64)
            attributes["dim"] = ir.IntegerAttr.get(i64, loops.index(ir.IntegerAttr(attributes["dim"]).value))
        operands = [known.get(each, each) for each in maker.operands]
        copy = ir.Operation.create(maker.name, [each.type for each in maker.results], operands, attributes)
        known |= dict(zip(list(maker.results), list(copy.results), strict=True))
    return known.get(value, value)


def _generic(operands: list[ir.Value], inputs: int, maps: list[ir.Attribute], kinds: list[ir.Attribute]) -> Any:
    return ir.Operation.create(
        "linalg.generic",
        [value.type for value in operands[inputs:]],
        operands,
        {
            "indexing_maps": ir.ArrayAttr.get(maps),
            "iterator_types": ir.ArrayAttr.get(kinds),
            "operandSegmentSizes": ir.DenseI32ArrayAttr.get([inputs, len(operands) - inputs]),
        },
        regions=1,
    )


def _loops(of: ir.AffineMap) -> tuple[int, ...] | None:
    """The loops of a map of loops alone, each once."""
    loops = tuple(each.position for each in of.results if isinstance(each, ir.AffineDimExpr))
    return loops if len(set(loops)) == len(of.results) else None


def _makers(op: Any, place: int, loops: set[int]) -> list[Any] | None:
    """The ops of a region that make a result, in their order; None where they read elements, or other loops."""
    block = op.regions[0].blocks[0]
    inside = [each.operation for each in block.operations]
    arguments = set(block.arguments)
    needed = {inside[-1].operands[place]}
    makers: list[Any] = []
    if needed & arguments:
        return None
    for maker in reversed(inside[:-1]):
        if not needed & set(maker.results):
            continue
        is_other = maker.name == "linalg.index" and ir.IntegerAttr(maker.attributes["dim"]).value not in loops
        if is_other or len(maker.regions) or not maker.name.startswith(("arith.", "math.", "linalg.index")):
            return None
        if set(maker.operands) & arguments:
            return None
        needed |= set(maker.operands)
        makers.append(maker)
    return makers[::-1]
