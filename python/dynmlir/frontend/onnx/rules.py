"""The rules of all operators that are written in others."""

from __future__ import annotations

from dynmlir.frontend.onnx import (
    attention,
    few_bits,
    grouped_query,
    microsoft,
    norms,
    numbers,
    places,
    pools,
    quantized,
    recurrent,
    reshapes,
)
from dynmlir.frontend.onnx.graphs import Rules

_MODULES = (
    attention,
    few_bits,
    grouped_query,
    microsoft,
    norms,
    numbers,
    places,
    pools,
    quantized,
    recurrent,
    reshapes,
)
RULES: Rules = {key: rule for module in _MODULES for key, rule in module.RULES.items()}
