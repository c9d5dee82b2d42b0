"""What --export-debug adds: plans, runs of a given plan, selection in a loop, IREE's own code as oracle."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from operands import check, operands

import dynmlir

ROOT = Path(__file__).resolve().parents[2]
LIBRARY = ROOT / "test" / "lit" / "passes" / "inputs" / "library.mlir"
KERNELS = ("direct_6x64x256", "direct_1x64x256", "panel_6x64x256")

TWO = """
func.func @zero(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cst = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %n = tensor.dim %b, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %i = linalg.fill ins(%cst : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%i : tensor<?x?xf32>)
       -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @add(%a: tensor<?x48xf32>, %b: tensor<48x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x48xf32>, tensor<48x?xf32>) outs(%c : tensor<?x?xf32>)
       -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
"""


@pytest.fixture(scope="module")
def module(tmp_path_factory):
    """Compiled by the command, as a user would."""
    folder = tmp_path_factory.mktemp("debug")
    source, out = folder / "in.mlir", folder / "out.vmfb"
    source.write_text(TWO)
    command = [sys.executable, "-m", "dynmlir.cli.compile", str(source), "-o", str(out)]
    subprocess.run([*command, f"--library={LIBRARY}", "--export-debug"], check=True)
    return dynmlir.load(out)


SHAPES = [(1, 1, 1), (5, 63, 0), (6, 64, 256), (7, 65, 257), (37, 200, 300), (100, 3, 511)]


@pytest.mark.parametrize("shape", SHAPES)
def test_the_reference_is_the_operator(module, shape):
    a, b = operands(*shape)
    nothing = np.full(shape[:2], np.nan, np.float32)
    check(module.zero_matmul_0_reference(a, b, nothing), a, b)
    assert np.allclose(module.zero(a, b), module.zero_matmul_0_reference(a, b, nothing), atol=1e-4)


@pytest.mark.parametrize("shape", [(1, 1), (7, 65), (37, 200)])
def test_the_reference_accumulates(module, shape):
    a, b = operands(*shape, 48)
    c = operands(*shape, shape[1], seed=1)[0]
    expected = module.add_matmul_0_reference(a, b, c)
    assert np.allclose(expected, c + a.astype("f8") @ b, atol=1e-4)
    assert np.allclose(module.add(a, b, c), expected, atol=1e-4)


def test_accumulating_leaves_the_callers_memory_alone(module):
    a, b = operands(37, 200, 48)
    c = dynmlir.runtime.empty((37, 200))
    c[...] = 1
    for function, plan in (
        (module.add, ()),
        (module.add_matmul_0_forced, (1, 37, 200, 37, 200, 37, 0, *[-1] * 6)),
    ):
        assert np.allclose(function(a, b, c, *plan), 1 + a.astype("f8") @ b, atol=1e-4)
        assert np.all(c == 1)


@pytest.mark.parametrize("kernel", range(len(KERNELS)), ids=KERNELS)
def test_every_kernel_equals_the_reference(module, kernel):
    for m, n, k in SHAPES:
        a, b = operands(m, n, k)
        start = np.zeros((m, n), np.float32)
        plan = (1, m, n, m, n, m, kernel, *[-1] * 6)
        forced = module.zero_matmul_0_forced(a, b, start, *plan)
        assert np.allclose(forced, module.zero_matmul_0_reference(a, b, start), atol=1e-4), (m, n, k)


def test_two_kernels_in_one_program(module):
    """Pattern II: rows up to 12 on one kernel, the rest on another."""
    a, b = operands(37, 200, 300)
    start = np.zeros((37, 200), np.float32)
    plan = (2, 12, 200, 12, 200, 12, 2, 1, *[-1] * 5)
    forced = module.zero_matmul_0_forced(a, b, start, *plan)
    assert np.allclose(forced, module.zero_matmul_0_reference(a, b, start), atol=1e-4)


def test_the_reference_checks_its_sizes(module):
    a, b, c = (np.ones(shape, np.float32) for shape in ((4, 5), (6, 3), (4, 3)))
    with pytest.raises(RuntimeError, match="zero_matmul_0_reference.*dimension 1 of A and dimension 0 of B"):
        module.zero_matmul_0_reference(a, b, c)
    with pytest.raises(RuntimeError, match="dimension 0 of A and dimension 0 of C"):
        module.zero_matmul_0_reference(np.ones((4, 6), np.float32), b, c[1:])


def test_the_loop_runs_the_same_selection(module):
    """Its result is the sum of the plans of its shapes."""
    factors, total = (2654435761, 40503, 2246822519), 0
    for i in range(50):
        total += sum(module.zero_matmul_0_plan(*(1 + (i * f >> 7 & 4095) for f in factors), 1))
    assert module.zero_matmul_0_plan_loop(50, 1) == total
