"""The options of dynmlir-bench, and what they mean."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from dataclasses import replace

from dynmlir.bench.cases import Case
from dynmlir.bench.convolutions import LAYOUTS
from dynmlir.bench.fields import parse_symbols
from dynmlir.bench.forms import PLAIN, TYPES, ProductForm
from dynmlir.bench.oracle import QUICK as QUICK_SEARCH
from dynmlir.bench.oracle import Search
from dynmlir.bench.peers import GPU_PEERS, PEERS
from dynmlir.bench.rounds import QUICK, Effort
from dynmlir.bench.rows import Reading
from dynmlir.bench.workers import setting
from dynmlir.cli.options import Parser, add_compiler_options, patterns_of, positive
from dynmlir.diagnostics import DynmlirError, near_match

NAME = "dynmlir-bench"


def parser() -> argparse.ArgumentParser:
    p = Parser(prog=NAME, description="Time dynmlir against other libraries over a suite of shapes, in turn.")
    p.add_argument(
        "suite",
        metavar="SUITE.csv",
        help="columns m, n, k or n, c, h, w, k, kh, kw, or lengths, templates, ranges: docs/explain-and-bench.md",
    )
    on_gpus = f"with --target=cuda of {','.join(GPU_PEERS)}"
    p.add_argument("--peers", metavar="A,B", help=f"of {','.join(PEERS)}; {on_gpus} (default: all)")
    p.add_argument("--threads", metavar="1,2", help="numbers of threads, one run for each (default: 1)")
    p.add_argument("--out", default="bench-results", metavar="DIR", help="results and report (default: bench-results)")
    p.add_argument("--types", default="f32", metavar="A,B", help=f"of rows that do not say: {','.join(TYPES)} (f32)")
    p.add_argument("--image-layouts", default="nhwc", metavar="A,B", help="of convolutions that do not say: nhwc,nchw")
    p.add_argument("--symbols", default="", metavar="B=16,T=5:128:19", help="values of the symbols of templates")
    p.add_argument("--points", type=positive(int), default=8, metavar="N", help="most values of a range (default: 8)")
    p.add_argument("--quick", action="store_true", help="short turns and few rounds")
    p.add_argument("--no-oracle", action="store_true", help="leave out the share of the oracle")
    p.add_argument("--candidates", metavar="FILE", help="micro-kernels for the oracle to search: all, not those kept")
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
        help=f"time this module's @{PLAIN.function}, @{ProductForm(batched=True, layout='nt').function} ... instead",
    )
    p.add_argument("--rounds", type=positive(int), metavar="N", help="rounds of turns of a case (default: 3, quick 2)")
    p.add_argument("--ms", type=positive(float), metavar="MS", help="least length of a turn (default: 60, quick 12)")
    p.add_argument("--pages", choices=("thp", "4k", "system"), help="memory pages (default: thp)")
    p.add_argument("--alloc", choices=("reuse", "fresh"), help="the C heap keeps its memory (default), or not")
    p.add_argument("--seconds", type=positive(float), metavar="S", help="end behind the case that is under way then")
    add_gpu_options(p)
    add_compiler_options(p)
    return p


def add_gpu_options(p: argparse.ArgumentParser) -> None:
    """What --target=cuda can be told besides."""
    p.add_argument("--each-kernel", action="store_true", help="GPUs: also every micro-kernel alone")
    p.add_argument("--dry-run", action="store_true", help="GPUs: without one, check every launch against the PTX")
    p.add_argument("--prepare", metavar="DIR", help="GPUs: plan and compile into DIR, measure nothing")
    p.add_argument("--multiprocessors", type=positive(int), metavar="N", help="GPUs: that plans are for (default: all)")


#: Options that only a GPU has.
OF_GPUS = ("each_kernel", "dry_run", "prepare", "multiprocessors")


def listed(text: str, what: str, known: Iterable[str], option: str) -> list[str]:
    """The names of an option. Raises DynmlirError for an unknown one, and for none."""
    names = [name for name in text.split(",") if name]
    for name in names:
        if name not in known:
            raise DynmlirError(near_match(what, name, known), option)
    if not names:
        raise DynmlirError(f"names no {what}", option)
    return list(dict.fromkeys(names))


def reading(arguments: argparse.Namespace) -> Reading:
    """What the options say of what a suite leaves open."""
    layouts = listed(arguments.image_layouts, "layout of images", LAYOUTS, "--image-layouts")
    return Reading(arguments.suite, layouts, parse_symbols(arguments.symbols, "--symbols"), arguments.points)


def thread_counts(arguments: argparse.Namespace) -> list[int]:
    given = "1" if arguments.threads is None else arguments.threads
    try:
        counts = [int(part) for part in given.split(",") if part]
        for count in counts:
            if count < 1:
                raise ValueError(f"{count} threads")
            setting(count)
    except ValueError as error:
        raise DynmlirError(f"{given}: {error}", "--threads") from None
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


def peer_names(arguments: argparse.Namespace, every: Iterable[str]) -> list[str]:
    """Those that --peers names, `every` one where it is not given."""
    return list(every) if arguments.peers is None else [name for name in arguments.peers.split(",") if name]


def effort_of(arguments: argparse.Namespace, usual: Effort) -> Effort:
    rounds = arguments.rounds or usual.rounds
    return Effort(rounds, max(rounds, usual.most_rounds), arguments.ms or usual.ms)


def efforts(arguments: argparse.Namespace) -> tuple[Effort, Search | None]:
    effort = effort_of(arguments, QUICK if arguments.quick else Effort())
    if arguments.no_oracle:
        return effort, None
    search = QUICK_SEARCH if arguments.quick else Search()
    tried = patterns_of(arguments.patterns) or search.patterns
    return effort, replace(search, patterns=tuple(name for name in search.patterns if name in tried))
