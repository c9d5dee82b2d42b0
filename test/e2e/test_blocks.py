"""Rows in blocks of the L2, and panels whose last columns are missing: a device with an L2 of a few rows."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from dynmlir.backend.cpus import cpu_features
from dynmlir.device.known import find_device
from dynmlir.driver.bench_module import TOLERANCE, compile_kernels
from dynmlir.driver.tune_run import micro_kernel
from dynmlir.generate.layers import Candidate
from dynmlir.generate.measure import operands_of, product
from dynmlir.generate.operation import find_operation
from dynmlir.kernels.micro_kernel import Tile

#: 768 elements of A, 512 of B: 48 rows of 16, and two panels of 16 columns of them.
SMALL_L2 = 8192
PACKING = (("block", (6, 16, 16)), ("tall", (6, 16, 16)), ("panel", (4, 16, 8)), ("block", (2, 32, 16)))
IN_PANELS = (("prepacked", (6, 16, 16)), ("prepacked", (3, 32, 8)))
CPUS = {"x86_64_v3": "x86-64-v3", "x86_64_v4": "x86-64-v4", "sapphirerapids": "sapphirerapids"}


@pytest.fixture(scope="module", params=[(cpu, layout) for cpu in CPUS for layout in ("nn", "np")], ids="-".join)
def blocked(request):
    cpu, layout = request.param
    if not cpu_features(CPUS[cpu]) <= cpu_features("host"):
        pytest.skip(f"this machine is no {CPUS[cpu]}")
    known, operation = find_device(cpu), find_operation("f32", layout)
    device = replace(known, facts={**known.facts, "l1_bytes": SMALL_L2 // 2, "l2_bytes": SMALL_L2})
    kernels = [micro_kernel(Candidate(name, Tile(*tile))) for name, tile in (PACKING if layout == "nn" else IN_PANELS)]
    module = compile_kernels(device, kernels, CPUS[cpu], operation)
    (name,) = [name for name in module.function_names if name.endswith("_forced")]
    return module[name], operation, len(kernels)


#: Fewer rows than a block's, whole blocks, some left over of each; reductions of no whole block, one, and several.
ROWS, COLUMNS, DEPTHS = (5, 47, 48, 97, 150), (16, 45, 47, 63, 105), (7, 16, 37)


@pytest.mark.parametrize("depth", DEPTHS)
def test_every_block_is_computed_once(blocked, depth):
    function, operation, kernels = blocked
    for index in range(kernels):
        for m in ROWS:
            for n in COLUMNS:
                a, b, c = operands_of(function.signature, (m, n, depth), operation)
                c[...] = np.nan
                answer = np.asarray(function(a, b, c, 1, m, n, m, n, m, index, *[-1] * 6))
                off = np.abs(answer - product(a, b, operation, n)).max()
                assert off <= TOLERANCE["f32"] * depth, (index, m, n)
