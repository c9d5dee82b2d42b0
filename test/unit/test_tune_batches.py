"""dynmlir-tune --batches on made-up times: lists of batches for a library that is there, which stays as it is else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from tuning import CALLS, Made, options

from dynmlir import dialect
from dynmlir.cli import tune as command
from dynmlir.diagnostics import DynmlirError
from dynmlir.dialect.files import load_library
from dynmlir.driver import tune_batches, tune_run, tune_times
from dynmlir.driver.libraries import default_library
from dynmlir.generate import fit
from dynmlir.generate.store import Store
from dynmlir.generate.synthetic import measured, measured_batches
from dynmlir.kernels.shortlist import know_batches

pytestmark = pytest.mark.usefixtures("made_up")

SHAPES = 60


@pytest.fixture(scope="module")
def shipped():
    """Some kernels of a library as it was learnt on single products alone."""
    path = default_library("x86-64-v4")
    with dialect.new_context():
        device, library = load_library(path)
    lists = tuple(
        replace(one, at_most={term: bound for term, bound in one.at_most.items() if term != "batches"})
        for one in library.shortlists
        if one.at_least.get("batches", 0) <= 1
    )
    assert lists and not know_batches(lists)
    few = replace(library, micro_kernels=library.micro_kernels[::3], shortlists=lists)
    lines = tune_batches.provenance_of(path.read_text())
    return tune_batches.There(device, few, [line for line in lines if not line.startswith(tune_batches.LISTS)])


def with_lists(there, **more):
    with dialect.new_context():
        run = tune_run.Run(there.device, "host", options(of_batches=True, shapes=SHAPES, **more), Store(None))
        data = tune_batches.measure_batches(run, there.library)
        return tune_batches.with_lists_of_batches(run, data, there), run


def often(there):
    """The micro-kernel that is chosen for most batches, as the library is."""
    batches = measured_batches(SHAPES)
    chosen = fit.stated(there.library.in_batches(), there.device, batches).argmin(axis=1)
    return there.library.micro_kernels[np.bincount(chosen).argmax()].name


def slow_in_batches(there, name):
    """Times as the library says, but for one kernel: in batches it takes six times as long."""
    every, batches = replace(there.library, shortlists=()), measured_batches(SHAPES)
    stated = dict(zip(map(tuple, batches), fit.stated(every, there.device, batches) / tune_run.PS, strict=True))

    class Bench(Made):
        def times(self, shape, kernels, **more):
            super().times(shape, kernels, **more)
            names = [self.kernels[i].name for i in kernels]
            return [stated[shape][every.index(other)] * (6 if other == name else 1) for other in names]

    return lambda module, operation: Bench(module.kernels)


def test_batches_avoid_what_is_slow_there_and_single_products_do_not(shipped, monkeypatch):
    slow = often(shipped)
    monkeypatch.setattr(tune_times, "Bench", slow_in_batches(shipped, slow))
    made, _ = with_lists(shipped)
    assert made.gain > made.sure > 1.1
    assert {shape[3] > 1 for _, shape in CALLS} == {True} and len({shape for _, shape in CALLS}) == SHAPES
    stated = {}
    for library in (shipped.library, made.library):
        assert [kernel.name for kernel in library.micro_kernels] == [k.name for k in shipped.library.micro_kernels]
        singles, batches = measured(300, 10), measured_batches(300)
        alone = fit.stated(library, shipped.device, np.column_stack([singles, np.ones(300, int)]))
        several = fit.stated(library.in_batches(), shipped.device, batches)
        names = np.array([kernel.name for kernel in library.micro_kernels])
        stated[library is made.library] = alone, np.mean(names[several.argmin(axis=1)] == slow)
    assert np.array_equal(stated[True][0], stated[False][0]), "single products are priced otherwise"
    assert stated[True][1] < stated[False][1] / 3, f"{slow} is still chosen: {stated[True][1]:.2f}"


def test_what_is_written_can_be_read_and_made_anew(shipped, tmp_path):
    made, _ = with_lists(shipped)
    path = tmp_path / "made.mlir"
    path.write_text(made.text)
    with dialect.new_context():
        there = tune_batches.There(*load_library(path), tune_batches.provenance_of(made.text))
    assert there.device == shipped.device and there.library == made.library
    assert there.provenance[:-1] == shipped.provenance and there.provenance[-1].startswith(tune_batches.LISTS)
    again, _ = with_lists(there)
    assert again.library == made.library, "the lists of batches that were there are not replaced"
    assert tune_batches.provenance_of(again.text) == there.provenance


def test_without_lists_single_products_have_all_kernels(shipped):
    made, _ = with_lists(shipped._replace(library=replace(shipped.library, shortlists=())))
    first, *others = made.library.shortlists
    assert first.kernels == tuple(kernel.name for kernel in shipped.library.micro_kernels)
    assert (dict(first.at_least), dict(first.at_most)) == ({}, {"batches": 1}) and not first.factors
    assert others and all(one.at_least["batches"] > 1 for one in others)


def test_what_is_wrong_is_left_out(shipped, monkeypatch):
    wrong = shipped.library.micro_kernels[0].name

    def answers(module, i, kernel, operation):
        return "wrong" if kernel.name == wrong else None

    monkeypatch.setattr(tune_run, "wrong_answer", answers)
    made, run = with_lists(shipped)
    assert run.dropped == {wrong: "wrong"} and f'"{wrong}", family' not in made.text
    assert len(made.library.micro_kernels) == len(shipped.library.micro_kernels) - 1
    monkeypatch.setattr(tune_run, "wrong_answer", lambda *of: "wrong")
    with pytest.raises(DynmlirError, match="no micro-kernel of the library compiles and answers right"):
        with_lists(shipped)


def test_the_command(here, capsys):
    path = here / "out.mlir"
    assert command.main(["--batches", "--shapes=30", "--budget=1000", f"-o={path}"]) == 0
    said = capsys.readouterr()
    assert "shortlists of batches beside" in said.out and "speed of its choices against those of" in said.out
    assert "learning shortlists of batches" in said.err and f"wrote {path}" in said.err
    with dialect.new_context():
        assert know_batches(load_library(path)[1].shortlists)
    assert command.main(["--batches", "--dry-run"]) == 0
    said = capsys.readouterr().out
    shipped = default_library("x86-64-v4")
    assert f"micro-kernels of {shipped}, on up to 400 batches of 2 to 512 products, for 52 s in all" in said


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--n-gen=3"], "--n-gen says nothing with --batches: the micro-kernels are those that are there"),
        (["--generator=mikpoly"], "--generator says nothing with --batches"),
        (["--measure-levels=none"], "--measure-levels says nothing with --batches"),
        (["--shapes=1", "--budget=100"], "lists are learnt of two batches at least: give more --shapes"),
        (["--layout=np"], "--batches: products of layout np come in none"),
        (["--target=cuda"], "--batches says nothing of a library for cuda"),
        (["--types=i8", "--layout=nt"], "there is no library of i8 x i8 to i32, layout nt for 'x86_64_v4'"),
    ],
)
def test_a_wrong_command_line_is_one_diagnostic(arguments, message, here, capsys):
    assert command.main(["--batches", *arguments]) == 1
    said = capsys.readouterr().err
    assert message in said and said.count("error: ") == 1


def test_a_device_that_is_not_here(capsys, monkeypatch):
    monkeypatch.setattr(command, "can_run", lambda device: False)
    assert command.main(["--batches", "--device=znver5"]) == 1
    assert "error: 'znver5' is not here, and --batches measures" in capsys.readouterr().err


def test_lines_of_provenance():
    assert tune_batches.provenance_of("// a\n//\n//  b\nmodule {}\n// c\n") == ["a", "", " b"]
    assert tune_batches.provenance_of("module {}") == tune_batches.provenance_of("") == []
    path = Path(str(default_library("x86-64-v4")))
    assert tune_batches.provenance_of(path.read_text())[0].startswith("Micro-kernels for ")
