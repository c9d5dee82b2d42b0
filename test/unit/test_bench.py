"""dynmlir-bench without a benchmark: suites, memory, workers that die, figures, comparisons, ^C and --resume."""

import csv
import errno
import io
import json
import math
import os
import signal
import sys

import numpy as np
import pytest
from suites import GOOD

from dynmlir.bench import memory
from dynmlir.bench.cases import Product
from dynmlir.bench.comparison import compare
from dynmlir.bench.convolutions import Convolution, Window
from dynmlir.bench.figures import OVERHEAD, absences, failures, finish, geomean, sizes_of, split, variants, worst
from dynmlir.bench.machine import Limits
from dynmlir.bench.operands import FinishedReference, reference_of, write_operands
from dynmlir.bench.peers import SUBJECT, TRIVIAL, Installed, find_peers
from dynmlir.bench.results import read_rows, results_path, save_rows
from dynmlir.bench.rounds import Effort, hopeless, spread
from dynmlir.bench.session import Session, Subject
from dynmlir.bench.subjects import Made
from dynmlir.bench.turns import Table, run_case
from dynmlir.bench.worker.operands import dtype_of
from dynmlir.bench.workers import Setting, Worker, WorkerError, setting
from dynmlir.bench.workplace import WORKER
from dynmlir.cli import bench
from dynmlir.diagnostics import DynmlirError
from dynmlir.report import terminal

QUICK = Effort(2, 3, 1)


def test_what_does_not_fit_in_memory_is_said():
    small, large = Product("small", "-", 8, 8, 8), Product("large", "-", 1 << 16, 1 << 16, 8)
    fit, said = memory.fitting([small, large], 3, 1 << 30)
    assert fit == [small]
    assert said[0].startswith("large: needs") and "0.80 GiB can be used" in said[0]
    with pytest.raises(DynmlirError, match="no case fits in memory: large: needs"):
        memory.fitting([large], 3, 1 << 30)


FAKE = """
import sys
for line in sys.stdin:
    cmd, *w = line.split()
    if cmd == "convolution":
        print("cannot convolve", flush=True)
    elif cmd == "case":
        sizes = list(map(int, w[1:4]))
        if sizes[0] == 13: sys.exit(3)
        if sizes[0] == 14: print("error unsupported", flush=True); continue
        print("fake other", flush=True)
    elif cmd == "dump":
        import numpy as np
        if sizes[0] == 15: sys.exit(4)
        a = np.fromfile(FOLDER + "/A", "f4").reshape(sizes[0], sizes[2]); b = np.fromfile(FOLDER + "/B", "f4")
        c = a @ b.reshape(sizes[2], sizes[1]) + (sizes[0] == 16)
        c.tofile(w[1]); print("ok", flush=True)
    elif cmd == "time":
        if sizes[0] == 17: sys.exit(5)
        print("2e-6 1e-6 10", flush=True)
"""


@pytest.fixture
def table(tmp_path):
    """A table with a worker that crashes, refuses or computes wrongly at some sizes of M, and NumPy beside it."""
    how = Setting(1, tuple(sorted(os.sched_getaffinity(0))))
    script = f"FOLDER = {str(tmp_path)!r}\n{FAKE}"
    workers = [Worker("fake", [sys.executable, "-c", script], how)]
    workers += [Worker("openblas", [sys.executable, "-P", str(WORKER), "openblas", "1"], how)]
    yield Table(workers, {"fake", "openblas"}, tmp_path, None)
    for worker in workers:
        worker.stop()


def test_a_peer_that_crashes_is_reported_in_that_case_and_runs_in_the_next(table):
    said = {}
    for m in (13, 14, 15, 16, 17, 18):
        row = run_case(Product(f"m{m}", "-", m, 6, 7), table, QUICK)
        said[m] = {who: what for _, who, what in failures([row])}
        assert row["us.openblas"] > 0 and not row["bad.openblas"]
    assert said[13] == {"fake": "ended with status 3"}
    assert said[14] == {"fake": "unsupported"}
    assert said[15] == {"fake": "ended with status 4"}
    assert said[16]["fake"].startswith("wrong result")
    assert said[17] == {"fake": "ended with status 5"}
    assert said[18] == {}
    assert row["us.fake"] == pytest.approx(2) and row["min.fake"] == pytest.approx(1)
    assert "us.other" not in row


def test_a_worker_killed_from_outside(table):
    worker = table.workers[0]
    os.kill(worker.process.pid, signal.SIGKILL)
    with pytest.raises(WorkerError, match="died of signal 9"):
        worker.ask("case", table.scratch, 1, 1, 1, 0)
    assert worker.ask("case", table.scratch, 1, 1, 1, 0) == ["fake", "other"]


def test_unsteady_rounds_are_measured_again(tmp_path):
    class Unsteady:
        label, times = "x", iter([1, 2, 1, 1, 1, 1, 1])

        def take(self, case, folder):
            return ["@x"]

        def expected(self, product, folder):
            return product

        def ask(self, command, *words):
            if command == "dump":
                (np.fromfile(tmp_path / "A", "f4")[:, None] @ np.fromfile(tmp_path / "B", "f4")[None]).tofile(words[1])
                return ["ok"]
            return [f"{next(self.times)}e-3", "1e-3", "5"]

    row = run_case(Product("c", "-", 3, 4, 1), Table([Unsteady()], set(), tmp_path, None), Effort(2, 6, 1))
    assert row["rounds"] == 4 and row["unrest"] == 0


@pytest.mark.parametrize("ops", [np.exp, lambda c: np.maximum(c, 0), np.sqrt, lambda c: 1 / (1 + np.exp(-c))])
def test_a_reference_sees_what_is_wrong_behind_a_product(tmp_path, ops):
    """Ops behind a product may move what it may be off by; no further."""
    case = Product("c", "-", 50, 6, 7)
    a, b = write_operands(case, tmp_path)
    with np.errstate(invalid="ignore"):
        reference, right, out = FinishedReference(reference_of(case, a, b), ops), ops(a @ b), tmp_path / "C"
    for made, good in ((right, True), (right * np.float32(1.001), False), (right + np.float32(1e-3), False)):
        made.tofile(out)
        assert (reference.error(out) <= reference.bound) == good
    np.full((50, 6), np.nan, "f4").tofile(out)
    assert reference.error(out) == math.inf


def test_an_integer_behind_a_product_is_exact(tmp_path):
    case = Product("c", "-", 5, 6, 7, types="i8")
    a, b = write_operands(case, tmp_path)
    reference, out = FinishedReference(reference_of(case, a, b), lambda c: c // 3), tmp_path / "C"
    right = a.astype("i4") @ b.astype("i4") // 3
    right.tofile(out)
    assert reference.error(out) == 0
    (right + 1).tofile(out)
    assert reference.error(out) > reference.bound


def test_a_reference_sees_what_is_wrong(tmp_path):
    case = Product("c", "-", 50, 6, 7)
    a, b = write_operands(case, tmp_path)
    reference, out = reference_of(case, a, b), tmp_path / "C"
    (a @ b).tofile(out)
    assert reference.error(out) <= reference.bound
    for wrong in (a @ b + np.float32(1e-3), np.full((50, 6), np.nan, "f4"), (a @ b)[:49]):
        np.ascontiguousarray(wrong).tofile(out)
        assert reference.error(out) > reference.bound


@pytest.mark.parametrize("short", ["f64", "f16", "bf16", "i8", "ui8_i8"])
@pytest.mark.parametrize("layout", ["nn", "nt", "tn"])
def test_a_reference_of_every_form(tmp_path, short, layout):
    case = Product("c", "-", 5, 6, 7, batch=3, layout=layout, types=short)
    a, b = (x.astype("f8") for x in write_operands(case, tmp_path))
    c = np.einsum({"nn": "bmk,bkn->bmn", "nt": "bmk,bnk->bmn", "tn": "bkm,bkn->bmn"}[layout], a, b)
    kind, reference = dtype_of(case.form.elements.c), reference_of(case, *write_operands(case, tmp_path))
    c.astype(kind).tofile(tmp_path / "C")
    assert reference.error(tmp_path / "C") <= reference.bound
    (c + 0.1 + short.endswith("i8")).astype(kind).tofile(tmp_path / "C")
    assert reference.error(tmp_path / "C") > reference.bound


@pytest.mark.parametrize("layout", ["nhwc", "nchw"])
def test_a_reference_of_convolutions(tmp_path, layout):
    """Against the sum as it is written down, with strides, zeros, dilations and groups."""
    window = Window(3, 2, (2, 1), (1, 2), (1, 2))
    case = Convolution("c", "-", 2, 4, 5, 6, 6, window, 2, layout)
    x, w = write_operands(case, tmp_path)
    image, weights, result = case.form.letters
    sides = {"h": (1, 1), "w": (2, 2)}
    padded = np.pad(x.astype("f8"), [sides.get(d, (0, 0)) for d in image])
    c = np.zeros(case.shapes[2])
    for at in np.ndindex(c.shape):
        place = dict(zip(result, at, strict=True))
        for tap in np.ndindex(3, 2, 2):
            place |= dict(zip("rsc", tap, strict=True))
            place |= {"h": 2 * place["o"] + place["r"], "w": place["p"] + 2 * place["s"]}
            c[at] += padded[tuple(place[d] for d in image)] * w[tuple(place[d] for d in weights)]
    reference = reference_of(case, x, w)
    c.astype("f4").tofile(tmp_path / "C")
    assert reference.error(tmp_path / "C") <= reference.bound
    (c + 1e-3).astype("f4").tofile(tmp_path / "C")
    assert reference.error(tmp_path / "C") > reference.bound


def test_a_peer_says_what_it_cannot(table):
    row = run_case(Convolution("c", "-", 1, 2, 3, 3, 2, Window(1, 1)), table, QUICK)
    assert row["cannot.openblas"] == "no convolution" and row["operator"] == "conv_nhwc"
    row = run_case(Product("c", "-", 5, 6, 7, types="bf16"), table, QUICK)
    assert row["cannot.openblas"] == "no product of bf16" and "failed.openblas" not in row
    row = run_case(Product("c", "-", 5, 6, 7, batch=3, layout="nt", types="f64"), table, QUICK)
    assert row["us.openblas"] > 0 and not row["bad.openblas"]


def test_what_peers_compute_nowhere_is_named():
    rows = [row("a", openblas=9.0), row("b") | {"batch": 4, "layout": "nt", "cannot.openblas": "why"}]
    assert absences(rows) == {"openblas": ["batch_matmul_nt (why)"]}
    assert sizes_of(rows[1]) == "4 x 64 x 64 x 64 nt"


def test_who_is_far_behind_is_timed_once():
    times = {"@x": [(9.0, 9.0)], "near": [(9.9, 9.9)], "far": [(10.1, 10.1)], "next": [(1.0, 1.0)], "new": []}
    assert [who for who in times if hopeless(who, times)] == ["far"]


def test_spread_is_without_the_outermost_quarters():
    assert spread([(1, 1), (1, 1), (1, 1), (9, 9)]) == 0
    assert spread([(1, 1), (2, 2)]) == pytest.approx(1 / 1.5)


LIMITS = Limits(100.0, {1 << 16: 100.0, 1 << 28: 10.0})


def row(name="case", dynmlir=10.0, spread=0.01, category="-", m=64, **us):
    made = {"name": name, "category": category, "const_operand": "none", "m": m, "n": 64, "k": 64, "rounds": 3}
    made |= {"flops": 2 * m * 64 * 64, "bytes": 4 * (2 * 64 * m + 4096), "unrest": 0.01, "probe_gflops": 100.0}
    for who, time in {SUBJECT: dynmlir, **us}.items():
        made |= {f"us.{who}": time, f"min.{who}": time, f"spread.{who}": spread, f"bad.{who}": "", f"err.{who}": 1e-7}
    return finish(made, {"openblas": 1.0, SUBJECT: 4.0, TRIVIAL: 3.0}, LIMITS)


def test_an_empty_call_is_taken_off_and_the_best_is_found():
    made = row(openblas=8.0, onednn_pack=2.0)
    assert (made[f"net.{SUBJECT}"], made["net.openblas"]) == (7.0, 7.0)
    assert (made["best_name.net"], made["best_packed_name.net"]) == ("openblas", "onednn_pack")
    assert made["near_roof_us"] == pytest.approx(2 * 64**3 / 100 * 1e-3)
    assert made["disturbed"] == "" and variants([made]) == [SUBJECT, "openblas", "onednn_pack"]
    assert row(dynmlir=3.0)[f"net.{SUBJECT}"] == pytest.approx(0.15)
    assert "best.net" not in row()


def test_groups_and_the_worst():
    rows = [row("e", category=OVERHEAD), row("a", openblas=9.0), row("b", openblas=5.0), row("c")]
    overhead, groups = split(rows)
    assert len(overhead) == 1 and list(groups) == ["-", "ALL"] and len(groups["ALL"]) == 3
    assert [r["name"] for r in worst(groups["ALL"], SUBJECT, 5)] == ["b", "a"]
    assert geomean([1, 4, math.nan]) == 2


def test_results_survive_the_disk(tmp_path):
    rows = [row("e", category=OVERHEAD), row("f", category=OVERHEAD), row("a", openblas=9.0) | {"failed.mkl": "x, y"}]
    save_rows(rows, tmp_path / "r.csv")
    back = read_rows(tmp_path / "r.csv")
    assert back[2]["net.openblas"] == 8 and back[2]["failed.mkl"] == "x, y" and back[2]["m"] == 64
    assert failures(back) == [("a", "mkl", "x, y")]


def test_damaged_results(tmp_path):
    path = tmp_path / "r.csv"
    for text, message in (
        ("m,n,k\n1,2,3\n", "holds no results"),
        ("name,category,us.x\na,b,fast\n", "r.csv:2:1: error: us.x is 'fast', expected a number"),
        ("name,category,us.x\na,b\n", "r.csv:2:1: error: is damaged"),
    ):
        path.write_text(text)
        with pytest.raises(DynmlirError) as raised:
            read_rows(path)
        assert message in str(raised.value)


def test_a_comparison_knows_noise_and_the_machine():
    old = [row("a", 14.0, openblas=21.0), row("b", 14.0, openblas=21.0), row("c", 14.0, openblas=21.0), row("gone")]
    new = [row("a", 14.3, openblas=21.0), row("b", 24.0, openblas=21.0), row("c", 24.0, spread=1.5, openblas=21.0)]
    found = compare(old, new, "old.csv")
    assert [(c.name, c.slower) for c in found.changes] == [("a", False), ("b", True), ("c", False)]
    assert [c.name for c in found.regressions(1.1)] == ["b"] and found.regressions(2.5) == []
    assert found.apart == ("gone",) and found.drift == 1
    slower_machine = [row(name, 25.0, openblas=41.0) for name in "abc"]
    assert compare(old, slower_machine, "old.csv").regressions(1.1) == []
    with pytest.raises(DynmlirError, match="no case in common"):
        compare(old, [row("d")], "old.csv")


def test_unknown_and_missing_peers(monkeypatch, tmp_path):
    with pytest.raises(DynmlirError, match="unknown peer 'mlk'; did you mean 'mkl'"):
        find_peers(["mlk"])
    monkeypatch.setenv("BENCH_HOME", str(tmp_path))
    monkeypatch.delenv("BENCH_VENV", raising=False)
    monkeypatch.delenv("BENCH_SERVER", raising=False)
    found = find_peers(["openblas", "libxsmm"])
    assert [peer.name for peer in found.peers] == ["openblas"]
    assert "setup.sh builds it" in found.missing["libxsmm"]


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


@pytest.mark.parametrize("width", [20, 40, 80, 200])
def test_numbers_are_whole_on_narrow_terminals(width):
    made = terminal.table("category", "dynmlir", "of the oracle", right="dynmlir,of the oracle")
    for name in ("dietcode_dense", "a category of a long name"):
        made.add_row(name, "12345.67", "0.9876")
    out = io.StringIO()
    terminal.console(file=out, force_terminal=True, width=width).print("said", made, sep="\n")
    said = out.getvalue()
    assert said.count("12345.67") == said.count("0.9876") == 2 and "dietcode_dense" in said


def test_an_output_that_refuses(command, monkeypatch, capsys):
    """One line, for a file and for the standard output; nobody need read what is said."""
    run, out, *_ = command
    results_path(out, 1).mkdir(parents=True)
    assert run() == 1
    assert capsys.readouterr().err.endswith("results_1.csv is a directory\n")
    results_path(out, 1).rmdir()
    for error, status in ((OSError(errno.ENOSPC, "No space left on device"), 1), (BrokenPipeError(), 141)):
        monkeypatch.setattr(bench, "heading", lambda *anything, error=error: (_ for _ in ()).throw(error))
        monkeypatch.setattr("dynmlir.cli.options.drop_stdout", lambda: None)
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


def test_threads_have_their_cpus():
    cpus = sorted(os.sched_getaffinity(0))
    assert setting(1).cpus == (cpus[-1],)
    assert setting(len(cpus)).cpus == ((cpus[-1],) if len(cpus) == 1 else tuple(cpus))


def test_the_old_results_can_be_read():
    from pathlib import Path

    path = Path(__file__).resolve().parents[2] / "benchmarks" / "results" / "gemm_1.csv"
    with open(path, newline="") as file:
        assert len(read_rows(path)) == sum(1 for _ in csv.reader(file)) - 1


def test_sessions_leave_no_files_behind(monkeypatch):
    monkeypatch.setattr(Session, "_start", lambda self: (_ for _ in ()).throw(DynmlirError("no")))
    made = Session(Installed((), {}, sys.executable, None), Subject(b""), setting(1), QUICK, None)
    with pytest.raises(DynmlirError), made:
        pass
    assert not made.scratch.exists() and WORKER.exists()
