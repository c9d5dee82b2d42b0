"""The documentation names what is there: ops, passes, options, files; its examples are run by the tests it names."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import pytest

from dynmlir.driver.registry import all_passes
from dynmlir.lowering.families import FAMILIES

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
DIALECT = (ROOT / "docs" / "dialect.md").read_text()
SECTIONS = re.split(r"^## ", DIALECT, flags=re.MULTILINE)[1:]


def flat(text: str) -> str:
    """The text in one line, so that it may be broken elsewhere."""
    return " ".join(text.split())


@pytest.mark.parametrize("section", SECTIONS, ids=lambda s: s.partition("\n")[0])
def test_examples_of_ops_are_run(section):
    """Word for word but for their line breaks; of what is shortened, every whole line."""
    (test,) = set(re.findall(r"test/lit/[\w/]+\.mlir", section))
    ran = flat((ROOT / test).read_text())
    for example in re.findall(r"```mlir\n(.*?)```", section, flags=re.DOTALL):
        parts = [example] if "..." not in example else [line for line in example.splitlines() if "..." not in line]
        for part in parts:
            assert flat(part) in ran, f"{test} does not run: {part}"


def test_every_op_has_its_section():
    headings = " ".join(section.partition("\n")[0] for section in SECTIONS)
    sources = (path.read_text() for path in (ROOT / "python" / "dynmlir" / "dialect").glob("*.py"))
    ops = {name for text in sources for name in re.findall(r'Dynmlir\.Operation,\s*name="(\w+)"', text)}
    assert len(ops) >= 8
    assert {op for op in ops if f"dynmlir.{op}" not in headings} == set()


def test_every_pass_and_option_is_listed():
    page = (ROOT / "docs" / "passes.md").read_text()
    for name, cls in all_passes().items():
        if cls.__module__.startswith("dynmlir."):
            assert f"`{name}`" in page
            assert all(f"`{o.name.replace('_', '-')}=" in page for o in dataclasses.fields(cls.Options)), name


def test_every_family_is_listed():
    page = (ROOT / "docs" / "micro-kernels.md").read_text()
    assert set(re.findall(r"^\| `(\w+)` \|", page, flags=re.MULTILINE)) == set(FAMILIES)


@pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_links_and_files_exist(page):
    text = page.read_text()
    for link in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (page.parent / link).exists(), link
    for path in re.findall(r"\b((?:test|examples|docs|benchmarks|tools|lib)/[\w./-]*\w)\b", text):
        assert (ROOT / path).exists() or "verb_object" in path, path


def test_the_readme_is_short():
    assert len((ROOT / "README.md").read_text().splitlines()) <= 150
