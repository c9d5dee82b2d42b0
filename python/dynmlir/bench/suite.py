"""Suites: CSV files with a case a row. Columns m, n, k; optional name, category (or set, op), const_operand.

Rows of what is no plain f32 matmul (a convolution, a batch, transposed operands, another type) are named and skipped.
"""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from dynmlir.diagnostics import DynmlirError

SIZES = ("m", "n", "k")
#: A size beyond this is damage, not a case.
MOST = (1 << 31) - 1
_CONVOLUTION = ("kh", "filter_h", "h")


@dataclass(frozen=True)
class Case:
    """C[m,n] = A[m,k] B[k,n], f32."""

    name: str
    category: str
    m: int
    n: int
    k: int
    #: which operand is known ahead of time: "A", "B" or "none".
    const_operand: str = "none"

    @property
    def flops(self) -> int:
        return 2 * self.m * self.n * self.k

    @property
    def bytes(self) -> int:
        """Of A, B and C, f32."""
        return 4 * (self.m * self.k + self.k * self.n + self.m * self.n)


@dataclass(frozen=True)
class Suite:
    cases: tuple[Case, ...]
    #: why rows were skipped -> how many.
    skipped: Mapping[str, int]


def read_suite(path: str) -> Suite:
    """The cases of a file, names made unique.

    Raises DynmlirError, with the line, for a missing column or a damaged row; and where no case is left.
    """
    try:
        text = Path(path).read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise DynmlirError(f"cannot be read: {error.strerror}", f"{path}:1:1") from None
    except UnicodeDecodeError as error:
        raise DynmlirError(f"is not text: byte {error.start} is not UTF-8", f"{path}:1:1") from None
    reader = csv.DictReader(io.StringIO(text), strict=True)
    try:
        columns = [name.strip() for name in reader.fieldnames or []]
        _check_columns(columns, path)
        reader.fieldnames = columns
        skipped: Counter[str] = Counter()
        cases = list(_unique(_cases(reader, path, skipped)))
    except csv.Error as error:
        raise DynmlirError(f"is damaged: {error}", f"{path}:{reader.reader.line_num}:1") from None
    if not cases:
        why = "; ".join(f"{count} skipped: {reason}" for reason, count in skipped.items())
        raise DynmlirError(f"holds no case to run ({why or 'no rows'})", f"{path}:1:1")
    return Suite(tuple(cases), skipped)


def _check_columns(columns: list[str], path: str) -> None:
    missing = [size for size in SIZES if size not in columns]
    if missing and not set(_CONVOLUTION) & set(columns):
        seen = ", ".join(columns) or "nothing"
        raise DynmlirError(f"lacks the column(s) {', '.join(missing)}; it has {seen}", f"{path}:1:1")


def _cases(reader: csv.DictReader, path: str, skipped: Counter[str]) -> Iterator[Case]:
    for row in reader:
        where = f"{path}:{reader.line_num}:1"
        if None in row or None in row.values():
            extra = row.pop(None, [])
            count = len([v for v in row.values() if v is not None]) + len(extra)
            raise DynmlirError(f"has {count} fields, the header {len(reader.fieldnames or ())}", where)
        reason = _not_covered(row)
        if reason:
            skipped[reason] += 1
            continue
        m, n, k = (_size(row[size], size, where) for size in SIZES)
        category = row.get("category") or row.get("set") or row.get("op") or "-"
        name = row.get("name") or f"{category}.{m}x{n}x{k}".removeprefix("-.")
        yield Case(name, category, m, n, k, row.get("const_operand") or "none")


def _not_covered(row: Mapping[str, str]) -> str | None:
    """Why a row is no case of the pipeline's, or None."""
    if any(column in row for column in _CONVOLUTION):
        return "convolutions"
    if (row.get("batch") or "1") != "1":
        return "batched matmuls"
    if any((row.get(flag) or "0") not in ("0", "") for flag in ("a_t", "b_t")):
        return "matmuls with a transposed operand"
    if (row.get("type") or "f32") != "f32":
        return f"element type {row['type']}"
    return None


def _size(text: str, name: str, where: str) -> int:
    try:
        value = int(text)
    except ValueError:
        raise DynmlirError(f"{name} is '{text}', expected an integer", where) from None
    if not 1 <= value <= MOST:
        raise DynmlirError(f"{name} is {value}, expected 1 to {MOST}", where)
    return value


def _unique(cases: Iterator[Case]) -> Iterator[Case]:
    """The same case again gets `#2` behind its name."""
    seen: Counter[str] = Counter()
    for case in cases:
        seen[case.name] += 1
        again = seen[case.name]
        yield case if again == 1 else Case(f"{case.name}#{again}", *list(vars(case).values())[1:])
