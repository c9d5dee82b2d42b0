"""Worker processes, one for each library: asleep unless it is their turn, and their end is no end of the run.

Equal footing: `alloc` "reuse" keeps what the C heap has, so that the fresh output of an IREE call costs no page faults,
as little as `out=`; huge pages for all (NumPy would ask for them, the others not); 64-byte aligned operands.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from dynmlir.bench.cases import Case
from dynmlir.bench.operands import Reference
from dynmlir.bench.rounds import TurnError

_PR_SET_THP_DISABLE = 41


@dataclass(frozen=True)
class Setting:
    """What all workers of a run have in common."""

    threads: int
    cpus: tuple[int, ...]
    alloc: str = "reuse"
    pages: str = "thp"
    #: a worker that has not answered by then is taken for dead, seconds.
    patience: float = 600


def setting(threads: int, alloc: str = "reuse", pages: str = "thp") -> Setting:
    """One thread runs on the last CPU that there is, several on the first ones. ValueError where they are too few."""
    cpus = sorted(os.sched_getaffinity(0))
    if threads > len(cpus):
        raise ValueError(f"{threads} threads on {len(cpus)} CPU(s)")
    return Setting(threads, tuple(cpus[-1:] if threads == 1 else cpus[:threads]), alloc, pages)


class WorkerError(TurnError):
    """A worker refused or died: what it said, or its exit status."""


class CannotError(WorkerError):
    """A worker has nothing that does what it is asked for."""


class Worker:
    """A process that takes one command a line and answers each with a line."""

    def __init__(self, label: str, argv: Sequence[str], how: Setting):
        self.label, self.argv, self.how = label, list(argv), how
        self.rest = 0.03 * (how.threads > 1)  # threads spin on for a while after a turn
        self.process = self._start()

    def _start(self) -> subprocess.Popen:
        """In a session of its own: ^C is for us."""
        return subprocess.Popen(
            self.argv,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=self._environment(),
            text=True,
            preexec_fn=self._settle,
            start_new_session=True,
        )

    def _environment(self) -> dict[str, str]:
        threads = str(self.how.threads)
        env = dict(os.environ)
        env |= dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), threads)
        if self.how.threads > 1:
            env["OMP_PROC_BIND"] = "true"
        if self.how.alloc == "reuse":
            env |= {"MALLOC_ARENA_MAX": "1", "MALLOC_MMAP_MAX_": "0"}
            env |= {"MALLOC_TRIM_THRESHOLD_": str(1 << 40), "MALLOC_TOP_PAD_": str(64 << 20)}
        if self.how.pages == "thp":
            env["GLIBC_TUNABLES"] = "glibc.malloc.hugetlb=1"
        return env

    def _settle(self) -> None:
        os.sched_setaffinity(0, self.how.cpus)
        if self.how.pages == "4k":
            ctypes.CDLL(None).prctl(_PR_SET_THP_DISABLE, 1, 0, 0, 0)

    def take(self, case: Case, folder: Path) -> list[str]:
        """Has the worker load a case from a folder; the names of what it can time of it. Raises WorkerError."""
        command, *words = case.request
        return self.ask(command, folder, *words)

    def reload(self, case: Case, folder: Path) -> list[str]:
        """The same of a case that was loaded before another one."""
        return self.take(case, folder)

    def expected(self, product: Reference, folder: Path) -> Reference:
        """What its results must be: the product."""
        return product

    def ask(self, *words: object) -> list[str]:
        """The words of the answer. Raises WorkerError; a worker that died is started again for what comes next."""
        watch = threading.Timer(self.how.patience, self.process.kill)
        watch.start()
        try:
            print(*words, file=self.process.stdin, flush=True)
            line = self.process.stdout.readline()  # type: ignore[union-attr]
        except BrokenPipeError:
            line = ""
        finally:
            watch.cancel()
        if not line:
            status = self._close()
            self.process = self._start()
            raise WorkerError(f"died of signal {-status}" if status < 0 else f"ended with status {status}")
        time.sleep(self.rest)
        if line.startswith("broken"):
            self._close()
            self.process = self._start()
            raise WorkerError(line.removeprefix("broken").strip())
        if line.startswith("cannot"):
            raise CannotError(line.removeprefix("cannot").strip())
        if line.startswith("error"):
            raise WorkerError(line.removeprefix("error").strip())
        return line.split()

    def stop(self) -> None:
        self.process.kill()
        self._close()

    def _close(self) -> int:
        """Waits for the end of the process, closes its pipes; its exit status."""
        status = self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            with suppress(BrokenPipeError):  # what was still to be written
                pipe.close()  # type: ignore[union-attr]
        return status
