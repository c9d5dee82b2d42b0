"""NVIDIA GPUs through CUDA's driver by ctypes: facts, memory, modules, launches, events. Needs no package but NumPy."""

from __future__ import annotations

import contextlib
import ctypes
import statistics
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from dynmlir.runtime.cuda import explained

_SHARED_MAX = 8  # CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
_RELAXED = 2  # CU_STREAM_CAPTURE_MODE_RELAXED
_NUM_REGISTERS = 4  # CU_FUNC_ATTRIBUTE_NUM_REGS
_MULTIPROCESSORS, _MAJOR, _MINOR = 16, 75, 76
#: What a device description calls CUdevice_attribute numbers.
_FACTS = {
    "sms": _MULTIPROCESSORS,
    "threads_per_sm": 39,
    "registers_per_sm": 82,
    "shared_bytes_per_sm": 81,
    "shared_bytes_per_block": 97,
    "l2_bytes": 38,
}

#: Batches of launches whose median counts, the length of one in us, and the most launches in it.
BATCHES, BATCH_US, MOST_LAUNCHES = 5, 3000.0, 200


class GpuError(RuntimeError):
    """What a GPU, its driver or the lack of either says, in a sentence."""


class Cuda:
    """The first GPU. GpuError where there is none or a call fails. bench/worker/dry.py has one that only checks."""

    def __init__(self) -> None:
        try:
            self._lib = ctypes.CDLL("libcuda.so.1")
        except OSError:
            raise GpuError("there is no driver of an NVIDIA GPU here (libcuda.so.1)") from None
        self._call("cuInit", 0)
        device, context = ctypes.c_int(), ctypes.c_void_p()
        self._call("cuDeviceGet", ctypes.byref(device), 0)
        # The primary context, which cuBLAS and IREE use, too.
        self._call("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
        self._call("cuCtxSetCurrent", context)
        self._device = device
        #: what launches and events are made on: the legacy stream cannot be captured, but each waits for the other.
        self.stream = ctypes.c_void_p()
        self._call("cuStreamCreate", ctypes.byref(self.stream), 0)

    def _call(self, name: str, *arguments: object) -> None:
        status = getattr(self._lib, name)(*arguments)
        if status:
            text = ctypes.c_char_p()
            self._lib.cuGetErrorName(status, ctypes.byref(text))
            said = (text.value or b"?").decode()
            raise GpuError(f"{explained(said) or 'a call of the driver failed'} ({name}: {said})")

    def _attribute(self, number: int) -> int:
        value = ctypes.c_int()
        self._call("cuDeviceGetAttribute", ctypes.byref(value), number, self._device)
        return value.value

    @property
    def name(self) -> str:
        text = ctypes.create_string_buffer(256)
        self._call("cuDeviceGetName", text, 256, self._device)
        return text.value.decode()

    @property
    def multiprocessors(self) -> int:
        return self._attribute(_MULTIPROCESSORS)

    @property
    def facts(self) -> dict[str, int]:
        """What the driver says of the device, by the names of a device description."""
        return {name: self._attribute(number) for name, number in _FACTS.items()}

    @property
    def capability(self) -> int:
        """90 for compute capability 9.0."""
        return 10 * self._attribute(_MAJOR) + self._attribute(_MINOR)

    def allocate(self, size: int) -> int:
        """The address of `size` bytes of device memory."""
        address = ctypes.c_uint64()
        self._call("cuMemAlloc_v2", ctypes.byref(address), ctypes.c_size_t(max(size, 256)))
        return address.value

    def free(self, address: int) -> None:
        self._call("cuMemFree_v2", ctypes.c_uint64(address))

    def upload(self, address: int, array: np.ndarray) -> None:
        made = np.ascontiguousarray(array)
        self._call("cuMemcpyHtoD_v2", ctypes.c_uint64(address), made.ctypes.data_as(ctypes.c_void_p), made.nbytes)

    def download(self, address: int, array: np.ndarray) -> None:
        self._call("cuMemcpyDtoH_v2", array.ctypes.data_as(ctypes.c_void_p), ctypes.c_uint64(address), array.nbytes)

    def load(self, code: str | bytes) -> ctypes.c_void_p:
        """A module of PTX, which the driver assembles, or of machine code (a cubin)."""
        module = ctypes.c_void_p()
        data = code if isinstance(code, bytes) else code.encode() + b"\0"
        self._call("cuModuleLoadData", ctypes.byref(module), data)
        return module

    def load_file(self, path: Path) -> ctypes.c_void_p:
        """A module of PATH.cubin, where that is there and this GPU's, else of PATH.ptx."""
        try:
            return self.load(path.with_suffix(".cubin").read_bytes())
        except (OSError, GpuError):
            return self.load(path.with_suffix(".ptx").read_text())

    def function(self, module: ctypes.c_void_p, name: str, shared_bytes: int) -> ctypes.c_void_p:
        """A kernel that may take so much dynamic shared memory."""
        function = ctypes.c_void_p()
        self._call("cuModuleGetFunction", ctypes.byref(function), module, name.encode())
        self._call("cuFuncSetAttribute", function, _SHARED_MAX, shared_bytes)
        return function

    def registers(self, function: ctypes.c_void_p) -> int:
        """Registers of a thread."""
        value = ctypes.c_int()
        self._call("cuFuncGetAttribute", ctypes.byref(value), _NUM_REGISTERS, function)
        return value.value

    def launcher(
        self, function: ctypes.c_void_p, blocks: int, threads: int, shared_bytes: int, arguments: Sequence[object]
    ) -> Callable[[], None]:
        """A launch, as a call that leaves little to Python: a short kernel is over in 2 us.

        `arguments` are ctypes values in the order of the kernel's parameters.
        """
        pointers = (ctypes.c_void_p * len(arguments))(*(ctypes.addressof(a) for a in arguments))  # type: ignore[arg-type]
        sizes = [ctypes.c_uint(size) for size in (blocks, 1, 1, threads, 1, 1, shared_bytes)]
        given = (function, *sizes, self.stream, pointers, None)
        start = self._lib.cuLaunchKernel

        def launch(_memory: Sequence[object] = tuple(arguments)) -> None:
            # Pointers do not keep what they point to alive; the call's default does.
            if start(*given):
                self._call("cuLaunchKernel", *given)

        return launch

    def synchronize(self) -> None:
        self._call("cuCtxSynchronize")

    def event(self) -> ctypes.c_void_p:
        made = ctypes.c_void_p()
        self._call("cuEventCreate", ctypes.byref(made), 0)
        return made

    def record(self, event: ctypes.c_void_p) -> None:
        self._call("cuEventRecord", event, self.stream)

    def elapsed_us(self, first: ctypes.c_void_p, second: ctypes.c_void_p) -> float:
        milliseconds = ctypes.c_float()
        self._call("cuEventSynchronize", second)
        self._call("cuEventElapsedTime", ctypes.byref(milliseconds), first, second)
        return milliseconds.value * 1000

    def time_us(self, call: Callable[[], None], batch_us: float = BATCH_US) -> float:
        """The median time of a call that launches, of batches long enough for the clock."""
        return statistics.median(self.batches_us(call, batch_us, BATCHES)[0])

    def batches_us(self, call: Callable[[], None], batch_us: float, batches: int) -> tuple[list[float], int]:
        """The time of a call in each of some batches that take so long, after a warm one; how many calls they were.

        A batch is a graph, which the driver replays: made one by one, launches of Python are 4 us apart, whatever they
        are of. What cannot be captured is called again and again.
        """
        call()
        self.synchronize()
        count = max(1, min(MOST_LAUNCHES, int(batch_us / max(1.0, self._elapsed_us(call)))))
        with self._replayed(call, count) as replay:
            replay()
            return [self._elapsed_us(replay) / count for _ in range(batches)], count * batches

    @contextlib.contextmanager
    def _replayed(self, call: Callable[[], None], count: int) -> Iterator[Callable[[], None]]:
        """So many calls as one."""

        def one_by_one() -> None:
            for _ in range(count):
                call()

        try:
            graph = self._captured(one_by_one)
        except (RuntimeError, AttributeError):  # a driver from before graphs lacks their functions
            yield one_by_one
            return
        try:
            yield lambda: self._call("cuGraphLaunch", graph, self.stream)
        finally:
            self._call("cuGraphExecDestroy", graph)

    def _captured(self, calls: Callable[[], None]) -> ctypes.c_void_p:
        """A graph of launches, ready to be replayed. RuntimeError where something else is called."""
        graph, ready = ctypes.c_void_p(), ctypes.c_void_p()
        self._call("cuStreamBeginCapture_v2", self.stream, _RELAXED)
        try:
            calls()
        except BaseException:
            self._lib.cuStreamEndCapture(self.stream, ctypes.byref(graph))
            raise
        self._call("cuStreamEndCapture", self.stream, ctypes.byref(graph))
        try:
            self._call("cuGraphInstantiateWithFlags", ctypes.byref(ready), graph, ctypes.c_ulonglong(0))
        finally:
            self._call("cuGraphDestroy", graph)
        return ready

    def _elapsed_us(self, call: Callable[[], None]) -> float:
        first, second = self.event(), self.event()
        self.record(first)
        call()
        self.record(second)
        elapsed = self.elapsed_us(first, second)
        for event in (first, second):
            self._call("cuEventDestroy_v2", event)
        return elapsed


class NamedMemory:
    """Memory of a GPU by name. A piece grows with what is asked of it, and then loses what was in it."""

    def __init__(self, cuda: Any) -> None:
        """`cuda`: a Cuda, or what does as it."""
        self._cuda = cuda
        self._pieces: dict[str, tuple[int, int]] = {}

    def __getitem__(self, name: str) -> int:
        """The address of a piece that is there."""
        return self._pieces[name][0]

    def at_least(self, name: str, size: int) -> int:
        """The address of so many bytes, be they none."""
        address, there = self._pieces.get(name, (0, -1))
        if there < size:
            if name in self._pieces:
                self._cuda.free(address)
            address = self._cuda.allocate(size)
            self._pieces[name] = address, size
        return address
