"""NumPy's OpenBLAS, and any library that exports cblas_sgemm."""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from dynmlir.bench.worker.operands import Cannot, Prepare, Prepared, Product, require

ROW_MAJOR, NO_TRANSPOSE = 101, 111


def openblas(threads: int, args: Sequence[str]) -> Prepare:
    def prepare(o: Product) -> Mapping[str, Prepared]:
        require(o, Product, ("f32", "f64"))
        return {"openblas": (functools.partial(np.matmul, *o.as_written, out=o.c), lambda: o.c)}

    return prepare


def cblas(threads: int, args: Sequence[str]) -> Prepare:
    """args = PATH:LABEL."""
    path, label = args[0].split(":")
    f, i, one, zero = ctypes.CDLL(path).cblas_sgemm, ctypes.c_int, ctypes.c_float(1), ctypes.c_float(0)

    def pointer(x: Any) -> ctypes.c_void_p:
        return ctypes.c_void_p(x.ctypes.data)

    def prepare(o: Product) -> Mapping[str, Prepared]:
        require(o, Product, ("f32",))
        if not o.is_plain:
            raise Cannot("only plain products of f32 are called")
        (m, k), n = o.a.shape, o.b.shape[1]
        sizes = i(ROW_MAJOR), i(NO_TRANSPOSE), i(NO_TRANSPOSE), i(m), i(n), i(k)
        v = (*sizes, one, pointer(o.a), i(k), pointer(o.b), i(n), zero, pointer(o.c), i(n))
        return {label: (functools.partial(f, *v), lambda: o.c)}

    return prepare
