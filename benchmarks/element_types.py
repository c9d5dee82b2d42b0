#!/usr/bin/env python3
"""The element types against f32, and against the other libraries that have them.

    .venv/bin/python benchmarks/element_types.py [--types f32,bf16] [--quick] [any option of dynmlir-bench]

It is `dynmlir-bench benchmarks/suites/types_gemm.csv --types f32,f64,f16,bf16,i8,ui8_i8`, with results in
benchmarks/results/types; its table of types says how many times dynmlir's own f32 each is.
"""

import sys
from pathlib import Path

from dynmlir.cli.bench import main

HERE = Path(__file__).resolve().parent

if __name__ == "__main__":
    suite, out = HERE / "suites" / "types_gemm.csv", HERE / "results" / "types"
    sys.exit(main([str(suite), "--types", "f32,f64,f16,bf16,i8,ui8_i8", "--out", str(out), *sys.argv[1:]]))
