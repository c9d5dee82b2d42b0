#!/usr/bin/env python3
"""The time of one selection: a loop over 10,000 varied shapes inside the module, so that no call is in it.

With the library of this CPU, and with one of 34 micro-kernels, whatever the other has.
"""

import itertools
import time
from pathlib import Path

import dynmlir

HERE = Path(__file__).resolve().parent
EXAMPLE = HERE.parent / "examples" / "matmul.mlir"
#: What tools of an earlier commit (18dd0ab) kept for x86-64-v4.
LARGE = HERE / "libraries" / "thirty_four.mlir"
SHAPES = 10_000
RUNS = 7

KNOWN = """
func.func @known(%a: tensor<?x768xf32>, %b: tensor<768x3072xf32>) -> tensor<?x3072xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x768xf32>
  %e = tensor.empty(%m) : tensor<?x3072xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<?x3072xf32>) -> tensor<?x3072xf32>
  %c = linalg.matmul ins(%a, %b : tensor<?x768xf32>, tensor<768x3072xf32>) outs(%i : tensor<?x3072xf32>)
       -> tensor<?x3072xf32>
  return %c : tensor<?x3072xf32>
}
"""


def selection_us(source, name, library):
    """Microseconds of one selection, the least of several runs; and the size of the library."""
    module = dynmlir.compile(source, debug=True, library=library)
    loop = module[f"{name}_plan_loop"]
    times = []
    for _ in range(RUNS):
        started = time.perf_counter()
        loop(SHAPES, 1)
        times.append(time.perf_counter() - started)
    return min(times) / SHAPES * 1e6, len(module.kernel_names)


def report():
    cases = (("all sizes unknown", EXAMPLE, "matmul_matmul_0"), ("N and K known", KNOWN, "known_matmul_0"))
    for library, (what, source, name) in itertools.product((None, LARGE), cases):
        us, kernels = selection_us(source, name, library)
        print(f"selection, {what}: {us:.2f} us ({kernels} micro-kernels, default patterns, {SHAPES} shapes)")


if __name__ == "__main__":
    report()
