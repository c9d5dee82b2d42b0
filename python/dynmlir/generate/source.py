"""The operator that is measured, as MLIR of any element types."""

from __future__ import annotations

from dynmlir.kernels.element_types import ElementTypes, storage


def matmul_source(types: ElementTypes) -> str:
    """A function @matmul of all sizes dynamic: A B, in C's type."""
    a, b, c = (f"tensor<?x?x{storage(kind)}>" for kind in (types.a, types.b, types.c))
    return f"""
func.func @matmul(%a: {a}, %b: {b}) -> {c} {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant {"0.0" if types.is_float else "0"} : {types.c}
  %m = tensor.dim %a, %c0 : {a}
  %n = tensor.dim %b, %c1 : {b}
  %e = tensor.empty(%m, %n) : {c}
  %i = linalg.fill ins(%zero : {types.c}) outs(%e : {c}) -> {c}
  %r = linalg.matmul ins(%a, %b : {a}, {b}) outs(%i : {c}) -> {c}
  return %r : {c}
}}
"""
