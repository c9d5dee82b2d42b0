"""Whether what a library says holds, is confirmed or measured anew, on made-up times."""

from __future__ import annotations

import functools
from dataclasses import replace

import numpy as np
import pytest
from tuning import CALLS, V4, options, references

from dynmlir import dialect
from dynmlir.dialect.files import load_library
from dynmlir.driver import tune, tune_fit, tune_run, tune_times
from dynmlir.driver import verdict as verdicts
from dynmlir.driver.libraries import default_library
from dynmlir.driver.verdict import verdict
from dynmlir.generate.fit import Prior
from dynmlir.generate.prior import ITSELF, LIGHT, prior_of
from dynmlir.generate.store import Store

pytestmark = pytest.mark.usefixtures("made_up")


def test_the_old_library_is_measured_too_and_compared():
    with dialect.new_context():
        there = load_library(default_library("x86-64-v4"))
        run = tune_run.Run(V4, "host", options(), Store(None))
        made = verdict(run, tune.measure_all(run, there, references()), there, references())
    assert {k.name for k in there[1].micro_kernels} <= {name for name, _ in CALLS}
    assert made.gain is not None and made.gain > 0.9


def test_what_the_old_library_chooses_is_measured_on_every_shape(monkeypatch):
    """Also by a long run, which measures only what is likely to be among the fastest."""
    monkeypatch.setattr(tune_times, "ASK_FROM", 6)
    monkeypatch.setattr(tune_times, "MOST_LIKELY", 1)
    monkeypatch.setattr(tune_times, "LIKELY", 0.0)
    with dialect.new_context():
        there = load_library(default_library("x86-64-v4"))
        run = tune_run.Run(V4, "host", options(shapes=24), Store(None))
        data = tune.measure_all(run, there, references())
        chosen = tune.choices(run, there, data.kernels)
    assert data.known.shape == chosen.shape and (data.known.sum(axis=1) <= 3)[6:].any()
    assert chosen.any(axis=1).all() and data.known[chosen].all()


@pytest.mark.parametrize(
    ("generator", "n_mik", "library_is_off", "confirmed"),
    [("helix", 40, 0.1, True), ("helix", 40, 0.2, False), ("helix", 8, 0.1, False), ("static2", 40, 0.1, False)],
)
def test_a_short_run_confirms_what_is_there(generator, n_mik, library_is_off, confirmed, monkeypatch):
    """Its kernels and lists stay where it predicts well, unless fewer kernels or others are asked for."""
    with dialect.new_context():
        there = load_library(default_library("x86-64-v4"))
        run = tune_run.Run(V4, "host", options(generator, n_mik=n_mik), Store(None))
        data = tune.measure_all(run, there, references())
        stated_qualities(monkeypatch, library=(library_is_off, 1.1), own=(0.1, 1.1))
        made = verdict(run, data, there, [there])
    assert (made.library.shortlists == there[1].shortlists) == confirmed
    if confirmed:
        assert [k.name for k in made.library.micro_kernels] == [k.name for k in there[1].micro_kernels]
        assert made.gain == pytest.approx(1, abs=0.01)  # nor is it said to be slower
    else:
        assert len(made.library.micro_kernels) < len(there[1].micro_kernels)


def test_what_confirms_a_library_has_its_rates(monkeypatch):
    """Others drew on the memory while a short run measured: choices are those of the library all the same."""
    with dialect.new_context():
        there = load_library(default_library("x86-64-v4"))
        busy = replace(V4, facts={**V4.facts, "dram_mbs": V4["dram_mbs"] // 3, "l3_bytes": V4["l3_bytes"] // 2})
        run = tune_run.Run(busy, "host", options(n_mik=40), Store(None))
        data = tune.measure_all(run, there, references())
        stated_qualities(monkeypatch, library=(0.1, 1.1), own=(0.1, 1.1))
        text = verdict(run, data, there, [there]).text
        stated_qualities(monkeypatch, library=(0.2, 1.1), own=(0.1, 1.1))
        other = verdict(run, data, there, [there]).text
        run.device = replace(busy, target_cpu="znver4")  # another kind of CPU has rates of its own
        stated_qualities(monkeypatch, library=(0.1, 1.1), own=(0.1, 1.1))
        elsewhere = verdict(run, data, there, [there])
    assert elsewhere.library.shortlists and f"dram_mbs = {busy['dram_mbs']}" in elsewhere.text
    assert f"dram_mbs = {there[0]['dram_mbs']}" in text and f"l3_bytes = {there[0]['l3_bytes']}" in text
    assert f"dram_mbs = {busy['dram_mbs']}" in other


def test_what_is_wrong_is_not_confirmed(monkeypatch):
    """A kernel of the library that is there and gives wrong answers: lists stay, and name it for nothing."""
    with dialect.new_context():
        there = load_library(default_library("x86-64-v4"))
        wrong = there[1].micro_kernels[3].name
        monkeypatch.setattr(
            tune_run, "wrong_answer", lambda module, i, kernel, operation: "" if kernel.name != wrong else "it is wrong"
        )
        run = tune_run.Run(V4, "host", options(n_mik=40), Store(None))
        data = tune.measure_all(run, there, references())
        stated_qualities(monkeypatch, library=(0.1, 1.1), own=(0.1, 1.1))
        made = verdict(run, data, there, [there])
    assert run.dropped == {wrong: "it is wrong"}
    assert [k.name for k in made.library.micro_kernels] == [k.name for k in there[1].micro_kernels if k.name != wrong]
    assert made.library.shortlists == there[1].shortlists


@functools.cache
def measured_run():
    """A run of few kernels and shapes, and what it measured."""
    with dialect.new_context():
        run = tune_run.Run(V4, "host", options(), Store(None))
        return run, tune.measure_all(run, None, references())


def priors(monkeypatch, library_is=1.0):
    """What priors count in that run, where libraries say times that are so many times those that it measures."""
    run, data = measured_run()
    known = [prior_of(kernel, V4, references()) for kernel in data.kernels]
    light = [prior._replace(weight=LIGHT) for prior in known]
    own = tune_fit.fitted(run, data, range(len(data.kernels)), light).coefficients
    told = {
        k.name: {t: round(library_is * c) for t, c in terms.items()} for k, terms in zip(data.kernels, own, strict=True)
    }
    monkeypatch.setattr(tune_fit, "prior_of", lambda kernel, *_: Prior(told[kernel.name], ITSELF))
    return {prior.weight for prior in tune_fit.priors_of(run, data, references())}


def test_what_a_library_says_holds_where_it_predicts_well(monkeypatch):
    assert priors(monkeypatch) == {ITSELF}


def test_what_a_library_says_does_not_hold_where_it_misleads(monkeypatch):
    assert priors(monkeypatch, library_is=2.0) == {LIGHT}


def stated_qualities(monkeypatch, library, own, unlike=0.0):
    """What a library says and what the run knows for itself predict and choose just so well, of two dozen shapes."""
    spread = unlike * np.resize([1, -1], 24)
    qualities = iter([(library[0], np.log(library[1]) + spread), (own[0], np.log(own[1]) + np.zeros(24))])
    monkeypatch.setattr(tune_fit, "quality", lambda *_: next(qualities))


def test_what_a_library_says_does_not_hold_where_it_chooses_badly(monkeypatch):
    """However well it predicts in the median: times of a few shapes may be far off."""
    stated_qualities(monkeypatch, library=(0.1, 1.2), own=(0.1, 1.1))
    assert priors(monkeypatch) == {LIGHT}


@pytest.mark.parametrize(("taken", "unlike", "weight"), [(1.18, 0.05, LIGHT), (1.18, 0.2, ITSELF), (1.4, 0.2, LIGHT)])
def test_it_holds_where_a_few_shapes_might_be_chance(monkeypatch, taken, unlike, weight):
    stated_qualities(monkeypatch, library=(0.1, taken), own=(0.1, 1.1), unlike=unlike)
    assert priors(monkeypatch) == {weight}


@pytest.mark.parametrize(
    ("off", "short", "long"),
    [(0.10, ITSELF, ITSELF), (0.11, ITSELF, LIGHT), (0.13, ITSELF, LIGHT), (0.15, LIGHT, LIGHT)],
)
def test_in_a_long_run_it_holds_only_where_it_says_more(monkeypatch, off, short, long):
    stated_qualities(monkeypatch, library=(off, 1.1), own=(0.10, 1.1))
    assert priors(monkeypatch) == {short}
    monkeypatch.setattr(tune_fit, "MANY", len(measured_run()[1].shapes))
    stated_qualities(monkeypatch, library=(off, 1.1), own=(0.10, 1.1))
    assert priors(monkeypatch) == {long}


def test_a_long_run_lists_who_is_priced(monkeypatch):
    run, data = measured_run()
    monkeypatch.setattr(verdicts, "FEW", 8)
    monkeypatch.setattr(verdicts.choose, "prune", lambda seconds, predicted: list(range(seconds.shape[1])))
    with dialect.new_context():
        assert not verdict(run, data, None, references()).library.shortlists
        monkeypatch.setattr(verdicts, "MANY", len(data.shapes))
        monkeypatch.setattr(verdicts, "FEW", 2)
        assert verdict(run, data, None, references()).library.shortlists


def test_a_long_run_keeps_no_more_than_choices_gain_from(monkeypatch):
    run, data = measured_run()
    with dialect.new_context():
        short = verdict(run, data, None, references()).library
        monkeypatch.setattr(verdicts, "MANY", len(data.shapes))
        assert 0 < len(verdict(run, data, None, references()).library.micro_kernels) <= len(short.micro_kernels)
