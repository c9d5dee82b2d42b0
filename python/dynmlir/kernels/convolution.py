"""Convolutions as contractions of an image and weights: which of them are implicit matrix products.

NHWC/HWCF   image b H W k, weights r s k n, C b d m n     rows (b d m), columns n, reduction (r s k)
NCHW/FCHW   weights m r s k, image b r H W, C b m d n     rows m, columns (d n), reduction (r s k), batches b
depthwise   image b H W n, weights r k n, C b d m n       rows (b d m), columns n, reduction (r k)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from dynmlir.kernels.contraction import Contraction, Window, in_letters

_SIZES = "HW"

#: What copies of an image's pieces need to know, as one memory of i64, %V, in this order: sizes of the image, of one
#: product's channels, of the output and of the window; steps, dilations, zeros before; distances of image, row, pixel
#: and channel in elements.
VIEW = (
    *("size_h", "size_w", "channels", "outs_h", "outs_w", "taps_h", "taps_w"),
    *("step_h", "step_w", "dilation_h", "dilation_w", "pad_h", "pad_w"),
    *("stride_b", "stride_y", "stride_x", "stride_c"),
)
VIEW_TYPE = f"memref<{len(VIEW)}xi64>"


@dataclass(frozen=True)
class Span:
    """A dimension of an image as an op's map has it: `out * stride + tap * dilation`, two loops by their numbers."""

    out: int
    tap: int
    stride: int
    dilation: int


def convolution(
    image: Sequence[int | Span], weights: Sequence[int], c: Sequence[int], padding: Sequence[tuple[int, int]]
) -> Contraction:
    """The contraction of an image, weights and their result, given as loops by number; zeros around each dimension.

    What lies innermost in C says which is which: where it is of the image, the pixels are columns and the image is B.
    Raises ValueError, whose text says why, for one that no kernel serves.
    """
    spans = [dim for dim in image if isinstance(dim, Span)]
    _require(len(spans) <= len(_SIZES), f"has windows over {len(spans)} dimensions")
    loops = [x for dim in image for x in ([dim.out, dim.tap] if isinstance(dim, Span) else [dim])]
    _require(len(set(loops)) == len(loops), "reads a diagonal")
    if image and c and weights and image[-1] == weights[-1] == c[-1]:
        return _depthwise(image, weights, c, padding)
    in_image = bool(c) and c[-1] in loops and c[-1] not in weights
    named = in_letters([weights, loops, c] if in_image else [loops, weights, c])
    letters = _restored(named.b if in_image else named.a, image, padding)
    operands = (named.a, letters[0]) if in_image else (letters[0], named.b)
    made = Contraction(*operands, named.c, letters[1])
    _check(made, named)
    return made


def _depthwise(
    image: Sequence[int | Span], weights: Sequence[int], c: Sequence[int], padding: Sequence[tuple[int, int]]
) -> Contraction:
    """That of one channel, whose columns the channels are."""
    _require(padding[-1] == (0, 0), "pads a dimension that no window moves over")
    loops = [x for dim in image[:-1] for x in ([dim.out, dim.tap] if isinstance(dim, Span) else [dim])]
    named = in_letters([loops, weights[:-1], c[:-1]])
    letters, windows = _restored(named.a, image[:-1], padding[:-1])
    made = Contraction(f"{letters}n", f"{named.b}n", f"{named.c}n", windows)
    _check(made, replace(named, a=f"{named.a}n", b=made.b, c=made.c))
    return made


def _require(condition: bool, why: str) -> None:
    if not condition:
        raise ValueError(why)


def _restored(
    letters: str, image: Sequence[int | Span], padding: Sequence[tuple[int, int]]
) -> tuple[str, tuple[Window, ...]]:
    """The letters of an image, a capital one for two loops that are one dimension; and its windows."""
    dims, windows, rest = "", [], list(letters)
    names = list(_SIZES[-sum(isinstance(dim, Span) for dim in image) :])
    for dim, (before, after) in zip(image, padding, strict=True):
        if isinstance(dim, Span):
            size, out, tap = names.pop(0), rest.pop(0), rest.pop(0)
            windows.append(Window(size, out, tap, dim.stride, dim.dilation, before, after))
            dims += size
        else:
            _require((before, after) == (0, 0), "pads a dimension that no window moves over")
            dims += rest.pop(0)
    return dims, tuple(windows)


def _check(made: Contraction, named: Contraction) -> None:
    """Refuses what the copies of an image (lib/templates/matmul/gather_*.mlir) cannot walk through."""
    image, flat, weights = (made.a, named.a, made.b) if made.image == "A" else (made.b, named.b, made.a)
    pixels = made.rows if made.image == "A" else made.columns
    taps, outs = [w.tap for w in made.windows], [w.out for w in made.windows]
    _require(made.layout is not None, "has an operand or a result whose innermost dimension is a batch")
    _require(set(outs) <= set(pixels), "has pixels that are no neighbours in its result")
    plain = [x for x in pixels if x not in outs]
    _require(pixels == "".join(plain[:1] + outs), "has pixels in another order than its image")
    _require([x for x in flat if x in pixels] == list(pixels), "has pixels in another order than its image")
    _require(made.depth in weights, "has weights whose window lies apart")
    _require([x for x in flat if x in made.depth] == list(made.depth), "has weights in another order than its image")
    channels = [x for x in made.depth if x not in taps]
    _require(len(channels) <= 1, "sums over several channels")
    last = channels[0] if made.image == "A" and channels else made.windows[-1].size
    _require(image.endswith(last) or not channels, "has an image whose innermost dimension is a batch")
