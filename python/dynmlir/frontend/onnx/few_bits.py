"""Weights of a few bits as ONNX Runtime stores them (com.microsoft), as the numbers that they stand for."""

from __future__ import annotations

from typing import Any

import numpy as np

from dynmlir.frontend.onnx.graphs import Made, Rules, Site

_BITS = (2, 4, 8)


def _unpacked(packed: np.ndarray, bits: int) -> np.ndarray:
    """The numbers in each row of bytes, the lowest bits first."""
    shifts = np.arange(0, 8, bits, dtype=np.uint8)
    numbers = (packed[..., None] >> shifts) & np.uint8(2**bits - 1)
    return numbers.reshape(len(packed), -1)


def _zeros(given: np.ndarray | None, rows: int, blocks: int, bits: int) -> np.ndarray:
    """A zero point for each block of each row."""
    if given is None:
        return np.full((rows, blocks), 2 ** (bits - 1), np.float32)
    if given.dtype == np.uint8:
        return _unpacked(given.reshape(rows, -1), bits)[:, :blocks].astype(np.float32)
    return given.reshape(rows, blocks).astype(np.float32)


def _matmul(site: Site) -> Made:
    """A product with a transposed matrix; the columns of a block have a scale and a zero point of their own."""
    a, *names = (site.input(place) for place in range(6))
    packed, scales, zeros, order, bias = (_constant(site, name) for name in names)
    bits, k, rows = (site.attribute(key, otherwise) for key, otherwise in (("bits", 4), ("K", None), ("N", None)))
    if bits not in _BITS or packed.dtype != np.uint8:
        raise site.refused(f"numbers of {bits} bits in {packed.dtype} are not imported")
    blocks = -(-k // site.attribute("block_size"))
    numbers = _unpacked(packed.reshape(rows, -1), bits)[:, :k].astype(np.float32)
    of = np.arange(k) // site.attribute("block_size") if order is None else order
    scale = scales.reshape(rows, blocks).astype(np.float32)
    weights = (numbers - _zeros(zeros, rows, blocks, bits)[:, of]) * scale[:, of]
    product = site.op("MatMul", a, site.constant(weights.T, site.type(a)))
    return product if bias is None else site.op("Add", product, site.input(5))


def _constant(site: Site, name: str) -> Any:
    value = site.value(name) if name else None
    if name and value is None:
        raise site.refused(f"is imported of constants alone, unlike '{name}'")
    return value


RULES: Rules = {("com.microsoft", "MatMulNBits"): _matmul}
