"""Columns that are left over: which widths they are rounded up to, on narrower tiles of the same code."""

from __future__ import annotations


def rounded_widths(narrowest: int, columns: int) -> tuple[int, ...]:
    """Rising: `narrowest` times the powers of two, and sums of two of those, up to `columns`, a whole panel.

    Each part walks over A again: three narrow ones take longer than a panel of which an eighth is masked.
    """
    widths = [narrowest << i for i in range((columns // narrowest).bit_length())]
    sums = {width + other for width in widths for other in widths if other < width}
    return tuple(sorted(width for width in {*widths, *sums} if width <= columns))
