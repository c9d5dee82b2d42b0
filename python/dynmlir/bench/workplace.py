"""Where a run is: worker processes, and a folder for what they hand over; both end with it."""

from __future__ import annotations

import shutil
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from dynmlir.bench.cases import Case
from dynmlir.bench.machine import Limits
from dynmlir.bench.turns import Row
from dynmlir.bench.workers import Setting, Worker

WORKER = Path(__file__).with_name("worker") / "__main__.py"
_MEMORY = Path("/dev/shm")


class Workplace(ABC):
    """Use it as a context: workers end with it."""

    how: Setting
    scratch: Path
    workers: list[Worker]
    limits: Limits
    #: of the empty calls.
    overhead: list[Row]
    #: function -> microseconds of a selection inside its module, the least of some; where a module of plans is there.
    selection: dict[str, float]

    def __enter__(self) -> Self:
        self.workers, self.overhead, self.selection = [], [], {}
        with suppress(OSError):  # files in memory, where there is such a place
            if shutil.disk_usage(_MEMORY).free >= self.handed_over:
                self.scratch = Path(tempfile.mkdtemp(dir=_MEMORY))
        if not hasattr(self, "scratch"):
            self.scratch = Path(tempfile.mkdtemp())
        try:
            self._start()
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._end()

    @property
    def handed_over(self) -> int:
        """Bytes of files between workers, at most."""
        return 0

    @property
    @abstractmethod
    def place(self) -> str:
        """What measures, for people: threads of a CPU, a GPU."""

    @abstractmethod
    def measure(self, case: Case) -> Row:
        """All competitors on one case."""

    @abstractmethod
    def _start(self) -> None:
        """Starts the workers, measures limits and empty calls."""

    def _end(self) -> None:
        for worker in self.workers:
            worker.stop()
        shutil.rmtree(self.scratch, ignore_errors=True)

    def _add(self, label: str, argv: Sequence[object]) -> Worker:
        worker = Worker(label, [str(word) for word in argv], self.how)
        self.workers.append(worker)
        return worker

    @property
    def empty(self) -> dict[str, float]:
        """who -> microseconds of its empty call of the plain form."""
        return times(self.overhead[0])


def times(row: Row) -> dict[str, float]:
    """who -> microseconds."""
    return {c.removeprefix("us."): v for c, v in row.items() if c.startswith("us.")}
