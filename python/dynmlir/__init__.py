"""dynmlir: compiles tensor operators of unknown sizes to IREE modules made of fixed-size micro-kernels.

A plug-in (--load-pass) calls `register_pass`, `register_patterns`, `register_cost_model` or `register_generator`.

What needs the compiler's wheels is imported when it is first used; `load` and `CompiledModule` do not.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dynmlir.costmodel.model import register as register_cost_model
    from dynmlir.driver.compile import compile as compile
    from dynmlir.frontend.onnx.models import import_onnx as import_onnx
    from dynmlir.frontend.pytorch import import_torch as import_torch
    from dynmlir.generate.generators import register_generator as register_generator
    from dynmlir.kernels.pattern_sets import register_patterns as register_patterns
    from dynmlir.passes.base import register_pass as register_pass
    from dynmlir.runtime import CompiledModule as CompiledModule
    from dynmlir.runtime import load as load

__version__ = "0.1.0"
__all__ = [
    "CompiledModule",
    "compile",
    "import_onnx",
    "import_torch",
    "load",
    "register_cost_model",
    "register_generator",
    "register_pass",
    "register_patterns",
]

#: name -> (module, its name there).
_LAZY = {
    "CompiledModule": ("dynmlir.runtime", "CompiledModule"),
    "compile": ("dynmlir.driver.compile", "compile"),
    "import_onnx": ("dynmlir.frontend.onnx.models", "import_onnx"),
    "import_torch": ("dynmlir.frontend.pytorch", "import_torch"),
    "load": ("dynmlir.runtime", "load"),
    "register_cost_model": ("dynmlir.costmodel.model", "register"),
    "register_generator": ("dynmlir.generate.generators", "register_generator"),
    "register_pass": ("dynmlir.passes.base", "register_pass"),
    "register_patterns": ("dynmlir.kernels.pattern_sets", "register_patterns"),
}


def __getattr__(name: str) -> Any:
    if name not in _LAZY:
        raise AttributeError(f"module 'dynmlir' has no attribute '{name}'")
    module, attribute = _LAZY[name]
    return getattr(importlib.import_module(module), attribute)
