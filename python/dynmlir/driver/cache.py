"""Where tuned libraries and measurements are kept: one folder for each device, below the user's cache folder.

What a measurement depends on is in the folder's name: the CPU and its features, the versions of dynmlir and IREE, and
the code that makes micro-kernels. So a library of another version is never found, rather than found wrong.
"""

from __future__ import annotations

import functools
import hashlib
import importlib.metadata
import os
from pathlib import Path

import platformdirs

import dynmlir
from dynmlir.backend.cpus import cpu_features
from dynmlir.device.facts import Device
from dynmlir.device.host import cpu_name
from dynmlir.resources import lib_dir

#: Environment variable that names another folder.
VARIABLE = "DYNMLIR_CACHE_DIR"
_LENGTH = 12


def cache_dir() -> Path:
    """The user's cache folder for dynmlir; it need not exist."""
    named = os.environ.get(VARIABLE)
    return Path(named) if named else platformdirs.user_cache_path("dynmlir")


def objects_folder() -> Path:
    """The folder of kernels that were compiled before (`backend.object_cache`), whatever they are for."""
    return cache_dir() / "objects"


def host_folder() -> Path:
    """The folder of this CPU."""
    return cache_dir() / f"host-{_digest('host', cpu_name(), *sorted(cpu_features('host')))}"


def device_folder(device: Device) -> Path:
    """The folder of a device that is measured here but is not the host as it is."""
    if device.name == "host":
        return host_folder()
    facts = [f"{fact}={value}" for fact, value in sorted(device.facts.items())]
    return cache_dir() / f"{device.name}-{_digest(device.name, cpu_name(), *facts)}"


def gpu_folder(architecture: str) -> Path:
    """The folder of what was measured on a GPU for code of an architecture."""
    return cache_dir() / f"cuda-{architecture}-{_digest('cuda', architecture)}"


def library_file(folder: Path, name: str) -> Path:
    """The tuned library of a name, matmul_f32_nt."""
    return folder / f"{name}.mlir"


def store_file(folder: Path, name: str) -> Path:
    """What was measured for it."""
    return folder / f"{name}.sqlite"


def versions() -> str:
    """What tuned it, in words."""
    return f"dynmlir {dynmlir.__version__}, IREE {importlib.metadata.version('iree-base-compiler')}"


def _digest(*parts: str) -> str:
    text = "\n".join([versions(), code_digest(), *parts])
    return hashlib.sha256(text.encode()).hexdigest()[:_LENGTH]


@functools.cache
def code_digest() -> str:
    """A digest of what code is made of, and of what the numbers that are fitted to it mean."""
    digest = hashlib.sha256()
    of_lib, of_package = lib_dir(), Path(dynmlir.__file__).parent
    for root, folder, ending in (
        (of_lib, "templates", "mlir"),
        (of_lib, "schedules", "mlir"),
        *((of_package, folder, "py") for folder in ("backend", "costmodel", "kernels", "lowering")),
    ):
        for path in sorted(root.joinpath(folder).rglob(f"*.{ending}")):
            digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()
