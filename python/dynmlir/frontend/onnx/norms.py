"""Norms of ONNX, by means and variances."""

from __future__ import annotations

import numpy as np
from onnx import TensorProto

from dynmlir.frontend.onnx.graphs import Made, Rules, Site

_SMALL = (TensorProto.FLOAT16, TensorProto.BFLOAT16)


def _wide(site: Site, name: str) -> str:
    """A tensor in f32, where its sums would lose too much in its own type."""
    return site.cast(name, TensorProto.FLOAT) if site.element(name) in _SMALL else name


def _narrow(site: Site, name: str, like: str) -> str:
    return site.cast(name, site.element(like)) if site.element(like) in _SMALL else name


def _epsilon(site: Site, name: str) -> str:
    kind = np.float32 if site.element(name) in _SMALL else site.type(name)
    return site.constant(site.attribute("epsilon", 1e-5), kind)


def _normalized(site: Site, wide: str, axes: list[int], epsilon: str) -> str:
    """(x - mean) / sqrt(variance + epsilon), along axes."""
    less = site.op("Sub", wide, site.reduced("ReduceMean", wide, axes))
    variance = site.reduced("ReduceMean", site.op("Mul", less, less), axes)
    return site.op("Div", less, site.op("Sqrt", site.op("Add", variance, epsilon)))


def _batch(site: Site) -> Made:
    """By one factor and one term for each channel, of statistics that are known before: others are as imported."""
    x, *names = (site.input(place) for place in range(5))
    values = [site.value(name) for name in names]
    if any(value is None for value in values) or site.attribute("training_mode", 0):
        return None
    scale, bias, mean, variance = (np.asarray(value, np.float64) for value in values)
    factor = scale / np.sqrt(variance + site.attribute("epsilon", 1e-5))
    wide, rank = _wide(site, x), site.rank(x)
    kind = np.float32 if site.element(x) in _SMALL else site.type(x)
    of_channels = [each.reshape(-1, *[1] * (rank - 2)) for each in (factor, bias - mean * factor)]
    factor_, term = (site.constant(each, kind) for each in of_channels)
    return _narrow(site, site.op("Add", site.op("Mul", wide, factor_), term), x)


def _instance(site: Site) -> Made:
    """The importer takes the sum of squares for the variance."""
    x, scale, bias = site.node.input
    rank = site.rank(x)
    normal = _normalized(site, _wide(site, x), list(range(2, rank)), _epsilon(site, x))
    scaled = site.op("Mul", _narrow(site, normal, x), site.channels(scale, rank))
    return site.op("Add", scaled, site.channels(bias, rank))


def _group(site: Site) -> Made:
    """The importer takes scales of channels, as since 21, for those of groups, as of 18, and reads beyond those."""
    x, scale, bias = site.node.input
    rank, groups = site.rank(x), site.attribute("num_groups")
    grouped = site.reshaped(_wide(site, x), 0, groups, -1)
    normal = _narrow(site, _normalized(site, grouped, [2], _epsilon(site, x)), x)
    if site.version < 21:
        normal = site.op("Mul", normal, site.channels(scale, 3))
        normal = site.op("Add", normal, site.channels(bias, 3))
        return site.op("Reshape", normal, site.op("Shape", x))
    normal = site.op("Reshape", normal, site.op("Shape", x))
    return site.op("Add", site.op("Mul", normal, site.channels(scale, rank)), site.channels(bias, rank))


def root_mean_square(site: Site, x: str, axes: list[int], scale: str) -> str:
    """x / sqrt(mean of squares + epsilon) * scale."""
    wide = _wide(site, x)
    mean = site.reduced("ReduceMean", site.op("Mul", wide, wide), axes)
    root = site.op("Sqrt", site.op("Add", mean, _epsilon(site, x)))
    return site.op("Mul", _narrow(site, site.op("Div", wide, root), x), scale)


def _rms(site: Site) -> Made:
    """The importer does not know it; the axes of its function in ONNX are computed, which it takes for unknown."""
    x, scale = site.node.input
    rank = site.rank(x)
    return root_mean_square(site, x, list(range(site.attribute("axis", -1) % rank, rank)), scale)


def _of_neighbours(site: Site) -> Made:
    """`LRN` by the squares of channels around, summed: the importer takes an unknown number of images for another."""
    x, size = site.input(0), site.attribute("size")
    channels, kind, before = site.known_size(x, 1), site.type(x), (size - 1) // 2
    bias, alpha, beta = (site.attribute(*each) for each in (("bias", 1.0), ("alpha", 1e-4), ("beta", 0.75)))
    around = [0, before, *[0] * (site.rank(x) - 1), size - 1 - before, *[0] * (site.rank(x) - 2)]
    squares = site.op("Pad", site.op("Mul", x, x), site.constant(around))
    axis = site.constant([1])
    shifted = [site.op("Slice", squares, site.constant([i]), site.constant([i + channels]), axis) for i in range(size)]
    part = site.op("Mul", site.op("Sum", *shifted), site.constant(alpha / size, kind))
    power = site.op("Pow", site.op("Add", part, site.constant(bias, kind)), site.constant(beta, kind))
    return site.op("Div", x, power)


RULES: Rules = {
    ("", "LRN"): _of_neighbours,
    ("", "BatchNormalization"): _batch,
    ("", "InstanceNormalization"): _instance,
    ("", "GroupNormalization"): _group,
    ("", "RMSNormalization"): _rms,
    # of ONNX Runtime, which writes it into ONNX's domain
    ("", "SimplifiedLayerNormalization"): _rms,
}
