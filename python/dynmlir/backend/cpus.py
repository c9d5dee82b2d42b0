"""CPUs as LLVM describes them, by what iree-compile says of them, and the described devices that stand in for them."""

from __future__ import annotations

import difflib
import functools
import platform
import re
import tempfile
from typing import NamedTuple

from dynmlir.backend import cuda
from dynmlir.backend.processes import run_iree_compile
from dynmlir.device.facts import FEATURES, Device
from dynmlir.device.known import known_devices
from dynmlir.diagnostics import DynmlirError, near_match

#: Flags that ask for code of CPUs.
FOR_CPUS = ("--iree-hal-target-device=local", "--iree-hal-local-target-device-backends=llvm-cpu")
#: Architectures that modules are made for beside this machine's.
TRIPLES = ("aarch64-linux-gnu", "x86_64-linux-gnu")
#: Names of CPUs as people say them are less like LLVM's than misspelt ones: zen4 is znver4.
_ALIKE = 0.4
#: Other names that systems have for architectures.
_MACHINES = {"AMD64": "x86_64", "arm64": "aarch64"}
_VERSION = re.compile(r"\+v\d+(\.\d+)?a")
_OF_EVERY_X86_64 = frozenset(("cmov", "cx8", "fxsr", "mmx", "sse", "sse2", "x87"))
#: CPUs with no more than vectors of so many bits, and what comes with them.
_LEAST = {512: "x86-64-v4", 256: "x86-64-v3"}


def check_cpu(name: str) -> None:
    """Raises DynmlirError, with the near matches, for a CPU that LLVM does not know."""
    if name in cuda.TARGETS:
        raise DynmlirError(f"{name} is a GPU: give --target={cuda.PREFIX}:{name}")
    if name not in ("host", "generic") and not any(name in known_cpus(triple) for triple in ("", *TRIPLES)):
        every = sorted({cpu for triple in ("", *TRIPLES) for cpu in known_cpus(triple)})
        near = difflib.get_close_matches(name.lower(), every, n=6, cutoff=_ALIKE)
        raise DynmlirError(near_match("target CPU", name.lower(), ("host", *near), cutoff=_ALIKE))


def target_flags(cpu: str) -> list[str]:
    """A CPU, and its architecture where it is not this machine's."""
    triple = target_triple(cpu)
    return [f"--iree-llvmcpu-target-cpu={cpu}", *([f"--iree-llvmcpu-target-triple={triple}"] if triple else [])]


def target_triple(cpu: str) -> str:
    """The triple of a CPU of another architecture than this machine's; else empty."""
    if cpu in ("host", "generic") or cpu in known_cpus(""):
        return ""
    return next((triple for triple in TRIPLES if cpu in known_cpus(triple)), "")


def architecture(cpu: str) -> str:
    """LLVM's name of a CPU's architecture: x86_64, aarch64."""
    triple = target_triple(cpu)
    return triple.partition("-")[0] if triple else _MACHINES.get(platform.machine(), platform.machine())


@functools.cache
def known_cpus(triple: str) -> tuple[str, ...]:
    """LLVM's names of the CPUs of an architecture; of this machine's where it is empty."""
    of = [f"--iree-llvmcpu-target-triple={triple}"] if triple else []
    with tempfile.NamedTemporaryFile(suffix=".mlir") as empty:
        done = run_iree_compile([empty.name, *FOR_CPUS, *of, "--iree-llvmcpu-target-cpu=help"])
    listed = re.search(r"List of accepted CPUs: (.*)", done.stdout + done.stderr)
    if not listed:
        raise DynmlirError(f"iree-compile does not list its CPUs: {done.stderr.strip()[:200]}")
    return tuple(name.strip() for name in listed[1].split(","))


class _Target(NamedTuple):
    """What IREE makes of the name of a CPU."""

    name: str
    """LLVM's, of the host's CPU, too."""
    features: frozenset[str]


def cpu_features(name: str) -> frozenset[str]:
    """LLVM's features of a CPU: {"avx512f", ...}. Raises DynmlirError for an unknown one.

    Versions of an architecture ("v8.2a") are left out: a newer one does not name the older ones that it holds.
    What every x86-64 has is there for the CPUs, too, for which LLVM does not say so (AMD's by their names).
    """
    return _target(name).features


@functools.cache
def _target(name: str) -> _Target:
    check_cpu(name)
    with tempfile.NamedTemporaryFile(suffix=".mlir") as empty:
        done = run_iree_compile([empty.name, "-o", "-", *FOR_CPUS, *target_flags(name), "--compile-to=preprocessing"])
    if done.returncode:
        raise DynmlirError(f"iree-compile does not list features of '{name}': {done.stderr.strip()[:200]}")
    found = re.search(r'cpu_features = "([^"]*)"', done.stdout)
    listed = found[1].split(",") if found else []
    stated = frozenset(f[1:] for f in listed if f.startswith("+") and not _VERSION.fullmatch(f))
    resolved = re.search(r'[{ ]cpu = "([^"]*)"', done.stdout)
    every = stated | _OF_EVERY_X86_64 if architecture(name) == "x86_64" else stated
    return _Target(resolved[1] if resolved else name, every)


def stands_in(device: Device, cpu: str) -> bool:
    """Whether a CPU runs what is made for a described device, and as that does.

    It has all features of the device's CPU, or cores like that: then it has the name of one that the device `serves`,
    its own included, vectors as wide, and the instructions that the device states. A virtual machine may hide some of
    the others.
    """
    if device.architecture != architecture(cpu):
        return False
    have = cpu_features(cpu)
    if cpu_features(device.target_cpu) <= have:
        return True
    alike = _target(cpu).name in (device.target_cpu, *device.serves)
    vectors = cpu_features(_LEAST.get(device["vector_bits"], device.target_cpu))
    return alike and vectors | instructions(device) <= have


def instructions(device: Device) -> frozenset[str]:
    """LLVM's features that a device's facts ask for."""
    return frozenset(feature for fact, feature in FEATURES.items() if device.facts.get(fact))


def described_as(cpu: str) -> Device | None:
    """The described device of the most features that stands in for a CPU; None where there is none."""
    fitting = [device for device in known_devices().values() if device.is_cpu and stands_in(device, cpu)]
    return max(fitting, key=ability, default=None)


def ability(device: Device) -> int:
    """By which of several devices that stand in for a CPU the one made for the most able CPU is found."""
    return len(cpu_features(device.target_cpu))
