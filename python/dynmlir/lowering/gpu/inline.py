"""Inlining of calls of single-block functions, with whichever MLIR bindings the module lives in.

Upstream's inliner refuses functions that hold nvgpu ops, and IREE wants the entry of an executable to be one
function.
"""

from __future__ import annotations

from typing import Any


def inline_calls(functions: dict[str, Any], name: str, ir: Any) -> None:
    """Replaces every call inside function `name` of another in `functions` by that one's body, to any depth."""
    done: set[str] = set()

    def expand(caller: str) -> None:
        if caller in done:
            return
        done.add(caller)
        for call in _calls(functions[caller], ir):
            callee = ir.FlatSymbolRefAttr(call.attributes["callee"]).value
            if callee in functions:
                expand(callee)
                _inline(call, functions[callee])

    expand(name)


def _calls(function: Any, ir: Any) -> list[Any]:
    found: list[Any] = []

    def visit(op: Any) -> Any:
        if op.name == "func.call":
            found.append(op)
        return ir.WalkResult.ADVANCE

    function.walk(visit)
    return found


def _inline(call: Any, function: Any) -> None:
    copy = function.clone()
    block = copy.regions[0].blocks[0]
    for argument, operand in zip(list(block.arguments), list(call.operands), strict=True):
        argument.replace_all_uses_with(operand)
    *body, terminator = list(block.operations)
    for op in body:
        op.operation.move_before(call)
    for result, value in zip(list(call.results), list(terminator.operands), strict=True):
        result.replace_all_uses_with(value)
    call.erase()
    copy.erase()
