"""A compiled module: loaded, called with NumPy arrays, saved.

A failed assertion of the module (A's K against B's K) is a RuntimeError that holds its message alone;
arguments that do not fit the function's signature are a ValueError, and nothing runs.
A module is used by one thread at a time.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import iree.runtime as rt
import numpy as np

from dynmlir.files import write_atomically
from dynmlir.notes import PARAMETERS
from dynmlir.runtime.buffers import copy_to_device, copy_to_host, import_array, in_place, usable, view_array
from dynmlir.runtime.cuda import explained
from dynmlir.runtime.device import open_device
from dynmlir.runtime.parameters import Parameters, lacking, mismatch, parameter_modules, parameters_of
from dynmlir.runtime.signature import Signature, parse_signature
from dynmlir.runtime.waiting import crowded, without_interrupting

Result = np.ndarray | int | float


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
        self.kernel_names: tuple[str, ...] = ()
        """The micro-kernels that a plan's numbers mean; known to the compiler, not kept in the file."""
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
            why = mismatch(kinds, parameters) or lacks or f"not a module that runs on {driver}: {_reason(error)}"
            raise ValueError(f"{name}: {why}") from None
        if (wrong := mismatch(kinds, parameters)) is not None:
            raise ValueError(f"{name}: {wrong}")
        self._far = driver == "cuda"
        workers = (threads or os.cpu_count() or 1) if driver == "local-task" else 0
        self._crowded = crowded(workers)
        self._functions: dict[str, Function] = {}

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
        signature = parse_signature(name, vm_function.reflection["iree.abi.declaration"])

        def invoke(arguments: rt.VmVariantList, results: rt.VmVariantList) -> None:
            self._context.invoke(vm_function, arguments, results)

        return Function(signature, self._device, without_interrupting(invoke) if self._crowded else invoke, self._far)


class Function:
    """One function of a module.

    Takes its arguments in order; those that results are written into (`iree.abi.output`) stand in their
    place, or are given together as `out=`. Gives None, the one result, or a tuple of them; a result that
    was written into the caller's array is that array, any other has memory of its own.
    """

    def __init__(
        self,
        signature: Signature,
        device: rt.HalDevice,
        invoke: Callable[[rt.VmVariantList, rt.VmVariantList], None],
        far: bool = False,
    ):
        """`far`: the device has memory of its own, which arrays are copied to and from."""
        self._far = far
        self.signature = signature
        self._device = device
        self._invoke = invoke

    def __call__(
        self, *arguments: Any, out: np.ndarray | Sequence[np.ndarray] | None = None
    ) -> Result | tuple[Result, ...] | None:
        values = [self._checked(i, value) for i, value in enumerate(self._with_outputs(arguments, out))]
        used = [usable(v) if isinstance(v, np.ndarray) and not self._far else v for v in values]
        results = self._run(used)
        tied = {}
        for i in self.signature.outputs:
            if used[i] is not values[i]:
                values[i][...] = used[i]
            result = self.signature.arguments[i].output
            assert result is not None, "as `outputs` says"
            tied[result] = values[i]
            self._check_sizes(results, result, i, values[i])
        count = len(self.signature.results)
        arrays = [value for value in used if isinstance(value, np.ndarray)]
        if self._far:
            unpacked = tuple(self._into_callers(results, i, tied.get(i)) for i in range(count))
        else:
            unpacked = tuple(tied[i] if i in tied else self._result(results, i, arrays) for i in range(count))
        return unpacked if count > 1 else unpacked[0] if unpacked else None

    def prepare(self, *arguments: Any) -> Callable[[], None]:
        """A call with these arguments, made ready for timing: it checks nothing and drops the results.

        Arrays must be usable in place (`empty`). Raises ValueError where one is not, or does not fit.
        """
        values = [self._checked(i, value) for i, value in enumerate(self._with_outputs(arguments, None))]
        for i, value in enumerate(values):
            if isinstance(value, np.ndarray) and value.size and not self._far and not in_place(value):
                self._refuse(f"argument {i} is not aligned: a copy of it would be timed, too")
        pushed, invoke, count = self._arguments(values), self._invoke, len(self.signature.results)

        def call(_memory: list[Any] = values) -> None:
            # What is pushed does not keep the arrays alive; the call's default does.
            invoke(pushed, rt.VmVariantList(count))

        return call

    def _with_outputs(self, arguments: Sequence[Any], out: Any) -> list[Any]:
        """All arguments in the order of the signature."""
        given = list(arguments)
        if out is not None:
            extra = [out] if isinstance(out, np.ndarray) else list(out)
            if len(extra) != len(self.signature.outputs):
                self._refuse(f"has {len(self.signature.outputs)} output arguments, got {len(extra)} in out=")
            for position, array in zip(self.signature.outputs, extra, strict=True):
                given.insert(position, array)
        if len(given) != len(self.signature.arguments):
            self._refuse(f"takes {len(self.signature.arguments)} arguments, got {len(given)}")
        return given

    def _checked(self, position: int, value: Any) -> Any:
        """`value` as an array of the declared type, or as a Python number. Raises ValueError."""
        expected, kind = self.signature.arguments[position], type(value).__name__
        if expected.shape is None:
            if not isinstance(value, int | float | np.number):
                self._refuse(f"argument {position} is a {kind}, expected a number ({expected.type})")
            return self._number(position, value, expected.dtype, expected.type)
        if not isinstance(value, np.ndarray):
            self._refuse(f"argument {position} is a {kind}, expected an array ({expected.type})")
        value = expected.read_as(value)
        wrong = expected.mismatch(value)
        if wrong is None and expected.output is not None and not value.flags.writeable:
            wrong = "is read-only, and a result is to be written into it"
        if wrong:
            self._refuse(f"argument {position} {wrong}")
        return value

    def _number(self, position: int, value: Any, dtype: np.dtype[Any], kind: str) -> Any:
        """The number as one of a type, which must have it: no fraction, and none beyond its range, of an integer's."""
        if dtype.kind in "iu":
            limits = np.iinfo(dtype)
            if value != value or value != value // 1:
                self._refuse(f"argument {position} is {value}, expected an integer ({kind})")
            if not limits.min <= value <= limits.max:
                self._refuse(f"argument {position} is {value}, beyond {kind}")
            return int(value)
        return dtype.type(value).item()

    def _refuse(self, message: str) -> None:
        raise ValueError(f"{self.signature.name}: {message}")

    def _run(self, values: list[Any]) -> rt.VmVariantList:
        results = rt.VmVariantList(len(self.signature.results))
        try:
            self._invoke(self._arguments(values), results)
        except RuntimeError as error:
            raise RuntimeError(_reason(error)) from None
        except ValueError as error:
            raise ValueError(f"{self.signature.name}: {_reason(error)}") from None
        return results

    def _arguments(self, values: list[Any]) -> rt.VmVariantList:
        arguments = rt.VmVariantList(len(values))
        for value, expected in zip(values, self.signature.arguments, strict=True):
            if isinstance(value, np.ndarray):
                moved = copy_to_device if self._far else import_array
                arguments.push_ref(moved(self._device, value).ref)
            elif expected.dtype.kind == "f":
                arguments.push_float(value)
            else:
                arguments.push_int(value)
        return arguments

    def _check_sizes(self, results: rt.VmVariantList, index: int, position: int, array: np.ndarray) -> None:
        """Raises ValueError where a result is of other sizes than the array that it was written into."""
        made = tuple(results.get_as_object(index, rt.HalBufferView).shape)
        if made != array.shape:
            self._refuse(f"argument {position} has shape {array.shape}, the result that is written into it {made}")

    def _into_callers(self, results: rt.VmVariantList, index: int, array: Any) -> Result:
        """A result from the device's memory, in the caller's array where there is one for it."""
        made = self._result(results, index, [])
        if array is None:
            return made
        array[...] = made
        return array

    def _result(self, results: rt.VmVariantList, index: int, arguments: list[np.ndarray]) -> Result:
        """A result; a copy where the module answers with memory of an argument, which may go away, or change."""
        expected = self.signature.results[index]
        if expected.shape is None:
            return results.get_variant(index)
        view = results.get_as_object(index, rt.HalBufferView)
        if self._far:
            return copy_to_host(self._device, view, expected.dtype)
        array = view_array(self._device, view, expected.dtype)
        return array.copy() if any(np.may_share_memory(array, argument) for argument in arguments) else array


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


def _reason(error: Exception) -> str:
    """What IREE's status says, without its file, line, code and stack."""
    text = str(error)
    if (sentence := explained(text)) is not None:
        return sentence
    found = re.search(r"[A-Z_]{5,}; (.*?)(?:; *(?:\[ *\d+\]|while |$)|$)", text, re.DOTALL)
    return (found[1] if found else text).strip().rstrip(";")
