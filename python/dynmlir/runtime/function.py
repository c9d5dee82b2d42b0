"""Functions of a compiled module, called with NumPy arrays."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any, NoReturn

import iree.runtime as rt
import numpy as np

from dynmlir.runtime.buffers import (
    copy_to_device,
    copy_to_host,
    element_dtype,
    import_array,
    in_place,
    usable,
    view_array,
)
from dynmlir.runtime.cuda import explained
from dynmlir.runtime.signature import Signature

Result = np.ndarray | int | float
Invoke = Callable[[rt.VmVariantList, rt.VmVariantList], None]


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

    def __repr__(self) -> str:
        return f"<{self.signature}>"

    def __call__(
        self, *arguments: Any, out: np.ndarray | Sequence[np.ndarray] | None = None
    ) -> Result | tuple[Result, ...] | None:
        values = [self._checked(i, value) for i, value in enumerate(self._with_outputs(arguments, out))]
        used = values if self._far else self._apart(values)
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
            unpacked = [self._into_callers(results, i, tied.get(i)) for i in range(count)]
        else:
            unpacked = [tied[i] if i in tied else self._result(results, i, arrays) for i in range(count)]
        return tuple(unpacked) if count > 1 else unpacked[0] if unpacked else None

    def _apart(self, values: list[Any]) -> list[Any]:
        """The same where the device can use it, results in memory that no other argument has, as NumPy has it."""
        used = [usable(value) if isinstance(value, np.ndarray) else value for value in values]
        if not self.signature.outputs:
            return used
        for i, j in combinations(self.signature.outputs, 2):
            if np.may_share_memory(values[i], values[j]):
                self._refuse(f"arguments {i} and {j} share memory, and results are to be written into both")
        for i in self.signature.outputs:
            others = [other for j, other in enumerate(used) if j != i and isinstance(other, np.ndarray)]
            if any(np.may_share_memory(used[i], other) for other in others):
                used[i] = usable(used[i].copy())
        return used

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
        expected = self.signature.arguments[position]
        if expected.is_met_by(value):
            return value
        kind = type(value).__name__
        if expected.shape is None:
            if not isinstance(value, int | float | np.number):
                self._refuse(f"argument {position} is a {kind}, expected a number ({expected.type})")
            return self._number(position, value, expected.dtype, expected.type)
        if not isinstance(value, np.ndarray):
            hint = "; give what its numpy() is" if callable(getattr(value, "numpy", None)) else ""
            self._refuse(f"argument {position} is a {kind}, expected an array ({expected.type}){hint}")
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

    def _refuse(self, message: str) -> NoReturn:
        raise ValueError(f"{self.signature.name}: {message}")

    def _run(self, values: list[Any]) -> rt.VmVariantList:
        results = rt.VmVariantList(len(self.signature.results))
        try:
            self._invoke(self._arguments(values), results)
        except RuntimeError as error:
            raise RuntimeError(reason(error)) from None
        except (ValueError, IndexError) as error:
            raise ValueError(f"{self.signature.name}: {reason(error)}") from None
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
        return self._array(results.get_as_object(index, rt.HalBufferView), expected.dtype, arguments)

    def _array(self, view: rt.HalBufferView, dtype: np.dtype, arguments: list[np.ndarray]) -> np.ndarray:
        if self._far:
            return copy_to_host(self._device, view, dtype)
        array = view_array(self._device, view, dtype)
        return array.copy() if any([np.may_share_memory(array, argument) for argument in arguments]) else array


class Undeclared(Function):
    """A function that does not say what it takes and gives, as IREE imports those of PyTorch and ONNX.

    Arrays and numbers are passed as they are, and what the module says of them is an error of its own.
    """

    def __call__(self, *arguments: Any, out: Any = None) -> Result | tuple[Result, ...] | None:
        if out is not None:
            self._refuse("does not say what it takes: no result can be written into out=")
        given, results = rt.VmVariantList(len(arguments)), rt.VmVariantList(1)
        used = [usable(v) if isinstance(v, np.ndarray) and not self._far else v for v in arguments]
        for position, value in enumerate(used):
            self._push(given, position, value)
        try:
            self._invoke(given, results)
        except (RuntimeError, ValueError, IndexError) as error:
            raise type(error)(f"{self.signature.name}: {reason(error)}") from None
        arrays = [value for value in used if isinstance(value, np.ndarray)]
        made = tuple(self._given_back(results, i, arrays) for i in range(results.size))
        return made if len(made) > 1 else made[0] if made else None

    def prepare(self, *arguments: Any) -> Callable[[], None]:
        self._refuse("does not say what it takes: it cannot be made ready for timing")

    def _push(self, given: rt.VmVariantList, position: int, value: Any) -> None:
        if isinstance(value, np.ndarray):
            moved = copy_to_device if self._far else import_array
            given.push_ref(moved(self._device, value).ref)
        elif isinstance(value, int | np.integer):
            given.push_int(int(value))
        elif isinstance(value, float | np.floating):
            given.push_float(float(value))
        else:
            kind = type(value).__name__
            self._refuse(f"argument {position} is a {kind}, expected an array or a number")

    def _given_back(self, results: rt.VmVariantList, index: int, arguments: list[np.ndarray]) -> Result:
        found = results.get_variant(index)
        if isinstance(found, int | float):
            return found
        view = results.get_as_object(index, rt.HalBufferView)
        return self._array(view, element_dtype(view), arguments)


def reason(error: Exception) -> str:
    """What IREE's status says, without its file, line, code and stack."""
    text = str(error)
    if (sentence := explained(text)) is not None:
        return sentence
    found = re.search(r"[A-Z_]{5,}; (.*?)(?:; *(?:\[ *\d+\]|while |$)|$)", text, re.DOTALL)
    return (found[1] if found else text).strip().rstrip(";")
