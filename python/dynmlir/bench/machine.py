"""The machine a run is on: what it is, what it can do at most, how busy it is."""

from __future__ import annotations

import functools
import importlib.metadata
import os
import statistics
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

import dynmlir
from dynmlir.bench.workers import Worker
from dynmlir.device.facts import Device

_FOOTPRINTS = tuple(1 << i for i in (16, 18, 20, 21, 22, 23, 24, 25, 26, 28))
_ASK = """
import importlib.metadata as m, sys
for name in sys.argv[1:]:
    try: print(name, m.version(name))
    except m.PackageNotFoundError: pass
"""
#: Probes of the peak that count: so much of the fastest.
_NEAR_PEAK = 0.95
_VERSIONS = ("numpy", "torch", "onnxruntime", "onnx", "iree-base-runtime", "iree-base-compiler")


@dataclass(frozen=True)
class Limits:
    """Peak GFLOP/s of register-only multiply-adds, and GB/s by footprint in bytes, rising."""

    peak: float
    bandwidth: dict[int, float]
    #: how they are known: measured in this run, or the facts of a device.
    source: str = "measured"
    #: element types -> their peak against f32's; None: this CPU's.
    factors: Mapping[str, float] | None = None

    def peak_of(self, types: str) -> float:
        """GFLOP/s on operands of a type."""
        return self.peak * (peak_factor(types) if self.factors is None else self.factors.get(types, 1.0))

    @property
    def dram(self) -> float:
        return self.bandwidth[max(self.bandwidth)]

    def near(self, size: int) -> float:
        """GB/s of the level that a footprint fits in."""
        return float(np.interp(np.log(size), np.log(list(self.bandwidth)), list(self.bandwidth.values())))


def measure_limits(server: Worker, quick: bool) -> Limits:
    """The peak that probes agree on, maxima of the bandwidths.

    Nothing multiplies faster than the peak, and threads that share a core for a while after they wake do so a hundred
    times slower: of probes before, between and after the bandwidths, those near the fastest count.
    """
    ms, passes = (20, 2) if quick else (60, 3)
    probes, seen = [], list[list[float]]()
    for _ in range(passes):
        probes += [float(server.ask("peak", 30)[0]) for _ in range(5)]
        seen.append([max(map(float, server.ask("bw", size, ms))) for size in _FOOTPRINTS])
    probes += [float(server.ask("peak", 30)[0]) for _ in range(5)]
    peak = statistics.median(probe for probe in probes if probe >= _NEAR_PEAK * max(probes))
    return Limits(peak, dict(zip(_FOOTPRINTS, map(max, *seen), strict=True)))


def stated_limits(device: Device, threads: int) -> Limits:
    """What the device of the library states, for machines where nothing can measure it."""
    together = min(device["dram_mbs"] * threads, device.facts.get("dram_all_mbs", device["dram_mbs"]))
    near, far = device["l3_mbs"] * threads / 1e3, together / 1e3
    bandwidth = {device["l2_bytes"]: near, device["l3_bytes"] // 2: near, device["l3_bytes"] * 2: far}
    source = "as the library's device states, not measured: no gemm_server"
    return Limits(device["peak_mflops_per_pe"] * threads / 1e3, bandwidth, source)


def gpu_limits(facts: Mapping[str, int], summary: str) -> Limits:
    """What the description of a GPU states."""
    near, far, peak = facts["l2_mbs"] / 1e3, facts["dram_mbs"] / 1e3, facts["peak_mflops"] / 1e3
    bandwidth = {facts["l2_bytes"] // 2: near, facts["l2_bytes"] * 2: far}
    cores = facts.get("tensor_f16_mflops", facts["peak_mflops"]) / facts["peak_mflops"]
    return Limits(peak, bandwidth, f"as is stated of {summary}, not measured", dict.fromkeys(("f16", "bf16"), cores))


#: Arithmetic of other types against f32's: at most, and what a CPU has for it.
_FASTER = {"bf16": (2, {"avx512_bf16"}), "i8": (4, {"avx512_vnni", "avx_vnni"})}
_FASTER["ui8_i8"] = _FASTER["i8"]


def peak_factor(types: str) -> float:
    """How many times the peak of f32 this CPU has on operands of other types."""
    if types == "f64":
        return 0.5
    times, flags = _FASTER.get(types, (1, set()))
    return float(times) if flags & _cpu_flags() else 1.0


@functools.cache
def _cpu_flags() -> frozenset[str]:
    try:
        with open("/proc/cpuinfo") as file:
            return frozenset(next((line.split(":")[1].split() for line in file if line.startswith("flags")), ()))
    except OSError:
        return frozenset()


def cpu_name() -> str:
    try:
        with open("/proc/cpuinfo") as file:
            return next(line.split(":")[1].strip() for line in file if line.startswith("model name"))
    except (OSError, StopIteration):
        return "unknown CPU"


def cpu_count() -> int:
    return os.cpu_count() or 1


def load() -> float:
    return os.getloadavg()[0]


def stolen() -> float:
    """Seconds that the hypervisor gave to others so far."""
    with open("/proc/stat") as file:
        return int(file.readline().split()[8]) / 100


def versions(python: str) -> dict[str, str]:
    """Package -> version in the peers' Python, and dynmlir's own."""
    done = subprocess.run([python, "-c", _ASK, *_VERSIONS], capture_output=True, text=True)
    found = dict(line.split(" ", 1) for line in done.stdout.splitlines())
    for name in ("iree-base-runtime", "iree-base-compiler"):
        found[name] = importlib.metadata.version(name)
    return {"dynmlir": dynmlir.__version__, **found}
