"""Numbers that a program is given when it runs: scales, and how much of a cache is filled."""

import numpy as np

import dynmlir

#: Scores of queries and keys, scaled; columns from a length on count for nothing; softmax; values.
ATTENTION = """
#all = affine_map<(b, m, n) -> (b, m, n)>
#q = affine_map<(b, m, n, k) -> (b, m, k)>
#k = affine_map<(b, m, n, k) -> (b, n, k)>
#s = affine_map<(b, m, n, k) -> (b, m, n)>
func.func @attention(%q: tensor<?x?x32xf32>, %k: tensor<?x?x32xf32>, %v: tensor<?x?x32xf32>,
                     %scale: f32, %length: index) -> tensor<?x?x32xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %low = arith.constant -1.0e9 : f32
  %b = tensor.dim %q, %c0 : tensor<?x?x32xf32>
  %m = tensor.dim %q, %c1 : tensor<?x?x32xf32>
  %n = tensor.dim %k, %c1 : tensor<?x?x32xf32>
  %e = tensor.empty(%b, %m, %n) : tensor<?x?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %s = linalg.batch_matmul indexing_maps = [#q, #k, #s]
      ins(%q, %k : tensor<?x?x32xf32>, tensor<?x?x32xf32>) outs(%f : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %a = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%s : tensor<?x?x?xf32>) outs(%e : tensor<?x?x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %j = linalg.index 2 : index
    %there = arith.cmpi ult, %j, %length : index
    %y = arith.mulf %x, %scale : f32
    %z = arith.select %there, %y, %low : f32
    linalg.yield %z : f32
  } -> tensor<?x?x?xf32>
  %p = linalg.softmax dimension(2) ins(%a : tensor<?x?x?xf32>) outs(%e : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %w = tensor.empty(%b, %m) : tensor<?x?x32xf32>
  %g = linalg.fill ins(%zero : f32) outs(%w : tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
  %r = linalg.batch_matmul ins(%p, %v : tensor<?x?x?xf32>, tensor<?x?x32xf32>) outs(%g : tensor<?x?x32xf32>)
      -> tensor<?x?x32xf32>
  return %r : tensor<?x?x32xf32>
}
"""


def attention(q, k, v, scale, length):
    scores = np.einsum("bmk,bnk->bmn", q.astype("f8"), k.astype("f8")) * scale
    scores[:, :, length:] = -1e9
    powers = np.exp(scores - scores.max(axis=2, keepdims=True))
    return np.einsum("bmn,bnk->bmk", powers / powers.sum(axis=2, keepdims=True), v.astype("f8"))


def test_attention_that_is_told_its_scale_and_length():
    module, rng = dynmlir.compile(ATTENTION), np.random.default_rng(0)
    for b, m, n, length, scale in (
        (1, 1, 1, 1, 1.0),
        (3, 5, 40, 17, 0.5),
        (2, 33, 7, 7, -0.125),
        (4, 1, 300, 299, 3.0),
    ):
        q, k, v = (rng.standard_normal((b, rows, 32)).astype("f4") for rows in (m, n, n))
        got = module.attention(q, k, v, np.float32(scale), length)
        assert np.allclose(got, attention(q, k, v, scale, length), atol=1e-5, rtol=1e-4), (b, m, n, length)


#: A layer of integers in f32, scaled, with a bias and a bound; as one operator.
LAYER = """
#all = affine_map<(m, n) -> (m, n)>
#row = affine_map<(m, n) -> (n)>
func.func @layer(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %bias: tensor<?xf32>, %alpha: f32, %most: f32)
    -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %n = tensor.dim %b, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %c = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]}
      ins(%c, %bias : tensor<?x?xf32>, tensor<?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %p = arith.mulf %x, %alpha : f32
    %q = arith.addf %p, %y : f32
    %r = arith.minimumf %q, %most : f32
    linalg.yield %r : f32
  } -> tensor<?x?xf32>
  return %s : tensor<?x?xf32>
}
"""


def test_a_scale_is_read_where_the_result_is_stored():
    module, rng = dynmlir.compile(LAYER), np.random.default_rng(1)
    for m, n, k in ((1, 1, 1), (7, 50, 3), (64, 129, 40), (3, 0, 5), (5, 4, 0)):
        a, b, bias = (rng.integers(-4, 5, shape).astype("f4") for shape in ((m, k), (k, n), (n,)))
        for alpha, most in ((0.5, 3.0), (-2.0, 1e9)):
            got = module.layer(a, b, bias, np.float32(alpha), np.float32(most))
            assert np.array_equal(got, np.minimum(alpha * (a @ b) + bias, most)), (m, n, k)
