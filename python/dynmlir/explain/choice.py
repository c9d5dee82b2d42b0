"""Why one shape gets the program that it gets: regions, terms, runners-up, what was pruned.

The plan is that of the array reading, which is equal to the emitted function's (test/unit/test_select_equal.py);
the candidates are priced with the same cost model, in the order in which Alg. 1 meets them.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate

from dynmlir.costmodel import Work, predict, pricing, select
from dynmlir.costmodel.behind_vectors import clearly_less, divides, whole_vectors
from dynmlir.costmodel.cpu_work import computed_columns
from dynmlir.costmodel.cuts import Cuts, candidates, complete
from dynmlir.costmodel.expression import INFINITE, Reading
from dynmlir.costmodel.model import UNFIT
from dynmlir.costmodel.select import Search, nearly
from dynmlir.costmodel.shortlists import Extent, applying
from dynmlir.explain.operator import Operator
from dynmlir.kernels.micro_kernel import MicroKernel
from dynmlir.kernels.patterns import CUTS, Regions, bounds, used_cuts
from dynmlir.kernels.shortlist import choices

COMPLETED, PRUNED, NOT_LISTED, NO_CANDIDATE = "completed", "pruned", "not listed", "no candidate"
NOT_NEAR, NOT_CLEARLY = "not near", "not clearly less"
#: The term of what a shortlist's factor makes of a region's price.
CORRECTION = "correction"


@dataclass(frozen=True)
class Term:
    """One summand of a region's cost, in the model's unit."""

    name: str
    meaning: str
    cost: Fraction


@dataclass(frozen=True)
class Region:
    """A rectangle of the output, half open, and the micro-kernel that computes it."""

    blocks: tuple[int, ...]
    rows: tuple[int, int]
    cols: tuple[int, int]
    kernel: MicroKernel
    #: the model's unit; what the region adds after those before it.
    cost: int
    terms: tuple[Term, ...]
    #: (tiles along rows, tiles along columns), partial ones counted.
    tiles: tuple[int, int]
    #: rows computed beyond the last one, and masked; on CPUs rows that are left over have tiles of their height.
    row_padding: int = 0
    #: columns computed beyond the last one, and masked.
    column_padding: int = 0

    @property
    def shape(self) -> tuple[int, int]:
        return self.rows[1] - self.rows[0], self.cols[1] - self.cols[0]


@dataclass(frozen=True)
class Candidate:
    """A program that selection could meet, and what became of it.

    Completed; pruned after `met` regions; not listed: the library's shortlist for such sizes leaves it out; not near:
    alone, the kernel that it begins with costs too much; not clearly less: it has a cut behind whole vectors, and costs
    hardly less than one without; or no candidate: its kernel is for fewer rows.
    """

    pattern: str
    #: (first row, end, first column, end, micro-kernel) of each region that is not empty.
    rectangles: tuple[tuple[int, int, int, int, str], ...]
    cost: int
    fate: str
    met: int

    @property
    def kernels(self) -> tuple[str, ...]:
        return tuple(rectangle[-1] for rectangle in self.rectangles)


@dataclass(frozen=True)
class Choice:
    """The decision for one shape on `pes` processing elements.

    For an empty output, and a batch of no products, `pattern` is None, and there are no regions.
    """

    operator: Operator
    sizes: tuple[int, int, int]
    pes: int
    plan: tuple[int, ...]
    pattern: str | None
    regions: tuple[Region, ...]
    cost: int
    candidates: tuple[Candidate, ...]

    @property
    def runners_up(self) -> tuple[Candidate, ...]:
        """Cheapest first, each program once, whatever pattern it is met in; without the chosen one."""
        met = {tuple((*r.rows, *r.cols, r.kernel.name) for r in self.regions)}
        others = []
        for candidate in sorted(self.candidates, key=lambda c: c.cost):
            if candidate.fate != NO_CANDIDATE and candidate.rectangles not in met:
                met.add(candidate.rectangles)
                others.append(candidate)
        return tuple(others)


def choose(operator: Operator, sizes: tuple[int, int, int], pes: int) -> Choice:
    """The choice for a shape. Raises DynmlirError where the cost model fails."""
    with pricing(operator.problem.model, operator.location):
        return _choice(operator, sizes, pes)


def _choice(operator: Operator, sizes: tuple[int, int, int], pes: int) -> Choice:
    problem = operator.problem
    told = operator.told(*sizes)
    plan = tuple(map(int, select(problem, *sizes, pes, *told)))
    named = {number: name for name, number in problem.numbers.items()}
    some = operator.products and operator.batches
    pattern = named.get(plan[0]) if some else None
    return Choice(
        operator=operator,
        sizes=sizes,
        pes=pes,
        plan=plan,
        pattern=pattern,
        regions=tuple(_regions(operator, sizes, pes, plan, problem.patterns[pattern])) if pattern else (),
        cost=int(predict(problem, plan, *sizes, pes, *told)) if some else 0,
        candidates=tuple(_candidates(operator, sizes, pes)) if pattern else (),
    )


def _sides(blocks: Sequence[int], cuts: Sequence[int], m: int, n: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """(rows, columns) of a region, half open."""
    at = {"0": 0, "M": m, "N": n, **dict(zip(CUTS, cuts, strict=True))}
    (row_lo, row_hi), (col_lo, col_hi) = bounds(blocks)
    return (at[row_lo], at[row_hi]), (at[col_lo], at[col_hi])


def _rectangles(
    regions: Regions, cuts: Cuts, kernels: Sequence[int], sizes: tuple[int, int, int], names: Sequence[str]
) -> Iterator[tuple[int, int, int, int, str]]:
    for blocks, kernel in zip(regions, kernels, strict=True):
        rows, cols = _sides(blocks, cuts, *sizes[:2])
        if rows[0] < rows[1] and cols[0] < cols[1]:
            yield (*rows, *cols, names[kernel])


def _regions(
    operator: Operator, sizes: tuple[int, int, int], pes: int, plan: Sequence[int], pattern: Regions
) -> Iterator[Region]:
    """The regions of a plan that are not empty, priced one after the other."""
    m, n, k = sizes
    x, problem = Reading(), operator.problem
    model, device = problem.model, problem.device
    state, told = model.initial(x, device, pes), operator.told(m, n, k)
    for blocks, index in zip(pattern, plan[1 + len(CUTS) :], strict=False):
        rows, cols = _sides(blocks, plan[1 : 1 + len(CUTS)], m, n)
        if rows[0] == rows[1] or cols[0] == cols[1]:
            continue
        kernel = problem.library.micro_kernels[index]
        task = model.task(x, kernel, device, k)
        work = Work.told(rows[1] - rows[0], cols[1] - cols[0], k, n, pes, task, told)
        terms = model.terms(kernel, device, work, state)
        cost, state = model.region(x, kernel, device, work, state)
        stated, cost = cost, problem.corrected(x, kernel, cost, work)
        terms = {**terms, CORRECTION: Fraction(cost - stated)}
        meanings = {**model.meanings, CORRECTION: "what the model is off by on sizes like these"}
        named = tuple(Term(name, meanings.get(name, ""), value) for name, value in terms.items() if value)
        tiles = (-(-work.rows // kernel.tile.m), -(-work.cols // kernel.tile.n))
        beyond = tiles[0] * kernel.tile.m - work.rows if operator.on_gpu else 0
        right = int(computed_columns(x, kernel, work.cols)) - work.cols
        yield Region(tuple(blocks), rows, cols, kernel, cost, named, tiles, beyond, right)


def _candidates(operator: Operator, sizes: tuple[int, int, int], pes: int) -> Iterator[Candidate]:
    """Every program that Alg. 1 meets, in its order: priced in full, and where it stopped pricing it."""
    x, problem, (m, n, k) = Reading(), operator.problem, sizes
    search, best = Search(x, problem, m, n, k, pes, operator.told(m, n, k)), INFINITE
    listed = shortlist(search, m, n)
    names = [kernel.name for kernel in problem.library.micro_kernels]
    cheapest = functools.cache(lambda *a: tuple(search.best_kernel(*a)))
    alone: dict[int, int] = {}
    for pattern, regions in problem.patterns.items():
        if problem.lanes and len(regions) > 1:
            yield from _behind_vectors(search, pattern, regions, best)
            continue
        near = nearly(x, best, problem.model.near)
        for first, kernel in enumerate(problem.library.micro_kernels):
            for cuts, is_new in candidates(x, regions, kernel.tile, m, n, pes):
                if not is_new:
                    continue
                costs, kernels = _priced(search, regions, cuts, first, cheapest)
                met = next((i for i, total in enumerate(accumulate(costs), 1) if total >= best), 0)
                fate = PRUNED if met else COMPLETED
                if len(regions) == 1:  # its one region takes the cheapest that is listed; all of those are priced
                    fate, met = COMPLETED if first in listed else NOT_LISTED, 0
                    alone[first] = costs[0]
                if problem.model.near and len(regions) == 2 and alone.get(first, 0) > near:
                    fate, met = NOT_NEAR, 0
                fate = NO_CANDIDATE if max(costs) >= UNFIT else fate
                best = min(best, sum(costs)) if fate == COMPLETED else best
                rectangles = _rectangles(regions, cuts, kernels, sizes, names)
                yield Candidate(pattern, tuple(rectangles), sum(costs), fate, met)


def _behind_vectors(search: Search, pattern: str, regions: Regions, best: int) -> Iterator[Candidate]:
    """The programs cut behind the last whole vector, where that is tried: the best without a cut costs `best`."""
    if not divides(search):
        return
    x, problem = search.x, search.problem
    cuts = complete(used_cuts(regions), (whole_vectors(search),), search.m, search.n)
    names = [kernel.name for kernel in problem.library.micro_kernels]
    for first in shortlist(search, search.m, cuts.c):
        costs, kernels = _priced(search, regions, cuts, first, search.best_beside)
        fate = COMPLETED if x.lt(sum(costs), clearly_less(x, best)) else NOT_CLEARLY
        fate = NO_CANDIDATE if max(costs) >= UNFIT else fate
        rectangles = _rectangles(regions, cuts, kernels, (search.m, search.n, search.k), names)
        yield Candidate(pattern, tuple(rectangles), sum(costs), fate, 0)


def shortlist(search: Search, rows: int, cols: int) -> Sequence[int]:
    """The micro-kernels among which a region takes the cheapest, as `Search.best_kernel` does."""
    problem = search.problem
    library = problem.library
    if not problem.shortlists:
        return range(len(library.micro_kernels))
    among = choices(problem.shortlists, [kernel.name for kernel in library.micro_kernels])
    region = Extent(rows, cols, search.k, search.pes, *search.told[:1])
    return among[applying(search.x, problem.shortlists, region)]


def _priced(
    search: Search, regions: Regions, cuts: Cuts, first: int, cheapest: Callable[..., tuple]
) -> tuple[list[int], list[int]]:
    """(cost, kernel) of each region: the first with its kernel, the others with their cheapest."""
    x, problem, k, pes = search.x, search.problem, search.k, search.pes
    model, device, kernel = problem.model, problem.device, problem.library.micro_kernels[first]
    task = model.task(x, kernel, device, k)
    work = Work.told(*search.extent(regions[0], cuts), k, search.n, pes, task, search.told)
    cost, state = model.region(x, kernel, device, work, model.initial(x, device, pes))
    costs, kernels = [problem.corrected(x, kernel, cost, work)], [first]
    for blocks in regions[1:]:
        rows, cols = search.extent(blocks, cuts)
        if rows and cols:
            cost, index, *after = cheapest(rows, cols, k, search.n, pes, *search.told, *state)
            state = tuple(after)
        else:
            cost, index = 0, -1
        costs.append(cost)
        kernels.append(index)
    return costs, kernels
