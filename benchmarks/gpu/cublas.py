"""cuBLAS by ctypes: f16 in, f32 sums, as the vendor's library chooses."""

from __future__ import annotations

import ctypes
import ctypes.util
import glob
import sys
from pathlib import Path

_F16, _F32, _COMPUTE_F32, _NONE, _DEFAULT = 2, 0, 68, 0, -1


def find() -> str | None:
    """libcublas: of a CUDA installation, or of the wheels that PyTorch brings."""
    places = [
        *glob.glob("/usr/local/cuda*/lib64/libcublas.so.*"),
        *glob.glob("/usr/lib/x86_64-linux-gnu/libcublas.so.*"),
        *(found for path in sys.path for found in glob.glob(str(Path(path, "nvidia", "*", "lib", "libcublas.so.*")))),
    ]
    return next(iter(sorted(places, reverse=True)), None) or ctypes.util.find_library("cublas")


class Cublas:
    """A handle in the current context. RuntimeError where the library is not there or a call fails."""

    def __init__(self) -> None:
        path = find()
        if path is None:
            raise RuntimeError("cuBLAS is not on this machine")
        for other in glob.glob(str(Path(path).parent / "libcublasLt.so.*")):
            ctypes.CDLL(other, mode=ctypes.RTLD_GLOBAL)
        self._lib, self._handle = ctypes.CDLL(path), ctypes.c_void_p()
        self._check(self._lib.cublasCreate_v2(ctypes.byref(self._handle)))
        version = ctypes.c_int()
        self._check(self._lib.cublasGetVersion_v2(self._handle, ctypes.byref(version)))
        self.version = version.value
        self._one, self._zero = ctypes.c_float(1), ctypes.c_float(0)

    def _check(self, status: int) -> None:
        if status:
            raise RuntimeError(f"cuBLAS: status {status}")

    def matmul(self, a: int, b: int, c: int, m: int, n: int, k: int, result: str) -> None:
        """C = A B, row-major: what is column-major to cuBLAS is C^T = B^T A^T."""
        kind = _F32 if result == "f32" else _F16
        pointers = [ctypes.c_void_p(p) for p in (b, a, c)]
        one, zero = ctypes.byref(self._one), ctypes.byref(self._zero)
        self._check(
            self._lib.cublasGemmEx(
                self._handle, _NONE, _NONE, n, m, k, one, pointers[0], _F16, n, pointers[1], _F16, k, zero,
                pointers[2], kind, n, _COMPUTE_F32, _DEFAULT,
            )
        )  # fmt: skip
