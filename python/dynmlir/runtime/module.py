"""A compiled module: loaded, called with NumPy arrays, saved.

A failed assertion of the module (A's K against B's K) is a RuntimeError that holds its message alone;
arguments that do not fit the function's signature are a ValueError, and nothing runs.
A module is used by one thread at a time.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import iree.runtime as rt

from dynmlir.files import write_atomically
from dynmlir.notes import PARAMETERS
from dynmlir.runtime.device import open_device
from dynmlir.runtime.function import Function, Undeclared, reason
from dynmlir.runtime.parameters import Parameters, lacking, mismatch, parameter_modules, parameters_of
from dynmlir.runtime.signature import Signature, parse_signature
from dynmlir.runtime.waiting import crowded, without_interrupting


class CompiledModule:
    """The functions of one module on one device: `module.main(a, b)`, or `module["main"](a, b)`."""

    def __init__(
        self,
        data: bytes,
        driver: str = "local-sync",
        threads: int | None = None,
        name: str = "module",
        parameters: Parameters | None = None,
    ):
        """`data` is the content of a .vmfb; `name` is used in messages; `parameters` as for `load`."""
        self.data = data
        self.kernels: Mapping[str, tuple[str, ...]] = {}
        """By operator the micro-kernels that a plan's numbers mean; known to the compiler, not kept in the file."""
        self.remarks: tuple[str, ...] = ()
        """What the compiler said, `location: remark: text` each; not kept in the file either."""
        self._device = open_device(driver, threads)
        self._instance = rt.VmInstance()
        kinds: dict[str, str] = {}
        try:
            self._module = rt.VmModule.copy_buffer(self._instance, data)
            kinds = parameters_of(_note(self._module, PARAMETERS))
            needed = [rt.create_hal_module(self._instance, self._device)]
            needed += parameter_modules(self._instance, parameters)
            self._context = rt.VmContext(self._instance, [*needed, self._module])
        except (ValueError, RuntimeError, IndexError) as error:
            # It need not read all parameters that it names, nor fail for them.
            lacks = lacking(kinds, parameters) if "parameter" in str(error) else None
            why = mismatch(kinds, parameters) or lacks or f"not a module that runs on {driver}: {reason(error)}"
            raise ValueError(f"{name}: {why}") from None
        if (wrong := mismatch(kinds, parameters)) is not None:
            raise ValueError(f"{name}: {wrong}")
        self._far = driver == "cuda"
        workers = (threads or os.cpu_count() or 1) if driver == "local-task" else 0
        self._crowded = crowded(workers)
        self._functions: dict[str, Function] = {}

    @property
    def kernel_names(self) -> tuple[str, ...]:
        """`kernels` of every operator. Raises ValueError where they have not the same ones."""
        return same_kernels(self.kernels)

    @property
    def function_names(self) -> list[str]:
        """The functions that can be called, in the order of the module."""
        names = self._module.function_names
        return [name for name in names if not name.startswith("__") and not name.endswith("$async")]

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the module as a .vmfb. Raises OSError, and then leaves the old file as it was."""
        write_atomically(path, self.data)

    def note(self, key: str) -> str | None:
        """What the compiler left in the module under a key, on any of its functions (`iree.reflection`)."""
        return _note(self._module, key)

    def __getitem__(self, name: str) -> Function:
        if name not in self._functions:
            if name not in self.function_names:
                raise KeyError(f"no function '{name}'; the module has {', '.join(self.function_names)}")
            self._functions[name] = self._lookup(name)
        return self._functions[name]

    def __getattr__(self, name: str) -> Function:
        if name.startswith("_"):
            raise AttributeError(name)
        try:
            return self[name]
        except KeyError as error:
            raise AttributeError(error.args[0]) from None

    def _lookup(self, name: str) -> Function:
        vm_function = self._module.lookup_function(name)

        def invoke(arguments: rt.VmVariantList, results: rt.VmVariantList) -> None:
            self._context.invoke(vm_function, arguments, results)

        invoked, declared = without_interrupting(invoke) if self._crowded else invoke, vm_function.reflection
        if (declaration := declared.get("iree.abi.declaration")) is None:
            return Undeclared(Signature(name, (), ()), self._device, invoked, self._far)
        return Function(parse_signature(name, declaration), self._device, invoked, self._far)


def same_kernels(kernels: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """The micro-kernels of every operator. Raises ValueError where they have not the same ones."""
    found = sorted(set(kernels.values()))
    if len(found) > 1:
        raise ValueError(f"{', '.join(kernels)} have micro-kernels of their own: `kernels` has each one's")
    return found[0] if found else ()


def load(
    source: str | os.PathLike[str] | bytes,
    driver: str = "local-sync",
    threads: int | None = None,
    parameters: Parameters | None = None,
) -> CompiledModule:
    """A module from a .vmfb file, or its content.

    `local-sync` runs in the calling thread, `local-task` on `threads` workers (None: one for each core).
    `parameters` are the arrays that the module's parameters name: {"scope::key": array}.
    Raises OSError for a file that cannot be read, ValueError for one that is not a module, or lacks a parameter.
    """
    if isinstance(source, bytes):
        return CompiledModule(source, driver, threads, parameters=parameters)
    return CompiledModule(Path(source).read_bytes(), driver, threads, str(source), parameters)


def note_of(data: bytes, key: str) -> str | None:
    """`CompiledModule.note` of the content of a .vmfb for a device that need not be here; None if it is no module."""
    try:
        return _note(rt.VmModule.copy_buffer(rt.VmInstance(), data), key)
    except (ValueError, RuntimeError):
        return None


def _note(module: rt.VmModule, key: str) -> str | None:
    found = (module.lookup_function(name).reflection.get(key) for name in module.function_names)
    return next((text for text in found if text is not None), None)
