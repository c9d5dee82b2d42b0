"""What a forest says of times that nobody took, learnt from those that were taken and from what models say of them.

A model of a few terms is off by as much on shapes that are alike; of those a leaf of one tree holds four measurements.
The mean of many trees that are split at random (extremely randomized trees, Geurts et al. 2006) knows more, but cannot
be asked in every call. A library's shortlists are one tree again, learnt from what the forest says of many more shapes
than could be measured (distillation; Breiman and Shang 1996).
"""

from __future__ import annotations

from typing import Any, Self

import numpy as np

from dynmlir.generate.shortlists import features

#: Trees, measurements of each of their leaves at least, and the part of the features that a split chooses from.
TREES, LEAST_SHAPES, ASKED = 30, 3, 0.4
#: How much longer than the least a kernel is told to take, log of time, at most: beyond it all are as bad.
HOPELESS = 0.9
#: The same of what models say, which is more often wrong.
UNLIKELY = 1.5
#: Shapes that are asked about at a time.
AT_ONCE = 1 << 14


class Forest:
    """Trees that know what kernels take on some shapes; of others they say what is to be expected."""

    def __init__(self, trees: Any, floor: int):
        self._trees, self._floor = trees, floor

    @classmethod
    def grown(cls, shapes: np.ndarray, ps: np.ndarray, predicted: np.ndarray, floor: int) -> Self:
        """From times and what models say of them, ps of shape (shapes, kernels); infinite where none may be chosen.

        `floor`, ps, is what no choice can be blamed for (generate/operation.py).
        """
        from sklearn.ensemble import ExtraTreesRegressor  # here: 50 MB that most runs need not pay for, and a second

        least = ps.min(axis=1)
        losses = np.minimum(np.log((ps + floor) / (least + floor)[:, None]), HOPELESS)
        slower = np.log((least + floor) / (predicted.min(axis=1) + floor))
        trees = ExtraTreesRegressor(TREES, min_samples_leaf=LEAST_SHAPES, max_features=ASKED, random_state=0)
        trees.fit(_told(shapes, predicted, floor), np.column_stack([losses, slower]))
        return cls(trees, floor)

    def losses(self, shapes: np.ndarray, predicted: np.ndarray) -> np.ndarray:
        """log of each kernel's time over the least one, (shapes, kernels), from what models say of them, ps."""
        return self._said(shapes, predicted)[0]

    def ps(self, shapes: np.ndarray, predicted: np.ndarray) -> np.ndarray:
        """Times, (shapes, kernels); infinite where models say so."""
        losses, slower = self._said(shapes, predicted)
        least = np.exp(slower) * (predicted.min(axis=1) + self._floor)
        ps = np.maximum(least[:, None] * np.exp(losses) - self._floor, 1.0)
        return np.where(np.isfinite(predicted), ps, np.inf)

    def _said(self, shapes: np.ndarray, predicted: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        parts = range(0, len(shapes), AT_ONCE)
        told = [_told(shapes[i : i + AT_ONCE], predicted[i : i + AT_ONCE], self._floor) for i in parts]
        said = np.vstack([self._trees.predict(some) for some in told])
        losses = said[:, :-1]
        return losses - losses.min(axis=1, keepdims=True), said[:, -1]


def _told(shapes: np.ndarray, predicted: np.ndarray, floor: int) -> np.ndarray:
    """What trees ask: what shortlists' bounds are on, and what models say, log of time over the least of them."""
    logs = np.log(predicted + floor)
    return np.hstack([features(shapes), np.minimum(logs - logs.min(axis=1, keepdims=True), UNLIKELY)])


def contenders(losses: np.ndarray, within: float, least: int) -> np.ndarray:
    """Which kernels are expected `within` so much of the fastest, log of time, and so many at least; of each shape."""
    rank = losses.argsort(axis=1).argsort(axis=1)
    return (losses <= within) | (rank < least)
