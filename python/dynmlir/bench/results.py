"""Results on disk: a CSV of rows for each number of threads, and what the run was, as JSON beside it."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from dynmlir.bench.figures import OVERHEAD
from dynmlir.diagnostics import DynmlirError
from dynmlir.files import write_atomically


def results_path(folder: Path, of: int | str) -> Path:
    """`of` a number of threads, or "cuda"."""
    return folder / f"results_{of}.csv"


def about_path(folder: Path) -> Path:
    return folder / "run.json"


def save_rows(rows: Sequence[Mapping[str, Any]], path: Path) -> None:
    """All of them or none; floats with five digits."""
    columns = list(dict.fromkeys(c for row in (*cases_of(rows), *rows) for c in row))
    out = io.StringIO()
    writer = csv.DictWriter(out, columns, restval="", lineterminator="\n")
    writer.writeheader()
    for row in rows:
        writer.writerow({c: f"{v:.5g}" if isinstance(v, float) else v for c, v in row.items()})
    write_atomically(path, out.getvalue())


def read_rows(path: str | Path) -> list[dict[str, Any]]:
    """The rows of a file of results. Raises DynmlirError where it cannot be read or is none."""
    try:
        with open(path, newline="") as file:
            reader = csv.DictReader(file, strict=True)
            rows: list[dict[str, Any]] = list(reader)
    except OSError as error:
        raise DynmlirError(f"cannot be read: {error.strerror}", f"{path}:1:1") from None
    except (csv.Error, UnicodeDecodeError) as error:
        raise DynmlirError(f"is damaged: {error}", f"{path}:{reader.reader.line_num}:1") from None
    columns = reader.fieldnames or []
    if not {"name", "category"} <= set(columns) or not any(c.startswith("us.") for c in columns):
        raise DynmlirError("holds no results of dynmlir-bench: no columns name, category, us.*", f"{path}:1:1")
    for line, row in enumerate(rows, 2):
        if None in row or None in row.values():
            raise DynmlirError("is damaged: a row with too few or too many fields", f"{path}:{line}:1")
        _to_numbers(row, f"{path}:{line}:1")
    return rows


_TEXTS = (
    *("name", "layout", "types", "category", "const_operand", "form", "operator", "size", "shape"),
    *("disturbed", "oracle_plan", "oracle_kernels", "kernels", "plan"),
)
_TEXT_PREFIXES = ("failed.", "cannot.", "bad.", "best_name.", "best_packed_name.", "best_prepacked_name.")


def _to_numbers(row: dict[str, Any], where: str) -> None:
    for column, text in row.items():
        if text == "" or column in _TEXTS or column.startswith(_TEXT_PREFIXES):
            continue
        try:
            row[column] = int(text) if text.isdigit() else float(text)
        except ValueError:
            raise DynmlirError(f"{column} is '{text}', expected a number", where) from None


def save_about(folder: Path, about: Mapping[str, Any]) -> None:
    write_atomically(about_path(folder), json.dumps(about, indent=1) + "\n")


def read_about(folder: Path) -> dict[str, Any]:
    """What the run in a folder was; empty where there is none. Raises DynmlirError where it is damaged."""
    path = about_path(folder)
    try:
        return json.loads(path.read_text()) if path.exists() else {}
    except ValueError as error:
        raise DynmlirError(f"is damaged: {error}", f"{path}:1:1") from None


def cases_of(rows: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    return [row for row in rows if row["category"] != OVERHEAD]
