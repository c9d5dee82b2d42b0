#!/usr/bin/env python3
"""How close the chosen programs come to the oracle's: the best by measurement over the same space.

    .venv/bin/python benchmarks/oracle.py [--library ALL_CANDIDATES.mlir] [--only REGEX]

The space is Patterns I and II with the cuts of the documented rule (costmodel/cuts.py) and every micro-kernel
of the library; of Pattern II's first kernels, the FIRST that were fastest alone. All are timed once, the
FINALISTS and the chosen one then in turn: the oracle's time is the least of their medians.
"""

import argparse
import csv
import re
import statistics
import time
from pathlib import Path

import numpy as np

import dynmlir
from dynmlir import dialect, runtime
from dynmlir.costmodel import Problem, find_model, programs
from dynmlir.dialect.files import load_library
from dynmlir.driver.libraries import default_library
from dynmlir.kernels.patterns import PATTERNS

HERE = Path(__file__).resolve().parent
EXAMPLE = HERE.parent / "examples" / "matmul.mlir"
NAME = "matmul_matmul_0"
FIRST, FINALISTS, ROUNDS = 8, 6, 9


def plans(library, device, pattern, shape):
    """Every program of a pattern for a shape, on one thread."""
    problem = Problem(library, device, find_model("cpu"), {pattern: PATTERNS[pattern]})
    return list(programs(problem, *shape, 1))


def timed(module, plan, operands, least=0.002):
    """Seconds of one call with a plan, the median of as many as fit into `least` seconds.

    The third operand is what an accumulating matmul would start from; only its shape counts here.
    """
    forced, times = module[f"{NAME}_forced"], []
    while not times or sum(times) < least:
        started = time.perf_counter()
        forced(*operands, *plan)
        times.append(time.perf_counter() - started)
    return statistics.median(times)


def case_share(module, library, device, m, n, k):
    """(oracle's time / chosen program's time, the chosen plan, the oracle's) for one shape."""
    rng = np.random.default_rng(0)
    operands = [runtime.empty(shape) for shape in ((m, k), (k, n), (m, n))]
    for x in operands[:2]:
        x[...] = rng.random(x.shape, np.float32)
    chosen = tuple(map(int, module[f"{NAME}_plan"](m, n, k, 1)))
    alone = sorted((timed(module, plan, operands), plan) for plan in plans(library, device, "I", (m, n, k)))
    firsts = {plan[6] for _, plan in alone[:FIRST]}
    both = [plan for plan in plans(library, device, "II", (m, n, k)) if plan[6] in firsts and plan[7] >= 0]
    mixed = [(timed(module, plan, operands), plan) for plan in both]
    finalists = {plan for _, plan in sorted(alone + mixed)[:FINALISTS]} | {chosen}
    rounds = {plan: [] for plan in finalists}
    for _ in range(ROUNDS):
        for plan, times in rounds.items():
            times.append(timed(module, plan, operands, least=0.01))
    medians = {plan: statistics.median(times) for plan, times in rounds.items()}
    best = min(medians, key=medians.get)
    return medians[best] / medians[chosen], chosen, best


def report(suite, only=None, library=None):
    if library is None:
        with dialect.new_context():
            library = default_library("host")
    with dialect.new_context():
        device, kernels = load_library(library)
    module = dynmlir.compile(EXAMPLE, library=library, export_plan=True, debug=True)
    shares = []
    with open(suite, newline="") as f:
        for row in csv.DictReader(f):
            if only and not re.search(only, row["category"] + "/" + row["name"]):
                continue
            share, chosen, best = case_share(module, kernels, device, *(int(row[size]) for size in "mnk"))
            shares.append(share)
            print(f"  {row['name']:34} {share:.3f}  chosen {chosen}  oracle {best}", flush=True)
    mean = np.exp(np.mean(np.log(shares)))
    print(
        f"share of the oracle's speed: {mean:.3f} (geometric mean), {min(shares):.2f} (worst), "
        f"over {len(shares)} cases and {len(kernels.micro_kernels)} micro-kernels"
    )


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--library", help="a library to choose from, instead of the one for this CPU")
    p.add_argument("--only", help="regular expression on category/name of the cases")
    options = p.parse_args()
    report(HERE / "suites" / "cpu_gemm_open.csv", options.only, options.library)


if __name__ == "__main__":
    main()
