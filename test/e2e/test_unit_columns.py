"""Convolutions of images of one column, as 1-D ones are imported: computed as lines, right as IREE's own."""

import numpy as np
import pytest

import dynmlir
from dynmlir.backend.iree import iree_compile

#: name, image, weights and result with {h} lines, as types that state all but batch and lines.
FORMS = {
    "depthwise_conv_2d_nchw_chw": ("?x6x?x1", "6x3x1", "?x6x?x1"),
    "depthwise_conv_2d_nhwc_hwc": ("?x?x1x6", "3x1x6", "?x?x1x6"),
    "conv_2d_nchw_fchw": ("?x6x?x1", "5x6x3x1", "?x5x?x1"),
    "conv_2d_nhwc_hwcf": ("?x?x1x6", "3x1x6x5", "?x?x1x5"),
    "conv_2d_ngchw_gfchw": ("?x2x6x?x1", "2x5x6x3x1", "?x2x5x?x1"),
}
BODIES = {
    "zero": "%s = linalg.fill ins(%z : f32) outs(%c : {c}) -> {c}\n",
    "accumulated": "%s = tensor.cast %c : {c} to {c}\n",
    "bias": "%s = linalg.broadcast ins(%b : tensor<?xf32>) outs(%c : {c}) dimensions = [{rest}]\n",
}


def text(form, start, step, padding):
    """@f: the convolution and a ReLU; image, weights, bias, what the result starts from or is written into."""
    x, w, c = (f"tensor<{sizes}xf32>" for sizes in FORMS[form])
    dims, line = FORMS[form][0].split("x"), FORMS[form][0].split("x").index("?", 1)
    low, high = ([side if d == line else 0 for d in range(len(dims))] for side in padding)
    indices = ", ".join(f"%i{d}: index" for d in range(len(dims)))
    rest = ", ".join(str(d) for d in range(len(dims)) if d)
    every = ", ".join(f"d{d}" for d in range(len(dims)))
    parallel = ", ".join(['"parallel"'] * len(dims))
    begin = BODIES[start].format(c=c, rest=rest)
    return f"""
#id = affine_map<({every}) -> ({every})>
func.func @f(%x: {x}, %w: {w}, %b: tensor<?xf32>, %c: {c}) -> {c} {{
  %z = arith.constant 0.0 : f32
  %p = tensor.pad %x low{low} high{high} {{
  ^bb0({indices}):
    tensor.yield %z : f32
  }} : {x} to {x}
  {begin}
  %r = linalg.{form}
    {{strides = dense<[{step[0]}, 1]> : vector<2xi64>, dilations = dense<[{step[1]}, 1]> : vector<2xi64>}}
    ins(%p, %w : {x}, {w}) outs(%s : {c}) -> {c}
  %t = linalg.generic {{indexing_maps = [#id, #id], iterator_types = [{parallel}]}} ins(%r : {c}) outs(%c : {c}) {{
  ^bb0(%in: f32, %out: f32):
    %y = arith.maximumf %in, %z : f32
    linalg.yield %y : f32
  }} -> {c}
  return %t : {c}
}}
"""


def concrete(sizes, batch, lines, rng):
    """An array of a form's sizes."""
    known = iter((batch, lines))
    shape = [next(known) if size == "?" else int(size) for size in sizes.split("x")]
    return rng.standard_normal(shape, np.float32)


@pytest.mark.parametrize(
    "form, start, step, padding",
    [
        ("depthwise_conv_2d_nchw_chw", "zero", (1, 2), (2, 2)),
        ("depthwise_conv_2d_nchw_chw", "bias", (2, 1), (1, 1)),
        ("depthwise_conv_2d_nhwc_hwc", "accumulated", (1, 3), (4, 0)),
        ("conv_2d_nchw_fchw", "bias", (2, 3), (0, 5)),
        ("conv_2d_nhwc_hwcf", "zero", (3, 1), (1, 0)),
        ("conv_2d_ngchw_gfchw", "accumulated", (1, 1), (0, 0)),
    ],
)
def test_is_right(form, start, step, padding):
    source = text(form, start, step, padding)
    module, reference = dynmlir.compile(source), dynmlir.load(iree_compile(source))
    assert not module.remarks
    rng = np.random.default_rng(0)
    for batch, lines in ((1, 40), (3, 9), (2, 301), (0, 20), (1, 7)):
        out = (lines + sum(padding) - step[1] * 2 - 1) // step[0] + 1
        x, w, c = (concrete(s, batch, n, rng) for s, n in zip(FORMS[form], (lines, 0, out), strict=True))
        b = rng.standard_normal(batch, np.float32)
        got, want = (m.f(x, w, b, c.copy()) for m in (module, reference))
        assert got.shape == want.shape and np.allclose(got, want, atol=1e-4), (batch, lines)
