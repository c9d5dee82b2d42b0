"""Tiles of so many rows that four of A share a pointer (backend/row_pointers.py): every code and height, part of A."""

from __future__ import annotations

import numpy as np
import pytest
from operands import by_plan, check, kernels, operands

from dynmlir import compile as dynmlir_compile
from dynmlir.backend.cpus import cpu_features
from dynmlir.device.known import find_device
from dynmlir.driver.bench_module import compile_kernels
from dynmlir.generate.operation import find_operation

WIDE = ("direct_16x16x16", "stream_9x32x8", "sweep_14x32x16", "skinny_12x32x8", "sweep_10x48x16", "direct_15x16x64")
PACKED = ("panel_11x32x16", "block_13x32x16", "tall_16x16x16")
AVX2 = ("direct_12x8x16", "sweep_11x8x16", "panel_10x8x16", "tall_9x8x16")


def module_of(device, names, operation=None, times=1):
    """The micro-kernels of these names, compiled for this machine; skips where it cannot run them."""
    found = find_device(device)
    if not cpu_features("x86-64-v4" if found["vector_bits"] == 512 else "x86-64-v3") <= cpu_features("host"):
        pytest.skip(f"this machine cannot run code for {device}")
    more = () if operation is None else (operation,)
    return compile_kernels(found, kernels(names, times), "host", *more)


@pytest.mark.parametrize(("device", "names"), [("sapphirerapids", WIDE + PACKED), ("x86_64_v3", AVX2)])
def test_rows_and_reductions_of_every_length(device, names):
    """Whole tiles and those of the rows left over; turns of four steps, and what is left of them; more than a block."""
    module = module_of(device, names)
    for index in range(len(names)):
        for m in (1, 9, 10, 16, 17, 29, 64):
            for n, k in ((1, 3), (7, 4), (16, 9), (33, 18), (48, 35), (70, 64)):
                a, b = operands(m, n, k)
                check(by_plan(module, a, b, (1, m, n, m, n, m, index, *[-1] * 6)), a, b)


@pytest.mark.parametrize(("kind", "dtype"), [("f64", np.float64), ("f16", np.float16)])
def test_elements_of_other_sizes(kind, dtype):
    names = WIDE[::2] + PACKED[::2] if kind == "f64" else ("direct_12x32x16", "sweep_14x32x16", "panel_10x32x16")
    module = module_of("sapphirerapids", names, find_operation(kind, "nn"), 0.5 if kind == "f64" else 1)
    (forced,) = [name for name in module.function_names if name.endswith("_forced")]
    rng, sums = np.random.default_rng(0), np.float64 if kind == "f64" else np.float32
    for index in range(len(names)):
        for m, n, k in ((16, 16, 9), (31, 33, 40), (9, 48, 33), (14, 5, 4), (13, 3, 0)):
            a, b = rng.integers(-3, 4, (1, m, k)), rng.integers(-3, 4, (1, k, n))
            c = np.full((1, m, n), 77, sums)
            got = np.asarray(module[forced](a.astype(dtype), b.astype(dtype), c, 1, m, n, m, n, m, index, *[-1] * 6))
            assert np.array_equal(got, a @ b), (names[index], m, n, k)


SLICED = """
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %from: index, %depth: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %n = tensor.dim %b, %c1 : tensor<?x?xf32>
  %part = tensor.extract_slice %a[0, %from] [%m, %depth] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %empty = tensor.empty(%m, %n) : tensor<?x?xf32>
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%part, %b : tensor<?x?xf32>, tensor<?x?xf32>)
                     outs(%start : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
"""


def test_rows_that_are_part_of_longer_ones():
    """The length of a row of A comes from the memory, not from the sizes of the product."""
    if not cpu_features("sapphirerapids") <= cpu_features("host"):
        pytest.skip("this machine has no library with tiles of so many rows")
    module = dynmlir_compile(SLICED, target_cpu="sapphirerapids")
    for m, n, k, first, depth in ((64, 9, 70, 11, 40), (200, 6, 64, 1, 63), (14, 300, 90, 45, 33)):
        a, b = operands(m, n, k)
        check(
            np.asarray(module["f"](a, b[first : first + depth], first, depth)),
            a[:, first : first + depth],
            b[first : first + depth],
        )
