"""Functions of f64, which IREE has no code for or an inexact one: against NumPy's, at all magnitudes."""

import numpy as np
import pytest

import dynmlir

ALL, POSITIVE, WITHIN_ONE = "all", "positive", "within one"
FUNCTIONS = {
    "acos": (np.arccos, WITHIN_ONE),
    "asin": (np.arcsin, WITHIN_ONE),
    "asinh": (np.arcsinh, ALL),
    "atan": (np.arctan, ALL),
    "atanh": (np.arctanh, WITHIN_ONE),
    "cos": (np.cos, ALL),
    "expm1": (np.expm1, ALL),
    "log10": (np.log10, POSITIVE),
    "log1p": (np.log1p, POSITIVE),
    "log2": (np.log2, POSITIVE),
    "sin": (np.sin, ALL),
    "sinh": (np.sinh, ALL),
    "tan": (np.tan, ALL),
    "tanh": (np.tanh, ALL),
}
SPECIAL = (0.0, -0.0, 1e-300, 0.5, 1.0, -1.0, np.pi / 2, -np.pi, 20.0, 700.0, -709.0, 1e9, 1e300)
NO_NUMBERS = (np.inf, -np.inf, np.nan, 2.0, -2.0)


@pytest.fixture(scope="module")
def module():
    kind = "tensor<?xf64>"
    one = "func.func @{0}(%x: {1}) -> {1} {{\n  %r = math.{0} %x : {1}\n  return %r : {1}\n}}\n"
    two = f"""
func.func @angle(%y: {kind}, %x: {kind}) -> {kind} {{
  %r = math.atan2 %y, %x : {kind}
  return %r : {kind}
}}
func.func @behind_a_product(%a: tensor<?x?xf64>, %b: tensor<?x?xf64>, %c: tensor<?x?xf64>) -> tensor<?x?xf64> {{
  %p = linalg.matmul ins(%a, %b : tensor<?x?xf64>, tensor<?x?xf64>) outs(%c : tensor<?x?xf64>) -> tensor<?x?xf64>
  %r = math.tanh %p : tensor<?x?xf64>
  return %r : tensor<?x?xf64>
}}
"""
    return dynmlir.compile("".join(one.format(name, kind) for name in FUNCTIONS) + two)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_functions(module, name):
    exact, where = FUNCTIONS[name]
    random = np.random.default_rng(1)
    x = np.concatenate([random.standard_normal(4000) * np.exp(random.uniform(-60, 6, 4000)), SPECIAL])
    if where == POSITIVE:
        x = np.abs(x)
    if where == WITHIN_ONE:
        x = x[np.abs(x) <= 1]
    x = x[np.abs(x) <= 1e9] if name in ("sin", "cos", "tan") else x
    with np.errstate(all="ignore"):
        np.testing.assert_allclose(np.asarray(getattr(module, name)(x)), exact(x), rtol=2e-15, atol=0)
        beyond = np.array(NO_NUMBERS)
        np.testing.assert_allclose(np.asarray(getattr(module, name)(beyond)), exact(beyond), rtol=2e-15, atol=0)


def test_signs_of_zero(module):
    for name in ("asin", "asinh", "atan", "atanh", "expm1", "log1p", "sin", "sinh", "tan", "tanh"):
        made = np.asarray(getattr(module, name)(np.array([0.0, -0.0])))
        assert (made == 0).all() and np.signbit(made).tolist() == [False, True], name


def test_angles_of_points(module):
    values = np.array([0.0, -0.0, 1.0, -1.0, 1e-200, -1e200, 3.7, -0.02, np.inf, -np.inf, np.nan])
    y, x = (each.ravel().copy() for each in np.meshgrid(values, values))
    made, exact = np.asarray(module.angle(y, x)), np.arctan2(y, x)
    np.testing.assert_allclose(made, exact, rtol=2e-15, atol=0)
    assert (np.signbit(made) == np.signbit(exact))[~np.isnan(exact)].all()


def test_behind_a_product(module):
    random = np.random.default_rng(2)
    for m, n, k in ((1, 1, 1), (13, 31, 7), (40, 65, 33)):
        a, b, c = (random.standard_normal(sizes) / 4 for sizes in ((m, k), (k, n), (m, n)))
        np.testing.assert_allclose(np.asarray(module.behind_a_product(a, b, c)), np.tanh(a @ b + c), rtol=1e-12)
