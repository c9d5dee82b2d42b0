#!/usr/bin/env python3
"""A suite of random products for dynmlir-bench: sizes that no suite lists and no fit has seen.

    .venv/bin/python benchmarks/random_shapes.py --seed 7 > build/random.csv
    .venv/bin/dynmlir-bench build/random.csv --quick --no-oracle

Sizes are log-uniform in 1..4096, at most 4 GFLOP. A category is a range of work, so that calls, which are most of small
products, and products are told apart.
"""

import argparse
import csv
import sys

import numpy as np

#: Sizes, and work at most.
LARGEST, MOST_FLOPS = 4096, 4e9
#: Work below which a case is of a category, FLOP.
CATEGORIES = ((1e5, "below_0.1_mflop"), (1e7, "below_10_mflop"), (float("inf"), "above"))


def random_shapes(count, seed):
    """`count` lists of m, n, k."""
    rng, found = np.random.default_rng(seed), []
    while len(found) < count:
        shape = np.round(2 ** rng.uniform(0, np.log2(LARGEST), 3)).astype(int)
        if 2.0 * shape.prod() <= MOST_FLOPS:
            found.append(shape.tolist())
    return found


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--shapes", type=int, default=80)
    p.add_argument("--seed", type=int, default=1)
    options = p.parse_args()
    rows = csv.writer(sys.stdout)
    rows.writerow(("category", "name", "m", "n", "k", "const_operand"))
    for shape in random_shapes(options.shapes, options.seed):
        flops = 2 * np.prod(shape, dtype=float)
        category = next(name for bound, name in CATEGORIES if flops < bound)
        rows.writerow((category, "random." + "x".join(map(str, shape)), *shape, "none"))


if __name__ == "__main__":
    main()
