"""The documentation names what is there: ops, passes, options, files; its examples are run by the tests it names."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import pytest
from test_layering import ALLOWED_BESIDE, ROWS

from dynmlir.bindings import ext
from dynmlir.device.known import find_device
from dynmlir.dialect.core import Dynmlir
from dynmlir.driver.registry import all_passes
from dynmlir.generate.layers import layers
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


def ops_of(section: str) -> list[type]:
    """The classes of the ops that a section's heading names."""
    classes = {op._op_name: op for op in Dynmlir.operations}
    return [classes[name] for name in re.findall(r"(?<!#)dynmlir\.(\w+)", section.partition("\n")[0])]


def test_every_op_has_its_section():
    described = [op for section in SECTIONS for op in ops_of(section)]
    assert len(described) >= 8 and sorted(map(str, described)) == sorted(map(str, Dynmlir.operations))


@pytest.mark.parametrize("section", [s for s in SECTIONS if ops_of(s)], ids=lambda s: s.partition("\n")[0])
def test_tables_of_ops_have_their_fields(section):
    """Operands and attributes, those among them that may be left out; what regions hold is told in words."""
    fields = [field for op in ops_of(section) for field in op._fields]
    named = {field.name for field in fields if isinstance(field, ext.OperandDef | ext.AttributeDef)}
    named |= {name for op in ops_of(section) for name in getattr(op, "optional", ())}
    cells = re.findall(r"^\| ([^|]*`[^|]*) \|", section, flags=re.MULTILINE)
    assert {name for cell in cells for name in re.findall(r"`(\w+)`", cell)} == named


def test_every_pass_and_option_is_listed():
    page = (ROOT / "docs" / "passes.md").read_text()
    for name, cls in all_passes().items():
        if cls.__module__.startswith("dynmlir."):
            assert f"`{name}`" in page
            assert all(f"`{o.name.replace('_', '-')}=" in page for o in dataclasses.fields(cls.Options)), name


@pytest.mark.parametrize("device", ["x86_64_v4", "x86_64_v3", "aarch64"])
def test_candidates_are_as_many_as_it_says(device):
    tiles, kernels = layers(find_device(device)).counts
    assert f" {tiles} and {kernels} for " in flat((ROOT / "docs" / "tune.md").read_text())


def test_every_family_is_listed():
    page = (ROOT / "docs" / "micro-kernels.md").read_text()
    assert set(re.findall(r"^\| `(\w+)` \|", page, flags=re.MULTILINE)) == set(FAMILIES)
    in_short = (
        (ROOT / "docs" / "architecture.md").read_text().partition("## Micro-kernels\n")[2].partition("one row")[0]
    )
    assert set(re.findall(r"`(\w+)`", in_short)) == set(FAMILIES)


def test_the_table_of_packages_is_that_of_the_layering():
    page = (ROOT / "docs" / "architecture.md").read_text()
    said, table, _ = page.partition("## Packages")[2].split("```", maxsplit=2)
    assert set(re.findall(r"`(\w+)` -> `(\w+)`", said)) == ALLOWED_BESIDE
    names = re.findall(r"^(\w+(?:, \w+)*)  ", table, flags=re.MULTILINE)
    assert [set(row.split(", ")) for row in names] == [*ROWS]


@pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_links_and_files_exist(page):
    text = page.read_text()
    for link in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (page.parent / link).exists(), link
    for path in re.findall(r"\b((?:test|examples|docs|benchmarks|tools|lib)/[\w./-]*\w)\b", text):
        assert (ROOT / path).exists() or "verb_object" in path, path


def test_every_page_is_found_from_the_readme():
    found, left = set(), [ROOT / "README.md"]
    while left:
        page = left.pop()
        if page not in found and page.suffix == ".md":
            found.add(page)
            left += [(page.parent / link).resolve() for link in re.findall(r"\]\(([^)#:]+)", page.read_text())]
    assert [str(page.relative_to(ROOT)) for page in PAGES if page not in found] == []


def test_the_readme_is_short():
    assert len((ROOT / "README.md").read_text().splitlines()) <= 150
