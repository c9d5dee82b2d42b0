"""Kernels go into IREE's compiler where executables are next: its passes for host code never see them.

Those walk all that a module holds, again and again, for a third of the time of compilation, and find nothing to do in
kernels. So host code and the entries of executables are compiled first, with what they call declared; then the bodies
are put back, and compilation goes on.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from typing import Any

from iree.compiler import ir, passmanager

#: The phase of IREE's compiler behind which kernels come back.
PHASE = "executable-sources"
#: What IREE's passes for host code do to kernels nevertheless; and locations, which nobody would recognise.
_PREPARE = "builtin.module(strip-debuginfo,inline{max-iterations=1 default-pipeline=})"
#: Runs iree-compile on a module in text or bytecode.
Run = Callable[[str | bytes, Sequence[str]], bytes]


def compile_apart(module: ir.Module, host_text: Callable[[ir.Module], str | bytes], run: Run) -> bytes | None:
    """The .vmfb of a module, which is taken to pieces; None where no executable of it holds kernels.

    `host_text` is what iree-compile gets of the module without kernels. Raises DynmlirError as `run` does.
    """
    with module.context, ir.Location.unknown():
        kernels = take_kernels(module)
        if not any(list(of.body.operations) for of in kernels.values()):
            return None
        in_text = _has_resources(module)  # IREE's bytecode loses those that it has packed together
        form = "--mlir-print-debuginfo" if in_text else "--emit-mlir-bytecode"
        whole = ir.Module.parse(run(host_text(module), [f"--compile-to={PHASE}", form]))
        put_back(whole, kernels)
        return run(_text(whole) if in_text else bytecode(whole), [f"--compile-from={PHASE}"])


def take_kernels(module: ir.Module) -> dict[str, ir.Module]:
    """The functions of each executable that are no entries, prepared; those that entries call stay as declarations.

    Executables that hold more than functions stay as they are.
    """
    taken = {}
    for executable in _named(module.body, "stream.executable"):
        body = executable.regions[0].blocks[0]
        if not all(_of_functions(inner) for inner in _named(body, "builtin.module")):
            continue
        entries = {_symbol(export) for export in _named(body, "stream.executable.export")}
        kernels = ir.Module.create()
        for inner in _named(body, "builtin.module"):
            functions = _named(inner.regions[0].blocks[0], "func.func")
            called = {name for f in functions if _symbol(f) in entries for name in _callees(f)}
            for function in functions:
                if _symbol(function) in entries:
                    continue
                if _symbol(function) in called:
                    _declare(function)
                    function.attributes["sym_visibility"] = ir.StringAttr.get("public")  # or the inliner drops it
                kernels.body.append(function)
        passmanager.PassManager.parse(_PREPARE).run(kernels.operation)
        taken[_symbol(executable)] = kernels
    return taken


def put_back(module: ir.Module, kernels: dict[str, ir.Module]) -> None:
    """Kernels in place of what declares them. Executables that are not used any more are gone by then."""
    for executable in _named(module.body, "hal.executable"):
        if _symbol(executable) not in kernels:
            continue
        for variant in _named(executable.regions[0].blocks[0], "hal.executable.variant"):
            for inner in _named(variant.regions[0].blocks[0], "builtin.module"):
                _define(inner.regions[0].blocks[0], _named(kernels[_symbol(executable)].body, "func.func"))


def bytecode(module: ir.Module) -> bytes:
    """A module as iree-compile reads it fastest."""
    made = io.BytesIO()
    module.operation.write_bytecode(made)
    return made.getvalue()


def _has_resources(module: ir.Module) -> bool:
    """Whether a module holds dense resources. Printing abbreviates long constants to one called __elided__."""
    short = module.operation.get_asm(large_elements_limit=8, large_resource_limit=8, assume_verified=True)
    return re.search(r"dense_resource<(?!__elided__>)", str(short)) is not None


def _text(module: ir.Module) -> str:
    return str(module.operation.get_asm(enable_debug_info=True, assume_verified=True))


def _declare(function: ir.Operation) -> None:
    ir.Operation.create(
        "func.func",
        attributes={
            "sym_name": function.attributes["sym_name"],
            "function_type": function.attributes["function_type"],
            "sym_visibility": ir.StringAttr.get("private"),
        },
        regions=1,
        loc=function.location,
        ip=ir.InsertionPoint(function),
    )


def _define(body: Any, kernels: list[ir.Operation]) -> None:
    """Copies of kernels, one for each target, in place of the declarations."""
    functions = _named(body, "func.func")
    for declared in [f for f in functions if not f.regions[0].blocks]:
        functions.remove(declared)
        declared.erase()
    for kernel in kernels:
        kernel.attributes["sym_visibility"] = ir.StringAttr.get("private")
        kernel.clone(ir.InsertionPoint(functions[0]))


def _of_functions(module: ir.Operation) -> bool:
    return all(op.operation.name == "func.func" for op in module.regions[0].blocks[0].operations)


def _named(block: Any, name: str) -> list[ir.Operation]:
    return [op.operation for op in block.operations if op.operation.name == name]


def _symbol(op: ir.Operation) -> str:
    return ir.StringAttr(op.attributes["sym_name"]).value


def _callees(function: ir.Operation) -> set[str]:
    names: set[str] = set()

    def visit(op: ir.Operation) -> ir.WalkResult:
        if op.name == "func.call":
            names.add(ir.FlatSymbolRefAttr(op.attributes["callee"]).value)
        return ir.WalkResult.ADVANCE

    function.walk(visit)
    return names
