"""Rows that are replaced or added to by places, in their order, against NumPy."""

from pathlib import Path

import numpy as np
import pytest

import dynmlir

LIBRARY = Path(__file__).parents[1] / "lit" / "passes" / "inputs" / "library.mlir"
BODIES = {
    "add": '%c = arith.add{0} %b, %a : {1}\n    "iree_linalg_ext.yield"(%c)',
    "replace": '"iree_linalg_ext.yield"(%a)',
    "most": '%c = arith.max{2} %a, %b : {1}\n    "iree_linalg_ext.yield"(%c)',
    "count": '%c = arith.add{0} %b, %one : {1}\n    "iree_linalg_ext.yield"(%c)',
    "squares": '%d = arith.mul{0} %a, %a : {1}\n    %c = arith.add{0} %d, %b : {1}\n    "iree_linalg_ext.yield"(%c)',
}
IN_NUMPY = {
    "add": lambda update, before: before + update,
    "replace": lambda update, before: update,
    "most": np.maximum,
    "count": lambda update, before: before + 1,
    "squares": lambda update, before: before + update * update,
}
DTYPES = {"f32": np.float32, "f64": np.float64, "f16": np.float16, "i32": np.int32, "i64": np.int64, "i8": np.int8}


def scatter(
    name: str, body: str, element: str, place: str, updates: str, places: str, original: str, depth: int
) -> str:
    """A function of tensors with sizes as MLIR writes them, "?x8"."""
    kinds = f"tensor<{updates}x{element}>", f"tensor<{places}x{place}>", f"tensor<{original}x{element}>"
    suffixes = ("f", element, "imumf") if element[0] == "f" else ("i", element, "si")
    return f"""
func.func @{name}(%u: {kinds[0]}, %p: {kinds[1]}, %x: {kinds[2]}) -> {kinds[2]} {{
  %one = arith.constant {"1.0" if element[0] == "f" else "1"} : {element}
  %r = "iree_linalg_ext.scatter"(%u, %p, %x)
      <{{dimension_map = array<i64: {", ".join(map(str, range(depth)))}>, unique_indices = false}}> ({{
  ^bb0(%a: {element}, %b: {element}):
    {BODIES[body].format(*suffixes)} : ({element}) -> ()
  }}) : ({", ".join(kinds)}) -> {kinds[2]}
  return %r : {kinds[2]}
}}
"""


def expected(body, updates, places, original):
    """One update behind another; as much of a row as each has."""
    made, depth = original.copy(), places.shape[-1]
    batch = places.ndim - 1
    count = int(np.prod(places.shape[:batch]))
    rows = updates.reshape(count, *updates.shape[batch:])
    for update, place in zip(rows, places.reshape(count, depth), strict=True):
        at = (*place, *(slice(0, size) for size in update.shape))
        made[at] = IN_NUMPY[body](update, made[at])
    return made


def numbers(rng, element, *sizes):
    made = rng.integers(-9, 9, sizes) if element[0] == "i" else rng.standard_normal(sizes)
    return np.asarray(made, DTYPES[element])


@pytest.fixture(scope="module")
def of_bodies():
    texts = [scatter(body, body, "f32", "i64", "?x?", "?x1", "?x?", 1) for body in BODIES]
    return dynmlir.compile("".join(texts), library=LIBRARY)


@pytest.mark.parametrize("body", BODIES)
@pytest.mark.parametrize(
    ("rows", "updates", "columns"),
    [
        (5, 3, 4),
        (1, 1, 1),
        (7, 40, 8),
        (30, 200, 33),
        (3, 0, 5),
        (4, 6, 0),
        (2, 9, 16),
        (2000, 5000, 1),
        (40, 3000, 70),
    ],
)
def test_rows(of_bodies, body, rows, updates, columns):
    rng = np.random.default_rng(rows + updates + columns)
    x, u = numbers(rng, "f32", rows, columns), numbers(rng, "f32", updates, columns)
    places, kept = rng.integers(0, rows, (updates, 1)), x.copy()
    made, told = of_bodies[body](u, places, x), expected(body, u, places, x)
    # A product that is added may be rounded once.
    assert np.allclose(made, told, rtol=1e-5) if body == "squares" else np.array_equal(made, told)
    assert np.array_equal(x, kept)


@pytest.mark.parametrize("element", DTYPES)
@pytest.mark.parametrize("place", ["i32", "i64"])
def test_element_types(element, place):
    """Of single elements by two places each."""
    module = dynmlir.compile(scatter("f", "add", element, place, "?", "?x2", "?x?", 2), library=LIBRARY)
    rng = np.random.default_rng(4)
    for rows, columns, updates in ((5, 7, 60), (1, 1, 3), (3, 4, 0)):
        x, u = numbers(rng, element, rows, columns), numbers(rng, element, updates)
        places = np.stack([rng.integers(0, rows, updates), rng.integers(0, columns, updates)], -1).astype(DTYPES[place])
        assert np.array_equal(module.f(u, places, x), expected("add", u, places, x))


def test_places_in_two_dimensions_and_beginnings_of_rows():
    text = scatter("planes", "add", "f32", "i64", "?x?x?x3", "?x?x1", "?x6x3", 1)
    text += scatter("plain", "replace", "f32", "i64", "?x2x3", "?", "?x6x3", 1)
    module, rng = dynmlir.compile(text, library=LIBRARY), np.random.default_rng(5)
    x, u = numbers(rng, "f32", 5, 6, 3), numbers(rng, "f32", 4, 7, 2, 3)
    places = rng.integers(0, 5, (4, 7, 1))
    assert np.array_equal(module.planes(u, places, x), expected("add", u, places, x))
    order = rng.permutation(5)
    assert np.array_equal(module.plain(u[0, :5], order, x), expected("replace", u[0, :5], order[:, None], x))


def test_threads_make_the_same(of_bodies):
    module = dynmlir.compile(
        scatter("add", "add", "f32", "i64", "?x?", "?x1", "?x?", 1), library=LIBRARY, driver="local-task", threads=2
    )
    rng = np.random.default_rng(6)
    x, u, places = numbers(rng, "f32", 300, 64), numbers(rng, "f32", 9000, 64), rng.integers(0, 300, (9000, 1))
    made = module.add(u, places, x)
    assert np.array_equal(made, of_bodies.add(u, places, x))
    assert np.array_equal(made, expected("add", u, places, x))


def test_a_place_that_there_is_not(of_bodies):
    x, u = np.ones((3, 4), np.float32), np.ones((2, 4), np.float32)
    for place in (3, -1, 2**40):
        with pytest.raises(
            RuntimeError, match="add: an element of argument 1 is no index of dimension 0 of argument 2"
        ):
            of_bodies.add(u, np.array([[1], [place]]), x)
    assert (x == 1).all()
