"""The host as a device: the described one that it can stand in for, with what is found and measured here."""

from __future__ import annotations

from dynmlir.backend.cpus import architecture, cpu_features, described_as
from dynmlir.backend.iree import iree_compile
from dynmlir.device.facts import Device
from dynmlir.device.host import HOST, found_host
from dynmlir.diagnostics import DynmlirError
from dynmlir.generate.probe import measure_rates, probe_text
from dynmlir.runtime import CompiledModule


def host_stands_in_for() -> Device:
    """The most able described CPU that does. DynmlirError where there is none."""
    device = described_as(HOST)
    if device is None:
        raise DynmlirError("this CPU has the features of no described device; describe it in a file (--device)")
    return device


def host_device(measured: bool = True) -> Device:
    """The host; with its rates measured, which takes some two seconds, or as described."""
    like = host_stands_in_for()
    host = found_host(like.name)
    if not measured:
        return host
    module = CompiledModule(iree_compile(probe_text(host), "host"))
    return found_host(like.name, measure_rates(module, host))


def can_run(device: Device) -> bool:
    """Whether this machine runs what is compiled for a device: itself, or a CPU all of whose features it has."""
    if device.architecture != architecture(HOST):
        return False
    return device.name == HOST or cpu_features(device.target_cpu) <= cpu_features(HOST)
