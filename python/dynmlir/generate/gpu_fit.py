"""Performance models of GPU micro-kernels from measured times (MikPoly 3.3, for the cost model `gpu`).

alone   one task on an otherwise idle GPU, of growing numbers of instances: g
full    as many tasks as the multiprocessors hold, of two numbers of instances: what an instance occupies of its
        multiprocessor (`busy`), and what a task's last stores do (`store`)
empty   a launch of no instance: what is as short says how often launches can be made, not how long they take
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np

from dynmlir.kernels.micro_kernel import MicroKernel

PS = 1e12
#: A time within so much of an empty launch's is none of the kernel's.
FLOOR = 1.15
#: What measuring finds out.
MEASURED = ("g_t", "g_ps", "g_slope", "busy", "store", "registers")


@dataclass(frozen=True)
class Timings:
    """Seconds of one launch, by its tasks' instances of the reduction."""

    alone: Mapping[int, float]
    full: Mapping[int, float]
    #: tasks of a full wave on one multiprocessor.
    resident: int
    empty: float


def lengths(n_pred: int, longest: int) -> tuple[int, ...]:
    """Numbers of instances that a task alone is timed for: 1, 2, 4 ... n_pred, and the longest."""
    return tuple(sorted({1, n_pred, longest} | {1 << i for i in range(n_pred.bit_length()) if 1 << i <= n_pred}))


def fitted(kernel: MicroKernel, timings: Timings, launch: float) -> MicroKernel:
    """The kernel with a model of its timings; `launch` are the seconds that the cost model adds for a launch."""
    seen = {t: seconds for t, seconds in timings.alone.items() if seconds > FLOOR * timings.empty}
    if len(seen) > 1:
        start, slope = line(seen)
    else:  # as it was modelled to start
        start, longest = launch + kernel.segments[0][1] / PS, max(timings.alone)
        slope = (timings.alone[longest] - start) / longest
    short, long = min(timings.full), max(timings.full)
    each = (timings.full[long] - timings.full[short]) / (long - short) / timings.resident
    store = (timings.full[long] - launch - long * each * timings.resident) / timings.resident
    model = {
        **kernel.model,
        "g_t": (0,),
        "g_ps": (_ps(start - launch, 0),),
        "g_slope": (_ps(slope, 1),),
        "busy": _ps(each, 1),
        "store": _ps(store, 0),
    }
    return replace(kernel, model=model)


def line(times: Mapping[int, float]) -> tuple[float, float]:
    """(intercept, slope) of seconds over instances, by relative least squares."""
    t, seconds = (np.array(list(values), float) for values in (times.keys(), times.values()))
    terms = np.stack([np.ones_like(t), t], axis=1) / seconds[:, None]
    start, slope = np.linalg.lstsq(terms, np.ones_like(t), rcond=None)[0]
    return float(max(start, 0.0)), float(max(slope, 0.0))


def _ps(seconds: float, least: int) -> int:
    return max(least, round(seconds * PS))


def grid(tasks: int) -> tuple[int, int]:
    """Rows and columns of tiles, as square as can be: so that operands stay in the L2."""
    rows = max(r for r in range(1, int(tasks**0.5) + 1) if tasks % r == 0)
    return rows, tasks // rows


def unsplit(kernel: MicroKernel) -> MicroKernel:
    """The kernel that does for whole tiles what one that splits the reduction does for parts: the code is the same."""
    if not kernel.term("splits_k"):
        return kernel
    name, family = (text.replace("_split", "", 1) for text in (kernel.name, kernel.family))
    return replace(kernel, name=name, family=family, model={**kernel.model, "splits_k": 0})


def with_model_of(kernel: MicroKernel, other: MicroKernel) -> MicroKernel:
    """A kernel with the measured terms of another."""
    return replace(kernel, model={**kernel.model, **{term: other.model[term] for term in MEASURED}})
