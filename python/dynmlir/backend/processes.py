"""Runs a program, and IREE's compiler, to its end, or to where it stands still."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from iree.compiler.tools.binaries import find_tool

#: Seconds between two looks at a program, and how many looks in a row it may have done nothing between.
_BETWEEN, _LOOKS = 15.0, 8


class StandsStill(Exception):
    """A program has not ended, and does nothing; it has been killed."""


def run_to_end(
    command: Sequence[str], variables: Mapping[str, str] | None = None, between: float = _BETWEEN
) -> subprocess.CompletedProcess[str]:
    """What a program printed, and how it ended. Raises StandsStill; only where the system tells what it does."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=variables) as process:
        seen, idle = _ticks(process.pid), 0
        while True:
            try:
                printed, errors = process.communicate(timeout=between)
                return subprocess.CompletedProcess(list(command), process.returncode, printed, errors)
            except subprocess.TimeoutExpired:
                before, seen = seen, _ticks(process.pid)
                idle = idle + 1 if seen is not None and seen == before else 0
            except BaseException:
                process.kill()
                raise
            if idle == _LOOKS:
                process.kill()
                raise StandsStill


def run_iree_compile(arguments: Sequence[str], folder: str | None = None) -> subprocess.CompletedProcess[str]:
    """iree-compile, with a folder for what it writes on its way. Raises StandsStill."""
    variables = {**os.environ, "TMPDIR": folder} if folder else None
    return run_to_end([find_tool("iree-compile"), *arguments], variables)


def _ticks(process: int) -> tuple[int, ...] | None:
    """The time that a process and its children have taken of the CPU; None where the system does not tell."""
    try:
        ids = [process, *map(int, Path(f"/proc/{process}/task/{process}/children").read_text().split())]
        return tuple(_ticks_of(each) for each in ids)
    except (OSError, ValueError):
        return None


def _ticks_of(process: int) -> int:
    user, system = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
    return int(user) + int(system)
