"""Loads and calls compiled modules with NumPy arrays. Imports nothing of the compiler.

module = dynmlir.runtime.load("matmul.vmfb")
c = module.matmul(a, b)
"""

from dynmlir.runtime.buffers import empty
from dynmlir.runtime.module import CompiledModule, load
from dynmlir.runtime.parameters import Parameters

__all__ = ["CompiledModule", "Parameters", "empty", "load"]
