"""Sums that one op reads by rows and by columns, as distances and correlations are: IREE alone gets them wrong."""

import numpy as np
import pytest

import dynmlir

M = "tensor<?x?xf32>"
V = "tensor<?xf32>"


def sums(squared: bool) -> str:
    """%s: the sums of the rows of %x, or of their squares; %n of them."""
    square, term = ("    %q = arith.mulf %a, %a : f32\n", "%q") if squared else ("", "%a")
    return f"""  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : {M}
  %e = tensor.empty(%n) : {V}
  %z = linalg.fill ins(%zero : f32) outs(%e : {V}) -> {V}
  %s = linalg.generic {{indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]}}
      ins(%x : {M}) outs(%z : {V}) {{
  ^bb0(%a: f32, %o: f32):
{square}    %y = arith.addf {term}, %o : f32
    linalg.yield %y : f32
  }} -> {V}"""


SOURCE = f"""
#all = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>
func.func @distances(%x: {M}) -> {M} {{
{sums(squared=True)}
  %w = tensor.empty(%n, %n) : {M}
  %f = linalg.fill ins(%zero : f32) outs(%w : {M}) -> {M}
  %p = linalg.generic {{indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>,
                                        affine_map<(i, j, k) -> (i, j)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}} ins(%x, %x : {M}, {M}) outs(%f : {M}) {{
  ^bb0(%a: f32, %b: f32, %o: f32):
    %q = arith.mulf %a, %b : f32
    %y = arith.addf %q, %o : f32
    linalg.yield %y : f32
  }} -> {M}
  %r = linalg.generic {{indexing_maps = [#row, #all, #column, #all], iterator_types = ["parallel", "parallel"]}}
      ins(%s, %p, %s : {V}, {M}, {V}) outs(%w : {M}) {{
  ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
    %t = arith.addf %a, %c : f32
    %u = arith.addf %b, %b : f32
    %y = arith.subf %t, %u : f32
    linalg.yield %y : f32
  }} -> {M}
  return %r : {M}
}}
func.func @differences(%x: {M}) -> {M} {{
{sums(squared=False)}
  %w = tensor.empty(%n, %n) : {M}
  %r = linalg.generic {{indexing_maps = [#row, #column, #all], iterator_types = ["parallel", "parallel"]}}
      ins(%s, %s : {V}, {V}) outs(%w : {M}) {{
  ^bb0(%a: f32, %c: f32, %o: f32):
    %y = arith.subf %a, %c : f32
    linalg.yield %y : f32
  }} -> {M}
  return %r : {M}
}}
"""


@pytest.fixture(scope="module", params=[("local-sync", None), ("local-task", 2)])
def module(request):
    driver, threads = request.param
    return dynmlir.compile(SOURCE, driver=driver, threads=threads)


@pytest.mark.parametrize("rows", [0, 1, 3, 15, 16, 17, 33, 200, 501])
def test_distances_and_differences(module, rows):
    for columns in (1, 7, 64):
        x = np.random.default_rng(rows + columns).standard_normal((rows, columns), np.float32)
        wide = x.astype("f8")
        squares, sums = (wide**2).sum(1), wide.sum(1)
        distances = squares[:, None] + squares[None] - 2 * wide @ wide.T
        assert np.allclose(module.distances(x), distances, atol=1e-5 * columns)
        assert np.allclose(module.differences(x), sums[:, None] - sums[None], atol=1e-6 * columns)
