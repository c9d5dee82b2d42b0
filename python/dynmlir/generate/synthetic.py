"""Synthetic sizes: of powers of two, to rank on (MikPoly 3.3); half of them and half random, to measure on."""

from __future__ import annotations

import numpy as np

from dynmlir.generate.shapes import ANY, DEEP, GRADIENTS, LAYERS, MANY_ROWS, MIDDLING, ONE_ROW, SHORT, batches, shapes

#: What is measured takes a few milliseconds at most, and operands and results fit beside the rest of the process: a C
#: of so many bytes at most, of which a call has two. A model fitted to smaller shapes alone (1e8) chooses worse on
#: large ones: 1.10 of the least time, not 1.06.
MOST_FLOPS, MOST_BYTES, MOST_C_BYTES = 4e8, 40_000_000, 20_000_000
#: The same of what a long run measures after its first shapes, so many; of 15 of those three are of any kind, two of
#: any size, two middling, one large, one of operands beyond any cache with little to do for each byte, one writes C
#: and does little else, and one is a dense layer: without such, coefficients of bytes from memory, and of C visited
#: column panel by column panel, are never seen alone; 1x12288x4096 got a kernel that takes 2.6 times as long,
#: 3000x3000x4 one of twice the time. Layers are few among random shapes; 7x3191x5466 got 2.4 times the least time,
#: 637x1024x512 1.27. Four more kinds are of operands that are read once; without them 4x256x50000 got 1.9 times the
#: least time, 1714644x2x32 1.7, 16x16x500000 2.4. 10 400 shapes, of which one in eleven was of any size, chose 1.036 of
#: the least time on others of any and middling sizes; with 6000 more, most of such sizes, 1.028.
FIRST, MOST_FLOPS_LATER, MOST_BYTES_LATER, LARGE_FLOPS = 400, 2e9, 160_000_000, 5e7
FAR_BYTES, FEW_FLOPS_A_BYTE, OF_ANY = 40_000_000, 8.0, 3
APART = {SHORT: 1, LAYERS: 1, MANY_ROWS: 1, DEEP: 1, ONE_ROW: 1, GRADIENTS: 1, ANY: 2, MIDDLING: 2}
#: Beside one shape of each of those a long run measures so many batches, where the layout has them. Single products
#: that fit the L2 say nothing of what a batch takes from beyond it: 236 of 8 x 128 x 128 got a kernel that takes six
#: times the least time. So many floating-point operations and bytes of each at most.
BATCHES_A_TURN, MOST_FLOPS_OF_BATCHES, MOST_BYTES_OF_BATCHES = 6, 4e8, 120_000_000
#: Random shapes among which one of each kind is surely found.
OF_EACH = 120
#: Powers of two with less to do than this are all alike.
LEAST_FLOPS = 1e4


def powers(n_syn: int, most_flops: float = 1e10, most_bytes: float = 4e8, element_bytes: int = 4) -> np.ndarray:
    """Every (M, N, K) of {2^i, 0 <= i <= n_syn} within bounds, in the order of M, N, K."""
    sides = 2 ** np.arange(n_syn + 1, dtype=np.int64)
    every = np.stack(np.meshgrid(sides, sides, sides, indexing="ij"), axis=-1).reshape(-1, 3)
    return every[_within(every, most_flops, most_bytes, element_bytes)]


def measured(count: int, n_syn: int, seed: int = 0, layout: str = "nn", batched: bool = False) -> np.ndarray:
    """`count` different shapes, M, N, K; fewer are the first of more. With how many products each is of if `batched`.

    The first ones are in turn of powers of two and random ones; the later ones are random, of several kinds.
    """
    found = _alone(_first(min(count, FIRST), n_syn, seed, layout))
    if count > FIRST:
        found = np.vstack([found, _later(count, seed + FIRST, layout, batched)])
    return _different(found)[:count, : 4 if batched else 3]


def measured_batches(count: int, seed: int = 0) -> np.ndarray:
    """`count` different batches: M, N, K, and of how many products, as a long run measures among its shapes.

    Fewer are the first of more.
    """
    return _different(batches(count + count // 2, MOST_FLOPS_OF_BATCHES, MOST_BYTES_OF_BATCHES, seed + FIRST))[:count]


def _later(count: int, seed: int, layout: str, batched: bool) -> np.ndarray:
    """Random shapes, in turn some of any kind, large, from memory, of the kinds of APART, and batches.

    Fewer are the first of more.
    """
    some = shapes(OF_EACH * count // 3, MOST_FLOPS_LATER, seed, layout)
    some = some[_within(some, MOST_FLOPS_LATER, MOST_BYTES_LATER, 4)]
    m, n, k = some.astype(float).T
    flops, bytes_ = 2 * m * n * k, 4 * (m * k + k * n + m * n)
    far = (bytes_ >= FAR_BYTES) & (flops < FEW_FLOPS_A_BYTE * bytes_)
    large = (flops >= LARGE_FLOPS) & ~far
    of_any = some[~large & ~far]
    kinds = [*(of_any[i::OF_ANY] for i in range(OF_ANY)), some[large], some[far]]
    for kind, often in APART.items():
        found = shapes(often * count, MOST_FLOPS_LATER, seed, layout, (kind,))
        found = found[_within(found, MOST_FLOPS_LATER, MOST_BYTES_LATER, 4)]
        kinds += [found[i::often] for i in range(often)]
    kinds = [_alone(kind) for kind in kinds]
    if batched:
        found = batches(BATCHES_A_TURN * count, MOST_FLOPS_OF_BATCHES, MOST_BYTES_OF_BATCHES, seed)
        kinds += [found[i::BATCHES_A_TURN] for i in range(BATCHES_A_TURN)]
    length = min(*map(len, kinds), count)
    return np.stack([kind[:length] for kind in kinds], axis=1).reshape(-1, 4)


def _first(count: int, n_syn: int, seed: int, layout: str) -> np.ndarray:
    cube = powers(n_syn, MOST_FLOPS, MOST_BYTES)
    cube = cube[2.0 * cube.prod(axis=1) >= min(LEAST_FLOPS, 8.0**n_syn)]
    cube = np.random.default_rng(seed).permutation(cube)
    others = shapes(count, MOST_FLOPS, seed, layout)
    others = others[_within(others, MOST_FLOPS, MOST_BYTES, 4)]
    cube, others = (some[4 * some[:, 0] * some[:, 1] <= MOST_C_BYTES] for some in (cube, others))
    length = min(len(cube), len(others))
    return _different(np.stack([cube[:length], others[:length]], axis=1).reshape(-1, 3))[:count]


def _alone(shapes: np.ndarray) -> np.ndarray:
    """(M, N, K) as batches of one product."""
    return np.column_stack([shapes, np.ones(len(shapes), np.int64)])


def _different(shapes: np.ndarray) -> np.ndarray:
    """Each shape once, in the order in which they first come."""
    _, first = np.unique(shapes, axis=0, return_index=True)
    return shapes[np.sort(first)]


def _within(shapes: np.ndarray, most_flops: float, most_bytes: float, element_bytes: int) -> np.ndarray:
    m, n, k = shapes.astype(float).T
    return (2 * m * n * k <= most_flops) & (element_bytes * (m * k + k * n + m * n) <= most_bytes)
