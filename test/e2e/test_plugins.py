"""A researcher's pass, patterns and cost model, loaded from a file, reach the compiled module's choice."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from operands import check, operands

import dynmlir

ROOT = Path(__file__).resolve().parents[2]
LIBRARY = ROOT / "test" / "lit" / "passes" / "inputs" / "library.mlir"
PLUGINS = ROOT / "examples" / "plugins"
SHAPES = [(1, 64, 256), (5, 64, 512), (60, 128, 256), (61, 2000, 700), (600, 128, 512)]
DIRECT, ONE_ROW, PACKED = range(3)


@pytest.fixture(scope="module")
def compile_with(tmp_path_factory):
    """Compiles examples/matmul.mlir by the command, with these options -> the module."""
    folder = tmp_path_factory.mktemp("plugins")

    def compile_(*options):
        out = folder / f"{len(list(folder.iterdir()))}.vmfb"
        command = [sys.executable, "-m", "dynmlir.cli.compile", str(ROOT / "examples" / "matmul.mlir")]
        given = [f"--library={LIBRARY}", "--export-plan", "--cost-model=mikpoly", *options, "-o", str(out)]
        done = subprocess.run([*command, *given], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return dynmlir.load(out)

    return compile_


def plans(module):
    """The plans of SHAPES, one row each; what the module computes by them is right."""
    for shape in SHAPES:
        a, b = operands(*shape)
        check(module.matmul(a, b), a, b)
    return np.array([module.matmul_matmul_0_plan(*shape, 1) for shape in SHAPES])


def test_without_a_plug_in(compile_with):
    """What the others are compared with: two of the kernels are chosen, and only Pattern I."""
    chosen = plans(compile_with())
    assert set(chosen[:, 0]) == {1}
    assert set(chosen[:, 6]) == {ONE_ROW, PACKED}


def test_a_pass(compile_with):
    """Without the kernel that packs, the others are counted 0 and 1, and the last is never chosen."""
    chosen = plans(compile_with(f"--load-pass={PLUGINS / 'drop_packed.py'}"))
    assert chosen[:, 6:].max() == ONE_ROW


def test_a_pattern_set(compile_with):
    """A plan of the shelf has three regions, and its number is the first after MikPoly's nine."""
    chosen = plans(compile_with(f"--load-pass={PLUGINS / 'shelf_patterns.py'}", "--patterns=shelf"))
    assert set(chosen[:, 0]) == {10}
    assert (chosen[:, 9:] == -1).all()


def test_a_cost_model(compile_with):
    """B is read once for each row of tiles, so six rows are better than one, and packing is free."""
    options = ("--cost-model=traffic", "--patterns=I")
    chosen = plans(compile_with(f"--load-pass={PLUGINS / 'traffic_model.py'}", *options))
    assert set(chosen[:, 6]) == {DIRECT}


def test_passes_are_of_one_compilation():
    """In one process: the next module is made without them."""
    source, plugin = ROOT / "examples" / "matmul.mlir", PLUGINS / "drop_packed.py"
    options = {"library": LIBRARY, "cost_model": "mikpoly"}
    with_, without = (dynmlir.compile(source, plugins=plugins, **options) for plugins in ([plugin], []))
    assert len(without.kernel_names) == len(with_.kernel_names) + 1
    assert not without.remarks
