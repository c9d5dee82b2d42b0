"""Programs on the rows of tensors, as norms and softmax are: reductions along each row, and what is made of them.

The loops of linalg ops that work together are taken as a matrix, whose columns are the dimensions that are reduced. A
value then is of each element, or of each row; it is known by its place in the program.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

#: How an operand is read: each element of a tensor of all of them, one of each row, one of each column, or one alone.
WHOLE, ROW, COLUMN, ONE = "whole", "row", "column", "one"


@dataclass(frozen=True)
class Operand:
    """What a program is given, a tensor; a number where it has no dimensions and `number` says so."""

    read: str
    element: str
    number: bool = False

    @property
    def is_whole(self) -> bool:
        """Whether its value is of each element."""
        return self.read in (WHOLE, COLUMN)


@dataclass(frozen=True)
class Step:
    """An op of a region, on numbers or on vectors of them."""

    name: str
    operands: tuple[int, ...]
    element: str
    attributes: str = ""
    """In MLIR's generic form; the value of a constant."""
    is_whole: bool = False
    """Whether its value is of each element."""


@dataclass(frozen=True)
class Reduction:
    """The sum or so of a value along each row, from a number on."""

    combiner: str
    """An op of numbers of one type."""
    operand: int
    element: str
    start: str
    """As MLIR writes a constant."""
    is_whole: ClassVar[bool] = False


@dataclass(frozen=True)
class RowProgram:
    """Values in their order, of which some are results."""

    values: tuple[Operand | Step | Reduction, ...]
    results: tuple[tuple[int, bool], ...]
    """Places of values, and whether a result has each element of a tensor or one of each row."""

    def __lt__(self, other: RowProgram) -> bool:
        """An order, so that what is made of several does not depend on theirs."""
        return repr(self) < repr(other)

    def operands(self) -> dict[int, Operand]:
        """What the program is given, by its place."""
        return {place: value for place, value in enumerate(self.values) if isinstance(value, Operand)}

    def phases(self) -> list[list[int]]:
        """Reductions that go along a row together, and do not wait for each other."""
        depths = self.depths()
        found = [place for place, value in enumerate(self.values) if isinstance(value, Reduction)]
        return [[place for place in found if depths[place] == depth] for depth in sorted({depths[p] for p in found})]

    def depths(self) -> list[int]:
        """Of each value how many reductions it comes of, one behind the other."""
        depths: list[int] = []
        for value in self.values:
            if isinstance(value, Step):
                depths.append(max((depths[operand] for operand in value.operands), default=0))
            else:
                depths.append(depths[value.operand] + 1 if isinstance(value, Reduction) else 0)
        return depths
