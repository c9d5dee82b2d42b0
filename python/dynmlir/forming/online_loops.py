"""The online loops of a template: scf loops over the sizes of a contraction, around its linalg op on slices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from dynmlir.bindings import affine, arith, ir, linalg, scf, tensor
from dynmlir.dialect.core import index, size_of
from dynmlir.dialect.panels import form_of, unpack
from dynmlir.forming.epilogue import Epilogue, build_region
from dynmlir.forming.generics import mapped_generic
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
    #: the epilogue, what its first op reads of the contraction, and its extra operands.
    epilogue: Epilogue | None = None
    before: ir.Value | None = None
    extras: Sequence[ir.Value] = ()
    #: B as a matrix, where the operand lies in panels.
    matrix: ir.Value | None = None
    #: whether A is extended to C's type as numbers without sign; all else linalg's ops extend with it.
    unsigned: bool = False
    starts: dict[str, ir.Value] = field(default_factory=dict)
    lengths: dict[str, ir.Value] = field(default_factory=dict)

    def build(self, init: ir.Value) -> ir.Value:
        """The result: for each batch, m and n the tile of C; for each reduction += A's slice times B's.

        B in panels is read as the matrix that they are of.
        """
        if self.contraction.in_panels:
            a, panels = list(self.operands)[:2]
            types = ("u" * self.unsigned + str(a.type.element_type),)
            form = form_of(panels, len(self.contraction.on_matrices.b), types)
            self.matrix = unpack(panels, self._size("k"), self._size("n"), form)
        parallel = [x for x in self.contraction.letters if x in self.contraction.c]
        return self._parallel(parallel, init)

    def _parallel(self, letters: list[str], result: ir.Value) -> ir.Value:
        if not letters:
            return self._tile(result)
        return self._loop(letters[0], result, lambda inner: self._parallel(letters[1:], inner))

    def _tile(self, result: ir.Value) -> ir.Value:
        dims = self.contraction.c
        tile = into = self._slice(result, dims)
        if self.before is not None and self.before.type.element_type != into.type.element_type:
            tile = tensor.empty([self.lengths[x] for x in dims], self.before.type.element_type)
        if self.zero is not None:
            tile = linalg.fill(self.zero, outs=[tile])
        reductions = [x for x in self.contraction.letters if x not in dims]
        summed = self._finish(self._reduce(reductions, tile), into)
        mark, dynamic = _marks(len(dims))
        offsets, lengths = [self.starts[x] for x in dims], [self.lengths[x] for x in dims]
        return tensor.insert_slice(summed, result, offsets, lengths, [], mark, dynamic, [1] * len(dims))

    def _reduce(self, letters: list[str], tile: ir.Value) -> ir.Value:
        if letters:
            return self._loop(letters[0], tile, lambda inner: self._reduce(letters[1:], inner))
        contraction = self.contraction.on_matrices
        values = (self.operands[0], self.operands[1] if self.matrix is None else self.matrix)
        a, b = (self._slice(value, dims) for value, dims in zip(values, contraction.operands, strict=False))
        if self.unsigned:
            a = arith.extui(ir.RankedTensorType.get(a.type.shape, tile.type.element_type), a)
        if contraction == _PLAIN:
            return linalg.matmul(a, b, outs=[tile])
        return linalg.contract(a, b, outs=[tile], indexing_maps=indexing_maps(contraction))

    def _finish(self, tile: ir.Value, into: ir.Value) -> ir.Value:
        """The epilogue on a tile that is summed up, as one linalg.generic: in place, or, of another type, `into` C."""
        if self.epilogue is None:
            return tile
        dims = self.contraction.c
        slices = [self._slice_of_extra(e, x) for e, x in zip(self.extras, self.epilogue.letters, strict=True)]
        letters = [*self.epilogue.letters, dims]
        if tile.type != into.type:
            slices, letters, tile = [*slices, tile], [*letters, dims], into
        maps = [projection(dims, x).value for x in letters]
        return mapped_generic(slices, tile, maps, self._finished)

    def _finished(self, *elements: ir.Value) -> ir.Value:
        assert self.epilogue is not None and self.before is not None
        return build_region(self.epilogue, self.before, list(elements)[: len(self.extras) + 1])

    def _slice_of_extra(self, value: ir.Value, letters: str) -> ir.Value:
        """Without the dimensions that it has not."""
        dims, kind = self.contraction.c, value.type.element_type
        mark, dynamic = ir.ShapedType.get_dynamic_stride_or_offset(), ir.ShapedType.get_dynamic_size()
        offsets, lengths = [self.starts[x] for x in letters], [self.lengths[x] for x in letters]
        static_offsets = [mark if x in letters else 0 for x in dims]
        static_sizes = [dynamic if x in letters else 1 for x in dims]
        result = ir.RankedTensorType.get([dynamic] * len(letters), kind)
        return tensor.extract_slice(result, value, offsets, lengths, [], static_offsets, static_sizes, [1] * len(dims))

    def _loop(self, letter: str, result: ir.Value, body) -> ir.Value:  # type: ignore[no-untyped-def]
        zero, size = index(0), self._size(letter)
        step = self.tiles[letter] if letter in self.tiles else index(1)
        for start, inner, final in scf.for_(zero, size, step, [result]):  # noqa: B007 `final` is for after the loop
            self.starts[letter] = start
            self.lengths[letter] = _remaining(start, step, size) if letter in self.tiles else index(1)
            scf.yield_([body(inner)])
        return final

    def _size(self, letter: str) -> ir.Value:
        operand, dim = self.contraction.extents(letter)[0]
        return size_of(self.operands[operand], dim)

    def _slice(self, value: ir.Value, dims: str) -> ir.Value:
        mark, dynamic = _marks(len(dims))
        kind = ir.RankedTensorType.get(dynamic, value.type.element_type)
        offsets, lengths = [self.starts[x] for x in dims], [self.lengths[x] for x in dims]
        return tensor.extract_slice(kind, value, offsets, lengths, [], mark, dynamic, [1] * len(dims))


def projection(loops: str, dims: str) -> ir.AffineMapAttr:
    """The map from loops to the dimensions of an operand, both by their letters."""
    return ir.AffineMapAttr.get(ir.AffineMap.get(len(loops), 0, [ir.AffineDimExpr.get(loops.index(x)) for x in dims]))


def indexing_maps(contraction: Contraction) -> ir.ArrayAttr:
    """The maps of a linalg op over the sizes in the order of `letters`."""
    return ir.ArrayAttr.get([projection(contraction.letters, dims) for dims in contraction.operands])


def _marks(rank: int) -> tuple[list[int], list[int]]:
    return [ir.ShapedType.get_dynamic_stride_or_offset()] * rank, [ir.ShapedType.get_dynamic_size()] * rank


def _remaining(start: ir.Value, step: ir.Value, size: ir.Value) -> ir.Value:
    """min(step, size - start): the extent of the last tile is what is left."""
    u, d = ir.AffineSymbolExpr.get(0), ir.AffineSymbolExpr.get(1)
    return affine.min(ir.AffineMap.get(1, 2, [u, d - ir.AffineDimExpr.get(0)]), [start, step, size])
