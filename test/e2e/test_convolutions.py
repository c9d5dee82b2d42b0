"""Convolutions of every form, in one module on a library of small tiles, against a sum over the window in float64."""

import numpy as np
import pytest
from convolved import Convolved
from operands import agree
from test_contractions import small_library

import dynmlir

FORMS = {
    "nhwc": Convolved("conv_2d_nhwc_hwcf"),
    "nhwc_same": Convolved("conv_2d_nhwc_hwcf", before=(1, 1), after=(1, 1), static=(("r", 3), ("s", 3))),
    "nhwc_odd": Convolved("conv_2d_nhwc_hwcf", (2, 3), (3, 2), (2, 5), (0, 3)),
    "nhwc_relu": Convolved("conv_2d_nhwc_fhwc", (2, 1), (1, 1), (1, 0), (1, 2), relu=True),
    "nhwc_point": Convolved("conv_2d_nhwc_hwcf", static=(("r", 1), ("s", 1))),
    "nhwc_strided_point": Convolved("conv_2d_nhwc_hwcf", (2, 2), static=(("r", 1), ("s", 1))),
    "nhwgc": Convolved("conv_2d_nhwgc_gfhwc", (1, 2), (2, 1), (1, 1), (1, 1)),
    "hwcm": Convolved("depthwise_conv_2d_nhwc_hwcm", (1, 2), (1, 1), (1, 1), (0, 1)),
    "wcm": Convolved("depthwise_conv_1d_nwc_wcm", (1, 2), (1, 3), (0, 1), (0, 2)),
    "one": Convolved("conv_1d"),
    "two": Convolved("conv_2d"),
    "nwc": Convolved("conv_1d_nwc_wcf", (1, 2), (1, 2), (0, 2), (0, 1)),
    "nchw": Convolved("conv_2d_nchw_fchw"),
    "nchw_same": Convolved("conv_2d_nchw_fchw", before=(1, 1), after=(1, 1), static=(("r", 3), ("s", 3))),
    "nchw_odd": Convolved("conv_2d_nchw_fchw", (2, 3), (3, 2), (2, 5), (0, 3)),
    "nchw_relu": Convolved("conv_2d_nchw_fchw", (2, 1), (1, 1), (1, 0), (1, 2), relu=True),
    "nchw_point": Convolved("conv_2d_nchw_fchw", static=(("r", 1), ("s", 1))),
    "nchw_strided_point": Convolved("conv_2d_nchw_fchw", (2, 2), static=(("r", 1), ("s", 1))),
    "ngchw": Convolved("conv_2d_ngchw_gfchw", (1, 2), (2, 1), (1, 1), (1, 1)),
    "fgchw": Convolved("conv_2d_ngchw_fgchw", before=(0, 1), after=(1, 0)),
    "chw": Convolved("depthwise_conv_2d_nchw_chw", (2, 1), (1, 2), (1, 1), (1, 1)),
    "chw_same": Convolved("depthwise_conv_2d_nchw_chw", before=(1, 1), after=(1, 1)),
    "chw_dilated": Convolved("depthwise_conv_2d_nchw_chw", dilation=(3, 2), before=(3, 2), after=(3, 2)),
    "chw_by_two": Convolved("depthwise_conv_2d_nchw_chw", (2, 2), before=(1, 1), after=(1, 1)),
    "ncw": Convolved("conv_1d_ncw_fcw", (1, 2), (1, 2), (0, 2), (0, 1)),
    "generic_nhwc": Convolved("conv_2d_nhwc_hwcf", (2, 1), (1, 3), (1, 1), (1, 0), relu=True, loops="rscnovf"),
    "generic_ngchw": Convolved("conv_2d_ngchw_gfchw", (1, 2), (2, 1), (1, 1), (1, 1), loops="ngfovcrs"),
    "cw": Convolved("depthwise_conv_1d_ncw_cw", (1, 2), (1, 2), (0, 2), (0, 1)),
}
#: In NCHW, of pixels that are more than two apart: patches, and windows that overlap.
FAR = {
    "patches_by_four": Convolved("conv_2d_nchw_fchw", (4, 4)),
    "patches_by_sixteen": Convolved("conv_2d_nchw_fchw", (16, 16)),
    "nchw_far": Convolved("conv_2d_nchw_fchw", (2, 3), (3, 1), (1, 2), (2, 4), relu=True),
    "ngchw_far": Convolved("conv_2d_ngchw_gfchw", (5, 5), before=(3, 3), after=(3, 3), static=(("g", 2),)),
    "ncw_far": Convolved("conv_1d_ncw_fcw", (1, 5), (1, 1), (0, 2), (0, 4)),
}
FORMS |= FAR
#: Those whose operands are put against protected pages.
NEAR_PAGES = ("nhwc_same", "nhwc_odd", "nchw_same", "nchw_odd", "nchw_far", "ngchw", "chw_same", "chw_by_two")
GUARDED = {name: FORMS[name] for name in NEAR_PAGES}
#: Depthwise with the channels innermost, which micro-kernels of their own compute.
DEPTHWISE = {
    "hwc": Convolved("depthwise_conv_2d_nhwc_hwc"),
    "hwc_same": Convolved("depthwise_conv_2d_nhwc_hwc", before=(1, 1), after=(1, 1), static=(("r", 3), ("s", 3))),
    "hwc_odd": Convolved("depthwise_conv_2d_nhwc_hwc", (2, 3), (3, 2), (2, 5), (0, 3), relu=True),
    "hwc_by_two": Convolved("depthwise_conv_2d_nhwc_hwc", (2, 2), before=(1, 1), after=(1, 1)),
    "hwc_apart": Convolved("depthwise_conv_2d_nhwc_hwc", dilation=(1, 2), before=(1, 2), after=(1, 2)),
    "wc": Convolved("depthwise_conv_1d_nwc_wc", (1, 2), (1, 2), (0, 2), (0, 1)),
    "generic_wc": Convolved("depthwise_conv_1d_nwc_wc", (1, 2), (1, 2), (0, 2), (0, 1), loops="nvgs"),
}
#: One of each layout that kernels of shipped libraries are made for.
SHIPPED = ("nhwc_same", "nchw_same", "hwc_same")
SIZES = {
    "n": (0, 1, 2, 3),
    "g": (0, 1, 2, 3),
    "c": (0, 1, 2, 3, 5, 16, 17, 33, 70),
    "f": (0, 1, 2, 15, 16, 17, 33, 64, 65),
    "x": (0, 1, 2, 5, 7, 12, 17),
    "y": (0, 1, 2, 5, 7, 14, 31, 33, 70),
    "r": (0, 1, 2, 3, 5),
    "s": (0, 1, 2, 3, 5),
}


@pytest.fixture(scope="module")
def modules(tmp_path_factory):
    """All forms; on one thread, and on two that are woken for anything."""
    library = small_library(tmp_path_factory.mktemp("convolutions"), ("panel", "tall"))
    one = dynmlir.compile("\n".join(form.function(name) for name, form in FORMS.items()), library=library)
    return one, dynmlir.CompiledModule(one.data, "local-task", 2)


@pytest.fixture(scope="module")
def guarded(tmp_path_factory):
    """The path of a module that writes into the caller's memory."""
    folder = tmp_path_factory.mktemp("guarded")
    source = "\n".join(form.function(name) for name, form in GUARDED.items())
    library = small_library(folder, ("panel",))
    dynmlir.compile(source, library=library, output_arguments=True).save(folder / "guarded.vmfb")
    return folder / "guarded.vmfb"


@pytest.fixture(scope="module")
def as_shipped():
    """With the library of this machine, which has wider tiles and more families."""
    return (dynmlir.compile("\n".join((FORMS | DEPTHWISE)[name].function(name) for name in SHIPPED)),)


def run(modules, name, sizes, seed=0, spoil=None, spoilt=0):
    """The result of both modules, which must agree with float64 within the bound of their reduction."""
    form = (FORMS | DEPTHWISE)[name]
    arrays = form.arrays(sizes, seed)
    if spoil is not None:
        arrays[spoilt].flat[arrays[spoilt].size // 2 if spoilt == 0 else 0] = spoil
    exact, magnitude, depth = form.exact(*arrays)
    for module in modules:
        agree(np.asarray(getattr(module, name)(*arrays)), exact, magnitude, depth, f"{name} {sizes}")


@pytest.mark.parametrize("name", FORMS)
def test_random_sizes(modules, name):
    rng = np.random.default_rng(sum(map(ord, name)))
    for seed in range(16):
        run(modules, name, {x: int(rng.choice(some)) for x, some in SIZES.items()}, seed)


@pytest.mark.parametrize("name", FORMS)
def test_larger_sizes(modules, name):
    # Several blocks of rows, of columns and of the reduction; the last ones not whole.
    run(modules, name, {"n": 2, "g": 2, "c": 150, "f": 70, "x": 14, "y": 37, "r": 3, "s": 3})
    run(modules, name, {"n": 3, "g": 1, "c": 3, "f": 40, "x": 30, "y": 45, "r": 5, "s": 5})


@pytest.mark.parametrize("name", SHIPPED)
def test_with_the_shipped_library(as_shipped, name):
    rng = np.random.default_rng(sum(map(ord, name)))
    for seed in range(16):
        run(as_shipped, name, {x: int(rng.choice(some)) for x, some in SIZES.items()}, seed)
    run(as_shipped, name, {"n": 2, "g": 70, "c": 150, "f": 70, "x": 14, "y": 37, "r": 3, "s": 3})
    run(as_shipped, name, {"n": 1, "g": 3, "c": 600, "f": 300, "x": 9, "y": 10, "r": 3, "s": 3})


#: Sizes of which each is zero in turn.
REGULAR = {"n": 2, "g": 2, "c": 5, "f": 17, "x": 9, "y": 12, "r": 3, "s": 3}


@pytest.mark.parametrize("zero", REGULAR)
@pytest.mark.parametrize("name", FORMS)
def test_zero_in_each_size(modules, name, zero):
    """Sums of nothing, whatever else there is to walk through, and results of no element."""
    run(modules, name, REGULAR | {zero: 0})


@pytest.mark.parametrize("zero", REGULAR)
@pytest.mark.parametrize("name", SHIPPED)
def test_zero_in_each_size_with_the_shipped_library(as_shipped, name, zero):
    run(as_shipped, name, REGULAR | {zero: 0})


@pytest.mark.parametrize("name", ["nhwc_same", "nhwc_odd"])
def test_the_reference_of_a_padded_convolution(tmp_path, name):
    """IREE's own code, which it refuses to make where the sums begin as zeros in an argument's memory."""
    form, library, kind = FORMS[name], small_library(tmp_path, ("panel",)), "tensor<?x?x?x?xf32>"
    zeros = f"  %zeros = linalg.fill ins(%zero : f32) outs(%c : {kind}) -> {kind}\n  %r = "
    source = form.function(name).replace("outs(%c", "outs(%zeros").replace("  %r = ", zeros)
    module = dynmlir.compile(source, library=library, debug=True)
    image, weights, start = form.arrays({"n": 2, "g": 1, "c": 5, "f": 17, "x": 7, "y": 12, "r": 3, "s": 3}, 0)
    exact, magnitude, depth = form.exact(image, weights, 0 * start)
    (reference,) = (function for function in module.function_names if function.endswith("_reference"))
    for function in (name, reference):
        agree(np.asarray(module[function](image, weights, start)), exact, magnitude, depth, function)


@pytest.mark.parametrize("name", ["nhwc_same", "nhwc_odd", "nchw_same", "nchw_odd"])
def test_kernels_larger_than_the_image(modules, name):
    run(modules, name, {"n": 2, "g": 1, "c": 20, "f": 20, "x": 1, "y": 1, "r": 1, "s": 4})
    run(modules, name, {"n": 1, "g": 1, "c": 20, "f": 20, "x": 5, "y": 3, "r": 3, "s": 6})


@pytest.mark.parametrize("value", [np.nan, np.inf])
@pytest.mark.parametrize("name", ["nhwc_same", "nhwc_odd", "nchw_same", "nchw_odd", "chw"])
def test_carries_what_is_not_finite(modules, name, value):
    run(modules, name, {"n": 2, "g": 2, "c": 5, "f": 19, "x": 7, "y": 9, "r": 3, "s": 3}, spoil=value)


def test_windows_beyond_the_image_are_refused(modules):
    image, weights, result = (np.zeros(s, np.float32) for s in ((1, 4, 4, 2), (3, 3, 2, 5), (1, 4, 2, 5)))
    with pytest.raises(RuntimeError, match=r"windows reach beyond dimension 1 of A and the zeros around it"):
        modules[0].nhwc(image, weights, result)
    with pytest.raises(RuntimeError, match=r"dimension 3 of B and dimension 3 of C differ"):
        modules[0].nhwc(image, weights, result[:, :2, :, :3])


@pytest.mark.parametrize("side", ["end", "begin"])
def test_stays_inside(run_apart, guarded, side):
    done = run_apart("guarded_convolutions.py", guarded, side)
    last = done.stdout.splitlines()[-1:]
    assert done.returncode == 0 and last == ["all inside"], f"died at {last}: {done.stderr[-2000:]}"
