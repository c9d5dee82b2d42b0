"""Tiles along K copy a B of one to four columns as one stretch of memory (templates/matmul/copy_columns.mlir), and of
others, or parts of them, some rows at a time (turn_rows.mlir)."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest
from operands import by_plan, check, kernels, operands

from dynmlir.backend.cpus import cpu_features
from dynmlir.device.known import find_device
from dynmlir.driver.bench_module import compile_kernels
from dynmlir.generate.operation import find_operation
from dynmlir.kernels.patterns import BESIDE_VECTORS

#: Depths of one block and of several, the last one of whole vectors and not.
KERNELS = ("dot_4x1x32", "dot_2x2x32", "dot_3x4x64", "dot_1x8x48", "dot_2x3x64")
DTYPES = {"f32": np.float32, "f64": np.float64, "f16": np.float16, "bf16": ml_dtypes.bfloat16, "i8": np.int8}
RESULTS = {"f64": np.float64, "i8": np.int32}


@pytest.fixture(scope="module")
def module():
    return compile_kernels(find_device("x86_64_v3"), kernels(KERNELS), "host")


@pytest.mark.parametrize("index", range(len(KERNELS)), ids=KERNELS)
def test_every_number_of_columns(module, index):
    """Fewer columns than the tile has, as many, and more: those are taken one by one."""
    for n in (1, 2, 3, 4, 5, 8, 9):
        for m, k in ((1, 1), (3, 15), (4, 16), (5, 33), (9, 64), (2, 95), (13, 257), (6, 0)):
            a, b = operands(m, n, k)
            check(by_plan(module, a, b, (1, m, n, m, n, m, index, *[-1] * 6)), a, b)


@pytest.mark.parametrize("device", ["x86_64_v3", "x86_64_v4"])
@pytest.mark.parametrize("kind", ["f32", "f64"])
def test_some_columns_of_more(device, kind):
    """Behind a cut, of every number, where rows of B are longer: in the first block of a reduction and the last."""
    if not cpu_features(device.replace("x86_64_", "x86-64-")) <= cpu_features("host"):
        pytest.skip("this machine cannot run AVX-512")
    operation = find_operation(kind, "nn")
    made = compile_kernels(find_device(device), kernels(KERNELS), "host", operation, BESIDE_VECTORS)
    rng, dtype = np.random.default_rng(5), DTYPES[kind]
    (name,) = [name for name in made.function_names if name.endswith("_forced")]
    for index in range(len(KERNELS)):
        for behind in range(1, 12):
            for m, cut, k in ((3, 16, 15), (5, 3, 33), (2, 1, 130), (1, 7, 48)):
                n = cut + behind
                a, b = (rng.integers(-3, 4, size).astype(dtype) for size in ((1, m, k), (1, k, n)))
                plan = (3, m, cut, m, cut, m, (index + 1) % len(KERNELS), index, *[-1] * 5)
                got = np.asarray(made[name](a, b, np.full((1, m, n), np.nan, dtype), *plan))
                assert np.array_equal(got, a @ b), (KERNELS[index], m, cut, n, k)


def test_non_finite_values_stay_in_their_column(module):
    a, b = operands(5, 3, 40)
    b[7, 1], b[39, 2] = np.nan, np.inf
    for index in range(len(KERNELS)):
        c = by_plan(module, np.abs(a) + 1, b, (1, 5, 3, 5, 3, 5, index, *[-1] * 6))
        assert np.isfinite(c[:, 0]).all() and np.isnan(c[:, 1]).all() and np.isposinf(c[:, 2]).all()


@pytest.mark.parametrize("kind", ["f64", "f16", "bf16", "i8"])
def test_of_other_types(kind):
    """Small integers, which every type adds up exactly; a batch, whose matrices follow one another."""
    operation = find_operation(kind, "nn")
    made = compile_kernels(find_device("x86_64_v3"), kernels(KERNELS), "host", operation)
    (forced,) = [name for name in made.function_names if name.endswith("_forced")]
    rng = np.random.default_rng(0)
    for index in range(len(KERNELS)):
        for m, n, k in ((5, 1, 33), (4, 2, 41), (7, 3, 70), (3, 4, 100), (2, 5, 17)):
            a, b = rng.integers(-3, 4, (3, m, k)), rng.integers(-3, 4, (3, k, n))
            c = np.full((3, m, n), 77, RESULTS.get(kind, np.float32))
            left, right = (np.ascontiguousarray(x.astype(DTYPES[kind])) for x in (a, b))
            got = made[forced](left, right, c, 1, m, n, m, n, m, index, *[-1] * 6)
            assert np.array_equal(np.asarray(got, "f8"), a @ b), (kind, index, m, n, k)
