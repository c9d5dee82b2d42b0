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


def kernel(family, columns):
    model = {"g_t": (0,), "g_ps": (1,), "g_slope": (1,)}
    return MicroKernel("k", family, Tile(2, columns, 64), FAMILIES[family].packed, model)


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
