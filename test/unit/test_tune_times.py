"""What dynmlir-tune measures, on made-up times: which kernels on which shapes, and what is no measurement."""

from __future__ import annotations

import math

import numpy as np
import pytest
from tuning import CALLS, V4, Made, options, references, tuned_text

from dynmlir import dialect
from dynmlir.diagnostics import DynmlirError
from dynmlir.driver import tune, tune_run, tune_times
from dynmlir.generate.store import Store

pytestmark = pytest.mark.usefixtures("made_up")


def test_what_is_there_can_be_measured_again_and_the_lesser_kept(monkeypatch):
    store = Store(None)
    tuned_text(store)
    name = next(name for name in store._known if name.startswith("time "))
    least = store[name]
    store.add({name: 9 * least})
    tuned_text(store)
    assert store[name] == 9 * least
    monkeypatch.setattr(tune_times, "LEAST_SHAPES", 0)
    tuned_text(store, again=True, budget=1.0)  # no time: what is there is still what it chooses from
    assert store[name] == 9 * least
    tuned_text(store, again=True)
    assert store[name] == least


def test_what_empty_calls_differ_by_is_no_measurement(monkeypatch):
    monkeypatch.setattr(Made, "doubt", 1e-6)
    store = Store(None)
    with dialect.new_context():
        data = tune.measure_all(tune_run.Run(V4, "host", options(), store), None, references())
    assert 0 < len(data.shapes) < 12 and (data.seconds.min(axis=1) >= 1e-6).all()


def test_a_time_that_products_cannot_take_is_none(monkeypatch):
    """Of the first kernel of each module; of small products it might be one."""
    times, store = Made.times, Store(None)

    def in_no_time(self, shape, kernels, *more):
        return [t if i else 1e-8 for i, t in zip(kernels, times(self, shape, kernels, *more), strict=True)]

    monkeypatch.setattr(Made, "times", in_no_time)
    with dialect.new_context():
        data = tune.measure_all(tune_run.Run(V4, "host", options(), store), None, references())
    assert len(data.shapes) == 12
    sizes = [math.prod(map(int, name.split()[2].split("x"))) for name in store._known if name.startswith("time ")]
    kept = [store[name] for name in store._known if name.startswith("time ")]
    assert min(kept) == 1e-8 and all(t > 1e-8 for t, size in zip(kept, sizes, strict=True) if size > 1e5)


def measured_pairs(store):
    return {tuple(name.split()[1:]) for name in store._known if name.startswith("time ")}


def test_a_long_run_measures_who_is_likely(monkeypatch):
    """From so many shapes on it knows who is among the fastest; the same whether it was interrupted or not."""
    all_of_them, fewer, at_once = Store(None), Store(None), Store(None)
    tuned_text(all_of_them, shapes=24)
    monkeypatch.setattr(tune_times, "ASK_FROM", 6)
    monkeypatch.setattr(tune_times, "MOST_LIKELY", 2)
    tuned_text(fewer, shapes=9)
    tuned_text(fewer, shapes=24)
    tuned_text(at_once, shapes=24)
    assert measured_pairs(fewer) == measured_pairs(at_once)
    shapes = {shape for _, shape in measured_pairs(all_of_them)}
    assert {shape for _, shape in measured_pairs(fewer)} == shapes
    assert len(measured_pairs(fewer)) < 0.8 * len(measured_pairs(all_of_them))
    best = {}
    for name, shape in measured_pairs(all_of_them):
        seconds = all_of_them[f"time {name} {shape}"]
        best[shape] = min(best.get(shape, (seconds, name)), (seconds, name))
    found = [(name, shape) in measured_pairs(fewer) for shape, (_, name) in best.items()]
    assert np.mean(found) > 0.8, found


def test_who_was_expected_to_be_no_slower_than_the_fastest_was_is_measured(monkeypatch):
    """Too little is expected of one kernel: others are measured all the same, once."""
    expected_times = tune.expected_times

    def of_the_first_far_too_little(*arguments):
        expected = expected_times(*arguments)
        expected[:, 0] /= 1e6
        return expected

    least = []
    for expected in (expected_times, of_the_first_far_too_little):
        monkeypatch.setattr(tune, "expected_times", expected)
        with dialect.new_context():
            data = tune.measure_all(tune_run.Run(V4, "host", options(), store := Store(None)), None, references())
        least.append(np.where(data.known, data.seconds, np.inf).min(axis=1))
    slower = least[1] / least[0]
    assert np.median(slower) == 1 and slower.max() < 1.5 and data.known[:, 1:].any(axis=1).all()
    CALLS.clear()
    tuned_text(store, budget=1.0)
    assert not CALLS


def test_asked_at_each_doubling(monkeypatch):
    monkeypatch.setattr(tune_times, "ASK_FROM", 10)
    assert [i for i in range(200) if tune_times._is_doubled(i)] == [10, 20, 40, 80, 160]


def test_where_all_shapes_are_too_small_it_is_an_error(monkeypatch):
    monkeypatch.setattr(Made, "doubt", 1e9)
    with pytest.raises(DynmlirError, match="no synthetic shape takes long enough"):
        tuned_text(Store(None))
