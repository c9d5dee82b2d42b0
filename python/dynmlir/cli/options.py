"""What the commands that compile have in common: their options, and how they end."""

from __future__ import annotations

import argparse
import difflib
from collections.abc import Callable
from typing import Any

import dynmlir
from dynmlir.diagnostics import DynmlirError
from dynmlir.driver.compile import CompileOptions


class Parser(argparse.ArgumentParser):
    """Whatever is wrong with a command line is one diagnostic, which says what an unknown option may have meant."""

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        found, unknown = self.parse_known_args(args, namespace)
        if unknown:
            name = unknown[0].partition("=")[0]
            meant = difflib.get_close_matches(name, self._option_string_actions, n=2) if name.startswith("-") else []
            hint = f"; did you mean {' or '.join(meant)}?" if meant else ""
            self.error(f"unrecognized arguments: {' '.join(unknown)}{hint}")
        return found

    def error(self, message: str) -> None:  # type: ignore[override]
        raise DynmlirError(f"{message} (see {self.prog} --help)", "command-line")


def positive(kind: type) -> Callable[[str], float]:
    """An argument's type: an int or float above 0."""

    def parse(text: str) -> float:
        try:
            value = kind(text)
        except ValueError:
            value = 0
        if not 0 < value < float("inf"):
            raise argparse.ArgumentTypeError(f"'{text}' is no number above 0")
        return value

    return parse


DEFAULT_TARGET, DEFAULT_CPU = "llvm-cpu", "host"


def add_compiler_options(p: argparse.ArgumentParser) -> None:
    """Those that name something are checked by the compiler, which knows the near matches."""
    p.add_argument("--target", default=DEFAULT_TARGET, metavar="NAME", help="llvm-cpu (default), cuda, or cuda:sm_90a")
    p.add_argument("--target-cpu", default=DEFAULT_CPU, metavar="NAME", help="host (default), or LLVM's name of a CPU")
    p.add_argument("--library", metavar="FILE", help="micro-kernels to use instead of those that fit the CPU")
    p.add_argument(
        "--cost-model", metavar="NAME", help="what the dispatch function prices plans by (default: cpu; for GPUs gpu)"
    )
    p.add_argument("--patterns", metavar="I,II", help="patterns or pattern sets to try (default: I,III; for GPUs I,II)")
    p.add_argument("--load-pass", action="append", default=[], metavar="FILE.py", help="load a plug-in")
    p.add_argument("--version", action="version", version=f"dynmlir {dynmlir.__version__}")


def compile_options(arguments: argparse.Namespace, **further: bool) -> CompileOptions:
    """The options of a command line, and `further` ones."""
    return CompileOptions(
        target=arguments.target,
        target_cpu=arguments.target_cpu,
        library=arguments.library,
        cost_model=arguments.cost_model,
        patterns=patterns_of(arguments.patterns),
        **further,
    )


def patterns_of(given: str | None) -> tuple[str, ...]:
    """The names in --patterns, none where it is not given. Raises DynmlirError where it names none."""
    names = tuple(name for name in (given or "").split(",") if name)
    if given is not None and not names:
        raise DynmlirError("names no pattern; without it I and III are tried, for GPUs I and II", "--patterns")
    return names
