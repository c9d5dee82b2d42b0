"""Modules for GPUs without a GPU: the text that IREE gets, on simulated thread blocks, against float64."""

from __future__ import annotations

import itertools
import re

import numpy as np
import pytest
from gpu_case import INPUTS, LIBRARIES, Case

from dynmlir.simulate.memory import Fault
from dynmlir.simulate.module import SimulatedModule

#: One beside a tile, nothing, one; rows at multiples of 8, of 2 and at any address; few tiles with a long reduction.
EDGES = [
    (0, 5, 3),
    (5, 0, 3),
    (3, 5, 0),
    (1, 1, 1),
    (65, 72, 40),
    (33, 66, 70),
    (17, 65, 33),
    (4, 136, 24),
    (130, 264, 64),
    (8, 64, 2056),
    (1, 128, 1032),
]


@pytest.fixture(scope="module")
def halves():
    return Case("f16", "f32")


@pytest.fixture(scope="module")
def singles():
    return Case("f32", "f32", accumulate=True)


@pytest.mark.parametrize("shape", EDGES)
def test_edges_of_f16(halves, shape):
    halves.check(*shape)


@pytest.mark.parametrize("shape", EDGES)
def test_edges_of_f32_added_to_what_there_is(singles, shape):
    singles.check(*shape)


def test_rows_at_any_address():
    """Every kernel that copies from before them, where they begin 0 to 7 elements behind 16 bytes, and beside edges."""
    case = Case("f16", "f32", library=str(INPUTS / "skewed.mlir"))
    shapes = [(65, 67, 40), (19, 1, 64), (70, 130, 72), (5, 7, 33), (1, 1, 1), (20, 9, 35), (64, 64, 64), (17, 3, 520)]
    for index, name in enumerate(case.kernels):
        for m, n, k in shapes:
            if k % 8 == 0 or "skewed_b" not in name:
                case.check(m, n, k, case.plan(1, m, index))
    assert any("_split" in name for name in case.kernels)


def test_bf16_in_and_out():
    case = Case("bf16", "bf16", accumulate=True)
    assert "cvt.rn.bf16x2.f32" in case.text
    for shape in ((65, 72, 40), (17, 65, 33), (8, 64, 1032)):
        case.check(*shape)


@pytest.mark.parametrize("aligned", [True, False])
def test_every_kernel_of_f16_at_its_edges(halves, aligned):
    """A plan whose kernel cannot take unaligned rows runs on the one that takes all."""
    for index in range(len(halves.kernels)):
        tile = [int(size) for size in halves.kernels[index].rsplit("_", 1)[1].split("x")]
        m, n, k = (tile[0] + 1, tile[1] + 8, tile[2] + 8) if aligned else (5, 67, 35)
        halves.check(m, n, k, halves.plan(1, m, index))


def test_every_kernel_of_f32_at_its_edges(singles):
    for index in range(len(singles.kernels)):
        tile = [int(size) for size in singles.kernels[index].rsplit("_", 1)[1].split("x")]
        m, n, k = tile[0] + 1, tile[1] + 4, tile[2] + 4
        singles.check(m, n, k, singles.plan(1, m, index))


@pytest.mark.parametrize("n", [72, 70, 67])
def test_neighbours_are_stored_together_where_rows_allow_it(halves, singles, n):
    """Whatever copies say: of kernels for rows at any address, beside a K that is odd."""
    for case, family in ((halves, "mma_single"), (halves, "simt_single"), (singles, "simt_words")):
        index = next(i for i, name in enumerate(case.kernels) if name.startswith(family))
        case.check(19, n, 35, case.plan(1, 19, index))


def test_tf32():
    case = Case("f32", "f32", library=str(LIBRARIES / "sm_80_tf32.mlir"))
    for shape in ((65, 72, 40), (17, 67, 33), (16, 64, 1032)):
        case.check(*shape, inexact=2**-10)
    for family, shape in (("tf32_64", (65, 68, 36)), ("tf32_split", (17, 68, 1032)), ("tf32_words", (17, 66, 35))):
        index = next(i for i, name in enumerate(case.kernels) if name.startswith(family))
        case.check(*shape, case.plan(1, shape[0], index), inexact=2**-10)


def test_wgmma():
    case = Case("f16", "f32", target="cuda:sm_90a", library=str(INPUTS / "wgmma.mlir"))
    for shape in ((65, 136, 72), (130, 264, 200), (1, 8, 8), (3, 128, 0), (5, 67, 35)):
        case.check(*shape)
    wait = "wgmma.wait_group.sync.aligned"
    for seen, instead, fault in (
        ("fence.proxy.async.shared::cta;", f"{wait} 1;", r"no fence\.proxy\.async"),
        (f"{wait} 1;", f"{wait} 2;", "may still be read"),
        (f"{wait} 0;", f"{wait} 1;", "products under way"),
    ):
        assert seen in case.text
        case.module = SimulatedModule(case.text.replace(seen, instead), 4)
        with pytest.raises(Fault, match=fault):
            case.check(65, 136, 520)


def test_wgmma_on_parts_of_a_reduction():
    case = Case("f16", "f32", target="cuda:sm_90a", library=str(INPUTS / "wgmma_split.mlir"))
    case.check(65, 136, 1032, case.plan(1, 65, 0))
    (_, blocks), (name, _) = case.module.launches
    assert blocks > 6 and name.endswith("_sum")


def test_two_regions_of_one_class_are_one_launch(halves):
    big, small = (halves.kernels.index(name) for name in ("mma_256x128x32", "mma_skewed_b_128x128x32"))
    halves.check(300, 264, 40, halves.plan(2, 128, big, small))
    assert len(halves.module.launches) == 1


def test_regions_of_two_classes_are_two_launches_onto_one_result(halves):
    for first, second in itertools.permutations(("mma_128x64x32", "mma_16x128x64", "mma_single_64x64x32"), 2):
        kernels = [halves.kernels.index(name) for name in (first, second)]
        halves.check(150, 136, 40, halves.plan(2, 128, *kernels))
        assert len(halves.module.launches) == 2


def test_a_split_reduction_is_summed_in_a_second_launch(halves):
    halves.check(40, 64, 1024, halves.plan(1, 40, halves.kernels.index("mma_split_64x64x64")))
    (_, blocks), (name, _) = halves.module.launches
    assert blocks > 1 and name.endswith("_sum")


def test_a_wrong_size_is_refused(halves):
    with pytest.raises(Fault, match="dimension 1 of A and dimension 0 of B differ"):
        halves.module.call("matmul", np.zeros((2, 3)), np.zeros((4, 5)))


@pytest.mark.parametrize(
    "seen, instead, fault",
    [
        ('"gpu.barrier"() <{scope = #gpu.barrier_scope<workgroup>}> : () -> ()', "", "may still be read|wrong"),
        ("numGroups = 2 : i32", "numGroups = 7 : i32", "copies under way|wrong"),
        ("transpose = true", "transpose = false", "wrong"),
    ],
)
def test_the_simulation_sees_what_a_kernel_forgets(halves, seen, instead, fault):
    """Without its barriers or its waits, or with B read as it lies, a module must not pass."""
    assert seen in halves.text
    broken = Case.__new__(Case)
    broken.__dict__ |= {**halves.__dict__, "module": SimulatedModule(halves.text.replace(seen, instead), 4)}
    with pytest.raises((Fault, AssertionError), match=fault):
        broken.check(70, 72, 264, broken.plan(1, 70, broken.kernels.index("mma_128x64x32")))


def test_without_the_swizzle_rows_lie_on_the_same_banks(halves):
    """Answers are right all the same: what is written elsewhere is read there."""
    chunks = re.compile(r'"arith\.xori"\((%\d+), %\d+\) : \(index, index\)')
    text, places = chunks.subn(r'"arith.ori"(\1, \1) : (index, index)', halves.text)
    assert places
    plain = Case.__new__(Case)
    plain.__dict__ |= {**halves.__dict__, "module": SimulatedModule(text, 4)}
    for kernel in ("mma_128x64x32", "mma_64x64x64"):
        plain.module.conflicts = 0
        with pytest.raises(AssertionError, match="rows of ldmatrix lie on the same banks"):
            plain.check(70, 72, 264, plain.plan(1, 70, plain.kernels.index(kernel)))
