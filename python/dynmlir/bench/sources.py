"""What is compiled for a run: a function for each form of the operator, and an empty call of IREE's."""

from __future__ import annotations

from collections.abc import Iterable

from dynmlir.bench.forms import PLAIN, Form, ProductForm
from dynmlir.generate.source import unsigned_a
from dynmlir.kernels.element_types import storage


def source_of(forms: Iterable[Form]) -> str:
    """A module with a function for each form, of all sizes dynamic."""
    return "".join(form.source for form in forms)


#: The sum of two matrices, a function of the name of the plain form: one dispatch with next to nothing to do.
SUM = f"""
func.func @{PLAIN.function}(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %n = tensor.dim %b, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %r = linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                                        affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}}
      ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {{
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  }} -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}}
"""
#: The parameter that a module of constant weights has B under.
WEIGHTS = "model::b"


def weights_source(form: ProductForm, n: int, k: int) -> str:
    """The function of a module that knows N, K, and B when it is loaded."""
    types, (scope, key) = form.elements, WEIGHTS.split("::")
    a, b, c = f"tensor<?x{k}x{storage(types.a)}>", f"tensor<{k}x{n}x{storage(types.b)}>", f"tensor<?x{n}x{types.c}>"
    extended, left, left_type = unsigned_a(types, a)
    return f"""
util.global private @b = #flow.parameter.named<"{scope}"::"{key}"> : {b}
func.func @{form.function}(%a: {a}) -> {c} {{
  %c0 = arith.constant 0 : index
  %zero = arith.constant {"0.0" if types.is_float else "0"} : {types.c}
  %b = util.global.load @b : {b}
  %m = tensor.dim %a, %c0 : {a}
  %e = tensor.empty(%m) : {c}
  %i = linalg.fill ins(%zero : {types.c}) outs(%e : {c}) -> {c}
{extended}  %r = linalg.matmul ins({left}, %b : {left_type}, {b}) outs(%i : {c}) -> {c}
  return %r : {c}
}}
"""
