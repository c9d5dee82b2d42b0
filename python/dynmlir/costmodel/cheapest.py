"""Which micro-kernel is the cheapest for a region, and what it costs: of all, or of those of a shortlist."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Self

from dynmlir.costmodel.cuts import Cuts
from dynmlir.costmodel.expression import Expr, Reading
from dynmlir.costmodel.model import UNFIT, Work
from dynmlir.costmodel.problem import Problem
from dynmlir.costmodel.shortlists import applying, times_factor
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.kernels.patterns import bounds
from dynmlir.kernels.shortlist import FACTOR_UNIT, Shortlist, choices


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
        inputs, kernels = (rows, cols, k, n, pes, *others), self.problem.library.micro_kernels
        state = others[len(self.told) :]
        shortlists = self.problem.shortlists
        if not shortlists:
            return self._cheapest_of(range(len(kernels)), self._priced, *inputs)

        def case(one: Shortlist, chosen: Sequence[int], asked: Expr, *inputs: Expr) -> tuple[Expr, ...]:
            def cheapest(*inputs: Expr) -> tuple[Expr, ...]:
                return self._cheapest_of(chosen, partial(self._priced_once, one), *inputs)

            unpriced = (0, chosen[0], *inputs[len(inputs) - len(state) :])
            return self.x.when(asked, inputs, cheapest, unpriced) if len(chosen) == 1 else cheapest(*inputs)

        among = choices(shortlists, [kernel.name for kernel in kernels])
        index = applying(self.x, shortlists, rows, cols, k, pes)
        return self.x.switch(index, (asked, *inputs), _cases(case, shortlists, among), 2 + len(state))

    def best_beside(self, rows: Expr, cols: Expr, k: Expr, n: Expr, pes: Expr, *others: Expr) -> tuple[Expr, ...]:
        """The same of columns beside whole vectors, of the kernels that are for them; a price that none has without."""
        inputs, state, beside = (rows, cols, k, n, pes, *others), others[len(self.told) :], self.problem.beside
        price = partial(self._priced_once, code="beside")
        shortlists = self.problem.shortlists
        if not shortlists:
            return self._cheapest_of(beside, partial(price, None), *inputs)

        def case(one: Shortlist, chosen: Sequence[int], *inputs: Expr) -> tuple[Expr, ...]:
            none = (UNFIT, -1, *inputs[len(inputs) - len(state) :])
            return self._cheapest_of(chosen, partial(price, one), *inputs) if chosen else none

        listed = choices(shortlists, [kernel.name for kernel in self._kernels])
        among = [tuple(i for i in chosen if i in beside) for chosen in listed]
        index = applying(self.x, shortlists, rows, cols, k, pes)
        return self.x.switch(index, inputs, _cases(case, shortlists, among), 2 + len(state))

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

    def _priced_once(self, shortlist: Shortlist | None, index: int, *inputs: Expr, code: str = "cost") -> tuple:
        """The same, in code that the shortlists share, times what one of them says."""
        cost, *after = self.x.call(f"{code}{index}", partial(self._priced, index), inputs)
        factor = shortlist.factor(self._kernels[index].name) if shortlist else FACTOR_UNIT
        return times_factor(self.x, cost, factor), *after


def _cases(
    case: Callable[..., tuple], shortlists: Sequence[Shortlist], among: Sequence[Sequence[int]]
) -> list[Callable[..., tuple]]:
    """`case` of each shortlist, and of the kernels that it leaves."""
    return [partial(case, one, chosen) for one, chosen in zip(shortlists, among, strict=True)]
