"""dynmlir-bench: dynmlir against other libraries over a suite, on this machine, in turn.

Exit status 1 and one diagnostic for whatever is wrong, and for a regression beyond the bound of --compare; 130 for
^C, which writes what is done.
"""

from __future__ import annotations

import argparse
import math
import signal
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from dynmlir.bench import machine, memory
from dynmlir.bench.cases import Case
from dynmlir.bench.comparison import compare, require_comparable
from dynmlir.bench.figures import failures
from dynmlir.bench.forms import TYPES, Form
from dynmlir.bench.peers import CALL, PEERS, SUBJECT, Installed, find_peers
from dynmlir.bench.results import cases_of, read_about, read_rows, results_path, save_about
from dynmlir.bench.runs import done_already, measure_all
from dynmlir.bench.session import Session, Subject
from dynmlir.bench.subjects import Made, compiled_subject, given_subject, with_candidates
from dynmlir.bench.suite import read_suite
from dynmlir.bench.turns import Row
from dynmlir.bench.workers import setting
from dynmlir.bench.workplace import Workplace
from dynmlir.cli.bench_options import (
    NAME,
    OF_GPUS,
    efforts,
    listed,
    parser,
    peer_names,
    reading,
    select_cases,
    thread_counts,
)
from dynmlir.cli.ending import exit_status
from dynmlir.cli.options import compile_options
from dynmlir.cli.streams import INTERRUPTED, write_output
from dynmlir.diagnostics import DynmlirError
from dynmlir.driver.registry import load_plugin
from dynmlir.explain.operator import Operator
from dynmlir.report.bench_progress import Progress, heading, placed
from dynmlir.report.bench_terminal import comparison_tables, summary
from dynmlir.report.terminal import console

if TYPE_CHECKING:
    from dynmlir.cli.bench_gpu import OnGpu


def main(argv: list[str] | None = None) -> int:
    """The command; returns its exit status. A polite end from outside is ^C."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    return exit_status(lambda: run(parser().parse_args(argv)))


def run(arguments: argparse.Namespace) -> int:
    """Raises DynmlirError before anything is measured, or where results cannot be written."""
    began = time.time()
    for path in arguments.load_pass:
        load_plugin(path)
    gpu = on_gpu(arguments) if arguments.target != "llvm-cpu" else None
    side: Side = gpu or OnCpus(arguments)
    old = read_rows(arguments.compare) if arguments.compare else None
    suite = read_suite(arguments.suite, listed(arguments.types, "element type", TYPES, "--types"), reading(arguments))
    selected = select_cases(suite.cases, arguments)
    if old is not None:
        require_comparable(old, selected, arguments.compare)
    cases, left_out = memory.fitting(selected, side.workers, memory.available(), arguments.suite)
    folder = Path(arguments.out)
    make_folder(Path(arguments.prepare) if arguments.prepare else folder)
    cases, unserved = measurable(cases, side.make(list(dict.fromkeys(case.form for case in cases))))
    out = console()
    for said in (*suite.said(), *left_out, *unserved):
        out.print(f"skipped: {said}")
    about = describe(arguments, side)
    if gpu and arguments.prepare:
        gpu.prepare(Path(arguments.prepare), cases, about)
        out.print(f"prepared {len(cases)} case(s): python -m dynmlir.bench.gpu {arguments.prepare} --out DIR")
        return 0
    if arguments.resume:
        check_resumable(folder, about)
    save_about(folder, about)
    every: dict[int, list[Row]] = {}
    status, deadline = 0, began + (arguments.seconds or math.inf)
    for count in side.counts:
        every[count], ended = run_once(arguments, side, cases, count, out, about, deadline)
        if arguments.dry_run:
            out.print("a dry run: every launch was checked against its PTX, and nothing was timed", style="yellow")
        else:
            out.print(*summary(every[count], placed(count, about)), sep="\n")
        if ended:
            left = len(cases) - len(cases_of(every[count]))
            out.print(f"{ended}, {left} of {len(cases)} cases left: --resume goes on")
            status = INTERRUPTED if ended == _INTERRUPTED else 0
            break
    write_report(folder, every, about, side.operators)
    files = ", ".join(str(results_path(folder, side.file_of(count))) for count in every)
    out.print(f"results: {files}; report: {folder / 'report.html'}")
    if old is not None and not status:
        status = report_comparison(old, every[side.counts[0]], arguments, out)
    return status or int(any(who in _OURS for rows in every.values() for _, who, _ in failures(rows)))


#: Competitors whose failures are the run's; how a run may end before its last case.
_OURS = (SUBJECT, CALL)
_INTERRUPTED, _OUT_OF_TIME = "interrupted", "out of time"


class Side(Protocol):
    """What a run is on: CPUs (here), or a GPU (bench_gpu.py)."""

    installed: Installed

    @property
    def workers(self) -> int:
        """Processes that hold the operands of a case."""

    @property
    def counts(self) -> list[int]:
        """Numbers of processing elements, a run for each."""

    @property
    def operators(self) -> Mapping[str, Operator]:
        """By the function of their form."""

    @property
    def about(self) -> dict[str, Any]:
        """What is said of it beside the results."""

    def file_of(self, count: int) -> int | str:
        """What the file of the results of a run is named by."""

    def make(self, forms: Sequence[Form]) -> Mapping[Form, str]:
        """Gets ready for forms -> why some are not measured. Raises DynmlirError."""

    def session(self, count: int, cases: Sequence[Case], about: Mapping[str, Any]) -> Workplace:
        """A run."""


def on_gpu(arguments: argparse.Namespace) -> OnGpu:
    from dynmlir.cli.bench_gpu import OnGpu

    return OnGpu(arguments)


class OnCpus:
    """Modules on some threads of this machine, and the libraries that are installed."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        """Raises DynmlirError for numbers of threads that there are not, and for unknown peers."""
        for name in OF_GPUS:
            if getattr(arguments, name):
                raise DynmlirError("is of GPUs: give --target=cuda", f"--{name.replace('_', '-')}")
        arguments.pages, arguments.alloc = arguments.pages or "thp", arguments.alloc or "reuse"
        self._arguments, self._subject = arguments, Subject(None)
        self.counts = thread_counts(arguments)
        self.installed = find_peers(peer_names(arguments, PEERS))
        self.workers = len(self.installed.peers) + 2
        self.about: dict[str, Any] = {}

    @property
    def operators(self) -> Mapping[str, Operator]:
        return self._subject.operators

    def file_of(self, count: int) -> int:
        return count

    def make(self, forms: Sequence[Form]) -> Mapping[Form, str]:
        made = make_subject(self._arguments, forms)
        self._subject = made.subject
        return made.lacking

    def session(self, count: int, cases: Sequence[Case], about: Mapping[str, Any]) -> Workplace:
        how = setting(count, self._arguments.alloc, self._arguments.pages)
        return Session(self.installed, self._subject, how, *efforts(self._arguments))


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DynmlirError(f"cannot be made: {error.strerror}", str(folder)) from None


def describe(arguments: argparse.Namespace, side: Side) -> dict[str, Any]:
    """What a run is, so that another can go on with it."""
    installed = side.installed
    return side.about | {
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
    *("library", "candidates", "cost_model", "patterns", "target_cpu", "module", "rounds", "ms", "pages", "alloc"),
    *("each_kernel", "multiprocessors"),
)


def check_resumable(folder: Path, about: dict[str, Any]) -> None:
    """Raises DynmlirError where the run in the folder was another one."""
    before = read_about(folder)
    if not before:
        raise DynmlirError("there is no run to go on with", f"{folder}: --resume")
    for key in ("cpu", "gpu", "target", "versions", "peers", "quick", "options"):
        if before.get(key) != about.get(key):
            raise DynmlirError(
                f"the run there has other {key}: {before.get(key)}, now {about.get(key)}", f"{folder}: --resume"
            )


def make_subject(arguments: argparse.Namespace, forms: Sequence[Form]) -> Made:
    """dynmlir's module, compiled here or given; with what the oracle needs, where that is wanted."""
    debug = None if arguments.no_oracle else compile_options(arguments, forced=True)
    if arguments.module:
        made = given_subject(arguments.module, forms)
    else:
        made = compiled_subject(forms, compile_options(arguments), debug, NAME, arguments.constant_weights)
    if not arguments.candidates:
        return made
    if debug is None or made.subject.debug is None:
        raise DynmlirError("are for the oracle, which is not measured", "--candidates")
    among = replace(debug, library=arguments.candidates)
    return replace(made, subject=with_candidates(made.subject, among, NAME, arguments.candidates))


def measurable(cases: Sequence[Case], lacking: Mapping[Form, str]) -> tuple[list[Case], list[str]]:
    """(cases of the subject's forms, a line for each form that it lacks)."""
    lines = []
    for form, why in lacking.items():
        count = sum(case.form == form for case in cases)
        lines.append(f"{count} case(s) of {form.function}: {why}")
    return [case for case in cases if case.form not in lacking], lines


def run_once(
    arguments: argparse.Namespace,
    side: Side,
    cases: list[Case],
    count: int,
    out: Any,
    about: dict[str, Any],
    deadline: float,
) -> tuple[list[Row], str]:
    """(rows, why it ended before the last case) of one number of processing elements; rows are on disk after each."""
    path = results_path(Path(arguments.out), side.file_of(count))
    done = done_already(path, cases, out.print) if arguments.resume and path.exists() else {}
    rows: list[Row] = []
    try:
        made = side.session(count, cases, about)
        started, stolen = time.time(), machine.stolen()
        with made as session, Progress(cases, placed(count, about), out) as progress:
            heading(out, session, about)
            whole = measure_all(session, cases, rows, path, done, progress.advance, deadline)
        lost = machine.stolen() - stolen
        out.print(f"{time.time() - started:.0f} s, load {machine.load():.2f}, stolen by the hypervisor {lost:.1f} s")
    except KeyboardInterrupt:
        return rows, _INTERRUPTED
    return rows, "" if whole else _OUT_OF_TIME


def write_report(
    folder: Path, every: dict[int, list[Row]], about: dict[str, Any], operators: Mapping[str, Operator]
) -> None:
    """The page of all runs."""
    from dynmlir.report.bench_page import bench_page

    if any(map(cases_of, every.values())):
        write_output(str(folder / "report.html"), bench_page(every, about, operators))


def report_comparison(old: list[Row], new: list[Row], arguments: argparse.Namespace, out: Any) -> int:
    """Prints what changed; 1 where a case is slower beyond the bound and its noise."""
    compared = compare(old, new, arguments.compare)
    out.print(*comparison_tables(compared, arguments.bound), sep="\n")
    return int(bool(compared.regressions(arguments.bound)))


if __name__ == "__main__":
    sys.exit(main())
