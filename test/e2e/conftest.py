"""Compiled modules, shared by the tests of a session."""

import subprocess
import sys
from pathlib import Path

import pytest

import dynmlir

ROOT = Path(__file__).resolve().parents[2]
MATMUL = ROOT / "examples" / "matmul.mlir"


@pytest.fixture(scope="session")
def compiled():
    """examples/matmul.mlir for this CPU, on one thread, with its plans exported."""
    return dynmlir.compile(MATMUL, export_plan=True)


@pytest.fixture(scope="session")
def two_threads(compiled):
    return dynmlir.CompiledModule(compiled.data, "local-task", 2)


@pytest.fixture(scope="session")
def into_callers_memory():
    """The same, its result written into an argument."""
    return dynmlir.compile(MATMUL, output_arguments=True)


@pytest.fixture
def run_apart():
    """Runs a script of this folder in a process of its own, where a crash is a result -> CompletedProcess."""

    def run(script, *arguments):
        command = [sys.executable, str(Path(__file__).with_name(script)), *map(str, arguments)]
        return subprocess.run(command, capture_output=True, text=True, timeout=300)

    return run
