"""dynmlir-opt: mlir-opt with dynmlir's dialect and passes.

Exit status 1 and one located diagnostic for whatever is wrong; then nothing is written.
"""

from __future__ import annotations

import difflib
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import NoReturn

import dynmlir
from dynmlir import dialect
from dynmlir.bindings import ir
from dynmlir.cli.arguments import OPTIONS, Arguments, parse_arguments
from dynmlir.cli.ending import exit_status, leave
from dynmlir.cli.expectations import Diagnostic, mismatches
from dynmlir.cli.help import help_text, pass_text
from dynmlir.cli.streams import read_input, write_output
from dynmlir.diagnostics import DynmlirError, Remark, location_text, rename
from dynmlir.driver.kept import keep_made
from dynmlir.driver.pipeline import (
    Pipeline,
    Step,
    UnknownPassError,
    flag_steps,
    parse_pipeline,
    with_prerequisites,
)
from dynmlir.driver.registry import PREFIX, UPSTREAM, all_passes, find_pass, load_plugin
from dynmlir.driver.source import parse_any
from dynmlir.passes.base import PassContext

_SEPARATOR = re.compile(r"^// -----.*$\n?", re.MULTILINE)


@dataclass
class Part:
    """One input text, its lines numbered as in the file, and what came of it."""

    text: str
    output: str = ""
    error: DynmlirError | None = None
    remarks: tuple[Remark, ...] = ()


def main(argv: list[str] | None = None) -> int:
    """The command; returns its exit status."""
    return exit_status(lambda: run(parse_arguments(sys.argv[1:] if argv is None else argv)))


def run(arguments: Arguments) -> int:
    """What the arguments ask for. Raises DynmlirError, having written nothing."""
    for path in arguments.values.get("load-pass", ()):
        load_plugin(path)
    if "help" in arguments.flags:
        write_output("-", help_text())
        return 0
    if "version" in arguments.flags:
        write_output("-", f"dynmlir {dynmlir.__version__}\n")
        return 0
    if (name := arguments.last("help-pass")) is not None:
        write_output("-", pass_text(name))
        return 0
    with dialect.new_context() as context:
        context.allow_unregistered_dialects = "allow-unregistered-dialect" in arguments.flags
        pipeline = make_pipeline(arguments)
        text, source = read_input(arguments.input)
        parts = [Part(t) for t in split(text)] if "split-input-file" in arguments.flags else [Part(text)]
        for part in parts:
            process(part, pipeline, arguments)
            report(part, source, arguments)
    if "mlir-timing" in arguments.flags:
        print(timing_text(pipeline.timing), file=sys.stderr)
    if "verify-diagnostics" in arguments.flags and not verify(parts, source):
        return 1
    write_output(arguments.last("o") or "-", "// -----\n\n".join(part.output for part in parts))
    return 0


def make_pipeline(arguments: Arguments) -> Pipeline:
    """The steps that flags or --pass-pipeline name, printing the IR around those that were asked for."""
    text = arguments.last("pass-pipeline")
    steps = parse_pipeline(text) if text is not None else []
    for name, options in arguments.passes:
        try:
            steps += flag_steps(name, options)
        except UnknownPassError:
            raise _unknown_flag(name) from None
    return Pipeline(with_prerequisites(steps), _dump("After", arguments), _dump("Before", arguments))


def _unknown_flag(name: str) -> DynmlirError:
    """The diagnostic for a flag that is neither an option nor a pass."""
    flags = [*OPTIONS, *(p.removeprefix(PREFIX) for p in all_passes()), *UPSTREAM]
    close = difflib.get_close_matches(name.removeprefix(PREFIX), flags, n=2)
    hint = f"did you mean {' or '.join(f'--{c}' for c in close)}? " if close else ""
    return DynmlirError(f"unknown option or pass '--{name}'; {hint}--help lists them", "command-line")


def _dump(when: str, arguments: Arguments) -> Callable[[Step, ir.Module], None] | None:
    """What prints the IR before or after the passes that were asked for; None where none was."""
    option = f"mlir-print-ir-{when.lower()}"
    wanted = {_full_name(name) for name in arguments.values.get(option, ())}
    of_all = f"{option}-all" in arguments.flags

    def dump(step: Step, module: ir.Module) -> None:
        if of_all or step.name in wanted:
            print(f"// -----// IR Dump {when} {step.name} //----- //", file=sys.stderr)
            print(_asm(module, arguments), file=sys.stderr)

    return dump if of_all or wanted else None


def _full_name(name: str) -> str:
    """The name of a pass with its prefix; DynmlirError where there is no such pass."""
    cls = find_pass(name)
    return cls.name if cls is not None else flag_steps(name, "")[0].name


def split(text: str) -> list[str]:
    """The parts of a text between lines `// -----`, each after as many empty lines as came before it."""
    parts, start = [], 0
    for match in [*_SEPARATOR.finditer(text), None]:
        end = match.start() if match else len(text)
        parts.append("\n" * text.count("\n", 0, start) + text[start:end])
        start = match.end() if match else end
    return parts


def process(part: Part, pipeline: Pipeline, arguments: Arguments) -> None:
    """Parses a part, runs the pipeline on it and prints it, in the current context."""
    context = PassContext(keep=keep_made)

    def note(diagnostic: ir.Diagnostic) -> bool:
        severity = diagnostic.severity.name.lower()
        made = Remark(location_text(diagnostic.location), diagnostic.message, severity)
        context.remarks.made.append(made)
        return True

    handler = ir.Context.current.attach_diagnostic_handler(note)
    try:
        module = parse_any(part.text, "-")
        pipeline.run(module, context)
        part.output = _asm(module, arguments)
    except DynmlirError as error:
        part.error = error
    finally:
        handler.detach()
        part.remarks = tuple(context.remarks.made)


def report(part: Part, source: str, arguments: Arguments) -> None:
    """Raises a part's error, or prints its remarks if wanted, unless diagnostics are being verified."""
    if "verify-diagnostics" in arguments.flags:
        return
    if part.error is not None:
        part.error.location = rename(part.error.location or "-:1:1", source)
        raise part.error
    for remark in part.remarks:
        if remark.severity == "warning" or "remarks" in arguments.flags:
            print(rename(str(remark), source), file=sys.stderr)


def verify(parts: list[Part], source: str) -> bool:
    """Prints what differs from the `expected-...` comments of the parts; True if nothing does."""
    failures = []
    for part in parts:
        errors = (part.error, *part.error.further) if part.error is not None else ()
        made = [("error", e.location or "-", e.message) for e in errors]
        made += [(r.severity, r.location, r.text) for r in part.remarks]
        diagnostics = [Diagnostic(s, _line(at), text, rename(at, source)) for s, at, text in made]
        failures += mismatches(part.text, source, diagnostics)
    print("".join(f"{failure}\n" for failure in failures), end="", file=sys.stderr)
    return not failures


def _line(location: str) -> int | None:
    match = re.match(r"-:(\d+):", location)
    return int(match[1]) if match else None


def timing_text(timing: list[tuple[str, float]]) -> str:
    """mlir-opt's table of wall times."""
    total = sum(seconds for _, seconds in timing) or 1e-9
    rows = [f"  {s:9.4f} ({100 * s / total:5.1f}%)  {name}" for name, s in timing]
    return "\n".join(["  ----Wall Time----  ----Name----", *rows, f"  {total:9.4f} (100.0%)  Total"])


def _asm(module: ir.Module, arguments: Arguments) -> str:
    text = module.operation.get_asm(
        print_generic_op_form="mlir-print-op-generic" in arguments.flags,
        use_local_scope="mlir-print-local-scope" in arguments.flags,
        enable_debug_info="mlir-print-debuginfo" in arguments.flags,
        large_elements_limit=arguments.number("mlir-elide-elementsattrs-if-larger"),
    )
    return text.rstrip("\n") + "\n"


def command() -> NoReturn:
    """The command as a process."""
    leave(main)


if __name__ == "__main__":
    command()
