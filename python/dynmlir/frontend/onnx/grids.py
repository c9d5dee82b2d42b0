"""Images of ONNX that are read at places between their pixels, those places, and images of columns."""

from __future__ import annotations

import numpy as np
from onnx import TensorProto

from dynmlir.frontend.onnx.graphs import Made, Rules, Site

#: Images whose rows and columns a grid states the places of.
_RANK = 4
#: The same of lines and of volumes.
_LINES, _VOLUMES = 3, 5
#: Dimensions of the images that columns are folded to.
_FOLDED = 2
#: Whole numbers that floats become again.
_WHOLE = (TensorProto.INT8, TensorProto.UINT8, TensorProto.INT32)


def _sampled(site: Site) -> Made:
    """The importer has zeros around an image alone: other places are moved into it first."""
    mode, around = site.attribute("mode", "linear"), site.attribute("padding_mode", "zeros")
    if mode in ("cubic", "bicubic"):
        raise site.refused(f"mode {mode} is not imported")
    if around == "zeros":
        return None
    x, grid = site.node.input
    if site.rank(x) != _RANK:
        raise site.refused(f"padding_mode {around} is imported of images of two dimensions alone")
    if around == "reflection":
        grid = _reflected(site, grid)
    last = _last(site, *site.node.input)
    inside = site.op("Max", site.op("Min", grid, last), site.op("Neg", last))
    return site.op("GridSample", x, inside, **{**site.attributes, "padding_mode": "zeros"})


def _reflected(site: Site, grid: str) -> str:
    """Between -1 and 1, which are the ends of an image: 1 - |(g + 1) mod 4 - 2|."""
    one, two, four = (site.constant(number, site.type(grid)) for number in (1, 2, 4))
    from_end = site.op("Add", grid, one)
    turns = site.op("Mul", site.op("Floor", site.op("Div", from_end, four)), four)
    return site.op("Sub", one, site.op("Abs", site.op("Sub", site.op("Sub", from_end, turns), two)))


def _last(site: Site, x: str, grid: str) -> str:
    """Where the last column and the last row are: at the end, or half a pixel before it."""
    one = site.constant([1, 1], site.type(grid))
    if site.attribute("align_corners", 0):
        return one
    sizes = site.cast(site.vector(site.size(x, 3), site.size(x, 2)), site.element(grid))
    return site.op("Sub", one, site.op("Div", one, sizes))


def _resized(site: Site) -> Made:
    """Pixels that a smaller image covers have weights of their own; one that is not smaller is as without."""
    if site.attribute("axes") is not None:
        return _along_all(site)
    if site.attribute("mode", "nearest") == "nearest":
        return None
    if site.input(0) in site.scope.types and site.type(site.input(0)).kind in "iu":
        return _of_whole(site)
    if not site.attribute("antialias", 0):
        return _in_two_dimensions(site)
    scales = site.value(site.input(2)) if site.input(2) else None
    if scales is None or np.any(scales < 1):
        raise site.refused("antialias is imported of constant scales from 1 on alone")
    kept = {key: value for key, value in site.attributes.items() if key != "antialias"}
    return site.op("Resize", *site.node.input, **kept)


def _in_two_dimensions(site: Site) -> Made:
    """Lines as images of one row, volumes as images of their slices and then as those of lines along the depth."""
    x = site.input(0)
    rank = site.rank(x)
    if rank not in (_LINES, _VOLUMES) or site.attribute("mode") != "linear" or site.input(1):
        return None
    given, kind = (site.input(2), np.float32) if site.input(2) else (site.input(3), np.int64)

    def resized(image: str, *along: int | None) -> str:
        """By what is given for these dimensions, None for one that stays."""
        stays = site.constant([1], kind) if site.input(2) else None
        parts = [site.op("Gather", given, site.constant([each]), axis=0) if each else stays for each in along]
        kept = [stays or site.size(image, 0), stays or site.size(image, 1)]
        every = site.vector(*kept, *(part or site.size(image, place + 2) for place, part in enumerate(parts)))
        return site.op("Resize", image, "", *((every,) if site.input(2) else ("", every)), **site.attributes)

    if rank == _LINES:
        return site.squeezed(resized(site.unsqueezed(x, 2), None, 2), 2)
    batch, channels, depth = (site.size(x, place) for place in range(3))
    slices = site.op("Reshape", x, site.vector(batch, site.constant([-1]), site.size(x, 3), site.size(x, 4)))
    slices = resized(slices, 3, 4)
    shape = site.op("Shape", slices)
    sizes = [site.op("Gather", shape, site.constant([place]), axis=0) for place in (2, 3)]
    columns = site.op("Reshape", slices, site.vector(batch, channels, depth, site.constant([-1])))
    return site.op("Reshape", resized(columns, 2, None), site.vector(batch, channels, site.constant([-1]), *sizes))


def _along_all(site: Site) -> Made:
    """The sizes or scales of all dimensions, where some are said."""
    x, axes = site.input(0), list(site.attribute("axes"))
    if site.attribute("keep_aspect_ratio_policy", "stretch") != "stretch" or site.input(1):
        return None
    rank = site.rank(x)
    of = {axis % rank: place for place, axis in enumerate(axes)}
    given, kind = (site.input(2), np.float32) if site.input(2) else (site.input(3), np.int64)
    value = site.value(given)

    def along(dim: int) -> str:
        if dim not in of:
            return site.constant([1], kind) if site.input(2) else site.size(x, dim)
        if value is None:
            return site.op("Gather", given, site.constant([of[dim]]), axis=0)
        return site.constant([value[of[dim]]], kind)

    parts = [along(dim) for dim in range(rank)]
    known = [found for part in parts if (found := site.value(part)) is not None]
    all_known = len(known) == rank
    every = site.constant(np.concatenate(known), kind) if all_known else site.op("Concat", *parts, axis=0)
    others = {key: each for key, each in site.attributes.items() if key != "axes"}
    return site.op("Resize", x, "", *((every,) if site.input(2) else ("", every)), **others)


def _of_whole(site: Site) -> str:
    """Whole numbers by way of floats, what is between two of them by that nearer to 0; the importer has none."""
    x, *others = site.node.input
    if site.element(x) not in _WHOLE or site.attribute("mode") != "linear":
        raise site.refused(f"mode {site.attribute('mode')} is not imported of elements of {site.type(x)}")
    made = site.op("Resize", site.cast(x, TensorProto.FLOAT), *others, **site.attributes)
    return site.cast(made, site.element(x))


def _affine(site: Site) -> Made:
    """Of stated sizes: the places of all pixels, a constant, by the matrices."""
    theta, sizes = site.input(0), site.value(site.input(1))
    if sizes is None:
        raise site.refused("is imported of constant sizes alone")
    inner = [int(size) for size in sizes[2:]]
    is_at_corners = bool(site.attribute("align_corners", 0))
    lines = [_places(size, is_at_corners) for size in reversed(inner)]  # x first, which is the last dimension
    mesh = np.meshgrid(*reversed(lines), indexing="ij")[::-1]
    every = np.stack([*mesh, np.ones_like(mesh[0])], -1).reshape(-1, len(inner) + 1)
    made = site.op("MatMul", site.constant(every, site.type(theta)), site.op("Transpose", theta, perm=[0, 2, 1]))
    return site.reshaped(made, -1, *inner, len(inner))


def _places(size: int, is_at_corners: bool) -> np.ndarray:
    """Of the pixels of a line from -1 to 1, which are its ends or the middles of its first and last pixel."""
    if is_at_corners:
        return np.linspace(-1, 1, size) if size > 1 else np.zeros(1)
    return (2 * np.arange(size) + 1) / size - 1


def _folded(site: Site) -> Made:
    """`Col2Im` of images, as `frontend/columns.py` has it."""
    shape, block = site.value(site.input(1)), site.value(site.input(2))
    if shape is None or block is None:
        raise site.refused("is imported of constant sizes alone")
    dims = len(shape)
    if dims != _FOLDED:
        return None
    apart, steps = (list(site.attribute(name, [1] * dims)) for name in ("dilations", "strides"))
    around = list(site.attribute("pads", [0] * (2 * dims)))
    size, window = [*map(int, shape)], [*map(int, block)]
    places = [
        (size[d] + around[d] + around[d + dims] - apart[d] * (window[d] - 1) - 1) // steps[d] + 1 for d in range(dims)
    ]
    parts = site.op("Transpose", site.reshaped(site.input(0), -1, *window, *places), perm=[0, 2, 4, 1, 3])
    lines = _summed(site, parts, [window[1], places[1]], window[0], places[0], apart[0], steps[0])
    lines = site.op("Transpose", lines, perm=[0, 3, 1, 2])
    high = places[0] * steps[0] + apart[0] * (window[0] - 1)
    made = _summed(site, lines, [high], window[1], places[1], apart[1], steps[1])
    starts, ends = around[:dims], [around[d] + size[d] for d in range(dims)]
    made = site.op("Slice", made, site.constant(starts), site.constant(ends), site.constant([1, 2]))
    channels = site.known_size(site.input(0), 1) // (window[0] * window[1])
    return site.reshaped(made, -1, channels, *size)


def _summed(site: Site, parts: str, lead: list[int], taps: int, places: int, apart: int, step: int) -> str:
    """(-1, *lead, taps, places) -> (-1, *lead, places step + apart (taps - 1)), as that of `frontend/columns.py`."""
    if step == taps and apart == 1:
        turned = site.op("Transpose", parts, perm=[*range(len(lead) + 1), len(lead) + 2, len(lead) + 1])
        whole = site.reshaped(turned, -1, *lead, places * taps)
        return site.op("Pad", whole, site.constant([0] * (2 * len(lead) + 3) + [step - 1]))
    if step > 1:
        apart_from = site.unsqueezed(parts, -1)
        zeros = [0] * (len(lead) + 4)
        parts = site.op("Pad", apart_from, site.constant([*zeros, *zeros[:-1], step - 1]))
    parts = site.reshaped(parts, -1, *lead, taps, places * step)
    zeros = [0] * (len(lead) + 3)
    longer = site.op("Pad", parts, site.constant([*zeros, *zeros[:-1], apart * taps]))
    line = site.reshaped(longer, -1, *lead, taps * (places * step + apart * taps))
    length = places * step + apart * (taps - 1)
    kept = site.op("Slice", line, site.constant([0]), site.constant([taps * length]), site.constant([len(lead) + 1]))
    return site.reduced("ReduceSum", site.reshaped(kept, -1, *lead, taps, length), [len(lead) + 1], 0)


RULES: Rules = {
    ("", "AffineGrid"): _affine,
    ("", "Col2Im"): _folded,
    ("", "GridSample"): _sampled,
    ("", "Resize"): _resized,
}
