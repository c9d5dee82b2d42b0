"""dynmlir-bench: dynmlir against other libraries over a suite, on this machine, in turn.

Exit status 1 and one diagnostic for whatever is wrong, and for a regression beyond the bound of --compare; 130 for
^C, which writes what is done.
"""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from dynmlir.bench import machine, memory
from dynmlir.bench.cases import Case
from dynmlir.bench.comparison import compare, require_comparable
from dynmlir.bench.figures import failures, form_of, sizes_of
from dynmlir.bench.forms import TYPES, Form
from dynmlir.bench.peers import Installed, find_peers
from dynmlir.bench.results import cases_of, read_about, read_rows, results_path, save_about, save_rows
from dynmlir.bench.session import Session, Subject
from dynmlir.bench.subjects import Made, compiled_subject, given_subject
from dynmlir.bench.suite import read_suite
from dynmlir.bench.turns import Row
from dynmlir.bench.workers import setting
from dynmlir.cli.bench_options import NAME, efforts, listed, parser, reading, select_cases, thread_counts
from dynmlir.cli.options import compile_options, exit_status
from dynmlir.cli.streams import INTERRUPTED, write_output
from dynmlir.diagnostics import DynmlirError
from dynmlir.driver.registry import load_plugin
from dynmlir.report.bench_progress import Progress, heading
from dynmlir.report.bench_terminal import comparison_tables, summary
from dynmlir.report.terminal import console


def main(argv: list[str] | None = None) -> int:
    """The command; returns its exit status. A polite end from outside is ^C."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    return exit_status(lambda: run(parser().parse_args(argv)))


def run(arguments: argparse.Namespace) -> int:
    """Raises DynmlirError before anything is measured, or where results cannot be written."""
    for path in arguments.load_pass:
        load_plugin(path)
    if arguments.target != "llvm-cpu":
        raise DynmlirError("only CPUs are measured here; benchmarks/cuda.py measures GPUs", "--target")
    counts = thread_counts(arguments)
    old = read_rows(arguments.compare) if arguments.compare else None
    suite = read_suite(arguments.suite, listed(arguments.types, "element type", TYPES, "--types"), reading(arguments))
    installed = find_peers([name for name in arguments.peers.split(",") if name])
    workers = len(installed.peers) + 2
    selected = select_cases(suite.cases, arguments)
    if old is not None:
        require_comparable(old, selected, arguments.compare)
    cases, left_out = memory.fitting(selected, workers, memory.available(), arguments.suite)
    folder = Path(arguments.out)
    make_folder(folder)
    made = make_subject(arguments, list(dict.fromkeys(case.form for case in cases)))
    cases, unserved = measurable(cases, made)
    out = console()
    for said in (*suite.said(), *left_out, *unserved):
        out.print(f"skipped: {said}")
    about = describe(arguments, installed)
    if arguments.resume:
        check_resumable(folder, about)
    subject = made.subject
    save_about(folder, about)
    every: dict[int, list[Row]] = {}
    status = 0
    for threads in counts:
        every[threads], interrupted = run_threads(arguments, installed, subject, cases, threads, out, about)
        out.print(*summary(every[threads], threads), sep="\n")
        if interrupted:
            left = len(cases) - len(cases_of(every[threads]))
            out.print(f"interrupted, {left} of {len(cases)} cases left: --resume goes on")
            status = INTERRUPTED
            break
    write_report(folder, every, about, subject)
    files = ", ".join(str(results_path(folder, threads)) for threads in every)
    out.print(f"results: {files}; report: {folder / 'report.html'}")
    if old is not None and not status:
        status = report_comparison(old, every[counts[0]], arguments, out)
    return status or int(any(who == "@dynmlir" for rows in every.values() for _, who, _ in failures(rows)))


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DynmlirError(f"cannot be made: {error.strerror}", str(folder)) from None


def describe(arguments: argparse.Namespace, installed: Installed) -> dict[str, Any]:
    """What a run is, so that another can go on with it."""
    return {
        "suite": arguments.suite,
        "cpu": machine.cpu_name(),
        "versions": machine.versions(installed.python),
        "peers": [peer.name for peer in installed.peers],
        "missing": installed.missing,
        "quick": arguments.quick,
        "options": {key: getattr(arguments, key) for key in _OPTIONS},
    }


_OPTIONS = (
    *("types", "image_layouts", "symbols", "points", "constant_weights"),
    *("library", "cost_model", "patterns", "target_cpu", "module", "rounds", "ms", "pages", "alloc"),
)


def check_resumable(folder: Path, about: dict[str, Any]) -> None:
    """Raises DynmlirError where the run in the folder was another one."""
    before = read_about(folder)
    if not before:
        raise DynmlirError("there is no run to go on with", f"{folder}: --resume")
    for key in ("cpu", "versions", "peers", "quick", "options"):
        if before.get(key) != about[key]:
            raise DynmlirError(
                f"the run there has other {key}: {before.get(key)}, now {about[key]}", f"{folder}: --resume"
            )


def make_subject(arguments: argparse.Namespace, forms: Sequence[Form]) -> Made:
    """dynmlir's module, compiled here or given; with what the oracle needs, where that is wanted."""
    if arguments.module:
        return given_subject(arguments.module, forms)
    debug = None if arguments.no_oracle else compile_options(arguments, forced=True)
    return compiled_subject(forms, compile_options(arguments), debug, NAME, arguments.constant_weights)


def measurable(cases: Sequence[Case], made: Made) -> tuple[list[Case], list[str]]:
    """(cases of the subject's forms, a line for each form that it lacks)."""
    lines = []
    for form, why in made.lacking.items():
        count = sum(case.form == form for case in cases)
        lines.append(f"{count} case(s) of {form.function}: {why}")
    return [case for case in cases if case.form not in made.lacking], lines


def run_threads(
    arguments: argparse.Namespace,
    installed: Installed,
    subject: Subject,
    cases: list[Case],
    threads: int,
    out: Any,
    about: dict[str, Any],
) -> tuple[list[Row], bool]:
    """(rows, whether ^C ended it) of one number of threads; rows are on disk after each case."""
    path = results_path(Path(arguments.out), threads)
    done = done_already(path, cases, out) if arguments.resume and path.exists() else {}
    effort, search = efforts(arguments)
    rows: list[Row] = []
    try:
        how = setting(threads, arguments.alloc, arguments.pages)
        started, stolen = time.time(), machine.stolen()
        with Session(installed, subject, how, effort, search) as session, Progress(cases, threads, out) as progress:
            heading(out, session, about)
            rows += session.overhead
            for case in cases:
                rows.append(done[case.name] if case.name in done else session.measure(case))
                save_rows(rows, path)
                progress.advance(case, rows[-1])
        lost = machine.stolen() - stolen
        out.print(f"{time.time() - started:.0f} s, load {machine.load():.2f}, stolen by the hypervisor {lost:.1f} s")
    except KeyboardInterrupt:
        return rows, True
    return rows, False


def done_already(path: Path, cases: Sequence[Case], out: Any) -> dict[str, Row]:
    """The rows of an earlier run that are of these cases, by name. Raises DynmlirError where it was of others."""
    rows, named = cases_of(read_rows(path)), {case.name: case for case in cases}
    found = {}
    for row in rows:
        case = named.get(str(row["name"]))
        if case is not None and (form_of(row), sizes_of(row)) == (case.form.function, case.text):
            found[case.name] = dict(row)
    if rows and not found:
        raise DynmlirError("holds the results of another suite", f"{path}: --resume")
    if len(found) < len(rows):
        out.print(f"{len(rows) - len(found)} case(s) of the run there are not in this suite: left out")
    return found


def write_report(folder: Path, every: dict[int, list[Row]], about: dict[str, Any], subject: Subject) -> None:
    """The page of all runs."""
    from dynmlir.report.bench_page import bench_page

    if any(map(cases_of, every.values())):
        write_output(str(folder / "report.html"), bench_page(every, about, subject.operators))


def report_comparison(old: list[Row], new: list[Row], arguments: argparse.Namespace, out: Any) -> int:
    """Prints what changed; 1 where a case is slower beyond the bound and its noise."""
    compared = compare(old, new, arguments.compare)
    out.print(*comparison_tables(compared, arguments.bound), sep="\n")
    return int(bool(compared.regressions(arguments.bound)))


if __name__ == "__main__":
    sys.exit(main())
