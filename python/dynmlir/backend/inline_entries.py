"""The entries of GPU executables as single functions: IREE refuses calls from a function with a workgroup size."""

from __future__ import annotations

from typing import Any

from iree.compiler import ir

from dynmlir.lowering.gpu.inline import inline_calls


def inline_entries(module: ir.Module) -> None:
    """Inlines all calls in the entries of every stream.executable; the functions they called go."""
    for op in module.body.operations:
        if op.operation.name == "stream.executable":
            _inline_in(op.operation)


def _inline_in(executable: Any) -> None:
    (inner,) = (op for op in executable.regions[0].blocks[0].operations if op.operation.name == "builtin.module")
    functions = {
        ir.StringAttr(op.attributes["sym_name"]).value: op.operation
        for op in inner.regions[0].blocks[0]
        if op.operation.name == "func.func"
    }
    entries = [name for name, op in functions.items() if "translation_info" in op.attributes]
    for name in entries:
        inline_calls(functions, name, ir)
    for name, op in functions.items():
        if name not in entries:
            op.erase()
