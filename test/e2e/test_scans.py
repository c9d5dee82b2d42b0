"""Sums along a dimension of many, and the places of the greatest, against NumPy."""

import numpy as np
import pytest

import dynmlir

#: function -> (sizes that are stated, or None; the dimension).
SUMS = {"first": ("????", 0), "channels": ("?8??", 1), "inner": ("?????", 3), "last": ("????", 3)}
PLACES = {"of_channels": ("?7??", 1), "of_rows": ("???", 1), "of_all_four": ("????", 3), "of_the_first": ("??", 0)}


def kind(stated, element="f32", without=None):
    kept = [size for d, size in enumerate(stated) if d != without]
    return f"tensor<{''.join(f'{size}x' for size in kept)}{element}>"


def empty(stated, name, without=None, element="f32"):
    given = ", ".join(f"%n{d}" for d, size in enumerate(stated) if size == "?" and d != without)
    return f"%{name} = tensor.empty({given}) : {kind(stated, element, without)}"


def sizes(stated):
    return "\n".join(
        f"  %d{d} = arith.constant {d} : index\n  %n{d} = tensor.dim %x, %d{d} : {kind(stated)}"
        for d in range(len(stated))
    )


def fill(name, value, element, of):
    return f"""%{name}_value = arith.constant {value} : {element}
  %{name} = linalg.fill ins(%{name}_value : {element}) outs(%{name}_empty : {of}) -> {of}"""


def summed(name):
    stated, dim = SUMS[name]
    whole, less = kind(stated), kind(stated, without=dim)
    return f"""
func.func @{name}(%x: {whole}) -> {whole} {{
{sizes(stated)}
  {empty(stated, "e")}
  {empty(stated, "z_empty", dim)}
  {fill("z", "0.0", "f32", less)}
  %r:2 = "iree_linalg_ext.scan"(%x, %e, %z) <{{dimension = {dim} : i64, inclusive = true}}> ({{
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    "iree_linalg_ext.yield"(%s) : (f32) -> ()
  }}) {{operandSegmentSizes = array<i32: 1, 2>}} : ({whole}, {whole}, {less}) -> ({whole}, {less})
  return %r#0 : {whole}
}}"""


def placed(name):
    stated, dim = PLACES[name]
    whole, less, of = kind(stated), kind(stated, without=dim), kind(stated, "i32", dim)
    return f"""
func.func @{name}(%x: {whole}) -> ({less}, {of}) {{
{sizes(stated)}
  {empty(stated, "m_empty", dim)}
  {fill("m", "0xFF800000", "f32", less)}
  {empty(stated, "i_empty", dim, "i32")}
  {fill("i", "0", "i32", of)}
  %r:2 = "iree_linalg_ext.arg_compare"(%x, %m, %i)
      <{{dimension = {dim} : i64, operandSegmentSizes = array<i32: 1, 0, 1, 1, 0>}}> ({{
  ^bb0(%a: f32, %b: f32):
    %s = arith.cmpf ogt, %a, %b : f32
    "iree_linalg_ext.yield"(%s) : (i1) -> ()
  }}) : ({whole}, {less}, {of}) -> ({less}, {of})
  return %r#0, %r#1 : {less}, {of}
}}"""


@pytest.fixture(scope="module")
def module():
    return dynmlir.compile("\n".join([*map(summed, SUMS), *map(placed, PLACES)]))


def drawn(stated):
    """Whole numbers, of which many are equal."""
    rng = np.random.default_rng(len(stated))
    for least in (3, 1, 6):
        shape = [least + d if size == "?" else int(size) for d, size in enumerate(stated)]
        yield rng.integers(-3, 4, shape).astype(np.float32)


@pytest.mark.parametrize("name", SUMS)
def test_sums_along_a_dimension(module, name):
    stated, dim = SUMS[name]
    for x in drawn(stated):
        assert np.array_equal(module[name](x), x.cumsum(dim))


@pytest.mark.parametrize("name", PLACES)
def test_the_first_of_the_greatest(module, name):
    stated, dim = PLACES[name]
    for x in drawn(stated):
        most, places = module[name](x)
        assert np.array_equal(most, x.max(dim))
        assert np.array_equal(places, x.argmax(dim))
