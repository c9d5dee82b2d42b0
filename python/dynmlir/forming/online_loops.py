"""The online loops of a template: scf loops over the sizes of a contraction, around its linalg op on slices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from dynmlir.bindings import affine, arith, ir, linalg, scf, tensor
from dynmlir.kernels.contraction import Contraction

_PLAIN = Contraction("mk", "kn", "mn")


@dataclass
class OnlineLoops:
    """What the loops being built know of each size: where the slice begins, and how long it is."""

    contraction: Contraction
    operands: Sequence[ir.Value]
    tiles: dict[str, ir.Value]
    #: what the result starts from, None if it is added to.
    zero: ir.Value | None
    starts: dict[str, ir.Value] = field(default_factory=dict)
    lengths: dict[str, ir.Value] = field(default_factory=dict)

    def build(self, init: ir.Value) -> ir.Value:
        """The result: for each batch, m and n the tile of C; for each reduction += A's slice times B's."""
        parallel = [x for x in self.contraction.letters if x in self.contraction.c]
        return self._parallel(parallel, init)

    def _parallel(self, letters: list[str], result: ir.Value) -> ir.Value:
        if not letters:
            return self._tile(result)
        return self._loop(letters[0], result, lambda inner: self._parallel(letters[1:], inner))

    def _tile(self, result: ir.Value) -> ir.Value:
        tile = self._slice(result, self.contraction.c)
        if self.zero is not None:
            tile = linalg.fill(self.zero, outs=[tile])
        reductions = [x for x in self.contraction.letters if x not in self.contraction.c]
        summed = self._reduce(reductions, tile)
        dims = self.contraction.c
        mark, dynamic = _marks(len(dims))
        offsets, lengths = [self.starts[x] for x in dims], [self.lengths[x] for x in dims]
        return tensor.insert_slice(summed, result, offsets, lengths, [], mark, dynamic, [1] * len(dims))

    def _reduce(self, letters: list[str], tile: ir.Value) -> ir.Value:
        if letters:
            return self._loop(letters[0], tile, lambda inner: self._reduce(letters[1:], inner))
        a, b = (self._slice(self.operands[o], self.contraction.operands[o]) for o in (0, 1))
        if self.contraction == _PLAIN:
            return linalg.matmul(a, b, outs=[tile])
        return linalg.contract(a, b, outs=[tile], indexing_maps=indexing_maps(self.contraction))

    def _loop(self, letter: str, result: ir.Value, body) -> ir.Value:  # type: ignore[no-untyped-def]
        zero, size = _index(0), self._size(letter)
        step = self.tiles[letter] if letter in self.tiles else _index(1)
        for start, inner, final in scf.for_(zero, size, step, [result]):  # noqa: B007 `final` is for after the loop
            self.starts[letter] = start
            self.lengths[letter] = _remaining(start, step, size) if letter in self.tiles else _index(1)
            scf.yield_([body(inner)])
        return final

    def _size(self, letter: str) -> ir.Value:
        operand, dim = self.contraction.extents(letter)[0]
        return tensor.dim(self.operands[operand], _index(dim))

    def _slice(self, value: ir.Value, dims: str) -> ir.Value:
        mark, dynamic = _marks(len(dims))
        kind = ir.RankedTensorType.get(dynamic, value.type.element_type)
        offsets, lengths = [self.starts[x] for x in dims], [self.lengths[x] for x in dims]
        return tensor.extract_slice(kind, value, offsets, lengths, [], mark, dynamic, [1] * len(dims))


def indexing_maps(contraction: Contraction) -> ir.ArrayAttr:
    """The maps of a linalg op over the sizes in the order of `letters`."""
    letters = contraction.letters
    maps = [
        ir.AffineMap.get(len(letters), 0, [ir.AffineDimExpr.get(letters.index(x)) for x in dims])
        for dims in contraction.operands
    ]
    return ir.ArrayAttr.get([ir.AffineMapAttr.get(m) for m in maps])


def _marks(rank: int) -> tuple[list[int], list[int]]:
    return [ir.ShapedType.get_dynamic_stride_or_offset()] * rank, [ir.ShapedType.get_dynamic_size()] * rank


def _index(value: int) -> ir.Value:
    return arith.constant(ir.IndexType.get(), value)


def _remaining(start: ir.Value, step: ir.Value, size: ir.Value) -> ir.Value:
    """min(step, size - start): the extent of the last tile is what is left."""
    u, d = ir.AffineSymbolExpr.get(0), ir.AffineSymbolExpr.get(1)
    return affine.min(ir.AffineMap.get(1, 2, [u, d - ir.AffineDimExpr.get(0)]), [start, step, size])
