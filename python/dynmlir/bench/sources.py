"""What is compiled for a run: the operator on unknown sizes, and an empty call of IREE's."""

from __future__ import annotations

from dynmlir.bench.peers import TRIVIAL
from dynmlir.generate.candidates import F32
from dynmlir.generate.source import matmul_source

#: The function that is called.
FUNCTION = "matmul"
MATMUL = matmul_source(F32)
_SUM = f"""
func.func @{FUNCTION}(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {{
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
#: label -> what IREE compiles by itself.
IREE = {"iree": MATMUL, TRIVIAL: _SUM}
