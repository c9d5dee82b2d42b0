"""What a dispatch function is told of an image: counted, and as modules compute it (lib/templates/iree/image.mlir)."""

from itertools import product

import numpy as np
import pytest
from native import Plans

from dynmlir.backend.dispatch import image_text
from dynmlir.costmodel import PLAN
from dynmlir.costmodel.model import Image
from dynmlir.costmodel.told import image_of, images_together, taps_inside, told_values
from dynmlir.kernels.contraction import Contraction, Window
from dynmlir.kernels.convolution import VIEW

NHWC = ("bHWk", "rskn", "bdmn")
SIZES = ("size_h", "size_w", "channels", "outs_h", "outs_w", "taps_h", "taps_w")


def counted(size, outs, taps, step, dilation, before):
    """Taps inside the image, one by one."""
    return sum(0 <= i * step + t * dilation - before < size for i in range(outs) for t in range(taps))


@pytest.mark.parametrize(("step", "dilation", "before"), list(product((1, 2, 3), (1, 2, 5), (0, 1, 4))))
def test_taps_inside_are_those_that_counting_finds(step, dilation, before):
    window = Window("H", "d", "r", step, dilation, before)
    for size, outs, taps in product((0, 1, 2, 5, 14), (0, 1, 3, 14), (0, 1, 3, 7)):
        assert taps_inside(window, size, outs, taps) == counted(size, outs, taps, step, dilation, before)


def test_an_image_is_seen_as_far_as_its_windows_are_inside():
    """3 x 3 around 4 x 6 pixels: of 12 taps a column 10 are inside, of 18 a row 16."""
    windows = (Window("H", "d", "r", before=1, after=1), Window("W", "m", "s", before=1, after=1))
    sizes = {"b": 2, "H": 4, "W": 6, "k": 8, "r": 3, "s": 3, "n": 16, "d": 4, "m": 6}
    image = image_of(Contraction(*NHWC, windows), sizes)
    assert image == Image(line=6, lines=3, taps=9, step=1, seen=8 * 10 * 16 // 24)


def test_only_images_of_the_same_weights_are_together():
    windows = (Window("H", "d", "r"), Window("W", "n", "s"))
    assert images_together(Contraction("mkrs", "bkHW", "bmdn", windows)) == "b"
    assert images_together(Contraction("emkrs", "bekHW", "bemdn", windows)) == ""
    nhwc = (Window("H", "d", "r"), Window("W", "m", "s"))
    assert images_together(Contraction(*NHWC, nhwc)) == ""


def test_an_unknown_image_is_one_line_within_itself():
    windows = (Window("H", "d", "r"), Window("W", "m", "s"))
    names = ("batches", "line", "lines", "taps", "step", "seen")
    assert told_values(names, Contraction(*NHWC, windows), 1, (50, 8, 27), None) == (1, 50, 1, 1, 1, 27)


def test_of_a_product_batches_alone_are_told():
    sizes = {"b": 4, "m": 5, "n": 6, "k": 7}
    assert told_values((), Contraction("mk", "kn", "mn"), 1, (5, 6, 7), sizes) == ()
    assert told_values(("batches",), Contraction("bmk", "bkn", "bmn"), 4, (5, 6, 7), sizes) == (4,)


@pytest.mark.parametrize(("step", "dilation", "before"), [(1, 1, 1), (2, 1, 3), (3, 2, 0), (1, 4, 4)])
def test_modules_compute_what_the_choice_is_explained_by(step, dilation, before):
    """Of random sizes, empty ones among them."""
    windows = tuple(Window(*letters, step, dilation, before, before) for letters in ("Hdr", "Wms"))
    contraction = Contraction(*NHWC, windows)
    rng = np.random.default_rng(step)
    sizes = np.stack([rng.choice((0, 1, 2, 3, 7, 20, 33), 2000) for _ in SIZES])
    found = Plans(_function(contraction, step, dilation, before), "told", len(SIZES))(*sizes)
    for row, (h, w, k, d, m, r, s) in zip(found[:, :5], sizes.T.tolist(), strict=True):
        sizes_of_it = {"H": h, "W": w, "k": k, "d": d, "m": m, "r": r, "s": s}
        assert tuple(row) == image_of(contraction, sizes_of_it), sizes_of_it


def _function(contraction, step, dilation, before):
    """The template's values as results, of the sizes of a view; steps, dilations and zeros are fixed, as in modules."""
    fixed = {"step": step, "dilation": dilation, "pad": before}
    lines = [f"  %view_{name} = arith.index_cast %{name} : i64 to index" for name in SIZES]
    for name in VIEW:
        if name not in SIZES and not name.startswith("stride"):
            lines.append(f"  %view_{name} = arith.constant {fixed[name.partition('_')[0]]} : index")
    results = [f"%r{i}" for i in range(5)] + ["%zero"] * (len(PLAN) - 5)
    casts = [f"  %r{i} = arith.trunci %{name}64 : i64 to i32" for i, name in enumerate(Image._fields)]
    return f"""
func.func private @told({", ".join(f"%{name}: i64" for name in SIZES)}) -> ({", ".join(["i32"] * len(PLAN))}) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
{chr(10).join(lines)}
{image_text(contraction)}
{chr(10).join(casts)}
  return {", ".join(results)} : {", ".join(["i32"] * len(PLAN))}
}}
"""
