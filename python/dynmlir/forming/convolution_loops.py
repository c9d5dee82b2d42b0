"""The online loops of a convolution: around its linalg op on pieces of the image, zeros around which are local."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dynmlir.bindings import affine, ir, tensor
from dynmlir.dialect.windows import apply
from dynmlir.forming.online_loops import OnlineLoops
from dynmlir.kernels.contraction import Window


@dataclass
class ConvolutionLoops(OnlineLoops):
    """Besides: the linalg op, and the image with the zeros around it."""

    op: Any = None
    image: ir.Value | None = None

    def _reduce(self, letters: list[str], tile: ir.Value) -> ir.Value:
        if letters:
            return super()._reduce(letters, tile)
        assert self.image is not None
        a_is_image = self.contraction.image == "A"
        dims = self.contraction.operands[not a_is_image]
        weights = self._slice(self.operands[a_is_image], self.contraction.operands[a_is_image])
        return apply(self.op, [self._piece(self.image, dims), weights, tile])

    def _piece(self, image: ir.Value, dims: str) -> ir.Value:
        """What the windows of a tile cover."""
        windows = {window.size: window for window in self.contraction.windows}
        ranges = [self._covered(windows[x]) if x in windows else (self.starts[x], self.lengths[x]) for x in dims]
        dynamic, mark = ir.ShapedType.get_dynamic_size(), ir.ShapedType.get_dynamic_stride_or_offset()
        rank = len(dims)
        kind = ir.RankedTensorType.get([dynamic] * rank, image.type.element_type)
        offsets, lengths = ([pair[side] for pair in ranges] for side in (0, 1))
        return tensor.extract_slice(kind, image, offsets, lengths, [], [mark] * rank, [dynamic] * rank, [1] * rank)

    def _covered(self, window: Window) -> tuple[ir.Value, ir.Value]:
        """From where, and how many."""
        out, tap = ir.AffineSymbolExpr.get(0), ir.AffineSymbolExpr.get(1)
        start = out * window.stride + tap * window.dilation
        length = (out - 1) * window.stride + (tap - 1) * window.dilation + 1
        starts, lengths = ([values[x] for x in (window.out, window.tap)] for values in (self.starts, self.lengths))
        return affine.apply(ir.AffineMap.get(0, 2, [start]), starts), affine.apply(
            ir.AffineMap.get(0, 2, [length]), lengths
        )
