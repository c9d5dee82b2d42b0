#!/usr/bin/env python3
"""The element types against f32, in turn, on one thread; every result is checked.

    .venv/bin/python benchmarks/element_types.py [--shapes 512x512x512,4x4096x4096] [--types f64,bf16]

Prints 10^9 multiplications and additions a second, and in brackets how many times dynmlir's own f32 that is.
"""

import argparse
import statistics
import sys

import ml_dtypes
import numpy as np

import dynmlir
from dynmlir.generate.measure import least_time
from dynmlir.generate.source import matmul_source
from dynmlir.kernels.element_types import COVERED, ElementTypes
from dynmlir.runtime import empty

SHAPES = (
    *("512x512x512", "768x768x768", "1024x1024x1024", "2048x2048x2048", "512x3072x768", "1000x1300x700"),
    *("1x4096x4096", "4x4096x4096", "16x4096x4096", "37x768x768", "64x64x64", "128x128x128"),
    *("3072x4x1024", "100000x16x64", "16x16x20000"),
)
DTYPES = {
    **{"f64": np.float64, "f32": np.float32, "f16": np.float16, "bf16": ml_dtypes.bfloat16},
    **{"i8": np.int8, "i32": np.int32},
}
ROUNDS, SECONDS = 7, 0.02


def filled(shape, kind, rng):
    x = empty(shape, DTYPES[kind])
    x[...] = rng.integers(-128, 128, shape) if kind == "i8" else rng.random(shape) * 2 - 1
    return x


def is_right(c, a, b):
    """A few rows, and so all columns, against float64 or exact integers."""
    rows = np.unique(np.linspace(0, len(a) - 1, 5).astype(int))
    if c.dtype.kind == "i":
        return np.array_equal(c[rows], (a[rows].astype("i8") @ b.astype("i8")).astype("i4"))
    a, b = a[rows].astype("f8"), b.astype("f8")
    bound = max(a.shape[1], 4) * float(np.finfo(c.dtype).eps) * (np.abs(a) @ np.abs(b))
    return bool(np.all(np.abs(c[rows] - a @ b) <= bound))


def rates(modules, shape):
    """{type: 10^9 operations a second}: the median of rounds that take the types in turn."""
    m, n, k = shape
    rng, calls = np.random.default_rng(shape), {}
    for short, (types, module) in modules.items():
        a, b = filled((m, k), types.a, rng), filled((k, n), types.b, rng)
        if not is_right(module.matmul(a, b), a, b):
            sys.exit(f"wrong: {short} {m}x{n}x{k}")
        calls[short] = module.matmul.prepare(a, b)
    times = {short: [] for short in calls}
    for _ in range(ROUNDS):
        for short, call in calls.items():
            times[short].append(least_time(call, SECONDS))
    return {short: 2e-9 * m * n * k / statistics.median(some) for short, some in times.items()}


def main():
    known = {types.short: types for types in map(ElementTypes.of, COVERED) if types.a != "ui8"}
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--shapes", default=",".join(SHAPES))
    p.add_argument("--types", default=",".join(known))
    options = p.parse_args()
    wanted = dict.fromkeys(["f32", *options.types.split(",")])
    modules = {short: (known[short], dynmlir.compile(matmul_source(known[short]))) for short in wanted}
    print(f"{'m x n x k':>18}", *(f"{short:>14}" for short in wanted))
    logs = {short: [] for short in wanted}
    for text in options.shapes.split(","):
        found = rates(modules, tuple(map(int, text.split("x"))))
        for short, rate in found.items():
            logs[short].append(np.log(rate / found["f32"]))
        cells = (f"{rate:7.1f} ({rate / found['f32']:4.2f})" for rate in found.values())
        print(f"{text:>18}", *(f"{cell:>14}" for cell in cells), flush=True)
    print(f"{'geometric mean':>18}", *(f"{f'({np.exp(np.mean(some)):4.2f})':>14}" for some in logs.values()))


if __name__ == "__main__":
    main()
