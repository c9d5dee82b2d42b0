"""Tensors joined along a dimension by a dispatch: runs about vectors, every width, nothing at all, one tensor twice."""

import ml_dtypes
import numpy as np
import pytest

import dynmlir

TYPES = {"f32": np.float32, "f64": np.float64, "bf16": ml_dtypes.bfloat16, "i8": np.int8, "i1": np.bool_}


def source(element):
    t = f"tensor<?x?x?x{element}>"
    return f"""
func.func @last(%a: {t}, %b: {t}) -> {t} {{
  %r = tensor.concat dim(2) %a, %b : ({t}, {t}) -> {t}
  return %r : {t}
}}
func.func @inner(%a: {t}, %b: {t}, %c: {t}) -> {t} {{
  %r = tensor.concat dim(1) %a, %b, %a, %c : ({t}, {t}, {t}, {t}) -> {t}
  return %r : {t}
}}
"""


@pytest.fixture(scope="module", params=list(TYPES))
def module(request):
    name = request.param
    return TYPES[name], dynmlir.compile(source(name))


def values(rng, dtype, shape):
    made = rng.integers(-100, 100, shape)
    return made > 0 if dtype == np.bool_ else made.astype(dtype)


@pytest.mark.parametrize("lengths", [(1, 1), (3, 64), (31, 32), (33, 7), (8, 9), (0, 5), (5, 0), (0, 0), (4, 1000)])
def test_along_the_last(module, lengths):
    dtype, compiled = module
    rng = np.random.default_rng(sum(lengths))
    for rows in ((1, 1), (3, 5), (0, 2), (2, 300)):
        a, b = (values(rng, dtype, (*rows, length)) for length in lengths)
        assert np.array_equal(compiled.last(a, b), np.concatenate([a, b], -1))


def test_random_sizes(module):
    dtype, compiled = module
    rng = np.random.default_rng(7)
    for _ in range(60):
        outer, inner, *lengths = rng.integers(0, 20, 5)
        a, b, c = (values(rng, dtype, (outer, length, inner)) for length in lengths)
        assert np.array_equal(compiled.inner(a, b, c), np.concatenate([a, b, a, c], 1))


def test_on_two_threads():
    compiled = dynmlir.compile(source("f32"), driver="local-task", threads=2)
    rng = np.random.default_rng(3)
    for shape in ((400, 3, 300), (7, 1, 40000), (1, 1, 1)):
        a, b = rng.standard_normal(shape, np.float32), rng.standard_normal(shape, np.float32)
        assert np.array_equal(compiled.last(a, b), np.concatenate([a, b], -1))
        assert np.array_equal(compiled.inner(a, b, b), np.concatenate([a, b, a, b], 1))


def test_sizes_that_differ_are_an_error():
    compiled = dynmlir.compile(source("f32"))
    with pytest.raises(RuntimeError, match="dimension 1 of argument 0 and dimension 1 of argument 1 differ"):
        compiled.last(np.ones((2, 3, 4), np.float32), np.ones((2, 2, 4), np.float32))


@pytest.mark.parametrize("count", [30, 31])
def test_many_tensors(count):
    """As many as a dispatch takes, and one more, which IREE joins."""
    kind, names = "tensor<?x?xf32>", [f"%a{i}" for i in range(count)]
    compiled = dynmlir.compile(f"""
func.func @f({", ".join(f"{name}: {kind}" for name in names)}) -> {kind} {{
  %r = tensor.concat dim(1) {", ".join(names)} : ({", ".join([kind] * count)}) -> {kind}
  return %r : {kind}
}}""")
    rng = np.random.default_rng(count)
    tensors = [rng.standard_normal((7, length), np.float32) for length in rng.integers(0, 40, count)]
    assert np.array_equal(compiled.f(*tensors), np.concatenate(tensors, 1))
