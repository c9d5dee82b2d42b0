"""How a tuning run shows itself: a bar with the time left on a terminal, a line for each stage elsewhere."""

from __future__ import annotations

import time
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from dynmlir.driver import tune_run
from dynmlir.driver.verdict import Verdict

_PERCENT = 100


class Shown(tune_run.Progress):
    """Draws a run on standard error; `budget` is how many seconds it is expected to take."""

    def __init__(self, console: Console, budget: float):
        self.console = console
        self._budget, self._began = budget, time.monotonic()
        self._bar = Progress(
            TextColumn("{task.description:32}"),
            BarColumn(),
            TaskProgressColumn(),
            TextColumn("left"),
            TimeRemainingColumn(),
            console=console,
            transient=True,
        )
        self._task: TaskID | None = None
        self._done, self._weight, self._total, self._steps = 0.0, 0.0, 1, 0

    def __enter__(self) -> Shown:
        if self.console.is_terminal:
            self._bar.start()
            self._task = self._bar.add_task("", total=1.0)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._task is not None:
            self._bar.stop()

    def stage(self, name: str, total: int, weight: float) -> None:
        self._done = min(1.0, self._done + self._weight)
        self._weight, self._total, self._steps = weight, max(1, total), 0
        if self._task is None:
            self.console.print(f"{time.monotonic() - self._began:5.1f} s  {name}", highlight=False)
        else:
            self._bar.update(self._task, description=name)
            self._show()

    def step(self) -> None:
        self._steps += 1
        if self._task is not None:
            self._show()

    def remark(self, text: str) -> None:
        self.console.print(f"remark: {text}", highlight=False, soft_wrap=True)

    def _show(self) -> None:
        """What is done is by weight or by time, whichever is more: a budget ends a stage before its last step."""
        assert self._task is not None
        by_steps = self._done + self._weight * min(1.0, self._steps / self._total)
        by_time = (time.monotonic() - self._began) / self._budget
        self._bar.update(self._task, completed=min(0.99, max(by_steps, by_time)))


def table_of(verdict: Verdict) -> Table:
    """What is kept, and why."""
    table = Table("micro-kernel", "fastest %", "chosen %", "without it, times rise by %", "median error %")
    for column in table.columns[1:]:
        column.justify = "right"
    for kept in verdict.kept:
        shares = (f"{_PERCENT * share:.1f}" for share in (kept.fastest, kept.chosen))
        worth = f"{_PERCENT * kept.worth:.2f}" if kept.worth != float("inf") else "-"
        table.add_row(kept.name, *shares, worth, f"{_PERCENT * kept.error:.1f}")
    return table
