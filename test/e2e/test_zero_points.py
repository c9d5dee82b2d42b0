"""Products of quantised numbers, exactly: as linalg says it, and as imports of ONNX's MatMulInteger write it."""

import numpy as np
import pytest
from typed import DTYPES, TYPES, operand, small_library

import dynmlir
from dynmlir.backend.cpus import cpu_features

IMPORTED = """
#id = affine_map<(i, j) -> (i, j)>
#one = affine_map<(i, j) -> ()>
#column = affine_map<(i, j) -> (j)>
!b = tensor<?x?xi8>
!w = tensor<?x?xi32>
func.func @NAME(%a: !b, %b: !b, %za: tensor<i8>, %zb: tensor<i8>) -> !w {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %m = tensor.dim %a, %c0 : !b
  %k = tensor.dim %a, %c1 : !b
  %n = tensor.dim %b, %c1 : !b
  %ea = tensor.empty(%m, %k) : !w
  %eb = tensor.empty(%k, %n) : !w
  %x = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : !b) outs(%ea : !w) {
  ^bb0(%in: i8, %o: i32):
    %v = arith.EXTA %in : i8 to i32
    linalg.yield %v : i32
  } -> !w
  %y = arith.EXTB %b : !b to !w
  %s = linalg.generic {indexing_maps = [#id, #one, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %za : !w, tensor<i8>) outs(%ea : !w) {
  ^bb0(%in: i32, %z: i8, %o: i32):
    %q = arith.EXTA %z : i8 to i32
    %d = arith.subi %in, %q : i32
    linalg.yield %d : i32
  } -> !w
  %t = linalg.generic {indexing_maps = [#id, #one, #id], iterator_types = ["parallel", "parallel"]}
      ins(%y, %zb : !w, tensor<i8>) outs(%eb : !w) {
  ^bb0(%in: i32, %z: i8, %o: i32):
    %q = arith.EXTB %z : i8 to i32
    %d = arith.subi %in, %q : i32
    linalg.yield %d : i32
  } -> !w
  %e = tensor.empty(%m, %n) : tensor<?x?xi64>
  %f = linalg.fill ins(%zero : i64) outs(%e : tensor<?x?xi64>) -> tensor<?x?xi64>
  %p = linalg.matmul ins(%s, %t : !w, !w) outs(%f : tensor<?x?xi64>) -> tensor<?x?xi64>
  %ec = tensor.empty(%m, %n) : !w
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<?x?xi64>) outs(%ec : !w) {
  ^bb0(%in: i64, %o: i32):
    %v = arith.trunci %in : i64 to i32
    linalg.yield %v : i32
  } -> !w
  return %r : !w
}
"""
NAMED = """
!b3 = tensor<?x?x?xi8>
!w3 = tensor<?x?x?xi32>
func.func @named(%a: tensor<?x?xi8>, %b: tensor<?x?xi8>, %za: i32, %zb: i32, %c: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %r = linalg.quantized_matmul ins(%a, %b, %za, %zb : tensor<?x?xi8>, tensor<?x?xi8>, i32, i32)
      outs(%c : tensor<?x?xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
func.func @batched(%a: !b3, %b: !b3, %za: i32, %zb: i32, %c: !w3) -> !w3 {
  %r = linalg.quantized_batch_matmul ins(%a, %b, %za, %zb : !b3, !b3, i32, i32) outs(%c : !w3) -> !w3
  return %r : !w3
}
"""
#: function -> the types of A and B.
TYPES_OF = {"u8_i8": ("ui8", "i8"), "i8_i8": ("i8", "i8"), "u8_u8": ("ui8", "ui8")}
SHAPES = ((1, 1, 1), (5, 7, 3), (37, 65, 131), (0, 3, 4), (3, 0, 4), (3, 4, 0), (2, 3, 140_001))


def imported(name, of_columns=False):
    a, b = ("extui" if kind == "ui8" else "extsi" for kind in TYPES_OF[name])
    text = IMPORTED.replace("NAME", f"{name}_columns" if of_columns else name)
    if of_columns:
        text = text.replace("%zb: tensor<i8>", "%zb: tensor<?xi8>").replace(
            "%zb : !w, tensor<i8>", "%zb : !w, tensor<?xi8>"
        )
        first, second = text.split("%t = linalg.generic")
        text = f"{first}%t = linalg.generic{second.replace('#one', '#column', 1)}"
    return text.replace("EXTA", a).replace("EXTB", b)


@pytest.fixture(scope="module")
def module(tmp_path_factory):
    cpu = "cascadelake" if cpu_features("cascadelake") <= cpu_features("host") else "x86-64-v3"
    path = tmp_path_factory.mktemp("bytes") / "library.mlir"
    path.write_text(small_library(TYPES["i8"], cpu.replace("-", "_"), ("direct", "panel"))[0])
    texts = [imported(name, of_columns) for name in TYPES_OF for of_columns in (False, True)]
    declared = "".join(line for line in IMPORTED.splitlines(True) if line[0] in "#!")
    bodies = "".join(text.replace(declared, "") for text in texts)
    return dynmlir.compile(declared + bodies + NAMED, cpu, library=path)


def exact(a, b, za, zb, before=0):
    return ((a.astype("i8") - int(za)) @ (b.astype("i8") - np.asarray(zb, "i8")) + before).astype("i4")


@pytest.mark.parametrize("name", TYPES_OF)
def test_imported_forms(module, name):
    rng = np.random.default_rng(7)
    for m, n, k in SHAPES:
        a, b, za, zb = (operand(s, t, rng) for s, t in zip([(m, k), (k, n), (), ()], TYPES_OF[name] * 2, strict=True))
        za, zb = (np.asarray(z, DTYPES[t]) for z, t in zip((za, zb), TYPES_OF[name], strict=True))
        assert np.array_equal(module[name](a, b, za, zb), exact(a, b, za, zb)), (m, n, k)


@pytest.mark.parametrize("name", TYPES_OF)
def test_zero_points_of_columns(module, name):
    rng = np.random.default_rng(9)
    for m, n, k in SHAPES:
        a, b, za, zb = (operand(s, t, rng) for s, t in zip([(m, k), (k, n), (), n], TYPES_OF[name] * 2, strict=True))
        za = np.asarray(za, DTYPES[TYPES_OF[name][0]])
        assert np.array_equal(module[f"{name}_columns"](a, b, za, zb), exact(a, b, za, zb)), (m, n, k)


def test_named_forms_add_to_what_is_there(module):
    rng = np.random.default_rng(8)
    for m, n, k in SHAPES[:6]:
        before = rng.integers(-(2**31), 2**31, (2, m, n)).astype("i4")
        a, b = operand((2, m, k), "i8", rng), operand((2, k, n), "i8", rng)
        assert np.array_equal(module.named(a[0], b[0], -3, 200, before[0]), exact(a[0], b[0], -3, 200, before[0]))
        assert np.array_equal(module.batched(a, b, 17, -128, before), exact(a, b, 17, -128, before))
