"""The shipped library of a transposed B: every kernel of it at its edges, batches together, against NumPy."""

import numpy as np
import pytest
from operands import EPS

import dynmlir
from dynmlir.bench.forms import ProductForm
from dynmlir.driver.libraries import default_library

FORM = ProductForm(batched=True, layout="nt")
OPERATOR = f"{FORM.function}_batch_matmul_0"


@pytest.fixture(scope="module")
def module():
    if default_library("host", layout="nt") is None:
        pytest.skip("no library of this layout fits this CPU")
    return dynmlir.compile(FORM.source, debug=True, patterns=("I",))


def operands(batch, m, n, k):
    rng = np.random.default_rng((batch, m, n, k))
    return [rng.random(shape, np.float32) * 2 - 1 for shape in FORM.shapes(batch, m, n, k)[:2]]


def is_right(c, a, b):
    size = np.einsum("bmk,bnk->bmn", np.abs(a), np.abs(b), dtype="f8")
    expected = np.einsum("bmk,bnk->bmn", a.astype("f8"), b.astype("f8"))
    return c.shape == expected.shape and bool(np.all(np.abs(c - expected) <= max(a.shape[2], 4) * EPS * size))


def test_every_kernel_at_its_edges(module):
    """Tiles and what they leave over of rows, columns and the reduction; none of each."""
    for index, name in enumerate(module.kernel_names):
        m, n = map(int, name.rsplit("_", 1)[1].split("x")[:2])
        shapes = [
            (2, m, n, 64),
            (3, m + 1, n + 1, 37),
            (2, 2 * m - 1, 2 * n - 1, 1030),
            (1, 1, 1, 1),
            (2, 3, 5, 0),
            (2, 0, 5, 7),
        ]
        for shape in shapes:
            batch, m_, n_, _ = shape
            a, b = operands(*shape)
            c = np.zeros((batch, m_, n_), np.float32)
            made = module[f"{OPERATOR}_forced"](a, b, c, 1, m_, n_, m_, n_, m_, index, *[-1] * 6)
            assert is_right(made, a, b), (name, shape)


def test_the_chosen_kernels(module):
    two = dynmlir.CompiledModule(module.data, "local-task", 2)
    for shape in ((5, 1, 1, 64), (7, 12, 12, 64), (3, 43, 43, 64), (2, 100, 81, 17), (1, 200, 300, 64)):
        a, b = operands(*shape)
        made = module[FORM.function](a, b)
        assert is_right(made, a, b), shape
        assert made.tobytes() == two[FORM.function](a, b).tobytes(), shape
