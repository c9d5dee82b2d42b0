"""Kernels on the GPU of this machine, timed by its events: dynmlir's by their launches, and cuBLAS.

Operands lie in memory of the GPU that grows with the largest case, and stay in its L2 between calls where they fit.
Needs Python and NumPy.
"""

from __future__ import annotations

import ctypes
import functools
import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from dynmlir.bench.worker.cublas import KINDS, WORKSPACE_BYTES, Cublas, Gemm
from dynmlir.bench.worker.dry import DryCublas, DryCuda
from dynmlir.bench.worker.operands import SUMS, Convolution, Operands, Prepared, Product
from dynmlir.bench.worker.timing import GLANCE
from dynmlir.runtime.nvidia import BATCHES, Cuda, NamedMemory

#: In the folder of a case: who -> launches (bench/gpu/carried.py).
LAUNCHES = "launches.json"
VENDOR, UNROLLED = "cublas", "cublas_unrolled"
Call = Callable[[], None]


class Gpu:
    """Modules of PTX, and memory."""

    def __init__(self, folder: Path, cuda: Any) -> None:
        self.cuda = cuda
        self._folder = folder
        self._modules: dict[str, Any] = {}
        self._functions: dict[tuple[str, str], Any] = {}
        self.memory = NamedMemory(cuda)

    def hold(self, name: str, array: np.ndarray) -> int:
        """The address of a copy of an array."""
        address = self.memory.at_least(name, array.nbytes)
        if array.nbytes:
            self.cuda.upload(address, array)
        return address

    def call(self, launches: Sequence[Mapping[str, Any]]) -> Call:
        """A call that makes launches, on the memory as it is now."""
        made = [self._ready(launch) for launch in launches]
        if len(made) == 1:
            return made[0]

        def call() -> None:
            for launch in made:
                launch()

        return call

    def _ready(self, launch: Mapping[str, Any]) -> Call:
        module, shared = launch["module"], launch["shared_bytes"]
        if module not in self._modules:
            self._modules[module] = self.cuda.load_file(self._folder / module)
        key = module, launch["entry"]
        if key not in self._functions:
            self._functions[key] = self.cuda.function(self._modules[module], launch["entry"], shared)
        values = [ctypes.c_uint64(self.memory[name]) for name in launch["tensors"]]
        integers = [ctypes.c_int32(value) for value in launch["integers"]]
        function, blocks, threads = self._functions[key], launch["blocks"], launch["threads"]
        return self.cuda.launcher(function, blocks, threads, shared, [*values, *integers])


class Kernels:
    """What a worker serves of a GPU: prepares a case, measures a call of it."""

    #: behind a fault of the GPU, or of cuBLAS there, nothing more runs in a process.
    broken_by = (RuntimeError,)

    def __init__(self, gpu: Gpu, vendor: Any) -> None:
        """`vendor`: cuBLAS, or None."""
        self.gpu, self._vendor = gpu, vendor

    def __call__(self, o: Operands) -> Mapping[str, Prepared]:
        self.gpu.hold("A", o.a)
        self.gpu.hold("B", o.b)
        self.gpu.memory.at_least("C", o.c.nbytes)
        named = json.loads(Path(o.folder, LAUNCHES).read_text())
        sums = (launch["sums"] for launches in named.values() for launch in launches)
        self.gpu.memory.at_least("sums", 4 * max(sums, default=0))  # before calls know where it is
        calls = {who: self.gpu.call(launches) for who, launches in named.items()}
        calls |= self._of_vendor(o) if self._vendor is not None else {}
        return {who: (call, functools.partial(self._result, call, o)) for who, call in calls.items()}

    def _of_vendor(self, o: Operands) -> dict[str, Call]:
        """cuBLAS on products; on convolutions of an image that is unrolled ahead of time."""
        result = SUMS.get(o.types, o.types)
        if o.types not in KINDS:
            return {}
        if isinstance(o, Product):
            batch, (m, n) = o.a.shape[0] if o.c.ndim == 3 else 1, o.c.shape[-2:]
            k = o.a.shape[-2 if o.layout[0] == "t" else -1]
            return {VENDOR: self._gemm(Gemm(m, n, k, o.types, result, o.layout, batch), "A", "B")}
        if isinstance(o, Convolution) and o.groups == 1:
            rows = unrolled(o)
            self.gpu.hold("unrolled", rows)
            filters, depth = o.window[0], rows.shape[-1 if o.layout == "nhwc" else -2]
            if o.layout == "nhwc":
                gemm = Gemm(len(rows), filters, depth, o.types, result)
                return {UNROLLED: self._gemm(gemm, "unrolled", "B")}
            gemm = Gemm(filters, rows.shape[-1], depth, o.types, result, batch=len(rows), one_a=True)
            return {UNROLLED: self._gemm(gemm, "B", "unrolled")}
        return {}

    def _gemm(self, gemm: Gemm, a: str, b: str) -> Call:
        return self._vendor.matmul(gemm, *(self.gpu.memory[name] for name in (a, b, "C")))

    def _result(self, call: Call, o: Operands) -> np.ndarray:
        """C after one call, which begins with what is in it on the host."""
        address = self.gpu.hold("C", o.c)
        call()
        self.gpu.cuda.synchronize()
        if o.c.nbytes:
            self.gpu.cuda.download(address, o.c)
        return o.c

    def measure(self, call: Call, ms: float) -> tuple[float, float, int]:
        """One turn: median and least seconds of a call, of batches that together take `ms`; how many calls."""
        batches = BATCHES if ms > GLANCE else 1
        times, count = self.gpu.cuda.batches_us(call, 1000 * ms / batches, batches)
        times.sort()
        return times[len(times) // 2] / 1e6, times[0] / 1e6, count


def unrolled(o: Convolution) -> np.ndarray:
    """What each output is a sum of: pixels x (rows, columns, channels), NHWC; images x (channels, rows, columns) x
    pixels, NCHW.
    """
    (top, left), (step_y, step_x), (far_y, far_x) = o.pads, o.strides, o.dilations
    _, channels, taps_y, taps_x = o.window
    image = np.pad(o.image, ((0, 0), (0, 0), (top, top), (left, left)))
    images, _, high, wide = o.result_shape
    made = np.empty((images, channels, taps_y, taps_x, high, wide), image.dtype)
    for y, x in np.ndindex(taps_y, taps_x):
        first, second = y * far_y, x * far_x
        rows = slice(first, first + (high - 1) * step_y + 1, step_y)
        made[:, :, y, x] = image[:, :, rows, second : second + (wide - 1) * step_x + 1 : step_x]
    if o.layout == "nchw":
        return made.reshape(images, -1, high * wide)
    return np.ascontiguousarray(made.transpose(0, 4, 5, 2, 3, 1)).reshape(images * high * wide, -1)


def cuda(threads: int, args: Sequence[str]) -> Kernels:
    """args = FOLDER of PTX, then `dry=MULTIPROCESSORS` for no GPU, `cublas` or `cublas=PATH` where that is wanted."""
    folder, *rest = args
    options = dict(word.partition("=")[::2] for word in rest)
    if "dry" in options:
        dry = DryCuda(int(options["dry"]))
        return Kernels(Gpu(Path(folder), dry), DryCublas(dry) if VENDOR in options else None)
    gpu = Gpu(Path(folder), Cuda())
    if VENDOR not in options:
        return Kernels(gpu, None)
    workspace = gpu.memory.at_least("workspace", WORKSPACE_BYTES)
    return Kernels(gpu, Cublas(options[VENDOR] or None, gpu.cuda.stream, workspace))
