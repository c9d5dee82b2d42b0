"""The code of a library that is the same in every module: its drivers, and all that they call."""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass
from functools import partial

from dynmlir.bindings import context, ir
from dynmlir.device.facts import Device
from dynmlir.kernels.library import Library
from dynmlir.lowering.arithmetic import arithmetic_of
from dynmlir.lowering.kept import Keep
from dynmlir.lowering.micro_kernels import drivers, library_functions

#: Calls in generic form and as people write them.
_CALL = re.compile(r"(?:callee = |call )@(\w+)")


@dataclass(frozen=True)
class LibraryCode:
    """Functions in MLIR's generic form. Modules hold declarations of those that are drivers, and none of the code."""

    functions: Mapping[str, str]
    """By their names, each behind those that it calls."""
    drivers: Mapping[str, str]
    """The declaration of each driver, by its name."""

    def apart(self) -> str:
        """The drivers and what they call."""
        return "\n".join(self._reached(self.drivers))

    def beside(self, texts: Iterable[str]) -> list[str]:
        """What functions of a module need of it: declarations of drivers that they call, and all else that they do."""
        called = {name for text in texts for name in _CALL.findall(text)}
        declared = [text for name, text in self.drivers.items() if name in called]
        return declared + self._reached(called - self.drivers.keys())

    def _reached(self, names: Iterable[str]) -> list[str]:
        found: set[str] = set()
        ahead = set(names) & self.functions.keys()
        while ahead:
            found |= ahead
            ahead = {name for text in map(self.functions.__getitem__, ahead) for name in _CALL.findall(text)} - found
        return [text for name, text in self.functions.items() if name in found]


def library_code(library: Library, device: Device, keep: Keep) -> LibraryCode:
    """The code of a library, kept from one compilation to the next."""
    made, arithmetic = drivers(library, device), arithmetic_of(library, device)
    told = repr((made, library.operator, library.layout, arithmetic))
    kept = keep(
        told.encode(), partial(_packed, lambda: _code_of(library, device, [driver.name for driver in made], keep))
    )
    return LibraryCode(**json.loads(zlib.decompress(kept)))


def _packed(make: Callable[[], LibraryCode]) -> bytes:
    return zlib.compress(json.dumps(asdict(make())).encode(), level=1)


def _code_of(library: Library, device: Device, names: list[str], keep: Keep) -> LibraryCode:
    with context(), ir.Location.unknown():
        module = ir.Module.parse("\n".join(library_functions(library, device, keep)))
        types, texts = {}, {}
        for op in module.body.operations:
            name = ir.StringAttr(op.attributes["sym_name"]).value
            types[name] = str(op.attributes["function_type"])
            texts[name] = op.operation.get_asm(print_generic_op_form=True, use_local_scope=True)
    ordered: dict[str, str] = {}

    def add(name: str) -> None:
        for callee in _CALL.findall(texts[name]):
            if callee not in ordered:
                add(callee)
        ordered[name] = texts[name]

    for name in texts:
        if name not in ordered:
            add(name)
    return LibraryCode(ordered, {name: _declaration(name, types[name]) for name in names})


def _declaration(name: str, kind: str) -> str:
    return (
        f'"func.func"() <{{function_type = {kind}, sym_name = "{name}", sym_visibility = "private"}}> ({{}}) : () -> ()'
    )
