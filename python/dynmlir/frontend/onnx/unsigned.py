"""Whole numbers of ONNX without a sign, which the importer takes for such with one.

y : u8 = MaxPool(x)    =>    s : i8 = Cast(x + 128);  m = MaxPool(s);  y : u8 = Cast(m) + 128
"""

from __future__ import annotations

import numpy as np
from onnx import TensorProto

from dynmlir.frontend.onnx.graphs import Made, Rules, Site

_KINDS = {getattr(TensorProto, f"UINT{bits}") for bits in (8, 16, 32, 64)}
#: Types that hold as many numbers with a sign.
_SIGNED = {np.dtype(kind): TensorProto.INT32 for kind in ("u1", "u2")} | {np.dtype("u4"): TensorProto.INT64}


def _is_unsigned(site: Site, name: str) -> bool:
    kind = site.scope.types.get(name)
    return kind is not None and kind.tensor_type.elem_type in _KINDS


def _half(site: Site, name: str) -> int:
    """The greatest number whose first bit is 0."""
    return int(np.iinfo(site.type(name)).max) // 2


def _is_half(site: Site, name: str) -> bool:
    """Whether numbers are known to have 0 as their first bit, so that they are the same with a sign."""
    value = site.value(name)
    if value is not None:
        return bool(np.all(value <= _half(site, name)))
    maker = site.scope.makers.get(name)
    if maker is None or maker.op_type not in ("BitShift", "Min"):
        return False
    values = [each for each in map(site.value, maker.input) if each is not None]
    if maker.op_type == "Min":
        return any(np.all(each <= _half(site, name)) for each in values)
    is_right = any(each.s == b"RIGHT" for each in maker.attribute)
    return is_right and site.value(maker.input[1]) is not None and bool(np.all(values[-1] > 0))


def _quotient(site: Site) -> Made:
    """Twice the half by b, and one more where as much is left; of a b beyond the half 0 or 1."""
    a, b = site.node.input
    if not _is_unsigned(site, a) or (_is_half(site, a) and _is_half(site, b)):
        return None
    kind, half = site.type(a), _half(site, a)
    zero, one, most = (site.constant(number, kind) for number in (0, 1, half))
    less = b if _is_half(site, b) else site.op("Min", b, most)
    halves = site.op("Div", site.op("BitShift", a, one, direction="RIGHT"), less)
    twice = site.op("BitShift", halves, one, direction="LEFT")
    left = site.op("Sub", a, site.op("Mul", twice, less))
    made = site.op("Add", twice, site.op("Where", site.op("GreaterOrEqual", left, less), one, zero))
    if less == b:
        return made
    once = site.op("Where", site.op("GreaterOrEqual", a, b), one, zero)
    return site.op("Where", site.op("Greater", b, most), once, made)


def _remainder(site: Site) -> Made:
    a, b = site.node.input
    if not _is_unsigned(site, a):
        return None
    return site.op("Sub", a, site.op("Mul", site.op("Div", a, b), b))


def _clipped(site: Site) -> Made:
    made = site.input(0)
    if not _is_unsigned(site, made):
        return None
    for place, kind in enumerate(("Max", "Min"), 1):
        made = site.op(kind, made, site.input(place)) if site.input(place) else made
    return made


def _absolute(site: Site) -> Made:
    x = site.input(0)
    return x if _is_unsigned(site, x) else None


def _sign(site: Site) -> Made:
    x = site.input(0)
    return site.op("Min", x, site.constant(1, site.type(x))) if _is_unsigned(site, x) else None


def _sum(site: Site) -> Made:
    """Of absolute values."""
    x = site.input(0)
    if not _is_unsigned(site, x):
        return None
    kept = site.attributes
    axes = kept.pop("axes", None)
    return site.op("ReduceSum", x, *([site.constant(axes)] if axes else site.node.input[1:]), **kept)


def _first(site: Site) -> Made:
    """Along the last dimension, since IREE keeps all of another on its stack; numbers without a sign by the same with
    one, of as many bits where there are no more."""
    x, number = site.node.input
    rank, kept = site.rank(x), site.attributes
    axis = kept.pop("axis", -1) % rank
    if axis < rank - 1:
        turn = [*(each for each in range(rank) if each != axis), axis]
        made = site.ops("TopK", [site.op("Transpose", x, perm=turn), number], 2, axis=-1, **kept)
        return [site.op("Transpose", each, perm=[turn.index(place) for place in range(rank)]) for each in made]
    if not _is_unsigned(site, x):
        return None
    of_bits = _SIGNED.get(site.type(x))
    keys = x if of_bits else site.op("Add", x, site.constant(_half(site, x) + 1, site.type(x)))
    _, places = site.ops("TopK", [site.cast(keys, of_bits or TensorProto.INT64), number], 2, **kept)
    return [site.op("GatherElements", x, places, axis=-1), places]


def _pooled(site: Site) -> Made:
    """In bytes with a sign, of which 128 less are the same but for the first bit."""
    x = site.input(0)
    if site.gives(1) and site.type(x).kind in "iu":
        raise site.refused("the places of the greatest are imported of floats alone")
    if not _is_unsigned(site, x):
        return None
    if site.element(x) != TensorProto.UINT8:
        raise site.refused(f"is not imported of elements of {site.type(x)}")
    return _unsigned(site, site.op("MaxPool", _signed(site, x), **site.attributes))


def _signed(site: Site, name: str) -> str:
    """Bytes, less 128."""
    return site.cast(site.op("Add", name, site.constant(128, np.uint8)), TensorProto.INT8)


def _unsigned(site: Site, name: str) -> str:
    return site.op("Add", site.cast(name, TensorProto.UINT8), site.constant(128, np.uint8))


def _scattered(site: Site) -> Made:
    """As `_pooled`."""
    x, indices, updates = site.node.input
    if site.attribute("reduction", "none") not in ("max", "min") or not _is_unsigned(site, x):
        return None
    if site.element(x) != TensorProto.UINT8:
        raise site.refused(f"is not imported of elements of {site.type(x)}")
    made = site.op(site.node.op_type, _signed(site, x), indices, _signed(site, updates), **site.attributes)
    return _unsigned(site, made)


def _of_all_pixels(site: Site) -> Made:
    x = site.input(0)
    return site.reduced("ReduceMax", x, range(2, site.rank(x))) if _is_unsigned(site, x) else None


def _dequantized(site: Site) -> Made:
    """Of 16 bits, which the importer does not know: what the numbers stand for, made of floats or of a constant."""
    numbers, scale = site.node.input[:2]
    if site.element(numbers) != TensorProto.UINT16:
        return None
    value, maker = site.value(numbers), site.scope.makers.get(numbers)
    if value is not None:
        whole = site.constant(value, site.type(scale))
    elif maker is not None and maker.op_type == "QuantizeLinear":
        whole = _rounded(site, *maker.input)
    else:
        raise site.refused("is not imported of elements of uint16 but those of a QuantizeLinear and constants")
    return site.op("Mul", site.op("Sub", whole, _zero(site, scale, site.input(2))), scale)


def _rounded(site: Site, floats: str, scale: str, zero: str) -> str:
    """What a QuantizeLinear makes, in floats, which hold all of it."""
    kind = site.type(floats)
    least, most = (site.constant(number, kind) for number in (0, np.iinfo(np.uint16).max))
    moved = site.op("Add", site.op("Round", site.op("Div", floats, scale)), _zero(site, scale, zero))
    return site.op("Clip", moved, least, most)


def _zero(site: Site, scale: str, name: str) -> str:
    """A zero point in floats. Raises DynmlirError where it is not one for all, or no constant."""
    value = site.value(name) if name else np.zeros(())
    if value is None or value.size != 1 or {*site.sizes(scale)} - {1}:
        raise site.refused("is imported of elements of uint16 with one scale and one constant zero point alone")
    return site.constant(value, site.type(scale))


RULES: Rules = {
    ("", "Abs"): _absolute,
    ("", "Clip"): _clipped,
    ("", "DequantizeLinear"): _dequantized,
    ("", "Div"): _quotient,
    ("", "GlobalMaxPool"): _of_all_pixels,
    ("", "MaxPool"): _pooled,
    ("", "Mod"): _remainder,
    ("", "ReduceL1"): _sum,
    ("", "ScatterND"): _scattered,
    ("", "Sign"): _sign,
    ("", "TopK"): _first,
}
