"""dynmlir-tune on made-up times: what it chooses, keeps, drops and says. No clock, no compiler."""

from __future__ import annotations

import functools
import math
import os
import re
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from dynmlir import dialect
from dynmlir.cli import tune as command
from dynmlir.device.known import find_device
from dynmlir.diagnostics import DynmlirError, Remarks
from dynmlir.dialect.files import load_library
from dynmlir.driver import compile as compiling
from dynmlir.driver import tune, tune_fit, tune_levels, tune_lists, tune_run, tune_times, tuned
from dynmlir.driver import verdict as verdicts
from dynmlir.driver.bench_module import compile_those_that_do
from dynmlir.driver.cache import host_folder, library_file
from dynmlir.driver.libraries import default_library
from dynmlir.driver.tune_references import references_for
from dynmlir.driver.verdict import verdict
from dynmlir.generate import fit
from dynmlir.generate.analyzer import modelled_ps
from dynmlir.generate.fit import Prior
from dynmlir.generate.generators import GENERATORS, Generator, find_generator, register_generator
from dynmlir.generate.layers import Candidate
from dynmlir.generate.operation import MATMUL
from dynmlir.generate.prior import ITSELF, LIGHT, prior_of
from dynmlir.generate.rkernel import rkernels
from dynmlir.generate.store import Store
from dynmlir.passes.base import PassContext

V4 = find_device("x86_64_v4")
CALLS: Counter = Counter()


@dataclass
class Made:
    """In the place of a module and its Bench: the analyzer's times, a little off for each kernel."""

    kernels: list
    doubt = 0.0

    def times(self, shape, kernels, rounds=3, seconds=0.0):
        found = []
        for i in kernels:
            kernel = self.kernels[i]
            CALLS[kernel.name, tuple(shape)] += 1
            if INTERRUPT and sum(CALLS.values()) == INTERRUPT[0]:
                raise KeyboardInterrupt
            rkernel = rkernels()[kernel.family]
            (ps,) = modelled_ps(Candidate(kernel.family, kernel.tile), rkernel, V4, np.array([shape]))
            found.append(ps * 1e-12 * (1 + 0.03 * (sum(kernel.name.encode()) % 7)))
        return found


INTERRUPT: list[int] = []


MODELLED: dict = {}


def modelled_once(run, every, shapes, steps, model=tune_levels.modelled_seconds):
    """What the analyzer expects of 1207 candidates, the same for all runs of these tests that measure the same."""
    key = (len(every.layer1), len(shapes), tuple(steps.items()))
    if key not in MODELLED:
        MODELLED[key] = model(run, every, shapes, steps)
    return MODELLED[key]


def make_up(replace_by):
    for module in (tune_levels, tune_times):
        replace_by(module, "Bench", lambda module, operation: Made(module.kernels))
    replace_by(tune_levels, "modelled_seconds", modelled_once)
    replace_by(tune_run, "wrong_answer", lambda module, i, kernel, operation: None)
    for module, name, value in ((tune_lists, "LEAST_EXPECTED", 80), (fit, "ROUNDS", 2)):
        replace_by(module, name, value)


@pytest.fixture(autouse=True)
def made_up(monkeypatch):
    CALLS.clear()
    INTERRUPT.clear()
    make_up(monkeypatch.setattr)


def compiler(device, kernels, target_cpu, operation):
    return SimpleNamespace(kernels=list(kernels))


def options(generator="helix", **more):
    found = find_generator(generator)
    settings = {"n_gen": 1, "n_syn": 6, "n_mik": 8, "budget": 1e6, "shapes": 12, "compiler": compiler} | more
    return tune_run.TuneOptions(found, **settings)


@functools.cache
def references():
    """Needs a current context; read once for all tests: values know nothing of contexts."""
    return references_for(MATMUL, V4, True)


def tuned_text(store, **more):
    with dialect.new_context():
        run = tune_run.Run(V4, "host", options(**more), store)
        data = tune.measure_all(run, None, references())
        return verdict(run, data, None, references()), run


@functools.cache
def whole_text():
    """Of a run that nothing disturbed."""
    return tuned_text(Store(None))[0].text


@pytest.mark.parametrize("generator", GENERATORS)
def test_every_generator_makes_a_library(generator, tmp_path):
    made, _ = tuned_text(Store(None), generator=generator)
    path = tmp_path / "library.mlir"
    path.write_text(made.text)
    with dialect.new_context():
        device, library = load_library(path)
    assert library == made.library and device == V4
    assert 1 <= len(library.micro_kernels) <= 2 * 8, "n_mik, and the tiles of their edges"
    assert all(kernel.term("fma") > 0 for kernel in library.micro_kernels)
    head = made.text.split('"dynmlir.device"')[0]
    for fact in (f"generator {generator}", "n_gen 1, n_syn 6, n_mik 8, n_pred 16", "IREE", "median error"):
        assert fact in head
    if generator == "static2":
        assert len(library.micro_kernels) == 1
    if generator == "static1":
        assert len({(k.tile.m, k.tile.n) for k in library.micro_kernels}) == 1


def test_it_goes_on_where_it_was_interrupted(tmp_path):
    whole, _ = tuned_text(Store(None))
    total = CALLS.copy()
    CALLS.clear()
    INTERRUPT.append(sum(total.values()) * 2 // 3)
    with pytest.raises(KeyboardInterrupt):
        tuned_text(Store(tmp_path / "m.sqlite"))
    before = CALLS.copy()
    INTERRUPT.clear()
    CALLS.clear()
    again, _ = tuned_text(Store(tmp_path / "m.sqlite"))
    assert again.text == whole.text
    assert sum(CALLS.values()) < 0.45 * sum(total.values()), "measured again"
    assert not [name for name in CALLS if before[name] > 1]


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


def test_when_the_budget_is_over_all_that_is_known_is_used(monkeypatch):
    monkeypatch.setattr(Made, "doubt", 1e-6)  # the first shapes are too small, and are never stored
    monkeypatch.setattr(tune_times, "LEAST_SHAPES", 0)
    store, runs = Store(None), []
    for budget in (1e6, 1.0):
        CALLS.clear()
        with dialect.new_context():
            run = tune_run.Run(V4, "host", options(budget=budget), store)
            runs.append(tune.measure_all(run, None, references()))
    assert 0 < len(runs[0].shapes) < 12 and not CALLS
    np.testing.assert_array_equal(runs[1].shapes, runs[0].shapes)
    np.testing.assert_array_equal(runs[1].seconds, runs[0].seconds)


def test_two_runs_at_once_into_one_cache(tmp_path):
    program = (
        "import sys, test_tune; from pathlib import Path; test_tune.make_up(setattr)\n"
        "store = test_tune.Store(Path(sys.argv[1]))\n"
        "Path(sys.argv[2]).write_text(test_tune.tuned_text(store)[0].text)"
    )
    here = os.environ | {"PYTHONPATH": os.pathsep.join([str(Path(__file__).parent), *sys.path])}
    other = subprocess.Popen([sys.executable, "-c", program, str(tmp_path / "m.sqlite"), str(tmp_path / "o")], env=here)
    made = tuned_text(Store(tmp_path / "m.sqlite"))[0].text
    assert other.wait() == 0
    assert (tmp_path / "o").read_text() == made == whole_text()


def test_what_does_not_compile_or_is_wrong_is_dropped_and_said(monkeypatch):
    whole, _ = tuned_text(Store(None))
    first, second = (kernel.name for kernel in whole.library.micro_kernels[:2])

    def refusing(device, kernels, target_cpu, operation):
        if first in [kernel.name for kernel in kernels]:
            raise DynmlirError("LLVM says no")
        return compiler(device, kernels, target_cpu, operation)

    answers = {second: "13 x 5 x 7 is wrong by 0.5"}
    monkeypatch.setattr(tune_run, "wrong_answer", lambda module, i, kernel, operation: answers.get(kernel.name))
    made, run = tuned_text(Store(None), compiler=refusing)
    assert run.dropped == {first: "LLVM says no", second: "13 x 5 x 7 is wrong by 0.5"}
    assert not {first, second} & {kernel.name for kernel in made.library.micro_kernels}


def test_where_nothing_compiles_it_is_an_error():
    def refusing(device, kernels, target_cpu, operation):
        raise DynmlirError("no")

    with pytest.raises(DynmlirError, match="no candidate compiles"):
        tuned_text(Store(None), compiler=refusing)
    assert compile_those_that_do(V4, [], "host", refusing) == ([], {})


def test_a_full_disk_is_said_once_and_the_run_goes_on(tmp_path):
    class Heard(tune_run.Progress):
        remarks: list[str] = []

        def remark(self, text):
            self.remarks.append(text)

    store, heard = Store(tmp_path / "m.sqlite"), Heard()
    store._connection.execute("PRAGMA max_page_count = 2")
    with dialect.new_context():
        run = tune_run.Run(V4, "host", options(), store, heard)
        made = verdict(run, tune.measure_all(run, None, references()), None, references())
    assert len(heard.remarks) == 1 and "nothing more can be kept" in heard.remarks[0]
    assert made.text == whole_text()


def test_without_measuring_the_facts_and_the_models_make_a_library():
    with dialect.new_context():
        run = tune_run.Run(find_device("aarch64"), "", options(profiled=frozenset()), Store(None))
        made = verdict(run, tune.model_all(run), None, references())
    assert not CALLS and "not measured" in made.text
    assert not made.library.measured and "measured = false" in made.text
    assert all(kernel.tile.n % 4 == 0 or kernel.family == "dot" for kernel in made.library.micro_kernels)


def test_the_old_library_is_measured_too_and_compared():
    with dialect.new_context():
        there = load_library(default_library("x86-64-v4"))
        run = tune_run.Run(V4, "host", options(), Store(None))
        made = verdict(run, tune.measure_all(run, there[1], references()), there, references())
    assert {k.name for k in there[1].micro_kernels} <= {name for name, _ in CALLS}
    assert made.gain is not None and made.gain > 0.9


@pytest.mark.parametrize(
    ("generator", "n_mik", "library_is_off", "confirmed"),
    [("helix", 40, 0.1, True), ("helix", 40, 0.2, False), ("helix", 8, 0.1, False), ("static2", 40, 0.1, False)],
)
def test_a_short_run_confirms_what_is_there(generator, n_mik, library_is_off, confirmed, monkeypatch):
    """Its kernels and lists stay where it predicts well, unless fewer kernels or others are asked for."""
    with dialect.new_context():
        there = load_library(default_library("x86-64-v4"))
        run = tune_run.Run(V4, "host", options(generator, n_mik=n_mik), Store(None))
        data = tune.measure_all(run, there[1], references())
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
        data = tune.measure_all(run, there[1], references())
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
        data = tune.measure_all(run, there[1], references())
        stated_qualities(monkeypatch, library=(0.1, 1.1), own=(0.1, 1.1))
        made = verdict(run, data, there, [there])
    assert run.dropped == {wrong: "it is wrong"}
    assert [k.name for k in made.library.micro_kernels] == [k.name for k in there[1].micro_kernels if k.name != wrong]
    assert made.library.shortlists == there[1].shortlists


@pytest.mark.parametrize("generator", ["static2", "mikpoly"])
def test_ablations_do_not_keep_the_old_library_s_kernels(generator):
    with dialect.new_context():
        there = load_library(default_library("x86-64-v4"))
        run = tune_run.Run(V4, "host", options(generator), Store(None))
        data = tune.measure_all(run, there[1], references())
        kept = {kernel.name for kernel in verdict(run, data, there, references()).library.micro_kernels}
    assert not data.candidate.all() and data.candidate.any()
    assert kept <= {kernel.name for kernel, may in zip(data.kernels, data.candidate, strict=True) if may}


@pytest.mark.parametrize("doubt", [0.0, 1e-6])  # of shapes that are too small no times are kept
def test_level_1_can_be_measured(monkeypatch, doubt):
    monkeypatch.setattr(Made, "doubt", doubt)
    monkeypatch.setattr(tune_levels, "LEVEL1_SHAPES", 5)
    tuned_text(Store(None), profiled=frozenset({0, 1}))
    assert len({name for name, _ in CALLS}) > 500


def test_where_all_shapes_of_level_1_are_too_small_it_is_an_error(monkeypatch):
    monkeypatch.setattr(Made, "doubt", 1e9)
    monkeypatch.setattr(tune_levels, "LEVEL1_SHAPES", 3)
    with pytest.raises(DynmlirError, match="no synthetic shape takes long enough"):
        tuned_text(Store(None), profiled=frozenset({0, 1}))


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


def found_library(target_cpu="host"):
    context = PassContext(remarks=Remarks())
    with dialect.new_context():
        module = compiling.parse_any("", "x")
        found = compiling.find_library(module, "x", replace(compiling.CompileOptions(), target_cpu=target_cpu), context)
    return found[0], [remark.text for remark in context.remarks.made]


def test_the_compiler_finds_the_tuned_library_of_the_host(tmp_path, monkeypatch):
    monkeypatch.setenv("DYNMLIR_CACHE_DIR", str(tmp_path))
    shipped, _ = found_library()
    host = replace(V4, name="host")
    path = tuned.install(host, "matmul_f32", whole_text())
    assert path == library_file(host_folder(), "matmul_f32")
    assert found_library() == (str(path), [])
    assert found_library("x86-64-v4") == (shipped, []) or V4.target_cpu not in str(shipped)
    path.write_text("garbage")
    found, (remark,) = found_library()
    assert found == shipped and "is not used" in remark and "dynmlir-tune makes it anew" in remark
    with dialect.new_context():
        there, _, remark = tuned.library_there(host, "matmul_f32")
    assert there is None and "set aside as matmul_f32.mlir.1" in remark
    assert found_library() == (shipped, [])


def test_dry_run_says_what_and_measures_nothing(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("DYNMLIR_CACHE_DIR", str(tmp_path / "none"))
    assert command.main(["--dry-run", "--device=x86_64_v4"]) == 0
    said = capsys.readouterr().out
    assert "98 register tiles (level 0), 2276 micro-kernels (level 1)" in said and str(tmp_path) in said
    assert "panel, block, tall:" in said and "operator conv_2d_nhwc_hwcf: m = batch x oh x ow" in said
    assert not CALLS and not (tmp_path / "none").exists()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--generator=helx"], "unknown generator 'helx'; did you mean 'helix'"),
        (["--types=f23"], "unknown element types 'f23'; did you mean 'f32'"),
        (["--layout=tn"], "unknown layout 'tn'"),
        (["--budget=0"], "'0'; expected a number of seconds from 1 to 10000000"),
        (["--budget=nan"], "expected a number of seconds"),
        (["--budget=soon"], "'soon'; expected a number of seconds"),
        (["--n-mik=0"], "expected a whole number from 1 to 65536"),
        (["--n-gen=1e3"], "'1e3'; expected a whole number"),
        (["--n-syn=64"], "expected a whole number from 1 to 30"),
        (["--shapes=0"], "expected a whole number from 1"),
        (["--types="], "unknown element types ''"),
        (["--measure-levels=2"], "levels are 0 (registers) and 1 (cache), got '2'"),
        (["--device=a100", "--dry-run"], "device 'a100' is a GPU: give --target=cuda:sm_80"),
        (["--device=/nowhere.toml"], "/nowhere.toml:1:1: error: cannot be read"),
        (["--load-pass=/nowhere.py"], "/nowhere.py:1:1: error: cannot be read"),
        (["--nonsense"], "unrecognized arguments"),
        (["-o=/nowhere/at/all.mlir"], "/nowhere/at/all.mlir: error: cannot be written: there is no folder /nowhere/at"),
        (["-o=/"], "cannot be written: Is a directory"),
        (["--target=cuda", "--generator=static1"], "generator 'static1' is not of GPUs, expected helix or typical"),
    ],
)
def test_a_wrong_command_line_is_one_diagnostic(arguments, message, capsys):
    assert command.main(arguments) == 1
    said = capsys.readouterr().err
    assert message in said and said.count("\n") == 1 and "error: " in said


@pytest.fixture
def here(tmp_path, monkeypatch):
    """The command on a made-up machine that is an x86-64-v4; its cache folder."""
    monkeypatch.setenv("DYNMLIR_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(command, "described", lambda name, measured=True: V4)
    monkeypatch.setattr(command, "can_run", lambda device: True)
    monkeypatch.setattr(command, "TuneOptions", partial(tune_run.TuneOptions, compiler=compiler))
    return tmp_path


SMALL = ["--n-gen=1", "--n-syn=6", "--n-mik=6", "--budget=1000", "--shapes=12"]


def test_the_command_says_what_it_kept_and_writes_it(here, capsys):
    assert command.main([*SMALL, f"-o={here / 'out.mlir'}"]) == 0
    said = capsys.readouterr()
    assert "median error %" in said.out and "speed of its choices against those of" in said.out
    assert "measuring on synthetic shapes" in said.err and "wrote" in said.err
    with dialect.new_context():
        assert load_library(here / "out.mlir")[0] == V4
    assert list(here.glob("x86_64_v4-*/matmul_f32.sqlite"))


def test_all_keeps_whatever_is_measured(here, capsys):
    """More than --n-mik, without shortlists; those of the library that was there, too."""
    assert command.main(["--generator=all", *SMALL, "--n-mik=1", f"-o={here / 'all.mlir'}"]) == 0
    made = re.search(r"(\d+) of (\d+) candidates kept", capsys.readouterr().out)
    text = (here / "all.mlir").read_text()
    assert made[1] == made[2] and text.count("dynmlir.micro_kernel") == int(made[1]) and "shortlist" not in text
    there = re.findall(r'sym_name = "(\w+_\d+x\d+x\d+)"', default_library("x86-64-v4").read_text())
    assert there and all(f'"{name}"' in text for name in there)
    assert command.main(["--generator=all", "--dry-run"]) == 0
    assert "kept: whatever is measured by generator all" in capsys.readouterr().out


@pytest.fixture
def generators(monkeypatch):
    """What a plug-in registers is forgotten after the test."""
    monkeypatch.setattr("dynmlir.generate.generators.GENERATORS", known := dict(GENERATORS))
    return known


CHANCE = Path(__file__).resolve().parents[2] / "examples" / "plugins" / "chance_generator.py"


def test_a_generator_of_a_plug_in(here, generators, capsys):
    """It is known by its name, with the defaults of --n-gen and of what is kept."""
    assert command.main([f"--load-pass={CHANCE}", "--generator=chance", "--dry-run"]) == 0
    assert "up to 5 micro-kernels of each family" in (said := capsys.readouterr().out)
    assert "kept: 40 by generator chance" in said
    assert command.main([f"--load-pass={CHANCE}", "--generator=chance", *SMALL, f"-o={here / 'out.mlir'}"]) == 0
    (drawn,) = {n for n, g in generators.items() if type(g).__name__ == "Chance"}
    assert drawn == "chance" and "generator chance, n_gen 1" in (here / "out.mlir").read_text()
    assert command.main([f"--load-pass={CHANCE}", "--generator=chnce"]) == 1
    assert "unknown generator 'chnce'; did you mean 'chance'" in capsys.readouterr().err


class Wrong(Generator):
    """What `propose` and `keep` answer is what it is made of; a function raises."""

    name, summary = "wrong", ""

    def __init__(self, proposed, kept):
        self.proposed, self.kept = proposed, kept

    def propose(self, space):
        return self.proposed(space)

    def keep(self, seconds, count, prices=None):
        return self.kept(seconds)


@pytest.mark.parametrize(
    ("proposed", "kept", "message"),
    [
        (lambda space: [], None, "generator wrong proposes no candidate"),
        (lambda space: space.nothing, None, "generator wrong failed: AttributeError: 'Space' object has no"),
        (lambda space: space.layers.layer1[:1] * 2, lambda seconds: 1 // 0, "generator wrong failed: ZeroDivisionErr"),
    ],
)
def test_what_a_generator_does_wrong_is_one_diagnostic(proposed, kept, message, here, generators, capsys):
    register_generator(Wrong(proposed, kept))
    assert command.main(["--generator=wrong", *SMALL]) == 1
    said = [line for line in capsys.readouterr().err.splitlines() if "error: " in line]
    assert len(said) == 1 and message in said[0] and not list(here.glob("*/*.mlir"))


def test_fresh_measures_again_what_is_in_the_cache(here):
    counts = []
    for further in ([], [], ["--fresh"]):
        CALLS.clear()
        assert command.main([*SMALL, f"-o={here / 'out.mlir'}", *further]) == 0
        counts.append(sum(CALLS.values()))
    first, again, fresh = counts
    assert fresh == first > again


def test_interrupting_the_command_keeps_what_is_measured(here, capsys):
    INTERRUPT.append(200)
    assert command.main(SMALL) == 130
    assert "what was measured is kept" in capsys.readouterr().err
    (path,) = here.glob("x86_64_v4-*/matmul_f32.sqlite")
    assert len(Store(path)) > 50 and not list(here.glob("*/*.mlir"))
