"""Shapes that say the sizes of operands: batches, images; what is measured of which operator."""

import pytest

from dynmlir.bench.convolutions import Convolution, ConvolutionForm, Window
from dynmlir.bench.forms import ProductForm
from dynmlir.bench.operators import case_of
from dynmlir.bench.subjects import by_function
from dynmlir.diagnostics import DynmlirError
from dynmlir.driver.compile import CompileOptions
from dynmlir.driver.problems import problems_of_text
from dynmlir.explain.choice import choose
from dynmlir.explain.operands import placed
from dynmlir.explain.operator import pes_of
from dynmlir.report.terminal import headline, what

SCORES = ProductForm(batched=True, layout="nt")
LAST = ConvolutionForm("f32", Window(3, 5, (2, 1), (1, 2), (1, 2)))
FIRST = ConvolutionForm("f32", Window(3, 3, (1, 1), (1, 1)), "nchw", True)
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
        assert (shape.fixed(), operator.products) == ((105, 100, 64), 192)
        assert pes_of(operator, (105, 100, 64), 4) == 1  # each thread computes whole products
        assert "one of 192 products" in str(headline(choose(operator, (105, 100, 64), 1)))
    assert pes_of(operators["scores"], (1050, 100, 640), 4) == 4


def test_sizes_of_images(operators):
    operator, shape = placed("A=2x8x9x6,B=3x5x6x4", operators["nhwc"])
    assert (shape.fixed(), operator.products) == ((2 * 4 * 5, 4, 90), 1)
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
    assert what(operators["exp"]).endswith("then math.exp in its store")
    for name, message in (
        ("exp", "has math.exp in its store"),
        ("nhwc", "lacks the sizes of its operands, --shape A=bx"),
    ):
        with pytest.raises(DynmlirError, match=message):
            case_of(operators[name], "x", 1, 1, 1)
