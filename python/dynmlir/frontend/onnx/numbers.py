"""Quantised and whole numbers of ONNX."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from onnx import TensorProto

from dynmlir.frontend.onnx.graphs import Made, Rule, Rules, Site
from dynmlir.frontend.onnx.pools import Windows, padded, surrounding

#: The exponents up to which a power is written as products.
_PRODUCTS = 16
#: Of an exponent: a number of 64 bits, but 0, 1 and -1, has room for no higher power.
_BITS = 6
#: The sizes up to which a product of elements is written out.
_FACTORS = 64
_WHOLE = "iu"
_FLOATS = (TensorProto.FLOAT, TensorProto.DOUBLE, TensorProto.FLOAT16, TensorProto.BFLOAT16)
_NO_CASTS = (TensorProto.INT16, TensorProto.UINT16, TensorProto.UINT32, TensorProto.UINT64)


def _kernel(site: Site, weight: str) -> list[int]:
    sizes = site.attribute("kernel_shape") or site.sizes(weight)[2:]
    if not all(isinstance(size, int) for size in sizes):
        raise site.refused("is not imported of a kernel of unknown sizes")
    return list(sizes)


def _zero(site: Site, place: int, like: str) -> str:
    """A zero point; 0 where it is left out."""
    return site.input(place) or site.constant(0, site.type(like))


def _conv_integer(site: Site) -> Made:
    """The importer has no pads of it: what lies around is the zero point of the image. Nor zero points of filters."""
    x, weight, weight_zero = site.input(0), site.input(1), site.input(3)
    windows = Windows.of(site, _kernel(site, weight))
    is_one = not weight_zero or _is_one(site, weight_zero)
    if is_one and not (windows.same or any(windows.begins) or any(windows.ends)):
        return None
    zero = _zero(site, 2, x)
    image = padded(site, x, surrounding(site, x, windows), _scalar(site, zero))
    return _sums(site, image, weight, zero, weight_zero)


def _kept(site: Site) -> dict[str, Any]:
    return {key: value for key, value in site.attributes.items() if key not in ("pads", "auto_pad")}


def _scalar(site: Site, name: str) -> str:
    value = site.value(name)
    return (
        site.op("Reshape", name, site.constant([])) if value is None else site.constant(value.reshape(()), value.dtype)
    )


def _is_one(site: Site, name: str) -> bool:
    """Whether a scale or a zero point is one number for all channels."""
    return site.rank(name) == 0 or site.sizes(name) == [1]


def _quantized_conv(site: Site) -> Made:
    """The importer adds a bias as it is where channels have scales of their own, and dies of pads that differ."""
    x, x_scale, x_zero, weight, scale, weight_zero, y_scale, y_zero = site.node.input[:8]
    windows = Windows.of(site, _kernel(site, weight))
    if windows.is_even and _is_one(site, scale) and _is_one(site, weight_zero):
        return None
    rank = site.rank(x)
    image = padded(site, x, surrounding(site, x, windows), _scalar(site, x_zero))
    sums = _sums(site, image, weight, _scalar(site, x_zero), weight_zero)
    if site.input(8):
        sums = site.op("Add", sums, site.channels(site.input(8), rank))
    product = site.op("Mul", _scalar(site, x_scale), scale)
    factor = product if _is_one(site, scale) else site.channels(product, rank)
    floats = site.op("Mul", site.cast(sums, site.element(x_scale)), factor)
    return site.op("QuantizeLinear", floats, _scalar(site, y_scale), _scalar(site, y_zero))


def _sums(site: Site, image: str, weight: str, zero: str, weight_zero: str) -> str:
    """The sums of products of a convolution, in i32; zero points of filters are taken off as often as pixels say."""
    if weight_zero and _is_one(site, weight_zero):
        return site.op("ConvInteger", image, weight, zero, _scalar(site, weight_zero), **_kept(site))
    sums = site.op("ConvInteger", image, weight, zero, **_kept(site))
    value = site.value(weight_zero) if weight_zero else np.zeros(1)
    if value is not None and not value.any():
        return sums
    if site.attribute("group", 1) != 1:
        raise site.refused("zero points of its filters other than 0 are not imported of groups")
    one = np.ones((1, site.known_size(weight, 1), *_kernel(site, weight)))
    pixels = site.op("ConvInteger", image, site.constant(one, site.type(weight)), zero, **_kept(site))
    zeros = site.channels(site.cast(weight_zero, TensorProto.INT32), site.rank(weight))
    return site.op("Sub", sums, site.op("Mul", pixels, zeros))


def _integer_matmul(site: Site) -> Made:
    """The importer takes zero points of the rows of a matrix for those of its columns; and of batches, where there are
    none, numbers without a sign for such with one."""
    a, b, a_zero = (site.input(place) for place in range(3))
    if not any(site.node.input[2:]):
        is_batch = max(site.rank(a), site.rank(b)) > 2
        return site.op("MatMulInteger", a, b, _zero(site, 2, a), _zero(site, 3, b)) if is_batch else None
    if not a_zero or site.rank(a_zero) != 1 or site.rank(a) != 2 or _is_one(site, a_zero):
        return None
    return site.op("MatMulInteger", a, b, site.unsqueezed(a_zero, 1), *site.node.input[3:])


def _quantized_matmul(site: Site) -> Made:
    """The importer multiplies matrices alone, whose rows have one scale and one zero point."""
    a, a_scale, a_zero, b, *others = site.node.input
    ranks = site.rank(a), site.rank(b)
    if min(ranks) < 2:
        raise site.refused("is imported of matrices and of batches of them alone")
    inner, _ = site.sizes(b)[-2:]
    is_one = _is_one(site, a_scale) and _is_one(site, a_zero)
    if is_one and ranks == (2, 2):
        return None
    if not is_one or ranks[1] > 2 or not isinstance(inner, int):
        return _scaled_sums(site)
    rows = site.reshaped(a, -1, inner)
    made = site.op("QLinearMatMul", rows, a_scale, a_zero, b, *others)
    return site.op("Reshape", made, _with_last(site, a, site.size(b, 1)))


def _scaled_sums(site: Site) -> str:
    """A quantised product by way of its sums in i32."""
    a, a_scale, a_zero, b, b_scale, b_zero, y_scale, y_zero = site.node.input
    a_scale, a_zero = (
        site.unsqueezed(each, 1) if site.rank(each) == 1 and not _is_one(site, each) else each
        for each in (a_scale, a_zero)
    )
    sums = site.op("MatMulInteger", a, b, a_zero, b_zero)
    floats = site.op("Mul", site.cast(sums, site.element(site.input(1))), site.op("Mul", a_scale, b_scale))
    return site.op("QuantizeLinear", floats, y_scale, y_zero)


def _with_last(site: Site, name: str, last: str) -> str:
    """The sizes of a tensor with another last one."""
    return site.vector(*(site.size(name, place) for place in range(site.rank(name) - 1)), last)


def _power(site: Site) -> Made:
    """The importer has none of whole numbers: products of base^1, base^2, base^4 ... where the exponent has the bit."""
    base, exponent = site.node.input
    if site.type(base).kind not in _WHOLE:
        return None
    value = site.value(exponent)
    if value is not None and value.ndim == 0 and value == int(value) and 1 <= value <= _PRODUCTS:
        made = base
        for _ in range(int(value) - 1):
            made = site.op("Mul", made, base)
        return made
    if site.type(exponent).kind not in _WHOLE:
        raise site.refused("whole numbers are imported to the power of whole numbers alone")
    same = exponent if site.element(exponent) == site.element(base) else site.cast(exponent, site.element(base))
    return _whole_power(site, base, same)


def _whole_power(site: Site, base: str, exponent: str) -> str:
    """Right as far as the result has room; of a negative exponent it is 0, but of 1 and -1."""
    zero, one, two = (site.constant(number, site.type(base)) for number in range(3))
    made, power, rest = one, base, site.op("Abs", exponent)
    for place in range(_BITS):
        power = site.op("Mul", power, power) if place else power
        is_odd = site.op("Equal", site.op("Mod", rest, two), one)
        made = site.op("Mul", made, site.op("Where", is_odd, power, one))
        rest = site.op("Div", rest, two)
    is_small = site.op("Equal", site.op("Abs", base), one)
    below = site.op("And", site.op("Less", exponent, zero), site.op("Not", is_small))
    return site.op("Where", below, zero, made)


def _shift(site: Site) -> Made:
    """By less than 0, or by as many bits as there are and more, which the importer lacks: as the sign says (set 28)."""
    x, by = site.node.input
    kind = site.type(x)
    most, is_signed = 8 * kind.itemsize - 1, kind.kind == "i"
    if _is_within(site, by, most, is_signed):
        return None
    zero, last, way = site.constant(0, kind), site.constant(most, kind), site.attribute("direction")
    near, is_outside = site.op("Min", by, last), site.op("Greater", by, last)
    if is_signed:
        near, is_outside = site.op("Max", near, zero), site.op("Or", is_outside, site.op("Less", by, zero))
    left = zero
    if is_signed and way == "RIGHT":
        left = site.op("Where", site.op("Less", x, zero), site.constant(-1, kind), zero)
    return site.op("Where", is_outside, left, site.op("BitShift", x, near, direction=way))


def _is_within(site: Site, name: str, most: int, is_signed: bool) -> bool:
    """Whether numbers are known to be from 0 to `most`: of constants, or made so."""
    value = site.value(name)
    if value is not None:
        return bool(np.all((value >= 0) & (value <= most)))
    for kind in ("Max", "Min") if is_signed else ("Min",):
        maker = site.scope.makers.get(name)
        if maker is None or maker.op_type != kind or len(maker.input) != 2:
            return False
        bound = site.value(maker.input[1])
        if bound is None or not np.all((bound >= 0) & (bound <= most)):
            return False
        name = maker.input[0]
    return True


def _of_known_axes(place: int) -> Rule:
    """Refuses axes that a call of the model states."""

    def rule(site: Site) -> Made:
        axes = site.input(place)
        if axes and site.scope.makers.get(axes) is None and site.value(axes) is None:
            raise site.refused("is not imported of axes that a call states")
        return None

    return rule


def _axes(site: Site) -> list[int] | None:
    """Those of a reduction, None where they are not known; all of them, unless it is told to have none."""
    x = site.input(0)
    rank = site.rank(x)
    given = site.attribute("axes")
    if site.input(1):
        value = site.value(site.input(1))
        given = None if value is None else value.tolist()
        if given is None:
            return None
    if not given:
        return [] if site.attribute("noop_with_empty_axes", 0) else list(range(rank))
    return [each % rank for each in given]


def _mean(site: Site) -> Made:
    """The importer has none of whole numbers."""
    x = site.input(0)
    if site.type(x).kind not in _WHOLE or not (axes := _axes(site)):
        return None
    total = site.reduced("ReduceSum", x, axes, site.attribute("keepdims", 1))
    return site.op("Div", total, _number(site, x, axes))


def _number(site: Site, x: str, axes: Sequence[int]) -> str:
    """Of the elements along some dimensions, in their type."""
    known = [size for axis in axes if isinstance(size := site.sizes(x)[axis], int)]
    if len(known) == len(axes):
        return site.constant(np.array(math.prod(known)).astype(site.type(x)), site.type(x))
    if site.element(x) in _NO_CASTS:
        raise site.refused(f"elements of {site.type(x)} are not imported of unknown sizes")
    number = site.size(x, axes[0])
    for axis in axes[1:]:
        number = site.op("Mul", number, site.size(x, axis))
    return site.cast(_scalar(site, number), site.element(x))


def _product(site: Site) -> Made:
    """The importer has none: factors one by one, where their number is known."""
    x, axes = site.input(0), _axes(site)
    if not axes:
        return None
    made = x
    for axis in axes:
        size = site.known_size(x, axis)
        if not 0 < size <= _FACTORS:
            raise site.refused(f"is imported of 1 to {_FACTORS} factors")
        parts = [site.op("Gather", made, site.constant([place]), axis=axis) for place in range(size)]
        made = parts[0]
        for part in parts[1:]:
            made = site.op("Mul", made, part)
    return made if site.attribute("keepdims", 1) else site.squeezed(made, *axes)


def _cast(site: Site) -> Made:
    """The importer has none to some; of floats to bytes without a sign its own is right up to 127."""
    kind, x = site.attribute("to"), site.input(0)
    if kind in _NO_CASTS:
        raise site.refused(f"elements of {TensorProto.DataType.Name(kind).lower()} are not imported")
    if kind == TensorProto.UINT8 and x in site.scope.types and site.element(x) in _FLOATS:
        return site.cast(site.cast(x, TensorProto.INT32), kind)
    return None


def _squeezed(site: Site) -> Made:
    """The importer takes away all sizes that are not known where no axes are stated."""
    x = site.input(0)
    if site.input(1):
        return _of_known_axes(1)(site)
    sizes = site.sizes(x)
    if not all(isinstance(size, int) for size in sizes):
        raise site.refused("is imported of stated axes alone where a size is not known")
    return site.squeezed(x, *(place for place, size in enumerate(sizes) if size == 1))


#: Operators that take their axes as an input -> its place, but for those with rules of their own that ask for them.
_AXES = dict.fromkeys(("L1", "L2", "LogSum", "LogSumExp", "Max", "Min", "Sum", "SumSquare"), 1)
_AXES = {f"Reduce{name}": place for name, place in _AXES.items()} | {"Slice": 3, "Unsqueeze": 1}
RULES: Rules = {
    **{("", name): _of_known_axes(place) for name, place in _AXES.items()},
    ("", "BitShift"): _shift,
    ("", "Cast"): _cast,
    ("", "ConvInteger"): _conv_integer,
    ("", "MatMulInteger"): _integer_matmul,
    ("", "Pow"): _power,
    ("", "QLinearConv"): _quantized_conv,
    ("", "QLinearMatMul"): _quantized_matmul,
    ("", "ReduceMean"): _mean,
    ("", "ReduceProd"): _product,
    ("", "Squeeze"): _squeezed,
}
