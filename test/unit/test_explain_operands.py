"""Shapes that say the sizes of operands: batches, images; what is measured of which operator."""

from dataclasses import replace

import pytest

from dynmlir.bench.cases import Product
from dynmlir.bench.convolutions import Convolution, ConvolutionForm, Window
from dynmlir.bench.forms import ProductForm
from dynmlir.bench.operators import case_of
from dynmlir.bench.subjects import by_function
from dynmlir.diagnostics import DynmlirError
from dynmlir.driver.compile import CompileOptions
from dynmlir.driver.problems import problems_of_text
from dynmlir.explain.choice import choose
from dynmlir.explain.operands import placed
from dynmlir.explain.operator import pes_of, turns
from dynmlir.explain.places import places
from dynmlir.explain.sweep import sweep
from dynmlir.kernels.contraction import Contraction
from dynmlir.report.terminal import headline, what

SCORES = ProductForm(batched=True, layout="nt")
LAST = ConvolutionForm("f32", Window(3, 5, (2, 1), (1, 2), (1, 2)))
FIRST = ConvolutionForm("f32", Window(3, 3, (1, 1), (1, 1)), "nchw", "grouped")
BIASED = """
func.func @biased(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %zero = arith.constant 0.0 : f32
  %i = linalg.fill ins(%zero : f32) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%i : tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = linalg.exp ins(%r : tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %s : tensor<?x?xf32>
}
"""


@pytest.fixture(scope="module")
def operators():
    forms = (SCORES, LAST, FIRST)
    source = "".join(form.source for form in forms) + BIASED
    made, _ = problems_of_text(source, "in.mlir", CompileOptions(target_cpu="x86-64-v4"))
    named = by_function(made, forms)
    return {
        "scores": named[SCORES.function],
        "nhwc": named[LAST.function],
        "nchw": named[FIRST.function],
        "exp": made[-1],
    }


def test_products_of_a_batch(operators):
    for text in ("A=192x105x64,B=192x100x64", "M=105,N=100,K=64,batches=192"):
        operator, shape = placed(text, operators["scores"])
        assert (shape.fixed(), operator.products, operator.told(105, 100, 64)) == ((105, 100, 64), 192, (192,))
        assert pes_of(operator, (105, 100, 64), 4) == 1  # each thread computes whole products
        assert "one of 192 products" in str(headline(choose(operator, (105, 100, 64), 1)))
    assert pes_of(operators["scores"], (1050, 100, 640), 4) == 4


def test_no_products_of_a_batch(operators):
    operator, shape = placed("A=0x105x64,B=0x100x64", operators["scores"])
    choice = choose(operator, shape.fixed(), pes_of(operator, shape.fixed(), 2))
    assert (choice.pattern, choice.regions, choice.candidates, choice.cost) == (None, (), (), 0)
    assert "K=64, none of them" in str(headline(choice))
    assert turns(operator, choice.pes, 2) == 0
    swept = sweep(places("A=0x1:64x64,B=0x100x64", operators["scores"]), 1)
    assert not swept.costs.any()


def test_sizes_of_images(operators):
    operator, shape = placed("A=2x8x9x6,B=3x5x6x4", operators["nhwc"])
    assert (shape.fixed(), operator.products) == ((2 * 4 * 5, 4, 90), 1)
    assert operator.told(2 * 4 * 5, 4, 90)[:4] == (1, 5, 3, 15)  # no images of the same weights, a line, a window
    assert operator.elements == operator.elements == (2 * 8 * 9 * 6, 3 * 5 * 6 * 4, 2 * 4 * 5 * 4)
    operator, shape = placed("A=2x3x5x3x3,B=4x2x5x7x6", operators["nchw"])
    assert (shape.fixed(), operator.products) == ((3, 42, 45), 8)
    assert operator.elements == (3 * 45, 5 * 42, 3 * 42)


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("scores", "A=2x3x4,B=3x5x4", "B=3x5x4: b is 2 in another operand, here 3"),
        ("scores", "A=3x4,B=2x5x4", "A=3x4: expected 3 sizes, A=bxmxk"),
        ("scores", "A=2x3x-4,B=2x5x4", "A=2x3x-4: expected 3 sizes"),
        ("scores", "B=5", "B=5: expected 3 sizes, B=bxnxk"),
        ("scores", "M=1,N=1,K=1,batches=0", "batches are one integer"),
        ("nhwc", "A=2x8x9x6", "takes M=...,N=...,K=..., or the sizes of its operands, A=bxHxWxk,B=rxsxkxn"),
        ("exp", "M=1,N=1,K=1,batches=2", "is one product: it takes no batches"),
    ],
)
def test_bad_sizes_of_operands(operators, name, text, message):
    with pytest.raises(DynmlirError) as raised:
        placed(text, operators[name])
    assert message in str(raised.value)


def test_what_is_measured_of_an_operator(operators):
    scores, _ = placed("A=192x105x64,B=192x100x64", operators["scores"])
    assert case_of(scores, "x", 105, 100, 64).form == SCORES
    assert case_of(operators["scores"], "x", 5, 6, 7).views(scores.contraction.operands)[0] == "0:1x5x7"
    last, shape = placed("A=2x8x9x6,B=3x5x6x4", operators["nhwc"])
    expected = Convolution("x", "-", 2, 6, 8, 9, 4, LAST.window, const_operand="B")
    assert case_of(last, "x", *shape.fixed()) == expected and expected.sizes[1:] == shape.fixed()
    first, shape = placed("A=2x3x5x3x3,B=4x2x5x7x6", operators["nchw"])
    made = case_of(first, "x", *shape.fixed())
    assert (made.form, made.shapes[::-1][1:]) == (FIRST, ((2, 3, 5, 3, 3), (4, 2, 5, 7, 6)))


def test_what_is_not_measured_is_said(operators):
    with pytest.raises(DynmlirError, match="lacks the sizes of its operands, --shape A=bx"):
        case_of(operators["nhwc"], "x", 1, 1, 1)


def test_ops_in_the_store_are_not_what_peers_compute(operators):
    assert what(operators["exp"]).endswith("then math.exp in its store")
    assert case_of(operators["exp"], "x", 2, 3, 4) == Product("x", "-", 2, 3, 4, const_operand="B")


@pytest.mark.parametrize(
    ("name", "text", "varies", "values", "first", "last", "fixed"),
    [
        ("exp", "M=1:9:2,N=3,K=4", "M", [1, 3, 5, 7, 9], (1, 3, 4), (9, 3, 4), "N=3, K=4"),
        ("nhwc", "A=1:2x8x9x6,B=3x5x6x4", "b", [1, 2], (20, 4, 90), (40, 4, 90), "A=bx8x9x6, B=3x5x6x4"),
        ("nhwc", "A=2x8x9x5:6,B=3x5x5:6x4", "k", [5, 6], (40, 4, 75), (40, 4, 90), "A=2x8x9xk, B=3x5xkx4"),
        ("nhwc", "A=2x1:8x9x6,B=3x5x6x4", "H", [*range(1, 9)], (10, 4, 90), (40, 4, 90), "A=2xHx9x6, B=3x5x6x4"),
        ("scores", "M=5,N=6,K=7,batches=8:9", "batches", [8, 9], (5, 6, 7), (5, 6, 7), "M=5, N=6, K=7"),
    ],
)  # fmt: skip
def test_a_range_of_sizes_of_operands(operators, name, text, varies, values, first, last, fixed):
    found = places(text, operators[name])
    assert (found.name, list(found.values), found.fixed) == (varies, values, fixed)
    assert (found.each[0].sizes, found.each[-1].sizes) == (first, last)


def test_sizes_that_types_state_need_not_be_given(operators):
    stated = replace(operators["nhwc"], stated={"r": 3, "s": 5, "k": 6, "n": 4})
    assert [place.sizes for place in places("A=1:2x8x9x6", stated).each] == [(20, 4, 90), (40, 4, 90)]
    with pytest.raises(DynmlirError, match="A=2x8x9x7: k is 6 in the types, here 7"):
        places("A=2x8x9x7", stated)


def test_a_range_of_batches_is_of_all_of_them(operators):
    swept = sweep(places("M=50,N=60,K=70,batches=1:9", operators["scores"]), 2)
    assert swept.flops.tolist() == [2 * 50 * 60 * 70 * batches for batches in range(1, 10)]
    assert swept.costs[8] == 5 * swept.costs[1] > 0  # two threads take one each


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("A=1:2x1:3x9x6,B=3x5x6x4", "only one size can be a range"),
        ("A=1:2x8x9x6,B=3x5x6x4,M=1:4", "only one size can be a range"),
        ("A=2:1x8x9x6,B=3x5x6x4", "A=2:1: a range is FIRST:LAST"),
        ("A=1:2x8x9,B=3x5x6x4", "A=1x8x9: expected 4 sizes"),
        ("A=1:99999x8x9x6,B=3x5x6x4", "99999 sizes of operands are too many, 2^16 at most"),
    ],
)
def test_bad_ranges_of_sizes_of_operands(operators, text, message):
    with pytest.raises(DynmlirError) as raised:
        places(text, operators["nhwc"])
    assert message in str(raised.value)


def test_forms_that_peers_have_under_other_names(operators):
    """A vector is a matrix of one row or column; two batches in a row are one; what else there is IREE has."""
    plain = replace(operators["exp"], products=6)
    for letters, expected in (
        (("mk", "k", "m"), Product("x", "-", 2, 1, 4, const_operand="B")),
        (("k", "nk", "n"), Product("x", "-", 1, 3, 4, layout="nt", const_operand="B")),
        (("bdmk", "bdkn", "bdmn"), Product("x", "-", 2, 3, 4, 6, const_operand="B")),
        (("mk", "pkq", "mn"), Product("x", "-", 2, 3, 4, const_operand="B")),
    ):
        sizes = [size if x in letters[2] + "k" else 1 for x, size in zip("mnk", (2, 3, 4), strict=True)]
        made = case_of(replace(plain, contraction=Contraction(*letters)), "x", *sizes)
        assert made == expected
    heads = ("bmdk", "bndk", "bdmn")
    other = replace(
        plain, contraction=Contraction(*heads), operand_sizes=dict(zip("bdmnk", (2, 3, 5, 6, 7), strict=True))
    )
    made = case_of(other, "x", 5, 6, 7)
    assert (made.sizes, made.flops, made.shapes[0]) == ((6, 5, 6, 7), 2 * 6 * 5 * 6 * 7, (2, 5, 3, 7))
    with pytest.raises(DynmlirError, match="lacks the sizes of its operands, --shape A=bxmxdxk"):
        case_of(replace(other, operand_sizes=None), "x", 5, 6, 7)
