"""dynmlir-tune as a command, on made-up times: what is written, said and refused; the compiler finds it."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from tuning import CALLS, INTERRUPT, V4, whole_text

from dynmlir import dialect
from dynmlir.cli import tune as command
from dynmlir.diagnostics import Remarks
from dynmlir.dialect.files import load_library
from dynmlir.driver import compile as compiling
from dynmlir.driver import tuned
from dynmlir.driver.cache import host_folder, library_file
from dynmlir.driver.libraries import default_library
from dynmlir.generate.generators import GENERATORS, Generator, register_generator
from dynmlir.generate.store import Store
from dynmlir.passes.base import PassContext

pytestmark = pytest.mark.usefixtures("made_up")


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
        (["--nonsense"], "unrecognized arguments: --nonsense (see dynmlir-tune --help)"),
        (["--bugdet=60"], "unrecognized arguments: --bugdet=60; did you mean --budget"),
        (["in.mlir", "--budget=60"], "unrecognized arguments: in.mlir (see dynmlir-tune --help)"),
        (["-o=/nowhere/at/all.mlir"], "/nowhere/at/all.mlir: error: cannot be written: there is no folder /nowhere/at"),
        (["-o=/"], "cannot be written: Is a directory"),
        (["--target=cuda", "--generator=static1"], "generator 'static1' is not of GPUs, expected helix or typical"),
    ],
)
def test_a_wrong_command_line_is_one_diagnostic(arguments, message, capsys):
    assert command.main(arguments) == 1
    said = capsys.readouterr().err
    assert message in said and said.count("\n") == 1 and "error: " in said


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
