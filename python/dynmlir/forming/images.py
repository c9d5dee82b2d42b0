"""Images of which windows read a part, at one pixel or by one tap: what that part is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from dynmlir.bindings import ir, linalg, tensor
from dynmlir.dialect.core import size_of
from dynmlir.dialect.windows import is_windowed
from dynmlir.forming.sizes import Agreement, Origins, Size


@dataclass(frozen=True)
class Extent:
    """How far a loop goes: as far as a tensor along a dimension, whose size is of this origin."""

    size: Size
    tensor: ir.Value
    dim: int

    def built(self) -> int | ir.Value:
        """The number, or a value at the insertion point."""
        return self.size if isinstance(self.size, int) else size_of(self.tensor, self.dim)


@dataclass(frozen=True)
class Part:
    """What is read of a dimension of an image."""

    dim: int
    extent: Extent
    whole: Size

    def agreement(self, image: ir.Value) -> Agreement:
        """That the image is as large."""
        operands = (self.extent.tensor, self.extent.dim), (image, self.dim)
        return Agreement(self.extent.size, self.whole, operands, at_most=True)


def cut_images(op: Any, function: Any, origins: Origins) -> None:
    """Lets a linalg op in a function read no more of its images than windows do, which have to be as large."""
    for place, parts in list(read_parts(op, origins)):
        image = op.operands[place]
        for part in parts:
            if not (isinstance(part.extent.size, int) and isinstance(part.whole, int)):
                part.agreement(image).require(function, op)
        with ir.InsertionPoint(op), op.location:
            op.operands[place] = _cut(image, parts)


def read_parts(op: Any, origins: Origins) -> Iterator[tuple[int, list[Part]]]:
    """Of each operand of a linalg op that windows read, in dimensions along which but one loop goes: what is read.

    Loops of one turn do not count. None of dimensions that are read to their end by what makes the sizes.
    """
    found = linalg.get_indexing_maps(op) if op.operation.name.startswith("linalg.") else None
    maps = [ir.AffineMapAttr(each).value for each in found or ()]
    inputs = len(maps) - len(op.results)
    if not any(is_windowed(each) for each in maps[:inputs]):
        return
    extents = _extents(op, maps, origins)
    for place, (image, read) in enumerate(zip(op.operands, maps[:inputs], strict=False)):
        parts = []
        for dim, result in enumerate(read.results if is_windowed(read) else ()):
            extent = _only_extent(result, extents) if isinstance(result, ir.AffineAddExpr) else None
            whole = origins.of(image, dim)
            if extent is not None and extent.size != whole:
                parts.append(Part(dim, extent, whole))
        if parts:
            yield place, parts


def _cut(image: ir.Value, parts: list[Part]) -> ir.Value:
    """The part of an image from its beginning, at the insertion point."""
    kind, unknown = image.type, ir.ShapedType.get_dynamic_size()
    read = {part.dim: part.extent.built() for part in parts}
    lengths = [read.get(d, size_of(image, d) if n == unknown else n) for d, n in enumerate(kind.shape)]
    stated = [length if isinstance(length, int) else unknown for length in lengths]
    dynamic = [length for length in lengths if not isinstance(length, int)]
    rank = kind.rank
    piece = ir.RankedTensorType.get(stated, kind.element_type, kind.encoding)
    return tensor.extract_slice(piece, image, [], dynamic, [], [0] * rank, stated, [1] * rank)


def _extents(op: Any, maps: list[ir.AffineMap], origins: Origins) -> dict[int, Extent]:
    """Of each loop its extent; a number where an operand says one."""
    found: dict[int, Extent] = {}
    for value, read in zip(op.operands, maps, strict=True):
        for dim, result in enumerate(read.results):
            if isinstance(result, ir.AffineDimExpr) and isinstance(value.type, ir.RankedTensorType):
                extent = Extent(origins.of(value, dim), value, dim)
                if result.position not in found or isinstance(extent.size, int):
                    found[result.position] = extent
    return found


def _only_extent(expression: ir.AffineExpr, extents: dict[int, Extent]) -> Extent | None:
    """The extent of the only loop that an index goes along, one by one; of a loop of one turn where it does not move.

    None of others.
    """
    terms = _terms(expression)
    known = [extents.get(loop) for loop, _ in terms or ()]
    moving = [(extent, by) for extent, (_, by) in zip(known, terms or (), strict=True) if extent and extent.size != 1]
    if terms is None or None in known or len(moving) > 1:
        return None
    extent, by = moving[0] if moving else (known[0], 1)
    return extent if by == 1 else None


def _terms(expression: ir.AffineExpr) -> list[tuple[int, int]] | None:
    """Loops and what they are multiplied by, of a sum of these."""
    if isinstance(expression, ir.AffineAddExpr):
        sides = _terms(expression.lhs), _terms(expression.rhs)
        return None if None in sides else [term for side in sides for term in side or ()]
    if isinstance(expression, ir.AffineDimExpr):
        return [(expression.position, 1)]
    if isinstance(expression, ir.AffineMulExpr) and isinstance(expression.rhs, ir.AffineConstantExpr):
        loop = expression.lhs
        return [(loop.position, expression.rhs.value)] if isinstance(loop, ir.AffineDimExpr) else None
    return None
