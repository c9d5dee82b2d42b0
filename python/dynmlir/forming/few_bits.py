"""Weights of few bits as a linalg op makes numbers of them: of four bits, two of each byte, or of bytes.

    %w = linalg.generic {maps (n, b, j, h) -> (n, b, j), (n, b), (n, b, j, h)} ins(%bytes, %scales) outs(...) {
      ... linalg.index 3 ... // the lower half of the byte with its sign, then the upper one, times the scale
    }
    %matrix = tensor.collapse_shape %w [[0], [1, 2, 3]]

Of bytes there is no loop h; or the op makes a matrix, either way round, with a scale for each column, or none.
What a region computes is found by computing it, of every byte, and of both halves.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from dynmlir.bindings import ir
from dynmlir.dialect.values import made_by
from dynmlir.forming.generics import maps_of, reduced_loops

#: The loops that the dimensions of each operand are.
Loops = tuple[tuple[int, ...], ...]
#: The loop over both halves of a byte, behind those of columns, blocks and bytes of a block.
_HALF = 3
#: In the place of a loop: a dimension that is read at 0.
_ONE = -1
_BITS_OF_HALVES, _BITS_OF_BYTES = 4, 8
#: By what maps say: the bits of numbers.
_OF_BLOCKS: dict[Loops, int] = {
    ((0, 1, 2), (0, 1), (0, 1, 2, 3)): _BITS_OF_HALVES,
    ((0, 1, 2), (0, 1), (0, 1, 2)): _BITS_OF_BYTES,
}
_SCALES = (np.float32(0.75), np.float32(-3.5))


@dataclass(frozen=True)
class FewBits:
    """Numbers of so many bits, constants or not, and what they are scaled by.

    Bytes are (N, blocks, bytes of a block), scales (N, blocks); or bytes are a matrix of dimensions `dims`, "nk" or
    "kn", and scales N in any shape, or none.
    """

    bits: int
    bytes: ir.Value
    scales: ir.Value | None
    dims: str = ""

    @property
    def block(self) -> int:
        """Numbers that have a scale, along K."""
        along = self.dims.index("k") if self.dims else 2
        return int(self.bytes.type.get_dim_size(along)) * 8 // self.bits


def few_bits_of(matrix: ir.Value, dims: str) -> FewBits | None:
    """What a matrix of static sizes, of dimensions "nk" or "kn", is made of, where it is of numbers of few bits."""
    collapse = made_by(matrix, "tensor.collapse_shape")
    if not matrix.type.has_static_shape:
        return None
    return _of_matrix(matrix, dims) if collapse is None else _of_blocks(collapse) if dims == "nk" else None


def _of_blocks(collapse: Any) -> FewBits | None:
    op = made_by(collapse.operands[0], "linalg.generic")
    if op is None or len(op.operands) != 3 or any(reduced_loops(op)):
        return None
    result = op.results[0].type
    together = f"[[0], [{', '.join(map(str, range(1, result.rank)))}]]"
    bits = _OF_BLOCKS.get(_loops(op))
    if bits is None or str(collapse.attributes["reassociation"]) != together or _kinds(op) != ["i8", "f32", "f32"]:
        return None
    if bits == _BITS_OF_HALVES and result.get_dim_size(_HALF) != 2:
        return None
    return FewBits(bits, op.operands[0], op.operands[1]) if _scales_numbers(op, bits) else None


def _of_matrix(matrix: ir.Value, dims: str) -> FewBits | None:
    """Of bytes, where the op reads them as they lie."""
    cast = made_by(matrix, "arith.sitofp")
    if cast is not None:
        return FewBits(_BITS_OF_BYTES, cast.operands[0], None, dims) if _is_bytes(cast.operands[0]) else None
    op = made_by(matrix, "linalg.generic")
    if op is None or any(reduced_loops(op)) or len(op.results) != 1 or matrix.type.rank != len(dims):
        return None
    if set(_kinds(op)) == {"f32"}:
        return _scaled(op, dims)
    whole, scaled = (0, 1), ((dims.index("n"),),)
    scales: dict[Loops, int | None] = {(whole, whole): None, (whole, *scaled, whole): 1}
    loops, kinds = _loops(op), _kinds(op)
    if loops not in scales or kinds != ["i8", *["f32"] * (len(kinds) - 1)] or not _scales_numbers(op, _BITS_OF_BYTES):
        return None
    place = scales[loops]
    return FewBits(_BITS_OF_BYTES, op.operands[0], None if place is None else op.operands[place], dims)


def _scaled(op: Any, dims: str) -> FewBits | None:
    """Of bytes that another op makes numbers of, where this one multiplies each column by a scale."""
    inside = [each.operation for each in op.regions[0].blocks[0].operations]
    arguments = list(op.regions[0].blocks[0].arguments)
    if len(op.operands) != 3 or [each.name for each in inside] != ["arith.mulf", "linalg.yield"]:
        return None
    if set(inside[0].operands) != set(arguments[:2]) or inside[1].operands[0] != inside[0].results[0]:
        return None
    n, loops = dims.index("n"), _loops(op)
    scales = ((n,), (n, _ONE) if n == 0 else (_ONE, n))
    for place, other in ((0, 1), (1, 0)):
        if loops and loops[place] == loops[2] == (0, 1) and loops[other] in scales:
            weights = _of_matrix(op.operands[place], dims)
            is_bare = weights is not None and weights.scales is None
            return replace(weights, scales=op.operands[other]) if weights is not None and is_bare else None
    return None


def _is_bytes(value: ir.Value) -> bool:
    return str(value.type.element_type) == "i8"


def _kinds(op: Any) -> list[str]:
    return [str(value.type.element_type) for value in op.operands]


def _loops(op: Any) -> Loops:
    """The loops that the dimensions of each operand are, _ONE where one is read at 0; none where maps say others."""
    maps = maps_of(op)
    if not all(_is_loop(each) for map_ in maps for each in map_.results):
        return ()
    return tuple(tuple(_loop(each) for each in map_.results) for map_ in maps)


def _is_loop(dimension: Any) -> bool:
    is_zero = isinstance(dimension, ir.AffineConstantExpr) and dimension.value == 0
    return is_zero or isinstance(dimension, ir.AffineDimExpr)


def _loop(dimension: Any) -> int:
    return _ONE if isinstance(dimension, ir.AffineConstantExpr) else int(dimension.position)


def _scales_numbers(op: Any, bits: int) -> bool:
    """Whether a region makes signed numbers of bytes, times a scale where it has one."""
    every = np.arange(256, dtype=np.uint8).view(np.int8)
    if bits == _BITS_OF_HALVES:
        numbers = np.stack([(every << 4) >> 4, every >> 4], axis=1)
        bytes_, half = np.broadcast_arrays(every[:, None], np.arange(2))
    else:
        numbers, bytes_, half = every, every, None
    for scale in _SCALES:
        given = [bytes_, np.full_like(bytes_, scale, np.float32)][: len(op.operands) - 1]
        with np.errstate(all="ignore"):
            made = _computed(op.regions[0].blocks[0], given, half)
        if made is None or not np.array_equal(made, numbers.astype(np.float32) * (scale if len(given) > 1 else 1)):
            return False
    return True


Op = Callable[[np.ndarray, np.ndarray], np.ndarray]


def _unsigned(x: np.ndarray) -> np.ndarray:
    return x.view(f"u{x.dtype.itemsize}") if x.dtype.kind == "i" else x


_BINARY: dict[str, Op] = {
    "arith.addi": np.add,
    "arith.subi": np.subtract,
    "arith.muli": np.multiply,
    "arith.andi": np.bitwise_and,
    "arith.ori": np.bitwise_or,
    "arith.xori": np.bitwise_xor,
    "arith.shli": np.left_shift,
    "arith.shrsi": np.right_shift,
    "arith.shrui": lambda x, y: np.right_shift(_unsigned(x), _unsigned(y)).view(x.dtype),
    "arith.addf": np.add,
    "arith.subf": np.subtract,
    "arith.mulf": np.multiply,
}
_CASTS = ("arith.extsi", "arith.trunci", "arith.index_cast", "arith.sitofp")
_CASTS_OF_UNSIGNED = ("arith.extui", "arith.index_castui", "arith.uitofp")
_TYPES = {"i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64, "index": np.int64, "f32": np.float32}


def _computed(block: ir.Block, arguments: list[np.ndarray], half: np.ndarray | None) -> np.ndarray | None:
    """What a region yields of its first arguments and of the index of the last loop; None where it is not known."""
    values: dict[ir.Value, np.ndarray] = dict(zip(block.arguments, arguments, strict=False))
    *ops, last = [each.operation for each in block.operations]
    for op in ops:
        made = _result(op, values, half)
        if made is None:
            return None
        values[op.results[0]] = made
    return values.get(last.operands[0])


def _result(op: Any, values: dict[ir.Value, np.ndarray], half: np.ndarray | None) -> np.ndarray | None:
    kind = _TYPES.get(str(op.results[0].type)) if len(op.results) == 1 else None
    if kind is None:
        return None
    if op.name == "linalg.index":
        is_half = half is not None and ir.IntegerAttr(op.attributes["dim"]).value == _HALF
        return half.astype(kind) if half is not None and is_half else None
    operands = [_constant(each) if each not in values else values[each] for each in op.operands]
    if op.name == "arith.constant":
        return _constant(op.results[0])
    if any(each is None for each in operands):
        return None
    known = [each for each in operands if each is not None]
    if op.name in _CASTS or op.name in _CASTS_OF_UNSIGNED:
        return (known[0] if op.name in _CASTS else _unsigned(known[0])).astype(kind)
    return _BINARY[op.name](*known).astype(kind) if op.name in _BINARY else None


def _constant(value: ir.Value) -> np.ndarray | None:
    op = made_by(value, "arith.constant")
    kind = _TYPES.get(str(value.type))
    if op is None or kind is None:
        return None
    return np.asarray(op.attributes["value"].value, kind)
