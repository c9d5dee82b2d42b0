"""Convolutions of volumes by those of their images, against NumPy in float64."""

from dataclasses import dataclass
from itertools import product

import numpy as np
import pytest
from onnx_models import LIBRARY
from operands import agree

import dynmlir

CHANNELS, FILTERS = 3, 5


@dataclass(frozen=True)
class Volumes:
    """A function of a volume, weights and a start."""

    taps: tuple[int, int, int]
    strides: tuple[int, int, int] = (1, 1, 1)
    dilations: tuple[int, int, int] = (1, 1, 1)
    sizes: tuple[int, int, int] | None = None
    from_zero: bool = False

    def ends(self, sizes):
        """The sizes of the result."""
        each = zip(sizes, self.taps, self.strides, self.dilations, strict=True)
        return tuple((size - (taps - 1) * dilation - 1) // stride + 1 for size, taps, stride, dilation in each)

    def text(self, name):
        own = "x".join(map(str, self.sizes)) if self.sizes else "?x?x?"
        end = "x".join(map(str, self.ends(self.sizes))) if self.sizes else "?x?x?"
        x, s = f"tensor<?x{CHANNELS}x{own}xf32>", f"tensor<?x{FILTERS}x{end}xf32>"
        w = f"tensor<{FILTERS}x{CHANNELS}x{'x'.join(map(str, self.taps))}xf32>"
        zero = f"""%zero = arith.constant 0.0 : f32
  %f = linalg.fill ins(%zero : f32) outs(%s : {s}) -> {s}"""
        return f"""
func.func @{name}(%x: {x}, %w: {w}, %s: {s}) -> {s} {{
  {zero if self.from_zero else ""}
  %r = linalg.conv_3d_ncdhw_fcdhw {{strides = dense<{list(self.strides)}> : tensor<3xi64>,
                                   dilations = dense<{list(self.dilations)}> : tensor<3xi64>}}
      ins(%x, %w : {x}, {w}) outs(%{"f" if self.from_zero else "s"} : {s}) -> {s}
  return %r : {s}
}}"""

    def exact(self, volume, weights, start):
        total = np.zeros(start.shape) if self.from_zero else start.astype(np.float64)
        for tap in product(*map(range, self.taps)):
            each = zip(tap, self.dilations, self.strides, start.shape[2:], strict=True)
            seen = tuple(slice(t * d, t * d + (n - 1) * s + 1 if n else 0, s) for t, d, s, n in each)
            total = total + np.einsum("nc...,fc->nf...", volume[(..., *seen)].astype(np.float64), weights[(..., *tap)])
        return total


FORMS = {
    "cube": Volumes((3, 3, 3)),
    "steps": Volumes((2, 3, 1), (2, 1, 2), (3, 1, 1)),
    "one_tap": Volumes((1, 2, 2), from_zero=True),
    "stated": Volumes((3, 1, 2), (1, 2, 1), sizes=(5, 4, 6)),
}


@pytest.fixture(scope="module")
def module():
    return dynmlir.compile("\n".join(form.text(name) for name, form in FORMS.items()), library=LIBRARY)


@pytest.mark.parametrize("name", FORMS)
def test_volumes(module, name):
    form, rng = FORMS[name], np.random.default_rng(3)
    for batch, least in ((1, 4), (2, 5), (0, 4), (1, 9)):
        sizes = form.sizes or (least, least + 1, least + 3)
        shapes = ((batch, CHANNELS, *sizes), (FILTERS, CHANNELS, *form.taps), (batch, FILTERS, *form.ends(sizes)))
        given = [rng.integers(-4, 5, shape).astype(np.float32) for shape in shapes]
        exact = form.exact(*given)
        agree(module[name](*given), exact, abs(exact) + 1, 1, (name, batch, sizes))


def test_a_result_that_is_too_deep(module):
    volume, weights = np.zeros((1, CHANNELS, 4, 5, 5), np.float32), np.zeros((FILTERS, CHANNELS, 3, 3, 3), np.float32)
    with pytest.raises(RuntimeError, match="conv_3d: the result is deeper than the volume gives"):
        module.cube(volume, weights, np.zeros((1, FILTERS, 3, 3, 3), np.float32))
