"""Micro-kernels by name, random operands, and whether a result is as accurate as f32 allows."""

import numpy as np

from dynmlir.driver.tune_run import micro_kernel
from dynmlir.generate.layers import Candidate
from dynmlir.kernels.micro_kernel import Tile

EPS = float(np.finfo(np.float32).eps)


def kernels(names, times=1):
    """The micro-kernels of these names, `times` as wide."""
    tiles = [(family, map(int, tile.split("x"))) for family, tile in (name.rsplit("_", 1) for name in names)]
    return [micro_kernel(Candidate(family, Tile(m, int(n * times), k))) for family, (m, n, k) in tiles]


def operands(m, n, k, seed=0):
    """A and B with entries in [-1, 1)."""
    rng = np.random.default_rng((seed, m, n, k))
    return tuple(rng.random(shape, np.float32) * 2 - 1 for shape in ((m, k), (k, n)))


def by_plan(module, a, b, plan):
    """The product by a plan, of a module that has nothing but micro-kernels; what is not stored is NaN."""
    (name,) = [name for name in module.function_names if name.endswith("_forced")]
    return np.asarray(module[name](a[None], b[None], np.full((1, a.shape[0], b.shape[1]), np.nan, "f4"), *plan))[0]


def check(c, a, b):
    """Fails unless C = A B up to min(K eps, 1e-5) of sum |a||b|, against float64."""
    exact, size = a.astype("f8") @ b.astype("f8"), np.abs(a).astype("f8") @ np.abs(b).astype("f8")
    assert c.shape == exact.shape
    worst = float(np.max(np.abs(c - exact) - min(max(a.shape[1], 4) * EPS, 1e-5) * size, initial=0.0))
    assert worst <= 0, f"{a.shape} x {b.shape}: error {worst} above the bound"


def agree(got, exact, magnitude, depth, what):
    """Fails unless what is finite is within min(depth eps, 1e-5) of the magnitude, and the rest is the exact one."""
    assert got.shape == exact.shape
    known = np.isfinite(exact)
    assert np.array_equal(got[~known], exact[~known], equal_nan=True), what
    error = np.abs(got[known] - exact[known]) - min(max(depth, 4) * EPS, 1e-5) * magnitude[known]
    assert np.max(error, initial=0.0) <= 0, what
