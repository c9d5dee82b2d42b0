"""Convolutions of bytes, exactly: named with and without zero points, as linalg.generic of factors without sign.

And of 16-bit floats, summed up in f32.
"""

import numpy as np
import pytest
from convolved import Convolved
from quantised import Quantised
from typed import DTYPES, TYPES, small_library

import dynmlir

SAME = {"before": (1, 1), "after": (1, 1)}
ODD = {"stride": (2, 3), "dilation": (3, 2), "before": (2, 0), "after": (1, 3)}
GENERIC = {"loops": "nocvfsr", "points": False}
FORMS = {
    "nhwc": Quantised("conv_2d_nhwc_hwcf", **SAME, around="point"),
    "nhwc_odd": Quantised("conv_2d_nhwc_hwcf", **ODD),
    "nhwc_plain": Quantised("conv_2d_nhwc_hwcf", **SAME, points=False),
    "nhwgc": Quantised("conv_2d_nhwgc_gfhwc", **ODD, around="point"),
    "nchw": Quantised("conv_2d_nchw_fchw", **SAME, around="point"),
    "nchw_plain": Quantised("conv_2d_nchw_fchw", **ODD, points=False),
    "ngchw": Quantised("conv_2d_ngchw_gfchw", stride=(1, 2)),
    "hwc_odd": Quantised("depthwise_conv_2d_nhwc_hwc", **ODD, around="point"),
    "u8_i8": Quantised("conv_2d_nhwc_hwcf", **SAME, **GENERIC, types=("ui8", "i8")),
    "i8_u8": Quantised("conv_2d_nhwc_hwcf", **ODD, **GENERIC, types=("i8", "ui8")),
    "u8_nchw": Quantised("conv_2d_nchw_fchw", **SAME, **GENERIC, types=("ui8", "i8")),
}
NEAR_PAGES = (("nhwc", SAME), ("nhwc_odd", ODD))
FLOATS = {
    "bf16_nhwc": Convolved("conv_2d_nhwc_hwcf", **SAME, element="bf16", sums="f32"),
    "bf16_nchw": Convolved("conv_2d_nchw_fchw", **ODD, element="bf16", sums="f32"),
    "bf16_hwc": Convolved("depthwise_conv_2d_nhwc_hwc", **SAME, element="bf16", sums="f32"),
}
#: Those whose operands are put against protected pages.
GUARDED = {f"f16_{name}": Convolved("conv_2d_nhwc_hwcf", **by, element="f16", sums="f32") for name, by in NEAR_PAGES}
GUARDED |= {f"i8_{name}": Quantised("conv_2d_nhwc_hwcf", **by, points=False) for name, by in NEAR_PAGES}
#: Images that are turned first, since windows lie apart: patches of a transformer, windows that overlap.
PATCHES = {"stride": (5, 4), "static": (("f", 19), ("c", 3), ("r", 5), ("s", 4))}
WIDE = {"stride": (1, 4), "before": (2, 3), "after": (0, 4), "static": (("f", 33), ("c", 2), ("r", 3), ("s", 9))}
APART = {
    name: {"op": "conv_2d_nchw_fchw", "zeros": True, **by} for name, by in {"patches": PATCHES, "wide": WIDE}.items()
}
#: Sizes that random ones are of, and some that are larger than blocks, or 0.
SIZES = {"n": (1, 2, 3), "g": (1, 2, 19), "c": (1, 2, 5, 17), "f": (1, 3, 8, 37), "x": (7, 9, 13), "y": (8, 11, 23)}
SIZES |= {"r": (1, 2, 3), "s": (1, 3, 4)}
FIXED = (
    {"n": 2, "g": 3, "c": 130, "f": 67, "x": 9, "y": 31, "r": 3, "s": 3},
    {"n": 1, "g": 1, "c": 191, "f": 35, "x": 7, "y": 8, "r": 3, "s": 3},
    {"n": 0, "g": 3, "c": 5, "f": 7, "x": 9, "y": 9, "r": 3, "s": 3},
    {"n": 1, "g": 3, "c": 0, "f": 7, "x": 9, "y": 9, "r": 3, "s": 3},
    {"n": 1, "g": 3, "c": 5, "f": 7, "x": 1, "y": 1, "r": 1, "s": 1},
)


def compiled(kind, forms, folder, **options):
    library = folder / f"{kind}.mlir"
    library.write_text(small_library(TYPES[kind], "x86_64_v3", ("panel",))[0])
    text = "\n".join(form.function(name) for name, form in forms.items())
    return dynmlir.compile(text, "x86-64-v3", library=library, **options)


@pytest.fixture(scope="module")
def module(tmp_path_factory):
    return compiled("i8", FORMS, tmp_path_factory.mktemp("bytes"))


@pytest.fixture(scope="module")
def floats(tmp_path_factory):
    return compiled("bf16", FLOATS, tmp_path_factory.mktemp("floats"))


def run(module, name, sizes, seed):
    form, points = FORMS[name], (-3, 100)
    image, weights, start = form.arrays(sizes, seed)
    got = module[name](image, weights, start, *points[: 2 * form.points])
    assert np.array_equal(got, form.expected(image, weights, start, points if form.points else (0, 0))), sizes


@pytest.mark.parametrize("name", FORMS)
def test_exact(module, name):
    rng = np.random.default_rng(sum(map(ord, name)))
    for sizes in FIXED:
        run(module, name, sizes, 1)
    for seed in range(8):
        run(module, name, {x: int(rng.choice(some)) for x, some in SIZES.items()}, seed)


@pytest.mark.parametrize("name", FLOATS)
@pytest.mark.parametrize("spoil", [1, np.nan])
def test_floats(floats, name, spoil):
    """Weights that are not finite make of zeros around an image what the operator says."""
    rng, form = np.random.default_rng(5), FLOATS[name]
    every = [*FIXED, *({x: int(rng.choice(some)) for x, some in SIZES.items()} for _ in range(4))]
    for seed, sizes in enumerate(every):
        image, weights, start = form.arrays(sizes, seed)
        image, weights = (x.astype(DTYPES[form.element]) for x in (image, weights))
        weights.reshape(-1)[: weights.size // 9] *= spoil
        got, (result, size, depth) = floats[name](image, weights, start), form.exact(image, weights, start)
        assert np.array_equal(np.isnan(got), np.isnan(result)), sizes
        assert np.all(np.isnan(got) | (np.abs(got - result) <= max(depth, 4) * np.finfo("f4").eps * size)), sizes


@pytest.mark.parametrize("kind, sums", [("f16", "f16"), ("bf16", "f32"), ("i8", "i32")])
def test_windows_far_apart(tmp_path, kind, sums):
    """Exactly: of whole numbers that each type has, as their sums are."""
    forms = {name: Convolved(**by, element=kind, sums=sums) for name, by in APART.items()}
    texts = {name: form.function(name) for name, form in forms.items()}
    if kind == "i8":
        texts = {name: text.replace("0.0 : i8", "0 : i8") for name, text in texts.items()}
    library = tmp_path / "library.mlir"
    library.write_text(small_library(TYPES[kind], "x86_64_v3", ("panel",))[0])
    module = dynmlir.compile("\n".join(texts.values()), "x86-64-v3", library=library)
    for name, form in forms.items():
        for seed, (n, x, y) in enumerate([(2, 21, 37), (1, 5, 9), (3, 40, 131), (1, 64, 8), (0, 9, 9), (2, 4, 12)]):
            arrays = [np.rint(4 * each) for each in form.arrays({"n": n, "x": x, "y": y}, seed)]
            expected = form.exact(*arrays[:2], np.zeros_like(arrays[2]))[0]
            image, weights = (each.astype(DTYPES[kind]) for each in arrays[:2])
            got = module[name](image, weights, arrays[2].astype(DTYPES[sums]))
            assert np.array_equal(got, expected), (name, n, x, y)


def test_relu_of_every_image_beside_results_of_another_type(tmp_path):
    """Kernels that take all images at once finish each where its sums are: in the result, or in an area apart."""
    relu = Convolved("conv_2d_nchw_fchw", relu=True, element="bf16", sums="f32")
    own = Convolved("conv_2d_nchw_fchw", element="bf16")
    module = compiled("bf16", {"relu": relu, "own": own}, tmp_path, debug=True)
    (operator, kernels), _ = module.kernels.items()
    assert any(kernel.startswith("planar") for kernel in kernels)
    for sizes in (
        {"n": 3, "c": 2, "f": 5, "x": 9, "y": 11, "r": 3, "s": 2},
        {x: 2 if x == "n" else 1 for x in "ncfxyrs"},
    ):
        arrays = [np.rint(4 * x).astype("f4") for x in relu.arrays(sizes, 1)]
        expected = relu.exact(*arrays)[0]
        image, weights, start = arrays[0].astype(DTYPES["bf16"]), arrays[1].astype(DTYPES["bf16"]), arrays[2]
        assert np.array_equal(module.relu(image, weights, start), expected)
        for place, kernel in enumerate(kernels):
            plan = (1, 0, 0, 0, 0, 0, place, *[-1] * 6)
            assert np.array_equal(module[f"{operator}_forced"](weights, image, start, *plan), expected), kernel


@pytest.mark.parametrize("side", ["end", "begin"])
@pytest.mark.parametrize("kind", ["f16", "i8"])
def test_stays_inside(run_apart, tmp_path, side, kind):
    forms = {name: form for name, form in GUARDED.items() if form.element == kind}
    compiled(kind, forms, tmp_path, output_arguments=True).save(tmp_path / "guarded.vmfb")
    done = run_apart("guarded_convolutions.py", tmp_path / "guarded.vmfb", side, *forms)
    assert done.returncode == 0 and done.stdout.endswith("all inside\n"), done.stdout[-200:] + done.stderr[-2000:]
