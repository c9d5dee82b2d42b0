"""Every program that selection could choose from: what an oracle measures, without a cost model."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product

import numpy as np

from dynmlir.costmodel.arrays import Arrays
from dynmlir.costmodel.behind_vectors import divides, whole_vectors
from dynmlir.costmodel.cuts import candidates, complete
from dynmlir.costmodel.expression import Reading
from dynmlir.costmodel.problem import Problem
from dynmlir.costmodel.select import Search
from dynmlir.kernels.patterns import BESIDE_VECTORS, MOST_REGIONS

Plan = tuple[int, ...]


def least_costs(problem: Problem, rows: Sequence[int], n: int, k: int) -> np.ndarray:
    """What the cheapest micro-kernel takes for so many rows, n columns and k steps each, none 0, on one thread.

    Of all: a shortlist of one micro-kernel is chosen without a price.
    """
    x, problem = Arrays(), replace(problem, library=replace(problem.library, shortlists=()))
    m, state = np.asarray(rows, np.int64), problem.model.initial(x, problem.device, 1)
    cost, *_ = Search(x, problem, m, n, k, 1).best_kernel(m, n, k, n, 1, *state)
    return np.broadcast_to(np.asarray(cost, np.int64), m.shape)


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
