"""How a caller waits for workers that are pinned to every core there is.

The worker that ends last wakes the caller, then notes that it has (IREE's `iree_async_multi_wait_timepoint_callback`).
Where no core is free, Linux puts the caller on that worker's core and lets it run at once; the caller then spins on a
note that its own worker cannot write before the caller's slice is over: up to 4 ms for every call.
A thread of Linux's batch policy does not interrupt whoever runs when it wakes, and loses nothing else by it.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

Invoke = Callable[[Any, Any], None]


def crowded(threads: int) -> bool:
    """True where so many workers leave no core to the thread that waits for them."""
    return hasattr(os, "SCHED_BATCH") and threads >= len(os.sched_getaffinity(0))


def without_interrupting(invoke: Invoke) -> Invoke:
    """`invoke`, during which the calling thread is of the batch policy; threads of other policies stay as they are."""
    how = os.sched_param(0)

    def wait(arguments: Any, results: Any) -> None:
        if os.sched_getscheduler(0) != os.SCHED_OTHER:
            return invoke(arguments, results)
        os.sched_setscheduler(0, os.SCHED_BATCH, how)
        try:
            invoke(arguments, results)
        finally:
            os.sched_setscheduler(0, os.SCHED_OTHER, how)

    return wait
