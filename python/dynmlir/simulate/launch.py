"""One launch of a kernel as its ops see it: blocks and threads in lockstep, shared memory, who is active."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from dynmlir.simulate.memory import Fault, Shared

Values = dict[Any, Any]
Handler = Callable[[Any, list[Any], Values, "Launch"], list[Any]]


@dataclass
class Launch:
    """One launch: `blocks` thread blocks of `threads` threads, in lockstep."""

    blocks: int
    threads: int
    #: None on the host.
    shared: Shared | None = None
    #: the meaning of further ops, by name.
    more: Mapping[str, Handler] = field(default_factory=dict)
    active: np.ndarray = field(init=False)

    def __post_init__(self) -> None:
        self.active = np.ones(self.lanes, dtype=bool)

    @property
    def memory(self) -> Shared:
        """The shared memory. Fault on the host, which has none."""
        if self.shared is None:
            raise Fault("shared memory on the host")
        return self.shared

    @property
    def lanes(self) -> int:
        return self.blocks * self.threads

    def per_block(self, values: Sequence[int]) -> np.ndarray:
        """A value for each block as a value for each thread."""
        return np.repeat(np.asarray(values, dtype=np.int64), self.threads)


def uniform(value: Any, launch: Launch) -> int:
    """A value that all active threads agree on."""
    seen = np.broadcast_to(value, launch.lanes)[launch.active]
    if seen.size and (seen != seen[0]).any():
        raise Fault("threads disagree on the bounds of a loop")
    return int(seen[0]) if seen.size else 0


def merge(condition: np.ndarray, then: Any, otherwise: Any) -> Any:
    rank = max(np.ndim(then), np.ndim(otherwise), condition.ndim)
    return np.where(condition.reshape(condition.shape + (1,) * (rank - condition.ndim)), then, otherwise)
