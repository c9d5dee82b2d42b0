"""Which micro-kernel is the cheapest for a region, and what it costs: of all, or of those of a shortlist."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Self

from dynmlir.costmodel.cuts import Cuts
from dynmlir.costmodel.expression import Expr, Reading, divided
from dynmlir.costmodel.listed import Listed, listed_among
from dynmlir.costmodel.model import UNFIT, Work
from dynmlir.costmodel.problem import Problem
from dynmlir.costmodel.shortlists import Extent, times_factor
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.kernels.patterns import bounds

#: Above every price times a factor.
ABOVE_ALL = (1 << 63) - 1


@dataclass(frozen=True)
class Cheapest:
    """The sizes of a product whose regions get micro-kernels, and what depends on them but not on a program."""

    x: Reading
    problem: Problem
    m: Expr
    n: Expr
    k: Expr
    pes: Expr
    #: what else is known: values of the first names of TOLD.
    told: tuple[Expr, ...] = ()

    @classmethod
    def of(cls, x: Reading, problem: Problem, sizes: Sequence[Expr]) -> Self:
        """From M, N, K, PEs, and what else is known, in one row."""
        m, n, k, pes, *told = sizes
        return cls(x, problem, m, n, k, pes, tuple(told))

    def again(self, sizes: Sequence[Expr]) -> Self:
        """The same of other expressions for the sizes, as code that is written apart gets them."""
        return self.of(self.x, self.problem, sizes)

    @property
    def sizes(self) -> tuple[Expr, ...]:
        """What a search is made of beside the problem."""
        return self.m, self.n, self.k, self.pes, *self.told

    @property
    def _kernels(self) -> Sequence[MicroKernel]:
        return self.problem.library.micro_kernels

    def extent(self, blocks: Sequence[int], cuts: Cuts) -> tuple[Expr, Expr]:
        """(rows, columns) of a region."""
        at = {"0": 0, "M": self.m, "N": self.n, **cuts._asdict()}
        (row_lo, row_hi), (col_lo, col_hi) = bounds(blocks)
        return self.x.sub(at[row_hi], at[row_lo]), self.x.sub(at[col_hi], at[col_lo])

    def best_kernel(
        self, rows: Expr, cols: Expr, k: Expr, n: Expr, pes: Expr, *others: Expr, asked: Expr = False
    ) -> tuple[Expr, ...]:
        """(cost, kernel, state) of the cheapest kernel for a region that is not empty. `others`: told, then state.

        One that is alone in its shortlist costs nothing, not even the time to price it, where its price is not `asked`.
        """
        x, region, every = self.x, (rows, cols, k, n, pes, *others), range(len(self._kernels))
        if not self.problem.shortlists:
            return self._cheapest_of(every, self._priced, *region)
        listed, price = self._listed(every), self._prices("cost", every, region)
        first, count = listed.applying(x, self._region_extent(region))
        alone = (0, listed.entry(x, first)[0], *self._state(region))
        cheapest = partial(self._cheapest_listed, listed, price)
        return x.when(x.either(asked, x.lt(1, count)), (first, count, *region), cheapest, alone)

    def best_beside(self, rows: Expr, cols: Expr, k: Expr, n: Expr, pes: Expr, *others: Expr) -> tuple[Expr, ...]:
        """The same of columns beside whole vectors, of the kernels that are for them; a price that none has without."""
        x, region, among = self.x, (rows, cols, k, n, pes, *others), self.problem.beside
        if not self.problem.shortlists:
            return self._cheapest_of(among, partial(self._priced_once, "beside"), *region)
        listed, price = self._listed(among), self._prices("beside", among, region)
        cost, *after = self._cheapest_listed(listed, price, *listed.applying(x, self._region_extent(region)), *region)
        return x.min(cost, UNFIT), *after

    def _state(self, region: Sequence[Expr]) -> Sequence[Expr]:
        """Of (rows, cols, k, n, pes, *told, *state)."""
        return region[5 + len(self.told) :]

    def _region_extent(self, region: Sequence[Expr]) -> Extent:
        """What shortlists ask of (rows, cols, k, n, pes, *told, *state)."""
        rows, cols, k, _, pes, *others = region
        return Extent(rows, cols, k, pes, *others[: min(1, len(self.told))])

    def _listed(self, among: Sequence[int]) -> Listed:
        return listed_among(self.problem.shortlists, tuple(kernel.name for kernel in self._kernels), tuple(among))

    def _prices(self, code: str, among: Sequence[int], region: Sequence[Expr]) -> list[Callable[..., tuple]]:
        """What tells (cost, state) of each kernel; of those that no shortlist names for such a region, nothing."""
        named = self._listed(among).kernels(self.x, self._region_extent(region))

        def unfit(*region: Expr) -> tuple[Expr, ...]:
            return UNFIT, *self._state(region)

        return [partial(self._priced_once, code, i) if i in named else unfit for i in range(len(self._kernels))]

    def _cheapest_listed(
        self, listed: Listed, prices: Sequence[Callable[..., tuple]], first: Expr, count: Expr, *region: Expr
    ) -> tuple[Expr, ...]:
        """(cost, kernel, state) of the cheapest of so many entries; without one a cost above all, and no kernel."""
        x, none = self.x, (ABOVE_ALL, -1, *self._state(region))

        def cheaper(*others: Expr) -> tuple[Expr, ...]:
            sizes, (at,), found = divided(others, lengths)
            kernel, factor = listed.entry(x, at)
            cost, *after = x.switch(kernel, sizes, prices, len(none) - 1)
            cost = times_factor(x, cost, factor)
            better = x.lt(cost, found[0])
            best = (x.select(better, a, b) for a, b in zip((cost, kernel, *after), found, strict=True))
            return x.add(at, 1), *best

        lengths = len(region), 1, len(none)
        return x.repeat(count, region, cheaper, (first, *none))[1:]

    def _cheapest_of(self, among: Sequence[int], price: Callable[..., tuple], *inputs: Expr) -> tuple[Expr, ...]:
        best: tuple[Expr, ...] = ()
        for index in among:
            cost, *after = price(index, *inputs)
            if not best:
                best = (cost, index, *after)
                continue
            better = self.x.lt(cost, best[0])
            best = tuple(self.x.select(better, a, b) for a, b in zip((cost, index, *after), best, strict=True))
        return best

    def _priced(self, index: int, rows: Expr, cols: Expr, k: Expr, n: Expr, pes: Expr, *others: Expr) -> tuple:
        """(cost, state) of a region with one kernel."""
        model, device, kernel = self.problem.model, self.problem.device, self.problem.library.micro_kernels[index]
        told, state = others[: len(self.told)], others[len(self.told) :]
        work = Work.told(rows, cols, k, n, pes, model.task(self.x, kernel, device, k), told)
        cost, after = model.region(self.x, kernel, device, work, state)
        return cost, *after

    def _priced_once(self, code: str, index: int, *inputs: Expr) -> tuple:
        """(cost, state) as `_priced` has them, by code that is there once."""
        return self.x.call(f"{code}{index}", partial(self._priced, index), inputs)
