"""cuBLAS by ctypes: sums in f32 (f64 of f64), as the vendor's library chooses its kernels."""

from __future__ import annotations

import ctypes
import ctypes.util
import glob
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

_NONE, _TRANSPOSED, _DEFAULT = 0, 1, -1
#: cudaDataType of the element types, and cublasComputeType of sums.
KINDS = {"f16": 2, "bf16": 14, "f32": 0, "f64": 1}
_COMPUTE_F32, _COMPUTE_F64 = 68, 70
#: What cuBLAS asks for on Hopper (its manual, "cublasSetWorkspace").
WORKSPACE_BYTES = 32 << 20


def find(further: Sequence[str] = ()) -> str | None:
    """libcublas: of a CUDA installation, or of the wheels that PyTorch brings, there or in `further` site-packages."""
    wheels = [str(Path(path, "nvidia", "*", "lib", "libcublas.so.*")) for path in (*sys.path, *further)]
    places = ["/usr/local/cuda*/lib64/libcublas.so.*", "/usr/lib/x86_64-linux-gnu/libcublas.so.*", *wheels]
    found = sorted((path for place in places for path in glob.glob(place)), reverse=True)
    return next(iter(found), None) or ctypes.util.find_library("cublas")


@dataclass(frozen=True)
class Gemm:
    """`batch` products C = A B, row-major, of sizes m, n, k; of A and of B "n" as written, "t" transposed in memory."""

    m: int
    n: int
    k: int
    types: str
    result: str
    layout: str = "nn"
    batch: int = 1
    #: whether all batches read the same A.
    one_a: bool = False

    @property
    def arguments(self) -> tuple[int, ...]:
        """Two operations, three sizes, pitches of B, A and C, as to cuBLAS, which is column-major: C^T = B^T A^T."""
        a, b = (_NONE if x == "n" else _TRANSPOSED for x in self.layout)
        return b, a, self.n, self.m, self.k, self.k if b else self.n, self.m if a else self.k, self.n

    @property
    def strides(self) -> tuple[int, int, int]:
        """Elements between batches of B, A and C."""
        return self.k * self.n, 0 if self.one_a else self.m * self.k, self.m * self.n


class Cublas:
    """A handle in the current context, whose calls are made on a stream and can be captured there.

    `workspace` is memory of WORKSPACE_BYTES: else a captured call allocates its own each time. RuntimeError where the
    library is not there or a call fails.
    """

    def __init__(self, path: str | None, stream: ctypes.c_void_p, workspace: int) -> None:
        path = path or find()
        if path is None:
            raise RuntimeError("cuBLAS is not on this machine")
        for other in glob.glob(str(Path(path).parent / "libcublasLt.so.*")):
            ctypes.CDLL(other, mode=ctypes.RTLD_GLOBAL)
        self._lib, self._handle = ctypes.CDLL(path), ctypes.c_void_p()
        self._check(self._lib.cublasCreate_v2(ctypes.byref(self._handle)))
        self._check(self._lib.cublasSetStream_v2(self._handle, stream))
        self._check(
            self._lib.cublasSetWorkspace_v2(self._handle, ctypes.c_void_p(workspace), ctypes.c_size_t(WORKSPACE_BYTES))
        )
        version = ctypes.c_int()
        self._check(self._lib.cublasGetVersion_v2(self._handle, ctypes.byref(version)))
        self.version = version.value

    def _check(self, status: int) -> None:
        if status:
            raise RuntimeError(f"cuBLAS: status {status}")

    def matmul(self, gemm: Gemm, a: int, b: int, c: int) -> Callable[[], None]:
        """A call on operands at these addresses of the GPU."""
        number = ctypes.c_double if gemm.types == "f64" else ctypes.c_float
        one, zero = ctypes.byref(number(1)), ctypes.byref(number(0))
        compute = _COMPUTE_F64 if gemm.types == "f64" else _COMPUTE_F32
        kind, result = KINDS[gemm.types], KINDS[gemm.result]
        (op_b, op_a, n, m, k, pitch_b, pitch_a, pitch_c), strides = gemm.arguments, gemm.strides
        operands = [
            *(ctypes.c_void_p(b), kind, pitch_b, *_stride(gemm, strides[0])),
            *(ctypes.c_void_p(a), kind, pitch_a, *_stride(gemm, strides[1]), zero),
            *(ctypes.c_void_p(c), result, pitch_c, *_stride(gemm, strides[2])),
        ]
        start = self._lib.cublasGemmEx if gemm.batch == 1 else self._lib.cublasGemmStridedBatchedEx
        count = [] if gemm.batch == 1 else [gemm.batch]
        given = (self._handle, op_b, op_a, n, m, k, one, *operands, *count, compute, _DEFAULT)
        return lambda: self._check(start(*given))


def _stride(gemm: Gemm, elements: int) -> list[ctypes.c_longlong]:
    return [] if gemm.batch == 1 else [ctypes.c_longlong(elements)]
