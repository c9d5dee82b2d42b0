"""Tuned libraries in the cache: finding the host's, and putting one there."""

from __future__ import annotations

from pathlib import Path

from dynmlir.backend import cuda
from dynmlir.device.facts import Device
from dynmlir.diagnostics import DynmlirError
from dynmlir.dialect.files import load_library
from dynmlir.driver.cache import device_folder, gpu_folder, host_folder, library_file
from dynmlir.driver.libraries import ROUNDING
from dynmlir.files import write_atomically
from dynmlir.generate.store import set_aside
from dynmlir.kernels.library import Library

#: Element types of A, B and C, and the layout of A and B.
Kind = tuple[tuple[str, ...], str]


def tuned_libraries(target_cpu: str) -> tuple[dict[Kind, Path], list[str]]:
    """The libraries tuned for this machine, and a remark for each that cannot be used.

    Only for `host`: they were measured here. Needs a current context with the dialect.
    """
    found: dict[Kind, Path] = {}
    remarks: list[str] = []
    for path in sorted(host_folder().glob("*.mlir")) if target_cpu == "host" else ():
        try:
            library = load_library(path)[1]
            found[library.element_types, library.layout] = path
        except (DynmlirError, OSError) as error:
            what = error.message if isinstance(error, DynmlirError) else error.strerror
            remarks.append(f"the tuned library {path} is not used: {what}; dynmlir-tune makes it anew")
    return found, remarks


def library_there(device: Device, name: str) -> tuple[tuple[Device, Library] | None, Path | None, str]:
    """The tuned library of a device and this name with its file; what is damaged is set aside, with a remark."""
    path = library_file(device_folder(device), name)
    if not path.is_file():
        return None, None, ""
    try:
        return load_library(path), path, ""
    except DynmlirError as error:
        try:
            aside = set_aside(path).name
        except OSError as reason:
            return None, None, f"{path} is damaged ({error.message}), and cannot be set aside: {reason.strerror}"
        return None, None, f"{path} is damaged ({error.message}): set aside as {aside}"


def tuned_gpu_libraries(architecture: str) -> tuple[dict[tuple[str, ...], Path], list[str]]:
    """(the libraries measured on GPUs whose code runs on an architecture, by element types; remarks).

    Of several architectures the latest counts. Needs a current context with the dialect.
    """
    found: dict[tuple[str, ...], Path] = {}
    remarks = []
    for code in sorted(cuda.TARGETS, key=lambda code: (cuda.number(code), code)):
        for path in sorted(gpu_folder(code).glob("*.mlir")) if cuda.runs_on(code, architecture) else ():
            try:
                _, library = load_library(path)
            except DynmlirError as error:
                remarks.append(f"the tuned library {path} is not used: {error.message}; dynmlir-tune makes it anew")
                continue
            if library.micro_kernels[0].family not in ROUNDING:
                found[library.element_types] = path
    return found, remarks


def install(device: Device, name: str, text: str) -> Path:
    """Puts the text of a library into the cache. Raises DynmlirError where it cannot be written."""
    path = library_file(device_folder(device) if device.is_cpu else gpu_folder(device.target_cpu), name)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, text)
    except OSError as error:
        raise DynmlirError(f"cannot be written: {error.strerror or error}", str(path)) from None
    return path
