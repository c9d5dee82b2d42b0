"""A benchmark in the terminal: tables of speed, comparisons of runs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from dynmlir.bench.comparison import Comparison
from dynmlir.bench.figures import (
    PREPACKED,
    TIE,
    absences,
    failures,
    geomean,
    num,
    oracle_text,
    peers_of,
    rate,
    ratio,
    sizes_of,
    split,
    type_shares,
    variants,
    worst,
)
from dynmlir.bench.peers import CALL, CALLED, CONSTANT, PACKED, SUBJECT
from dynmlir.report.terminal import table

Rows = Sequence[Mapping[str, Any]]
#: Failures, worst cases, changes that are listed.
MOST = 10


def summary(rows: Rows, where: str) -> Iterator[RenderableType]:
    """The tables of a run on so many threads, or on a GPU."""
    overhead, groups = split(rows)
    cases = groups["ALL"]
    if not cases:
        return
    alike = [who for who in peers_of(cases) if who not in CALLED]
    if alike:
        yield speed_table(cases, where)
    yield category_table(groups)
    if any(row.get(f"us.{CONSTANT}") for row in cases):
        yield constant_table(cases, where)
    if any(row.get(f"us.{CALL}") for row in cases):
        yield call_table(cases, where)
    if types := type_shares(cases):
        yield type_table(types)
    for line in closing(cases):
        yield Text(line)
    if alike:
        yield worst_table(cases)
    for who, forms in absences(cases).items():
        yield Text(f"{who} does not compute {', '.join(forms)}")
    failed = failures([*overhead, *cases])
    for name, who, said in failed[:MOST]:
        yield Text(f"FAILED: {who} in {name}: {said}", "red")
    if len(failed) > MOST:
        yield Text(f"and {len(failed) - MOST} more failures", "red")


def speed_table(cases: Rows, where: str) -> RenderableType:
    """Speed over each peer, an empty call taken off."""
    numbers = ("cases", "geometric mean", "median", "worst", "at least as fast")
    made = table(f"peer, {where}", *numbers, right=",".join(numbers))
    for who in (*(peer for peer in peers_of(cases) if peer not in CALLED), "best", "best_packed"):
        add_shares(made, cases, who, SUBJECT)
    made.caption = "peer's time / dynmlir's, each side's own empty call taken off: above 1 dynmlir is faster"
    return made


def add_shares(made: Table, cases: Rows, who: str, subject: str) -> None:
    """A row: how much faster the subject is than somebody, where both were timed."""
    shares = sorted(s for s in (ratio(row, who, subject, "net") for row in cases) if s == s)
    if shares:
        fast = sum(share >= TIE for share in shares)
        means = (f"{geomean(shares):.3f}", f"{shares[len(shares) // 2]:.2f}", f"{shares[0]:.2f}")
        made.add_row(who, str(len(shares)), *means, f"{fast}/{len(shares)}")


def constant_table(cases: Rows, where: str) -> RenderableType:
    """Speed over the peers where all know B ahead of time."""
    numbers = ("cases", "geometric mean", "median", "worst", "at least as fast")
    made = table(f"constant weights, {where}", *numbers, right=",".join(numbers))
    for who in (*(peer for peer in peers_of(cases) if peer in PACKED), PREPACKED, "best_packed", SUBJECT):
        add_shares(made, cases, who, CONSTANT)
    made.caption = "peer's time / dynmlir's, all with B packed when it is loaded"
    return made


def call_table(cases: Rows, where: str) -> RenderableType:
    """Speed of whole calls on a GPU, an empty call taken off."""
    numbers = ("cases", "geometric mean", "median", "worst", "at least as fast")
    made = table(f"whole calls, {where}", *numbers, right=",".join(numbers))
    for who in CALLED:
        add_shares(made, cases, who, CALL)
    shares = [num(row, f"us.{SUBJECT}") / num(row, f"us.{CALL}") for row in cases]
    share = geomean(shares)
    made.caption = "peer's time / dynmlir's, by the clock of the host, each side's own empty call taken off; " + (
        f"of dynmlir's calls the kernels are {100 * share:.0f} %" if share == share else "kernels were not timed"
    )
    return made


def type_table(types: Mapping[str, Sequence[float]]) -> RenderableType:
    """How many times dynmlir's own f32 it is on each type."""
    numbers = ("cases", "times f32", "least", "most")
    made = table("element type", *numbers, right=",".join(numbers))
    for short, shares in types.items():
        made.add_row(short, str(len(shares)), f"{geomean(shares):.2f}", f"{min(shares):.2f}", f"{max(shares):.2f}")
    made.caption = "dynmlir's own time on f32 / on the type, same sizes, empty calls taken off"
    return made


def speeds_of(rows: Rows, names: Sequence[str]) -> list[str]:
    """GFLOP/s of each, geometric means; "-" where one computed none of the cases."""
    means = (geomean([rate(row, who) for row in rows]) for who in names)
    return [f"{mean:.1f}" if mean == mean else "-" for mean in means]


def category_table(groups: Mapping[str, Rows]) -> RenderableType:
    """GFLOP/s of everybody by category."""
    names = compared(groups["ALL"])
    numbers = ("cases", *(who.removeprefix("@") for who in names), "/ best", "of roof", "of oracle")
    made = table("category", *numbers, right=",".join(numbers))
    for category, rows in groups.items():
        speeds = speeds_of(rows, names)
        against = geomean([ratio(row, "best", SUBJECT, "net") for row in rows])
        shares = (roof_share(rows), geomean([num(row, "oracle_share") for row in rows]))
        cells = (f"{share:.2f}" if share == share else "-" for share in (against, *shares))
        made.add_row(category, str(len(rows)), *speeds, *cells)
    made.caption = "GFLOP/s, geometric means of the cases that each ran, calls as they are made"
    return made


def compared(rows: Rows) -> list[str]:
    """dynmlir, then the peers that get both operands at the call."""
    return sorted((who for who in variants(rows) if who not in PACKED), key=lambda who: who[0] != "@")


def roof_share(rows: Rows) -> float:
    return geomean([num(row, "near_roof_us") / num(row, f"net.{SUBJECT}") for row in rows])


def closing(cases: Rows) -> Iterator[str]:
    yield f"share of the roofline: {roof_share(cases):.2f}"
    yield f"share of the oracle: {oracle_text(cases) or 'not measured'}"
    disturbed = [str(row["name"]) for row in cases if row.get("disturbed")]
    wide = [num(row, f"spread.{SUBJECT}") for row in cases]
    known = sorted(w for w in wide if w == w)
    if known:
        yield f"spread of dynmlir's rounds: median {100 * known[len(known) // 2]:.1f} %, widest {100 * known[-1]:.0f} %"
    yield f"disturbed cases: {', '.join(disturbed[:MOST]) or 'none'}" + (" ..." if len(disturbed) > MOST else "")


def worst_table(cases: Rows) -> RenderableType:
    numbers = ("us", "GFLOP/s", "ratio", "of roof", "of oracle")
    made = table("worst cases", "size", *numbers, "best peer", right=",".join(numbers))
    for row in worst(cases, SUBJECT, MOST):
        oracle = num(row, "oracle_share")
        made.add_row(
            str(row["name"]),
            sizes_of(row),
            f"{num(row, f'us.{SUBJECT}'):.1f}",
            f"{rate(row, SUBJECT):.1f}",
            f"{ratio(row, 'best', SUBJECT, 'net'):.2f}",
            f"{roof_share([row]):.2f}",
            f"{oracle:.2f}" if oracle == oracle else "-",
            str(row.get("best_name.net", "")),
        )
    return made


def comparison_tables(compared: Comparison, bound: float) -> Iterator[RenderableType]:
    """What became faster or slower beyond noise."""
    faster = sorted((c for c in compared.changes if c.faster), key=lambda c: -c.ratio)
    slower = sorted((c for c in compared.changes if c.slower), key=lambda c: c.ratio)
    mean = f"speed now over then: {compared.geomean:.3f} (geometric mean of {len(compared.changes)} cases)"
    yield Text(f"{mean}; the peers: {compared.drift:.3f}, which is taken out", "bold")
    for title, changes in ((f"{len(faster)} faster", faster), (f"{len(slower)} slower", slower)):
        if not changes:
            yield Text(f"{title} beyond noise")
            continue
        numbers = ("then, us", "now, us", "speed", "noise")
        made = table(title, *numbers, right=",".join(numbers))
        for change in changes[:MOST]:
            cells = (f"{change.old:.2f}", f"{change.new:.2f}", f"{change.ratio:.2f}", f"{100 * change.noise:.0f} %")
            made.add_row(change.name, *cells)
        yield made
    if compared.apart:
        yield Text(
            f"in one run only: {', '.join(compared.apart[:MOST])}" + (" ..." if len(compared.apart) > MOST else "")
        )
    regressions = compared.regressions(bound)
    said = f"{len(regressions)} case(s) slower than {bound:.2f} times: " + ", ".join(c.name for c in regressions)
    yield Text(said if regressions else f"no case is slower than {bound:.2f} times", "red" if regressions else "green")
