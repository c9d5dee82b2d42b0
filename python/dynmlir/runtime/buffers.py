"""NumPy arrays as buffers of a CPU device, and back.

An array that is C-contiguous, writeable and starts at a multiple of 64 bytes (`empty` makes such) is
imported: the module reads and writes the caller's own memory. Any other is copied into an aligned one
first, and an output copied back after the call: generated code may use aligned loads and stores.
NumPy's own large arrays start at a multiple of 16.
"""

from __future__ import annotations

import ctypes
import math
from typing import Any

import iree.runtime as rt
import ml_dtypes
import numpy as np

ALIGNMENT = 64

_BYTE: Any = ctypes.c_char  # which takes arrays, too
_MEMORY = int(rt.MemoryType.HOST_LOCAL) | int(rt.MemoryType.DEVICE_VISIBLE)
_USAGE = int(rt.BufferUsage.DEFAULT) | int(rt.BufferUsage.MAPPING)
_ELEMENTS = {
    np.dtype(dtype): element
    for dtype, element in (
        (np.float16, rt.HalElementType.FLOAT_16), (ml_dtypes.bfloat16, rt.HalElementType.BFLOAT_16),
        (np.float32, rt.HalElementType.FLOAT_32), (np.float64, rt.HalElementType.FLOAT_64),
        (np.bool_, rt.HalElementType.BOOL_8),
        (np.int8, rt.HalElementType.INT_8), (np.int16, rt.HalElementType.INT_16),
        (np.int32, rt.HalElementType.INT_32), (np.int64, rt.HalElementType.INT_64),
        (np.uint8, rt.HalElementType.UINT_8), (np.uint16, rt.HalElementType.UINT_16),
        (np.uint32, rt.HalElementType.UINT_32), (np.uint64, rt.HalElementType.UINT_64),
    )
}  # fmt: skip
#: What NumPy calls them.
_NAMES = {dtype: dtype.str for dtype in _ELEMENTS}
#: The same the other way; and of integers with a sign, which NumPy's are as those that do not say.
_DTYPES = {int(element): dtype for dtype, element in _ELEMENTS.items()}
_DTYPES |= {int(getattr(rt.HalElementType, f"SINT_{bits}")): np.dtype(f"i{bits // 8}") for bits in (8, 16, 32, 64)}


def element_types() -> tuple[np.dtype, ...]:
    """Of arrays that can be buffers."""
    return tuple(_ELEMENTS)


def empty(shape: tuple[int, ...], dtype: np.typing.DTypeLike = np.float32) -> np.ndarray:
    """An uninitialised array that a module can use in place."""
    dtype = np.dtype(dtype)
    raw = np.empty(math.prod(shape) * dtype.itemsize + ALIGNMENT, np.uint8)
    return np.ndarray(shape, dtype, raw, -address(raw) % ALIGNMENT)


def address(array: np.ndarray) -> int:
    """Where an array that is writeable and contiguous starts; NumPy's own ways take three times as long."""
    try:
        return ctypes.addressof(_BYTE.from_buffer(array))
    except ValueError:  # it has no elements, or of a type that is not NumPy's
        return array.__array_interface__["data"][0]


def in_place(array: np.ndarray) -> bool:
    """Whether a module can use the memory of `array` itself."""
    return array.flags.carray and address(array) % ALIGNMENT == 0


def usable(array: np.ndarray) -> np.ndarray:
    """`array` itself where a module can use its memory, else an aligned copy."""
    if in_place(array):
        return array
    copy = empty(array.shape, array.dtype)
    copy[...] = array
    return copy


def element_dtype(view: rt.HalBufferView) -> np.dtype:
    """The element type of a buffer view. Raises ValueError where NumPy has none like it."""
    if (dtype := _DTYPES.get(int(view.element_type))) is None:
        raise ValueError(f"elements of IREE's type {int(view.element_type)} have no NumPy counterpart")
    return dtype


def import_array(device: rt.HalDevice, array: np.ndarray) -> rt.HalBufferView:
    """The memory of an `in_place` array as a buffer view, without a copy; the view keeps the array alive."""
    buffer = device.allocator.import_host_allocation(array, memory_type=_MEMORY, allowed_usage=_USAGE)
    return rt.HalBufferView(buffer, array.shape, _ELEMENTS[array.dtype])


def copy_to_device(device: rt.HalDevice, array: np.ndarray) -> rt.HalBufferView:
    """The content of an array as a buffer view in the device's own memory."""
    return device.allocator.allocate_buffer_copy(
        memory_type=rt.MemoryType.DEVICE_LOCAL,
        allowed_usage=rt.BufferUsage.DEFAULT,
        device=device,
        buffer=np.ascontiguousarray(array),
        element_type=_ELEMENTS[array.dtype],
    )


def copy_to_host(device: rt.HalDevice, view: rt.HalBufferView, dtype: np.dtype) -> np.ndarray:
    """The content of a buffer view in a device's own memory, once what computes it is done."""
    return rt.DeviceArray(device, view, implicit_host_transfer=True).to_host().view(dtype).reshape(list(view.shape))


class _Owner:
    """Stands between an array in memory of IREE's and its views, and keeps what they have need of."""

    __slots__ = ("__array_interface__", "array", "device")  # let go in the order of their names

    def __init__(self, device: rt.HalDevice, array: np.ndarray):
        self.array = array
        self.device = device  # goes after the array, whose memory goes to its pool
        place, name = (address(array), False), _NAMES[array.dtype]
        self.__array_interface__ = {"data": place, "shape": array.shape, "typestr": name, "version": 3}


def view_array(device: rt.HalDevice, view: rt.HalBufferView, dtype: np.dtype) -> np.ndarray:
    """The memory of a device's buffer view as an array, without a copy; it and its views keep buffer and device."""
    array = np.asarray(_Owner(device, np.ndarray(view.shape, dtype, view.map())))
    return array if array.dtype == dtype else array.view(dtype)  # of a type that is not NumPy's own
