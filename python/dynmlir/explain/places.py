"""What a `--shape` stands for: one place, or one for each value of a range.

A range is a size (`M=1:4096`), a number of batches (`batches=1:64`), or a dimension of operands (`A=1:64x56x56x64`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from dynmlir.diagnostics import DynmlirError
from dynmlir.explain.operands import WHERE, placed
from dynmlir.explain.operator import Operator
from dynmlir.explain.shape import range_of

#: Values of a range of operands' sizes: each is read as a shape of its own.
MOST_READ = 1 << 16


@dataclass(frozen=True)
class Place:
    """An operator, among as many products as a shape says, at M, N and K."""

    operator: Operator
    sizes: tuple[int, int, int]


@dataclass(frozen=True)
class Places:
    #: what varies: "M", "batches", the letter of a dimension of operands; None where nothing does.
    name: str | None
    values: Sequence[int]
    each: Sequence[Place]
    #: what does not vary, for people: "N=3072, K=768".
    fixed: str


def places(text: str, operator: Operator) -> Places:
    """The places of a shape. Raises DynmlirError for whatever is wrong with it."""
    found = _ranges(text)
    if not found:
        return _of_sizes(text, operator)
    (token, letters) = next(iter(found.items()))
    if len(found) > 1 or any(":" in part for part in _others(text)):
        raise DynmlirError(f"{text}: only one size can be a range", WHERE)
    values = range_of(letters[0][0], token)
    if len(values) > MOST_READ:
        raise DynmlirError(f"{token}: {len(values)} sizes of operands are too many, 2^16 at most", WHERE)
    each = [_place(_at(text, token, value), operator) for value in values]
    name = next(iter(dict.fromkeys(_letter(operator, *where) for where in letters)))
    fixed = [part.strip() for part in _at(text, token, name).split(",")]
    return Places(name, values, each, ", ".join(part for part in fixed if part != f"{name}={name}"))


def _of_sizes(text: str, operator: Operator) -> Places:
    """Those of a shape whose range, if there is one, is M, N or K."""
    operator, shape = placed(text, operator)
    values: Sequence[int] = shape.sizes[shape.swept] if shape.swept else (0,)  # type: ignore[assignment]
    each = [Place(operator, shape.at(value)) for value in values]  # type: ignore[arg-type]
    fixed = ", ".join(f"{name}={size}" for name, size in shape.sizes.items() if name != shape.swept)
    return Places(shape.swept, values, each, fixed)


def _place(text: str, operator: Operator) -> Place:
    operator, shape = placed(text, operator)
    return Place(operator, shape.fixed())  # type: ignore[arg-type]


def _parts(text: str) -> list[tuple[str, list[str]]]:
    """(name, its sizes) of operands and batches."""
    named = [part.strip().partition("=")[::2] for part in text.split(",")]
    return [(n.strip(), v.strip().split("x")) for n, v in named if n.strip().upper() in ("A", "B", "C", "BATCHES")]


def _others(text: str) -> list[str]:
    return [part for part in text.split(",") if part.partition("=")[0].strip().upper() in ("M", "N", "K")]


def _ranges(text: str) -> dict[str, list[tuple[str, int]]]:
    """A range as it is written -> (operand, dimension) where it stands."""
    found: dict[str, list[tuple[str, int]]] = {}
    for name, sizes in _parts(text):
        for place, size in enumerate(sizes):
            if ":" in size:
                found.setdefault(size.strip(), []).append((name, place))
    return found


def _letter(operator: Operator, name: str, place: int) -> str:
    if name.lower() == "batches":
        return "batches"
    dims = operator.contraction.operands["ABC".index(name.upper())]
    return dims[place] if place < len(dims) else name


def _at(text: str, token: str, value: object) -> str:
    return re.sub(rf"(?<![\d:]){re.escape(token)}(?![\d:])", str(value), text)
