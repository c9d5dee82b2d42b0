"""Constants of f64 that imports cut to f32, as scales are: MLIR folds none that is not exact, IREE's hosts have no f64.

%s = arith.truncf %cst : f64 to f32    =>    %s = arith.constant 2.000000e-02 : f32
"""

from __future__ import annotations

from typing import Any

from iree.compiler import ir


def round_constants(module: ir.Module) -> None:
    """Changes a module."""
    found: list[Any] = []

    def note(op: ir.Operation) -> ir.WalkResult:
        if op.name == "arith.truncf" and _constant(op.operands[0]) is not None:
            found.append(op)
        return ir.WalkResult.ADVANCE

    module.operation.walk(note)
    for op in found:
        kind = op.results[0].type
        with ir.InsertionPoint(op), op.location:
            value = ir.FloatAttr.get(kind, _constant(op.operands[0]))
            made = ir.Operation.create("arith.constant", [kind], attributes={"value": value})
        op.results[0].replace_all_uses_with(made.results[0])
        op.erase()


def _constant(value: ir.Value) -> float | None:
    if isinstance(value.owner, ir.Block) or value.owner.operation.name != "arith.constant":
        return None
    attribute = value.owner.operation.attributes["value"]
    return attribute.value if isinstance(attribute, ir.FloatAttr) else None
