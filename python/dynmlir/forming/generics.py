"""Linalg ops that passes before templates make: a linalg.generic of any maps, a contraction in sums of another type."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from dynmlir.bindings import arith, ir, tensor
from dynmlir.dialect.values import is_zero, made_by, sizes


def maps_of(op: Any) -> list[ir.AffineMap]:
    """How a linalg.generic reads and writes its operands."""
    return [ir.AffineMapAttr(each).value for each in ir.ArrayAttr(op.attributes["indexing_maps"])]


def reduced_loops(op: Any) -> list[bool]:
    """Of each loop of a linalg.generic whether it reduces."""
    kinds = str(op.attributes["iterator_types"])
    return ["reduction" in kind for kind in kinds.split(",")] if kinds != "[]" else []


def generic(inputs: list[tuple[ir.Value, tuple[int, ...]]], memory: ir.Value, dims: tuple[int, ...], body: Any) -> Any:
    """A linalg.generic over the loops of its operands, numbered anew: as the result has them, then what reduces."""
    loops = [*dims, *sorted({loop for _, each in inputs for loop in each} - set(dims))]
    maps = [
        ir.AffineMap.get(len(loops), 0, [ir.AffineDimExpr.get(loops.index(loop)) for loop in each])
        for each in (*(each for _, each in inputs), dims)
    ]
    return mapped_generic([value for value, _ in inputs], memory, maps, body)


def mapped_generic(values: list[ir.Value], memory: ir.Value, maps: list[ir.AffineMap], body: Any) -> Any:
    """A linalg.generic of these indexing maps; loops that the result, the last of them, lacks reduce."""
    kept = {result.position for result in maps[-1].results if isinstance(result, ir.AffineDimExpr)}
    kinds = ["parallel" if loop in kept else "reduction" for loop in range(maps[-1].n_dims)]
    op = ir.Operation.create(
        "linalg.generic",
        results=[memory.type],
        operands=[*values, memory],
        attributes={
            "indexing_maps": ir.ArrayAttr.get([ir.AffineMapAttr.get(each) for each in maps]),
            "iterator_types": ir.ArrayAttr.get([ir.Attribute.parse(f"#linalg.iterator_type<{k}>") for k in kinds]),
            "operandSegmentSizes": ir.DenseI32ArrayAttr.get([len(values), 1]),
        },
        regions=1,
    )
    elements = [value.type.element_type for value in (*values, memory)]
    block = op.regions[0].blocks.append(*elements, arg_locs=[op.location] * len(elements))
    with ir.InsertionPoint(block):
        ir.Operation.create("linalg.yield", operands=[body(*block.arguments)])
    return op.results[0]


def added(start: ir.Value, sums: ir.Value) -> ir.Value:
    """What sums begin from and the sums of it from zero, added up, of the first one's type."""
    kind = start.type
    if sums.type != kind:
        sums = tensor.cast(kind, sums)
    fill = made_by(start, "linalg.fill")
    if fill is not None and is_zero(fill.operands[0]):
        return sums
    add = arith.addi if isinstance(kind.element_type, ir.IntegerType) else arith.addf
    identity, memory = ir.AffineMap.get_identity(kind.rank), tensor.empty(sizes(start), kind.element_type)
    return mapped_generic([start, sums], memory, [identity] * 3, lambda x, y, _: add(x, y))


def with_inputs(op: Any, values: Sequence[ir.Value], maps: Sequence[ir.AffineMap]) -> tuple[Any, list[ir.Value]]:
    """A linalg.generic with further inputs in its place: the new op, and what these are in its region."""
    inputs, outputs = ir.DenseI32ArrayAttr(op.attributes["operandSegmentSizes"])
    known = list(ir.ArrayAttr(op.attributes["indexing_maps"]))
    added = [ir.AffineMapAttr.get(each) for each in maps]
    operands = list(op.operands)
    attributes = {name: op.attributes[name] for name in op.attributes} | {
        "indexing_maps": ir.ArrayAttr.get([*known[:inputs], *added, *known[inputs:]]),
        "operandSegmentSizes": ir.DenseI32ArrayAttr.get([inputs + len(values), outputs]),
    }
    kinds = [result.type for result in op.results]
    operands = [*operands[:inputs], *values, *operands[inputs:]]
    with ir.InsertionPoint(op), op.location:
        made = ir.Operation.create("linalg.generic", kinds, operands, attributes, regions=1)
    block = op.regions[0].blocks[0]
    block.append_to(made.regions[0])
    elements = [v.type.element_type if isinstance(v.type, ir.RankedTensorType) else v.type for v in values]
    arguments = [block.add_argument(kind, op.location) for kind in elements]
    for old in list(block.arguments)[inputs : inputs + outputs]:
        old.replace_all_uses_with(block.add_argument(old.type, op.location))
        block.erase_argument(inputs)
    for old, new in zip(op.results, made.results, strict=True):
        old.replace_all_uses_with(new)
    op.operation.erase()
    return made.opview, arguments


def drop_ones(op: Any) -> None:
    """Lets a linalg.generic read what has dimensions of one, at 0, without these."""
    maps = [ir.AffineMapAttr(each).value for each in ir.ArrayAttr(op.attributes["indexing_maps"])]
    inputs, _ = ir.DenseI32ArrayAttr(op.attributes["operandSegmentSizes"])
    for place, (value, read) in enumerate(zip(list(op.operands)[:inputs], maps, strict=False)):
        kept = [d for d, result in enumerate(read.results) if isinstance(result, ir.AffineDimExpr)]
        others = set(range(len(read.results))) - set(kept)
        if not kept or not others or any(value.type.is_dynamic_dim(d) or value.type.shape[d] != 1 for d in others):
            continue
        edges = [0, *kept[1:], value.type.rank]
        groups = [list(range(*edge)) for edge in pairwise(edges)]
        shape = [value.type.shape[d] for d in kept]
        kind = ir.RankedTensorType.get(shape, value.type.element_type)
        before = made_by(value, "tensor.expand_shape")
        with ir.InsertionPoint(op), op.location:
            is_known = before is not None and before.operands[0].type == kind
            op.operands[place] = (
                before.operands[0] if before and is_known else tensor.collapse_shape(kind, value, groups)
            )
        maps[place] = ir.AffineMap.get(read.n_dims, 0, [read.results[d] for d in kept])
    op.attributes["indexing_maps"] = ir.ArrayAttr.get([ir.AffineMapAttr.get(each) for each in maps])


def say_inside(op: Any) -> Any:
    """A linalg.generic whose region says what constants of equal elements are, which it reads no more: as it is now.

    IREE 3.13 refuses modules that make such tensors of a few bytes between dispatches.
    """
    inputs, outputs = ir.DenseI32ArrayAttr(op.attributes["operandSegmentSizes"])
    numbers = {place: number for place in range(inputs) if (number := _element(op.operands[place])) is not None}
    if not numbers or len(numbers) == inputs:
        return op
    block, maps = op.regions[0].blocks[0], list(ir.ArrayAttr(op.attributes["indexing_maps"]))
    with ir.InsertionPoint.at_block_begin(block), op.location:
        for place, number in numbers.items():
            argument = block.arguments[place]
            argument.replace_all_uses_with(arith.constant(argument.type, number))
    for place in reversed(numbers):
        block.erase_argument(place)
    kept = [place for place in range(inputs + outputs) if place not in numbers]
    attributes = {name: op.attributes[name] for name in op.attributes} | {
        "indexing_maps": ir.ArrayAttr.get([maps[place] for place in kept]),
        "operandSegmentSizes": ir.DenseI32ArrayAttr.get([inputs - len(numbers), outputs]),
    }
    kinds, operands = [result.type for result in op.results], [op.operands[place] for place in kept]
    with ir.InsertionPoint(op), op.location:
        made = ir.Operation.create("linalg.generic", kinds, operands, attributes, regions=1)
    block.append_to(made.regions[0])
    for old, new in zip(op.results, made.results, strict=True):
        old.replace_all_uses_with(new)
    op.operation.erase()
    return made.opview


def _element(value: ir.Value) -> Any | None:
    """What all elements of a constant tensor are."""
    constant = made_by(value, "arith.constant")
    elements = None if constant is None else constant.operation.attributes["value"]
    return elements.get_splat_value() if isinstance(elements, ir.DenseElementsAttr) and elements.is_splat else None


def region_of(op: Any) -> Callable[..., ir.Value]:
    """What makes the body of another linalg op's region again, of the elements that it is given."""
    block = op.regions[0].blocks[0]

    def body(*elements: ir.Value) -> ir.Value:
        known = dict(zip(list(block.arguments), elements, strict=True))
        *inside, last = [inner.operation for inner in block.operations]
        for inner in inside:
            given = {name: inner.attributes[name] for name in inner.attributes}
            kinds = [result.type for result in inner.results]
            operands = [known.get(value, value) for value in inner.operands]
            copy = ir.Operation.create(inner.name, kinds, operands, given)
            known |= dict(zip(list(inner.results), list(copy.results), strict=True))
        return known[last.operands[0]]

    return body


def with_sums(op: Any, start: ir.Value) -> ir.Value:
    """A contraction of floats on the same inputs, in sums of the element type of `start`, which it begins from.

    Its region extends what is narrower than these, and nothing else.
    """
    sums = start.type.element_type
    attributes = {name: op.attributes[name] for name in op.attributes}
    inputs = list(op.operands)[:2]
    made = ir.Operation.create(op.name, [start.type], [*inputs, start], attributes, regions=1)
    old = op.regions[0].blocks[0]
    kinds = [value.type.element_type for value in (*inputs, start)]
    new = made.regions[0].blocks.append(*kinds, arg_locs=[op.location] * 3)
    with ir.InsertionPoint(new):
        values = [value if value.type == sums else arith.extf(sums, value) for value in new.arguments]
        known = dict(zip(list(old.arguments), values, strict=True))
        for inner in (operation.operation for operation in old.operations):
            if inner.name == "arith.extf":
                known[inner.results[0]] = known[inner.operands[0]]
                continue
            given = {name: inner.attributes[name] for name in inner.attributes}
            operands = [known[value] for value in inner.operands]
            copy = ir.Operation.create(inner.name, [sums] * len(inner.results), operands, given)
            known |= dict(zip(list(inner.results), list(copy.results), strict=True))
    return made.results[0]
