"""Where lib/ is: what dynmlir keeps as MLIR text (schedules, templates, libraries of micro-kernels).

Installed, it lies inside the package; in a checkout (and in an editable install) beside python/.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from pathlib import Path
from string import Template

_PACKAGE = Path(__file__).resolve().parent


@functools.cache  # asked for each of a thousand templates
def lib_dir() -> Path:
    """The folder lib/. Raises FileNotFoundError where the installation lacks it."""
    places = (_PACKAGE / "lib", _PACKAGE.parents[1] / "lib")
    for place in places:
        if place.is_dir():
            return place
    raise FileNotFoundError(f"dynmlir's lib/ is missing; looked in {' and '.join(map(str, places))}")


def lib_file(*parts: str) -> Path:
    """A file of lib/, by its path inside it. Raises FileNotFoundError where there is none."""
    path = lib_dir().joinpath(*parts)
    if not path.is_file():
        raise FileNotFoundError(f"no {'/'.join(parts)} in {lib_dir()}")
    return path


def template_text(folder: str, name: str, names: Mapping[str, object]) -> str:
    """The text of a file of a folder of lib/, named without its .mlir, with values for its placeholders."""
    return Template(lib_file(*folder.split("/"), f"{name}.mlir").read_text()).substitute(names)
