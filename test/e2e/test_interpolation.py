"""Images that are interpolated (dynmlir-tabulate-places), in NHWC where they have channels enough: at every size."""

from __future__ import annotations

import numpy as np
import pytest
from onnx_models import LIBRARY, model, node

import dynmlir

R = np.random.default_rng(5)
SHAPES = ((1, 1, 1), (2, 3, 5), (1, 17, 33), (3, 70, 1), (1, 1, 40), (0, 4, 4), (2, 0, 4))


def linear(x: np.ndarray, scales: tuple[float, float], corners: bool = False) -> np.ndarray:
    """In f64, along one dimension after the other."""
    x = x.astype(np.float64)
    for axis, scale in zip((2, 3), scales, strict=True):
        size = x.shape[axis]
        count = int(size * scale)
        places = np.arange(count)
        at = places * (size - 1) / max(count - 1, 1) if corners else np.clip((places + 0.5) / scale - 0.5, 0, size - 1)
        before = np.floor(at).astype(int)
        after = np.minimum(before + 1, max(size - 1, 0))
        weight = (at - before).reshape((-1, *[1] * (3 - axis)))
        x = np.take(x, before, axis) * (1 - weight) + np.take(x, after, axis) * weight
    return x


def resize(channels: int, scales: tuple[float, float], corners: bool = False) -> dynmlir.Module:
    told = {"coordinate_transformation_mode": "align_corners" if corners else "half_pixel"}
    weights = {"scales": np.float32([1, 1, *scales])}
    made = model([node("Resize", ["x", "", "scales"], ["y"], mode="linear", **told)], _image(channels), ["y"], weights)
    return dynmlir.compile(dynmlir.import_onnx(made), library=LIBRARY)


def _image(channels: int) -> dict:
    return {"x": (np.float32, ["b", channels, "h", "w"])}


@pytest.mark.parametrize(
    ("channels", "scales", "corners"),
    [
        (3, (2, 2), False),  # fewer channels than a vector has
        (8, (2, 2), True),
        (19, (2.5, 0.5), False),  # channels that are left over behind vectors
    ],
)
def test_images_of_another_size(channels: int, scales: tuple[float, float], corners: bool) -> None:
    module = resize(channels, scales, corners)
    for images, height, width in SHAPES:
        x = R.standard_normal((images, channels, height, width)).astype(np.float32)
        np.testing.assert_allclose(module.main(x), linear(x, scales, corners), atol=4e-5)  # places are of f32


def test_an_image_within_a_network() -> None:
    """What is interpolated is made by a convolution, and read by another beside an image that was not."""
    weights = {name: (R.standard_normal(size) / 12).astype("f4") for name, size in {
        "first": (16, 4, 3, 3), "second": (16, 32, 3, 3)}.items()}  # fmt: skip
    weights["scales"] = np.float32([1, 1, 2, 2])
    nodes = [
        node("Conv", ["x", "first"], ["a"], pads=[1, 1, 1, 1]),
        node("Relu", ["a"], ["b"]),
        node("AveragePool", ["b"], ["c"], kernel_shape=[2, 2], strides=[2, 2]),
        node("Resize", ["c", "", "scales"], ["d"], mode="linear", coordinate_transformation_mode="half_pixel"),
        node("Concat", ["d", "b"], ["e"], axis=1),
        node("Conv", ["e", "second"], ["y"], pads=[1, 1, 1, 1]),
    ]
    module = dynmlir.compile(dynmlir.import_onnx(model(nodes, _image(4), ["y"], weights)), library=LIBRARY)
    for images, height, width in ((1, 2, 2), (2, 6, 10), (1, 34, 18)):
        x = R.standard_normal((images, 4, height, width)).astype(np.float32)
        first = np.maximum(_convolved(x, weights["first"]), 0)
        pooled = first.reshape(images, 16, height // 2, 2, width // 2, 2).mean((3, 5))
        joined = np.concatenate([linear(pooled, (2, 2)), first], 1)
        np.testing.assert_allclose(module.main(x), _convolved(joined, weights["second"]), atol=1e-4)


def _convolved(x: np.ndarray, weights: np.ndarray) -> np.ndarray:
    padded = np.pad(x.astype(np.float64), ((0, 0), (0, 0), (1, 1), (1, 1)))
    return np.einsum("nchwij,fcij->nfhw", np.lib.stride_tricks.sliding_window_view(padded, (3, 3), (2, 3)), weights)


def test_an_image_without_pixels_is_refused_where_one_would_be_read() -> None:
    weights = {"sizes": np.int64([2, 8, 5, 6])}
    made = model(
        [node("Resize", ["x", "", "", "sizes"], ["y"], mode="linear")],
        {"x": (np.float32, [2, 8, "h", "w"])},
        ["y"],
        weights,
    )
    module = dynmlir.compile(dynmlir.import_onnx(made), library=LIBRARY)
    assert module.main(np.ones((2, 8, 3, 4), np.float32)).shape == (2, 8, 5, 6)
    for height, width in ((0, 4), (4, 0)):
        with pytest.raises(RuntimeError, match=r"main: dimension [12] of a tensor is 0, and is read"):
            module.main(np.ones((2, 8, height, width), np.float32))
