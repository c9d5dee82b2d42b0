"""Synthetic shapes to measure on: random sizes of every kind, from no model or suite."""

from __future__ import annotations

import numpy as np

Range = tuple[int, int]
Range3 = tuple[Range, Range, Range]

#: (M, N, K) ranges, log-uniform; the last is as likely as three of the others.
KINDS: tuple[Range3, ...] = (
    ((1, 24), (64, 8192), (64, 8192)),  # few rows
    ((256, 400_000), (1, 16), (8, 4096)),  # few columns
    ((256, 200_000), (8, 96), (8, 512)),  # many rows, short reduction
    ((1, 64), (1, 64), (64, 100_000)),  # long reduction
    ((1, 64), (1, 64), (1, 64)),  # tiny
    *(((1, 4096), (1, 4096), (1, 4096)),) * 3,
)
#: Besides, where B lies transposed: products of two sets of vectors.
OF_VECTORS: Range3 = ((4, 1024), (4, 1024), (16, 256))
#: Reductions so short that writing C is most of the work.
SHORT: Range3 = ((16, 8192), (64, 8192), (1, 16))
#: Dense layers: B beyond the L2 for some rows, or few.
LAYERS: Range3 = ((4, 1024), (512, 8192), (512, 8192))
#: What one operand's bytes decide: A of many rows for a few columns, B of a long reduction for a few rows, B for a row.
MANY_ROWS: Range3 = ((1000, 2_000_000), (1, 32), (1, 4096))
DEEP: Range3 = ((1, 64), (16, 2048), (4000, 200_000))
#: Gradients of narrow layers' weights: few rows and columns, a reduction over all samples.
GRADIENTS: Range3 = ((1, 128), (1, 128), (4000, 2_000_000))
ONE_ROW: Range3 = ((1, 4), (256, 16_384), (256, 8192))
#: What most products are: any sizes, and middling ones.
ANY: Range3 = ((1, 4096), (1, 4096), (1, 4096))
MIDDLING: Range3 = ((8, 256), (8, 1024), (8, 1024))
#: Batches of products: how many, and (M, N, K) as attention has them (of heads of so many columns), of few rows, of any
#: sizes.
BATCHES: Range = (2, 512)
OF_BATCHES: tuple[Range3, ...] = (
    ((1, 1024), (1, 1024), (16, 256)),
    ((1, 1024), (16, 256), (1, 1024)),
    ((1, 24), (16, 2048), (16, 2048)),
    *(((1, 1024), (1, 1024), (1, 1024)),) * 2,
)
#: Half of the sizes that are so large by their kind are multiples of it, as in networks: of heads, of hidden layers.
HEAD = 16
MOST_BYTES = 200_000_000
#: Elements after which rows of 4-byte elements fall on the same cache sets.
ALIASED = 1024


def shapes(
    count: int,
    most_flops: float = 8e8,
    seed: int = 0,
    layout: str = "nn",
    among: tuple[Range3, ...] | None = None,
) -> np.ndarray:
    """`count` rows of M, N, K, of any of some kinds: those of the layout where they are not given.

    Three in ten are powers of two; of one in ten, rows of B and of A that are long enough alias in caches; two in ten
    are multiples of 64 where above it.
    """
    rng, kinds = np.random.default_rng(seed), among or KINDS + (OF_VECTORS,) * 3 * (layout[1] == "t")
    found: list[tuple[int, int, int]] = []
    while len(found) < count:
        m, n, k = _shape(rng, kinds)
        if 2 * m * n * k <= most_flops and 4 * (m * k + k * n + m * n) <= MOST_BYTES:
            found.append((m, n, k))
    return np.array(found, np.int64).reshape(count, 3)


def batches(count: int, most_flops: float, most_bytes: float, seed: int = 0) -> np.ndarray:
    """`count` rows of M, N, K, and how many products of these sizes, of the kinds of OF_BATCHES in turn."""
    rng = np.random.default_rng(seed)
    found: list[tuple[int, int, int, int]] = []
    while len(found) < count:
        kind = OF_BATCHES[len(found) % len(OF_BATCHES)]
        products, sizes = round(2 ** rng.uniform(*np.log2(BATCHES))), list(_shape(rng, (kind,)))
        for i, bounds in enumerate(kind):
            if bounds[0] >= HEAD and rng.random() < 0.5:
                sizes[i] = _multiple(sizes[i], HEAD)
        m, n, k = sizes
        if 2 * products * m * n * k <= most_flops and 4 * products * (m * k + k * n + m * n) <= most_bytes:
            found.append((m, n, k, products))
    return np.array(found, np.int64).reshape(count, 4)


def sizes_of(shapes: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """(M, N, K, how many products of these sizes) of shapes: rows of M, N, K, and of that if they are batches."""
    m, n, k, *batches = shapes.astype(np.int64).T
    return m, n, k, batches[0] if batches else np.ones_like(m)


def _shape(rng: np.random.Generator, kinds: tuple[Range3, ...]) -> tuple[int, int, int]:
    kind = kinds[rng.integers(len(kinds))]
    logs = [rng.uniform(np.log2(least), np.log2(most)) for least, most in kind]
    rounding = rng.random()
    if rounding < 0.3:
        logs = [round(log) for log in logs]
    sizes = [round(2**log) for log in logs]
    if 0.3 <= rounding < 0.4:
        sizes[1:] = [_multiple(size, ALIASED) if size > ALIASED // 2 else size for size in sizes[1:]]
    elif rounding > 0.8:
        sizes = [_multiple(size, 64) if size > 64 else size for size in sizes]
    return sizes[0], sizes[1], sizes[2]


def _multiple(size: int, of: int) -> int:
    """The nearest multiple, one at least."""
    return max(of, round(size / of) * of)
