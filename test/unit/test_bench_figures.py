"""Figures of dynmlir-bench: empty calls, groups, results on disk, comparisons of two runs."""

import csv
import io
import math
from pathlib import Path

import pytest
from bench_rows import row

from dynmlir.bench.comparison import compare
from dynmlir.bench.figures import OVERHEAD, absences, failures, geomean, oracle_text, sizes_of, split, variants, worst
from dynmlir.bench.peers import SUBJECT
from dynmlir.bench.results import read_rows, save_rows
from dynmlir.diagnostics import DynmlirError
from dynmlir.report import terminal


def test_what_peers_compute_nowhere_is_named():
    rows = [row("a", openblas=9.0), row("b") | {"batch": 4, "layout": "nt", "cannot.openblas": "why"}]
    assert absences(rows) == {"openblas": ["batch_matmul_nt (why)"]}
    assert sizes_of(rows[1]) == "4 x 64 x 64 x 64 nt"


def test_an_empty_call_is_taken_off_and_the_best_is_found():
    made = row(openblas=8.0, onednn_pack=2.0)
    assert (made[f"net.{SUBJECT}"], made["net.openblas"]) == (7.0, 7.0)
    assert (made["best_name.net"], made["best_packed_name.net"]) == ("openblas", "onednn_pack")
    assert made["near_roof_us"] == pytest.approx(2 * 64**3 / 100 * 1e-3)
    assert made["disturbed"] == "" and variants([made]) == [SUBJECT, "openblas", "onednn_pack"]
    assert row(dynmlir=3.0)[f"net.{SUBJECT}"] == pytest.approx(2 * 64**3 / 100 * 1e-3)  # no faster than the peak
    assert row(dynmlir=3.0, m=0)[f"net.{SUBJECT}"] == pytest.approx(0.15)
    assert "best.net" not in row()


def test_groups_and_the_worst():
    rows = [row("e", category=OVERHEAD), row("a", openblas=9.0), row("b", openblas=5.0), row("c")]
    overhead, groups = split(rows)
    assert len(overhead) == 1 and list(groups) == ["-", "ALL"] and len(groups["ALL"]) == 3
    assert [r["name"] for r in worst(groups["ALL"], SUBJECT, 5)] == ["b", "a"]
    assert geomean([1, 4, math.nan]) == 2


def test_results_survive_the_disk(tmp_path):
    rows = [row("e", category=OVERHEAD), row("f", category=OVERHEAD), row("a", openblas=9.0) | {"failed.mkl": "x, y"}]
    save_rows(rows, tmp_path / "r.csv")
    back = read_rows(tmp_path / "r.csv")
    assert back[2]["net.openblas"] == 8 and back[2]["failed.mkl"] == "x, y" and back[2]["m"] == 64
    assert failures(back) == [("a", "mkl", "x, y")]


def test_damaged_results(tmp_path):
    path = tmp_path / "r.csv"
    for text, message in (
        ("m,n,k\n1,2,3\n", "holds no results"),
        ("name,category,us.x\na,b,fast\n", "r.csv:2:1: error: us.x is 'fast', expected a number"),
        ("name,category,us.x\na,b\n", "r.csv:2:1: error: is damaged"),
    ):
        path.write_text(text)
        with pytest.raises(DynmlirError) as raised:
            read_rows(path)
        assert message in str(raised.value)


def test_the_old_results_can_be_read():
    path = Path(__file__).resolve().parents[2] / "benchmarks" / "results" / "gemm_1.csv"
    with open(path, newline="") as file:
        assert len(read_rows(path)) == sum(1 for _ in csv.reader(file)) - 1


def test_a_comparison_knows_noise_and_the_machine():
    old = [row("a", 14.0, openblas=21.0), row("b", 14.0, openblas=21.0), row("c", 14.0, openblas=21.0), row("gone")]
    new = [row("a", 14.3, openblas=21.0), row("b", 24.0, openblas=21.0), row("c", 24.0, spread=1.5, openblas=21.0)]
    found = compare(old, new, "old.csv")
    assert [(c.name, c.slower) for c in found.changes] == [("a", False), ("b", True), ("c", False)]
    assert [c.name for c in found.regressions(1.1)] == ["b"] and found.regressions(2.5) == []
    assert found.apart == ("gone",) and found.drift == 1
    slower_machine = [row(name, 25.0, openblas=41.0) for name in "abc"]
    assert compare(old, slower_machine, "old.csv").regressions(1.1) == []
    with pytest.raises(DynmlirError, match="no case in common"):
        compare(old, [row("d")], "old.csv")


@pytest.mark.parametrize("width", [20, 40, 80, 200])
def test_numbers_are_whole_on_narrow_terminals(width):
    made = terminal.table("category", "dynmlir", "of the oracle", right="dynmlir,of the oracle")
    for name in ("dietcode_dense", "a category of a long name"):
        made.add_row(name, "12345.67", "0.9876")
    out = io.StringIO()
    terminal.console(file=out, force_terminal=True, width=width).print("said", made, sep="\n")
    said = out.getvalue()
    assert said.count("12345.67") == said.count("0.9876") == 2 and "dietcode_dense" in said


def test_the_oracle_is_said_with_the_sizes_of_both_libraries():
    rows = [{"oracle_share": 0.5, "library_size": 3, "oracle_of": 9}, {"oracle_share": 2.0, "library_size": 3}, {}]
    assert oracle_text(rows) == "1.000, least 0.50; chosen from 3 micro-kernels, the best of 9"
    assert oracle_text([rows[1] | {"oracle_of": 3}]) == "2.000, least 2.00; chosen from 3 micro-kernels"
    assert oracle_text([{}]) == ""
