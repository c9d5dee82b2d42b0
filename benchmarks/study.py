#!/usr/bin/env python3
"""What the papers show of their offline stages, on this CPU: tables and plots from one set of measurements.

    .venv/bin/python benchmarks/study.py tune       a library of every variant, by dynmlir-tune (minutes)
    .venv/bin/python benchmarks/study.py measure    every micro-kernel of theirs on every case of the suite
    .venv/bin/python benchmarks/study.py report     results/study/: tables (.md) and plots (.svg) from both

    --results=NAME puts them into results/NAME/: another machine's are another study.

`tune` and `measure` go on where they were interrupted, and want a quiet machine. One thread, Pattern I: the oracle of
a case is the least time of all micro-kernels that any variant kept, or that shipped. The oracle over mixed patterns is
benchmarks/oracle.py's. Needs `pip install 'dynmlir[study]'`.
"""

import argparse
import csv
import os
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import study_figures as figures
from study_sweeps import swept

from dynmlir import dialect
from dynmlir.dialect.files import load_library
from dynmlir.driver.bench_module import compile_kernels
from dynmlir.driver.host import host_device
from dynmlir.driver.libraries import default_library
from dynmlir.generate.measure import STEADY_MEMORY, Bench
from dynmlir.generate.store import Store

HERE = Path(__file__).resolve().parent
WORK, RESULTS = HERE.parent / "build" / "study", HERE / "results"
SUITE = HERE / "suites" / "cpu_gemm_open.csv"
#: variant -> options of dynmlir-tune.
VARIANTS = {
    "helix": [],
    "static1": ["--generator=static1"],
    "static2": ["--generator=static2"],
    "mikpoly": ["--generator=mikpoly"],
    "modelled": ["--measure-levels=none"],
    "levels01": ["--measure-levels=0,1", "--budget=600"],
}
BATCH, UNLIKELY = 90, 4.0


def tune(only):
    """A library of each variant into build/study, with how long it took; those that are there are kept."""
    WORK.mkdir(parents=True, exist_ok=True)
    for name, options in VARIANTS.items():
        path = WORK / f"{name}.mlir"
        if path.exists() or (only and name not in only):
            continue
        started = time.monotonic()
        cache = {"DYNMLIR_CACHE_DIR": str(WORK / f"cache-{name}")}
        command = [sys.executable, "-m", "dynmlir.cli.tune", "-o", str(path), *options]
        subprocess.run(command, check=True, env=os.environ | cache)
        with open(WORK / "seconds.csv", "a", newline="") as out:
            csv.writer(out).writerow([name, f"{time.monotonic() - started:.1f}"])


def libraries():
    """Name -> (device, library) of each variant that is tuned, and of what shipped."""
    paths = {name: WORK / f"{name}.mlir" for name in VARIANTS}
    paths = {"shipped": default_library("host")} | {name: path for name, path in paths.items() if path.exists()}
    with dialect.new_context():
        return {name: load_library(path) for name, path in paths.items()}


def cases():
    """(name, M, N, K) of the suite."""
    with open(SUITE, newline="") as f:
        return [(row["name"], *(int(row[size]) for size in "mnk")) for row in csv.DictReader(f)]


def measure(results):
    """Seconds of every kernel on every case, into build/study/suite.sqlite and suite.npz of the results."""
    known = libraries()
    kernels = list({k.name: k for _, library in known.values() for k in library.micro_kernels}.values())
    device, store = host_device(False), Store(WORK / "suite.sqlite")
    shapes = np.array([case[1:] for case in cases()])
    expected = figures.expected_seconds(known, kernels, shapes)
    for start in range(0, len(kernels), BATCH):
        some = kernels[start : start + BATCH]
        todo = {(k.name, tuple(s)): f"{k.name} {s}" for k in some for s in shapes.tolist()}
        if all(name in store for name in todo.values()):
            continue
        bench = Bench(compile_kernels(device, some, "host"))
        for row, shape in enumerate(shapes.tolist()):
            least = expected[row].min()
            wanted = [i for i in range(len(some)) if expected[row, start + i] <= UNLIKELY * least]
            missing = [i for i in wanted if f"{some[i].name} {shape}" not in store]
            if missing:
                times = bench.times(shape, missing, 5, 0.002)
                store.add({f"{some[i].name} {shape}": t for i, t in zip(missing, times, strict=True)})
    seconds = np.array([[store.get(f"{k.name} {s}", np.inf) for k in kernels] for s in shapes.tolist()])
    results.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(results / "suite.npz", kernels=[k.name for k in kernels], shapes=shapes, seconds=seconds)


def report(results):
    """Tables and plots from what `tune` and `measure` left."""
    with np.load(results / "suite.npz") as data:
        names, shapes, seconds = [str(n) for n in data["kernels"]], data["shapes"], figures.completed(data["seconds"])
    known = libraries()
    pages = swept(known, names, shapes, seconds, WORK)
    figures.write_all(results, known, names, cases(), shapes, seconds, tuning_seconds(), pages)


def tuning_seconds():
    path = WORK / "seconds.csv"
    if not path.exists():
        return {}
    with open(path, newline="") as f:
        return {name: float(taken) for name, taken in csv.reader(f)}


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("step", choices=["tune", "measure", "report"])
    p.add_argument("variants", nargs="*", help=f"of {', '.join(VARIANTS)}; all")
    p.add_argument("--results", default="study", help="a folder of benchmarks/results [study]")
    options = p.parse_args()
    if not STEADY_MEMORY.items() <= os.environ.items():  # the C library reads it when a process starts
        os.execve(sys.executable, [sys.executable, *sys.argv], os.environ | STEADY_MEMORY)
    if options.step == "tune":
        tune(options.variants)
    else:
        {"measure": measure, "report": report}[options.step](RESULTS / options.results)


if __name__ == "__main__":
    main()
