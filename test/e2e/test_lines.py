"""Convolutions in NCHW by tiles on lines of an image, read in its place."""

import numpy as np
import pytest
from test_channels import require_runs
from test_contractions import small_library
from test_convolutions import FORMS, SIZES, run
from test_windows import stays_inside

import dynmlir
from dynmlir import dialect
from dynmlir.dialect.files import load_library
from dynmlir.lowering.derived import for_layout
from dynmlir.resources import lib_dir

NAMES = (
    *("nchw", "nchw_same", "nchw_odd", "nchw_relu", "nchw_strided_point"),
    *("ngchw", "fgchw", "generic_ngchw", "chw", "chw_same", "chw_by_two", "ncw", "cw"),
)
#: Three vectors and one, several rows and one; stacks of lines alone, where masks cost something: device, CPU, kernel.
KERNELS = {
    "8x48": ("x86_64_v4", "host", ("lines", 8, 48, 4096, 300)),
    "3x16": ("x86_64_v4", "host", ("lines", 3, 16, 4096, 320)),
    "1x8": ("x86_64_v3", "x86-64-v3", ("lines", 1, 8, 4096, 320)),
}


@pytest.fixture(scope="module", params=KERNELS)
def cpu(request):
    """The name of one of them, and the CPU."""
    require_runs(KERNELS[request.param][0])
    return request.param, KERNELS[request.param][1]


@pytest.fixture(scope="module")
def library(cpu, tmp_path_factory):
    """A library for images, of one micro-kernel."""
    device, _, kernel = KERNELS[cpu[0]]
    source = lib_dir() / "libraries" / f"{device}.mlir"
    made = small_library(tmp_path_factory.mktemp("lines"), kernels=(kernel,), source=source)
    stated = 'operator = "matmul"'
    text = made.read_text()
    assert stated in text
    made.write_text(text.replace(stated, f'{stated}, layout = "ni"'))
    return made


@pytest.fixture(scope="module")
def modules(library, cpu):
    one = dynmlir.compile("\n".join(FORMS[name].function(name) for name in NAMES), cpu[1], library=library)
    return one, dynmlir.CompiledModule(one.data, "local-task", 2)


@pytest.mark.parametrize("name", NAMES)
def test_random_sizes(modules, name):
    rng = np.random.default_rng(sum(map(ord, name)))
    for seed in range(24):
        run(modules, name, {x: int(rng.choice(some)) for x, some in SIZES.items()}, seed)


@pytest.mark.parametrize("name", ["nchw_same", "nchw_odd", "chw", "chw_same", "chw_by_two", "ngchw"])
def test_larger_sizes(modules, name):
    """Many lines, lines of several tiles, many products, of which two threads take parts; stacks, many taps."""
    run(modules, name, {"n": 1, "g": 3, "c": 1, "f": 1, "x": 47, "y": 44, "r": 3, "s": 3})
    run(modules, name, {"n": 1, "g": 2, "c": 2, "f": 1, "x": 52, "y": 41, "r": 11, "s": 7})
    run(modules, name, {"n": 1, "g": 1, "c": 1, "f": 1, "x": 33, "y": 300, "r": 5, "s": 4})
    run(modules, name, {"n": 3, "g": 5, "c": 4, "f": 21, "x": 40, "y": 37, "r": 3, "s": 3})
    run(modules, name, {"n": 2, "g": 3, "c": 2, "f": 9, "x": 9, "y": 1145, "r": 3, "s": 3})
    run(modules, name, {"n": 5, "g": 41, "c": 1, "f": 3, "x": 7, "y": 7, "r": 3, "s": 3})


@pytest.mark.parametrize("value", [np.nan, np.inf])
@pytest.mark.parametrize("spoilt", [0, 1])
def test_carries_what_is_not_finite(modules, value, spoilt):
    """Of weights too: zeros around the image times infinity are no zeros."""
    sizes = {"n": 2, "g": 19, "c": 5, "f": 19, "x": 7, "y": 9, "r": 3, "s": 3}
    for name in ("nchw_same", "nchw_odd", "chw", "chw_same", "chw_by_two", "cw"):
        run(modules, name, sizes, spoil=value, spoilt=spoilt)


def test_stays_inside(run_apart, library, cpu, tmp_path):
    stays_inside(run_apart, library, tmp_path, NAMES, cpu[1])


def test_shipped_libraries_have_it_where_there_are_masks():
    families = {}
    for cpu in ("x86_64_v4", "sapphirerapids", "x86_64_v3", "aarch64"):
        with dialect.new_context():
            device, library = load_library(lib_dir() / "libraries" / f"{cpu}.mlir")
        images = for_layout(library, "ni", device)
        families[cpu] = "lines" in {kernel.family for kernel in images.micro_kernels} if images else None
    assert families == {"x86_64_v4": True, "sapphirerapids": True, "x86_64_v3": True, "aarch64": False}
