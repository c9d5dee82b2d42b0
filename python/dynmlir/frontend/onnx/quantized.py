"""Quantised operators of ONNX Runtime (com.microsoft), by the floats that the numbers stand for or by exact sums.

y = QLinearAdd(a, sa, za, b, sb, zb, sy, zy)    =>    QuantizeLinear(DequantizeLinear(a, sa, za) + ..., sy, zy)
"""

from __future__ import annotations

from typing import Any

from onnx import TensorProto

from dynmlir.frontend.onnx.graphs import Made, Rule, Rules, Site

_DOMAIN = "com.microsoft"


def _floats(site: Site, place: int) -> str:
    """What an input stands for, whose scale and zero point are the next two."""
    return site.op("DequantizeLinear", *(site.input(place + each) for each in range(3)))


def _numbers(site: Site, floats: str, place: int) -> str:
    """Floats by the scale and the zero point that two inputs are."""
    return site.op("QuantizeLinear", floats, site.input(place), site.input(place + 1))


def _of_floats(kind: str, operands: int = 1, *kept: str, without: tuple[str, ...] = ()) -> Rule:
    """The same of floats, with attributes that are `kept`; refused with those that it is `without`."""

    def rule(site: Site) -> Made:
        for name in without:
            if site.attribute(name, 0):
                raise site.refused(f"{name} is not imported")
        attributes: dict[str, Any] = {name: site.attribute(name) for name in kept}
        floats = site.op(kind, *(_floats(site, 3 * each) for each in range(operands)), **attributes)
        return _numbers(site, floats, 3 * operands)

    return rule


def _concat(site: Site) -> Made:
    """Scale and zero point of the result come first."""
    parts = [_floats(site, place) for place in range(2, len(site.node.input), 3)]
    return _numbers(site, site.op("Concat", *parts, axis=site.attribute("axis")), 0)


def _given(*names: str) -> list[str]:
    """Inputs that come last, but those that are left out."""
    given = list(names)
    while given and not given[-1]:
        given.pop()
    return given


def _scaled(site: Site, sums: str, *factors: str, bias: str = "") -> str:
    """Sums of products in i32 as floats."""
    made = site.cast(sums, TensorProto.FLOAT)
    for factor in factors:
        made = site.op("Mul", made, factor)
    return site.op("Add", made, bias) if bias else made


def _to_float(site: Site) -> Made:
    a, b, a_scale, b_scale, a_zero, b_zero, bias = (site.input(place) for place in range(7))
    sums = site.op("MatMulInteger", a, b, *_given(a_zero, b_zero))
    return _scaled(site, sums, a_scale, b_scale, bias=bias)


def _dynamic(site: Site) -> Made:
    """A is quantised at each call."""
    a, b, scale, zero, bias = (site.input(place) for place in range(5))
    numbers, a_scale, a_zero = site.ops("DynamicQuantizeLinear", [a], 3)
    sums = site.op("MatMulInteger", numbers, b, *_given(a_zero, zero))
    return _scaled(site, sums, a_scale, scale, bias=bias)


def _gemm(site: Site) -> Made:
    """alpha A B + C, C in i32 as the sums are; floats where there is no scale of the result."""
    a, a_scale, a_zero, b, b_scale, b_zero, c, scale, zero = (site.input(place) for place in range(9))
    a, b = (
        site.op("Transpose", each, perm=[1, 0]) if site.attribute(name, 0) else each
        for each, name in ((a, "transA"), (b, "transB"))
    )
    sums = site.op("MatMulInteger", a, b, *_given(a_zero, b_zero))
    sums = site.op("Add", sums, c) if c else sums
    alpha = site.attribute("alpha", 1.0)
    more = [] if alpha == 1 else [site.constant(alpha, site.type(a_scale))]
    floats = _scaled(site, sums, a_scale, b_scale, *more)
    return site.op("QuantizeLinear", floats, scale, *_given(zero)) if scale else floats


def _same(kind: str) -> Rule:
    """As ONNX's own."""
    return lambda site: site.op(kind, *site.node.input, axis=site.attribute("axis"))


_POOL = ("kernel_shape", "strides", "pads", "auto_pad", "ceil_mode", "count_include_pad")
_OPERATORS: dict[str, Rule] = {
    "DequantizeLinear": _same("DequantizeLinear"),
    "DynamicQuantizeMatMul": _dynamic,
    "MatMulIntegerToFloat": _to_float,
    "QGemm": _gemm,
    "QLinearAdd": _of_floats("Add", 2),
    "QLinearAveragePool": _of_floats("AveragePool", 1, *_POOL, without=("channels_last",)),
    "QLinearConcat": _concat,
    "QLinearGlobalAveragePool": _of_floats("GlobalAveragePool", without=("channels_last",)),
    "QLinearLeakyRelu": _of_floats("LeakyRelu", 1, "alpha"),
    "QLinearMul": _of_floats("Mul", 2),
    "QLinearSigmoid": _of_floats("Sigmoid"),
    "QLinearSoftmax": _of_floats("Softmax", 1, "axis"),
    "QuantizeLinear": _same("QuantizeLinear"),
}
RULES: Rules = {(_DOMAIN, name): rule for name, rule in _OPERATORS.items()}
