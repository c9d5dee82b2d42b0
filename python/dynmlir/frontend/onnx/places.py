"""Operators of ONNX that move elements, or say where they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from onnx import TensorProto

from dynmlir.frontend.onnx.graphs import Made, Rules, Site

#: The attribute that says where pixels are, and the set since which `RoiAlign` has it.
_AT, _HALF_PIXELS = "coordinate_transformation_mode", 16


def _upsampled(site: Site) -> Made:
    """`Upsample`, as its conversion to 10 has it: that to 11 leaves half_pixel, where it was asymmetric."""
    if site.attribute(_AT):
        return None
    return _by_scales(site, site.input(0), site.input(1), "floor")


def _resized(site: Site) -> Made:
    """As `_upsampled`; the nearest is rounded down where there will be more, and up where there will be fewer."""
    if site.attribute(_AT):
        return None
    x, scales = site.node.input
    if site.attribute("mode", "nearest") != "nearest":
        return _by_scales(site, x, scales, "floor")
    value = site.value(scales)
    if value is None:
        raise site.refused("the nearest is imported of constant scales alone in this set of operators")
    fewer = _by_scales(site, x, site.constant(np.minimum(value, 1), np.float32), "ceil") if np.any(value < 1) else x
    return _by_scales(site, fewer, site.constant(np.maximum(value, 1), np.float32), "floor")


def _by_scales(site: Site, x: str, scales: str, nearest: str) -> str:
    modes = {_AT: "asymmetric", "nearest_mode": nearest}
    return site.op("Resize", x, scales, **site.attributes, **modes)


def _pixels_of_regions(site: Site) -> Made:
    """Places that are those of pixels, which a newer set says."""
    if site.attribute(_AT):
        return None
    return site.op("RoiAlign", *site.node.input, **site.attributes, **{_AT: "output_half_pixel"})


def _hardmax(site: Site) -> Made:
    """Before 13 it is of all from an axis on, which its conversion has no regard for."""
    x = site.input(0)
    if site.version >= 13 or _is_last(site, x):
        return None
    rows = site.op("Flatten", x, axis=site.attribute("axis", 1))
    return site.op("Reshape", site.op("Hardmax", rows, axis=-1), site.op("Shape", x))


def _is_last(site: Site, x: str) -> bool:
    axis = site.attribute("axis", 1)
    return axis == -1 or axis == site.rank(x) - 1


def _pad(site: Site) -> Made:
    """The importer reads beyond the ends where reflections are cut as well, has none of unknown sizes, and does not end
    of `wrap`."""
    mode = site.attribute("mode", "constant")
    if mode not in ("reflect", "edge", "wrap"):
        return None
    x, pads = site.input(0), site.value(site.input(1))
    if pads is None:
        if mode != "edge":
            raise site.refused(f"{mode} is imported of constant pads alone")
        return None
    befores, behinds = _by_dimension(site, site.rank(x), pads)
    if min(*befores, *behinds) < 0:
        left = site.constant([max(0, each) for each in (*befores, *behinds)])
        return site.op("Pad", _cut(site, x, befores, behinds), left, mode=mode)
    rows = list(zip(site.sizes(x), befores, behinds, strict=True))
    is_unknown = any(not isinstance(size, int) for size, *pair in rows if any(pair))
    if mode == "edge" or (mode == "reflect" and not is_unknown):
        return None
    for axis, (size, before, behind) in enumerate(rows):
        if before or behind:
            x = site.op("Gather", x, _repeated(site, x, axis, size, (before, behind), mode), axis=axis)
    return x


def _repeated(site: Site, x: str, axis: int, size: Any, around: tuple[int, int], mode: str) -> str:
    """Places along a dimension, which are the same again after its size, or reflected after two but their ends."""
    before, behind = around
    if isinstance(size, int):
        found = np.pad(np.arange(size), around, mode="wrap" if mode == "wrap" else "reflect")
        return site.constant(found)
    number = site.squeezed(site.size(x, axis), 0)
    end = site.op("Add", number, site.constant(behind))
    places = site.op("Range", site.constant(-before), end, site.constant(1))
    last = site.op("Sub", number, site.constant(1))
    turn = site.op("Max", site.op("Mul", last, site.constant(2)), site.constant(1))
    period = number if mode == "wrap" else turn
    # of what is not negative, whose remainder all ways of division agree on
    places = site.op("Mod", site.op("Add", places, site.op("Mul", site.constant(before), period)), period)
    if mode == "wrap":
        return places
    return site.op("Sub", last, site.op("Abs", site.op("Sub", last, places)))


def _by_dimension(site: Site, rank: int, pads: np.ndarray) -> tuple[list[int], list[int]]:
    """Pads before and behind each dimension, of which some may be left out."""
    axes = site.value(site.input(3)) if site.input(3) else np.arange(rank)
    if axes is None:
        raise site.refused("is imported of constant axes alone")
    befores, behinds = [0] * rank, [0] * rank
    for place, axis in enumerate(axes.reshape(-1)):
        befores[axis], behinds[axis] = int(pads[place]), int(pads[place + axes.size])
    return befores, behinds


def _cut(site: Site, x: str, befores: Sequence[int], behinds: Sequence[int]) -> str:
    """What negative pads leave."""
    cut = [place for place, pair in enumerate(zip(befores, behinds, strict=True)) if min(pair) < 0]
    starts = [max(0, -befores[place]) for place in cut]
    ends = [min(0, behinds[place]) or np.iinfo(np.int64).max for place in cut]
    return site.op("Slice", x, site.constant(starts), site.constant(ends), site.constant(cut))


def _greatest(site: Site) -> Made:
    """The importer does not know select_last_index, and IREE keeps all of another dimension than the last on its stack:
    the least, or the greatest, of the places of what equals the greatest."""
    x, of_most = site.input(0), site.node.op_type == "ArgMax"
    rank = site.rank(x)
    axis, keepdims = site.attribute("axis", 0) % rank, site.attribute("keepdims", 1)
    is_last = bool(site.attribute("select_last_index", 0))
    if not is_last and axis == rank - 1:
        return None
    most = site.reduced("ReduceMax" if of_most else "ReduceMin", x, [axis])
    size = site.scalar(site.size(x, axis))
    places = site.reshaped(site.count(size), -1, *[1] * (rank - 1 - axis))
    end = site.op("Sub", size, site.constant(1))
    found = site.op("Where", site.op("Equal", x, most), places, site.constant(0) if is_last else end)
    return site.reduced("ReduceMax" if is_last else "ReduceMin", found, [axis], keepdims)


def _matmul(site: Site) -> Made:
    """The importer has none of a vector and more than a matrix."""
    a, b = site.node.input
    ranks = site.rank(a), site.rank(b)
    if 1 not in ranks or max(ranks) < 3:
        return None
    if ranks[0] == 1:
        return site.squeezed(site.op("MatMul", site.unsqueezed(a, 0), b), -2)
    return site.squeezed(site.op("MatMul", a, site.unsqueezed(b, 1)), -1)


def _cumsum(site: Site) -> Made:
    """Along a constant axis."""
    if site.value(site.input(1)) is None:
        raise site.refused("is imported along a constant axis alone")
    return None


def _softsign(site: Site) -> Made:
    x = site.input(0)
    return site.op("Div", x, site.op("Add", site.op("Abs", x), site.constant(1, site.type(x))))


def _split(site: Site) -> Made:
    """The importer has none whose parts are left out."""
    parts = site.node.output
    return None if all(parts) else site.ops("Split", site.node.input, len(parts), **site.attributes)


def _scan(site: Site) -> Made:
    """The importer takes a length that is not known for the example's."""
    scanned = site.attribute("num_scan_inputs")
    axes = site.attribute("scan_input_axes") or [0] * scanned
    for name, axis in zip(site.node.input[-scanned:], axes, strict=True):
        site.known_size(name, axis)
    return None


def old(version: int) -> Rules:
    """Of a model of that version, before it is converted to a newer one; `Upsample` is a `Resize` of 10 by then."""
    resize = {} if version > 10 else {("", "Resize"): _resized if version == 10 else _upsampled}
    regions = {} if version >= _HALF_PIXELS else {("", "RoiAlign"): _pixels_of_regions}
    return {("", "Hardmax"): _hardmax, **resize, **regions}


def _centered(site: Site) -> Made:
    """`CenterCropPad`: the importer writes beyond what it has made where sizes are not known.

    As many zeros on both sides as there will be elements, where they may be needed, and of that the middle: what is cut
    off is one more behind it where it is odd, and so is what is put on.
    """
    x, wanted = site.node.input
    rank, shape = site.rank(x), site.value(wanted)
    axes = [axis % rank for axis in site.attribute("axes") or range(rank)]
    if shape is None:
        raise site.refused("is imported of constant sizes alone")
    around = [0] * rank
    for axis, size in zip(axes, map(int, shape), strict=True):
        known = site.sizes(x)[axis]
        around[axis] = 0 if isinstance(known, int) and known >= size else size
    zeros = site.op("Pad", x, site.constant(around * 2)) if any(around) else x
    more = site.op("Sub", site.vector(*(site.size(x, axis) for axis in axes)), site.constant(shape))
    half = site.op("Div", site.op("Abs", more), site.constant([2]))
    is_cut = site.op("Greater", more, site.constant([0]))
    from_middle = site.op("Where", is_cut, half, site.op("Neg", half))
    starts = site.op("Add", from_middle, site.constant([around[axis] for axis in axes]))
    ends = site.op("Add", starts, site.constant(shape))
    return site.op("Slice", zeros, starts, ends, site.constant(axes))


def _compressed(site: Site) -> Made:
    """What is at places of an axis, or of all elements, where a condition holds; behind its end it does not."""
    x, axis = site.input(0), site.attribute("axis")
    if axis is None:
        x, axis = site.reshaped(x, -1), 0
    return site.op("Gather", x, site.squeezed(site.op("NonZero", site.input(1)), 0), axis=axis)


def _scattered(site: Site) -> Made:
    """The importer has none of the greatest and the least: each element by its place in all dimensions."""
    if site.attribute("reduction", "none") not in ("max", "min"):
        return None
    x, indices, updates = site.node.input
    rank = site.rank(indices)
    axis = site.attribute("axis", 0) % rank
    indices = site.cast(indices, TensorProto.INT64)
    is_behind = site.op("Less", indices, site.constant(0))
    indices = site.op("Where", is_behind, site.op("Add", indices, site.size(x, axis)), indices)
    none = site.op("Mul", indices, site.constant(0))
    places = [
        indices if each == axis else site.op("Add", none, _along(site, site.input(1), each)) for each in range(rank)
    ]
    parts = [site.unsqueezed(each, rank) for each in places]
    at = site.op("Concat", *parts, axis=rank) if rank > 1 else parts[0]
    return site.op("ScatterND", x, at, updates, reduction=site.attribute("reduction"))


def _along(site: Site, name: str, axis: int) -> str:
    """0, 1, 2, ... along a dimension of a tensor."""
    return site.reshaped(site.count(site.size(name, axis)), -1, *[1] * (site.rank(name) - 1 - axis))


RULES: Rules = {
    ("", "CenterCropPad"): _centered,
    ("", "Compress"): _compressed,
    ("", "ArgMax"): _greatest,
    ("", "ArgMin"): _greatest,
    ("", "CumSum"): _cumsum,
    ("", "MatMul"): _matmul,
    ("", "Pad"): _pad,
    ("", "Scan"): _scan,
    ("", "ScatterElements"): _scattered,
    ("", "Softsign"): _softsign,
    ("", "Split"): _split,
}
