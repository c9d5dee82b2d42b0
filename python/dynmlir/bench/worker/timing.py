"""One turn of a competitor: how long a call takes."""

from __future__ import annotations

import itertools
import os
import time
from collections.abc import Callable

CPUS = sorted(os.sched_getaffinity(0))
#: A turn so short, milliseconds, only tells the hopeless from the others.
GLANCE = 2


def measure(call: Callable[[], object], ms: float) -> tuple[float, float, int]:
    """One turn: warm up for ms/4, then batches of calls for `ms` -> median and least seconds, calls.

    Three batches at least, of calls below 0.3 s; one where `ms` is but a glance.
    """
    clock, out = time.perf_counter, list[float]()
    end, one = clock() + ms * 0.25e-3, 0.0
    while not one or clock() < end:
        t = clock()
        call()
        one = clock() - t
    reps = max(1, min(100000, int(2e-4 / max(one, 1e-8))))
    end, least = clock() + ms * 1e-3, 3 if ms > GLANCE and one < 0.3 else 1
    while len(out) < least or clock() < end:
        t = clock()
        for _ in itertools.repeat(None, reps):
            call()
        out.append((clock() - t) / reps)
    out.sort()
    return out[len(out) // 2], out[0], len(out) * reps


def pin() -> None:
    """This thread to the first core, its helpers to the rest.

    Left alone they share a core for tens of milliseconds after waking.
    """
    for tid in map(int, os.listdir("/proc/self/task")):
        os.sched_setaffinity(tid, CPUS[:1] if tid == os.getpid() else CPUS[1:])
