"""Memory of this process."""

from __future__ import annotations

import ctypes
import gc


def give_back() -> None:
    """Returns to the system what is free: measuring keeps it otherwise, so that operands have the same pages."""
    gc.collect()
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # of glibc alone
    if trim is not None:
        trim(0)
