"""The host, as far as the system tells: cores, caches, what its vectors are. Rates are measured elsewhere.

What the system does not tell is taken from the described device that comes nearest, and says so.
"""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Mapping
from pathlib import Path

from dynmlir.device.facts import Device
from dynmlir.device.known import find_device

#: The name of the device that this machine is.
HOST = "host"
_CACHES = Path("/sys/devices/system/cpu/cpu0/cache")
_UNITS = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30}


def cpu_name() -> str:
    """The model name of this CPU, as the system gives it."""
    try:
        found = re.search(r"^model name\s*: (.*)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    except OSError:
        found = None
    return found[1].strip() if found else platform.processor() or platform.machine()


def found_caches(folder: Path = _CACHES) -> dict[str, tuple[int, str]]:
    """`l1_bytes`, `l2_bytes`, `l3_bytes` with their files, as far as the system tells."""
    found = {}
    for index in sorted(folder.glob("index*")):
        try:
            level, kind, size = ((index / name).read_text().strip() for name in ("level", "type", "size"))
        except OSError:
            continue
        amount = re.fullmatch(r"(\d+)([KMG]?)", size)
        if kind != "Instruction" and amount:
            found[f"l{level}_bytes"] = (int(amount[1]) * _UNITS[amount[2]], str(index / "size"))
    return {fact: entry for fact, entry in found.items() if fact in ("l1_bytes", "l2_bytes", "l3_bytes")}


def found_host(like: str, rates: Mapping[str, int] | None = None) -> Device:
    """The host: vectors of the described device `like`, caches and cores as found, rates as measured."""
    base = find_device(like)
    entries = {fact: (value, f"as {base.name}: {base.sources[fact]}") for fact, value in base.facts.items()}
    vectors = ("vector_bits", "vector_registers", "masks_cheap", "masked_access")
    entries |= {fact: (base[fact], base.sources[fact]) for fact in vectors}
    entries |= found_caches()
    entries["cores"] = (len(cores()), "cores that this process may use")
    for fact, rate in (rates or {}).items():
        entries[fact] = rate, f"measured now, on {'all cores' if fact == 'dram_all_mbs' else 'one thread'}"
    values = {fact: value for fact, (value, _) in entries.items()}
    values["l2_bytes"] = max(values["l2_bytes"], values["l1_bytes"])
    sources = {fact: source for fact, (_, source) in entries.items()}
    return Device(HOST, base.target_cpu, values, base.architecture, sources, cpu_name())


def cores() -> set[int]:
    """Those that this process may run on."""
    return os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set(range(os.cpu_count() or 1))
