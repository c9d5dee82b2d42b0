"""Drawings of one choice: the output in regions and tiles (MikPoly Fig. 14), and PEs over time (Fig. 15)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from matplotlib.axes import Axes
from matplotlib.patches import Patch, Rectangle

from dynmlir.explain.choice import Choice, Region
from dynmlir.explain.tiles import tiles_of
from dynmlir.explain.timeline import Timeline, shown, timeline
from dynmlir.report.charts import WIDTH, box_path, chart, legend_room, line_path, spaced, svg
from dynmlir.report.palette import palette

#: Height over width of a drawing; an output beyond them is not drawn to scale.
_FLATTEST, _TALLEST = 0.28, 1.0
#: PEs that get a lane each; tasks of a span that are told apart.
MOST_LANES, MOST_TICKS = 64, 48
_LINE = "#ffffff"
_IDLE: dict[str, Any] = {"facecolor": "#d5dae0", "edgecolor": "none"}
_MASKED: dict[str, Any] = {"facecolor": "#ffffffb0", "edgecolor": "#3c4852", "hatch": "//////", "linewidth": 0.5}
_BOX = {"boxstyle": "round,pad=0.2", "facecolor": "#1d2730", "alpha": 0.65, "edgecolor": "none"}
_LABEL: dict[str, Any] = {"ha": "center", "va": "center", "fontsize": 9, "color": "#ffffff", "bbox": _BOX}


def draw_output(choice: Choice, name: str) -> str:
    """The output matrix, coloured by micro-kernel, white lines between tiles, masked columns hatched."""
    m, n, _ = choice.sizes
    ratio = min(max(m / n, _FLATTEST), _TALLEST)
    colours = palette(region.kernel.name for region in choice.regions)
    with chart(0.9 + (WIDTH - 0.8) * ratio + legend_room(len(colours) + 1)) as figure:
        axes = figure.add_subplot()
        beyond = max(tiles_of(region).padding + region.cols[1] for region in choice.regions)
        below = max(region.row_padding + region.rows[1] for region in choice.regions)
        for number, region in enumerate(choice.regions, 1):
            _region(axes, region, number, colours[region.kernel.name], len(choice.regions))
        axes.add_patch(Rectangle((0, 0), n, m, fill=False, edgecolor="#1d2730", linewidth=1))
        axes.set(xlim=(0, max(n, beyond)), ylim=(max(m, below), 0), xlabel="columns", ylabel="rows")
        axes.set_xticks(spaced([0, n, *(r.cols[1] for r in choice.regions)], n))
        axes.set_yticks(spaced([0, m, *(r.rows[1] for r in choice.regions)], m, 0.07 / ratio))
        axes.spines[:].set_visible(False)
        handles = [Patch(color=colour, label=name) for name, colour in colours.items()]
        if any(tiles_of(r).padding or r.row_padding for r in choice.regions):
            handles.append(Patch(facecolor="#ffffff", edgecolor="#5b6773", hatch="////", label="computed and masked"))
        figure.legend(handles=handles, loc="outside lower center", ncols=2)
        said = f"output of {m} by {n} in {len(choice.regions)} region(s)"
        return svg(figure, name, said)


def _region(axes: Axes, region: Region, number: int, colour: str, of: int) -> None:
    tiles, (top, bottom), (left, right) = tiles_of(region), region.rows, region.cols
    axes.add_patch(Rectangle((left, top), right - left, bottom - top, facecolor=colour, edgecolor="none"))
    lines = [[(left, y), (right, y)] for y in tiles.rows[1:-1]] + [[(x, top), (x, bottom)] for x in tiles.cols[1:-1]]
    axes.add_patch(line_path(lines, edgecolor=_LINE, linewidth=0.4))
    axes.add_patch(Rectangle((left, top), right - left, bottom - top, fill=False, edgecolor="#1d2730", linewidth=0.8))
    if tiles.padding:
        axes.add_patch(Rectangle((right, top), tiles.padding, bottom - top, clip_on=False, **_MASKED))
    if region.row_padding:
        width = right - left + tiles.padding
        axes.add_patch(Rectangle((left, bottom), width, region.row_padding, clip_on=False, **_MASKED))
    if of > 1:
        axes.text((left + right) / 2, (top + bottom) / 2, str(number), **_LABEL)


def draw_timeline(choice: Choice, name: str) -> str:
    """A lane for each PE, of a GPU for each slot, or for some evenly among all: tasks in their region's colour."""
    line = timeline(choice)
    lanes = {pe: lane for lane, pe in enumerate(shown(line.pes, MOST_LANES))}
    unit, scale = _time_axis(line, choice.operator.problem.model.unit)
    colours = palette(region.kernel.name for region in choice.regions)
    with chart(1.0 + min(3.5, 0.22 * max(len(lanes), 2)) + legend_room(len(colours) + 1)) as figure:
        axes = figure.add_subplot()
        for lane in lanes.values():
            axes.add_patch(Rectangle((0, lane - 0.4), line.length / scale, 0.8, **_IDLE))
        for index, region in enumerate(choice.regions):
            _spans(axes, line, index, lanes, scale, colours[region.kernel.name])
        title = line.lane if len(lanes) == line.pes else f"{line.lane}, {len(lanes)} of {line.pes}"
        axes.set(xlim=(0, line.length / scale or 1), ylim=(len(lanes) - 0.5, -0.5), xlabel=unit, ylabel=title)
        ticks = list(lanes)[:: max(1, len(lanes) // 8)]
        axes.set_yticks([lanes[pe] for pe in ticks], [str(pe) for pe in ticks])
        handles = [Patch(color=colour, label=name) for name, colour in colours.items()]
        handles.append(Patch(**_IDLE, label=f"idle: {100 * line.idle:.1f} %"))
        figure.legend(handles=handles, loc="outside lower center", ncols=2)
        return svg(figure, name, f"{line.title}, {line.pes} in all, {100 * line.idle:.1f} % idle")


def _spans(axes: Axes, line: Timeline, region: int, lanes: Mapping[int, int], scale: float, colour: str) -> None:
    boxes, ticks = [], []
    for span in (s for s in line.spans if s.region == region and s.pe in lanes):
        start, length, lane = span.start / scale, (span.end - span.start) / scale, lanes[span.pe]
        boxes.append((start, lane - 0.4, length, 0.8))
        count = span.tasks if span.tasks <= MOST_TICKS else 0
        at = (start + length * i / count for i in range(1, count))
        ticks += [[(x, lane - 0.4), (x, lane + 0.4)] for x in at]
    axes.add_patch(box_path(boxes, facecolor=colour, edgecolor="#1d2730", linewidth=0.3))
    axes.add_patch(line_path(ticks, edgecolor=_LINE, linewidth=0.4))


def _time_axis(line: Timeline, unit: str) -> tuple[str, float]:
    """The axis' title, and the model's units that one of the axis' is."""
    if unit != "ps":
        return unit, 1.0
    for scale, name in ((1e9, "milliseconds"), (1e6, "microseconds")):
        if line.length >= scale:
            return name, scale
    return "nanoseconds", 1e3
