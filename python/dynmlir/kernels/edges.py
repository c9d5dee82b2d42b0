"""Widths of tiles, and columns that are left over: which widths they are rounded up to, on narrower tiles."""

from __future__ import annotations


def in_thirds(columns: int) -> bool:
    """Whether tiles of so many columns are computed in thirds: three times a power of two."""
    return columns % 3 == 0


def rounded_widths(narrowest: int, columns: int, least_part: int = 0) -> tuple[int, ...]:
    """Rising: `narrowest` times the powers of two, and sums of two of those, up to `columns`, a whole panel.

    Each part walks over A again: three narrow ones take longer than a panel of which an eighth is masked. Those of two
    have at least `least_part` columns each.
    """
    widths = [narrowest << i for i in range((columns // narrowest).bit_length())]
    parts = [width for width in widths if width >= least_part]
    sums = {width + other for width in parts for other in parts if other < width}
    return tuple(sorted(width for width in {*widths, *sums, columns} if width <= columns))


def half_panel(columns: int, lanes: int) -> int:
    """Filters of the narrower tiles of an image that is turned, for few that are left over: half, in whole vectors."""
    return -(-columns // 2 // lanes) * lanes
