"""The rules of all operators that are written in others."""

from __future__ import annotations

from collections.abc import Sequence

from dynmlir.frontend.onnx import (
    attention,
    blocks,
    boxes,
    caches,
    dequantized,
    expands,
    few_bits,
    fourier,
    grids,
    grouped_query,
    loops,
    microsoft,
    norms,
    numbers,
    places,
    pools,
    quantized,
    recurrent,
    regions,
    reshapes,
    transposed,
    unsigned,
    upsampling,
)
from dynmlir.frontend.onnx.graphs import Made, Rule, Rules, Site

_MODULES = (
    attention,
    blocks,
    boxes,
    caches,
    dequantized,
    expands,
    few_bits,
    fourier,
    grids,
    grouped_query,
    loops,
    microsoft,
    norms,
    numbers,
    places,
    pools,
    quantized,
    recurrent,
    regions,
    reshapes,
    transposed,
    unsigned,
    upsampling,
)


def _first(rules: Sequence[Rule]) -> Rule:
    """The first of some rules of one operator that has something to do."""

    def rule(site: Site) -> Made:
        return next((made for each in rules if (made := each(site)) is not None), None)

    return rule if len(rules) > 1 else rules[0]


RULES: Rules = {
    key: _first([module.RULES[key] for module in _MODULES if key in module.RULES])
    for key in dict.fromkeys(key for module in _MODULES for key in module.RULES)
}
