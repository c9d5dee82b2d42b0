"""The offline stage on recorded and made-up measurements: no clock, no compiler."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from dynmlir import dialect
from dynmlir.backend import cuda
from dynmlir.costmodel import Work, find_model
from dynmlir.costmodel.arrays import Arrays
from dynmlir.costmodel.expression import Reading
from dynmlir.costmodel.shortlists import Extent, applying, evenness
from dynmlir.device.known import DEVICES
from dynmlir.dialect.files import load_library
from dynmlir.driver.libraries import default_library, kinds_shipped
from dynmlir.driver.tune_run import micro_kernel
from dynmlir.generate import choose, fit, shortlists
from dynmlir.generate.generators import find_generator
from dynmlir.generate.layers import Candidate
from dynmlir.generate.library import beside_their_edges, library_of, widths_of_edges, with_edges
from dynmlir.generate.measure import growth, least_time
from dynmlir.generate.operation import FLOOR_ALONE_PS
from dynmlir.generate.performance import fit_g
from dynmlir.generate.prior import ALIKE, prior_of
from dynmlir.generate.shapes import shapes
from dynmlir.generate.write import library_text
from dynmlir.kernels.micro_kernel import MicroKernel, Tile
from dynmlir.kernels.shortlist import FACTOR_UNIT, Shortlist, know_batches
from dynmlir.lowering.families import FAMILIES

V4 = DEVICES[0]
OF_CPUS = [path for path, kind in kinds_shipped().items() if kind.target_cpu not in cuda.TARGETS]

#: Kernels of an AVX-512 machine that the tests below are about, those of recorded measurements among them.
TILES = {
    "direct": "6x64x256 6x64x1024 5x64x512 4x64x512 8x32x256 8x32x1024 12x16x1024 16x16x4096 8x16x1024",
    "stream": "8x32x8 8x16x8 8x32x16 4x64x8",
    "sweep": "6x64x256 4x64x256 8x32x256 16x16x256 8x16x256 12x16x256",
    "panel": "6x64x768 5x64x384 8x32x1024",
    "block": "6x64x256 8x32x256 5x64x256",
    "tall": "8x32x1024 16x16x1024",
    "dot": "4x1x4096 8x1x4096 4x2x4096 8x2x4096 4x4x4096 6x4x4096 2x8x4096",
}


def tile(text):
    return Tile(*map(int, text.split("x")))


KERNELS = with_edges(
    [micro_kernel(Candidate(family, tile(text))) for family, some in TILES.items() for text in some.split()], V4
)


def kept_beside(*names):
    """Names of what is kept with those."""
    positions = [i for i, kernel in enumerate(KERNELS) if kernel.name in names]
    return {KERNELS[i].name for i in beside_their_edges(positions, KERNELS, partial(widths_of_edges, device=V4))}


@pytest.mark.parametrize(
    ("chosen", "besides"),
    [
        (["direct_12x16x1024"], []),  # one vector wide: nothing narrower is there
        (["dot_4x4x4096"], []),  # its columns are no vectors
        (["sweep_6x64x256"], ["sweep_8x32x256", "sweep_16x16x256"]),  # every width of its code, high enough
        (["block_6x64x256"], ["panel_8x32x1024"]),  # block and panel share code
        (["sweep_6x64x256", "sweep_8x16x256"], ["sweep_8x32x256"]),  # one is there already
        (["direct_6x64x256", "stream_8x32x8"], ["direct_8x32x256", "direct_12x16x1024", "stream_8x16x8"]),
    ],
)
def test_kept_kernels_keep_the_tiles_their_edges_were_measured_on(chosen, besides):
    assert kept_beside(*chosen) == {*chosen, *besides}


def test_edges_of_what_is_kept_are_those_of_all():
    columns = {kernel.name: kernel.term("edge_columns") for kernel in KERNELS}
    for count in range(1, len(KERNELS), 5):
        positions = beside_their_edges(range(count), KERNELS, partial(widths_of_edges, device=V4))
        kept = with_edges([KERNELS[i] for i in positions], V4)
        assert {k.name: k.term("edge_columns") for k in kept} == {k.name: columns[k.name] for k in kept}
        assert positions == sorted({*positions, *range(count)})


def test_g_of_exact_lines_is_exact():
    t = [0, 1, 2, 4, 8, 16, 32]
    seconds = [(50_000 + 1_000_000 * x + 500_000 * max(0, x - 8)) * 1e-12 for x in t]
    model, error = fit_g(t, seconds)
    kernel = MicroKernel("k", "n", Tile(1, 1, 1), False, model)
    assert error == 0
    assert [kernel.g(x) for x in t] == [round(s * 1e12) for s in seconds]
    assert kernel.g(64) == 50_000 + 64 * 1_000_000 + 56 * 500_000


def test_g_obeys_its_rules_on_noise():
    rng = np.random.default_rng(0)
    for _ in range(100):
        t = [0, *np.unique(rng.integers(1, 200, rng.integers(1, 12)))]
        seconds = np.abs(np.array(t) * 1e-7 + 1e-8) * rng.uniform(0.5, 1.5, len(t))
        pieces = int(rng.integers(1, 5))
        model, _ = fit_g(t, seconds, pieces)
        kernel = MicroKernel("k", "n", Tile(1, 1, 1), False, model)  # checks the rules
        assert len(kernel.segments) <= pieces
        values = [kernel.g(x) for x in range(300)]
        assert values == sorted(values)


def test_a_disturbed_time_does_not_bend_g():
    t = [0, 1, 2, 4, 8, 16]
    seconds = [x * 1e-6 for x in t]
    seconds[3] = 7.9e-6
    kernel = MicroKernel("k", "n", Tile(1, 1, 1), False, fit_g(t, seconds)[0])
    assert [kernel.g(x) for x in (1, 8, 16, 32)] == [10**6, 8 * 10**6, 16 * 10**6, 32 * 10**6]


@pytest.mark.parametrize("t", [(0,), (1, 2), (0, 2, 2)])
def test_g_needs_rising_instances_from_0(t):
    with pytest.raises(ValueError, match="rising instances from 0"):
        fit_g(t, [1e-6] * len(t))


#: Three kernels with different strengths, as if they had been measured.
TRUE = {
    "direct_6x64x256": {
        "region": 20_000,
        "visit": 1_500,
        "fma": 270,
        "b_near": 300,
        "b_far": 350,
        "conflict_b": 1_000,
        "split": 60,
    },
    "block_6x64x256": {"region": 60_000, "visit": 1_500, "fma": 258, "pack": 400, "a_near": 100},
    "dot_4x1x4096": {"region": 8_000, "visit": 1_200, "fma": 700, "a_near": 200, "a_far": 260, "pack": 300},
}


def recorded(noise):
    """(kernels, shapes, ps) of the made-up measurements."""
    kernels = [kernel for kernel in KERNELS if kernel.name in TRUE]
    sizes = shapes(300)
    exact = fit.predictions(kernels, [TRUE[kernel.name] for kernel in kernels], V4, sizes)
    return kernels, sizes, exact * np.random.default_rng(1).uniform(1 - noise, 1 + noise, exact.shape)


def test_the_fit_finds_what_times_were_made_of():
    kernels, sizes, ps = recorded(noise=0)
    for kernel, found in zip(kernels, fit.fit_all(kernels, V4, sizes, ps), strict=True):
        for term in fit.terms_of(kernel):
            assert abs(found.get(term, 0) - TRUE[kernel.name].get(term, 0)) <= 1, (kernel.name, term)


def test_the_fit_holds_on_shapes_that_it_has_not_seen():
    kernels, sizes, ps = recorded(noise=0.05)
    seen = np.arange(len(sizes)) % 3 > 0
    fitted = fit.fit_all(kernels, V4, sizes[seen], ps[seen])
    found = fit.errors(fit.predictions(kernels, fitted, V4, sizes[~seen]), ps[~seen])
    assert found.median < 0.05
    assert found.regret < 1.01
    assert found.worst < 1.2


def test_coefficients_are_integers_of_the_family_s_terms():
    kernels, sizes, ps = recorded(noise=0.3)
    for kernel, found in zip(kernels, fit.fit_all(kernels, V4, sizes, ps), strict=True):
        assert set(found) <= set(fit.terms_of(kernel))
        assert all(type(value) is int and value > 0 for value in found.values())
        assert ("pack" in fit.terms_of(kernel)) == FAMILIES[kernel.family].packed


def test_predictions_are_what_the_model_says():
    kernels, sizes, _ = recorded(noise=0)
    x, model = Reading(), find_model("cpu")
    predicted = fit.predictions(kernels, [TRUE[kernel.name] for kernel in kernels], V4, sizes[:40])
    for i, kernel in enumerate(kernels):
        paying = MicroKernel(
            kernel.name, kernel.family, kernel.tile, kernel.packed, dict(kernel.model) | TRUE[kernel.name]
        )
        for (m, n, k), ps in zip(sizes[:40].tolist(), predicted[:, i], strict=True):
            work = Work(m, n, k, n, 1, model.task(x, paying, V4, k))
            assert model.region(x, paying, V4, work, model.initial(x, V4, 1))[0] == int(ps)


def test_errors_are_of_the_chosen_kernels():
    ps = np.array([[1e6, 2e6], [8e6, 2e6]])
    assert fit.errors(ps, ps) == (0, 1, 1)
    wrong = fit.errors(ps[:, ::-1], ps)
    assert wrong.worst == (8e6 + fit.FLOOR_PS) / (2e6 + fit.FLOOR_PS)


def test_few_kernels_are_kept_that_cover_the_shapes():
    # The second is never the worst, the others are the best of some shapes.
    seconds = np.array([[1, 2, 9, 9], [9, 2, 1, 9], [9, 2, 9, 1]]) * 1e-4
    assert choose.keep(seconds, 1) == [1]
    assert choose.keep(seconds, 4) == [0, 1, 2, 3]
    assert choose.keep(np.repeat(seconds, 2, axis=1), 9) == [0, 2, 4, 6]
    assert choose.loss(seconds, [0, 2, 3]) == 1
    assert choose.loss(seconds, [1]) == pytest.approx(2, rel=0.01)


def test_a_kernel_that_is_chosen_where_it_is_slow_goes():
    seconds = np.array([[1.0, 2.0, 1.1], [2.0, 1.0, 0.9], [1.0, 2.0, 3.0]])
    assert choose.prune(seconds, seconds) == [0, 2]  # well predicted: the second is never the fastest
    tempting = np.array([[1.0, 2.0, 0.5], [2.0, 1.0, 0.5], [1.0, 2.0, 0.5]])
    assert choose.prune(seconds, tempting) == [0, 1]
    assert choose.prune(seconds[:, :1], tempting[:, :1]) == [0]


def test_what_predictions_choose_best_among_is_no_worse_than_all():
    rng = np.random.default_rng(0)
    seconds = np.exp(rng.normal(0, 0.3, (400, 12)))
    predicted = seconds * np.exp(rng.normal(0, 0.5, seconds.shape))
    kept = choose.prune(seconds, predicted)
    chosen = [seconds[np.arange(400), np.array(some)[predicted[:, some].argmin(1)]] for some in (range(12), kept)]
    assert np.log(chosen[1]).mean() <= np.log(chosen[0]).mean() and kept == sorted(set(kept))


def test_a_written_library_reads_back(tmp_path):
    kernels = [
        MicroKernel(k.name, k.family, k.tile, k.packed, {**TRUE[k.name], **fit_g([0, 1, 5], [1e-8, 1e-6, 6e-6])[0]})
        for k in KERNELS
        if k.name in TRUE
    ]
    path = tmp_path / "library.mlir"
    names = tuple(k.name for k in kernels)
    lists = [Shortlist({"m": 9}, {"nk": 300}, names[1:], (200,) * len(names[1:])), Shortlist({}, {}, names)]
    path.write_text(library_text(V4, library_of(V4, kernels, shortlists=lists), ["One line.", "Another."]))
    assert path.read_text().startswith("// One line.\n// Another.\n")
    assert max(map(len, path.read_text().splitlines())) <= 110
    with dialect.new_context():
        device, library = load_library(path)
    assert (device, dict(device.facts)) == (V4, dict(V4.facts))
    assert library == library_of(V4, kernels, shortlists=lists)
    assert [dict(s.at_least) for s in library.shortlists] == [{"m": 9}, {}]
    assert [dict(k.model) for k in library.micro_kernels] == [dict(k.model) for k in kernels]


def test_shortlists_keep_the_fast_kernels():
    kernels, sizes, ps = recorded(noise=0.02)
    losses = fit.losses(kernels, sizes, ps)
    lists = shortlists.learn(kernels, sizes, losses, ps.min(axis=1))
    assert 2 <= len(lists) <= max(shortlists.FEWEST_LEAVES, len(sizes) // shortlists.SHAPES_A_LEAF)
    allowed = np.isfinite(shortlists.by_lists(lists, kernels, sizes, ps))
    assert allowed.any(axis=1).all() and not allowed.all()
    # A choice is left out where pricing it takes as long as it gains: a list's kernel is near the best of longer ones.
    long = ps.min(axis=1) > 100 * shortlists.PRICE_PS
    assert long.sum() > 30 and np.where(allowed, losses, np.inf).min(axis=1)[long].mean() < 0.01
    # The bounds take every shape exactly once: the last list, which also stands in, is no special case.
    m, n, k = sizes.T
    products = {"m": m, "n": n, "k": k, "mn": m * n, "mk": m * k, "nk": n * k, "mnk": m * n * k}
    products |= {"n_even": evenness(Arrays(), n), "k_even": evenness(Arrays(), k)}
    within = np.zeros(len(sizes), int)
    for one in lists:
        above = [products[name] >= bound for name, bound in one.at_least.items()]
        below = [products[name] <= bound for name, bound in one.at_most.items()]
        within += np.all([*above, *below], axis=0)
    assert set(within) == {1}


def test_factors_are_what_the_model_is_off_by():
    """One kernel takes half as long again as its model says where the reduction is short, all others what they say."""
    kernels, sizes, said = recorded(noise=0.0)
    ps = said.copy()
    ps[sizes[:, 2] < 100, 0] *= 1.5
    off = np.log(ps / said)
    off[::7, 1] = np.nan  # not known
    lists = shortlists.learn(kernels, sizes, fit.losses(kernels, sizes, ps), ps.min(axis=1), off)
    assert all(len(one.factors) == len(one.kernels) for one in lists)
    prices = shortlists.by_lists(lists, kernels, sizes, said)
    plain = [Shortlist(one.at_least, one.at_most, one.kernels) for one in lists]
    for index in range(len(kernels)):
        named = np.isfinite(prices[:, index])
        errors = [np.abs(np.log(p[named, index] / ps[named, index])).mean() for p in (prices, said)]
        assert errors[0] <= errors[1] + 0.01
    without = shortlists.by_lists(plain, kernels, sizes, said)
    rows = np.arange(len(sizes))
    chosen = [np.log(ps[rows, p.argmin(axis=1)] / ps.min(axis=1)).mean() for p in (prices, without)]
    assert chosen[0] <= chosen[1]
    assert any(one.factor(kernels[0].name) > 280 for one in lists)
    assert lists[0].factor("no such kernel") == 256


def test_where_nothing_is_measured_a_factor_is_that_of_what_lies_around():
    """All that is measured takes half as long again as the model says; of the longer reductions nothing is known."""
    kernels, sizes, said = recorded(noise=0.0)
    losses, least = fit.losses(kernels, sizes, said), said.min(axis=1)
    unknown = sizes[:, 2] > np.median(sizes[:, 2])
    off = np.where(unknown[:, None], np.nan, np.full(said.shape, np.log(1.5)))
    lists = shortlists.learn(kernels, sizes, losses, least, off)
    place = applying(Arrays(), lists, Extent(*sizes.T))
    alone = set(place[unknown]) - set(place[~unknown])
    assert alone and min(lists[i].factors[0] for i in alone) > 1.3 * FACTOR_UNIT
    one = np.where(np.arange(len(sizes))[:, None] == 0, off, np.nan)  # one measurement says little
    assert all(max(few.factors) < 1.3 * FACTOR_UNIT for few in shortlists.learn(kernels, sizes, losses, least, one))


def test_what_is_measured_counts_more_than_what_is_predicted():
    """Each shape twice: measured, where the last kernel is the fastest by far, and predicted, where it is no use."""
    kernels, sizes, said = recorded(noise=0.0)
    measured, predicted, others = said.copy(), said.copy(), said[:, :-1].min(axis=1)
    measured[:, -1], predicted[:, -1] = 0.5 * others, 3.0 * others
    both, ps = np.vstack([sizes, sizes]), np.vstack([measured, predicted])
    losses = fit.losses(kernels, both, ps)
    for counts, is_named in ((0.02, True), (1e4, False)):
        weights = np.repeat([1.0, counts], len(sizes))
        lists = shortlists.learn(kernels, both, losses, ps.min(axis=1), None, weights)
        assert {kernels[-1].name in one.kernels for one in lists} == {is_named}


def test_a_shortlist_holds_few_and_useful_kernels():
    losses = np.array([[0.0, 0.5, 0.1, 0.6], [0.5, 0.0, 0.1, 0.6], [0.0, 0.4, 0.1, 0.6]])
    assert shortlists.few(losses) == [2, 0, 1]
    assert shortlists.few(losses, price=0.04) == [2]  # a second one would save 0.067, and pricing both costs 0.08
    assert shortlists.few(losses, price=0.01) == [2, 0, 1]
    assert shortlists.few(losses, weights=np.array([1.0, 9.0, 1.0])) == [1, 0]


def test_kernels_that_no_list_names_are_not_useful():
    kernels, sizes, ps = recorded(noise=0.02)
    ps[:, 2] = 2 * ps.max(axis=1)
    lists = shortlists.learn(kernels, sizes, fit.losses(kernels, sizes, ps), ps.min(axis=1))
    assert 2 not in shortlists.useful(lists, kernels, V4)


def test_a_new_kernel_must_gain_more_than_noise():
    known, new = np.full((50, 1), 1e-4), np.full((50, 1), 0.999e-4)
    prices = np.array([0, 0.002])
    assert choose.keep(np.hstack([known, new]), 2) == [1]
    assert choose.keep(np.hstack([known, new]), 2, prices=prices) == [0]
    assert choose.keep(np.hstack([known, 0.9 * new]), 2, prices=prices) == [1]


def test_reductions_grow_from_none_to_long_ones():
    for kernel in KERNELS:
        lengths = growth(kernel)
        assert lengths[:3] == [0, 1, 2] and lengths == sorted(set(lengths))
        assert lengths[-1] >= 16 and lengths[-1] * kernel.tile.k >= 8192


def test_a_hopeless_kernel_is_called_twice():
    calls = []

    def slow():
        calls.append(1)
        sum(range(20_000))

    assert least_time(slow, seconds=1, limit=1e-6) > 1e-6
    assert len(calls) == 2


RECORDED = Path(__file__).parent / "recorded" / "matmul_f32_x86_64_v4.npz"


def recorded_times():
    """(kernels, shapes, ps) as measured on an AMD Zen 4: 34 micro-kernels on 180 synthetic shapes, one thread."""
    with np.load(RECORDED) as data:
        by_name = {kernel.name: kernel for kernel in KERNELS}
        kernels = [by_name[str(name)] for name in data["kernels"]]
        return kernels, data["shapes"].astype(np.int64), data["seconds"].astype(float) * 1e12


def without(kernel, library):
    """A library that knows nothing of a kernel but what others are like."""
    others = tuple(k for k in library.micro_kernels if k.name != kernel.name)
    return replace(library, micro_kernels=others, shortlists=())


def test_few_measurements_and_priors_predict_the_others(monkeypatch):
    """Each kernel's prior is another one's coefficients, so that nothing is known of it beforehand."""
    monkeypatch.setattr(fit, "ROUNDS", 3)
    kernels, sizes, ps = recorded_times()
    with dialect.new_context():
        device, library = load_library(default_library("x86-64-v4"))
    priors = [prior_of(kernel, device, [(device, without(kernel, library))]) for kernel in kernels]
    seen = np.arange(len(sizes)) < 120
    fitted = fit.fit_all(kernels, device, sizes[seen], ps[seen], priors)
    unseen = fit.errors(fit.predictions(kernels, fitted, device, sizes[~seen]), ps[~seen])
    # The library's kernels are faster than those that were recorded, and its models are right times its lists' factors.
    assert unseen.median < 0.2 and unseen.regret < 1.1, unseen


def test_priors_help_where_little_is_measured(monkeypatch):
    """40 shapes, and a library fitted to 60 others on the same machine, of which no kernel knows its own."""
    monkeypatch.setattr(fit, "ROUNDS", 3)
    kernels, sizes, ps = recorded_times()
    few, before, unseen = slice(40), slice(60, 120), slice(120, None)
    known = fit.fit_all(kernels, V4, sizes[before], ps[before])
    models = zip(kernels, known, strict=True)
    library = library_of(V4, [replace(kernel, model={**kernel.model, **own}) for kernel, own in models])
    priors = [prior_of(kernel, V4, [(V4, without(kernel, library))]) for kernel in kernels]
    alone, helped = (fit.fit_all(kernels, V4, sizes[few], ps[few], some) for some in (None, priors))
    errors = [fit.errors(fit.predictions(kernels, f, V4, sizes[unseen]), ps[unseen]) for f in (alone, helped)]
    assert errors[1].median < errors[0].median and errors[1].regret < errors[0].regret, errors


def test_of_a_family_that_no_library_has_one_with_the_same_loops_says_what_memory_costs():
    with dialect.new_context():
        known = [load_library(default_library(cpu)) for cpu in ("x86-64-v4", "sapphirerapids")]
    kernel = micro_kernel(Candidate("grouped", Tile(6, 64, 16)))
    assert not any(other.family == "grouped" for _, library in known for other in library.micro_kernels)
    prior = prior_of(kernel, V4, known)
    assert prior.weight == ALIKE and {"b_far", "c_far"} & set(prior.coefficients), prior
    device, library = known[0]
    others = tuple(other for other in library.micro_kernels if other.family == "direct")
    alone = prior_of(kernel, V4, [(device, replace(library, micro_kernels=others, shortlists=()))])
    assert set(alone.coefficients) <= {"fma", "region", "visit", "loop"}


def test_a_fit_knows_a_slow_moment_of_the_machine():
    """A third of the shapes were measured while all took twice as long: predictions of the others are not misled."""
    kernels, sizes, ps = recorded_times()
    seen, slow = np.arange(len(sizes)) < 120, np.arange(120) % 3 == 0
    ps_seen, floor = ps[seen] * np.where(slow, 2, 1)[:, None], FLOOR_ALONE_PS  # they were called alone
    fitted = fit.fit_all(kernels, V4, sizes[seen], ps_seen, floor=floor, rounds=2)
    unseen = fit.errors(fit.predictions(kernels, fitted, V4, sizes[~seen]), ps[~seen], floor)
    assert unseen.regret < 1.06 and unseen.median < 0.35, unseen


def test_times_that_were_not_measured_do_not_count():
    kernels, sizes, ps = recorded_times()
    weight = np.ones(len(sizes))
    some = np.where(np.arange(len(sizes)) % 2, ps[:, 0], np.inf)
    named = fit.quantities(kernels[0], V4, sizes)
    half = fit.fit_coefficients({term: x[1::2] for term, x in named.items()}, ps[1::2, 0], weight[1::2])
    assert fit.fit_coefficients(named, some, weight) == half


def test_a_strong_prior_holds_what_nothing_was_measured_of():
    kernels, sizes, ps = recorded_times()
    nothing = np.full(len(sizes), np.inf)
    prior = fit.Prior({"fma": 300, "visit": 5000}, 4.0)
    named = fit.quantities(kernels[0], V4, sizes)
    assert fit.fit_coefficients(named, nothing, np.ones(len(sizes)), prior) == prior.coefficients


def test_what_no_shape_pays_has_no_coefficient():
    """Rows on the same cache sets, in a sample without them: a column of zeros would be whatever rounding left."""
    kernels, sizes, ps = recorded_times()
    apart, unpaid = sizes[:, 1] % 64 != 0, set()
    for position, kernel in enumerate(kernels):
        named = fit.quantities(kernel, V4, sizes[apart])
        zeros = {term for term, quantity in named.items() if not quantity.any()}
        made = fit.fit_coefficients(named, ps[apart, position], np.ones(np.count_nonzero(apart)))
        assert not zeros & set(made) and max(made.values()) <= fit.MOST_COEFFICIENT
        unpaid |= zeros
    assert "conflict_c" in unpaid


@pytest.mark.parametrize("path", OF_CPUS, ids=[path.stem for path in OF_CPUS])
def test_no_shipped_coefficient_is_beyond_what_a_fit_makes(path):
    """Some had conflicts of 10^16, fitted to no shape that pays them: prices beyond 64 bits."""
    with dialect.new_context():
        _, library = load_library(path)
    for kernel in library.micro_kernels:
        terms = {term: kernel.term(term) for term in fit.terms_of(kernel, library.layout)}
        assert max(terms.values(), default=0) <= fit.MOST_COEFFICIENT, kernel.name


def test_kernels_of_measured_times_are_ranked_as_they_were():
    kernels, _, ps = recorded_times()
    kept = choose.keep(ps / 1e12, 12)
    assert choose.loss(ps / 1e12, kept) < 1.02
    average = find_generator("mikpoly").keep(ps / 1e12, 12)
    assert choose.loss(ps / 1e12, kept) < choose.loss(ps / 1e12, average)
    assert len(kept) == len(average) == 12 and kept == sorted(kept)


def test_what_a_batch_takes_is_what_all_of_its_products_take():
    """Where it fits the L2; beyond it bytes take time, of which a product alone has none."""
    kernels, sizes, said = recorded(noise=0.0)
    small = sizes[4 * (sizes[:, :2].sum(axis=1) * sizes[:, 2] + sizes[:, :2].prod(axis=1)) < 20_000]
    one, some, many = (np.column_stack([small, np.full(len(small), count)]) for count in (1, 4, 2000))
    taken = [fit.quantities(kernels[0], V4, shapes) for shapes in (small, one, some, many)]
    for name in taken[0]:
        assert np.array_equal(taken[0][name], taken[1][name])
        assert np.allclose(taken[2][name], 4 * taken[0][name])
    assert any((taken[3][name] > 2001 * taken[0][name]).any() for name in taken[0])


def test_lists_learnt_of_batches_ask_for_them():
    """One kernel is the fastest of single products, another of batches: nothing else tells them apart."""
    kernels, sizes, said = recorded(noise=0.0)
    rng = np.random.default_rng(5)
    batches = np.where(rng.random(len(sizes)) < 0.5, 1, rng.integers(2, 500, len(sizes)))
    sizes, ps = np.column_stack([sizes, batches]), np.ones(said.shape)
    ps[:, 0], ps[:, 1] = np.where(batches > 1, 1.3, 0.5), np.where(batches > 1, 0.5, 1.3)
    ps *= 1e6
    lists = shortlists.learn(kernels, sizes, fit.losses(kernels, sizes, ps), ps.min(axis=1))
    assert know_batches(lists) and not know_batches([Shortlist({"m": 2}, {"nk": 9}, ("k",))])
    chosen = shortlists.by_lists(lists, kernels, sizes, ps).argmin(axis=1)
    assert (chosen == (batches > 1)).mean() > 0.98
