"""What the commands read and write: a file, or the standard streams where it is `-`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from dynmlir.diagnostics import DynmlirError
from dynmlir.files import write_atomically
from dynmlir.frontend.read import IMPORTED, read_program

#: What a shell reports for a process that SIGPIPE ended.
READER_GONE = 141
#: And for one that ^C ended.
INTERRUPTED = 130


def read_input(path: str) -> tuple[str, str]:
    """The MLIR and its name in diagnostics. Raises DynmlirError where it cannot be read."""
    if path != "-":
        return read_program(path), path
    if sys.stdin is None:
        raise DynmlirError("cannot be read: standard input is closed", "<stdin>:1:1")
    try:
        return sys.stdin.buffer.read().decode(), "<stdin>"
    except UnicodeDecodeError as error:
        raise DynmlirError(f"is not text: byte {error.start} is not UTF-8", "<stdin>:1:1") from None


def is_module(path: str) -> bool:
    """Whether a file holds a compiled module: by its name, or because it is no text."""
    try:
        with open(path, "rb") as file:
            suffix = Path(path).suffix
            return suffix == ".vmfb" or (suffix not in IMPORTED and b"\0" in file.read(4096))
    except OSError as error:
        raise DynmlirError(f"cannot be read: {error.strerror}", f"{path}:1:1") from None


def write_output(path: str, data: bytes | str) -> None:
    """All of it, or DynmlirError. A reader that has gone (`| head`) ends the process, as it does others."""
    try:
        if path != "-":
            write_atomically(path, data)
        else:
            _write_stdout(data)
    except BrokenPipeError:
        drop_stdout()
        raise SystemExit(READER_GONE) from None
    except OSError as error:
        if path == "-":
            drop_stdout()
        where = "<stdout>" if path == "-" else path
        raise DynmlirError(f"cannot be written: {error.strerror or error}", where) from None


def _write_stdout(data: bytes | str) -> None:
    if sys.stdout is None:
        raise OSError("standard output is closed")
    if isinstance(data, str):
        sys.stdout.write(data)
    else:
        sys.stdout.buffer.write(data)
    sys.stdout.flush()


def drop_stdout() -> None:
    """What is still in the buffer goes nowhere; else Python would try again at the end, and complain."""
    if sys.stdout is not None:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
