#!/usr/bin/env python3
"""A suite of one operator's random shapes for dynmlir-bench: how near its choices come to the oracle's.

    .venv/bin/python benchmarks/random_operators.py --of convolution > build/convolutions.csv
    .venv/bin/dynmlir-bench build/convolutions.csv --image-layouts nhwc,nchw --peers= --quick

Products and batches: sizes log-uniform in 1..4096 (batches in 2..256). Decoding: layers of language models for 4 to 96
rows, with a B of 16 to 200 MB that may be known when a module is loaded. Convolutions: half as networks have them, half
of any sizes; windows of 1 to 7 pixels, so that the module has a handful of functions. At most 1 GFLOP but for decoding.
"""

import argparse
import csv
import sys

import numpy as np
from random_shapes import random_shapes

MOST_FLOPS, LEAST_FLOPS = 1e9, 1e5
LEAST_BYTES, MOST_BYTES = 16e6, 200e6
#: Rows of A and B that lie transposed.
PRODUCTS = {"nn": (0, 0), "nt": (0, 1), "tn": (1, 0)}
DECODING = ("decoding_nn", "decoding_nt")
#: Sides of windows, steps, zeros around.
WINDOWS = ((1, 2, 0), (3, 1, 1), (3, 2, 1), (5, 1, 2), (7, 2, 3))
#: Of images in networks.
SIDES = (7, 8, 10, 12, 14, 16, 20, 24, 28, 32, 40, 56, 64, 80, 112)


def drawn(rng, low, high):
    return int(np.round(2 ** rng.uniform(np.log2(low), np.log2(high))))


def products(count, rng, layout, batched):
    """Rows of a suite of products."""
    while count > 0:
        batch = drawn(rng, 2, 256) if batched else 1
        ((m, n, k),) = random_shapes(1, int(rng.integers(1 << 31)))
        if LEAST_FLOPS <= 2.0 * batch * m * n * k <= MOST_FLOPS:
            count -= 1
            a_t, b_t = PRODUCTS[layout]
            name = f"random.{layout}.{batch}x{m}x{n}x{k}"
            yield {"category": layout, "name": name, "batch": batch, "m": m, "n": n, "k": k, "a_t": a_t, "b_t": b_t}


def decoding(count, rng, layout):
    """Rows of a suite of few rows of a B from memory; half of its sides are multiples of 128, as in networks."""
    while count > 0:
        m, n, k = (drawn(rng, *sides) for sides in ((4, 96), (1024, 16384), (1024, 16384)))
        if rng.random() < 0.5:
            n, k = (-(-side // 128) * 128 for side in (n, k))
        if LEAST_BYTES <= 4 * n * k <= MOST_BYTES:
            count -= 1
            a_t, b_t = PRODUCTS[layout]
            name = f"random.{layout}.{m}x{n}x{k}"
            sizes = {"batch": 1, "m": m, "n": n, "k": k, "a_t": a_t, "b_t": b_t}
            yield {"category": layout, "name": name, **sizes, "const_operand": "B" if layout == "nn" else ""}


def convolutions(count, rng, depthwise, kind):
    """Rows of a suite of convolutions."""
    while count > 0:
        side, step, pad = WINDOWS[rng.integers(len(WINDOWS))]
        if rng.random() < 0.5:
            rows = cols = int(rng.choice(SIDES))
            n, c, filters = drawn(rng, 1, 8), 16 * drawn(rng, 1, 32), 16 * drawn(rng, 1, 32)
            c = 3 if rng.random() < 0.1 else c
        else:
            rows, cols = drawn(rng, 4, 130), drawn(rng, 4, 130)
            n, c, filters = drawn(rng, 1, 16), drawn(rng, 1, 768), drawn(rng, 4, 768)
        filters = c if depthwise else filters
        outs = [(x + 2 * pad - side) // step + 1 for x in (rows, cols)]
        depth = side * side * (1 if depthwise else c)
        if min(outs) < 1 or not LEAST_FLOPS <= 2.0 * n * outs[0] * outs[1] * filters * depth <= MOST_FLOPS:
            continue
        count -= 1
        sides = {"kh": side, "kw": side, "stride_h": step, "stride_w": step, "pad_h": pad, "pad_w": pad}
        name = f"random.{n}x{c}x{rows}x{cols}.{filters}.{side}x{side}s{step}"
        sizes = {"n": n, "c": c, "h": rows, "w": cols, "k": filters, "groups": c if depthwise else 1}
        yield {"category": f"{side}x{side}", "name": name, **sizes, **sides, "type": kind}


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    batches = [f"batch_{layout}" for layout in PRODUCTS]
    p.add_argument("--of", default="nn", choices=[*PRODUCTS, *batches, *DECODING, "convolution", "depthwise"])
    p.add_argument("--shapes", type=int, default=60)
    p.add_argument("--type", default="f32", choices=["f32", "i8", "ui8_i8"], help="of convolutions")
    p.add_argument("--seed", type=int, default=1)
    options = p.parse_args()
    rng = np.random.default_rng(options.seed)
    if options.of in ("convolution", "depthwise"):
        rows = list(convolutions(options.shapes, rng, options.of == "depthwise", options.type))
    elif options.of in DECODING:
        rows = list(decoding(options.shapes, rng, options.of.removeprefix("decoding_")))
    else:
        *batched, layout = options.of.split("_")
        rows = list(products(options.shapes, rng, layout, bool(batched)))
    if not rows:
        p.error(f"--shapes {options.shapes}: expected at least 1")
    out = csv.DictWriter(sys.stdout, list(rows[0]))
    out.writeheader()
    out.writerows(rows)


if __name__ == "__main__":
    main()
