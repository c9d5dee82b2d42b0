"""Which PE computes what, and when, by the cost model (MikPoly Fig. 15): where PEs stand idle at the end.

`shares` (the CPU): every PE computes its part of each region, as dynmlir_share in lib/ cuts it, and nobody waits in
between. `waves`: |PEs| tasks at a time, each region from a new wave; `shared waves`: the next region's tasks join the
wave that is open, and a wave takes as long as its longest task.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dynmlir.costmodel import Work
from dynmlir.costmodel.expression import Reading
from dynmlir.costmodel.gpu import split_tasks
from dynmlir.explain.choice import Choice, Region
from dynmlir.kernels.occupancy import resident_blocks

#: Beyond this many waves of one region, spans are drawn together.
MOST_WAVES = 64


@dataclass(frozen=True)
class Span:
    """One PE at work for a region, in the model's unit of time."""

    pe: int
    region: int
    start: int
    end: int
    tasks: int


def shown(pes: int, most: int) -> list[int]:
    """At most so many PEs, evenly among all: who stands idle is among them."""
    return list(range(pes)) if pes <= most else sorted({round(i * (pes - 1) / (most - 1)) for i in range(most)})


@dataclass(frozen=True)
class Timeline:
    #: how many run tasks at the same time: PEs, of a GPU slots of its multiprocessors.
    pes: int
    spans: tuple[Span, ...]
    #: slots of each multiprocessor: thread blocks that it holds at a time; 0 where PEs are threads.
    slots: int = 0

    @property
    def title(self) -> str:
        """What has a lane, with the number of slots."""
        return f"Slots ({self.slots} on each multiprocessor) over time" if self.slots else "PEs over time"

    @property
    def lane(self) -> str:
        """What one lane is of."""
        return "slot" if self.slots else "PE"

    @property
    def length(self) -> int:
        return max((span.end for span in self.spans), default=0)

    @property
    def idle(self) -> float:
        """The part of all PEs' time in which they have nothing to do."""
        busy = sum(span.end - span.start for span in self.spans)
        return 1 - busy / (self.pes * self.length) if self.length else 0.0


def timeline(choice: Choice) -> Timeline:
    """The assignment of a choice's tasks to its PEs."""
    by = {"shares": _shares, "waves": _waves, "shared waves": _shared_waves}[choice.operator.problem.model.schedule]
    return Timeline(_lanes(choice), tuple(by(choice)), _slots(choice))


def _slots(choice: Choice) -> int:
    """Thread blocks of the first region's micro-kernel that a multiprocessor holds; 0 on a CPU."""
    if not choice.operator.on_gpu or not choice.regions:
        return 0
    return resident_blocks(choice.regions[0].kernel, choice.operator.problem.device)


def _lanes(choice: Choice) -> int:
    """How many run tasks at the same time: PEs, or the slots of all multiprocessors."""
    return choice.pes * (_slots(choice) or 1)


def _shares(choice: Choice) -> Iterator[Span]:
    """Each PE's parts one after the other; a part is priced as a region of its size on one PE."""
    x, problem, (m, n, k) = Reading(), choice.operator.problem, choice.sizes
    model, device, told = problem.model, problem.device, choice.operator.told(m, n, k)
    for pe in range(choice.pes):
        now = 0
        for index, region in enumerate(choice.regions):
            rows, cols = part(region, pe, choice.pes)
            if rows <= 0 or cols <= 0:
                continue
            task = model.task(x, region.kernel, device, k)
            work = Work.told(rows, cols, k, n, 1, task, told)
            stated, _ = model.region(x, region.kernel, device, work, model.initial(x, device, 1))
            cost = problem.corrected(x, region.kernel, stated, work)
            tile = region.kernel.tile
            yield Span(pe, index, now, now + cost, -(-rows // tile.m) * -(-cols // tile.n))
            now += cost


def part(region: Region, pe: int, pes: int) -> tuple[int, int]:
    """(rows, columns) of a PE's part of a region, as lib/templates/matmul/share.mlir cuts it."""
    tile, (rows, cols), (tile_rows, tile_cols) = region.kernel.tile, region.shape, region.tiles
    rows_each, cols_each = -(-tile_rows // pes), -(-tile_cols // pes)
    if tile_rows * cols_each <= rows_each * tile_cols:
        return rows, _slice(cols, cols_each * tile.n, pe)
    return _slice(rows, rows_each * tile.m, pe), cols


def _slice(length: int, each: int, index: int) -> int:
    return max(0, min(length, (index + 1) * each) - min(length, index * each))


def _waves(choice: Choice) -> Iterator[Span]:
    """Each region's waves after those of the one before."""
    now, lanes = 0, _lanes(choice)
    for index, region in enumerate(choice.regions):
        cost, tasks = _tasks(choice, region)
        yield from _dealt(index, tasks, cost, now, lanes)
        now += -(-tasks // lanes) * cost


def _shared_waves(choice: Choice) -> Iterator[Span]:
    """The first tasks of a region join the open wave."""
    now, free, longest, lanes = 0, 0, 0, _lanes(choice)
    for index, region in enumerate(choice.regions):
        cost, tasks = _tasks(choice, region)
        joining = min(free, tasks)
        for pe in range(lanes - free, lanes - free + joining):
            yield Span(pe, index, now, now + cost, 1)
        free, longest, rest = free - joining, max(longest, cost) if joining else longest, tasks - joining
        if rest:
            now += longest
            yield from _dealt(index, rest, cost, now, lanes)
            waves = -(-rest // lanes)
            now, free, longest = now + (waves - 1) * cost, waves * lanes - rest, cost


def _dealt(region: int, tasks: int, cost: int, start: int, pes: int) -> Iterator[Span]:
    """Tasks dealt out |PEs| at a time."""
    waves = -(-tasks // pes)
    step = max(1, -(-waves // MOST_WAVES))
    for pe in range(min(pes, tasks)):
        mine = -(-(tasks - pe) // pes)
        for first in range(0, mine, step):
            count = min(step, mine - first)
            yield Span(pe, region, start + first * cost, start + (first + count) * cost, count)


def _tasks(choice: Choice, region: Region) -> tuple[int, int]:
    """(cost of one pipelined task, 1 where the model does not price tasks; tasks of a region)."""
    problem, x, kernel = choice.operator.problem, Reading(), region.kernel
    task = problem.model.task(x, kernel, problem.device, choice.sizes[2])
    tiles = region.tiles[0] * region.tiles[1] * choice.operator.batches
    if not choice.operator.on_gpu:
        return task[0] if task else 1, tiles
    if kernel.term("splits_k"):
        instances = -(-choice.sizes[2] // kernel.tile.k)
        parts, *priced = split_tasks(x, kernel, problem.device, tiles, instances, choice.pes)
        tiles, task = tiles * parts, tuple(priced)
    if len(task) < 2:
        return task[0] if task else 1, tiles
    # g, or as long as the blocks of a multiprocessor keep it busy.
    return max(task[0], task[1] * resident_blocks(kernel, problem.device)), tiles
