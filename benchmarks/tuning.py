#!/usr/bin/env python3
"""What dynmlir-tune reaches on this machine: whether two runs agree, and whether times come as predicted.

    .venv/bin/python benchmarks/tuning.py repeat            two runs, an empty cache each: the same choices?
    .venv/bin/python benchmarks/tuning.py predict FILE      200 random shapes, on one thread and on two

`repeat` tunes into build/tuning (two minutes), then measures in turn what the runs, and the shipped library, choose for
the cases of the suite. `predict` draws sizes log-uniformly from 1 to 4096, at most 4 GFLOP, with a seed that no fit has
seen, and compares what the library's cost model says of its choice with the time of a product: of one alone, a call
from which an empty one's time is taken off, and on one thread of those of a batch, as dynmlir-tune times them. (Between
two calls the runtime takes 2 us and some of the L1; a quarter of the shapes take less than 1 us.) Least times of
several rounds: of one thread by its own clock, of two by the wall; that wants two cores at rest.
"""

import argparse
import csv
import os
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
from random_shapes import random_shapes

import dynmlir
from dynmlir import dialect
from dynmlir.costmodel import PLAN, Problem, find_model, predict, select
from dynmlir.costmodel.workgroups import workgroups
from dynmlir.dialect.files import load_library
from dynmlir.driver.bench_module import compile_kernels
from dynmlir.driver.libraries import default_library
from dynmlir.generate.measure import STEADY_MEMORY, Bench
from dynmlir.kernels.patterns import BESIDE_VECTORS, MOST_REGIONS, PATTERNS
from dynmlir.runtime import CompiledModule

HERE = Path(__file__).resolve().parent
WORK, SUITE = HERE.parent / "build" / "tuning", HERE / "suites" / "cpu_gemm_open.csv"
#: Where a plan's micro-kernels begin.
FIRST = PLAN.index("kernel1")
ROUNDS, WITHIN, FLOOR = 7, 0.03, 0.3e-6
#: Of calls that wake threads: seconds for the pairs of one, how many at least and at most, and a call's own time.
PAIRED_SECONDS, PAIRS, WAKING = 0.4, (101, 3001), 40e-6


def tuned(path, options):
    """A library by one run of dynmlir-tune with an empty cache; how long it took."""
    cache = {"DYNMLIR_CACHE_DIR": str(path.with_suffix("")), "PYTHONUNBUFFERED": "1"}
    started = time.monotonic()
    command = [sys.executable, "-m", "dynmlir.cli.tune", "--fresh", "-o", str(path), *options]
    subprocess.run(command, check=True, env=os.environ | cache, stdout=subprocess.DEVNULL)
    return time.monotonic() - started


def problem_of(path):
    """What a library chooses from, with the patterns that a module tries."""
    with dialect.new_context():
        device, library = load_library(path)
    return Problem(library, device, find_model("cpu"), {name: PATTERNS[name] for name in BESIDE_VECTORS})


def cases():
    with open(SUITE, newline="") as f:
        return [(row["name"], *(int(row[size]) for size in "mnk")) for row in csv.DictReader(f)]


def choices(problem, shapes):
    """(pattern and cuts, micro-kernels) of what is chosen for each shape on one thread."""
    kernels, plans = problem.library.micro_kernels, select(problem, *shapes.T, 1).tolist()
    return [(tuple(plan[:FIRST]), tuple(kernels[k] for k in plan[FIRST:] if k >= 0)) for plan in plans]


def named(choice):
    """A choice's micro-kernels, for people."""
    return " + ".join(kernel.name for kernel in choice[1])


def repeat(options):
    WORK.mkdir(parents=True, exist_ok=True)
    paths = {name: WORK / f"{name}.mlir" for name in ("first", "second")}
    for path in paths.values():
        if options.again or not path.exists():
            print(f"{path.name}: {tuned(path, options.tune):.0f} s", flush=True)
    paths["shipped"] = default_library("host")
    problems = {name: problem_of(path) for name, path in paths.items()}
    suite = cases()
    shapes = np.array([case[1:] for case in suite])
    chosen = {name: choices(problem, shapes) for name, problem in problems.items()}
    kernels = list({k.name: k for some in chosen.values() for _, chosen_ones in some for k in chosen_ones}.values())
    bench = Bench(compile_kernels(problems["first"].device, kernels, "host", patterns=BESIDE_VECTORS))
    place = {kernel.name: i for i, kernel in enumerate(kernels)}
    rows = []
    for i, (name, *shape) in enumerate(suite):
        wanted = {which: plan_of(some[i], place) for which, some in chosen.items()}
        distinct = sorted(set(wanted.values()))
        times = dict(zip(distinct, bench.times(shape, distinct, ROUNDS, 0.003), strict=True))
        seconds = {which: times[plan] for which, plan in wanted.items()}
        rows.append((name, shape, seconds, {which: named(some[i]) for which, some in chosen.items()}))
    tell_repeat(rows)


def plan_of(choice, place):
    """The plan of a choice in a library where micro-kernels have other places."""
    cuts, kernels = choice
    return (*cuts, *(place[kernel.name] for kernel in kernels), *[-1] * (MOST_REGIONS - len(kernels)))


def tell_repeat(rows):
    same = [row for row in rows if row[3]["first"] == row[3]["second"]]
    close = [row for row in rows if row not in same and near(row[2]["first"], row[2]["second"])]
    for name, shape, seconds, names in rows:
        if not near(seconds["first"], seconds["second"]):
            told = ", ".join(f"{which} {names[which]} {seconds[which] * 1e6:.1f} us" for which in names)
            print(f"{name} {'x'.join(map(str, shape))}: {told}")
    share = (len(same) + len(close)) / len(rows)
    print(f"the same kernels in {len(same)} of {len(rows)} cases, within 3 % in {len(close)} more: {100 * share:.0f} %")
    for which in ("first", "second"):
        ratios = [(s["shipped"] + FLOOR) / (s[which] + FLOOR) for _, _, s, _ in rows]
        print(f"speed of {which}'s choices over the shipped library's: {np.exp(np.mean(np.log(ratios))):.3f},"
              f" {min(ratios):.2f} to {max(ratios):.2f}")  # fmt: skip


def near(a, b):
    return abs((a + FLOOR) / (b + FLOOR) - 1) <= WITHIN


def predictions(problem, bench, shapes, threads, batched=False):
    """(predicted, measured) seconds of each shape.

    The call that is taken off is that of a product, too, of one element: what the model says of it is added again. Of
    batches, which have many, it is not.
    """
    one = 0 if batched else predict(problem, tuple(map(int, select(problem, 1, 1, 1, 1))), 1, 1, 1, 1) / 1e12
    found = []
    for shape in shapes:
        pes = workgroups(problem.device, *shape, threads)
        plan = tuple(map(int, select(problem, *shape, pes)))
        predicted = predict(problem, plan, *shape, pes) / 1e12
        if threads == 1:
            (seconds,) = bench.times(shape, [plan], ROUNDS, 0.002)
        else:
            pairs = int(np.clip(PAIRED_SECONDS / (predicted + 2 * WAKING), *PAIRS))
            seconds = bench.beyond_empty(shape, plan, pairs)
        found.append((predicted, seconds + one))
    return np.array(found)


def tell_predictions(options):
    problem = problem_of(options.library or default_library("host"))
    shapes = random_shapes(options.shapes, options.seed)
    source = (HERE.parent / "examples" / "matmul.mlir").read_text()
    data = dynmlir.compile(source, library=options.library, debug=True).data
    for threads in map(int, options.threads.split(",")):
        module = CompiledModule(data, *(("local-sync",) if threads == 1 else ("local-task", threads)))
        bench = Bench(module, clock=time.thread_time if threads == 1 else time.perf_counter)
        tell(problem, shapes, predictions(problem, bench, shapes, threads), f"{threads} thread(s), alone", options)
    if "1" in options.threads.split(","):
        module = compile_kernels(problem.device, problem.library.micro_kernels, "host", patterns=BESIDE_VECTORS)
        bench = Bench(module)
        tell(problem, shapes, predictions(problem, bench, shapes, 1, batched=True), "1 thread, in batches", options)


def tell(problem, shapes, found, how, options):
    """Errors of the predictions."""
    predicted, measured = found.T
    off = predicted / measured - 1
    for what, some in (("all", measured > 0), ("1 us and above", measured >= 1e-6)):
        median, ninetieth = 100 * np.quantile(np.abs(off[some]), (0.5, 0.9))
        print(f"{how}, {what}, {some.sum()} shapes: median error {median:.1f} %, 90th percentile {ninetieth:.1f} %")
    if options.verbose:
        tell_each(problem, shapes, predicted, measured)


def tell_each(problem, shapes, predicted, measured):
    names = map(named, choices(problem, np.array(shapes)))
    rows = zip(shapes, names, predicted * 1e6, measured * 1e6, 100 * (predicted / measured - 1), strict=True)
    for shape, name, p, t, off in sorted(rows, key=lambda row: row[4]):
        print(f"  {'x'.join(map(str, shape)):16} {name:38} {p:9.2f} us predicted, {t:9.2f} measured, {off:+.0f} %")


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    steps = p.add_subparsers(dest="step", required=True)
    r = steps.add_parser("repeat")
    r.add_argument("--again", action="store_true", help="tune although build/tuning holds the libraries")
    r.add_argument("tune", nargs="*", help="options of dynmlir-tune, after --")
    q = steps.add_parser("predict")
    q.add_argument("library", nargs="?", help="the host's shipped one")
    q.add_argument("--shapes", type=int, default=200)
    q.add_argument("--seed", type=int, default=20261120)
    q.add_argument("--threads", default="1,2")
    q.add_argument("--verbose", action="store_true", help="each shape")
    options = p.parse_args()
    if not STEADY_MEMORY.items() <= os.environ.items():  # the C library reads it when a process starts
        os.execve(sys.executable, [sys.executable, *sys.argv], os.environ | STEADY_MEMORY)
    {"repeat": repeat, "predict": tell_predictions}[options.step](options)


if __name__ == "__main__":
    main()
