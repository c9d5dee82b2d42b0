"""Fourier transforms of ONNX, against NumPy's of float64."""

import numpy as np
import pytest
from numpy.lib.stride_tricks import sliding_window_view
from onnx_models import Inputs, check, model, node, rng

from dynmlir import import_onnx
from dynmlir.diagnostics import DynmlirError

REAL: Inputs = {"x": (np.float32, ["b", 10, 6, 1])}
COMPLEX: Inputs = {"x": (np.float32, ["b", 10, 6, 2])}


def pairs(z):
    return np.stack([z.real, z.imag], -1)


@pytest.mark.parametrize(
    ("opset", "inputs", "axis", "length", "attributes", "transform"),
    [
        (17, REAL, 1, None, {}, lambda z: pairs(np.fft.fft(z, axis=1))),
        (20, REAL, -2, 9, {"onesided": 1}, lambda z: pairs(np.fft.rfft(z.real, 9))),
        (17, REAL, 1, 4, {"onesided": 1}, lambda z: pairs(np.fft.rfft(z.real, 4, axis=1))),
        (20, COMPLEX, 1, 13, {}, lambda z: pairs(np.fft.fft(z, 13, axis=1))),
        (17, COMPLEX, 2, None, {"inverse": 1}, lambda z: pairs(np.fft.ifft(z))),
        (20, COMPLEX, 2, None, {"inverse": 1}, lambda z: pairs(np.fft.ifft(z))),
        (17, COMPLEX, 0, None, {}, None),
        (20, COMPLEX, 0, None, {}, None),
    ],
)
def test_transforms(opset, inputs, axis, length, attributes, transform):
    weights = {"length": np.array(length or 0), "axis": np.array(axis)}
    given = ["x", "length" if length else ""] + (["axis"] if opset == 20 else [])
    said = attributes if opset == 20 else {**attributes, "axis": axis}
    made = model([node("DFT", given, ["y"], **said)], inputs, weights=weights, opset=opset)
    if transform is None:
        with pytest.raises(DynmlirError, match=r"DFT 'y': is not imported of an unknown size of 'x'"):
            import_onnx(made)
        return
    calls = [{"x": rng().standard_normal((b, *inputs["x"][1][1:])).astype("f4")} for b in (1, 3)]

    def expected(x):
        z = x.astype("f8")
        return [transform(z[..., 0] + 1j * (z[..., 1] if z.shape[-1] == 2 else 0))]

    check(made, *calls, expected=expected)


@pytest.mark.parametrize("length", [None, 7])
def test_half_of_a_transform_to_real_numbers(length):
    """`onesided` of an inverse, from 20 on."""
    weights = {"length": np.array(length or 0), "axis": np.array(1)}
    made = model(
        [node("DFT", ["x", "length" if length else "", "axis"], ["y"], inverse=1, onesided=1)],
        COMPLEX,
        weights=weights,
        opset=20,
    )
    x = rng().standard_normal((2, 10, 6, 2)).astype("f4")
    check(made, {"x": x}, expected=lambda x: [np.fft.irfft(x[..., 0] + 1j * x[..., 1], length, axis=1)[..., None]])


@pytest.mark.parametrize("onesided", [0, 1])
def test_frames_of_signals(onesided):
    """Of any number and length, with a window that is a constant, an argument, or none."""
    inputs: Inputs = {"x": (np.float32, ["b", "n", 1]), "w": (np.float32, [9])}
    weights = {"step": np.array(4), "length": np.array(16), "hann": np.hanning(16).astype("f4")}
    nodes = [
        node("STFT", ["x", "step", "", "length"], ["plain"], onesided=onesided),
        node("STFT", ["x", "step", "hann", "length"], ["windowed"], onesided=onesided),
        node("STFT", ["x", "step", "w"], ["given"], onesided=onesided),
    ]
    made = model(nodes, inputs, ["plain", "windowed", "given"], weights)
    calls = [
        {"x": rng().standard_normal((b, n, 1)).astype("f4"), "w": np.hanning(9).astype("f4")}
        for b, n in ((1, 16), (3, 41))
    ]

    def frames(x: np.ndarray, length: int, window: np.ndarray | float = 1.0) -> np.ndarray:
        parts = sliding_window_view(x[..., 0].astype("f8"), length, 1)[:, ::4] * window
        waves = np.fft.fft(parts)[..., : length // 2 + 1 if onesided else length]
        return np.stack([waves.real, waves.imag], -1)

    def expected(x: np.ndarray, w: np.ndarray) -> list[np.ndarray]:
        return [frames(x, 16), frames(x, 16, weights["hann"]), frames(x, 9, w)]

    check(made, *calls, expected=expected)
