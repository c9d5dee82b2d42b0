"""What dynmlir-explain says of a compiled module is what the module answers."""

import re

import numpy as np
import pytest
from test_constant_weights import LIBRARY as IN_PANELS
from test_contractions import small_library

import dynmlir
from dynmlir.bench import rounds, session
from dynmlir.bench.convolutions import ConvolutionForm, Window
from dynmlir.bench.forms import PLAIN
from dynmlir.bench.sources import weights_source
from dynmlir.bindings import arith
from dynmlir.cli.explain import main
from dynmlir.diagnostics import DynmlirError
from dynmlir.dialect.plain import finish_alone
from dynmlir.driver.problems import problems_of_module
from dynmlir.explain.choice import choose

pytestmark = pytest.mark.usefixtures("limits_once")

ROUNDED = """
func.func @rounded(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %d: tensor<?x?xf32>, %c: tensor<?x?xbf16>)
    -> tensor<?x?xbf16> {
  %zero = arith.constant 0.0 : f32
  %i = linalg.fill ins(%zero : f32) outs(%d : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%i : tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%r : tensor<?x?xf32>) outs(%c : tensor<?x?xbf16>) {
  ^bb0(%x: f32, %o: bf16):
    %half = arith.constant 0.5 : f32
    %y = arith.mulf %x, %half : f32
    %z = arith.truncf %y : f32 to bf16
    linalg.yield %z : bf16
  } -> tensor<?x?xbf16>
  return %s : tensor<?x?xbf16>
}"""
BIASED = """
func.func @biased(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %bias: tensor<?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %n = tensor.dim %b, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%i : tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]
    } ins(%r, %bias : tensor<?x?xf32>, tensor<?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %t = arith.addf %x, %y : f32
    %u = arith.maximumf %t, %zero : f32
    linalg.yield %u : f32
  } -> tensor<?x?xf32>
  return %s : tensor<?x?xf32>
}
"""
WEIGHTS = np.zeros((65, 130), np.float32)
SHAPES = [(1, 1, 1), (105, 1024, 300), (37, 5, 4096), (4, 4, 0), (0, 7, 7), (1000, 3, 64)]


class Hasty(rounds.Effort):
    """What is measured here need not be exact."""

    def __init__(self, *_, **__):
        super().__init__(rounds=2, most_rounds=2, ms=2)


@pytest.fixture(autouse=True)
def short_turns(monkeypatch):
    for module in (rounds, session):
        monkeypatch.setattr(module, "Effort", Hasty)


@pytest.mark.parametrize("pes", [1, 2, 7])
def test_plans_are_those_of_the_module(compiled, pes):
    (operator,) = problems_of_module(compiled, "module")
    for shape in SHAPES:
        assert choose(operator, shape, pes).plan == tuple(compiled.matmul_matmul_0_plan(*shape, pes))


def test_all_patterns_of_a_module_of_two_operators(small):
    operators = problems_of_module(small, "module")
    assert [(o.name, o.static) for o in operators] == [("zero_matmul_0", {}), ("add_matmul_0", {"k": 48})]
    assert len(operators[0].problem.patterns) == 9
    for m, n in np.random.default_rng(5).integers(1, 300, (20, 2)):
        shape = (int(m), int(n), 48)
        assert choose(operators[1], shape, 2).plan == tuple(small.add_matmul_0_plan(*shape, 2))


def test_the_command_takes_a_module(compiled, tmp_path, capsys):
    path = tmp_path / "matmul.vmfb"
    compiled.save(path)
    assert main([str(path), "--shape", "M=105,N=1024,K=300"]) == 0
    assert "Pattern I" in capsys.readouterr().out


def test_a_module_that_says_nothing(monkeypatch, compiled):
    monkeypatch.setattr(type(compiled), "note", lambda self, key: None)
    with pytest.raises(DynmlirError, match="says nothing of its decisions"):
        problems_of_module(compiled, "module.vmfb")


def test_the_command_measures(compiled, tmp_path, capsys):
    """The chosen plan, the oracle and NumPy, on one shape; a line of each over a range."""
    path, page = tmp_path / "matmul.vmfb", tmp_path / "out.html"
    compiled.save(path)
    options = ["--against=openblas,oracle", "--html", str(page)]
    assert main([str(path), "--shape", "M=33,N=64,K=65", *options]) == 0
    said = capsys.readouterr().out
    assert all(f"\n {who} " in said for who in ("predicted", "dynmlir", "openblas", "oracle")) and "failed" not in said
    assert "Measured" in page.read_text()
    assert main([str(path), "--shape", "M=1:40,N=64,K=65", "--points=2", *options]) == 0
    assert "oracle" in capsys.readouterr().out and ">openblas</text>" in page.read_text()


def test_a_convolution_is_measured(tmp_path, capsys):
    """At one size, and over a range of images."""
    source = tmp_path / "conv.mlir"
    source.write_text(ConvolutionForm("f32", Window(3, 3, (1, 1), (1, 1)), "nchw").source)
    options = ["--against=openblas,oracle", f"--library={small_library(tmp_path, ('panel',))}"]
    assert main([str(source), "--shape", "A=8x4x3x3,B=2x4x7x9", *options]) == 0
    said = capsys.readouterr().out
    assert "one of 2 products" in said and "failed" not in said
    assert all(f"\n {who} " in said for who in ("predicted", "dynmlir", "oracle")) and "\n openblas " not in said
    assert main([str(source), "--shape", "A=8x4x3x3,B=1:2x4x7x9", *options]) == 0
    said = capsys.readouterr().out
    assert "b = 1 to 2, A=8x4x3x3, B=bx4x7x9" in " ".join(said.split()) and re.search(r"\n b +dynmlir +oracle", said)


def test_ops_in_the_store_are_measured(tmp_path, capsys, monkeypatch):
    """The operator with them, by a module that can run no given plan; peers compute the product; errors are seen."""
    path, options = tmp_path / "in.vmfb", {"library": small_library(tmp_path, ("panel",))}
    dynmlir.compile(BIASED, **options).save(path)
    command = [str(path), "--shape", "M=33,N=64,K=65", "--against=openblas"]
    assert main(command) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "Peers compute the product alone, without arith.addf, arith.maximumf." in said and "failed" not in said
    monkeypatch.setattr("dynmlir.driver.alone.finish_alone", lambda template, operands: operands[0])
    assert main(command) == 0
    assert "wrong result" in " ".join(capsys.readouterr().out.split())


def test_a_cast_in_the_store_is_measured(tmp_path, capsys, monkeypatch):
    """What is stored is of another type than the sums, and is held against these, rounded."""
    path, options = tmp_path / "in.vmfb", {"library": small_library(tmp_path, ("panel",))}
    dynmlir.compile(ROUNDED, **options).save(path)
    command = [str(path), "--shape", "M=33,N=64,K=65", "--against=openblas"]
    assert main(command) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "without arith.mulf, arith.truncf" in said and "failed" not in said and "wrong" not in said

    def twice(template, operands):
        return arith.addf(*[finish_alone(template, operands)] * 2)

    monkeypatch.setattr("dynmlir.driver.alone.finish_alone", twice)
    assert main(command) == 0
    assert "wrong result" in " ".join(capsys.readouterr().out.split())


def test_constant_weights_are_measured(tmp_path, capsys):
    """They are an operand of what is timed: nobody need have them."""
    path = tmp_path / "in.vmfb"
    dynmlir.compile(weights_source(PLAIN, 130, 65), library=IN_PANELS, parameters={"model::b": WEIGHTS}).save(path)
    assert main([str(path), "--shape", "M=33", "--against=openblas"]) == 0
    said = capsys.readouterr().out
    assert "mk, pkq -> mn" in said and "failed" not in said and "\n openblas " in said


def test_what_cannot_be_measured(tmp_path, capsys, compiled):
    path = tmp_path / "matmul.vmfb"
    compiled.save(path)
    for options, message in (
        (["--against=openblass"], "unknown library 'openblass'; did you mean 'openblas'?"),
        (["--measure", "--threads=4096"], "cannot be measured: 4096 threads on"),
        (["--measure", "--points=1"], "--points is 2 or more"),
    ):
        assert main([str(path), "--shape", "M=33,N=64,K=65", *options]) == 1
        assert message in capsys.readouterr().err
