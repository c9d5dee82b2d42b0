"""Ops that become calls of functions with dispatches of their own, whose text is generated."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dynmlir.bindings import ir


def may_call(op: Any) -> bool:
    """Whether an op is in a function that may call another: one of IREE's calls no other kind."""
    around = op.operation.parent
    while around.parent is not None and around.parent.name != "builtin.module":
        around = around.parent
    return around.name == "func.func"


def generated(
    stem: str, found: Sequence[Any], rows_text: Callable[[str, Any], str], host_text: Callable[[str, str, Any], str]
) -> tuple[dict[Any, str], str]:
    """The host functions of values, each once, and the text of these and of an executable for each `way` of theirs."""
    ways = {way: f"{stem}_{n}_executable" for n, way in enumerate(sorted({made.way for made in found}))}
    names = {made: f"{stem}_{n}" for n, made in enumerate(dict.fromkeys(found))}
    texts = [rows_text(executable, way) for way, executable in ways.items()]
    return names, "\n".join([*texts, *(host_text(name, ways[made.way], made) for made, name in names.items())])


def call(op: Any, name: str, results: Sequence[ir.Type], operands: Sequence[ir.Value]) -> Any:
    """A call of a function, before an op."""
    with ir.InsertionPoint(op), op.location:
        callee = {"callee": ir.FlatSymbolRefAttr.get(name)}
        return ir.Operation.create("func.call", list(results), list(operands), callee)


def call_instead(op: Any, name: str, operands: Sequence[ir.Value]) -> None:
    """Puts a call of a function in the place of an op."""
    made = call(op, name, [result.type for result in op.results], operands)
    for old, new in zip(op.results, made.results, strict=True):
        old.replace_all_uses_with(new)
    op.operation.erase()


def add_generated(module: ir.Module, generic: str) -> None:
    """What was generated, in generic form, at the end of a module; its context lets IREE's ops pass."""
    module.context.allow_unregistered_dialects = True
    for op in ir.Module.parse(generic).body.operations:
        module.body.append(op.operation.clone())
