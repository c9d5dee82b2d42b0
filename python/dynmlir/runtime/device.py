"""The devices that modules run on: `local-sync` (the calling thread), `local-task` (workers) and `cuda` (a GPU)."""

from __future__ import annotations

import functools
import os

import iree.runtime as rt
from iree.runtime._binding import create_hal_driver

from dynmlir.runtime.cuda import explained

DRIVERS = ("local-sync", "local-task", "cuda")
#: IREE's heap zeroes what it gives (1 ms for 33 MB). Buffers that nobody uses any more are kept for results of the same
#: size instead: up to 1024 of them, of 256 MiB with those in use. The pool drops none for a new size, so that a short
#: list would fill up with sizes that never come again; it looks at the last ones first.
_POOL = "caching:*=*;256mib;1024"


@functools.cache
def open_device(driver: str = "local-sync", threads: int | None = None) -> rt.HalDevice:
    """A device, shared by all that ask for the same one; `threads` None is what IREE finds.

    Raises ValueError for an unknown driver, a number of threads that it cannot have, or a GPU that is not there.
    """
    if driver not in DRIVERS:
        raise ValueError(f"unknown driver '{driver}'; known: {', '.join(DRIVERS)}")
    if threads is not None and (threads < 1 or (driver != "local-task" and threads != 1)):
        raise ValueError(f"{driver} cannot run on {threads} threads")
    if driver == "cuda":
        return _gpu()
    return _with_pool(driver) if driver == "local-sync" or threads is None else _task_device(threads)


def _with_pool(driver: str) -> rt.HalDevice:
    """Arrays give their memory back to its pool: it must outlive them (`view_array`)."""
    return create_hal_driver(driver).create_default_device(allocators=[_POOL])


def _gpu() -> rt.HalDevice:
    try:
        return rt.get_device("cuda")
    except (RuntimeError, ValueError) as error:
        raise ValueError(f"cuda: {explained(str(error)) or str(error).splitlines()[0]}") from None


def _task_device(threads: int) -> rt.HalDevice:
    """Workers are pinned to a core each where there are enough cores, else left to the system."""
    pinned = threads <= len(os.sched_getaffinity(0))
    name, standing = ("max_group_count", 64) if pinned else ("group_count", 0)
    # The number of workers is a global flag of IREE's, read when a driver is made.
    rt.flags.parse_flags(f"--task_topology_{name}={threads}")
    try:
        return _with_pool("local-task")
    finally:
        rt.flags.parse_flags(f"--task_topology_{name}={standing}")
