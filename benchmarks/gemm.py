#!/usr/bin/env python3
"""dynmlir's f32 GEMM against the peers: every figure that the pipeline is held to, in one command.

    .venv/bin/python benchmarks/gemm.py [--threads 1,2] [any option of dynmlir-bench]

Prints compile time and the size of the module and the time of a selection (all sizes unknown; N and K known); the rest
is `dynmlir-bench benchmarks/suites/cpu_gemm_open.csv --out benchmarks/results/gemm`.
"""

import sys
import tempfile
import time
from pathlib import Path

import selection

from dynmlir.cli.bench import main as dynmlir_bench
from dynmlir.cli.compile import main as dynmlir_compile

HERE = Path(__file__).resolve().parent
SUITE = HERE / "suites" / "cpu_gemm_open.csv"
EXAMPLE = HERE.parent / "examples" / "matmul.mlir"


def report_compilation():
    """The module as a user gets it, by the command; what it cost."""
    with tempfile.TemporaryDirectory() as folder:
        path, started = Path(folder, "matmul.vmfb"), time.perf_counter()
        if dynmlir_compile([str(EXAMPLE), "-o", str(path)]):
            sys.exit(1)
        seconds = time.perf_counter() - started
        print(f"compile: {seconds:.1f} s; module: {path.stat().st_size / 1e6:.2f} MB", flush=True)


if __name__ == "__main__":
    if {"-h", "--help"} & set(sys.argv):
        print(__doc__)
    else:
        report_compilation()
        selection.report()
    sys.exit(dynmlir_bench([str(SUITE), "--out", str(HERE / "results" / "gemm"), *sys.argv[1:]]))
