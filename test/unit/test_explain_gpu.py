"""dynmlir-explain on modules for GPUs: all multiprocessors, batches, terms that add up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dynmlir.cli import explain
from dynmlir.driver.compile import CompileOptions
from dynmlir.driver.problems import problems_of_text
from dynmlir.explain.choice import choose
from dynmlir.explain.operands import with_batches
from dynmlir.explain.timeline import shown, timeline

INPUTS = Path(__file__).resolve().parents[1] / "lit" / "cuda" / "inputs"
LIBRARY = str(INPUTS / "three.mlir")
BATCHED = """
func.func @scores(%q: tensor<?x?x64xf16>, %k: tensor<?x?x64xf16>, %c: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>,
                                        affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%q, %k : tensor<?x?x64xf16>, tensor<?x?x64xf16>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}"""


def run(capsys, *arguments):
    status = explain.main([*arguments, f"--library={LIBRARY}"])
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def test_all_multiprocessors_take_part(capsys):
    status, out, _ = run(capsys, str(INPUTS / "f16.mlir"), "--target=cuda:sm_80", "--shape=M=300,N=1000")
    assert status == 0
    assert "on 108 multiprocessor(s) of a100; cost model gpu (costs modelled from the device's facts, not mea" in out
    assert "arithmetic of the tasks" in out and "starting the launch" in out


def test_a_page_and_a_range(capsys, tmp_path):
    page = tmp_path / "page.html"
    status, _, _ = run(capsys, str(INPUTS / "f16.mlir"), "--target=cuda", "--shape=M=300,N=1000", f"--html={page}")
    assert status == 0 and "multiprocessor(s)" in page.read_text()
    assert "not measured)" in page.read_text()
    assert "Slots (3 on each multiprocessor) over time" in page.read_text() and "PEs" not in page.read_text()
    status, out, _ = run(capsys, str(INPUTS / "f16.mlir"), "--target=cuda:sm_90", "--shape=M=1:600,N=1000")
    assert status == 0 and "on up to 108 multiprocessor(s)" in out and "not measured)" in out


@pytest.fixture(scope="module")
def batched():
    (operator,), _ = problems_of_text(BATCHED, "b.mlir", CompileOptions(target="cuda", library=LIBRARY))
    return operator


def test_batches_are_tasks_of_one_launch(capsys, tmp_path, batched):
    source = tmp_path / "b.mlir"
    source.write_text(BATCHED)
    status, out, _ = run(capsys, str(source), "--target=cuda", "--shape=M=128,N=128,batches=400")
    assert status == 0 and "K=64 batches=400" in out
    assert "not measured)" in out, "a library for other layouts says what that says which it is made of"
    operator, _ = with_batches("M=1,N=1,batches=400", batched)
    one, many = (choose(o, (128, 128, 64), 108) for o in (batched, operator))
    assert many.cost > 3 * one.cost
    (region,) = many.regions
    assert sum(span.tasks for span in timeline(many).spans) == 400 * region.tiles[0] * region.tiles[1]


@pytest.mark.parametrize("sizes", [(1, 1, 64), (128, 4096, 64), (4096, 4097, 64), (300, 20, 64)])
def test_terms_are_the_cost(batched, sizes):
    choice = choose(batched, sizes, 108)
    for region in choice.regions:
        assert sum(term.cost for term in region.terms) == region.cost and all(term.cost >= 0 for term in region.terms)


@pytest.mark.parametrize(
    "arguments, message",
    [
        ("--shape=M=1,N=1,batches=2", "is one product: it takes no batches"),
        ("--shape=M=1,N=1 --measure", "programs of GPUs are timed by"),
        ("--shape=M=1,N=1 --threads=0", "--threads is 1 to"),
    ],
)
def test_what_cannot_be_said_is_one_diagnostic(capsys, arguments, message):
    status, out, error = run(capsys, str(INPUTS / "f16.mlir"), "--target=cuda", *arguments.split())
    assert status == 1 and not out and message in error and len(error.splitlines()) == 1


def test_idle_multiprocessors_are_seen_and_what_is_no_candidate_is_not(capsys):
    status, out, _ = run(capsys, str(INPUTS / "f16.mlir"), "--target=cuda:sm_80", "--shape=M=300,N=1000")
    lanes = re.findall(r"^ *(\d+) \|(.*)\|$", out, flags=re.MULTILINE)
    assert status == 0 and len(lanes) == 16 and "16 of 324 slots" in out
    assert "Slots (3 on each multiprocessor) over time: " in out and "PEs over time" not in out
    assert int(lanes[0][0]) == 0 and "1" in lanes[0][1] and int(lanes[-1][0]) == 323 and not lanes[-1][1].strip()
    assert " 8.4 % " in out  # of 320 x 1024 what is beyond 300 x 1000
    assert not re.search(r"\d s ", out)  # costs that say "never" are no runners-up


def test_lanes_are_spread_over_all():
    assert shown(5, 16) == [0, 1, 2, 3, 4]
    assert shown(324, 4) == [0, 108, 215, 323]


def test_a_split_reduction_occupies_all_multiprocessors():
    """Its parts are tasks, as many as fill a wave."""
    (operator,), _ = problems_of_text(
        (INPUTS / "f16.mlir").read_text().replace("512", "?"),
        "split.mlir",
        CompileOptions(target="cuda", library=str(INPUTS / "three.mlir"), patterns=("I",)),
    )
    choice = choose(operator, (64, 64, 32768), 108)
    (region,) = choice.regions
    assert region.kernel.term("splits_k")
    tasks = sum(span.tasks for span in timeline(choice).spans)
    assert region.tiles[0] * region.tiles[1] < tasks <= timeline(choice).pes
