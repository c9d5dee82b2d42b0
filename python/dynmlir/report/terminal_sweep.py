"""The explanation of a range in a terminal: its bands, and a line of its speed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np
from rich.console import RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from dynmlir.explain.sweep import Band, Sweep
from dynmlir.report.palette import palette
from dynmlir.report.terminal import pricing, table, what
from dynmlir.report.units import cost_text

#: Bands shown where there are more: the widest.
MOST_BANDS = 24
_WIDTH = 80
_LEVELS = "▁▂▃▄▅▆▇█"


def sweep_explanation(swept: Sweep) -> Iterator[RenderableType]:
    yield sweep_headline(swept)
    yield spark(swept)
    yield bands(swept)


def sweep_headline(swept: Sweep) -> Text:
    operator = swept.operator
    text = Text.assemble((operator.name, "bold"), f"  {what(operator)}, {swept.name} = ")
    text.append(f"{swept.values[0]} to {swept.values[-1]}", "bold").append(
        f", {swept.fixed}; {len(swept.values)} shapes\n"
    )
    kinds, changes = len(set(swept.programs)), len(swept.bands) - 1
    text.append(f"on up to {swept.pes.max()} {operator.pes_name}; {pricing(operator)}: ")
    if not changes:
        return text.append("one program for all of them")
    return text.append(f"{kinds} different programs, the choice changes at {changes} place{'s' * (changes > 1)}")


def spark(swept: Sweep) -> Text:
    """Predicted speed over the range, each column in the colour of what is chosen most in it."""
    colours = palette(map(str, swept.programs))
    speed = speeds(swept)
    text, groups = Text(), np.array_split(np.arange(len(speed)), min(_WIDTH, len(speed)))
    for group in groups:
        level = int(np.median(speed[group]) / (speed.max() or 1.0) * (len(_LEVELS) - 1))
        named = [str(swept.programs[i]) for i in group]
        text.append(_LEVELS[level], Style(color=colours[max(set(named), key=named.count)]))
    if swept.operator.problem.model.unit != "ps":
        return text
    return text.append(f"  up to {speed.max():.1f} GFLOP/s predicted")


def speeds(swept: Sweep) -> np.ndarray:
    """Predicted GFLOP/s (or FLOPs by the model's unit), 0 for an empty output."""
    return np.divide(swept.flops * 1e3, swept.costs, out=np.zeros(len(swept.costs)), where=swept.costs > 0)


def sorted_bands(swept: Sweep, most: int) -> list[Band]:
    """The widest bands, in order."""
    widest = sorted(swept.bands, key=lambda band: band.first - band.last)[:most]
    return sorted(widest, key=lambda band: band.first)


def bands(swept: Sweep) -> Table:
    colours, speed = palette(map(str, swept.programs)), speeds(swept)
    made = table("from", "to", "program", "time at the end", "GFLOP/s", right="from,to,time at the end,GFLOP/s")
    shown = sorted_bands(swept, MOST_BANDS)
    for band in shown:
        part = speed[band.first : band.last + 1]
        made.add_row(
            str(swept.values[band.first]),
            str(swept.values[band.last]),
            Text(str(band.program), colours[str(band.program)]),
            cost_text(swept.costs[band.last], swept.operator.problem.model.unit),
            f"{part.min():.1f} to {part.max():.1f}",
        )
    if len(shown) < len(swept.bands):
        made.add_row("", "", f"and {len(swept.bands) - len(shown)} narrower bands", "", "")
    return made


def lines_table(swept: Sweep, lines: Mapping[str, Mapping[int, float]]) -> Table:
    """GFLOP/s of what was measured, a column each."""
    flops = dict(zip(swept.values.tolist(), swept.flops.tolist(), strict=True))
    names = [*lines]
    made = table(swept.name, *names, right=",".join([swept.name, *names]))
    for value in sorted({value for at in lines.values() for value in at}):
        cells = (f"{flops[value] / at[value] * 1e3:.1f}" if at.get(value) else "" for at in lines.values())
        made.add_row(str(value), *cells)
    return made
