"""A benchmark while it runs: what the machine is, a bar with the time left, a line a case."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.progress import Progress as RichProgress
from rich.text import Text

from dynmlir.bench.cases import Case
from dynmlir.bench.figures import TIE, failures, peers_of, rate, ratio, sizes_of
from dynmlir.bench.machine import cpu_count, load
from dynmlir.bench.peers import PACKED, SUBJECT
from dynmlir.bench.workplace import Workplace

#: Forms whose selection is said.
MOST_FORMS = 6


def placed(count: int, about: Mapping[str, Any]) -> str:
    """What a run is on: 2 thread(s), or 132 multiprocessors of a GPU."""
    return f"{count} multiprocessors, {about['target']}" if about.get("target") else f"{count} thread(s)"


class Progress:
    """A bar with the time left on a terminal, a line a case elsewhere. Weighs cases by their FLOPs."""

    def __init__(self, cases: Sequence[Case], where: str, out: Console):
        columns = ("{task.description}", "{task.fields[case]}")
        self._bar = RichProgress(
            TextColumn(columns[0]), BarColumn(), MofNCompleteColumn(), TextColumn("left"), TimeRemainingColumn(),
            TextColumn("so far"), TimeElapsedColumn(), TextColumn(columns[1], markup=False),
            console=out, transient=True, disable=not out.is_terminal,
        )  # fmt: skip
        self._out, self._task = out, self._bar.add_task(where, total=len(cases), case="")

    def __enter__(self) -> Progress:
        self._bar.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._bar.stop()

    def advance(self, case: Case, row: Mapping[str, Any]) -> None:
        self._bar.update(self._task, advance=1, case=case.name)
        self._out.print(case_line(row), soft_wrap=True)


def case_line(row: Mapping[str, Any]) -> Text:
    """GFLOP/s of everybody, the subject's ratio to the best peer, the best peer's share of the roofline."""
    text = Text(
        f"{str(row['name'])[:30]:30} {sizes_of(row).replace(' x ', 'x')}  ".ljust(50), no_wrap=True, overflow="ellipsis"
    )
    speed = ratio(row, "best", SUBJECT, "net")
    style = "green" if speed >= TIE else "yellow" if speed >= 0.8 else "red"
    text.append(f"{speed:5.2f} of the best peer" if speed == speed else "  (alone)", style if speed == speed else "")
    text.append(f"  dynmlir {rate(row, SUBJECT):.1f}")
    for who in peers_of([row]):
        if who not in PACKED:
            text.append(f" {who} {rate(row, who):.1f}")
    if row.get("disturbed"):
        text.append("  DISTURBED", "red")
    for _, who, _ in failures([row]):
        text.append(f"  {who} FAILED", "red")
    return text


def heading(out: Console, session: Workplace, about: Mapping[str, Any]) -> None:
    """What is measured, on what, with whom."""
    limits = session.limits
    out.print(f"{about['cpu']}, {session.place}, load {load():.2f}")
    out.print(", ".join(f"{name} {version}" for name, version in about["versions"].items()))
    levels = ", ".join(f"{size >> 10} KiB {rate:.0f}" for size, rate in limits.bandwidth.items())
    out.print(f"peak {limits.peak:.1f} GFLOP/s; GB/s by footprint: {levels} ({limits.source})")
    if load() > 0.5 * cpu_count():
        out.print(
            f"the machine is busy (load {load():.1f}, {cpu_count()} CPUs): times will be unsteady", style="yellow"
        )
    for name, why in about["missing"].items():
        out.print(f"not compared with {name}: {why}")
    empty = ", ".join(f"{who} {us:.2f}" for who, us in session.empty.items())
    out.print(f"an empty call, us: {empty}")
    if session.selection:
        out.print(f"a selection inside the call, us: {_some(session.selection)}")
    out.print("")


def _some(figures: Mapping[str, float]) -> str:
    """The first of them, and how many more there are."""
    said = ", ".join(f"{name} {us:.2f}" for name, us in list(figures.items())[:MOST_FORMS])
    return f"{said}, and {len(figures) - MOST_FORMS} more" if len(figures) > MOST_FORMS else said
