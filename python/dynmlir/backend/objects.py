"""Kernels as object files, which are compiled side by side and linked into the executables that call them.

iree-compile works on an executable in one thread, and nearly all of an executable is kernels: those of a group are an
executable of their own to the compiler, and an object file to the linker.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from math import ceil
from pathlib import Path
from typing import NamedTuple

from iree.compiler import ir

from dynmlir.backend.elf import export_functions
from dynmlir.backend.symbols import (
    MEMORY,
    Functions,
    addressed,
    bytecode,
    callee,
    calls,
    declare,
    is_declared,
    named,
    operations,
    symbol,
)
from dynmlir.device.host import cores

#: Operations of an object file: two files for the kernels of a matmul, which a process each takes half the time for.
#: How kernels are divided depends on them alone, so that a module is the same whatever machine compiles it.
GROUP = 12_000
#: Fewer operations than this are not worth the start of a process, 0.3 s.
SMALL = 2_000
#: Functions of fewer than this are copied to where they are called.
HELPER = 60

#: The object file of an executable in bytecode.
CompileObject = Callable[[bytes], bytes]


class Made(NamedTuple):
    """An object file, and what functions that a module declares are called in it."""

    data: bytes
    names: Mapping[str, str]


#: Object files for a target; what has to be compiled is compiled in the pool.
MadeFor = Callable[[ir.Attribute, ThreadPoolExecutor], Sequence[Made]]


def divide(functions: Functions, called: set[str]) -> list[set[str]]:
    """Groups of functions of about the same size, with all that they call; `called` is what entries call.

    A function that calls too much for that, as the one that knows all kernels, is in no group; nor is one that reads a
    table of the executable's, which object files do not have, or calls what is elsewhere. Its callees are in groups of
    their own: what prices kernels differs from module to module, the kernels do not, and their objects are kept.
    """
    weight, total = weights(functions)
    if total < SMALL:
        return []
    size = total / ceil(total / GROUP)
    reading = {name for name, function in functions.items() if addressed(function) or is_declared(function)}
    tied = {name for name in functions if reading & functions.reached([name])}
    several = total > GROUP

    def is_no_group(root: str) -> bool:
        return root in tied or (several and bool(functions.callees[root]) and weight[root] > size)

    caller = dict.fromkeys(called, "")
    while apart := sorted(root for root in caller if is_no_group(root)):
        for root in apart:
            del caller[root]
        for root in apart:
            caller |= {callee: root for callee in functions.callees[root] if callee not in caller}
    groups = []
    for family in sorted(set(caller.values())):
        roots = [r for r in caller if caller[r] == family and weight[r] >= HELPER]
        groups += of_one_size(roots, weight, size)
    return groups


def weights(functions: Functions) -> tuple[dict[str, int], int]:
    """Operations of each function with all that it calls; and of all functions."""
    own = {name: operations(function) for name, function in functions.items()}
    return {name: sum(own[f] for f in functions.reached([name])) for name in functions}, sum(own.values())


def of_one_size(roots: list[str], weight: Mapping[str, int], size: float) -> list[set[str]]:
    groups: list[set[str]] = [set() for _ in range(ceil(sum(weight[r] for r in roots) / size))]
    for root in sorted(roots, key=lambda name: (-weight[name], name)):
        min(groups, key=lambda group: sum(weight[r] for r in group)).add(root)
    return [group for group in groups if group]


def link_kernels(
    module: ir.Module,
    kernels: Mapping[str, ir.Module],
    compile_object: CompileObject,
    folder: Path,
    apart: Mapping[str, Sequence[MadeFor]],
) -> None:
    """Puts kernels back into the executables that lack them, most as object files in a folder.

    `apart` has, by executables, what these call and is nowhere in the module.
    Executables that are not used any more are gone by then. Each variant of one has objects of its own.
    Raises DynmlirError as `compile_object` does, and where what it makes is no object file of these functions.
    """
    files: list[Future[None]] = []
    with ThreadPoolExecutor(max_workers=len(cores())) as pool:
        for executable in named(module.body, "hal.executable"):
            if symbol(executable) not in kernels:
                continue
            functions = Functions(named(kernels[symbol(executable)].body, "func.func"))
            tables = named(kernels[symbol(executable)].body, MEMORY)
            prefix = f"{symbol(executable)}_"
            for variant in named(executable.regions[0].blocks[0], "hal.executable.variant"):
                (inner,) = named(variant.regions[0].blocks[0], "builtin.module")
                body, target = inner.regions[0].blocks[0], variant.attributes["target"]
                for table in tables:
                    table.clone(ir.InsertionPoint.at_block_begin(body))
                pieces: list[tuple[bytes, dict[str, str], CompileObject]] = []
                for names in _put_back(body, functions, prefix):
                    reached = functions.reached(names)
                    plain = plain_names(name for name in functions if name in names)
                    source = executable_of([f for name, f in functions.items() if name in reached], plain, target)
                    pieces.append((source, {plain[name]: public for name, public in names.items()}, compile_object))
                for made_for in apart.get(symbol(executable), ()):
                    for data, known in made_for(target, pool):
                        pieces.append((data, {name: prefix + declared for declared, name in known.items()}, bytes))
                paths = []
                for piece in pieces:
                    paths.append(path := folder / f"{len(files)}.o")
                    files.append(pool.submit(_write, path, *piece))
                if paths:
                    variant.attributes["objects"] = _objects(paths)
    for file in files:
        file.result()


def _put_back(body: ir.Block, functions: Functions, prefix: str) -> list[dict[str, str]]:
    """Copies of functions that are in no group, in place of what declares them; those of groups are declared.

    Returns the names of each group's functions, and what the linker calls them.
    """
    entries = Functions(named(body, "func.func"))
    elsewhere = {name for name, function in functions.items() if is_declared(function)}
    declared = (entries.keys() & functions.keys()) - elsewhere
    groups = divide(functions, declared)
    public = {name: prefix + name for name in elsewhere.union(*groups)}
    first = next(iter(entries.values()))
    for name in functions:
        if name in public:
            declaration = declare(functions[name], first, public[name])
            declaration.attributes["hal.import.static"] = ir.UnitAttr.get()  # the linker finds it, not the runtime
    kept = functions.reached(declared, without=public) - elsewhere
    copies = [function.clone(ir.InsertionPoint(first)) for name, function in functions.items() if name in kept]
    for copy in copies:
        copy.attributes["sym_visibility"] = ir.StringAttr.get("private")
    for name, entry in entries.items():
        if name in functions:
            entry.erase()
        else:
            copies.append(entry)
    for call in (call for function in copies for call in calls(function)):
        if (name := callee(call)) in public:
            call.attributes["callee"] = ir.FlatSymbolRefAttr.get(public[name])
    return [{name: public[name] for name in sorted(group)} for group in groups]


def plain_names(functions: Iterable[str]) -> dict[str, str]:
    """Names that say nothing of where functions are from: the same code is the same source in every module."""
    return {name: f"function_{place}" for place, name in enumerate(functions)}


def executable_of(functions: Sequence[ir.Operation], names: Mapping[str, str], target: ir.Attribute) -> bytes:
    """An executable of functions alone, for the target of a variant; those of `names` are called as these say."""
    module = ir.Module.parse(
        "hal.executable public @kernels { hal.executable.variant public @of "
        f"target({target}) {{ builtin.module {{ }} }} }}"
    )
    (executable,) = named(module.body, "hal.executable")
    (of,) = named(executable.regions[0].blocks[0], "hal.executable.variant")
    (inner,) = named(of.regions[0].blocks[0], "builtin.module")
    for function in functions:
        copy = function.clone()
        inner.regions[0].blocks[0].append(copy)
        copy.attributes["sym_name"] = ir.StringAttr.get(names.get(symbol(copy), symbol(copy)))
        for call in calls(copy):
            if (name := callee(call)) in names:
                call.attributes["callee"] = ir.FlatSymbolRefAttr.get(names[name])
    return bytecode(module)


def _objects(paths: list[Path]) -> ir.Attribute:
    listed = ", ".join(f'#hal.executable.object<{{path = "{path.name}"}}>' for path in paths)
    return ir.Attribute.parse(f"[{listed}]")


def _write(path: Path, source: bytes, names: Mapping[str, str], compile_object: CompileObject) -> None:
    path.write_bytes(export_functions(compile_object(source), names))
