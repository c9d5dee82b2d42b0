"""Epilogues that read, and end in, other types than the sums', against float64: by the plan and by each kernel."""

from dataclasses import dataclass

import numpy as np
import pytest
from convolved import Convolved
from typed import DTYPES, TYPES, operand, small_library

import dynmlir
from dynmlir.driver.compile import CompileOptions, emit, lower

DTYPES = {**DTYPES, "i16": np.int16}
#: Distance of the next number, of what is stored and of sums.
UNITS = {"f64": 2**-52, "f32": 2**-23, "f16": 2**-10, "bf16": 2**-7}
#: What is below the least of f16 that has all its digits is some multiples of this.
LEAST = 2**-24


@dataclass(frozen=True)
class Cast:
    """A product of operands of one type, finished by an operand of another, and stored in a third."""

    operand: str
    sums: str
    #: type and sizes of what is read beside the sums.
    read: str
    dims: str
    stored: str
    #: the body on %x, of the sums, and %e; the same on arrays.
    body: str
    exact: object

    def function(self, name):
        a, p, c = (f"tensor<?x?x{kind}>" for kind in (self.operand, self.sums, self.stored))
        e = f"tensor<{'?x' * len(self.dims)}{self.read}>"
        maps = ", ".join(f"affine_map<(m, n) -> ({', '.join(dims)})>" for dims in ("mn", self.dims, "mn"))
        zero = "0.0" if "f" in self.sums else "0"
        return f"""
func.func @{name}(%a: {a}, %b: {a}, %d: {p}, %c: {c}, %beside: {e}) -> {c} {{
  %zero = arith.constant {zero} : {self.sums}
  %i = linalg.fill ins(%zero : {self.sums}) outs(%d : {p}) -> {p}
  %p = linalg.matmul ins(%a, %b : {a}, {a}) outs(%i : {p}) -> {p}
  %r = linalg.generic {{indexing_maps = [{maps}], iterator_types = ["parallel", "parallel"]}}
      ins(%p, %beside : {p}, {e}) outs(%c : {c}) {{
  ^bb0(%x: {self.sums}, %e: {self.read}, %o: {self.stored}):
    {self.body}
    linalg.yield %z : {self.stored}
  }} -> {c}
  return %r : {c}
}}"""


BIAS = "%s = arith.addf %x, %e : f32\n    %z = arith.truncf %s : f32 to {}"
QUANTIZED = """%f = arith.sitofp %x : i32 to f32
    %y = arith.mulf %f, %e : f32
    %least = arith.constant -128.0 : f32
    %most = arith.constant 127.0 : f32
    %u = arith.maximumf %y, %least : f32
    %v = arith.minimumf %u, %most : f32
    %w = math.roundeven %v : f32
    %z = arith.fptosi %w : f32 to i8"""
CASTS = {
    "bias_bf16": Cast("bf16", "f32", "f32", "n", "bf16", BIAS.format("bf16"), lambda x, e: x + e),
    "bias_f16": Cast("f16", "f32", "f32", "n", "f16", BIAS.format("f16"), lambda x, e: x + e),
    "residual_f16": Cast(
        *("bf16", "f32", "f16", "mn", "f32"),
        "%w = arith.extf %e : f16 to f32\n    %z = arith.addf %x, %w : f32",
        lambda x, e: x + e,
    ),
    # What imports of half precision write: rounded, then added to in 16 bits.
    "in_sixteen_bits": Cast(
        *("bf16", "f32", "bf16", "mn", "bf16"),
        """%h = arith.truncf %x : f32 to bf16
    %s = arith.addf %h, %e : bf16
    %none = arith.constant 0.0 : bf16
    %z = arith.maximumf %s, %none : bf16""",
        lambda x, e: np.maximum(x + e, 0),
    ),
    "bytes_again": Cast(
        *("i8", "i32", "f32", "n", "i8"),
        QUANTIZED,
        lambda x, e: np.clip(np.rint(x.astype("f4") * e.astype("f4")), -128, 127),
    ),
    "scaled_bytes": Cast(
        *("i8", "i32", "f32", "m", "f16"),
        "%f = arith.sitofp %x : i32 to f32\n    %y = arith.mulf %f, %e : f32\n    %z = arith.truncf %y : f32 to f16",
        lambda x, e: x * e[:, None],
    ),
    "singles": Cast(
        *("f64", "f64", "f64", "n", "f32"),
        "%s = arith.mulf %x, %e : f64\n    %z = arith.truncf %s : f64 to f32",
        lambda x, e: x * e,
    ),
    "integers": Cast(
        *("f32", "f32", "i32", "", "i16"),
        "%f = arith.sitofp %e : i32 to f32\n    %y = arith.mulf %x, %f : f32\n    %z = arith.fptosi %y : f32 to i16",
        lambda x, e: np.trunc(x.astype("f4") * np.float32(e)),
    ),
}
#: Two templates of one library, each with operands that the other lacks, and one that stores its sums.
TOGETHER = {"bias_bf16": "bf16", "in_sixteen_bits": "bf16"}
SIZES = ((0, 3, 5), (1, 1, 1), (1, 7, 0), (1, 300, 20), (5, 33, 17), (17, 64, 65), (66, 31, 40), (300, 200, 9))
#: More than an area of sums holds: in pieces of rows, and of columns.
LARGE = ((1500, 70, 3), (3, 30000, 2), (500, 500, 4))


def compiled(cast, folder):
    """The module with what runs a given plan; without IREE's own code for it, which it refuses of some."""
    path = folder / "library.mlir"
    path.write_text(small_library(TYPES[cast.operand], "x86_64_v3")[0])
    options = CompileOptions(target_cpu="x86-64-v3", library=str(path), forced=True)
    lowered = lower(cast.function("made"), "made.mlir", options)
    assert not lowered.remarks
    return emit(lowered, "made.mlir", options), lowered.kernel_names


def case(name, m, n, k):
    """(what a function is called with, the result in float64, its bound)"""
    cast, rng, sizes = CASTS[name], np.random.default_rng((m, n, k)), {"m": m, "n": n, "k": k}
    a, b = operand((m, k), cast.operand, rng), operand((k, n), cast.operand, rng)
    e = operand([sizes[x] for x in cast.dims], cast.read, rng) if cast.read != "i32" else np.array(3, "i4")
    if cast.operand == "i8":
        e = e * np.float32(2**-8)
    x = a.astype("f8") @ b.astype("f8")
    want = np.asarray(cast.exact(x, e.astype("f8")), "f8")
    size = (np.abs(a.astype("f8")) @ np.abs(b.astype("f8")) + 1) * max(1, np.abs(e.astype("f8")).max(initial=0))
    bound = UNITS.get(cast.stored, 0) * np.abs(want) + (k + 4) * UNITS.get(cast.sums, 0) * size + LEAST
    if cast.stored in ("i8", "i16"):  # one apart where the product is at an edge between two
        bound = bound + 1
    return [a, b, np.zeros((m, n), DTYPES[cast.sums]), np.zeros((m, n), DTYPES[cast.stored]), e], want, bound


def check(got, want, bound, stored):
    assert got.dtype == DTYPES[stored] and got.shape == want.shape
    difference = np.abs(got.astype("f8") - want)
    assert (difference <= bound).all(), np.argwhere(difference > bound)[:3]


@pytest.mark.parametrize("name", CASTS)
def test_results_are_of_another_type(name, tmp_path):
    """By the plan, on one thread and on two, and by every kernel of a library, at every edge."""
    cast = CASTS[name]
    data, kernels = compiled(cast, tmp_path)
    one, two = dynmlir.CompiledModule(data), dynmlir.CompiledModule(data, "local-task", 2)
    forced = next(function for function in one.function_names if function.endswith("_forced"))
    for sizes in (*SIZES, *LARGE):
        given, want, bound = case(name, *sizes)
        for module in (one, two):
            check(module["made"](*given), want, bound, cast.stored)
        m, n, _ = sizes
        for kernel in range(len(kernels)):
            plan = [1, m, n, m, n, m, kernel, *[-1] * 6]
            a, b, _, c, e = given
            e = e.reshape([{"m": m, "n": n}[x] if x in cast.dims else 1 for x in "mn"])
            check(one[forced](a, b, c, e, *plan), want, bound, cast.stored)


def test_several_casts_of_one_library(tmp_path):
    """Whose epilogues read operands of different types, and one that stores its sums as they are."""
    plain = """
func.func @plain(%a: tensor<?x?xbf16>, %b: tensor<?x?xbf16>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %p = linalg.matmul ins(%a, %b : tensor<?x?xbf16>, tensor<?x?xbf16>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %p : tensor<?x?xf32>
}"""
    path = tmp_path / "library.mlir"
    path.write_text(small_library(TYPES["bf16"], "x86_64_v3")[0])
    text = "\n".join([plain, *(CASTS[name].function(name) for name in TOGETHER)])
    module = dynmlir.compile(text, "x86-64-v3", library=path)
    for sizes in SIZES:
        for name, stored in TOGETHER.items():
            given, want, bound = case(name, *sizes)
            check(module[name](*given), want, bound, stored)
            a, b, c, *_ = given
            x = a.astype("f8") @ b.astype("f8")
            size = np.abs(a.astype("f8")) @ np.abs(b.astype("f8"))
            check(module["plain"](a, b, c), x, (sizes[2] + 4) * UNITS["f32"] * size, "f32")


NARROW = """
!h = tensor<?x?x{0}>
!i = tensor<?x?x?x?x{0}>
func.func @product(%a: !h, %b: !h, %c: !h) -> !h {{
  %zero = arith.constant 0.0 : {0}
  %i = linalg.fill ins(%zero : {0}) outs(%c : !h) -> !h
  %p = linalg.matmul ins(%a, %b : !h, !h) outs(%i : !h) -> !h
  return %p : !h
}}
func.func @added(%a: !h, %b: !h, %c: !h) -> !h {{
  %p = linalg.matmul ins(%a, %b : !h, !h) outs(%c : !h) -> !h
  return %p : !h
}}
func.func @image(%x: !i, %w: !i, %c: !i) -> !i {{
  %r = linalg.conv_2d_nhwc_hwcf ins(%x, %w : !i, !i) outs(%c : !i) -> !i
  return %r : !i
}}"""


@pytest.mark.parametrize("kind", ["f16", "bf16"])
def test_products_into_their_own_type_sum_in_f32(kind, tmp_path):
    """Rounded once, however long the reduction: what holds for sums in 16 bits is a hundred times as much."""
    path = tmp_path / "library.mlir"
    path.write_text(small_library(TYPES[kind], "x86_64_v3")[0])
    module, rng = dynmlir.compile(NARROW.format(kind), "x86-64-v3", library=path), np.random.default_rng(0)
    assert not module.remarks
    for m, n, k in (*SIZES, (20, 30, 3000)):
        a, b, c = operand((m, k), kind, rng), operand((k, n), kind, rng), operand((m, n), kind, rng)
        x, size = a.astype("f8") @ b.astype("f8"), np.abs(a.astype("f8")) @ np.abs(b.astype("f8")) + 2
        for name, want in (("product", x), ("added", x + c.astype("f8"))):
            bound = UNITS[kind] * np.abs(want) + (k + 4) * UNITS["f32"] * size + LEAST
            check(module[name](a, b, c), want, bound, kind)
    form = Convolved("conv_2d_nhwc_hwcf")
    sizes = {"n": 2, "x": 9, "y": 11, "c": 5, "f": 19, "r": 3, "s": 2}
    image, weights, start = (array.astype(DTYPES[kind]) for array in form.arrays(sizes, 1))
    want, size, depth = form.exact(image, weights, start)
    bound = UNITS[kind] * np.abs(want) + (depth + 4) * UNITS["f32"] * size + LEAST
    check(module["image"](image, weights, start), want, bound, kind)
