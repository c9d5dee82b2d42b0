"""Operands of a case, and what its result must be."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from pathlib import Path

import ml_dtypes
import numpy as np

from dynmlir.bench.suite import Case

DTYPES = {
    **{"f64": np.float64, "f32": np.float32, "f16": np.float16, "bf16": ml_dtypes.bfloat16},
    **{"i8": np.int8, "i32": np.int32},
}
#: Rows of the reference that are computed at a time.
_ROWS = 4096
#: Terms of a sum whose rounding errors may all add up; of longer ones they do not.
_LEAST_TERMS, _MOST_TERMS = 4, 84


def write_operands(case: Case, scratch: Path) -> tuple[np.ndarray, np.ndarray]:
    """A and B as they lie, by the case's name, in files for all workers: in [-1, 1), or of all bytes."""
    rng = np.random.default_rng(zlib.crc32(case.name.encode()))
    kind = np.dtype(DTYPES[case.form.elements.a])
    a, b = (_filled(rng, shape, kind) for shape in case.form.shapes(*case.sizes)[:2])
    a.tofile(scratch / "A")
    b.tofile(scratch / "B")
    return a, b


def _filled(rng: np.random.Generator, shape: tuple[int, ...], kind: np.dtype) -> np.ndarray:
    if kind.kind == "i":
        return rng.integers(-128, 128, shape, kind)
    return (rng.random(shape, np.float32) * 2 - 1).astype(kind)


class Reference:
    """C in float64, and sum |a||b|, what an error is relative to. Integers are exact in it."""

    def __init__(self, case: Case, a: np.ndarray, b: np.ndarray):
        self._kind = np.dtype(DTYPES[case.form.elements.c])
        self._shape = (case.batch, case.m, case.n)
        terms = min(max(case.k, _LEAST_TERMS), _MOST_TERMS)
        self.bound = 0.0 if self._kind.kind == "i" else terms * float(np.finfo(self._kind).eps)
        left, right = (x.reshape(case.batch, *x.shape[-2:]) for x in (a, b))
        left, right = (x if o == "n" else x.swapaxes(1, 2) for x, o in zip((left, right), case.layout, strict=True))
        self._parts = list(self._references(left, right))

    def _references(self, left: np.ndarray, right: np.ndarray) -> Iterator[tuple[tuple, np.ndarray, np.ndarray]]:
        """(where, C there, sum |a||b| there): some batches, or some rows of one."""
        batches, rows, _ = self._shape
        together = max(1, _ROWS // rows)
        for first in range(0, batches, together):
            some = right[first : first + together].astype("f8")
            for start in range(0, rows, _ROWS):
                where = slice(first, first + together), slice(start, start + _ROWS)
                x = left[where].astype("f8")
                yield where, x @ some, np.abs(x) @ np.abs(some) + 1e-30

    def error(self, path: Path) -> float:
        """The largest relative error of a result in a file; infinite where a part of it is missing or no number."""
        c = np.fromfile(path, self._kind)
        if c.size != np.prod(self._shape):
            return float("inf")
        c = c.reshape(self._shape)
        worst = max(float(np.max(np.abs(c[where] - x) / scale)) for where, x, scale in self._parts)
        return worst if worst == worst else float("inf")
