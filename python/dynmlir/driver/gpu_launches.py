"""Launches of single plans: what the host functions of lib/templates/cuda do, for timing kernels alone."""

from __future__ import annotations

from dataclasses import dataclass

from dynmlir.backend.cuda import device_attribute
from dynmlir.backend.gpu_entries import SUM_THREADS, executables
from dynmlir.backend.gpu_library import launches_of
from dynmlir.backend.gpu_operator import Launches, ResourceClass, plain_matmul
from dynmlir.backend.inline_entries import inline_entries
from dynmlir.backend.iree import to_generic
from dynmlir.costmodel.arrays import Arrays
from dynmlir.costmodel.gpu import splits
from dynmlir.device.facts import Device
from dynmlir.kernels.library import Library
from dynmlir.lowering.gpu.library import gpu_functions

REGIONS = 2
NO_KERNEL = -1


@dataclass(frozen=True)
class Launch:
    """An entry of `text`; tensors "a", "b", "c" and "sums", then 32-bit integers."""

    entry: str
    blocks: int
    threads: int
    shared_bytes: int
    tensors: tuple[str, ...]
    integers: tuple[int, ...]
    #: f32 elements of "sums".
    sums: int = 0


def text(library: Library, device: Device, target: str) -> str:
    """The entries of all resource classes for one operator of unknown sizes, for IREE, in generic form."""
    operator = plain_matmul("gemm", library.element_types[0], library.element_types[-1], library.layout, REGIONS)
    functions = gpu_functions(library, device, [operator.way])
    made = "\n".join(executables(launches_of(library, device), [operator], functions))
    made = made.replace("stream.executable private", "stream.executable public")
    module = f"module attributes {{hal.device.targets = [{device_attribute(target)}]}} {{\n{made}\n}}"
    return to_generic(module, inline_entries)


@dataclass(frozen=True)
class Planner:
    """Launches of plans on a library."""

    library: Library
    device: Device
    launches: Launches

    @classmethod
    def of(cls, library: Library, device: Device) -> Planner:
        return cls(library, device, launches_of(library, device))

    def launch(self, plan: tuple[int, ...], m: int, n: int, k: int, multiprocessors: int) -> list[Launch]:
        """Of a plan of Pattern I or II whose kernels are of one class and fit the sizes."""
        pattern, cut, kernels = plan[0], plan[1], plan[6 : 6 + REGIONS]
        if pattern == 0:
            return []
        boxes = [(0, m, 0, n), (0, 0, 0, 0)] if pattern == 1 else [(0, cut, 0, n), (cut, m, 0, n)]
        group = self._class(kernels[0])
        if group.split:
            return self._split(group, kernels[0], m, n, k, multiprocessors)
        integers, first = [m, n, k], 0
        for kernel, box in zip(kernels, boxes, strict=True):
            integers += [kernel, first, *box]
            first += self._tasks(kernel, box) if kernel != NO_KERNEL else 0
        name = f"gemm_class_{group.number}"
        return [Launch(name, first, group.threads, group.shared_bytes, ("a", "b", "c"), tuple(integers))]

    def _split(self, group: ResourceClass, kernel: int, m: int, n: int, k: int, multiprocessors: int) -> list[Launch]:
        tile = self.library.micro_kernels[kernel].tile
        tiles, instances = self._tasks(kernel, (0, m, 0, n)), -(-k // tile.k)
        slots = multiprocessors * group.resident
        wanted = int(splits(Arrays(), self.library.micro_kernels[kernel], tiles, instances, slots))
        each = max(1, -(-instances // wanted))
        parts = max(1, -(-instances // each))
        integers, sums = (parts, m, n, k, kernel, each * tile.k), parts * m * n
        name = f"gemm_class_{group.number}"
        shared = group.shared_bytes
        return [
            Launch(name, tiles * parts, group.threads, shared, ("a", "b", "sums"), integers, sums),
            Launch("gemm_sum", -(-m * n // SUM_THREADS), SUM_THREADS, 0, ("sums", "c"), (parts, m, n, k), sums),
        ]

    def _class(self, kernel: int) -> ResourceClass:
        return next(g for g in self.launches.classes if any(k.index == kernel for k in g.kernels))

    def _tasks(self, kernel: int, box: tuple[int, int, int, int]) -> int:
        tile = self.library.micro_kernels[kernel].tile
        return -(-(box[1] - box[0]) // tile.m) * -(-(box[3] - box[2]) // tile.n)
