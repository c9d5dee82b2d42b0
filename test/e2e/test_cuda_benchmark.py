"""The launches that benchmarks/cuda.py times are the module's: the same answers on simulated thread blocks."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from dynmlir import dialect
from dynmlir.dialect.files import load_library
from dynmlir.driver.gpu_launches import Planner, text
from dynmlir.simulate.memory import Global
from dynmlir.simulate.module import SimulatedModule
from dynmlir.simulate.types import round_to

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def kernels():
    """Three kernels, so that the test is quick."""
    with dialect.new_context():
        device, library = load_library(ROOT / "test" / "lit" / "cuda" / "inputs" / "three.mlir")
    planner = Planner.of(library, device)
    return planner, SimulatedModule(text(library, device, "sm_80"), 4)


@pytest.mark.parametrize("kernel, cut", [(0, None), (1, None), (2, None), (0, 64), (2, 16)])
def test_a_plan_as_launches(kernels, kernel, cut):
    planner, module = kernels
    m, n, k = 100, 72, 520
    rng = np.random.default_rng(kernel)
    a, b = (round_to(rng.standard_normal(shape), "f16") for shape in ((m, k), (k, n)))
    tensors = {"a": Global(a, "f16"), "b": Global(b, "f16"), "c": Global(np.full((m, n), np.nan, np.float32), "f32")}
    cuts = (1, m, n, m, n, m, kernel, -1) if cut is None else (2, cut, n, cut, n, m, kernel, kernel)
    for launch in planner.launch((*cuts, *[-1] * 5), m, n, k, 4):
        tensors.setdefault("sums", Global(np.full(launch.sums, np.nan, np.float32), "f32"))
        module.launch(launch.entry, launch.blocks, [*(tensors[t] for t in launch.tensors), *launch.integers])
    assert np.allclose(tensors["c"].array, a.astype(np.float64) @ b, atol=1e-3)
