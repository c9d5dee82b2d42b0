"""Kernels go into IREE's compiler where executables are next: its passes for host code never see them.

Those walk all that a module holds, again and again, for a third of the time of compilation, and find nothing to do in
kernels. So host code and the entries of executables are compiled first, with what they call declared; then kernels are
put back, most of them as object files, which are compiled side by side, and compilation goes on.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from iree.compiler import ir

from dynmlir.backend.objects import CompileObject, MadeFor, link_kernels
from dynmlir.backend.prepared import prepare
from dynmlir.backend.symbols import MEMORY, addressed, bytecode, callee, calls, declare, is_declared, named, symbol
from dynmlir.blobs import Blobs, Text
from dynmlir.blobs import apart as constants_apart
from dynmlir.diagnostics import DynmlirError
from dynmlir.files import scratch_folder

#: The phase of IREE's compiler behind which kernels come back.
PHASE = "executable-sources"
#: Checked after each pass: it is short, and IREE may fuse dispatches so that one reads what comes behind it.
_OF_HOST = (f"--compile-to={PHASE}", "--verify=true")
#: Runs iree-compile on a module in text or bytecode.
Run = Callable[[str | bytes | Text, Sequence[str]], bytes]


def compile_apart(
    module: ir.Module,
    host_text: Callable[[ir.Module], str | bytes],
    run: Run,
    compile_object: CompileObject,
    apart: Mapping[str, Sequence[MadeFor]] | None = None,
    blobs: Blobs | None = None,
    check: Callable[[ir.Module], None] = lambda _: None,
) -> bytes | None:
    """The .vmfb of a module, which is taken to pieces; None where no executable of it holds kernels.

    `host_text` is what iree-compile gets of the module without kernels; `apart` has, by executables, what these
    only declare, and `blobs` what large constants hold; `check` looks at the module where its dispatches are known.
    Raises DynmlirError as `run`, `compile_object` and `check` do.
    """
    with module.context, ir.Location.unknown(), scratch_folder() as folder:
        kernels = take_kernels(module)
        if not any(list(of.body.operations) for of in kernels.values()):
            return None
        in_text = _has_resources(module)  # IREE's bytecode loses those that it has packed together
        form = "--mlir-print-debuginfo" if in_text else "--emit-mlir-bytecode"
        text, flags, blobs = host_text(module), [*_OF_HOST, form], blobs or Blobs()
        host, blobs = _host(text, flags, run, blobs) if isinstance(text, str) and in_text else (run(text, flags), blobs)
        whole = ir.Module.parse(host)
        check(whole)
        link_kernels(whole, kernels, compile_object, Path(folder), apart or {})
        linked = [f"--compile-from={PHASE}", f"--iree-hal-executable-object-search-path={folder}"]
        return run(blobs.beside(_text(whole)) if in_text else bytecode(whole), linked)


def _host(text: str, flags: Sequence[str], run: Run, blobs: Blobs) -> tuple[str | bytes, Blobs]:
    """Host code, compiled, without its large constants, and these.

    IREE needs their elements where it computes others of them, and then says that it lacks them.
    """
    if blobs.held:
        with contextlib.suppress(DynmlirError):
            return run(text, flags), blobs
    return constants_apart(run(blobs.beside(text), flags))


def take_kernels(module: ir.Module) -> dict[str, ir.Module]:
    """The functions of each executable but those that stay, prepared; what those call stays as declarations.

    Entries stay, and what writes memory of the executable; tables go with kernels. Executables that hold more than
    functions and such memory stay as they are.
    """
    taken = {}
    for executable in named(module.body, "stream.executable"):
        body = executable.regions[0].blocks[0]
        if not all(_of_functions(inner) for inner in named(body, "builtin.module")):
            continue
        entries = {symbol(export) for export in named(body, "stream.executable.export")}
        kernels = ir.Module.create()
        for inner in named(body, "builtin.module"):
            functions = named(inner.regions[0].blocks[0], "func.func")
            declared = [function for function in functions if is_declared(function)]
            functions = [function for function in functions if function not in declared]
            memory = named(inner.regions[0].blocks[0], MEMORY)
            constants = {symbol(of): of for of in memory if "constant" in of.attributes}
            staying = {symbol(f) for f in functions if symbol(f) in entries or addressed(f) - constants.keys()}
            called = {callee(call) for f in functions if symbol(f) in staying for call in calls(f)} - staying
            for function in functions:
                if symbol(function) in staying:
                    continue
                if symbol(function) in called:
                    declare(function, function)
                    function.attributes["sym_visibility"] = ir.StringAttr.get("public")  # or the inliner drops it
                kernels.body.append(function)
            for function in declared:
                if symbol(function) in called:
                    declare(function, function)
            for one in (*declared, *constants.values()):
                kernels.body.append(one)
        prepare(kernels)
        taken[symbol(executable)] = kernels
    return taken


def _has_resources(module: ir.Module) -> bool:
    """Whether a module holds dense resources. Printing abbreviates long constants to one called __elided__."""
    short = module.operation.get_asm(large_elements_limit=8, large_resource_limit=8, assume_verified=True)
    return re.search(r"dense_resource<(?!__elided__>)", str(short)) is not None


def _text(module: ir.Module) -> str:
    return str(module.operation.get_asm(enable_debug_info=True, assume_verified=True))


def _of_functions(module: ir.Operation) -> bool:
    return all(op.operation.name in ("func.func", MEMORY) for op in module.regions[0].blocks[0].operations)
