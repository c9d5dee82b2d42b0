"""Operands that are pieces of larger tensors, in MLIR text: kernels read them there, by an offset and strides.

The host's function takes the larger tensor, and beside it the sizes of the piece, where it begins and how far its
neighbours are apart along each dimension but the innermost; an entry takes the last two and how large all of it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Piece:
    """Of A or B."""

    #: "A" or "B".
    operand: str
    #: the sizes of its dimensions.
    dims: str
    #: the larger tensor's type, and which of its dimensions are dynamic.
    type: str
    dynamic: tuple[bool, ...]

    @property
    def name(self) -> str:
        """What the host calls it."""
        return self.operand.lower()

    @property
    def host_arguments(self) -> str:
        """What the host's function takes beside: the sizes, the offset, the strides, in elements."""
        return "".join(f", {value}: index" for value in (*self._sizes, *self._places))

    @property
    def host_lines(self) -> list[str]:
        """The sizes of the larger tensor, and what the entry is given, as numbers of 64 bits."""
        whole = [f"%whole_{self.name}{d}" for d in range(len(self.dynamic))]
        lines = [f"  {size} = tensor.dim %{self.name}, %dim_{d} : {self.type}" for d, size in enumerate(whole)]
        total = whole[0]
        for d, size in enumerate(whole[1:], start=1):
            lines.append(f"  %{self.name}_all_{d} = arith.muli {total}, {size} : index")
            total = f"%{self.name}_all_{d}"
        return lines + [
            f"  {wide} = arith.index_castui {value} : index to i64"
            for wide, value in zip(self._wide, (total, *self._places), strict=True)
        ]

    @property
    def whole_dims(self) -> str:
        """The dynamic dimensions of the larger tensor, as a dispatch states them."""
        listed = [f"%whole_{self.name}{d}" for d, is_dynamic in enumerate(self.dynamic) if is_dynamic]
        return f"{{{', '.join(listed)}}}" if listed else ""

    @property
    def values(self) -> str:
        """What the entry is given behind the sizes."""
        return "".join(f", {wide}" for wide in self._wide)

    @property
    def value_types(self) -> str:
        """Their types."""
        return ", i64" * len(self._wide)

    @property
    def entry_arguments(self) -> str:
        """The same as the entry declares them."""
        return "".join(f", {wide}: i64" for wide in self._wide)

    def whole_line(self, value: str) -> str:
        """How many elements the larger tensor has, in the entry."""
        return self._index(value, 0)

    def first_line(self, value: str) -> str:
        """Where the piece begins, in the entry."""
        return self._index(value, 1)

    def stride_line(self, value: str, letter: str) -> str:
        """How far neighbours along a dimension are apart, in the entry."""
        place = self.dims.index(letter)
        if place == len(self.dims) - 1:
            return f"  {value} = arith.constant 1 : index"
        return self._index(value, 2 + place)

    def _index(self, value: str, place: int) -> str:
        return f"  {value} = arith.index_castui {self._wide[place]} : i64 to index"

    @property
    def _sizes(self) -> list[str]:
        return [f"%dim_{self.name}{d}" for d in range(len(self.dims))]

    @property
    def _places(self) -> list[str]:
        return [f"%{self.name}_first", *(f"%{self.name}_by_{x}" for x in self.dims[:-1])]

    @property
    def _wide(self) -> list[str]:
        return [f"%{self.name}_all64", *(f"{place}64" for place in self._places)]


def largest_dim(pieces: Sequence[Piece]) -> int:
    """The most dimensions that a larger tensor has."""
    return max((len(piece.dynamic) for piece in pieces), default=0)
