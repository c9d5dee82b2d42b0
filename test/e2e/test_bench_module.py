"""Modules that dynmlir-tune measures on: any kernel on any shape, its answer checked first."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

from dynmlir.device.known import find_device
from dynmlir.diagnostics import DynmlirError
from dynmlir.driver.bench_module import compile_kernels, compile_those_that_do, wrong_answer
from dynmlir.driver.tune_run import micro_kernel
from dynmlir.generate.layers import Candidate
from dynmlir.generate.measure import Bench
from dynmlir.generate.operation import find_operation
from dynmlir.kernels.micro_kernel import Tile

DEVICE = find_device("x86_64_v3")
KERNELS = [micro_kernel(Candidate(family, Tile(2, 16, 128))) for family in ("direct", "panel")]


def test_kernels_run_answer_and_are_timed():
    ((module, kernels),), failed = compile_those_that_do(DEVICE, KERNELS, "host")
    assert kernels == KERNELS and not failed
    assert [wrong_answer(module, i, kernel) for i, kernel in enumerate(kernels)] == [None, None]
    short, long = (Bench(module).times((32, 32, k), [0, 1], 1, 0.001) for k in (64, 6400))
    assert all(0 < a < b for a, b in zip(short, long, strict=True))


@pytest.mark.parametrize(("types", "layout"), [("i8", "nt"), ("f64", "nn"), ("f32", "np")])
def test_kernels_of_other_operations_run_answer_and_are_timed(types, layout):
    operation, family = find_operation(types, layout), "prepacked" if layout == "np" else "panel"
    kernels = [micro_kernel(Candidate(family, Tile(2, 16, 128)))]
    module = compile_kernels(DEVICE, kernels, "host", operation)
    assert wrong_answer(module, 0, kernels[0], operation) is None
    (seconds,) = Bench(module, operation).times((32, 32, 64), [0], 1, 0.001)
    assert 0 < seconds < 1


def test_a_wrong_answer_is_seen():
    def forced(a, b, c, *plan):
        answer = a.astype(float) @ b
        answer[-1, -1] += 0.01
        return answer.astype(np.float32)

    forced.signature = SimpleNamespace(arguments=[SimpleNamespace(dtype=np.float32, shape=(-1, -1))] * 3)
    broken = type("Module", (), {"function_names": ["f_forced"], "__getitem__": lambda self, name: forced})()
    assert "is wrong by 0.01" in (wrong_answer(broken, 0, KERNELS[0]) or "")


def test_a_tile_that_cannot_be_is_an_error():
    odd = micro_kernel(Candidate("direct", Tile(2, 12, 128)))
    with pytest.raises(DynmlirError, match="uN is 12"):
        compile_kernels(DEVICE, [odd], "host")
    made, failed = compile_those_that_do(DEVICE, [odd], "host")
    assert made == [] and "uN is 12" in failed[odd.name]
