"""dynmlir-compile: MLIR in, an ordinary IREE module out.

Exit status 1 and one located diagnostic for whatever is wrong; then nothing is written.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from typing import NoReturn

from dynmlir.cli.ending import exit_status, leave
from dynmlir.cli.options import Parser, add_compiler_options, compile_options
from dynmlir.cli.streams import read_input, write_output
from dynmlir.diagnostics import DynmlirError, Remark
from dynmlir.driver.compile import CompileOptions, Lowered, emit, emit_ptx, lower
from dynmlir.driver.registry import load_plugin

#: What --emit names.
MADE: dict[str, Callable[[Lowered, str, CompileOptions, list[Remark]], bytes | str]] = {
    "vmfb": emit,
    "mlir": lambda lowered, name, options, remarks: lowered.text,
    "ptx": lambda lowered, name, options, remarks: emit_ptx(lowered, name, options),
}


def parser() -> argparse.ArgumentParser:
    """The options."""
    p = Parser(prog="dynmlir-compile", description="Compile MLIR with operators of unknown sizes to IREE.")
    p.add_argument("input", metavar="IN.mlir", help="what to compile: MLIR, .onnx or .pt2; - is standard input")
    p.add_argument("-o", dest="output", metavar="OUT", default="-", help="where to write; - is standard output")
    add_compiler_options(p)
    p.add_argument(
        "--emit", default="vmfb", metavar="|".join(MADE), help="the module, the text for IREE, or the code of a GPU"
    )
    p.add_argument("--export-plan", action="store_true", help="add functions that return the plan for given sizes")
    p.add_argument(
        "--export-debug",
        action="store_true",
        help="those, and functions that run a given plan, select in a loop, or run IREE's own code",
    )
    p.add_argument("--output-arguments", action="store_true", help="add arguments that results are written into")
    p.add_argument("--remarks", action="store_true", help="say which operators were left to IREE, and why")
    return p


def main(argv: list[str] | None = None) -> int:
    """The command; returns its exit status."""
    return exit_status(lambda: run(parser().parse_args(argv)))


def run(arguments: argparse.Namespace) -> None:
    """Raises DynmlirError, having written nothing."""
    if arguments.emit not in MADE:
        raise DynmlirError(f"--emit is {' or '.join(MADE)}, not '{arguments.emit}'", "command-line")
    if arguments.emit == "vmfb" and arguments.output == "-" and sys.stdout is not None and sys.stdout.isatty():
        raise DynmlirError("a module is not for a terminal: name a file with -o", "command-line")
    for path in arguments.load_pass:
        load_plugin(path)
    options = compile_options(
        arguments,
        export_plan=arguments.export_plan,
        debug=arguments.export_debug,
        output_arguments=arguments.output_arguments,
    )
    text, name = read_input(arguments.input)
    emitted = arguments.emit == "vmfb"
    lowered = lower(text, name, options, locations=emitted, only_emitted=emitted)
    _print_remarks(lowered.remarks, arguments.remarks)
    further: list[Remark] = []
    made = MADE[arguments.emit](lowered, name, options, further)
    _print_remarks(further, arguments.remarks)
    write_output(arguments.output, made)


def _print_remarks(remarks: Iterable[Remark], every: bool) -> None:
    for remark in remarks:
        if every or remark.severity == "warning":
            print(remark, file=sys.stderr)


def command() -> NoReturn:
    """The command as a process."""
    leave(main)


if __name__ == "__main__":
    command()
