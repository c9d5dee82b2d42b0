"""Times single micro-kernels on the GPU of this machine, each compiled alone."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Protocol

from dynmlir.backend.gpu_library import launches_alone
from dynmlir.device.facts import Device
from dynmlir.device.known import known_devices
from dynmlir.diagnostics import DynmlirError
from dynmlir.driver.gpu_registers import ENTRY, kernel_ptx
from dynmlir.generate.gpu_fit import grid
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.lowering.gpu.structure import structure_of
from dynmlir.runtime.nvidia import Cuda, GpuError, NamedMemory

#: What a tuning run can do without a GPU.
_HINT = "--dry-run says what would be measured, --measure-levels=none makes a library from facts"


class Clock(Protocol):
    """What a tuning run measures with; tests give one that knows the answers."""

    def registers(self, kernel: MicroKernel) -> int:
        """Registers of a thread."""

    def seconds(self, kernel: MicroKernel, tasks: int, instances: int) -> float:
        """Seconds of one launch of so many tasks, each of so many instances of the reduction."""


def open_gpu(hint: str = _HINT, where: str = "command-line") -> Cuda:
    """The GPU of this machine. DynmlirError where there is none; `hint` says what can be done without."""
    try:
        return Cuda()
    except GpuError as error:
        raise DynmlirError(f"nothing can be measured: {error}; {hint}", where) from None


def device_of(cuda: Cuda, architecture: str) -> Device:
    """The known device that a GPU is most like, with what its driver says, for code of an architecture."""
    gpus = [device for device in known_devices().values() if device.architecture == "cuda"]
    words = cuda.name.lower().split()
    named = [device for device in gpus if device.name in words]
    alike = [device for device in gpus if device.target_cpu == f"sm_{cuda.capability}"]
    base = (named or alike or gpus)[0]
    name = named[0].name if named else "_".join(words).replace("-", "_")
    return replace(base, name=name, summary=cuda.name, target_cpu=architecture, facts={**base.facts, **cuda.facts})


def sizes_of_tasks(kernel: MicroKernel, tasks: int, instances: int) -> tuple[int, int, int]:
    """M, N and K of so many tasks of so many instances, in a grid."""
    rows, columns = grid(tasks)
    return rows * kernel.tile.m, columns * kernel.tile.n, instances * kernel.tile.k


def entry_integers(m: int, n: int, k: int) -> tuple[int, ...]:
    """What the entry of a kernel alone takes behind A, B and C: sizes; the kernel, its first task, its region."""
    return (m, n, k, 0, 0, 0, m, 0, n)


class GpuClock:
    """Kernels of one library on a GPU. Memory grows with the largest problem so far."""

    def __init__(self, cuda: Cuda, library: Library, device: Device) -> None:
        self._cuda, self._library, self._device = cuda, library, device
        self._functions: dict[str, ctypes.c_void_p] = {}
        self._memory = NamedMemory(cuda)

    def registers(self, kernel: MicroKernel) -> int:
        return self._cuda.registers(self._function(kernel))

    def seconds(self, kernel: MicroKernel, tasks: int, instances: int) -> float:
        return self._cuda.time_us(self._launch(kernel, tasks, *sizes_of_tasks(kernel, tasks, instances))) / 1e6

    def _launch(self, kernel: MicroKernel, tasks: int, m: int, n: int, k: int) -> Callable[[], None]:
        function, group = self._function(kernel), self._group(kernel)
        sizes = {"a": m * k, "b": k * n, "c": m * n}
        pointers = [ctypes.c_uint64(self._memory.at_least(name, 4 * size)) for name, size in sizes.items()]
        integers = [ctypes.c_int32(value) for value in entry_integers(m, n, k)]
        return self._cuda.launcher(function, tasks, group.threads, group.shared_bytes, [*pointers, *integers])

    def _alone(self, kernel: MicroKernel) -> Library:
        return replace(self._library, micro_kernels=(kernel,))

    def _group(self, kernel: MicroKernel) -> Any:
        alone = self._alone(kernel)
        return launches_alone(alone, structure_of(kernel, alone, self._device), self._device).classes[0]

    def _function(self, kernel: MicroKernel) -> ctypes.c_void_p:
        if kernel.name not in self._functions:
            module = self._cuda.load(kernel_ptx(self._alone(kernel), self._device))
            shared = self._group(kernel).shared_bytes
            self._functions[kernel.name] = self._cuda.function(module, ENTRY, shared)
        return self._functions[kernel.name]
