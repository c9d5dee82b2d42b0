"""Ops that become calls of functions with dispatches of their own, whose text is generated."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dynmlir.bindings import ir


def may_call(op: Any) -> bool:
    """Whether an op is in a function that may call another: one of IREE's calls no other kind."""
    around = op.operation.parent
    while around.parent is not None and around.parent.name != "builtin.module":
        around = around.parent
    return around.name == "func.func"


def call_instead(op: Any, name: str, operands: Sequence[ir.Value]) -> None:
    """Puts a call of a function in the place of an op."""
    with ir.InsertionPoint(op), op.location:
        callee = {"callee": ir.FlatSymbolRefAttr.get(name)}
        call = ir.Operation.create("func.call", [result.type for result in op.results], list(operands), callee)
    for result, made in zip(op.results, call.results, strict=True):
        result.replace_all_uses_with(made)
    op.operation.erase()


def add_generated(module: ir.Module, generic: str) -> None:
    """What was generated, in generic form, at the end of a module; its context lets IREE's ops pass."""
    module.context.allow_unregistered_dialects = True
    for op in ir.Module.parse(generic).body.operations:
        module.body.append(op.operation.clone())
