"""Operands that are slices, read where they lie: right against float64, with NaN all around them, and not copied."""

import numpy as np
import pytest
from operands import agree
from test_contractions import small_library
from typed import DTYPES, TYPES
from typed import small_library as of_types

import dynmlir
from dynmlir.backend.cpus import cpu_features

#: Both operands begin anywhere in tensors that are larger in each dimension.
ANYWHERE = """
func.func @anywhere(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>, %c: tensor<?x?xf32>,
                    %i: index, %j: index, %p: index, %q: index, %k: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %c, %c0 : tensor<?x?xf32>
  %n = tensor.dim %c, %c1 : tensor<?x?xf32>
  %a = tensor.extract_slice %x[%i, %j] [%m, %k] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %b = tensor.extract_slice %y[%p, %q] [BSIZES] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %r = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (BDIMS)>,
                                        affine_map<(m, n, k) -> (m, n)>]
    ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}"""
#: A layer of a cache with room for more tokens, up to %t; queries transposed from [batch, tokens, heads, columns].
CACHE = """
func.func @scores(%q: tensor<?x?x3x8xf32>, %cache: tensor<2x?x3x?x8xf32>, %l: index, %t: index)
    -> tensor<?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %B = tensor.dim %q, %c0 : tensor<?x?x3x8xf32>
  %s = tensor.dim %q, %c1 : tensor<?x?x3x8xf32>
  %e = tensor.empty(%B, %s) : tensor<?x3x?x8xf32>
  %turned = linalg.transpose ins(%q : tensor<?x?x3x8xf32>) outs(%e : tensor<?x3x?x8xf32>) permutation = [0, 2, 1, 3]
  %a = tensor.collapse_shape %turned [[0, 1], [2], [3]] : tensor<?x3x?x8xf32> into tensor<?x?x8xf32>
  %k = tensor.extract_slice %cache[%l, 0, 0, 0, 0] [1, %B, 3, %t, 8] [1, 1, 1, 1, 1]
    : tensor<2x?x3x?x8xf32> to tensor<?x3x?x8xf32>
  %f = tensor.empty(%B, %t) : tensor<?x3x8x?xf32>
  %keys = linalg.transpose ins(%k : tensor<?x3x?x8xf32>) outs(%f : tensor<?x3x8x?xf32>) permutation = [0, 1, 3, 2]
  %b = tensor.collapse_shape %keys [[0, 1], [2], [3]] : tensor<?x3x8x?xf32> into tensor<?x8x?xf32>
  %heads = arith.muli %B, %c3 : index
  %o = tensor.empty(%heads, %s, %t) : tensor<?x?x?xf32>
  %start = linalg.fill ins(%zero : f32) outs(%o : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %r = linalg.batch_matmul ins(%a, %b : tensor<?x?x8xf32>, tensor<?x8x?xf32>) outs(%start : tensor<?x?x?xf32>)
    -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}"""
#: Values are a third of what one layer made; the result is [batch, tokens, heads, columns].
HEADS = """
func.func @mixed(%p: tensor<2x3x?x?xf32>, %made: tensor<?x72xf32>) -> tensor<2x?x3x8xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %s = tensor.dim %p, %c2 : tensor<2x3x?x?xf32>
  %t = tensor.dim %p, %c3 : tensor<2x3x?x?xf32>
  %rows = tensor.expand_shape %made [[0, 1], [2]] output_shape [2, %t, 72] : tensor<?x72xf32> into tensor<2x?x72xf32>
  %third = tensor.extract_slice %rows[0, 0, 48] [2, %t, 24] [1, 1, 1] : tensor<2x?x72xf32> to tensor<2x?x24xf32>
  %apart = tensor.expand_shape %third [[0], [1], [2, 3]] output_shape [2, %t, 3, 8]
    : tensor<2x?x24xf32> into tensor<2x?x3x8xf32>
  %e = tensor.empty(%t) : tensor<2x3x?x8xf32>
  %turned = linalg.transpose ins(%apart : tensor<2x?x3x8xf32>) outs(%e : tensor<2x3x?x8xf32>) permutation = [0, 2, 1, 3]
  %a = tensor.collapse_shape %p [[0, 1], [2], [3]] : tensor<2x3x?x?xf32> into tensor<6x?x?xf32>
  %b = tensor.collapse_shape %turned [[0, 1], [2], [3]] : tensor<2x3x?x8xf32> into tensor<6x?x8xf32>
  %o = tensor.empty(%s) : tensor<6x?x8xf32>
  %start = linalg.fill ins(%zero : f32) outs(%o : tensor<6x?x8xf32>) -> tensor<6x?x8xf32>
  %r = linalg.batch_matmul ins(%a, %b : tensor<6x?x?xf32>, tensor<6x?x8xf32>) outs(%start : tensor<6x?x8xf32>)
    -> tensor<6x?x8xf32>
  %x = tensor.expand_shape %r [[0, 1], [2], [3]] output_shape [2, 3, %s, 8] : tensor<6x?x8xf32> into tensor<2x3x?x8xf32>
  %f = tensor.empty(%s) : tensor<2x?x3x8xf32>
  %w = linalg.transpose ins(%x : tensor<2x3x?x8xf32>) outs(%f : tensor<2x?x3x8xf32>) permutation = [0, 2, 1, 3]
  return %w : tensor<2x?x3x8xf32>
}"""
#: What is not read in its place: every second row, and rows of batches that together are no regular matrix.
COPIED = """
func.func @every_second(%x: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %c, %c0 : tensor<?x?xf32>
  %k = tensor.dim %b, %c0 : tensor<?x?xf32>
  %a = tensor.extract_slice %x[1, 0] [%m, %k] [2, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @rows_of_batches(%x: tensor<?x?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = tensor.dim %c, %c0 : tensor<?x?x?xf32>
  %m = tensor.dim %c, %c1 : tensor<?x?x?xf32>
  %k = tensor.dim %b, %c0 : tensor<?x?xf32>
  %a = tensor.extract_slice %x[0, 1, 0] [%d, %m, %k] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?x?x?xf32>
  %r = linalg.contract indexing_maps = [affine_map<(d, m, n, k) -> (d, m, k)>, affine_map<(d, m, n, k) -> (k, n)>,
                                        affine_map<(d, m, n, k) -> (d, m, n)>]
    ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}"""
#: A batch that no reshape made, beside one that was collapsed; parted by sizes that are arguments.
PARTED = """
func.func @parted(%a: tensor<?x?x?xf32>, %v: tensor<?x?x?x8xf32>, %x: index, %y: index) -> tensor<?x?x?x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %v, %c0 : tensor<?x?x?x8xf32>
  %t = tensor.dim %v, %c1 : tensor<?x?x?x8xf32>
  %h = tensor.dim %v, %c2 : tensor<?x?x?x8xf32>
  %s = tensor.dim %a, %c1 : tensor<?x?x?xf32>
  %all = arith.muli %n, %h : index
  %e = tensor.empty(%n, %h, %t) : tensor<?x?x?x8xf32>
  %turned = linalg.transpose ins(%v : tensor<?x?x?x8xf32>) outs(%e : tensor<?x?x?x8xf32>) permutation = [0, 2, 1, 3]
  %b = tensor.collapse_shape %turned [[0, 1], [2], [3]] : tensor<?x?x?x8xf32> into tensor<?x?x8xf32>
  %o = tensor.empty(%all, %s) : tensor<?x?x8xf32>
  %start = linalg.fill ins(%zero : f32) outs(%o : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
  %r = linalg.batch_matmul ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x8xf32>) outs(%start : tensor<?x?x8xf32>)
    -> tensor<?x?x8xf32>
  %w = tensor.expand_shape %r [[0, 1], [2], [3]] output_shape [%x, %y, %s, 8]
    : tensor<?x?x8xf32> into tensor<?x?x?x8xf32>
  return %w : tensor<?x?x?x8xf32>
}"""
NN = ANYWHERE.replace("BSIZES", "%k, %n").replace("BDIMS", "k, n").replace("@anywhere", "@nn")
NT = ANYWHERE.replace("BSIZES", "%n, %k").replace("BDIMS", "n, k").replace("@anywhere", "@nt")
SIZES = (0, 1, 2, 3, 5, 7, 8, 15, 16, 17, 31, 33, 37, 64, 65, 100, 131)


@pytest.fixture(scope="module", params=["few kernels", "the host's"])
def modules(request, tmp_path_factory):
    """On one thread, and on two; where kernels are few they are woken for anything."""
    few = request.param == "few kernels"
    library = small_library(tmp_path_factory.mktemp("pieces")) if few else None
    one = dynmlir.compile(NN + NT + CACHE + HEADS + COPIED + PARTED, library=library)
    return one, dynmlir.CompiledModule(one.data, "local-task", 2)


def surrounded(inner, before, after):
    """An array with NaN around another: so much before it and behind it in each dimension."""
    whole = np.full([sum(n) for n in zip(before, inner.shape, after, strict=True)], np.nan, np.float32)
    whole[tuple(slice(b, b + n) for b, n in zip(before, inner.shape, strict=True))] = inner
    return whole


def check(modules, name, form, arrays, given, before=None, what=""):
    """That both modules have the einsum of the arrays, given what they lie in."""
    exact = np.einsum(form, *(array.astype("f8") for array in arrays))
    size = np.einsum(form, *(np.abs(array).astype("f8") for array in arrays))
    depth = arrays[0].shape[form.index(next(x for x in form[: form.index(",")] if x not in form.split(">")[1]))]
    if before is not None:
        exact, size = exact + before, size + np.abs(before)
    for module in modules:
        got = np.asarray(module[name](*given))
        agree(got.reshape(exact.shape), exact, size, depth, f"{name} {what}")


def random(rng, *shape):
    return rng.random(shape, np.float32) - 0.5


@pytest.mark.parametrize("name", ["nn", "nt"])
def test_anywhere_in_larger_tensors(modules, name):
    rng = np.random.default_rng(5)
    for number in range(40):
        m, n, k = (int(x) for x in rng.choice(SIZES, 3)) if number else (150, 170, 1000)
        i, j, p, q, *behind = (int(x) for x in rng.integers(0, 20, 8))
        a, b, c = random(rng, m, k), random(rng, *((k, n) if name == "nn" else (n, k))), random(rng, m, n)
        x, y = surrounded(a, (i, j), behind[:2]), surrounded(b, (p, q), behind[2:])
        form = "mk,kn->mn" if name == "nn" else "mk,nk->mn"
        check(modules, name, form, (a, b), (x, y, c, i, j, p, q, k), c, (m, n, k, i, j, p, q, behind))


def test_filled_part_of_a_cache(modules):
    rng = np.random.default_rng(6)
    for batch, s, t, room in ((1, 1, 1, 0), (2, 1, 20, 44), (3, 5, 33, 1), (1, 40, 64, 64), (2, 3, 0, 9), (0, 2, 3, 1)):
        q, keys = random(rng, batch, s, 3, 8), random(rng, batch, 3, t, 8)
        cache = surrounded(keys[None], (1, 0, 0, 0, 0), (0, 0, 0, room, 0))
        check(modules, "scores", "bshc,bhtc->bhst", (q, keys), (q, cache, 1, t), what=(batch, s, t))


def test_a_third_of_what_a_layer_made(modules):
    rng = np.random.default_rng(7)
    for s, t in ((1, 1), (1, 50), (7, 33), (64, 65), (0, 3), (5, 0)):
        p, v = random(rng, 2, 3, s, t), random(rng, 2, t, 3, 8)
        made = surrounded(v.reshape(2 * t, 24), (0, 48), (0, 0))
        check(modules, "mixed", "bhst,bthc->bshc", (p, v), (p, made), what=(s, t))


def test_what_is_copied_first(modules):
    rng = np.random.default_rng(8)
    a, b, c = random(rng, 5, 9), random(rng, 9, 17), random(rng, 5, 17)
    x = np.full((11, 12), np.nan, np.float32)
    x[1::2, :9] = a
    check(modules, "every_second", "mk,kn->mn", (a, b), (x, b, c), c)
    a, c = random(rng, 3, 5, 9), random(rng, 3, 5, 17)
    check(modules, "rows_of_batches", "dmk,kn->dmn", (a, b), (surrounded(a, (0, 1, 0), (0, 2, 3)), b, c), c)


def test_batches_parted_otherwise(modules):
    rng = np.random.default_rng(10)
    a, v = random(rng, 6, 4, 7), random(rng, 2, 7, 3, 8)
    exact = np.einsum("bmk,bkn->bmn", a.astype("f8"), v.swapaxes(1, 2).reshape(6, 7, 8).astype("f8"))
    for x, y in ((2, 3), (3, 2), (1, 6), (6, 1)):
        got = np.asarray(modules[0].parted(a, v, x, y))
        assert got.shape == (x, y, 4, 8)
        np.testing.assert_allclose(got.reshape(exact.shape), exact, rtol=0, atol=1e-5)
    with pytest.raises(RuntimeError, match="the batches of its operands differ in number"):
        modules[0].parted(a[:5], v, 2, 3)


def test_sizes_that_differ_are_refused(modules):
    """Those of the pieces, not of what they lie in."""
    p, made = np.zeros((2, 3, 4, 5), np.float32), np.zeros((2 * 5, 72), np.float32)
    assert np.asarray(modules[0].mixed(p, made)).shape == (2, 4, 3, 8)
    b, c = np.zeros((9, 4), np.float32), np.zeros((3, 5), np.float32)
    with pytest.raises(RuntimeError, match="dimension 1 of B and dimension 1 of C differ"):
        modules[0].every_second(np.zeros((7, 9), np.float32), b, c)


@pytest.mark.parametrize("types", ["i8,i8,i32", "f64,f64,f64", "bf16,bf16,f32", "f16,f16,f32"])
def test_other_types(tmp_path, types):
    """Exactly: numbers are small integers, which sums in any order keep. By kernels of every kind of code."""
    known = ("cooperlake", "cascadelake", "x86-64-v4", "x86-64-v3")
    cpu = next(each for each in known if cpu_features(each) <= cpu_features("host"))
    library = tmp_path / "library.mlir"
    library.write_text(of_types(TYPES[types.split(",")[0]], cpu.replace("-", "_"))[0])
    a, b, c = (f"tensor<?x?x{kind}>" for kind in types.split(","))
    text = f"""func.func @f(%x: {a}, %b: {b}, %c: {c}, %i: index, %j: index) -> {c} {{
      %c0 = arith.constant 0 : index
      %m = tensor.dim %c, %c0 : {c}
      %k = tensor.dim %b, %c0 : {b}
      %a = tensor.extract_slice %x[%i, %j] [%m, %k] [1, 1] : {a} to {a}
      %r = linalg.matmul ins(%a, %b : {a}, {b}) outs(%c : {c}) -> {c}
      return %r : {c}
    }}"""
    module = dynmlir.compile(text, cpu, library=library)
    assert not module.remarks
    rng = np.random.default_rng(9)
    for m, n, k, i, j in ((1, 1, 1, 3, 1), (7, 33, 65, 1, 5), (40, 16, 128, 0, 3), (13, 100, 31, 2, 0)):
        shapes = ((m + i + 1, k + j + 2), (k, n), (m, n))
        kinds = types.split(",")
        arrays = [rng.integers(-8, 8, shape).astype(DTYPES[kind]) for shape, kind in zip(shapes, kinds, strict=True)]
        x, right, before = (array.astype("f8") for array in arrays)
        got = np.asarray(module.f(*arrays, i, j)).astype("f8")
        assert np.array_equal(got, x[i : i + m, j : j + k] @ right + before), (m, n, k, i, j)
