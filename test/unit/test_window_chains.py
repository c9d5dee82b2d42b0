"""Tiles of few pixels of an image have several sums of each element of C, so that multiply-adds do not wait."""

import pytest

from dynmlir.bindings import ir
from dynmlir.device.known import find_device
from dynmlir.dialect import new_context
from dynmlir.kernels.element_types import ElementTypes
from dynmlir.lowering.arithmetic import Arithmetic
from dynmlir.lowering.drivers import read_template
from dynmlir.lowering.images.windows import lower_window_tile


def loops(op):
    """Vectors that each innermost loop of a tile sums up, in order."""
    found = []
    for region in op.regions:
        for block in region:
            for inner in block:
                found += loops(inner.operation)
    if op.name == "scf.for" and not found:
        found.append(len(op.results))
    return found


@pytest.mark.parametrize(
    ("device", "types", "rows", "columns", "sums"),
    [
        ("x86_64_v3", ("f32",) * 3, 1, 16, [4, 1]),
        ("x86_64_v3", ("f32",) * 3, 2, 16, [4, 2]),
        ("x86_64_v3", ("f32",) * 3, 3, 16, [6, 3]),
        ("x86_64_v3", ("f32",) * 3, 4, 16, [4]),
        ("x86_64_v3", ("f64",) * 3, 1, 16, [2, 1]),
        ("x86_64_v3", ("i8", "i8", "i32"), 1, 16, [4, 1]),
        ("x86_64_v4", ("f32",) * 3, 1, 64, [2, 1]),
        ("x86_64_v4", ("f32",) * 3, 2, 64, [2]),
        ("x86_64_v4", ("f32",) * 3, 1, 48, [12, 3]),  # in thirds
    ],
)
def test_chains_of_few_pixels(device, types, rows, columns, sums):
    arithmetic = Arithmetic(ElementTypes(*types), find_device(device), dots=False)
    text = lower_window_tile("tile", rows, columns, arithmetic, read_template)
    with new_context():
        module = ir.Module.parse(text)
        (tile,) = module.body.operations
        assert [count for count in loops(tile.operation) if count] == sums
