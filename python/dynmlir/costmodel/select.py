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

from dynmlir.costmodel.cuts import Cuts, candidates, complete
from dynmlir.costmodel.expression import INFINITE, Expr, Reading
from dynmlir.costmodel.model import CostModel, State, Work
from dynmlir.costmodel.shortlists import applying, corrected, times_factor
from dynmlir.device.facts import Device
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.kernels.patterns import CUTS, MOST_REGIONS, Regions, bounds, is_complete, pattern_numbers, used_cuts
from dynmlir.kernels.shortlist import Shortlist, choices

PLAN = ("pattern", *CUTS, *(f"kernel{i}" for i in range(1, MOST_REGIONS + 1)))
EMPTY_PLAN = (0,) * (1 + len(CUTS)) + (-1,) * MOST_REGIONS


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
    def shortlists(self) -> tuple[Shortlist, ...]:
        """The library's, where they are heeded: by a model made for them, with one pattern."""
        return self.library.shortlists if self.model.shortlisted and len(self.patterns) == 1 else ()

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
        x, best, plan = self.x, INFINITE, EMPTY_PLAN
        alone: Sequence[Expr] = ()
        for name, regions in self.problem.patterns.items():
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

    def best_kernel(self, rows: Expr, cols: Expr, k: Expr, n: Expr, pes: Expr, *others: Expr) -> tuple[Expr, ...]:
        """(cost, kernel, state) of the cheapest kernel for a region that is not empty. `others`: told, then state."""
        inputs, kernels = (rows, cols, k, n, pes, *others), self.problem.library.micro_kernels
        state = others[len(self.told) :]
        shortlists = self.problem.shortlists
        if not shortlists:
            return self._cheapest_of(range(len(kernels)), self._priced, *inputs)
        among = choices(shortlists, [kernel.name for kernel in kernels])

        def case(one: Shortlist, chosen: Sequence[int], *inputs: Expr) -> tuple[Expr, ...]:
            """One that is alone costs nothing, not even the time to price it."""
            if len(chosen) == 1:
                return 0, chosen[0], *inputs[len(inputs) - len(state) :]
            return self._cheapest_of(chosen, partial(self._priced_once, one), *inputs)

        cases = [partial(case, one, chosen) for one, chosen in zip(shortlists, among, strict=True)]
        index = applying(self.x, shortlists, rows, cols, k, pes)
        return self.x.switch(index, inputs, cases, 2 + len(state))

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

    def _priced_once(self, shortlist: Shortlist, index: int, *inputs: Expr) -> tuple:
        """The same, in code that the shortlists share, times what one of them says."""
        cost, *after = self.x.call(f"cost{index}", partial(self._priced, index), inputs)
        return times_factor(self.x, cost, shortlist.factor(self._kernels[index].name)), *after

    def extent(self, blocks: Sequence[int], cuts: Cuts) -> tuple[Expr, Expr]:
        """(rows, columns) of a region."""
        at = {"0": 0, "M": self.m, "N": self.n, **cuts._asdict()}
        (row_lo, row_hi), (col_lo, col_hi) = bounds(blocks)
        return self.x.sub(at[row_hi], at[row_lo]), self.x.sub(at[col_hi], at[col_lo])


def nearly(x: Reading, cost: Expr, near: int) -> Expr:
    """The most that a cost near another may be; any cost where a model asks for nothing."""
    return x.add(cost, x.floordiv(cost, near)) if near else cost


def _split(values: Sequence[Expr], lengths: Sequence[int]) -> list[tuple[Expr, ...]]:
    rest = iter(values)
    return [tuple(islice(rest, length)) for length in lengths]
