"""The host as a device: the described one that it can stand in for, with what is found and measured here."""

from __future__ import annotations

from dynmlir.backend.iree import architecture, cpu_features, iree_compile
from dynmlir.device.facts import Device
from dynmlir.device.host import found_host
from dynmlir.device.known import known_devices
from dynmlir.diagnostics import DynmlirError
from dynmlir.generate.probe import measure_rates, probe_text
from dynmlir.runtime import CompiledModule


def host_stands_in_for() -> Device:
    """The described CPU with the most features, all of which the host has. DynmlirError where there is none."""
    have, fitting = cpu_features("host"), []
    for device in known_devices().values():
        needed = _needed(device)
        if needed is not None and needed <= have:
            fitting.append((len(needed), device.name, device))
    if not fitting:
        raise DynmlirError("this CPU has the features of no described device; describe it in a file (--device)")
    return max(fitting)[2]


def _needed(device: Device) -> frozenset[str] | None:
    """Features of a CPU of the host's architecture; None where it is of another."""
    return cpu_features(device.target_cpu) if device.architecture == architecture("host") else None


def host_device(measured: bool = True) -> Device:
    """The host; with its rates measured, which takes some two seconds, or as described."""
    like = host_stands_in_for()
    host = found_host(like.name)
    if not measured:
        return host
    module = CompiledModule(iree_compile(probe_text(host), "host"))
    return found_host(like.name, measure_rates(module, host))


def can_run(device: Device) -> bool:
    """Whether this machine runs what is compiled for a device."""
    needed = _needed(device)
    return needed is not None and needed <= cpu_features("host")
