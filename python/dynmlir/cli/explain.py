"""dynmlir-explain: what a dispatch function chooses for a shape or a range of shapes, and why.

Exit status 1 and one diagnostic for whatever is wrong; then nothing is written.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from dynmlir.cli.ending import exit_status, leave
from dynmlir.cli.measuring import against, measure
from dynmlir.cli.options import DEFAULT_CPU, DEFAULT_TARGET, Parser, add_compiler_options, compile_options
from dynmlir.cli.streams import is_module, read_input, write_output
from dynmlir.diagnostics import DynmlirError, near_match
from dynmlir.driver.problems import problems_of_module, problems_of_note, problems_of_text
from dynmlir.driver.registry import load_plugin
from dynmlir.explain.choice import Choice, choose
from dynmlir.explain.operator import Operator, pes_of, turns
from dynmlir.explain.places import Places, places
from dynmlir.notes import PROBLEMS
from dynmlir.runtime import CompiledModule, load
from dynmlir.runtime.module import note_of

if TYPE_CHECKING:
    from rich.console import RenderableType

    from dynmlir.report.draw_sweep import Lines

MOST_THREADS = 4096


def parser() -> argparse.ArgumentParser:
    p = Parser(prog="dynmlir-explain", description="Show what a dispatch function chooses for a shape, and why.")
    p.add_argument(
        "input", metavar="MODULE_OR_MLIR", help="a .vmfb of dynmlir-compile, MLIR, .onnx or .pt2; -: standard input"
    )
    p.add_argument(
        "--shape",
        default="",
        metavar="M=105,N=1024,K=4096",
        help="or A=2x56x56x64,B=3x3x64x128: sizes of operands; one size may be a range: M=1:4096; none where types "
        "state them",
    )
    p.add_argument("--threads", type=int, metavar="N", help="processing elements (default: 1; a GPU: all it has)")
    p.add_argument("--operator", metavar="NAME", help="which of the module's operators, where it has several")
    p.add_argument("--measure", action="store_true", help="time the choice; compiles, and takes a minute")
    p.add_argument(
        "--against", default="", metavar="NAME|all", help="and these: oracle, openblas, ... (with --measure)"
    )
    p.add_argument("--points", type=int, default=24, metavar="N", help="values of a range to measure (default: 24)")
    p.add_argument("--html", metavar="OUT.html", help="write a page with drawings, too")
    add_compiler_options(p)
    return p


def main(argv: list[str] | None = None) -> int:
    """The command; returns its exit status."""
    return exit_status(lambda: run(parser().parse_args(argv)))


def run(arguments: argparse.Namespace) -> None:
    """Raises DynmlirError, having written nothing."""
    for path in arguments.load_pass:
        load_plugin(path)
    if arguments.threads is not None and not 1 <= arguments.threads <= MOST_THREADS:
        raise DynmlirError(f"--threads is 1 to {MOST_THREADS}, not {arguments.threads}", "command-line")
    if arguments.points < 2:
        raise DynmlirError(f"--points is 2 or more, not {arguments.points}", "command-line")
    arguments.measure |= bool(arguments.against)
    if arguments.measure:
        against(arguments.against)  # a wrong name is no reason to compile first
    operators, module = read_operators(arguments)
    operator = pick(operators, arguments.operator, arguments.input)
    if arguments.measure and operator.on_gpu:
        text = "programs of GPUs are timed by dynmlir-bench --target=cuda, not here"
        raise DynmlirError(text, "--measure")
    where = places(arguments.shape, operator)
    arguments.threads = arguments.threads or (operator.problem.device["sms"] if operator.on_gpu else 1)
    if where.name is not None:
        explain_range(arguments, where, module)
    else:
        explain_shape(arguments, where, module)


def explain_shape(arguments: argparse.Namespace, where: Places, module: CompiledModule | None) -> None:
    """One shape, in the terminal and as a page."""
    from dynmlir.report.terminal import explanation

    operator, sizes = where.each[0].operator, where.each[0].sizes
    choice = choose(operator, sizes, pes_of(operator, sizes, arguments.threads))
    if module is not None:
        check_plan(module, choice, arguments.input)
    parts, sections = list(explanation(choice)), []
    if arguments.measure and choice.regions:
        from dynmlir.report.measured import measured_section, measured_table, said

        (row,) = measure(arguments, module, where, against(arguments.against)).values()
        times = turns(operator, choice.pes, arguments.threads)
        predicted = times * choice.cost if operator.problem.model.unit == "ps" else None
        parts += [measured_table(row, predicted), said(row, operator.epilogue)]
        sections.append(measured_section(row, predicted, operator.epilogue))
    if arguments.html:
        from dynmlir.report.explain_page import choice_page

        write_output(arguments.html, choice_page(choice, *sections))
    show(parts)


def explain_range(arguments: argparse.Namespace, where: Places, module: CompiledModule | None) -> None:
    """A range of one size, in the terminal and as a page."""
    from dynmlir.explain.sweep import sweep
    from dynmlir.report.terminal_sweep import sweep_explanation

    swept = sweep(where, arguments.threads)
    parts = list(sweep_explanation(swept))
    lines: Lines = {}
    if arguments.measure:
        from dynmlir.report.measured import measured_lines, said_of_lines
        from dynmlir.report.terminal_sweep import lines_table

        rows = measure(arguments, module, where, against(arguments.against))
        lines = measured_lines(rows)
        parts += [lines_table(swept, lines), *said_of_lines(rows, swept.operator.epilogue)]
    if arguments.html:
        from dynmlir.report.explain_page import sweep_page

        write_output(arguments.html, sweep_page(swept, lines))
    show(parts)


def read_operators(arguments: argparse.Namespace) -> tuple[list[Operator], CompiledModule | None]:
    """The operators of the input; and the module, where it is a compiled one."""
    path = arguments.input
    if path != "-" and is_module(path):
        refuse_decisions(arguments)
        try:
            module = load(path)
        except ValueError as error:
            if (note := note_of(Path(path).read_bytes(), PROBLEMS)) is not None:  # made for a device that is not here
                return problems_of_note(note, path), None
            raise DynmlirError(str(error).removeprefix(f"{path}: "), path) from None
        return problems_of_module(module, path), module
    text, name = read_input(path)
    operators, remarks = problems_of_text(text, name, compile_options(arguments))
    if not operators:
        said = "".join(f"\n{remark}" for remark in remarks)
        why = "no operator of unknown sizes that a library of micro-kernels is for"
        raise DynmlirError(f"dynmlir decides nothing here: {why}{said}", name)
    return operators, None


def refuse_decisions(arguments: argparse.Namespace) -> None:
    """Raises DynmlirError for options that say what to decide by: a compiled module has decided."""
    given = {
        "--library": arguments.library,
        "--cost-model": arguments.cost_model,
        "--patterns": arguments.patterns is not None,
        "--target": arguments.target != DEFAULT_TARGET,
        "--target-cpu": arguments.target_cpu != DEFAULT_CPU and not arguments.measure,
    }
    option = next((option for option, value in given.items() if value), None)
    if option is not None:
        raise DynmlirError(f"{arguments.input} is compiled, and decides by what it holds: give the MLIR", option)


def pick(operators: list[Operator], name: str | None, source: str) -> Operator:
    """The operator of that name; the only one where none is given."""
    names = [operator.name for operator in operators]
    if name is None:
        if len(operators) > 1:
            raise DynmlirError(f"has {len(names)} operators; name one with --operator: {', '.join(names)}", source)
        return operators[0]
    if name not in names:
        raise DynmlirError(near_match("operator", name, names), "--operator")
    return operators[names.index(name)]


def check_plan(module: CompiledModule, choice: Choice, name: str) -> None:
    """Asks the module itself where it was compiled with --export-plan. Raises DynmlirError where it differs."""
    function = f"{choice.operator.name}_plan"
    if function in module.function_names:
        told = choice.operator.told(*choice.sizes)
        answer = tuple(module[function](*choice.sizes, choice.pes, *told))  # type: ignore[arg-type]
        if answer != choice.plan:
            raise DynmlirError(f"@{function} answers {answer}, this dynmlir would choose {choice.plan}", name)


def show(parts: Iterable[RenderableType]) -> None:
    """Prints to standard output."""
    from dynmlir.report.terminal import console

    out = console()
    for part in parts:
        out.print(part)


def command() -> NoReturn:
    """The command as a process."""
    leave(main)


if __name__ == "__main__":
    command()
