"""Tables that are written row by row, and read again by a run that goes on."""

from __future__ import annotations

import csv
import math
from collections.abc import Iterable, Sequence
from pathlib import Path


class Table:
    """A CSV file; rows that are there stay, keyed by their first column."""

    def __init__(self, path: Path, header: Sequence[str]) -> None:
        self.path, self.header = path, header
        if not path.exists():
            self._append(header)
        self.done = {row[header[0]] for row in self.rows()}

    def add(self, *values: object) -> None:
        """One row, on the disk when this returns."""
        self._append(values)
        self.done.add(str(values[0]))

    def rows(self) -> list[dict[str, str]]:
        with self.path.open(newline="") as file:
            return list(csv.DictReader(file))

    def _append(self, values: Iterable[object]) -> None:
        with self.path.open("a", newline="") as file:
            csv.writer(file, lineterminator="\n").writerow(values)


def geometric_mean(values: Sequence[float]) -> float:
    return math.exp(sum(map(math.log, values)) / len(values)) if values else float("nan")
