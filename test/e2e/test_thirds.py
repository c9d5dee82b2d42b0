"""Tiles of three vectors a row (lowering/thirds.py): every number of columns, all codes and layouts, several types."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest
from operands import by_plan, check, kernels, operands

from dynmlir.backend.cpus import cpu_features
from dynmlir.device.known import find_device
from dynmlir.driver.bench_module import compile_kernels
from dynmlir.generate.operation import find_operation

pytestmark = pytest.mark.skipif(
    not cpu_features("x86-64-v4") <= cpu_features("host"), reason="this machine cannot run AVX-512"
)
#: One multiply-add a cycle, and two: reductions in turns, rows of B read whole.
DEVICES = [find_device(name) for name in ("x86_64_v4", "sapphirerapids")]
PLAIN = ("direct_6x48x16", "stream_4x48x8", "sweep_8x48x16", "skinny_5x48x8")
PACKED = ("panel_6x48x16", "block_8x48x16", "tall_3x96x16")
#: Of a tile of two panels: its edges are of three vectors, of one, and of both.
WITH_EDGES = ("direct_6x64x16", "direct_6x16x16", "tall_6x64x16", "tall_6x48x16", "tall_6x16x16")


@pytest.fixture(scope="module")
def module():
    """Of the first device: types and layouts are of the other."""
    return compile_kernels(DEVICES[0], kernels(PLAIN + PACKED + WITH_EDGES), "host")


@pytest.mark.parametrize("index", range(len(PLAIN + PACKED + WITH_EDGES)))
def test_every_number_of_columns(module, index):
    """Beside a whole panel, too; rows that are left over, reductions of one block and of three."""
    for n in (*range(1, 50), 64 + 15, 64 + 33, 64 + 47, 96 + 48, 192 + 50):
        m, k = (8, 19)[n % 3 == 0], 7 if n % 2 else 40
        a, b = operands(m, n, k)
        check(by_plan(module, a, b, (1, m, n, m, n, m, index, *[-1] * 6)), a, b)


DTYPES = {"f32": np.float32, "f64": np.float64, "f16": np.float16, "bf16": ml_dtypes.bfloat16, "i8": np.int8}
CASES = [
    *((kind, "nn", PLAIN[::2] + PACKED[::2]) for kind in ("f64", "f16", "bf16")),
    ("i8", "nn", PLAIN),
    ("f32", "nt", PACKED),
    ("f64", "nt", PACKED),
]


@pytest.mark.parametrize(("kind", "layout", "names"), CASES, ids=lambda value: value if len(value) < 5 else "")
def test_of_other_types_and_layouts(kind, layout, names):
    """Small integers, which every type adds up exactly."""
    operation = find_operation(kind, layout)
    made = compile_kernels(DEVICES[1], kernels(names, 0.5 if kind == "f64" else 1), "host", operation)
    (forced,) = [name for name in made.function_names if name.endswith("_forced")]
    rng, dtype = np.random.default_rng(0), DTYPES[kind]
    for index in range(len(names)):
        for m, n, k in ((7, 48, 9), (13, 31, 40), (6, 97, 33), (1, 24, 5), (9, 3, 0)):
            a, b = rng.integers(-3, 4, (1, m, k)), rng.integers(-3, 4, (1, k, n))
            left, right = (np.ascontiguousarray(x.astype(dtype)) for x in (a, b.mT if layout == "nt" else b))
            c = np.full((1, m, n), 77, np.int32 if kind == "i8" else np.float64 if kind == "f64" else np.float32)
            got = np.asarray(made[forced](left, right, c, 1, m, n, m, n, m, index, *[-1] * 6))
            assert np.array_equal(got, a @ b), (names[index], m, n, k)
