# ruff: noqa: F821  (lit defines `config`)
"""lit's configuration: the commands are those of the Python that runs lit."""

import os
import shutil
import sys
from pathlib import Path

import lit.formats

ROOT = Path(__file__).resolve().parents[2]
BIN = Path(sys.executable).parent


def tool(name: str) -> str:
    """A command beside the Python that runs lit, or on the path."""
    return shutil.which(name, path=f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}") or name


config.name = "dynmlir"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir"]
config.excludes = ["inputs"]
config.test_source_root = str(ROOT / "test" / "lit")
config.test_exec_root = str(ROOT / "build" / "lit")
config.environment["PYTHONPATH"] = str(ROOT / "python")
config.environment["DYNMLIR_CACHE_DIR"] = str(ROOT / "build" / "no-cache")
config.substitutions += [
    (r"%python", sys.executable),
    (r"%root", str(ROOT)),
    (r"%examples", str(ROOT / "examples")),
    (r"\bdynmlir-opt\b(?!\.)", f"{sys.executable} -m dynmlir.cli.opt"),
    (r"\bdynmlir-compile\b(?!\.)", f"{sys.executable} -m dynmlir.cli.compile"),
    (r"\bFileCheck\b", tool("filecheck")),
    (r"(?<!-)\biree-opt\b", tool("iree-opt")),
    (r"\biree-compile\b", tool("iree-compile")),
]
