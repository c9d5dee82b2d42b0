"""Tables of what an element-wise op computes of one of its loops alone: places that it reads at, and their weights."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dynmlir.bindings import arith, ir, tensor
from dynmlir.dialect.values import sizes
from dynmlir.forming.generics import maps_of, with_inputs
from dynmlir.forming.parts import in_memory
from dynmlir.forming.places import inside, is_elementwise_generic, loop_of, loops_behind

#: By loop the values of a region that are computed of it alone, and that something else is computed of.
Tables = Mapping[int, list[ir.Value]]

_READ, _FLOATS = "tensor.extract", ("f32", "f64")
#: How many rows and columns a workgroup has, of all that lies innermost.
_ROWS, _COLUMNS = 16, 64


def tables_of(op: Any) -> Tables | None:
    """What is tabulated of an op; None where it is left as it is.

    A weight of a loop is read as an element, which keeps IREE from making that loop and its neighbour one. So there has
    to be one of each loop, two at least.
    """
    reads = [each for each in inside(op) if each.name == _READ] if is_elementwise_generic(op) else []
    behind, tables = loops_behind(op) if reads else {}, dict[int, list[ir.Value]]()
    if not any(len(behind[each.results[0]]) > 1 for each in reads):
        return None
    for inner in inside(op):
        for value in inner.results:
            users = {use.owner.operation for use in value.uses}
            if len(behind[value]) == 1 and _is_computed(value) and any(_is_wider(user, behind) for user in users):
                (loop,) = behind[value]
                tables.setdefault(loop, []).append(value)
    has_weights = all(any(_is_float(value.type) for value in values) for values in tables.values())
    return tables if has_weights and len(tables) > 1 else None


def _is_wider(user: Any, behind: Mapping[ir.Value, frozenset[int]]) -> bool:
    return not len(user.results) or any(len(behind[result]) > 1 for result in user.results)


def _is_computed(value: ir.Value) -> bool:
    """Whether there is more to a value, of a type that a table has, than the number of a loop."""
    if not (_is_float(value.type) or isinstance(value.type, ir.IndexType)):
        return False
    op = value.owner.operation
    if op.name == "arith.index_cast":
        return loop_of(op.operands[0]) is None
    return loop_of(value) is None


def _is_float(kind: ir.Type) -> bool:
    return str(kind) in _FLOATS


def tabulate(op: Any, tables: Tables, lanes: int) -> Any:
    """The op that reads what an op computed of each of these loops, in its place."""
    weights = list[tuple[ir.Value, ir.Value, ir.AffineMap]]()
    rank = maps_of(op)[-1].n_dims
    _read_from_memory(op)
    for loop, values in sorted(tables.items()):
        with ir.InsertionPoint(op), op.location:
            made = [in_memory(table) for table in _tables(op, loop, values)]
        for value, table in zip(values, made, strict=True):
            if _is_float(value.type):
                weights.append((value, table, ir.AffineMap.get(rank, 0, [ir.AffineDimExpr.get(loop)])))
            else:
                _read_in_region(value, table, loop)
    anew, read = with_inputs(op, [table for _, table, _ in weights], [each for *_, each in weights])
    for (value, *_), element in zip(weights, read, strict=True):
        value.replace_all_uses_with(element)
    _drop_unused(anew)
    if _reads_rows(anew):
        anew.operation.attributes["compilation_info"] = _whole_rows(rank, lanes)
    return anew.operation


def _read_from_memory(op: Any) -> None:
    """IREE would make what is read in the dispatch that reads it, all of it in each workgroup."""
    reads = [each for each in inside(op) if each.name == _READ]
    with ir.InsertionPoint(op), op.location:
        kept = {source: in_memory(source) for source in dict.fromkeys(each.operands[0] for each in reads)}
    for each in reads:
        each.operands[0] = kept[each.operands[0]]


def _tables(op: Any, loop: int, values: list[ir.Value]) -> list[ir.Value]:
    """A linalg.generic of one loop, which makes the values of that loop: integers for indices."""
    extent = sizes(op.operands[len(op.operands) - 1])[loop]
    kinds = [_stored(value.type) for value in values]
    memory = [tensor.empty([extent], kind) for kind in kinds]
    identity = ir.AffineMapAttr.get(ir.AffineMap.get_identity(1))
    made = ir.Operation.create(
        "linalg.generic",
        results=[each.type for each in memory],
        operands=memory,
        attributes={
            "indexing_maps": ir.ArrayAttr.get([identity] * len(values)),
            "iterator_types": ir.Attribute.parse("[#linalg.iterator_type<parallel>]"),
            "operandSegmentSizes": ir.DenseI32ArrayAttr.get([0, len(values)]),
        },
        regions=1,
    )
    block = made.regions[0].blocks.append(*kinds, arg_locs=[op.location] * len(kinds))
    with ir.InsertionPoint(block):
        known = _computed_again(op, values)
        stored = [known[value] if _is_float(value.type) else arith.index_cast(kind, known[value])
                  for value, kind in zip(values, kinds, strict=True)]  # fmt: skip
        ir.Operation.create("linalg.yield", operands=stored)
    return list(made.results)


def _stored(kind: ir.Type) -> ir.Type:
    return kind if _is_float(kind) else ir.IntegerType.get_signless(64)


def _computed_again(op: Any, values: list[ir.Value]) -> dict[ir.Value, ir.Value]:
    """Copies, at the insertion point, of what an op's region computes values of, whose loop is the only one."""
    known, needed = dict[ir.Value, ir.Value](), set(values)
    for inner in reversed(inside(op)):
        if any(result in needed for result in inner.results):
            needed.update(inner.operands)
    for inner in inside(op):
        if any(result in needed for result in inner.results):
            attributes = {name: inner.attributes[name] for name in inner.attributes}
            if inner.name == "linalg.index":
                attributes["dim"] = ir.IntegerAttr.get(ir.IntegerAttr(attributes["dim"]).type, 0)
            operands = [known.get(value, value) for value in inner.operands]
            copy = ir.Operation.create(inner.name, [result.type for result in inner.results], operands, attributes)
            known |= dict(zip(list(inner.results), list(copy.results), strict=True))
    return known


def _read_in_region(value: ir.Value, table: ir.Value, loop: int) -> None:
    """Reads an index from its table, so that IREE sees which loops it is the same for."""
    op = value.owner.operation
    with ir.InsertionPoint(op), op.location:
        dim = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), loop)
        number = ir.Operation.create("linalg.index", [ir.IndexType.get()], [], {"dim": dim}).results[0]
        place = arith.index_cast(ir.IndexType.get(), tensor.extract(table, [number]))
    value.replace_all_uses_with(place)


def _drop_unused(op: Any) -> None:
    for inner in reversed(inside(op)):
        if len(inner.results) and not any(list(result.uses) for result in inner.results):
            inner.erase()


def _reads_rows(op: Any) -> bool:
    """Whether tensors of the rank of the result are read along rows: at the innermost loop, of a stated size."""
    kind = op.results[0].type
    reads = [each for each in inside(op) if each.name == _READ and each.operands[0].type.rank == kind.rank]
    last = kind.rank - 1
    is_along = all(loop_of(each.operands[kind.rank]) == last for each in reads)
    return bool(reads) and is_along and not kind.is_dynamic_dim(last)


def _whole_rows(rank: int, lanes: int) -> ir.Attribute:
    """How IREE is to cut loops: whole rows for a workgroup, a vector at a time."""
    tiles = [*([1] * (rank - 3) + [_ROWS, _COLUMNS])[1 - rank :], 0]
    vectors = [*[1] * (rank - 1), lanes]
    return ir.Attribute.parse(
        f"#iree_codegen.compilation_info<lowering_config = #iree_cpu.lowering_config<distribution = {tiles}, "
        f"vector_common_parallel = {vectors}>, "
        "translation_info = <pipeline = #iree_cpu.pipeline<DoubleTilingExpert>>>"
    )
