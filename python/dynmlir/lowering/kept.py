"""Register tiles that were lowered before: most of what dynmlir itself does in a compilation."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from functools import partial

#: What is made of a text, from before or by a call now.
Keep = Callable[[bytes, Callable[[], bytes]], bytes]
#: Between texts of one entry, which is a library's.
_BETWEEN = "\0"


def texts_of(made_of: str, make: Callable[[], Sequence[str]], keep: Keep | None) -> list[str]:
    """What `make` makes, which is all told by `made_of`; kept, where something keeps it."""
    if keep is None:
        return list(make())
    return zlib.decompress(keep(made_of.encode(), partial(_packed, make))).decode().split(_BETWEEN)


def _packed(make: Callable[[], Sequence[str]]) -> bytes:
    return zlib.compress(_BETWEEN.join(make()).encode(), level=1)
