"""Fields of a row of a suite: numbers, and expressions of symbols."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from simpleeval import InvalidExpression, simple_eval  # type: ignore[import-untyped]

from dynmlir.diagnostics import DynmlirError

#: A size beyond this is damage, not a case.
MOST = (1 << 31) - 1


class Skipped(Exception):
    """A row that is no case: why."""


@dataclass(frozen=True)
class Row:
    """The fields of a line, by column, and where it is."""

    fields: Mapping[str, str]
    where: str

    def text(self, *columns: str) -> str:
        """The first of these columns that is there and not empty; else nothing."""
        return next((self.fields[column] for column in columns if self.fields.get(column)), "")

    def size(self, column: str, default: int | None = None, least: int = 1) -> int:
        """A column's integer. Raises DynmlirError where it is none, or too small or large."""
        text = self.fields.get(column) or ("" if default is None else str(default))
        try:
            value = int(text)
        except ValueError:
            raise DynmlirError(f"{column} is '{text}', expected an integer", self.where) from None
        return self._checked(column, value, least)

    def expression(self, column: str, symbols: Mapping[str, int]) -> int:
        """What a column's expression is where its symbols have these values, a size. Raises DynmlirError."""
        text = self.fields.get(column, "")
        try:
            value = simple_eval(text, names=dict(symbols))
        except (InvalidExpression, SyntaxError, ArithmeticError, TypeError, ValueError) as error:
            said = str(error).splitlines()[0] if str(error) else type(error).__name__
            raise DynmlirError(f"{column} is '{text}': {said}", self.where) from None
        if not isinstance(value, int):
            raise DynmlirError(f"{column} is '{text}', which is no integer", self.where)
        return self._checked(column, value, 1)

    def _checked(self, column: str, value: int, least: int) -> int:
        if not least <= value <= MOST:
            raise DynmlirError(f"{column} is {value}, expected {least} to {MOST}", self.where)
        return value

    def flag(self, column: str) -> bool:
        return self.fields.get(column, "0") not in ("0", "")


#: What symbols of templates are, where nobody says otherwise: a batch, lengths of sequences, an image, a graph.
DEFAULTS = {"B": (1,), "T": (128,), "S": (512,), "R": (224,), "V": (19717,), "F": (500,), "C": (3,)}


def parse_symbols(text: str, where: str) -> dict[str, Sequence[int]]:
    """`B=16,T=5:128:19`: the values of symbols. Raises DynmlirError."""
    found: dict[str, Sequence[int]] = {}
    for part in filter(None, text.replace(" ", "").split(",")):
        name, equals, value = part.partition("=")
        try:
            numbers = [int(number) for number in value.split(":")]
        except ValueError:
            numbers = []
        first, last, step = (*numbers, *numbers[:1], 1)[:3] if len(numbers) == 1 else (*numbers, 1, 1, 1)[:3]
        if not equals or not name.isidentifier() or len(numbers) not in (1, 2, 3) or not 1 <= first <= last <= MOST:
            raise DynmlirError(f"'{part}': expected NAME=SIZE or NAME=FIRST:LAST or NAME=FIRST:LAST:STEP", where)
        if step < 1:
            raise DynmlirError(f"'{part}': a step is 1 or more", where)
        found[name] = range(first, last + 1, step)
    return found


def spread(values: Sequence[int], most: int) -> list[int]:
    """At most so many of some values, evenly by their place, both ends among them."""
    if len(values) <= most:
        return list(values)
    at = np.unique(np.linspace(0, len(values) - 1, most).round().astype(int))
    return [values[int(i)] for i in at]
