"""Selection: sizes in, plan out (MikPoly Alg. 1), written once for every reading.

    for each pattern, in order:
        for each kernel a of the first region (of two: where the model asks for it, one that alone comes near the best):
            for each candidate of the cut rule (cuts.py):
                skip if the first region alone costs as much as the best program so far
                every other region, in order, takes its cheapest kernel (ties: the lowest index),
                and again the program is skipped once it costs as much as the best so far
                keep the program: it is strictly cheaper

Where Pattern I alone is tried, or I and III, the library's shortlists say which kernels a region's is out of; with
others, whose first regions need not be like the whole, all are. (IREE 3.13 also cannot take a function of selection
that calls others from several places: it overflows its stack.)

Where I and III alone are tried, by a model that says how wide vectors are, III has one cut (behind_vectors.py).

An empty region costs nothing and has kernel -1. A plan is 13 integers: pattern, r, c, r23, c45, r67, and the
kernel of each region of the pattern, -1 beyond them. An empty output is pattern 0, cuts 0, kernels -1; K = 0
is a shape like any other, of tasks without instances.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from dynmlir.costmodel.behind_vectors import divides, plan_divided
from dynmlir.costmodel.cheapest import Cheapest
from dynmlir.costmodel.cuts import Cuts, candidates, complete
from dynmlir.costmodel.expression import INFINITE, Expr, Reading, divided
from dynmlir.costmodel.model import State, Work
from dynmlir.kernels.patterns import BESIDE_VECTORS, CUTS, MOST_REGIONS, Regions, bounds, used_cuts

PLAN = ("pattern", *CUTS, *(f"kernel{i}" for i in range(1, MOST_REGIONS + 1)))
EMPTY_PLAN = (0,) * (1 + len(CUTS)) + (-1,) * MOST_REGIONS


class Partial(NamedTuple):
    """A program whose first regions have their kernels."""

    cost: Expr
    kernels: tuple[Expr, ...]
    state: State


#: (cost, the cuts that the pattern uses, the kernel of each of its regions)
Found = tuple[Expr, ...]


class Search(Cheapest):
    """One selection under way."""

    def plan(self) -> tuple[Expr, ...]:
        """The plan; 13 expressions."""
        x = self.x
        some = x.both(x.lt(0, self.m), x.lt(0, self.n))
        return x.when(some, self.sizes, lambda *s: self.again(s)._plan(), EMPTY_PLAN)

    def _plan(self) -> tuple[Expr, ...]:
        worth = divides(self)
        if worth is not False:
            return plan_divided(self, worth)
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
        inner, found = self.again(inputs[:count]), tuple(inputs[count:])
        for cuts, is_new in candidates(x, regions, kernel.tile, inner.m, inner.n, inner.pes):
            work = Work.told(*inner.extent(regions[0], cuts), inner.k, inner.n, inner.pes, (), inner.told)
            hopeful = is_new
            if self._whole_is_priced(regions):
                # With an empty second region it is a program of one, which all have been.
                rest = x.lt(0, x.min(*inner.extent(regions[1], cuts)))
                hopeful = x.both(x.both(is_new, rest), model.may_begin(x, kernel, device, work, found[0]))
            found = inner._begin(regions, a, cuts, hopeful, found)
        return found

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
            sizes, at, found = divided(inputs, parts)
            inner, cuts = self.again(sizes), Cuts(*at)
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
            sizes, cuts, kernels, (cost, *state), found = divided(inputs, parts)
            inner = self.again(sizes)
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


def nearly(x: Reading, cost: Expr, near: int) -> Expr:
    """The most that a cost near another may be; any cost where a model asks for nothing."""
    return x.add(cost, x.floordiv(cost, near)) if near else cost
