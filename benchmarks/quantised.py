#!/usr/bin/env python3
"""Quantised networks of images, as quantisers write them for ONNX, in turn with ONNX Runtime: milliseconds, one core.

    .venv/bin/python benchmarks/quantised.py [--target-cpu host] [--rounds 15] [--out build/quantised.csv]

Numbers are of 8 bits between QuantizeLinear and DequantizeLinear, weights have a scale for each filter, biases are
floats. ONNX Runtime is that of benchmarks/peers; without it, or for another CPU, dynmlir runs alone. `apart` is by how
much the results differ, of the greatest of them: of what is rounded to numbers, some goes up there and down here.
"""

import argparse
import csv
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
import onnx
from onnx import helper, numpy_helper
from rich.console import Console
from rich.table import Table

import dynmlir
from dynmlir.bench.peers import find_peers
from dynmlir.bench.worker.operands import aligned
from dynmlir.cli.options import positive
from dynmlir.diagnostics import DynmlirError

#: What ONNX Runtime does in a process of its own: a result, then the time of a call for each line that it is sent.
PEER = """
import sys, time
import numpy as np, onnxruntime
options = onnxruntime.SessionOptions()
options.intra_op_num_threads = 1
session = onnxruntime.InferenceSession(sys.argv[1], options, providers=["CPUExecutionProvider"])
given = {"x": np.load(sys.argv[2])}
np.save(sys.argv[3], session.run(None, given)[0])
print(0, flush=True)
for line in sys.stdin:
    start = time.perf_counter()
    for _ in range(int(line)):
        session.run(None, given)
    print((time.perf_counter() - start) / int(line), flush=True)
"""
SHAPES = ((1, 224), (1, 128), (4, 96))


class Network:
    """A graph in the making; each layer takes the name of what it reads and gives that of what it makes."""

    def __init__(self):
        self.rng, self.nodes, self.constants = np.random.default_rng(0), [], {}

    def node(self, op, inputs, **attributes):
        name = f"v{len(self.nodes)}"
        self.nodes.append(helper.make_node(op, inputs, [name], **attributes))
        return name

    def constant(self, value):
        name = f"c{len(self.constants)}"
        self.constants[name] = np.asarray(value)
        return name

    def numbers(self, x, scale, zero):
        """As floats that 8 bits stand for."""
        said = [self.constant(np.float32(scale)), self.constant(np.uint8(zero))]
        return self.node("DequantizeLinear", [self.node("QuantizeLinear", [x, *said]), *said])

    def weights(self, shape, axis):
        spread = (9 / np.prod(shape[1:])) ** 0.5
        scales = (0.01 * self.rng.random(shape[axis]) + 0.001).astype("f4") * np.float32(spread)
        of = [self.rng.integers(-127, 128, shape).astype("i1"), scales, np.zeros(shape[axis], "i1")]
        return self.node("DequantizeLinear", [self.constant(each) for each in of], axis=axis)

    def convolution(self, x, channels, filters, side, step=1, groups=1, relu=True):
        weights = self.weights((filters, channels // groups, side, side), 0)
        bias = self.constant(self.rng.standard_normal(filters).astype("f4"))
        y = self.node("Conv", [x, weights, bias], pads=[side // 2] * 4, strides=[step] * 2, group=groups)
        return self.numbers(self.node("Relu", [y]) if relu else y, 0.05, 0 if relu else 128)

    def model(self, x, channels):
        """Of a hundred classes, by the means of the last images."""
        means = self.node("Flatten", [self.numbers(self.node("GlobalAveragePool", [x]), 0.03, 0)])
        y = self.node("MatMul", [means, self.weights((channels, 100), 1)])
        image = helper.make_tensor_value_info("x", onnx.TensorProto.FLOAT, ["b", 3, "h", "w"])
        result = helper.make_tensor_value_info(y, onnx.TensorProto.FLOAT, ["b", 100])
        constants = [numpy_helper.from_array(value, name) for name, value in self.constants.items()]
        graph = helper.make_graph(self.nodes, "main", [image], [result], constants)
        return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)


def residual():
    """7 x 7 by two, a pool, six residual blocks of two convolutions."""
    net, channels = Network(), 64
    x = net.convolution(net.numbers("x", 0.02, 128), 3, channels, 7, 2)
    x = net.numbers(net.node("MaxPool", [x], kernel_shape=[3, 3], strides=[2, 2], pads=[1] * 4), 0.05, 0)
    for filters, step in ((64, 1), (64, 1), (128, 2), (128, 1), (256, 2), (256, 1)):
        y = net.convolution(x, channels, filters, 3, step)
        y = net.convolution(y, filters, filters, 3, relu=False)
        same = step == 1 and channels == filters
        beside = x if same else net.convolution(x, channels, filters, 1, step, relu=False)
        x = net.numbers(net.node("Relu", [net.node("Add", [y, beside])]), 0.05, 0)
        channels = filters
    return net.model(x, channels)


def inverted():
    """3 x 3 by two, eight blocks of depthwise convolutions between six times as many channels."""
    net, channels = Network(), 32
    x = net.convolution(net.numbers("x", 0.02, 128), 3, channels, 3, 2)
    for filters, step in ((16, 1), (24, 2), (24, 1), (32, 2), (32, 1), (64, 2), (64, 1), (96, 1)):
        wide = 6 * channels
        y = net.convolution(x, channels, wide, 1)
        y = net.convolution(y, wide, wide, 3, step, wide)
        y = net.convolution(y, wide, filters, 1, relu=False)
        if step == 1 and channels == filters:
            y = net.numbers(net.node("Add", [y, x]), 0.05, 128)
        x, channels = y, filters
    return net.model(x, channels)


NETWORKS = {"residual": residual, "inverted": inverted}


def in_turn(call, peer, rounds):
    """Median seconds of a call of both, each for a tenth of a second a round."""

    def ours(count):
        start = time.perf_counter()
        for _ in range(count):
            call()
        return (time.perf_counter() - start) / count

    def theirs(count):
        peer.stdin.write(f"{count}\n")
        peer.stdin.flush()
        return float(peer.stdout.readline())

    runs = [ours, *[theirs] * (peer is not None)]
    counts = [max(1, round(0.1 / min(run(1) for _ in range(3)))) for run in runs]
    times = [[run(count) for run, count in zip(runs, counts, strict=True)] for _ in range(rounds)]
    return np.median(times, axis=0)


def measured(name, python, options, folder):
    """A row for each shape."""
    path, given, result = (Path(folder, each) for each in (f"{name}.onnx", "x.npy", "y.npy"))
    model = NETWORKS[name]()
    onnx.save(model, path)
    start = time.perf_counter()
    module = dynmlir.compile(dynmlir.import_onnx(model), target_cpu=options.target_cpu)
    compiled = time.perf_counter() - start
    for batch, side in SHAPES:
        x = aligned((batch, 3, side, side))
        x[...] = np.random.default_rng(1).standard_normal(x.shape)
        np.save(given, x)
        got, peer, apart = module.main(x), None, ""
        if python:
            command = [python, "-c", PEER, path, given, result]
            peer = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            peer.stdout.readline()
            expected = np.load(result)
            apart = f"{abs(got - expected).max() / abs(expected).max():.1e}"
        times = 1e3 * in_turn(module.main.prepare(x), peer, options.rounds)
        if peer:
            peer.stdin.close()
            peer.wait()
        row = {"network": name, "images": f"{batch}x{side}x{side}x3", "compile_s": f"{compiled:.1f}"}
        row["dynmlir_ms"] = f"{times[0]:.2f}"
        row |= {"ort_ms": f"{times[1]:.2f}", "ratio": f"{times[1] / times[0]:.2f}"} if peer else {}
        yield row | {"apart": apart}


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--target-cpu", default="host")
    p.add_argument("--rounds", type=positive(int), default=15)
    p.add_argument("--out", type=Path, help="a CSV file")
    options = p.parse_args()
    if options.out and not options.out.parent.is_dir():
        p.error(f"--out: no folder {options.out.parent}")
    peers = find_peers(["ort"])
    python = peers.python if peers.peers and options.target_cpu == "host" else None
    with tempfile.TemporaryDirectory() as folder:
        rows = [row for name in NETWORKS for row in measured(name, python, options, folder)]
    table = Table(*rows[0])
    for row in rows:
        table.add_row(*row.values())
    Console().print(table)
    for name, why in peers.missing.items():
        print(f"{name}: {why}")
    if options.out:
        with options.out.open("w", newline="") as f:
            out = csv.DictWriter(f, list(rows[0]))
            out.writeheader()
            out.writerows(rows)


if __name__ == "__main__":
    try:
        main()
    except (DynmlirError, OSError) as error:
        sys.exit(str(error))
