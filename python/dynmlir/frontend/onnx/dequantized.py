"""Weights that a DequantizeLinear makes of a few bits, or of blocks that have scales of their own (ONNX 21).

    d = DequantizeLinear<axis = 0, block_size = 32>(w, s, z)
    y = MatMul(x, d)

The weights of a product are kept as those of MatMulNBits are (`few_bits`), where they are constants of four bits, or of
eight, with blocks along the reduction; of others there are the numbers that they stand for.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import onnx

from dynmlir.frontend.onnx.few_bits import FewBits, kept, may_keep, middle
from dynmlir.frontend.onnx.graphs import OWN, Made, Rules, Scope, Site

_KINDS = onnx.TensorProto
#: The bits and the middle of numbers that are kept, and what the importer does not know even without blocks.
_KEPT = {_KINDS.INT4: (4, 0), _KINDS.UINT4: (4, middle(4)), _KINDS.INT8: (8, 0), _KINDS.UINT8: (8, middle(8))}
_FEW_BITS = {getattr(_KINDS, name) for name in ("INT2", "UINT2", "INT4", "UINT4") if hasattr(_KINDS, name)}
#: Attributes with which a Gemm is a product and a bias.
_OF_GEMM = {"alpha": 1.0, "beta": 1.0, "transA": 0}


@dataclass(frozen=True)
class _Weights:
    """Constant numbers; what each is scaled by and what is 0: one for all, for each of a dimension, or for a block."""

    numbers: np.ndarray
    scale: np.ndarray
    zero: np.ndarray
    axis: int
    block: int
    """Numbers of one along `axis`; 0 where there are none."""
    kind: int
    """Of the numbers, of `onnx.TensorProto`."""
    made: np.dtype[Any]
    """The type of what they stand for."""

    @property
    def floats(self) -> np.ndarray:
        """What the numbers stand for."""
        scale, zero = (self._each(of).astype(np.float32) for of in (self.scale, self.zero))
        return np.asarray(((self.numbers.astype(np.float32) - zero) * scale).astype(self.made))

    def _each(self, of: np.ndarray) -> np.ndarray:
        if not self.block:
            return of
        return np.repeat(of, self.block, self.axis).take(range(self.numbers.shape[self.axis]), self.axis)

    @property
    def transposed(self) -> _Weights:
        axis = self.numbers.ndim - 1 - self.axis
        return replace(self, numbers=self.numbers.T, scale=self.scale.T, zero=self.zero.T, axis=axis)

    @property
    def few_bits(self) -> FewBits | None:
        """A matrix (K, N) as it is kept.

        None where this is none, or of other numbers, or scales are not alike in blocks of an even number along K.
        """
        if self.kind not in _KEPT or self.numbers.ndim != 2:
            return None
        (k, n), (blocks, columns), (bits, middle) = self.numbers.shape, self.scale.shape, _KEPT[self.kind]
        block = self.block if self.block and self.axis == 0 else k // max(1, blocks)
        if columns not in (1, n) or block * blocks != k or block % 2:
            return None
        each = (self.numbers.T.astype(np.int16) - middle).astype(np.uint8).reshape(n, blocks, block)
        bytes_ = each if bits == 8 else each[..., 0::2] & 15 | each[..., 1::2] << 4
        scale, zero = (np.broadcast_to(each.T, (n, blocks)).astype(np.float32) for each in (self.scale, self.zero))
        return FewBits(bits, np.asarray(bytes_), scale, middle - zero)


def _weights(node: onnx.NodeProto | None, scope: Scope) -> _Weights | None:
    """Of a DequantizeLinear of constants, of blocks or few bits; None for any other node."""
    if node is None or node.domain not in OWN or node.op_type != "DequantizeLinear":
        return None
    site = Site(node, scope, {}, iter(()))
    stated, scale = scope.constants.get(site.input(0)), site.value(site.input(1))
    block, axis = site.attribute("block_size", 0), site.attribute("axis", 1)
    zero = np.zeros((), np.float32) if not site.input(2) else site.value(site.input(2))
    if stated is None or scale is None or zero is None or not (block or stated.data_type in _FEW_BITS):
        return None
    numbers = site.value(site.input(0))
    assert numbers is not None
    axis += numbers.ndim * (axis < 0)
    _check(site, numbers.shape, scale.shape, axis, block)
    output = site.attribute("output_dtype", 0)
    made = np.dtype(onnx.helper.tensor_dtype_to_np_dtype(output)) if output else scale.dtype
    shape = scale.shape
    if not block:
        shape = tuple(scale.size if d == axis else 1 for d in range(numbers.ndim))
    zero = np.broadcast_to(zero.astype(np.float32).reshape(() if zero.size == 1 else scale.shape), scale.shape)
    return _Weights(numbers, scale.reshape(shape), zero.reshape(shape), axis, block, stated.data_type, made)


def _check(site: Site, shape: tuple[int, ...], scales: tuple[int, ...], axis: int, block: int) -> None:
    """Raises DynmlirError where scales are not of the numbers."""
    if scales in ((), (1,)) and not block:
        return
    if not 0 <= axis < len(shape):
        raise site.refused(f"axis is {axis}, '{site.input(0)}' has {len(shape)} dimensions")
    blocked = tuple(-(-size // block) if d == axis else size for d, size in enumerate(shape)) if block else None
    expected = blocked or shape[axis : axis + 1]
    if scales != expected:
        raise site.refused(f"scales are of sizes {list(scales)}, expected {list(expected)}")


def _dequantize(site: Site) -> Made:
    """The numbers that constants stand for; but where all that read them are products, these take them first."""
    weights = _weights(site.node, site.scope)
    if weights is None or _are_factors(site.node.output[0], site.scope):
        return None
    return site.constant(weights.floats, weights.floats.dtype)


def _are_factors(name: str, scope: Scope) -> bool:
    """Whether all that read a value are products of rows with it, as it is or transposed."""
    return all(
        reader is not None
        and (_multiplies(reader, name) or (_transposes(reader) and _are_factors(reader.output[0], scope)))
        for reader in scope.readers.get(name, ())
    )


def _multiplies(node: onnx.NodeProto, name: str) -> bool:
    is_product = node.domain in OWN and node.op_type in ("MatMul", "Gemm")
    return is_product and [each == name for each in node.input][:3] in ([False, True], [False, True, False])


def _transposes(node: onnx.NodeProto) -> bool:
    """All dimensions in the opposite order, which is what it does if nothing is said."""
    orders = [onnx.helper.get_attribute_value(each) for each in node.attribute]
    return node.domain in OWN and node.op_type == "Transpose" and all(sorted(o)[::-1] == list(o) for o in orders)


def _factor(site: Site) -> _Weights | None:
    """What rows are multiplied by, where it is what is imported here."""
    node, turned = site.scope.makers.get(site.input(1)), False
    while node is not None and _transposes(node):
        node, turned = site.scope.makers.get(node.input[0]), not turned
    weights = _weights(node, site.scope)
    return weights.transposed if weights is not None and turned else weights


def _matmul(site: Site) -> Made:
    weights = _factor(site)
    if weights is None:
        return None
    return _kept(site, weights) or site.op("MatMul", site.input(0), _constant(site, weights))


def _gemm(site: Site) -> Made:
    weights, attributes = _factor(site), site.attributes
    if weights is None:
        return None
    if attributes.pop("transB", 0):
        weights = weights.transposed
    plain = all(site.attribute(name, otherwise) == otherwise for name, otherwise in _OF_GEMM.items())
    product = _kept(site, weights) if plain else None
    if product is None:
        return site.op("Gemm", site.input(0), _constant(site, weights), *site.node.input[2:], **attributes)
    return site.op("Add", product, site.input(2)) if site.input(2) else product


def _constant(site: Site, weights: _Weights) -> str:
    return site.constant(weights.floats, weights.floats.dtype)


def _kept(site: Site, weights: _Weights) -> str | None:
    """The product of the first input by weights of few bits, None where it is none that is kept."""
    few_bits = weights.few_bits
    if few_bits is None or not may_keep(site, site.input(0), len(weights.numbers)):
        return None
    return kept(site, site.input(0), few_bits)


RULES: Rules = {
    ("", "DequantizeLinear"): _dequantize,
    ("", "MatMul"): _matmul,
    ("", "Gemm"): _gemm,
}
