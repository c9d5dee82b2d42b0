"""Modules for a GPU, run on simulated thread blocks."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from dynmlir.driver.compile import CompileOptions, lower
from dynmlir.simulate.module import SimulatedModule
from dynmlir.simulate.types import round_to

#: Few, so that small outputs take several waves and split reductions.
MULTIPROCESSORS = 4
ROOT = Path(__file__).resolve().parents[2]
LIBRARIES, INPUTS = ROOT / "lib" / "libraries", ROOT / "test" / "lit" / "cuda" / "inputs"


def matmul(inputs: str, result: str, accumulate: bool = False) -> str:
    """A function of a matmul of unknown sizes."""
    a, c = f"tensor<?x?x{inputs}>", f"tensor<?x?x{result}>"
    if accumulate:
        return f"""
func.func @matmul(%a: {a}, %b: {a}, %c: {c}) -> {c} {{
  %r = linalg.matmul ins(%a, %b : {a}, {a}) outs(%c : {c}) -> {c}
  return %r : {c}
}}"""
    return f"""
func.func @matmul(%a: {a}, %b: {a}) -> {c} {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : {result}
  %m = tensor.dim %a, %c0 : {a}
  %n = tensor.dim %b, %c1 : {a}
  %e = tensor.empty(%m, %n) : {c}
  %i = linalg.fill ins(%zero : {result}) outs(%e : {c}) -> {c}
  %r = linalg.matmul ins(%a, %b : {a}, {a}) outs(%i : {c}) -> {c}
  return %r : {c}
}}"""


class Case:
    """A matmul of given element types, and the shipped library's kernels for it."""

    def __init__(self, inputs: str, result: str, accumulate: bool = False, target: str = "cuda", **options) -> None:
        self.inputs, self.result, self.accumulate = inputs, result, accumulate
        chosen = CompileOptions(target=target, debug=True, **options)
        lowered = lower(matmul(inputs, result, accumulate), "matmul.mlir", chosen, locations=False)
        self.text, self.kernels = lowered.text, lowered.kernel_names
        self.module = SimulatedModule(lowered.text, MULTIPROCESSORS)

    def check(self, m: int, n: int, k: int, plan: tuple[int, ...] | None = None, inexact: float = 0.0) -> None:
        """Runs a shape, by a given plan if any, and compares with float64. `inexact`: relative error of a product."""
        rng = np.random.default_rng(m * 10007 + n * 101 + k)
        a, b = (round_to(rng.standard_normal(shape), self.inputs) for shape in ((m, k), (k, n)))
        before = round_to(rng.standard_normal((m, n)), self.result)
        given = (a, b, before) if self.accumulate or plan is not None else (a, b)
        name = "matmul" if plan is None else "matmul_matmul_0_forced"
        self.module.launches.clear()
        (got,) = self.module.call(name, *given, *(plan or ()))
        want = a.astype(np.float64) @ b.astype(np.float64) + (before if self.accumulate else 0)
        unit = {"f32": 2**-23, "f16": 2**-10, "bf16": 2**-7}[self.result]
        size = np.abs(a).astype(np.float64) @ np.abs(b) + 1
        allowed = 2 * unit * np.abs(want) + (inexact + 2**-21) * size
        wrong = np.argwhere(~(np.abs(got - want) <= allowed))
        assert not len(wrong), f"{m} x {n} x {k}, plan {plan}: {len(wrong)} wrong, first at {wrong[0]}"
        assert self.module.conflicts == 0, f"{m} x {n} x {k}, plan {plan}: rows of ldmatrix lie on the same banks"

    def plan(self, pattern: int, row: int, *kernels: int) -> tuple[int, ...]:
        """Pattern I (1) or II (2), cut at a row."""
        return (pattern, row, 0, row, 0, row, *kernels, *[-1] * (7 - len(kernels)))
