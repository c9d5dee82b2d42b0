"""Narrow elements of a B where it lies: groups of its rows, and columns of a transposed one; in batches."""

import itertools

import numpy as np
import pytest
from typed import DTYPES, TYPES, check, operand

import dynmlir
from dynmlir.backend.cpus import cpu_features
from dynmlir.device.known import find_device
from dynmlir.driver.tune_run import micro_kernel
from dynmlir.generate.layers import Candidate
from dynmlir.generate.library import library_of
from dynmlir.generate.source import matmul_source
from dynmlir.generate.write import library_text
from dynmlir.kernels.micro_kernel import Tile

TILES = {
    "nn": [("grouped", tile) for tile in ((1, 128, 16), (4, 64, 64), (6, 32, 16), (3, 16, 8))],
    "nt": [("dot_narrow", tile) for tile in ((1, 8, 128), (3, 4, 256), (4, 4, 64), (2, 1, 64))],
}
OF = {"i8": "cascadelake", "ui8_i8": "cascadelake", "bf16": "cooperlake"}
CASES = [*((short, layout, device) for short, device in OF.items() for layout in TILES)]
CASES += [(short, "nt", "x86_64_v4") for short in ("f16", "bf16", "i8", "ui8_i8")]
SIZES = {"m": (1, 2, 5, 7, 13), "n": (1, 3, 17, 64, 133), "k": (0, 1, 3, 31, 64, 131, 301)}


@pytest.fixture(scope="module", params=CASES, ids="-".join)
def case(request, tmp_path_factory):
    """(element types, layout, a module of batches, its kernels' names)."""
    short, layout, name = request.param
    device, types = find_device(name), TYPES[short]
    if not cpu_features(device.target_cpu) <= cpu_features("host"):
        pytest.skip(f"this machine cannot run code for {device.target_cpu}")
    kernels = [micro_kernel(Candidate(family, Tile(*tile))) for family, tile in TILES[layout]]
    path = tmp_path_factory.mktemp("dots") / "library.mlir"
    path.write_text(library_text(device, library_of(device, kernels, types, layout=layout), []))
    source = matmul_source(types, layout, batched=True)
    return types, layout, dynmlir.compile(source, device.target_cpu, library=path, debug=True)


def test_every_tile_at_its_edges(case):
    types, layout, module = case
    (forced,) = [module[name] for name in module.function_names if name.endswith("_forced")]
    rng = np.random.default_rng(7)
    for m, n, k in itertools.product(*SIZES.values()):
        a, b = operand((2, m, k), types.a, rng), operand((2, k, n), types.b, rng)
        lies = np.ascontiguousarray(b.swapaxes(1, 2)) if layout == "nt" else b
        index = (m + n + k) % len(module.kernel_names)
        c = np.ones((2, m, n), DTYPES[types.c])
        made = np.asarray(forced(a, lies, c, 1, m, n, m, n, m, index, *[-1] * 6))
        for part in range(2):
            check(made[part], a[part], b[part])


@pytest.mark.parametrize("case", [each for each in CASES if each[0].endswith("f16")], ids="-".join, indirect=True)
def test_whatever_is_not_finite_stays_so(case):
    types, layout, module = case
    (forced,) = [module[name] for name in module.function_names if name.endswith("_forced")]
    for index in range(len(module.kernel_names)):
        a, b = np.ones((1, 5, 67), DTYPES[types.a]), np.ones((1, 67, 21), DTYPES[types.b])
        a[0, 3, 66], b[0, 5, 20] = np.inf, np.nan
        lies = np.ascontiguousarray(b.swapaxes(1, 2)) if layout == "nt" else b
        made = np.asarray(forced(a, lies, np.zeros((1, 5, 21), "f4"), 1, 5, 21, 5, 21, 5, index, *[-1] * 6))[0]
        assert np.isnan(made[:, 20]).all() and np.isposinf(made[3, :20]).all()
        assert np.array_equal(made[:3, :20], np.full((3, 20), 67)), module.kernel_names[index]
