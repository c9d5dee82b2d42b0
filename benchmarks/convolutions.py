#!/usr/bin/env python3
"""dynmlir's f32 convolutions against PyTorch (oneDNN), ONNX Runtime and IREE, in turn, on one thread.

    .venv/bin/python benchmarks/convolutions.py [--only ID,...] [--rounds N] [--ms MS] [--out FILE.csv] [--modules DIR]

One module a layout serves all shapes of benchmarks/suites/cpu_conv_open.csv: batch, image, channels and filters are
dynamic, the window, stride and padding of a function are not. Each side has its own layout: @nhwc and @nchw are
dynmlir's. `best` is over the peers that take plain weights at each call, `best_packed` over all: onednn_pack (a
blocked image and result, too) and ort_pack have laid constant weights out before. Every result is checked against
float64. A time is that of the fastest batch of all rounds; what the same caller needs for one element is taken off.
"""

import argparse
import csv
import math
import os
import statistics
import sys
import tempfile
from pathlib import Path

import numpy as np

import dynmlir
from dynmlir.backend.iree import iree_compile
from dynmlir.bench.workers import Worker, setting

HERE = Path(__file__).resolve().parent
SUITE = HERE / "suites" / "cpu_conv_open.csv"
TRIVIAL = {"id": "-", "name": "one element", "n": 1, "c": 1, "h": 1, "w": 1, "k": 1, "kh": 1, "kw": 1}
TRIVIAL |= dict.fromkeys(("stride_h", "stride_w", "out_h", "out_w"), 1) | dict.fromkeys(("pad_h", "pad_w"), 0)
PACKED = ("onednn_pack", "ort_pack")
#: Who is slower than the fastest by this is timed once.
FAR_BEHIND = 10
EPS = float(np.finfo(np.float32).eps)
_TENSOR = "tensor<?x?x?x?xf32>"


def sizes(row, *names):
    return tuple(int(row[name]) for name in names)


def form(row):
    """What a function of the module is made for: window, stride and zeros around the image."""
    return sizes(row, "kh", "kw", "stride_h", "stride_w", "pad_h", "pad_w")


def function(layout, kh, kw, sh, sw, ph, pw):
    """MLIR of a convolution as frameworks write it: tensor.pad, then the op, from zeros."""
    last = layout == "nhwc"
    weights = f"tensor<{kh}x{kw}x?x?xf32>" if last else f"tensor<?x?x{kh}x{kw}xf32>"
    op = "conv_2d_nhwc_hwcf" if last else "conv_2d_nchw_fchw"
    zeros = f"0, {ph}, {pw}, 0" if last else f"0, 0, {ph}, {pw}"
    order = "%n, %oh, %ow, %f" if last else "%n, %f, %oh, %ow"
    places = {"n": 0, "h": 1, "w": 2} if last else {"n": 0, "h": 2, "w": 3}
    dims = "\n".join(f"  %{x} = tensor.dim %x, %c{place} : {_TENSOR}" for x, place in places.items())
    pad = f"""  %p = tensor.pad %x low[{zeros}] high[{zeros}] {{
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %zero : f32
  }} : {_TENSOR} to {_TENSOR}
"""
    return f"""
func.func @conv_{kh}x{kw}_s{sh}x{sw}_p{ph}x{pw}(%x: {_TENSOR}, %weights: {weights}) -> {_TENSOR} {{
  %zero = arith.constant 0.0 : f32
{"".join(f"  %c{i} = arith.constant {i} : index{chr(10)}" for i in range(4))}{dims}
  %f = tensor.dim %weights, %c{3 if last else 0} : {weights}
  %oh = affine.apply affine_map<(d) -> ((d + {2 * ph - kh}) floordiv {sh} + 1)>(%h)
  %ow = affine.apply affine_map<(d) -> ((d + {2 * pw - kw}) floordiv {sw} + 1)>(%w)
  %empty = tensor.empty({order}) : {_TENSOR}
  %init = linalg.fill ins(%zero : f32) outs(%empty : {_TENSOR}) -> {_TENSOR}
{pad if ph or pw else ""}  %c = linalg.{op} {{
      strides = dense<[{sh}, {sw}]> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}}
      ins({"%p" if ph or pw else "%x"}, %weights : {_TENSOR}, {weights}) outs(%init : {_TENSOR}) -> {_TENSOR}
  return %c : {_TENSOR}
}}"""


def build(forms, folder):
    """Modules of all forms, but those that are there -> arguments of the worker that runs them."""
    made = []
    for layout in ("nhwc", "nchw"):
        source = "".join(function(layout, *some) for some in sorted(forms))
        makers = {"@": lambda text: dynmlir.compile(text).data, "iree_": iree_compile}
        for prefix, make in makers.items():
            path = folder / f"{prefix}{layout}.vmfb"
            if not path.exists():
                path.write_bytes(make(source))
                print(f"compiled {path.stem}: {path.stat().st_size / 1e6:.2f} MB", flush=True)
            made.append(f"{path.stem}={path}:{layout}")
    return made


def workers(modules):
    """One process a library; those of BENCH_HOME's Python that are there."""
    home = os.environ.get("BENCH_HOME", Path(tempfile.gettempdir(), "dynmlir-peers"))
    python = Path(os.environ.get("BENCH_VENV", Path(home, "venv")), "bin", "python")
    script, how = str(HERE / "peers" / "convolution_worker.py"), setting(1)
    made = [Worker("iree", [sys.executable, script, "iree", *modules], how)]
    if python.exists():
        made += [Worker(kind, [str(python), script, kind], how) for kind in ("torch", "ort")]
    return made


def operands(row):
    n, c, h, w, f, kh, kw = sizes(row, "n", "c", "h", "w", "k", "kh", "kw")
    rng = np.random.default_rng(n * 7 + c * 5 + f)
    return [rng.random(shape, np.float32) * 2 - 1 for shape in ((n, c, h, w), (f, c, kh, kw))]


def exact(row, x, w):
    """(result in float64, the largest error that each element may have)."""
    (ph, pw), (sh, sw) = sizes(row, "pad_h", "pad_w"), sizes(row, "stride_h", "stride_w")
    oh, ow = sizes(row, "out_h", "out_w")
    x = np.pad(x.astype("f8"), ((0, 0), (0, 0), (ph, ph), (pw, pw)))
    result = magnitude = 0.0
    for r, s in np.ndindex(*w.shape[2:]):
        piece = x[:, :, r : r + (oh - 1) * sh + 1 : sh, s : s + (ow - 1) * sw + 1 : sw]
        tap = w[:, :, r, s].astype("f8")
        result = result + np.einsum("nchw,fc->nfhw", piece, tap, optimize=True)
        magnitude = magnitude + np.einsum("nchw,fc->nfhw", np.abs(piece), np.abs(tap), optimize=True)
    return result, min(max(w[0].size, 4) * EPS, 1e-5) * magnitude


def run(row, table, folder, rounds, ms):
    """Microseconds of everyone on one case, and who was wrong."""
    x, w = operands(row)
    np.savez(folder / "case.npz", x=x, w=w, stride=sizes(row, "stride_h", "stride_w"), pad=sizes(row, "pad_h", "pad_w"))
    turns = [(worker, name) for worker in table for name in worker.ask("case", folder / "case.npz")]
    result, bound = exact(row, x, w)
    wrong = []
    for worker, name in turns:
        worker.ask("dump", name, folder / "c.npy")
        got = np.load(folder / "c.npy")
        if got.shape != result.shape or not np.all(np.abs(got - result) <= bound):
            wrong.append(name)
    seen = {name: [] for _, name in turns}
    for _ in range(rounds):
        for worker, name in turns:
            if not seen[name] or seen[name][0] < FAR_BEHIND * min(times[0] for times in seen.values() if times):
                seen[name].append(float(worker.ask("time", name, ms)[1]))
    return {name: min(times) * 1e6 for name, times in seen.items()}, wrong


def net(times, call):
    """Without what a call costs; never below 5 %."""
    return {name: max(t - call.get(name, 0.0), 0.05 * t) for name, t in times.items()}


def report(row, times):
    """One line, and the ratios of the best peers to both subjects."""
    peers = {name: t for name, t in times.items() if name[0] != "@"}
    best = min(t for name, t in peers.items() if name not in PACKED)
    packed = min(peers.values())
    flops = float(row["flops"])
    told = "  ".join(f"{name} {flops / t / 1e3:.1f}" for name, t in times.items())
    print(f"{row['name']}: best/@nhwc {best / times['@nhwc']:.2f}, GFLOP/s: {told}", flush=True)
    return {"best": best, "best_packed": packed}


def geometric(values):
    return math.exp(statistics.fmean(map(math.log, values)))


def summarize(rows):
    for subject in ("@nhwc", "@nchw"):
        for peer in ("best", "best_packed", *(n for n in rows[0] if n in PACKED or n.split("_")[0] in _PEERS)):
            ratios = [row[peer] / row[subject] for row in rows]
            faster = sum(ratio > 1 for ratio in ratios) / len(ratios)
            print(f"{peer} / {subject}: geometric mean {geometric(ratios):.3f}, faster in {faster:.0%}")


_PEERS = ("torch", "ort", "iree")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--ms", type=float, default=40)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--modules", type=Path, help="where compiled modules are kept, and found again")
    given = parser.parse_args()
    with SUITE.open() as file:
        everything = list(csv.DictReader(file))
    suite = [row for row in everything if not given.only or row["id"] in given.only.split(",")]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        table = workers(build({form(row) for row in [*everything, TRIVIAL]}, given.modules or folder))
        call, _ = run(TRIVIAL, table, folder, given.rounds, given.ms)
        print("a call, us:", "  ".join(f"{name} {t:.1f}" for name, t in call.items()))
        rows = []
        for row in suite:
            times, wrong = run(row, table, folder, given.rounds, given.ms)
            if wrong:
                print(f"WRONG: {' '.join(wrong)} on {row['name']} (--only {row['id']})")
            rows.append({"id": row["id"], "name": row["name"], "flops": row["flops"]} | net(times, call))
            rows[-1] |= report(row, net(times, call)) | {"wrong": " ".join(wrong)}
        summarize(rows)
        for worker in table:
            worker.stop()
    if given.out:
        with given.out.open("w", newline="") as file:
            writer = csv.DictWriter(file, rows[0])
            writer.writeheader()
            writer.writerows([{k: f"{v:.2f}" if isinstance(v, float) else v for k, v in row.items()} for row in rows])


if __name__ == "__main__":
    main()
