"""Windows in NCHW that are more than two pixels apart: some taps of each, turned in registers; against float64."""

import numpy as np
import pytest
from operands import agree
from test_contractions import small_library
from test_convolutions import FAR

import dynmlir

#: Within a square and beyond, of quads, eights and sixteens, and of several.
WIDTHS = (1, 2, 3, 4, 5, 7, 8, 9, 11, 14, 16, 17, 20, 33)
SIZES = {
    "n": (1, 2),
    "c": (1, 2, 3, 5, 40),
    "f": (1, 15, 33, 65),
    "x": (1, 7, 17, 24),
    "y": (4, 14, 33, 70, 150),
    "r": (1, 2, 3, 5, 16),
    "s": WIDTHS,
}


@pytest.fixture(scope="module", params=["host", "x86-64-v3"])
def modules(request, tmp_path_factory):
    """On one thread, and on two that are woken for anything."""
    library = small_library(tmp_path_factory.mktemp("patches"), ("panel", "tall"))
    source = "\n".join(form.function(name) for name, form in FAR.items())
    one = dynmlir.compile(source, request.param, library=library)
    return one, dynmlir.CompiledModule(one.data, "local-task", 2)


def run(modules, name, sizes, seed=0, spoil=None):
    arrays = FAR[name].arrays(sizes, seed)
    if spoil is not None:
        arrays[0].flat[arrays[0].size // 2] = spoil
    exact, magnitude, depth = FAR[name].exact(*arrays)
    for module in modules:
        agree(np.asarray(getattr(module, name)(*arrays)), exact, magnitude, depth, f"{name} {sizes}")


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", FAR)
def test_windows_of_any_width(modules, name, width):
    """Lines that end amid a vector of pixels, one pixel a line, many; windows beyond the image on each side."""
    for y in (width, width + 3, 4 * width + 1, 70, 200):
        run(modules, name, {"n": 2, "c": 3, "f": 17, "x": 12, "y": y, "r": 3, "s": width})


@pytest.mark.parametrize("name", FAR)
def test_random_sizes(modules, name):
    rng = np.random.default_rng(sum(map(ord, name)))
    for seed in range(16):
        run(modules, name, {x: int(rng.choice(some)) for x, some in SIZES.items()}, seed)


@pytest.mark.parametrize("name", FAR)
def test_blocks_that_end_amid_a_window(modules, name):
    """Reductions of several blocks, none of whose ends is a line's or a channel's; several blocks of columns."""
    run(modules, name, {"n": 1, "c": 37, "f": 20, "x": 40, "y": 90, "r": 7, "s": 11})
    run(modules, name, {"n": 1, "c": 3, "f": 20, "x": 90, "y": 1500, "r": 5, "s": 13})


@pytest.mark.parametrize("value", [np.nan, np.inf])
@pytest.mark.parametrize("name", FAR)
def test_carries_what_is_not_finite(modules, name, value):
    run(modules, name, {"n": 2, "c": 5, "f": 19, "x": 17, "y": 40, "r": 3, "s": 6}, spoil=value)
