"""Sums of products of what a region makes of their elements first, against NumPy in float64."""

import numpy as np
import pytest
from operands import agree

import dynmlir

#: function -> (types of A, B and C; what the region makes of %x and %y; the same in NumPy).
PRODUCTS = {
    "negated": ("f32", "f32", "f32", "%u = arith.negf %x : f32", "%u, %y", lambda a, b: (-a, b)),
    "exponential": ("f32", "f32", "f32", "%u = math.exp %y : f32", "%x, %u", lambda a, b: (a, np.exp(b))),
    "twice": (
        *("f32", "f32", "f32"),
        "%t = math.absf %x : f32\n %u = arith.negf %t : f32",
        "%u, %y",
        lambda a, b: (-abs(a), b),
    ),
    "both": (
        *("f32", "f32", "f32"),
        "%t = math.absf %x : f32\n %u = math.tanh %y : f32",
        "%t, %u",
        lambda a, b: (abs(a), np.tanh(b)),
    ),
    "halves": (
        *("f16", "f16", "f32"),
        "%t = arith.extf %x : f16 to f32\n %u = arith.extf %y : f16 to f32\n %v = arith.negf %t : f32",
        "%v, %u",
        lambda a, b: (-a, b),
    ),
    "bytes": (
        *("i8", "i8", "i32"),
        "%t = arith.extsi %x : i8 to i32\n %u = arith.extsi %y : i8 to i32\n %v = math.absi %t : i32",
        "%v, %u",
        lambda a, b: (abs(a), b),
    ),
}
#: The same, of a region that reads what it makes of a factor, or the factor itself, once more.
MORE = {
    "factor": ("%u = arith.negf %x : f32", "%x", lambda a: a),
    "half_way": ("%t = math.absf %x : f32\n %u = arith.negf %t : f32", "%t", abs),
    "made": ("%u = math.absf %x : f32", "%u", abs),
}
TYPES = {"f32": np.float32, "f16": np.float16, "i8": np.int8, "i32": np.int32}


def function(name: str, rows: str = "?") -> str:
    a, b, c, before, factors, _ = PRODUCTS[name]
    end = "i" if c == "i32" else "f"
    kinds = [f"tensor<{rows}x?x{a}>", f"tensor<?x?x{b}>", f"tensor<{rows}x?x{c}>"]
    return f"""
func.func @{name}{rows.replace("?", "")}(%a: {kinds[0]}, %b: {kinds[1]}, %c: {kinds[2]}) -> {kinds[2]} {{
  %r = linalg.generic {{
      indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}}
      ins(%a, %b : {kinds[0]}, {kinds[1]}) outs(%c : {kinds[2]}) {{
  ^bb0(%x: {a}, %y: {b}, %s: {c}):
    {before}
    %product = arith.mul{end} {factors} : {c}
    %sum = arith.add{end} %s, %product : {c}
    linalg.yield %sum : {c}
  }} -> {kinds[2]}
  return %r : {kinds[2]}
}}"""


def read_again(name: str) -> str:
    """It is added to each product."""
    before, again, _ = MORE[name]
    kind = "tensor<?x?xf32>"
    return f"""
func.func @more_{name}(%a: {kind}, %b: {kind}, %c: {kind}) -> {kind} {{
  %r = linalg.generic {{
      indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}}
      ins(%a, %b : {kind}, {kind}) outs(%c : {kind}) {{
  ^bb0(%x: f32, %y: f32, %s: f32):
    {before}
    %product = arith.mulf %u, %y : f32
    %both = arith.addf %product, {again} : f32
    %sum = arith.addf %s, %both : f32
    linalg.yield %sum : f32
  }} -> {kind}
  return %r : {kind}
}}"""


@pytest.fixture(scope="module")
def module():
    functions = [*map(function, PRODUCTS), function("negated", "8"), *map(read_again, MORE)]
    return dynmlir.compile("\n".join(functions))


@pytest.mark.parametrize("name", MORE)
def test_a_factor_that_is_read_again(module, name):
    a, b, c = (np.arange(24, dtype=np.float32).reshape(shape) - 11 for shape in ((4, 6), (6, 4), (4, 6)))
    c, (before, _, again) = c[:, :4], MORE[name]
    factor = abs(a) if before.endswith("absf %x : f32") else -abs(a) if "absf" in before else -a
    expected = c + factor @ b + again(a).sum(1, keepdims=True)
    assert np.array_equal(module[f"more_{name}"](a, b, np.ascontiguousarray(c)), expected)


@pytest.mark.parametrize("name", [*PRODUCTS, "negated8"])
def test_what_is_made_of_a_factor_counts(module, name):
    a, b, c, *_, of = PRODUCTS[name.removesuffix("8")]
    rng = np.random.default_rng(5)
    rows = (8, 8, 8, 8) if name.endswith("8") else (0, 1, 5, 33)
    for m, n, k in zip(rows, (2, 1, 7, 65), (3, 1, 0, 17), strict=True):
        given = [
            (rng.integers(-9, 9, shape) if kind[0] == "i" else rng.standard_normal(shape)).astype(TYPES[kind])
            for kind, shape in ((a, (m, k)), (b, (k, n)), (c, (m, n)))
        ]
        wide = [each.astype(np.float64) for each in given]
        left, right = of(*wide[:2])
        magnitude = abs(wide[2]) + abs(left) @ abs(right)
        agree(module[name](*given), wide[2] + left @ right, magnitude, k + 1, (name, m, n, k))
