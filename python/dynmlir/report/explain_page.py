"""The page of dynmlir-explain: one shape, or a range."""

from __future__ import annotations

import dynmlir
from dynmlir.explain.choice import Choice
from dynmlir.explain.operator import Operator, work_of
from dynmlir.explain.roofline import roofline
from dynmlir.explain.sweep import Sweep
from dynmlir.explain.tiles import padded_share, tiles_of
from dynmlir.explain.timeline import timeline
from dynmlir.report import html
from dynmlir.report.draw_choice import draw_output, draw_timeline
from dynmlir.report.draw_sweep import Lines, draw_speed, draw_time
from dynmlir.report.palette import palette
from dynmlir.report.terminal import LEAST_TERM, RUNNERS_UP, fate_text, folded, pricing, pruned, summed_terms, what
from dynmlir.report.terminal_sweep import sorted_bands, speeds
from dynmlir.report.units import behind, cost_text, gflops, percent, time_text

_RUNNERS_UP = 2 * RUNNERS_UP


def choice_page(choice: Choice, *measured: html.Markup) -> str:
    """Everything that the terminal says, with drawings; `measured` are further sections."""
    sizes = " × ".join(map(str, choice.sizes))
    parts: list[object] = [html.element("p", _about(choice.operator), class_="dim")]
    parts += choice_parts(choice, "choice", *measured)
    parts += [html.section("What is known beforehand", html.element("p", str(folded(choice))))]
    return html.page(f"{choice.operator.name}: {sizes}", *parts, footer=_footer())


def choice_parts(choice: Choice, name: str, *measured: html.Markup) -> list[html.Markup]:
    """The sections of a choice; `name` keeps its pictures apart from others on the page."""
    if not choice.regions:
        return [html.element("p", "The output is empty: nothing is computed.")]
    drawn = [_output(choice, name), _regions(choice), _timeline(choice, name), _terms(choice), _runners_up(choice)]
    return [_figures(choice), *measured, *drawn]


def sweep_page(swept: Sweep, lines: Lines) -> str:
    """A range: speed and time with the choice as bands, and the bands as a table."""
    parts = [html.element("p", _about(swept.operator), class_="dim"), _sweep_figures(swept)]
    caption = f"{swept.fixed}. Bands: which program is chosen; marks at the top: where the choice changes."
    parts += [html.section("Speed", html.figure(draw_speed(swept, lines), caption))]
    parts += [html.section("Time", html.figure(draw_time(swept, lines)))]
    parts += [_bands(swept)]
    title = f"{swept.operator.name}: {swept.name} = {swept.values[0]} to {swept.values[-1]}, {swept.fixed}"
    return html.page(title, *parts, footer=_footer())


def _about(operator: Operator) -> str:
    problem = operator.problem
    types = " x ".join(operator.element_types[:2]) + f" -> {operator.element_types[2]}"
    library = f"{len(problem.library.micro_kernels)} micro-kernels of {problem.library.name}"
    return f"{what(operator)}, {types}; {problem.device.name}; {pricing(operator)}; {library}"


def _footer() -> str:
    return f"dynmlir {dynmlir.__version__}, dynmlir-explain. Predictions are the compiled cost model's own."


def _figures(choice: Choice) -> html.Markup:
    unit, roof = choice.operator.problem.model.unit, roofline(choice.operator, *choice.sizes, choice.pes)
    pairs: list[tuple[str, object]] = [("pattern", choice.pattern), ("predicted", cost_text(choice.cost, unit))]
    if unit == "ps" and choice.cost:
        pairs += [("predicted speed", f"{gflops(work_of(choice.operator, *choice.sizes), choice.cost):.1f} GFLOP/s")]
        pairs += [(f"of the roofline ({roof.bound}, {time_text(roof.ps)})", percent(roof.ps / choice.cost))]
    return html.facts(*pairs, (choice.operator.pes_name, choice.pes))


def _output(choice: Choice, name: str) -> html.Markup:
    steps = [tiles_of(region) for region in choice.regions]
    coarse = max((tiles.row_step * tiles.col_step for tiles in steps), default=1)
    caption = "White lines lie between tiles" + (f"; up to {coarse} tiles are drawn as one." if coarse > 1 else ".")
    return html.section("The output", html.figure(draw_output(choice, f"{name}-output"), caption))


def _regions(choice: Choice) -> html.Markup:
    colours = palette(region.kernel.name for region in choice.regions)
    numbers = ("tiles", "padding", "cost")
    rows = [
        (
            str(number),
            f"{region.rows[0]} to {region.rows[1]}",
            f"{region.cols[0]} to {region.cols[1]}",
            html.swatch(colours[region.kernel.name], region.kernel.name),
            f"{region.tiles[0]} x {region.tiles[1]}",
            percent(padded_share(region)),
            cost_text(region.cost, choice.operator.problem.model.unit),
        )
        for number, region in enumerate(choice.regions, 1)
    ]
    return html.table(("region", "rows", "columns", "micro-kernel", *numbers), rows, numbers)


def _timeline(choice: Choice, name: str) -> html.Markup:
    line = timeline(choice)
    caption = f"{percent(line.idle)} of the {line.lane}s' time is idle, by the cost model."
    return html.section(line.title, html.figure(draw_timeline(choice, f"{name}-timeline"), caption))


def _terms(choice: Choice) -> html.Markup:
    unit, total = choice.operator.problem.model.unit, float(choice.cost) or 1.0
    terms = summed_terms(choice)
    small = {name: cost for name, (_, cost) in terms.items() if abs(cost) / total < LEAST_TERM}
    rows = [
        (name, html.bar(cost / total), cost_text(cost, unit), percent(cost / total), meaning)
        for name, (meaning, cost) in terms.items()
        if name not in small
    ]
    if small:
        rest, of = sum(small.values()), f"each below {percent(LEAST_TERM)}: {', '.join(small)}"
        rows.append((f"{len(small)} more", html.Markup(""), cost_text(rest, unit), percent(rest / total), of))
    inside = html.table(("term", "", "cost", "part", "what it is"), rows, ("cost", "part"), ("what it is",))
    return html.section("Where the time goes", inside)


def _runners_up(choice: Choice) -> html.Markup:
    unit = choice.operator.problem.model.unit
    rows = [
        (
            str(number),
            candidate.pattern,
            " + ".join(candidate.kernels),
            cost_text(candidate.cost, unit),
            behind(candidate.cost, choice.cost),
            fate_text(candidate),
        )
        for number, candidate in enumerate(choice.runners_up[:_RUNNERS_UP], 2)
    ]
    columns = ("place", "pattern", "micro-kernels", "cost", "behind", "selection")
    inside = html.table(columns, rows, ("cost", "behind"), ("micro-kernels",))
    if not rows:
        inside = html.element("p", "There is no other program.")
    return html.section("Runners-up", inside, html.element("p", str(pruned(choice)), class_="dim"))


def _sweep_figures(swept: Sweep) -> html.Markup:
    pairs: list[tuple[str, object]] = [("shapes", f"{len(swept.values):,}"), ("programs", len(set(swept.programs)))]
    pairs += [("changes of the choice", len(swept.bands) - 1)]
    if swept.operator.problem.model.unit == "ps":
        pairs += [("fastest predicted", f"{speeds(swept).max():.1f} GFLOP/s")]
    return html.facts(*pairs, (f"{swept.operator.pes_name}, up to", int(swept.pes.max())))


def _bands(swept: Sweep) -> html.Markup:
    colours, speed = palette(map(str, swept.programs)), speeds(swept)
    shown = sorted_bands(swept, 200)
    rows = [
        (
            int(swept.values[band.first]),
            int(swept.values[band.last]),
            html.swatch(colours[str(band.program)], band.program),
            f"{speed[band.first : band.last + 1].min():.1f} to {speed[band.first : band.last + 1].max():.1f}",
        )
        for band in shown
    ]
    title = f"{len(swept.bands)} bands" + (f", the {len(shown)} widest" if len(shown) < len(swept.bands) else "")
    inside = html.table(("from", "to", "program", "GFLOP/s predicted"), rows, ("from", "to", "GFLOP/s predicted"))
    folded_up = html.element("details", html.element("summary", title), inside, open="open")
    return html.section("Where the choice changes", folded_up)
