"""Epilogues on a library of small tiles, against NumPy in float64: each element once, at every edge."""

from math import erf

import numpy as np
import pytest
from test_contractions import small_library

import dynmlir

#: function -> (maps of its operands beside the product, the body on %x and those, the same on arrays).
EPILOGUES = {
    "bias_relu": (
        ("n",),
        """%s = arith.addf %x, %e0 : f32
           %zero = arith.constant 0.0 : f32
           %y = arith.maximumf %s, %zero : f32""",
        lambda x, bias: np.maximum(x + bias, 0),
    ),
    "bias_gelu": (
        ("n",),
        """%s = arith.addf %x, %e0 : f32
           %root = arith.constant 0.70710678 : f32
           %t = arith.mulf %s, %root : f32
           %u = math.erf %t : f32
           %one = arith.constant 1.0 : f32
           %v = arith.addf %u, %one : f32
           %half = arith.constant 0.5 : f32
           %w = arith.mulf %s, %half : f32
           %y = arith.mulf %w, %v : f32""",
        lambda x, bias: (x + bias) * 0.5 * (1 + np.vectorize(erf, otypes=["f8"])((x + bias) * 0.70710678)),
    ),
    "scaled_residual": (
        ("m", "mn"),
        """%s = arith.mulf %x, %e0 : f32
           %y = arith.addf %s, %e1 : f32""",
        lambda x, scale, residual: x * scale[:, None] + residual,
    ),
    "silu_clamp": (
        ("",),
        """%n = arith.negf %x : f32
           %e = math.exp %n : f32
           %one = arith.constant 1.0 : f32
           %d = arith.addf %e, %one : f32
           %q = arith.divf %x, %d : f32
           %y = arith.minimumf %q, %e0 : f32""",
        lambda x, most: np.minimum(x / (1 + np.exp(-x)), most),
    ),
}
SIZES = (0, 1, 2, 3, 5, 15, 16, 17, 31, 33, 64, 65)


def tensor(dims):
    return f"tensor<{'?x' * len(dims)}f32>"


def function(name):
    extras, body, _ = EPILOGUES[name]
    arguments = "".join(f", %a{i}: {tensor(dims)}" for i, dims in enumerate(extras))
    maps = ", ".join(f"affine_map<(m, n) -> ({', '.join(dims)})>" for dims in ("mn", *extras, "mn"))
    inputs, kinds = "".join(f", %a{i}" for i in range(len(extras))), "".join(f", {tensor(dims)}" for dims in extras)
    elements = "".join(f", %e{i}: f32" for i in range(len(extras)))
    return f"""
func.func @{name}(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>{arguments}) -> tensor<?x?xf32> {{
  %p = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.generic {{indexing_maps = [{maps}], iterator_types = ["parallel", "parallel"]}}
      ins(%p{inputs} : tensor<?x?xf32>{kinds}) outs(%c : tensor<?x?xf32>) {{
  ^bb0(%x: f32{elements}, %o: f32):
    {body}
    linalg.yield %y : f32
  }} -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}}"""


#: Rows of every batch are one matrix; a residual goes with them, a bias of each batch keeps them apart.
BATCHED = """
#bmk = affine_map<(b, m, n, k) -> (b, m, k)>
#kn = affine_map<(b, m, n, k) -> (k, n)>
#bmn = affine_map<(b, m, n, k) -> (b, m, n)>
#all = affine_map<(b, m, n) -> (b, m, n)>
#bn = affine_map<(b, m, n) -> (b, n)>
!t = tensor<?x?x?xf32>
!u = tensor<?x?xf32>
func.func @batched(%a: !t, %b: !u, %c: !t, %d: !t, %v: !u) -> (!t, !t) {
  %p = linalg.contract indexing_maps = [#bmk, #kn, #bmn] ins(%a, %b : !t, !u) outs(%c : !t) -> !t
  %r = linalg.add ins(%p, %d : !t, !t) outs(%c : !t) -> !t
  %q = linalg.contract indexing_maps = [#bmk, #kn, #bmn] ins(%a, %b : !t, !u) outs(%c : !t) -> !t
  %s = linalg.generic {indexing_maps = [#all, #bn, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%q, %v : !t, !u) outs(%c : !t) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %t = arith.subf %x, %y : f32
    linalg.yield %t : f32
  } -> !t
  return %r, %s : !t, !t
}"""

#: Sums that start from a bias or a constant, not from a tensor.
STARTED = """
!t = tensor<?x?xf32>
func.func @from_bias(%a: !t, %b: !t, %v: tensor<?xf32>, %c: !t) -> !t {
  %s = linalg.broadcast ins(%v : tensor<?xf32>) outs(%c : !t) dimensions = [0]
  %p = linalg.matmul ins(%a, %b : !t, !t) outs(%s : !t) -> !t
  return %p : !t
}
func.func @from_rows(%a: !t, %b: !t, %v: tensor<?xf32>, %c: !t) -> !t {
  %s = linalg.broadcast ins(%v : tensor<?xf32>) outs(%c : !t) dimensions = [1]
  %p = linalg.matmul ins(%a, %b : !t, !t) outs(%s : !t) -> !t
  return %p : !t
}
func.func @from_three(%a: !t, %b: !t, %c: !t) -> !t {
  %three = arith.constant 3.0 : f32
  %s = linalg.fill ins(%three : f32) outs(%c : !t) -> !t
  %p = linalg.matmul ins(%a, %b : !t, !t) outs(%s : !t) -> !t
  return %p : !t
}"""


@pytest.fixture(scope="module")
def modules(tmp_path_factory):
    """On one thread, and on two that are woken for anything."""
    library = small_library(tmp_path_factory.mktemp("epilogues"))
    texts = [*map(function, EPILOGUES), BATCHED.replace("!t", "!t3"), STARTED]
    one = dynmlir.compile("\n".join(texts), library=library)
    return one, dynmlir.CompiledModule(one.data, "local-task", 2)


def random(rng, sizes, dims):
    return np.asarray(rng.random([sizes[x] for x in dims], np.float32) - 0.5)


def run(modules, name, m, n, k, seed=0, spoil=None):
    extras, _, exact = EPILOGUES[name]
    rng, sizes = np.random.default_rng(seed), {"m": m, "n": n, "k": k}
    a, b, c, *others = (random(rng, sizes, dims) for dims in ("mk", "kn", "mn", *extras))
    if spoil is not None:
        a.flat[0] = spoil
    with np.errstate(all="ignore"):
        want = exact(a.astype("f8") @ b.astype("f8") + c, *(other.astype("f8") for other in others))
    for module in modules:
        got = getattr(module, name)(a, b, c, *others)
        np.testing.assert_allclose(got, want, rtol=1e-4, atol=2e-6 * max(k, 4), err_msg=f"{name} {m}x{n}x{k}")


@pytest.mark.parametrize("name", EPILOGUES)
def test_every_element_once(modules, name):
    rng = np.random.default_rng(sum(map(ord, name)))
    for seed in range(30):
        run(modules, name, *(int(x) for x in rng.choice(SIZES, 3)), seed)
    run(modules, name, 1100, 70, 9)
    run(modules, name, 5, 9, 0)


@pytest.mark.parametrize("value", [np.nan, np.inf])
def test_carries_what_is_not_finite(modules, value):
    run(modules, "scaled_residual", 9, 18, 7, spoil=value)


def test_batches(modules):
    rng = np.random.default_rng(0)
    for b, m, n, k in ((3, 5, 17, 9), (1, 1, 1, 1), (4, 7, 32, 0), (0, 3, 4, 5), (2, 33, 65, 20)):
        sizes = {"b": b, "m": m, "n": n, "k": k}
        a, w, c, d, v = (random(rng, sizes, dims) for dims in ("bmk", "kn", "bmn", "bmn", "bn"))
        product = a.astype("f8") @ w + c
        for module in modules:
            r, s = module.batched(a, w, c, d, v)
            np.testing.assert_allclose(r, product + d, rtol=1e-4, atol=1e-5)
            np.testing.assert_allclose(s, product - v[:, None, :], rtol=1e-4, atol=1e-5)


def test_sums_that_start_from_what_is_broadcast(modules):
    rng = np.random.default_rng(1)
    for m, n, k in ((5, 17, 9), (1, 1, 1), (7, 33, 0), (0, 3, 4), (33, 65, 20)):
        sizes = {"m": m, "n": n, "k": k}
        a, b, c, row, column = (random(rng, sizes, dims) for dims in ("mk", "kn", "mn", "n", "m"))
        product = a.astype("f8") @ b
        for module in modules:
            for found, start in (
                (module.from_bias(a, b, row, c), row),
                (module.from_rows(a, b, column, c), column[:, None]),
                (module.from_three(a, b, c), 3),
            ):
                np.testing.assert_allclose(found, product + start, rtol=1e-4, atol=1e-5)


def test_operands_of_other_sizes_are_refused(modules):
    a, c = np.zeros((3, 3), np.float32), np.zeros((3, 3), np.float32)
    with pytest.raises(RuntimeError, match=r"dimension 1 of operand 0 of the epilogue differ"):
        modules[0].bias_relu(a, a, c, np.zeros(4, np.float32))
