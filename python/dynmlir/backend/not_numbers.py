"""What is no number, which IREE 3.13's imports lose where it is compared: PyTorch and ONNX hand it on.

clamp and its likes, %b an end:
    %less = arith.cmpf ult, %x, %b; select %less, %b, %x    =>    olt, by which what is no number stays
maximum and its likes:
    %more = arith.cmpf ogt, %x, %y; select %more, %x, %y    =>    ugt where %y is a constant, else arith.maximumf
the place of the greatest, in an arg_compare or beside an arith.maximumf of the same:
    %more = arith.cmpf ogt, %x, %best                       =>    (ugt, %x, %best) and (ord, %best, %best)

and the same of the least. `where` is imported as an op of its own, which reads what another one compares: it stays.
"""

from __future__ import annotations

from typing import Any

from iree.compiler import ir
from iree.compiler.dialects import arith

_P = arith.CmpFPredicate
#: Of numbers alone -> the same, or one of both is no number.
_OR_NONE = {_P.OGT: _P.UGT, _P.OLT: _P.ULT}
_ALONE = {or_none: alone for alone, or_none in _OR_NONE.items()}
_EXTREMES = {_P.OGT: "arith.maximumf", _P.OLT: "arith.minimumf"}


def keep_what_is_no_number(module: ir.Module) -> None:
    """Changes a module."""
    found: list[Any] = []

    def note(op: ir.Operation) -> ir.WalkResult:
        if op.name == "arith.cmpf":
            found.append(op)
        return ir.WalkResult.ADVANCE

    module.operation.walk(note)
    for op in found:
        _correct(op)


def _correct(compared: Any) -> None:
    x, y = compared.operands
    predicate = _P(ir.IntegerAttr(compared.attributes["predicate"]).value)
    readers = [use.owner.operation for use in compared.results[0].uses]
    chosen = [list(reader.operands)[1:] for reader in readers if reader.name == "arith.select"]
    if predicate in _ALONE and chosen == [[y, x]]:
        _compare(compared, _ALONE[predicate])
    elif predicate in _OR_NONE and chosen == [[x, y]]:
        _choose(compared, readers[0], predicate)
    elif predicate in _OR_NONE and _says_a_place(compared, _EXTREMES[predicate]):
        with ir.InsertionPoint(compared), compared.location:
            is_beyond = arith.cmpf(_OR_NONE[predicate], x, y)
            made = arith.andi(is_beyond, arith.cmpf(_P.ORD, y, y))
        compared.results[0].replace_all_uses_with(made)
        compared.erase()


def _choose(compared: Any, select: Any, predicate: Any) -> None:
    """One of two numbers, of which a constant takes an instruction; what is second comes out where they are none."""
    x, y = compared.operands
    if _is_constant(y):
        _compare(compared, _OR_NONE[predicate])
    elif not _is_constant(x):
        with ir.InsertionPoint(compared), compared.location:
            made = ir.Operation.create(_EXTREMES[predicate], [x.type], [x, y])
        select.results[0].replace_all_uses_with(made.results[0])
        select.erase()
        compared.erase()


def _compare(compared: Any, predicate: Any) -> None:
    """By another predicate."""
    compared.attributes["predicate"] = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), predicate.value)


def _says_a_place(compared: Any, extreme: str) -> bool:
    """Whether it says where the greatest, or the least, is."""
    if compared.parent.name == "iree_linalg_ext.arg_compare":
        return True
    operands = list(compared.operands)
    return any(op.operation.name == extreme and list(op.operands) == operands for op in compared.block.operations)


def _is_constant(value: ir.Value) -> bool:
    """Whether a number is one of the program's, as such or as a tensor that a region reads."""
    if isinstance(value.owner, ir.Block):
        reads = value.owner.owner.operation
        if reads.name != "linalg.generic":
            return False
        value = reads.operands[ir.BlockArgument(value).arg_number]
    return not isinstance(value.owner, ir.Block) and bool(value.owner.operation.name == "arith.constant")
