"""Random shapes of every form, for answers.py: half of them have rows at multiples of 16 bytes."""

from __future__ import annotations

import itertools

import numpy as np

from dynmlir.bench.cases import Case, Product
from dynmlir.bench.convolutions import Convolution, Window

#: Forms of products: layout, whether there are batches, how many shapes. Convolutions: layout, taps, stride, how many.
PRODUCTS = (("nn", False, 340), ("nt", False, 40), ("tn", False, 40), ("nt", True, 40))
CONVOLUTIONS = (("nhwc", (3, 3), 1, 20), ("nhwc", (2, 3), 2, 10), ("nchw", (3, 2), 1, 10))
TYPES = "f16"


def random_cases(share: float = 1) -> list[Case]:
    """Of all forms in turn, so that a run that ends early has seen them all; `share` of each."""
    rng = np.random.default_rng(1)
    each = [[_product(rng, i, *form) for i in range(int(share * count))] for *form, count in PRODUCTS]
    each += [[_convolution(rng, i, *form) for i in range(int(share * count))] for *form, count in CONVOLUTIONS]
    return [case for together in itertools.zip_longest(*each) for case in together if case is not None]


def _product(rng: np.random.Generator, i: int, layout: str, batched: bool) -> Case:
    m, n, k = (int(np.exp(rng.uniform(0, 7.2))) for _ in range(3))
    if rng.random() < 0.5:
        m, n, k = (-(-size // 8) * 8 for size in (m, n, k))
    batch = int(rng.integers(2, 9)) if batched else 1
    if batched:
        m, n, k = (-(-size // 4) for size in (m, n, k))
    return Product(f"{layout}{'_batched' * batched}.{i}", layout, m, n, k, batch, layout, types=TYPES)


def _convolution(rng: np.random.Generator, i: int, layout: str, taps: tuple[int, int], stride: int) -> Case:
    channels, filters = (int(np.exp(rng.uniform(0, 5))) for _ in range(2))
    if i % 2:
        channels, filters = -(-channels // 8) * 8, -(-filters // 8) * 8
    images, rows, cols = (int(rng.integers(*ends)) for ends in ((1, 4), (3, 30), (3, 30)))
    window = Window(*taps, (stride, stride), (1, 1))
    name = f"{layout}_{stride}.{i}"
    return Convolution(name, layout, images, channels, rows, cols, filters, window, layout=layout, types=TYPES)
