"""What a module for GPUs says where it cannot run, through IREE's driver on a libcuda.so that fails as it is told."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from fake_cuda import COMPILER, build
from gpu_case import INPUTS

from dynmlir.cli import compile as compile_

pytestmark = pytest.mark.skipif(COMPILER is None, reason="there is no C compiler to make a CUDA driver of")

RUN = """
import sys, numpy as np
from dynmlir.runtime import load
try:
    module = load(sys.argv[1], driver="cuda")
    print(module.twice(np.ones((64, 512), "f2"), np.ones((512, 128), "f2"), np.ones((128, 64), "f2")).shape)
except (ValueError, RuntimeError) as error:
    print(error)
"""
TWICE = """
!h = tensor<?x?xf16>
!w = tensor<?x?xf32>
func.func @twice(%a: !h, %b: !h, %e: !h) -> !w {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : !h
  %n = tensor.dim %b, %c1 : !h
  %o = tensor.dim %e, %c1 : !h
  %u = tensor.empty(%m, %n) : !w
  %v = tensor.empty(%m, %o) : !w
  %h = tensor.empty(%m, %n) : !h
  %i = linalg.fill ins(%zero : f32) outs(%u : !w) -> !w
  %j = linalg.fill ins(%zero : f32) outs(%v : !w) -> !w
  %p = linalg.matmul ins(%a, %b : !h, !h) outs(%i : !w) -> !w
  %q = arith.truncf %p : !w to !h
  %r = linalg.matmul ins(%q, %e : !h, !h) outs(%j : !w) -> !w
  return %r : !w
}
"""


@pytest.fixture(scope="module")
def ran(tmp_path_factory):
    """What a call of two products says, on a driver that fails in one way."""
    folder = tmp_path_factory.mktemp("cuda")
    path, source = folder / "twice.vmfb", folder / "twice.mlir"
    source.write_text(TWICE)
    options = ["--target=cuda", f"--library={INPUTS / 'three.mlir'}", "--patterns=I", "-o", str(path)]
    assert compile_.main([str(source), *options]) == 0
    driver = build(folder)

    def run(fails: str) -> tuple[str, list[int]]:
        environment = os.environ | {"FAKE": fails, "LD_LIBRARY_PATH": str(driver)}
        done = subprocess.run([sys.executable, "-c", RUN, path], env=environment, capture_output=True, text=True)
        given = [int(line.split()[-1]) for line in done.stderr.splitlines() if line.startswith("shared memory")]
        return done.stdout.strip(), given

    return run


def test_launches_are_given_the_shared_memory_of_one_block(ran):
    """Whichever of the module's products they are for: 49152 bytes are three stages of 64 x 64 x 64."""
    said, given = ran("")
    assert said == "(64, 64)" and max(given) == 49152


@pytest.mark.parametrize(
    "fails, message",
    [
        ("device", "cuda: there is no NVIDIA GPU here, or no driver for it"),
        ("binary", "the GPU or its driver is older than the module's target: compile with an earlier one"),
        ("ptx", "the GPU or its driver is older than the module's target"),
        ("version", "the GPU or its driver is older than the module's target"),
        ("shared", "a micro-kernel takes more registers or shared memory than the GPU has"),
        ("resources", "a micro-kernel takes more registers or shared memory than the GPU has"),
        ("memory", "out of device memory"),
    ],
)
def test_what_cannot_run_says_why_in_a_sentence(ran, fails, message):
    said, _ = ran(fails)
    assert message in said and len(said.splitlines()) == 1 and "CUDA_ERROR" not in said
