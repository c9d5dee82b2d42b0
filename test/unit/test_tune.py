"""dynmlir-tune on made-up times: what it keeps, drops and says. No clock, no compiler."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from tuning import CALLS, INTERRUPT, V4, Made, compiler, options, references, tuned_text, whole_text

from dynmlir import dialect
from dynmlir.device.known import find_device
from dynmlir.diagnostics import DynmlirError
from dynmlir.dialect.files import load_library
from dynmlir.driver import tune, tune_levels, tune_run, tune_times
from dynmlir.driver.bench_module import compile_those_that_do
from dynmlir.driver.libraries import default_library
from dynmlir.driver.verdict import verdict
from dynmlir.generate.generators import GENERATORS
from dynmlir.generate.store import Store

pytestmark = pytest.mark.usefixtures("made_up")


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
        "import sys, tuning; from pathlib import Path; tuning.make_up(setattr)\n"
        "store = tuning.Store(Path(sys.argv[1]))\n"
        "Path(sys.argv[2]).write_text(tuning.tuned_text(store)[0].text)"
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


@pytest.mark.parametrize("generator", ["static2", "mikpoly"])
def test_ablations_do_not_keep_the_old_library_s_kernels(generator):
    with dialect.new_context():
        there = load_library(default_library("x86-64-v4"))
        run = tune_run.Run(V4, "host", options(generator), Store(None))
        data = tune.measure_all(run, there, references())
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
