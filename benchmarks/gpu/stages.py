"""The stages of benchmarks/cuda.py on the GPU. Each runs in a process of its own: a fault of the GPU ends only that.

A case that is under way is noted first, so that the next process leaves one out that ended the last.
"""

from __future__ import annotations

import ctypes
import functools
import importlib.util
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from gpu.cublas import Cublas
from gpu.dry import DryCuda
from gpu.tables import Table, geometric_mean

ROOT = Path(__file__).resolve().parents[2]
#: Operands are drawn once; a case reads the beginning.
DRAWN = 1 << 22
#: Exit status of a process that found no GPU.
NO_GPU = 3
SMALL_FLOP, LARGE_FLOP = 10e9, 100e9
#: As dynmlir-bench has them: the subject's name begins with @.
OURS, VENDOR = "@dynmlir", "cublas"
FIGURES = ("us", "cuBLAS us", "ratio", "unrest")
#: Milliseconds of a turn of whole calls.
CALLS_MS = 20


def alone(package: str, name: str) -> Any:
    """A module of dynmlir's, without the packages that the rest of dynmlir needs."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "python" / "dynmlir" / package / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


def driver() -> Any:
    """The driver of NVIDIA's GPUs."""
    return alone("runtime", "nvidia")


rounds = alone("bench", "rounds")


class Gpu:
    """Modules of PTX on the GPU, and memory that grows with the largest problem."""

    def __init__(self, folder: Path, cuda: Any) -> None:
        self.cuda = cuda
        self._folder, self._modules, self._functions = folder, {}, {}
        self._memory: dict[str, tuple[int, int]] = {}

    def memory(self, name: str, size: int) -> int:
        """The address of so many bytes; what was in a smaller piece is lost."""
        address, there = self._memory.get(name, (0, 0))
        if there < size:
            if there:
                self.cuda.free(address)
            address = self.cuda.allocate(size)
            self._memory[name] = address, size
        return address

    def fill(self, name: str, size: int, drawn: np.ndarray) -> None:
        """Random operands: an idle bit pattern would take less power, and so less time."""
        if self._memory.get(name, (0, 0))[1] < size:
            address = self.memory(name, size)
            for start in range(0, size, drawn.nbytes):
                self.cuda.upload(address + start, drawn[: (size - start) // drawn.itemsize])

    def call(self, case: dict[str, Any]) -> Callable[[], None]:
        """A call that launches a case, on the memory as it is now."""
        made = [self._ready(case["module"], launch) for launch in case["launches"]]

        def call() -> None:
            for arguments in made:
                self.cuda.launch(*arguments)

        return call

    def _ready(self, module: str, launch: dict[str, Any]) -> tuple:
        if module not in self._modules:
            self._modules[module] = self.cuda.load((self._folder / f"{module}.ptx").read_text())
        entry, shared = launch["entry"], launch["shared_bytes"]
        if entry not in self._functions:
            self._functions[entry] = self.cuda.function(self._modules[module], entry, shared)
        self.memory("sums", 4 * launch["sums"])
        values = [ctypes.c_uint64(self._memory[name][0]) for name in launch["tensors"]]
        integers = [ctypes.c_int32(value) for value in launch["integers"]]
        return self._functions[entry], launch["blocks"], launch["threads"], shared, [*values, *integers]


class Stage:
    """One stage: its cases in order, until the time is over; a case that fails is a row that says so."""

    def __init__(self, plans: dict[str, Any], folder: Path, out: Path, deadline: float, cuda: Any = None) -> None:
        self.plans, self.folder, self.out, self.deadline = plans, folder, out, deadline
        self.gpu = Gpu(folder, cuda or driver().Cuda())
        self.drawn = np.random.default_rng(0).standard_normal(DRAWN).astype(np.float16)

    def table(self, name: str, *header: str) -> Table:
        return Table(self.out / f"{name}.csv", ("case", *header))

    def each(self, name: str, table: Table, cases: list[Any], run: Callable[[Any], tuple]) -> None:
        """Runs what is not in the table yet. A fault of the GPU ends the process: nothing runs after one."""
        under_way, width = self.out / f"{name}.running", len(table.header) - 1
        if under_way.exists():
            number = under_way.read_text()
            if number not in table.done:
                table.add(number, *(["ended its process"] + [""] * width)[:width])
        for number, case in enumerate(cases):
            if str(number) in table.done:
                continue
            if time.time() > self.deadline:
                print(f"{name}: out of time after {number} of {len(cases)} cases", flush=True)
                break
            under_way.write_text(str(number))
            try:
                table.add(number, *run(case))
            except (MemoryError, ValueError, OSError) as error:
                table.add(number, *([f"failed: {error}"] + [""] * width)[:width])
        under_way.unlink(missing_ok=True)

    def answers(self) -> None:
        """Random shapes against float64, twice: bit for bit the same."""
        table = self.table("answers", "form", "sizes", "plan", "relative error", "right")
        self.each("answers", table, self.plans["answers"], self._answer)
        rows = table.rows()
        wrong = [row for row in rows if row["right"] not in ("True", "dry")]
        print(f"answers: {len(rows)} shapes, {len(wrong)} wrong or failed", flush=True)

    def _answer(self, case: dict[str, Any]) -> tuple:
        cuda, sizes = self.gpu.cuda, case["sizes"]
        shapes = [tuple(sizes[x] for x in dims) for dims in case["form"].split(",")]
        a, b = (np.roll(self.drawn, i)[: int(np.prod(s))].reshape(s) for i, s in ((0, shapes[0]), (77, shapes[1])))
        for name, array in (("a", a), ("b", b)):
            cuda.upload(self.gpu.memory(name, array.nbytes), array)
        got = [np.empty(shapes[2], np.float32) for _ in range(2)]
        address = self.gpu.memory("c", got[0].nbytes)
        for result in got:
            cuda.upload(address, np.full(shapes[2], np.nan, np.float32))
            self.gpu.call(case)()
            cuda.synchronize()
            cuda.download(address, result)
        if cuda.dry:
            return case["form"], "x".join(f"{x}{s}" for x, s in sizes.items()), case["plan"], "", "dry"
        want, size = exact(case, a, b), exact(case, np.abs(a), np.abs(b)) + 1
        worst = float((np.abs(got[0] - want) / size).max(initial=0)) if np.isfinite(got[0]).all() else float("inf")
        right = worst < 2**-19 and np.array_equal(*got)
        return case["form"], "x".join(f"{x}{s}" for x, s in sizes.items()), case["plan"], f"{worst:.2e}", right

    def ready(self, case: dict[str, Any]) -> Callable[[], None]:
        """A call of a case, its operands drawn."""
        m, n, k = (case["sizes"][x] for x in "mnk")
        for name, elements in (("a", m * k), ("b", k * n)):
            self.gpu.fill(name, 2 * elements, self.drawn)
        self.gpu.memory("c", 4 * m * n)
        return self.gpu.call(case)

    def timed(self, case: dict[str, Any]) -> float:
        """Microseconds of a case alone."""
        return self.gpu.cuda.time_us(self.ready(case))

    def in_turn(self, calls: dict[str, Callable[[], None]]) -> Any:
        """Competitors in turn, as dynmlir-bench takes them, each turn timed by events of the GPU; its row."""

        def turn(call: Callable[[], None]) -> tuple[float, float]:
            seconds = self.gpu.cuda.time_us(call) / 1e6
            return seconds, seconds

        turns = {who: functools.partial(turn, call) for who, call in calls.items()}
        return rounds.in_turn(turns, rounds.Effort()).row()

    def against_vendor(self, call: Callable[[], None], vendor: Cublas | None, m: int, n: int, k: int) -> Any:
        """The row of a call and of cuBLAS, where it is there, on the operands as they lie."""
        calls = {OURS: call}
        if vendor is not None:
            a, b, c = (self.gpu.memory(x, 0) for x in "abc")
            calls[VENDOR] = lambda: vendor.matmul(a, b, c, m, n, k, "f32")
        return self.in_turn(calls)

    def vendor(self) -> Cublas | None:
        """cuBLAS, None where it is not there; a dry run has none."""
        if self.gpu.cuda.dry:
            return None
        try:
            made = Cublas()
            print(f"cuBLAS {made.version}", flush=True)
            return made
        except (RuntimeError, OSError) as error:
            print(f"{error}: times of dynmlir alone", flush=True)
            return None

    def cublas(self, name: str = "cublas") -> None:
        """Every case of the suites and cuBLAS, in turn; without cuBLAS our times alone."""
        vendor = self.vendor()

        def run(case: dict[str, Any]) -> tuple:
            m, n, k = (case["sizes"][x] for x in "mnk")
            row = self.against_vendor(self.ready(case), vendor, m, n, k)
            return case["suite"], case["name"], m, n, k, case["plan"], *figures(row)

        table = self.table(name, "suite", "name", "M", "N", "K", "plan", *FIGURES)
        self.each(name, table, self.plans[name], run)
        summary(name, table.rows())

    def convolutions(self) -> None:
        """3 x 3 convolutions, and cuBLAS on the product that each stands for."""
        vendor = self.vendor()

        def run(case: dict[str, Any]) -> tuple:
            sizes, gpu = case["sizes"], self.gpu
            image, weights, result = (int(np.prod([sizes[x] for x in dims])) for dims in ("bHWk", "rskn", "bdmn"))
            m, n, k = result // sizes["n"], sizes["n"], weights // sizes["n"]
            for name, elements in (("a", max(image, m * k)), ("b", weights)):
                gpu.fill(name, 2 * elements, self.drawn)
            gpu.memory("c", 4 * result)
            row = self.against_vendor(gpu.call(case), vendor, m, n, k)
            flops = f"{2e-6 * m * n * k / row[f'us.{OURS}']:.1f}"
            return "x".join(f"{x}{s}" for x, s in sizes.items()), case["plan"], flops, *figures(row)

        header = ("sizes", "plan", "TFLOP/s", "us", "cuBLAS us of that product", "ratio", "unrest")
        self.each("convolutions", self.table("convolutions", *header), self.plans["convolutions"], run)

    def mma(self) -> None:
        """Compute-bound cases on mma.sync alone."""
        self.cublas("mma")

    def cores(self) -> None:
        """The best kernel of CUDA cores and of tensor cores for few rows, and which was chosen (Helix Fig. 12)."""

        def run(case: dict[str, Any]) -> tuple:
            best = {"simt": (float("inf"), ""), "tensor": (float("inf"), "")}
            chosen = float("nan")
            for kernel in case["kernels"]:
                kind, us = "simt" if kernel["plan"].startswith("simt") else "tensor", self.timed(kernel)
                best[kind] = min(best[kind], (us, kernel["plan"]))
                chosen = us if kernel["plan"] == case["chosen"] else chosen
            sizes = [case["sizes"][x] for x in "mnk"]
            return (*sizes, *best["simt"], *best["tensor"], case["chosen"], chosen)

        header = ("M", "N", "K", "CUDA cores us", "kernel", "tensor cores us", "of kernel", "chosen", "us")
        self.each("cores", self.table("cores", *header), self.plans["cores"], run)

    def iree(self) -> None:
        """Whole calls of dynmlir's module and of IREE's own, results left on the device."""
        if self.gpu.cuda.dry:
            sizes = [(self.folder / f"{name}.vmfb").stat().st_size for name in ("dynmlir", "iree")]
            print(f"IREE: modules of {sizes[0]} and {sizes[1]} bytes are there", flush=True)
            return
        try:
            import dynmlir
        except ImportError as error:
            print(f"IREE: {error}: whole modules are not run", flush=True)
            return

        ours, theirs = (dynmlir.load(self.folder / f"{name}.vmfb", "cuda") for name in ("dynmlir", "iree"))

        def run(case: dict[str, Any]) -> tuple:
            m, n, k = (case["sizes"][x] for x in "mnk")
            a, b = np.ones((m, k), np.float16), np.ones((k, n), np.float16)
            right = bool((ours.matmul(a, b) == k).all())
            calls = {OURS: ours.matmul.prepare(a, b), "iree": theirs.matmul.prepare(a, b)}
            turns = {who: functools.partial(_turn, call) for who, call in calls.items()}
            row = rounds.in_turn(turns, rounds.Effort()).row()
            us = [row[f"us.{who}"] for who in calls]
            return m, n, k, right, f"{us[0]:.1f}", f"{us[1]:.1f}", f"{self.timed(case):.1f}", us[1] / us[0]

        table = self.table("iree", "M", "N", "K", "right", "us a call", "IREE us a call", "us of the kernels", "times")
        self.each("iree", table, self.plans["iree"], run)
        for row in table.rows():
            print("IREE:", " x ".join(row[x] for x in "MNK"), row["times"], "times", flush=True)


def exact(case: dict[str, Any], a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """A case's result in float64."""
    a, b, form = a.astype(np.float64), b.astype(np.float64), case["form"]
    if "H" not in form:
        return np.einsum("->".join(form.rsplit(",", 1)), a, b, optimize=True)
    nhwc, step, around, sizes = form.startswith("b"), case["stride"], case["around"], case["sizes"]
    sides = [(around, around)] * 2
    image, weights = (a, b) if nhwc else (b, a)
    image = np.pad(image, [(0, 0), *sides, (0, 0)] if nhwc else [(0, 0), (0, 0), *sides])
    y, x = (sizes["d"], sizes["m"]) if nhwc else (sizes["d"], sizes["n"])
    total: Any = 0.0
    for r, s in np.ndindex(*(weights.shape[:2] if nhwc else weights.shape[2:])):
        rows, columns = slice(r, r + (y - 1) * step + 1, step), slice(s, s + (x - 1) * step + 1, step)
        if nhwc:
            total = total + np.einsum("bdmk,kn->bdmn", image[:, rows, columns], weights[r, s], optimize=True)
        else:
            total = total + np.einsum("brdn,mr->bmdn", image[:, :, rows, columns], weights[:, :, r, s], optimize=True)
    return total


def _turn(call: Callable[[], None]) -> tuple[float, float]:
    """Median and least seconds of whole calls, by the clock of the host, as a worker of dynmlir-bench times them."""
    from dynmlir.bench.worker.timing import measure

    median, least, _ = measure(call, CALLS_MS)
    return median, least


def figures(row: dict[str, Any]) -> tuple[str, str, float, str]:
    """What FIGURES names; not a number where cuBLAS is not there."""
    ours, theirs = row[f"us.{OURS}"], row.get(f"us.{VENDOR}", float("nan"))
    return f"{ours:.2f}", f"{theirs:.2f}", theirs / ours, f"{row['unrest']:.3f}"


def summary(name: str, rows: list[dict[str, str]]) -> None:
    """Geometric means against cuBLAS: all, by suite, small, compute-bound on mma.sync and on wgmma."""
    done = [row for row in rows if row["ratio"] not in ("", "nan")]
    flop = {row["case"]: 2.0 * int(row["M"]) * int(row["N"]) * int(row["K"]) for row in done}
    large = [row for row in done if flop[row["case"]] >= LARGE_FLOP]
    groups = {
        "all": done,
        **{suite: [row for row in done if row["suite"] == suite] for suite in ("mikpoly", "llama2", "helix")},
        "under 10 GFLOP": [row for row in done if flop[row["case"]] < SMALL_FLOP],
        "from 100 GFLOP on wgmma": [row for row in large if "wgmma" in row["plan"]],
        "from 100 GFLOP on mma.sync": [row for row in large if "wgmma" not in row["plan"]],
    }
    for label, chosen in groups.items():
        ratios = [float(row["ratio"]) for row in chosen]
        if ratios:
            mean, least = geometric_mean(ratios), min(ratios)
            print(f"{name}, {label}: {len(ratios)} cases, geometric mean {mean:.3f}, least {least:.2f}", flush=True)
    failed = len(rows) - len(done)
    if failed:
        print(f"{name}: {failed} cases without a ratio", flush=True)


def run_stage(name: str, folder: Path, out: Path, deadline: float, dry: bool = False) -> None:
    """One stage, in this process."""
    plans = json.loads((folder / "plans.json").read_text())
    try:
        stage = Stage(plans, folder, out, deadline, DryCuda(plans["multiprocessors"]) if dry else None)
    except RuntimeError as error:
        print(error, file=sys.stderr)
        sys.exit(NO_GPU)
    there = stage.gpu.cuda.multiprocessors
    if there != plans["multiprocessors"]:
        print(f"{name}: planned for {plans['multiprocessors']} multiprocessors, there are {there}", flush=True)
    getattr(stage, name)()
