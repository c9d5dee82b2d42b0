"""Functions, calls and symbols of modules that are on their way through IREE's compiler."""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping
from typing import Any

from iree.compiler import ir

#: Memory of an executable, and what uses it.
MEMORY, ADDRESS = "llvm.mlir.global", "llvm.mlir.addressof"


class Functions(dict[str, ir.Operation]):
    """The functions of a module by their names, and which of them each calls."""

    def __init__(self, functions: Iterable[ir.Operation]) -> None:
        super().__init__((symbol(function), function) for function in functions)
        self.callees: Mapping[str, set[str]] = {
            name: {callee(call) for call in calls(function)} & self.keys() for name, function in self.items()
        }

    def reached(self, names: Iterable[str], without: Iterable[str] = ()) -> set[str]:
        """These and all that they call, and what that calls; `without` is not gone into."""
        found: set[str] = set()
        outside, ahead = set(without), set(names)
        while ahead := ahead - found - outside:
            found |= ahead
            ahead = set().union(*(self.callees[name] for name in ahead))
        return found


def bytecode(module: ir.Module) -> bytes:
    """A module as iree-compile reads it fastest."""
    made = io.BytesIO()
    module.operation.write_bytecode(made)
    return made.getvalue()


def named(block: Any, name: str) -> list[ir.Operation]:
    """The operations of a block that have this name: "func.func"."""
    return [op.operation for op in block.operations if op.operation.name == name]


def symbol(op: ir.Operation) -> str:
    """What an operation calls itself."""
    return ir.StringAttr(op.attributes["sym_name"]).value


def calls(function: ir.Operation) -> list[ir.Operation]:
    """The calls in a function."""
    return _within(function, "func.call")


def addressed(function: ir.Operation) -> set[str]:
    """The memory of the executable, by its symbols, that a function uses."""
    return {ir.FlatSymbolRefAttr(op.attributes["global_name"]).value for op in _within(function, ADDRESS)}


def _within(function: ir.Operation, name: str) -> list[ir.Operation]:
    found: list[ir.Operation] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        if op.name == name:
            found.append(op)
        return ir.WalkResult.ADVANCE

    function.walk(visit)
    return found


def is_declared(function: ir.Operation) -> bool:
    """Whether a function has no body."""
    return not function.regions[0].blocks


def callee(call: ir.Operation) -> str:
    """The function that is called."""
    return ir.FlatSymbolRefAttr(call.attributes["callee"]).value


def declare(function: ir.Operation, before: ir.Operation, name: str = "") -> ir.Operation:
    """A declaration of a function, by its own name or another."""
    return ir.Operation.create(
        "func.func",
        attributes={
            "sym_name": ir.StringAttr.get(name or symbol(function)),
            "function_type": function.attributes["function_type"],
            "sym_visibility": ir.StringAttr.get("private"),
        },
        regions=1,
        loc=function.location,
        ip=ir.InsertionPoint(before),
    )


def operations(op: ir.Operation) -> int:
    """How many operations an operation is, with those in it."""
    count = 0

    def visit(_: ir.Operation) -> ir.WalkResult:
        nonlocal count
        count += 1
        return ir.WalkResult.ADVANCE

    op.walk(visit)
    return count
