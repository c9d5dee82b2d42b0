"""Memory of a simulated GPU: tensors in global memory, and the shared memory of thread blocks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import InitVar, dataclass, field
from typing import Any

import numpy as np

from dynmlir.kernels.element_types import bits

#: The address of every block's shared memory, which may be any multiple of 16.
SHARED_BEGINS = 1040
#: The address of every tensor, or of what it is a part of.
GLOBAL_BEGINS = 4096
#: An epoch that does not end.
_ALWAYS = 1 << 62


class Fault(Exception):
    """What a GPU would fail on, or get wrong silently."""


@dataclass
class Global:
    """A row-major tensor in global memory, 16-byte aligned."""

    array: np.ndarray
    element: str

    @property
    def rank(self) -> int:
        return self.array.ndim

    @property
    def sizes(self) -> tuple[Any, ...]:
        """Of each dimension."""
        return self.array.shape

    @property
    def element_bytes(self) -> int:
        return bits(self.element) // 8

    def is_image(self, outer: Sequence[np.ndarray]) -> bool:
        """Whether kernels reckon places in it themselves, so that the tensor is its only bound."""
        return False

    def _offsets(self, indices: Sequence[np.ndarray]) -> np.ndarray:
        offset = np.zeros_like(indices[0])
        for index, size in zip(indices, self.array.shape, strict=True):
            offset = offset * size + index
        return offset

    def _check(self, indices: Sequence[np.ndarray], count: Any, aligned: int, active: np.ndarray) -> None:
        *outer, last = indices
        count = np.broadcast_to(count, last.shape)
        some = active & (count > 0)
        wrong = (
            np.zeros(last.shape, dtype=bool) if self.is_image(outer) else (last < 0) | (last + count > self.sizes[-1])
        )
        for index, size in zip(outer, self.sizes[:-1], strict=True):
            wrong = wrong | (index < 0) | (index >= size)
        offsets = self._offsets(indices)
        wrong = wrong | (offsets < 0) | (offsets + count > self.array.size)
        if (some & wrong).any():
            raise Fault(f"an access outside a tensor of {' x '.join(map(str, self.array.shape))}")
        if (some & (offsets % aligned != 0)).any():
            raise Fault(f"an access of {aligned} elements at an address that is not aligned to them")

    def read(
        self, indices: Sequence[np.ndarray], width: int, aligned: int, launch: Any, count: Any = None
    ) -> np.ndarray:
        """(lanes, width) elements; of them `count` are read, the others are 0."""
        some = np.full(len(indices[0]), width) if count is None else count
        self._check(indices, some, aligned, launch.active)
        inside = launch.active[:, None] & (np.arange(width) < some[:, None])
        at = np.where(inside, self._offsets(indices)[:, None] + np.arange(width), 0)
        flat = self.array.reshape(-1)
        return np.where(inside, flat[at] if flat.size else 0, 0).astype(np.float32)

    def write(self, indices: Sequence[np.ndarray], value: np.ndarray, aligned: int, launch: Any) -> None:
        """Stores (lanes, width) elements."""
        active = launch.active
        self._check(indices, value.shape[1], aligned, active)
        at = self._offsets(indices)[active][:, None] + np.arange(value.shape[1])
        self.array.reshape(-1)[at] = value[active]


@dataclass
class Piece(Global):
    """A part of a tensor, strided: where it begins and its sizes and strides may differ from thread to thread."""

    start: Any
    extents: tuple[Any, ...]
    strides: tuple[Any, ...]

    @property
    def rank(self) -> int:
        return len(self.extents)

    @property
    def sizes(self) -> tuple[Any, ...]:
        return self.extents

    def part(self, offsets: Sequence[Any]) -> Piece:
        """From these indices on."""
        start = self.start + sum(by * stride for by, stride in zip(offsets, self.strides, strict=True))
        extents = tuple(size - by for size, by in zip(self.extents, offsets, strict=True))
        return Piece(self.array, self.element, start, extents, self.strides)

    def is_image(self, outer: Sequence[np.ndarray]) -> bool:
        """Of an image there is one row."""
        return bool(np.all(self.strides[0] == 0) and not np.any(outer[0]))

    def _offsets(self, indices: Sequence[np.ndarray]) -> np.ndarray:
        return sum((i * stride for i, stride in zip(indices, self.strides, strict=True)), np.int64(0) + self.start)


@dataclass
class Shared:
    """The shared memory of all blocks, in elements of one size: NaN until something has arrived."""

    blocks: int
    threads: int
    bytes: int
    element: str
    #: 16-byte rows of ldmatrix that fell on the same banks as another of the same 8; 0 for a good swizzle.
    conflicts: int = 0
    data: np.ndarray = field(init=False)
    #: its words seen as integers, where something does; floats and integers share no byte.
    integers: Shared | None = None
    #: the bytes that views of this element type cover in each block, from and to: two kernels may share a launch.
    _from: np.ndarray = field(init=False)
    _to: np.ndarray = field(init=False)
    _epoch: int = 1
    #: what products of wgmma read: of the open group, and of those that nothing has waited for.
    _reading: list[np.ndarray] = field(default_factory=list)
    _products: list[list[np.ndarray]] = field(default_factory=list)
    _read_at: np.ndarray = field(init=False)
    _open: list[tuple[np.ndarray, np.ndarray]] = field(default_factory=list)
    _groups: list[list[tuple[np.ndarray, np.ndarray]]] = field(default_factory=list)
    _arrived: list[tuple[np.ndarray, np.ndarray]] = field(default_factory=list)
    #: whether something has arrived since the last fence, and was seen by others without one.
    _unfenced: bool = False
    _invisible: bool = False

    def __post_init__(self) -> None:
        size = self.blocks * (self.bytes // (bits(self.element) // 8))
        self.data = np.full(size, np.nan, dtype=np.float32)
        self._read_at = np.zeros(size, dtype=np.int64)
        self._from, self._to = np.full(self.blocks, self.bytes), np.zeros(self.blocks, dtype=np.int64)
        if self.element == "i32":
            self.data = self.data.astype(np.float64)

    def seen_as(self, element: str, start: int, end: int, blocks: np.ndarray) -> Shared:
        """The memory for a view of these bytes, of some blocks, as elements of a type."""
        if element == self.element:
            self._cover(start, end, blocks, self.integers)
            return self
        if element != "i32":
            raise Fault(f"a view of {element} on shared memory of {self.element}")
        self.integers = self.integers or Shared(self.blocks, self.threads, self.bytes, element)
        self.integers._cover(start, end, blocks, self)
        return self.integers

    def _cover(self, start: int, end: int, blocks: np.ndarray, other: Shared | None) -> None:
        self._from[blocks] = np.minimum(self._from[blocks], start)
        self._to[blocks] = np.maximum(self._to[blocks], end)
        if other is not None and (np.maximum(self._from, other._from) < np.minimum(self._to, other._to)).any():
            raise Fault("shared memory seen as integers and as floats")

    def read(self, at: np.ndarray) -> np.ndarray:
        self._read_at[at] = self._epoch
        return self.data[at]

    def read_for_long(self, at: np.ndarray) -> np.ndarray:
        """What wgmma reads, until its group has been waited for."""
        self._reading.append(at)
        self._read_at[at] = _ALWAYS
        return self.data[at]

    def commit(self) -> None:
        """Closes a group of wgmma."""
        self._products.append(self._reading)
        self._reading = []

    def retire(self, pending: int) -> None:
        """All groups of wgmma but the last `pending` are done; others may write where they read after a barrier."""
        done = max(0, len(self._products) - pending)
        for group in self._products[:done]:
            for at in group:
                self._read_at[at] = self._epoch
        self._products = self._products[done:]
        for group in self._products:
            for at in group:
                self._read_at[at] = _ALWAYS

    def write(self, at: np.ndarray, value: np.ndarray, asynchronous: bool) -> None:
        """What is written arrives at a barrier, and if asynchronous only after its group was waited for."""
        if (self._read_at[at] >= self._epoch).any():
            raise Fault("a write to shared memory that may still be read: no barrier in between")
        self.data[at] = np.nan
        (self._open if asynchronous else self._arrived).append((at, value))

    def close_group(self) -> None:
        self._groups.append(self._open)
        self._open = []

    def wait(self, pending: int) -> None:
        """All groups but the last `pending` have arrived, for the threads that issued them."""
        done = max(0, len(self._groups) - pending)
        for group in self._groups[:done]:
            self._arrived += group
            self._unfenced |= bool(group)
        self._groups = self._groups[done:]

    def fence(self) -> None:
        """What has arrived is there for wgmma to see, after a barrier."""
        self._unfenced = self._invisible = False

    def require_fenced(self) -> None:
        if self._invisible:
            raise Fault("wgmma reads what no fence.proxy.async has made visible to it")

    def barrier(self) -> None:
        self._invisible = self._unfenced
        for at, value in self._arrived:
            self.data[at] = value
        self._arrived, self._epoch = [], self._epoch + 1
        if self.integers is not None:
            self.integers.barrier()

    def require_idle(self) -> None:
        """Copies under way when a block ends would write into the memory of the next; products would be lost."""
        if self._open or any(self._groups):
            raise Fault("a thread block ends with copies under way")
        if self._products:
            raise Fault("a thread block ends with products under way")

    def count_conflicts(self, addresses: np.ndarray) -> None:
        """Rows of 16 bytes that eight lanes read together, at these byte addresses within their block."""
        banks = np.sort((addresses.reshape(-1, 8) // 16) % 8, axis=1)
        self.conflicts += int((banks[:, 1:] == banks[:, :-1]).sum())


@dataclass
class Bytes:
    """The bytes of every block's shared memory from one on."""

    shared: Shared
    start: int
    size: int

    def __post_init__(self) -> None:
        if self.start + self.size > self.shared.bytes:
            raise Fault("bytes beyond the end of shared memory")


@dataclass
class View:
    """A typed view of every block's shared memory, from a byte on; `blocks` are those that see it so."""

    shared: Shared
    start: int
    shape: tuple[int, ...]
    element: str
    blocks: InitVar[np.ndarray]

    def __post_init__(self, blocks: np.ndarray) -> None:
        end = self.start + int(np.prod(self.shape)) * self.element_bytes
        if end > self.shared.bytes:
            raise Fault("a view beyond the end of shared memory")
        self.shared = self.shared.seen_as(self.element, self.start, end, blocks)

    @property
    def rank(self) -> int:
        return len(self.shape)

    @property
    def element_bytes(self) -> int:
        return bits(self.element) // 8

    def bytes_at(self, indices: Sequence[np.ndarray]) -> np.ndarray:
        """Byte addresses within each block's shared memory."""
        offset = np.zeros_like(indices[0])
        for index, size in zip(indices, self.shape, strict=True):
            offset = offset * size + index
        return self.start + offset * self.element_bytes

    def _at(self, indices: Sequence[np.ndarray], width: int, aligned: int, active: np.ndarray) -> np.ndarray:
        for index, size in zip(indices[:-1], self.shape[:-1], strict=True):
            if (active & ((index < 0) | (index >= size))).any():
                raise Fault("an access outside shared memory")
        if (active & ((indices[-1] < 0) | (indices[-1] + width > self.shape[-1]))).any():
            raise Fault("an access outside a row of shared memory")
        addresses = self.bytes_at(indices)
        if (active & (addresses % (aligned * self.element_bytes) != 0)).any():
            raise Fault("an access to shared memory at an address that is not aligned")
        block = np.repeat(np.arange(self.shared.blocks), self.shared.threads)
        base = block * (self.shared.bytes // self.element_bytes) + addresses // self.element_bytes
        return base[:, None] + np.arange(width)

    def read(self, indices: Sequence[np.ndarray], width: int, aligned: int, launch: Any) -> np.ndarray:
        at = self._at(indices, width, aligned, launch.active)
        made = np.zeros(at.shape, dtype=np.float32 if self.element != "i32" else np.int64)
        there = self.shared.read(at[launch.active])
        if self.element == "i32" and np.isnan(there).any():
            raise Fault("integers of shared memory that nothing has been written to")
        made[launch.active] = there
        return made

    def write(
        self, indices: Sequence[np.ndarray], value: np.ndarray, aligned: int, launch: Any, asynchronous: bool = False
    ) -> None:
        at = self._at(indices, value.shape[1], aligned, launch.active)
        self.shared.write(at[launch.active], value[launch.active], asynchronous)
