"""Where the tiles of a region lie, and what is computed beyond its edge: local padding, never in global memory."""

from __future__ import annotations

from dataclasses import dataclass

from dynmlir.explain.choice import Region


@dataclass(frozen=True)
class Tiles:
    """Positions in the output, rising; the last ones are the region's ends."""

    rows: tuple[int, ...]
    cols: tuple[int, ...]
    #: tiles between neighbouring positions: more than 1 where there are too many to show.
    row_step: int
    col_step: int
    #: columns computed beyond the region's last one, and masked.
    padding: int


def tiles_of(region: Region, most: int = 48) -> Tiles:
    """The tiles of a region; several in one where they would be more than `most` a side.

    Rows that are left over run on a tile of their height: no row is padded. Columns that are left over run on narrower
    tiles; what those have more than they is padding.
    """
    tile = region.kernel.tile
    row_step, col_step = (max(1, -(-count // most)) for count in region.tiles)
    rows = _positions(*region.rows, tile.m * row_step)
    cols = _positions(*region.cols, tile.n * col_step)
    return Tiles(rows, cols, row_step, col_step, region.column_padding)


def padded_share(region: Region) -> float:
    """The part of what is computed that is padding."""
    rows, cols = region.shape
    return 1 - rows * cols / ((rows + region.row_padding) * (cols + tiles_of(region).padding))


def _positions(start: int, end: int, step: int) -> tuple[int, ...]:
    return (*range(start, end, step), end)
