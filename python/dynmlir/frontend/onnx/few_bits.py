"""Weights of a few bits as ONNX Runtime stores them (com.microsoft).

Those of four and eight bits stay so: `torch.operator "torch.dynmlir.few_bits"(x, bytes, scales)` is x (..., K) by the
transposed matrix of bytes (N, blocks, bytes of a block) times scales (N, blocks), all of f32. Where that is half of K,
a byte is two numbers from -8 to 7, the lower half first, else one with its sign. Where it says `rounds`, each block of
a row may be rounded to bytes. Of two bits, and with x of f16, there are the numbers that they stand for.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import onnx

from dynmlir.frontend.onnx.graphs import Made, Rules, Site

_BITS = (2, 4, 8)
#: By bits that stay as they are, what gives all numbers of a byte signs.
_SIGNS = {4: np.uint8(0x88), 8: np.uint8(0x80)}
#: What attributes are that are not stated.
_STATED = {"bits": 4}
#: The accuracy level from which on rows may be rounded to bytes, block by block.
_BYTES = 4
#: The operator, before and behind the import.
_OPERATOR, _CALLED = "dynmlir_few_bits", "torch.dynmlir.few_bits"
_F32 = onnx.TensorProto.FLOAT


def _unpacked(packed: np.ndarray, bits: int) -> np.ndarray:
    """The numbers in each row of bytes, the lowest bits first."""
    shifts = np.arange(0, 8, bits, dtype=np.uint8)
    numbers = (packed[..., None] >> shifts) & np.uint8(2**bits - 1)
    return numbers.reshape(len(packed), -1)


def _zeros(given: np.ndarray | None, rows: int, blocks: int, bits: int) -> np.ndarray:
    """A zero point for each block of each row."""
    if given is None:
        return np.full((rows, blocks), middle(bits), np.float32)
    if given.dtype == np.uint8:
        return _unpacked(given.reshape(rows, -1), bits)[:, :blocks].astype(np.float32)
    return given.reshape(rows, blocks).astype(np.float32)


def _matmul(site: Site) -> Made:
    """A product with a transposed matrix; the columns of a block have a scale and a zero point of their own."""
    a, *names = (site.input(place) for place in range(6))
    packed, scales, zeros, order, bias = (_constant(site, name) for name in names)
    bits, k, rows, size = (site.attribute(key, _STATED.get(key)) for key in ("bits", "K", "N", "block_size"))
    for name, value in (("K", k), ("N", rows), ("block_size", size)):
        if not value or value < 0:
            raise site.refused(f"{name} is {value}, expected a number above 0")
    if isinstance(columns := site.sizes(a)[-1], int) and columns != k:
        raise site.refused(f"'{a}' has {columns} columns, K is {k}")
    if bits not in _BITS or packed.dtype != np.uint8:
        raise site.refused(f"numbers of {bits} bits in {packed.dtype} are not imported")
    blocks = -(-k // size)
    for name, there, expected in (("B", packed, rows * blocks * size * bits // 8), ("scales", scales, rows * blocks)):
        if there.size != expected:
            raise site.refused(f"{name} has {there.size} elements, expected {expected}")
    scale, zero = scales.reshape(rows, blocks).astype(np.float32), _zeros(zeros, rows, blocks, bits)
    if bits in _SIGNS and order is None and k == blocks * size and may_keep(site, a, k):
        rounds = site.attribute("accuracy_level", 0) >= _BYTES
        signed = packed.reshape(rows, blocks, size * bits // 8) ^ _SIGNS[bits]
        product = kept(site, a, FewBits(bits, signed, scale, middle(bits) - zero), rounds)
    else:
        of = np.arange(k) // size if order is None else order
        numbers = _unpacked(packed.reshape(rows, -1), bits)[:, :k].astype(np.float32)
        weights = (numbers - zero[:, of]) * scale[:, of]
        product = site.op("MatMul", a, site.constant(weights.T, site.type(a)))
    return product if bias is None else site.op("Add", product, site.input(5))


class FewBits(NamedTuple):
    """Bytes (N, blocks, bytes of a block) of signed numbers of so many bits, scales and zero points (N, blocks).

    Zero points are added to the numbers.
    """

    bits: int
    bytes: np.ndarray
    scale: np.ndarray
    zero: np.ndarray


def middle(bits: int) -> int:
    """Of numbers without signs."""
    return int(2 ** (bits - 1))


def may_keep(site: Site, a: str, k: int) -> bool:
    """Whether rows of K elements may be multiplied by numbers of few bits."""
    return site.rank(a) > 1 and site.element(a) == _F32 and site.sizes(a)[-1] == k


def kept(site: Site, a: str, weights: FewBits, rounds: bool = False) -> str:
    """The product as it is, and of zero points that are not 0 by the sums of each block. `rounds`: rows may be."""
    bits, bytes_, scale, zero = weights
    sizes, (rows, blocks, _) = site.sizes(a), bytes_.shape
    operands = site.constant(bytes_, np.uint8), site.constant(scale, np.float32)
    product = site.op(_OPERATOR, a, *operands, rounds=int(rounds))
    site.state_type(product, _F32, [*sizes[:-1], rows])
    beyond = zero * scale
    if np.any(beyond):
        parts = site.op("Reshape", a, site.constant([*[0] * (len(sizes) - 1), blocks, bytes_.shape[2] * 8 // bits]))
        sums = site.reduced("ReduceSum", parts, [-1], keepdims=0)
        product = site.op("Add", product, site.op("MatMul", sums, site.constant(beyond.T, np.float32)))
    return product


def keep_operators(module: Any) -> None:
    """Changes a module, or a function of it: the importer of ONNX's operators leaves those that are kept."""
    from torch_mlir import ir

    def visit(made: Any) -> Any:
        if made.name == "torch.operator" and ir.StringAttr(made.attributes["name"]).value == f"onnx.{_OPERATOR}":
            made.attributes["name"] = ir.StringAttr.get(_CALLED)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)


def _constant(site: Site, name: str) -> Any:
    value = site.value(name) if name else None
    if name and value is None:
        raise site.refused(f"is imported of constants alone, unlike '{name}'")
    return value


RULES: Rules = {("com.microsoft", "MatMulNBits"): _matmul}
