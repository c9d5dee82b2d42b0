"""What all charts have in common: matplotlib without a window, a width that a phone shows, SVG that a page can hold."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from html import escape
from typing import Any

import matplotlib
from matplotlib.figure import Figure
from matplotlib.patches import PathPatch
from matplotlib.path import Path

#: Inches: 360 points are the width of a phone.
WIDTH = 5.0
_STYLE: dict[str, Any] = {
    "svg.fonttype": "none",  # text stays text: small, sharp, to be searched
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans"],
    "font.size": 8.5,
    "axes.titlesize": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": "#8a949e",
    "axes.labelcolor": "#3c4852",
    "xtick.color": "#5b6773",
    "ytick.color": "#5b6773",
    "legend.frameon": False,
    "legend.fontsize": 8,
    "hatch.linewidth": 0.6,
    "path.simplify_threshold": 0.5,
}


def legend_room(entries: int, columns: int = 2) -> float:
    """Inches that a legend needs below a chart beyond its first two lines, which charts have room for."""
    return 0.165 * max(0, -(-entries // columns) - 2)


@contextmanager
def chart(height: float, width: float = WIDTH) -> Iterator[Figure]:
    """A figure of so many inches, to be drawn in this context and given to `svg` in it."""
    with matplotlib.rc_context(_STYLE):  # type: ignore[arg-type]
        yield Figure(figsize=(width, height), layout="constrained")


def svg(figure: Figure, name: str, said: str) -> str:
    """The figure as an SVG element; `name` keeps the ids of several on a page apart, `said` is read aloud."""
    out = io.StringIO()
    with matplotlib.rc_context({"svg.hashsalt": name}):
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    element = re.sub(r"\s*<metadata>.*?</metadata>", "", text[text.index("<svg") :], flags=re.DOTALL)
    sized = re.sub(r' (?:width|height)="[\d.]+pt"', "", element, count=2)
    return sized.replace("<svg", f'<svg role="img" aria-label="{escape(said)}" id="{escape(name)}"', 1)


def spaced(ticks: Iterable[float], length: float, least: float = 0.07) -> list[float]:
    """Positions of ticks whose labels have room beside each other: the ends, and what is apart from those kept."""
    kept: list[float] = []
    for tick in sorted(set(ticks), key=lambda t: (t not in (0, length), t)):
        if all(abs(tick - other) >= least * length for other in kept):
            kept.append(tick)
    return sorted(kept)


def line_path(lines: Sequence[Sequence[tuple[float, float]]], **style: Any) -> PathPatch:
    """Many straight lines as one shape: a page of thousands of small ones would be large."""
    points = [point for line in lines for point in line]
    codes = [code for _ in lines for code in (Path.MOVETO, Path.LINETO)]
    return PathPatch(Path(points or [(0, 0)], codes or [Path.MOVETO]), fill=False, **style)


def box_path(boxes: Sequence[tuple[float, float, float, float]], **style: Any) -> PathPatch:
    """Many boxes (x, y, width, height) as one shape."""
    points = [point for x, y, w, h in boxes for point in ((x, y), (x + w, y), (x + w, y + h), (x, y + h), (x, y))]
    codes = [Path.MOVETO, Path.LINETO, Path.LINETO, Path.LINETO, Path.CLOSEPOLY] * len(boxes)
    return PathPatch(Path(points or [(0, 0)], codes or [Path.MOVETO]), **style)
