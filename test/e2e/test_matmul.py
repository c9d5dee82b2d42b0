"""One module for all sizes, compiled once, against NumPy in float64."""

import numpy as np
import pytest
from operands import check, operands

from dynmlir import dialect
from dynmlir.dialect.files import load_library
from dynmlir.driver.libraries import default_library

EDGES = {
    "empty output, no rows": (0, 5, 7),
    "empty output, no columns": (5, 0, 7),
    "K of 0 gives zeros": (5, 7, 0),
    "nothing at all": (0, 0, 0),
    "one multiplication": (1, 1, 1),
    "a dot product": (1, 1, 1000),
    "an outer product": (100, 90, 1),
    "one row: matrix times vector": (1, 768, 768),
    "one column": (768, 1, 768),
    "less than one vector of columns": (64, 15, 64),
    "exactly one AVX-512 vector": (64, 16, 64),
    "one column more than a vector": (64, 17, 64),
    "one row less than a 6-row tile": (5, 64, 256),
    "exactly a 6x64x256 tile": (6, 64, 256),
    "one more than that tile in each size": (7, 65, 257),
    "one less than that tile in each size": (5, 63, 255),
    "one row more than 14 rows": (15, 32, 64),
    "prime sizes": (37, 41, 43),
    "larger primes": (251, 257, 263),
    "a short and wide output": (3, 2053, 129),
    "a tall and narrow output": (2053, 3, 129),
    "a long reduction, small output": (3, 5, 20011),
    "above the last-level cache of a core": (523, 1031, 769),
}


@pytest.mark.parametrize("shape", EDGES.values(), ids=EDGES)
def test_edges(compiled, shape):
    a, b = operands(*shape)
    check(compiled.matmul(a, b), a, b)


def test_random_shapes(compiled):
    rng = np.random.default_rng(2)
    primes = (2, 3, 5, 7, 11, 13, 31, 61, 127, 251, 509)
    for _ in range(200):
        kinds = rng.integers(4, size=3)
        choices = (rng.integers(0, 400), rng.choice(primes), 1 << rng.integers(0, 10), rng.integers(0, 3))
        m, n, k = (int(choices[kind]) for kind in kinds)
        a, b = operands(m, n, k)
        check(compiled.matmul(a, b), a, b)


@pytest.fixture(scope="module")
def kernels(compiled):
    """The micro-kernels of the library in the order in which plans count them."""
    with dialect.new_context():
        _, library = load_library(default_library("host"))
    assert compiled.kernel_names == tuple(kernel.name for kernel in library.micro_kernels)
    return library.micro_kernels


def forced(module, kernel, a, b):
    """A B by Pattern I on the kernel of this number."""
    m, n = len(a), b.shape[1]
    return module.matmul_matmul_0_forced(a, b, np.empty((m, n), "f4"), 1, m, n, m, n, m, kernel, *[-1] * 6)


def test_every_kernel_at_its_edges(compiled, kernels):
    """All numbers of rows that a tile can leave over, and a column beside the last tile's."""
    for index, kernel in enumerate(kernels):
        m, n, _ = kernel.tile
        for shape in ((1, 1, 1), kernel.tile, *((m + rest, n + 1, 37) for rest in range(1, m))):
            a, b = operands(*shape)
            check(forced(compiled, index, a, b), a, b)


def test_every_kernel_has_the_same_bits_on_two_threads(compiled, two_threads, kernels):
    for index, kernel in enumerate(kernels):
        m, n = 3 * kernel.tile.m - 1, 2 * kernel.tile.n + 1
        a, b = operands(m, n, 4_000_000 // (m * n) + 1)  # worth two workgroups
        one, two = (forced(module, index, a, b) for module in (compiled, two_threads))
        check(one, a, b)
        assert one.tobytes() == two.tobytes(), kernel.name


def test_rows_of_table_6(compiled):
    """MikPoly's Table 6, M of 1 to 8192 with N = 3072 and K = 768; benchmarks/sweep.py runs every M."""
    few = (*range(1, 36), 47, 48, 49, 63, 64, 65, 127, 128, 129, 251, 512, 1021, 1536)
    a, b = operands(max(few), 3072, 768)
    exact, size = a.astype("f8") @ b, np.abs(a).astype("f8") @ np.abs(b)
    for m in few:
        assert np.all(np.abs(compiled.matmul(a[:m], b) - exact[:m]) <= 1e-5 * size[:m]), m


@pytest.mark.parametrize("shape", [(2_000_000, 3, 2), (2_000_000, 1, 1)])
def test_two_million_rows(compiled, two_threads, shape):
    a, b = operands(*shape)
    check(compiled.matmul(a, b), a, b)
    check(two_threads.matmul(a, b), a, b)


@pytest.mark.parametrize("shape", [(37, 41, 43), (200, 300, 500), (1, 4096, 512), (3000, 2, 64)])
def test_the_same_bits_in_every_run(compiled, two_threads, shape):
    a, b = operands(*shape)
    for module in (compiled, two_threads):
        first = module.matmul(a, b).tobytes()
        assert all(module.matmul(a, b).tobytes() == first for _ in range(5))


def test_the_same_bits_on_two_threads(compiled, two_threads):
    """For the same plan; the plan may depend on the number of threads."""
    compared = 0
    for shape in (
        (37, 41, 43),
        (200, 300, 500),
        (96, 128, 256),
        (1, 4096, 512),
        (3000, 2, 64),
        (600, 640, 700),
    ):
        plans = [compiled.matmul_matmul_0_plan(*shape, pes) for pes in (1, 2)]
        a, b = operands(*shape)
        if plans[0] == plans[1]:
            assert compiled.matmul(a, b).tobytes() == two_threads.matmul(a, b).tobytes()
            compared += 1
    assert compared, "no shape has the same plan on one and two threads"


def test_is_composed_of_micro_kernels(compiled):
    """What the other tests run is dynmlir's code, not what IREE makes of linalg."""
    pattern, *_cuts_and_kernels = plan = compiled.matmul_matmul_0_plan(100, 200, 300, 1)
    assert 1 <= pattern <= 9
    assert len(plan) == 13
    assert all(-1 <= kernel < len(compiled.kernel_names) for kernel in plan[6:])
    assert compiled.matmul_matmul_0_plan(0, 200, 300, 1)[0] == 0


@pytest.mark.parametrize("shapes", [((4, 5), (6, 3)), ((4, 0), (1, 3)), ((2, 1000), (999, 2))])
def test_k_of_a_is_not_k_of_b(compiled, two_threads, shapes):
    a, b = (np.ones(shape, np.float32) for shape in shapes)
    for module in (compiled, two_threads):
        with pytest.raises(RuntimeError, match=r"matmul.*\b1\b.*\b0\b"):
            module.matmul(a, b)


def test_writes_into_the_callers_memory(into_callers_memory):
    for shape in ((37, 41, 43), (1, 1, 1), (64, 64, 64), (5, 3, 0), (0, 3, 4)):
        a, b = operands(*shape)
        out = np.full(shape[:2], np.nan, np.float32)
        assert into_callers_memory.matmul(a, b, out=out) is out
        check(out, a, b)
