"""2-D convolutions as forms and cases. Image, weights and result lie as the ops of linalg take them:

nhwc   n h w c, r s c f, n o p f; of groups   n h w g c, g f r s c, n o p g f; depthwise   n h w g, r s g, n o p g
nchw   n c h w, f c r s, n f o p; of groups   n g c h w, g f c r s, n g f o p; depthwise   n g h w, g r s, n g o p
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dynmlir.bench.cases import Case
from dynmlir.bench.forms import Form
from dynmlir.kernels.element_types import storage

LAYOUTS = ("nhwc", "nchw")
#: (layout, groups) -> op, letters of image, weights and result. Depthwise: each group of one channel and one filter.
OPS = {
    ("nhwc", ""): ("conv_2d_nhwc_hwcf", "nhwc", "rscf", "nopf"),
    ("nchw", ""): ("conv_2d_nchw_fchw", "nchw", "fcrs", "nfop"),
    ("nhwc", "grouped"): ("conv_2d_nhwgc_gfhwc", "nhwgc", "gfrsc", "nopgf"),
    ("nchw", "grouped"): ("conv_2d_ngchw_gfchw", "ngchw", "gfcrs", "ngfop"),
    ("nhwc", "depthwise"): ("depthwise_conv_2d_nhwc_hwc", "nhwg", "rsg", "nopg"),
    ("nchw", "depthwise"): ("depthwise_conv_2d_nchw_chw", "nghw", "grs", "ngop"),
}


@dataclass(frozen=True)
class Window:
    """Rows and columns of a window, steps, zeros on each side, distances of what it reads."""

    rows: int
    cols: int
    strides: tuple[int, int] = (1, 1)
    pads: tuple[int, int] = (0, 0)
    dilations: tuple[int, int] = (1, 1)

    @property
    def name(self) -> str:
        """3x3_s1x1_p1x1."""
        parts = {"": (self.rows, self.cols), "s": self.strides, "p": self.pads, "d": self.dilations}
        return "_".join(f"{x}{a}x{b}" for x, (a, b) in parts.items() if x != "d" or (a, b) != (1, 1))

    def outputs(self, rows: int, cols: int) -> tuple[int, int]:
        """Places of the window on an image; below 1 where it is larger than the image."""
        sizes = zip((rows, cols), (self.rows, self.cols), self.strides, self.pads, self.dilations, strict=True)
        oh, ow = ((x + 2 * pad - rate * (size - 1) - 1) // step + 1 for x, size, step, pad, rate in sizes)
        return oh, ow


@dataclass(frozen=True)
class ConvolutionForm(Form):
    window: Window
    layout: str = "nhwc"
    #: "", "grouped" or "depthwise".
    groups: str = ""

    @property
    def operator(self) -> str:
        return "_".join(["conv", self.layout, *filter(None, [self.groups]), *[self.types] * (self.types != "f32")])

    @property
    def function(self) -> str:
        parts = ["conv", self.window.name, *["nchw"] * (self.layout == "nchw"), *filter(None, [self.groups])]
        return "_".join([*parts, *[self.types] * (self.types != "f32")])

    @property
    def letters(self) -> tuple[str, str, str]:
        """Of the dimensions of image, weights and result."""
        return OPS[self.layout, self.groups][1:]

    @property
    def source(self) -> str:
        """As frameworks write it: a tensor.pad, then the op on it, from zeros."""
        kinds = zip(self.letters, (self.elements.a, self.elements.b, self.elements.c), strict=True)
        x, w, c = (self._tensor(dims, element) for dims, element in kinds)
        padded = any(self.window.pads)
        dims = "\n".join(self._dims(x, w))
        return f"""
func.func @{self.function}(%image: {x}, %weights: {w}) -> {c} {{
  %zero = arith.constant {self._zero(self.elements.c)} : {self.elements.c}
  %nothing = arith.constant {self._zero(self.elements.a)} : {storage(self.elements.a)}
{dims}
  %empty = tensor.empty({", ".join(f"%{d}" for d in self.letters[2])}) : {c}
  %init = linalg.fill ins(%zero : {self.elements.c}) outs(%empty : {c}) -> {c}
{self._pad(x) if padded else ""}  %r = linalg.{self._op}
      ins({"%padded" if padded else "%image"}, %weights : {x}, {w}) outs(%init : {c}){self._body} -> {c}
  return %r : {c}
}}
"""

    @property
    def _is_unsigned(self) -> bool:
        """Whether the image is extended without a sign, which no named op says."""
        return self.elements.a.startswith("u")

    @property
    def _op(self) -> str:
        """With its attributes."""
        window = self.window
        if not self._is_unsigned:
            steps, rates = (", ".join(map(str, pair)) for pair in (window.strides, window.dilations))
            said = f"strides = dense<[{steps}]> : tensor<2xi64>, dilations = dense<[{rates}]> : tensor<2xi64>"
            return f"{OPS[self.layout, self.groups][0]} {{\n      {said}}}"
        sides = zip("hw", "op", "rs", window.strides, window.dilations, strict=True)
        along = {side: f"{out} * {step} + {tap} * {rate}" for side, out, tap, step, rate in sides}
        image, weights, result = self.letters
        loops = [*result, *(letter for letter in weights if letter not in result)]
        maps = [
            f"affine_map<({', '.join(loops)}) -> ({', '.join(along.get(d, d) for d in dims)})>"
            for dims in (image, weights, result)
        ]
        kinds = ", ".join('"parallel"' if letter in result else '"reduction"' for letter in loops)
        return f"generic {{\n      indexing_maps = [{', '.join(maps)}],\n      iterator_types = [{kinds}]}}"

    @property
    def _body(self) -> str:
        """Of an op that has no name."""
        if not self._is_unsigned:
            return ""
        a, b, c = (storage(self.elements.a), self.elements.b, self.elements.c)
        return f""" {{
  ^bb0(%x: {a}, %y: {b}, %s: {c}):
    %u = arith.extui %x : {a} to {c}
    %v = arith.extsi %y : {b} to {c}
    %t = arith.muli %u, %v : {c}
    %z = arith.addi %s, %t : {c}
    linalg.yield %z : {c}
  }}"""

    def _tensor(self, dims: str, element: str) -> str:
        known = {"r": self.window.rows, "s": self.window.cols} if "r" in dims else {}
        return f"tensor<{'x'.join([*(str(known.get(d, '?')) for d in dims), storage(element)])}>"

    def _zero(self, element: str) -> str:
        return "0.0" if "f" in element else "0"

    def _dims(self, x: str, w: str) -> list[str]:
        """The sizes of the result as %n, %o, %p, %f, %g."""
        image, weights, result = self.letters
        lines = [f"  %at{i} = arith.constant {i} : index" for i in range(5)]
        for letter in dict.fromkeys("hw" + result.replace("o", "").replace("p", "")):
            name, dims, kind = ("image", image, x) if letter in image else ("weights", weights, w)
            lines.append(f"  %{letter} = tensor.dim %{name}, %at{dims.index(letter)} : {kind}")
        window = self.window
        sides = zip("op", "hw", (window.rows, window.cols), window.strides, window.pads, window.dilations, strict=True)
        for out, size, taps, step, pad, rate in sides:
            places = f"affine_map<(d) -> ((d + {2 * pad - rate * (taps - 1) - 1}) floordiv {step} + 1)>"
            lines.append(f"  %{out} = affine.apply {places}(%{size})")
        return lines

    def _pad(self, x: str) -> str:
        zeros = ", ".join(str(dict(zip("hw", self.window.pads, strict=True)).get(d, 0)) for d in self.letters[0])
        indices = ", ".join(f"%i{d}: index" for d in range(len(self.letters[0])))
        return f"""  %padded = tensor.pad %image low[{zeros}] high[{zeros}] {{
  ^bb0({indices}):
    tensor.yield %nothing : {storage(self.elements.a)}
  }} : {x} to {x}
"""


@dataclass(frozen=True)
class Convolution(Case):
    #: images, channels, rows and columns of an image, filters.
    images: int
    channels: int
    rows: int
    cols: int
    filters: int
    window: Window
    groups: int = 1
    layout: str = "nhwc"

    @property
    def form(self) -> ConvolutionForm:
        groups = "depthwise" if self.is_depthwise else "grouped" if self.groups > 1 else ""
        return ConvolutionForm(self.types, self.window, self.layout, groups)

    @property
    def is_depthwise(self) -> bool:
        """Whether each group, of several, is one channel and one filter."""
        return self.groups == self.channels == self.filters > 1

    @property
    def outputs(self) -> tuple[int, int]:
        return self.window.outputs(self.rows, self.cols)

    @property
    def _depth(self) -> int:
        return self.channels // self.groups * self.window.rows * self.window.cols

    @property
    def sizes(self) -> tuple[int, int, int, int]:
        """NHWC: pixels of all images are rows, channels columns if depthwise. NCHW: pixels of an image are columns."""
        oh, ow = self.outputs
        of_a_group = self.filters // self.groups
        if self.layout == "nhwc" and self.is_depthwise:
            return 1, self.images * oh * ow, self.groups, self._depth
        if self.layout == "nhwc":
            return self.groups, self.images * oh * ow, of_a_group, self._depth
        return self.images * self.groups, of_a_group, oh * ow, self._depth

    @property
    def shapes(self) -> tuple[tuple[int, ...], ...]:
        (oh, ow), g = self.outputs, self.groups
        sizes = {"n": self.images, "c": self.channels // g, "h": self.rows, "w": self.cols, "f": self.filters // g}
        sizes |= {"g": g, "o": oh, "p": ow, "r": self.window.rows, "s": self.window.cols}
        return tuple(tuple(sizes[d] for d in dims) for dims in self.form.letters)

    @property
    def request(self) -> tuple[object, ...]:
        w, known = self.window, int(self.const_operand == "B")
        numbers = (self.images, self.channels, self.rows, self.cols, self.filters, w.rows, w.cols)
        head = ("convolution", self.form.function, self.layout, self.types, known)
        return (*head, *numbers, *w.strides, *w.pads, *w.dilations, self.groups)

    def views(self, letters: tuple[str, str, str]) -> tuple[str, ...]:
        """Where the image is B, weights are first."""
        order = (1, 0, 2) if self.layout == "nchw" else (0, 1, 2)
        if any(letter.isupper() for dims in letters for letter in dims):
            return self._views([self.shapes[place] for place in order], order)
        return self._views([tuple(self._size(x, letters) for x in dims) for dims in letters], order)

    def _size(self, letter: str, letters: tuple[str, str, str]) -> int:
        """Of a window of one pixel, which is a product; its batches are images, groups, or both."""
        batch, m, n, k = self.sizes
        both = any("d" in dims for dims in letters)
        return {"b": self.images if both else batch, "d": self.groups, "m": m, "n": n, "k": k}[letter]

    @property
    def text(self) -> str:
        w = self.window
        parts = [f"{self.images}x{self.channels}x{self.rows}x{self.cols}", f"{self.filters} of {w.rows}x{w.cols}"]
        parts += [f"/{w.strides[0]}"] * (w.strides != (1, 1)) + [f"groups {self.groups}"] * (self.groups > 1)
        parts += [f"dilated {w.dilations[0]}"] * (w.dilations != (1, 1))
        marks = [x for x, plain in ((self.layout, "nhwc"), (self.types, "f32")) if x != plain]
        return " ".join([*parts, *marks])

    def known(self) -> dict[str, Any]:
        return super().known() | {"layout": self.layout}
