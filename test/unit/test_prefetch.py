"""Prefetches in register tiles: which operands, by the device's facts, and how many lines a turn of the reduction."""

import re

import pytest

from dynmlir.bindings import ir
from dynmlir.device.known import find_device
from dynmlir.generate.operation import F32
from dynmlir.lowering.arithmetic import Arithmetic
from dynmlir.lowering.drivers import TileFunction
from dynmlir.lowering.families import FAMILIES
from dynmlir.lowering.families import prefetches as prefetches_of
from dynmlir.lowering.register_tiles import lower_tile

V4, V3 = find_device("x86_64_v4"), find_device("x86_64_v3")


def loops_of(
    device, family: str, rows: int, columns: int, fills: bool = False, layout: str = "nn", edge: bool = True
) -> list[str]:
    """Each loop that multiplies, of one tile."""
    tile = TileFunction(FAMILIES[family], rows, columns, edge=edge, masked=False, fills=fills)
    text = lower_tile(tile, "matmul", Arithmetic(F32, device), layout)
    with ir.Context(), ir.Location.unknown():
        loops = str(ir.Module.parse(text)).split("scf.for")
    return [loop for loop in loops if re.search(r"(vector|math)\.fma", loop)]


def prefetches(*tile, **about) -> list[int]:
    """Prefetches in each of those loops."""
    return [len(re.findall(r"memref\.prefetch", loop)) for loop in loops_of(*tile, **about)]


@pytest.mark.parametrize("family", ["direct", "panel", "block", "prepacked_ahead"])
def test_b_is_prefetched_where_the_device_gains_from_it(family):
    few = {"direct": ("next-panel", "next-tile"), "prepacked_ahead": ("panel-ahead",)}.get(family, ("block-ahead",))
    assert prefetches_of(FAMILIES[family], V4) == (FAMILIES[family].prefetch,)
    assert prefetches_of(FAMILIES[family], V3) == few


@pytest.mark.parametrize("device", [V4, V3], ids=lambda device: device.name)
def test_families_of_the_same_tiles_prefetch_the_same(device):
    """Else the first one in a library would decide for the others."""
    kinds: dict[str, set[tuple[str, ...]]] = {}
    for family in FAMILIES.values():
        kinds.setdefault(family.stem, set()).add(prefetches_of(family, device))
    assert len(kinds) < len(FAMILIES) and all(len(kind) == 1 for kind in kinds.values())


def test_a_is_prefetched_where_b_in_its_place_is_not_though_steps_are_long():
    zen5 = find_device("znver5")
    assert [prefetches(zen5, family, 6, 64) for family in ("tall", "sweep", "skinny")] == [[1], [1], [4]]
    assert [prefetches(zen5, family, 6, 64) for family in ("direct", "block", "panel")] == [[0], [0], [0]]
    assert prefetches(zen5, "prepacked_ahead", 6, 64, layout="np") == [4]


def test_a_row_of_b_has_a_prefetch_for_each_of_its_lines():
    assert prefetches(V4, "direct", 6, 64) == [5]  # four lines, and the last column where rows begin amid one


def test_columns_to_come_of_the_same_rows_are_prefetched_further_ahead_where_steps_are_long():
    assert [prefetches_of(FAMILIES["skinny"], device) for device in (V4, V3)] == [("columns-ahead",), ("next-columns",)]
    assert prefetches(V3, "skinny", 6, 16) == [4, 1]  # a row is one line: four steps, then one
    assert prefetches(V3, "skinny", 2, 32) == [8, 2]
    assert prefetches(V4, "skinny", 6, 64) == [4]


@pytest.mark.parametrize("device", [V4, V3, find_device("znver5")], ids=lambda device: device.name)
def test_b_in_the_order_of_memory_is_prefetched_on_every_device(device):
    assert prefetches_of(FAMILIES["axpy"], device) == ("in-order",)
    assert prefetches(device, "axpy", 4, 32)[-1] == 2


def test_the_next_block_is_prefetched_a_line_in_four_steps_where_every_step_does_not_gain():
    assert prefetches(V4, "block", 6, 64) == [1]
    assert prefetches(V3, "block", 6, 16) == prefetches(V3, "block", 2, 32) == [1, 0]
    assert prefetches(V3, "panel", 1, 64) == prefetches(V3, "block", 1, 64) == [0, 0]


def test_rows_of_a_to_come_are_prefetched_in_memorys_order_where_a_device_says_so():
    zen5 = find_device("znver5")
    assert [prefetches_of(FAMILIES["tall"], device) for device in (V4, zen5)] == [("next-rows",), ("rows-in-order",)]
    assert prefetches_of(FAMILIES["tall"], zen5, fills=True) == ("rows-to-pack", "rows-in-order")
    assert prefetches_of(FAMILIES["sweep"], zen5) == ("next-rows",)
    assert prefetches(zen5, "tall", 6, 64) == prefetches(zen5, "tall", 16, 16) == [1]


def test_tiles_along_k_prefetch_as_many_lines_of_a_as_a_step_reads():
    """Of eight elements AVX2 reads half a line of each row."""
    for family, rows, lines in (("dot_ahead", 4, {16: 4, 8: 2}), ("dot_ahead", 1, {16: 1, 8: 1}), ("dot", 4, {})):
        for device in (V4, V3):
            assert prefetches(device, family, rows, 2)[0] == lines.get(device["vector_bits"] // 32, 0)


@pytest.mark.parametrize("device", [V4, find_device("znver5"), find_device("sapphirerapids")], ids=lambda d: d.name)
def test_rows_of_a_strip_are_prefetched_in_whole_panels_and_the_last(device):
    steps = 4 if device.name == "sapphirerapids" else 1
    assert [each for each in prefetches(device, "strip", 6, 64) if each >= 4 * steps] == [4 * steps] * 2


@pytest.mark.parametrize("family", ["tall", "sweep", "sweep_whole", "strip"])
def test_prefetches_are_blocks_of_their_own_where_a_step_needs_all_registers(family):
    """LLVM moves the step's loads in front of them: sums, a row of B, a column of A; one vector it adds as it reads."""
    zen5 = find_device("znver5")
    for tile, branches in {(6, 64): True, (8, 48): True, (6, 48): False, (10, 32): False, (28, 16): False}.items():
        before = [loop.split("memref.prefetch")[0] for loop in loops_of(zen5, family, *tile) if "prefetch" in loop]
        assert before and all(("scf.if" in steps) == branches for steps in before)


def test_slabs_of_a_b_in_its_place_are_asked_for_into_the_l1():
    """Into the L2 alone Zen 5 loses some by their address (docs/decisions/slabs.md)."""
    for tile in (("slab", 6, 64), ("dot_slab", 4, 6)):
        for loop in loops_of(find_device("znver5"), *tile, layout="nn" if tile[0] == "slab" else "nt", edge=False):
            hints = re.findall(r"locality<(\d)>", loop)
            assert "3" in hints and (tile[0] == "slab" or set(hints) == {"3"})


@pytest.mark.parametrize("family", ["tall", "sweep"])
def test_a_is_prefetched_everywhere_as_many_rows_as_the_tile_has(family):
    """16 steps work on one line of each row, and each prefetches one."""
    assert prefetches(V4, family, 6, 64) == [1]


@pytest.mark.parametrize("family", ["tall", "sweep"])
def test_the_next_tile_is_prefetched_as_one_stretch_where_steps_are_short(family):
    """Four steps of six rows are 1.5 lines, of twelve three; a row is none, nor are steps that are not unrolled."""
    assert prefetches_of(FAMILIES[family], V3) == ("next-tile",)
    assert prefetches(V3, family, 6, 16) == [2, 0]
    assert prefetches(V3, family, 12, 8) == [3, 0]
    assert prefetches(V3, family, 2, 32) == [1, 0]
    assert prefetches(V3, family, 1, 64) == [0, 0]


def test_a_row_of_the_next_panel_is_prefetched_beside_the_next_tile_where_b_is_read_in_its_place():
    assert prefetches(V3, "direct", 6, 16) == [1 + 2, 0]
    assert prefetches(V3, "direct", 2, 32) == [2 + 1, 0]
    assert prefetches(find_device("sapphirerapids"), "direct", 6, 64)[0] == 4 + 2
    assert prefetches(V3, "direct", 1, 64) == [0, 0]


def test_a_b_in_panels_is_prefetched_a_row_a_step():
    """Four lines of 64 columns, one of 16; the hardware follows the stream in pages of 4 KiB alone."""
    assert prefetches(V4, "prepacked_ahead", 6, 64, layout="np") == [4]
    assert prefetches(V3, "prepacked_ahead", 6, 16, layout="np") == [4, 1]
    assert prefetches(V4, "prepacked", 6, 64, layout="np") == [0]
    assert prefetches(V4, "direct", 6, 64, layout="nt") == [0]


def test_row_tiles_that_share_the_next_block_prefetch_as_many_lines_a_step_as_one_of_them_must():
    """All of a row's where it is alone; of panels two; a line for each column along K, in whole steps and the last."""
    for device in (V4, find_device("znver5")):
        assert prefetches(device, "slab", 6, 64) == [4]
        assert prefetches(device, "slab", 16, 16) == [1]
        assert prefetches(device, "prepacked_slab", 6, 64, layout="np") == [2]
        assert prefetches(device, "prepacked_slab", 16, 16, layout="np") == [1]
        assert prefetches(device, "dot_slab", 4, 6, layout="nt") == [0, 0], "rows that are left over"
        assert prefetches(device, "dot_slab", 4, 6, layout="nt", edge=False) == [6, 6]
    assert prefetches(V3, "slab", 6, 16) == prefetches(V3, "prepacked_slab", 6, 16, layout="np") == [4, 1]
    assert prefetches(V4, "slab", 6, 64, layout="nt") == prefetches(V4, "prepacked_slab", 6, 64) == [0]


def test_a_tile_that_packs_what_it_reads_prefetches_what_it_packs():
    """Each line of the rows to come; A as other tiles of its family do, and no block to come."""
    assert prefetches(V3, "block", 6, 16, fills=True) == [4, 1]
    assert prefetches(V4, "panel", 6, 64, fills=True) == [4]
    assert prefetches(V3, "tall", 6, 16, fills=True) == [4 + 2, 1]


@pytest.mark.parametrize("device", [V4, V3, find_device("znver5")], ids=lambda device: device.name)
def test_a_batch_from_memory_is_asked_for_before_each_tile_where_b_is_packed_transposed(device):
    """Lines of the panel to come, and where A is not prefetched anyway a line of each row of a tile to come."""
    columns = device["vector_bits"] // 16

    def before_the_loop(family: str, layout: str) -> int:
        tile = TileFunction(FAMILIES[family], 6, columns, edge=True, masked=False)
        everywhere = lower_tile(tile, "matmul", Arithmetic(F32, device), layout).count("memref.prefetch")
        return everywhere - sum(prefetches(device, family, 6, columns, layout=layout))

    assert [before_the_loop(family, "nt") for family in ("tall", "panel", "block", "block_slab")] == [
        1,
        1 + 6,
        1 + 6,
        0,
    ]
    assert [before_the_loop(family, "nn") for family in ("tall", "panel", "block")] == [0, 0, 0]
