"""Transposed convolutions as importers write them, with zeros between the elements of images, against NumPy."""

from dataclasses import dataclass
from itertools import product

import numpy as np
import pytest
from onnx_models import LIBRARY
from operands import agree

import dynmlir

CHANNELS, FILTERS = 3, 5
OPS = {1: "conv_1d_ncw_fcw", 2: "conv_2d_nchw_fchw", 3: "conv_3d_ncdhw_fcdhw"}


@dataclass(frozen=True)
class Transposed:
    """A function of an image and a start: taps, steps, zeros before the image and behind, for each dimension."""

    taps: tuple[int, ...]
    steps: tuple[int, ...]
    before: tuple[int, ...]
    behind: tuple[int, ...]
    sizes: tuple[int, ...] | None = None
    from_zero: bool = False

    @property
    def rank(self) -> int:
        return len(self.taps)

    def weights(self) -> np.ndarray:
        shape = (FILTERS, CHANNELS, *self.taps)
        return np.random.default_rng(7).integers(-4, 5, shape).astype(np.float32)

    def spread(self, image: np.ndarray) -> np.ndarray:
        """The image with zeros between its elements and around."""
        grown = [
            (size - 1) * step + 1 + low + high
            for size, step, low, high in zip(image.shape[2:], self.steps, self.before, self.behind, strict=True)
        ]
        zeros = np.zeros((*image.shape[:2], *grown))
        places = [
            slice(low, low + (size - 1) * step + 1, step)
            for size, step, low in zip(image.shape[2:], self.steps, self.before, strict=True)
        ]
        zeros[(..., *places)] = image
        return zeros

    def result(self, image: np.ndarray, start: np.ndarray | None = None) -> np.ndarray:
        """In float64; of nothing where no start is given."""
        zeros, weights = self.spread(image), self.weights()
        extents = [size - taps + 1 for size, taps in zip(zeros.shape[2:], self.taps, strict=True)]
        total = np.zeros((len(image), FILTERS, *extents)) if start is None else start.astype(np.float64)
        for tap in product(*map(range, self.taps)):
            window = zeros[(..., *(slice(t, t + extent) for t, extent in zip(tap, extents, strict=True)))]
            total = total + np.einsum("nc...,fc->nf...", window, weights[(..., *tap)])
        return total

    def text(self, name: str) -> str:
        own = self.sizes or ("?",) * self.rank
        image = f"tensor<?x{CHANNELS}x{'x'.join(map(str, own))}xf32>"
        static = self.sizes is not None
        grown = self.spread(np.zeros((1, CHANNELS, *self.sizes))).shape[2:] if static else own
        ends = [size - taps + 1 for size, taps in zip(grown, self.taps, strict=True)] if static else own
        wide, end = (
            f"tensor<?x{dims}x{'x'.join(map(str, extents))}xf32>"
            for dims, extents in ((CHANNELS, grown), (FILTERS, ends))
        )
        weights = self.weights()
        kind = f"tensor<{'x'.join(map(str, weights.shape))}xf32>"
        lines = [f'%w = arith.constant dense<"0x{weights.tobytes().hex().upper()}"> : {kind}']
        for d in range(self.rank):
            more = 1 + self.before[d] + self.behind[d]
            lines.append(f"""%d{d} = arith.constant {d + 2} : index
  %size{d} = tensor.dim %x, %d{d} : {image}
  %step{d} = arith.constant {self.steps[d]} : index
  %more{d} = arith.constant {more} : index
  %less{d} = arith.subi %size{d}, %one : index
  %times{d} = arith.muli %less{d}, %step{d} : index
  %grown{d} = arith.addi %times{d}, %more{d} : index
  %behind{d} = arith.constant {more - self.taps[d] + 1} : index
  %end{d} = arith.addi %times{d}, %behind{d} : index""")
        sizes, grown_by, end_by = (
            "" if static else "".join(f", %{of}{d}" for d in range(self.rank)) for of in (*("size", "grown", "end"),)
        )
        lengths = ", ".join(map(str, own)) if static else sizes[2:]
        start = "%s"
        if self.from_zero:
            start = "%f"
            lines.append(f"""%e = tensor.empty(%n{end_by}) : {end}
  %f = linalg.fill ins(%zero : f32) outs(%e : {end}) -> {end}""")
        body = "\n  ".join(lines)
        return f"""
func.func @{name}(%x: {image}, %s: {end}) -> {end} {{
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : {image}
  {body}
  %empty = tensor.empty(%n{grown_by}) : {wide}
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : {wide}) -> {wide}
  %z = tensor.insert_slice %x into %zeros[0, 0, {", ".join(map(str, self.before))}]
      [%n, {CHANNELS}, {lengths}] [1, 1, {", ".join(map(str, self.steps))}] : {image} into {wide}
  %r = linalg.{OPS[self.rank]} ins(%z, %w : {wide}, {kind}) outs({start} : {end}) -> {end}
  return %r : {end}
}}"""


FORMS = {
    "halves": Transposed((4, 4), (2, 2), (2, 2), (2, 2)),
    "no_overlap": Transposed((2, 2), (2, 2), (1, 1), (1, 1), from_zero=True),
    "one_more": Transposed((3, 3), (2, 2), (1, 1), (2, 2)),
    "thirds": Transposed((5, 4), (3, 2), (3, 3), (3, 3)),
    "columns_alone": Transposed((3, 3), (1, 2), (1, 2), (1, 2)),
    "taps_are_missing": Transposed((1, 2), (2, 3), (0, 1), (1, 1)),
    "stated": Transposed((4, 3), (2, 2), (2, 1), (2, 2), sizes=(4, 5)),
    "from_the_first": Transposed((4, 4), (2, 2), (0, 0), (1, 1)),
    "line": Transposed((8,), (4,), (5,), (5,)),
    "volume": Transposed((4, 2, 3), (2, 2, 1), (2, 1, 1), (2, 1, 1), from_zero=True),
}


@pytest.fixture(scope="module")
def module():
    return dynmlir.compile("\n".join(form.text(name) for name, form in FORMS.items()), library=LIBRARY)


@pytest.mark.parametrize("name", FORMS)
def test_transposed_convolutions(module, name):
    form = FORMS[name]
    rng = np.random.default_rng(11)
    for batch, least in ((1, 3), (2, 4), (0, 5), (1, 9)):
        sizes = form.sizes or [least + d for d in range(form.rank)]
        image = rng.integers(-4, 5, (batch, CHANNELS, *sizes)).astype(np.float32)
        start = rng.integers(-9, 10, form.result(image).shape).astype(np.float32)
        exact = form.result(image, None if form.from_zero else start)
        agree(module[name](image, start), exact, abs(exact) + 1, 1, (name, sizes))
