"""Sums over the lanes of many vectors at once, of tiles that take dot products."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dynmlir.bindings import arith, ir
from dynmlir.kernels.element_types import bits

#: Bits within which a shuffle is a cycle on x86, and all that NEON has.
_BLOCK_BITS = 128


def sum_lanes(op: Any) -> None:
    """The lanes of R x N vectors, each addition what is left of two of them.

    LLVM sums each vector up by itself, which takes three times the instructions where there are eight.

    Before: %c = vector.multi_reduction <add>, %t, %start [2] : vector<RxNxL> to vector<RxN>
    After:  the even and the odd elements of two vectors as two vectors, added, in blocks of 128 bits; then the same of
            even and odd blocks; until one vector has an element for each of its sums
    """
    if op.name != "vector.multi_reduction":
        return
    source, start = op.operands
    rows, columns, lanes = ir.VectorType(source.type).shape
    kind = ir.VectorType(start.type)
    with ir.InsertionPoint(op), op.location:
        vectors = [_extracted(source, r, c) for r in range(rows) for c in range(columns)]
        sums = _summed(vectors, min(lanes, _BLOCK_BITS // bits(str(kind.element_type))))
        made = start
        for r in range(rows):
            row = _some(sums, range(r * columns, (r + 1) * columns))
            made = _inserted(_added(row, _extracted(start, r)), made, r)
        op.results[0].replace_all_uses_with(made)
    op.erase()


def _summed(vectors: list[Any], block: int) -> list[Any]:
    """Vectors whose elements, one after the other, are the sums of the vectors' lanes; and some more at the end."""
    lanes = _length(vectors[0])
    for _ in range(block.bit_length() - 1):
        vectors = [_halved(pair, 1, block) for pair in _pairs(vectors)]
    alike = True  # whether all blocks are parts of the same sums
    for _ in range((lanes // block).bit_length() - 1):
        if len(vectors) > 1:
            vectors, alike = [_halved(pair, block, lanes) for pair in _pairs(vectors)], False
        else:
            left = _length(vectors[0])
            vectors = [_halved(vectors, left // 2 if alike else block, left)]
    return vectors


def _pairs(vectors: Sequence[Any]) -> list[list[Any]]:
    """Two by two; a last one beside itself."""
    return [[vectors[i], vectors[min(i + 1, len(vectors) - 1)]] for i in range(0, len(vectors), 2)]


def _halved(vectors: Sequence[Any], group: int, within: int) -> Any:
    """The even groups of elements of one vector or of two plus the odd ones, block by block of so many elements."""
    lanes = _length(vectors[0])

    def every_other(first: int) -> list[int]:
        return [
            source * lanes + at + i
            for start in range(0, lanes, within)
            for source in range(len(vectors))
            for at in range(start + first * group, start + within, 2 * group)
            for i in range(group)
        ]

    return _added(*(_shuffled(vectors[0], vectors[-1], every_other(first)) for first in (0, 1)))


def _some(vectors: Sequence[Any], elements: range) -> Any:
    """Some elements of vectors that follow one another."""
    lanes = _length(vectors[0])
    first, last = elements[0] // lanes, elements[-1] // lanes
    there = list(vectors[first : last + 1])
    while len(there) > 2:
        there = [_shuffled(x, y, range(2 * _length(x))) for x, y in _pairs(there)]
    return _shuffled(there[0], there[-1], [i - first * lanes for i in elements])


def _length(value: Any) -> int:
    return int(ir.VectorType(value.type).shape[0])


def _shuffled(x: Any, y: Any, mask: Sequence[int]) -> Any:
    kind = ir.VectorType.get([len(mask)], ir.VectorType(x.type).element_type)
    places = {"mask": ir.DenseI64ArrayAttr.get(mask)}
    return ir.Operation.create("vector.shuffle", operands=[x, y], results=[kind], attributes=places).results[0]


def _added(x: Any, y: Any) -> Any:
    return (arith.addi if isinstance(ir.VectorType(x.type).element_type, ir.IntegerType) else arith.addf)(x, y)


def _extracted(value: Any, *position: int) -> Any:
    kind = ir.VectorType(value.type)
    part = ir.VectorType.get(kind.shape[len(position) :], kind.element_type)
    place = {"static_position": ir.DenseI64ArrayAttr.get(position)}
    return ir.Operation.create("vector.extract", operands=[value], results=[part], attributes=place).results[0]


def _inserted(part: Any, value: Any, position: int) -> Any:
    place = {"static_position": ir.DenseI64ArrayAttr.get([position])}
    made = ir.Operation.create("vector.insert", operands=[part, value], results=[value.type], attributes=place)
    return made.results[0]
