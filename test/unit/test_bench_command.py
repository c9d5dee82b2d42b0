"""The command dynmlir-bench without a benchmark: ^C and --resume, comparisons, output, bad arguments."""

import errno
import json
import sys

import pytest
from bench_rows import LIMITS, row
from suites import GOOD

from dynmlir.bench.figures import OVERHEAD
from dynmlir.bench.peers import Installed
from dynmlir.bench.results import read_rows, results_path
from dynmlir.bench.session import Session, Subject
from dynmlir.bench.subjects import Made
from dynmlir.cli import bench


@pytest.fixture
def command(monkeypatch, tmp_path, suite):
    """dynmlir-bench with a session that measures nothing: `times` maps a case to dynmlir's time, or to an exception."""
    path, out, times, measured = suite(GOOD), tmp_path / "out", {}, []

    class Fake(Session):
        def _start(self):
            self.limits = LIMITS
            self.overhead = [row(f"overhead{i}", 4.0, category=OVERHEAD, openblas=1.0) for i in (1, 2)]

        def measure(self, case):
            result = times.get(case.name, 12.0)
            if isinstance(result, BaseException):
                raise result
            measured.append(case.name)
            return row(case.name, result, openblas=10.0) | case.known()

    installed = Installed((), {"mkl": "not here"}, sys.executable, None)
    monkeypatch.setattr(bench, "Session", Fake)
    monkeypatch.setattr(bench, "find_peers", lambda names: installed)
    monkeypatch.setattr(bench, "make_subject", lambda arguments, forms: Made(Subject(b""), {}))
    monkeypatch.setattr(bench.machine, "versions", lambda python: {"dynmlir": "1"})

    def run(*options):
        measured.clear()
        return bench.main([path, "--out", str(out), *options])

    return run, out, times, measured


def test_interrupted_and_resumed(command, capsys):
    run, out, times, measured = command
    times["one#2"] = KeyboardInterrupt()
    assert run() == 130
    said = capsys.readouterr().out
    assert "interrupted, 2 of 3 cases left: --resume goes on" in said
    assert "not compared with mkl: not here" in said
    assert [r["name"] for r in read_rows(results_path(out, 1))] == ["overhead1", "overhead2", "one"]
    assert (out / "report.html").exists()
    times.clear()
    assert run("--resume") == 0
    assert measured == ["one#2", "b.7x8x9"]
    assert len(read_rows(results_path(out, 1))) == 5
    about = json.loads((out / "run.json").read_text())
    (out / "run.json").write_text(json.dumps(about | {"cpu": "another"}))
    assert run("--resume") == 1
    assert "the run there has other cpu: another" in capsys.readouterr().err


def test_another_suite_is_not_gone_on_with(command, suite, capsys):
    """Rows are taken for the cases that they are of, and for no others, whatever their name."""
    run, out, times, measured = command
    assert run() == 0
    suite("category,name,m,n,k\na,one,3,4,5\na,one#2,30,4,5\n")
    assert run("--resume") == 0 and measured == ["one#2"]
    assert "2 case(s) of the run there are not in this suite: left out" in capsys.readouterr().out
    suite("category,name,m,n,k\na,one,3,4,55\n")
    assert run("--resume") == 1
    assert "results_1.csv: --resume: error: holds the results of another suite" in capsys.readouterr().err


def test_nothing_in_common_is_said_before_anything_is_measured(command, tmp_path, capsys):
    run, _, _, measured = command
    old = tmp_path / "old.csv"
    for text in ("name,category,us.@dynmlir\none,a,3\n", "name,category,m,n,k,us.@dynmlir\none,a,3,4,6,3\n"):
        old.write_text(text)
        assert run("--compare", str(old)) == 1 and not measured
        assert "old.csv: error: has no case in common with this suite" in capsys.readouterr().err


def test_names_are_shown_as_they_are(command, suite, capsys):
    run, *_ = command
    suite('name,m,n,k\n[red]a[/red] :smile:,3,4,5\n"two\nlines\x1b[31m",3,4,6\n')
    assert run() == 0
    said = capsys.readouterr().out
    assert "[red]a[/red] :smile:" in said and "two lines [31m" in said and "\x1b" not in said


def test_an_output_that_refuses(command, monkeypatch, capsys):
    """One line, for a file and for the standard output; nobody need read what is said."""
    run, out, *_ = command
    results_path(out, 1).mkdir(parents=True)
    assert run() == 1
    assert capsys.readouterr().err.endswith("results_1.csv is a directory\n")
    results_path(out, 1).rmdir()
    for error, status in ((OSError(errno.ENOSPC, "No space left on device"), 1), (BrokenPipeError(), 141)):
        monkeypatch.setattr(bench, "heading", lambda *anything, error=error: (_ for _ in ()).throw(error))
        monkeypatch.setattr("dynmlir.cli.ending.drop_stdout", lambda: None)
        assert run() == status
        assert capsys.readouterr().err == "<stdout>: error: cannot be written: No space left on device\n" * (
            status == 1
        )


def test_a_regression_fails(command, capsys):
    run, out, times, _ = command
    assert run() == 0
    old = out.with_name("old.csv")
    results_path(out, 1).rename(old)
    times["one"] = 20.0
    assert run("--compare", str(old)) == 1
    assert "1 case(s) slower than 1.10 times: one" in capsys.readouterr().out
    assert run("--compare", str(old), "--bound", "3") == 0
    assert run("--compare", str(out / "none.csv")) == 1
    assert "none.csv:1:1: error: cannot be read" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--threads", "0"], "--threads: error: 0: 0 threads"),
        (["--threads", "1,4096"], "4096 threads on"),
        (["--threads", "two"], "--threads: error: two"),
        (["--only", "("], "is no regular expression"),
        (["--only", "nothing"], "no case's category/name matches 'nothing'"),
        (["--resume"], "there is no run to go on with"),
        (["--target=cuda"], "--target: error: nothing can be measured: there is no driver of an NVIDIA GPU"),
        (["--symbols=T=0"], "--symbols: error: 'T=0': expected NAME=SIZE"),
        (["--limit", "0"], "argument --limit: '0' is no number above 0"),
        (["--rounds", "few"], "argument --rounds: 'few' is no number above 0"),
        (["--frobnicate"], "unrecognized arguments"),
    ],
)
def test_bad_arguments(command, capsys, options, message):
    run, *_ = command
    assert run(*options) == 1
    said = capsys.readouterr()
    assert message in said.err and len(said.err.splitlines()) == 1
