"""Seconds of micro-kernels: on synthetic shapes, as many as the budget allows, and on growing reductions."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

import numpy as np

from dynmlir.diagnostics import DynmlirError
from dynmlir.driver.memory import give_back
from dynmlir.driver.tune_run import PS, Modules, Run
from dynmlir.generate.forest import Forest, contenders
from dynmlir.generate.measure import Bench, growth
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.lowering.arithmetic import Arithmetic

Benches = list[tuple[Bench, list[MicroKernel]]]
#: Shapes that are measured however long it takes.
LEAST_SHAPES = 24
#: A kernel that is expected to take this many times the least is not measured on a shape, unless the others take longer
#: than that. Of a family that no library knows nothing is expected of memory, so that it seems the fastest by far:
#: rows of f16 from memory were measured for block_slab alone, and got kernels of 2 to 5 times the least time (Zen 5).
UNLIKELY = 2.5
#: A time that is less than this share of what the products take at the peak is none: a clock that others' jobs upset.
IMPOSSIBLE = 0.25
#: After so many shapes, and each time when there are twice as many, a run asks a forest of what it has measured which
#: kernels are worth measuring on the next ones: those expected within so much of the fastest, log of time, and so many
#: at least. Among the ten likeliest of 72 are the fastest of 0.94 of all shapes; they are measured in a fifth of the
#: time that all within UNLIKELY take (Zen 5: 4.7 shapes a second, not 1).
ASK_FROM, LIKELY, MOST_LIKELY = 800, 0.18, 10
#: Seconds of the budget that are left for everything after the shapes: growing reductions, fits.
RESERVE = 8.0


def shape_seconds(
    run: Run, compiled: Modules, expected: np.ndarray, least: np.ndarray, surely: np.ndarray | bool = False
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Shapes, as many as the budget allows; seconds of each kernel on each; and which of those are measured.

    `least` is what is expected of the best candidate for each shape; `surely` says which kernels are measured on it
    whatever is expected of them. What was measured before is taken over the budget, too. DynmlirError where no shape
    takes long enough to be measured.
    """
    wanted = run.sample(run.options.shapes)
    shapes = [tuple(map(int, shape)) for shape in wanted]
    give_back()  # what compiling has left
    benches = [(Bench(module, run.operation), some) for module, some in compiled]
    right = np.array([kernel.name not in run.dropped for _, some in compiled for kernel in some], bool)
    surely = surely & np.broadcast_to(right, expected.shape)
    worth, overlooked = surely | right & (expected <= UNLIKELY * least[:, None]), np.where(right, expected, np.inf)
    until, found, rows, known = run.left() - RESERVE, list[int](), list[np.ndarray](), list[np.ndarray]()
    began = time.monotonic()
    run.progress.stage("measuring on synthetic shapes", len(shapes), 0.45)
    for i, shape in enumerate(shapes):
        if _is_doubled(i) and len(found) >= ASK_FROM // 2:
            likely = _likely(run, wanted, expected, (found, rows), slice(i, 2 * i))
            worth[i : 2 * i] = surely[i : 2 * i] | right & likely
            overlooked[i : 2 * i] = np.inf
        late = time.monotonic() - began > until
        if i >= LEAST_SHAPES and late and not _is_known(run, benches, shape, worth[i], overlooked[i]):
            run.progress.step()
            continue  # those behind it may be known
        row = shape_row(run, benches, shape, worth[i], run.options.again and not late)
        more = ~worth[i] & (overlooked[i] < row.min())
        if np.isfinite(row).any() and more.any():
            row = shape_row(run, benches, shape, worth[i] | more)
        run.progress.step()
        if np.isfinite(row).any():
            found.append(i)
            known.append(np.isfinite(row))
            rows.append(np.where(known[-1], row, np.maximum(expected[i], UNLIKELY * np.min(row))))
    if not found:
        raise DynmlirError("no synthetic shape takes long enough to be measured here: give more --shapes or --n-syn")
    return wanted[np.array(found, int)], np.array(rows), np.array(known)


def _is_doubled(count: int) -> bool:
    """Whether it is ASK_FROM, or twice that, and so on."""
    times = count // ASK_FROM
    return count == times * ASK_FROM and times > 0 and times & (times - 1) == 0


def _likely(
    run: Run, shapes: np.ndarray, expected: np.ndarray, so_far: tuple[list[int], list[np.ndarray]], asked: slice
) -> np.ndarray:
    """Which kernels are likely to be among the fastest of the shapes that are `asked` about.

    `so_far` are the positions of shapes that were measured, and a row of seconds for each.
    """
    found, rows = so_far
    forest = Forest.grown(shapes[found], np.array(rows) * PS, expected[found] * PS, run.operation.floor)
    return contenders(forest.losses(shapes[asked], expected[asked] * PS), LIKELY, MOST_LIKELY)


def shape_row(run: Run, benches: Benches, shape: Sequence[int], worth: np.ndarray, again: bool = False) -> np.ndarray:
    """Seconds of each kernel; infinite where it is not worth measuring and was not measured before.

    What was measured before is not measured now, or `again`, and then the lesser time is kept: what else the machine
    does makes times longer, never shorter. Nothing is kept of a shape whose fastest kernel takes less than empty calls
    differ by: it would be a random number, and one that a fit to relative errors takes seriously.
    """
    row, first = np.full(len(worth), np.inf), 0
    found: dict[str, float] = {}
    for bench, some in benches:
        names = [time_name(kernel.name, shape) for kernel in some]
        missing = [i for i, name in enumerate(names) if worth[first + i] and (again or name not in run.store)]
        times = bench.times(shape, missing) if missing else []
        if times and min(times) < bench.doubt:
            return np.full(len(worth), np.inf)
        possible = {names[i]: t for i, t in zip(missing, times, strict=True) if t >= _least_possible(run, shape)}
        found |= {name: min(t, run.store.get(name, t)) for name, t in possible.items()}
        row[first : first + len(some)] = [found.get(name, run.store.get(name, np.inf)) for name in names]
        first += len(some)
    run.keep(found)
    return row


def _least_possible(run: Run, shape: Sequence[int]) -> float:
    """Seconds below which no kernel can be, however high the peak was measured."""
    m, n, k, batches = map(int, (*shape, 1)[:4])
    depth = Arithmetic(run.operation.types, run.device).depth
    return IMPOSSIBLE * 2 * batches * m * n * k / (run.counted["peak_mflops_per_pe"] * 1e6 * depth)


def _is_known(run: Run, benches: Benches, shape: Sequence[int], worth: np.ndarray, overlooked: np.ndarray) -> bool:
    """Whether all that is worth measuring of a shape was measured before."""
    names = [time_name(kernel.name, shape) for _, some in benches for kernel in some]
    row = np.array([run.store.get(name, np.inf) for name in names])
    return bool(np.isfinite(row[worth | (overlooked < row[worth].min(initial=np.inf))]).all())


def time_name(kernel: str, shape: Sequence[int]) -> str:
    """What a time is stored under: of M, N, K, and of so many products of these sizes if there are several."""
    m, n, k, *batches = shape
    return f"time {kernel} {m}x{n}x{k}" + "".join(f" of {count}" for count in batches if count > 1)


def growth_seconds(run: Run, compiled: Modules) -> tuple[tuple[list[int], list[float]], ...]:
    """For each kernel, instances of a pipelined task (one full tile) and its seconds."""
    give_back()
    run.progress.stage("measuring growing reductions", sum(len(some) for _, some in compiled), 0.07)
    return tuple(_growths(run, compiled))


def _growths(run: Run, compiled: Modules) -> Iterator[tuple[list[int], list[float]]]:
    for module, some in compiled:
        bench = Bench(module, run.operation)
        for position, kernel in enumerate(some):
            lengths = growth(kernel, run.options.n_pred)
            if kernel.name in run.dropped:
                yield lengths, [np.inf] * len(lengths)
                continue
            for t in lengths:
                name, shape = f"growth {kernel.name} {t}", (*kernel.tile[:2], kernel.tile.k * t)
                if name not in run.store:
                    run.keep({name: bench.times(shape, [position])[0]})
            yield lengths, [run.store[f"growth {kernel.name} {t}"] for t in lengths]
            run.progress.step()
