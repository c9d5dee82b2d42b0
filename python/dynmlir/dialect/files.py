"""Text to modules: what is read, and library files.

Every failure is one DynmlirError, located in the text.
"""

from __future__ import annotations

import functools
from pathlib import Path

from dynmlir.bindings import ir
from dynmlir.device.facts import Device
from dynmlir.diagnostics import DynmlirError, location_text, read_text, rename
from dynmlir.dialect.convert import read_device, read_library
from dynmlir.dialect.core import find_symbol, ops_named
from dynmlir.kernels.library import Library


def parse(text: str, source_name: str) -> ir.Module:
    """The verified module of a text, in the current context; errors are located in `source_name`."""
    try:
        return ir.Module.parse(text)
    except ir.MLIRError as error:
        raise DynmlirError.from_mlir(error, source_name) from None


def load_library(path: str | Path) -> tuple[Device, Library]:
    """The device and the library of a file. Needs a context that knows the dialect."""
    return _read_library_file(read_text(path), str(path))


@functools.lru_cache(maxsize=16)  # a compilation asks for one up to four times, another one for the same
def _read_library_file(text: str, path: str) -> tuple[Device, Library]:
    module = parse(text, path)
    ops = list(module.body.operations)
    devices, libraries = (
        [op for op in ops if op.operation.name == kind] for kind in ("dynmlir.device", "dynmlir.library")
    )
    for op in ops:
        if op not in devices and op not in libraries:
            where = rename(location_text(op.location), path)
            raise DynmlirError(f"a library file holds no '{op.operation.name}'", where)
    if (len(devices), len(libraries)) != (1, 1):
        seen = f"{len(devices)} devices and {len(libraries)} libraries"
        raise DynmlirError(f"a library file holds one device and one library, this one {seen}", f"{path}:1:1")
    return read_device(devices[0]), read_library(libraries[0])


def libraries_for(module: ir.Module, files: tuple[str, ...]) -> list[tuple[Device, Library]]:
    """The libraries of files, else those in the module, with their devices; of CPUs only."""
    if files:
        return [(device, library) for device, library in map(load_library, files) if device.is_cpu]
    ops = ops_named(module, "dynmlir.library")
    pairs = [(read_device(find_symbol(op, op.attributes["device"])), read_library(op)) for op in ops]
    return [(device, library) for device, library in pairs if device.is_cpu]
