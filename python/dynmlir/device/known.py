"""The devices that are described in lib/devices, one TOML file each."""

from __future__ import annotations

import functools

from dynmlir.device.description import load_device
from dynmlir.device.facts import Device
from dynmlir.diagnostics import DynmlirError, near_match
from dynmlir.resources import lib_dir


@functools.cache
def known_devices() -> dict[str, Device]:
    """By name, in its order."""
    devices = (load_device(path) for path in sorted(lib_dir().joinpath("devices").glob("*.toml")))
    return {device.name: device for device in devices}


def find_device(name: str) -> Device:
    """The device of a name, or of a CPU that one is described for. DynmlirError with the near matches."""
    devices = known_devices()
    for device in devices.values():
        if name in (device.name, device.target_cpu):
            return device
    raise DynmlirError(near_match("device", name, devices))


#: CPUs that libraries are made for, the most able first.
DEVICES = tuple(find_device(name) for name in ("x86_64_v4", "x86_64_v3"))
