"""benchmarks/cuda.py without a GPU: its launches are the module's, on simulated thread blocks, and no case stops it."""

from __future__ import annotations

import json
import subprocess
import sys
import time
import types
from pathlib import Path

import numpy as np
import pytest

from dynmlir import dialect
from dynmlir.dialect.files import load_library
from dynmlir.driver.gpu_launches import Planner
from dynmlir.simulate.memory import Global
from dynmlir.simulate.module import SimulatedModule
from dynmlir.simulate.types import round_to

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "benchmarks"))

from gpu import stages  # noqa: E402
from gpu.dry import DryCuda  # noqa: E402


@pytest.fixture(scope="module", params=["mk,kn,mn", "bmk,bnk,bmn"])
def kernels(request):
    """Three kernels, so that the test is quick."""
    with dialect.new_context():
        device, library = load_library(ROOT / "test" / "lit" / "cuda" / "inputs" / "three.mlir")
    planner = Planner.of(library, device, "gemm", request.param)
    return request.param, planner, SimulatedModule(planner.text("sm_80"), 4)


@pytest.mark.parametrize("kernel, cut", [(0, None), (1, None), (2, None), (0, 64), (2, 16)])
def test_a_plan_as_launches(kernels, kernel, cut):
    form, planner, module = kernels
    sizes = {"b": 3, "m": 100, "n": 72, "k": 520}
    m, n = sizes["m"], sizes["n"]
    rng = np.random.default_rng(kernel)
    *inputs, dims = form.split(",")
    a, b = (round_to(rng.standard_normal([sizes[x] for x in d]), "f16") for d in inputs)
    c = np.full([sizes[x] for x in dims], np.nan, np.float32)
    tensors = {"a": Global(a, "f16"), "b": Global(b, "f16"), "c": Global(c, "f32")}
    cuts = (1, m, n, m, n, m, kernel, -1) if cut is None else (2, cut, n, cut, n, m, kernel, kernel)
    for launch in planner.launch((*cuts, *[-1] * 5), sizes, 4):
        tensors.setdefault("sums", Global(np.full(launch.sums, np.nan, np.float32), "f32"))
        module.launch(launch.entry, launch.blocks, [*(tensors[t] for t in launch.tensors), *launch.integers])
    want = np.einsum("->".join(form.rsplit(",", 1)), a.astype(np.float64), b.astype(np.float64))
    assert np.allclose(tensors["c"].array, want, atol=1e-3)


class FakeCuda:
    """A GPU on which launches take 2 us, and one entry ends the process."""

    multiprocessors, dry = 132, False

    def allocate(self, size):
        return 1

    def free(self, address):
        pass

    def upload(self, address, array):
        pass

    def load(self, text):
        return text

    def function(self, module, name, shared):
        if name == "fault":
            raise SystemExit(1)
        if name == "wrong":
            raise ValueError("no such entry")
        return name

    def time_us(self, call):
        return 2.0


def case(entry, suite="mikpoly"):
    launch = {"entry": entry, "blocks": 1, "threads": 128, "shared_bytes": 0, "sums": 0}
    launch |= {"tensors": ["a", "b", "c"], "integers": [1, 2, 3]}
    sizes = {"m": 64, "n": 64, "k": 64}
    return {"suite": suite, "name": "x", "module": "gemm", "plan": "mma", "launches": [launch], "sizes": sizes}


def test_a_case_that_fails_loses_no_other(tmp_path, monkeypatch, capsys):
    """A wrong one is a row; one that ends its process is a row of the next, which goes on behind it."""
    (tmp_path / "gemm.ptx").write_text("")
    monkeypatch.setattr(stages, "driver", lambda: types.SimpleNamespace(Cuda=FakeCuda))
    monkeypatch.setattr(stages, "Cublas", lambda: (_ for _ in ()).throw(RuntimeError("cuBLAS is not here")))
    plans = {"cublas": [case("ok"), case("wrong"), case("ok"), case("fault"), case("ok", "helix")]}
    run = lambda: stages.Stage(plans, tmp_path, tmp_path, time.time() + 60).cublas()  # noqa: E731
    with pytest.raises(SystemExit):
        run()
    run()
    rows = stages.Table(tmp_path / "cublas.csv", ("case",)).rows()
    assert [row["case"] for row in rows] == ["0", "1", "2", "3", "4"]
    assert rows[1]["suite"].startswith("failed: no such entry") and rows[3]["suite"] == "ended its process"
    assert rows[4]["us"] == "2.00" and "without a ratio" in capsys.readouterr().out


class Recorded(FakeCuda):
    """A GPU that notes who was timed; the second round is one and a half times as long."""

    def __init__(self):
        self.seen = []

    def launch(self, *arguments):
        self.seen.append("dynmlir")

    def time_us(self, call):
        call()
        return 3.0 if 2 < len(self.seen) <= 4 else 2.0


def test_kernels_and_cublas_take_turns(tmp_path, monkeypatch):
    """Round after round, and one more where they do not agree."""
    (tmp_path / "gemm.ptx").write_text("")
    cuda = Recorded()
    vendor = types.SimpleNamespace(version=1, matmul=lambda *arguments: cuda.seen.append("cublas"))
    monkeypatch.setattr(stages, "Cublas", lambda: vendor)
    stages.Stage({"cublas": [case("ok")]}, tmp_path, tmp_path, time.time() + 60, cuda).cublas()
    (row,) = stages.Table(tmp_path / "cublas.csv", ("case",)).rows()
    assert cuda.seen == ["dynmlir", "cublas"] * 4
    assert (row["us"], row["cuBLAS us"], row["ratio"], row["unrest"]) == ("2.00", "2.00", "1.0", "0.000")


def test_without_a_gpu_it_says_so_once(tmp_path):
    (tmp_path / "plans.json").write_text(json.dumps({"multiprocessors": 132}))
    command = [sys.executable, str(ROOT / "benchmarks" / "cuda.py"), "--modules", str(tmp_path), "--out", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode == 0:
        pytest.skip("there is a GPU here")
    assert done.returncode == 3 and "there is no driver of an NVIDIA GPU here" in done.stderr
    assert len(done.stderr.splitlines()) == 1


PTX = ".visible .entry gemm_class_0(\n.param .u64 p_0,\n.param .u32 p_1\n)\n.maxntid 128, 1, 1\n{}"


@pytest.mark.parametrize(
    "change, message",
    [
        ({}, None),
        ({"integers": [1, 2]}, "takes parameters of"),
        ({"threads": 64}, "1 blocks of 64 threads, the PTX has 128"),
        ({"entry": "gemm_class_1"}, "has no entry gemm_class_1"),
        ({"shared_bytes": 1 << 20}, "bytes of shared memory"),
    ],
)
def test_a_dry_run_checks_launches_against_the_ptx(tmp_path, change, message):
    (tmp_path / "gemm.ptx").write_text(PTX)
    one = case("gemm_class_0")
    one["launches"][0] |= {"tensors": ["a"], "integers": [1]} | change
    plans = {"cublas": [one]}
    stages.Stage(plans, tmp_path, tmp_path, time.time() + 60, DryCuda(132)).cublas()
    (row,) = stages.Table(tmp_path / "cublas.csv", ("case",)).rows()
    assert row["us"] == "1.00" if message is None else message in row["suite"]


def test_the_exact_result_of_a_convolution():
    """Against a sum over everything, for both layouts."""
    rng = np.random.default_rng(0)
    sizes = {"b": 2, "H": 5, "W": 6, "k": 3, "n": 4, "r": 3, "s": 2, "d": 3, "m": 4}
    image, weights = rng.standard_normal((2, 5, 6, 3)), rng.standard_normal((3, 2, 3, 4))
    padded = np.pad(image, [(0, 0), (1, 1), (1, 1), (0, 0)])
    want = np.array(
        [np.einsum("brsk,rskn->bn", padded[:, 2 * d : 2 * d + 3, 2 * m : 2 * m + 2], weights)
         for d in range(3) for m in range(4)]
    ).reshape(3, 4, 2, 4).transpose(2, 0, 1, 3)  # fmt: skip
    known = {"stride": 2, "around": 1}
    got = stages.exact({"form": "bHWk,rskn,bdmn", "sizes": sizes, **known}, image, weights)
    other = {"form": "mrsk,brHW,bmdn", "sizes": {"d": 3, "n": 4}, **known}
    turned = stages.exact(other, weights.transpose(3, 2, 0, 1), image.transpose(0, 3, 1, 2))
    assert np.allclose(got, want) and np.allclose(turned.transpose(0, 2, 3, 1), want)
