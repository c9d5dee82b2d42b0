"""Who dynmlir-bench measures: memory, workers that die, refuse or are unsteady, threads, what is left behind."""

import os
import signal
import sys

import numpy as np
import pytest

from dynmlir.bench import memory, session
from dynmlir.bench.cases import Product
from dynmlir.bench.convolutions import Convolution, Window
from dynmlir.bench.figures import failures
from dynmlir.bench.machine import Limits, measure_limits
from dynmlir.bench.peers import TRIVIAL, Installed, find_peers
from dynmlir.bench.rounds import Effort, hopeless, spread
from dynmlir.bench.session import Session, Subject
from dynmlir.bench.turns import Table, run_beside, run_case
from dynmlir.bench.workers import CannotError, Setting, Worker, WorkerError, setting
from dynmlir.bench.workplace import WORKER
from dynmlir.diagnostics import DynmlirError

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


def test_a_peer_says_what_it_cannot(table):
    row = run_case(Convolution("c", "-", 1, 2, 3, 3, 2, Window(1, 1)), table, QUICK)
    assert row["cannot.openblas"] == "no convolution" and row["operator"] == "conv_nhwc"
    row = run_case(Product("c", "-", 5, 6, 7, types="bf16"), table, QUICK)
    assert row["cannot.openblas"] == "no product of bf16" and "failed.openblas" not in row
    row = run_case(Product("c", "-", 5, 6, 7, batch=3, layout="nt", types="f64"), table, QUICK)
    assert row["us.openblas"] > 0 and not row["bad.openblas"]


def test_probes_that_share_a_core_do_not_make_the_peak():
    """Two threads may share a core for tenths of a second after they wake."""
    probes = iter([1.9] * 5 + [204.0, 15.0, 206.0, 205.0, 130.0] + [205.0] * 5)

    class Server:
        def ask(self, command, *_):
            return [next(probes)] if command == "peak" else [50.0, 40.0]

    limits = measure_limits(Server(), quick=True)
    assert limits.peak == 205.0 and limits.dram == 50.0


def test_who_is_far_behind_is_timed_once():
    times = {"@x": [(9.0, 9.0)], "near": [(9.9, 9.9)], "far": [(10.1, 10.1)], "next": [(1.0, 1.0)], "new": []}
    assert [who for who in times if hopeless(who, times)] == ["far"]


def test_spread_is_without_the_outermost_quarters():
    assert spread([(1, 1), (1, 1), (1, 1), (9, 9)]) == 0
    assert spread([(1, 1), (2, 2)]) == pytest.approx(1 / 1.5)


def test_unknown_and_missing_peers(monkeypatch, tmp_path):
    with pytest.raises(DynmlirError, match="unknown peer 'mlk'; did you mean 'mkl'"):
        find_peers(["mlk"])
    monkeypatch.setenv("BENCH_HOME", str(tmp_path))
    monkeypatch.delenv("BENCH_VENV", raising=False)
    monkeypatch.delenv("BENCH_SERVER", raising=False)
    found = find_peers(["openblas", "libxsmm"])
    assert [peer.name for peer in found.peers] == ["openblas"]
    assert "setup.sh builds it" in found.missing["libxsmm"]


def test_threads_have_their_cpus():
    cpus = sorted(os.sched_getaffinity(0))
    assert setting(1).cpus == (cpus[-1],)
    assert setting(len(cpus)).cpus == ((cpus[-1],) if len(cpus) == 1 else tuple(cpus))


def test_sessions_leave_no_files_behind(monkeypatch):
    monkeypatch.setattr(Session, "_start", lambda self: (_ for _ in ()).throw(DynmlirError("no")))
    made = Session(Installed((), {}, sys.executable, None), Subject(b""), setting(1), QUICK, None)
    with pytest.raises(DynmlirError), made:
        pass
    assert not made.scratch.exists() and WORKER.exists()


class Busy:
    """A worker on a machine on which every second turn is in a moment when calls take 3 us more."""

    label = "x"

    def __init__(self):
        self.case, self.turns = None, 0

    def take(self, case, folder):
        self.case, self.folder = case, folder
        return ["@x", TRIVIAL]

    reload = take

    def expected(self, product, folder):
        return product

    def ask(self, command, *words):
        if command == "dump":
            a, b = (np.fromfile(self.folder / name, "f4") for name in "AB")
            (a.reshape(self.case.m, -1) @ b.reshape(-1, self.case.n)).tofile(words[1])
            return ["ok"]
        if self.case.m > 1:
            self.turns += 1
        call = 4 + 3 * (self.turns % 2) + (words[0] == TRIVIAL)
        us = call + 2 * (self.case.m > 1)
        return [f"{us}e-6", f"{us}e-6", "5"]


def test_a_short_case_is_measured_beside_empty_calls(tmp_path):
    case, empty = Product("short", "-", 3, 4, 5), Product("empty", "-", 1, 1, 1)
    row, overhead = run_beside(case, empty, Table([Busy()], set(), tmp_path, None), Effort(4, 4, 1))
    assert not row["bad.@x"] and row["us.@x"] - overhead["@x"] == pytest.approx(2)


def test_a_module_that_has_its_b_already_is_measured_beside_a_call_that_does_nothing(tmp_path):
    class Knowing(Busy):
        """It has no empty call of `@x_const`, whose B is of the case's size; nothing takes 1 us longer than empty."""

        def take(self, case, folder):
            return [*super().take(case, folder), "@x_const"][: 3 if case.m > 1 else 2]

        reload = take

    case, empty = Product("short", "-", 3, 4, 5), Product("empty", "-", 1, 1, 1)
    row, overhead = run_beside(case, empty, Table([Knowing()], set(), tmp_path, None), Effort(4, 4, 1))
    assert row["us.@x_const"] - overhead["@x_const"] == pytest.approx(2 - 1)


def test_an_empty_call_that_is_not_made_takes_nothing_off(tmp_path):
    class Choosy(Busy):
        def take(self, case, folder):
            if case.m == 1:
                raise CannotError("so small")
            return super().take(case, folder)

        reload = take

    row, overhead = run_beside(
        Product("short", "-", 3, 4, 5), Product("empty", "-", 1, 1, 1), Table([Choosy()], set(), tmp_path, None), QUICK
    )
    assert row["us.@x"] > 4 and overhead == {}


def test_short_cases_alone_are_measured_beside_empty_calls(monkeypatch, tmp_path):
    """The machine makes a call twice as long as at the start: what is left of a short one is its work alone."""
    made = Session(Installed((), {}, sys.executable, None), Subject(None), setting(1), QUICK, None)
    made.limits, made.scratch, made.table = Limits(100, {1 << 10: 50, 1 << 30: 10}), tmp_path, None
    made.overhead = [{"name": "overhead.matmul.1x1x1", "us.openblas": 4.0, f"us.{TRIVIAL}": 1.0}]

    def row(case, us):
        return case.known() | {"us.openblas": us, "min.openblas": 1.0, "probe_gflops": 100.0, "unrest": 0.0}

    monkeypatch.setattr(session, "run_case", lambda case, *_: row(case, 800.0))
    monkeypatch.setattr(session, "run_beside", lambda case, *_: (row(case, 12.0), {"openblas": 8.0}))
    short = made.measure(Product("short", "-", 30, 30, 30))
    assert (short["empty.openblas"], short["net.openblas"]) == (8.0, 4.0)
    assert "empty.openblas" not in (long := made.measure(Product("long", "-", 300, 300, 300)))
    assert long["net.openblas"] == 796.0
