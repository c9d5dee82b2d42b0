"""The libraries that come with dynmlir, lib/libraries/*.mlir, and which of them fits a CPU."""

from __future__ import annotations

from pathlib import Path

from dynmlir.backend import check_cpu, cpu_features
from dynmlir.diagnostics import DynmlirError
from dynmlir.dialect.files import load_library
from dynmlir.resources import lib_dir


def shipped_libraries() -> list[Path]:
    """In the order of their names."""
    return sorted(lib_dir().joinpath("libraries").glob("*.mlir"))


def require_known_cpu(path: str) -> None:
    """Raises DynmlirError where LLVM does not know the CPU that a library file was made for."""
    device, _ = load_library(path)
    try:
        check_cpu(device.target_cpu)
    except DynmlirError as error:
        raise DynmlirError(f"device '{device.name}': {error.message}", f"{path}:1:1") from None


def default_library(target_cpu: str) -> Path | None:
    """The library made for the most able CPU whose every feature `target_cpu` has; None if none fits.

    Needs a current context with the dialect. Raises DynmlirError for an unknown CPU.
    """
    have = cpu_features(target_cpu)
    fitting = []
    for path in shipped_libraries():
        device, _ = load_library(path)
        needed = cpu_features(device.target_cpu)
        if needed <= have:
            fitting.append((len(needed), path))
    return max(fitting)[1] if fitting else None
