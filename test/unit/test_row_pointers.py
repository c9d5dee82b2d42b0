"""Rows of A from a pointer for each four (backend/row_pointers.py): what a tile's loads become, and which stay."""

from __future__ import annotations

from collections import Counter

import pytest
from iree.compiler import ir

from dynmlir.backend.row_pointers import share_row_pointers
from dynmlir.device.known import find_device
from dynmlir.driver.tune_run import micro_kernel
from dynmlir.generate.layers import Candidate
from dynmlir.generate.library import library_of
from dynmlir.generate.operation import find_operation
from dynmlir.kernels.micro_kernel import Tile
from dynmlir.lowering.arithmetic import arithmetic_of
from dynmlir.lowering.micro_kernels import drivers
from dynmlir.lowering.register_tiles import lower_tile


def shared(name, device="sapphirerapids", layout="nn"):
    """Operations of the whole tile of a kernel, by name; before and after."""
    family, tile = name.rsplit("_", 1)
    kernel = micro_kernel(Candidate(family, Tile(*map(int, tile.split("x")))))
    found = find_device(device)
    library = library_of(found, [kernel], find_operation("f32", "nn").types, (), layout)
    arithmetic = arithmetic_of(library, found)
    (whole,) = (
        tile
        for driver in drivers(library, found)
        for tile in driver.tiles
        if (tile.rows, tile.columns, tile.fills) == (kernel.tile.m, kernel.tile.n, False)
    )
    text = lower_tile(whole, "matmul", arithmetic, layout)
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(text)
        before = counted(module)
        share_row_pointers(module)
        assert module.operation.verify()
        return before, counted(module)


def counted(module):
    names = Counter()
    module.operation.walk(lambda op: (names.update([op.name]), ir.WalkResult.ADVANCE)[1])
    return names


@pytest.mark.parametrize(("name", "rows"), [("direct_16x16x64", 16), ("tall_14x32x64", 14), ("sweep_9x32x64", 9)])
def test_tall_tiles(name, rows):
    """Five steps are written: four of a turn, and one of what is left over. Two lengths, and pointers twice."""
    before, after = shared(name)
    assert before["memref.load"] == 5 * rows
    assert before["llvm.inline_asm"] == 0
    assert (after["memref.load"], after["llvm.load"]) == (0, 5 * rows)
    assert after["llvm.inline_asm"] == 2 + 2 * -(-rows // 4)
    assert after["builtin.unrealized_conversion_cast"] == 1


@pytest.mark.parametrize(
    ("name", "device", "layout"),
    [
        ("direct_8x32x64", "sapphirerapids", "nn"),  # a register for each row
        ("direct_14x32x64", "x86_64_v4", "nn"),  # long steps: A is read as vectors
        ("direct_12x32x64", "sapphirerapids", "tn"),  # a column of A lies in one line
    ],
)
def test_others_stay(name, device, layout):
    before, after = shared(name, device, layout)
    assert before == after
