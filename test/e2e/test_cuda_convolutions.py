"""Convolutions on GPUs' kernels, on simulated thread blocks, against a sum over the window in float64."""

from __future__ import annotations

import re

import numpy as np
import pytest
from convolved import Convolved
from gpu_case import INPUTS, MULTIPROCESSORS

from dynmlir.driver.compile import CompileOptions, lower
from dynmlir.simulate.memory import Fault
from dynmlir.simulate.module import SimulatedModule
from dynmlir.simulate.types import round_to

HALF = {"element": "f16", "sums": "f32"}
FORMS = {
    "same": Convolved("conv_2d_nhwc_hwcf", before=(1, 1), after=(1, 1), static=(("r", 3), ("s", 3)), **HALF),
    "odd": Convolved("conv_2d_nhwc_hwcf", (2, 3), (3, 2), (2, 5), (0, 3), **HALF),
    "relu": Convolved("conv_2d_nhwc_fhwc", (2, 1), (1, 1), (1, 0), (1, 2), relu=True, **HALF),
    "groups": Convolved("conv_2d_nhwgc_gfhwc", (1, 2), (2, 1), (1, 1), (1, 1), **HALF),
    "line": Convolved("conv_1d_nwc_wcf", (1, 2), (1, 2), (0, 2), (0, 1), **HALF),
    "nchw": Convolved("conv_2d_nchw_fchw", (2, 3), (3, 2), (2, 5), (0, 3), **HALF),
    "depthwise": Convolved("depthwise_conv_2d_nchw_chw", (2, 1), (1, 2), (1, 1), (1, 1), **HALF),
}
SINGLE = {
    "nhwc": Convolved("conv_2d_nhwc_hwcf", (1, 2), (1, 1), (1, 1), (1, 1)),
    "nchw": Convolved("conv_2d_nchw_fchw", before=(1, 1), after=(1, 1), relu=True),
}
SIZES = {
    **{"n": (0, 1, 2, 3), "g": (1, 2, 3), "c": (0, 1, 3, 8, 16, 24), "f": (1, 5, 8, 17, 24), "x": (1, 2, 5, 7, 12)},
    **{"y": (1, 2, 5, 7, 14), "r": (0, 1, 2, 3, 5), "s": (1, 2, 3, 5)},
}


def module(forms, library, target="cuda"):
    text = "\n".join(form.function(name) for name, form in forms.items())
    options = CompileOptions(target=target, debug=True, library=str(INPUTS / library))
    lowered = lower(text, "convolutions.mlir", options, locations=False)
    assert not lowered.remarks, lowered.remarks
    return SimulatedModule(lowered.text, MULTIPROCESSORS)


def run(made, forms, name, sizes, kernel=None):
    """By the plan, or on a kernel."""
    form = forms[name]
    arrays = form.arrays(sizes, seed=sum(sizes.values()))
    image, weights = (round_to(array, form.element) for array in arrays[:2])
    exact, magnitude, _ = form.exact(image, weights, arrays[2])
    made.launches.clear()
    if kernel is None:
        (got,) = made.call(name, image, weights, arrays[2])
    else:
        entry = next(f for f in made.names if re.fullmatch(rf"{name}_\w+_forced", f))
        operands = (weights, image) if name == "nchw" else (image, weights)
        (got,) = made.call(entry, *operands, arrays[2], 1, *[0] * 5, kernel, *[-1] * 6)
    wrong = np.argwhere(~(np.abs(got.reshape(exact.shape) - exact) <= 2**-22 * np.abs(exact) + 2**-19 * magnitude))
    assert not len(wrong), f"{name} {sizes}: {len(wrong)} wrong, first at {wrong[0]}"
    assert made.conflicts == 0, f"{name} {sizes}: rows of ldmatrix lie on the same banks"


@pytest.fixture(scope="module")
def halves():
    """On three kernels: copies of 16 bytes, split reductions, single elements."""
    return module(FORMS, "three.mlir")


@pytest.mark.parametrize("name", FORMS)
def test_random_sizes(halves, name):
    rng = np.random.default_rng(sum(map(ord, name)))
    for _ in range(5):
        run(halves, FORMS, name, {x: int(rng.choice(some)) for x, some in SIZES.items()})


@pytest.mark.parametrize("name", ["same", "odd", "groups", "nchw"])
def test_every_kernel(halves, name):
    """Several tiles of pixels, more than one image, taps that cross blocks of the reduction; nothing aligned."""
    for kernel, c in enumerate((16, 24, 3)):
        run(halves, FORMS, name, {"n": 2, "g": 2, "c": c, "f": 24, "x": 13, "y": 14, "r": 3, "s": 3}, kernel)
        assert halves.launches[0][0].endswith(f"class_{kernel}"), halves.launches


def test_pixels_of_four_channels_are_not_copied_by_eight(halves):
    """The reduction is a multiple of 8, but copies of 8 elements would reach into the next pixel."""
    run(halves, FORMS, "odd", {"n": 1, "c": 4, "f": 8, "x": 9, "y": 11, "r": 2, "s": 3}, 0)
    assert halves.launches[0][0].endswith("class_2"), halves.launches


def test_f32():
    made = module(SINGLE, "simt.mlir")
    for name in SINGLE:
        for c in (4, 5):
            run(made, SINGLE, name, {"n": 2, "g": 1, "c": c, "f": 20, "x": 9, "y": 14, "r": 3, "s": 2})


def test_wgmma():
    forms = {"same": FORMS["same"]}
    made = module(forms, "wgmma.mlir", "cuda:sm_90a")
    run(made, forms, "same", {"n": 2, "c": 24, "f": 72, "x": 9, "y": 14, "r": 3, "s": 3}, 0)
    assert made.launches[0][0].endswith("class_0")


def test_windows_beyond_the_image_are_refused(halves):
    image, weights, result = (np.zeros(s, np.float32) for s in ((1, 4, 4, 2), (3, 3, 2, 5), (1, 9, 2, 5)))
    with pytest.raises(Fault, match=r"windows reach beyond dimension 1 of A and the zeros around it"):
        halves.call("odd", image, weights, result)
