"""Speed and time against one size, the choice as coloured bands (Helix Fig. 11-12, MikPoly Fig. 15a)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Patch

from dynmlir.explain.sweep import Sweep
from dynmlir.report.charts import chart, legend_room, svg
from dynmlir.report.palette import COLOURS, palette
from dynmlir.report.terminal_sweep import speeds

#: name -> value of the size -> picoseconds: what was measured.
Lines = Mapping[str, Mapping[int, float]]
#: Bands beyond this number become pixels; changes beyond it are not marked one by one.
MOST_BANDS, MOST_MARKS = 1500, 200
_MARKERS = "osD^vP*X"
#: A range over more than this factor gets a logarithmic axis.
_WIDE = 30
_OWN: dict[str, dict[str, Any]] = {"dynmlir": {"color": "#c1121f"}, "oracle": {"color": "#000000", "linestyle": ":"}}
_ROOF: dict[str, Any] = {"color": "#8a949e", "linewidth": 0.9, "linestyle": "--"}


def draw_speed(swept: Sweep, lines: Lines) -> str:
    """GFLOP/s: predicted, the roofline, and what was measured."""
    size = swept.flops
    with chart(3.0 + _legend(swept, lines)) as figure:
        axes = figure.add_subplot()
        if swept.operator.problem.model.unit == "ps":
            axes.plot(swept.values, speeds(swept), color="#1d2730", linewidth=0.9, label="predicted")
        roof = np.divide(size * 1e3, swept.roofs, out=np.full(len(size), np.nan), where=swept.roofs > 0)
        axes.plot(swept.values, roof, label="roofline", **_ROOF)
        of = dict(zip(swept.values.tolist(), size.tolist(), strict=True))
        _measured(axes, {name: {v: of[v] / ps * 1e3 for v, ps in at.items() if ps} for name, at in lines.items()})
        axes.set(xlabel=swept.name, ylabel="GFLOP/s", ylim=(0, None))
        return _finished(figure, axes, swept, "speed")


def draw_time(swept: Sweep, lines: Lines) -> str:
    """Microseconds, on logarithmic axes."""
    with chart(2.6 + _legend(swept, lines)) as figure:
        axes = figure.add_subplot()
        if swept.operator.problem.model.unit == "ps":
            axes.plot(swept.values, np.maximum(swept.costs, 1) / 1e6, color="#1d2730", linewidth=0.9, label="predicted")
        axes.plot(
            swept.values,
            np.maximum(swept.roofs, 1) / 1e6,
            color="#8a949e",
            linewidth=0.9,
            linestyle="--",
            label="roofline",
        )
        _measured(axes, {name: {v: ps / 1e6 for v, ps in at.items()} for name, at in lines.items()})
        axes.set(xlabel=swept.name, ylabel="microseconds", yscale="log")
        return _finished(figure, axes, swept, "time")


def _legend(swept: Sweep, lines: Lines) -> float:
    """Inches of the legend: predictions, the roofline, lines and programs."""
    return legend_room(2 + len(lines) + len(set(swept.programs)))


def _measured(axes: Axes, lines: Lines) -> None:
    for i, (name, at) in enumerate(lines.items()):
        points = sorted(at.items())
        style: dict[str, Any] = {"color": COLOURS[-1 - i % len(COLOURS)], "marker": _MARKERS[i % len(_MARKERS)]}
        style |= _OWN.get(name, {})
        axes.plot(*zip(*points, strict=True), label=name, markersize=3, linewidth=0.9, **style)


def _finished(figure: Figure, axes: Axes, swept: Sweep, name: str) -> str:
    """Bands behind the lines, marks at the changes, a legend of both kinds."""
    colours = palette(map(str, swept.programs))
    edges = np.concatenate([swept.values[:1], (swept.values[1:] + swept.values[:-1]) / 2, swept.values[-1:]])
    whole = axes.get_xaxis_transform()
    for program, colour in colours.items():
        here = [(edges[b.first], edges[b.last + 1] - edges[b.first]) for b in swept.bands if str(b.program) == program]
        axes.broken_barh(
            here,
            (0, 1),
            facecolors=colour,
            alpha=0.35,
            linewidth=0,
            zorder=0,
            transform=axes.get_xaxis_transform(),
            rasterized=len(swept.bands) > MOST_BANDS,
        )
    if 1 < len(swept.bands) <= MOST_MARKS:
        marks = [edges[band.first] for band in swept.bands[1:]]
        axes.vlines(marks, 0.97, 1, colors="#1d2730", linewidth=0.6, transform=whole)
    if swept.values[0] > 0 and swept.values[-1] > _WIDE * swept.values[0]:
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter("{x:g}")
    axes.set_xlim(swept.values[0], max(swept.values[-1], swept.values[0] + 1))
    handles, labels = axes.get_legend_handles_labels()
    handles += [Patch(color=colour, alpha=0.5) for colour in colours.values()]
    labels += list(colours)
    figure.legend(handles, labels, loc="outside lower center", ncols=2)
    return svg(figure, name, f"{name} against {swept.name}, {len(swept.bands)} bands")
