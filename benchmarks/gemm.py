#!/usr/bin/env python3
"""dynmlir's f32 GEMM against the peers: every figure that the pipeline is held to, in one command.

    .venv/bin/python benchmarks/gemm.py [--only REGEX] [--threads 1,2] [--skip peers,oracle,...]

Compiles examples/matmul.mlir once, and prints
- compile time and the size of the module;
- the time of a selection, with all sizes unknown and with N and K known;
- speed against each peer, one thread and two (benchmarks/peers; its setup.sh prepares BENCH_HOME);
- the share of the oracle's speed, and the size of the library.

Writes benchmarks/results/gemm_<threads>.csv.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import oracle
import selection

import dynmlir
from dynmlir.cli.compile import main as dynmlir_compile

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE / "peers"))

from figures import geomean, num, ratio, read, table, time_of, variants  # noqa: E402

SUITE = HERE / "suites" / "cpu_gemm_open.csv"
EXAMPLE = HERE.parent / "examples" / "matmul.mlir"
FUNCTION = "matmul"
SUBJECT = "@dynmlir"
TIE = 0.97
"""Within 3 % counts as equally fast."""
LARGE = 50e6
"""FLOPs above which two threads are compared."""


def compile_module(folder):
    """The module as a user gets it, by the command; prints what it cost."""
    path = Path(folder, "matmul.vmfb")
    started = time.perf_counter()
    if dynmlir_compile([str(EXAMPLE), "-o", str(path)]):
        sys.exit(1)
    seconds = time.perf_counter() - started
    print(f"compile: {seconds:.1f} s; module: {path.stat().st_size / 1e6:.2f} MB")
    return path


def run_peers(module, threads, options):
    """A run of peers/compare.py -> the rows of its results."""
    home = Path(os.environ.get("BENCH_HOME", Path(tempfile.gettempdir(), "dynmlir-peers")))
    python = Path(os.environ.get("BENCH_VENV", home / "venv"), "bin", "python")
    if not python.exists():
        sys.exit(f"no peers in {home}: run benchmarks/peers/setup.sh, or name their place in BENCH_HOME")
    results = HERE / "results" / f"gemm_{threads}.csv"
    results.parent.mkdir(exist_ok=True)
    command = [python, HERE / "peers" / "compare.py", "--cases", SUITE, "--threads", str(threads)]
    command += ["--subject", f"{module}:{FUNCTION}:{SUBJECT[1:]}", "--out", results]
    if options.only:
        command += ["--only", options.only]
    with open(results.with_suffix(".log"), "w") as log:
        subprocess.run(list(map(str, command)), check=True, stdout=log)
    return [row for row in read([results]) if row["category"] != "_overhead"]


def report_speed(rows, threads):
    """The figures of one run: net times, the subject's and every peer's own empty call taken off."""
    rows = [row for row in rows if threads == 1 or float(row["flops"]) > LARGE]
    peers = [v for v in variants(rows) if v[0] != "@"]
    lines = []
    for who in [*peers, "best", "best_packed"]:
        shares = [s for s in (ratio(row, who, SUBJECT, "net") for row in rows) if s == s]
        as_fast = sum(share >= TIE for share in shares)
        lines.append([who, len(shares), f"{geomean(shares):.3f}", f"{min(shares):.2f}", f"{as_fast}/{len(shares)}"])
    columns = ["peer", "cases", "geometric mean", "worst", "at least as fast (within 3 %)"]
    table(f"Speed on {threads} thread(s): time of the peer / time of dynmlir, net", columns, lines)
    slow = [row for row in rows if time_of(row, "best", "net") >= 10]
    worst = min(slow, key=lambda row: ratio(row, "best", SUBJECT, "net"))
    print(
        f"worst where the best peer takes 10 us or more: {ratio(worst, 'best', SUBJECT, 'net'):.2f}",
        worst["name"],
    )
    roof = geomean([num(row, "near_roof_us") / num(row, f"net.{SUBJECT}") for row in rows])
    print(f"share of the roofline: {roof:.2f}")
    wrong = [row["name"] for row in rows if row.get(f"bad.{SUBJECT}")]
    disturbed = [row["name"] for row in rows if row.get("disturbed")]
    print(f"wrong results: {wrong or 'none'}; disturbed cases: {disturbed or 'none'}")


def parse_arguments():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--only", help="regular expression on category/name of the cases")
    p.add_argument("--threads", default="1,2", help="numbers of threads, one run for each")
    p.add_argument("--skip", default="", help="of selection, peers, oracle")
    return p.parse_args()


def main():
    options = parse_arguments()
    skipped = options.skip.split(",")
    print(f"dynmlir {dynmlir.__version__}")
    with tempfile.TemporaryDirectory() as folder:
        module = compile_module(folder)
        if "selection" not in skipped:
            selection.report()
        if "peers" not in skipped:
            for threads in map(int, options.threads.split(",")):
                report_speed(run_peers(module, threads, options), threads)
        if "oracle" not in skipped:
            oracle.report(SUITE, options.only)


if __name__ == "__main__":
    main()
