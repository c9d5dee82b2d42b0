#!/usr/bin/env python3
"""Compiles matmul.mlir once and runs it at very different shapes, on one thread, beside NumPy.

The pattern and the micro-kernels are what the module's own dispatch function answers.
"""

import os
import statistics
import sys
import time
from pathlib import Path

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # before NumPy reads it: both sides get one thread

import numpy as np
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

import dynmlir
from dynmlir import dialect, runtime
from dynmlir.costmodel import Problem, find_model, predict
from dynmlir.dialect.files import load_library
from dynmlir.driver.libraries import default_library
from dynmlir.kernels.patterns import PATTERNS

EXAMPLE = Path(__file__).with_name("matmul.mlir")
SHAPES = {
    "square": (1024, 1024, 1024),
    "BERT, 37 tokens": (37, 768, 768),
    "GPT-2, 5 tokens": (5, 3072, 768),
    "one token": (1, 4096, 4096),
    "prime sizes": (251, 509, 1021),
    "graph features": (2708, 16, 1433),
    "tall, 3 columns": (200_000, 3, 64),
    "tiny": (9, 9, 9),
    "long reduction": (32, 32, 65536),
    "K of 0": (64, 64, 0),
}
MODEL = "cpu"


def measure(call, seconds=0.2):
    """The median time of a call, seconds."""
    call()
    times, end = [], time.perf_counter() + seconds
    while not times or time.perf_counter() < end:
        started = time.perf_counter()
        call()
        times.append(time.perf_counter() - started)
    return statistics.median(times)


def operands(m, n, k):
    """A, B in [-1, 1) and the memory of C, all such that the module uses them in place."""
    rng = np.random.default_rng(0)
    a, b, c = (runtime.empty(shape) for shape in ((m, k), (k, n), (m, n)))
    a[...], b[...] = rng.random(a.shape, np.float32) * 2 - 1, rng.random(b.shape, np.float32) * 2 - 1
    return a, b, c


def problem():
    """What the dispatch function was made from, to predict times with."""
    with dialect.new_context():
        path = default_library("host")
        if path is None:
            sys.exit("no library of micro-kernels fits this CPU: dynmlir would leave all to IREE")
        device, library = load_library(path)
    return Problem(library, device, find_model(MODEL), PATTERNS)


def program(plan, names):
    """(pattern, micro-kernels) of a plan, as a person reads them."""
    if plan[0] == 0:
        return "-", "-"
    return list(PATTERNS)[plan[0] - 1], ", ".join(names[kernel] for kernel in plan[6:] if kernel >= 0)


def microseconds(seconds):
    return f"{seconds * 1e6:,.1f}"


def row(module, known, name, shape):
    """One line of the table."""
    m, n, k = shape
    a, b, c = operands(m, n, k)
    plan = module.matmul_matmul_0_plan(m, n, k, 1)
    pattern, kernels = program(plan, module.kernel_names)
    predicted = predict(known, plan, m, n, k, 1) * 1e-12
    ours, numpys = measure(module.matmul.prepare(a, b, c)), measure(lambda: np.matmul(a, b, out=c))
    module.matmul(a, b, out=c)
    error = np.max(np.abs(c - a.astype("f8") @ b.astype("f8")), initial=0.0)
    rate = f"{2 * m * n * k / ours * 1e-9:.1f}"
    times = map(microseconds, (predicted, ours, numpys))
    return (name, f"{m}x{n}x{k}", pattern, kernels, *times, rate, f"{error:.1e}")


def main():
    started = time.perf_counter()
    module = dynmlir.compile(EXAMPLE, export_plan=True, output_arguments=True)
    seconds = time.perf_counter() - started
    console = Console(highlight=False)
    console.width = max(console.width, 120)
    size = f"{len(module.data) / 1e6:.2f} MB, {len(module.kernel_names)} micro-kernels"
    console.print(f"{EXAMPLE.name}: compiled once in {seconds:.1f} s, {size}. One thread, times in microseconds.")
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for title in ("shape", "MxNxK", "pattern", "micro-kernels"):
        table.add_column(title, no_wrap=True)
    for title in ("predicted", "measured", "NumPy", "GFLOP/s", "largest error"):
        table.add_column(title, justify="right", no_wrap=True)
    known = problem()
    for name, shape in SHAPES.items():
        table.add_row(*row(module, known, name, shape))
    console.print(table)
    console.print("predicted: by the module's cost model, for the work alone; measured: with the call, some 3 us.")


if __name__ == "__main__":
    main()
