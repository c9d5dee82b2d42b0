"""Suites: CSV files with a case a row. Columns m, n, k; optional name, category (or set, op), const_operand, batch,
a_t, b_t (how A and B lie), type. Or lengths of sequences, a column `length`: the two products of attention for each.

Rows of what is no matmul (a convolution) and of types that are not covered are named and skipped.
"""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from dynmlir.bench.forms import TYPES, Form
from dynmlir.diagnostics import DynmlirError

SIZES = ("m", "n", "k")
#: A size beyond this is damage, not a case.
MOST = (1 << 31) - 1
#: Attention, where a suite holds lengths: elements of a head, and heads of all sequences of a batch.
HEAD, HEADS = 64, 12
_CONVOLUTION = ("kh", "filter_h", "h")
_LENGTH = "length"


@dataclass(frozen=True)
class Case:
    """C[m,n] = A[m,k] B[k,n], `batch` times."""

    name: str
    category: str
    m: int
    n: int
    k: int
    #: which operand is known ahead of time: "A", "B" or "none".
    const_operand: str = "none"
    #: 1: matrices, not a batch of them.
    batch: int = 1
    layout: str = "nn"
    types: str = "f32"

    @property
    def form(self) -> Form:
        return Form(self.batch > 1, self.layout, self.types)

    @property
    def sizes(self) -> tuple[int, int, int, int]:
        """batch, m, n, k."""
        return self.batch, self.m, self.n, self.k

    @property
    def flops(self) -> int:
        return 2 * self.batch * self.m * self.n * self.k

    @property
    def bytes(self) -> int:
        """Of A, B and C."""
        return sum(self.form.bytes(*self.sizes))


@dataclass(frozen=True)
class Suite:
    cases: tuple[Case, ...]
    #: why rows were skipped -> how many.
    skipped: Mapping[str, int]


def read_suite(path: str, types: Sequence[str] = ("f32",)) -> Suite:
    """The cases of a file, names made unique; rows that do not say their type are of each of `types`.

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
        cases = list(_unique(_cases(reader, path, skipped, types)))
    except csv.Error as error:
        raise DynmlirError(f"is damaged: {error}", f"{path}:{reader.reader.line_num}:1") from None
    if not cases:
        why = "; ".join(f"{count} skipped: {reason}" for reason, count in skipped.items())
        raise DynmlirError(f"holds no case to run ({why or 'no rows'})", f"{path}:1:1")
    return Suite(tuple(cases), skipped)


def _check_columns(columns: list[str], path: str) -> None:
    missing = [size for size in SIZES if size not in columns]
    if missing and not {_LENGTH, *_CONVOLUTION} & set(columns):
        seen = ", ".join(columns) or "nothing"
        raise DynmlirError(f"lacks the column(s) {', '.join(missing)}; it has {seen}", f"{path}:1:1")


def _cases(reader: csv.DictReader, path: str, skipped: Counter[str], types: Sequence[str]) -> Iterator[Case]:
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
        for case in [_case(row, where)] if _LENGTH not in row else _attention(_size(row[_LENGTH], _LENGTH, where)):
            for short in [row["type"]] if row.get("type") else types:
                name = case.name if short == "f32" else f"{case.name}.{short}"
                yield replace(case, name=name, types=short)


def _not_covered(row: Mapping[str, str]) -> str | None:
    """Why a row is no case of the pipeline's, or None."""
    if any(column in row for column in _CONVOLUTION):
        return "convolutions"
    if (row.get("type") or "f32") not in TYPES:
        return f"element type {row['type']}"
    return None


def _case(row: Mapping[str, str], where: str) -> Case:
    m, n, k = (_size(row[size], size, where) for size in SIZES)
    batch = _size(row.get("batch") or "1", "batch", where)
    layout = "".join("nt"[(row.get(flag) or "0") not in ("0", "")] for flag in ("a_t", "b_t"))
    category = row.get("category") or row.get("set") or row.get("op") or "-"
    sizes = f"{batch}x{m}x{n}x{k}" if batch > 1 else f"{m}x{n}x{k}"
    name = row.get("name") or f"{category}.{sizes}".removeprefix("-.")
    return Case(name, category, m, n, k, row.get("const_operand") or "none", batch, layout)


def _attention(length: int) -> list[Case]:
    """Scores, queries times keys, and context, scores times values, of HEADS heads of HEAD elements."""
    scores = Case(f"scores.{length}", "attention scores", length, length, HEAD, batch=HEADS, layout="nt")
    context = Case(f"context.{length}", "attention context", length, HEAD, length, batch=HEADS)
    return [scores, context]


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
        yield case if again == 1 else replace(case, name=f"{case.name}#{again}")
