"""Columns that are left over, of every number, on narrower tiles of the same code; and rows, on tiles of fewer."""

from __future__ import annotations

from dataclasses import replace

import pytest
from operands import by_plan, check, operands

from dynmlir.backend.cpus import cpu_features
from dynmlir.device.known import find_device
from dynmlir.driver.bench_module import compile_kernels
from dynmlir.driver.tune_run import micro_kernel
from dynmlir.generate.layers import Candidate
from dynmlir.generate.library import library_of, with_edges
from dynmlir.kernels.edges import rounded_widths
from dynmlir.kernels.micro_kernel import Tile
from dynmlir.lowering.micro_kernels import drivers
from dynmlir.lowering.program import edge_rows

DEVICE, NO_HALVES = find_device("x86_64_v4"), find_device("znver5")
TILES = ((6, 64, 16), (3, 32, 16), (6, 16, 16), (6, 8, 16))
KERNELS = [micro_kernel(Candidate(family, Tile(*tile))) for family in ("direct", "sweep") for tile in TILES]


@pytest.fixture(scope="module")
def module():
    if not cpu_features("x86-64-v4") <= cpu_features("host"):
        pytest.skip("this machine cannot run AVX-512")
    return compile_kernels(DEVICE, KERNELS, "host")


def test_every_number_of_columns(module):
    """Beside two whole panels, too; reductions of one block and of three."""
    for index in (TILES.index((6, 64, 16)), len(TILES)):
        for n in (*range(1, 66), 128 + 17, 128 + 41, 128 + 57):
            m, k = 8 if n % 3 else 19, 7 if n % 2 else 40
            a, b = operands(m, n, k)
            plan = (1, m, n, m, n, m, index, *[-1] * 6)
            check(by_plan(module, a, b, plan), a, b)


def test_every_number_of_columns_where_half_a_vector_saves_no_time():
    """Of wide tiles, of tiles of one row, and of three vectors; with whole panels before."""
    if not cpu_features("x86-64-v4") <= cpu_features("host"):
        pytest.skip("this machine cannot run AVX-512")
    wide = ((6, 64, 16), (1, 128, 16), (3, 128, 16), (8, 48, 16), (10, 32, 16), (16, 8, 16), (16, 16, 16))
    kernels = [micro_kernel(Candidate(family, Tile(*tile))) for family in ("direct", "sweep") for tile in wide]
    module = compile_kernels(NO_HALVES, kernels, "host")
    for index in (0, 1, 2, 3, len(wide), len(wide) + 2):
        for n in (*range(1, 66), 72, 80, 81, 96, 97, 112, 127, 128 + 17, 128 + 41):
            m, k = 8 if n % 3 else 19, 7 if n % 2 else 40
            a, b = operands(m, n, k)
            check(by_plan(module, a, b, (1, m, n, m, n, m, index, *[-1] * 6)), a, b)


def test_tiles_beside_those_of_few_rows_have_more():
    """As many as eight sums have, which do not wait for each other; no fewer than the kernel's, and what there is."""
    of = {driver.columns: driver for driver in drivers(library_of(DEVICE, KERNELS[: len(TILES)]), DEVICE)}
    few = library_of(DEVICE, [micro_kernel(Candidate("direct", Tile(12, 16, 16)))])
    (high,) = drivers(few, DEVICE)
    assert [edge_rows(of[16], rows, 16) for rows in (1, 4, 6, 8)] == [6, 6, 6, 8]
    assert [edge_rows(of[32], rows, 16) for rows in (1, 3)] == [3, 3]
    assert [edge_rows(high, rows, 16) for rows in (3, 8, 12, 14)] == [8, 8, 12, 14]


def test_every_number_of_columns_where_the_narrowest_tiles_are_no_part_of_the_wider():
    """96 columns are one tile of 64 and 32 of one of 48; 16 and 32 columns there are no tiles of."""
    if not cpu_features("x86-64-v4") <= cpu_features("host"):
        pytest.skip("this machine cannot run AVX-512")
    tiles = [Candidate("strip", Tile(*tile)) for tile in ((1, 256, 16), (6, 64, 16), (8, 48, 16))]
    module = compile_kernels(DEVICE, [micro_kernel(tile) for tile in tiles], "host")
    for n in (*range(1, 258), 512 + 70):
        a, b = operands(1, n, 7)
        check(by_plan(module, a, b, (1, 1, n, 1, n, 1, 0, *[-1] * 6)), a, b)


def test_widths_that_columns_left_over_are_rounded_up_to():
    assert rounded_widths(8, 64) == (8, 16, 24, 32, 40, 48, 64)
    assert rounded_widths(16, 64) == (16, 32, 48, 64)
    assert rounded_widths(8, 8) == (8,)
    assert rounded_widths(32, 48) == (32, 48) and rounded_widths(48, 64) == (48, 64)
    assert rounded_widths(16, 96) == (16, 32, 48, 64, 80, 96)
    assert rounded_widths(8, 64, 16) == (8, 16, 32, 48, 64)  # halves of vectors alone, and no part of a sum


def test_parts_are_whole_vectors_where_halves_save_no_time():
    kernels = [micro_kernel(Candidate("direct", Tile(*tile))) for tile in ((6, 64, 16), (16, 8, 16), (10, 32, 16))]
    wide, half, _ = with_edges(kernels, NO_HALVES)
    assert wide.term("edge_columns") == 8 and wide.term("edge_part") == 16 and not half.term("edge_part")
    assert wide.edge_widths == (8, 16, 32, 48, 64)
    wide, *_ = with_edges(kernels, DEVICE)
    assert not wide.term("edge_part") and wide.edge_widths == (8, 16, 24, 32, 40, 48, 64)


def test_narrower_tiles_as_high_as_the_kernel_are_its_edges():
    columns = {kernel.name: kernel.term("edge_columns") for kernel in with_edges(KERNELS, DEVICE)}
    assert columns["direct_6x64x16"] == columns["sweep_6x16x16"] == 8 and columns["direct_6x8x16"] == 0
    low = [kernel for kernel in KERNELS if kernel.tile.m != 6 or kernel.tile.n == 64]
    low = [replace(kernel, tile=Tile(9, 64, 16)) if kernel.tile.n == 64 else kernel for kernel in low]
    assert {k.term("edge_columns") for k in with_edges(low, DEVICE) if k.tile.n == 64} == {0}


FEW_REGISTERS = find_device("x86_64_v3")
SHARING = [
    micro_kernel(Candidate(family, Tile(*tile)))
    for family, tile in (
        *((family, (6, 16, 16)) for family in ("direct", "stream", "sweep", "skinny", "block", "tall")),
        ("direct", (12, 8, 16)),
        ("block", (4, 16, 16)),
    )
]


@pytest.fixture(scope="module")
def sharing():
    if not cpu_features("x86-64-v3") <= cpu_features("host"):
        pytest.skip("this machine cannot run AVX2")
    return compile_kernels(FEW_REGISTERS, SHARING, "x86-64-v3", patterns=("I", "II"))


@pytest.mark.parametrize("index", range(len(SHARING)), ids=[kernel.name for kernel in SHARING])
def test_every_number_of_rows(sharing, index):
    """Few rows that are left over share rows with the last whole tile; in regions that begin amid the output, too."""
    for m in range(1, 32):
        n, k = (16, 40)[m % 2], (7, 40)[m % 3 == 0]
        a, b = operands(m, n, k)
        cut = (m + 1) // 2
        for plan in ((1, m, n, m, n, m, index, *[-1] * 6), (2, cut, n, cut, n, cut, index, index, *[-1] * 5)):
            check(by_plan(sharing, a, b, plan), a, b)
