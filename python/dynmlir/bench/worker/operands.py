"""The operands of a case as a worker holds them: read from files, aligned, with what a library must know of them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

#: The type of C, where it is not that of A and B.
SUMS = {"f16": "f32", "bf16": "f32", "i8": "i32", "ui8_i8": "i32"}
DTYPES = {"f64": "f8", "f32": "f4", "f16": "f2", "i8": "i1", "ui8": "u1", "i32": "i4"}
#: What moves the innermost dimension of four to the second place, and back.
TO_FIRST, TO_LAST = (0, 3, 1, 2), (0, 2, 3, 1)


class Cannot(Exception):
    """There is nothing in a library for a case: why."""


#: A call to be timed, and what it has made, as the case has it.
Prepared = tuple[Callable[[], object], Callable[[], Any]]
Prepare = Callable[[Any], Mapping[str, Prepared]]


@dataclass
class Operands:
    """A and B as they lie, C as it is to lie."""

    a: Any
    b: Any
    c: Any
    types: str
    #: the function of modules that computes this form.
    function: str
    #: whether B may be laid out before it is used.
    const_b: bool
    #: where they were read from.
    folder: str = field(default="", kw_only=True)


@dataclass
class Product(Operands):
    """A B; a batch is the first of three dimensions."""

    layout: str

    @property
    def as_written(self) -> list[Any]:
        """Views of A and B with rows and columns where the product has them."""
        return [x if o == "n" else x.swapaxes(-1, -2) for x, o in zip((self.a, self.b), self.layout, strict=True)]

    @property
    def is_plain(self) -> bool:
        return (self.types, self.layout, self.c.ndim) == ("f32", "nn", 2)


@dataclass
class Convolution(Operands):
    """A is the image, B the weights, in the case's layout, "nhwc" or "nchw"; numbers are of rows and columns."""

    layout: str
    strides: tuple[int, int]
    pads: tuple[int, int]
    dilations: tuple[int, int]
    groups: int
    #: filters, channels of a group, rows and columns of the window.
    window: tuple[int, int, int, int]

    @property
    def image(self) -> Any:
        """N, C, H, W: a view."""
        n, *sizes = self.a.shape
        if self.layout == "nchw":
            return self.a.reshape(n, -1, *sizes[-2:])
        return self.a.reshape(n, *sizes[:2], -1).transpose(TO_FIRST)

    @property
    def weights(self) -> Any:
        """F, C of a group, rows, columns: a view."""
        filters, channels, rows, cols = self.window
        if self.layout == "nchw":
            return self.b.reshape(self.window)
        if self.b.ndim == len("rsg"):
            return self.b.reshape(rows, cols, filters, channels).transpose(2, 3, 0, 1)
        if self.groups > 1:
            return self.b.reshape(filters, rows, cols, channels).transpose(TO_FIRST)
        return self.b.transpose(3, 2, 0, 1)

    @property
    def result_shape(self) -> tuple[int, ...]:
        """Of N, filters, rows, columns."""
        sizes = self.c.shape[-2:] if self.layout == "nchw" else self.c.shape[1:3]
        return self.a.shape[0], self.window[0], *sizes

    def as_it_lies(self, result: Any) -> Any:
        """A result in N, F, rows, columns as the case has it."""
        moved = result if self.layout == "nchw" else result.transpose(TO_LAST)
        return moved.reshape(self.c.shape)


def dtype_of(name: str) -> np.dtype:
    if name != "bf16":
        return np.dtype(DTYPES[name])
    import ml_dtypes

    return np.dtype(ml_dtypes.bfloat16)


def kinds_of(types: str) -> tuple[np.dtype, np.dtype, np.dtype]:
    """Of A, B and C, by the short name of their element types: f32, ui8_i8."""
    first, _, second = types.partition("_")
    of_a, of_b, of_c = (dtype_of(kind) for kind in (first, second or first, SUMS.get(types, types)))
    return of_a, of_b, of_c


def aligned(shape: Sequence[int], dtype: Any = "f4") -> np.ndarray:
    """An array whose first element begins a cache line."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    raw = np.empty(size + 64, "u1")
    return raw[-raw.ctypes.data % 64 :][:size].view(dtype).reshape(shape)


def dense(x: Any) -> np.ndarray:
    """A copy of a view, dense and aligned."""
    out = aligned(x.shape, x.dtype)
    out[...] = x
    return out


def require(o: Operands, kind: type[Operands], types: Sequence[str]) -> None:
    """Raises Cannot for another operator or other types."""
    what = {Convolution: "convolution", Product: "product"}.get(type(o), "contraction of this form")
    if not isinstance(o, kind):
        raise Cannot(f"no {what}")
    if o.types not in types:
        raise Cannot(f"no {what} of {o.types}")


def load_product(
    folder: str,
    m: str,
    n: str,
    k: str,
    const_b: str = "0",
    batch: str = "1",
    layout: str = "nn",
    types: str = "f32",
    function: str = "matmul",
) -> Product:
    """What `case` names: A and B from files, C of the sizes."""
    rows, cols, depth = int(m), int(n), int(k)
    batched = (int(batch),) * (batch != "1")
    shape_a = (depth, rows) if layout[0] == "t" else (rows, depth)
    shape_b = (cols, depth) if layout[1] == "t" else (depth, cols)
    shapes = (batched + shape_a, batched + shape_b, (*batched, rows, cols))
    a, b, c = _loaded(folder, shapes, types)
    return Product(a, b, c, types, function, const_b == "1", layout)


def load_convolution(folder: str, function: str, layout: str, types: str, const_b: str, *numbers: str) -> Convolution:
    """What `convolution` names: images, channels, their rows and columns, filters, the window's rows and columns,
    strides, zeros, dilations (of rows, then of columns), groups."""
    n, c, h, w, f, kh, kw, sh, sw, ph, pw, dh, dw, g = map(int, numbers)
    oh, ow = ((x + 2 * p - d * (k - 1) - 1) // s + 1 for x, p, d, k, s in ((h, ph, dh, kh, sh), (w, pw, dw, kw, sw)))
    shapes = convolution_shapes(layout, n, c, h, w, f, kh, kw, oh, ow, g)
    a, b, y = _loaded(folder, shapes, types)
    window = (f, c // g, kh, kw)
    return Convolution(a, b, y, types, function, const_b == "1", layout, (sh, sw), (ph, pw), (dh, dw), g, window)


def load_contraction(folder: str, function: str, types: str, const_b: str, *shapes: str) -> Operands:
    """What `contraction` names: the shapes of A, B and C."""
    sizes = [tuple(map(int, shape.split("x"))) for shape in shapes]
    a, b, c = _loaded(folder, sizes, types)
    return Operands(a, b, c, types, function, const_b == "1")


def convolution_shapes(
    layout: str, n: int, c: int, h: int, w: int, f: int, kh: int, kw: int, oh: int, ow: int, g: int
) -> tuple[tuple[int, ...], ...]:
    """Of image, weights and result, as the ops of linalg take them: groups are a dimension of their own.

    Where each is of one channel and one filter they are the channels.
    """
    if g == c == f > 1:
        nhwc = (n, h, w, c), (kh, kw, c), (n, oh, ow, c)
        return nhwc if layout == "nhwc" else ((n, c, h, w), (c, kh, kw), (n, c, oh, ow))
    if layout == "nchw":
        if g == 1:
            return (n, c, h, w), (f, c, kh, kw), (n, f, oh, ow)
        return (n, g, c // g, h, w), (g, f // g, c // g, kh, kw), (n, g, f // g, oh, ow)
    if g == 1:
        return (n, h, w, c), (kh, kw, c, f), (n, oh, ow, f)
    return (n, h, w, g, c // g), (g, f // g, kh, kw, c // g), (n, oh, ow, g, f // g)


def _loaded(folder: str, shapes: Sequence[tuple[int, ...]], types: str) -> Iterator[np.ndarray]:
    """A and B from files; C, which is not written."""
    *of_factors, of_sums = kinds_of(types)
    for name, shape, kind in zip("AB", shapes, of_factors, strict=False):
        x = aligned(shape, kind)
        with open(os.path.join(folder, name), "rb") as f:
            f.readinto(x.view("u1").data.cast("B"))
        yield x
    yield aligned(shapes[2], of_sums)
