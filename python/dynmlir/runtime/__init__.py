"""Loads and calls compiled modules with NumPy arrays. Imports nothing of the compiler.

module = dynmlir.runtime.load("matmul.vmfb")
c = module.matmul(a, b)

What needs IREE is imported when it is first used: `nvidia` needs NumPy alone.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dynmlir.runtime.buffers import empty as empty
    from dynmlir.runtime.module import CompiledModule as CompiledModule
    from dynmlir.runtime.module import load as load
    from dynmlir.runtime.parameters import Parameters as Parameters

__all__ = ["CompiledModule", "Parameters", "empty", "load"]

#: name -> the module that has it.
_LAZY = {"CompiledModule": "module", "Parameters": "parameters", "empty": "buffers", "load": "module"}


def __getattr__(name: str) -> Any:
    if name not in _LAZY:
        raise AttributeError(f"module 'dynmlir.runtime' has no attribute '{name}'")
    return getattr(importlib.import_module(f"dynmlir.runtime.{_LAZY[name]}"), name)
