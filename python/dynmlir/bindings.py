"""Where MLIR's Python bindings come from.

This is the only module of dynmlir that names the wheel (`torch-mlir`, which carries upstream MLIR's
bindings whole); a different wheel is a change of these lines.
"""

from torch_mlir import ir, passmanager, rewrite
from torch_mlir.dialects import affine, arith, cf, ext, func, irdl, linalg, llvm, memref, scf, tensor, vector
from torch_mlir.dialects.transform import interpreter

__all__ = [
    "affine",
    "arith",
    "cf",
    "context",
    "ext",
    "func",
    "interpreter",
    "ir",
    "irdl",
    "linalg",
    "llvm",
    "memref",
    "passmanager",
    "rewrite",
    "scf",
    "tensor",
    "vector",
]


def context() -> ir.Context:
    """The current context, for what is made on the side; a new one takes 10 ms, and is where there is none."""
    return ir.Context.current or ir.Context()
