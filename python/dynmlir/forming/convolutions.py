"""Which convolutions are templates: a matmul where the window is one pixel, else an implicit one over an image.

A tensor.pad by zeros before it is absorbed: a template reads the image as it lies.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dynmlir.bindings import ir, linalg
from dynmlir.dialect.contraction import loops_of
from dynmlir.dialect.operators import CONVOLUTIONS, GENERIC
from dynmlir.dialect.windows import convolves, image_dims, pad_of, padding_of, sliced
from dynmlir.forming.epilogue import Epilogue
from dynmlir.kernels.contraction import Contraction, in_letters, preferred
from dynmlir.kernels.convolution import Span, convolution


def find_convolution(op: Any) -> tuple[Contraction, ir.Value, Any | None]:
    """(contraction, image, the tensor.pad that is absorbed) of a linalg op; ValueError where no template serves it."""
    if op.name not in CONVOLUTIONS and not (op.name == GENERIC and convolves(op)):
        raise ValueError("is no convolution of a form that is covered")
    maps = [ir.AffineMapAttr(a).value for a in linalg.get_indexing_maps(op.opview)]
    weights, c = loops_of(maps[1]), loops_of(maps[2])
    dims = image_dims(maps[0], c)
    pad = _absorbed(op.operands[0], dims)
    padding = padding_of(op.operands[0]) if pad else [(0, 0)] * len(dims)
    image = pad.operands[0] if pad else op.operands[0]
    pointwise = _pointwise(dims, weights, c, op.operands[1].type) if max(map(max, padding)) == 0 else None
    return pointwise or convolution(dims, weights, c, padding), image, pad


def _absorbed(image: ir.Value, dims: Sequence[int | Span]) -> Any | None:
    """The tensor.pad whose zeros windows alone reach."""
    pad = None if sliced(image) != image else pad_of(image)
    if pad is None:
        return None
    padding = padding_of(image)
    plain = [sides for dim, sides in zip(dims, padding, strict=True) if not isinstance(dim, Span)]
    return pad if all(sides == (0, 0) for sides in plain) else None


def _pointwise(dims: Sequence[int | Span], weights: Sequence[int], c: Sequence[int], kind: Any) -> Contraction | None:
    """The contraction of a convolution whose window is one pixel, step by step; "1" where weights have that size."""
    taps = [dim.tap for dim in dims if isinstance(dim, Span) and dim.stride == 1]
    static = {loop for d, loop in enumerate(weights) if not kind.is_dynamic_dim(d) and kind.get_dim_size(d) == 1}
    if len(taps) < sum(isinstance(dim, Span) for dim in dims) or not static.issuperset(taps):
        return None
    pixels = [dim.out if isinstance(dim, Span) else dim for dim in dims]
    try:
        found = in_letters([pixels, [loop for loop in weights if loop not in taps], c])
    except ValueError:
        return None
    better = preferred(found)
    if better is None:
        return None
    ones = [loop in taps for loop in weights]
    if better == found:
        return Contraction(better.a, _with_ones(better.b, ones), better.c)
    return Contraction(_with_ones(better.a, ones), better.b, better.c)


def _with_ones(letters: str, ones: Sequence[bool]) -> str:
    left = iter(letters)
    return "".join("1" if one else next(left) for one in ones)


def readable(epilogue: Epilogue | None, contraction: Contraction) -> Epilogue | None:
    """The epilogue, if its operands have all of the pixels that are one number of rows or columns, or none."""
    groups = [set(contraction.rows), set(contraction.columns)]
    letters = [set(x) for x in (epilogue.letters if epilogue else ())]
    return epilogue if all(group & x in (set(), group) for group in groups for x in letters) else None
