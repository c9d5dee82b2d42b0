"""Textual pass pipelines that mix dynmlir's passes with upstream MLIR's.

    builtin.module(canonicalize, dynmlir-polymerize{patterns=I,II}, func.func(cse))

MLIR cannot name a Python pass, so a pipeline is split into steps of one pass each: a dynmlir pass, or an
upstream one in a pass manager of its own. The module is verified after each, libraries where a pass may change them.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from dynmlir.bindings import ir, passmanager
from dynmlir.diagnostics import DynmlirError, asked, near_match
from dynmlir.dialect.template import verify_names
from dynmlir.driver.registry import UPSTREAM, all_passes, find_pass, is_own, registered
from dynmlir.passes.base import Pass, PassContext, parse_options

_ELEMENT = re.compile(r"(?P<name>[\w.\-]+)\s*(?P<rest>.*)", re.DOTALL)
_OPTION = re.compile(r"""([\w\-]+)(?:=("[^"]*"|'[^']*'|\{[^}]*\}|[^\s{}]*))?\s*""")
_PAIRS = {"(": ")", "{": "}", "[": "]"}


class UnknownPassError(DynmlirError):
    """A name that no pass has, dynmlir's or MLIR's."""


@dataclass(frozen=True)
class Step:
    """One pass: ours as an object with its options, upstream's as the text of a pipeline around it."""

    name: str
    pass_: Pass | None = None
    options: Any = None
    text: str = ""

    @property
    def may_write_libraries(self) -> bool:
        """Whether it is not known to leave libraries as they are."""
        return self.pass_ is None or not is_own(type(self.pass_)) or self.pass_.writes_libraries

    def run(self, module: ir.Module, context: PassContext) -> None:
        if self.pass_ is None:
            passmanager.PassManager.parse(self.text).run(module.operation)
        else:
            self.pass_.run(module, self.options, context)


@dataclass
class Pipeline:
    """Steps in order, and what to do before and after each."""

    steps: list[Step]
    #: called with the step and the module after each step, and before it.
    after_each: Callable[[Step, ir.Module], None] | None = None
    before_each: Callable[[Step, ir.Module], None] | None = None
    #: (pass name, seconds) of each step that ran.
    timing: list[tuple[str, float]] = field(default_factory=list)

    def run(self, module: ir.Module, context: PassContext) -> None:
        """Runs the steps, verifying after each. Raises DynmlirError where a pass fails."""
        verify_names(module)
        for place, step in enumerate(self.steps):
            if self.before_each is not None:
                self.before_each(step, module)
            start = time.perf_counter()
            with asked(f"pass {step.name}"), module.context, ir.Location.unknown():
                step.run(module, context)
                _verify(module, all_of_it=step.may_write_libraries or place == len(self.steps) - 1)
            self.timing.append((step.name, time.perf_counter() - start))
            if self.after_each is not None:
                self.after_each(step, module)


def _verify(module: ir.Module, all_of_it: bool) -> None:
    """A library is a thousand ops, whose verifiers take longer than most passes."""
    if all_of_it:
        module.operation.verify()
    else:
        for op in module.body.operations:
            if op.operation.name != "dynmlir.library":
                op.operation.verify()
    verify_names(module)


def parse_pipeline(text: str) -> list[Step]:
    """The steps of `builtin.module(...)`; the outermost name may be left out, as in mlir-opt's flags.

    Raises DynmlirError located in the text (`pass-pipeline:1:col`) where it does not parse.
    """
    stripped = text.strip()
    match = re.fullmatch(r"(builtin\.module|any)\s*\((.*)\)", stripped, re.DOTALL)
    if match is None:
        raise DynmlirError("expected 'builtin.module(...)'", "pass-pipeline:1:1")
    return with_prerequisites(_steps(match.group(2), ["builtin.module"]))


def flag_steps(name: str, options: str) -> list[Step]:
    """The step of a command-line flag; an upstream pass on functions is run on every function."""
    cls = find_pass(name)
    if cls is not None:
        return [_own_step(cls, options)]
    text = f"{name}{{{options}}}" if options else name
    step = Step(name, text=f"builtin.module({text})")
    try:
        _check_upstream(step)
    except DynmlirError:
        nested = Step(name, text=f"builtin.module(func.func({text}))")
        try:
            _check_upstream(nested)
        except DynmlirError:
            _check_upstream(step)
        return [nested]
    return [step]


def with_prerequisites(steps: Iterable[Step]) -> list[Step]:
    """The steps, each of ours after the passes that it names as prerequisites and that have not run yet."""
    complete: list[Step] = []
    for step in steps:
        for name in step.pass_.prerequisites if step.pass_ is not None else ():
            if all(earlier.name != name for earlier in complete):
                cls = find_pass(name)
                if cls is None:
                    raise unknown_pass(name)
                complete.append(_own_step(cls, ""))
        complete.append(step)
    return complete


def unknown_pass(name: str) -> UnknownPassError:
    """The diagnostic for a pass that nobody has registered."""
    return UnknownPassError(near_match("pass", name, all_passes(), UPSTREAM), "pass-pipeline:1:1")


def _steps(text: str, nest: list[str]) -> list[Step]:
    """The steps of the inside of `op(...)`, where `nest` are the ops around it."""
    steps = []
    for element in _split(text):
        match = _ELEMENT.fullmatch(element)
        if match is None:
            raise DynmlirError(f"expected a pass name, got '{element}'", "pass-pipeline:1:1")
        name, rest = match["name"], match["rest"].strip()
        if rest.startswith("("):
            steps += _steps(rest[1:-1], [*nest, name])
        else:
            steps.append(_step(name, rest, nest))
    return steps


def _step(name: str, rest: str, nest: list[str]) -> Step:
    cls = registered(name)
    if cls is None:
        text = f"{name}{rest}"
        for anchor in reversed(nest):
            text = f"{anchor}({text})"
        step = Step(name, text=text)
        _check_upstream(step)
        return step
    if len(nest) > 1:
        raise DynmlirError(f"pass {name} runs on builtin.module, not inside {nest[-1]}", "pass-pipeline:1:1")
    return _own_step(cls, rest[1:-1] if rest else "")


def _own_step(cls: type[Pass], options: str) -> Step:
    try:
        return Step(cls.name, cls(), parse_options(cls, split_options(options)))
    except DynmlirError as error:
        raise DynmlirError(f"pass {cls.name}: {error.message}", "pass-pipeline:1:1") from None


def split_options(text: str) -> dict[str, str]:
    """`a=1 b="x y" c` as a dictionary; a key alone is an empty text."""
    options, position, text = {}, 0, text.strip()
    while position < len(text):
        match = _OPTION.match(text, position)
        if match is None:
            raise DynmlirError(f"cannot read options '{text}' at '{text[position:]}'", "pass-pipeline:1:1")
        value = match[2] or ""
        options[match[1]] = value[1:-1] if value and value[0] in "\"'{" else value
        position = match.end()
    return options


def _check_upstream(step: Step) -> None:
    """Raises DynmlirError unless MLIR knows the pass, its options and the op that it is to run on."""
    try:
        manager = passmanager.PassManager.parse(step.text)
        with ir.Location.unknown():
            manager.run(ir.Module.create().operation)  # a pass on another op is refused only when it is run
    except ir.MLIRError as error:
        if "unable to schedule" in str(error):
            first = DynmlirError.from_mlir(error).message
            raise DynmlirError(f"pass {step.name}: {first}", "pass-pipeline:1:1") from None
    except ValueError as error:
        if "does not refer to a registered pass" in str(error):
            raise unknown_pass(step.name) from None
        text = " ".join(str(error).split())
        raise DynmlirError(f"pass {step.name}: {text}", "pass-pipeline:1:1") from None


def _split(text: str) -> list[str]:
    """The elements of a list between commas that are in no bracket and no quotes."""
    parts, closers, quote, start = [], "", "", 0
    for i, char in enumerate(text):
        if quote or char in "\"'":
            quote = "" if quote == char else quote or char
        elif char in _PAIRS:
            closers += _PAIRS[char]
        elif char in ")}]":
            if not closers.endswith(char):
                raise DynmlirError(f"unexpected '{char}' in the pipeline", f"pass-pipeline:1:{i + 1}")
            closers = closers[:-1]
        elif char == "," and not closers:
            parts.append(text[start:i])
            start = i + 1
    if closers or quote:
        raise DynmlirError(f"the pipeline lacks a closing '{(quote or closers)[-1]}'", "pass-pipeline:1:1")
    elements = [part.strip() for part in [*parts, text[start:]]]
    if elements == [""]:
        return []
    return elements
