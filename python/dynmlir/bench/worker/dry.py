"""A GPU that is none: it checks every allocation, launch and product, and computes nothing. A call takes 1 us."""

from __future__ import annotations

import ctypes
import functools
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from dynmlir.bench.worker.cublas import Gemm

_ENTRY = re.compile(r"\.entry (\w+)\((.*?)\)\s*\.maxntid (\d+)", re.DOTALL)
_PARAMETER = re.compile(r"\.param \.(\w+)")
_BYTES = {"u64": 8, "b64": 8, "u32": 4, "b32": 4, "f64": 8, "f32": 4, "f16": 2, "bf16": 2}
#: Of an H200: shared memory of a thread block, and its memory.
SHARED_BYTES, MEMORY_BYTES, MOST_BLOCKS = 232448, 141 * 10**9, 2**31 - 1


@dataclass(frozen=True)
class Entry:
    """A kernel as its PTX declares it: bytes of each parameter, threads of a block."""

    name: str
    parameters: tuple[int, ...]
    threads: int


class DryCuda:
    """The interface of dynmlir.runtime.nvidia.Cuda. ValueError says what a GPU would not take."""

    def __init__(self, multiprocessors: int) -> None:
        self.multiprocessors = multiprocessors
        self._memory: dict[int, int] = {}
        self._next = 1 << 40

    def allocate(self, size: int) -> int:
        address, self._next = self._next, self._next + -(-size // 256) * 256 + 256
        self._memory[address] = size
        if sum(self._memory.values()) > MEMORY_BYTES:
            raise ValueError("more memory than there is")
        return address

    def free(self, address: int) -> None:
        del self._memory[address]

    def upload(self, address: int, array: np.ndarray) -> None:
        if not any(start <= address and address + array.nbytes <= start + size for start, size in self._memory.items()):
            raise ValueError("an upload outside what was allocated")

    def download(self, address: int, array: np.ndarray) -> None:
        self.upload(address, array)

    def load_file(self, path: Path) -> dict[str, Entry]:
        """Of PATH.ptx, which says what its entries take."""
        found = {}
        for name, parameters, threads in _ENTRY.findall(path.with_suffix(".ptx").read_text()):
            sizes = tuple(_BYTES[kind] for kind in _PARAMETER.findall(parameters))
            found[name] = Entry(name, sizes, int(threads))
        return found

    def function(self, module: dict[str, Entry], name: str, shared_bytes: int) -> Entry:
        if name not in module:
            raise ValueError(f"the PTX has no entry {name}")
        if shared_bytes > SHARED_BYTES:
            raise ValueError(f"{name}: {shared_bytes} bytes of shared memory")
        return module[name]

    def launcher(
        self, function: Entry, blocks: int, threads: int, shared_bytes: int, arguments: Sequence[Any]
    ) -> Callable[[], None]:
        """A call that checks the launch, on the memory as it is then."""
        return functools.partial(self._check, function, blocks, threads, arguments)

    def _check(self, function: Entry, blocks: int, threads: int, arguments: Sequence[Any]) -> None:
        sizes = tuple(ctypes.sizeof(argument) for argument in arguments)
        if sizes != function.parameters:
            raise ValueError(f"{function.name} takes parameters of {function.parameters} bytes, is given {sizes}")
        if threads != function.threads or not 1 <= blocks <= MOST_BLOCKS:
            raise ValueError(f"{function.name}: {blocks} blocks of {threads} threads, the PTX has {function.threads}")
        pointers = [a.value for a in arguments if isinstance(a, ctypes.c_uint64)]
        if not self._memory.keys() >= set(pointers):
            raise ValueError(f"{function.name}: a pointer to nothing")

    def synchronize(self) -> None:
        pass

    def batches_us(self, call: Callable[[], None], batch_us: float, batches: int) -> tuple[list[float], int]:
        call()
        return [1.0] * batches, 1

    def require(self, address: int, size: int) -> None:
        """Raises ValueError unless so many bytes have been allocated from there on."""
        if self._memory.get(address, -1) < size:
            raise ValueError(f"{size} bytes of an operand that has {self._memory.get(address, 0)}")


class DryCublas:
    """The interface of cuBLAS (cublas.py): operands are as large as a product of them reads."""

    def __init__(self, cuda: DryCuda) -> None:
        self._cuda = cuda

    def matmul(self, gemm: Gemm, a: int, b: int, c: int) -> Callable[[], None]:
        return functools.partial(self._check, gemm, a, b, c)

    def _check(self, gemm: Gemm, a: int, b: int, c: int) -> None:
        sizes = [_BYTES[kind] for kind in (gemm.types, gemm.types, gemm.result)]
        counts = [gemm.m * gemm.k, gemm.k * gemm.n, gemm.m * gemm.n]
        batches = [1 if gemm.one_a else gemm.batch, gemm.batch, gemm.batch]
        for address, size, count, batch in zip((a, b, c), sizes, counts, batches, strict=True):
            self._cuda.require(address, size * count * batch)
