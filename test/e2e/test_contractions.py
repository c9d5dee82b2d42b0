"""Every form of contraction, in one module on a library of one micro-kernel a family, against NumPy in float64."""

from pathlib import Path

import numpy as np
import pytest
from operands import agree

import dynmlir

LIBRARY = Path(__file__).resolve().parents[1] / "lit" / "passes" / "inputs" / "library.mlir"
#: function -> (linalg op on its operands, the contraction). Those named `zero_*` start from zero.
FORMS = {
    "matmul_nt": ("linalg.contract", "mk,nk->mn"),
    "matmul_tn": ("linalg.contract", "km,kn->mn"),
    "batch_nn": ("linalg.batch_matmul", "bmk,bkn->bmn"),
    "batch_nt": ("linalg.contract", "bmk,bnk->bmn"),
    "shared_b": ("linalg.contract", "bmk,nk->bmn"),
    "shared_a": ("linalg.contract", "mk,bkn->bmn"),
    "heads": ("linalg.contract", "mbk,nbk->bmn"),
    "rows_apart": ("linalg.contract", "bmk,kn->mbn"),
    "many_rows_apart": ("linalg.contract", "btk,kn->tbn"),
    "rows_side_by_side": ("linalg.contract", "kbm,kn->mbn"),
    "two_batches": ("linalg.contract", "bmdk,dbkn->bdmn"),
    "reduced": ("linalg.batch_reduce_matmul", "bmk,bkn->mn"),
    "matvec": ("linalg.matvec", "mk,k->m"),
    "matvec_t": ("linalg.contract", "km,k->m"),
    "vecmat": ("linalg.vecmat", "k,kn->n"),
    "batch_matvec": ("linalg.batch_matvec", "bmk,bk->bm"),
    "dot": ("linalg.dot", "k,k->"),
    "generic_tt": ("linalg.generic", "bkm,bnk->bmn"),
    "generic_reduced": ("linalg.generic", "dmk,ndk->nm"),
}
#: The one size that is stated; all else is dynamic.
STATED = {"t": 37}
SIZES = (0, 1, 2, 3, 5, 7, 15, 16, 17, 31, 37, 63, 64, 65, 100, 131)
#: family, uM, uN, uK, fma: small tiles compile fast, and leave edges everywhere.
KERNELS = (
    ("direct", 3, 16, 64, 300),
    ("sweep", 2, 16, 64, 280),
    ("panel", 3, 32, 64, 290),
    ("tall", 2, 32, 64, 295),
    ("dot", 2, 2, 256, 290),
    ("dot", 2, 1, 256, 200),
)


def tensor(dims):
    return f"tensor<{''.join(str(STATED.get(x, '?')) + 'x' for x in dims)}f32>"


def generic(name):
    """B before A, loops and the operands of the region's ops in an order that no named op has."""
    inputs, c = FORMS[name][1].split("->")
    a, b = inputs.split(",")
    loops = sorted(set(a + b + c), reverse=True)
    maps = ", ".join(f"affine_map<({','.join(loops)}) -> ({','.join(dims)})>" for dims in (b, a, c))
    kinds = ", ".join('"parallel"' if loop in c else '"reduction"' for loop in loops)
    return f"""
func.func @{name}(%a: {tensor(a)}, %b: {tensor(b)}, %c: {tensor(c)}) -> {tensor(c)} {{
  %r = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}}
      ins(%b, %a : {tensor(b)}, {tensor(a)}) outs(%c : {tensor(c)}) {{
  ^bb0(%x: f32, %y: f32, %o: f32):
    %p = arith.mulf %y, %x : f32
    %s = arith.addf %p, %o : f32
    linalg.yield %s : f32
  }} -> {tensor(c)}
  return %r : {tensor(c)}
}}"""


def function(name):
    op, form = FORMS[name]
    if op == "linalg.generic":
        return generic(name)
    inputs, c = form.split("->")
    a, b = inputs.split(",")
    loops = sorted(set(a + b + c))
    maps = ", ".join(f"affine_map<({','.join(loops)}) -> ({','.join(dims)})>" for dims in (a, b, c))
    given = f"indexing_maps = [{maps}]" if op == "linalg.contract" else ""
    return f"""
func.func @{name}(%a: {tensor(a)}, %b: {tensor(b)}, %c: {tensor(c)}) -> {tensor(c)} {{
  %r = {op} {given} ins(%a, %b : {tensor(a)}, {tensor(b)}) outs(%c : {tensor(c)}) -> {tensor(c)}
  return %r : {tensor(c)}
}}"""


def small_library(folder, families=(), kernels=KERNELS, source=LIBRARY):
    """The path of a library of `kernels` (of these families), on a device where waking a thread costs nothing."""
    device, rest = source.read_text().replace("wake_ns = 8000", "wake_ns = 0").split('"dynmlir.library"() ({')
    made = "".join(
        f"""  "dynmlir.micro_kernel"() {{sym_name = "{family}_{m}x{n}", family = "{family}",
        tile = #dynmlir.tile<{m}, {n}, {k}>, packed = {str(family in ("panel", "tall", "dot")).lower()},
        model = {{g_t = [0], g_ps = [1000], g_slope = [90000], fma = {fma}}}}} : () -> ()\n"""
        for family, m, n, k, fma in kernels
        if family in families or not families
    )
    library = folder / "library.mlir"
    library.write_text(f'{device}"dynmlir.library"() ({{\n{made}}}) {{sym_name{rest.split("}) {sym_name")[1]}')
    return library


@pytest.fixture(scope="module")
def modules(tmp_path_factory):
    """All forms; on one thread, and on two that are woken for anything."""
    library = small_library(tmp_path_factory.mktemp("contractions"))
    one = dynmlir.compile("\n".join(map(function, FORMS)), library=library)
    return one, dynmlir.CompiledModule(one.data, "local-task", 2)


def run(modules, name, sizes, seed=0, spoil=None):
    """The result of both modules, which must agree with float64 within the bound of their reduction."""
    inputs, c = FORMS[name][1].split("->")
    sizes = sizes | STATED
    rng = np.random.default_rng(seed)
    arrays = [np.asarray(rng.random([sizes[x] for x in dims], np.float32) - 0.5) for dims in (*inputs.split(","), c)]
    if spoil is not None:
        arrays[0].flat[0] = spoil
    a, b, before = (array.astype("f8") for array in arrays)
    with np.errstate(invalid="ignore"):
        exact = np.einsum(FORMS[name][1], a, b) + before
        size = np.einsum(FORMS[name][1], np.abs(a), np.abs(b)) + np.abs(before)
    depth = int(np.prod([sizes[x] for x in set(inputs) - set(c) - {","}]))
    for module in modules:
        agree(np.asarray(getattr(module, name)(*arrays)), exact, size, depth, f"{name} {sizes}")


@pytest.mark.parametrize("name", FORMS)
def test_random_sizes(modules, name):
    rng = np.random.default_rng(sum(map(ord, name)))
    for seed in range(25):
        sizes = {x: int(rng.choice(SIZES)) for x in "mnk"} | {x: int(rng.integers(0, 6)) for x in "bd"}
        run(modules, name, sizes, seed)


@pytest.mark.parametrize("name", FORMS)
def test_larger_sizes_and_no_reduction(modules, name):
    run(modules, name, {"m": 150, "n": 170, "k": 1000, "b": 3, "d": 2})
    run(modules, name, {"m": 20, "n": 30, "k": 0, "b": 3, "d": 2})


@pytest.mark.parametrize("value", [np.nan, np.inf])
@pytest.mark.parametrize("name", ["matmul_nt", "matmul_tn", "heads", "matvec"])
def test_carries_what_is_not_finite(modules, name, value):
    run(modules, name, {"m": 19, "n": 21, "k": 33, "b": 2, "d": 2}, spoil=value)


def test_each_operator_has_the_kernels_of_its_library(modules):
    """Those for a transposed B are others, so that no names are all operators'."""
    kernels = modules[0].kernels
    assert len(kernels) >= len(FORMS)
    assert kernels["matmul_tn_contract_0"] != kernels["matmul_nt_contract_0"]
    with pytest.raises(ValueError, match="have micro-kernels of their own: `kernels` has each one's"):
        _ = modules[0].kernel_names


def test_sizes_that_differ_are_refused(modules):
    a, b, c = (np.zeros(shape, np.float32) for shape in ((2, 3, 4), (3, 4, 5), (2, 3, 5)))
    with pytest.raises(RuntimeError, match=r"dimension 0 of A and dimension 0 of B differ"):
        modules[0].batch_nn(a, b, c)


def test_a_size_of_more_than_31_bits_is_refused():
    """Its elements are untouched pages of zeros, but the last: it was not among the products."""
    size = "tensor<?x?xi8>, tensor<?x?xi8>"
    text = f"""func.func @f(%a: tensor<?x?xi8>, %b: tensor<?x?xi8>, %c: tensor<?x?xi32>) -> tensor<?x?xi32> {{
      %r = linalg.matmul ins(%a, %b : {size}) outs(%c : tensor<?x?xi32>) -> tensor<?x?xi32>
      return %r : tensor<?x?xi32>
    }}"""
    module, k = dynmlir.compile(text, library=LIBRARY.with_name("pairs.mlir")), 2**32 + 3
    long = np.zeros(k + 64, np.int8)
    long = long[-long.ctypes.data % 64 :][:k]
    with pytest.raises(RuntimeError, match=r"f_matmul_0 \(linalg.matmul\): a size is below 0, or beyond 2147483647"):
        module.f(long.reshape(1, k), long.reshape(k, 1), np.zeros((1, 1), np.int32))
