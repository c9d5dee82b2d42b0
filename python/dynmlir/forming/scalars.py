"""Numbers that the regions of linalg.generic take from around them, as operands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dynmlir.bindings import arith, ir, tensor
from dynmlir.dialect.core import ops_named
from dynmlir.dialect.values import made_by
from dynmlir.forming.constants import erase_unused
from dynmlir.forming.generics import with_inputs
from dynmlir.forming.sums import is_candidate

#: What is computed of numbers.
_COMPUTES = ("arith.", "math.")


def captured_scalars(op: Any) -> list[ir.Value]:
    """The numbers that the region of an op takes from around it, each once, but constants."""
    inside: set[ir.Value] = set()
    used: dict[ir.Value, None] = {}

    def visit(inner: Any) -> ir.WalkResult:
        if inner != op.operation:
            inside.update(inner.results)
            used.update(dict.fromkeys(inner.operands))
        inside.update(argument for region in inner.regions for block in region.blocks for argument in block.arguments)
        return ir.WalkResult.ADVANCE

    op.operation.walk(visit)
    kinds = (ir.IntegerType, ir.FloatType, ir.IndexType)
    return [
        value
        for value in used
        if value not in inside and isinstance(value.type, kinds) and made_by(value, "arith.constant") is None
    ]


def read_from(value: ir.Value) -> tuple[Any, list[Any]] | None:
    """The op that extracts a number from a tensor of no dimension, and those that compute this one of it, in order."""
    behind: list[Any] = []
    while not isinstance(value.owner, ir.Block):
        op = value.owner.operation
        if op.name == "tensor.extract" and len(op.operands) == 1:
            return op, behind[::-1]
        unknown = [operand for operand in op.operands if made_by(operand, "arith.constant") is None]
        if not op.name.startswith(_COMPUTES) or len(unknown) != 1 or len(op.results) != 1:
            return None
        behind.append(op)
        (value,) = unknown
    return None


def _stays_in_regions(value: ir.Value) -> bool:
    """Whether regions of linalg.generic alone read a number, and what is computed of it."""
    for use in value.uses:
        user = use.owner.operation
        if user.parent.name == "linalg.generic":
            continue
        if not user.name.startswith(_COMPUTES) or not all(_stays_in_regions(result) for result in user.results):
            return False
    return True


def read_tensors(op: Any, scalars: list[ir.Value]) -> Any:
    """Makes tensors that numbers are extracted from inputs of a linalg.generic, which computes the rest; the new op.

    So that the host does not wait for the numbers: of those that it needs itself nothing is read twice.
    """
    found = {
        value: read
        for value in scalars
        if (read := read_from(value)) is not None and _stays_in_regions(read[0].results[0])
    }
    if not found:
        return op
    one = ir.AffineMap.get(ir.AffineMapAttr(op.attributes["indexing_maps"][0]).value.n_dims, 0, [])
    tensors = list(dict.fromkeys(extract.operands[0] for extract, _ in found.values()))
    made, arguments = with_inputs(op, tensors, [one] * len(tensors))
    elements = dict(zip(tensors, arguments, strict=True))
    with ir.InsertionPoint.at_block_begin(made.regions[0].blocks[0]), made.location:
        known = {value: _computed(elements[extract.operands[0]], behind) for value, (extract, behind) in found.items()}
    _rename(made, known)
    for value in found:
        erase_unused(value)
    return made


def _computed(element: ir.Value, behind: list[Any]) -> ir.Value:
    for op in behind:
        copy = op.clone()
        for place, operand in enumerate(op.operands):
            if made_by(operand, "arith.constant") is None:
                copy.operands[place] = element
        element = copy.results[0]
    return element


def _rename(made: Any, known: dict[ir.Value, ir.Value]) -> None:
    """Other values in the region of an op."""

    def rename(inner: Any) -> ir.WalkResult:
        for place, value in enumerate(inner.operands if inner != made.operation else ()):
            if value in known:
                inner.operands[place] = known[value]
        return ir.WalkResult.ADVANCE

    made.operation.walk(rename)


def compute_wide(op: Any, make: Callable[[ir.Value], ir.Value]) -> None:
    """Puts what is made of a float in the place of an op of one; of f16 and bf16 by way of f32, rounded once."""
    value, kind = op.operands[0], op.results[0].type
    is_narrow = isinstance(kind, (ir.F16Type, ir.BF16Type))
    with ir.InsertionPoint(op), op.location:
        made = make(arith.extf(ir.F32Type.get(), value) if is_narrow else value)
        made = arith.truncf(kind, made) if is_narrow else made
    op.results[0].replace_all_uses_with(made)
    op.operation.erase()


def take_as_operands(op: Any, scalars: list[ir.Value], tensors: bool = False) -> Any:
    """Makes these inputs of a linalg.generic, or of `tensors` of no dimension; the new op.

    An index, which IREE's compiler does not survive there, is passed as an i64.
    """
    i64, index = ir.IntegerType.get_signless(64), ir.IndexType.get()
    one = ir.AffineMap.get(ir.AffineMapAttr(op.attributes["indexing_maps"][0]).value.n_dims, 0, [])
    with ir.InsertionPoint(op), op.location:
        given = [arith.index_cast(i64, value) if value.type == index else value for value in scalars]
        if tensors:
            given = [tensor.from_elements(ir.RankedTensorType.get([], value.type), [value]) for value in given]
    made, arguments = with_inputs(op, given, [one] * len(given))
    with ir.InsertionPoint.at_block_begin(made.regions[0].blocks[0]), made.location:
        known = {
            value: arith.index_cast(index, argument) if value.type == index else argument
            for value, argument in zip(scalars, arguments, strict=True)
        }
    _rename(made, known)
    return made


def read_scales(module: ir.Module) -> None:
    """Floats by which element-wise ops behind contractions scale are operands, so that an epilogue may read them."""
    behind: set[ir.Value] = set()
    for op in ops_named(module, "linalg.generic", outside="dynmlir.template"):
        if not _is_element_wise(op) or not any(_is_behind_contraction(value, behind) for value in op.operands):
            continue
        kind = op.results[0].type.element_type
        scales = [value for value in captured_scalars(op) if value.type == kind and isinstance(kind, ir.FloatType)]
        made = take_as_operands(op, scales, tensors=True) if scales else op
        behind.add(made.results[0])


def _is_behind_contraction(value: ir.Value, behind: set[ir.Value]) -> bool:
    """Whether a value is the result of a contraction, or what an element-wise op made of one, which is in `behind`."""
    maker = made_by(value, "linalg.")
    return value in behind or (maker is not None and is_candidate(maker.operation))


def _is_element_wise(op: Any) -> bool:
    if op.operation.name != "linalg.generic" or len(op.results) != 1:
        return False
    return all("parallel" in str(kind) for kind in ir.ArrayAttr(op.attributes["iterator_types"]))
