"""Linalg ops as programs on rows have them: what of them reduces rows, what works on each element, what on each row."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import prod
from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.row_programs import COLUMN, ONE, ROW, WHOLE
from dynmlir.dialect.values import constant_of, made_by
from dynmlir.forming.generics import maps_of, reduced_loops

#: Rows of fewer elements than this, where that is stated, are left to IREE, which has several in a vector.
LEAST_LENGTH = 8
#: Ops that bring the elements of a row together.
_COMBINERS = tuple(f"arith.{name}" for name in ("addf", "mulf", "maximumf", "minimumf", "maxnumf", "minnumf"))
_ARITHMETIC = (
    *_COMBINERS,
    *(f"arith.{name}" for name in ("subf", "divf", "negf", "cmpf", "select", "extf", "truncf", "sitofp", "uitofp")),
    *(f"arith.{name}" for name in ("fptosi", "fptoui", "extsi", "extui", "trunci", "addi", "subi", "bitcast")),
    *(f"math.{name}" for name in ("absf", "sqrt", "rsqrt", "fma")),
)
#: What IREE computes of f32 in vectors; of f64 it would call a function that a module does not have.
_OF_F32 = (
    *(f"math.{name}" for name in ("exp", "exp2", "expm1", "log", "log2", "log1p", "powf")),
    *(f"math.{name}" for name in ("tanh", "sin", "cos", "erf", "floor", "ceil", "roundeven")),
)
#: Powers that are products.
_POWERS = ("math.powf", "math.fpowi")
#: What dimensions state, None where they do not.
Shape = tuple[int | None, ...]
#: Types that are computed with, and those that are read and written, too.
_COMPUTED = ("f32", "f64", "i1", "i8", "i32", "i64")
STORED = ("f16", "f32", "f64", "i8", "i32")
RESHAPES = ("tensor.expand_shape", "tensor.collapse_shape")


@dataclass(frozen=True)
class Space:
    """The loops of reductions: what the dimensions of a tensor of all elements state, and how many are of rows.

    Dimensions of one are none: they may be anywhere, and be reduced, too.
    """

    shape: Shape
    rows: int

    def is_whole(self, kind: ir.Type) -> bool:
        """Whether a tensor has each element."""
        return _without_ones(_shape(kind)) == _without_ones(self.shape)

    def is_row(self, kind: ir.Type) -> bool:
        """Whether a tensor has one element of each row."""
        return _without_ones(_shape(kind)) == _without_ones(self.shape[: self.rows])

    def read(self, of: ir.AffineMap, kind: ir.Type) -> str | None:
        """How an op with a loop for each dimension reads what it reads so; None for another way than the programs'."""
        loops = _loops(of, kind, self.shape)
        every = [loop for loop, size in enumerate(self.shape) if size != 1]
        rows = [loop for loop in every if loop < self.rows]
        ways = {WHOLE: every, ROW: rows, ONE: [], COLUMN: [loop for loop in every if loop >= self.rows]}
        return next((way for way, along in ways.items() if loops == along), None)


def space_of(op: Any) -> Space | None:
    """The loops of a reduction along rows."""
    if not _reduces(op):
        return None
    identity = ir.AffineMap.get_identity(maps_of(op)[-1].n_dims)
    whole = [value for value, read in zip(op.operands, maps_of(op), strict=True) if read == identity]
    if not whole:
        return None
    shape = _shape(whole[0].type)
    kept = [
        loop
        for loop, (is_reduced, size) in enumerate(zip(reduced_loops(op), shape, strict=True))
        if not is_reduced and size != 1
    ]
    space = Space(shape, kept[-1] + 1 if kept else 0)
    is_short = None not in shape[space.rows :] and prod(size or 1 for size in shape[space.rows :]) < LEAST_LENGTH
    return space if not is_short and is_reduction(op, space) else None


def _reduces(op: Any) -> bool:
    """Whether an op reduces, and nothing reads where the greatest is, if it says so, too."""
    if op.name != "linalg.generic" or not any(reduced_loops(op)) or len(op.results) > 2:
        return False
    return not any(list(result.uses) for result in list(op.results)[1:])


def is_reduction(op: Any, space: Space) -> bool:
    """Whether an op brings the elements of each row together, from a constant on."""
    if not _reduces(op) or not space.is_row(op.results[0].type):
        return False
    kinds, written = reduced_loops(op), maps_of(op)[-1]
    if len(kinds) != len(space.shape) or space.read(written, op.results[0].type) != ROW:
        return False
    if any(kinds[d] != (d >= space.rows) for d, size in enumerate(space.shape) if size != 1):
        return False
    if not _fits(op, space) or not any(read == WHOLE for _, read in inputs(op, space)):
        return False
    return combiner(op) is not None and start(op) is not None


def is_whole_op(op: Any, space: Space) -> bool:
    """Whether an op makes each element, of others and of its row; or of its row for those alone that do."""
    if not _is_elementwise(op) or not space.is_whole(op.results[0].type) or not _fits(op, space):
        return False
    if any(read == WHOLE for _, read in inputs(op, space)):
        return True
    readers = [use.owner.operation for use in op.results[0].uses if use.owner.operation.name != "tensor.dim"]
    return all(is_whole_op(reader, space) or is_reduction(reader, space) for reader in readers)


def is_row_op(op: Any, space: Space) -> bool:
    """Whether an op makes a number of each row, of others of the same row."""
    if op.name in RESHAPES:
        return space.is_row(op.results[0].type) and space.is_row(op.operands[0].type)
    if not _is_elementwise(op) or not space.is_row(op.results[0].type) or not _is_computed(op):
        return False
    return all(read in (ROW, ONE) for _, read in inputs(op, space))


def _is_elementwise(op: Any) -> bool:
    if op.name != "linalg.generic" or len(op.results) != 1:
        return False
    if any(reduced_loops(op)):
        return False
    last = maps_of(op)[-1]
    return bool(last == ir.AffineMap.get_identity(last.n_dims))


def _fits(op: Any, space: Space) -> bool:
    """Whether an op on whole rows reads what programs read, and computes what they compute."""
    if maps_of(op)[-1].n_dims != len(space.shape) or not _is_computed(op):
        return False
    return all(read is not None for _, read in inputs(op, space))


def _is_computed(op: Any) -> bool:
    """Whether a region is of arithmetic that vectors have, and reads nothing but elements and constants."""
    block = op.regions[0].blocks[0]
    operands = list(op.operands)[: len(op.operands) - len(op.results) + 1]
    tensors = [value.type for value in operands if isinstance(value.type, ir.RankedTensorType)]
    if any(str(kind.element_type) not in STORED or kind.encoding is not None for kind in tensors):
        return False
    numbers = [value for value in op.operands if not isinstance(value.type, ir.RankedTensorType)]
    if any(str(value.type) not in _COMPUTED for value in numbers):
        return False
    known = set(block.arguments)
    if not any(reduced_loops(op)) and list(block.arguments[-1].uses):
        return False  # what is there before
    for inner in needed(op):
        outside = [value for value in inner.operands if value not in known]
        if any(made_by(value, "arith.constant") is None for value in outside) or not _is_known(inner):
            return False
        known.update(inner.results)
    return True


def needed(op: Any) -> list[Any]:
    """The ops of a region that its first result comes of, in their order."""
    block = op.regions[0].blocks[0]
    *inside, last = [inner.operation for inner in block.operations]
    read, found = {last.operands[0]}, []
    for inner in reversed(inside):
        if any(result in read for result in inner.results):
            read.update(inner.operands)
            found.append(inner)
    return found[::-1]


def _is_known(op: Any) -> bool:
    """Whether an op has a meaning on vectors, of these types."""
    if op.name == "arith.constant":
        return str(op.results[0].type) in (*_COMPUTED, "f16")
    if is_square(op):
        return str(op.results[0].type) in ("f32", "f64")
    if len(op.results) != 1 or (op.name not in _ARITHMETIC and op.name not in _OF_F32):
        return False
    kinds = {str(value.type) for value in (*op.operands, *op.results)}
    if op.name in _OF_F32:
        return kinds == {"f32"}
    if op.name in ("arith.extf", "arith.truncf"):
        return kinds <= {"f16", "f32", "f64"}
    return kinds <= set(_COMPUTED)


def is_square(op: Any) -> bool:
    return op.name in _POWERS and constant_of(op.operands[1]) == 2


def combiner(op: Any) -> tuple[str, ir.Value] | None:
    """The op that brings an element together with those before it, and the element."""
    block = op.regions[0].blocks[0]
    before, last = block.arguments[-len(op.results)], list(block.operations)[-1].operation.operands[0]
    made = made_by(last, *_COMBINERS)
    readers = [inner for inner in needed(op) if before in list(inner.operands)]
    if made is None or readers != [made.operation] or before.type != last.type:
        return None
    if str(last.type) not in _COMPUTED:
        return None
    left, right = made.operation.operands
    element = right if left == before else left
    return (made.operation.name, element) if element != before else None


def start(op: Any) -> str | None:
    """The number that a reduction begins from."""
    fill = made_by(op.operands[len(op.operands) - len(op.results)], "linalg.fill")
    constant = made_by(fill.operation.operands[0], "arith.constant") if fill is not None else None
    return None if constant is None else constant_text(constant)


def constant_text(constant: Any) -> str:
    text = str(constant.operation.attributes["value"])
    return re.sub(r" : \w+$", "", text)


def number_of(value: ir.Value) -> tuple[str, str] | None:
    """The type and the text of the number that a constant of no dimension is."""
    constant = made_by(value, "arith.constant")
    kind = value.type
    if constant is None or not isinstance(kind, ir.RankedTensorType) or kind.rank > 0:
        return None
    text = re.fullmatch(r"dense<([^<>\"]+)> : \S+", str(constant.operation.attributes["value"]))
    return None if text is None else (str(kind.element_type), text[1])


def inputs(op: Any, space: Space) -> list[tuple[ir.Value, str | None]]:
    """What an op of a group reads, and how."""
    if op.name in RESHAPES:
        return [(op.operands[0], ROW)]
    values = list(op.operands)[: len(op.operands) - len(op.results)]
    of_rows = not any(reduced_loops(op)) and space.is_row(op.results[0].type) and not space.is_whole(op.results[0].type)
    if of_rows:  # whose loops are those of its result
        shape = _shape(op.results[0].type)
        space = Space(shape, len(shape))
    found: list[tuple[ir.Value, str | None]] = []
    for value, of in zip(values, maps_of(op), strict=False):
        is_tensor = isinstance(value.type, ir.RankedTensorType)
        read = space.read(of, value.type) if is_tensor else ONE
        found.append((value, ROW if of_rows and read == WHOLE else read))
    return found


def whole_values(op: Any, space: Space) -> list[ir.Value]:
    """What an op on whole rows reads and makes of each element: all of the same sizes, stated or not."""
    if op.name != "linalg.generic" or maps_of(op)[-1].n_dims != len(space.shape):
        return []
    made = list(op.operands)[len(op.operands) - len(op.results) :]  # as results are
    values = [*list(op.operands)[: len(op.operands) - len(op.results)], *op.results, *made]
    maps = [*maps_of(op), *maps_of(op)[len(maps_of(op)) - len(made) :]]
    return [
        value
        for value, of in zip(values, maps, strict=True)
        if isinstance(value.type, ir.RankedTensorType) and space.is_whole(value.type)
        if space.read(of, value.type) == WHOLE
    ]


def _loops(of: ir.AffineMap, kind: ir.Type, shape: Shape) -> list[int] | None:
    """The loops that go along the dimensions of an operand, but those of one; None where there is more to it."""
    loops = []
    for result, size in zip(of.results, _shape(kind), strict=True):
        if isinstance(result, ir.AffineDimExpr):
            loops += [result.position] if shape[result.position] != 1 else []
        elif size != 1:
            return None
    return loops


def _shape(kind: ir.Type) -> Shape:
    tensor = ir.RankedTensorType(kind)
    return tuple(None if tensor.is_dynamic_dim(d) else tensor.get_dim_size(d) for d in range(tensor.rank))


def _without_ones(shape: Shape) -> Shape:
    return tuple(size for size in shape if size != 1)


def is_costly(op: Any) -> bool:
    """Whether elements are not computed again and again where they can be read."""
    blocks = [block for region in op.regions for block in region.blocks]
    return any(inner.operation.name in _OF_F32 for block in blocks for inner in block.operations)
