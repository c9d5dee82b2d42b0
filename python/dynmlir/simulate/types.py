"""Element types as f32 that they can represent."""

from __future__ import annotations

from typing import Any

import numpy as np

from dynmlir.bindings import ir


def round_to(values: Any, element: str) -> np.ndarray:
    """f32 values rounded to nearest even of an element type: f32, f16, bf16 or tf32."""
    values = np.asarray(values, dtype=np.float32)
    if element == "f16":
        with np.errstate(over="ignore"):
            return values.astype(np.float16).astype(np.float32)
    if element in ("bf16", "tf32"):
        return _keep_bits(values, 16 if element == "bf16" else 13)
    return values


def _keep_bits(values: np.ndarray, dropped: int) -> np.ndarray:
    """Rounds the last `dropped` bits of the mantissa away; NaN and infinity stay."""
    bits = values.view(np.uint32).astype(np.uint64)
    odd = (bits >> dropped) & 1
    rounded = ((bits + (1 << (dropped - 1)) - 1 + odd) >> dropped << dropped).astype(np.uint32).view(np.float32)
    return np.where(np.isfinite(values), rounded, values).astype(np.float32)


def zeros(kind: Any) -> Any:
    """What a branch that no thread takes would have yielded."""
    if isinstance(kind, ir.VectorType):
        return np.zeros((1, *kind.shape), dtype=np.float32)
    return np.int64(0) if isinstance(kind, (ir.IndexType, ir.IntegerType)) else np.float32(0)
