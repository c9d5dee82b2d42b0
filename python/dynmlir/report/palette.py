"""One colour for each micro-kernel of a report, told apart by eyes that do not see all hues, too."""

from __future__ import annotations

from collections.abc import Iterable

#: Paul Tol's muted and bright sets, lighter ones first where they stand side by side.
COLOURS = (
    *("#4477AA", "#EE6677", "#228833", "#CCBB44", "#66CCEE", "#AA3377"),
    *("#332288", "#DDCC77", "#117733", "#88CCEE", "#882255", "#44AA99", "#999933", "#CC6677", "#BBBBBB"),
)


def palette(names: Iterable[str]) -> dict[str, str]:
    """name -> "#rrggbb", in the order in which the names come; colours repeat where there are more than 15."""
    unique = dict.fromkeys(names)
    return {name: COLOURS[i % len(COLOURS)] for i, name in enumerate(unique)}
