"""dynmlir-bench --target=cuda and benchmarks/cuda.py without a GPU.

Launches are the module's, on simulated thread blocks and against the PTX; checks see what is wrong; a fault, a deadline
and a machine without packages stop no run.
"""

from __future__ import annotations

import os
import subprocess
import sys
import types
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from dynmlir.bench.cases import Product
from dynmlir.bench.convolutions import Convolution, Window
from dynmlir.bench.figures import failures, num
from dynmlir.bench.gpu import prepare
from dynmlir.bench.gpu.carried import Carried, Planned, read_carried
from dynmlir.bench.gpu.prepare import Wanted, plan
from dynmlir.bench.gpu.session import GpuSession
from dynmlir.bench.operands import reference_of, write_operands
from dynmlir.bench.peers import SUBJECT, Installed
from dynmlir.bench.results import cases_of, read_about, read_rows, results_path
from dynmlir.bench.rounds import Effort
from dynmlir.bench.subjects import served_operators
from dynmlir.cli import bench_gpu
from dynmlir.cli.bench import main
from dynmlir.device.known import find_device
from dynmlir.diagnostics import DynmlirError
from dynmlir.driver.compile import CompileOptions
from dynmlir.driver.gpu_launches import Planner
from dynmlir.simulate.memory import Global
from dynmlir.simulate.module import SimulatedModule

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "benchmarks"))

from gpu.answers import Answers, prepare_answers, run_answers  # noqa: E402

#: Three kernels, so that the tests are quick.
LIBRARY = ROOT / "test" / "lit" / "cuda" / "inputs" / "three.mlir"
OPTIONS = CompileOptions(target="cuda", library=str(LIBRARY))
CASES = {
    "plain": Product("plain", "-", 100, 72, 40, types="f16"),
    "odd": Product("odd", "-", 33, 17, 21, types="f16"),
    "scores": Product("scores", "-", 30, 24, 16, 3, "nt", types="f16"),
    "nhwc": Convolution("nhwc", "-", 2, 8, 7, 6, 8, Window(3, 2, (2, 1), (1, 0)), types="f16"),
    "nchw": Convolution("nchw", "-", 2, 8, 7, 6, 8, Window(3, 2, (2, 1), (1, 0)), layout="nchw", types="f16"),
}


@pytest.mark.parametrize("name", CASES)
def test_launches_compute_a_case(tmp_path, name):
    """What is chosen and each micro-kernel alone, on a case's own operands."""
    case = CASES[name]
    operators, _ = served_operators([case.form], OPTIONS, "test")
    planner = Planner.of(case.form.function, operators[case.form.function])
    (planned,) = plan(planner, operators[case.form.function], [case], Wanted(4, each_kernel=True))
    assert SUBJECT in planned.launches and len(planned.launches) > 1
    a, b = write_operands(case, tmp_path)
    reference, module = reference_of(case, a, b), SimulatedModule(planner.text("sm_80"), 4)
    for who, launches in planned.launches.items():
        c = np.full(case.shapes[2], np.nan, np.float32)
        tensors = {"A": Global(a.astype("f4"), "f16"), "B": Global(b.astype("f4"), "f16"), "C": Global(c, "f32")}
        for launch in launches:
            tensors.setdefault("sums", Global(np.full(launch["sums"], np.nan, np.float32), "f32"))
            module.launch(
                launch["entry"], launch["blocks"], [*(tensors[t] for t in launch["tensors"]), *launch["integers"]]
            )
        tensors["C"].array.astype("f4").tofile(tmp_path / "C")
        assert reference.error(tmp_path / "C") <= reference.bound, who


SUITE = """name,category,m,n,k,batch,b_t,type
odd,a,37,64,65,1,0,
even,a,128,128,64,1,0,
scores,b,7,9,16,3,1,
double,b,8,8,8,1,0,f64
"""


@pytest.fixture(scope="module")
def ran(tmp_path_factory):
    """The whole command, dry, its output beside."""
    folder = tmp_path_factory.mktemp("bench")
    (folder / "suite.csv").write_text(SUITE)
    assert main([str(folder / "suite.csv"), *dry(folder), "--each-kernel"]) == 0
    return folder


def dry(folder, target="cuda"):
    return [f"--target={target}", "--types=f16", "--quick", "--dry-run", f"--library={LIBRARY}", f"--out={folder}"]


def test_the_whole_command(ran):
    rows = read_rows(results_path(ran, "cuda"))
    assert [row["name"] for row in cases_of(rows)] == ["odd.f16", "even.f16", "scores.f16"] and failures(rows) == []
    for row in cases_of(rows):
        assert num(row, f"us.{SUBJECT}") == num(row, "us.cublas") == 1 and row["best_name.net"] == "cublas"
        assert num(row, "oracle_share") == 1 and row["plan"] and num(row, "peak_gflops") == 312000
    page = (ran / "report.html").read_text()
    assert "108 multiprocessors, cuda" in page and "none: a dry run" in page and "even.f16" in page
    assert read_about(ran)["missing"] == {"iree": "a dry run launches kernels, not modules"}


def test_going_on_and_comparing(ran, capsys):
    before = results_path(ran, "cuda").read_text()
    suite = str(ran / "suite.csv")
    assert main([suite, *dry(ran), "--each-kernel", "--resume", "--compare", str(results_path(ran, "cuda"))]) == 0
    said = capsys.readouterr().out
    assert "skipped: 1 case(s) of matmul_f64: no library of micro-kernels serves it" in said
    assert "no case is slower than 1.10 times" in said and results_path(ran, "cuda").read_text() == before
    assert main([suite, *dry(ran, "cuda:sm_86"), "--each-kernel", "--resume"]) == 1
    assert "the run there has other target: cuda, now cuda:sm_86" in capsys.readouterr().err


def test_out_of_time(ran, tmp_path, capsys):
    assert main([str(ran / "suite.csv"), *dry(tmp_path), "--only=odd|even", "--seconds=0.001"]) == 0
    assert "out of time, 2 of 2 cases left: --resume goes on" in capsys.readouterr().out
    assert main([str(ran / "suite.csv"), *dry(tmp_path), "--only=odd|even", "--resume"]) == 0
    assert len(cases_of(read_rows(results_path(tmp_path, "cuda")))) == 2


@pytest.mark.parametrize(
    "options, message",
    [
        ("--target=cuda:sm_9", "--target: error: unknown target 'cuda:sm_9'; did you mean 'cuda:sm_90'"),
        ("--target=cuda", "--target: error: nothing can be measured: there is no driver of an NVIDIA GPU here"),
        ("--target=cuda --dry-run --peers=cublas,openblas", "--peers: error: openblas is a peer without --target=cuda"),
        ("--target=cuda --dry-run --peers=cublass", "--peers: error: unknown peer 'cublass'; did you mean 'cublas'"),
        ("--peers=cublas", "--peers: error: cublas is a peer with --target=cuda; here are openblas"),
        ("--target=cuda --dry-run --threads=2", "--threads: error: is of CPUs, not of --target=cuda"),
        ("--target=cuda --dry-run --module=a.vmfb", "--module: error: is of CPUs"),
        ("--target=cuda --dry-run --patterns=III", "--patterns: error: III is not timed on GPUs, only I, II"),
        ("--target=cuda --dry-run --only=double", "--target: error: no micro-kernels serve what is to be measured: "),
        ("--target=cuda --dry-run --resume --only=odd", "there is no run to go on with"),
        ("--dry-run", "--dry-run: error: is of GPUs: give --target=cuda"),
        ("--prepare=x", "--prepare: error: is of GPUs"),
    ],
)
def test_bad_arguments_are_one_line(ran, tmp_path, capsys, monkeypatch, options, message):
    monkeypatch.setattr("dynmlir.runtime.nvidia.ctypes.CDLL", lambda *a, **k: (_ for _ in ()).throw(OSError()))
    assert main([str(ran / "suite.csv"), "--types=f16", f"--out={tmp_path}", *options.split()]) == 1
    error = capsys.readouterr().err
    assert message in error and len(error.splitlines()) == 1


@pytest.fixture
def gpu(monkeypatch):
    """A machine with a GPU of four multiprocessors, which computes nothing: a wrong result, in 1 us."""
    there = types.SimpleNamespace(name="NVIDIA H100 PCIe", capability=90, multiprocessors=4, facts={"sms": 4})
    monkeypatch.setattr(bench_gpu, "open_gpu", lambda hint, where: there)
    monkeypatch.setattr(GpuSession, "_options", lambda self: ["dry=4", "cublas"])
    monkeypatch.setattr("dynmlir.bench.peers.find_cublas", lambda: "libcublas.so")
    return there


def test_on_a_gpu(gpu, ran, tmp_path, capsys):
    """Plans are for its multiprocessors, limits are its own, and a wrong result is no success."""
    options = [option for option in dry(tmp_path) if option != "--dry-run"]
    assert main([str(ran / "suite.csv"), *options, "--peers=cublas", "--only=even"]) == 1
    out, (row,) = capsys.readouterr().out, cases_of(read_rows(results_path(tmp_path, "cuda")))
    assert row[f"bad.{SUBJECT}"] == row["bad.cublas"] == "WRONG" and num(row, "peak_gflops") == 989400
    assert "NVIDIA H100 PCIe, code for sm_80, plans for 4 multiprocessors" in out and "wrong result" in out
    assert read_about(tmp_path)["gpu"] == "NVIDIA H100 PCIe"
    assert read_carried(tmp_path / "prepared").multiprocessors == 4


def test_code_that_the_gpu_does_not_run(gpu, ran, tmp_path, capsys):
    gpu.capability = 80
    assert main([str(ran / "suite.csv"), "--target=cuda:sm_90a", f"--out={tmp_path}"]) == 1
    assert capsys.readouterr().err == "--target: error: the GPU here is sm_80, which does not run code for sm_90a\n"


def test_what_iree_does_not_compile_it_does_not_compute(monkeypatch):
    """The forms around it are its peer's all the same."""
    seen = []

    def compiled(source, flags):
        seen.append(source.count("func.func @"))
        if "conv" in source:
            raise DynmlirError("no")
        return source.encode()

    monkeypatch.setattr(prepare, "iree_compile_for_gpu", compiled)
    forms = [CASES["plain"].form, CASES["nhwc"].form, CASES["scores"].form]
    assert prepare.iree_module(forms).count(b"func.func @") == 2 and seen == [3, 1, 1, 1, 2]
    assert prepare.iree_module(forms[1:2]) is None


@pytest.fixture
def bare(tmp_path):
    """The environment of a machine with Python and NumPy alone."""
    folder = tmp_path / "bare"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text("""
import sys
KNOWN = {"numpy", "dynmlir", "gpu", *sys.stdlib_module_names}
class Bare:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in KNOWN:
            raise ModuleNotFoundError(f"No module named {name!r}")
sys.meta_path.insert(0, Bare())
""")
    return os.environ | {"PYTHONPATH": f"{folder}{os.pathsep}{ROOT / 'python'}"}


def test_prepared_here_and_measured_there(ran, tmp_path, bare, capsys):
    suite, folder, out = ran / "suite.csv", tmp_path / "prepared", tmp_path / "out"
    options = [o for o in dry(tmp_path) if o != "--dry-run"]
    assert main([str(suite), *options, "--peers=cublas", f"--prepare={folder}"]) == 0
    assert "prepared 3 case(s)" in capsys.readouterr().out
    command = [sys.executable, "-m", "dynmlir.bench.gpu", str(folder), f"--out={out}", "--dry-run"]
    done = subprocess.run(command, env=bare, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "not compared with iree" in done.stdout and "dynmlir against cublas: 3 cases" in done.stdout
    rows = cases_of(read_rows(results_path(out, "cuda")))
    assert [row["name"] for row in rows] == [case.name for case in read_carried(folder).cases]
    assert read_about(out)["target"] == "cuda:sm_80" and read_about(out)["multiprocessors"] == 108
    again = subprocess.run([*command, "--seconds=0"], env=bare, capture_output=True, text=True)
    assert "3 of 3 cases" in again.stdout


def test_numbers_that_numpy_lacks(tmp_path, bare):
    """A machine without ml_dtypes leaves bf16 out, and says so."""
    case = Product("one", "-", 8, 8, 8, types="bf16")
    planned = [Planned(case, {SUBJECT: []}, "", ""), Planned(replace(case, types="f16"), {SUBJECT: []}, "", "")]
    facts = find_device("a100").facts
    Carried(tmp_path, "sm_80", 108, "A100", dict(facts), {}, planned, {}).save()
    command = [
        sys.executable,
        "-m",
        "dynmlir.bench.gpu",
        str(tmp_path),
        f"--out={tmp_path}",
        "--dry-run",
        "--seconds=0",
    ]
    done = subprocess.run(command, env=bare, capture_output=True, text=True)
    assert "skipped: 1 case(s) of bf16: this Python lacks ml_dtypes" in done.stdout, done.stderr
    assert "0 of 1 cases; out of time" in done.stdout


def test_what_was_not_prepared(tmp_path, bare):
    for text in (None, "{}", "no"):
        if text is not None:
            (tmp_path / "plans.json").write_text(text)
        command = [sys.executable, "-m", "dynmlir.bench.gpu", str(tmp_path), f"--out={tmp_path}", "--dry-run"]
        done = subprocess.run(command, env=bare, capture_output=True, text=True)
        assert done.returncode == 1 and "plans.json:1:1: error: " in done.stderr
        assert len(done.stderr.splitlines()) == 1


@pytest.fixture
def answers(tmp_path):
    prepared = tmp_path / "answers" / "prepared"
    prepared.mkdir(parents=True)
    prepare_answers(prepared, "sm_80", None, 0.025, str(LIBRARY))
    return prepared


def test_the_benchmark_without_a_gpu(answers, tmp_path, bare):
    """Its own stage, and that it says once that there is no GPU."""
    script = [
        sys.executable,
        str(ROOT / "benchmarks" / "cuda.py"),
        f"--modules={tmp_path}",
        f"--out={tmp_path / 'out'}",
    ]
    done = subprocess.run(script, env=bare, capture_output=True, text=True)
    if done.returncode != 0:
        assert done.returncode == 3 and "there is no driver of an NVIDIA GPU here" in done.stderr
        assert len(done.stderr.splitlines()) == 1
    done = subprocess.run([*script, "--dry-run"], env=bare, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 shapes wrong or failed" in done.stdout


def test_a_wrong_answer_is_found(answers, tmp_path, capsys):
    """Of a kernel that takes other parameters than it is given; of the shapes around it none."""
    carried = read_carried(answers)
    (bad, *rest) = [planned for planned in carried.planned if planned.case.category != "_overhead"]
    launch = bad.launches[SUBJECT][0]
    broken = replace(bad, launches=bad.launches | {SUBJECT: [launch | {"integers": launch["integers"][1:]}]})
    session = Answers(replace(carried, planned=[broken, *rest]), Installed((), {}, "", None), Effort(), None)
    assert not run_answers(session, tmp_path, float("inf"))
    assert "1 shapes wrong or failed" in capsys.readouterr().out
    (failed,) = failures(read_rows(results_path(tmp_path, "cuda")))
    assert failed[0] == bad.case.name and "takes parameters of" in failed[2]


def test_whole_calls_are_timed_where_there_is_iree(ran, monkeypatch, tmp_path):
    """Which modules its worker is given; and what their empty calls are taken off from."""
    carried = read_carried(ran / "prepared")
    carried = replace(carried, modules={"@dynmlir_call": "a.vmfb", "iree_call": "b.vmfb"})
    session = GpuSession(carried, Installed((), {}, "", None), Effort(), "a GPU")
    assert list(session._modules) == ["@dynmlir_call"]
    (case, *_) = carried.cases
    session.overhead = [{"name": f"overhead.{case.form.function}.1", "us.@dynmlir_call": 30.0, f"us.{SUBJECT}": 3.0}]
    assert session._empty_of(case) == {"@dynmlir_call": 30.0}
