"""The page of dynmlir-bench: for every number of threads tables, charts, and the worst cases with their reasons."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from dynmlir.bench.figures import (
    TIE,
    absences,
    failures,
    form_of,
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
from dynmlir.bench.peers import APART, CALL, CALLED, SUBJECT, TRIVIAL
from dynmlir.explain.choice import choose
from dynmlir.explain.operands import placed
from dynmlir.explain.operator import Operator, pes_of
from dynmlir.report import html
from dynmlir.report.bench_progress import placed as placed_on
from dynmlir.report.bench_terminal import compared, roof_share, speeds_of
from dynmlir.report.draw_bench import draw_distribution, draw_shares, draw_speedup
from dynmlir.report.explain_page import choice_parts

Rows = Sequence[Mapping[str, Any]]
WORST = 10
RATIO = "A speedup is a peer's time over dynmlir's, each side's own empty call taken off: above 1 dynmlir is faster."


def bench_page(every: Mapping[int, Rows], about: Mapping[str, Any], operators: Mapping[str, Operator]) -> str:
    """One section for each number of PEs, threads or multiprocessors: `every` has their rows, empty calls first."""
    parts: list[object] = [_about(about)]
    for threads, rows in every.items():
        overhead, groups = split(rows)
        if groups["ALL"]:
            parts += _run(threads, placed_on(threads, about), overhead, groups, operators)
    return html.page("dynmlir against other libraries", *parts, footer=_footer(about))


def _about(about: Mapping[str, Any]) -> html.Markup:
    missing = "; ".join(f"{name} ({why})" for name, why in about["missing"].items())
    machine = ", ".join(str(about[x]) for x in ("gpu", "cpu") if x in about)
    lines = [f"{machine}; suite {about['suite']}" + ("; a quick run" if about["quick"] else "")]
    lines += [", ".join(f"{name} {version}" for name, version in about["versions"].items())]
    lines += [f"Not compared with: {missing}."] if missing else []
    return html.Markup("".join(html.element("p", line, class_="dim") for line in (*lines, RATIO)))


def _footer(about: Mapping[str, Any]) -> str:
    version = about["versions"].get("dynmlir", "")
    return f"dynmlir-bench {version}. Competitors in turn, medians of rounds; all results checked."


def _run(
    threads: int, title: str, overhead: Rows, groups: Mapping[str, Rows], operators: Mapping[str, Operator]
) -> list[object]:
    cases = groups["ALL"]
    peers = [who for who in peers_of(cases) if who not in APART]
    heading = html.element("h2", title, style="font-size:1.3rem;border-top:2px solid var(--line);padding-top:1rem")
    parts: list[object] = [heading, _figures(cases), _speeds(cases)]
    if peers:
        drawn = draw_speedup(cases, peers, f"speedup{threads}")
        charts = html.figure(
            drawn, "Every case against every peer, over its FLOPs; what is beyond a factor of 8 lies at the edge."
        )
        parts += [html.section("Speedup over FLOPs", charts)]
        spread = html.figure(draw_distribution(cases, peers, f"distribution{threads}"), "Left of 1 the peer is faster.")
        parts += [html.section("Distribution of speedups", spread)]
    shares = html.figure(draw_shares(cases, f"shares{threads}"))
    parts += [html.section("Share of the limits", shares), _categories(groups), _types(cases), _overhead(overhead)]
    parts += [_worst(cases, threads, operators), _failures([*overhead, *cases]), _cases(cases)]
    return parts


def _figures(cases: Rows) -> html.Markup:
    against = [s for s in (ratio(row, "best", SUBJECT, "net") for row in cases) if s == s]
    oracle = oracle_text(cases)
    pairs: list[tuple[str, object]] = [("cases", len(cases))]
    if against:
        pairs += [("of the best peer of each case", f"{geomean(against):.2f}")]
        pairs += [("at least as fast (within 3 %)", f"{sum(s >= TIE for s in against)} of {len(against)}")]
    pairs += [("share of the roofline", f"{roof_share(cases):.2f}")]
    pairs += [("share of the oracle", oracle)] if oracle else []
    return html.facts(*pairs, ("disturbed cases", sum(bool(row.get("disturbed")) for row in cases)))


def _speeds(cases: Rows) -> html.Markup:
    numbers = ("geometric mean", "at least as fast", "worst", "median", "cases")
    rows = []
    for who in (*peers_of(cases), "best", "best_packed"):
        subject = CALL if who in CALLED else SUBJECT
        shares = sorted(s for s in (ratio(row, who, subject, "net") for row in cases) if s == s)
        if shares:
            fast = f"{sum(s >= TIE for s in shares)}/{len(shares)}"
            middle, mean = f"{shares[len(shares) // 2]:.2f}", f"{geomean(shares):.3f}"
            rows.append((_named(who), mean, fast, f"{shares[0]:.2f}", middle, len(shares)))
    return html.section("Speedup over each", html.table(("peer", *numbers), rows, numbers))


def _named(who: str) -> str:
    said = {"best": "best of each case", "best_packed": "best, B known ahead allowed"}
    return (said | dict.fromkeys(CALLED, f"{who}, by dynmlir's own calls")).get(who, who)


def _categories(groups: Mapping[str, Rows]) -> html.Markup:
    names = compared(groups["ALL"])
    numbers = ("/ best", "of roof", "of oracle", *(who.removeprefix("@") for who in names), "cases")
    rows = []
    for category, members in groups.items():
        speeds = speeds_of(members, names)
        against = geomean([ratio(row, "best", SUBJECT, "net") for row in members])
        shares = (against, roof_share(members), geomean([num(row, "oracle_share") for row in members]))
        rows.append((category, *map(_figure, shares), *speeds, len(members)))
    said = html.element("p", "Geometric means; of each GFLOP/s of calls as they are made.", class_="dim")
    return html.section("By category", said, html.table(("category", *numbers), rows, numbers))


def _types(cases: Rows) -> html.Markup:
    """How many times dynmlir's own f32 it is on each element type; nothing where all are of one."""
    numbers = ("cases", "times f32", "least", "most")
    rows = [
        (short, len(shares), *(f"{figure:.2f}" for figure in (geomean(shares), min(shares), max(shares))))
        for short, shares in type_shares(cases).items()
    ]
    made = html.section("Element types", html.table(("type", *numbers), rows, numbers))
    return made if rows else html.Markup("")


def _overhead(overhead: Rows) -> html.Markup:
    names = [*variants(overhead), TRIVIAL]
    rows = [
        (str(row["name"]).removeprefix("overhead."), *(_figure(num(row, f"us.{w}")) for w in names)) for row in overhead
    ]
    columns = ("call", *(who.removeprefix("@") for who in names))
    return html.section("Microseconds of an empty call", html.table(columns, rows, columns[1:]))


def _worst(cases: Rows, threads: int, operators: Mapping[str, Operator]) -> html.Markup:
    found = worst(cases, SUBJECT, WORST)
    rows = [
        (_link(row, threads, operators), *_shares(row), row.get("best_name.net", ""), sizes_of(row)) for row in found
    ]
    inside = [html.table(("case", *_SHARES, "best peer", "size"), rows, _SHARES)]
    explained = [(row, operators[form_of(row)]) for row in found if form_of(row) in operators]
    inside += [_explanation(row, threads, operator) for row, operator in explained]
    return html.section("The worst cases", *inside) if found else html.Markup("")


def _link(row: Mapping[str, Any], threads: int, operators: Mapping[str, Operator]) -> object:
    known = form_of(row) in operators
    return html.element("a", row["name"], href=f"#{_anchor(row, threads)}") if known else row["name"]


def _anchor(row: Mapping[str, Any], threads: int) -> str:
    """Names that differ have anchors that do."""
    return f"why-{threads}-" + re.sub(r"[^\w.]", lambda mark: f"-{ord(mark[0]):x}-", str(row["name"]))


def _explanation(row: Mapping[str, Any], threads: int, operator: Operator) -> html.Markup:
    """Why the module chose what it chose there."""
    text = row.get("shape") or "M={m},N={n},K={k}".format(**row)
    operator, shape = placed(text, operator)
    sizes: tuple[int, int, int] = shape.fixed()  # type: ignore[assignment]
    choice = choose(operator, sizes, pes_of(operator, sizes, threads))
    anchor = _anchor(row, threads)
    title = html.element("summary", f"{row['name']}: {sizes_of(row)}, pattern {choice.pattern}")
    said = html.element("p", f"@{form_of(row)}, dynmlir-explain --shape {text} --threads {threads}", class_="dim")
    inside = html.element("div", said, *choice_parts(choice, anchor), id=anchor)  # a link to it opens what is around it
    return html.element("details", title, inside)


def _failures(rows: Rows) -> html.Markup:
    found = failures(rows)
    said = [html.element("p", f"{who} does not compute {', '.join(forms)}.") for who, forms in absences(rows).items()]
    if not found:
        none = html.element("p", "None: every call returned, every result is right.")
        return html.section("Failures", none, *said)
    return html.section("Failures", html.table(("case", "who", "what"), found, (), ("what",)), *said)


def _cases(cases: Rows) -> html.Markup:
    ends = ("best_name.net", "disturbed")
    rows = [(row["name"], *_shares(row), *(row.get(end, "") for end in ends), sizes_of(row)) for row in cases]
    inside = html.table(("case", *_SHARES, "best peer", "disturbed", "size"), rows, _SHARES)
    return html.section("All cases", html.element("details", html.element("summary", f"{len(cases)} cases"), inside))


#: What is said of a case.
_SHARES = ("of the best", "of roof", "of oracle", "us", "GFLOP/s")


def _shares(row: Mapping[str, Any]) -> tuple[str, ...]:
    speeds = (ratio(row, "best", SUBJECT, "net"), roof_share([row]), num(row, "oracle_share"))
    return (*map(_figure, speeds), f"{num(row, f'us.{SUBJECT}'):.1f}", f"{rate(row, SUBJECT):.1f}")


def _figure(value: float) -> str:
    return f"{value:.2f}" if value == value else "-"
