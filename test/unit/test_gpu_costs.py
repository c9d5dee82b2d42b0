"""The cost model `gpu`: a kernel alone, what programs begin with, epilogues."""

from __future__ import annotations

import numpy as np
import pytest

from dynmlir import dialect
from dynmlir.costmodel import Problem, find_model, predict, select
from dynmlir.costmodel.arrays import Arrays
from dynmlir.costmodel.gpu_finish import elements_ps, instructions, with_gpu_finish
from dynmlir.costmodel.model import Work
from dynmlir.dialect.files import load_library
from dynmlir.kernels.patterns import PATTERNS
from dynmlir.lowering.gpu.library import for_layout
from dynmlir.resources import lib_dir


@pytest.fixture(scope="module")
def a100():
    with dialect.new_context():
        return load_library(lib_dir() / "libraries" / "sm_80_f16.mlir")


def shapes(count):
    rng = np.random.default_rng(6)
    m, n, k = np.exp(rng.uniform(0, 9, (3, count))).astype(np.int64)
    return m, (n // 8 + 1) * 8, (k // 8 + 1) * 8


def problem(device, library, *patterns):
    return Problem(library, device, find_model("gpu"), {name: PATTERNS[name] for name in patterns})


def test_alone_is_the_cost_of_an_only_region(a100):
    """Counted in fewer steps, with the same result."""
    device, library = a100
    x, model, (m, n, k) = Arrays(), find_model("gpu"), shapes(500)
    pes = np.full(len(m), 108)
    for kernel in library.micro_kernels:
        work = Work(m, n, k, n, pes, model.task(x, kernel, device, k), 3)
        region, _ = model.region(x, kernel, device, work, (0, 0, 0))
        assert (region == model.alone(x, kernel, device, work)).all()


def test_two_regions_begin_near_the_best(a100):
    """Where Pattern II is chosen its first kernel alone is within a quarter of the best, and it gains something."""
    device, library = a100
    m, n, k = shapes(3000)
    pes = np.full(len(m), 108)
    one, two = (select(problem(device, library, *names), m, n, k, pes) for names in (("I",), ("I", "II")))
    chosen = np.flatnonzero(two[:, 0] == 2)
    assert len(chosen) > 50
    for i in chosen[:50]:
        sizes = (int(m[i]), int(n[i]), int(k[i]), 108)
        best = predict(problem(device, library, "I"), one[i].tolist(), *sizes)
        whole = (1, sizes[0], sizes[1], 0, 0, 0, int(two[i][6]), *[-1] * 6)
        assert predict(problem(device, library, "I"), whole, *sizes) <= best + best // 4
        assert predict(problem(device, library, "I", "II"), two[i].tolist(), *sizes) < best


def test_an_epilogue_costs_its_instructions_where_tasks_store(a100):
    device, library = a100
    ops = ("arith.constant", "arith.addf", "math.tanh")
    finished = with_gpu_finish(library, device, ops, 1)
    assert instructions(ops, 1) == 21
    for before, after in zip(library.micro_kernels, finished.micro_kernels, strict=True):
        more = elements_ps(device, before.tile.m * before.tile.n, 21)
        split = before.term("splits_k")
        assert after.term("store") - before.term("store") == (0 if split else more) == after.g(5) - before.g(5)
        assert (after.term("finish") > 0) == bool(split)
    # 64 instructions a cycle of 1.41 GHz.
    assert elements_ps(device, 64, 1) == pytest.approx(1e6 / 1410, rel=0.01)


def test_an_operand_as_large_as_c_is_read_from_the_memory(a100):
    device, library = a100
    plan = (1, 8192, 8192, 0, 0, 0, 0, *[-1] * 6)
    costs = [
        predict(
            problem(device, with_gpu_finish(library, device, ("arith.addf",), reads), "I"), plan, 8192, 8192, 8, 108
        )
        for reads in (0, 3)
    ]
    moved_ps = 8192 * 8192 * 2 / (device["dram_mbs"] * 1e6) * 1e12
    assert costs[0] < 4 * moved_ps <= costs[1]


def test_copies_that_are_worked_out_one_by_one_cost(a100):
    """16 bytes of channels (NHWC) cost little beside the products, single pixels (NCHW) more than they."""
    device, library = a100
    plain = {kernel.name: kernel for kernel in library.micro_kernels}
    slower = {}
    for layout in ("nt", "in", "ni"):
        kernels = for_layout(library, layout, device).micro_kernels
        slower[layout] = [k.term("busy") / plain[k.name].term("busy") for k in kernels if k.family == "mma"]
    assert set(slower["nt"]) == {1.0}, "ldmatrix takes B either way"
    assert max(slower["in"]) < 2 < max(slower["ni"])
