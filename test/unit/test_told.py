"""What a dispatch function is told of an image: counted, and as modules compute it (lib/templates/iree/image.mlir)."""

from itertools import product

import numpy as np
import pytest
from native import Plans

from dynmlir.backend.dispatch import held_text, image_text
from dynmlir.costmodel import PLAN
from dynmlir.costmodel.model import Image
from dynmlir.costmodel.told import batches_held, image_of, images_together, shared_operand, taps_inside, told_values
from dynmlir.device.known import find_device
from dynmlir.kernels.contraction import Contraction, Window
from dynmlir.kernels.convolution import VIEW

CPU, GPU = find_device("x86_64_v4"), find_device("sm_80")
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
    assert told_values(names, Contraction(*NHWC, windows), CPU, 1, (50, 8, 27), None) == (1, 50, 1, 1, 1, 27)


def test_of_a_product_batches_alone_are_told():
    sizes = {"b": 4, "m": 5, "n": 6, "k": 7}
    assert told_values((), Contraction("mk", "kn", "mn"), CPU, 1, (5, 6, 7), sizes) == ()
    assert told_values(("batches",), Contraction("bmk", "bkn", "bmn"), CPU, 4, (5, 6, 7), sizes) == (4,)


@pytest.mark.parametrize(
    ("a", "b", "shared"),
    [("mk", "bkn", "a"), ("bmk", "kn", "b"), ("bmk", "bkn", ""), ("dmk", "bkn", ""), ("mk", "kn", "")],
)
def test_operands_that_all_batches_share_are_held_once(a, b, shared):
    c = "".join(sorted({*a, *b} & set("bd"))) + "mn"
    assert shared_operand(Contraction(a, b, c)) == shared


def test_what_is_shared_counts_once():
    """The caches of a CPU hold A of 1 x 10 once, B of 10 x 1 and C of 1 x 1 four times: 54 elements of 21 a product."""
    shared = Contraction("mk", "bkn", "bmn")
    assert told_values(("batches",), shared, CPU, 4, (1, 1, 10), None) == (3,)
    assert told_values(("batches",), shared, GPU, 4, (1, 1, 10), None) == (4,)
    assert batches_held(shared, 0, (1, 1, 10)) == 1
    assert batches_held(shared, 7, (0, 0, 0)) == 0


@pytest.mark.parametrize(("a", "b"), [("mk", "bkn"), ("bmk", "kn")])
def test_modules_are_told_of_batches_what_the_choice_is_explained_by(a, b):
    contraction = Contraction(a, b, "bmn")
    sizes = np.random.default_rng(7).choice((0, 1, 2, 3, 17, 1000), (2000, 4))
    found = Plans(_held(contraction), "held", 4)(*sizes.T)
    expected = [batches_held(contraction, batches, (m, n, k)) for batches, m, n, k in sizes.tolist()]
    np.testing.assert_array_equal(found[:, 0], expected)


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


def _held(contraction):
    text, value = held_text(contraction)
    results = ["%r"] + ["%zero"] * (len(PLAN) - 1)
    sizes = ("batches", "all_rows", "all_columns", "all_depth")
    casts = "\n".join(f"  %{name} = arith.index_cast %{name}64 : i64 to index" for name in sizes)
    return f"""
func.func private @held({", ".join(f"%{name}64: i64" for name in sizes)}) -> ({", ".join(["i32"] * len(PLAN))}) {{
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
{casts}
{text}
  %r = arith.index_cast {value} : index to i32
  return {", ".join(results)} : {", ".join(["i32"] * len(PLAN))}
}}
"""


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
