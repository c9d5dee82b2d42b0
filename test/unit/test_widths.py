"""Widths of tiles: powers of two of vectors, and three times one where masks are cheap, but for B in panels."""

from __future__ import annotations

import pytest

from dynmlir.device.known import find_device
from dynmlir.diagnostics import DynmlirError
from dynmlir.kernels.element_types import ElementTypes
from dynmlir.kernels.micro_kernel import MicroKernel, Tile
from dynmlir.lowering.arithmetic import Arithmetic
from dynmlir.lowering.families import FAMILIES, family_in_layout

F32 = ElementTypes("f32", "f32", "f32")
V4, V3 = (Arithmetic(F32, find_device(name)) for name in ("x86_64_v4", "x86_64_v3"))


def kernel(family, columns, tile=None):
    model = {"g_t": (0,), "g_ps": (1,), "g_slope": (1,)}
    return MicroKernel("k", family, Tile(*(tile or (2, columns, 64))), FAMILIES[family].packed, model)


@pytest.mark.parametrize("family", ["direct", "stream", "skinny", "sweep", "panel", "block", "tall"])
@pytest.mark.parametrize("columns", [48, 96, 64])
def test_three_vectors_where_masks_are_cheap(family, columns):
    assert family_in_layout(kernel(family, columns), "nn", V4) is FAMILIES[family]


@pytest.mark.parametrize(
    ("family", "columns", "layout", "arithmetic", "message"),
    [
        ("direct", 24, "nn", V3, r"uN is 24, expected 8 times a power of two \(vectors of 'x86_64_v3'\)"),
        ("direct", 80, "nn", V4, "uN is 80, expected 8 times a power of two, or 48 times one"),
        ("direct", 24, "nn", V4, "uN is 24, expected 8 times a power of two, or 48 times one"),
        ("prepacked_ahead", 48, "np", V4, r"uN is 48, expected 16 times a power of two \(vectors"),
        ("planar", 24, "ni", V4, "uN is 24, expected 16 times a power of two, or 48 times one"),
        ("depthwise", 32, "dn", V4, "uN is 32, expected 16, one vector, in family .depthwise."),
    ],
)
def test_others_say_which_there_are(family, columns, layout, arithmetic, message):
    with pytest.raises(DynmlirError, match=message):
        family_in_layout(kernel(family, columns), layout, arithmetic)


def test_copies_of_panels_are_as_wide_as_panels_divide():
    arithmetic = Arithmetic(ElementTypes("f16", "f16", "f32"), find_device("x86_64_v4"))
    with pytest.raises(DynmlirError, match="uN is 48, expected a power of two where B is in panels"):
        family_in_layout(kernel("panel", 48), "np", arithmetic)
    assert family_in_layout(kernel("panel", 32), "np", arithmetic) is FAMILIES["panel"]


@pytest.mark.parametrize(
    ("family", "tile", "arithmetic", "message"),
    [
        ("direct", (40, 16, 64), V3, "a tile of 40 x 16 has 80 vectors of sums, expected at most 64, 4 for each"),
        ("panel", (64, 64, 64), V4, "a tile of 64 x 64 has 256 vectors of sums, expected at most 128, 4 for each"),
        ("dot", (2000, 4, 64), V3, "a tile of 2000 x 4 has 8000 vectors of sums, expected at most 64"),
    ],
)
def test_tiles_far_beyond_the_registers_are_refused(family, tile, arithmetic, message):
    with pytest.raises(DynmlirError, match=message):
        family_in_layout(kernel(family, tile[1], tile), "nn", arithmetic)
    assert family_in_layout(kernel(family, 32), "nn", arithmetic) is FAMILIES[family]
