"""What was measured for an explanation: tables for the terminal and the page, lines for the charts of a range."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.table import Table

from dynmlir.bench.figures import failures, num, peers_of
from dynmlir.bench.peers import SUBJECT
from dynmlir.report import html
from dynmlir.report.draw_sweep import Lines
from dynmlir.report.terminal import table
from dynmlir.report.units import time_text

ORACLE = "oracle"
_COLUMNS = ("time", "without an empty call", "GFLOP/s", "speed of dynmlir", "spread")
_SAID = "Each in turn, medians of rounds; dynmlir by the plan that it chooses. A speed above 1: dynmlir is faster."


def measured_rows(row: Mapping[str, Any], predicted_ps: float | None) -> list[tuple[str, ...]]:
    """(who, time, net time, GFLOP/s, ratio, spread) of everybody in a row of results, dynmlir first."""
    ours = num(row, f"net.{SUBJECT}")
    rows: list[tuple[str, ...]] = []
    if predicted_ps is not None:
        rows.append(("predicted", "", time_text(predicted_ps), _rate(row, predicted_ps / 1e6), "", ""))
    for who in (SUBJECT, *peers_of([row])):
        us, net = num(row, f"us.{who}"), num(row, f"net.{who}")
        times = (time_text(us * 1e6), time_text(net * 1e6), _rate(row, net))
        rows.append((who.removeprefix("@"), *times, f"{net / ours:.2f}", f"{100 * num(row, f'spread.{who}'):.0f} %"))
    share = num(row, "oracle_share")
    if share == share:
        rows.append((ORACLE, time_text(num(row, "oracle_us") * 1e6), "", "", f"{share:.2f}", ""))
    return [*rows, *((who, f"failed: {what}", "", "", "", "") for _, who, what in failures([row]))]


def measured_table(row: Mapping[str, Any], predicted_ps: float | None) -> Table:
    made = table("measured", *_COLUMNS, right=",".join(_COLUMNS))
    for cells in measured_rows(row, predicted_ps):
        made.add_row(*cells)
    return made


def measured_section(row: Mapping[str, Any], predicted_ps: float | None, epilogue: Sequence[str] = ()) -> html.Markup:
    inside = html.table(("who", *_COLUMNS), measured_rows(row, predicted_ps), _COLUMNS)
    return html.section("Measured", inside, html.element("p", said(row, epilogue), class_="dim"))


def said(row: Mapping[str, Any], epilogue: Sequence[str]) -> str:
    """How it was measured, and what peers leave out."""
    alone = f" Peers compute the product alone, without {', '.join(epilogue)}." if epilogue and peers_of([row]) else ""
    return _SAID + alone


def said_of_lines(rows: Mapping[int, Mapping[str, Any]], epilogue: Sequence[str]) -> list[str]:
    """How it was measured, what peers leave out, and what failed, of a range."""
    everybody = peers_of(rows.values())
    alone = f"Peers compute the product alone, without {', '.join(epilogue)}."
    why = dict.fromkeys(f"{who} failed: {what}" for _, who, what in failures(rows.values()))
    said = "GFLOP/s measured in turn, each side's own empty call taken off."
    return [said, *[alone] * bool(epilogue and everybody), *why]


def measured_lines(rows: Mapping[int, Mapping[str, Any]]) -> Lines:
    """who -> value of the size -> picoseconds without an empty call."""
    lines: dict[str, dict[int, float]] = {}
    for value, row in rows.items():
        for who, us in _times(row):
            if us == us:
                lines.setdefault(who, {})[value] = us * 1e6
    return lines


def _times(row: Mapping[str, Any]) -> Iterable[tuple[str, float]]:
    ours = num(row, f"net.{SUBJECT}")
    yield "dynmlir", ours
    yield from ((who, num(row, f"net.{who}")) for who in peers_of([row]))
    yield ORACLE, ours * num(row, "oracle_share")


def _rate(row: Mapping[str, Any], us: float) -> str:
    return f"{num(row, 'flops') / us * 1e-3:.1f}" if us else ""
