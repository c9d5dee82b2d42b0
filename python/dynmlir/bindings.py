"""Where MLIR's Python bindings come from.

This is the only module of dynmlir that names the wheel (`torch-mlir`, which carries upstream MLIR's
bindings whole); a different wheel is a change of these lines.
"""

import importlib
from typing import TYPE_CHECKING, Any

from torch_mlir import ir, passmanager, rewrite
from torch_mlir.dialects import affine, arith, cf, ext, func, irdl, linalg, memref, scf, tensor, vector
from torch_mlir.dialects.transform import interpreter

if TYPE_CHECKING:
    from torch_mlir.dialects import llvm

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


def __getattr__(name: str) -> Any:
    """The classes of llvm's ops when they are asked for: a tenth of what importing all takes, seldom used."""
    if name != "llvm":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return importlib.import_module("torch_mlir.dialects.llvm")


def context() -> ir.Context:
    """The current context, for what is made on the side; a new one takes 10 ms, and is where there is none."""
    return ir.Context.current or ir.Context()
