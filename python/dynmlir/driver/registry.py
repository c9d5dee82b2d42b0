"""What can be named: passes, cost models, pattern sets, generators; and how a researcher's file adds to them."""

from __future__ import annotations

import functools
import importlib
import importlib.machinery
import importlib.util
import inspect
import pkgutil
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType

import dynmlir.passes
from dynmlir.diagnostics import DynmlirError, described
from dynmlir.passes.base import PASSES, Pass

#: How names of dynmlir's passes begin.
PREFIX = "dynmlir-"
#: Upstream passes that a near match of an unknown name may suggest; MLIR's bindings cannot list them.
UPSTREAM = (
    "canonicalize",
    "convert-linalg-to-loops",
    "convert-scf-to-cf",
    "convert-vector-to-scf",
    "cse",
    "expand-strided-metadata",
    "inline",
    "linalg-fold-unit-extent-dims",
    "linalg-fuse-elementwise-ops",
    "linalg-generalize-named-ops",
    "linalg-specialize-generic-ops",
    "loop-invariant-code-motion",
    "lower-affine",
    "one-shot-bufferize",
    "resolve-shaped-type-result-dims",
    "sccp",
    "strip-debuginfo",
    "symbol-dce",
    "transform-interpreter",
)


def find_pass(name: str) -> type[Pass] | None:
    """The pass of a name, with or without dynmlir's prefix; None if it is neither ours nor a plug-in's."""
    return registered(name) or registered(PREFIX + name)


def registered(name: str) -> type[Pass] | None:
    """The pass of this very name, if any; only the module of it is imported, where it is dynmlir's."""
    module = name.removeprefix(PREFIX).replace("-", "_")
    if name not in PASSES and name.startswith(PREFIX) and module in _modules():
        importlib.import_module(f"dynmlir.passes.{module}")
    return PASSES.get(name)


@functools.cache
def _modules() -> frozenset[str]:
    """Modules of dynmlir.passes, which are named as their passes are."""
    return frozenset(module.name for module in pkgutil.iter_modules(dynmlir.passes.__path__))


def all_passes() -> dict[str, type[Pass]]:
    """Every registered pass by its name; those of dynmlir.passes are imported on the way."""
    for module in sorted(_modules()):
        importlib.import_module(f"dynmlir.passes.{module}")
    return PASSES


def is_own(cls: type[Pass]) -> bool:
    """Whether a pass is dynmlir's, and not a plug-in's."""
    return cls.__module__.startswith(f"{dynmlir.passes.__name__}.")


def place_of(cls: type[Pass]) -> str:
    """Where a pass is written; its name where that is not known."""
    try:
        return f"{inspect.getsourcefile(cls)}:{inspect.getsourcelines(cls)[1]}:1"
    except (OSError, TypeError):
        return cls.name


class _AsWritten(importlib.machinery.SourceFileLoader):
    """Reads a file each time: no bytecode beside it, which of a file edited within a second is that of before."""

    def get_code(self, fullname: str) -> CodeType:
        return self.source_to_code(self.get_data(self.path), self.path)


@contextmanager
def plugin_passes(paths: Iterable[str]) -> Iterator[None]:
    """Passes of these files, for a while: the next compilation of a process is without them, unless it asks.

    Cost models, pattern sets and generators stay: they are used where they are named. Raises DynmlirError.
    """
    known = dict(all_passes())
    try:
        for path in paths:
            load_plugin(path)
        yield
    finally:
        PASSES.clear()
        PASSES.update(known)


def load_plugin(path: str) -> None:
    """Runs a researcher's file, which registers passes, cost models, pattern sets or generators as it is imported.

    A pass that has the name of one of dynmlir's takes its place. Raises one DynmlirError, located in the file, for
    whatever goes wrong in it.
    """
    all_passes()
    name = f"dynmlir_plugin_{Path(path).stem}"
    spec = importlib.util.spec_from_loader(name, _AsWritten(name, path))
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except DynmlirError:
        raise
    except SyntaxError as error:
        where = f"{error.filename or path}:{error.lineno or 1}:{error.offset or 1}"
        raise DynmlirError(f"plug-in does not parse: {error.msg}", where) from None
    except OSError as error:
        raise DynmlirError(f"cannot be read: {error.strerror}", f"{path}:1:1") from None
    except Exception as error:
        raise described(error, f"plug-in {Path(path).name}", path) from None
