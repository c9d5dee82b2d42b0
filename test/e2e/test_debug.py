"""What --export-debug adds: plans, runs of a given plan, selection in a loop, IREE's own code as oracle."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from operands import by_plan, check, operands

import dynmlir
from dynmlir import dialect
from dynmlir.dialect.files import load_library
from dynmlir.driver.bench_module import compile_kernels
from dynmlir.kernels.micro_kernel import Tile

LIBRARY = Path(__file__).resolve().parents[1] / "lit" / "passes" / "inputs" / "library.mlir"
KERNELS = ("direct_6x64x256", "direct_1x64x256", "panel_6x64x256")

SHAPES = [(1, 1, 1), (5, 63, 0), (6, 64, 256), (7, 65, 257), (37, 200, 300), (100, 3, 511)]


@pytest.mark.parametrize("shape", SHAPES)
def test_the_reference_is_the_operator(small, shape):
    a, b = operands(*shape)
    nothing = np.full(shape[:2], np.nan, np.float32)
    check(small.zero_matmul_0_reference(a, b, nothing), a, b)
    assert np.allclose(small.zero(a, b), small.zero_matmul_0_reference(a, b, nothing), atol=1e-4)


@pytest.mark.parametrize("shape", [(1, 1), (7, 65), (37, 200)])
def test_the_reference_accumulates(small, shape):
    a, b = operands(*shape, 48)
    c = operands(*shape, shape[1], seed=1)[0]
    expected = small.add_matmul_0_reference(a, b, c)
    assert np.allclose(expected, c + a.astype("f8") @ b, atol=1e-4)
    assert np.allclose(small.add(a, b, c), expected, atol=1e-4)


def test_accumulating_leaves_the_callers_memory_alone(small):
    a, b = operands(37, 200, 48)
    c = dynmlir.runtime.empty((37, 200))
    c[...] = 1
    for function, plan in (
        (small.add, ()),
        (small.add_matmul_0_forced, (1, 37, 200, 37, 200, 37, 0, *[-1] * 6)),
    ):
        assert np.allclose(function(a, b, c, *plan), 1 + a.astype("f8") @ b, atol=1e-4)
        assert np.all(c == 1)


@pytest.mark.parametrize("kernel", range(len(KERNELS)), ids=KERNELS)
def test_every_kernel_equals_the_reference(small, kernel):
    for m, n, k in SHAPES:
        a, b = operands(m, n, k)
        start = np.zeros((m, n), np.float32)
        plan = (1, m, n, m, n, m, kernel, *[-1] * 6)
        forced = small.zero_matmul_0_forced(a, b, start, *plan)
        assert np.allclose(forced, small.zero_matmul_0_reference(a, b, start), atol=1e-4), (m, n, k)


def test_two_kernels_in_one_program(small):
    """Pattern II: rows up to 12 on one kernel, the rest on another."""
    a, b = operands(37, 200, 300)
    start = np.zeros((37, 200), np.float32)
    plan = (2, 12, 200, 12, 200, 12, 2, 1, *[-1] * 5)
    forced = small.zero_matmul_0_forced(a, b, start, *plan)
    assert np.allclose(forced, small.zero_matmul_0_reference(a, b, start), atol=1e-4)


def test_the_reference_checks_its_sizes(small):
    a, b, c = (np.ones(shape, np.float32) for shape in ((4, 5), (6, 3), (4, 3)))
    with pytest.raises(
        RuntimeError, match="zero_matmul_0_reference: dimension 1 of argument 0 and dimension 0 of argument 1"
    ):
        small.zero_matmul_0_reference(a, b, c)
    with pytest.raises(RuntimeError, match="dimension 0 of argument 0 and dimension 0 of argument 2"):
        small.zero_matmul_0_reference(np.ones((4, 6), np.float32), b, c[1:])


def test_the_loop_runs_the_same_selection(small):
    """Its result is the sum of the plans of its shapes."""
    factors, total = (2654435761, 40503, 2246822519), 0
    for i in range(50):
        total += sum(small.zero_matmul_0_plan(*(1 + (i * f >> 7 & 4095) for f in factors), 1))
    assert small.zero_matmul_0_plan_loop(50, 1) == total


@pytest.fixture(scope="module")
def high():
    """Kernels whose tiles are higher than two of the edges' tiles together."""
    with dialect.new_context():
        device, library = load_library(LIBRARY)
    known = library.micro_kernels[0]
    tiles = (("direct", Tile(21, 16, 64)), ("panel", Tile(19, 16, 64)))
    kernels = [
        replace(known, name=f"{family}_high", family=family, tile=tile, packed=family == "panel")
        for family, tile in tiles
    ]
    return compile_kernels(device, kernels, "host")


@pytest.mark.parametrize("kernel", [0, 1], ids=["direct", "panel"])
def test_rows_left_over_below_a_high_tile(high, kernel):
    for m in range(1, 43):
        a, b = operands(m, 19, 67)
        check(by_plan(high, a, b, (1, m, 19, m, 19, m, kernel, *[-1] * 6)), a, b)


@pytest.mark.parametrize(
    ("plan", "said"),
    [
        ((1, 37, 200, 37, 200, 37, 3, *[-1] * 6), "a micro-kernel is not one of 3"),
        ((1, 38, 200, 37, 200, 38, 0, *[-1] * 6), "cuts are not 0 <= r23 <= r <= r67 <= M and 0 <= c45 <= c <= N"),
        ((2, 12, 200, 12, 201, 12, 0, 1, *[-1] * 5), "cuts are not"),
        ((10, 37, 200, 37, 200, 37, 0, *[-1] * 6), "a pattern is not one of 1, 2, 3, 4, 5, 6, 7, 8, 9"),
        ((1, -1, 200, -1, 200, 37, 0, *[-1] * 6), "cuts are not"),
    ],
)
def test_a_plan_that_the_module_lacks_is_refused(small, plan, said):
    a, b = operands(37, 200, 300)
    with pytest.raises(RuntimeError, match=f"zero_matmul_0_forced: {said}"):
        small.zero_matmul_0_forced(a, b, np.zeros((37, 200), np.float32), *plan)
