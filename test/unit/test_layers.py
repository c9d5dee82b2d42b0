"""rKernels and candidates: golden tables of two devices, Algorithm 2's rules, the loops that there is code for."""

from __future__ import annotations

import re

import numpy as np
import pytest

from dynmlir.device.known import find_device
from dynmlir.diagnostics import DynmlirError
from dynmlir.driver.tune_levels import probes_of
from dynmlir.driver.tune_run import micro_kernel
from dynmlir.generate.analyzer import memory_of, modelled_ps, step_ps
from dynmlir.generate.layers import Candidate, Layer0, fits, layers
from dynmlir.generate.operation import find_operation
from dynmlir.generate.rkernel import Analysis, Loop, Place, of_family, operator_text, rkernel_text, rkernels, summary
from dynmlir.kernels.micro_kernel import Tile
from dynmlir.lowering.arithmetic import Arithmetic
from dynmlir.lowering.families import FAMILIES, family_in_layout
from dynmlir.resources import lib_file

V4, V3, NEON = (find_device(name) for name in ("x86_64_v4", "x86_64_v3", "aarch64"))

# A changed row is a changed set of candidates: measure again before it ships.
LEVEL_0 = {
    "x86_64_v4": {
        ("outer", 8): "1 2 3 4 5 6 8 10 12 14 16",
        ("outer", 16): "1 2 3 4 5 6 8 10 12 14 16",
        ("outer", 32): "1 2 3 4 5 6 8 10 12 14",
        ("outer", 48): "1 2 3 4 5 6 8",
        ("outer", 64): "1 2 3 4 5 6",
        ("outer", 128): "1 2 3",
        ("outer", 256): "1",
        ("dot", 1): "1 2 3 4 5 6 8 10 12 14 16",
        ("dot", 2): "1 2 3 4 5 6 8 10 12 14",
        ("dot", 3): "1 2 3 4 5 6 8",
        ("dot", 4): "1 2 3 4 5 6",
        ("dot", 5): "1 2 3 4 5",
        ("dot", 6): "1 2 3 4",
        ("dot", 7): "1 2 3",
        ("dot", 8): "1 2 3",
    },
    "x86_64_v3": {
        ("outer", 8): "1 2 3 4 5 6 8 10 12 14",
        ("outer", 16): "1 2 3 4 5 6",
        ("outer", 32): "1 2",
        ("outer", 64): "1",
        ("dot", 1): "1 2 3 4 5 6 8 10 12 14",
        ("dot", 2): "1 2 3 4 5 6",
        ("dot", 3): "1 2 3 4",
        ("dot", 4): "1 2",
        ("dot", 5): "1 2",
        ("dot", 6): "1",
        ("dot", 7): "1",
        ("dot", 8): "1",
    },
}
LEVEL_1 = {
    "x86_64_v4": {
        "direct": 245,
        "stream": 98,
        "skinny": 196,
        "slab": 147,
        "axpy": 4,
        "sweep": 245,
        "sweep_whole": 245,
        "strip": 38,
        "panel": 320,
        "block": 320,
        "tall": 320,
        "dot": 49,
        "dot_ahead": 49,
    },
    "x86_64_v3": {
        "direct": 101,
        "stream": 38,
        "skinny": 76,
        "slab": 57,
        "axpy": 2,
        "sweep": 101,
        "panel": 183,
        "block": 183,
        "tall": 183,
        "dot": 27,
        "dot_ahead": 27,
    },
}
DEPTHS = {  # of the tile of 6 x 4 vectors (AVX-512), 6 x 2 (AVX2)
    "x86_64_v4": {
        "direct": (64, "128 256 512 1024"),
        "stream": (64, "8 16"),
        "skinny": (64, "8 16 32 64"),
        "slab": (64, "32 64 128"),
        "strip": (64, "1024"),
        "panel": (64, "128 192 256 384 512 768 1024"),
    },
    "x86_64_v3": {
        "direct": (16, "128 256 512 1024 2048"),
        "stream": (16, "8 16"),
        "skinny": (16, "8 16 32 64"),
        "slab": (16, "32 64 128"),
        "panel": (16, "128 192 256 384 512 768 1024 1536 2048"),
    },
}


@pytest.mark.parametrize("device", [V4, V3], ids=lambda d: d.name)
def test_candidates_of_two_devices(device):
    found, every = {}, layers(device)
    for tile in every.layer0:
        found.setdefault((tile.compute, tile.columns), []).append(str(tile.rows))
    assert {key: " ".join(rows) for key, rows in found.items()} == LEVEL_0[device.name]
    families = [candidate.family for candidate in every.layer1]
    assert {family: families.count(family) for family in dict.fromkeys(families)} == LEVEL_1[device.name]
    assert every.counts == (sum(len(rows) for rows in found.values()), len(families))
    for family, (columns, depths) in DEPTHS[device.name].items():
        mine = [c.tile.k for c in every.layer1 if c.family == family and c.tile[:2] == (6, columns)]
        assert " ".join(map(str, mine)) == depths, family


@pytest.mark.parametrize("device", [V4, V3, NEON], ids=lambda d: d.name)
def test_every_level_is_made_of_the_one_below_and_fits(device):
    every = layers(device)
    assert len(set(every.layer1)) == len(every.layer1) and set(every.built_from) == set(every.layer1)
    for candidate in every.layer1:
        below = every.built_from[candidate]
        assert below in every.layer0
        assert (candidate.tile.m % below.rows, candidate.tile.n % below.columns) == (0, 0)
        if candidate.family != "strip":  # of a strip nothing is read twice
            assert 4 * candidate.tile.n * candidate.tile.k <= device["l2_bytes"] // 4
    lanes = device["vector_bits"] // 32
    for tile in every.layer0:
        vectors = tile.columns if tile.compute == "dot" else tile.columns // lanes
        assert fits(tile.rows, vectors, device)


def test_kernels_that_prefetch_the_next_block_have_room_for_two():
    of_panels = layers(V4, find_operation("f32", "np")).layer1
    assert [c.tile.k for c in of_panels if c.family == "prepacked_slab" and c.tile[:2] == (6, 64)] == [128, 256, 512]
    transposed = [c for c in layers(V4, find_operation("f32", "nt")).layer1 if c.family == "dot_slab"]
    depths = {candidate.tile.n: candidate.tile.k for candidate in transposed}
    assert depths == {1: 4096, 2: 2048, 3: 1024, 4: 1024, 5: 512, 6: 512, 7: 512, 8: 512}
    assert all(2 * 4 * n * k <= V4["l1_bytes"] for n, k in depths.items())


def test_all_columns_of_a_tile_that_reads_a_in_order_take_half_of_the_l1():
    zen5 = find_device("znver5")
    depths = {c.tile.n: c.tile.k for c in layers(zen5).layer1 if c.family == "dot_ahead"}
    assert depths == {1: 4096, 2: 3072, 3: 2048, 4: 1536, 5: 1216, 6: 1024, 7: 864, 8: 768}
    assert all(4 * n * k <= zen5["l1_bytes"] // 2 for n, k in depths.items())


def test_strips_are_for_the_rows_of_one_tile():
    heights = {candidate.tile.m for candidate in layers(V4).layer1 if candidate.family == "strip"}
    assert heights == {1, 2, 3, 4, 5, 6, 8}


def test_wider_sums_make_narrower_tiles():
    f64, f32 = (max(t.columns for t in layers(V4, find_operation(kind, "nn")).layer0) for kind in ("f64", "f32"))
    assert f32 == 2 * f64


@pytest.mark.parametrize(
    ("device", "types", "layout", "families"),
    [
        (V4, "f64", "nt", "panel block block_slab tall dot dot_ahead dot_slab"),
        (V4, "bf16", "nt", "panel block block_slab tall dot_narrow"),
        (
            *(find_device("cooperlake"), "bf16", "nn"),
            "direct stream skinny grouped slab axpy sweep sweep_whole strip panel block block_slab tall dot dot_ahead",
        ),
        (find_device("znver5"), "i8", "nt", "panel block block_slab tall dot_narrow"),
        (V4, "f32", "np", "prepacked prepacked_ahead prepacked_slab"),
        (V3, "i8", "nn", "panel block block_slab tall dot dot_ahead"),
        (V3, "bf16", "np", "panel block tall dot dot_ahead prepacked prepacked_ahead prepacked_slab"),
    ],
)
def test_candidates_of_other_types_and_layouts(device, types, layout, families):
    operation = find_operation(types, layout)
    every, arithmetic = layers(device, operation), Arithmetic(operation.types, device)
    assert list(dict.fromkeys(c.family for c in every.layer1)) == families.split()
    assert set(probes_of(every)) == set(every.layer0)
    for candidate in every.layer1:
        family_in_layout(micro_kernel(candidate), layout, arithmetic)


def test_operations_that_are_not_known():
    for types, layout, message in (("f23", "nn", "did you mean 'f32'"), ("f32", "tn", "unknown layout 'tn'")):
        with pytest.raises(DynmlirError, match=message):
            find_operation(types, layout)


def test_a_convolution_is_the_same_gemm_over_other_loops():
    matmul, conv = rkernels()["panel"], rkernels("conv_2d_nhwc_hwcf")["panel"]
    assert matmul.levels == conv.levels and matmul.reduction == conv.reduction == ("k",)
    assert dict(conv.axes)["k"] == ("kh", "kw", "ci") and dict(conv.axes)["m"] == ("batch", "oh", "ow")
    assert operator_text(conv) == "conv_2d_nhwc_hwcf: m = batch x oh x ow, n = co, k = kh x kw x ci (summed)"


def test_levels_are_measured_as_asked():
    default, both = of_family(FAMILIES["direct"]), of_family(FAMILIES["direct"], profiled=frozenset({0, 1}))
    assert [level.analysis is Analysis.PROFILED for level in default.levels] == [True, False, False]
    assert [level.analysis is Analysis.PROFILED for level in both.levels] == [True, True, False]
    for levels in (frozenset(), frozenset({0}), frozenset({1}), frozenset({0, 1})):
        every = layers(V4, profiled=levels)
        assert every.measured == levels and {c.family for c in every.layer1} == set(every.rkernels)


def test_a_summary_says_the_levels_of_families_once():
    lines = summary(layers(V4).rkernels)
    assert lines[lines.index("skinny, slab, sweep, sweep_whole, strip:") + 2].startswith(
        "  1 cache      n TNL, k TRL, m TNL, n TNL   B in place;"
    )
    assert lines[lines.index("axpy:") + 2].startswith("  1 cache      n TNL, k TRL, m TNL, k TRL, n TNL B in place;")
    assert lines[1].endswith("modelled") and lines[3].endswith("C in place; profiled")
    assert len(lines) == 4 * len(set(map(rkernel_text, layers(V4).rkernels.values())))


#: Where the reduction of a tile is, if not in its own file.
_PARTS = {
    "sweep_tile": ["sweep_panel"],
    "axpy_tile": ["sweep_panel"],
    "sweep_whole_tile": ["sweep_panel"],
    "window_tile": ["window_sums", "window_run"],
    "lines_tile": ["lines_block"],
    "channels_tile": ["shared_taps", "channels_taps"],
}
#: The same of online loops.
_LOOPS = {"lines": ["lines_tiles"]}


@pytest.mark.parametrize("family", FAMILIES)
def test_the_code_has_the_rkernel_s_loops(family):
    """Driver and tile together nest the loops of level 1, then level 0's reduction."""
    row, kernel = FAMILIES[family], rkernels()[family]
    files = [row.driver, *_LOOPS.get(row.driver, []), row.tile, *_PARTS.get(row.tile, [])]
    texts = [lib_file("templates", "matmul", f"{name}.mlir").read_text() for name in files]
    names = [name for text in texts for name in re.findall(r"scf\.for %([a-z]+)", text)]
    of = {"i": "m", "ib": "m", "ig": "m", "j": "n", "jb": "n", "b": "n", "k": "k", "ch": "k", "turn": "k"}
    of |= {"p": "level 0"}
    of |= {"product": "n", "e": "n", "s": "level 0"} if row.driver == "lines" else {}
    of |= {"product": "m", "tap": "k", "r": "level 0"} if row.driver == "channels" else {}
    axes = [of.get(name) for name in names]
    nest = [axis for axis in axes if axis in ("m", "n", "k")]
    order = list(kernel.levels[1].order)
    assert axes[-1] == "level 0" or axes[-2] == "level 0"
    seen = iter(nest)
    assert all(axis in seen for axis in order), (nest, order)
    assert (kernel.levels[1].load is Place.BUFFER) == row.packed
    assert [loop for _, loop in kernel.levels[2].loops] == [Loop.PL, Loop.PL]
    assert rkernel_text(kernel).count("\n") == 2


def test_the_analyzer_rises_with_work_and_falls_with_threads():
    shapes = np.array([[m, 256, k] for m in (6, 60, 600) for k in (64, 512, 4096)])
    for family, rkernel in rkernels().items():
        tile = Tile(4, 4 if family == "dot" else 64, 256)
        ps = modelled_ps(Candidate(family, tile), rkernel, V4, shapes).reshape(3, 3)
        assert (np.diff(ps, axis=0) > 0).all() and (np.diff(ps, axis=1) > 0).all(), family
        two = modelled_ps(Candidate(family, tile), rkernel, V4, shapes, pes=2).reshape(3, 3)
        assert (two <= ps).all() and two[-1, -1] < 0.6 * ps[-1, -1], family


def test_a_modelled_time_is_that_of_its_shape_alone():
    shapes = np.array([[1, 4096, 4096], [6, 100, 70], [1000, 1000, 1000]])
    for family, rkernel in rkernels().items():
        candidate = Candidate(family, Tile(4, 4 if family == "dot" else 64, 256))
        alone = [float(modelled_ps(candidate, rkernel, V4, shape[None])[0]) for shape in shapes]
        assert modelled_ps(candidate, rkernel, V4, shapes).tolist() == alone, family


def test_a_measured_step_takes_the_place_of_a_modelled_one():
    tile, candidate = Layer0("outer", 6, 64), Candidate("direct", Tile(6, 64, 256))
    shapes = np.array([[600, 64, 256]])
    modelled = modelled_ps(candidate, rkernels()["direct"], V4, shapes)
    slower = modelled_ps(candidate, rkernels()["direct"], V4, shapes, {tile: 2 * step_ps(tile, V4)})
    assert 1.8 < float(slower[0] / modelled[0]) < 2.1


def test_memory_gets_slower_the_more_it_holds():
    found = memory_of(V4, np.array([1e3, 3e5, 8e6, 1e9]))
    assert (np.diff(found.latency) > 0).all() and (np.diff(found.bandwidth) < 0).all()
    assert float(found.move(np.array([1e6] * 4))[3]) > 1e6 / 0.03
