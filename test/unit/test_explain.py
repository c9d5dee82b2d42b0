"""dynmlir-explain: what it says is what the dispatch function does; terms, candidates, shares, bands; bad input."""

import io
import math
import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console
from synthetic import DEVICE, library

from dynmlir.cli.explain import main
from dynmlir.costmodel import Problem, find_model, predict, programs, select
from dynmlir.costmodel.model import MODELS
from dynmlir.explain.choice import COMPLETED, NO_CANDIDATE, NOT_LISTED, PRUNED, choose
from dynmlir.explain.operator import PLAIN, Operator
from dynmlir.explain.places import places
from dynmlir.explain.roofline import roofline
from dynmlir.explain.shape import parse_shape
from dynmlir.explain.sweep import sweep
from dynmlir.explain.tiles import tiles_of
from dynmlir.explain.timeline import timeline
from dynmlir.kernels.patterns import PATTERNS
from dynmlir.kernels.shortlist import Shortlist
from dynmlir.report.draw_sweep import draw_speed
from dynmlir.report.terminal import terms
from dynmlir.report.units import time_text

ROOT = Path(__file__).resolve().parents[2]
MATMUL = str(ROOT / "examples" / "matmul.mlir")
LIBRARY = str(ROOT / "test" / "lit" / "passes" / "inputs" / "library.mlir")
SHAPES = [(105, 1000, 300), (1, 64, 4096), (37, 5, 0)]


def operator(model="cpu", patterns=("I", "II", "III"), **static):
    kernels = library()
    problem = Problem(kernels, DEVICE, find_model(model), {name: PATTERNS[name] for name in patterns})
    return Operator("main_matmul_0", "linalg.matmul", PLAIN, ("M", "N", "K"), static, problem)


@pytest.mark.parametrize("model", ["cpu", "mikpoly", "shared-waves", "wave", "pipe"])
@pytest.mark.parametrize("pes", [1, 3])
def test_a_choice_is_the_compiled_one_and_its_terms_are_its_cost(model, pes):
    op = operator(model)
    for shape in SHAPES:
        choice = choose(op, shape, pes)
        assert choice.plan == tuple(select(op.problem, *shape, pes))
        assert choice.cost == predict(op.problem, choice.plan, *shape, pes) == sum(r.cost for r in choice.regions)
        assert all(math.floor(sum(t.cost for t in r.terms)) == r.cost for r in choice.regions)
        assert sum(math.prod(r.shape) for r in choice.regions) == shape[0] * shape[1]
        assert choice.cost == min(c.cost for c in choice.candidates)


def test_runners_up_come_next_and_are_other_programs():
    choice = choose(operator(), (105, 1000, 300), 2)
    costs = [c.cost for c in choice.runners_up]
    assert costs == sorted(costs) and costs[0] >= choice.cost
    assert len({c.rectangles for c in choice.runners_up}) == len(costs)
    assert tuple((*r.rows, *r.cols, r.kernel.name) for r in choice.regions) not in {
        c.rectangles for c in choice.runners_up
    }


def test_what_is_pruned_costs_no_less_than_the_choice():
    choice = choose(operator(), (105, 1000, 300), 2)
    pruned = [c for c in choice.candidates if c.fate == PRUNED]
    assert pruned and all(c.met >= 1 and c.cost >= choice.cost for c in pruned)


def test_what_is_not_on_the_shortlist_is_said():
    kernels = library()
    names = [kernel.name for kernel in kernels.micro_kernels]
    lists = (Shortlist({}, {"m": 50}, tuple(names[:5])), Shortlist({}, {}, tuple(names[5:])))
    op = operator(patterns=("I",))
    op = replace(op, problem=replace(op.problem, library=replace(kernels, shortlists=lists)))
    for m, listed in ((20, names[:5]), (400, names[5:])):
        choice = choose(op, (m, 100, 64), 1)
        assert choice.plan == tuple(select(op.problem, m, 100, 64, 1))
        left_out = {c.kernels[0] for c in choice.candidates if c.fate == NOT_LISTED}
        assert left_out <= set(names) - set(listed) and len(left_out) >= 5
        assert choice.cost == min(c.cost for c in choice.candidates if c.fate == COMPLETED)


@pytest.mark.parametrize("pes", [1, 3])
def test_factors_of_shortlists_are_a_term(pes):
    kernels = library()
    names = tuple(kernel.name for kernel in kernels.micro_kernels)
    factors = tuple(150 + 7 * i for i in range(len(names)))
    lists = (Shortlist({}, {"m": 50}, names[:5], factors[:5]), Shortlist({}, {}, names, factors))
    op = operator(patterns=("I",))
    op = replace(op, problem=replace(op.problem, library=replace(kernels, shortlists=lists)))
    for shape in ((20, 100, 64), (400, 100, 64), (400, 1000, 300)):
        choice = choose(op, shape, pes)
        (region,) = choice.regions
        assert choice.plan == tuple(select(op.problem, *shape, pes))
        assert choice.cost == region.cost == predict(op.problem, choice.plan, *shape, pes)
        assert choice.cost == min(c.cost for c in choice.candidates if c.fate == COMPLETED)
        assert math.floor(sum(t.cost for t in region.terms)) == region.cost
        terms = {t.name: t.cost for t in region.terms}
        assert (
            abs((region.cost - terms["correction"]) * factors[names.index(region.kernel.name)] / 256 - region.cost) < 5
        )
    swept = sweep(places("M=1:120,N=100,K=64", op), pes)
    told = [choose(op, (int(m), 100, 64), int(at)).cost for m, at in zip(swept.values, swept.pes, strict=True)]
    assert list(swept.costs) == told


def test_a_correction_that_takes_time_off_is_not_among_the_small_terms():
    """All terms but it are above 0: as a part of all it is far below the least that is shown alone."""
    names = tuple(kernel.name for kernel in library().micro_kernels)
    lists = (Shortlist({}, {}, names, (128,) * len(names)),)
    op = operator(patterns=("I",))
    op = replace(op, problem=replace(op.problem, library=replace(library(), shortlists=lists)))
    choice = choose(op, (400, 100, 64), 1)
    shown = Console(width=120, file=io.StringIO())
    shown.print(terms(choice))
    (line,) = [line for line in shown.file.getvalue().splitlines() if "correction" in line]
    assert f" -{time_text(float(choice.cost))} " in line and " -100.0 %" in line.replace("-100 %", "-100.0 %")
    assert time_text(-8_430_000) == "-8.43 us"


def test_pattern_one_meets_every_program():
    op = operator(patterns=("I",))
    choice = choose(op, (64, 64, 64), 1)
    priced = sorted(predict(op.problem, plan, 64, 64, 64, 1) for plan in programs(op.problem, 64, 64, 64, 1))
    assert sorted(c.cost for c in choice.candidates) == priced


def test_a_kernel_for_few_rows_is_no_candidate():
    few = [c for c in choose(operator(patterns=("I",)), (1000, 64, 64), 1).candidates if c.fate == NO_CANDIDATE]
    kernels = {k.name for k in library().micro_kernels if k.term("most_rows")}
    assert {c.kernels[0] for c in few} == kernels


@pytest.mark.parametrize("model", ["cpu", "mikpoly", "shared-waves", "wave"])
@pytest.mark.parametrize("pes", [1, 5])
def test_a_timeline_does_every_tile_once_and_no_pe_two_things(model, pes):
    choice = choose(operator(model), (105, 1000, 300), pes)
    line = timeline(choice)
    for index, region in enumerate(choice.regions):
        assert sum(s.tasks for s in line.spans if s.region == index) == math.prod(region.tiles)
    for pe in range(pes):
        spans = sorted((s.start, s.end) for s in line.spans if s.pe == pe)
        assert all(end <= start for (_, end), (start, _) in zip(spans, spans[1:], strict=False))
    assert 0 <= line.idle < 1
    if model in ("mikpoly", "shared-waves"):
        assert line.length == choice.cost


def test_tiles_cover_a_region():
    for region in choose(operator(), (105, 1001, 300), 1).regions:
        tiles = tiles_of(region)
        assert (tiles.rows[0], tiles.rows[-1]) == region.rows
        assert (tiles.cols[0], tiles.cols[-1]) == region.cols
        assert len(tiles_of(region, most=4).cols) <= 5
        assert 0 <= tiles.padding < region.kernel.tile.n


@pytest.mark.parametrize("threads", [1, 4])
def test_a_sweep_says_what_each_shape_says(threads):
    op = operator(patterns=("I", "II"))
    swept = sweep(places("M=0:600,N=100,K=64", op), threads)
    for i in range(0, 601, 100):
        sizes, pes = tuple(map(int, swept.sizes[i])), int(swept.pes[i])
        choice = choose(op, sizes, pes)
        assert tuple(swept.plans[i]) == choice.plan
        assert swept.costs[i] == choice.cost
        assert swept.roofs[i] == pytest.approx(roofline(op, *sizes, pes).ps)
    assert [band.first for band in swept.bands[1:]] == [band.last + 1 for band in swept.bands[:-1]]
    assert all(swept.programs[b.first] == swept.programs[b.last] == b.program for b in swept.bands)
    assert swept.bands[-1].last == 600


def test_a_shape_takes_what_the_types_state():
    assert parse_shape("m=5", operator(n=768, k=64)).fixed() == (5, 768, 64)
    assert parse_shape("M=16:64:16,N=1,K=2", operator()).sizes["M"] == range(16, 65, 16)


def test_roofline_knows_where_operands_lie():
    op, facts = operator(), DEVICE
    near, far = roofline(op, 16, 16, 16, 1), roofline(op, 1, 1 << 14, 1 << 13, 1)
    assert (near.level, near.bound) == ("L2", "arithmetic")
    assert (far.level, far.bound) == ("memory", "memory")
    assert far.ps == pytest.approx(op.bytes_moved(1, 1 << 14, 1 << 13) * 1e6 / facts["dram_mbs"])


def said(capsys, *arguments):
    status = main([MATMUL, f"--library={LIBRARY}", *arguments])
    return status, capsys.readouterr()


def test_the_command_says_everything(capsys):
    status, out = said(capsys, "--shape", "M=105,N=1000,K=4096", "--patterns=I,II", "--threads=2")
    assert status == 0
    for words in (
        "Pattern I",
        "direct_",
        "runner-up",
        "Pruned, of",
        "Static: nothing",
        "GFLOP/s",
        "PEs over time",
        "term",
    ):
        assert words in out.out
    assert "\x1b" not in out.out


def test_the_command_sweeps(capsys):
    status, out = said(capsys, "--shape", "M=1:64,N=1000,K=40")
    assert status == 0
    assert "64 shapes" in out.out and re.search(r"^ +\d+ +64  I: direct", out.out, flags=re.MULTILINE)


@pytest.mark.parametrize(
    ("shape", "message"),
    [
        ("M=1", "N and K are missing: matmul_matmul_0 takes M=...,N=...,K=..."),
        ("M=1,N=2,Q=3", "unknown size 'Q': matmul_matmul_0 takes M=...,N=...,K=..."),
        ("M=-1,N=1,K=1", "M=-1: a size is 0 to 2147483647"),
        ("M=1e9,N=1,K=1", "M=1e9: expected an integer"),
        ("M=99999999999,N=1,K=1", "a size is 0 to 2147483647"),
        ("M=2000000000,N=2000000000,K=9", "over the 2^50 that costs are for"),
        ("M=1:2,N=1:3,K=1", "M and N are ranges; only one size can be"),
        ("M=9:2,N=1,K=1", "a range is FIRST:LAST"),
        ("M=1,M=2,N=1,K=1", "M is given twice"),
        ("five", "'five' is no NAME=SIZE"),
    ],
)
def test_bad_shapes(capsys, shape, message):
    status, out = said(capsys, "--shape", shape)
    assert status == 1 and out.out == ""
    assert message in out.err and len(out.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--shape", "M=1,N=1,K=1", "--threads=0"], "--threads is 1 to 4096"),
        (["--shape", "M=1,N=1,K=1", "--operator=matmul"], "unknown operator 'matmul'; known: matmul_matmul_0"),
        (["--shape", "M=1,N=1,K=1", "--cost-model=cpi"], "unknown cost model 'cpi'; did you mean 'cpu'?"),
        (["--shape", "M=1,N=1,K=1", "--patterns=X"], "unknown pattern 'X'"),
        ([], "--shape: error: M, N and K are missing: matmul_matmul_0 takes M=...,N=...,K=..."),
    ],
)
def test_bad_arguments(capsys, arguments, message):
    status, out = said(capsys, *arguments)
    assert status == 1 and message in out.err and len(out.err.splitlines()) == 1


def test_stated_sizes_need_no_shape(tmp_path, capsys):
    source = tmp_path / "static.mlir"
    kinds = "tensor<4x8xf32>, tensor<8x16xf32>"
    source.write_text(
        "func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>) -> tensor<4x16xf32> {\n"
        f"  %r = linalg.matmul ins(%a, %b : {kinds}) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>\n"
        "  return %r : tensor<4x16xf32>\n}\n"
    )
    assert main([str(source), f"--library={LIBRARY}"]) == 0
    out = capsys.readouterr().out
    assert "M=4 N=16 K=8" in out and "the choice is made when the module is compiled" in " ".join(out.split())


def test_an_operator_of_several_must_be_named(tmp_path, capsys):
    source = tmp_path / "two.mlir"
    text = (ROOT / "examples" / "matmul.mlir").read_text().split("\n", 1)[1]
    source.write_text(text + text.replace("@matmul", "@other"))
    assert main([str(source), "--shape", "M=1,N=1,K=1", f"--library={LIBRARY}"]) == 1
    assert "name one with --operator: matmul_matmul_0, other_matmul_0" in capsys.readouterr().err


def test_a_file_without_such_operators(tmp_path, capsys):
    source = tmp_path / "none.mlir"
    source.write_text("func.func @f(%a: tensor<?xf32>) -> tensor<?xf32> {\n  return %a : tensor<?xf32>\n}\n")
    assert main([str(source), "--shape", "M=1"]) == 1
    assert "dynmlir decides nothing here" in capsys.readouterr().err


def test_a_file_that_is_no_module(tmp_path, capsys):
    path = tmp_path / "bad.vmfb"
    path.write_bytes(b"\0" * 64)
    assert main([str(path), "--shape", "M=1"]) == 1
    assert "not a module" in capsys.readouterr().err


def test_every_model_says_how_its_tasks_come_to_pes():
    assert {model.schedule for model in MODELS.values()} <= {"waves", "shared waves", "shares"}


def test_a_chart_is_as_tall_as_its_legend_wants():
    swept = sweep(places("M=1:50,N=64,K=64", operator()), 1)
    lines = {f"peer{i}": {1: 1e6, 50: 2e6} for i in range(12)}
    heights = [float(re.search(r'viewBox="0 0 [\d.]+ ([\d.]+)"', draw_speed(swept, some))[1]) for some in ({}, lines)]
    assert heights[1] - heights[0] >= 12 * 5  # points: six lines of two entries


def test_numbers_of_a_sweep_are_of_one_length():
    op = operator()
    swept = sweep(places("K=0:20,M=3,N=4", op), 1)
    assert len(swept.values) == len(swept.flops) == len(swept.costs) == len(swept.programs) == 21
    assert np.all(swept.flops == 2 * 12 * np.arange(21))
