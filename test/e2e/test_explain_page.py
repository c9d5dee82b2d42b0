"""dynmlir-explain's pages in a real browser: they load, their pictures are there, a phone shows them."""

from pathlib import Path

import pytest
from browser import PHONE, ask, picture, share_of

from dynmlir.cli.explain import main
from dynmlir.report.palette import COLOURS

ROOT = Path(__file__).resolve().parents[2]
MATMUL = str(ROOT / "examples" / "matmul.mlir")


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    """One shape in two regions on three threads; a range."""
    folder = tmp_path_factory.mktemp("pages")
    one, many = folder / "one.html", folder / "range.html"
    shape = "M=105,N=1003,K=4096"
    options = ("--patterns=III", "--threads=3", "--target-cpu=x86-64-v4")
    assert main([MATMUL, "--shape", shape, *options, "--html", str(one)]) == 0
    assert main([MATMUL, "--shape", "M=1:300,N=768,K=768", options[2], "--html", str(many)]) == 0
    return {"one": one, "range": many}


@pytest.mark.parametrize(("name", "count"), [("one", 2), ("range", 2)])
def test_a_phone_shows_it(pages, name, count):
    said = ask(pages[name])
    assert said["failed"] == [] and said["links"] == 0
    assert len(said["pictures"]) == count
    assert all(200 < width <= PHONE and height > 60 for width, height in said["pictures"])
    assert said["wide"] <= PHONE
    assert said["smallest"] >= 7
    assert "matmul_matmul_0" in said["heading"]


@pytest.mark.parametrize("name", ["one", "range"])
def test_it_is_not_blank(pages, name):
    pixels = picture(pages[name])
    assert share_of(pixels, "#ffffff") < 0.97
    assert len({tuple(p) for p in pixels.reshape(-1, 3)[::7]}) > 50
    if name == "one":  # both regions, in their micro-kernels' colours
        assert all(share_of(pixels, colour) > 0.001 for colour in COLOURS[:2])


def test_it_needs_nothing_else(pages):
    for path in pages.values():
        text = path.read_text()
        assert "<script" not in text and "src=" not in text and "@import" not in text
        assert 'name="viewport"' in text
        assert len(text) < 1_000_000


def test_names_cannot_break_a_page(tmp_path):
    source, library, page = tmp_path / "in.mlir", tmp_path / "library.mlir", tmp_path / "out.html"
    text = (ROOT / "examples" / "matmul.mlir").read_text()
    source.write_text(text.replace("@matmul", '@"<i>&y"'))
    text = (ROOT / "lib" / "libraries" / "x86_64_v4.mlir").read_text()
    assert '"direct_16x8x1024"' in text
    library.write_text(text.replace('"direct_16x8x1024"', '"<b>&x"'))
    given = ["--shape", "M=5,N=6,K=7", "--target-cpu=x86-64-v4", f"--library={library}"]
    assert main([str(source), *given, "--html", str(page)]) == 0
    assert "<i>&y" not in page.read_text()
    assert "<b>&x" not in page.read_text() and "&lt;b&gt;&amp;x" in page.read_text()
