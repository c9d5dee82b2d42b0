"""Selection: sizes in, plan out (MikPoly Alg. 1), written once for every reading.

    for each pattern, in order:
        for each kernel a of the first region (of two: where the model asks for it, one that alone comes near the best):
            for each candidate of the cut rule (cuts.py):
                skip if the first region alone costs as much as the best program so far
                every other region, in order, takes its cheapest kernel (ties: the lowest index),
                and again the program is skipped once it costs as much as the best so far
                keep the program: it is strictly cheaper

Where Pattern I alone is tried, the library's shortlists say which kernels a is out of; with others, whose first
regions need not be like the whole, all are. (IREE 3.13 also cannot take a function of selection that calls
others from several places: it overflows its stack.)

Where I and III alone are tried, by a model that says how wide vectors are (`CostModel.lanes`), III has one cut, behind
the last whole vector, and each of its regions is a problem like the whole one, with a shortlist of its own:

    the best kernel of the whole output
    where a few columns are left over beside whole vectors, and the product is worth two selections more:
        the best kernel of the columns before the cut, and the best of those that may compute the ones behind it
        (`CostModel.beside`); both, if that costs less

An empty region costs nothing and has kernel -1. A plan is 13 integers: pattern, r, c, r23, c45, r67, and the
kernel of each region of the pattern, -1 beyond them. An empty output is pattern 0, cuts 0, kernels -1; K = 0
is a shape like any other, of tasks without instances.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from typing import NamedTuple

from dynmlir.costmodel.cuts import Cuts, candidates, complete, full_tiles
from dynmlir.costmodel.expression import INFINITE, Expr, Reading
from dynmlir.costmodel.model import UNFIT, CostModel, State, Work
from dynmlir.costmodel.shortlists import applying, corrected, times_factor
from dynmlir.device.facts import Device
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.kernels.patterns import (
    BESIDE_VECTORS,
    CUTS,
    MOST_REGIONS,
    PATTERNS,
    Regions,
    bounds,
    is_complete,
    pattern_numbers,
    used_cuts,
)
from dynmlir.kernels.shortlist import FACTOR_UNIT, Shortlist, choices

PLAN = ("pattern", *CUTS, *(f"kernel{i}" for i in range(1, MOST_REGIONS + 1)))
EMPTY_PLAN = (0,) * (1 + len(CUTS)) + (-1,) * MOST_REGIONS
#: Multiply-adds of a product for each micro-kernel that selection prices in another region: 25 ns are then a twentieth
#: of what a core with vectors of 512 bits takes for it.
FMAS_A_PRICE = 1 << 16
#: Programs of two regions are to cost less than one by so large a part of that: what no model knows of their seam.
CLEARLY = 32


@dataclass(frozen=True)
class Problem:
    """What is known when the dispatch function is made."""

    library: Library
    device: Device
    model: CostModel
    #: pattern -> blocks of its regions, in plan order; incomplete patterns are refused.
    patterns: Mapping[str, Regions]
    #: pattern -> its number in a plan; as `pattern_numbers` counts these patterns where not given.
    numbers: Mapping[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not self.numbers:
            object.__setattr__(self, "numbers", pattern_numbers(self.patterns))
        if not self.patterns:
            raise ValueError("no pattern to choose from")
        for name, regions in self.patterns.items():
            if not is_complete(regions):
                raise ValueError(f"pattern '{name}' does not cover the output")

    @property
    def lanes(self) -> int:
        """Columns of a vector, where Pattern III is cut behind whole vectors; 0 where it is cut as the others are."""
        alone = dict(self.patterns) == {name: PATTERNS[name] for name in BESIDE_VECTORS}
        return self.model.lanes(self.device) if alone else 0

    @property
    def shortlists(self) -> tuple[Shortlist, ...]:
        """The library's, where they are heeded: by a model made for them, where each region is a problem of its own."""
        heeded = self.model.shortlisted and (len(self.patterns) == 1 or self.lanes)
        return self.library.shortlists if heeded else ()

    @property
    def beside(self) -> Sequence[int]:
        """The micro-kernels for columns that are left over beside whole vectors."""
        return [i for i, kernel in enumerate(self.library.micro_kernels) if self.model.beside(kernel)]

    @property
    def priced(self) -> int:
        """How many micro-kernels selection prices for one region, about."""
        among = choices(self.shortlists, [kernel.name for kernel in self.library.micro_kernels])
        every = [len(some) for some in among] or [len(self.library.micro_kernels)]
        return max(1, sum(every) // len(every))

    def corrected(
        self, x: Reading, kernel: MicroKernel, cost: Expr, rows: Expr, cols: Expr, k: Expr, pes: Expr
    ) -> Expr:
        """What a region costs with a micro-kernel, from what the model says: times the factor of its shortlist."""
        return corrected(x, self.shortlists, kernel.name, cost, rows, cols, k, pes)


class Partial(NamedTuple):
    """A program whose first regions have their kernels."""

    cost: Expr
    kernels: tuple[Expr, ...]
    state: State


#: (cost, the cuts that the pattern uses, the kernel of each of its regions)
Found = tuple[Expr, ...]


@dataclass(frozen=True)
class Search:
    """One selection under way: the sizes, and what depends on them but not on the program."""

    x: Reading
    problem: Problem
    m: Expr
    n: Expr
    k: Expr
    pes: Expr
    #: what else is known: values of the first names of TOLD.
    told: tuple[Expr, ...] = ()

    @classmethod
    def of(cls, x: Reading, problem: Problem, sizes: Sequence[Expr]) -> Search:
        """From M, N, K, PEs, and what else is known, in one row."""
        m, n, k, pes, *told = sizes
        return cls(x, problem, m, n, k, pes, tuple(told))

    @property
    def sizes(self) -> tuple[Expr, ...]:
        """What a search is made of beside the problem."""
        return self.m, self.n, self.k, self.pes, *self.told

    def plan(self) -> tuple[Expr, ...]:
        """The plan; 13 expressions."""
        x = self.x
        some = x.both(x.lt(0, self.m), x.lt(0, self.n))
        return x.when(some, self.sizes, lambda *s: Search.of(x, self.problem, s)._plan(), EMPTY_PLAN)

    def _plan(self) -> tuple[Expr, ...]:
        divided = self.divides()
        if divided is not False:
            return self._divided(divided)
        x, best, plan = self.x, INFINITE, EMPTY_PLAN
        alone: Sequence[Expr] = ()
        for name, regions in self._patterns.items():
            if len(regions) == 1 and self.problem.model.near:
                (cost, *program), alone = self._alone(best)
            else:
                cost, *program = self._best_of_pattern(regions, best, alone)
            used = len(used_cuts(regions))
            cuts = complete(used_cuts(regions), program[:used], self.m, self.n)
            kernels = (*program[used:], *([-1] * (MOST_REGIONS - len(regions))))
            found = (self.problem.numbers[name], *cuts, *kernels)
            better = x.lt(cost, best)
            plan = tuple(x.select(better, a, b) for a, b in zip(found, plan, strict=True))
            best = cost
        return plan

    @property
    def _patterns(self) -> Mapping[str, Regions]:
        """Those that are tried as Alg. 1 says: of I and III, behind whole vectors, I."""
        patterns = self.problem.patterns
        return {name: patterns[name] for name in BESIDE_VECTORS[:1]} if self.problem.lanes else patterns

    def whole_vectors(self) -> Expr:
        """Columns before the cut behind the last whole vector; all where there is none."""
        return full_tiles(self.x, self.n, self.problem.lanes)

    def divides(self) -> Expr:
        """Whether a cut behind the last whole vector is tried.

        Of a product (an image's pixels are taken by windows), whose columns fill a vector and up to half of another,
        with rows enough for a column of B to be of use, and work that is worth the selection.
        """
        x, problem = self.x, self.problem
        if not problem.lanes or not problem.beside or len(self.told) > 1:
            return False
        left, half = x.sub(self.n, self.whole_vectors()), problem.lanes // 2
        few = x.both(x.lt(problem.lanes, self.n), x.both(x.lt(0, left), x.le(left, half)))
        if few is False:
            return False
        fmas = x.mul(x.mul(x.mul(self.m, self.n), self.k), self.told[0] if self.told else 1)
        least = FMAS_A_PRICE * problem.priced
        return x.both(few, x.both(x.le(problem.lanes, self.m), x.le(least, fmas)))

    def _divided(self, divides: Expr) -> tuple[Expr, ...]:
        """The plan by Pattern I, or where it `divides` and that costs clearly less, by III behind the whole vectors."""
        x, (one, two) = self.x, (self.problem.numbers[name] for name in BESIDE_VECTORS)
        cost, alone, *_ = self._best_of_columns(self.n, x.select(divides, 1, 0))

        def divided(*inputs: Expr) -> tuple[Expr, ...]:
            sizes, (whole, cost, alone) = _split(inputs, (len(self.sizes), 3))
            inner = Search.of(x, self.problem, sizes)
            first_cost, first, *state = inner._best_of_columns(whole, 1)
            left = x.opaque(x.sub(inner.n, whole))
            others = (inner.m, left, inner.k, inner.n, inner.pes, *inner.told, *state)
            second_cost, second, *_ = x.call("beside", inner.best_beside, others)
            less = x.lt(x.add(first_cost, second_cost), clearly_less(x, cost))
            return tuple(x.select(less, a, b) for a, b in ((two, one), (whole, inner.n), (first, alone), (second, -1)))

        inputs = (*self.sizes, self.whole_vectors(), cost, alone)
        pattern, cut, *kernels = x.when(divides, inputs, divided, (one, self.n, alone, -1))
        cuts = complete(("c",), (cut,), self.m, self.n)
        return (pattern, *cuts, *kernels, *([-1] * (MOST_REGIONS - 2)))

    def _best_of_columns(self, cols: Expr, asked: Expr) -> tuple[Expr, ...]:
        """(cost, kernel, state) of the cheapest kernel for the first columns; the cost only where that is `asked`.

        In one function for all that are asked for: what two call IREE takes for a recursion.
        """
        x, state = self.x, self.problem.model.initial(self.x, self.problem.device, self.pes)
        inputs = (x.opaque(asked), self.m, x.opaque(cols), self.k, self.n, self.pes, *self.told, *state)
        return x.call("best", lambda asked, *a: self.best_kernel(*a, asked=x.lt(0, asked)), inputs)

    def _alone(self, bound: Expr) -> tuple[Found, list[Expr]]:
        """The best program of one region below `bound`, and what each kernel costs alone."""
        x, model, device = self.x, self.problem.model, self.problem.device
        best, chosen, costs = bound, -1, []
        for index, kernel in enumerate(self._kernels):
            task = model.task(x, kernel, device, self.k)
            work = Work.told(self.m, self.n, self.k, self.n, self.pes, task, self.told)
            cost = model.alone(x, kernel, device, work)
            better = x.lt(cost, best)
            best, chosen = x.select(better, cost, best), x.select(better, index, chosen)
            costs.append(cost)
        return (best, chosen), costs

    def _best_of_pattern(self, regions: Regions, bound: Expr, alone: Sequence[Expr] = ()) -> Found:
        """The cheapest program below `bound`; its cost is `bound` if there is none.

        Where costs of kernels alone are given, it begins with one that is near the best of them.
        """
        x, model, device = self.x, self.problem.model, self.problem.device
        found: Found = (bound, *([0] * len(used_cuts(regions))), *([-1] * len(regions)))
        if len(regions) == 1:
            state = model.initial(x, device, self.pes)
            cost, kernel, *_ = self.best_kernel(self.m, self.n, self.k, self.n, self.pes, *self.told, *state)
            better = x.lt(cost, bound)
            return x.select(better, cost, bound), x.select(better, kernel, -1)
        near = nearly(x, bound, model.near)
        for a in range(len(self._kernels)):
            begins = x.le(alone[a], near) if alone and len(regions) == 2 else True
            inputs = (*self.sizes, *found)
            found = x.when(begins, inputs, lambda *v, a=a: self._beginning_with(regions, a, v), found)
        return found

    def _beginning_with(self, regions: Regions, a: int, inputs: Sequence[Expr]) -> Found:
        """The better of what was found and the cheapest program whose first region has kernel `a`."""
        x, model, device, kernel = self.x, self.problem.model, self.problem.device, self._kernels[a]
        count = len(self.sizes)
        inner, found = Search.of(x, self.problem, inputs[:count]), tuple(inputs[count:])
        for cuts, is_new in candidates(x, regions, kernel.tile, inner.m, inner.n, inner.pes):
            work = Work.told(*inner.extent(regions[0], cuts), inner.k, inner.n, inner.pes, (), inner.told)
            hopeful = is_new
            if self._whole_is_priced(regions):
                # With an empty second region it is a program of one, which all have been.
                rest = x.lt(0, x.min(*inner.extent(regions[1], cuts)))
                hopeful = x.both(x.both(is_new, rest), model.may_begin(x, kernel, device, work, found[0]))
            found = inner._begin(regions, a, cuts, hopeful, found)
        return found

    @property
    def _kernels(self) -> Sequence[MicroKernel]:
        return self.problem.library.micro_kernels

    def _whole_is_priced(self, regions: Regions) -> bool:
        """Whether a pattern of one region has been tried, on every kernel, before this one of two."""
        earlier = list(self.problem.patterns.values())
        earlier = earlier[: earlier.index(regions)]
        return len(regions) == 2 and any(len(other) == 1 for other in earlier) and not self.problem.shortlists

    def _begin(self, regions: Regions, a: int, cuts: Cuts, hopeful: Expr, found: Found) -> Found:
        """The better of `found` and, where there is hope, the cheapest program whose first region has kernel `a`."""
        x, model, device = self.x, self.problem.model, self.problem.device
        kernel = self.problem.library.micro_kernels[a]

        def priced(*inputs: Expr) -> Found:
            sizes, at, found = _split(inputs, parts)
            inner, cuts = Search.of(x, self.problem, sizes), Cuts(*at)
            task = model.task(x, kernel, device, inner.k)
            work = Work.told(*inner.extent(regions[0], cuts), inner.k, inner.n, inner.pes, task, inner.told)
            cost, state = model.region(x, kernel, device, work, model.initial(x, device, inner.pes))
            return inner._extend(regions, cuts, x.lt(cost, found[0]), Partial(cost, (a,), state), found)

        groups = (self.sizes, cuts, found)
        parts = [len(group) for group in groups]
        return x.when(hopeful, [value for group in groups for value in group], priced, found)

    def _extend(self, regions: Regions, cuts: Cuts, worth: Expr, begun: Partial, found: Found) -> Found:
        """The better of `found` and, where it is `worth` it, the cheapest completion of a program begun."""
        x, chosen = self.x, len(begun.kernels)
        if chosen == len(regions):
            used = [getattr(cuts, name) for name in used_cuts(regions)]
            program = (begun.cost, *used, *begun.kernels)
            return tuple(x.select(worth, a, b) for a, b in zip(program, found, strict=True))

        def following(*inputs: Expr) -> Found:
            sizes, cuts, kernels, (cost, *state), found = _split(inputs, parts)
            inner = Search.of(x, self.problem, sizes)
            more, kernel, *state = inner._cheapest(regions[chosen], Cuts(*cuts), state)
            cost = x.add(cost, more)
            longer = Partial(cost, (*kernels, kernel), tuple(state))
            return inner._extend(regions, Cuts(*cuts), x.lt(cost, found[0]), longer, found)

        sizes = self.sizes
        groups = (sizes, cuts, begun.kernels, (begun.cost, *begun.state), found)
        parts = [len(group) for group in groups]
        inputs = [a for group in groups for a in group]
        if chosen > 1 or len(regions) <= 2:
            return x.when(worth, inputs, following, found)
        # Written once, not once a candidate: nine patterns compile twice as fast so.
        name = "_".join(["rest", *("".join(map(str, blocks)) for blocks in regions)])
        shared = (*sizes, *(x.opaque(a) for a in inputs[len(sizes) :]))
        return x.when(worth, shared, lambda *a: x.call(name, following, a), found)

    def _cheapest(self, blocks: Sequence[int], cuts: Cuts, state: Sequence[Expr]) -> tuple[Expr, ...]:
        """(cost, kernel, state) of a region with its cheapest kernel; (0, -1, state) if it is empty.

        Only whole sizes fold into the code that is shared between regions: there are few of them.
        """
        x = self.x
        box, (rows, cols) = bounds(blocks), self.extent(blocks, cuts)
        rows = rows if box[0] == ("0", "M") else x.opaque(rows)
        cols = cols if box[1] == ("0", "N") else x.opaque(cols)
        carried = state if self.problem.model.folds_state else [x.opaque(s) for s in state]
        inputs = (rows, cols, self.k, self.n, self.pes, *self.told, *carried)
        some = x.both(x.lt(0, rows), x.lt(0, cols))
        return x.when(some, inputs, lambda *a: x.call("best", self.best_kernel, a), (0, -1, *state))

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

    def extent(self, blocks: Sequence[int], cuts: Cuts) -> tuple[Expr, Expr]:
        """(rows, columns) of a region."""
        at = {"0": 0, "M": self.m, "N": self.n, **cuts._asdict()}
        (row_lo, row_hi), (col_lo, col_hi) = bounds(blocks)
        return self.x.sub(at[row_hi], at[row_lo]), self.x.sub(at[col_hi], at[col_lo])


def _cases(
    case: Callable[..., tuple], shortlists: Sequence[Shortlist], among: Sequence[Sequence[int]]
) -> list[Callable[..., tuple]]:
    """`case` of each shortlist, and of the kernels that it leaves."""
    return [partial(case, one, chosen) for one, chosen in zip(shortlists, among, strict=True)]


def clearly_less(x: Reading, cost: Expr) -> Expr:
    """What a program of two regions is to cost less than, where one of one region costs so much."""
    return x.sub(cost, x.floordiv(cost, CLEARLY))


def nearly(x: Reading, cost: Expr, near: int) -> Expr:
    """The most that a cost near another may be; any cost where a model asks for nothing."""
    return x.add(cost, x.floordiv(cost, near)) if near else cost


def _split(values: Sequence[Expr], lengths: Sequence[int]) -> list[tuple[Expr, ...]]:
    rest = iter(values)
    return [tuple(islice(rest, length)) for length in lengths]
