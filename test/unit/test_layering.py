"""Who may import whom (docs/architecture.md), and one stem for a pass, its module and its test."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "python" / "dynmlir"

# A package may import its own modules and those of the rows below its own, never its neighbours'
# in the same row, but for ALLOWED_BESIDE.
ROWS = (
    {"cli"},
    {"report"},
    {"bench"},
    {"driver"},
    {"passes", "backend", "frontend", "generate", "simulate"},
    {"lowering", "forming", "explain"},
    {"costmodel", "dialect"},
    {"kernels"},
    {"blobs", "device"},
    {"bindings", "diagnostics"},
    {"runtime"},
    {"files", "notes", "resources"},
)
ALLOWED_BESIDE = {("passes", "backend"), ("diagnostics", "bindings")}
RANK = {name: rank for rank, row in enumerate(ROWS) for name in row}
MODULES = sorted(PACKAGE.rglob("*.py"))


def imports(path: Path) -> set[str]:
    """Absolute names of what a module imports, wherever in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def part(path: Path) -> str:
    """The package (or top-level module) of dynmlir that a file belongs to."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def may_import(user: str, used: str) -> bool:
    return user == used or (user, used) in ALLOWED_BESIDE or RANK[user] < RANK[used]


@pytest.mark.parametrize("path", MODULES, ids=lambda p: str(p.relative_to(PACKAGE)))
def test_imports_go_downward(path):
    if part(path) == "__init__":
        return  # the façade names compile() and runtime, lazily
    for name in imports(path):
        top = name.split(".")
        if top[0] == "dynmlir" and len(top) > 1 and top[1] != "__version__":
            assert may_import(part(path), top[1]), f"{part(path)} may not import {name}"


def test_every_package_has_a_row():
    assert {part(path) for path in MODULES} - {"__init__"} <= set(RANK)


def test_passes_do_not_import_passes():
    for path in (PACKAGE / "passes").glob("*.py"):
        others = {name for name in imports(path) if name.startswith("dynmlir.passes.")}
        assert path.stem == "__init__" or all(name.startswith("dynmlir.passes.base") for name in others), path


@pytest.mark.parametrize(
    ("library", "owners"),
    [
        ("torch_mlir", {"bindings", "frontend"}),  # MLIR; what is imported by
        ("iree.compiler", {"backend"}),
        ("iree.runtime", {"runtime"}),
    ],
)
def test_one_place_names_each_wheel(library, owners):
    users = {part(path) for path in MODULES if any(n.startswith(library) for n in imports(path))}
    assert users <= owners


def test_runtime_imports_nothing_of_the_compiler():
    for path in (PACKAGE / "runtime").glob("*.py"):
        ours = {name for name in imports(path) if name.startswith("dynmlir.")}
        assert all(name.split(".")[1] in ("runtime", "files", "notes") for name in ours), path


def passes() -> dict[str, str]:
    """Module stem -> the pass names that its classes declare."""
    named = {}
    for path in sorted((PACKAGE / "passes").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ClassDef) and any("register_pass" in ast.unparse(d) for d in node.decorator_list):
                named[path.stem] = next(
                    ast.literal_eval(line.value)
                    for line in node.body
                    if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "name"
                )
    return named


@pytest.mark.parametrize(("stem", "name"), passes().items(), ids=lambda value: value)
def test_one_stem(stem, name):
    assert name == "dynmlir-" + stem.replace("_", "-")
    assert list((ROOT / "test" / "lit").rglob(f"{stem}.mlir")), f"no lit test {stem}.mlir"
