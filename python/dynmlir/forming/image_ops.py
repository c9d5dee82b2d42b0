"""Ops on images in NCHW, and what they are of images in NHWC: convolutions, pools, what is done to each element, ...

Each keeps its meaning, and what it sums up in which order; `forming/image_regions.py` says which of them are turned.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from dynmlir.bindings import ir, linalg, tensor
from dynmlir.dialect.values import made_by, sizes
from dynmlir.forming.channels_last import LAST, RANK, order_of, padded_last, turned
from dynmlir.forming.constants import constant_slice
from dynmlir.forming.generics import mapped_generic, maps_of, reduced_loops, region_of
from dynmlir.forming.places import read_at_places, reordered
from dynmlir.kernels.element_types import COVERED

#: What a convolution by several taps gains in NHWC, as a part of its multiply-adds: on one Zen 4 core
#: (docs/decisions/channels-last.md) 64 to 512 channels by 3 x 3 are 91 to 104 and 102 to 116 GFLOP/s. One of each
#: channel apart is 1 to 3 times as fast, at a third of the speed of others and less.
_GAIN, _GAIN_APART = 0.1, 1.0
#: The same of elements that are extended, whose windows lie more than three columns apart: no micro-kernel gathers
#: those from NCHW. On one Zen 3 core patches of 16 x 16 take 4 to 50 times as long (convolutions-in-place.md).
_GAIN_FAR_APART, _NEAR = 8.0, 3
#: What an element gains that is read at places, in multiply-adds, of so many channels, which a vector holds: on one
#: Zen 3 core one that is interpolated takes 2.1 and 0.35 ns.
_GAIN_PLACED, _LEAST_CHANNELS = 100, 8
#: Of an image the dimension of its channels; those of its pixels.
_CHANNELS, _PIXELS = 1, (2, 3)
#: By op its name in NHWC, and how its weights lie there, as dimensions of theirs in NCHW.
CONVOLUTIONS = {
    "linalg.conv_2d_nchw_fchw": (linalg.conv_2d_nhwc_hwcf, [2, 3, 1, 0]),
    "linalg.depthwise_conv_2d_nchw_chw": (linalg.depthwise_conv_2d_nhwc_hwc, [1, 2, 0]),
}
#: Ops that may gain by it.
SEEDS = (*CONVOLUTIONS, "linalg.generic")
_POOLS = {
    "linalg.pooling_nchw_max": linalg.pooling_nhwc_max,
    "linalg.pooling_nchw_sum": linalg.pooling_nhwc_sum,
}
_COMPUTES = ("arith.", "math.")


@dataclass(frozen=True)
class ImageOp:
    """An op that reads images in NCHW."""

    op: Any
    reads: Callable[[], Sequence[ir.Value]]
    """Its images; asked anew, since what another region turns is read as something else."""
    build: Callable[[Sequence[ir.Value]], ir.Value]
    """Its result in NHWC, of these images in NHWC; built at the insertion point."""
    makes_image: bool = True
    pixels: float = 1
    """Of an image that it reads, for each that it makes."""
    gain: float = 0
    """What it saves in NHWC for each pixel that it makes, in multiply-adds."""

    @property
    def images(self) -> tuple[ir.Value, ...]:
        return tuple(self.reads())


def is_image(value: ir.Value) -> bool:
    """Whether a value has the dimensions of images, of a known number of channels and of more than one pixel."""
    kind = value.type
    if not isinstance(kind, ir.RankedTensorType) or kind.rank != RANK or kind.is_dynamic_dim(_CHANNELS):
        return False
    return any(kind.is_dynamic_dim(d) or kind.shape[d] != 1 for d in _PIXELS)


def image_op(op: Any) -> ImageOp | None:
    """What an op is of images; None where it is none that can be turned."""
    made = _KINDS[op.name](op) if op.name in _KINDS else None
    if made is None or not all(map(is_image, made.images)):
        return None
    return made if not made.makes_image or is_image(op.results[0]) else None


def window_numbers(op: Any, name: str) -> list[int]:
    """The strides or dilations of a convolution or pool; 1 where it does not say."""
    stated = op.attributes.get(name)
    return [1] * len(_PIXELS) if stated is None else [int(each) for each in ir.DenseIntElementsAttr(stated)]


def _steps(op: Any) -> int:
    """Pixels of the image for each of a result that windows stride over."""
    return math.prod(window_numbers(op, "strides"))


def _convolution(op: Any) -> ImageOp | None:
    """One of f32 whose weights are known before it is called, so that they are turned before.

    Where windows of narrow elements lie far apart any weights are turned, at each call if need be: of few windows that
    takes up to as long as the rest, of many it is little beside what is gained.
    """
    named, order = CONVOLUTIONS[op.name]
    image, weights, start = op.operands
    begins = _start(start)
    kinds = {str(value.type.element_type) for value in op.operands}
    shape, others = list(weights.type.shape), {name: window_numbers(op, name) for name in ("strides", "dilations")}
    is_depthwise = len(shape) < RANK
    is_far_apart = _is_narrow(op) and not is_depthwise and others["strides"][-1] > _NEAR
    if begins is None or not weights.type.has_static_shape:
        return None
    if not is_far_apart and (kinds != {"f32"} or constant_slice(weights) is None):
        return None
    several = math.prod(shape[-len(_PIXELS) :]) > 1
    gained = _GAIN_FAR_APART if is_far_apart else _GAIN_APART if is_depthwise else _GAIN if several else 0

    def build(operands: Sequence[ir.Value]) -> ir.Value:
        made: ir.Value = named(operands[0], turned(weights, order), outs=[begins()], **others)
        return made

    return ImageOp(op, _operands(op, 0), build, True, _steps(op), gained * math.prod(shape))


def _is_narrow(op: Any) -> bool:
    """Whether a convolution's image and weights are of elements that micro-kernels extend: 16-bit floats, bytes."""
    kinds = [str(value.type.element_type) for value in op.operands]
    return any((*kinds[:2], sums) in COVERED for sums in (kinds[2], "f32") if sums != kinds[0])


def _operands(op: Any, *places: int) -> Callable[[], Sequence[ir.Value]]:
    return lambda: [op.operands[place] for place in places]


def _start(start: ir.Value) -> Callable[[], ir.Value] | None:
    """What builds in NHWC what sums begin from: a number, or one for each channel; None where it is neither."""
    made = made_by(start, "linalg.fill", "linalg.broadcast")
    if made is None:
        return None
    of = made.operands[0]
    per_channel = made.name == "linalg.broadcast"
    if per_channel and list(ir.DenseI64ArrayAttr(made.attributes["dimensions"])) != [0, *_PIXELS]:
        return None

    def build() -> ir.Value:
        memory = _memory(made.operands[len(made.operands) - 1])
        if per_channel:
            return linalg.broadcast(of, outs=[memory], dimensions=[0, 1, 2]).result[0]
        filled: ir.Value = linalg.fill(of, outs=[memory])
        return filled

    return build


def _memory(like: ir.Value) -> ir.Value:
    """Room for an image in NHWC of the sizes of one in NCHW."""
    extents = sizes(like)
    return tensor.empty([extents[d] for d in LAST], like.type.element_type)


def _pool(op: Any) -> ImageOp | None:
    window, begins, named = op.operands[1], _start(op.operands[2]), _POOLS[op.name]
    others = {name: window_numbers(op, name) for name in ("strides", "dilations")}
    if begins is None:
        return None

    def build(operands: Sequence[ir.Value]) -> ir.Value:
        made: ir.Value = named(operands[0], window, outs=[begins()], **others)
        return made

    return ImageOp(op, _operands(op, 0), build, True, _steps(op))


def _pad(op: Any) -> ImageOp | None:
    """By numbers that are stated, with one that is known outside."""
    (last,) = [inner.operation for inner in op.regions[0].blocks[0].operations][-1:]
    value = last.operands[0]
    if len(op.operands) != 1 or value.owner == op.regions[0].blocks[0]:
        return None

    def build(operands: Sequence[ir.Value]) -> ir.Value:
        return padded_last(op, operands[0], value)

    return ImageOp(op, _operands(op, 0), build)


def _concat(op: Any) -> ImageOp | None:
    dim, shape = ir.IntegerAttr(op.attributes["dim"]), op.results[0].type.shape
    if len(shape) != RANK:
        return None
    kind = ir.RankedTensorType.get([shape[d] for d in LAST], op.results[0].type.element_type)

    def build(operands: Sequence[ir.Value]) -> ir.Value:
        attributes = {"dim": ir.IntegerAttr.get(dim.type, LAST.index(dim.value))}
        return ir.Operation.create("tensor.concat", [kind], list(operands), attributes).results[0]

    return ImageOp(op, _operands(op, *range(len(op.operands))), build)


def _generic(op: Any) -> ImageOp | None:
    """What is done to each element, a reduction over all pixels, or what reads an image at places."""
    if (places := read_at_places(op)) is not None:
        return _placed(op, places)
    if len(op.results) != 1 or not all(isinstance(v.type, ir.RankedTensorType) for v in op.operands):
        return None
    block, (*values, memory), maps = op.regions[0].blocks[0], list(op.operands), maps_of(op)
    inside = [inner.operation.name for inner in block.operations]
    if not all(name.startswith(_COMPUTES) or name == "linalg.yield" for name in inside) or maps[-1].n_dims != RANK:
        return None
    reduces, every = reduced_loops(op), ir.AffineMap.get_identity(RANK)
    images = tuple(place for place, read in enumerate(maps[:-1]) if read == every)
    if not images or not all(_is_plain(each) for each in maps):
        return None
    is_image_made = not any(reduces)
    if is_image_made:
        if maps[-1] != every or list(block.arguments[len(values)].uses):
            return None
    elif [loop for loop, each in enumerate(reduces) if each] != list(_PIXELS) or made_by(memory, "linalg.fill") is None:
        return None

    def build(operands: Sequence[ir.Value]) -> ir.Value:
        given, (*values, memory) = dict(zip(images, operands, strict=True)), list(op.operands)
        read = [given.get(place, value) for place, value in enumerate(values)]
        into = _memory(memory) if is_image_made else memory
        of_images = (*images, len(values)) if is_image_made else images
        anew = [every if place in of_images else _on_last(each) for place, each in enumerate(maps)]
        made: ir.Value = mapped_generic(read, into, anew, region_of(op))
        return made

    return ImageOp(op, _operands(op, *images), build, is_image_made)


def _placed(op: Any, image: ir.Value) -> ImageOp | None:
    """What reads all channels of an image at places of its pixels, as images are made larger by interpolation."""
    memory, kind = op.operands[0], image.type
    if not is_image(image) or kind.shape[_CHANNELS] != memory.type.shape[_CHANNELS]:
        return None

    def reads() -> list[ir.Value]:
        return [read for read in [read_at_places(op)] if read is not None]

    def build(operands: Sequence[ir.Value]) -> ir.Value:
        (read,), every = reads(), ir.AffineMap.get_identity(RANK)
        region = reordered(op, read, operands[0], LAST)
        made: ir.Value = mapped_generic([], _memory(op.operands[0]), [every], region)
        return made

    channels = kind.shape[_CHANNELS]
    return ImageOp(op, reads, build, gain=_GAIN_PLACED * channels if channels >= _LEAST_CHANNELS else 0)


def _is_plain(read: ir.AffineMap) -> bool:
    """Whether each dimension is one loop, or at 0."""
    return all(
        isinstance(each, ir.AffineDimExpr) or (isinstance(each, ir.AffineConstantExpr) and each.value == 0)
        for each in read.results
    )


def _on_last(read: ir.AffineMap) -> ir.AffineMap:
    """A map of loops over an image in NCHW, with the loops in the order of NHWC."""
    anew = [
        ir.AffineDimExpr.get(LAST.index(each.position)) if isinstance(each, ir.AffineDimExpr) else each
        for each in read.results
    ]
    return ir.AffineMap.get(RANK, 0, anew)


def _turn(op: Any) -> ImageOp | None:
    """To NHWC, as models of mixed layouts have it: nothing is left to do."""
    return ImageOp(op, _operands(op, 0), lambda images: images[0], False) if order_of(op) == LAST else None


_KINDS: dict[str, Callable[[Any], ImageOp | None]] = {
    **dict.fromkeys(CONVOLUTIONS, _convolution),
    **dict.fromkeys(_POOLS, _pool),
    "tensor.pad": _pad,
    "tensor.concat": _concat,
    "linalg.generic": _generic,
    "linalg.transpose": _turn,
}
