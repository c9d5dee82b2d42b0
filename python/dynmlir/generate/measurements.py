"""Measurements of one device's candidates, as a value and as a file (.npz)."""

from __future__ import annotations

import os
import zipfile
from dataclasses import dataclass, replace
from typing import Any

import numpy as np


@dataclass(frozen=True)
class Measurements:
    """Seconds, an empty call taken off."""

    kernels: tuple[str, ...]
    shapes: np.ndarray
    """(shapes, 3): M, N, K."""
    seconds: np.ndarray
    """(shapes, kernels)."""
    growth: tuple[tuple[np.ndarray, np.ndarray], ...]
    """For each kernel, instances of a pipelined task and its seconds."""

    def least(self, other: Measurements) -> Measurements:
        """The lesser of each two times; both are of the same kernels, shapes and instances."""
        pairs = zip(self.growth, other.growth, strict=True)
        growth = tuple((instances, np.minimum(mine, theirs)) for (instances, mine), (_, theirs) in pairs)
        return replace(self, seconds=np.minimum(self.seconds, other.seconds), growth=growth)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Raises OSError."""
        tables: dict[str, Any] = {"kernels": self.kernels, "shapes": self.shapes, "seconds": self.seconds}
        for name, (instances, seconds) in zip(self.kernels, self.growth, strict=True):
            tables[f"growth.{name}"] = np.stack([instances.astype(float), seconds])
        with open(path, "wb") as out:
            np.savez_compressed(out, allow_pickle=False, **tables)


def load_measurements(path: str | os.PathLike[str]) -> Measurements:
    """Raises OSError, or ValueError for a file that holds something else."""
    try:
        with open(path, "rb") as file, np.load(file, allow_pickle=False) as tables:
            names = tuple(map(str, tables["kernels"]))
            pairs = tuple((t[0].astype(np.int64), t[1]) for t in (tables[f"growth.{n}"] for n in names))
            return Measurements(names, tables["shapes"], tables["seconds"], pairs)
    except (KeyError, ValueError, zipfile.BadZipFile) as error:
        raise ValueError(f"{os.fspath(path)} holds no measurements: {error}") from None
