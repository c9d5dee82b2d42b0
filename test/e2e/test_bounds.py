"""Nothing is read or written outside of the tensors: the operands lie against protected pages."""

import signal

import pytest


@pytest.fixture(scope="module")
def path(into_callers_memory, tmp_path_factory):
    path = tmp_path_factory.mktemp("bounds") / "matmul.vmfb"
    into_callers_memory.save(path)
    return path


def test_the_guard_bites(run_apart, path):
    assert run_apart("guarded.py", path, "touch").returncode == -signal.SIGSEGV


@pytest.mark.parametrize("side", ["end", "begin"])
def test_stays_inside(run_apart, path, side):
    done = run_apart("guarded.py", path, side)
    last = done.stdout.splitlines()[-1:]
    assert done.returncode == 0 and last == ["all inside"], f"died at {last}: {done.stderr[-2000:]}"
