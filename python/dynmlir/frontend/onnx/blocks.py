"""Blocks of pixels as channels, and channels as blocks of pixels."""

from __future__ import annotations

from dynmlir.frontend.onnx.graphs import Made, Rules, Site


def _to_space(site: Site) -> Made:
    """The importer takes other channels than those of CRD for a block."""
    if site.attribute("mode", "DCR") != "CRD":
        return None
    x, block = site.input(0), site.attribute("blocksize")
    step, left = site.constant([block]), site.constant([site.known_size(x, 1) // block**2])
    batch, *image = (site.size(x, place) for place in (0, 2, 3))
    apart = site.op("Reshape", x, site.vector(batch, left, step, step, *image))
    turned = site.op("Transpose", apart, perm=[0, 1, 4, 2, 5, 3])
    return site.op("Reshape", turned, site.vector(batch, left, *(site.op("Mul", size, step) for size in image)))


def _to_depth(site: Site) -> Made:
    """The importer divides known sizes alone."""
    x, block = site.input(0), site.attribute("blocksize")
    channels = site.known_size(x, 1)
    step = site.constant([block])
    rows, columns = (site.op("Div", site.size(x, place), step) for place in (2, 3))
    batch, own, every = site.size(x, 0), site.constant([channels]), site.constant([channels * block**2])
    apart = site.op("Reshape", x, site.vector(batch, own, rows, step, columns, step))
    turned = site.op("Transpose", apart, perm=[0, 3, 5, 1, 2, 4])
    return site.op("Reshape", turned, site.vector(batch, every, rows, columns))


RULES: Rules = {("", "DepthToSpace"): _to_space, ("", "SpaceToDepth"): _to_depth}
