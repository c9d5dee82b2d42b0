"""Object files of kernels, kept for the next module that has the same ones.

A library's kernels are the same in every module of one target, but for what is fused into them; to compile them is half
of a compilation. Objects are known by all that they are made of: code, flags, and the version of IREE's compiler.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

import diskcache

#: Bytes that a folder holds at most; what was not used for the longest time goes first.
MOST_BYTES = 256 << 20
#: Of the digest that a kept object begins with.
_DIGEST = hashlib.sha256().digest_size
#: Where a folder cannot be used: a compilation goes on without it.
_UNUSABLE = (OSError, sqlite3.Error, diskcache.Timeout)


class ObjectCache:
    """A folder of objects, which several processes may use at once; one that cannot be used is as an empty one."""

    def __init__(self, folder: Path):
        self._folder = folder

    def of(self, source: bytes, flags: Sequence[str], compile_object: Callable[[], bytes]) -> bytes:
        """The object file of a source, from the folder or compiled. Raises what compiling it does."""
        key = _key(source, flags)
        with suppress(*_UNUSABLE), self._open() as folder:
            kept = folder.get(key)
            if isinstance(kept, bytes) and _digest(kept[_DIGEST:]) == kept[:_DIGEST]:
                return kept[_DIGEST:]
        made = compile_object()
        with suppress(*_UNUSABLE), self._open() as folder:
            folder.set(key, _digest(made) + made)
        return made

    def _open(self) -> diskcache.Cache:
        """For one access: a connection is its thread's, and is to be closed by it."""
        return diskcache.Cache(
            str(self._folder), size_limit=MOST_BYTES, eviction_policy="least-recently-used", timeout=1
        )


def _digest(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def _key(source: bytes, flags: Sequence[str]) -> str:
    made_with = repr((importlib.metadata.version("iree-base-compiler"), *flags))
    return hashlib.sha256(_digest(made_with.encode()) + source).hexdigest()
