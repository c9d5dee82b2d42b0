"""Modules of hundreds of ops behind one another, as deep networks are: no pass takes the stack, or the square."""

import numpy as np

import dynmlir

OPS = 600


def chain() -> str:
    """@f: a product whose B is 600 element-wise ops behind an argument, each of which reads the last one twice."""
    lines = [
        "#all = affine_map<(m, n) -> (m, n)>",
        "func.func @f(%x0: tensor<?x8xf32>, %w: tensor<4x?xf32>) -> tensor<4x8xf32> {",
        "  %c0 = arith.constant 0 : index",
        "  %zero = arith.constant 0.0 : f32",
        "  %half = arith.constant 0.5 : f32",
        "  %n = tensor.dim %x0, %c0 : tensor<?x8xf32>",
        "  %e = tensor.empty(%n) : tensor<?x8xf32>",
    ]
    for i in range(OPS):
        lines.append(f"""
  %x{i + 1} = linalg.generic {{indexing_maps = [#all, #all, #all], iterator_types = ["parallel", "parallel"]}}
      ins(%x{i}, %x{i} : tensor<?x8xf32>, tensor<?x8xf32>) outs(%e : tensor<?x8xf32>) {{
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.addf %a, %b : f32
    %h = arith.mulf %s, %half : f32
    linalg.yield %h : f32
  }} -> tensor<?x8xf32>""")
    lines.append(f"""
  %o = tensor.empty() : tensor<4x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%o : tensor<4x8xf32>) -> tensor<4x8xf32>
  %r = linalg.matmul ins(%w, %x{OPS} : tensor<4x?xf32>, tensor<?x8xf32>) outs(%f : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}}""")
    return "\n".join(lines)


def test_a_chain_of_ops():
    module = dynmlir.compile(chain())
    rng = np.random.default_rng(0)
    x, w = rng.standard_normal((5, 8), np.float32), rng.standard_normal((4, 5), np.float32)
    assert np.allclose(module.f(x, w), w.astype("f8") @ x, atol=1e-5)


def test_a_chain_of_sizes():
    sizes = [f"  %n{i + 1} = arith.{'muli' if i % 2 else 'divui'} %n{i}, %two : index" for i in range(OPS)]
    text = "\n".join(
        [
            "func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {",
            "  %c0 = arith.constant 0 : index",
            "  %two = arith.constant 2 : index",
            "  %n0 = tensor.dim %a, %c0 : tensor<?xf32>",
            *sizes,
            f"  %e = tensor.empty(%n{OPS}) : tensor<?xf32>",
            "  %r = linalg.add ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>",
            "  return %r : tensor<?xf32>",
            "}",
        ]
    )
    module = dynmlir.compile(text)
    assert (module.f(np.ones(6, np.float32), np.ones(6, np.float32)) == 2).all()
