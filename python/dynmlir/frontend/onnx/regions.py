"""Regions of images of ONNX: `RoiAlign`, which the importer takes and has no code for.

Places between pixels are read by rows of a matrix of all pixels, channels last: four for each place.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from onnx import TensorProto

from dynmlir.frontend.onnx.graphs import Made, Rules, Site


class _Line(NamedTuple):
    """Places along one dimension, regions x places: the pixels before and behind, and what they count."""

    pixels: tuple[str, str]
    weights: tuple[str, str]


def _aligned(site: Site) -> Made:
    x, regions, images = site.node.input
    samples = site.attribute("sampling_ratio", 0)
    if samples <= 0:
        raise site.refused("sampling_ratio 0, as many samples as a region is large, is not imported")
    high, wide = (site.attribute(f"output_{each}", 1) for each in ("height", "width"))
    corners = [site.squeezed(each, 1) for each in site.split(regions, [1] * 4, 1)]
    rows = _line(site, corners[1], corners[3], 2, high, samples)
    columns = _line(site, corners[0], corners[2], 3, wide, samples)
    pixels = site.reshaped(site.op("Transpose", x, perm=[0, 2, 3, 1]), -1, site.known_size(x, 1))
    first = site.op("Mul", site.cast(images, TensorProto.INT64), site.op("Mul", site.size(x, 2), site.size(x, 3)))
    read = []
    for row, of_row in zip(*rows, strict=True):
        above = site.op("Add", site.unsqueezed(first, 1), site.op("Mul", row, site.size(x, 3)))
        for column, of_column in zip(*columns, strict=True):
            at = site.op("Add", site.unsqueezed(above, 2), site.unsqueezed(column, 1))
            weight = site.op("Mul", site.unsqueezed(of_row, 2), site.unsqueezed(of_column, 1))
            read.append(site.op("Mul", site.op("Gather", pixels, at), site.unsqueezed(weight, 3)))
    # the greatest of what the four pixels of a place count, as ONNX Runtime and the operator's reference have it
    of_greatest = site.attribute("mode", "avg") == "max"
    kind = "Max" if of_greatest else "Sum"
    shape = [-1, high, samples, wide, samples, site.known_size(x, 1)]
    places = site.reshaped(site.op(kind, *read), *shape)
    made = site.reduced("ReduceMax" if of_greatest else "ReduceMean", places, [2, 4], keepdims=0)
    return site.op("Transpose", made, perm=[0, 3, 1, 2])


def _line(site: Site, begin: str, end: str, dimension: int, parts: int, samples: int) -> _Line:
    """The samples of all parts of regions along a dimension of the images."""
    x, kind = site.input(0), site.type(site.input(0))
    half_pixel = site.attribute("coordinate_transformation_mode", "half_pixel") == "half_pixel"
    scale, offset = (site.constant(each, kind) for each in (site.attribute("spatial_scale", 1.0), 0.5 * half_pixel))
    begin, end = (site.op("Sub", site.op("Mul", each, scale), offset) for each in (begin, end))
    extent = site.op("Sub", end, begin)
    extent = extent if half_pixel else site.op("Max", extent, site.constant(1, kind))
    steps = site.constant((np.arange(parts * samples) + 0.5) / (parts * samples), kind)
    places = site.op("Add", site.unsqueezed(begin, 1), site.op("Mul", site.unsqueezed(extent, 1), steps))
    size = site.op("Cast", site.size(x, dimension), to=site.element(x))
    last = site.op("Sub", size, site.constant([1], kind))
    zero = site.constant(0, kind)
    bounds = [(places, site.constant(-1, kind)), (size, places)]
    counts = site.op("And", *(site.op("GreaterOrEqual", *pair) for pair in bounds))  # what is no number does not
    inside = site.op("Where", counts, site.op("Min", site.op("Max", places, zero), last), zero)
    before = site.op("Floor", inside)
    behind = site.op("Min", site.op("Add", before, site.constant(1, kind)), last)
    of_behind = site.op("Sub", inside, before)
    weights = (site.op("Sub", site.constant(1, kind), of_behind), of_behind)
    before, behind = (site.cast(each, TensorProto.INT64) for each in (before, behind))
    one, other = (site.op("Where", counts, each, zero) for each in weights)
    return _Line((before, behind), (one, other))


RULES: Rules = {("", "RoiAlign"): _aligned}
