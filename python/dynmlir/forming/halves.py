"""Weights of four bits as a linalg.generic makes numbers of them, two of each byte:

    %w = linalg.generic {maps (n, b, j, h) -> (n, b, j), (n, b), (n, b, j, h)} ins(%bytes, %scales) outs(...) {
      ... linalg.index 3 ... // the lower half of the byte with its sign, then the upper one, times the scale
    }
    %matrix = tensor.collapse_shape %w [[0], [1, 2, 3]]

What a region computes is found by computing it, of every byte and both halves.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from dynmlir.bindings import ir
from dynmlir.dialect.values import made_by
from dynmlir.forming.generics import maps_of, reduced_loops

#: The loop over both halves of a byte, behind those of columns, blocks and bytes of a block.
_HALF, _LOOPS = 3, ((0, 1, 2), (0, 1), (0, 1, 2, 3))
_TOGETHER = "[[0], [1, 2, 3]]"
_SCALES = (np.float32(0.75), np.float32(-3.5))


@dataclass(frozen=True)
class Halves:
    """Bytes (N, blocks, bytes of a block) and scales (N, blocks), constants or not."""

    bytes: ir.Value
    scales: ir.Value

    @property
    def block(self) -> int:
        """Numbers of one."""
        return 2 * int(self.bytes.type.get_dim_size(2))


def halves_of(matrix: ir.Value) -> Halves | None:
    """What a matrix (N, K) of static sizes is made of, where it is of signed halves of bytes with scales of blocks."""
    collapse = made_by(matrix, "tensor.collapse_shape")
    op = made_by(collapse.operands[0], "linalg.generic") if collapse is not None else None
    if collapse is None or op is None or str(collapse.attributes["reassociation"]) != _TOGETHER:
        return None
    result = op.results[0].type
    if len(op.operands) != 3 or any(reduced_loops(op)) or not result.has_static_shape:
        return None
    maps = tuple(tuple(each.position for each in map_.results) for map_ in maps_of(op) if _permutes(map_))
    kinds = [str(value.type.element_type) for value in op.operands]
    if (maps, kinds, result.get_dim_size(_HALF)) != (_LOOPS, ["i8", "f32", "f32"], 2):
        return None
    return Halves(op.operands[0], op.operands[1]) if _takes_halves(op) else None


def _permutes(map_: ir.AffineMap) -> bool:
    return all(isinstance(each, ir.AffineDimExpr) for each in map_.results)


def _takes_halves(op: Any) -> bool:
    every = np.arange(256, dtype=np.uint8).view(np.int8)
    signed = np.stack([(every << 4) >> 4, every >> 4], axis=1)
    bytes_, half = np.broadcast_arrays(every[:, None], np.arange(2))
    for scale in _SCALES:
        with np.errstate(all="ignore"):
            made = _computed(op.regions[0].blocks[0], [bytes_, np.full_like(bytes_, scale, np.float32)], half)
        if made is None or not np.array_equal(made, signed.astype(np.float32) * scale):
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


def _computed(block: ir.Block, arguments: list[np.ndarray], half: np.ndarray) -> np.ndarray | None:
    """What a region yields of its first arguments and of the index of the last loop; None where it is not known."""
    values: dict[ir.Value, np.ndarray] = dict(zip(block.arguments, arguments, strict=False))
    *ops, last = [each.operation for each in block.operations]
    for op in ops:
        made = _result(op, values, half)
        if made is None:
            return None
        values[op.results[0]] = made
    return values.get(last.operands[0])


def _result(op: Any, values: dict[ir.Value, np.ndarray], half: np.ndarray) -> np.ndarray | None:
    kind = _TYPES.get(str(op.results[0].type)) if len(op.results) == 1 else None
    if kind is None:
        return None
    if op.name == "linalg.index":
        return half.astype(kind) if ir.IntegerAttr(op.attributes["dim"]).value == _HALF else None
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
