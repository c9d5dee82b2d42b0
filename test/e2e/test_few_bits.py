"""Products with weights of few bits, against float64."""

from __future__ import annotations

import numpy as np
import pytest

import dynmlir
from dynmlir.backend.cpus import cpu_features
from dynmlir.driver.compile import CompileOptions, lower
from dynmlir.runtime import load

#: K and numbers of a block by N: less than a panel, a panel and one column more, whole panels, many for two threads.
FORMS = {
    "few": (64, 32, 5),
    "odd": (48, 16, 33),
    "whole": (96, 32, 64),
    "one_block": (128, 128, 100),
    "many": (512, 64, 2100),
    "blocks_of_twelve": (60, 12, 40),
}
#: None, tiles of each height alone, one behind another, and rows beyond those that are taken together.
ROWS = (0, 1, 2, 3, 4, 6, 13, 100)


def numbers(name: str) -> tuple[np.ndarray, np.ndarray]:
    """From -8 to 7 (N, K), and scales of blocks (N, blocks)."""
    k, block, n = FORMS[name]
    r = np.random.default_rng(n)
    return r.integers(-8, 8, (n, k)).astype(np.int8), r.standard_normal((n, k // block)).astype(np.float32)


def product_by(weights: str, k: int, n: int, dims: str, rounds: bool) -> str:
    """The product of %a, and its return."""
    matrix = f"tensor<{k}x{n}xf32>" if dims == "k, n" else f"tensor<{n}x{k}xf32>"
    return f"""
  %c0 = arith.constant 0 : index
  %m = tensor.dim %a, %c0 : tensor<?x{k}xf32>
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty(%m) : tensor<?x{n}xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x{n}xf32>) -> tensor<?x{n}xf32>
  %c = linalg.matmul
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> ({dims})>,
                       affine_map<(m, n, k) -> (m, n)>]
      {"{dynmlir.rounds_rows}" * rounds}
      ins(%a, {weights} : tensor<?x{k}xf32>, {matrix}) outs(%zeros : tensor<?x{n}xf32>) -> tensor<?x{n}xf32>
  return %c : tensor<?x{n}xf32>"""


def product(name: str, rounds: bool = False) -> str:
    """A function, whose weights are bytes of two numbers each, and whose rows may be rounded to bytes."""
    (n, k), block = numbers(name)[0].shape, FORMS[name][1]
    of, scales = numbers(name)
    data = ((of[:, 0::2] & 15) | (of[:, 1::2] << 4)).astype(np.int8).tobytes().hex().upper()
    bytes_, floats = f"tensor<{n}x{k // block}x{block // 2}xi8>", f"tensor<{n}x{k // block}xf32>"
    halves = f"tensor<{n}x{k // block}x{block // 2}x2xf32>"
    return f"""
func.func @{name}{"_rounded" * rounds}(%a: tensor<?x{k}xf32>) -> tensor<?x{n}xf32> {{
  %bytes = arith.constant dense<"0x{data}"> : {bytes_}
  %scales = arith.constant dense<"0x{scales.tobytes().hex().upper()}"> : {floats}
  %memory = tensor.empty() : {halves}
  %numbers = linalg.generic {{
      indexing_maps = [affine_map<(n, b, j, h) -> (n, b, j)>, affine_map<(n, b, j, h) -> (n, b)>,
                       affine_map<(n, b, j, h) -> (n, b, j, h)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}}
      ins(%bytes, %scales : {bytes_}, {floats}) outs(%memory : {halves}) {{
  ^bb0(%byte: i8, %scale: f32, %before: f32):
    %h = linalg.index 3 : index
    %half = arith.index_cast %h : index to i8
    %four = arith.constant 4 : i8
    %upper = arith.muli %half, %four : i8
    %up = arith.subi %four, %upper : i8
    %raised = arith.shli %byte, %up : i8
    %signed = arith.shrsi %raised, %four : i8
    %number = arith.sitofp %signed : i8 to f32
    %weight = arith.mulf %number, %scale : f32
    linalg.yield %weight : f32
  }} -> {halves}
  %b = tensor.collapse_shape %numbers [[0], [1, 2, 3]] : {halves} into tensor<{n}x{k}xf32>
{product_by("%b", k, n, "n, k", rounds)}
}}
"""


def rounded(a: np.ndarray, k: int, block: int) -> np.ndarray:
    """Rows whose blocks are bytes times a scale: 127 of it is the greatest."""
    blocks = a.reshape(len(a), k // block, block)
    top = np.abs(blocks).max(2, keepdims=True, initial=0)
    by = np.float32(127) / np.where(top > 0, top, np.float32(1))
    return (np.rint(blocks * by) * (top / np.float32(127)).astype(np.float64)).reshape(a.shape)


MADE = ["host", "threads"]
if cpu_features("x86-64-v3") <= cpu_features("host"):
    MADE.append("x86-64-v3")


@pytest.fixture(scope="module")
def modules():
    """For CPUs with many vector registers and few, with instructions for bytes and without; for threads."""
    text = "".join(product(name, rounds) for name in FORMS for rounds in (False, True))
    host = dynmlir.compile(text)
    made = {"host": host, "threads": load(host.data, "local-task", threads=2)}
    return made | {name: dynmlir.compile(text, target_cpu=name) for name in MADE if name not in made}


def check(got: np.ndarray, *expected: np.ndarray, bound: np.ndarray) -> None:
    """Within a bound of one of what it may be."""
    assert any(np.all(np.abs(got - one) <= bound) for one in expected)


@pytest.mark.parametrize("made", MADE)
@pytest.mark.parametrize("name", FORMS)
def test_products(modules, made, name):
    """Rows that may be rounded are, or none is."""
    (k, block, _), weights = FORMS[name], weights_of(name)
    for m in ROWS:
        a = np.random.default_rng(m).standard_normal((m, k)).astype(np.float32)
        bound = np.abs(a) @ np.abs(weights).T * k * 2.0**-24
        exact, by_blocks = a @ weights.T, rounded(a, k, block) @ weights.T
        check(getattr(modules[made], name)(a), exact, bound=bound)
        check(getattr(modules[made], f"{name}_rounded")(a), exact, by_blocks, bound=bound)


def test_not_finite(modules):
    """As NumPy carries it: a row's, and no other row's."""
    of, scales = numbers("odd")
    weights = of * np.repeat(scales, FORMS["odd"][1], axis=1)
    a = np.ones((7, of.shape[1]), np.float32)
    a[2, 5], a[4, 40], a[5] = np.nan, np.inf, 0
    with np.errstate(invalid="ignore"):
        expected = a @ weights.T
    np.testing.assert_allclose(modules["host"].odd(a), expected, rtol=1e-4, atol=1e-4)
    finite = [0, 1, 3, 5, 6]
    for made in modules.values():
        got = made.odd_rounded(a)
        assert not np.any(np.isfinite(got[[2, 4]]))
        np.testing.assert_allclose(got[finite], expected[finite], rtol=1e-4, atol=1e-4)


def test_small_and_large(modules):
    """Rows that have no scale, or one that is not far from the end of f32."""
    of, scales = numbers("odd")
    weights = of * np.repeat(scales, FORMS["odd"][1], axis=1).astype(np.float64)
    for size in (1e-41, 1e-30, 1e30):
        a = np.full((3, of.shape[1]), size, np.float32)
        expected = a @ weights.T
        for made in modules.values():
            assert np.all(np.abs(made.odd_rounded(a) - expected) <= 1e-4 * np.abs(a) @ np.abs(weights).T + 1e-37)


def test_weights_stay_bytes():
    """No constant of the module is as large as all of the numbers in f32 would be; where all sizes are stated, too."""
    options = CompileOptions(output_arguments=False)
    k, _, n = FORMS["whole"]
    for text in (product("whole"), product("whole", True), product("whole").replace("?", "3").replace("(%m)", "()")):
        made = lower(text, "few_bits.mlir", options).text
        assert "@dynmlir_few_bits_0" in made and f"tensor<{n}x{k}xf32>" not in made


#: Weights of eight bits: K, numbers of a block, N; as (N, blocks, K of a block), or a matrix of these dimensions, whose
#: columns have scales or none.
BYTES = {
    "bytes_of_blocks": (64, 32, 37, "blocks"),
    "bytes_of_one_block": (128, 128, 100, "blocks"),
    "columns_nk": (40, 40, 33, "nk"),
    "columns_kn": (72, 72, 65, "kn"),
    "bare_nk": (512, 512, 64, "nk bare"),
    "then_nk": (32, 32, 40, "nk then"),
    "then_kn": (40, 40, 32, "kn then"),
    "bare_kn": (24, 24, 7, "kn bare"),
    "no_columns": (24, 24, 0, "kn bare"),
    "no_rows": (0, 1, 9, "nk bare"),
}


def bytes_of(name: str) -> tuple[np.ndarray, np.ndarray]:
    """From -128 to 127 (N, K), and scales of blocks (N, blocks)."""
    k, block, n, form = BYTES[name]
    r = np.random.default_rng(k)
    of = r.integers(-128, 128, (n, k)).astype(np.int8)
    return of, np.ones((n, 1), "f4") if "bare" in form else r.standard_normal((n, k // block)).astype("f4")


def weights_of(name: str) -> np.ndarray:
    """What the numbers of a form stand for (N, K)."""
    of, scales = numbers(name) if name in FORMS else bytes_of(name)
    return of.astype(np.float64) * np.repeat(scales, of.shape[1] // scales.shape[1], axis=1)


def dense(values: np.ndarray, kind: str) -> str:
    if not values.size:
        return f"arith.constant dense<> : {kind}"
    return f'arith.constant dense<"0x{np.ascontiguousarray(values).tobytes().hex().upper()}"> : {kind}'


def product_of_bytes(name: str, rounds: bool) -> str:
    (k, block, n, form), (of, scales) = BYTES[name], bytes_of(name)
    is_kn = form.startswith("kn")
    whole = {"blocks": f"{n}x{k // block}x{block}", "nk": f"{n}x{k}", "kn": f"{k}x{n}"}[form.split()[0]]
    matrix, loops, scaled = (f"tensor<{k}x{n}xf32>", "x, y", "y") if is_kn else (f"tensor<{n}x{k}xf32>", "x, y", "x")
    collapse = ""
    if form == "blocks":
        loops, scaled = "x, b, y", "x, b"
        collapse = f"%w = tensor.collapse_shape %made [[0], [1, 2]] : tensor<{whole}xf32> into {matrix}"
    sizes = f"{n}x{k // block}" if form == "blocks" else f"{n}"
    if "then" in form:
        collapse = scaled_then(n, is_kn, matrix)
        form += " bare"
    one = f"affine_map<({loops}) -> ({loops})>"
    maps = f"{one}, {one}" if "bare" in form else f"{one}, affine_map<({loops}) -> ({scaled})>, {one}"
    given = "%bytes" if "bare" in form else "%bytes, %scales"
    kinds = f"tensor<{whole}xi8>" + ("" if "bare" in form else f", tensor<{sizes}xf32>")
    body = "linalg.yield %x : f32" if "bare" in form else "%z = arith.mulf %x, %s : f32\n    linalg.yield %z : f32"
    reads = "" if "bare" in form else "%s: f32, "
    parallel = ", ".join(['"parallel"'] * (loops.count(",") + 1))
    return f"""
func.func @{name}{"_rounded" * rounds}(%a: tensor<?x{k}xf32>) -> tensor<?x{n}xf32> {{
  %bytes = {dense(of.T if is_kn else of, f"tensor<{whole}xi8>")}
  %scales = {dense(scales, f"tensor<{sizes}xf32>")}
  %memory = tensor.empty() : tensor<{whole}xf32>
  %made = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{parallel}]}}
      ins({given} : {kinds}) outs(%memory : tensor<{whole}xf32>) {{
  ^bb0(%byte: i8, {reads}%before: f32):
    %x = arith.sitofp %byte : i8 to f32
    {body}
  }} -> tensor<{whole}xf32>
  {collapse}
{product_by("%w" if collapse else "%made", k, n, "k, n" if is_kn else "n, k", rounds)}
}}
"""


def scaled_then(n: int, is_kn: bool, matrix: str) -> str:
    """The scales in an op of their own, as PyTorch has them."""
    column, at = (f"1x{n}", "0, y") if is_kn else (f"{n}x1", "x, 0")
    return f"""
  %column = tensor.expand_shape %scales [[0, 1]] output_shape [{column.replace("x", ", ")}]
      : tensor<{n}xf32> into tensor<{column}xf32>
  %w = linalg.generic {{
      indexing_maps = [affine_map<(x, y) -> ({at})>, affine_map<(x, y) -> (x, y)>, affine_map<(x, y) -> (x, y)>],
      iterator_types = ["parallel", "parallel"]}}
      ins(%column, %made : tensor<{column}xf32>, {matrix}) outs(%memory : {matrix}) {{
  ^bb0(%s: f32, %x: f32, %before: f32):
    %z = arith.mulf %x, %s : f32
    linalg.yield %z : f32
  }} -> {matrix}"""


@pytest.fixture(scope="module")
def of_bytes():
    text = "".join(product_of_bytes(name, rounds) for name in BYTES for rounds in (False, True))
    made = lower(text, "few_bits.mlir", CompileOptions(output_arguments=False)).text
    for k, n in ((k, n) for k, _, n, _ in BYTES.values() if k and n):
        assert f"tensor<{n}x{k}xf32>" not in made and f"tensor<{k}x{n}xf32>" not in made
    return {"host": dynmlir.compile(text)} | {
        name: dynmlir.compile(text, target_cpu=name) for name in MADE if name == "x86-64-v3"
    }


@pytest.mark.parametrize("name", BYTES)
def test_products_of_bytes(of_bytes, name):
    k, block, _, _ = BYTES[name]
    weights = weights_of(name)
    for made in of_bytes.values():
        for m in ROWS:
            a = np.random.default_rng(m).standard_normal((m, k)).astype(np.float32)
            bound = np.abs(a) @ np.abs(weights).T * k * 2.0**-24
            exact, by_blocks = a @ weights.T, rounded(a, k, block) @ weights.T
            check(getattr(made, name)(a), exact, bound=bound)
            check(getattr(made, f"{name}_rounded")(a), exact, by_blocks, bound=bound)
