"""Products with weights of four bits, against float64."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import dynmlir
from dynmlir.backend.cpus import cpu_features
from dynmlir.driver.compile import CompileOptions, lower
from dynmlir.runtime import load

LIBRARY = Path(__file__).parents[1] / "lit" / "passes" / "inputs" / "library.mlir"
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
  %c0 = arith.constant 0 : index
  %m = tensor.dim %a, %c0 : tensor<?x{k}xf32>
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty(%m) : tensor<?x{n}xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x{n}xf32>) -> tensor<?x{n}xf32>
  %c = linalg.matmul
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>,
                       affine_map<(m, n, k) -> (m, n)>]
      {"{dynmlir.rounds_rows}" * rounds}
      ins(%a, %b : tensor<?x{k}xf32>, tensor<{n}x{k}xf32>) outs(%zeros : tensor<?x{n}xf32>) -> tensor<?x{n}xf32>
  return %c : tensor<?x{n}xf32>
}}
"""


def rounded(a: np.ndarray, name: str) -> np.ndarray:
    """Rows whose blocks are bytes times a scale: 127 of it is the greatest."""
    k, block, _ = FORMS[name]
    blocks = a.reshape(len(a), k // block, block)
    top = np.abs(blocks).max(2, keepdims=True, initial=0)
    by = np.float32(127) / np.where(top > 0, top, np.float32(1))
    return (np.rint(blocks * by) * (top / np.float32(127)).astype(np.float64)).reshape(a.shape)


MADE = ["host", "library", "threads"]
if cpu_features("x86-64-v3") <= cpu_features("host"):
    MADE.append("x86-64-v3")


@pytest.fixture(scope="module")
def modules():
    """For CPUs with many vector registers and few, with instructions for bytes and without; for threads."""
    text = "".join(product(name, rounds) for name in FORMS for rounds in (False, True))
    host, library = dynmlir.compile(text), dynmlir.compile(text, library=LIBRARY)
    made = {"host": host, "library": library, "threads": load(host.data, "local-task", threads=2)}
    return made | {name: dynmlir.compile(text, target_cpu=name) for name in MADE if name not in made}


def check(got: np.ndarray, *expected: np.ndarray, bound: np.ndarray) -> None:
    """Within a bound of one of what it may be."""
    assert any(np.all(np.abs(got - one) <= bound) for one in expected)


@pytest.mark.parametrize("made", MADE)
@pytest.mark.parametrize("name", FORMS)
def test_products(modules, made, name):
    """Rows that may be rounded are, or none is."""
    of, scales = numbers(name)
    weights = of.astype(np.float64) * np.repeat(scales, FORMS[name][1], axis=1)
    for m in ROWS:
        a = np.random.default_rng(m).standard_normal((m, of.shape[1])).astype(np.float32)
        bound = np.abs(a) @ np.abs(weights).T * of.shape[1] * 2.0**-24
        exact = a @ weights.T
        check(getattr(modules[made], name)(a), exact, bound=bound)
        check(getattr(modules[made], f"{name}_rounded")(a), exact, rounded(a, name) @ weights.T, bound=bound)


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
