"""Depthwise convolutions in NHWC by tiles on channels of an image, read in its place: behind masks, and without."""

import numpy as np
import pytest
from convolved import Convolved
from test_convolutions import DEPTHWISE, SIZES, run
from test_windows import stays_inside
from typed import TYPES, small_library

import dynmlir
from dynmlir import dialect
from dynmlir.backend.cpus import cpu_features
from dynmlir.device.known import find_device
from dynmlir.dialect.files import load_library
from dynmlir.lowering.derived import for_layout
from dynmlir.resources import lib_dir

#: Devices -> CPUs that code is made for: with masks that cost nothing, on any CPU, and without.
CPUS = {"x86_64_v4": "host", "x86_64_v3": "x86-64-v3"}


def require_runs(device):
    """Skips code of a device that this machine does not run."""
    if not cpu_features(find_device(device).target_cpu) <= cpu_features("host"):
        pytest.skip(f"this machine is no {device}")


@pytest.fixture(scope="module", params=CPUS)
def library(request, tmp_path_factory):
    """The path of a library whose tiles depthwise ones are made of, and the CPU."""
    require_runs(request.param)
    path = tmp_path_factory.mktemp("channels") / "library.mlir"
    text = small_library(TYPES["f32"], request.param, ("direct", "panel"))[0]
    path.write_text(text.replace("wake_ns = 8000", "wake_ns = 0"))
    return path, CPUS[request.param]


@pytest.fixture(scope="module")
def modules(library):
    path, cpu = library
    one = dynmlir.compile("\n".join(form.function(name) for name, form in DEPTHWISE.items()), cpu, library=path)
    return one, dynmlir.CompiledModule(one.data, "local-task", 2)


@pytest.mark.parametrize("name", DEPTHWISE)
def test_random_sizes(modules, name):
    rng = np.random.default_rng(sum(map(ord, name)))
    for seed in range(40):
        run(modules, name, {x: int(rng.choice(some)) for x, some in (SIZES | {"g": SIZES["f"]}).items()}, seed)


@pytest.mark.parametrize("name", ["hwc_same", "hwc_odd", "hwc_by_two", "hwc_apart"])
def test_larger_sizes(modules, name):
    """Blocks of lines, of several images, long lines, many taps; of rows and columns that threads take parts of."""
    run(modules, name, {"n": 9, "g": 90, "x": 8, "y": 9, "r": 3, "s": 3})
    run(modules, name, {"n": 2, "g": 300, "x": 41, "y": 30, "r": 3, "s": 3})
    run(modules, name, {"n": 2, "g": 5, "x": 5, "y": 1145, "r": 3, "s": 3})
    run(modules, name, {"n": 1, "g": 17, "x": 43, "y": 41, "r": 7, "s": 11})


@pytest.mark.parametrize("name", ["hwc_same", "hwc_odd", "hwc_by_two", "hwc_apart"])
def test_wide_images_of_many_channels(modules, name):
    """Few channels at a time, which lines of several windows fit the L2 with; what lies below is prefetched."""
    run(modules, name, {"n": 1, "g": 210, "x": 14, "y": 112, "r": 3, "s": 3})
    run(modules, name, {"n": 2, "g": 133, "x": 9, "y": 150, "r": 5, "s": 5})


@pytest.mark.parametrize("name", ["hwc_same", "hwc_odd", "hwc_by_two", "hwc_apart"])
def test_windows_larger_than_the_image(modules, name):
    run(modules, name, {"n": 2, "g": 20, "x": 1, "y": 1, "r": 1, "s": 1})
    run(modules, name, {"n": 2, "g": 20, "x": 2, "y": 1, "r": 3, "s": 3})


@pytest.mark.parametrize("value", [np.nan, np.inf])
@pytest.mark.parametrize("spoilt", [0, 1])
def test_carries_what_is_not_finite(modules, value, spoilt):
    """Of weights too: zeros around the image times infinity are no zeros."""
    for name in ("hwc_same", "hwc_odd", "hwc_by_two", "hwc_apart", "wc"):
        for x, y in ((7, 9), (5, 40), (2, 2)):
            sizes = {"n": 2, "g": 19, "x": x + 5, "y": y + 5, "r": 3, "s": 3}
            run(modules, name, sizes, spoil=value, spoilt=spoilt)


def test_stays_inside(run_apart, library, tmp_path):
    path, cpu = library
    stays_inside(run_apart, path, tmp_path, DEPTHWISE, cpu)


def test_shipped_libraries_have_it():
    for cpu in ("x86_64_v4", "sapphirerapids", "x86_64_v3", "aarch64"):
        with dialect.new_context():
            device, library = load_library(lib_dir() / "libraries" / f"{cpu}.mlir")
        assert [kernel.family for kernel in for_layout(library, "dn", device).micro_kernels] == ["depthwise"]


@pytest.mark.parametrize("cpu", CPUS.values())
@pytest.mark.parametrize("op", ["depthwise_conv_2d_nhwc_hwc", "depthwise_conv_2d_nchw_chw"])
def test_doubles(op, cpu):
    """Vectors of half as many lanes, whose masks are words of 8 and 4 bits; in both layouts, by the shipped library."""
    form = Convolved(op, (2, 2), before=(1, 1), after=(1, 1), element="f64")
    module = dynmlir.compile(form.function("doubles"), cpu)
    for seed, (g, y) in enumerate(((1, 9), (7, 14), (13, 31), (5, 70))):
        operands = form.arrays({"n": 2, "g": g, "x": 11, "y": y, "r": 3, "s": 5}, seed)
        exact, magnitude, _ = form.exact(*operands)
        off = np.abs(module.doubles(*operands) - exact)
        assert operands[0].dtype == np.float64 and np.all(off <= 16 * np.finfo(np.float64).eps * magnitude)
