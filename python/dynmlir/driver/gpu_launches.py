"""Launches of single plans: what the host functions of lib/templates/cuda do, for timing kernels alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import prod

from dynmlir.backend.cuda import device_attribute
from dynmlir.backend.gpu_entries import SUM_THREADS, executables
from dynmlir.backend.gpu_library import launches_of
from dynmlir.backend.gpu_operator import GpuOperator, Launches, ResourceClass
from dynmlir.backend.inline_entries import inline_entries
from dynmlir.backend.iree import to_generic
from dynmlir.costmodel.arrays import Arrays
from dynmlir.costmodel.gpu import splits
from dynmlir.device.facts import Device
from dynmlir.explain.operator import Operator
from dynmlir.kernels.contraction import Contraction, Window
from dynmlir.kernels.library import Library
from dynmlir.lowering.gpu.library import gpu_functions
from dynmlir.lowering.gpu.way import Way

#: Rows and columns of a region: from and to.
Box = tuple[int, int, int, int]
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


def contraction(name: str, form: str, library: Library, windows: Sequence[Window] = ()) -> GpuOperator:
    """An operator of unknown sizes that starts from zero: "bmk,bnk,bmn"; of a convolution with its windows."""
    a, b, c = form.split(",")
    letters = Contraction(a, b, c, tuple(windows))
    element, result = library.element_types[0], library.element_types[-1]
    kinds = zip(letters.operands, (element, element, result), strict=True)
    types = tuple(f"tensor<{'?x' * len(dims)}{kind}>" for dims, kind in kinds)
    dynamic = tuple((True,) * len(dims) for dims in letters.operands)
    return GpuOperator(name, f"{name}_select", types, dynamic, letters, "linalg.contract", {}, Way(), REGIONS)  # type: ignore[arg-type]


@dataclass(frozen=True)
class Planner:
    """Launches of plans of one operator on a library."""

    library: Library
    device: Device
    launches: Launches
    operator: GpuOperator

    @classmethod
    def of(cls, name: str, operator: Operator) -> Planner:
        """A module's operator, without an epilogue, on the library that it chooses from."""
        library, device = operator.problem.library, operator.problem.device
        whole = contraction(name, ",".join(operator.contraction.operands), library, operator.contraction.windows)
        return cls(library, device, launches_of(library, device), replace(whole, sizes=dict(operator.stated)))

    def text(self, target: str) -> str:
        """The entries of all resource classes, for IREE, in generic form."""
        functions = gpu_functions(self.library, self.device, [self.operator.way])
        made = "\n".join(executables(self.launches, [self.operator], functions))
        made = made.replace("stream.executable private", "stream.executable public")
        return to_generic(
            f"module attributes {{hal.device.targets = [{device_attribute(target)}]}} {{\n{made}\n}}", inline_entries
        )

    def product(self, sizes: Mapping[str, int]) -> tuple[int, int, int]:
        """Rows, columns and depth."""
        whole = self.operator.contraction
        rows, columns, depth = (prod(sizes[x] for x in letters) for letters in (whole.rows, whole.columns, whole.depth))
        return rows, columns, depth

    def launch(self, plan: tuple[int, ...], sizes: Mapping[str, int], multiprocessors: int) -> list[Launch]:
        """Of a plan of Pattern I or II: one for each class of its kernels. What does not fit the sizes is replaced."""
        m, n, _ = self.product(sizes)
        pattern, cut = plan[0], plan[1]
        planned = [kernel for kernel in plan[6 : 6 + REGIONS] if kernel != NO_KERNEL]
        kernels = [self._fitting(kernel, sizes, len(planned) == 1) for kernel in planned]
        if pattern == 0:
            return []
        boxes = [(0, m, 0, n)] if pattern == 1 else [(0, cut, 0, n), (cut, m, 0, n)]
        groups: dict[int, list[tuple[int, Box]]] = {}
        for kernel, box in zip(kernels, boxes, strict=True):
            groups.setdefault(self._class(kernel).number, []).append((kernel, box))
        if self.launches.classes[next(iter(groups))].split:
            return self._split(self._class(kernels[0]), kernels[0], sizes, multiprocessors)
        return [self._together(self.launches.classes[number], regions, sizes) for number, regions in groups.items()]

    def _fitting(self, kernel: int, sizes: Mapping[str, int], alone: bool) -> int:
        """The kernel, or the one for any address, as the host has it: where rows do not begin where it wants them, or
        where it splits the reduction and is not alone."""
        may = alone or not self._class(kernel).split
        return kernel if may and self.takes(kernel, sizes) else self.launches.any

    def takes(self, kernel: int, sizes: Mapping[str, int]) -> bool:
        """Whether rows of operands of these sizes begin where a kernel wants them."""
        (known,) = (k for group in self.launches.classes for k in group.kernels if k.index == kernel)
        return self.operator.takes(known, sizes)

    def _together(self, group: ResourceClass, regions: Sequence[tuple[int, Box]], sizes: Mapping[str, int]) -> Launch:
        """Regions on kernels of one class, in one launch."""
        values, tasks = [], 0
        for kernel, box in regions:
            values += [kernel, tasks, *box]
            tasks += self._tasks(kernel, box)
        for _ in range(REGIONS - len(regions)):
            values += [NO_KERNEL, tasks, 0, 0, 0, 0]
        integers = [*self._sizes(sizes), *self._counted(tasks), *values]
        return self._launch(group, tasks * self._batches(sizes), ("a", "b", "c"), integers)

    def _split(self, group: ResourceClass, kernel: int, sizes: Mapping[str, int], multiprocessors: int) -> list[Launch]:
        m, n, k = self.product(sizes)
        tile, batches = self.library.micro_kernels[kernel].tile, self._batches(sizes)
        tiles, instances = self._tasks(kernel, (0, m, 0, n)), -(-k // tile.k)
        slots = multiprocessors * group.resident
        wanted = int(splits(Arrays(), tiles * batches, instances, slots))
        each = max(1, -(-instances // wanted))
        parts = max(1, -(-instances // each))
        given = [{**sizes, "p": parts}[x] for x in self.operator.in_parts.sizes]
        sums, outputs = parts * batches * m * n, batches * m * n
        integers = [*given, *self._counted(tiles * parts), kernel, each * tile.k]
        name = f"{self.operator.name}_sum"
        return [
            self._launch(group, tiles * parts * batches, ("a", "b", "sums"), integers, sums),
            Launch(name, -(-outputs // SUM_THREADS), SUM_THREADS, 0, ("sums", "c"), tuple(given), sums),
        ]

    def _launch(
        self, group: ResourceClass, blocks: int, tensors: tuple[str, ...], integers: list[int], sums: int = 0
    ) -> Launch:
        name = f"{self.operator.name}_class_{group.number}"
        return Launch(name, blocks, group.threads, group.shared_bytes, tensors, tuple(integers), sums)

    def _sizes(self, sizes: Mapping[str, int]) -> list[int]:
        return [sizes[x] for x in self.operator.contraction.sizes]

    def _batches(self, sizes: Mapping[str, int]) -> int:
        return prod(sizes[x] for x in self.operator.contraction.batches)

    def _counted(self, tasks: int) -> list[int]:
        """The tasks of one batch, where an entry asks for them."""
        return [tasks] if self.operator.contraction.batches else []

    def _class(self, kernel: int) -> ResourceClass:
        return next(g for g in self.launches.classes if any(k.index == kernel for k in g.kernels))

    def _tasks(self, kernel: int, box: Box) -> int:
        tile = self.library.micro_kernels[kernel].tile
        return -(-(box[1] - box[0]) // tile.m) * -(-(box[3] - box[2]) // tile.n)
