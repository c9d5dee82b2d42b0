"""Code that is the same in many modules, which may only declare it: a library's drivers, a dispatch function.

It is known by what it is made of: who has it from before does not make it, and who only declares it neither parses nor
compiles it.
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass
from functools import partial

from dynmlir.bindings import context, ir
from dynmlir.costmodel import Problem, emit_select
from dynmlir.device.facts import Device
from dynmlir.kernels.library import Library
from dynmlir.lowering.arithmetic import arithmetic_of
from dynmlir.lowering.micro_kernels import drivers, library_functions

#: What is made of a text, from before or by a call now.
Keep = Callable[[bytes, Callable[[], bytes]], bytes]
#: What a function uses of others: calls, in generic form and as people write them, and tables.
_USED = re.compile(r"(?:callee = |call |global_name = )@(\w+)")
#: What a dispatch function is called here, whatever it is called in a module.
SELECT = "select"


@dataclass(frozen=True)
class Code:
    """Functions and tables in MLIR's generic form, some of which modules call."""

    functions: Mapping[str, str]
    """By their names, each behind those that it uses."""
    entries: Mapping[str, str]
    """Those that modules declare, and their types."""

    def apart(self) -> str:
        """The entries and what they use."""
        return "\n".join(self._reached(self.entries))

    def beside(self, texts: Iterable[str]) -> list[str]:
        """What functions of a module need of it: declarations of entries that they call, and all else that they do."""
        called = {name for text in texts for name in _USED.findall(text)}
        return [self.declaration(name) for name in self.entries if name in called] + self._reached(
            called - self.entries.keys()
        )

    def declaration(self, entry: str, name: str = "") -> str:
        """Of an entry, by its own name or by the one that it has in a module."""
        known = f'function_type = {self.entries[entry]}, sym_name = "{name or entry}", sym_visibility = "private"'
        return f'"func.func"() <{{{known}}}> ({{}}) : () -> ()'

    def _reached(self, names: Iterable[str]) -> list[str]:
        found: set[str] = set()
        ahead = set(names) & self.functions.keys()
        while ahead:
            found |= ahead
            ahead = {name for text in map(self.functions.__getitem__, ahead) for name in _USED.findall(text)} - found
        return [text for name, text in self.functions.items() if name in found]


@dataclass(frozen=True)
class Apart:
    """Code that an executable only declares."""

    code: Code
    names: Mapping[str, str]
    """What it declares, and which of the code's entries each is."""


def library_code(library: Library, device: Device, keep: Keep | None) -> Code:
    """The functions of a library's micro-kernels; its drivers are entries."""
    made, arithmetic = drivers(library, device), arithmetic_of(library, device)

    def module() -> ir.Module:
        return ir.Module.parse("\n".join(library_functions(library, device)))

    kernels = [(kernel.family, tuple(kernel.tile), kernel.packed) for kernel in library.micro_kernels]
    told = repr((made, kernels, library.operator, library.layout, arithmetic))
    return _kept(told, module, [driver.name for driver in made], keep)


def selection_code(problem: Problem, known: Mapping[str, int], told: int, keep: Keep | None) -> Code:
    """A dispatch function, SELECT, with what it calls; arguments as for `emit_select`."""

    def module() -> ir.Module:
        side = ir.Module.create()
        emit_select(side, SELECT, problem, known, told)
        return side

    model = f"{type(problem.model).__module__}.{type(problem.model).__qualname__}"
    priced = (problem.library, problem.device, dict(problem.device.facts), problem.patterns, problem.numbers)
    return _kept(repr((model, priced, sorted(known.items()), told)), module, [SELECT], keep)


def used_first(texts: Mapping[str, str]) -> dict[str, str]:
    """Functions and tables in generic form by their names, each behind those of them that it uses."""
    ordered: dict[str, str] = {}

    def add(name: str) -> None:
        for used in _USED.findall(texts[name]):
            if used in texts and used not in ordered:
                add(used)
        ordered[name] = texts[name]

    for name in texts:
        if name not in ordered:
            add(name)
    return ordered


def _kept(told: str, module: Callable[[], ir.Module], entries: list[str], keep: Keep | None) -> Code:
    if keep is None:
        return _code_of(module, entries)
    return Code(**json.loads(zlib.decompress(keep(told.encode(), partial(_packed, module, entries)))))


def _packed(module: Callable[[], ir.Module], entries: list[str]) -> bytes:
    return zlib.compress(json.dumps(asdict(_code_of(module, entries))).encode(), level=1)


def _code_of(make: Callable[[], ir.Module], entries: list[str]) -> Code:
    with context(), ir.Location.unknown():
        module = make()
        types, texts = {}, {}
        for op in module.body.operations:
            name = ir.StringAttr(op.attributes["sym_name"]).value
            texts[name] = op.operation.get_asm(print_generic_op_form=True, use_local_scope=True)
            if name in entries:
                types[name] = str(op.attributes["function_type"])
    return Code(used_first(texts), types)
