"""Traces of what networks decide at run time: how many rows each branch gets, batch after batch."""

from __future__ import annotations

import csv
import fnmatch
import re
from pathlib import Path

from dynmlir.bench.fields import Skipped


def trace_values(suite: str, pattern: str, columns: str) -> list[int]:
    """What some columns of the traces beside a suite hold, sorted, without zeros. Raises Skipped where there is none.

    Columns are names, `active_l*`, or `e0..e7`; what is in brackets behind them is for people.
    """
    found: list[int] = []
    for path in sorted(Path(suite).parent.glob(pattern)):
        with open(path, newline="") as file:
            for row in csv.DictReader(file):
                found += [int(text) for name, text in row.items() if _is_meant(name or "", columns) and _is_size(text)]
    if not found:
        raise Skipped(f"no {pattern} with a column {columns} beside the suite")
    return sorted(found)


def _is_meant(name: str, columns: str) -> bool:
    wanted = columns.partition("(")[0].strip()
    first, dots, last = wanted.partition("..")
    if not dots:
        return fnmatch.fnmatchcase(name, wanted)
    (head, low), (_, high), (own, place) = (_numbered(text) for text in (first, last, name))
    return own == head and low <= place <= high


def _numbered(text: str) -> tuple[str, int]:
    """A name and the number behind it; -1 where there is none."""
    match = re.fullmatch(r"(.*?)(\d+)", text)
    return (match[1], int(match[2])) if match else (text, -1)


def _is_size(text: str | None) -> bool:
    return bool(text) and str(text).isdigit() and int(str(text)) > 0
