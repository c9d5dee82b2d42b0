"""Operands of a case, and what its result must be."""

from __future__ import annotations

import zlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np

from dynmlir.bench.cases import Case, Product
from dynmlir.bench.contractions import Contracted
from dynmlir.bench.convolutions import Convolution
from dynmlir.bench.worker.operands import dtype_of

#: Rows of the reference that are computed at a time.
_ROWS = 4096
#: Terms of a sum whose rounding errors may all add up; of longer ones they do not.
_LEAST_TERMS, _MOST_TERMS = 4, 84
#: Beside sums of magnitudes, so that none is 0.
_LEAST = 1e-30


def write_operands(case: Case, scratch: Path) -> tuple[np.ndarray, np.ndarray]:
    """A and B as they lie, by the case's name, in files for all workers: in [-1, 1), or of all bytes."""
    rng = np.random.default_rng(zlib.crc32(case.name.encode()))
    kinds = (case.form.elements.a, case.form.elements.b)
    a, b = (filled(rng, shape, dtype_of(kind)) for shape, kind in zip(case.shapes, kinds, strict=False))
    a.tofile(scratch / "A")
    b.tofile(scratch / "B")
    return a, b


def filled(rng: np.random.Generator, shape: tuple[int, ...], kind: np.dtype) -> np.ndarray:
    """Numbers in [-1, 1), or all integers."""
    if kind.kind in "iu":
        return rng.integers(np.iinfo(kind).min, np.iinfo(kind).max, shape, kind, endpoint=True)
    return (rng.random(shape, np.float32) * 2 - 1).astype(kind)


class Reference(ABC):
    """What a result must be: how far one is off, and how far it may be."""

    def __init__(self, case: Case):
        self.kind = dtype_of(case.form.elements.c)
        terms = min(max(case.sizes[3], _LEAST_TERMS), _MOST_TERMS)
        self.bound = 0.0 if self.kind.kind == "i" else terms * float(np.finfo(self.kind).eps)

    @abstractmethod
    def _error(self, c: np.ndarray) -> float:
        """The largest relative error of a result, given flat; it may be no number."""

    def error(self, path: Path) -> float:
        """The same of a result in a file; infinite where a part of it is missing or no number."""
        c = np.fromfile(path, self.kind)
        try:
            worst = self._error(c)
        except ValueError:  # of another size
            return float("inf")
        return worst if worst == worst else float("inf")


class ExactReference(Reference):
    """C in float64, and sum |a||b|, what an error is relative to. Integers are exact in it."""

    @abstractmethod
    def exact(self) -> tuple[np.ndarray, np.ndarray]:
        """C, and sum |a||b|, as C lies."""


def reference_of(case: Case, a: np.ndarray, b: np.ndarray) -> ExactReference:
    if isinstance(case, Convolution):
        return ConvolutionReference(case, a, b)
    if isinstance(case, Product):
        return ProductReference(case, a, b)
    assert isinstance(case, Contracted)
    return ContractionReference(case, a, b)


def matrices(case: Product, a: np.ndarray, b: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """A and B of a product as batches of m x k, k x n."""
    batches = (x.reshape(case.batch, *x.shape[-2:]) for x in (a, b))
    left, right = (x if o == "n" else x.swapaxes(1, 2) for x, o in zip(batches, case.layout, strict=True))
    return left, right


class ProductReference(ExactReference):
    def __init__(self, case: Product, a: np.ndarray, b: np.ndarray):
        super().__init__(case)
        self._shape, self._lies = (case.batch, case.m, case.n), case.shapes[2]
        left, right = matrices(case, a, b)
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
                yield where, x @ some, np.abs(x) @ np.abs(some) + _LEAST

    def exact(self) -> tuple[np.ndarray, np.ndarray]:
        c, scale = np.empty(self._shape), np.empty(self._shape)
        for where, x, around in self._parts:
            c[where], scale[where] = x, around
        return c.reshape(self._lies), scale.reshape(self._lies)

    def _error(self, c: np.ndarray) -> float:
        c = c.reshape(self._shape)
        return float(np.max([np.max(np.abs(c[where] - x) / scale) for where, x, scale in self._parts]))  # keeps a NaN


class WholeReference(ExactReference):
    """One that is computed in one piece."""

    _exact: np.ndarray
    _scale: np.ndarray

    def exact(self) -> tuple[np.ndarray, np.ndarray]:
        return self._exact, self._scale

    def _error(self, c: np.ndarray) -> float:
        return float(np.max(np.abs(c.reshape(self._exact.shape) - self._exact) / self._scale))


class ContractionReference(WholeReference):
    """Any einsum."""

    def __init__(self, case: Contracted, a: np.ndarray, b: np.ndarray):
        super().__init__(case)
        form = "{},{}->{}".format(*case.letters)
        x, y = a.astype("f8"), b.astype("f8")
        self._exact = np.einsum(form, x, y, optimize=True)
        self._scale = np.einsum(form, np.abs(x), np.abs(y), optimize=True) + _LEAST


class ConvolutionReference(WholeReference):
    """A sum over the window's places: for each, a product over channels."""

    def __init__(self, case: Convolution, a: np.ndarray, b: np.ndarray):
        super().__init__(case)
        self._case = case
        image, weights = a.astype("f8"), b.astype("f8")
        self._exact = self._sum(image, weights)
        self._scale = self._sum(np.abs(image), np.abs(weights)) + _LEAST

    def _sum(self, image: np.ndarray, weights: np.ndarray) -> np.ndarray:
        case, total = self._case, np.zeros(self._case.shapes[2])
        x, w, c = case.form.letters
        form = f"{x.replace('h', 'o').replace('w', 'p')},{w.replace('r', '').replace('s', '')}->{c}"
        sides = dict(zip("hw", case.window.pads, strict=True))
        image = np.pad(image, [(sides.get(d, 0),) * 2 for d in x])
        for tap in np.ndindex(case.window.rows, case.window.cols):
            piece = image[tuple(self._reach(d, tap) for d in x)]
            there = weights[tuple({"r": tap[0], "s": tap[1]}.get(d, slice(None)) for d in w)]
            total += np.einsum(form, piece, there, optimize=True)
        return total

    def _reach(self, dim: str, tap: tuple[int, ...]) -> slice:
        """Along a dimension of the image, the places that meet a place of the window."""
        if dim not in "hw":
            return slice(None)
        side, window = "hw".index(dim), self._case.window
        first, step = tap[side] * window.dilations[side], window.strides[side]
        return slice(first, first + (self._case.outputs[side] - 1) * step + 1, step)


#: Units in the last place that ops behind a product may add, of what they take and what they give.
_FINISH_ULPS = 64


def _is_float(kind: np.dtype) -> bool:
    return kind.kind == "f" or kind.name == "bfloat16"


def _eps(kind: np.dtype) -> float:
    from ml_dtypes import finfo  # of bf16, too

    return float(finfo(kind).eps)


class FinishedReference(Reference):
    """A product and the ops behind it. An error is relative to how far the ops move a C at both ends of its bound."""

    def __init__(self, product: ExactReference, finish: Callable[[np.ndarray], np.ndarray]):
        """`finish` runs the ops on sums of the product's type, as they lie; what it makes may be of another."""
        exact, scale = product.exact()
        self.bound, reach = 1.0, product.bound * scale
        made = [finish((exact + off).astype(product.kind)) for off in (-reach, 0, reach)]
        self.kind = made[0].dtype
        low, self._want, high = (c.astype("f8") for c in made)
        with np.errstate(invalid="ignore"):  # infinities
            moved = np.fmax(np.abs(low - self._want), np.abs(high - self._want))
        size = np.nan_to_num(np.abs(self._want))
        if _is_float(product.kind):
            moved = 2 * np.nan_to_num(moved) + _FINISH_ULPS * _eps(product.kind) * (np.abs(exact) + size)
        if self.kind != product.kind:  # one more rounding
            moved = np.nan_to_num(moved) + (_eps(self.kind) * size if _is_float(self.kind) else 1)
        self._room = moved + _LEAST

    def _error(self, c: np.ndarray) -> float:
        """No number is right where none is expected."""
        c = c.reshape(self._want.shape).astype("f8")
        same = (c == self._want) | (np.isnan(c) & np.isnan(self._want))
        with np.errstate(invalid="ignore"):
            return float(np.max(np.where(same, 0.0, np.abs(c - self._want) / self._room)))
