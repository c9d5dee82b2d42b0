"""`python -m dynmlir.bench.gpu FOLDER --out DIR`: measures what `dynmlir-bench --prepare=FOLDER` has made.

For a machine with a GPU, Python and NumPy: results are those of dynmlir-bench, without its tables and its page. Goes on
with what is in DIR. Exit status 3 where there is no GPU.
"""

from __future__ import annotations

import argparse
import math
import platform
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from dynmlir.bench.cases import Case
from dynmlir.bench.figures import failures, geomean, num, ratio
from dynmlir.bench.gpu.carried import Carried, read_carried
from dynmlir.bench.gpu.session import EFFORT, QUICK, GpuSession
from dynmlir.bench.machine import cpu_name
from dynmlir.bench.peers import CALL, CALLED, GPU_PEERS, SUBJECT, Installed, find_gpu_peers, has
from dynmlir.bench.results import cases_of, results_path, save_about
from dynmlir.bench.runs import done_already, measure_all
from dynmlir.bench.turns import Row
from dynmlir.diagnostics import DynmlirError
from dynmlir.runtime.nvidia import Cuda, GpuError

NO_GPU = 3


def main(argv: Sequence[str] | None = None) -> int:
    p = argparse.ArgumentParser(prog="python -m dynmlir.bench.gpu", description=__doc__)
    p.add_argument("folder", type=Path, help="what dynmlir-bench --prepare has made")
    p.add_argument("--out", type=Path, required=True, help="folder of the results")
    p.add_argument("--peers", default=",".join(GPU_PEERS), help="of cublas,iree (default: all)")
    p.add_argument("--seconds", type=float, default=math.inf, help="end before so many, with what is done")
    p.add_argument("--quick", action="store_true", help="short turns and few rounds")
    p.add_argument("--dry-run", action="store_true", help="without a GPU: every launch is checked against the PTX")
    try:
        return run(p.parse_args(argv))
    except DynmlirError as error:
        print(error, file=sys.stderr)
        return 1
    except GpuError as error:
        print(error, file=sys.stderr)
        return NO_GPU


def run(arguments: argparse.Namespace) -> int:
    """Raises DynmlirError for what was not prepared, GpuError where there is no GPU."""
    began, carried, out = time.time(), able(read_carried(arguments.folder)), arguments.out
    gpu = None if arguments.dry_run else Cuda()
    installed = find_gpu_peers([name for name in arguments.peers.split(",") if name], arguments.dry_run)
    out.mkdir(parents=True, exist_ok=True)
    name = gpu.name if gpu else None
    save_about(out, described(carried, installed, name, arguments.quick))
    if gpu and gpu.multiprocessors != carried.multiprocessors:
        print(f"plans are for {carried.multiprocessors} multiprocessors, there are {gpu.multiprocessors}", flush=True)
    for peer, why in installed.missing.items():
        print(f"not compared with {peer}: {why}", flush=True)
    for file in carried.modules.values():
        print(f"a module of {(carried.folder / file).stat().st_size} bytes, {file}", flush=True)
    path = results_path(out, "cuda")
    done = done_already(path, carried.cases, print) if path.exists() else {}
    rows: list[Row] = []
    with GpuSession(carried, installed, QUICK if arguments.quick else EFFORT, name) as session:
        print(session.place, flush=True)
        whole = measure_all(session, carried.cases, rows, path, done, say, began + arguments.seconds)
    measured = cases_of(rows)
    for line in summary(measured):
        print(line)
    print(f"{len(measured)} of {len(carried.cases)} cases" + "; out of time" * (not whole), flush=True)
    return int(any(who[0] == "@" for _, who, _ in failures(rows)))


def able(carried: Carried) -> Carried:
    """Without cases whose numbers NumPy has only with another package."""
    kept = [planned for planned in carried.planned if planned.case.types != "bf16" or has("ml_dtypes")]
    if len(kept) < len(carried.planned):
        print(f"skipped: {len(carried.planned) - len(kept)} case(s) of bf16: this Python lacks ml_dtypes", flush=True)
    return replace(carried, planned=kept)


def described(carried: Carried, installed: Installed, gpu: str | None, quick: bool) -> dict[str, Any]:
    """What a run is, as dynmlir-bench writes it beside its results."""
    versions = {**carried.about.get("versions", {}), "numpy": np.__version__, "python": platform.python_version()}
    about: dict[str, Any] = {
        "cpu": cpu_name(),
        "gpu": gpu or "none: a dry run",
        "target": f"cuda:{carried.target}",
        "versions": versions,
    }
    about |= {"peers": [peer.name for peer in installed.peers], "missing": installed.missing, "quick": quick}
    return {**carried.about, **about, "multiprocessors": carried.multiprocessors}


def say(case: Case, row: Row) -> None:
    """A line of a case."""
    found = {who: num(row, f"us.{who}") for who in (SUBJECT, CALL, "cublas", "cublas_unrolled", *CALLED)}
    figures = "  ".join(f"{who.removeprefix('@')} {us:.1f}" for who, us in found.items() if us == us)
    wrong = "".join(f"  {who}: {what}" for _, who, what in failures([row]))
    disturbed = "  DISTURBED" * bool(row.get("disturbed"))
    print(f"{case.name[:40]:40} {case.text}  us: {figures}{disturbed}{wrong}", flush=True)


def summary(rows: Sequence[Mapping[str, Any]]) -> list[str]:
    """Geometric means of speedups, of kernels and of whole calls."""
    pairs = [(peer, SUBJECT) for peer in ("cublas", "cublas_unrolled")] + [(peer, CALL) for peer in CALLED]
    lines = []
    for peer, subject in pairs:
        speeds = [s for s in (ratio(row, peer, subject, "net") for row in rows) if s == s]
        if speeds:
            means = f"geometric mean {geomean(speeds):.3f}, least {min(speeds):.2f}"
            lines.append(f"{subject.removeprefix('@')} against {peer}: {len(speeds)} cases, {means}")
    return lines


if __name__ == "__main__":
    sys.exit(main())
