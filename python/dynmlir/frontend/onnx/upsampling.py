"""Images that grow by whole numbers, each of whose pixels is there several times."""

from __future__ import annotations

import numpy as np

from dynmlir.frontend.onnx.graphs import Made, Rules, Site

#: How the place of a pixel is said, and how it is rounded, where each of the first is a multiple's share of the other.
_HALVES = ("half_pixel", "half_pixel_symmetric", "pytorch_half_pixel")
_ROUNDED = ("round_prefer_floor", "round_prefer_ceil")


def _repeated(site: Site) -> Made:
    """The importer reads each pixel at a place that it computes in floats."""
    x = site.input(0)
    given = site.value(site.input(2))
    if site.attribute("mode", "nearest") != "nearest" or given is None or site.attribute("axes") is not None:
        return None
    steps = [int(each) for each in given]
    if not _rounds_down(site) or len(steps) != len(site.sizes(x)) or not np.all(given == np.maximum(steps, 1)):
        return None
    grown = [place for place, step in enumerate(steps) if step > 1]
    apart = site.unsqueezed(x, *(place + number + 1 for number, place in enumerate(grown)))
    every = [each for place, step in enumerate(steps) for each in ([1, step] if place in grown else [1])]
    repeated = site.op("Expand", apart, site.constant(every))
    return site.op(
        "Reshape", repeated, site.vector(*(_times(site, x, place, step) for place, step in enumerate(steps)))
    )


def _rounds_down(site: Site) -> bool:
    """Whether the place of each pixel, by a whole number, is that of the pixel of which it is one."""
    told = site.attribute("coordinate_transformation_mode", "half_pixel")
    rounded = site.attribute("nearest_mode", "round_prefer_floor")
    return (told == "asymmetric" and rounded == "floor") or (told in _HALVES and rounded in _ROUNDED)


def _times(site: Site, x: str, place: int, step: int) -> str:
    size = site.size(x, place)
    return size if step == 1 else site.op("Mul", size, site.constant([step]))


RULES: Rules = {("", "Resize"): _repeated}
