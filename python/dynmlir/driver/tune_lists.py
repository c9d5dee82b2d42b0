"""What kernels are ranked by, and what shortlists are learnt from: times measured, and expected of many more shapes.

Of a few measured shapes a model says the rest. Many say by themselves where models are wrong: a forest learns that, and
shortlists learn from the forest (generate/forest.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from dynmlir.driver.tune_fit import Fitted
from dynmlir.driver.tune_run import PS, Run, Timed
from dynmlir.generate import fit
from dynmlir.generate.forest import Forest
from dynmlir.generate.shortlists import learn
from dynmlir.kernels.shortlist import Shortlist

#: A kernel that is no candidate for a shape is taken to last this many times the least.
UNFIT_RATIO = 20
#: Shapes that are expected to take what nobody measured, at least; so many times those that are measured, where few are
#: and in a long run, at most so many. Of sizes that few are measured of, lists would else name what serves their
#: neighbours (16 x 16 x 500000: 1.8 to 3.4 times the time).
LEAST_EXPECTED, OVER_FEW, OVER_MANY, MOST_EXPECTED = 400, 3, 15, 30_000
#: What one of those counts in shortlists beside one that is measured.
EXPECTED_COUNTS = 0.5
#: Kernels for which a short run learns no shortlists: what two runs measure of a hundred shapes made lists that chose
#: differently in a fifth of the suite's cases, and worse than no lists.
FEW = 30


class Times(NamedTuple):
    """ps of kernels on shapes, (shapes, kernels); which were taken; which may correct what a kernel's model says."""

    shapes: np.ndarray
    ps: np.ndarray
    taken: np.ndarray
    corrects: np.ndarray

    def of(self, positions: Sequence[int]) -> Times:
        """Of some of the kernels."""
        return Times(self.shapes, *(array[:, positions] for array in self[1:]))


def times_of(
    run: Run, data: Timed, seen: np.ndarray, model: Fitted, long: bool, novel: np.ndarray | None = None
) -> Times:
    """What is known of the kernels of a model fitted to the shapes that are `seen`, and what is expected of others.

    One measured time is the least of a few: what many say together is not misled by the one that was lucky. Of what is
    `novel` little is expected unless a run is `long`: what such kernels gain, they gain by what is measured alone.
    """
    shapes, at = data.shapes[seen], np.ix_(seen, np.array(model.positions, int))
    ps, known = data.seconds[at] * PS, data.known[at]
    if not known.any():
        return Times(shapes, ps, known, known)
    more = run.sample(_count(len(shapes), long), seed=1)
    expected = model.ps(run.counted, more)
    if long:
        said = model.ps(run.counted, shapes)
        expected = Forest.grown(shapes, ps, said, run.operation.floor).ps(more, expected)
    elif novel is not None:
        expected[:, novel] = np.inf
    expected = np.minimum(expected, UNFIT_RATIO * expected.min(axis=1, keepdims=True))
    nothing = np.zeros(expected.shape, bool)
    stacks = (shapes, more), (ps, expected), (known, nothing), (known, nothing | long)
    return Times(*map(np.vstack, stacks))


def _count(shapes: int, long: bool) -> int:
    """Shapes whose times are expected."""
    return min(OVER_MANY * shapes, MOST_EXPECTED) if long else max(OVER_FEW * shapes, LEAST_EXPECTED)


def shortlists_of(
    run: Run, model: Fitted, times: Times, few: int = FEW, counts: float = EXPECTED_COUNTS
) -> list[Shortlist]:
    """The shortlists of a model's kernels, learnt from their times; none where they are `few`.

    `counts` is what a shape whose times are expected counts beside one of those that are measured.
    """
    if len(model.kernels) <= few:
        return []
    ps, weights = times.ps, np.where(times.taken.any(axis=1), 1.0, counts)
    losses = fit.losses(model.kernels, times.shapes, ps, run.operation.floor)
    return learn(model.kernels, times.shapes, losses, ps.min(axis=1), off_by(run, model, times), weights)


def off_by(run: Run, model: Fitted, times: Times) -> np.ndarray:
    """log of times over what a model says, (shapes, kernels); NaN where they correct nothing."""
    said, floor = model.ps(run.counted, times.shapes), run.operation.floor * fit.SHORT
    known = times.corrects & np.isfinite(said) & (said > 0) & (times.ps > 0)
    ratios = np.divide(times.ps + floor, said + floor, out=np.ones_like(said), where=known)
    return np.where(known, np.log(ratios), np.nan)
