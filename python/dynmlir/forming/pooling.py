"""The greatest number of a window, in NHWC: what numbers stand for grows with them where their scale is above 0.

    max over a window of (x - z) s  =  (max over the window of x  -  z) s

What lies around the image is less than all of it, and so is the least number there is: no window may lie outside.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from dynmlir.bindings import arith, ir, linalg, tensor
from dynmlir.dialect.values import constant_of, made_by, readers, sizes
from dynmlir.forming.channels_last import LAST, SECOND, around, padded_last, turned
from dynmlir.forming.dequantized import Dequantized, floats_of, stated_numbers
from dynmlir.forming.image_ops import window_numbers

_POOL = "linalg.pooling_nchw_max"
#: What floats that are less than all others are at most.
_LEAST = -float(np.finfo(np.float32).max)


@dataclass(frozen=True)
class Pool:
    """A pooling_nchw_max of what numbers stand for, behind a tensor.pad or not."""

    op: Any
    pad: Any | None
    found: Dequantized


def find_pool(floats: Any) -> Pool | None:
    """The pool that is all that reads what a dequantize_affine makes, behind a pad of less than all of it."""
    found, users = stated_numbers(floats), readers(floats.results[0])
    scale = None if found is None else constant_of(found.scale)
    if found is None or scale is None or scale <= 0 or len(users) != 1:
        return None
    pad = users[0] if users[0].name == "tensor.pad" else None
    users = users if pad is None else readers(pad.results[0])
    if len(users) != 1 or users[0].name != _POOL or (pad is not None and not _is_least(around(pad))):
        return None
    (op,) = users
    window, start = op.operands[1].type, made_by(op.operands[2], "linalg.fill")
    starts = start is not None and _is_least(constant_of(start.operands[0]))
    near = all(each == 1 for each in window_numbers(op, "dilations")) and window.has_static_shape
    return Pool(op, pad, found) if starts and near and _sees_some(pad, window.shape) else None


def _is_least(value: int | float | None) -> bool:
    return value is not None and value <= _LEAST


def _sees_some(pad: Any | None, window: list[int]) -> bool:
    """Whether each window has an element of the image in it: fewer are added on each side than it is wide."""
    if pad is None:
        return True
    sides = [list(ir.DenseI64ArrayAttr(pad.attributes[name])) for name in ("static_low", "static_high")]
    plain = len(pad.operands) == 1 and all(side[:2] == [0, 0] for side in sides)
    return plain and all(0 <= x < taps for side in sides for x, taps in zip(side[2:], window, strict=True))


def pooled(pool: Pool, numbers: ir.Value) -> ir.Value:
    """The pool of numbers in NHWC, as floats in NCHW; built at the insertion point."""
    byte = ir.IntegerType.get_signless(8)
    least = arith.constant(byte, 0 if pool.found.unsigned else -128)
    image = numbers if pool.pad is None else padded_last(pool.pad, numbers, least)
    extents = sizes(pool.op.operands[2])
    memory = linalg.fill(least, outs=[tensor.empty([extents[d] for d in LAST], byte)])
    window = tensor.empty(list(pool.op.operands[1].type.shape), byte)
    make = linalg.pooling_nhwc_max_unsigned if pool.found.unsigned else linalg.pooling_nhwc_max
    made = make(image, window, outs=[memory], strides=window_numbers(pool.op, "strides"), dilations=[1, 1])
    return turned(floats_of(replace(pool.found, numbers=made)), SECOND)
