#!/usr/bin/env python3
"""All that only a GPU can say, in one run of under ten minutes: right answers, and speed against cuBLAS and IREE.

    benchmarks/cuda.py --build --out build/cuda           # anywhere: plans, PTX, modules; carry the folder along
    benchmarks/cuda.py --modules build/cuda --out results/h200   # on the machine with the GPU: Python and NumPy
    benchmarks/cuda.py --out results/h200                 # both, where all of dynmlir is installed
    benchmarks/cuda.py --modules build/cuda --out dry --dry-run   # no GPU: are all launches what the PTX takes?

Kernels and cuBLAS take turns, round after round until they agree, as the competitors of dynmlir-bench do, by its
functions (dynmlir/bench/rounds.py); a turn is events around several launches, operands warm in the L2 where they fit,
and the median of several batches. Each stage is a process, and begins again after the case that ended it; every row is
on the disk before the next case. A run goes on where the last one ended.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "python"), str(ROOT / "benchmarks")]

#: Stage -> its share of the time.
STAGES = {"answers": 0.25, "cublas": 0.4, "mma": 0.1, "convolutions": 0.05, "cores": 0.1, "iree": 0.1}
#: Processes that a stage may lose to faults of the GPU.
MOST_FAULTS = 5
#: Exit status of a stage that found no GPU: no other will.
NO_GPU = 3


def main() -> int:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--out", type=Path, required=True, help="folder of the tables")
    p.add_argument("--target", default="sm_90a", help="sm_80, ... (default: sm_90a)")
    p.add_argument("--build", action="store_true", help="prepare only; needs no GPU")
    p.add_argument("--modules", type=Path, help="folder of an earlier --build (default: prepare now)")
    p.add_argument("--multiprocessors", type=int, help="that plans are for (default: the device's of the library)")
    p.add_argument("--seconds", type=float, default=540, help="time of all stages together")
    p.add_argument("--dry-run", action="store_true", help="without a GPU: every launch is checked against the PTX")
    p.add_argument("--stage", choices=list(STAGES), help=argparse.SUPPRESS)
    p.add_argument("--deadline", type=float, help=argparse.SUPPRESS)
    arguments = p.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    modules = arguments.modules or arguments.out
    if arguments.stage:
        from gpu.stages import run_stage

        run_stage(arguments.stage, modules, arguments.out, arguments.deadline, arguments.dry_run)
        return 0
    if arguments.build or arguments.modules is None:
        from gpu.prepare import prepare

        prepare(modules, arguments.target, arguments.multiprocessors)
    return 0 if arguments.build else run_all(modules, arguments.out, arguments.seconds, arguments.dry_run)


def run_all(modules: Path, out: Path, seconds: float, dry: bool) -> int:
    """Every stage in its share of the time, and what earlier ones have left; 1 where one did not end well."""
    began, spent, failed = time.time(), 0.0, []
    for stage, share in STAGES.items():
        spent += share
        if not run_processes(stage, modules, out, began + spent * seconds, dry):
            failed.append(stage)
    print(f"tables in {out}; {time.time() - began:.0f} s" + f"; stages that failed: {', '.join(failed)}" * bool(failed))
    return bool(failed)


def run_processes(stage: str, modules: Path, out: Path, deadline: float, dry: bool) -> bool:
    """Processes of a stage until one ends well."""
    command = [sys.executable, __file__, "--stage", stage, "--modules", str(modules), "--out", str(out)]
    command += ["--dry-run"] * dry
    for _ in range(MOST_FAULTS):
        left = deadline - time.time()
        if left <= 0:
            print(f"{stage}: no time left", flush=True)
            return False
        try:
            done = subprocess.run([*command, "--deadline", str(deadline)], timeout=left + 30)
        except subprocess.TimeoutExpired:
            print(f"{stage}: a case did not end", flush=True)
            continue
        if done.returncode == NO_GPU:
            sys.exit(NO_GPU)
        if done.returncode == 0:
            return True
    return False


if __name__ == "__main__":
    sys.exit(main())
