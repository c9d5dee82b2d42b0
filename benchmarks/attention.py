#!/usr/bin/env python3
"""Attention over a key-value cache, as PyTorch writes it, in turn with IREE's own code and NumPy: microseconds.

    .venv/bin/python benchmarks/attention.py [--batch 1] [--heads 12] [--columns 64] [--room 2048] [--rounds 15]

Queries are [batch, heads, new tokens, columns]; keys and values lie in caches [batch, heads, room, columns], filled so
far. Errors are against NumPy in float64. IREE 3.13 by itself refuses the program: its softmax would need stack without
bound.
"""

import argparse
import time

import numpy as np
from rich.console import Console
from rich.table import Table

import dynmlir
from dynmlir.backend.iree import iree_compile
from dynmlir.cli.options import positive
from dynmlir.diagnostics import DynmlirError
from dynmlir.runtime import empty

SOURCE = """
func.func @attention(%q: tensor<BATCHxHEADSx?xCOLUMNSxf32>, %kc: tensor<BATCHxHEADSxROOMxCOLUMNSxf32>,
    %vc: tensor<BATCHxHEADSxROOMxCOLUMNSxf32>, %t: index) -> tensor<BATCHxHEADSx?xCOLUMNSxf32> {
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %scale = arith.constant SCALE : f32
  %s = tensor.dim %q, %c2 : tensor<BATCHxHEADSx?xCOLUMNSxf32>
  %k = tensor.extract_slice %kc[0, 0, 0, 0] [BATCH, HEADS, %t, COLUMNS] [1, 1, 1, 1]
    : tensor<BATCHxHEADSxROOMxCOLUMNSxf32> to tensor<BATCHxHEADSx?xCOLUMNSxf32>
  %v = tensor.extract_slice %vc[0, 0, 0, 0] [BATCH, HEADS, %t, COLUMNS] [1, 1, 1, 1]
    : tensor<BATCHxHEADSxROOMxCOLUMNSxf32> to tensor<BATCHxHEADSx?xCOLUMNSxf32>
  %ke = tensor.empty(%t) : tensor<BATCHxHEADSxCOLUMNSx?xf32>
  %kt = linalg.transpose ins(%k : tensor<BATCHxHEADSx?xCOLUMNSxf32>) outs(%ke : tensor<BATCHxHEADSxCOLUMNSx?xf32>)
    permutation = [0, 1, 3, 2]
  %a = tensor.collapse_shape %q [[0, 1], [2], [3]] : tensor<BATCHxHEADSx?xCOLUMNSxf32> into tensor<ALLx?xCOLUMNSxf32>
  %b = tensor.collapse_shape %kt [[0, 1], [2], [3]] : tensor<BATCHxHEADSxCOLUMNSx?xf32> into tensor<ALLxCOLUMNSx?xf32>
  %se = tensor.empty(%s, %t) : tensor<ALLx?x?xf32>
  %sz = linalg.fill ins(%zero : f32) outs(%se : tensor<ALLx?x?xf32>) -> tensor<ALLx?x?xf32>
  %scores = linalg.batch_matmul ins(%a, %b : tensor<ALLx?xCOLUMNSxf32>, tensor<ALLxCOLUMNSx?xf32>)
    outs(%sz : tensor<ALLx?x?xf32>) -> tensor<ALLx?x?xf32>
  %apart = tensor.expand_shape %scores [[0, 1], [2], [3]] output_shape [BATCH, HEADS, %s, %t]
    : tensor<ALLx?x?xf32> into tensor<BATCHxHEADSx?x?xf32>
  %fe = tensor.empty(%s, %t) : tensor<BATCHxHEADSx?x?xf32>
  %scaled = linalg.generic {indexing_maps = [affine_map<(a, b, m, n) -> (a, b, m, n)>,
    affine_map<(a, b, m, n) -> (a, b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%apart : tensor<BATCHxHEADSx?x?xf32>) outs(%fe : tensor<BATCHxHEADSx?x?xf32>) {
  ^bb0(%in: f32, %out: f32):
    %y = arith.mulf %in, %scale : f32
    linalg.yield %y : f32
  } -> tensor<BATCHxHEADSx?x?xf32>
  %soft = linalg.softmax dimension(3) ins(%scaled : tensor<BATCHxHEADSx?x?xf32>)
    outs(%fe : tensor<BATCHxHEADSx?x?xf32>) -> tensor<BATCHxHEADSx?x?xf32>
  %p = tensor.collapse_shape %soft [[0, 1], [2], [3]] : tensor<BATCHxHEADSx?x?xf32> into tensor<ALLx?x?xf32>
  %w = tensor.collapse_shape %v [[0, 1], [2], [3]] : tensor<BATCHxHEADSx?xCOLUMNSxf32> into tensor<ALLx?xCOLUMNSxf32>
  %oe = tensor.empty(%s) : tensor<ALLx?xCOLUMNSxf32>
  %oz = linalg.fill ins(%zero : f32) outs(%oe : tensor<ALLx?xCOLUMNSxf32>) -> tensor<ALLx?xCOLUMNSxf32>
  %mixed = linalg.batch_matmul ins(%p, %w : tensor<ALLx?x?xf32>, tensor<ALLx?xCOLUMNSxf32>)
    outs(%oz : tensor<ALLx?xCOLUMNSxf32>) -> tensor<ALLx?xCOLUMNSxf32>
  %x = tensor.expand_shape %mixed [[0, 1], [2], [3]] output_shape [BATCH, HEADS, %s, COLUMNS]
    : tensor<ALLx?xCOLUMNSxf32> into tensor<BATCHxHEADSx?xCOLUMNSxf32>
  return %x : tensor<BATCHxHEADSx?xCOLUMNSxf32>
}
"""
#: (new tokens, tokens in the cache): decoding, a few at a time, prompts.
CASES = [(1, 16), (1, 128), (1, 512), (1, 2000), (4, 700), (32, 32), (100, 100), (64, 1000), (500, 500)]


def source(batch, heads, columns, room):
    names = {"BATCH": batch, "HEADS": heads, "COLUMNS": columns, "ROOM": room, "ALL": batch * heads}
    text = SOURCE.replace("SCALE", repr(float(columns**-0.5)))
    for name, number in names.items():
        text = text.replace(name, str(number))
    return text


def attention(q, keys, values):
    """In the type of the operands."""
    scores = q @ keys.swapaxes(2, 3) * q.dtype.type(q.shape[3] ** -0.5)
    powers = np.exp(scores - scores.max(3, keepdims=True))
    return (powers / powers.sum(3, keepdims=True)) @ values


def aligned(rng, *shape):
    """Random numbers where IREE reads them without a copy."""
    array = empty(shape, np.float32)
    array[...] = rng.standard_normal(shape, np.float32)
    return array


def of_iree(text):
    """IREE's own module; None, and its words, where it refuses the program."""
    try:
        return dynmlir.load(iree_compile(text))
    except DynmlirError as error:
        print(f"IREE refuses it: {error.message}")
        return None


def report(options):
    text = source(options.batch, options.heads, options.columns, options.room)
    ours, iree = dynmlir.compile(text), of_iree(text)
    rng = np.random.default_rng(0)
    cache = [aligned(rng, options.batch, options.heads, options.room, options.columns) for _ in range(2)]
    table = Table("new", "in the cache", "dynmlir us", "IREE us", "NumPy us", "largest error")
    for new, filled in CASES:
        if filled > options.room:
            continue
        q = aligned(rng, options.batch, options.heads, new, options.columns)
        keys, values = (part[:, :, :filled] for part in cache)
        calls = {
            "dynmlir": lambda q=q, filled=filled: ours.attention(q, *cache, filled),
            **({"IREE": lambda q=q, filled=filled: iree.attention(q, *cache, filled)} if iree else {}),
            "NumPy": lambda q=q, keys=keys, values=values: attention(q, keys, values),
        }
        exact = attention(*(array.astype("f8") for array in (q, keys, values)))
        error = np.abs(np.asarray(calls["dynmlir"]()) - exact).max()
        times = {name: [] for name in calls}
        for _ in range(options.rounds):
            for name, call in calls.items():
                started = time.perf_counter()
                call()
                times[name].append(time.perf_counter() - started)
        least = {name: min(each) * 1e6 for name, each in times.items()}
        figures = [f"{least[name]:,.0f}" if name in least else "" for name in ("dynmlir", "IREE", "NumPy")]
        table.add_row(str(new), str(filled), *figures, f"{error:.1e}")
    Console(width=120).print(table)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name, default in (("batch", 1), ("heads", 12), ("columns", 64), ("room", 2048), ("rounds", 15)):
        parser.add_argument(f"--{name}", type=positive(int), default=default)
    report(parser.parse_args())
