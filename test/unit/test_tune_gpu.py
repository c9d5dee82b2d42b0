"""Tuning on GPUs: candidates from the device alone, models from a clock that knows the answers."""

from __future__ import annotations

import json
import types
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from dynmlir import dialect
from dynmlir.backend.cuda import most_able
from dynmlir.backend.ptxas import Report
from dynmlir.bench.gpu import kernels
from dynmlir.bindings import ir
from dynmlir.cli import tune, tune_gpu
from dynmlir.cli.tune_options import parser, take_defaults
from dynmlir.device.known import find_device
from dynmlir.diagnostics import DynmlirError, Remarks
from dynmlir.dialect.files import load_library
from dynmlir.driver.compile import CompileOptions, find_library
from dynmlir.driver.tune_gpu import (
    KINDS,
    SHORT,
    GpuOptions,
    measured,
    modelled,
    predicted_seconds,
    proposed,
    with_registers,
)
from dynmlir.driver.tune_gpu_apart import from_times, prepare, read_times
from dynmlir.driver.tune_run import TuneOptions
from dynmlir.generate.gpu_fit import grid
from dynmlir.generate.source import matmul_source
from dynmlir.kernels.element_types import ElementTypes
from dynmlir.kernels.occupancy import resident_blocks
from dynmlir.lowering.gpu.structure import structure_of
from dynmlir.passes.base import PassContext
from dynmlir.resources import lib_dir
from dynmlir.runtime.nvidia import GpuError

A100 = find_device("a100")
OPTIONS = GpuOptions(n_gen=12, n_syn=11)
LAUNCH = 2e-6
TIMES = Path(__file__).resolve().parents[2] / "benchmarks" / "results" / "h200" / "kernels_f16.json"
SHIPPED = sorted(lib_dir().joinpath("libraries").glob("sm_*.mlir"))


class FakeClock:
    """Every kernel costs what its fields say; a second of the budget is nothing to it."""

    def __init__(self, device):
        self.device, self.asked = device, []

    def registers(self, kernel):
        return 64

    def truth(self, kernel):
        """(g of one instance, start, busy) in ps."""
        each = kernel.tile.m * kernel.tile.n * kernel.tile.k
        return 300_000 + 3 * each, 1_500_000, each

    def seconds(self, kernel, tasks, instances):
        self.asked.append(kernel.name)
        slope, start, busy = self.truth(kernel)
        alone = start + slope * instances
        held = -(-tasks // self.device["sms"])
        return LAUNCH + max(alone if instances else 0, held * (busy * instances + 50_000) if tasks > 1 else 0) / 1e12


@pytest.fixture(scope="module")
def library():
    return proposed(modelled(A100, "f16"), A100, OPTIONS)


@pytest.mark.parametrize("kind", KINDS)
def test_every_candidate_fits_the_device(kind):
    every = modelled(A100, kind)
    assert len(every.micro_kernels) > 100 and len({kernel.name for kernel in every.micro_kernels}) > 100
    for kernel in every.micro_kernels:
        structure_of(kernel, every, A100)
        assert resident_blocks(kernel, A100) >= 1


def test_what_is_proposed_serves_every_shape(library):
    odd = np.array([[1, 1, 1], [77, 333, 101], [4096, 4095, 4097]])
    assert (predicted_seconds(library.micro_kernels, A100, odd).min(axis=1) < 1).all()
    assert len(library.micro_kernels) <= OPTIONS.n_gen


def test_models_are_those_of_the_clock(library):
    clock = FakeClock(A100)
    made = measured(library, A100, clock, OPTIONS)
    for kernel in made.micro_kernels:
        slope, start, busy = clock.truth(kernel)
        assert kernel.term("registers") == 64
        assert abs(kernel.model["g_slope"][0] / slope - 1) < 0.01 and abs(kernel.model["g_ps"][0] - start) < 0.1 * start
        if resident_blocks(kernel, A100) * busy * SHORT > start + slope * SHORT:
            assert abs(kernel.term("busy") / busy - 1) < 0.01
    assert not any("split" in name for name in clock.asked)


def test_what_another_machine_has_timed(tmp_path, capsys):
    """The folder that is carried there, its answers, and a library of them; what was not timed stays as modelled."""
    library = modelled(A100, "f16", "typical")
    three = [k for k in library.micro_kernels if k.name in ("mma_64x64x64", "mma_split_64x64x64", "simt_4x128x64")]
    some, said, clock = replace(library, micro_kernels=tuple(three)), [], FakeClock(A100)
    prepare(some, A100, 4, tmp_path, said.append)
    carried = json.loads((tmp_path / "kernels.json").read_text())
    assert [kernel["name"] for kernel in carried["kernels"]] == ["mma_64x64x64", "simt_4x128x64"] and len(said) == 2
    (first, _), timed = carried["kernels"], []
    assert (tmp_path / "mma_64x64x64.ptx").exists() and first["launches"]["alone"]["4"]["integers"][2] == 4 * 64
    by_name = {kernel.name: kernel for kernel in three}
    for known in carried["kernels"][:1]:
        us = {
            label: {t: clock.seconds(by_name[known["name"]], each["blocks"], int(t)) * 1e6 for t, each in of.items()}
            for label, of in known["launches"].items()
        }
        timed.append({**known, "registers": 77, "us": us})
    known = {"gpu": "none", "target": "sm_80", "types": ["f16", "f16", "f32"], "kernels": timed}
    (tmp_path / "times.json").write_text(json.dumps(known))
    made, count = from_times(some, A100, read_times(str(tmp_path / "times.json")), said.append)
    assert count == 2 and not made.measured and "simt_4x128x64: was not timed" in said[-1]
    whole, split, left = sorted(made.micro_kernels, key=lambda k: (k.family == "simt", k.term("splits_k")))
    assert whole.term("registers") == 77 and left == by_name["simt_4x128x64"]
    assert abs(whole.model["g_slope"][0] / clock.truth(whole)[0] - 1) < 0.01
    assert split.model["busy"] == whole.model["busy"] and split.term("splits_k") == 1
    few = {**timed[0], "us": {**timed[0]["us"], "full": {}}}
    for text, wrong in (
        ("{", "are no times"),
        ("[]", "are no times"),
        ('{"gpu": "x", "kernels": [{}]}', "are no times"),
        (json.dumps(known | {"kernels": [few]}), "too few"),
        (json.dumps(known | {"target": "sm_90a"}), "are of sm_90a and f16, not of sm_80 and f16"),
        (json.dumps(known | {"types": ["f32"] * 3}), "are of sm_80 and f32, not of sm_80 and f16"),
    ):
        (tmp_path / "times.json").write_text(text)
        assert tune.main(["--target=cuda", "--n-gen=4", f"--times={tmp_path / 'times.json'}", "-o-"]) == 1
        assert wrong in capsys.readouterr().err


def test_a_machine_with_a_gpu_times_what_it_is_given(tmp_path, monkeypatch, capsys):
    """One kernel after the other; what is in the file already is not timed again."""
    kernel = {"name": "k", "family": "mma", "tile": [64, 64, 64], "warps": [2, 2], "stages": 3, "resident": 4}
    kernel |= {"entry": "kernel_class_0", "threads": 128, "shared_bytes": 9, "launches": {"alone": {}, "full": {}}}
    launch = {"blocks": 2, "elements": [1, 2, 3], "integers": [4, 5, 6]}
    kernel["launches"] = {"alone": {"0": launch, "1": launch}, "full": {"16": launch}}
    kernel["launches"]["full"]["64"] = launch
    text = json.dumps({"target": "sm_90a", "types": ["f16", "f16", "f32"], "kernels": [kernel]})
    assert kernels.main([str(tmp_path), f"--out={tmp_path / 'times.json'}"]) == 1
    assert "there is no such file; dynmlir-tune" in capsys.readouterr().err
    (tmp_path / "kernels.json").write_text(text)
    (tmp_path / "k.ptx").write_text("code")
    loaded = []
    gpu = types.SimpleNamespace(
        name="a GPU",
        facts={"sms": 4},
        load_file=lambda path: loaded.append(path.with_suffix(".ptx").read_text()),
        function=lambda module, name, shared: name,
        launcher=lambda function, blocks, threads, shared, values: [value.value for value in values],
        time_us=lambda call, us: float(call[-1]),
        registers=lambda function: 77,
        allocate=lambda size: 1 << 20,
        free=lambda address: None,
    )
    monkeypatch.setattr(kernels, "Cuda", lambda: gpu)
    for _ in range(2):
        assert kernels.main([str(tmp_path), f"--out={tmp_path / 'times.json'}"]) == 0
    assert loaded == ["code"]
    (tmp_path / "kernels.json").write_text(text.replace("sm_90a", "sm_80"))
    assert kernels.main([str(tmp_path), f"--out={tmp_path / 'times.json'}"]) == 1
    assert "holds times of other kernels" in capsys.readouterr().err
    (tmp_path / "kernels.json").write_text(text)
    (found,) = read_times(str(tmp_path / "times.json"))["kernels"].values()
    gpu.load_file = lambda path: (_ for _ in ()).throw(GpuError("it broke"))
    assert kernels.main([str(tmp_path), f"--out={tmp_path / 'other.json'}"]) == 1
    assert kernels.main([str(tmp_path), f"--out={tmp_path / 'other.json'}"]) == 0
    assert json.loads((tmp_path / "other.json").read_text())["kernels"] == [{"name": "k", "failed": "it broke"}]
    assert (
        found[0] == 77 and found[1].empty == 6e-6 and found[1].full == {16: 6e-6, 64: 6e-6} and found[1].resident == 4
    )


def test_without_time_only_what_serves_every_shape_is_measured(library):
    said = []
    with pytest.raises(DynmlirError, match="give it more time"):
        measured(library, A100, FakeClock(A100), GpuOptions(budget=-1), said.append)
    assert "out of time" in said[0]


def test_a_grid_is_as_square_as_can_be():
    assert [grid(n) for n in (1, 7, 132, 264)] == [(1, 1), (1, 7), (11, 12), (12, 22)]


def test_the_most_able_code_for_a_gpu():
    assert [most_able(c) for c in (80, 86, 90, 103)] == ["sm_80", "sm_86", "sm_90a", "sm_100"]
    with pytest.raises(DynmlirError, match="sm_80 is the least"):
        most_able(75)


@pytest.mark.parametrize(
    "arguments, message",
    [
        ("--target=cuda", "nothing can be measured: there is no driver of an NVIDIA GPU here"),
        ("--target=cuda:sm_9", "did you mean 'cuda:sm_90'"),
        ("--target=cuda --types=f64 --dry-run", "unknown types 'f64'"),
        ("--target=cuda:sm_86 --dry-run", "no sm_86 is described, give --device"),
        ("--target=cuda --device=x86_64_v4 --dry-run", "is no NVIDIA GPU"),
        ("--target=cuda:sm_90 --device=a100 --dry-run", "is sm_90, whose code does not run on sm_80"),
        ("--target=cuda --device=a100", "leave --device out"),
        ("--target=cuda --generator=mikpoly --dry-run", "'mikpoly' is not of GPUs, expected helix or typical"),
        ("--target=cuda --layout=nt --dry-run", "--layout says nothing of a library for cuda"),
        ("--target=cuda --layout=bogus --dry-run", "--layout says nothing of a library for cuda"),
        ("--device=a100 --dry-run", "is a GPU: give --target=cuda:sm_80"),
        ("--times=x.json --dry-run", "--prepare and --times are for GPUs"),
        ("--target=cuda --times=x.json --dry-run", "--times and --dry-run do not go together"),
        ("--target=cuda --prepare=d --times=x.json", "--prepare and --times do not go together"),
        ("--target=cuda --times=x.json", "x.json:1:1: error: cannot be read"),
    ],
)
def test_what_cannot_be_done_is_one_diagnostic(arguments, message, capsys, monkeypatch):
    monkeypatch.setattr("ctypes.CDLL", lambda *a, **k: (_ for _ in ()).throw(OSError()))
    assert tune.main(arguments.split()) == 1
    error = capsys.readouterr().err
    assert message in error and len(error.splitlines()) == 1


@pytest.mark.parametrize(("target", "options"), [("llvm-cpu", TuneOptions), ("cuda:sm_90", GpuOptions)])
def test_defaults_are_those_of_the_target(target, options):
    take_defaults(given := parser().parse_args([f"--target={target}"]))
    assert (given.budget, given.n_mik) == (options.budget, options.n_mik)
    take_defaults(given := parser().parse_args([f"--target={target}", "--budget=7", "--n-mik=3"]))
    assert (given.budget, given.n_mik) == (7, 3)


def test_a_dry_run_prints_occupancy(capsys):
    assert tune.main(["--target=cuda", "--dry-run"]) == 0
    out = capsys.readouterr().out
    assert "thread-block tiles" in out and "blocks" in out and "mma_skewed" in out


def test_a_library_from_facts_can_be_loaded(tmp_path, monkeypatch):
    """Without ptxas its registers are estimates, and it says so."""
    monkeypatch.setattr(tune_gpu, "find_ptxas", lambda: None)
    path = tmp_path / "library.mlir"
    assert tune.main(["--target=cuda", "--measure-levels=none", "--n-gen=6", "-o", str(path)]) == 0
    with dialect.new_context():
        device, library = load_library(path)
    assert device.name == "a100" and not library.measured and library.element_types[0] == "f16"
    assert "there is no ptxas on this machine" in path.read_text()


def test_the_registers_of_a_library_from_facts_are_ptxas(monkeypatch):
    """What ptxas would spill is left out."""
    reports = iter([Report(77, 0), Report(255, 16), *[Report(40, 0)] * 40])
    monkeypatch.setattr("dynmlir.driver.tune_gpu.registers_of", lambda library, device: next(reports))
    library, said = modelled(A100, "f16", "typical"), []
    made = with_registers(library, A100, said.append)
    names = [kernel.name for kernel in library.micro_kernels]
    assert [kernel.name for kernel in made.micro_kernels] == [names[0], *names[2:]]
    assert made.micro_kernels[0].term("registers") == 77 and "left out, 16 bytes" in said[1]


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_shipped_libraries_are_those_of_the_command(path):
    """--generator=typical --measure-levels=none, of 16-bit types on Hopper --times: the same kernels and costs.
    Registers are ptxas's."""
    arch, _, kind = path.stem.removeprefix("sm_").partition("_")
    device = replace(find_device({"80": "a100", "90": "h100", "90a": "h200"}[arch]), target_cpu=f"sm_{arch}")
    with dialect.new_context():
        there, library = load_library(path)
    wanted = {kernel.name: kernel for kernel in modelled(device, kind, "typical").micro_kernels}
    assert there.facts == device.facts and library.element_types == KINDS[kind]
    stated = [
        replace(wanted[kernel.name], model=wanted[kernel.name].model | {"registers": kernel.term("registers")})
        for kernel in library.micro_kernels
    ]
    expected = replace(library, micro_kernels=tuple(stated))
    if arch != "80" and kind != "f32":
        expected, count = from_times(expected, device, read_times(TIMES), lambda text: None)
        assert count >= 15
    assert library.micro_kernels == expected.micro_kernels


@pytest.fixture
def tuned(tmp_path, monkeypatch, capsys):
    """The folder of a cache into which dynmlir-tune has put what it measured on a GPU that is none."""
    gpu = types.SimpleNamespace(name="NVIDIA A100-SXM4-80GB", capability=80, facts={"sms": 104})
    monkeypatch.setenv("DYNMLIR_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(tune_gpu, "open_gpu", lambda: gpu)
    monkeypatch.setattr(tune_gpu, "GpuClock", lambda cuda, library, device: FakeClock(device))
    assert tune.main(["--target=cuda", "--n-gen=8", "--n-syn=9", "--n-mik=5"]) == 0
    assert "dynmlir-compile --target=cuda:sm_80 uses it" in capsys.readouterr().err
    return tmp_path


def test_what_was_tuned_is_found(tuned):
    """By its architecture and those that run its code, where none that is shipped is for a later one."""
    (path,) = tuned.rglob("matmul_f16.mlir")
    assert "Measured on it" in path.read_text() and "sms = 104" in path.read_text()
    with dialect.new_context():
        assert load_library(path)[1].measured
    names = {target: attached(target) for target in ("cuda", "cuda:sm_86", "cuda:sm_90a")}
    assert names["cuda"] == names["cuda:sm_86"] != names["cuda:sm_90a"]
    assert "104 : i64" in names["cuda"] and "104 : i64" not in names["cuda:sm_90a"]


def test_a_damaged_one_is_a_remark(tuned):
    (path,) = tuned.rglob("matmul_f16.mlir")
    path.write_text(path.read_text()[:1000])
    remarks = []
    assert "104 : i64" not in attached("cuda", remarks)
    assert len(remarks) == 1 and "is not used" in remarks[0].text and "dynmlir-tune makes it anew" in remarks[0].text


def attached(target, remarks=None):
    """The device and the library that a matmul of f16 gets."""
    context = PassContext(remarks=Remarks())
    with dialect.new_context():
        module = ir.Module.parse(matmul_source(ElementTypes("f16", "f16", "f32")))
        (file,) = find_library(module, "matmul.mlir", CompileOptions(target=target), context)
        if remarks is not None:
            remarks.extend(context.remarks.made)
        device, library = load_library(file)
        return f"{library.micro_kernels} {device.facts['sms']} : i64"
