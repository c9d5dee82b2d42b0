#!/usr/bin/env python3
"""All that only a GPU can say, in one run of under ten minutes: right answers, and speed against cuBLAS and IREE.

    benchmarks/cuda.py --out results/h200                 # on the machine with the GPU
    benchmarks/cuda.py --build --out build/cuda           # elsewhere, first: compiles; carry the folder along
    benchmarks/cuda.py --modules build/cuda --out results/h200

Kernels and cuBLAS are timed in turn, alone on the GPU, by events around several launches, operands warm in the L2 where
they fit; the median of several batches counts. Sizes of the suites are BLAS's: our M is their n. Tables are CSV files.
"""

from __future__ import annotations

import argparse
import csv
import ctypes
import statistics
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "python"), str(ROOT / "benchmarks")]

from gpu.cublas import Cublas  # noqa: E402

from dynmlir import dialect  # noqa: E402
from dynmlir.backend.iree import iree_compile_for_gpu  # noqa: E402
from dynmlir.backend.ptxas import ptx_of  # noqa: E402
from dynmlir.costmodel import Problem, find_model, select  # noqa: E402
from dynmlir.dialect.files import load_library  # noqa: E402
from dynmlir.driver.compile import CompileOptions, emit, lower  # noqa: E402
from dynmlir.driver.gpu_launches import Launch, Planner, text  # noqa: E402
from dynmlir.driver.libraries import default_gpu_library  # noqa: E402
from dynmlir.generate.source import matmul_source  # noqa: E402
from dynmlir.kernels.element_types import ElementTypes  # noqa: E402
from dynmlir.kernels.patterns import PATTERNS  # noqa: E402
from dynmlir.runtime.nvidia import Cuda  # noqa: E402

TYPES = ("f16", "f16", "f32")
SOURCE = matmul_source(ElementTypes(*TYPES))
BATCHES, BATCH_US, MOST_LAUNCHES = 5, 3000.0, 200
SMALL_FLOP = 10e9


def main() -> int:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--out", type=Path, required=True, help="folder of the tables")
    p.add_argument("--target", default="sm_90a", help="sm_80, ... (default: sm_90a)")
    p.add_argument("--build", action="store_true", help="compile only; needs no GPU")
    p.add_argument("--modules", type=Path, help="folder of an earlier --build (default: compile now)")
    p.add_argument("--seconds", type=float, default=540, help="stop starting new measurements after this time")
    arguments = p.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    if arguments.build:
        build(arguments.out, arguments.target)
        return 0
    modules = arguments.modules or arguments.out
    if arguments.modules is None:
        build(modules, arguments.target)
    run(modules, arguments.out, arguments.target, time.monotonic() + arguments.seconds)
    return 0


def build(folder: Path, target: str) -> None:
    """kernels.ptx (every resource class alone), dynmlir.vmfb (the whole module), iree.vmfb (IREE by itself)."""
    planner, _ = planner_and_problem(target)
    (folder / "kernels.ptx").write_text(ptx_of(text(planner.library, planner.device, target), verified=True))
    options = CompileOptions(target=f"cuda:{target}")
    lowered = lower(SOURCE, "matmul.mlir", options)
    (folder / "dynmlir.vmfb").write_bytes(emit(lowered, "matmul.mlir", options))
    flags = ["--iree-hal-target-device=cuda", "--iree-cuda-target=sm_80"]
    (folder / "iree.vmfb").write_bytes(iree_compile_for_gpu(SOURCE, flags))
    print(f"compiled for {target}: {folder}", flush=True)


def planner_and_problem(target: str) -> tuple[Planner, Problem]:
    path = default_gpu_library(target, TYPES)
    if path is None:
        raise SystemExit(f"no library fits {target}")
    with dialect.new_context():
        device, library = load_library(path)
    patterns = {name: PATTERNS[name] for name in ("I", "II")}
    return Planner.of(library, device), Problem(library, device, find_model("gpu"), patterns)


class Gpu:
    """The kernels of one library on the GPU, and memory for the largest problem."""

    def __init__(self, modules: Path, target: str, elements: int) -> None:
        self.cuda = Cuda()
        self.planner, self.problem = planner_and_problem(target)
        self._module = self.cuda.load((modules / "kernels.ptx").read_text())
        self._functions: dict[str, ctypes.c_void_p] = {}
        self.memory = {name: self.cuda.allocate(4 * elements) for name in ("a", "b", "c", "sums")}
        rng = np.random.default_rng(0)
        some = rng.standard_normal(1 << 22).astype(np.float16)
        for name in ("a", "b"):
            for start in range(0, 2 * elements, some.nbytes):
                self.cuda.upload(self.memory[name] + start, some[: (2 * elements - start) // 2])

    def plans(self, shapes: list[tuple[int, int, int]]) -> list[tuple[int, ...]]:
        m, n, k = (np.array(sizes, dtype=np.int64) for sizes in zip(*shapes, strict=True))
        chosen = select(self.problem, m, n, k, np.full(len(m), self.cuda.multiprocessors, dtype=np.int64))
        return [tuple(int(value) for value in plan) for plan in chosen]

    def launches(self, plan: tuple[int, ...], shape: tuple[int, int, int]) -> Callable[[], None]:
        """A call that launches a plan."""
        made = [self._ready(launch) for launch in self.planner.launch(plan, *shape, self.cuda.multiprocessors)]

        def call() -> None:
            for arguments in made:
                self.cuda.launch(*arguments)

        return call

    def _ready(self, launch: Launch) -> tuple:
        if launch.entry not in self._functions:
            self._functions[launch.entry] = self.cuda.function(self._module, launch.entry, launch.shared_bytes)
        values = [ctypes.c_uint64(self.memory[name]) for name in launch.tensors]
        integers = [ctypes.c_int32(value) for value in launch.integers]
        function = self._functions[launch.entry]
        return function, launch.blocks, launch.threads, launch.shared_bytes, [*values, *integers]

    def time_us(self, call: Callable[[], None]) -> float:
        """The median time of a call, of batches long enough for the clock."""
        call()
        self.cuda.synchronize()
        count = max(1, min(MOST_LAUNCHES, int(BATCH_US / max(1.0, self._batch_us(call, 2)))))
        return statistics.median(self._batch_us(call, count) for _ in range(BATCHES))

    def _batch_us(self, call: Callable[[], None], count: int) -> float:
        first, second = self.cuda.event(), self.cuda.event()
        self.cuda.record(first)
        for _ in range(count):
            call()
        self.cuda.record(second)
        return self.cuda.elapsed_us(first, second) / count


def run(modules: Path, out: Path, target: str, deadline: float) -> None:
    cases = list(csv.DictReader((ROOT / "benchmarks" / "suites" / "gpu_gemm.csv").open()))
    shapes = [(int(c["n"]), int(c["m"]), int(c["k"])) for c in cases]
    gpu = Gpu(modules, target, max(max(m * k, k * n, m * n) for m, n, k in shapes))
    cublas = Cublas()
    cuda = gpu.cuda
    print(
        f"{cuda.name}, {cuda.multiprocessors} multiprocessors, code for {target}, cuBLAS {cublas.version}", flush=True
    )
    answers(modules, out, deadline)
    against_cublas(gpu, cublas, cases, shapes, out, deadline)
    cores(gpu, out, deadline)
    against_iree(modules, gpu, out, deadline)


def table(path: Path, header: Iterable[str], rows: Iterable[Iterable[object]]) -> None:
    with path.open("w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(header)
        writer.writerows(rows)


def answers(modules: Path, out: Path, deadline: float) -> None:
    """500 random shapes through the whole module, in IREE's runtime, against float64; bit for bit the same twice."""
    import dynmlir

    module, rng, rows, wrong = dynmlir.load(modules / "dynmlir.vmfb", "cuda"), np.random.default_rng(1), [], 0
    for _ in range(500):
        if time.monotonic() > deadline:
            break
        m, n, k = (int(size) for size in np.exp(rng.uniform(0, 7.2, 3)))
        if rng.random() < 0.5:
            n, k = n // 8 * 8, k // 8 * 8
        a, b = (rng.standard_normal(shape).astype(np.float16) for shape in ((m, k), (k, n)))
        got, again = module.matmul(a, b), module.matmul(a, b)
        a64, b64 = a.astype(np.float64), b.astype(np.float64)
        worst = float((np.abs(got - a64 @ b64) / (np.abs(a64) @ np.abs(b64) + 1)).max(initial=0))
        right = worst < 2**-19 and np.array_equal(got, again)
        wrong += not right
        rows.append((m, n, k, f"{worst:.2e}", right))
    table(out / "answers.csv", ("m", "n", "k", "relative error", "right"), rows)
    print(f"answers: {len(rows)} shapes, {wrong} wrong", flush=True)


def against_cublas(gpu: Gpu, cublas: Cublas, cases: list, shapes: list, out: Path, deadline: float) -> None:
    """Every case of the suites, in turn."""
    rows, names, memory = [], [k.name for k in gpu.planner.library.micro_kernels], gpu.memory
    for case, shape, plan in zip(cases, shapes, gpu.plans(shapes), strict=True):
        if time.monotonic() > deadline:
            print("out of time: the remaining cases are left out", flush=True)
            break
        ours = gpu.time_us(gpu.launches(plan, shape))
        m, n, k = shape
        theirs = gpu.time_us(lambda m=m, n=n, k=k: cublas.matmul(memory["a"], memory["b"], memory["c"], m, n, k, "f32"))
        kernels = "+".join(names[i] for i in plan[6:] if i >= 0)
        rows.append((case["suite"], case["name"], m, n, k, kernels, f"{ours:.2f}", f"{theirs:.2f}", theirs / ours))
    table(out / "cublas.csv", ("suite", "name", "M", "N", "K", "plan", "us", "cuBLAS us", "ratio"), rows)
    for label, chosen in (
        ("all", rows),
        *((suite, [r for r in rows if r[0] == suite]) for suite in ("mikpoly", "llama2", "helix")),
        ("under 10 GFLOP", [r for r in rows if 2 * r[2] * r[3] * r[4] < SMALL_FLOP]),
        ("from 100 GFLOP", [r for r in rows if 2 * r[2] * r[3] * r[4] >= 10 * SMALL_FLOP]),
    ):
        if chosen:
            ratios = [r[-1] for r in chosen]
            mean = float(np.exp(np.mean(np.log(ratios))))
            print(
                f"cuBLAS, {label}: {len(chosen)} cases, geometric mean {mean:.3f}, least {min(ratios):.2f}", flush=True
            )


def cores(gpu: Gpu, out: Path, deadline: float) -> None:
    """Tensor or CUDA cores for few rows (Helix Fig. 12): the best kernel of each kind, and which was chosen."""
    kernels, rows = gpu.planner.library.micro_kernels, []
    for n, k in ((768, 768), (4096, 4096), (11008, 4096)):
        for m in (1, 2, 4, 8, 16, 32, 64, 128):
            if time.monotonic() > deadline:
                break
            shape, best = (m, n, k), {"simt": (float("inf"), ""), "tensor": (float("inf"), "")}
            for index, kernel in enumerate(kernels):
                plan = (1, m, n, m, n, m, index, *[-1] * 6)
                if kernel.tile.m <= 4 * max(16, m):
                    kind = "simt" if kernel.family.startswith("simt") else "tensor"
                    best[kind] = min(best[kind], (gpu.time_us(gpu.launches(plan, shape)), kernel.name))
            chosen = kernels[gpu.plans([shape])[0][6]].name
            rows.append((*shape, *best["simt"], *best["tensor"], chosen))
    header = ("M", "N", "K", "CUDA cores us", "kernel", "tensor cores us", "kernel", "chosen")
    table(out / "cores.csv", header, rows)


def against_iree(modules: Path, gpu: Gpu, out: Path, deadline: float) -> None:
    """Whole calls of both modules with the results left on the device."""
    import dynmlir

    rows = []
    ours, theirs = (dynmlir.load(modules / f"{name}.vmfb", "cuda") for name in ("dynmlir", "iree"))
    for shape in ((128, 768, 768), (512, 1024, 1024), (1000, 2048, 2048)):
        if time.monotonic() > deadline:
            break
        m, n, k = shape
        a, b = np.ones((m, k), np.float16), np.ones((k, n), np.float16)
        seconds = []
        for module in (ours, theirs):
            call = module.matmul.prepare(a, b)
            call()
            times = []
            for _ in range(9):
                start = time.perf_counter()
                call()
                times.append(time.perf_counter() - start)
            seconds.append(statistics.median(times))
        alone = gpu.time_us(gpu.launches(gpu.plans([shape])[0], shape))
        rows.append((m, n, k, f"{seconds[0] * 1e6:.1f}", f"{seconds[1] * 1e6:.1f}", f"{alone:.1f}"))
    table(out / "iree.csv", ("M", "N", "K", "us a call", "IREE us a call", "us of the kernels"), rows)
    print("IREE:", *(f"{r[:3]}: {float(r[4]) / float(r[3]):.1f} times" for r in rows), flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except RuntimeError as error:
        print(error, file=sys.stderr)
        sys.exit(1)
