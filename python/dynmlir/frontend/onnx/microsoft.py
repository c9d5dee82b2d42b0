"""Operators of ONNX Runtime (com.microsoft) by those of ONNX; the importer drops the domain of an operator."""

from __future__ import annotations

import math

import onnx

from dynmlir.diagnostics import DynmlirError
from dynmlir.frontend.onnx.graphs import OWN, Made, Rule, Rules, Site, nodes
from dynmlir.frontend.onnx.norms import root_mean_square

_DOMAIN = "com.microsoft"
#: By domain why its operators are there.
_WHY = {
    "com.microsoft.nchwc": ": ONNX Runtime lays images out for one CPU (ORT_ENABLE_ALL); save the model as it is, "
    "or as ORT_ENABLE_EXTENDED leaves it",
}


def refuse_others(graph: onnx.GraphProto, rules: Rules) -> None:
    """Raises DynmlirError of operators of other domains than ONNX's that there are no rules for."""
    for node in nodes(graph):
        if node.domain not in OWN and (node.domain, node.op_type) not in rules:
            called = f"{node.domain}.{node.op_type} '{node.name or node.output[0]}'"
            raise DynmlirError(f"{called} is not imported{_WHY.get(node.domain, '')}")


def _gelu_of(site: Site, x: str) -> str:
    kind = site.type(site.input(0))
    half = site.op("Mul", x, site.constant(0.5, kind))
    erf = site.op("Erf", site.op("Mul", x, site.constant(math.sqrt(0.5), kind)))
    return site.op("Mul", half, site.op("Add", erf, site.constant(1, kind)))


def _gelu(site: Site) -> Made:
    return _gelu_of(site, site.input(0))


def _bias_gelu(site: Site) -> Made:
    return _gelu_of(site, site.op("Add", *site.node.input))


def _quick_gelu(site: Site) -> Made:
    x = site.input(0)
    factor = site.constant(site.attribute("alpha", 1.702), site.type(x))
    return site.op("Mul", x, site.op("Sigmoid", site.op("Mul", x, factor)))


def _fast_gelu(site: Site) -> Made:
    """x/2 (1 + tanh(sqrt(2/pi) (x + 0.044715 x^3))), of x with a bias."""
    kind = site.type(site.input(0))
    x = site.op("Add", site.input(0), site.input(1)) if site.input(1) else site.input(0)
    cube = site.op("Mul", site.op("Mul", site.op("Mul", x, x), x), site.constant(0.044715, kind))
    inner = site.op("Mul", site.op("Add", x, cube), site.constant(math.sqrt(2 / math.pi), kind))
    half = site.op("Mul", x, site.constant(0.5, kind))
    return site.op("Mul", half, site.op("Add", site.op("Tanh", inner), site.constant(1, kind)))


def _fused_matmul(site: Site) -> Made:
    """alpha times a product of operands that may be transposed."""
    if site.attribute("transBatchA", 0) or site.attribute("transBatchB", 0):
        raise site.refused("batches that are transposed are not imported")
    sides = [
        _turned(site, name) if site.attribute(key, 0) and site.rank(name) > 1 else name
        for name, key in zip(site.node.input, ("transA", "transB"), strict=True)
    ]
    product = site.op("MatMul", *sides)
    alpha = site.attribute("alpha", 1.0)
    return product if alpha == 1 else site.op("Mul", product, site.constant(alpha, site.type(site.input(0))))


def _turned(site: Site, name: str) -> str:
    rank = site.rank(name)
    return site.op("Transpose", name, perm=[*range(rank - 2), rank - 1, rank - 2])


def _skip(site: Site, biased: str) -> str:
    total = site.op("Add", site.input(0), site.input(1))
    return site.op("Add", total, biased) if biased else total


def _skip_norm(site: Site) -> Made:
    """The norm of a sum, and the sum; means and deviations are for training."""
    total, epsilon = _skip(site, site.input(4)), site.attribute("epsilon", 1e-12)
    _no_means(site)
    given = [total, site.input(2), *([site.input(3)] if site.input(3) else [])]
    return [site.op("LayerNormalization", *given, axis=-1, epsilon=epsilon), "", "", total]


def _skip_simplified(site: Site) -> Made:
    """As SkipLayerNormalization, without means."""
    _no_means(site)
    total = _skip(site, site.input(3))
    last = site.rank(site.input(0)) - 1
    site.scope.types[total] = site.scope.types[site.input(0)]
    return [root_mean_square(site, total, [last], site.input(2)), "", "", total]


def _no_means(site: Site) -> None:
    if site.gives(1) or site.gives(2):
        raise site.refused("its means and deviations are not imported")


def _activated(site: Site, kind: str, parameters: list[float], x: str) -> str:
    match kind, parameters:
        case "", _:
            return x
        case (("Relu" | "Tanh" | "Sigmoid"), _):
            return site.op(kind, x)
        case "LeakyRelu", [alpha, *_]:
            return site.op("LeakyRelu", x, alpha=alpha)
        case "HardSigmoid", [alpha, beta, *_]:
            return site.op("HardSigmoid", x, alpha=alpha, beta=beta)
        case "Clip", [low, high, *_]:
            limits = [site.constant(each, site.type(site.input(0))) for each in (low, high)]
            return site.op("Clip", x, *limits)
    raise site.refused(f"the activation '{kind}' is not imported")


def _fused_conv(site: Site) -> Made:
    """An activation of a convolution, to which another tensor may be added."""
    own = ("activation", "activation_params")
    kept = {key: value for key, value in site.attributes.items() if key not in own}
    weights = [site.input(0), site.input(1), *([site.input(2)] if site.input(2) else [])]
    made = site.op("Conv", *weights, **kept)
    if site.input(3):
        made = site.op("Add", made, site.input(3))
    return _activated(site, site.attribute("activation", ""), list(site.attribute("activation_params", [])), made)


_OPERATORS: dict[str, Rule] = {
    "BiasGelu": _bias_gelu,
    "FastGelu": _fast_gelu,
    "FusedConv": _fused_conv,
    "FusedMatMul": _fused_matmul,
    "Gelu": _gelu,
    "QuickGelu": _quick_gelu,
    "SkipLayerNormalization": _skip_norm,
    "SkipSimplifiedLayerNormalization": _skip_simplified,
}
RULES: Rules = {(_DOMAIN, name): rule for name, rule in _OPERATORS.items()}
