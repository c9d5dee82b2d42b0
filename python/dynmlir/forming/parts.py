"""What is to be read from memory, and not to be computed by IREE in the dispatch that reads it."""

from __future__ import annotations

from math import prod
from typing import Any

from dynmlir.bindings import ir, linalg
from dynmlir.dialect.strided import built, sizes_of
from dynmlir.dialect.values import made_by
from dynmlir.dialect.windows import sliced

#: Of each dimension of a tensor the one of a reduction's result that it is; None where it is none.
Ways = tuple[int | None, ...]


#: Other names of the same elements.
_RESHAPES = ("tensor.expand_shape", "tensor.collapse_shape", "tensor.cast")
_SUMS = ("arith.addf", "arith.addi")
#: Elements that a reduction may be of that is made again and again.
_MANY = 16


def part(op: Any) -> None:
    """What reads the result reads it from memory."""
    value = op.results[0]
    uses = [(use.owner, use.operand_number) for use in value.uses if use.owner.operation.name != "tensor.dim"]
    with ir.InsertionPoint.after(op), op.location:
        made = in_memory(value)
    for owner, place in uses:
        owner.operation.operands[place] = made


def part_start(op: Any) -> None:
    """What a linalg op of one result begins from is read from memory."""
    with ir.InsertionPoint(op), op.location:
        op.operands[len(op.operands) - 1] = in_memory(op.operands[len(op.operands) - 1])


def in_memory(value: ir.Value) -> ir.Value:
    """A tensor, at the insertion point, as IREE is to have it in memory of its own."""
    made = ir.Operation.create("util.optimization_barrier", [value.type], [value]).results[0]
    dynamic = [built(n) for d, n in enumerate(sizes_of(value)) if value.type.is_dynamic_dim(d)]
    return ir.Operation.create("flow.tensor.tie_shape", [value.type], [made, *dynamic]).results[0] if dynamic else made


def is_elementwise(op: Any) -> bool:
    """Whether a linalg op makes one tensor, each element of its own loops."""
    maps = _maps(op.operation)
    return maps is not None and len(op.operation.results) == 1 and len(maps[-1].results) == maps[-1].n_dims


def is_crossed(op: Any) -> bool:
    """Whether a linalg op reduces, and one element-wise op reads the result along two ways: by rows and by columns.

    Through reshapes and other element-wise ops, too, which IREE fuses with it.
    """
    value = op.results[0] if len(op.results) == 1 else None
    if value is None or not isinstance(value.type, ir.RankedTensorType) or not value.type.rank or not _reduces(op):
        return False
    ways: dict[Any, set[Ways]] = {}
    left: list[tuple[ir.Value, Ways]] = [(value, tuple(range(value.type.rank)))]
    while left:
        read, way = left.pop()
        for use in read.uses:
            reader = use.owner.operation
            if reader.name in _RESHAPES:
                left.append((reader.results[0], _reshaped(reader, way)))
                continue
            maps = _maps(reader)
            if maps is None or len(reader.results) != 1 or _reduces(reader):
                continue
            loops = _along(maps[use.operand_number], way)
            known = ways.setdefault(reader, set())
            if loops not in known:
                known.add(loops)
                left.append((reader.results[0], _through(maps[-1], loops)))
            if len(known) > 1:
                return True
    return False


def is_shared_in_part(op: Any) -> bool:
    """Whether a linalg op makes what several others read, and one of them at a stated place along a dimension.

    Through element-wise ops, too, which IREE fuses with it.
    """
    value = op.results[0] if len(op.results) == 1 else None
    if value is None or not isinstance(value.type, ir.RankedTensorType) or len(_readers(value)) < 2:
        return False
    left, seen = [value], set[Any]()
    while left:
        read = left.pop()
        for use in read.uses:
            reader = use.owner.operation
            maps = _maps(reader)
            if maps is not None and _picks(maps[use.operand_number], read.type):
                return True
            if reader not in seen and is_elementwise(reader):
                seen.add(reader)
                left.append(reader.results[0])
    return False


def _picks(read: ir.AffineMap, kind: ir.RankedTensorType) -> bool:
    """Whether a tensor is read at one place of a dimension that has, or may have, more."""
    places = [d for d, result in enumerate(read.results) if isinstance(result, ir.AffineConstantExpr)]
    return any(kind.is_dynamic_dim(d) or kind.get_dim_size(d) != 1 for d in places)


def is_chained(op: Any) -> bool:
    """Whether a linalg op reduces, and another reduces what is made of the result.

    Of a few elements only if it sums up products of it, which IREE takes for a contraction of what is in memory.
    """
    is_tensor = len(op.results) == 1 and isinstance(op.results[0].type, ir.RankedTensorType)
    if not is_tensor or not _reduces(op):
        return False
    return _is_reduced_again(op.results[0], of_products=not _reduces_many(op.operation))


def shared_beside_wider(op: Any) -> list[Any]:
    """What several ops read of a reduction of several loops, or of what is made of it element by element.

    Nothing where the result is of stated size, or where no element-wise op of more loops reads any of it.
    """
    maps = _maps(op.operation)
    if maps is None or len(op.results) != 1 or maps[-1].n_dims < len(maps[-1].results) + 2:
        return []
    kind, found, is_spread = op.results[0].type, dict[Any, None](), False
    left = [] if kind.has_static_shape else [op.operation]
    while left:
        made = left.pop()
        if made in found:
            continue
        found[made] = None
        for reader in filter(is_elementwise, _readers(made.results[0])):
            is_wider = reader.results[0].type.rank > kind.rank
            is_spread |= is_wider
            left += [] if is_wider else [reader]
    return [made for made in found if len(_readers(made.results[0])) > 1] if is_spread else []


def _readers(value: ir.Value) -> set[Any]:
    return {use.owner.operation for use in value.uses if use.owner.operation.name != "tensor.dim"}


def is_gathered_for_products(op: Any) -> bool:
    """Whether a linalg op reads a tensor at places that it is given, and products of what it makes are summed up."""
    is_gather = is_elementwise(op) and _computes(op.operation, "tensor.extract")
    return is_gather and _is_reduced_again(op.results[0], of_products=True)


def starts_from_another(op: Any) -> bool:
    """Whether a linalg op of two operands, as windows and contractions are, brings together what is no sum, and begins
    from what another makes that is no fill."""
    if len(op.results) != 1 or len(op.operands) != 3 or not _reduces(op):
        return False
    brings_together = _inside(op.operation)[-1].operands[0].owner
    is_sum = isinstance(brings_together, ir.Operation | ir.OpView) and brings_together.operation.name in _SUMS
    start = sliced(op.operands[2])
    return not is_sum and made_by(start, "linalg.") is not None and made_by(start, "linalg.fill") is None


def _is_reduced_again(value: ir.Value, of_products: bool) -> bool:
    """Whether a linalg op reduces what others make of a value, element by element; and they multiply it, if asked."""
    left, seen = [(value, False)], set[tuple[Any, bool]]()
    while left:
        made, is_product = left.pop()
        for use in made.uses:
            reader = use.owner.operation
            multiplies = is_product or _multiplies(reader)
            if (reader, multiplies) in seen:
                continue
            seen.add((reader, multiplies))
            if _reduces(reader) and (multiplies or not of_products):
                return True
            if reader.name in _RESHAPES or _maps(reader) is not None:
                left += [(result, multiplies and not _reduces(reader)) for result in reader.results]
    return False


def _multiplies(op: Any) -> bool:
    """Whether a linalg op multiplies two values: a square is of one."""
    return any(len(set(inner.operands)) > 1 for inner in _inside(op) if inner.name in ("arith.mulf", "arith.muli"))


def _computes(op: Any, name: str) -> bool:
    """Whether the region of a linalg op has such an op."""
    return any(inner.name == name for inner in _inside(op))


def _inside(op: Any) -> list[Any]:
    blocks = [block for region in op.regions for block in region.blocks] if op.name.startswith("linalg.") else []
    return [inner.operation for block in blocks for inner in block.operations]


def _reduces_many(op: Any) -> bool:
    maps = _maps(op)
    if maps is None:
        return False
    kept = {loop.position for loop in maps[-1].results if isinstance(loop, ir.AffineDimExpr)}
    sizes: dict[int, int | None] = {}
    for value, read in zip(op.operands, maps, strict=True):
        for d, loop in enumerate(read.results):
            if isinstance(loop, ir.AffineDimExpr):
                is_stated = not value.type.is_dynamic_dim(d)
                sizes[loop.position] = value.type.get_dim_size(d) if is_stated else sizes.get(loop.position)
    reduced = [size for loop, size in sizes.items() if loop not in kept]
    return bool(reduced) and (None in reduced or prod(size or 1 for size in reduced) >= _MANY)


def _maps(op: Any) -> list[ir.AffineMap] | None:
    found = linalg.get_indexing_maps(op.opview) if op.name.startswith("linalg.") else None
    return [ir.AffineMapAttr(each).value for each in found] if found else None


def _reduces(op: Any) -> bool:
    """Whether a linalg op has loops that its result lacks."""
    maps = _maps(op.operation)
    return maps is not None and len(maps[-1].results) < maps[-1].n_dims


def _along(read: ir.AffineMap, way: Ways) -> Ways:
    """Of each loop of an op what the dimension of an operand is that it goes along."""
    loops: list[int | None] = [None] * read.n_dims
    for dim, result in enumerate(read.results):
        if isinstance(result, ir.AffineDimExpr):
            loops[result.position] = way[dim]
    return tuple(loops)


def _through(written: ir.AffineMap, loops: Ways) -> Ways:
    """Of each dimension of an op's result the same."""
    return tuple(loops[each.position] if isinstance(each, ir.AffineDimExpr) else None for each in written.results)


def _reshaped(op: Any, way: Ways) -> Ways:
    """The same behind a reshape; a dimension of more than one part is the first that is known."""
    if op.name == "tensor.cast":
        return way
    groups = [[ir.IntegerAttr(d).value for d in ir.ArrayAttr(g)] for g in ir.ArrayAttr(op.attributes["reassociation"])]
    if op.name == "tensor.collapse_shape":
        return tuple(next((way[d] for d in group if way[d] is not None), None) for group in groups)
    made, parts = op.results[0].type, dict[int, int | None]()
    for dim, group in enumerate(groups):
        for d in group:
            is_one = not made.is_dynamic_dim(d) and made.get_dim_size(d) == 1
            parts[d] = None if is_one else way[dim]
    return tuple(parts[d] for d in range(made.rank))
