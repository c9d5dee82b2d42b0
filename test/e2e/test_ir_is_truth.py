"""The IR is the truth: what is deleted from the text between passes, the compiled module cannot choose."""

import io
import re
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path

import numpy as np
import pytest
from operands import check, operands

import dynmlir
from dynmlir.backend.iree import iree_compile
from dynmlir.cli.opt import main

ROOT = Path(__file__).resolve().parents[2]
LIBRARY = ROOT / "test" / "lit" / "passes" / "inputs" / "library.mlir"
SHAPES = [(1, 64, 256), (5, 64, 512), (13, 128, 256), (61, 2000, 700), (600, 128, 512), (7, 0, 3)]
DIRECT, ONE_ROW, PACKED = range(3)


def opt(text, *flags, path):
    """What dynmlir-opt makes of a text."""
    path.write_text(text)
    with redirect_stdout(io.StringIO()) as out:
        assert main([str(path), *flags]) == 0
    return out.getvalue()


@pytest.fixture(scope="module")
def polymerized(tmp_path_factory):
    """examples/matmul.mlir with its library and Patterns I and II, as text that a person may edit."""
    path = tmp_path_factory.mktemp("truth") / "in.mlir"
    text = (ROOT / "examples" / "matmul.mlir").read_text()
    return opt(text, f"--attach-library=library={LIBRARY}", "--polymerize=patterns=I,II", path=path)


@pytest.fixture
def plans(tmp_path):
    """The plans of SHAPES by the module made of a text; what it computes by them is right."""

    def plans_(text):
        steps = ("--export-plan", "--lower-micro-kernels", "--to-iree", "--mlir-print-op-generic")
        text = opt(text, "--emit-dispatch=cost-model=mikpoly patterns=I,II", *steps, path=tmp_path / "edited.mlir")
        module = dynmlir.load(iree_compile(text))
        for shape in SHAPES:
            a, b = operands(*shape)
            check(module.matmul(a, b), a, b)
        return np.array([module.matmul_matmul_0_plan(*shape, 1) for shape in SHAPES])

    return plans_


def without(text, pattern):
    """The text without the one place that the pattern matches."""
    edited, count = re.subn(pattern, "", text, flags=re.MULTILINE)
    assert count == 1, f"{count} places match {pattern}"
    return edited


def test_untouched(plans, polymerized):
    """What the others are compared with."""
    chosen = plans(polymerized)
    assert set(chosen[:, 0]) == {0, 1, 2}
    assert set(chosen[:-1, 6:8].ravel()) == {-1, ONE_ROW, PACKED}


def test_a_deleted_micro_kernel(plans, polymerized):
    """Without the kernel of one row, the one after it moves up."""
    chosen = plans(without(polymerized, r'^.*"dynmlir.micro_kernel".*direct_1x64x256.*\n'))
    assert set(chosen[:-1, 6]) == {PACKED - 1}


def test_a_deleted_pattern(plans, polymerized):
    edited = without(polymerized, r'^ *"dynmlir.pattern"\(\) \(\{\n(?:.*region.*\n){2}.*name = "II".*\n')
    assert set(plans(edited)[:, 0]) == {0, 1}


def test_a_deleted_region(plans, polymerized, tmp_path, capsys):
    """Pattern II does not cover the output any more: valid IR, a remark, never chosen."""
    edited = without(polymerized, r"^.*dynmlir.region.*blocks = \[4, 5, 6, 7\].*\n")
    assert set(plans(edited)[:, 0]) == {0, 1}
    opt(edited, "--emit-dispatch=patterns=I,II", "--remarks", path=tmp_path / "in.mlir")
    assert "remark: pattern II is never chosen: its regions do not cover the output" in capsys.readouterr().err


def test_an_edited_price(plans, polymerized):
    """Where the kernel that packs costs more than the one that does not, it is not chosen."""
    edited = polymerized.replace("g_slope = [120000]", "g_slope = [1000000]")
    assert edited != polymerized
    assert set(plans(edited)[:-1, 6:8].ravel()) == {-1, DIRECT, ONE_ROW}


def test_dynmlir_compile_takes_the_edited_text(polymerized, tmp_path):
    """It adds what is missing, and keeps what is there."""
    source, out = tmp_path / "edited.mlir", tmp_path / "out.vmfb"
    source.write_text(without(polymerized, r'^.*"dynmlir.micro_kernel".*direct_1x64x256.*\n'))
    command = [sys.executable, "-m", "dynmlir.cli.compile", str(source), "--export-plan", "-o", str(out)]
    subprocess.run([*command, "--patterns=I", "--cost-model=mikpoly"], check=True)
    module = dynmlir.load(out)
    assert {module.matmul_matmul_0_plan(*shape, 1)[6] for shape in SHAPES[:-1]} == {PACKED - 1}


@pytest.mark.parametrize("left", [("I", "II"), ("I",)])
def test_dynmlir_compile_tries_the_patterns_of_the_text(polymerized, tmp_path, left):
    """None of its own beside them, and all of them, without a word on the command line."""
    source, out = tmp_path / "edited.mlir", tmp_path / "out.vmfb"
    pattern = r'^ *"dynmlir.pattern"\(\) \(\{\n(?:.*region.*\n){2}.*name = "II".*\n'
    source.write_text(polymerized if "II" in left else without(polymerized, pattern))
    command = [sys.executable, "-m", "dynmlir.cli.compile", str(source), "--export-plan", "-o", str(out)]
    subprocess.run([*command, "--cost-model=mikpoly"], check=True)
    module = dynmlir.load(out)
    assert {module.matmul_matmul_0_plan(*shape, 1)[0] for shape in SHAPES[:-1]} == set(range(1, 1 + len(left)))
