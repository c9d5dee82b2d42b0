"""dynmlir-bench, run: NumPy and dynmlir in turn over two small cases, with the oracle; its page in a browser."""

import pytest
from browser import PHONE, ask, picture, share_of
from test_contractions import KERNELS, small_library

from dynmlir.bench.figures import failures, num
from dynmlir.bench.peers import CONSTANT, SUBJECT
from dynmlir.bench.results import read_rows, results_path
from dynmlir.cli.bench import main

pytestmark = pytest.mark.usefixtures("limits_once")

SUITE = "name,category,m,n,k\nsmall,a,37,64,65\nlonger,b,128,100,300\n"


@pytest.fixture(scope="module")
def ran(compiled, tmp_path_factory):
    folder = tmp_path_factory.mktemp("bench")
    suite, module = folder / "suite.csv", folder / "matmul.vmfb"
    suite.write_text(SUITE)
    compiled.save(module)
    options = ["--peers=openblas", "--quick", "--ms=2", f"--module={module}", f"--out={folder}"]
    assert main([str(suite), *options]) == 0
    return folder


def test_both_are_timed_and_right(ran):
    rows = read_rows(results_path(ran, 1))
    assert [row["name"] for row in rows] == ["overhead.matmul.1x1x1", "overhead.matmul.8x32x16", "small", "longer"]
    assert failures(rows) == []
    for row in rows[2:]:
        assert num(row, f"net.{SUBJECT}") > 0 and num(row, "net.openblas") > 0
        assert row["best_name.net"] == "openblas"
        assert 0 < num(row, "oracle_share") <= 1 and len(row["oracle_plan"].split()) == 13


def test_the_page_is_there(ran):
    page = ran / "report.html"
    said = ask(page)
    assert said["failed"] == [] and said["links"] == 0 and said["wide"] <= PHONE
    assert len(said["pictures"]) == 3 + 2 * 2  # the charts, and two drawings for each of the worst cases
    assert all(width > 200 for width, _ in said["pictures"][:3])
    assert share_of(picture(page), "#ffffff") < 0.97
    assert 'href="#why-1-small"' in page.read_text() and 'id="why-1-small"' in page.read_text()


FORMS = "name,m,n,k,batch,b_t,type\nscores,7,9,16,3,1,\nplain,8,8,8,1,0,\nrounded,4,4,8,1,0,bf16\n"


def test_forms_are_timed_and_those_without_a_library_named(tmp_path, capsys):
    suite = tmp_path / "suite.csv"
    suite.write_text(FORMS)
    options = ["--peers=openblas", "--quick", "--ms=1", "--no-oracle", f"--library={small_library(tmp_path)}"]
    assert main([str(suite), *options, f"--out={tmp_path}"]) == 0
    rows = read_rows(results_path(tmp_path, 1))
    overhead = [f"overhead.{form}.{size}" for form in ("matmul", "batch_matmul_nt") for size in ("1x1x1", "8x32x16")]
    assert [row["name"] for row in rows] == [*overhead, "scores", "plain"] and failures(rows) == []
    assert all(num(row, f"net.{SUBJECT}") > 0 and num(row, "net.openblas") > 0 for row in rows[4:])
    assert "1 case(s) of matmul_bf16: no library of micro-kernels serves it" in capsys.readouterr().out


def test_weights_that_are_known_when_a_module_is_loaded_are_timed_besides(tmp_path):
    """Of cases whose B is constant alone; each N and K has a module of its own."""
    suite = tmp_path / "suite.csv"
    suite.write_text("name,m,n,k,const_operand\nweights,7,40,16,B\nothers,5,24,32,B\nplain,5,6,8,none\n")
    options = ["--peers=openblas", "--quick", "--ms=1", "--no-oracle", f"--library={small_library(tmp_path)}"]
    assert main([str(suite), *options, "--constant-weights", f"--out={tmp_path}"]) == 0
    rows = {row["name"]: row for row in read_rows(results_path(tmp_path, 1))}
    assert failures(list(rows.values())) == []
    for name in ("weights", "others"):
        assert num(rows[name], f"us.{CONSTANT}") > 0 and num(rows[name], f"us.{SUBJECT}") > 0
        assert num(rows[name], f"empty.{CONSTANT}") > 0 and num(rows[name], f"empty.{SUBJECT}") > 0
    assert not rows["plain"].get(f"us.{CONSTANT}") and num(rows["plain"], f"us.{SUBJECT}") > 0


CONVOLUTIONS = (
    "name,n,c,h,w,k,kh,kw,stride_h,pad_h,pad_w,groups\nodd,2,6,7,9,4,3,3,2,1,1,2\npoint,1,4,5,5,8,1,1,1,0,0,1\n"
)


def test_convolutions_are_timed_and_have_an_oracle(tmp_path):
    suite = tmp_path / "suite.csv"
    suite.write_text(CONVOLUTIONS)
    options = ["--peers=openblas", "--quick", "--ms=1", "--image-layouts=nhwc,nchw"]
    options += [f"--library={small_library(tmp_path, ('panel',))}", f"--out={tmp_path}"]
    assert main([str(suite), *options]) == 0
    rows = [row for row in read_rows(results_path(tmp_path, 1)) if row["category"] != "_overhead"]
    assert [row["name"] for row in rows] == ["odd", "odd.nchw", "point", "point.nchw"]
    assert failures(rows) == [] and all(num(row, f"net.{SUBJECT}") > 0 for row in rows)
    assert all(0 < num(row, "oracle_share") <= 1 for row in rows)


def test_the_oracle_can_search_candidates_that_were_not_kept(tmp_path, capsys):
    """The program chosen from a slow kernel alone, against those of a library with all; one without it is none."""
    suite, kept, lacks = tmp_path / "suite.csv", tmp_path / "kept", tmp_path / "lacks"
    suite.write_text("name,category,m,n,k\nwide,a,96,256,96\n")
    for folder in (kept, lacks):
        folder.mkdir()
    every = small_library(tmp_path)
    options = [str(suite), "--peers=", "--quick", "--ms=1", f"--library={small_library(kept, ('dot',))}"]
    assert main([*options, f"--candidates={every}", f"--out={tmp_path}"]) == 0
    (row,) = read_rows(results_path(tmp_path, 1))[2:]
    assert num(row, "oracle_share") < 0.9 and not row["oracle_kernels"].startswith("dot")
    assert (row["library_size"], row["oracle_of"]) == (sum(k[0] == "dot" for k in KERNELS), len(KERNELS))
    assert f"the best of {len(KERNELS)}" in capsys.readouterr().out
    other = small_library(lacks, ("panel",))
    for wrong, message in (
        ([f"--candidates={other}"], f"{other}: error: lacks dot_"),
        ([f"--candidates={every}", "--no-oracle"], "--candidates: error: are for the oracle, which is not measured"),
        ([f"--candidates={tmp_path / 'none.mlir'}"], "none.mlir:1:1: error: cannot be read: No such file"),
        ([f"--candidates={every}", "--target=cuda"], "--candidates: error: is of CPUs, not of --target=cuda"),
    ):
        assert main([*options, f"--out={tmp_path}", *wrong]) == 1
        assert message in capsys.readouterr().err
