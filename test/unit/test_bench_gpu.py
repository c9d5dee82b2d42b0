"""What dynmlir-bench --target=cuda is made of, each by itself.

cuBLAS's arguments, checks of large results, calls on memory of a GPU that is none, faults, the oracle, whole calls.
"""

from __future__ import annotations

import ctypes
import io
import json
import os
import sys
import types
from pathlib import Path

import numpy as np
import pytest

from dynmlir.bench.cases import Product
from dynmlir.bench.convolutions import Convolution, Window
from dynmlir.bench.figures import finish
from dynmlir.bench.gpu.checks import GpuChecks, SomeLines
from dynmlir.bench.gpu.session import with_oracle
from dynmlir.bench.machine import gpu_limits
from dynmlir.bench.operands import reference_of, write_operands
from dynmlir.bench.peers import SUBJECT
from dynmlir.bench.suite import read_suite
from dynmlir.bench.worker import operands as loaded
from dynmlir.bench.worker.cublas import Cublas, Gemm
from dynmlir.bench.worker.dry import DryCuda
from dynmlir.bench.worker.gpu import LAUNCHES, Gpu, Kernels, unrolled
from dynmlir.bench.workers import Setting, Worker, WorkerError
from dynmlir.device.known import find_device
from dynmlir.report.bench_page import bench_page
from dynmlir.report.bench_terminal import summary
from dynmlir.report.terminal import console
from dynmlir.runtime.nvidia import Cuda, GpuError, NamedMemory

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "benchmarks"))

from gpu.suites import write_suites  # noqa: E402
from gpu.summaries import against_cublas, families  # noqa: E402


@pytest.mark.parametrize("layout", ["nn", "nt", "tn", "tt"])
@pytest.mark.parametrize("batch", [1, 3])
def test_what_cublas_is_asked_for(layout, batch):
    """Its arguments, read as it reads them: column by column."""
    m, n, k = 3, 4, 5
    gemm = Gemm(m, n, k, "f32", "f32", layout, batch)
    rng = np.random.default_rng(0)
    a, b = rng.standard_normal((batch, m, k)), rng.standard_normal((batch, k, n))
    flat_a, flat_b = (
        np.ascontiguousarray(x if o == "n" else x.swapaxes(1, 2)).ravel() for x, o in zip((a, b), layout, strict=True)
    )
    first, second, rows, cols, depth, pitch_b, pitch_a, pitch_c = gemm.arguments
    stride_b, stride_a, stride_c = gemm.strides
    c = np.zeros(batch * m * n)

    def element(x, start, pitch, turned, i, j):
        return x[start + (j + i * pitch if turned else i + j * pitch)]

    for g, i, j in np.ndindex(batch, rows, cols):
        c[g * stride_c + i + j * pitch_c] = sum(
            element(flat_b, g * stride_b, pitch_b, first, i, at) * element(flat_a, g * stride_a, pitch_a, second, at, j)
            for at in range(depth)
        )
    assert np.allclose(c.reshape(batch, m, n), a @ b)


@pytest.mark.parametrize("layout", ["nhwc", "nchw"])
def test_an_unrolled_image_is_an_operand_of_a_product(tmp_path, layout):
    case = Convolution("c", "-", 2, 8, 7, 6, 8, Window(3, 2, (2, 1), (1, 0)), layout=layout, types="f16")
    a, b = write_operands(case, tmp_path)
    command, *words = case.request
    o = loaded.load_convolution(str(tmp_path), *map(str, words))
    rows = unrolled(o).astype("f8")
    weights = b.astype("f8")
    made = rows @ weights.reshape(-1, 8) if layout == "nhwc" else weights.reshape(8, -1) @ rows
    want, _ = reference_of(case, a, b).exact()
    assert np.allclose(made.reshape(want.shape), want)


@pytest.mark.parametrize("batch, layout", [(1, "nn"), (6, "nt"), (1, "tn")])
def test_some_lines_of_a_large_product(tmp_path, batch, layout):
    case = Product("large", "-", 150, 170, 30, batch, layout, types="f16")
    a, b = GpuChecks().operands(case, tmp_path)
    exact, _ = reference_of(case, a, b).exact()
    reference, out = SomeLines(case, a, b), tmp_path / "C"
    exact.astype("f4").tofile(out)
    assert reference.error(out) <= reference.bound
    tile = exact.copy()
    tile[..., 64:128, 64:128] += 0.01
    for wrong in (tile, np.where(tile == exact, exact, np.nan), exact.ravel()[:-1]):
        wrong.astype("f4").tofile(out)
        assert not reference.error(out) <= reference.bound


def test_operands_of_one_draw(tmp_path):
    checks = GpuChecks()
    small, _ = checks.operands(Product("small", "-", 3, 8, 3000, types="f16"), tmp_path)
    few = small.copy()
    a, b = checks.operands(Product("wide", "-", 3000, 8, 3000, types="f16"), tmp_path)
    assert a.dtype == b.dtype == np.float16 and a.shape == (3000, 3000) and np.array_equal(a[:3], few)
    assert not np.array_equal(a[0], a[1]) and abs(float(a.astype("f4").mean())) < 0.01
    other, _ = checks.operands(Product("other", "-", 4, 8, 16), tmp_path)
    assert other.dtype == np.float32 and np.array_equal(np.fromfile(tmp_path / "A", "f4")[:64], other.ravel())


PTX = ".visible .entry gemm_class_0(\n.param .u64 p_0,\n.param .u32 p_1\n)\n.maxntid 128, 1, 1\n{}"
LAUNCH = {"module": "gemm", "entry": "gemm_class_0", "blocks": 1, "threads": 128, "shared_bytes": 0, "sums": 0}
LAUNCH |= {"tensors": ["A"], "integers": [1]}


@pytest.fixture
def held(tmp_path):
    """A small product in a folder, as a worker has it, and kernels on a GPU that is none."""
    case = Product("c", "-", 3, 4, 5, types="f16")
    write_operands(case, tmp_path)
    (tmp_path / "gemm.ptx").write_text(PTX)
    o = loaded.load_product(str(tmp_path), "3", "4", "5", "0", "1", "nn", "f16", "matmul_f16")
    o.folder = str(tmp_path)
    return o, Kernels(Gpu(tmp_path, DryCuda(132)), None)


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
def test_a_dry_run_checks_launches_against_the_ptx(tmp_path, held, change, message):
    o, kernels = held
    (tmp_path / LAUNCHES).write_text(json.dumps({SUBJECT: [LAUNCH | change]}))
    if message is None:
        assert kernels.measure(kernels(o)[SUBJECT][0], 15)[0] == 1e-6
        return
    with pytest.raises(ValueError, match=message):
        kernels(o)[SUBJECT][0]()


def test_memory_is_where_calls_think_it_is(tmp_path, held):
    """That of partial sums grows before any call knows it."""
    o, kernels = held
    growing = {str(i): [LAUNCH | {"tensors": ["sums"], "sums": 1000 * i}] for i in range(1, 4)}
    (tmp_path / LAUNCHES).write_text(json.dumps(growing))
    for call, result in kernels(o).values():
        call()
        assert result() is o.c


def test_memory_by_name_grows():
    gpu = DryCuda(132)
    memory = NamedMemory(gpu)
    first, other = memory.at_least("C", 0), memory.at_least("A", 300)
    assert first != other and memory["C"] == first
    grown = memory.at_least("C", 1000)
    assert memory["C"] == grown != first and memory.at_least("C", 10) == grown
    gpu.require(grown, 1000)
    with pytest.raises(ValueError):
        gpu.require(first, 0)  # given back


def test_turns_of_the_gpu():
    """The median and the least of its batches."""
    clock = types.SimpleNamespace(batches_us=lambda call, us, batches: ([3.0, 1.0, 2.0, 9.0, 2.0][:batches], 10))
    kernels = Kernels(types.SimpleNamespace(cuda=clock), None)
    assert kernels.measure(lambda: None, 15) == (2e-6, 1e-6, 10)


FAULTY = """
from dynmlir.bench.worker import serve
class Faulty:
    broken_by = (RuntimeError,)
    def __call__(self, o):
        if len(o.a) == 13: raise RuntimeError("CUDA_ERROR_ILLEGAL_ADDRESS")
        if len(o.a) == 14: raise ValueError("no such entry")
        return {"fine": (lambda: None, lambda: o.c)}
serve.MAKERS["faulty"] = lambda threads, args: Faulty()
serve.serve("faulty", 1, [])
"""


def test_a_fault_ends_a_worker_and_no_run(tmp_path):
    """It says what it was; the next case is another process's, and what it was not asked for it cannot."""
    worker = Worker("gpu", [sys.executable, "-c", FAULTY], Setting(1, tuple(os.sched_getaffinity(0))))
    try:
        first = worker.process.pid
        for m, said in ((13, "^CUDA_ERROR_ILLEGAL_ADDRESS$"), (14, "no such entry")):
            case = Product("c", "-", m, 4, 5)
            write_operands(case, tmp_path)
            with pytest.raises(WorkerError, match=said):
                worker.take(case, tmp_path)
        assert worker.process.pid != first
        with pytest.raises(WorkerError, match="the worker ended in this case and has begun again"):
            worker.ask("time", "fine", 1)
        case = Product("c", "-", 3, 4, 5)
        write_operands(case, tmp_path)
        assert worker.take(case, tmp_path) == ["fine"]
    finally:
        worker.stop()


def test_the_oracle_of_single_kernels():
    times = {f"us.{SUBJECT}": 5.0, "us.mma_a": 4.0, "us.simt_b": 9.0, "us.cublas": 3.0, "plan": "mma_c"}
    row = with_oracle(
        times | {"bad.simt_c": "WRONG", "err.simt_c": 0.5, "us.simt_c": 1.0}, ["mma_a", "simt_b", "simt_c"]
    )
    assert (row["oracle_share"], row["oracle_plan"], row["kernel_us.simt_b"]) == (0.8, "mma_a", 9.0)
    assert "us.mma_a" not in row and row["us.cublas"] == 3 and "simt_c alone: error" in row[f"failed.{SUBJECT}"]


def test_suites_are_read_as_they_are_written(tmp_path):
    """Rows are BLAS's columns."""
    read = {stage: read_suite(str(path)).cases for stage, path in write_suites(tmp_path).items()}
    counts = {"cublas": 950, "mma": 72, "convolutions": 4, "cores": 24, "iree": 3}
    assert {stage: len(cases) for stage, cases in read.items()} == counts
    first = read["cublas"][0]
    assert (first.m, first.n, first.k, first.types, first.category) == (1, 512, 512, "f16", "mikpoly")
    assert read["convolutions"][0].outputs == (56, 56)


def test_summaries():
    row = {"category": "helix", "flops": 2e11, "plan": "wgmma_x", f"us.{SUBJECT}": 2.0, "m": 1, "n": 2, "k": 3}
    rows = [row | {"us.cublas": 3.0}, row | {"plan": "mma_x", "us.cublas": 1.0}, row]
    said = list(against_cublas("cublas", rows))
    assert "cublas, from 100 GFLOP on wgmma: 1 cases, geometric mean 1.500, least 1.50" in said
    assert said[-1] == "cublas: 1 cases without a ratio"
    (line,) = families([row | {"kernel_us.simt_a": 4.0, "kernel_us.mma_b": 2.0, "kernel_us.mma_c": 3.0}])
    assert "CUDA cores 4.0 us (simt_a), tensor cores 2.0 us (mma_b), chosen 2.0 us (wgmma_x)" in line


def test_whole_calls_have_a_table_of_their_own():
    """Of IREE's calls against dynmlir's; neither is the best peer of kernels."""
    row = {
        "name": "c",
        "category": "-",
        "flops": 1e9,
        "bytes": 1e6,
        "types": "f16",
        "unrest": 0.0,
        "probe_gflops": np.nan,
    }
    row |= {f"{kind}.{who}": us for kind in ("us", "min") for who, us in US.items()}
    limits = gpu_limits(find_device("h100").facts, "H100")
    made = finish(row, {"@dynmlir_call": 20.0, "iree_call": 30.0}, limits)
    assert made["net.@dynmlir_call"] == 20 and made["net.iree_call"] == 60 and made[f"net.{SUBJECT}"] == 10
    assert made["best_name.net"] == "cublas" and made["best_packed_name.net"] == "cublas_unrolled"
    out = io.StringIO()
    console(file=out, width=100).print(*summary([made], "132 multiprocessors, cuda"), sep="\n")
    said = out.getvalue()
    assert "whole calls, 132 multiprocessors, cuda" in said
    assert "of dynmlir's calls the kernels are 25 %" in " ".join(said.split())
    (line,) = [line for line in said.splitlines() if line.split()[:2] == ["iree_call", "1"]]
    assert line.split()[2] == "3.000"
    page = bench_page({132: [made]}, {"cpu": "a CPU", "target": "cuda", "missing": {}, **ABOUT}, {})
    assert "iree_call, by dynmlir&#x27;s own calls" in page or "iree_call, by dynmlir's own calls" in page


US = {SUBJECT: 10.0, "cublas": 12.0, "cublas_unrolled": 8.0, "@dynmlir_call": 40.0, "iree_call": 90.0}
ABOUT = {"suite": "s.csv", "versions": {"dynmlir": "1"}, "quick": False}


class Driver:
    """libcuda and libcublas as far as a launch is concerned: notes what it is given."""

    def __init__(self, refused=()):
        self.seen, self.status, self.refused = [], 0, refused

    def __getattr__(self, name):
        def call(*given):
            self.seen.append((name, given))
            return 900 if name in self.refused else self.status

        return call


def test_a_launch_as_the_driver_gets_it():
    cuda, integer, address = Cuda.__new__(Cuda), ctypes.c_int32(7), ctypes.c_uint64(1 << 40)
    cuda._lib = driver = Driver()
    cuda.stream = ctypes.c_void_p(11)
    call = cuda.launcher(ctypes.c_void_p(5), 9, 128, 4096, [address, integer])
    call()
    ((name, (function, *sizes, stream, pointers, extra)),) = driver.seen
    assert (name, function.value, [s.value for s in sizes]) == ("cuLaunchKernel", 5, [9, 1, 1, 128, 1, 1, 4096])
    assert stream is cuda.stream and extra is None
    assert ctypes.c_int32.from_address(pointers[1]).value == 7
    assert ctypes.c_uint64.from_address(pointers[0]).value == 1 << 40
    driver.status = 700
    with pytest.raises(GpuError, match="cuLaunchKernel"):
        call()


@pytest.mark.parametrize("refused", [(), ("cuStreamBeginCapture_v2",), ("cuStreamEndCapture",)])
def test_launches_are_timed_as_a_graph(refused):
    """Of as many as fill a batch; where the driver captures none, one by one."""
    cuda, made = Cuda.__new__(Cuda), []
    cuda._lib, cuda.stream = driver, _ = Driver(refused), ctypes.c_void_p(11)
    cuda.elapsed_us = lambda first, second: 10.0
    times, count = cuda.batches_us(lambda: made.append(len(driver.seen)), 40.0, 3)
    names = [name for name, _ in driver.seen]
    assert times == [2.5] * 3 and count == 12
    if refused:
        assert "cuGraphLaunch" not in names and len(made) in (18, 22)
        return
    begun, ended = names.index("cuStreamBeginCapture_v2"), names.index("cuStreamEndCapture")
    assert len([at for at in made if begun < at <= ended]) == 4 and len(made) == 6
    assert names[ended + 1 : ended + 4] == ["cuGraphInstantiateWithFlags", "cuGraphDestroy", "cuGraphLaunch"]
    assert names.count("cuGraphLaunch") == 4 and names[-1] == "cuGraphExecDestroy"


@pytest.mark.parametrize("batch", [1, 3])
def test_a_product_as_cublas_gets_it(batch):
    vendor = Cublas.__new__(Cublas)
    vendor._lib, vendor._handle = driver, _ = Driver(), None
    vendor.matmul(Gemm(3, 4, 5, "f16", "f32", "nt", batch), 10, 20, 30)()
    ((name, given),) = driver.seen
    plain = [value.value if isinstance(value, ctypes._SimpleCData) else value for value in given]
    scalars = [value for value in plain if isinstance(value, int)]
    if batch == 1:
        assert name == "cublasGemmEx"
        assert scalars == [1, 0, 4, 3, 5, 20, 2, 5, 10, 2, 5, 30, 0, 4, 68, -1]
    else:
        assert name == "cublasGemmStridedBatchedEx"
        assert scalars == [1, 0, 4, 3, 5, 20, 2, 5, 20, 10, 2, 5, 15, 30, 0, 4, 12, 3, 68, -1]
