"""Dot-product instructions: what contractions of groups become, and how their sums stay apart."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import arith, ir, vector
from dynmlir.dialect.core import index
from dynmlir.dialect.values import made_by
from dynmlir.lowering.arithmetic import Dot
from dynmlir.lowering.rewrites import column_read, created, is_masked, made_as


def contract_to_instruction(op: Any, dot: Dot, b_first: bool = False) -> None:
    """A contraction of groups as a dot-product instruction for each row and vector; one of lanes as one.

    `b_first`: groups of B stand where the instruction takes those of A.

    Before: %u = vector.contract %a, %b, %t : vector<RxQ>, vector<NxQ> into vector<RxN>; %b is a vector<NQ> reshaped
    After: for each row the Q elements of A as one 32-bit lane, broadcast; for each vector of C one call, and an
    addition where the instruction has none
    """
    if op.name != "vector.contract":
        return
    kind = ir.VectorType(op.results[0].type)
    with ir.InsertionPoint(op), op.location:
        if kind.rank == 1:
            op.results[0].replace_all_uses_with(_lanes_of_dots(op, kind, dot))
            op.erase()
            return
        reshaped = made_by(op.operands[1], "vector.shape_cast")
        assert reshaped is not None, "templates read groups as one vector"
        row = reshaped.operands[0]
        result = op.operands[2]
        for r in range(kind.shape[0]):
            sums = _row_of_dots(_group(op.operands[0], r), row, _extract(result, r), dot, b_first)
            result = ir.Operation.create(
                "vector.insert", operands=[sums, result], results=[kind], attributes={"static_position": _i64s(r)}
            ).results[0]
        op.results[0].replace_all_uses_with(result)
    op.erase()


def _lanes_of_dots(op: Any, kind: ir.VectorType, dot: Dot) -> Any:
    """Sums of lanes plus the products of groups side by side: both operands are vectors reshaped."""
    reshaped = [made_by(operand, "vector.shape_cast") for operand in list(op.operands)[:2]]
    a, b = (shape.operands[0] for shape in reshaped if shape is not None)
    sums = op.operands[2]
    made = _called(dot.intrinsic, [*[sums] * dot.adds, a, b], kind)
    return made if dot.adds else arith.addi(sums, made)


def _group(column: Any, r: int) -> Any:
    """The group of row r; where groups are extended or offset it is read alone, so that it can be read so already."""
    wider, read = column_read(column)
    if wider is None or read is None or is_masked(read):
        return _extract(column, r)
    rows, k = list(read.operands)[1:3]
    at = [arith.addi(rows, index(r)), k]
    wide, narrow = (ir.VectorType(value.type) for value in (column, read.results[0]))
    some = vector.load(ir.VectorType.get(narrow.shape[1:], narrow.element_type), read.operands[0], at)
    return made_as(wider, some, ir.VectorType.get(wide.shape[1:], wide.element_type))


def _row_of_dots(group: Any, row: Any, sums: Any, dot: Dot, b_first: bool) -> Any:
    """`sums` (a row of C) plus the products of a group of A's elements and each column's group of B."""
    lanes = dot.lanes
    a, b, c = (ir.VectorType(value.type) for value in (group, row, sums))
    word = ir.VectorType.get([1], ir.IntegerType.get_signless(32))
    each = ir.VectorType.get([lanes], word.element_type)
    spread = ir.VectorType.get([lanes * a.shape[0]], a.element_type)
    lane = _extract(created("vector.bitcast", group, word), 0)
    broadcast = created("vector.bitcast", created("vector.broadcast", lane, each), spread)
    for start in range(0, c.shape[0], lanes):
        some = _slice(sums, start, lanes)
        columns = _slice(row, start * a.shape[0], lanes * a.shape[0])
        kind = ir.VectorType.get([lanes], c.element_type)
        factors = [columns, broadcast] if b_first else [broadcast, columns]
        dots = _called(dot.intrinsic, [*[some] * dot.adds, *factors], kind)
        dots = dots if dot.adds else _kept_apart(arith.addi(some, dots))
        place = {"offsets": _array(start), "strides": _array(1)}
        sums = ir.Operation.create(
            "vector.insert_strided_slice", operands=[dots, sums], results=[c], attributes=place
        ).results[0]
    return sums


def _kept_apart(sums: Any) -> Any:
    """Sums of a step that LLVM does not add up in another order: all products of several steps would take registers.

    No instruction; there is one of floats only.
    """
    kind = ir.VectorType(sums.type)
    floats = ir.VectorType.get(kind.shape, ir.F32Type.get())
    fenced = _called("llvm.arithmetic.fence", [created("vector.bitcast", sums, floats)], floats)
    return created("vector.bitcast", fenced, kind)


def _called(intrinsic: str, operands: list[Any], kind: ir.Type) -> Any:
    """The result of one of LLVM's intrinsics."""
    attributes = {
        "intrin": ir.StringAttr.get(intrinsic),
        "op_bundle_sizes": ir.DenseI32ArrayAttr.get([]),
        "operandSegmentSizes": ir.DenseI32ArrayAttr.get([len(operands), 0]),
    }
    made = ir.Operation.create("llvm.call_intrinsic", operands=operands, results=[kind], attributes=attributes)
    return made.results[0]


def _extract(value: Any, position: int) -> Any:
    kind = ir.VectorType(value.type)
    rest = kind.shape[1:]
    part = ir.VectorType.get(rest, kind.element_type) if rest else kind.element_type
    attributes = {"static_position": _i64s(position)}
    return ir.Operation.create("vector.extract", operands=[value], results=[part], attributes=attributes).results[0]


def _slice(value: Any, start: int, size: int) -> Any:
    part = ir.VectorType.get([size], ir.VectorType(value.type).element_type)
    attributes = {"offsets": _array(start), "sizes": _array(size), "strides": _array(1)}
    return ir.Operation.create(
        "vector.extract_strided_slice", operands=[value], results=[part], attributes=attributes
    ).results[0]


def _i64s(value: int) -> Any:
    return ir.DenseI64ArrayAttr.get([value])


def _array(value: int) -> Any:
    return ir.ArrayAttr.get([ir.IntegerAttr.get(ir.IntegerType.get_signless(64), value)])
