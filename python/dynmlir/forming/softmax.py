"""A softmax along the last dimension that stands in the module as its parts, as imports write it."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from dynmlir.bindings import arith, ir
from dynmlir.dialect.strided import groups_of
from dynmlir.dialect.values import constant_of, is_zero, made_by
from dynmlir.forming.generics import maps_of, reduced_loops

#: An attribute of a linalg.softmax whose rows of nothing but -infinity are 0; they are NaN where it lacks it.
ZERO_ROWS = "dynmlir.zero_rows"
_MAXIMA = ("arith.maximumf", "arith.maxnumf")
#: Along fewer elements than these IREE's own code is as good, which has several rows in a vector.
LEAST_LENGTH = 8


def is_dispatched(kind: Any) -> bool:
    """Whether a softmax of this type along its last dimension is a dispatch of dynmlir's: f32, some size unknown."""
    if not isinstance(kind, ir.RankedTensorType) or not kind.rank or not isinstance(kind.element_type, ir.F32Type):
        return False
    last = kind.rank - 1
    return (
        kind.encoding is None
        and not kind.has_static_shape
        and (kind.is_dynamic_dim(last) or kind.get_dim_size(last) >= LEAST_LENGTH)
    )


def find_softmax(quotients: Any) -> ir.Value | None:
    """What a linalg.generic of quotients is the softmax of, if it is one and nothing else reads its exponentials.

    exp(x - max(x)) / sum(exp(x - max(x))), where the subtraction may be an op of its own, the maximum may come with
    where it is, and both reductions may keep a dimension of one.
    """
    operands = _of_whole_and_row(quotients, "arith.divf")
    if operands is None:
        return None
    powers, total = operands
    total = _without_unit(total)
    if not _is_reduction(total, powers, ("arith.addf",), 0.0) or not _is_read_by(powers, total, quotients):
        return None
    exponentials = made_by(powers, "linalg.generic")
    if exponentials is None:
        return None
    shifted = _of_whole_and_row(exponentials, "arith.subf", "math.exp")
    if shifted is None:
        before = _of_whole(exponentials, "math.exp")
        difference = made_by(before, "linalg.generic") if before is not None else None
        shifted = _of_whole_and_row(difference, "arith.subf") if difference is not None else None
    if shifted is None:
        return None
    source, most = shifted
    return source if _is_reduction(_without_unit(most), source, _MAXIMA, -math.inf) else None


def find_guarded(selected: Any) -> Any | None:
    """The linalg.softmax of whose rows a linalg.generic makes those 0 that come of nothing but -infinity.

    As PyTorch writes attention behind a mask: where(all(x == -inf, -1), 0, softmax(x, -1)).
    """
    if not is_dispatched(selected.results[0].type) or not _elementwise(selected, ("arith.select",)):
        return None
    inside, maps = _inside(selected)[0], maps_of(selected)
    condition, zero, whole = (_read(selected, value) for value in inside.operands)
    if condition is None or whole is None or not _is_row(condition[1]) or not _is_whole(whole[1]):
        return None
    if not is_zero(inside.operands[1]) and (zero is None or not _is_of_zeros(zero[0])):
        return None
    softmax = made_by(whole[0], "linalg.softmax")
    if softmax is None or list(maps[-1].results) != list(whole[1].results):
        return None
    value, along = whole[0], ir.IntegerAttr(softmax.operation.attributes["dimension"]).value
    readers = [use.owner.operation for use in value.uses if use.owner.operation.name != "tensor.dim"]
    if along != value.type.rank - 1 or readers != [selected.operation]:
        return None
    reduced = made_by(_without_unit(condition[0]), "linalg.generic")
    of = reduced.operation.operands[0] if reduced is not None else None
    if of is None or not _is_reduction(_without_unit(condition[0]), of, ("arith.andi",), 1):
        return None
    return softmax if _is_where_least(of, softmax.operation.operands[0]) else None


def _is_where_least(value: ir.Value, source: ir.Value) -> bool:
    """Whether a tensor says of each element of another whether it is -infinity."""
    op, ways = made_by(value, "linalg.generic"), (("arith.cmpf",), ("arith.extf", "arith.cmpf"))
    read = [of for names in ways if op is not None and (of := _of_whole(op, *names)) is not None]
    if source not in read:
        return False
    compared = _inside(op)[-1]
    predicate = ir.IntegerAttr(compared.attributes["predicate"]).value
    return predicate == arith.CmpFPredicate.OEQ and constant_of(compared.operands[1]) == -math.inf


def _is_of_zeros(value: ir.Value) -> bool:
    """Whether all elements of a tensor are 0."""
    if (fill := made_by(value, "linalg.fill")) is not None:
        return is_zero(fill.operation.operands[0])
    if (spread := made_by(value, "linalg.generic")) is not None:
        read = _read(spread, list(spread.operation.regions[0].blocks[0].operations)[-1].operation.operands[0])
        return not _inside(spread) and read is not None and _is_of_zeros(read[0])
    constant = made_by(value, "arith.constant")
    attribute = constant.operation.attributes["value"] if constant is not None else None
    if not isinstance(attribute, ir.DenseElementsAttr) or not attribute.is_splat:
        return False
    number = attribute.get_splat_value()
    return isinstance(number, ir.FloatAttr) and number.value == 0


def erase_unread(value: ir.Value) -> None:
    """Erases what makes a value that nothing reads, and what only that read."""
    left = _makers([value])
    while left:
        op = left.pop()
        if any(list(result.uses) for result in op.results):
            continue
        makers = _makers(op.operands)
        left = [other for other in left if other not in makers] + makers
        op.erase()


def _makers(values: Iterable[ir.Value]) -> list[Any]:
    """The ops on tensors that make values, each once."""
    makers: list[Any] = []
    for value in values:
        op = None if isinstance(value.owner, ir.Block) else value.owner.operation
        if op is not None and op.name.startswith(("linalg.", "tensor.")) and op not in makers:
            makers.append(op)
    return makers


def _is_read_by(powers: ir.Value, total: ir.Value, quotients: Any) -> bool:
    """Whether nothing but their sum and the quotients reads the exponentials; sizes are no matter."""
    readers = [use.owner.operation for use in powers.uses if use.owner.operation.name != "tensor.dim"]
    return all(reader in (quotients.operation, total.owner.operation) for reader in readers)


def _inside(op: Any) -> list[Any]:
    """The ops of a region without its end."""
    return [inner.operation for inner in op.regions[0].blocks[0].operations][:-1]


def _is_row(of: ir.AffineMap) -> bool:
    """All loops but the last, in order, with or without a place of the last that is always 0."""
    loops = of.n_dims - 1
    results = list(of.results)
    if loops < 0:
        return False
    if len(results) == loops + 1 and str(results[-1]) == "0":
        results.pop()
    return results == [ir.AffineDimExpr.get(loop) for loop in range(loops)]


def _is_whole(of: ir.AffineMap) -> bool:
    return list(of.results) == [ir.AffineDimExpr.get(loop) for loop in range(of.n_dims)]


def _elementwise(op: Any, names: tuple[str, ...]) -> bool:
    """Whether an op computes just these of its elements, one after the other, for a whole result."""
    if op.operation.name != "linalg.generic" or len(op.results) != 1 or any(reduced_loops(op)):
        return False
    inside = _inside(op)
    if tuple(inner.name for inner in inside) != names or not _is_whole(maps_of(op)[-1]):
        return False
    (end,) = list(op.regions[0].blocks[0].operations)[-1].operation.operands
    chained = (later.operands[0] == before.results[0] for before, later in pairwise(inside))
    return end == inside[-1].results[0] and all(chained)


def _read(op: Any, value: ir.Value) -> tuple[ir.Value, ir.AffineMap] | None:
    """The operand that an argument of a region is an element of, and how it is read.

    None of the result's memory, and of what is no argument.
    """
    arguments = list(op.regions[0].blocks[0].arguments)
    if value not in arguments:
        return None
    place = arguments.index(value)
    return None if place == len(op.operands) - 1 else (op.operands[place], maps_of(op)[place])


def _of_whole(op: Any, *names: str) -> ir.Value | None:
    """What an op computes these of, element by element."""
    if not _elementwise(op, names):
        return None
    read = _read(op, _inside(op)[0].operands[0])
    return read[0] if read is not None and _is_whole(read[1]) else None


def _of_whole_and_row(op: Any, *names: str) -> tuple[ir.Value, ir.Value] | None:
    """The same of an element, and one of its row."""
    whole = _of_whole(op, *names)
    row = _read(op, _inside(op)[0].operands[1]) if whole is not None else None
    return (whole, row[0]) if whole is not None and row is not None and _is_row(row[1]) else None


def _without_unit(value: ir.Value) -> ir.Value:
    """What a value is with a dimension of one behind it."""
    expand = made_by(value, "tensor.expand_shape")
    if expand is None:
        return value
    source = expand.operation.operands[0]
    is_one = not value.type.is_dynamic_dim(value.type.rank - 1) and value.type.shape[-1] == 1
    if not source.type.rank:
        return source if is_one and value.type.rank == 1 else value
    *before, last = groups_of(expand)
    return source if is_one and len(last) == 2 and all(len(g) == 1 for g in before) else value


def _is_reduction(value: ir.Value, of: ir.Value, names: tuple[str, ...], start: float) -> bool:
    """Whether a value reduces another along the last dimension, from a start; a second result is no matter."""
    op = made_by(value, "linalg.generic")
    if op is None or op.results[0] != value or len(op.results) > 2 or len(op.operands) != 1 + len(op.results):
        return False
    if reduced_loops(op)[-1:] != [True] or any(reduced_loops(op)[:-1]) or op.operands[0] != of:
        return False
    inside, arguments, maps = _inside(op), list(op.regions[0].blocks[0].arguments), maps_of(op)
    end = list(op.regions[0].blocks[0].operations)[-1].operation.operands[0]
    made = next((inner for inner in inside if inner.name in names and inner.results[0] == end), None)
    if made is None or not all(argument in list(made.operands) for argument in arguments[:2]):
        return False
    if len(op.results) == 1 and len(inside) != 1:
        return False
    fill = made_by(op.operands[1], "linalg.fill")
    begun = constant_of(fill.operation.operands[0]) if fill is not None else None
    return _is_whole(maps[0]) and _is_row(maps[1]) and begun == start
