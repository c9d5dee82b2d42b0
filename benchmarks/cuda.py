#!/usr/bin/env python3
"""All that only a GPU can say, in one run of under ten minutes: right answers, costs, speed against cuBLAS and IREE.

    benchmarks/cuda.py --build --out build/cuda           # anywhere: plans, PTX, modules; carry the folder along
    benchmarks/cuda.py --modules build/cuda --out results/h200   # on the machine with the GPU: Python and NumPy
    benchmarks/cuda.py --out results/h200                 # both, where all of dynmlir is installed
    benchmarks/cuda.py --modules build/cuda --out dry --dry-run   # no GPU: are all launches what the PTX takes?
    benchmarks/cuda.py --report results/h200              # pages of what was measured elsewhere

Every stage but the answers and the costs (`kernels`: dynmlir-tune --prepare, for its --times) is dynmlir-bench
--target=cuda on a suite: prepared by its --prepare, measured by `python -m dynmlir.bench.gpu`, which needs Python and
NumPy. A case that fails, or that ends its worker, is a row; every
row is on the disk before the next case, and a run goes on where the last one ended.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "python"), str(ROOT / "benchmarks")]

#: Stage -> its share of the time, and the options of its runs; what the others leave is the last one's, of most cases.
STAGES = {
    "answers": (0.2, []),
    "kernels": (0.05, []),
    "mma": (0.1, ["--peers=cublas"]),
    "convolutions": (0.05, ["--peers=cublas"]),
    "cores": (0.1, ["--peers="]),
    "iree": (0.1, ["--peers=iree"]),
    "cublas": (0.4, ["--peers=cublas"]),
}
#: Exit status of a stage that found no GPU: no other will. Seconds that a stage may take beyond its time, for a case.
NO_GPU, PATIENCE = 3, 240


def main() -> int:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--out", type=Path, help="folder of the results")
    p.add_argument("--target", default="sm_90a", help="sm_80, ... (default: sm_90a)")
    p.add_argument("--build", action="store_true", help="prepare only; needs no GPU")
    p.add_argument("--modules", type=Path, help="folder of an earlier --build (default: prepare now)")
    p.add_argument("--multiprocessors", type=int, help="that plans are for (default: the device's of the library)")
    p.add_argument("--seconds", type=float, default=540, help="time of all stages together")
    p.add_argument("--dry-run", action="store_true", help="without a GPU: every launch is checked against the PTX")
    p.add_argument("--report", type=Path, metavar="DIR", help="write the pages of the results in DIR; needs no GPU")
    p.add_argument("--share", type=float, default=1, help=argparse.SUPPRESS)  # of random shapes; for tests
    p.add_argument("--answers", type=Path, help=argparse.SUPPRESS)
    arguments = p.parse_args()
    if arguments.report:
        return report(arguments.report)
    if arguments.out is None:
        p.error("--out is needed")
    if arguments.answers:
        return answers(arguments.answers, arguments.out, time.time() + arguments.seconds, arguments.dry_run)
    modules = arguments.modules or arguments.out
    if arguments.modules and not any((modules / stage / "prepared").exists() for stage in STAGES):
        p.error(f"{modules} holds nothing that --build has prepared")
    arguments.out.mkdir(parents=True, exist_ok=True)
    if arguments.build or arguments.modules is None:
        build(modules, arguments.target, arguments.multiprocessors, arguments.share)
    return 0 if arguments.build else run_all(modules, arguments.out, arguments.seconds, arguments.dry_run)


def build(folder: Path, target: str, multiprocessors: int | None, share: float) -> None:
    """A folder for each stage, by dynmlir-bench; of targets with wgmma, mma is code without."""
    from gpu.answers import prepare_answers
    from gpu.suites import write_suites

    from dynmlir.cli.bench import main as dynmlir_bench
    from dynmlir.cli.tune import main as dynmlir_tune

    made = lambda stage: folder / stage / "prepared"  # noqa: E731
    made("answers").mkdir(parents=True, exist_ok=True)
    prepare_answers(made("answers"), target, multiprocessors, share)
    if dynmlir_tune([f"--target=cuda:{target}", "--generator=typical", f"--prepare={made('kernels')}"]):
        print("kernels: none are timed", flush=True)
    for stage, suite in write_suites(folder).items():
        if stage == "mma" and not target.endswith("a"):
            continue
        code = target.rstrip("a") if stage == "mma" else target
        options = [f"--target=cuda:{code}", f"--prepare={made(stage)}", *STAGES[stage][1]]
        options += [f"--multiprocessors={multiprocessors}"] if multiprocessors else []
        options += ["--each-kernel"] if stage == "cores" else []
        if dynmlir_bench([str(suite), *options]):
            sys.exit(1)


def run_all(modules: Path, out: Path, seconds: float, dry: bool) -> int:
    """Every stage in its share of the time, and what earlier ones have left; 1 where one did not end well."""
    began, spent, failed = time.time(), 0.0, []
    for stage, (share, options) in STAGES.items():
        spent += share
        prepared = modules / stage / "prepared"
        if prepared.exists() and not run_stage(stage, prepared, out / stage, began + spent * seconds, options, dry):
            failed.append(stage)
    summaries(out)
    lost = f"; stages that failed: {', '.join(failed)}" * bool(failed)
    print(f"results in {out}; {time.time() - began:.0f} s{lost}")
    return bool(failed)


def run_stage(stage: str, prepared: Path, out: Path, deadline: float, options: list[str], dry: bool) -> bool:
    """One stage in a process of its own, until its time is over."""
    left = deadline - time.time()
    if left <= 0:
        print(f"{stage}: no time left", flush=True)
        return False
    print(f"{stage}:", flush=True)
    command = [sys.executable, "-m", "dynmlir.bench.gpu", str(prepared), *options]
    if stage == "answers":
        command = [sys.executable, __file__, f"--answers={prepared}"]
    if stage == "kernels":
        if dry:
            print("kernels: there is nothing to be timed")
            return True
        out.mkdir(parents=True, exist_ok=True)
        command, out = [sys.executable, "-m", "dynmlir.bench.gpu.kernels", str(prepared)], out / "times.json"
    command += [f"--out={out}", f"--seconds={left}", *["--dry-run"] * dry]
    try:
        done = subprocess.run(command, timeout=left + PATIENCE, env=os.environ | {"PYTHONPATH": sys.path[0]})
    except subprocess.TimeoutExpired:
        print(f"{stage}: a case did not end", flush=True)
        return False
    if done.returncode == NO_GPU:
        sys.exit(NO_GPU)
    return done.returncode == 0


def answers(prepared: Path, out: Path, deadline: float, dry: bool) -> int:
    from gpu.answers import Answers, run_answers

    from dynmlir.bench.gpu.carried import read_carried
    from dynmlir.bench.gpu.session import QUICK
    from dynmlir.bench.peers import find_gpu_peers
    from dynmlir.runtime.nvidia import Cuda, GpuError

    try:
        name = None if dry else Cuda().name
    except GpuError as error:
        print(error, file=sys.stderr)
        return NO_GPU
    out.mkdir(parents=True, exist_ok=True)
    session = Answers(read_carried(prepared), find_gpu_peers([], dry), QUICK, name)
    return int(not run_answers(session, out, deadline))


def summaries(out: Path) -> None:
    """Of the stages of which there are results."""
    from gpu.summaries import against_cublas, families

    from dynmlir.bench.results import cases_of, read_rows, results_path

    for stage, said in (
        ("cublas", lambda rows: against_cublas("cublas", rows)),
        ("mma", lambda rows: against_cublas("mma", rows)),
        ("cores", families),
    ):
        path = results_path(out / stage, "cuda")
        if path.exists():
            print(*said(cases_of(read_rows(path))), sep="\n", flush=True)


def report(out: Path) -> int:
    """A page for each stage, as dynmlir-bench writes it."""
    from dynmlir.bench.results import read_about, read_rows, results_path
    from dynmlir.report.bench_page import bench_page

    for stage in STAGES:
        path = results_path(out / stage, "cuda")
        about = read_about(out / stage)
        if path.exists() and about:
            page = out / stage / "report.html"
            page.write_text(bench_page({about["multiprocessors"]: read_rows(path)}, about, {}))
            print(page)
    return 0


if __name__ == "__main__":
    sys.exit(main())
