"""The panels that a constant B is packed into: how wide they are, and whether in groups of rows."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class PanelForm:
    """How a B lies in panels: see `Contraction`, and `dialect/panels.py`."""

    columns: int
    #: rows of a group, where rows are in groups; and whether one of corrections comes first.
    depth: int = 0
    corrected: bool = False

    @property
    def before(self) -> int:
        """Rows in front of those of B."""
        return self.depth * self.corrected

    def dims(self, of: str) -> list[int]:
        """Which dimensions of a matrix, or of one for each batch, panels have tiles of."""
        return [of.index(letter) for letter in "nk"[: 1 + bool(self.depth)]]

    @property
    def tiles(self) -> list[int]:
        """Along these dimensions."""
        return [self.columns, self.depth][: 1 + bool(self.depth)]
