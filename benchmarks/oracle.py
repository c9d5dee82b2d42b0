#!/usr/bin/env python3
"""How close the chosen programs come to the oracle's, without other libraries.

    .venv/bin/dynmlir-tune --generator=all -o build/all.mlir     whatever is measured of this CPU
    .venv/bin/python benchmarks/oracle.py --candidates build/all.mlir [--only REGEX] [any option of dynmlir-bench]

Without candidates the oracle is that of the library in use. It is `dynmlir-bench benchmarks/suites/cpu_gemm_open.csv
--peers= --out benchmarks/results/oracle`.
"""

import sys
from pathlib import Path

from dynmlir.cli.bench import main

HERE = Path(__file__).resolve().parent

if __name__ == "__main__":
    suite, out = HERE / "suites" / "cpu_gemm_open.csv", HERE / "results" / "oracle"
    sys.exit(main([str(suite), "--peers=", "--out", str(out), *sys.argv[1:]]))
