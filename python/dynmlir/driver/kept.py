"""What libraries are lowered to, kept beside objects of kernels as long as nothing that lowers them changes."""

from __future__ import annotations

import importlib.metadata
from collections.abc import Callable

import dynmlir


def keep_made(what: bytes, make: Callable[[], bytes]) -> bytes:
    """From the user's cache folder, or made (`lowering.code_apart.Keep`)."""
    # Here: who lowers nothing starts without IREE's compiler, which the cache asks for the CPU's features.
    from dynmlir.backend.object_cache import ObjectCache
    from dynmlir.driver.cache import code_digest, objects_folder

    made_with = ("made", dynmlir.__version__, importlib.metadata.version("torch-mlir"), code_digest())
    return ObjectCache(objects_folder()).of(what, made_with, make)
