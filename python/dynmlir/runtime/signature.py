"""What a function of a module takes and gives, read from the declaration that IREE keeps in it.

sync func @f(%input0: tensor<?x8xf32>, %input1: tensor<?x4xf32> {iree.abi.output = 0 : index})
    -> (%output0: tensor<?x4xf32>)
"""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass

import ml_dtypes
import numpy as np

_DTYPES = {f"f{bits}": np.dtype(f"f{bits // 8}") for bits in (16, 32, 64)}
_DTYPES |= {f"{sign}{bits}": np.dtype(f"i{bits // 8}") for sign in ("i", "si") for bits in (8, 16, 32, 64)}
_DTYPES |= {f"ui{bits}": np.dtype(f"u{bits // 8}") for bits in (8, 16, 32, 64)}
_DTYPES |= {"bf16": np.dtype(ml_dtypes.bfloat16)}
_DTYPES |= {"i1": np.dtype(np.bool_), "index": np.dtype(np.int64)}
_VALUE = re.compile(r"%(?:input|output)\d+: ([^,{}()]+?) ?(?:\{([^{}]*)\})?(?:,|$)")


@dataclass(frozen=True)
class Value:
    """One argument or result. `shape` is None for a scalar; -1 in it is a size known at run time."""

    type: str
    dtype: np.dtype
    shape: tuple[int, ...] | None
    output: int | None = None
    """The result that this argument is the memory of (`iree.abi.output`)."""

    @functools.cached_property
    def _known(self) -> tuple[tuple[int, int], ...]:
        """Dimensions of known sizes, and those."""
        return tuple((i, size) for i, size in enumerate(self.shape or ()) if size != -1)

    def is_met_by(self, value: object) -> bool:
        """Whether a value is an array of this type as it is: found sooner than what is wrong with one that is not."""
        if type(value) is not np.ndarray or value.dtype != self.dtype or self.shape is None:
            return False
        if len(value.shape) != len(self.shape) or (self.output is not None and not value.flags.writeable):
            return False
        return all([value.shape[i] == size for i, size in self._known])

    def read_as(self, array: np.ndarray) -> np.ndarray:
        """`array` with the element type of this value, where that is an integer with or without a sign alike (`i8`)."""
        either = self.dtype.kind == "i" and not self.type.removesuffix(">").split("x")[-1].startswith("s")
        return array.view(self.dtype) if either and array.dtype == f"u{self.dtype.itemsize}" else array

    def mismatch(self, array: np.ndarray) -> str | None:
        """Why `array` is not a value of this type, or None."""
        shape = self.shape or ()
        if array.dtype != self.dtype:
            return f"has element type {array.dtype}, expected {self.dtype} ({self.type})"
        if array.ndim != len(shape):
            return f"has {array.ndim} dimensions, expected {len(shape)} ({self.type})"
        wrong = [i for i, size in enumerate(shape) if size not in (-1, array.shape[i])]
        if wrong:
            i = wrong[0]
            return f"has size {array.shape[i]} in dimension {i}, expected {shape[i]} ({self.type})"
        return None


@dataclass(frozen=True)
class Signature:
    name: str
    arguments: tuple[Value, ...]
    results: tuple[Value, ...]

    def __str__(self) -> str:
        results = ", ".join(result.type for result in self.results)
        given = results if len(self.results) == 1 else f"({results})"
        return f"{self.name}({', '.join(argument.type for argument in self.arguments)}) -> {given}"

    @functools.cached_property
    def outputs(self) -> tuple[int, ...]:
        """Positions of the arguments that results are written into."""
        return tuple(i for i, a in enumerate(self.arguments) if a.output is not None)


def parse_signature(name: str, declaration: str) -> Signature:
    """The signature in an `iree.abi.declaration`. Raises ValueError where a type is not one NumPy has."""
    inputs, _, outputs = declaration.partition(") -> (")
    arguments = inputs.partition("(")[2].rstrip(")")
    return Signature(name, _values(arguments), _values(outputs.rstrip(")")))


def _values(text: str) -> tuple[Value, ...]:
    return tuple(value_of(kind, attributes or "") for kind, attributes in _VALUE.findall(text))


def value_of(kind: str, attributes: str = "") -> Value:
    """What a type, with attributes of an argument, stands for. Raises ValueError where it is not one NumPy has."""
    tensor = re.fullmatch(r"tensor<((?:[?\d]+x)*)(\w+)>", kind)
    element = tensor[2] if tensor else kind
    if element not in _DTYPES:
        raise ValueError(f"type {kind} has no NumPy counterpart")
    shape = tuple(-1 if size == "?" else int(size) for size in tensor[1].split("x")[:-1]) if tensor else None
    output = re.search(r"iree\.abi\.output = (\d+)", attributes)
    return Value(kind, _DTYPES[element], shape, int(output[1]) if output else None)
