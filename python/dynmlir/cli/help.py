"""What --help and --help-pass print."""

from __future__ import annotations

import dataclasses
import typing
from typing import Any

from dynmlir.cli.arguments import OPTIONS
from dynmlir.driver.pipeline import unknown_pass
from dynmlir.driver.registry import all_passes, find_pass
from dynmlir.passes.base import Pass

#: What a value of an option is.
_KINDS = {str: "string", int: "int", bool: "bool", tuple: "string,..."}


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
    """A line an option: its name, its kind, what it means, and its default unless the meaning says what none is."""
    kinds, lines = typing.get_type_hints(cls.Options), []
    for option in dataclasses.fields(cls.Options):
        spelling = f"{option.name.replace('_', '-')}=<{_kind(kinds[option.name])}>"
        default = f" (default: {_value(option.default)})" if option.default not in (None, ()) else ""
        lines.append(f"  {spelling:24}{option.metadata.get('help', '')}{default}".rstrip())
    return "\n".join(lines)


def _kind(kind: Any) -> str:
    """A type of an option as mlir-opt's help has it."""
    if (known := typing.get_origin(kind) or kind) in _KINDS:
        return _KINDS[known]
    return _kind(next(k for k in typing.get_args(kind) if k is not type(None)))  # X | None


def _value(value: Any) -> str:
    """As a pipeline spells it."""
    if isinstance(value, tuple):
        return ",".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)
