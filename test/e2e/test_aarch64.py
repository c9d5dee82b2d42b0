"""The shipped library for AArch64, made from its facts alone: right answers under user-mode emulation.

Skipped, and said so, without qemu-user, an AArch64 C library, or build/aarch64/iree-run-module
(tools/fetch-aarch64-runner.sh fetches that). Emulation says nothing about speed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from operands import agree
from test_convolutions import DEPTHWISE
from test_few_bits import product, product_of_bytes, weights_of

from dynmlir.device.known import find_device
from dynmlir.kernels.element_types import ElementTypes
from dynmlir.lowering.arithmetic import Arithmetic
from dynmlir.lowering.drivers import TileFunction
from dynmlir.lowering.families import FAMILIES
from dynmlir.lowering.register_tiles import lower_tile

ROOT = Path(__file__).resolve().parents[2]
RUNNER = Path(os.environ.get("DYNMLIR_AARCH64_RUNNER", ROOT / "build" / "aarch64" / "iree-run-module"))
LIBRARIES = Path("/usr/aarch64-linux-gnu")
QEMU = shutil.which("qemu-aarch64-static") or shutil.which("qemu-aarch64")

#: Every width of edge (1 to 31 columns hold each power of two), heights above and below a tile, empty and K = 0.
SHAPES = [
    (1, 1, 1), (1, 200, 300), (3, 100, 2), (5, 3, 7), (17, 33, 65), (40, 31, 300), (64, 64, 64), (129, 7, 513),
    (33, 95, 4100), (31, 30, 1), (0, 5, 3), (2, 5, 0),
]  # fmt: skip


def missing() -> str:
    """What is not there of what the test needs."""
    wanted = {"qemu-aarch64": QEMU, str(LIBRARIES): LIBRARIES.is_dir(), str(RUNNER): RUNNER.is_file()}
    return ", ".join(name for name, there in wanted.items() if not there)


def compiled(source, path):
    """A module for a Neoverse N1, compiled by the command."""
    command = [sys.executable, "-m", "dynmlir.cli.compile", str(source), "-o", str(path)]
    subprocess.run([*command, "--target-cpu=neoverse-n1"], check=True)
    return path


@pytest.fixture(scope="session")
def module(tmp_path_factory):
    return compiled(ROOT / "examples" / "matmul.mlir", tmp_path_factory.mktemp("aarch64") / "matmul.vmfb")


def run(module, function, operands, folder):
    """What a function of a module returns under emulation."""
    inputs = []
    for number, operand in enumerate(operands):
        np.save(folder / f"{number}.npy", operand)
        inputs.append(f"--input=@{folder / str(number)}.npy")
    command = [str(QEMU), "-L", str(LIBRARIES), str(RUNNER), "--device=local-sync", f"--module={module}"]
    subprocess.run(
        [*command, f"--function={function}", *inputs, f"--output=@{folder / 'c.npy'}"], check=True, capture_output=True
    )
    return np.load(folder / "c.npy")


@pytest.mark.skipif(bool(missing()), reason=f"AArch64 is not run: no {missing()}")
def test_right_answers_under_emulation(module, tmp_path):
    rng = np.random.default_rng(0)
    for m, n, k in SHAPES:
        a, b = (rng.random(shape, np.float32) - 0.5 for shape in ((m, k), (k, n)))
        c = run(module, "matmul", (a, b), tmp_path)
        assert c.shape == (m, n)
        np.testing.assert_allclose(c, a.astype(float) @ b, atol=3e-6 * max(k, 1), rtol=0)


@pytest.mark.skipif(bool(missing()), reason=f"AArch64 is not run: no {missing()}")
def test_depthwise_convolutions_under_emulation(tmp_path):
    """Lines of every number of pixels below a tile's, channels that no vector is full of."""
    forms = {name: DEPTHWISE[name] for name in ("hwc_same", "hwc_by_two", "hwc_odd")}
    source = tmp_path / "depthwise.mlir"
    source.write_text("\n".join(form.function(name) for name, form in forms.items()))
    made = compiled(source, tmp_path / "depthwise.vmfb")
    for number, (name, form) in enumerate(6 * list(forms.items())):
        sizes = {"n": 1 + number % 2, "g": 1 + 3 * number, "x": 9, "y": 11 + 2 * number, "r": 3, "s": 3}
        operands = form.arrays(sizes, number)
        exact, magnitude, depth = form.exact(*operands)
        agree(run(made, name, operands, tmp_path), exact, magnitude, depth, f"{name} {sizes}")


#: A product of f32 stored in another type: rounded to f16; to bf16, as its bits; to bytes.
STORED = """
func.func @{name}(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %d: tensor<?x?xf32>, %c: tensor<?x?x{kind}>)
    -> tensor<?x?x{kind}> {{
  %zero = arith.constant 0.0 : f32
  %i = linalg.fill ins(%zero : f32) outs(%d : tensor<?x?xf32>) -> tensor<?x?xf32>
  %p = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%i : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.generic {{indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>],
      iterator_types = ["parallel", "parallel"]}} ins(%p : tensor<?x?xf32>) outs(%c : tensor<?x?x{kind}>) {{
  ^bb0(%x: f32, %o: {kind}):
    {body}
    linalg.yield %z : {kind}
  }} -> tensor<?x?x{kind}>
  return %r : tensor<?x?x{kind}>
}}"""
BODIES = {
    "half": ("f16", "%z = arith.truncf %x : f32 to f16"),
    "brain": ("i16", "%h = arith.truncf %x : f32 to bf16\n    %z = arith.bitcast %h : bf16 to i16"),
    "byte": ("i8", "%h = math.roundeven %x : f32\n    %z = arith.fptosi %h : f32 to i8"),
}


@pytest.mark.skipif(bool(missing()), reason=f"AArch64 is not run: no {missing()}")
def test_casts_under_emulation(tmp_path):
    source, rng = tmp_path / "stored.mlir", np.random.default_rng(0)
    source.write_text("\n".join(STORED.format(name=name, kind=k, body=body) for name, (k, body) in BODIES.items()))
    made = compiled(source, tmp_path / "stored.vmfb")
    for m, n, k in ((1, 1, 1), (3, 100, 2), (40, 31, 30), (129, 300, 7), (2, 5, 0)):
        a, b = (rng.integers(-2, 3, shape).astype("f4") for shape in ((m, k), (k, n)))  # so that sums are exact
        want, nothing = a @ b, np.zeros((m, n), "f4")
        for name, kind in (("half", "f2"), ("brain", "i2"), ("byte", "i1")):
            c = run(made, name, (a, b, nothing, np.zeros((m, n), kind)), tmp_path)
            got = (c.astype("u4") << 16).view("f4") if name == "brain" else c.astype("f4")
            assert (got == want).all(), (name, m, n, k)


@pytest.mark.skipif(bool(missing()), reason=f"AArch64 is not run: no {missing()}")
def test_weights_of_few_bits_under_emulation(tmp_path):
    """There is no instruction for bytes here: rows that may be rounded are not."""
    source = tmp_path / "few_bits.mlir"
    texts = product("odd"), product("few", rounds=True), product_of_bytes("bytes_of_blocks", rounds=False)
    source.write_text("\n".join(texts))
    made = compiled(source, tmp_path / "few_bits.vmfb")
    for name in ("odd", "few_rounded", "bytes_of_blocks"):
        weights = weights_of(name.removesuffix("_rounded"))
        for m in (1, 3, 13, 31):
            a = np.random.default_rng(m).standard_normal((m, weights.shape[1])).astype(np.float32)
            bound = np.abs(a) @ np.abs(weights).T * weights.shape[1] * 2.0**-24
            assert np.all(np.abs(run(made, name, (a,), tmp_path) - a @ weights.T) <= bound), (name, m)


def test_tiles_without_masked_access_hold_no_mask():
    neon = Arithmetic(ElementTypes("f32", "f32", "f32"), find_device("aarch64"))
    for family, columns in (("direct", 8), ("direct", 1), ("panel", 2)):
        text = lower_tile(TileFunction(FAMILIES[family], 3, columns, masked=False), "matmul", neon)
        accesses = [line for line in text.splitlines() if "vector.transfer_" in line]
        assert len(accesses) >= 3
        assert not any("xi1>" in line for line in accesses)
