"""Convolutions for the tests: MLIR of one, and what it computes, in float64."""

from dataclasses import dataclass

import numpy as np

#: op -> (dimensions of image, weights and result): n images, g groups, c channels, f filters; x, y sizes of the image,
#: r, s of the window, o, v of the result.
OPS = {
    "conv_1d_nwc_wcf": ("nyc", "scf", "nvf"),
    "conv_1d_ncw_fcw": ("ncy", "fcs", "nfv"),
    "conv_2d_nhwc_hwcf": ("nxyc", "rscf", "novf"),
    "conv_2d_nhwc_fhwc": ("nxyc", "frsc", "novf"),
    "conv_2d_nchw_fchw": ("ncxy", "fcrs", "nfov"),
    "conv_2d_ngchw_fgchw": ("ngcxy", "fgcrs", "ngfov"),
    "conv_2d_ngchw_gfchw": ("ngcxy", "gfcrs", "ngfov"),
    "conv_2d_nhwgc_gfhwc": ("nxygc", "gfrsc", "novgf"),
    "depthwise_conv_2d_nchw_chw": ("ngxy", "grs", "ngov"),
    "depthwise_conv_2d_nhwc_hwcm": ("nxyg", "rsgf", "novgf"),
    "depthwise_conv_2d_nhwc_hwc": ("nxyg", "rsg", "novg"),
    "depthwise_conv_1d_nwc_wc": ("nyg", "sg", "nvg"),
    "depthwise_conv_1d_nwc_wcm": ("nyg", "sgf", "nvgf"),
    "conv_1d": ("y", "s", "v"),
    "conv_2d": ("xy", "rs", "ov"),
    "depthwise_conv_1d_ncw_cw": ("ngy", "gs", "ngv"),
}


@dataclass(frozen=True)
class Convolved:
    """One convolution. `before`, `after`: zeros around x and y, through a tensor.pad if there are any."""

    op: str
    stride: tuple[int, int] = (1, 1)
    dilation: tuple[int, int] = (1, 1)
    before: tuple[int, int] = (0, 0)
    after: tuple[int, int] = (0, 0)
    #: sizes that types state, by their letters.
    static: tuple[tuple[str, int], ...] = ()
    relu: bool = False
    element: str = "f32"
    #: the element type of the result, where it is another.
    sums: str | None = None
    #: as a linalg.generic, whose loops are in the order of these letters: those of the result and of the reduction.
    loops: str = ""
    #: what the result starts from is not read: zeros instead.
    zeros: bool = False

    @property
    def result(self):
        return self.sums or self.element

    @property
    def dims(self):
        return OPS[self.op]

    @property
    def spatial(self):
        """(image, result, window) letters of the dimensions that windows move over."""
        return [(x, o, r) for x, o, r in ("xor", "yvs") if x in self.dims[0]]

    def function(self, name):
        (x, w), c = map(self._tensor, self.dims[:2]), self._tensor(self.dims[2], element=self.result)
        image = "%x"
        pad = ""
        if any((*self.before, *self.after)):
            image, pad = "%p", self._pad(x)
        steps, rates = (", ".join(map(str, v[-len(self.spatial) :])) for v in (self.stride, self.dilation))
        rank = len(self.spatial)
        padded = self._tensor(self.dims[0], padded=True) if pad else x
        return f"""
func.func @{name}(%x: {x}, %w: {w}, %c: {c}) -> {c} {{
  %zero = arith.constant 0.0 : {self.element}
{pad}{self._fill(c) if self.zeros else ""}  %r = linalg.{self._attributes(steps, rates, rank)}
      ins({image}, %w : {padded}, {w}) outs({"%f" if self.zeros else "%c"} : {c}){self._region()} -> {c}
{self._relu(c) if self.relu else f"  return %r : {c}"}
}}"""

    def _fill(self, c):
        none = "0" if self.result.startswith("i") else "0.0"
        return f"""  %none = arith.constant {none} : {self.result}
  %f = linalg.fill ins(%none : {self.result}) outs(%c : {c}) -> {c}
"""

    def _attributes(self, steps, rates, rank):
        if self.op in ("conv_1d", "conv_2d"):
            return self.op
        if not self.loops:
            kind = f"tensor<{rank}xi64>"
            return f"{self.op} {{strides = dense<[{steps}]> : {kind}, dilations = dense<[{rates}]> : {kind}}}"
        windows = {
            x: f"{o} * {self.stride[place]} + {r} * {self.dilation[place]}"
            for place, (x, o, r) in enumerate(("xor", "yvs"))
            if r in self.loops
        }
        results = [", ".join(windows.get(d, d) for d in dims) for dims in self.dims]
        maps = ", ".join(f"affine_map<({', '.join(self.loops)}) -> ({some})>" for some in results)
        kinds = ", ".join('"parallel"' if x in self.dims[2] else '"reduction"' for x in self.loops)
        return f"generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}}"

    def _region(self):
        e = self.element
        if not self.loops:
            return ""
        return f""" {{
  ^bb0(%a: {e}, %b: {e}, %o: {e}):
    %m = arith.mulf %b, %a : {e}
    %s = arith.addf %m, %o : {e}
    linalg.yield %s : {e}
  }}"""

    def _tensor(self, dims, padded=False, element=None):
        known = dict(self.static)
        sizes = [("?" if x not in known or (padded and x in "xy") else str(known[x])) for x in dims]
        return f"tensor<{'x'.join([*sizes, element or self.element])}>"

    def _pad(self, x):
        sides = []
        for zeros in (self.before, self.after):
            of = {"x": zeros[0], "y": zeros[1]}
            sides.append(", ".join(str(of.get(d, 0)) for d in self.dims[0]))
        indices = ", ".join(f"%i{d}: index" for d in range(len(self.dims[0])))
        return f"""  %p = tensor.pad %x low[{sides[0]}] high[{sides[1]}] {{
  ^bb0({indices}):
    tensor.yield %zero : {self.element}
  }} : {x} to {self._tensor(self.dims[0], padded=True)}
"""

    def _relu(self, c):
        loops = ", ".join(f"d{i}" for i in range(len(self.dims[2])))
        identity = f"affine_map<({loops}) -> ({loops})>"
        kinds = ", ".join(['"parallel"'] * len(self.dims[2]))
        return f"""  %relu = linalg.generic {{indexing_maps = [{identity}, {identity}], iterator_types = [{kinds}]}}
      ins(%r : {c}) outs(%c : {c}) {{
  ^bb0(%e: {self.result}, %o: {self.result}):
    %none = arith.constant 0.0 : {self.result}
    %y = arith.maximumf %e, %none : {self.result}
    linalg.yield %y : {self.result}
  }} -> {c}
  return %relu : {c}"""

    def outputs(self, sizes):
        """The sizes of the result along windows: as many as fit."""
        made = {}
        for place, (x, o, r) in enumerate(("xor", "yvs")):
            room = sizes[x] + self.before[place] + self.after[place] - (sizes[r] - 1) * self.dilation[place] - 1
            made[o] = max(0, room // self.stride[place] + 1) if sizes[r] and room >= 0 else 0
        return made

    def arrays(self, sizes, seed):
        """Image, weights and what the result starts from."""
        rng = np.random.default_rng(seed)
        all_sizes = {**sizes, **dict(self.static)}
        all_sizes |= self.outputs(all_sizes)
        kind = np.float64 if self.element == "f64" else np.float32
        return [np.asarray(rng.random([all_sizes[d] for d in dims]) - 0.5, kind) for dims in self.dims]

    def exact(self, image, weights, start):
        """(result, sum of magnitudes, length of a sum) in float64."""
        dims, c = self.dims[0], self.dims[2]
        zeros = {"x": (self.before[0], self.after[0]), "y": (self.before[1], self.after[1])}
        image = np.pad(image.astype("f8"), [zeros.get(d, (0, 0)) for d in dims])
        weights, result, size = weights.astype("f8"), start.astype("f8"), np.abs(start).astype("f8")
        window = {r: weights.shape[self.dims[1].index(r)] for _, _, r in self.spatial}
        with np.errstate(invalid="ignore", over="ignore"):
            for taps in np.ndindex(*window.values()):
                at = dict(zip(window, taps, strict=True))
                piece = image[tuple(self._piece(d, at, start.shape) for d in dims)]
                tap = weights[tuple(at.get(d, slice(None)) for d in self.dims[1])]
                form = self._form(dims, c)
                result = result + np.einsum(form, piece, tap)
                size = size + np.einsum(form, np.abs(piece), np.abs(tap))
        depth = int(np.prod(list(window.values()))) * (weights.shape[self.dims[1].index("c")] if "c" in dims else 1)
        return np.maximum(result, 0) if self.relu else result, size, depth

    def _piece(self, dim, at, shape):
        for place, (x, o, r) in enumerate(("xor", "yvs")):
            if dim == x and o in self.dims[2]:
                first, count = at[r] * self.dilation[place], shape[self.dims[2].index(o)]
                return slice(
                    first, first + (count - 1) * self.stride[place] + 1 if count else first, self.stride[place]
                )
        return slice(None)

    def _form(self, dims, c):
        place = {x: o for x, o, _ in self.spatial}
        weights = "".join(d for d in self.dims[1] if d not in "rs")
        return f"{''.join(place.get(d, d) for d in dims)},{weights}->{c}"
