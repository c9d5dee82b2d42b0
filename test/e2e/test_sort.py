"""Rows that are sorted, and the first elements of such, against NumPy: ties stay in their order."""

from pathlib import Path

import numpy as np
import pytest

import dynmlir

LIBRARY = Path(__file__).parents[1] / "lit" / "passes" / "inputs" / "library.mlir"
DTYPES = {"f32": np.float32, "f64": np.float64, "f16": np.float16, "i32": np.int32, "i64": np.int64, "i8": np.int8}


def sort(name: str, element: str, down: bool, sizes: str, first: int = 0) -> str:
    """A function that sorts the rows of a tensor, and the numbers 0, 1, 2, ... of what is in them."""
    kinds = f"tensor<{sizes}x{element}>", f"tensor<{sizes}xi64>"
    compare = ("arith.cmpf o" if element[0] == "f" else "arith.cmpi s") + ("ge" if down else "le")
    results, returned, slices = list(kinds), "%r#0, %r#1", ""
    if first:
        results = [f"tensor<?x{first}x{element}>", f"tensor<?x{first}xi64>"]
        slices = "".join(
            f"  %s_{t} = tensor.extract_slice %r#{t}[0, 0] [%m, {first}] [1, 1] : {kinds[t]} to {results[t]}\n"
            for t in (0, 1)
        )
        returned = "%s_0, %s_1"
    return f"""
func.func @{name}(%x: {kinds[0]}, %i: {kinds[1]}) -> ({", ".join(results)}) {{
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : {kinds[0]}
  %r:2 = "iree_linalg_ext.sort"(%x, %i)
      <{{dimension = {sizes.count("x")} : i64, operandSegmentSizes = array<i32: 0, 2>}}> ({{
  ^bb0(%a: {element}, %b: {element}, %c: i64, %d: i64):
    %o = {compare}, %a, %b : {element}
    "iree_linalg_ext.yield"(%o) : (i1) -> ()
  }}) : ({", ".join(kinds)}) -> ({", ".join(kinds)})
{slices}  return {returned} : {", ".join(results)}
}}
"""


def order(x, down):
    """Of each row the places in their order; numbers are small, so that their negatives are exact."""
    return np.argsort(-x.astype("f8") if down else x, axis=-1, kind="stable")


def given(rng, element, *sizes):
    x = rng.integers(-9, 9, sizes).astype(DTYPES[element])
    return x, np.broadcast_to(np.arange(sizes[-1]), sizes).copy()


@pytest.fixture(scope="module")
def module():
    texts = [sort("up", "f32", False, "?x?"), sort("down", "f32", True, "?x?"), sort("three", "f32", True, "?x?", 3)]
    return dynmlir.compile("".join([*texts, sort("one", "f32", False, "?x?", 1)]), library=LIBRARY)


@pytest.mark.parametrize("rows", [1, 5, 0])
@pytest.mark.parametrize("columns", [1, 2, 3, 4, 7, 8, 31, 33, 64, 1000])
def test_rows(module, rows, columns):
    x, i = given(np.random.default_rng(columns), "f32", rows, columns)
    kept = x.copy()
    for name, first in (("up", columns), ("down", columns), ("three", 3), ("one", 1)):
        if first <= columns:
            wanted = order(x, name in ("down", "three"))[:, :first]
            values, places = module[name](x, i)
            assert np.array_equal(places, wanted), name
            assert np.array_equal(values, np.take_along_axis(x, wanted, -1)), name
    assert np.array_equal(x, kept)


@pytest.mark.parametrize("columns", [2, 7, 64])
def test_what_is_no_number_is_the_greatest(module, columns):
    x, i = given(np.random.default_rng(columns), "f32", 20, columns)
    x[x > 5], x[0, 0], x[1, 1] = np.nan, np.inf, -np.inf
    wanted = np.argsort(x, axis=-1, kind="stable")
    values, places = module.up(x, i)
    assert np.array_equal(places, wanted)
    assert np.array_equal(values, np.take_along_axis(x, wanted, -1), equal_nan=True)
    wanted = np.lexsort((-x, ~np.isnan(x)))
    assert np.array_equal(module.down(x, i)[1], wanted)
    assert columns < 3 or np.array_equal(module.three(x, i)[1], wanted[:, :3])
    assert np.array_equal(module.one(x, i)[1], np.argsort(x, axis=-1, kind="stable")[:, :1])


def test_rows_of_nothing(module):
    x, i = np.zeros((3, 0), np.float32), np.zeros((3, 0), np.int64)
    assert all(made.shape == (3, 0) for made in module.up(x, i))


def test_more_than_there_are(module):
    x, i = given(np.random.default_rng(0), "f32", 4, 2)
    with pytest.raises(RuntimeError, match="3 elements are asked of rows that have fewer"):
        module.three(x, i)


@pytest.mark.parametrize("element", DTYPES)
def test_element_types_of_three_dimensions(element):
    module = dynmlir.compile(sort("f", element, True, "?x3x?"), library=LIBRARY)
    x, i = given(np.random.default_rng(2), element, 4, 3, 50)
    values, places = module.f(x, i)
    assert np.array_equal(places, order(x, True)) and np.array_equal(values, np.take_along_axis(x, places, -1))


def test_threads_make_the_same(module):
    text = sort("down", "f32", True, "?x?") + sort("three", "f32", True, "?x?", 3)
    threads = dynmlir.compile(text, library=LIBRARY, driver="local-task", threads=2)
    x, i = given(np.random.default_rng(4), "f32", 70, 300)
    for name in ("down", "three"):
        assert all(np.array_equal(a, b) for a, b in zip(threads[name](x, i), module[name](x, i), strict=True))
