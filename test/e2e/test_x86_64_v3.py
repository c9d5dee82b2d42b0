"""The library for AVX2: right answers, and code that an AVX2 machine can run."""

from pathlib import Path

import numpy as np
import pytest
from operands import check, operands

import dynmlir
from dynmlir import dialect
from dynmlir.backend.cpus import cpu_features
from dynmlir.backend.iree import iree_compile
from dynmlir.dialect.files import load_library
from dynmlir.driver.compile import CompileOptions, lower
from dynmlir.driver.libraries import default_library

MATMUL = Path(__file__).resolve().parents[2] / "examples" / "matmul.mlir"
CPU = "x86-64-v3"
pytestmark = pytest.mark.skipif(
    not cpu_features(CPU) <= cpu_features("host"), reason=f"this machine cannot run code for {CPU}"
)
EDGES = {
    "empty output": (0, 5, 7),
    "K of 0 gives zeros": (5, 7, 0),
    "one multiplication": (1, 1, 1),
    "less than one vector of columns": (64, 7, 64),
    "exactly one AVX2 vector": (64, 8, 64),
    "one column more than a vector": (64, 9, 64),
    "one row less than a 6-row tile": (5, 16, 256),
    "exactly a 6x16x256 tile": (6, 16, 256),
    "one more than that tile in each size": (7, 17, 257),
    "one more than a 12-row tile": (13, 8, 33),
    "one row: matrix times vector": (1, 300, 300),
    "one column: dot products": (300, 1, 301),
    "prime sizes": (37, 41, 43),
    "larger primes": (251, 257, 263),
    "a short and wide output": (3, 2053, 129),
    "a tall and narrow output": (2053, 3, 129),
    "a long reduction, small output": (3, 5, 20011),
}


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """(the module with its debug functions, the assembly of its executable)."""
    folder = tmp_path_factory.mktemp("v3")
    options = CompileOptions(target_cpu=CPU, debug=True)
    lowered = lower(MATMUL.read_text(), "matmul.mlir", options)
    data = iree_compile(lowered.text, CPU, [f"--iree-hal-dump-executable-intermediates-to={folder}"])
    module = dynmlir.load(data)
    module.kernels = lowered.kernels
    return module, "\n".join(path.read_text() for path in folder.glob("*.s"))


@pytest.mark.parametrize("shape", EDGES.values(), ids=EDGES)
def test_edges(built, shape):
    a, b = operands(*shape)
    check(built[0].matmul(a, b), a, b)


def test_every_kernel_is_right_at_its_edges(built):
    module, _ = built
    with dialect.new_context():
        _, library = load_library(default_library(CPU))
    assert module.kernel_names == tuple(kernel.name for kernel in library.micro_kernels)
    for index, kernel in enumerate(library.micro_kernels):
        tile_m, tile_n, _ = kernel.tile
        for m, n, k in ((1, 1, 1), kernel.tile, (tile_m + 1, tile_n + 1, 37), (2 * tile_m - 1, tile_n - 1, 37)):
            a, b = operands(m, n, k)
            plan = (1, m, n, m, n, m, index, *[-1] * 6)
            check(module.matmul_matmul_0_forced(a, b, np.zeros((m, n), np.float32), *plan), a, b)


def test_random_shapes(built):
    rng = np.random.default_rng(3)
    for _ in range(100):
        a, b = operands(*np.exp(rng.uniform(0, 6, 3)).astype(int).tolist())
        check(built[0].matmul(a, b), a, b)


def test_several_kernels_are_chosen(built):
    shapes = ((1, 300, 300), (300, 1, 300), (200, 200, 200), (4, 4, 4000), (2000, 20, 30))
    assert len({built[0].matmul_matmul_0_plan(*shape, 1)[6] for shape in shapes}) >= 3


def test_no_512_bit_registers(built):
    _, assembly = built
    assert "%ymm" in assembly
    assert "%zmm" not in assembly and "%k1" not in assembly
