"""What a forest says of times that nobody took: of recorded ones, and of made-up ones."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from test_generate import recorded

from dynmlir import dialect
from dynmlir.device.known import find_device
from dynmlir.dialect.files import load_library
from dynmlir.generate import fit
from dynmlir.generate.forest import HOPELESS, Forest, contenders
from dynmlir.generate.operation import FLOOR_PS
from dynmlir.generate.synthetic import measured
from dynmlir.resources import lib_file

V4 = find_device("x86_64_v4")
TIMES = Path(__file__).parents[2] / "benchmarks" / "results" / "tuning" / "znver5_f32.npz"


def chosen(prices, ps):
    """log of what the cheapest take over the least."""
    taken = ps[np.arange(len(ps)), prices.argmin(axis=1)]
    return float(np.log((taken + FLOOR_PS) / (ps.min(axis=1) + FLOOR_PS)).mean())


def off_by(prices, ps, known):
    """Median of |log| of what is said of the cheapest over what it takes, where that was measured."""
    place = np.arange(len(ps)), prices.argmin(axis=1)
    return float(np.median(np.abs(np.log(prices[place] / ps[place]))[known[place]]))


def test_it_chooses_better_than_a_model_of_shapes_that_neither_has_seen():
    """All that is beyond 2 MB of B takes kernel 0 twice as long as terms know."""
    kernels, _, _ = recorded(noise=0.0)
    sizes = measured(1200, 12)
    said = fit.predictions(kernels, [dict(fma=256 + 8 * i, visit=1500) for i in range(len(kernels))], V4, sizes)
    ps = said.copy()
    ps[sizes[:, 1] * sizes[:, 2] > 1 << 19, 0] *= 2
    seen = np.arange(len(sizes)) % 2 == 0
    forest = Forest.grown(sizes[seen], ps[seen], said[seen], FLOOR_PS)
    told = forest.ps(sizes[~seen], said[~seen])
    assert chosen(told, ps[~seen]) < 0.2 * chosen(said[~seen], ps[~seen])


def test_of_many_times_it_knows_more_than_a_model():
    """Of times on a Zen 5 (benchmarks/results/tuning): every sixth shape is told, of as many others it is asked."""
    with np.load(TIMES) as data, dialect.new_context():
        device, library = load_library(lib_file("libraries", "znver5.mlir"))
        kernels = library.micro_kernels[::3]
        where = [list(data["kernels"]).index(kernel.name) for kernel in kernels]
        sizes, seconds = data["shapes"], data["seconds"][:, where]
    some = np.isfinite(seconds).sum(axis=1) > 3
    sizes, ps = sizes[some], seconds[some].astype(float) * 1e12
    known = np.isfinite(ps)
    ps = np.where(known, ps, fit.UNMEASURED * np.nanmin(ps, axis=1)[:, None])
    told, asked = slice(0, None, 6), slice(3, None, 6)
    models = fit.fit_all(kernels, device, sizes[told], ps[told], known=known[told], rounds=2)
    said = [fit.predictions(kernels, models, device, sizes[part]) for part in (told, asked)]
    forest = Forest.grown(sizes[told], ps[told], said[0], FLOOR_PS)
    times = forest.ps(sizes[asked], said[1])
    assert chosen(times, ps[asked]) < 0.6 * chosen(said[1], ps[asked])
    off = [off_by(prices, ps[asked], known[asked]) for prices in (times, said[1])]
    assert off[0] < 0.85 * off[1], off
    losses = forest.losses(sizes[asked], said[1])
    assert (losses.min(axis=1) == 0).all() and (losses <= HOPELESS).all()
    likely = contenders(losses, 0.15, 5)
    assert np.take_along_axis(likely, ps[asked].argmin(axis=1)[:, None], 1).mean() > 0.9 > 2 * likely.mean()


def test_who_may_not_be_chosen_is_not():
    kernels, sizes, ps = recorded(noise=0.0)
    ps[sizes[:, 0] > 64, 1] = np.inf
    forest = Forest.grown(sizes, ps, ps, FLOOR_PS)
    assert (np.isfinite(forest.ps(sizes, ps)) == np.isfinite(ps)).all()


def test_it_says_the_same_of_many_shapes_as_of_each(monkeypatch):
    kernels, sizes, ps = recorded(noise=0.0)
    forest = Forest.grown(sizes, ps, ps, FLOOR_PS)
    at_once = forest.ps(sizes, ps)
    monkeypatch.setattr("dynmlir.generate.forest.AT_ONCE", 7)
    np.testing.assert_allclose(forest.ps(sizes, ps), at_once)


def test_contenders_are_those_near_the_fastest_and_so_many_at_least():
    losses = np.array([[0.0, 0.3, 0.1, 0.9, 0.2], [0.5, 0.0, 0.6, 0.7, 0.8]])
    assert contenders(losses, 0.15, 1).tolist() == [[True, False, True, False, False], [False, True, *[False] * 3]]
    assert contenders(losses, 0.15, 3).sum(axis=1).tolist() == [3, 3]
    assert contenders(losses, 1.0, 1).all()
