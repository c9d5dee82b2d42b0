"""Errors and remarks, printed as MLIR prints them: `file:line:col: error: text`.

`DynmlirError` is every error that is the user's to mend; a command prints it and exits with 1. Remarks
say why an operator was left alone; MLIR's Python bindings can only emit errors, so they are collected
here. This file imports no bindings, so that what measures on a machine without them can say what is wrong.
"""

from __future__ import annotations

import difflib
import os
import re
import traceback
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dynmlir.bindings import ir


class DynmlirError(Exception):
    """One diagnostic: what is wrong, and where, as an `ir.Location` or text like `file.mlir:3:5`."""

    def __init__(
        self,
        message: str,
        location: ir.Location | str | None = None,
        further: tuple[DynmlirError, ...] = (),
    ):
        super().__init__(message)
        self.message = message
        #: what MLIR said besides; only --verify-diagnostics looks at it.
        self.further = further
        self.location = location if isinstance(location, str | None) else location_text(location)

    def __str__(self) -> str:
        return f"{self.location}: error: {self.message}" if self.location else f"error: {self.message}"

    @classmethod
    def from_mlir(cls, error: ir.MLIRError, source_name: str = "-") -> DynmlirError:
        """The first diagnostic of an MLIRError; text that was parsed from memory is called `source_name`."""
        if not error.error_diagnostics:
            return cls(error.message, source_name)
        first, *others = (
            cls(diagnostic.message, rename(location_text(diagnostic.location), source_name))
            for diagnostic in error.error_diagnostics
        )
        first.further = tuple(others)
        return first


@contextmanager
def asked(what: str) -> Iterator[None]:
    """Around a call of a researcher's code, which may raise anything: one DynmlirError that names `what` failed."""
    try:
        yield
    except DynmlirError:
        raise
    except Exception as error:
        raise described(error, what) from None


def described(error: Exception, what: str, path: str | None = None) -> DynmlirError:
    """One diagnostic for an exception that escaped from Python code.

    Located at the last line of `path` that it came through; without a path, at the line that raised it.
    """
    if hasattr(error, "error_diagnostics"):  # an MLIRError
        return DynmlirError.from_mlir(error)
    frames = traceback.extract_tb(error.__traceback__)
    within = [frame for frame in frames if frame.filename == path] or frames
    where = f"{within[-1].filename}:{within[-1].lineno}:1" if within else path
    return DynmlirError(f"{what} failed: {type(error).__name__}: {error}", where)


@dataclass(frozen=True)
class Remark:
    """`location: remark: text`; a `warning` is shown even where remarks are not."""

    location: str
    text: str
    severity: str = "remark"

    def __str__(self) -> str:
        return f"{self.location}: {self.severity}: {self.text}"


@dataclass
class Remarks:
    """The remarks of one run, in the order they were made."""

    made: list[Remark] = field(default_factory=list)

    def emit(self, location: ir.Location, text: str, severity: str = "remark") -> None:
        self.made.append(Remark(location_text(location), text, severity))


def location_text(location: ir.Location) -> str:
    """`file:line:col` where the location is in a file (or is fused with, or called from, one that is)."""
    found = re.search(r'"([^"]*)":(\d+):(\d+)', str(location))
    return ":".join(found.groups()) if found else "<unknown>"


def rename(location: str, source_name: str) -> str:
    """A location in a text that was parsed from memory, which MLIR calls "-", under its own name."""
    return f"{source_name}{location[1:]}" if location.startswith("-:") else location


def near_match(what: str, name: str, known: Iterable[str], unlisted: Iterable[str] = (), cutoff: float = 0.6) -> str:
    """The message for an unknown name: `unknown WHAT 'NAME'; did you mean 'X'? known: X, Y`.

    Names of `unlisted` may be meant, too, but are too many to list.
    """
    known = list(known)
    close = difflib.get_close_matches(name, [*known, *unlisted], n=2, cutoff=cutoff)
    hint = f"did you mean {' or '.join(repr(c) for c in close)}? " if close else ""
    return f"unknown {what} '{name}'; {hint}known: {', '.join(known) if known else 'none'}"


def read_text(path: str | os.PathLike[str]) -> str:
    """The text of a file. DynmlirError where it cannot be read, or is none."""
    try:
        return Path(path).read_bytes().decode()
    except OSError as error:
        raise DynmlirError(f"cannot be read: {error.strerror}", f"{path}:1:1") from None
    except UnicodeDecodeError as error:
        raise DynmlirError(f"is not text: byte {error.start} is not UTF-8", f"{path}:1:1") from None
