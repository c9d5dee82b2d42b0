"""Every covered element type on every kind of device: all families against an exact reference."""

import numpy as np
import pytest
from typed import DTYPES, TYPES, check, exact, operands, small_library, source

import dynmlir
from dynmlir.backend.cpus import cpu_features
from dynmlir.device.known import find_device
from dynmlir.driver.compile import CompileOptions, lower
from dynmlir.generate.source import contraction_source

CASES = {
    "f64": ("f64", "x86_64_v4"),
    "f16, extended": ("f16", "x86_64_v4"),
    "bf16, dot products": ("bf16", "cooperlake"),
    "i8, dot products of an offset A": ("i8", "cascadelake"),
    "u8 by i8, dot products": ("ui8_i8", "cascadelake"),
    "f64 with AVX2": ("f64", "x86_64_v3"),
    "f16, extended, with AVX2": ("f16", "x86_64_v3"),
    "bf16, extended, with AVX2": ("bf16", "x86_64_v3"),
    "i8, extended, with AVX2": ("i8", "x86_64_v3"),
    "u8 by i8, extended, with AVX2": ("ui8_i8", "x86_64_v3"),
}


class Case:
    """A compiled module of a type with its small library."""

    def __init__(self, short, device, folder):
        self.types, cpu = TYPES[short], find_device(device).target_cpu
        if not cpu_features(cpu) <= cpu_features("host"):
            pytest.skip(f"this machine cannot run code for {cpu}")
        text, self.kernels = small_library(self.types, device)
        path = folder / "library.mlir"
        path.write_text(text)
        self.module = dynmlir.compile(source(self.types), cpu, library=path, debug=True)

    def forced(self, kernel, a, b, function="matmul", c=None, module=None):
        m, n = len(a), b.shape[1]
        c = np.zeros((m, n), self.module.matmul.signature.results[0].dtype) if c is None else c
        name = f"{function}_matmul_0_forced"
        return (module or self.module)[name](a, b, c, 1, m, n, m, n, m, kernel, *[-1] * 6)


@pytest.fixture(scope="module", params=CASES.values(), ids=CASES)
def case(request, tmp_path_factory):
    return Case(*request.param, tmp_path_factory.mktemp("types"))


def test_every_family_at_its_edges(case):
    """Rows, columns and reductions that tiles and groups leave over; none at all."""
    for index, kernel in enumerate(case.kernels):
        m, n, _ = kernel.tile
        few = [(1, 1, 1), (m, n, 64), (m + 1, n + 1, 37), (2 * m - 1, n - 1, 38), (3, n // 2 + 1, 39), (3, 5, 0)]
        for shape in (*few, (2 * m + 1, 2 * n + 3, 5), (2 * m - 1, 1, 1027), (m, n, 277), (0, 5, 7), (5, 0, 7)):
            a, b = operands(case.types, *shape)
            check(case.forced(index, a, b), a, b)


def test_every_family_accumulates(case):
    for index, kernel in enumerate(case.kernels):
        for shape in ((1, 1, 1), (kernel.tile.m + 1, kernel.tile.n + 1, 41), (3, 5, 0)):
            a, b = operands(case.types, *shape)
            before = exact(*operands(case.types, *shape, seed=1)).astype(case.forced(index, a, b).dtype)
            check(case.forced(index, a, b, "add", before), a, b, before)


def test_several_blocks_of_the_reduction(case):
    for index, kernel in enumerate(case.kernels):
        a, b = operands(case.types, kernel.tile.m + 1, kernel.tile.n + 1, 2 * kernel.tile.k + 3)
        check(case.forced(index, a, b), a, b)


def test_the_reference_is_the_operator(case):
    for shape in ((37, 41, 43), (5, 3, 0)):
        a, b = operands(case.types, *shape)
        start = np.zeros(shape[:2], case.module.matmul.signature.results[0].dtype)
        check(case.module.matmul_matmul_0_reference(a, b, start), a, b)
        check(case.module.matmul(a, b), a, b)


def test_the_same_bits_on_two_threads(case):
    two = dynmlir.CompiledModule(case.module.data, "local-task", 2)
    for index, kernel in enumerate(case.kernels):
        m, n = 3 * kernel.tile.m - 1, 2 * kernel.tile.n + 1
        a, b = operands(case.types, m, n, 3_000_000 // (m * n) + 1)
        one = case.forced(index, a, b)
        check(one, a, b)
        assert one.tobytes() == case.forced(index, a, b, module=two).tobytes(), kernel.name


def test_nan_and_infinity_stay_in_their_rows_and_columns(case):
    """What lies beside an element in memory is in no sum that it is not in, however a reduction ends."""
    if not case.types.is_float:
        pytest.skip("integers have none")
    for index, kernel in enumerate(case.kernels):
        for k in (1, 35, 64):
            a, b = operands(case.types, kernel.tile.m + 3, kernel.tile.n + 2, k)
            a[1, 0], a[3, k - 1], b[0, 1], b[k - 1, 2] = np.nan, np.inf, -np.inf, np.nan
            with np.errstate(invalid="ignore"):
                expected, found = exact(a, b), case.forced(index, a, b)
            assert np.array_equal(np.isnan(expected), np.isnan(found)), kernel.name
            assert np.array_equal(np.where(np.isinf(expected), expected, 0), np.where(np.isinf(found), found, 0))


def test_integers_at_their_limits(case):
    """-128 * -128, and sums beyond 2^31, which wrap around as i32 does."""
    if case.types.is_float:
        pytest.skip("integers only")
    for index, kernel in enumerate(case.kernels):
        least, most = (np.iinfo(DTYPES[case.types.a]).min, np.iinfo(DTYPES[case.types.a]).max)
        for low, high in ((least, -128), (least, 127), (most, 127), (most, -128)):
            shape = (kernel.tile.m + 1, kernel.tile.n + 1)
            a, b = np.full((shape[0], 133), low, DTYPES[case.types.a]), np.full((133, shape[1]), high, "i1")
            check(case.forced(index, a, b), a, b)
        a, b = np.full((2, 140_001), least or most, DTYPES[case.types.a]), np.full((140_001, 3), -128, "i1")
        check(case.forced(index, a, b), a, b)


def test_what_no_library_fits_is_left_to_iree(tmp_path):
    """Two types, a library for one: the other still runs, as IREE's own code."""
    path = tmp_path / "f64.mlir"
    path.write_text(small_library(TYPES["f64"], "x86_64_v3")[0])
    both = source(TYPES["f64"]) + source(TYPES["i8"]).replace("@matmul", "@bytes").replace("@add", "@add_bytes")
    lowered = lower(both, "x", CompileOptions(library=str(path)))
    assert any("'bytes_matmul_0' has no library: left to IREE" in remark.text for remark in lowered.remarks)
    module = dynmlir.compile(both, library=path)
    assert any("remark: 'bytes_matmul_0' has no library: left to IREE" in remark for remark in module.remarks)
    for short, function in (("f64", module.matmul), ("i8", module.bytes)):
        a, b = operands(TYPES[short], 13, 17, 19)
        check(function(a, b), a, b)


@pytest.mark.parametrize(
    ("short", "device"), [("f16", "x86_64_v4"), ("bf16", "cooperlake"), ("i8", "cascadelake"), ("bf16", "x86_64_v3")]
)
def test_a_transposed_b_and_batches(tmp_path, short, device):
    """What is extended, and what goes in groups, is transposed while it is packed."""
    types, cpu = TYPES[short], find_device(device).target_cpu
    if not cpu_features(cpu) <= cpu_features("host"):
        pytest.skip(f"this machine cannot run code for {cpu}")
    path = tmp_path / "library.mlir"
    path.write_text(small_library(types, device, ("panel",))[0])
    module = dynmlir.compile(contraction_source("nt", types, "nt", batched=True), cpu, library=path)
    for batch, m, n, k in (
        (2, 1, 1, 1),
        (3, 7, 65, 64),
        (2, 9, 33, 131),
        (1, 6, 17, 1601),
        (2, 3, 5, 0),
        (2, 31, 130, 38),
    ):
        each = [operands(types, m, n, k, seed=i) for i in range(batch)]
        a, b = (np.ascontiguousarray(x) for x in (np.stack([a for a, _ in each]), np.stack([b.T for _, b in each])))
        for c, (x, y) in zip(module.nt(a, b), each, strict=True):
            check(c, x, y)


def test_a_transposed_a_of_bytes(tmp_path):
    """Where no dot-product instruction wants groups of its rows."""
    path = tmp_path / "library.mlir"
    path.write_text(small_library(TYPES["i8"], "x86_64_v3", ("panel",))[0])
    maps = ", ".join(f"affine_map<(m, n, k) -> ({dims})>" for dims in ("k, m", "k, n", "m, n"))
    i8, i32 = "tensor<?x?xi8>", "tensor<?x?xi32>"
    module = dynmlir.compile(
        f"""func.func @f(%a: {i8}, %b: {i8}, %c: {i32}) -> {i32} {{
          %r = linalg.matmul indexing_maps = [{maps}] ins(%a, %b : {i8}, {i8}) outs(%c : {i32}) -> {i32}
          return %r : {i32}
        }}""",
        "x86-64-v3",
        library=path,
    )
    assert module.kernel_names
    for m, n, k in ((1, 1, 1), (5, 7, 3), (37, 65, 131), (0, 3, 4), (3, 4, 0)):
        a, b = operands(TYPES["i8"], m, n, k)
        check(module.f(np.ascontiguousarray(a.T), b, np.ones((m, n), "i4")), a, b, 1)


@pytest.fixture
def with_avx2(tmp_path):
    """Compiles a text for AVX2, on a small library of a type."""
    if not cpu_features("x86-64-v3") <= cpu_features("host"):
        pytest.skip("this machine is no x86-64-v3")

    def compiled(text, short):
        library = tmp_path / "library.mlir"
        library.write_text(small_library(TYPES[short], "x86_64_v3", ("direct", "panel"))[0])
        return dynmlir.compile(text, "x86-64-v3", library=library)

    return compiled


def test_a_product_of_what_another_was_rounded_to(with_avx2):
    """Both are of f16, though the text extends operands before it multiplies; small integers, so that all is exact."""
    rounded, identity = "tensor<?x?xf16>", "affine_map<(i, j) -> (i, j)>"
    generic = f'linalg.generic {{indexing_maps = [{identity}, {identity}], iterator_types = ["parallel", "parallel"]}}'
    text = f"""
func.func @main(%a: {rounded}, %b: {rounded}, %c: tensor<?x?xf32>, %e: {rounded}) -> tensor<?x?xf32> {{
  %x = arith.extf %a : {rounded} to tensor<?x?xf32>
  %y = arith.extf %b : {rounded} to tensor<?x?xf32>
  %p = linalg.matmul ins(%x, %y : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %q = {generic} ins(%p : tensor<?x?xf32>) outs(%e : {rounded}) {{
  ^bb0(%s: f32, %o: f16):
    %r = arith.truncf %s : f32 to f16
    linalg.yield %r : f16
  }} -> {rounded}
  %z = {generic} ins(%q : {rounded}) outs(%c : tensor<?x?xf32>) {{
  ^bb0(%s: f16, %o: f32):
    %r = arith.extf %s : f16 to f32
    linalg.yield %r : f32
  }} -> tensor<?x?xf32>
  %r = linalg.matmul ins(%z, %y : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}}"""
    module = with_avx2(text, "f16")
    rng = np.random.default_rng(0)
    for m in (0, 1, 2, 3, 7, 40):
        a, b, c = (rng.integers(-3, 4, shape).astype("f4") for shape in ((m, 33), (33, 33), (m, 33)))
        expected = (a @ b + c) @ b + c
        assert np.array_equal(module.main(a.astype("f2"), b.astype("f2"), c, np.empty((m, 33), "f2")), expected)


@pytest.mark.parametrize("product", [False, True])
def test_small_resources_of_bf16(with_avx2, product):
    """What IREE would put into a dispatch, and refuse there: beside a product, and without one."""
    scale = np.arange(1, 5).astype(DTYPES["bf16"])
    operand, kinds = "%p" if product else "%c", "tensor<?x?xf32>, tensor<?x4xf32>"
    multiplied = f"%p = linalg.matmul ins(%a, %b : {kinds}) outs(%c : tensor<?x4xf32>) -> tensor<?x4xf32>"
    text = f"""
func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x4xf32>, %c: tensor<?x4xf32>) -> tensor<?x4xf32> {{
  %w = arith.constant dense_resource<scale> : tensor<4xbf16>
  {multiplied if product else ""}
  %r = linalg.generic {{
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}} ins({operand}, %w : tensor<?x4xf32>, tensor<4xbf16>)
      outs(%c : tensor<?x4xf32>) {{
  ^bb0(%x: f32, %y: bf16, %o: f32):
    %z = arith.extf %y : bf16 to f32
    %s = arith.mulf %x, %z : f32
    linalg.yield %s : f32
  }} -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}}
{{-# dialect_resources: {{ builtin: {{ scale: "0x02000000{scale.tobytes().hex()}" }} }} #-}}"""
    a, b, c = np.ones((3, 5), "f4"), np.ones((5, 4), "f4"), np.ones((3, 4), "f4")
    before = a @ b + c if product else c
    assert np.array_equal(with_avx2(text, "f32").main(a, b, c), before * scale.astype("f4"))
