"""What dynmlir-bench holds results against: products, convolutions, ops behind them."""

import math

import numpy as np
import pytest

from dynmlir.bench.cases import Product
from dynmlir.bench.convolutions import Convolution, Window
from dynmlir.bench.operands import FinishedReference, reference_of, write_operands
from dynmlir.bench.worker.operands import dtype_of


def test_a_reference_sees_what_is_wrong(tmp_path):
    case = Product("c", "-", 50, 6, 7)
    a, b = write_operands(case, tmp_path)
    reference, out = reference_of(case, a, b), tmp_path / "C"
    (a @ b).tofile(out)
    assert reference.error(out) <= reference.bound
    for wrong in (a @ b + np.float32(1e-3), np.full((50, 6), np.nan, "f4"), (a @ b)[:49]):
        np.ascontiguousarray(wrong).tofile(out)
        assert reference.error(out) > reference.bound


@pytest.mark.parametrize("sizes", [(5000, 3, 2, 1), (300, 200, 2, 40)])
def test_a_reference_sees_what_was_not_written(tmp_path, sizes):
    """NaN in the last of the parts that results are compared in."""
    m, n, k, batch = sizes
    case = Product("c", "-", m, n, k, batch=batch)
    a, b = write_operands(case, tmp_path)
    reference, c = reference_of(case, a, b), (a @ b).reshape(batch, m, n)
    c[-1, -1] = np.nan
    c.tofile(tmp_path / "C")
    assert not reference.error(tmp_path / "C") <= reference.bound


@pytest.mark.parametrize("short", ["f64", "f16", "bf16", "i8", "ui8_i8"])
@pytest.mark.parametrize("layout", ["nn", "nt", "tn"])
def test_a_reference_of_every_form(tmp_path, short, layout):
    case = Product("c", "-", 5, 6, 7, batch=3, layout=layout, types=short)
    a, b = (x.astype("f8") for x in write_operands(case, tmp_path))
    c = np.einsum({"nn": "bmk,bkn->bmn", "nt": "bmk,bnk->bmn", "tn": "bkm,bkn->bmn"}[layout], a, b)
    kind, reference = dtype_of(case.form.elements.c), reference_of(case, *write_operands(case, tmp_path))
    c.astype(kind).tofile(tmp_path / "C")
    assert reference.error(tmp_path / "C") <= reference.bound
    (c + 0.1 + short.endswith("i8")).astype(kind).tofile(tmp_path / "C")
    assert reference.error(tmp_path / "C") > reference.bound


@pytest.mark.parametrize("layout", ["nhwc", "nchw"])
def test_a_reference_of_convolutions(tmp_path, layout):
    """Against the sum as it is written down, with strides, zeros, dilations and groups."""
    window = Window(3, 2, (2, 1), (1, 2), (1, 2))
    case = Convolution("c", "-", 2, 4, 5, 6, 6, window, 2, layout)
    x, w = write_operands(case, tmp_path)
    image, weights, result = case.form.letters
    sides = {"h": (1, 1), "w": (2, 2)}
    padded = np.pad(x.astype("f8"), [sides.get(d, (0, 0)) for d in image])
    c = np.zeros(case.shapes[2])
    for at in np.ndindex(c.shape):
        place = dict(zip(result, at, strict=True))
        for tap in np.ndindex(3, 2, 2):
            place |= dict(zip("rsc", tap, strict=True))
            place |= {"h": 2 * place["o"] + place["r"], "w": place["p"] + 2 * place["s"]}
            c[at] += padded[tuple(place[d] for d in image)] * w[tuple(place[d] for d in weights)]
    reference = reference_of(case, x, w)
    c.astype("f4").tofile(tmp_path / "C")
    assert reference.error(tmp_path / "C") <= reference.bound
    (c + 1e-3).astype("f4").tofile(tmp_path / "C")
    assert reference.error(tmp_path / "C") > reference.bound


@pytest.mark.parametrize("ops", [np.exp, lambda c: np.maximum(c, 0), np.sqrt, lambda c: 1 / (1 + np.exp(-c))])
def test_a_reference_sees_what_is_wrong_behind_a_product(tmp_path, ops):
    """Ops behind a product may move what it may be off by; no further."""
    case = Product("c", "-", 50, 6, 7)
    a, b = write_operands(case, tmp_path)
    with np.errstate(invalid="ignore"):
        reference, right, out = FinishedReference(reference_of(case, a, b), ops), ops(a @ b), tmp_path / "C"
    for made, good in ((right, True), (right * np.float32(1.001), False), (right + np.float32(1e-3), False)):
        made.tofile(out)
        assert (reference.error(out) <= reference.bound) == good
    np.full((50, 6), np.nan, "f4").tofile(out)
    assert reference.error(out) == math.inf


@pytest.mark.parametrize(("kind", "off"), [("bf16", 2.0**-6), ("f16", 2.0**-9)])
def test_what_is_rounded_behind_a_product_is_right_as_it_is_stored(tmp_path, kind, off):
    case, kind = Product("c", "-", 50, 6, 7), dtype_of(kind)
    a, b = write_operands(case, tmp_path)
    reference, out = FinishedReference(reference_of(case, a, b), lambda c: c.astype(kind)), tmp_path / "C"
    (a @ b).astype(kind).tofile(out)
    assert reference.error(out) <= reference.bound
    ((a @ b) * np.float32(1 + 8 * off)).astype(kind).tofile(out)
    assert reference.error(out) > reference.bound
    (a @ b).tofile(out)  # not rounded: of another size
    assert reference.error(out) == math.inf


def test_an_integer_behind_a_product_is_exact(tmp_path):
    case = Product("c", "-", 5, 6, 7, types="i8")
    a, b = write_operands(case, tmp_path)
    reference, out = FinishedReference(reference_of(case, a, b), lambda c: c // 3), tmp_path / "C"
    right = a.astype("i4") @ b.astype("i4") // 3
    right.tofile(out)
    assert reference.error(out) == 0
    (right + 1).tofile(out)
    assert reference.error(out) > reference.bound
