"""Operands of cases for GPUs, and checks of their results, in a time that the large ones leave.

Operands are numbers of one draw, again and again, the same in all cases. Of a large product some rows and some columns
are checked, which meet the tiles of the result; no result of a dry run.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

from dynmlir.bench.cases import Case, Product
from dynmlir.bench.operands import Reference, filled, matrices, reference_of
from dynmlir.bench.turns import Checks
from dynmlir.bench.worker.operands import dtype_of

#: Numbers of a draw: odd, so that rows of a matrix differ.
DRAWN = (1 << 22) - 3
#: Flops of a product of which all is checked; rows and columns, and batches, that are of a larger one.
ALL_FLOPS, LINES, BATCHES = 2e9, 96, 4
#: Rows that are multiplied at a time.
_TOGETHER = 1024


class GpuChecks(Checks):
    """As for CPUs, but for large cases. All read the beginning of two files, which grow."""

    def __init__(self) -> None:
        #: file -> the type of its numbers, those of a draw, how many bytes there are.
        self._files: dict[str, tuple[np.dtype, np.ndarray, int]] = {}

    def operands(self, case: Case, scratch: Path) -> tuple[np.ndarray, np.ndarray]:
        kinds = (case.form.elements.a, case.form.elements.b)
        a, b = (
            self._at_least(scratch / name, dtype_of(kind), shape)
            for name, kind, shape in zip("AB", kinds, case.shapes, strict=False)
        )
        return a, b

    def _at_least(self, path: Path, kind: np.dtype, shape: tuple[int, ...]) -> np.ndarray:
        """A file's numbers as an operand; written where they are too few, or of another type."""
        size = int(np.prod(shape)) * kind.itemsize
        if path.name not in self._files or self._files[path.name][0] != kind:
            self._files[path.name] = kind, filled(np.random.default_rng(ord(path.name)), (DRAWN,), kind), 0
        _, drawn, have = self._files[path.name]
        with path.open("ab" if have else "wb") as file:
            while have < size:
                drawn.tofile(file)
                have += drawn.nbytes
        self._files[path.name] = kind, drawn, have
        return np.memmap(path, kind, "r", shape=shape)

    def reference(self, case: Case, a: np.ndarray, b: np.ndarray) -> Reference:
        if isinstance(case, Product) and case.flops > ALL_FLOPS:
            return SomeLines(case, a, b)
        return reference_of(case, a, b)


class SomeLines(Reference):
    """Some rows and some columns of some batches of a product."""

    def __init__(self, case: Product, a: np.ndarray, b: np.ndarray):
        super().__init__(case)
        self._shape = (case.batch, case.m, case.n)
        left, right = matrices(case, a, b)
        rng = np.random.default_rng(0)
        self._batches = _some(rng, case.batch, BATCHES)
        self._rows, self._columns = _some(rng, case.m, LINES), _some(rng, case.n, LINES)
        rows = [_product(right[i].swapaxes(0, 1), left[i][self._rows]) for i in self._batches]
        columns = [_product(left[i], right[i][:, self._columns].swapaxes(0, 1)) for i in self._batches]
        self._parts = [(*row, *column) for row, column in zip(rows, columns, strict=True)]

    def error(self, path: Path) -> float:
        """Reads no more of the file than is checked."""
        try:
            c = np.memmap(path, self.kind, "r", shape=self._shape)
        except (ValueError, OSError):  # of another size
            return float("inf")
        worst = self._error(c) if path.stat().st_size == c.nbytes else float("inf")
        return worst if worst == worst else float("inf")

    def _error(self, c: np.ndarray) -> float:
        worst = [0.0]
        for i, (rows, row_scale, columns, column_scale) in zip(self._batches, self._parts, strict=True):
            worst.append(float(np.max(np.abs(c[i][self._rows] - rows.T) / row_scale.T)))
            worst.append(float(np.max(np.abs(c[i][:, self._columns] - columns) / column_scale)))
        return float(np.max(worst))  # no number where one is none


def _some(rng: np.random.Generator, size: int, most: int) -> np.ndarray:
    """Places along a dimension: both ends and a place of each stretch between them."""
    edges = np.linspace(0, size, min(size, most) + 1).astype(int)
    inside = rng.integers(edges[:-1], np.maximum(edges[1:], edges[:-1] + 1))
    return np.unique([0, size - 1, *inside])


def _product(all_lines: np.ndarray, lines: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """(x @ lines.T in float64, the same of magnitudes)."""
    few = lines.astype("f8").T
    around = np.abs(few).astype("f4")

    def part(start: int) -> tuple[np.ndarray, np.ndarray]:
        x = all_lines[start : start + _TOGETHER].astype("f4")  # of f16 and bf16 exactly
        return x.astype("f8") @ few, np.abs(x, out=x) @ around + 1e-30

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        parts = list(pool.map(part, range(0, len(all_lines), _TOGETHER)))
    exact, scale = (np.concatenate(each) for each in zip(*parts, strict=True))
    return exact, scale


class Unchecked(Reference):
    """Whatever a result is."""

    def __init__(self, case: Case):
        super().__init__(case)
        self.bound = float("inf")

    def _error(self, c: np.ndarray) -> float:
        return 0.0


class DryChecks(GpuChecks):
    """Of a dry run, which computes nothing."""

    def reference(self, case: Case, a: np.ndarray, b: np.ndarray) -> Reference:
        return Unchecked(case)
