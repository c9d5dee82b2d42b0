"""Pools of ONNX, with what lies around their images as images of their own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from onnx import helper

from dynmlir.frontend.onnx.graphs import Made, Rules, Site


@dataclass(frozen=True)
class Windows:
    """Of a pool or a convolution, along each dimension of its images."""

    extents: list[int]
    """With their dilations."""
    strides: list[int]
    begins: list[int]
    ends: list[int]
    same: str
    """auto_pad, where it decides what lies around: SAME_UPPER or SAME_LOWER."""
    ceil: bool

    @classmethod
    def of(cls, site: Site, kernel: Sequence[int]) -> Windows:
        ones = [1] * len(kernel)
        dilations = site.attribute("dilations", ones)
        pads = site.attribute("pads", [0] * 2 * len(kernel))
        auto = site.attribute("auto_pad", "NOTSET")
        if auto != "NOTSET":
            pads = [0] * 2 * len(kernel)
        return cls(
            [(size - 1) * dilation + 1 for size, dilation in zip(kernel, dilations, strict=True)],
            list(site.attribute("strides", ones)),
            list(pads[: len(kernel)]),
            list(pads[len(kernel) :]),
            auto if auto.startswith("SAME") else "",
            bool(site.attribute("ceil_mode", 0)) and auto == "NOTSET",
        )

    @property
    def is_even(self) -> bool:
        """Whether both ends have as much around them."""
        return not self.same and self.begins == self.ends

    @property
    def reached(self) -> list[int]:
        """How far windows reach behind the ends: to the last that begins within the image or before it."""
        if not self.ceil:
            return self.ends
        rows = zip(self.ends, self.strides, self.extents, strict=True)
        return [min(end + stride - 1, extent - 1) for end, stride, extent in rows]


def surrounding(site: Site, image: str, windows: Windows) -> tuple[list[str], list[str]]:
    """What is to lie before and behind each dimension of images, as tensors of one number.

    Of SAME the strides part an image of n into ceil(n / stride) windows."""
    if not windows.same:
        before, behind = ([site.constant([each]) for each in side] for side in (windows.begins, windows.reached))
        return before, behind
    sides = [_same(site, image, windows, place) for place in range(len(windows.extents))]
    return [before for before, _ in sides], [behind for _, behind in sides]


def _same(site: Site, image: str, windows: Windows, place: int) -> tuple[str, str]:
    extent, stride = windows.extents[place], windows.strides[place]
    size = site.sizes(image)[place + 2]
    if stride == 1 or isinstance(size, int):
        number = size if isinstance(size, int) else 1
        whole = max((-(-number // stride) - 1) * stride + extent - number, 0)
        less, more = whole // 2, whole - whole // 2
        pair = site.constant([less]), site.constant([more])
    else:
        unknown, step = site.size(image, place + 2), site.constant([stride])
        last = site.op("Div", site.op("Sub", unknown, site.constant([1])), step)
        reached = site.op("Add", site.op("Mul", last, step), site.constant([extent]))
        total = site.op("Max", site.op("Sub", reached, unknown), site.constant([0]))
        half = site.op("Div", total, site.constant([2]))
        pair = half, site.op("Sub", total, half)
    return pair if windows.same == "SAME_UPPER" else (pair[1], pair[0])


def padded(site: Site, image: str, sides: tuple[list[str], list[str]], by: str) -> str:
    """Images with what lies around them; their first two sizes stay known."""
    constants = [site.value(each) for side in sides for each in side]
    if all(each is not None and not each.any() for each in constants):
        return image
    none = site.constant([0, 0])
    pads = site.vector(none, *sides[0], none, *sides[1])
    if site.value(pads) is not None:
        return site.op("Pad", image, pads, by)
    return site.op("Pad", image, pads, by, sizes=[*site.sizes(image)[:2], *[None] * (site.rank(image) - 2)])


def _pool(site: Site, kind: str, image: str) -> str:
    kept = {key: value for key, value in site.attributes.items() if key in ("kernel_shape", "strides", "dilations")}
    return site.op(kind, image, **kept)


def _lowest(kind: np.dtype) -> object:
    return -np.inf if kind.kind not in "iu" else np.iinfo(kind).min


def _greatest(site: Site) -> Made:
    """The importer takes pads that differ at the two ends for others, auto_pad for none, and places for those within
    their own image."""
    x = site.input(0)
    windows = Windows.of(site, site.attribute("kernel_shape"))
    if windows.is_even:
        return _with_places(site) if site.gives(1) and not site.is_own(1) else None
    if site.gives(1):
        raise site.refused("the places of the greatest are not imported where the two ends are padded differently")
    lowest = site.constant(_lowest(site.type(x)), site.type(x))
    return _pool(site, "MaxPool", padded(site, x, surrounding(site, x, windows), lowest))


def _with_places(site: Site) -> Made:
    """The greatest, and their places among the elements of all images."""
    x = site.input(0)
    if site.attribute("storage_order", 0):
        raise site.refused("the places of the greatest are imported by rows alone")
    rank = site.rank(x)
    made, places = site.ops("MaxPool", [x], 2, **site.attributes)
    pixels = site.op("ReduceProd", site.vector(*(site.size(x, each) for each in range(2, rank))), keepdims=1)
    images = site.count(site.op("Mul", site.size(x, 0), site.size(x, 1)))
    first = site.op("Reshape", site.op("Mul", images, pixels), _images_of(site, x))
    return [made, site.op("Add", places, first)]


def _images_of(site: Site, x: str) -> str:
    """The sizes of one number for each image of each channel."""
    return site.vector(site.size(x, 0), site.size(x, 1), site.constant([1] * (site.rank(x) - 2)))


def _put_back(site: Site) -> Made:
    """`MaxUnpool`: the greatest at their places, zeros elsewhere."""
    if site.input(2):
        raise site.refused("an output_shape is not imported")
    x, places = site.input(0), site.input(1)
    kernel = site.attribute("kernel_shape")
    ones, none = [1] * len(kernel), [0] * (2 * len(kernel))
    strides, pads = site.attribute("strides", ones), site.attribute("pads", none)
    sizes = [site.size(x, 0), site.size(x, 1)]
    for place, (size, stride) in enumerate(zip(kernel, strides, strict=True)):
        more = size - stride - pads[place] - pads[place + len(kernel)]
        whole = site.op("Mul", site.size(x, place + 2), site.constant([stride]))
        sizes.append(site.op("Add", whole, site.constant([more])))
    shape = site.vector(*sizes)
    zero = helper.make_tensor("zero", site.element(x), [1], [0])
    zeros = site.op("ConstantOfShape", site.op("ReduceProd", shape, keepdims=1), value=zero)
    made = site.op("ScatterElements", zeros, site.reshaped(places, -1), site.reshaped(x, -1), axis=0)
    return site.op("Reshape", made, shape)


def _average(site: Site) -> Made:
    """The importer divides by other numbers of elements where the ends are padded differently, or windows reach
    beyond what is padded: what is divided by all of a window is divided by the part of it that counts."""
    x, kernel = site.input(0), site.attribute("kernel_shape")
    windows = Windows.of(site, kernel)
    if windows.is_even and not windows.ceil:
        return None
    sides = surrounding(site, x, windows)
    made = _pool(site, "AveragePool", padded(site, x, sides, site.constant(0, site.type(x))))
    counts_all = bool(site.attribute("count_include_pad", 0))
    if counts_all and not windows.ceil:
        return made
    pool, rank = made, site.rank(x)
    for place, size in enumerate(kernel):
        before, image = sides[0][place], site.size(x, place + 2)
        first = site.constant([0]) if counts_all else before
        last = site.op("Add", before, image)
        last = site.op("Add", last, site.constant([windows.ends[place]])) if counts_all else last
        part = _part(site, windows, place, size, site.size(pool, place + 2), (first, last))
        made = site.op("Div", made, site.reshaped(part, -1, *[1] * (rank - 3 - place)))
    return made


def _part(site: Site, windows: Windows, place: int, kernel: int, number: str, counted: tuple[str, str]) -> str:
    """Of each of a number of windows along a dimension, the part that lies within what is counted, from and to."""
    steps = site.op("Range", site.constant(0), site.squeezed(number, 0), site.constant(1))
    starts = site.op("Mul", site.unsqueezed(steps, 1), site.constant([windows.strides[place]]))
    dilation = (windows.extents[place] - 1) // max(kernel - 1, 1)
    places = site.op("Add", starts, site.constant([[dilation * each for each in range(kernel)]]))
    is_behind = site.op("Less", places, counted[0])
    counts = site.op("And", site.op("Not", is_behind), site.op("Less", places, counted[1]))
    return site.reduced("ReduceMean", site.cast(counts, site.element(site.input(0))), [1], keepdims=0)


def _power(site: Site) -> Made:
    """`LpPool`, of which the importer has none but with pads: a power of the sum of powers, by an average."""
    if site.attribute("auto_pad", "NOTSET") == "NOTSET" and not site.attribute("ceil_mode", 0):
        return None
    x, kernel = site.input(0), site.attribute("kernel_shape")
    if max(site.attribute("dilations", [1])) > 1:
        raise site.refused("dilations are not imported")
    power = site.constant(site.attribute("p", 2), site.type(x))
    windows = Windows.of(site, kernel)
    image = padded(site, x, surrounding(site, x, windows), site.constant(0, site.type(x)))
    powers = site.op("Pow", site.op("Abs", image), power)
    total = site.op("Mul", _pool(site, "AveragePool", powers), site.constant(np.prod(kernel), site.type(x)))
    return site.op("Pow", total, site.op("Reciprocal", power))


RULES: Rules = {
    ("", "MaxPool"): _greatest,
    ("", "MaxUnpool"): _put_back,
    ("", "AveragePool"): _average,
    ("", "LpPool"): _power,
}
