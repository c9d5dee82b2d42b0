"""Rows of a table by places, against NumPy."""

from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

import dynmlir
from dynmlir.runtime import load

LIBRARY = Path(__file__).parents[1] / "lit" / "passes" / "inputs" / "library.mlir"
DTYPES = {
    **{"f32": np.float32, "f64": np.float64, "f16": np.float16, "bf16": ml_dtypes.bfloat16},
    **{"i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64},
}


def gather(name: str, element: str, place: str, places: int, columns: tuple[str, ...]) -> str:
    """A function of floats, of which places are made that nothing says are inside, and of a table."""
    many = "x".join(["?"] * places)
    floats, kinds = f"tensor<{many}xf32>", (f"tensor<{many}x{place}>", f"tensor<?x{'x'.join(columns)}x{element}>")
    result, rank = f"tensor<{many}x{'x'.join(columns)}x{element}>", places + len(columns)
    loops = ", ".join(f"d{d}" for d in range(rank))
    first = ", ".join(f"d{d}" for d in range(places))
    own = ", ".join(f"%j{d}" for d in range(places, rank))
    sizes, unknown = [], []
    for d in range(rank):
        if d < places or columns[d - places] == "?":
            of, at, kind = ("%p", d, floats) if d < places else ("%t", d - places + 1, kinds[1])
            sizes += [f"  %d{d} = arith.constant {at} : index", f"  %s{d} = tensor.dim {of}, %d{d} : {kind}"]
            unknown.append(f"%s{d}")
    newline = "\n"
    return f"""
func.func @{name}(%p: {floats}, %t: {kinds[1]}) -> {result} {{
{newline.join(sizes)}
  %empty = tensor.empty({", ".join(unknown[:places])}) : {kinds[0]}
  %q = linalg.generic {{indexing_maps = [{", ".join([f"affine_map<({first}) -> ({first})>"] * 2)}],
      iterator_types = [{", ".join(['"parallel"'] * places)}]}}
      ins(%p : {floats}) outs(%empty : {kinds[0]}) {{
  ^bb0(%a: f32, %b: {place}):
    %c = arith.fptosi %a : f32 to {place}
    linalg.yield %c : {place}
  }} -> {kinds[0]}
  %e = tensor.empty({", ".join(unknown)}) : {result}
  %r = linalg.generic {{indexing_maps = [affine_map<({loops}) -> ({first})>, affine_map<({loops}) -> ({loops})>],
      iterator_types = [{", ".join(['"parallel"'] * rank)}]}} ins(%q : {kinds[0]}) outs(%e : {result}) {{
  ^bb0(%a: {place}, %b: {element}):
    %i = arith.index_cast %a : {place} to index
{newline.join(f"    %j{d} = linalg.index {d} : index" for d in range(places, rank))}
    %x = tensor.extract %t[%i, {own}] : {kinds[1]}
    linalg.yield %x : {element}
  }} -> {result}
  return %r : {result}
}}
"""


FORMS = {
    "rows": ("f32", "i64", 1, ("?",)),
    "matrices": ("f64", "i32", 2, ("64",)),
    "bytes": ("i8", "i64", 1, ("37",)),
    "blocks": ("f16", "i32", 1, ("?", "3")),
    "shorts": ("bf16", "i64", 2, ("?",)),
    "words": ("i16", "i32", 1, ("8",)),
    "numbers": ("i64", "i64", 1, ("?",)),
    "integers": ("i32", "i64", 1, ("1",)),
}


@pytest.fixture(scope="module")
def module():
    text = "".join(gather(name, *form) for name, form in FORMS.items())
    made = dynmlir.compile(text, library=LIBRARY)
    return {1: made, 2: load(made.data, "local-task", threads=2)}


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("name", FORMS)
def test_rows(module, name, threads):
    """Of an odd number of columns, of none, of more than a workgroup's share; what is outside of the table is 0."""
    element, place, places, columns = FORMS[name]
    rng = np.random.default_rng(5)
    for count, rows, width in ((1, 1, 1), (7, 5, 19), (301, 40, 600), (0, 3, 4), (5, 3, 0), (4, 0, 33)):
        sizes = [width if column == "?" else int(column) for column in columns]
        table = rng.integers(-99, 99, (rows, *sizes)).astype(DTYPES[element])
        at = rng.integers(-3, rows + 3, (count,) if places == 1 else (2, count))
        inside = (at >= 0) & (at < rows)
        expected = np.zeros((*at.shape, *sizes), table.dtype)
        expected[inside] = table[at[inside]]
        given = module[threads][name](at.astype(np.float32), table)
        assert given.dtype == expected.dtype
        assert given.tobytes() == expected.tobytes()
