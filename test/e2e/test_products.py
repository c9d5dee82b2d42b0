"""Products that follow one another, by micro-kernels of every kind: by one call where columns are whole panels."""

import numpy as np
import pytest
from operands import check, kernels

from dynmlir.backend.cpus import cpu_features
from dynmlir.device.known import find_device
from dynmlir.driver.bench_module import compile_kernels
from dynmlir.generate.operation import MATMUL, Operation
from dynmlir.lowering.products import over_products, takes_products

NAMES = {
    "x86_64_v4": "direct_6x32x16 sweep_6x32x16 sweep_whole_6x32x16 skinny_6x32x16 slab_6x32x16 strip_6x32x16 "
    "axpy_4x32x16 panel_6x32x16 block_6x32x16 tall_6x32x16 stream_6x32x16 dot_4x4x32 dot_ahead_4x4x32",
    "x86_64_v3": "direct_6x16x16 sweep_6x16x16 skinny_6x16x16 panel_6x16x16 block_6x16x16 dot_4x2x32",
}


def made(device, names, *about):
    """A module of these kernels on a device that this machine can stand for."""
    found = find_device(device)
    if not cpu_features(found.target_cpu) <= cpu_features("host"):
        pytest.skip(f"this machine cannot run {found.target_cpu}")
    return compile_kernels(found, kernels(names), "host", *about)


@pytest.fixture(scope="module", params=NAMES)
def module(request):
    names = NAMES[request.param].split()
    return names, made(request.param, names)


def whole(m, n, kernel):
    """The plan of one micro-kernel for all."""
    return (1, m, n, m, n, m, kernel, *[-1] * 6)


def check_products(module, plan, a, b, transposed=False):
    """Fails unless each product of a batch by a plan is right; what is not stored is NaN. A may be given transposed."""
    (name,) = [name for name in module.function_names if name.endswith("_forced")]
    c = np.full((len(a), a.shape[1], b.shape[2]), np.nan, "f4")
    got = np.asarray(module[name](np.ascontiguousarray(a.swapaxes(1, 2)) if transposed else a, b, c, *plan))
    assert got.shape == c.shape
    for one in range(len(a)):
        check(got[one], a[one], b[one])


def operands(rng, batch, m, n, k):
    return (rng.standard_normal(shape, dtype="f4") for shape in ((batch, m, k), (batch, k, n)))


@pytest.mark.parametrize("n", [32, 96, 37, 8, 4, 2])
def test_every_kind_of_kernel(module, n):
    """Whole panels alone, and with columns left over; rows of whole tiles and fewer; reductions of several blocks."""
    names, compiled = module
    rng = np.random.default_rng(n)
    for index in range(len(names)):
        for batch, m, k in ((5, 6, 40), (3, 5, 5), (7, 19, 16), (4, 1, 33), (3, 7, 0), (0, 6, 8), (1, 6, 8)):
            check_products(compiled, whole(m, n, index), *operands(rng, batch, m, n, k))


def test_two_regions_of_some_products_after_the_other():
    """Of as many as half of the L2 holds, then of the next; the last turn has fewer."""
    compiled = made("x86_64_v4", ["direct_6x32x16", "dot_4x4x32"], MATMUL, ("I", "III"))
    rng, m, n, k = np.random.default_rng(2), 33, 49, 8
    for batch in (0, 1, 200):
        check_products(compiled, (3, m, 48, m, 48, m, 0, 1, *[-1] * 5), *operands(rng, batch, m, n, k))


def test_tiles_of_several_products_where_a_lies_transposed():
    """By one call where one tile has all rows; where some are left over as many as the L1 holds, and then fewer."""
    names = [name for name in NAMES["x86_64_v4"].split() if name.partition("_")[0] in ("sweep", "skinny", "strip")]
    compiled = made("x86_64_v4", names, Operation(layout="tn"))
    rng = np.random.default_rng(1)
    for index in range(len(names)):
        for batch, m, n, k in ((9, 6, 32, 16), (9, 3, 64, 7), (7, 19, 32, 16), (2, 13, 96, 40), (4, 8, 37, 9)):
            check_products(compiled, whole(m, n, index), *operands(rng, batch, m, n, k), transposed=True)


def test_operands_of_a_driver_are_those_of_the_first_product():
    names = {name: "memref<?x?xf32>" for name in "ABC"}
    names["k_of_a"] = "c1"
    driver = "func.func @f(%A: memref<?x?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>, %uB: index) {}\n"
    driver = driver.replace("{}\n", "attributes {no_inline} {\n  func.call @tile(%A, %C) : () -> ()\n  return\n}\n")
    head, *body = over_products(driver, names).splitlines()
    assert "%A_first: memref" in head and "%uB: index, %count: index, %step_a: index" in head
    assert body[-2:] == ["  return", "}"] and body[-3] == "  }" and body[-4] == "  func.call @tile(%A, %C) : () -> ()"


def test_drivers_of_images_take_them_one_by_one():
    assert takes_products("nt") and takes_products("np")
    assert not (takes_products("in") or takes_products("ni") or takes_products("dn"))
