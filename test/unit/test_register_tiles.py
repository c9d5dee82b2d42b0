"""Register tiles for few vector registers: wide ones whole, reductions in turns (tiles-for-few-registers.md)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dynmlir import dialect
from dynmlir.backend.iree import _left_over_flags, _order_flags
from dynmlir.bindings import ir
from dynmlir.device.known import find_device
from dynmlir.diagnostics import DynmlirError
from dynmlir.dialect.files import load_library
from dynmlir.driver.libraries import default_library
from dynmlir.kernels.edges import in_thirds
from dynmlir.kernels.element_types import ElementTypes
from dynmlir.kernels.micro_kernel import MicroKernel, Tile
from dynmlir.lowering.arithmetic import Arithmetic, arithmetic_of, reads_groups
from dynmlir.lowering.drivers import TileFunction, driver_name
from dynmlir.lowering.families import FAMILIES, family_of, fills, masked_last
from dynmlir.lowering.micro_kernels import drivers
from dynmlir.lowering.register_tiles import WHOLE_ROWS, lower_tile
from dynmlir.lowering.rewrites import WIDENINGS, is_product, walk
from dynmlir.lowering.unroll import STEPS, has_short_steps

F32 = ElementTypes("f32", "f32", "f32")
#: Tiles that read windows of an image, whose channels are summed, or are the columns.
WINDOWS = [("f16", "window", "in"), ("bf16", "window", "in")]


#: A family that dynmlir-tune tries, and the shipped library has no kernel of.
STREAM = MicroKernel("stream_2x32x8", "stream", Tile(2, 32, 8), False, {"g_t": (0,), "g_ps": (0,), "g_slope": (0,)})


def tiles_of(target_cpu, *more):
    """Of a shipped library and more: its arithmetic, and the highest tile of each driver that sums outer products."""
    with dialect.new_context():
        device, library = load_library(default_library(target_cpu))
    library = replace(library, micro_kernels=(*library.micro_kernels, *more))
    made = [driver for driver in drivers(library, device) if driver.family.schedule == "outer"]
    return arithmetic_of(library, device), [driver.tile(driver.heights[-1], driver.columns) for driver in made]


V3, TILES = tiles_of("x86-64-v3", STREAM)
MORE_THAN_A_VECTOR = [tile for tile in TILES if tile.columns > V3.lanes]
WIDE = [tile for tile in MORE_THAN_A_VECTOR if not masked_last(tile.family, V3)]
PACKED = [tile for tile in MORE_THAN_A_VECTOR if masked_last(tile.family, V3)]
NARROW = [tile for tile in TILES if tile.columns == V3.lanes]


def lowered(tile, arithmetic=V3):
    """(products and fences) of each reduction loop, (mask, op around) of each store, whether a read has a mask."""
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(lower_tile(tile, "matmul", arithmetic))
        ops = []
        walk(module.operation, ops.append)
        loops = [[i.operation for i in body(op)] for op in ops if op.name == "scf.for"]
        turns = [(sum(map(is_product, loop)), sum(i.name == "llvm.fence" for i in loop)) for loop in loops]
        writes = [op for op in ops if op.name in ("vector.transfer_write", "vector.store")]
        stores = [(_has_mask(op), op.parent.name) for op in writes]
        masked_reads = any(_has_mask(op) for op in ops if op.name == "vector.transfer_read")
    return [turn for turn in turns if turn[0]], stores, masked_reads


def body(loop):
    return list(loop.regions[0].blocks[0].operations)


def _has_mask(access):
    segments = "operandSegmentSizes"  # those of plain vector.store are not stated
    return segments in access.attributes and list(ir.DenseI32ArrayAttr(access.attributes[segments]))[-1] == 1


def test_there_are_such_tiles():
    assert {tile.family.driver for tile in WIDE} >= {"direct", "stream", "sweep"}
    assert {tile.family.driver for tile in PACKED} == {"packed"}
    assert {tile.family.driver for tile in NARROW} >= {"direct", "stream", "sweep"}


@pytest.mark.parametrize("tile", WIDE, ids=lambda tile: tile.name)
def test_wide_tiles_hold_no_mask(tile):
    turns, stores, masked_reads = lowered(tile)
    assert stores == [(False, "scf.for")] and not masked_reads
    assert turns == [(STEPS * tile.rows, STEPS), (tile.rows, 1)], "products and fences of a turn, and of what is left"


@pytest.mark.parametrize("tile", PACKED, ids=lambda tile: tile.name)
def test_wide_tiles_of_packed_columns_mask_c_alone(tile):
    """What is read behind a mask is C, where it is needed and not whole; stores are whole, or halves of rows."""
    turns, stores, masked_reads = lowered(tile)
    parts = [(False, "scf.if")] * tile.rows * (tile.columns.bit_length() - 1)
    assert stores == [(False, "scf.if"), *parts] and masked_reads
    assert turns == [(STEPS * tile.rows, STEPS), (tile.rows, 1)], "products and fences of a turn, and of what is left"
    with ir.Context(), ir.Location.unknown():
        module, ops = ir.Module.parse(lower_tile(tile, "matmul", V3)), []
        walk(module.operation, ops.append)
        assert all(op.parent.name == "scf.if" for op in ops if op.name == "vector.transfer_read" and _has_mask(op))


def filling(target_cpu):
    """The tiles of a shipped library that pack what they read, and its arithmetic."""
    with dialect.new_context():
        device, library = load_library(default_library(target_cpu))
    made = drivers(library, device)
    assert {driver.family.driver for driver in made if driver.fills} == {"packed"}
    for driver in made:
        own = {k.tile.m for k in library.micro_kernels if driver_name(k) == driver.name}
        assert driver.fills == (own - {1} if driver.family.driver == "packed" else set()), "no edges, nor single rows"
    return [(tile, arithmetic_of(library, device)) for driver in made for tile in driver.filling]


FILLING = [case for cpu in ("x86-64-v3", "x86-64-v4", "sapphirerapids") for case in filling(cpu)]


@pytest.mark.parametrize(
    ("tile", "arithmetic"), FILLING, ids=lambda value: getattr(value, "name", None) or value.device.name
)
def test_the_first_tile_of_a_panel_packs_it(tile, arithmetic):
    """Each step stores its row of B, whole: behind a mask it is read where masks are cheap, and nowhere else."""
    with ir.Context(), ir.Location.unknown():
        module, ops = ir.Module.parse(lower_tile(tile, "matmul", arithmetic)), []
        walk(module.operation, ops.append)
        function = module.body.operations[0]
        panel = function.regions[0].blocks[0].arguments[-1]
        assert ir.MemRefType(panel.type).shape[1] == tile.columns
        loops = reductions(ops)
        stores = [[op for op in loop if op.name == "vector.store"] for loop in loops]
        masked = bool(arithmetic.device["masks_cheap"])
        short, both = has_short_steps(arithmetic.device), masked and tile.rows in WHOLE_ROWS
        parts = 3 if in_thirds(tile.columns) else 1
        assert [len(some) for some in stores] == [parts * i for i in ([STEPS, 1] * (1 + both) if short else [1])]
        assert all(op.operands[1] == panel and not _has_mask(op) for some in stores for op in some)
        behind = [[_has_mask(op) for op in rows_of_b(loop, tile.columns // parts)] for loop in loops]
        assert [len(some) for some in behind] == [len(some) for some in stores]
        assert [set(some) for some in behind] == [{False}] * 2 * (both and short) + [{masked}] * (2 if short else 1)


def reductions(ops):
    """The bodies of the loops that multiply."""
    loops = [[i.operation for i in body(op)] for op in ops if op.name == "scf.for"]
    return [loop for loop in loops if any(map(is_product, loop))]


def rows_of_b(loop, columns):
    reads = [op for op in loop if op.name == "vector.transfer_read"]
    return [op for op in reads if ir.VectorType(op.results[0].type).shape == [1, columns]]


@pytest.mark.parametrize("family", ["direct", "sweep", "skinny"])
@pytest.mark.parametrize(
    ("cpu", "rows", "columns", "masked"),
    [
        ("sapphirerapids", 6, 64, [False, False, True, True]),
        ("sapphirerapids", 4, 32, [False, False, True, True]),
        ("sapphirerapids", 3, 64, [True, True]),
        ("sapphirerapids", 14, 32, [True, True]),
        ("x86_64_v4", 6, 64, [True]),
    ],
)
def test_whole_rows_of_b_are_read_plainly_where_masks_take_the_time_of_products(family, cpu, rows, columns, masked):
    """Of tiles of few rows: a turn of four steps and what is left over of it, twice, of which one is run."""
    tile, arithmetic = TileFunction(FAMILIES[family], rows, columns), Arithmetic(F32, find_device(cpu))
    with ir.Context(), ir.Location.unknown():
        module, ops = ir.Module.parse(lower_tile(tile, "matmul", arithmetic)), []
        walk(module.operation, ops.append)
        behind = [{_has_mask(op) for op in rows_of_b(loop, columns)} for loop in reductions(ops)]
        assert behind == [{one} for one in masked]
        prefetches = [op for op in ops if op.name == "memref.prefetch" and op.parent.name == "scf.if"]
        assert prefetches, "of C, as in other tiles"


@pytest.mark.parametrize(
    ("kind", "family", "layout"),
    [
        ("f32", "direct", "nn"),
        ("f32", "block", "nt"),
        ("f32", "tall", "np"),
        ("f32", "panel", "in"),
        ("bf16", "block", "nn"),
    ],
)
def test_others_copy_what_they_pack(kind, family, layout):
    """B is in its place, lies otherwise, or is extended as it is packed."""
    arithmetic = Arithmetic(ElementTypes(kind, kind, "f32"), find_device("x86_64_v3"))
    assert not fills(FAMILIES[family], layout, arithmetic)
    assert fills(FAMILIES["block"], "tn", Arithmetic(F32, find_device("x86_64_v3")))


@pytest.mark.parametrize("tile", NARROW, ids=lambda tile: tile.name)
def test_narrow_tiles_store_without_a_mask(tile):
    """Whole vectors, or halves, quarters and eighths of them."""
    turns, stores, masked_reads = lowered(tile)
    parts = [(False, "scf.if")] * tile.rows * (V3.lanes.bit_length() - 1)
    assert stores == [(False, "scf.if"), *parts] and masked_reads
    assert turns == [(STEPS * tile.rows, STEPS), (tile.rows, 1)]


@pytest.mark.parametrize("family", ["block", "direct", "sweep"])
@pytest.mark.parametrize("short", [0, 1, None])
def test_a_device_says_whether_its_steps_are_short(family, short):
    """With two 512-bit multiply-adds a cycle they are; with one, which x86-64-v4 states nothing of, not."""
    device = find_device("x86_64_v4")
    if short is not None:
        device = replace(device, facts=dict(device.facts) | {"short_steps": short})
    arithmetic, tile = Arithmetic(F32, device), TileFunction(FAMILIES[family], 14, 32, masked=False)
    turns, _, _ = lowered(tile, arithmetic)
    assert turns == ([(STEPS * 14, STEPS), (14, 1)] if short else [(14, 0)])
    assert find_device("sapphirerapids").facts["short_steps"] == 1


@pytest.mark.parametrize(
    ("cpu", "kept"),
    [
        ("x86-64-v3", True),
        ("x86-64-v4", False),
        ("znver4", False),
        ("znver5", False),
        ("sapphirerapids", True),
        ("neoverse-n1", False),
    ],
)
def test_instructions_keep_their_order_where_steps_are_short(cpu, kept):
    assert (_order_flags(cpu) == ["--enable-misched=false"]) == kept


@pytest.mark.parametrize(
    ("cpu", "cut"), [("x86-64-v3", True), ("znver3", True), ("znver5", False), ("neoverse-n1", False)]
)
def test_what_is_left_to_iree_is_cut_where_there_are_no_masks(cpu, cut):
    assert (_left_over_flags(cpu) == ["--iree-llvmcpu-vector-pproc-strategy=peel"]) == cut


def extensions(kind, family, layout="nn", cpu="x86_64_v3", vectors=2):
    """The types that each loop of a tile of six rows of vectors extends to; those of reductions; their instructions."""
    types = ElementTypes(kind, kind.removeprefix("u"), "i32" if kind.endswith("i8") else "f32")
    arithmetic = Arithmetic(types, find_device(cpu), dots=reads_groups(layout, types))
    tile = TileFunction(FAMILIES[family], 6, vectors * arithmetic.lanes, masked=family == "window")
    with ir.Context(), ir.Location.unknown():
        module, ops = ir.Module.parse(lower_tile(tile, "matmul", arithmetic, layout)), []
        walk(module.operation, ops.append)
        loops = [[i.operation for i in body(op)] for op in ops if op.name == "scf.for"]
        extended = [[str(op.results[0].type) for op in loop if op.name in WIDENINGS] for loop in loops]
        reductions = [(some, loop) for some, loop in zip(extended, loops, strict=True) if any(map(is_product, loop))]
        called = [[str(op.attributes["intrin"]) for op in loop if "intrin" in op.attributes] for _, loop in reductions]
    return [some for some in extended if some], [some for some, _ in reductions], called


@pytest.mark.parametrize(("kind", "family", "layout"), [("f16", "panel", "nn"), ("bf16", "panel", "nn")] + WINDOWS)
def test_elements_of_a_are_extended_once_a_tile(kind, family, layout):
    """Vectors of each row, then what they leave over; the reduction multiplies none that is narrow still."""
    extended, in_reductions, _ = extensions(kind, family, layout)
    wide = "i32" if kind == "i8" else "f32"
    assert extended == [[f"vector<{V3.lanes}x{wide}>"] * 6, [wide] * 6]
    assert in_reductions and not any(in_reductions)


@pytest.mark.parametrize(("kind", "family", "layout"), [("f16", "panel", "nn"), ("bf16", "block", "nn")] + WINDOWS)
def test_so_are_they_at_two_wide_multiply_adds_a_cycle(kind, family, layout):
    """What a vector of them leaves over is behind a mask."""
    extended, in_reductions, called = extensions(kind, family, layout, "sapphirerapids")
    assert [some for some in extended if some] == [["vector<16xf32>"] * 6]
    assert in_reductions and not any(in_reductions) and not any(called)


@pytest.mark.parametrize(("kind", "family"), [("f16", "panel"), ("f16", "block")])
def test_a_device_with_longer_steps_says_so_besides(kind, family):
    extended, in_reductions, _ = extensions(kind, family, cpu="znver5")
    assert [some for some in extended if some] == [["vector<16xf32>"] * 6]
    assert in_reductions and not any(in_reductions)
    assert not has_short_steps(find_device("znver5"))


@pytest.mark.parametrize(("kind", "offset"), [("i8", 6), ("ui8", 0)])
def test_groups_of_bytes_are_offset_once_a_tile(kind, offset):
    """All but those of the last group, which is read behind a mask; where A has no sign there is nothing to offset."""
    extended, in_reductions, called = extensions(kind, "panel", cpu="sapphirerapids")
    last = ["vector<6x4xi8>"] if offset else []
    assert extended == [some for some in (["vector<64xi8>"] * offset, last) if some]
    assert in_reductions == [[], [], last]
    assert [sum("vpdpbusd" in name for name in names) for names in called] == [STEPS * 6 * 2, 6 * 2, 6 * 2]


@pytest.mark.parametrize(("vectors", "single"), [(1, 0), (2, 6)])
def test_where_steps_are_longer_those_of_one_vector_are(vectors, single):
    """Of tiles of more vectors each group is offset beside the products, by units that do not multiply."""
    extended, in_reductions, called = extensions("i8", "panel", cpu="znver5", vectors=vectors)
    assert [len(some) for some in in_reductions] == [single, 1]
    assert extended[0] == [f"vector<{4 if single else 64}xi8>"] * 6
    assert [sum("vpdpbusd" in name for name in names) for names in called] == [6 * vectors] * 2


@pytest.mark.parametrize(("kind", "sums"), [("i8", 1), ("ui8", 0), ("bf16", 0)])
def test_groups_of_rows_of_b_are_made_once_for_all_rows(kind, sums):
    """With those of bytes whose A has a sign go sums of B's columns: as if A had a row more."""
    _, in_reductions, called = extensions(kind, "grouped", cpu="znver5")
    assert [len(names) for names in called] == [(6 + sums) * 2] * 2
    assert [len(some) for some in in_reductions] == [6 * sums, sums]  # offset: single groups, then all behind a mask


@pytest.mark.parametrize("kind", ["f32", "f16", "bf16", "i8"])
def test_vectors_along_the_reduction_have_no_whole_rows(kind):
    """Their masks are of steps: tiles of any height have as many loops."""
    types = ElementTypes(kind, kind, "i32" if kind == "i8" else "f32")
    arithmetic, loops = Arithmetic(types, find_device("sapphirerapids")), set()
    with ir.Context(), ir.Location.unknown():
        for rows in (*WHOLE_ROWS, WHOLE_ROWS.stop):
            text = lower_tile(TileFunction(FAMILIES["dot"], rows, 4), "matmul", arithmetic)
            module, ops = ir.Module.parse(text), []
            walk(module.operation, ops.append)
            loops.add(len(reductions(ops)))
    assert len(loops) == 1


def test_pairs_of_bytes_are_summed_by_one_instruction():
    """In turns; what they leave over of a piece; and the last of an odd reduction, which is half a pair."""
    extended, in_reductions, called = extensions("i8", "panel")
    assert extended == [[f"vector<{2 * V3.lanes}xi16>"] * 6, ["i16"] * 6, ["vector<6x2xi16>"]]
    assert in_reductions == [[], [], ["vector<6x2xi16>"]]
    products = [sum("pmadd.wd" in name for name in names) for names in called]
    assert products == [STEPS * 6 * 2, 6 * 2, 6 * 2]


def test_runs_of_an_image_are_copied_in_pairs():
    """Vectors of each pixel's run, then what cannot be read as one; the reduction has whole pairs alone."""
    extended, in_reductions, called = extensions("i8", "window", "in")
    assert extended == [[f"vector<{2 * V3.lanes}xi16>"] * 6, ["vector<1xi16>"] * 6]
    assert in_reductions == [[], []]
    assert [sum("pmadd.wd" in name for name in names) for names in called] == [STEPS * 6 * 2, 6 * 2]


def test_runs_of_an_image_fit_where_they_are_copied():
    types = ElementTypes("i8", "i8", "i32")
    arithmetic = Arithmetic(types, find_device("x86_64_v3"), dots=reads_groups("in", types))
    kernel = MicroKernel("w", "window", Tile(6, 16, 512), True, {"g_t": (0,), "g_ps": (1,), "g_slope": (1,)})
    assert family_of(kernel, arithmetic) is FAMILIES["window"]
    with pytest.raises(DynmlirError, match="'w': uK is 513, expected at most 512"):
        family_of(replace(kernel, tile=Tile(6, 16, 513)), arithmetic)


def test_tiles_of_many_registers_are_masked_and_not_unrolled():
    arithmetic, tiles = tiles_of("x86-64-v4")
    tile = next(tile for tile in tiles if tile.family.driver == "direct" and tile.columns > arithmetic.lanes)
    turns, stores, masked_reads = lowered(tile, arithmetic)
    assert turns == [(tile.rows, 0)] and stores == [(True, "scf.for")] and masked_reads
