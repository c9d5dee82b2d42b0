"""What --help and --help-pass print."""

from __future__ import annotations

import dataclasses

from dynmlir.cli.arguments import OPTIONS
from dynmlir.driver.pipeline import find_pass, unknown_pass
from dynmlir.driver.registry import all_passes
from dynmlir.passes.base import Pass


def help_text() -> str:
    """Usage, options, and the passes with one line each."""
    options = "\n".join(f"  {_spelling(name, value):34}{line}" for name, (value, line) in OPTIONS.items())
    passes = "\n".join(f"  --{name.removeprefix('dynmlir-'):32}{p.summary}" for name, p in all_passes().items())
    return f"""\
usage: dynmlir-opt [options] [FILE|-]

Runs dynmlir's and MLIR's passes on a file, in the order of their flags.

options:
{options}

passes (also with the prefix dynmlir-; options as --PASS="key=value ..."):
{passes}

Any upstream MLIR pass is a flag by its own name, too: --canonicalize --cse.
"""


def _spelling(name: str, value: str) -> str:
    if name == "o":
        return f"-o {value}"
    return f"--{name}={value}" if value else f"--{name}"


def pass_text(name: str) -> str:
    """A pass in full; DynmlirError with the near matches if there is none of that name."""
    cls = find_pass(name)
    if cls is None:
        raise unknown_pass(name)
    text = f"{cls.name}: {cls.summary}\n\n{cls.description.strip()}\n"
    options = _options_text(cls)
    return f"{text}\nOptions:\n{options}\n" if options else text


def _options_text(cls: type[Pass]) -> str:
    lines = []
    for option in dataclasses.fields(cls.Options):
        default = "none" if option.default in (None, ()) else option.default
        lines.append(f"  {option.name.replace('_', '-')} ({option.type}, default {default})")
    return "\n".join(lines)
