"""Tuned libraries in the cache: finding the host's, and putting one there."""

from __future__ import annotations

from pathlib import Path

from dynmlir.device.facts import Device
from dynmlir.diagnostics import DynmlirError
from dynmlir.dialect.files import load_library
from dynmlir.driver.cache import device_folder, host_folder, library_file
from dynmlir.files import write_atomically
from dynmlir.generate.store import set_aside
from dynmlir.kernels.library import Library


def tuned_library(target_cpu: str) -> tuple[Path | None, str]:
    """(the library tuned for this machine, or None; a remark where there is one that cannot be used).

    Only for `host`: it was measured here. Needs a current context with the dialect.
    """
    if target_cpu != "host":
        return None, ""
    path = library_file(host_folder())
    try:
        if not path.is_file():
            return None, ""
        load_library(path)
    except (DynmlirError, OSError) as error:
        what = error.message if isinstance(error, DynmlirError) else error.strerror
        return None, f"the tuned library {path} is not used: {what}; dynmlir-tune makes it anew"
    return path, ""


def library_there(device: Device) -> tuple[tuple[Device, Library] | None, Path | None, str]:
    """The tuned library of a device with its file; what is damaged is set aside, with a remark."""
    path = library_file(device_folder(device))
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


def install(device: Device, text: str) -> Path:
    """Puts the text of a library into the cache. Raises DynmlirError where it cannot be written."""
    path = library_file(device_folder(device))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, text)
    except OSError as error:
        raise DynmlirError(f"cannot be written: {error.strerror or error}", str(path)) from None
    return path
