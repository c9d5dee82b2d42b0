#!/usr/bin/env python3
"""Right answers at very many sizes: MikPoly's Table 6, and random shapes up to 4096.

    .venv/bin/python benchmarks/sweep.py table6|random [--every N]

Checks against float64, prints every wrong shape as the line that reproduces it, and exits with 1 if any is.
"""

import argparse
import sys
import time
from pathlib import Path

import numpy as np
from rich.progress import track

import dynmlir
from dynmlir import runtime

EXAMPLE = Path(__file__).resolve().parent.parent / "examples" / "matmul.mlir"
EPS = float(np.finfo(np.float32).eps)
LARGEST, N, K = 8192, 3072, 768
RANDOM = 2000
PRIMES = (2, 3, 5, 7, 11, 13, 17, 31, 61, 127, 251, 509, 1021, 2039, 4093)


def filled(rng, shape):
    x = runtime.empty(shape)
    x[...] = rng.random(shape, np.float32) * 2 - 1
    return x


def exact(a, b):
    """C in float64 and the largest error that each element may have."""
    bound = min(max(a.shape[1], 4) * EPS, 1e-5)
    return a.astype("f8") @ b.astype("f8"), bound * (np.abs(a).astype("f8") @ np.abs(b).astype("f8"))


def table6(module, every):
    """M = 1..8192, N = 3072, K = 768: one reference, of which every M takes its rows."""
    rng = np.random.default_rng(6)
    a, b = filled(rng, (LARGEST, K)), filled(rng, (K, N))
    c, bound = (x.astype(np.float32) for x in exact(a, b))  # rounded: 1 part in 6000 of the bound
    off = np.empty_like(c)
    for m in range(1, LARGEST + 1, every):
        np.subtract(module.matmul(a[:m], b), c[:m], out=off[:m])
        np.abs(off[:m], out=off[:m])
        yield (m, N, K), bool((off[:m] <= bound[:m]).all())


def random(module, every):
    """Sizes of four kinds: any, prime, a power of two, zero or one."""
    rng = np.random.default_rng(2000)
    for _ in range(0, RANDOM, every):
        kinds = rng.integers(4, size=3)
        choices = (rng.integers(0, 4097), rng.choice(PRIMES), 1 << rng.integers(0, 13), rng.integers(0, 2))
        m, n, k = (int(choices[kind]) for kind in kinds)
        a, b = filled(rng, (m, k)), filled(rng, (k, n))
        c, bound = exact(a, b)
        yield (m, n, k), np.all(np.abs(module.matmul(a, b) - c) <= bound)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("shapes", choices=("table6", "random"))
    p.add_argument("--every", type=int, default=1, help="one shape in so many")
    options = p.parse_args()
    module, started = dynmlir.compile(EXAMPLE), time.perf_counter()
    done = wrong = 0
    check, total = {"table6": (table6, LARGEST), "random": (random, RANDOM)}[options.shapes]
    cases = check(module, options.every)
    for shape, right in track(cases, options.shapes, -(-total // options.every), disable=not sys.stderr.isatty()):
        done += 1
        if not right:
            wrong += 1
            print("wrong: m, n, k = {}, {}, {}".format(*shape), flush=True)
    print(f"{options.shapes}: {done} shapes, {wrong} wrong, {time.perf_counter() - started:.0f} s")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
