#!/usr/bin/env python3
"""dynmlir's f32 convolutions against oneDNN, PyTorch, ONNX Runtime and IREE.

    .venv/bin/python benchmarks/convolutions.py [--quick] [--only REGEX] [any option of dynmlir-bench]

It is `dynmlir-bench benchmarks/suites/cpu_conv_open.csv --image-layouts nhwc,nchw`, with results in
benchmarks/results/convolutions.
One module serves all shapes: images, channels and filters are dynamic, the window of a function is not. Peers take
part in the layouts that they like: PyTorch in both; `best` is over those that take plain weights in each call.
"""

import sys
from pathlib import Path

from dynmlir.cli.bench import main

HERE = Path(__file__).resolve().parent

if __name__ == "__main__":
    suite, out = HERE / "suites" / "cpu_conv_open.csv", HERE / "results" / "convolutions"
    sys.exit(main([str(suite), "--image-layouts", "nhwc,nchw", "--out", str(out), *sys.argv[1:]]))
