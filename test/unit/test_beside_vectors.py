"""Behind whole vectors: Pattern III where Patterns I and III alone are tried (costmodel/behind_vectors.py)."""

from __future__ import annotations

import dataclasses
from functools import cache

import numpy as np
import pytest
from native import Native

from dynmlir import dialect
from dynmlir.costmodel import PLAN, Problem, find_model, predict, select
from dynmlir.costmodel.behind_vectors import FMAS_A_PRICE, clearly_less, divides
from dynmlir.costmodel.expression import Reading
from dynmlir.costmodel.select import Search
from dynmlir.dialect.files import load_library
from dynmlir.explain.choice import COMPLETED, NOT_CLEARLY, choose
from dynmlir.explain.operator import PLAIN, Operator
from dynmlir.kernels.patterns import BESIDE_VECTORS, PATTERNS
from dynmlir.report.terminal import fate_text, pruned
from dynmlir.resources import lib_dir

FIRST, SECOND, CUT = PLAN.index("kernel1"), PLAN.index("kernel2"), PLAN.index("c")


@cache
def problem(name="x86_64_v4", patterns=BESIDE_VECTORS, listed=True):
    with dialect.new_context():
        device, library = load_library(lib_dir() / "libraries" / f"{name}.mlir")
    kept = library if listed else dataclasses.replace(library, shortlists=())
    return Problem(kept, device, find_model("cpu"), {pattern: PATTERNS[pattern] for pattern in patterns})


def shapes(count, seed=0, lanes=16):
    """Products of every size, most of some columns beside whole vectors."""
    rng = np.random.default_rng(seed)
    m, n, k = np.exp(rng.uniform(0, np.log(3000), (3, count))).astype(np.int64)
    n = np.where(np.arange(count) % 4, n // lanes * lanes + rng.integers(0, lanes * 3 // 4 + 2, count), n)
    return m, n, k, rng.choice([1, 1, 2, 8], count)


@pytest.mark.parametrize("name, listed", [("x86_64_v4", True), ("x86_64_v4", False), ("x86_64_v3", True)])
def test_equal_choices(name, listed):
    chosen, sizes = problem(name, listed=listed), shapes(10_000 if listed else 3_000)
    want, got = select(chosen, *sizes), Native(chosen)(*sizes)
    assert (want == got).all(), np.flatnonzero((want != got).any(axis=1))[:5]
    assert np.count_nonzero(want[:, 0] == 3) > len(want) // 50


def test_equal_choices_of_batches():
    chosen, sizes = problem(listed=False), shapes(2_000)
    batches = np.random.default_rng(1).choice([1, 12, 192], len(sizes[0]))
    want, got = select(chosen, *sizes, batches), Native(chosen, told=1)(*sizes, batches)
    assert (want == got).all()
    assert ((want[:, 0] == 3) & (select(chosen, *sizes)[:, 0] != 3)).any(), "several change nothing"


def test_equal_choices_where_columns_are_known():
    for n in (37, 48, 16):
        m, _, k, pes = shapes(2_000, n)
        sizes = (m, np.full_like(m, n), k, pes)
        want = select(problem(), *sizes)
        assert (want == Native(problem(), {"n": n})(*sizes)).all()
        assert (want[:, 0] == 3).any() == (n == 37)


def test_a_cut_is_behind_whole_vectors_and_clearly_costs_less():
    """Each side has its cheapest kernel, as a product of its own; without a cut the plan is Pattern I's."""
    x, some = Reading(), problem()
    lanes, cut = some.lanes, 0
    alone = problem(patterns=("I",))
    sizes = shapes(4_000, 3)
    plans, whole = select(some, *sizes), select(alone, *sizes)
    for m, n, k, pes, plan, one in zip(*sizes, plans, whole, strict=True):
        search = Search(x, some, *map(int, (m, n, k, pes)))
        if plan[0] != 3:
            assert plan.tolist() == one.tolist()
            continue
        cut += 1
        c = n // lanes * lanes
        assert c == plan[CUT] and 0 < n - c <= 3 * lanes // 4 and m >= lanes // 2 and divides(search)
        first = search.best_kernel(*map(int, (m, c, k, n, pes)), 1, asked=True)
        second = search.best_beside(*map(int, (m, n - c, k, n, pes)), *first[2:])
        assert (plan[FIRST], plan[SECOND]) == (first[1], second[1])
        assert some.model.beside(some.library.micro_kernels[plan[SECOND]])
        costs = [predict(some, tuple(map(int, each)), *map(int, (m, n, k, pes))) for each in (plan, one)]
        assert costs[0] == first[0] + second[0] < clearly_less(x, costs[1])
    assert cut > 100


@pytest.mark.parametrize(
    "m, n, k, why",
    [
        (64, 8, 1000, "no whole vector"),
        (64, 64, 1000, "whole vectors alone"),
        (64, 64 + 13, 1000, "most of a vector"),
        (7, 65, 9000, "few rows"),
        (16, 17, 16, "too little to do"),
    ],
)
def test_a_cut_is_not_tried(m, n, k, why):
    assert not divides(Search(Reading(), problem(), m, n, k, 1)), why


def test_a_cut_is_tried_where_there_is_work():
    some, k = problem(), 512
    least = FMAS_A_PRICE * some.priced
    rows = -(-least // (17 * k))
    assert rows >= some.lanes // 2
    for m, tried in ((rows, True), (rows - 1, False)):
        assert divides(Search(Reading(), some, m, 17, k, 1)) == tried
    assert divides(Search(Reading(), some, rows - 1, 17, k, 1, (2,))), "a second product of a batch counts"
    assert not divides(Search(Reading(), some, rows, 17, k, 1, (1, 17, 1, 1, 1, k))), "pixels are taken by windows"
    no_dots = tuple(kernel for kernel in some.library.micro_kernels if not some.model.beside(kernel))
    library = dataclasses.replace(some.library, micro_kernels=no_dots)
    assert not divides(Search(Reading(), dataclasses.replace(some, library=library), rows, 17, k, 1))


def test_other_patterns_are_cut_as_ever():
    assert problem().lanes == 16 and problem().shortlists
    for patterns in (("I",), ("III",), ("I", "II"), ("I", "II", "III")):
        assert not problem(patterns=patterns).lanes
    for patterns in (("I", "II"), ("I", "II", "III")):
        assert not problem(patterns=patterns).shortlists
    assert not dataclasses.replace(problem(), model=find_model("wave")).lanes


def test_what_is_said_of_a_choice():
    """Programs that were weighed: without a cut, and those with one, of which the cheapest is chosen, if any."""
    some = problem()
    op = Operator("main_matmul_0", "linalg.matmul", PLAIN, ("M", "N", "K"), {}, some)
    sizes = np.array(shapes(1_000, 4))[:, :90]
    cut = hardly = 0
    for m, n, k, pes in sizes.T.tolist():
        choice = choose(op, (m, n, k), pes)
        assert choice.plan == tuple(select(some, m, n, k, pes))
        assert choice.cost == predict(some, choice.plan, m, n, k, pes) == sum(r.cost for r in choice.regions)
        with_cut = [c for c in choice.candidates if c.pattern == "III"]
        assert not with_cut or divides(Search(Reading(), some, m, n, k, pes))
        told = any(c.fate == NOT_CLEARLY for c in with_cut)
        hardly += told
        assert ("hardly less than without" in str(pruned(choice))) == told
        if choice.pattern == "III":
            cut += 1
            assert choice.cost == min(c.cost for c in with_cut if c.fate == COMPLETED)
            assert "priced in full" in {fate_text(c) for c in with_cut}
    assert cut > 1 and hardly > 1
