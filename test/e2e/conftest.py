"""Compiled modules, shared by the tests of a session."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

import dynmlir
from dynmlir.bench.machine import measure_limits

# What a person has tuned on this machine is not what is tested.
os.environ["DYNMLIR_CACHE_DIR"] = str(Path(tempfile.gettempdir(), "dynmlir-no-cache"))

ROOT = Path(__file__).resolve().parents[2]
MATMUL = ROOT / "examples" / "matmul.mlir"
LIBRARY = ROOT / "test" / "lit" / "passes" / "inputs" / "library.mlir"

TWO = """
func.func @zero(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cst = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %n = tensor.dim %b, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %i = linalg.fill ins(%cst : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%i : tensor<?x?xf32>)
       -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @add(%a: tensor<?x48xf32>, %b: tensor<48x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x48xf32>, tensor<48x?xf32>) outs(%c : tensor<?x?xf32>)
       -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
"""


@pytest.fixture(scope="session")
def compiled():
    """examples/matmul.mlir for this CPU, on one thread, with the debug functions."""
    return dynmlir.compile(MATMUL, debug=True)


@pytest.fixture(scope="session")
def limits_once():
    """What a benchmark measures of the machine is measured once: two seconds, which no test looks at twice."""
    with pytest.MonkeyPatch.context() as patch:
        measured = {}

        def once(server, quick):
            if quick not in measured:
                measured[quick] = measure_limits(server, quick)
            return measured[quick]

        patch.setattr("dynmlir.bench.session.measure_limits", once)
        yield


@pytest.fixture(scope="session")
def two_threads(compiled):
    return dynmlir.CompiledModule(compiled.data, "local-task", 2)


@pytest.fixture(scope="session")
def into_callers_memory():
    """The same, its result written into an argument."""
    return dynmlir.compile(MATMUL, output_arguments=True)


@pytest.fixture(scope="session")
def small(tmp_path_factory):
    """TWO with a library of three micro-kernels, all nine patterns and the debug functions, on one thread.

    Compiled by the command, as a user would. Waking a thread costs nothing there, so that two threads get two
    workgroups however small the problem is.
    """
    folder = tmp_path_factory.mktemp("small")
    source, library, out = folder / "in.mlir", folder / "library.mlir", folder / "out.vmfb"
    source.write_text(TWO)
    text = LIBRARY.read_text()
    library.write_text(text.replace("wake_ns = 8000", "wake_ns = 0"))
    assert library.read_text() != text
    command = [sys.executable, "-m", "dynmlir.cli.compile", str(source), "-o", str(out)]
    subprocess.run([*command, f"--library={library}", "--patterns=all", "--export-debug"], check=True)
    return dynmlir.load(out)


@pytest.fixture(scope="session")
def small_on_two_threads(small):
    return dynmlir.CompiledModule(small.data, "local-task", 2)


@pytest.fixture
def run_apart():
    """Runs a script of this folder in a process of its own, where a crash is a result -> CompletedProcess."""

    def run(script, *arguments):
        command = [sys.executable, str(Path(__file__).with_name(script)), *map(str, arguments)]
        return subprocess.run(command, capture_output=True, text=True, timeout=300)

    return run
