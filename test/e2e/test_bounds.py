"""Nothing is read or written outside of the tensors: the operands lie against protected pages."""

import signal

import numpy as np
import pytest
from typed import TYPES, small_library

import dynmlir
from dynmlir import dialect
from dynmlir.backend.cpus import cpu_features
from dynmlir.device.known import find_device
from dynmlir.dialect.files import load_library
from dynmlir.driver.libraries import default_library
from dynmlir.generate.source import matmul_source, prepacked_source
from dynmlir.kernels.panels import PanelForm
from dynmlir.lowering.arithmetic import arithmetic_of
from dynmlir.lowering.derived import for_layout
from dynmlir.lowering.families import panel_columns


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


def host_panels():
    """Columns of the panels that the micro-kernels for this CPU read."""
    path = default_library("host", layout="np") or default_library("host")
    with dialect.new_context():
        device, library = load_library(path)
    return panel_columns(for_layout(library, "np", device) or library, arithmetic_of(library, device))


def test_panels_of_other_columns_are_left_to_iree(tmp_path):
    module = dynmlir.compile(prepacked_source(TYPES["f32"], PanelForm(2 * host_panels())))
    a, b = np.ones((3, 5), np.float32), np.ones((1, 5, 2 * host_panels()), np.float32)
    assert (np.asarray(module.matmul(a, b, 7)) == np.full((3, 7), 5)).all()


def test_panels_are_all_that_is_read_of_b(run_apart, tmp_path):
    path = tmp_path / "matmul.vmfb"
    dynmlir.compile(prepacked_source(TYPES["f32"], PanelForm(host_panels())), output_arguments=True).save(path)
    for side in ("end", "begin"):
        done = run_apart("guarded.py", path, side)
        last = done.stdout.splitlines()[-1:]
        assert done.returncode == 0 and last == ["all inside"], f"died at {last}: {done.stderr[-2000:]}"


@pytest.mark.parametrize(
    ("short", "device", "family"),
    [
        *(("bf16", "cooperlake", "panel"), ("bf16", "cooperlake", "grouped")),
        *(("i8", "cascadelake", "panel"), ("i8", "cascadelake", "grouped")),
        *(("i8", "znver5", "panel"), ("f16", "znver5", "panel")),
        *(("i8", "x86_64_v3", "panel"), ("f16", "x86_64_v3", "panel")),
    ],
)
def test_narrow_elements_stay_inside(run_apart, tmp_path, short, device, family):
    cpu, library, path = find_device(device).target_cpu, tmp_path / "library.mlir", tmp_path / "matmul.vmfb"
    if not cpu_features(cpu) <= cpu_features("host"):
        pytest.skip(f"this machine cannot run code for {cpu}")
    library.write_text(small_library(TYPES[short], device, (family,))[0])
    source = matmul_source(TYPES[short])
    dynmlir.compile(source, cpu, library=library, output_arguments=True).save(path)
    for side in ("end", "begin"):
        done = run_apart("guarded.py", path, side, short)
        last = done.stdout.splitlines()[-1:]
        assert done.returncode == 0 and last == ["all inside"], f"died at {last}: {done.stderr[-2000:]}"
