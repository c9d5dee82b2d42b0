"""Cost models by hand: the paper's equations, what must be monotone, empty sizes, and golden choices."""

from __future__ import annotations

import itertools
from dataclasses import replace

import numpy as np
import pytest
from synthetic import DEVICE, library, micro_kernel

from dynmlir.costmodel import MODELS, CostModel, Problem, Work, find_model, predict, programs, register, select
from dynmlir.costmodel.cpu import TERMS
from dynmlir.costmodel.cpu_images import image_quantities
from dynmlir.costmodel.cpu_work import ALONG_K, BY_ROWS, PLAIN_WHERE_WHOLE, WIDE, cycle_ps
from dynmlir.costmodel.cuts import candidates
from dynmlir.costmodel.expression import Reading
from dynmlir.costmodel.finish import cycles, with_finish
from dynmlir.costmodel.model import PS_PER_NS, UNFIT, Image
from dynmlir.costmodel.programs import least_costs
from dynmlir.device.known import find_device
from dynmlir.diagnostics import DynmlirError
from dynmlir.kernels.library import Library
from dynmlir.kernels.micro_kernel import MicroKernel, Tile
from dynmlir.kernels.patterns import PATTERNS, bounds
from dynmlir.lowering.families import FAMILIES

X = Reading()


def kernel(name, tile, start, slope):
    """A kernel with g(t) = start + slope x t."""
    return MicroKernel(name, "n", Tile(*tile), False, {"g_t": (0,), "g_ps": (start,), "g_slope": (slope,)})


@pytest.mark.parametrize("name", sorted(MODELS.keys() - {"gpu"}))
def test_the_least_cost_is_that_of_the_cheapest_kernel(name):
    """By every model of CPUs: of one region on one PE."""
    problem = Problem(library(), DEVICE, find_model(name), {"I": PATTERNS["I"]})
    rows = (1, 7, 100, 4096)
    expected = [predict(problem, select(problem, m, 200, 300, 1), m, 200, 300, 1) for m in rows]
    assert least_costs(problem, rows, 200, 300).tolist() == expected


# The kernels of MikPoly's Fig. 15 with costs to calculate by: t_A = 10 + 3 x 128 at K = 4096, t_B = 60.
A = kernel("A", (256, 128, 32), 10, 3)
B = kernel("B", (64, 64, 64), 0, 1)


def cost(model, kernel, rows, cols, k, pes, state=None):
    """(cost, state) of one region in plain integers."""
    model = find_model(model)
    state = model.initial(X, DEVICE, pes) if state is None else state
    return model.region(X, kernel, DEVICE, Work(rows, cols, k, cols, pes, model.task(X, kernel, DEVICE, k)), state)


def problem(model="mikpoly", patterns=("I", "II"), kernels=None):
    chosen = library() if kernels is None else Library("l", "matmul", ("f32",) * 3, DEVICE.name, kernels)
    return Problem(chosen, DEVICE, find_model(model), {name: PATTERNS[name] for name in patterns})


def test_g_is_piecewise_linear():
    g = MicroKernel("k", "n", Tile(1, 1, 1), False, {"g_t": (0, 4), "g_ps": (10, 100), "g_slope": (5, 7)})
    assert [g.g(t) for t in (0, 1, 3, 4, 5, 10)] == [10, 15, 25, 100, 107, 142]
    assert [X.piecewise(g.segments, t) for t in (0, 1, 3, 4, 5, 10)] == [10, 15, 25, 100, 107, 142]


def test_equations_2_to_4_on_the_paper_s_example():
    # GEMM-A: 16 x 8 = 128 tasks on 108 SMs are two waves of g(4096 / 32) = 10 + 3 x 128.
    assert cost("mikpoly", A, 4096, 1024, 4096, 108)[0] == 2 * 394
    assert cost("wave", A, 4096, 1024, 4096, 108)[0] == 2
    assert cost("pipe", A, 4096, 1024, 4096, 108)[0] == 128 * 394
    # GEMM-AB: 96 tasks of A in one wave, then 16 x 16 of B in three, as Eq. 2 counts them.
    plan = (2, 3072, 1024, 3072, 1024, 4096, 0, 1, -1, -1, -1, -1, -1)
    assert predict(problem(kernels=(A, B)), plan, 4096, 1024, 4096, 108) == 394 + 3 * 64


def test_partial_tiles_and_instances_count_whole():
    assert cost("mikpoly", B, 65, 1, 65, 1)[0] == 2 * 2
    assert cost("mikpoly", B, 64, 64, 64, 1)[0] == 1


def test_shared_waves_are_filled_across_regions():
    first, state = cost("shared-waves", A, 3072, 1024, 4096, 108)
    assert (first, state) == (394, (12, 394))
    # 12 of the 256 tasks of B join A's wave, the other 244 take ceil(244 / 108) = 3 more.
    assert cost("shared-waves", B, 1024, 1024, 4096, 108, state) == (3 * 64, (80, 64))
    # Joining tasks that are longer than the wave make it longer, and no new wave opens.
    assert cost("shared-waves", A, 256, 256, 4096, 108, (3, 300)) == (94, (1, 394))
    # A full last wave leaves nothing to join.
    assert cost("shared-waves", B, 64, 64, 64, 4, (0, 394)) == (1, (3, 1))


CYCLE = 2 * 16 * 10**6 // 118_000
"""Picoseconds of one 512-bit multiply-add of the synthetic device."""


def cpu_kernel(**terms):
    """A tile of 4 x 16 x 256 that pays the given coefficients."""
    return MicroKernel("k", "n", Tile(4, 16, 256), True, {"g_t": (0,), "g_ps": (0,), "g_slope": (0,)} | terms)


def quantities(m, n, k, family="n"):
    """Every term of the cpu model for one region on one thread."""
    model, paying = find_model("cpu"), replace(cpu_kernel(**dict.fromkeys(TERMS, 1)), family=family)
    return model.quantities(X, paying, DEVICE, Work(m, n, k, n, 1, model.task(X, paying, DEVICE, k)))


def test_cpu_terms_are_what_their_names_say():
    # 2 x 2 tiles, the reduction in two blocks; a tile of 4 x 1 vectors loads 4 + 1 values for 4 FMAs a step.
    small = quantities(8, 32, 500)
    assert small["region"] == 1000
    assert small["visit"] == 8 * 1000
    assert small["loop"] == 4 * 1000
    assert small["fma"] == 2 * 2 * 5 * 500 * CYCLE
    assert small["pack"] == 2 * 16 * 500 * 100
    # All of it is in the L2, where bytes cost nothing; nothing is left over, aliased or split.
    others = set(TERMS) - {"region", "visit", "loop", "fma", "pack"}
    assert {name: small[name] for name in others} == dict.fromkeys(others, 0)
    # One row more is one more tile, of one vector: 1 FMA, but 1 + 1 loads a step, one of them of B again.
    more = quantities(9, 32, 500)
    assert more["fma"] == small["fma"] + 2 * 2 * 500 * CYCLE
    assert more["edge"] == 2 * 500 * CYCLE
    assert more["visit"] == 12 * 1000


def test_cpu_columns_left_over_are_computed_as_narrow_as_there_are_tiles():
    model, whole = find_model("cpu"), 4 * 5 * 100 * CYCLE  # a tile of 16 x 16, 100 steps
    for n, edge, widths in ((16, 4, 16), (17, 4, 20), (20, 4, 20), (21, 4, 24), (30, 4, 32), (17, 0, 32)):
        k = cpu_kernel(fma=256, **({"edge_columns": edge} if edge else {}))
        work = Work(16, n, 100, n, 1, model.task(X, k, DEVICE, 100))
        assert model.quantities(X, k, DEVICE, work)["fma"] == whole * widths // 16


def test_images_of_which_not_one_channel_fits_scratch_are_multiplied_one_by_one():
    """Windows of 16 x 16 by 16, as transformers cut images into patches."""
    planar = replace(micro_kernel(6, 4, True), family="planar", tile=Tile(6, 64, 512))

    def turned(taps: int, step: int, channels: int, filters: int) -> int:
        work = Work(filters, 100, channels * taps, 100, 1, (1,), 1, Image(10, 10, taps, step, channels * taps))
        return image_quantities(X, planar, find_device("x86_64_v4"), work)["turn"]

    assert turned(16 * 16, 16, 3, 64) == 64 * 100 * 3 * 16 * 16 * PS_PER_NS
    assert turned(3 * 3, 1, 3, 64) < 64 * 100 * 3 * 3 * 3 * PS_PER_NS / 50


def test_cpu_bytes_cost_what_the_level_that_holds_them_gives():
    # B of 64 MiB is in memory: 20,000 MB/s are 50 ps a byte, of which the L3's 60,000 MB/s are 266 / 16.
    far, near_rate = quantities(4, 65536, 256), 266
    a, b, c = 4 * 256 * 4, 65536 * 256 * 4, 4 * 65536 * 4
    # One row of tiles: A and B go by their other names.
    for count, name in ((a, "rows"), (b, "once"), (c, "c")):
        assert far[f"{name}_near"] == count * near_rate // 16
        assert far[f"{name}_far"] == count * (800 - near_rate) // 16
    assert [far[f"{name}_{level}"] for name in "ab" for level in ("near", "far")] == [0] * 4
    assert far["column"] == 4096 * 4 * 64 * 50
    assert far["stall"] == (a + b + c) * 50 - far["fma"]
    assert far["apart_near"] + far["apart_far"] == b * 50
    assert far["reread"] == 0
    # Two rows of tiles read B twice.
    twice = quantities(8, 65536, 256)
    assert twice["b_near"] + twice["b_far"] == b * 50 and twice["once_near"] == twice["once_far"] == 0
    # A of 4 MiB is in the L3, and outlives the L2 for every panel but the first; a panel of B is read as it lies.
    near = quantities(4096, 64, 256)
    assert (near["a_near"], near["a_far"]) == (4096 * 256 * 4 * near_rate // 16, 0)
    assert near["reread"] == 3 * near["a_near"]
    assert quantities(4096, 16, 256)["apart_near"] == 0


def test_cpu_rows_of_b_shorter_than_a_page_are_no_streams():
    for n in (512, 1023):
        far = quantities(4, n, 60_000)
        assert far["brief"] == far["once_near"] + far["once_far"] > 0
    assert quantities(4, 1024, 60_000)["brief"] == quantities(4, 512, 50)["brief"] == 0


def test_cpu_rows_whose_last_vector_is_behind_a_mask():
    assert [quantities(50, n, 8)["mask"] for n in (32, 33, 31)] == [0, 50_000, 50_000]
    k = cpu_kernel(mask=256, edge_columns=8)
    task = find_model("cpu").task(X, k, DEVICE, 8)
    assert find_model("cpu").quantities(X, k, DEVICE, Work(50, 24, 8, 24, 1, task))["mask"] == 0


def test_cpu_panels_share_lines_of_c_where_its_rows_begin_amid_one():
    beyond = 200_000
    columns = [quantities(beyond, n, 8)["column"] for n in (160, 168, 161)]
    assert [quantities(beyond, n, 8)["seam"] for n in (160, 168, 161)] == [0, columns[1] // 2, columns[2]]
    assert quantities(beyond, 16, 8)["seam"] == quantities(beyond, 15, 8)["seam"] == 0  # a single panel
    assert quantities(100, 161, 8)["seam"] == 0  # in the L2


def test_cpu_blocks_of_columns_are_read_together():
    model, work = find_model("cpu"), Work(4, 1024, 4096, 1024, 1, (1,))
    for family, apart in (("panel", True), ("block", False)):  # a quarter of the L2 holds 256 rows of 256 columns
        k = MicroKernel(
            "k", family, Tile(4, 16, 64), True, {"g_t": (0,), "g_ps": (0,), "g_slope": (0,), "apart_near": 1}
        )
        assert (model.quantities(X, k, DEVICE, work)["apart_near"] > 0) == apart


def test_cpu_a_stream_is_no_candidate_for_many_rows():
    stream = cpu_kernel(region=256, most_rows=24)
    assert cost("cpu", stream, 24, 100, 100, 1)[0] == 1000
    assert cost("cpu", stream, 25, 100, 100, 1)[0] == UNFIT
    # Two threads that share the rows have fewer each.
    assert cost("cpu", stream, 48, 16, 100, 2)[0] < UNFIT


def test_cpu_rows_that_fall_on_the_same_sets_and_vectors_across_lines():
    columns = quantities(8, 1024, 512)
    assert columns["conflict"] == 512 * 1024
    assert columns["conflict_b"] == 2 * 512 * 1024
    assert columns["conflict_c"] == 256 * 4 * 100  # 2 x 64 tiles, twice
    assert (columns["conflict_a"], columns["split"]) == (64 * 8 * 512 // 2, 0)  # every other row of A
    shares = [quantities(8, n, 500)["conflict"] / (500 * n) for n in (1024, 512, 256, 768, 128)]
    assert shares == [1, 1 / 2, 1 / 4, 1 / 4, 0]
    assert quantities(8, 32, 1024)["conflict_a"] == 2 * 8 * 1024
    assert quantities(8, 31, 512)["split"] == 4 * 512 * 100  # 2 x 2 tiles


def test_cpu_bytes_of_rows_that_fall_on_the_same_sets_come_from_beyond_the_l2():
    far = {size: quantities(4096, 1024, size) for size in (4096, 4100, 512)}
    assert far[4096]["alias_a"] == far[4096]["a_near"] + far[4096]["a_far"] > 0 == far[4100]["alias_a"]
    assert far[512]["alias_a"] == (far[512]["a_near"] + far[512]["a_far"]) // 2
    assert far[512]["alias_c"] == far[512]["c_near"] + far[512]["c_far"] > 0
    assert quantities(8, 64, 1024)["alias_a"] == 0  # in the L2


def test_cpu_an_epilogue_costs_its_ops_for_every_vector():
    ops, plan = ("arith.constant", "math.erf", "arith.addf"), (1, 5, 40, 5, 40, 5, 0, *[-1] * 6)
    plain = problem("cpu", ("I",))
    finished = problem("cpu", ("I",), with_finish(library(), ops, 1).micro_kernels)
    vectors = 5 * -(-40 * 32 // DEVICE["vector_bits"])
    added = predict(finished, plan, 5, 40, 7, 1) - predict(plain, plan, 5, 40, 7, 1)
    assert abs(added - vectors * cycle_ps(DEVICE) * cycles(ops, 1)) <= vectors
    assert cycles(ops, 1) > cycles(ops, 0) > cycles(ops[2:], 0) > cycles((), 0)


def test_cpu_sums_coefficients_in_256ths_and_wakes_threads_once():
    both = cpu_kernel(visit=512, pack=128)
    assert cost("cpu", both, 8, 32, 256, 1)[0] == 4 * 1000 * 2 + 2 * 256 * 1600 // 2
    # Two threads take half of the columns each, and one has to be woken: once in a program.
    wake = DEVICE["wake_ns"] * 1000
    assert cost("cpu", both, 8, 32, 256, 2) == (2 * 1000 * 2 + 256 * 1600 // 2 + wake, (2,))
    assert cost("cpu", both, 8, 32, 256, 2, (2,))[0] == 2 * 1000 * 2 + 256 * 1600 // 2


@pytest.mark.parametrize("model", ["mikpoly", "shared-waves", "wave", "pipe", "cpu"])
def test_costs_rise_with_rows_and_reduction(model):
    for kernel_ in library().micro_kernels[::5]:
        # In the cpu model one row more may make threads share columns instead of rows, which may be cheaper.
        for pes in (1,) if model == "cpu" else (1, 2, 7):
            rows = [cost(model, kernel_, r, 100, 300, pes)[0] for r in range(1, 60)]
            deep = [cost(model, kernel_, 20, 100, k, pes)[0] for k in range(0, 6000, 50)]
            assert rows == sorted(rows) and deep == sorted(deep)


@pytest.mark.parametrize("model", ["mikpoly", "shared-waves", "wave", "pipe"])
def test_costs_rise_with_columns_and_fall_with_pes(model):
    for kernel_ in library().micro_kernels[::5]:
        wide = [cost(model, kernel_, 20, c, 300, 3)[0] for c in range(1, 200)]
        more = [cost(model, kernel_, 50, 200, 300, p)[0] for p in range(1, 40)]
        assert wide == sorted(wide) and more == sorted(more, reverse=True)


@pytest.mark.parametrize("model", sorted({*MODELS} - {"gpu"}))  # whose devices are others: test_select_equal.py
@pytest.mark.parametrize("m, n, k", [s for s in itertools.product((0, 1, 33), repeat=3) if 0 in s])
def test_zero_sizes(model, m, n, k):
    plan = select(problem(model), m, n, k, 2).tolist()
    if m == 0 or n == 0:
        assert plan == [0] * 6 + [-1] * 7
        assert predict(problem(model), plan, m, n, k, 2) == 0
    else:
        assert plan[0] in (1, 2) and plan[6] >= 0


def test_the_library_s_order_breaks_ties():
    twins = (kernel("a", (8, 16, 256), 5, 5), kernel("b", (8, 16, 256), 5, 5))
    assert select(problem(kernels=twins), 20, 20, 20, 1)[6] == 0


def test_the_plan_s_price_is_the_least_of_the_candidates():
    """Against a search without pruning, over every pattern and candidate, in plain integers."""
    three = tuple(micro_kernel(*shape, False) for shape in ((1, 1), (4, 2), (6, 4)))
    few = problem("mikpoly", tuple(PATTERNS), three)
    rng = np.random.default_rng(1)
    for m, n, k, pes in zip(*rng.integers(1, 200, (3, 40)), rng.choice([1, 3, 8], 40), strict=True):
        size = (int(m), int(n), int(k), int(pes))
        best = min(predict(few, plan, *size) for plan in greedy_programs(few, *size))
        assert predict(few, select(few, *size).tolist(), *size) == best


def greedy_programs(problem_, m, n, k, pes):
    """Every first kernel and candidate, with the cheapest kernel of every other region."""
    kernels = problem_.library.micro_kernels
    for name, regions in problem_.patterns.items():
        for a, first in enumerate(kernels):
            for cuts, _ in candidates(X, regions, first.tile, m, n, pes):
                at = {"0": 0, "M": m, "N": n, **cuts._asdict()}
                chosen = [a]
                for blocks in regions[1:]:
                    (r0, r1), (c0, c1) = bounds(blocks)
                    size = (at[r1] - at[r0], at[c1] - at[c0])
                    prices = [cost("mikpoly", other, *size, k, pes)[0] for other in kernels]
                    chosen.append(prices.index(min(prices)) if min(size) > 0 else -1)
                yield (problem_.numbers[name], *cuts, *chosen, *([-1] * (7 - len(chosen))))


@pytest.mark.parametrize("model", ["mikpoly", "wave", "pipe"])
def test_no_program_is_cheaper_than_the_plan(model):
    """What an oracle may measure, priced: regions are independent in these models, so greedy is exact."""
    chosen = problem(model)
    for size in ((37, 100, 300, 1), (100, 37, 0, 4), (8, 64, 64, 1), (1, 1, 1, 1), (1000, 70, 900, 3)):
        everything = list(programs(chosen, *size))
        assert len(everything) == len(set(everything))
        plan = select(chosen, *size).tolist()
        assert tuple(plan) in everything
        assert predict(chosen, plan, *size) == min(predict(chosen, other, *size) for other in everything)


@pytest.mark.parametrize("patterns", [(name,) for name in PATTERNS] + [tuple(PATTERNS)], ids="-".join)
def test_cuts_are_legal_and_every_region_has_a_kernel(patterns):
    rng = np.random.default_rng(2)
    sizes = [*np.exp(rng.uniform(0, 7, (3, 400))).astype(int), rng.choice([1, 2, 5, 64], 400)]
    chosen = problem("shared-waves", patterns)
    for plan, m, n in zip(select(chosen, *sizes).tolist(), *sizes[:2], strict=True):
        number, r, c, r23, c45, r67, *kernels = plan
        assert number in chosen.numbers.values()
        assert 0 <= r23 <= r <= r67 <= m and 0 <= c45 <= c <= n
        at = {"0": 0, "M": m, "N": n, "r": r, "c": c, "r23": r23, "c45": c45, "r67": r67}
        name = next(name for name, known in chosen.numbers.items() if known == number)
        for blocks, index in itertools.zip_longest(PATTERNS[name], kernels, fillvalue=()):
            (r0, r1), (c0, c1) = bounds(blocks) if blocks else (("0", "0"), ("0", "0"))
            assert (index >= 0) == (at[r1] > at[r0] and at[c1] > at[c0])


# (model, (M, N, K, PEs)) -> pattern, r: kernels. A changed row is a changed decision: look why.
GOLDEN = (
    ("cpu", (1, 1, 1, 1), "I 1: n1x16"),
    ("cpu", (1, 4096, 4096, 1), "I 1: n2x64"),
    ("cpu", (4, 4096, 4096, 2), "I 4: n4x32"),
    ("cpu", (37, 768, 768, 1), "I 37: n14x32"),
    ("cpu", (105, 1024, 4096, 1), "I 105: n12x64p"),
    ("cpu", (128, 512, 0, 2), "I 128: n12x64p"),
    ("cpu", (1024, 1024, 1024, 1), "I 1024: n12x64p"),
    ("cpu", (1024, 1024, 1024, 2), "I 1024: n12x64p"),
    ("cpu", (2708, 16, 1433, 1), "II 2702: n14x32 n6x32"),
    ("cpu", (4096, 1024, 4096, 108), "I 4096: n8x64p"),
    ("cpu", (1000000, 2, 64, 1), "II 999992: n14x32 n8x32"),
    ("mikpoly", (37, 768, 768, 1), "II 32: n8x64 n5x64"),
    ("mikpoly", (4096, 1024, 4096, 108), "II 4044: n12x64p n4x64p"),
    ("shared-waves", (37, 768, 768, 1), "II 32: n8x64 n5x64"),
    ("shared-waves", (4096, 1024, 4096, 108), "II 4048: n8x64 n7x64"),
    ("wave", (37, 768, 768, 1), "I 37: n12x64p"),
    ("wave", (4096, 1024, 4096, 108), "I 4096: n12x64p"),
    ("pipe", (37, 768, 768, 1), "II 32: n8x64 n5x64"),
    ("pipe", (4096, 1024, 4096, 108), "II 4092: n12x64p n4x64p"),
)


def test_every_term_has_a_meaning():
    assert set(TERMS) <= set(find_model("cpu").meanings)


@pytest.mark.parametrize("model, size, expected", GOLDEN, ids=lambda v: str(v).replace(" ", ""))
def test_golden_choices(model, size, expected):
    plan = select(problem(model), *size).tolist()
    chosen = problem(model)
    pattern = next(name for name, number in chosen.numbers.items() if number == plan[0])
    kernels = " ".join(chosen.library.micro_kernels[index].name for index in plan[6:] if index >= 0)
    assert f"{pattern} {plan[1]}: {kernels}" == expected


def test_unknown_model_and_incomplete_pattern():
    with pytest.raises(DynmlirError, match="unknown cost model 'mikpolly'; did you mean 'mikpoly'"):
        find_model("mikpolly")
    with pytest.raises(ValueError, match="pattern 'II' does not cover the output"):
        Problem(library(), DEVICE, find_model("cpu"), {"II": PATTERNS["II"][:1]})


def test_impossible_facts_and_models_are_refused():
    facts = dict(DEVICE.facts)
    for fact, value in (("vector_bits", 0), ("wake_ns", -1), ("l2_bytes", 1.5)):
        with pytest.raises(ValueError, match=fact):
            type(DEVICE)("d", "cpu", facts | {fact: value})
    facts.pop("l1_bytes")
    with pytest.raises(ValueError, match="lacks the fact 'l1_bytes'"):
        type(DEVICE)("d", "cpu", facts)
    for model, message in (
        ({"g_t": (0,), "g_ps": (1,)}, "lacks 'g_slope'"),
        ({"g_t": (1,), "g_ps": (1,), "g_slope": (1,)}, "g_t starts at 1"),
        ({"g_t": (0, 4), "g_ps": (9, 1), "g_slope": (1, 1)}, "g falls at t = 4"),
        ({"g_t": (0, 0), "g_ps": (1, 1), "g_slope": (1, 1)}, "g_t does not rise"),
        ({"g_t": (0,), "g_ps": (1, 2), "g_slope": (1,)}, "differ in length"),
        ({"g_t": (0,), "g_ps": (-1,), "g_slope": (1,)}, "g_ps holds -1"),
        ({"g_t": (0,), "g_ps": (1,), "g_slope": (1,), "fma": 1 << 31}, r"fma holds 2147483648, .* from 0 to 2\^31"),
        ({"g_t": (0,), "g_ps": (1,), "g_slope": (1,), "edge_columns": 2}, "edge_columns is 2, .* at most uN, 1"),
    ):
        with pytest.raises(ValueError, match=message):
            MicroKernel("k", "n", Tile(1, 1, 1), False, model)
    with pytest.raises(ValueError, match="edge_columns is 5, expected a power of two or three times one"):
        cpu_kernel(edge_columns=5)
    with pytest.raises(ValueError, match="uN is 0"):
        kernel("k", (1, 0, 1), 1, 1)


def test_the_families_that_are_priced_as_wide_are_those_whose_code_is():
    assert {name: family.part_of_l2 for name, family in FAMILIES.items() if family.wide} == WIDE


def test_the_families_that_are_priced_along_k_are_those_whose_code_is():
    assert set(ALONG_K) == {name for name, family in FAMILIES.items() if family.schedule == "dot"}


def test_the_families_that_are_priced_row_by_row_are_those_whose_code_is():
    assert set(BY_ROWS) == {name for name, family in FAMILIES.items() if family.by_rows}


def test_the_families_that_are_priced_as_storing_whole_panels_plainly_are_those_whose_code_does():
    assert set(PLAIN_WHERE_WHOLE) == {name for name, family in FAMILIES.items() if family.plain_where_whole}


def test_a_last_panel_in_part_costs_a_line_of_c_a_row_where_whole_ones_are_stored_plainly():
    rows, a_line = 100_000, 64 * 50  # beyond the L3: 50 ps a byte
    for n, lines in ((10, 1), (26, 1), (16, 0), (64, 0)):  # panels are 16 columns
        assert quantities(rows, n, 300, family="sweep_whole")["seam"] == lines * 2 * rows * a_line  # in two blocks
    assert quantities(rows, 10, 300, family="sweep")["seam"] == 0


def test_a_model_of_an_unknown_schedule_is_refused():
    class Odd(CostModel):
        name, schedule = "odd", "wave"

    with pytest.raises(DynmlirError, match="cost model 'odd': unknown schedule 'wave'; did you mean 'waves'"):
        register(Odd())
    assert "odd" not in MODELS
