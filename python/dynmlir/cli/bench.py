"""dynmlir-bench: dynmlir against other libraries over a suite, on this machine, in turn.

Exit status 1 and one diagnostic for whatever is wrong, and for a regression beyond the bound of --compare; 130 for
^C, which writes what is done.
"""

from __future__ import annotations

import argparse
import re
import signal
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from dynmlir.bench import machine, memory
from dynmlir.bench.comparison import compare
from dynmlir.bench.figures import failures
from dynmlir.bench.forms import PLAIN, TYPES, Form
from dynmlir.bench.oracle import QUICK as QUICK_SEARCH
from dynmlir.bench.oracle import Search
from dynmlir.bench.peers import PEERS, Installed, find_peers
from dynmlir.bench.results import cases_of, read_about, read_rows, results_path, save_about, save_rows
from dynmlir.bench.session import Session, Subject
from dynmlir.bench.subjects import Made, compiled_subject, given_subject
from dynmlir.bench.suite import Case, read_suite
from dynmlir.bench.turns import QUICK, Effort, Row
from dynmlir.bench.workers import setting
from dynmlir.cli.options import Parser, add_compiler_options, compile_options, exit_status, positive
from dynmlir.cli.streams import INTERRUPTED, write_output
from dynmlir.diagnostics import DynmlirError, near_match
from dynmlir.driver.registry import load_plugin
from dynmlir.report.bench_terminal import Progress, comparison_tables, heading, summary
from dynmlir.report.terminal import console

NAME = "dynmlir-bench"


def parser() -> argparse.ArgumentParser:
    p = Parser(prog=NAME, description="Time dynmlir against other libraries over a suite of shapes, in turn.")
    p.add_argument(
        "suite",
        metavar="SUITE.csv",
        help="columns m, n, k; optional name, category, const_operand, batch, a_t, b_t, type",
    )
    p.add_argument("--peers", default=",".join(PEERS), metavar="A,B", help=f"of {','.join(PEERS)} (default: all)")
    p.add_argument("--threads", default="1", metavar="1,2", help="numbers of threads, one run for each (default: 1)")
    p.add_argument("--out", default="bench-results", metavar="DIR", help="results and report (default: bench-results)")
    p.add_argument("--types", default="f32", metavar="A,B", help=f"of rows that do not say: {','.join(TYPES)} (f32)")
    p.add_argument("--quick", action="store_true", help="short turns and few rounds")
    p.add_argument("--no-oracle", action="store_true", help="leave out the share of the oracle")
    p.add_argument("--only", metavar="REGEX", help="cases whose category/name it matches")
    p.add_argument("--limit", type=positive(int), metavar="N", help="the first N cases")
    p.add_argument("--resume", action="store_true", help="go on with the run in --out: keep the cases that are done")
    p.add_argument("--compare", metavar="OLD.csv", help="say what became faster or slower; status 1 on a regression")
    p.add_argument(
        "--bound",
        type=positive(float),
        default=1.10,
        metavar="X",
        help="a regression is slower by this (default: 1.10)",
    )
    p.add_argument("--constant-weights", action="store_true", help="also where B is known when a module is loaded")
    p.add_argument(
        "--module",
        metavar="FILE.vmfb",
        help=f"time this module's @{PLAIN.function}, @{Form(True, 'nt').function} ... instead",
    )
    p.add_argument("--rounds", type=positive(int), metavar="N", help="rounds of turns of a case (default: 3, quick 2)")
    p.add_argument("--ms", type=positive(float), metavar="MS", help="least length of a turn (default: 60, quick 12)")
    p.add_argument("--pages", choices=("thp", "4k", "system"), default="thp", help="memory pages (default: thp)")
    p.add_argument("--alloc", choices=("reuse", "fresh"), default="reuse", help="the C heap keeps its memory, or not")
    add_compiler_options(p)
    return p


def main(argv: list[str] | None = None) -> int:
    """The command; returns its exit status. A polite end from outside is ^C."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    return exit_status(lambda: run(parser().parse_args(argv)))


def run(arguments: argparse.Namespace) -> int:
    """Raises DynmlirError before anything is measured, or where results cannot be written."""
    for path in arguments.load_pass:
        load_plugin(path)
    counts = thread_counts(arguments)
    old = read_rows(arguments.compare) if arguments.compare else None
    suite = read_suite(arguments.suite, type_names(arguments))
    installed = find_peers([name for name in arguments.peers.split(",") if name])
    workers = len(installed.peers) + 2
    cases, left_out = memory.fitting(select_cases(suite.cases, arguments), workers, memory.available())
    folder = Path(arguments.out)
    make_folder(folder)
    made = make_subject(arguments, list(dict.fromkeys(case.form for case in cases)))
    cases, unserved = measurable(cases, made)
    out = console()
    for said in (*(f"{count} rows skipped: {why}" for why, count in suite.skipped.items()), *left_out, *unserved):
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


def type_names(arguments: argparse.Namespace) -> list[str]:
    names = [name for name in arguments.types.split(",") if name]
    for name in names:
        if name not in TYPES:
            raise DynmlirError(near_match("element type", name, TYPES), "--types")
    if not names:
        raise DynmlirError("names no element type", "--types")
    return list(dict.fromkeys(names))


def thread_counts(arguments: argparse.Namespace) -> list[int]:
    try:
        counts = [int(part) for part in arguments.threads.split(",") if part]
        for count in counts:
            if count < 1:
                raise ValueError(f"{count} threads")
            setting(count)
    except ValueError as error:
        raise DynmlirError(f"{arguments.threads}: {error}", "--threads") from None
    if not counts:
        raise DynmlirError("names no number", "--threads")
    return list(dict.fromkeys(counts))


def select_cases(cases: tuple[Case, ...], arguments: argparse.Namespace) -> list[Case]:
    try:
        wanted = re.compile(arguments.only or "")
    except re.error as error:
        raise DynmlirError(f"'{arguments.only}' is no regular expression: {error}", "--only") from None
    chosen = [case for case in cases if wanted.search(f"{case.category}/{case.name}")][: arguments.limit]
    if not chosen:
        raise DynmlirError(f"no case's category/name matches '{arguments.only}'", "--only")
    return chosen


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


_OPTIONS = ("types", "library", "cost_model", "patterns", "target_cpu", "module", "rounds", "ms", "pages", "alloc")


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
    debug = None if arguments.no_oracle else compile_options(arguments, debug=True)
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
    done = {row["name"]: row for row in read_rows(path)} if arguments.resume and path.exists() else {}
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


def efforts(arguments: argparse.Namespace) -> tuple[Effort, Search | None]:
    effort = QUICK if arguments.quick else Effort()
    rounds = arguments.rounds or effort.rounds
    effort = Effort(rounds, max(rounds, effort.most_rounds), arguments.ms or effort.ms)
    if arguments.no_oracle:
        return effort, None
    search = QUICK_SEARCH if arguments.quick else Search()
    tried = [name for name in arguments.patterns.split(",") if name] or search.patterns
    return effort, replace(search, patterns=tuple(name for name in search.patterns if name in tried))


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
