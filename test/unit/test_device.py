"""Device descriptions: every number with its source, printable, and what is wrong with a file is said where it is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dynmlir import dialect
from dynmlir.bindings import ir
from dynmlir.cli import tune
from dynmlir.device.description import device_text, load_device, parse_device
from dynmlir.device.facts import ARCHITECTURES, Device, file_facts, optional_facts
from dynmlir.device.host import found_caches, found_host
from dynmlir.device.known import find_device, known_devices
from dynmlir.diagnostics import DynmlirError
from dynmlir.dialect.convert import read_device, write_device
from dynmlir.driver.host import host_stands_in_for
from dynmlir.generate.probe import l3_share, probe_text
from dynmlir.resources import lib_file

V4 = lib_file("devices", "x86_64_v4.toml").read_text()


def test_what_dynmlir_and_the_papers_ran_on_is_described():
    papers = {"a100", "h100", "h200", "ascend910", "adyna", "aarch64", "x86_64_v3", "x86_64_v4"}
    assert papers <= known_devices().keys()
    assert {device.architecture for device in known_devices().values()} == set(ARCHITECTURES)


@pytest.mark.parametrize("device", known_devices().values(), ids=lambda d: d.name)
def test_every_number_has_its_source_and_survives_printing(device):
    required, optional = file_facts(device.architecture).keys(), optional_facts(device.architecture).keys()
    assert device.facts.keys() == device.sources.keys() and required <= device.facts.keys() <= required | optional
    assert all(device.sources.values()) and device.summary
    again = parse_device(device_text(device), "printed")
    assert again == device and (again.sources, again.serves) == (device.sources, device.serves)


@pytest.mark.parametrize("device", known_devices().values(), ids=lambda d: d.name)
def test_every_device_is_an_op(device):
    with dialect.new_context(), ir.Location.unknown():
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            write_device(device)
        assert module.operation.verify()
        assert read_device(module.body.operations[0]) == device


def replaced(old: str, new: str) -> str:
    assert old in V4
    return V4.replace(old, new)


BAD = {
    "missing fact": (replaced("l2_mbs = ", "# "), "7:2: error: device 'x86_64_v4' lacks the fact 'l2_mbs' (sustained"),
    "impossible": (replaced("[512,", "[0,"), "8:1: error: device 'x86_64_v4': fact 'vector_bits' is 0, expected an"),
    "no integer": (replaced("[512,", "[51.2,"), "8:1: error: device 'x86_64_v4': fact 'vector_bits' is 51.2, exp"),
    "no number": (replaced("[512,", '["512",'), "8:1: error: device 'x86_64_v4': fact 'vector_bits' is '512', exp"),
    "true": (replaced("masks_cheap = [1,", "masks_cheap = [true,"), "10:1: error: device 'x86_64_v4': fact 'masks_ch"),
    "no source": (
        replaced('[32768, "AMD SOG 57647 (Zen 4), 2.6.2"]', "32768"),
        "12:1: error: device 'x86_64_v4': fact",
    ),
    "unknown fact": (replaced("cores =", "core ="), "error: device 'x86_64_v4' lacks the fact 'cores'"),
    "one too many": (V4 + 'corse = [1, "here"]\n', "28:1: error: unknown fact 'corse'; did you mean 'cores'?"),
    "no name": (replaced('name = "x86_64_v4"', ""), "1:1: error: a device file states name, a text"),
    "architecture": (replaced('"x86_64"', '"x86"'), "4:1: error: unknown architecture 'x86'; did you mean 'x86_64'"),
    "no CPUs": (
        replaced("[facts]", "serves = ['znver4', 5]\n[facts]"),
        "7:1: error: serves is a list of names of CPUs",
    ),
    "no table": (V4[: V4.index("[facts]")], "1:1: error: a device file has a table [facts]"),
    "no TOML": (replaced("[512,", "[512"), ": error: is not a device file: "),
    "cut off": (V4 + "x = ", ": error: is not a device file: "),
    "L1 above L2": (replaced("[1048576,", "[16384,"), "13:1: error: device 'x86_64_v4': fact 'l2_bytes' is below"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_wrong_file_is_one_located_diagnostic(name, tmp_path, capsys):
    text, message = BAD[name]
    path = tmp_path / "device.toml"
    path.write_text(text)
    assert tune.main([f"--show-device={path}"]) == 1
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1
    assert said.err.startswith(f"{path}:") and message in said.err


def test_files_that_cannot_be_read(tmp_path):
    with pytest.raises(DynmlirError, match="cannot be read: No such file"):
        load_device(tmp_path / "none.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff")
    with pytest.raises(DynmlirError, match="byte 0 is not UTF-8"):
        load_device(tmp_path / "bytes.toml")


def test_names_and_near_matches(capsys):
    assert find_device("x86-64-v4").name == "x86_64_v4"
    assert tune.main(["--show-device=a10"]) == 1
    assert "unknown device 'a10'; did you mean 'a100'" in capsys.readouterr().err
    assert tune.main(["--show-device=h200"]) == 0
    assert "dram_mbs = [4800000, " in capsys.readouterr().out


def test_the_host_is_found(tmp_path):
    for index, (level, kind, size) in enumerate([(1, "Data", "48K"), (1, "Instruction", "32K"), (2, "Unified", "2M")]):
        folder = tmp_path / f"index{index}"
        folder.mkdir()
        for name, text in (("level", level), ("type", kind), ("size", size)):
            (folder / name).write_text(f"{text}\n")
    found = {fact: size for fact, (size, _) in found_caches(tmp_path).items()}
    assert found == {"l1_bytes": 48 << 10, "l2_bytes": 2 << 20}
    host = found_host(host_stands_in_for().name, {"peak_mflops_per_pe": 12345})
    assert host["peak_mflops_per_pe"] == 12345 and host["cores"] >= 1
    assert host.sources["peak_mflops_per_pe"].startswith("measured") and host.facts.keys() == host.sources.keys()
    assert f"vector<{host['vector_bits'] // 32}xf32>" in probe_text(host)


@pytest.mark.parametrize(("fast_below", "share"), [(64, 32), (13, 12), (6, 4), (1, 4)])
def test_what_a_thread_finds_of_the_l3_is_what_it_reads_at_its_rate(fast_below, share):
    """MiB, of 32; between 50 and 20 GB/s."""
    host = find_device("x86_64_v3")
    host = replace(host, facts=dict(host.facts) | {"l3_bytes": 32 << 20})
    rates = {"l3_mbs": 50_000, "dram_mbs": 20_000}
    assert l3_share(host, rates, lambda size: 50_000 if size < fast_below << 20 else 20_000) == share << 20


def test_a_device_needs_a_known_architecture():
    with pytest.raises(ValueError, match="architecture is 'z80', expected one of"):
        Device("d", "d", {}, "z80")
