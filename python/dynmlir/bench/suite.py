"""Suites: CSV files. What a row is, its columns say: rows.py has the kinds.

What is no case, and what is left out of a range, is named and skipped.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from dynmlir.bench.cases import Case
from dynmlir.bench.fields import Row, Skipped
from dynmlir.bench.forms import TYPES
from dynmlir.bench.rows import Reading, kind_of
from dynmlir.diagnostics import DynmlirError, read_text

#: Lines that are named of those that were skipped for one reason.
_NAMED = 6
#: Letters of a name.
_LONGEST = 120


@dataclass
class Suite:
    cases: tuple[Case, ...] = ()
    #: why rows were skipped -> their lines.
    skipped: dict[str, list[int]] = field(default_factory=dict)

    def said(self) -> list[str]:
        """A line for each reason."""
        lines = []
        for why, places in self.skipped.items():
            named = ", ".join(map(str, places[:_NAMED])) + (", ..." if len(places) > _NAMED else "")
            many = "s" * (len(places) > 1)
            lines.append(f"{len(places)} row{many} (line{many} {named}): {why}")
        return lines


def read_suite(path: str, types: Sequence[str] = ("f32",), how: Reading | None = None) -> Suite:
    """The cases of a file, names made unique; rows that do not say their type are of each of `types`.

    Raises DynmlirError, with the line, for a missing column or a damaged row; and where no case is left.
    """
    text = read_text(path).removeprefix("\ufeff")
    reader, suite = csv.DictReader(io.StringIO(text), strict=True), Suite()
    try:
        reader.fieldnames = _columns(reader.fieldnames or [], f"{path}:1:1")
        suite.cases = tuple(_unique(_cases(reader, path, suite.skipped, types, how or Reading(path))))
    except csv.Error as error:
        raise DynmlirError(f"is damaged: {error}", f"{path}:{reader.reader.line_num}:1") from None
    if not suite.cases:
        raise DynmlirError(f"holds no case to run ({'; '.join(suite.said()) or 'no rows'})", f"{path}:1:1")
    return suite


def _columns(names: Sequence[str], where: str) -> list[str]:
    """The names of columns as rows.py has them, in small letters. Raises DynmlirError where one is there twice."""
    columns = [name.strip().lower() for name in names]
    for name in columns:
        if columns.count(name) > 1:
            raise DynmlirError(f"has two columns '{name}'", where)
    if len(columns) == 1 and (marks := [mark for mark in (";", "\t", "|") if mark in columns[0]]):
        raise DynmlirError(f"has {marks[0]!r} between its columns, expected commas", where)
    return columns


def _cases(
    reader: csv.DictReader, path: str, skipped: dict[str, list[int]], types: Sequence[str], how: Reading
) -> Iterator[Case]:
    kind = kind_of(list(reader.fieldnames or []), f"{path}:1:1")
    for fields in reader:
        row = Row(fields, f"{path}:{reader.line_num}:1")
        _check_fields(fields, len(reader.fieldnames or ()), row.where)
        try:
            if (row.text("type") or "f32") not in TYPES:
                raise Skipped(f"element type {row.text('type')} is none of {', '.join(TYPES)}")
            made = kind(row, how)
        except Skipped as why:
            skipped.setdefault(str(why), []).append(reader.line_num)
            continue
        for left_out in how.take_left_out():
            skipped.setdefault(left_out, []).append(reader.line_num)
        for case in made:
            for short in [row.text("type")] if row.text("type") else types:
                yield case if short == "f32" else replace(case, name=f"{case.name}.{short}", types=short)


def _check_fields(fields: Mapping[str | None, object], columns: int, where: str) -> None:
    if None in fields or None in fields.values():
        extra = fields.get(None, [])
        count = len([v for c, v in fields.items() if c is not None and v is not None]) + len(extra)  # type: ignore[arg-type]
        raise DynmlirError(f"has {count} fields, the header {columns}", where)


def _unique(cases: Iterator[Case]) -> Iterator[Case]:
    """On one line each; the same name again gets `#2` behind it."""
    seen: set[str] = set()
    counts: dict[str, int] = {}
    for case in cases:
        name = plain = _one_line(case.name)
        while name in seen:
            counts[plain] = counts.get(plain, 1) + 1
            name = f"{plain}#{counts[plain]}"
        seen.add(name)
        yield replace(case, name=name, category=_one_line(case.category))


def _one_line(text: str) -> str:
    """A name that a terminal and a table can show."""
    printable = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(printable.split())[:_LONGEST]
