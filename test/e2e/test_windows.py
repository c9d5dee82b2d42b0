"""Convolutions whose pixels are sorted by the taps that they have inside the image: in its place, or turned."""

import numpy as np
import pytest
from test_contractions import small_library
from test_convolutions import DEPTHWISE, FORMS, GUARDED, SIZES, run

import dynmlir

IN_PLACE = ("nhwc", "nhwc_same", "nhwc_odd", "nhwc_strided_point", "nwc")
TURNED = ("nchw_same", "nchw_odd", "nchw_relu", "nchw_strided_point", "ngchw", "fgchw", "ncw")
NAMES = (*IN_PLACE, *TURNED)
#: Of powers of two of vectors, and of three.
KERNELS = (("direct", 3, 16, 64, 300), ("direct", 6, 32, 64, 200))
IN_THIRDS = (("direct", 3, 16, 64, 300), ("direct", 6, 48, 64, 200))


@pytest.fixture(scope="module", params=[KERNELS, IN_THIRDS], ids=["whole", "thirds"])
def library(request, tmp_path_factory):
    """A library of which no micro-kernel but those made for windows, or for planes, reads an image."""
    return small_library(tmp_path_factory.mktemp("windows"), kernels=request.param)


@pytest.fixture(scope="module")
def modules(library):
    forms = {name: FORMS[name] for name in NAMES}
    one = dynmlir.compile("\n".join(form.function(name) for name, form in forms.items()), library=library)
    return one, dynmlir.CompiledModule(one.data, "local-task", 2)


@pytest.mark.parametrize("name", NAMES)
def test_random_sizes(modules, name):
    rng = np.random.default_rng(sum(map(ord, name)))
    for seed in range(16):
        run(modules, name, {x: int(rng.choice(some)) for x, some in SIZES.items()}, seed)


@pytest.mark.parametrize("name", ["nhwc_same", "nhwc_odd"])
def test_larger_sizes(modules, name):
    # Blocks of whole lines, of several images, of pieces of a line longer than a block, of the reduction, of columns.
    run(modules, name, {"n": 9, "g": 90, "c": 60, "f": 70, "x": 8, "y": 9, "r": 3, "s": 3})
    run(modules, name, {"n": 2, "g": 1, "c": 150, "f": 40, "x": 14, "y": 37, "r": 24, "s": 3})
    run(modules, name, {"n": 2, "g": 5, "c": 2, "f": 5, "x": 3, "y": 1145, "r": 3, "s": 3})


@pytest.mark.parametrize("spoil", [None, np.inf])
def test_blocks_of_columns(modules, spoil):
    """More sums than an L2 of 2 MB holds, of two blocks of the reduction; and weights that are not finite in one."""
    sizes = {"n": 1, "g": 1, "c": 45, "f": 1100, "x": 23, "y": 23, "r": 3, "s": 3}
    run(modules, "nhwc_same", sizes, **({} if spoil is None else {"spoil": spoil, "spoilt": 1}))


def test_every_pixel_with_taps_of_its_own(modules):
    run(modules, "nhwc_odd", {"n": 2, "c": 5, "f": 20, "x": 5, "y": 3, "r": 3, "s": 6})
    run(modules, "nwc", {"n": 2, "c": 5, "f": 20, "x": 0, "y": 9, "r": 0, "s": 10})


def test_turned_blocks(modules):
    """Of several images, in panels of filters and blocks of channels; of pieces of a line; what does not fit at all."""
    run(modules, "nchw_same", {"n": 23, "c": 70, "f": 50, "x": 7, "y": 7, "r": 3, "s": 3})
    run(modules, "nchw_same", {"n": 2, "c": 150, "f": 70, "x": 14, "y": 37, "r": 3, "s": 3})
    run(modules, "ngchw", {"n": 3, "g": 2, "c": 40, "f": 33, "x": 9, "y": 9, "r": 2, "s": 3})
    run(modules, "nchw_odd", {"n": 2, "c": 2, "f": 5, "x": 4, "y": 1145, "r": 3, "s": 3})
    run(modules, "nchw_odd", {"n": 2, "c": 2, "f": 5, "x": 70, "y": 70, "r": 24, "s": 31})


@pytest.mark.parametrize("value", [np.nan, np.inf])
@pytest.mark.parametrize("spoilt", [0, 1])
def test_carries_what_is_not_finite(modules, value, spoilt):
    """Of weights too: zeros around the image times infinity are no zeros."""
    for name in ("nhwc_same", "nhwc_odd", "nchw_same", "nchw_odd"):
        run(
            modules,
            name,
            {"n": 2, "g": 19, "c": 5, "f": 19, "x": 7, "y": 9, "r": 3, "s": 3},
            spoil=value,
            spoilt=spoilt,
        )


def test_stays_inside(run_apart, library, tmp_path):
    stays_inside(run_apart, library, tmp_path, NAMES)


def stays_inside(run_apart, library, tmp_path, forms, cpu="host"):
    """On operands that end, and that begin, at a page that must not be touched."""
    every = GUARDED | DEPTHWISE
    names = [name for name in every if name in forms]
    source = "\n".join(every[name].function(name) for name in names)
    dynmlir.compile(source, cpu, library=library, output_arguments=True).save(tmp_path / "guarded.vmfb")
    for side in ("end", "begin"):
        done = run_apart("guarded_convolutions.py", tmp_path / "guarded.vmfb", side, *names)
        last = done.stdout.splitlines()[-1:]
        assert done.returncode == 0 and last == ["all inside"], f"died at {last}: {done.stderr[-2000:]}"
