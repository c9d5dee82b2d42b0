"""Which functions of a module call which."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter
from typing import Any

from dynmlir.bindings import ir
from dynmlir.diagnostics import DynmlirError
from dynmlir.dialect.core import ops_named, symbol_name


def refuse_recursion(module: ir.Module) -> None:
    """Raises DynmlirError where functions call one another in a circle: IREE 3.13 never ends there."""
    functions = (op for op in module.body.operations if op.operation.name == "func.func")
    calls = {symbol_name(function): _calls(function) for function in functions}
    try:
        TopologicalSorter(calls).prepare()
    except CycleError as error:
        last, *others = reversed(error.args[1])  # each is called by the one behind it
        through = f", by way of @{', @'.join(others[:-1])}" if len(others) > 1 else ""
        text = f"@{last} calls itself{through}: functions that do are not compiled"
        raise DynmlirError(text, calls[last][others[0]].location) from None


def _calls(function: Any) -> dict[str, Any]:
    """By the name of a function that another one calls, a call of it."""
    calls = ops_named(function, "func.call")
    return {ir.FlatSymbolRefAttr(call.operation.attributes["callee"]).value: call for call in calls}
