"""Every program that selection could choose from: what an oracle measures, without a cost model."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from dynmlir.costmodel.behind_vectors import divides, whole_vectors
from dynmlir.costmodel.cuts import candidates, complete
from dynmlir.costmodel.expression import Reading
from dynmlir.costmodel.problem import Problem
from dynmlir.costmodel.select import Search
from dynmlir.kernels.patterns import BESIDE_VECTORS, MOST_REGIONS

Plan = tuple[int, ...]


def least_cost(problem: Problem, m: int, n: int, k: int) -> int:
    """What the cheapest micro-kernel takes for the whole of a problem that is not empty, on one thread.

    Of all: a shortlist of one micro-kernel is chosen without a price.
    """
    x, problem = Reading(), replace(problem, library=replace(problem.library, shortlists=()))
    state = problem.model.initial(x, problem.device, 1)
    cost, *_ = Search(x, problem, m, n, k, 1).best_kernel(m, n, k, n, 1, *state)
    return int(cost)


def programs(problem: Problem, m: int, n: int, k: int, pes: int) -> Iterator[Plan]:
    """Plans of all patterns, cuts (by the rule, from the first kernel) and kernels of all regions, each once.

    Their number is that of the kernels to the power of the regions: ask for Patterns I to III only.
    """
    x, seen = Reading(), set()
    search = Search(x, problem, m, n, k, pes)
    indices = range(len(problem.library.micro_kernels))
    for name, regions in problem.patterns.items():
        for a in indices:
            tile = problem.library.micro_kernels[a].tile
            for cuts, _ in candidates(x, regions, tile, m, n, pes):
                empty = [min(search.extent(blocks, cuts)) == 0 for blocks in regions[1:]]
                for others in product(*([-1] if none else indices for none in empty)):
                    unused = [-1] * (MOST_REGIONS - len(regions))
                    plan = (problem.numbers[name], *cuts, a, *others, *unused)
                    if plan not in seen:
                        seen.add(plan)
                        yield plan


def programs_behind_vectors(problem: Problem, m: int, n: int, k: int, pes: int, *told: int) -> Iterator[Plan]:
    """Plans with a cut behind the last whole vector, where selection tries that: every kernel, each that is beside."""
    search = Search(Reading(), problem, m, n, k, pes, told)
    if not divides(search):
        return
    cuts = complete(("c",), (whole_vectors(search),), m, n)
    for first, second in product(range(len(problem.library.micro_kernels)), problem.beside):
        yield (problem.numbers[BESIDE_VECTORS[1]], *cuts, first, second, *[-1] * (MOST_REGIONS - 2))
