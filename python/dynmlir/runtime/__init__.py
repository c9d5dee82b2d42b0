"""Loads and calls compiled modules with NumPy arrays. Imports nothing of the compiler.

module = dynmlir.runtime.load("matmul.vmfb")
c = module.matmul(a, b)
"""

from dynmlir.runtime.buffers import empty
from dynmlir.runtime.module import CompiledModule, load

__all__ = ["CompiledModule", "empty", "load"]
