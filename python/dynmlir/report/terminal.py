"""The explanation of one shape in a terminal: tables, and a small drawing of the regions and of the PEs' time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from dynmlir.explain.choice import NO_CANDIDATE, NOT_CLEARLY, NOT_LISTED, NOT_NEAR, PRUNED, Candidate, Choice
from dynmlir.explain.operator import Operator, work_of
from dynmlir.explain.roofline import roofline
from dynmlir.explain.tiles import padded_share
from dynmlir.explain.timeline import Timeline, shown, timeline
from dynmlir.report.palette import palette
from dynmlir.report.units import behind, cost_text, gflops, percent, time_text

#: Columns of what is not a terminal.
PLAIN_WIDTH = 118
RUNNERS_UP = 5
#: Letters of a name that a narrow table shows on a line.
LEAST_NAME = 14
#: Terms below this part of the cost are summed up.
LEAST_TERM = 0.002
_DRAWN, _LANES = (10, 48), 16


class _Output(Console):
    """Tells who prints that the reader has gone."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError

    def print(self, *objects: Any, **how: Any) -> None:
        """Tables are as wide as their numbers want, whatever the terminal: a number without its end is another."""
        for thing in objects or ("",):
            if isinstance(thing, Table):
                super().print(thing, **how | {"width": max(self.width, narrowest(thing)), "crop": False})
            else:
                super().print(thing, **how)


def console(**options: object) -> Console:
    """Standard output; plain and of a fixed width where it is no terminal."""
    made = _Output(highlight=False, markup=False, emoji=False, **options)  # type: ignore[arg-type]
    if not made.is_terminal:
        made.width = max(made.width, PLAIN_WIDTH)
    return made


def table(*columns: str, right: str = "") -> Table:
    """A table with these titles; the last of `right` titles, separated by commas, are for numbers."""
    made = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    numbers = right.split(",")
    for title in columns:
        number = title in numbers
        made.add_column(title, justify="right" if number else "left", no_wrap=number, overflow="fold")
    return made


def narrowest(made: Table) -> int:
    """The least width of a table whose numbers are whole and whose names can be told apart; its columns keep to it."""
    for column in made.columns:
        cells = max((cell_len(str(cell)) for cell in column.cells), default=0)
        if column.justify == "right":
            words = (cell_len(word) for word in str(column.header).split())
            column.no_wrap, column.min_width = False, max([cells, *words])
        else:
            column.min_width = min(cells, LEAST_NAME)
    return sum((column.min_width or 0) + 1 for column in made.columns) + 1


def explanation(choice: Choice) -> Iterator[RenderableType]:
    """Everything that is said of one shape, top to bottom."""
    yield headline(choice)
    yield folded(choice)
    if not choice.regions:
        yield Text("The output is empty: nothing is computed.")
        return
    yield verdict(choice)
    yield regions(choice)
    yield drawing(choice)
    if choice.pes > 1:
        yield lanes(choice, timeline(choice))
    yield terms(choice)
    yield runners_up(choice)
    yield pruned(choice)


def headline(choice: Choice) -> Text:
    operator, device = choice.operator, choice.operator.problem.device
    sizes = " ".join(f"{name}={size}" for name, size in zip(operator.size_names, choice.sizes, strict=True))
    sizes += f" batches={operator.batches}" * operator.batched
    sizes += f", one of {operator.products} products" * (operator.products > 1)
    sizes += ", none of them" * (not operator.products)
    types = " x ".join(operator.element_types[:2]) + f" -> {operator.element_types[2]}"
    text = Text.assemble((operator.name, "bold"), f"  {what(operator)}, {types},  ", (sizes, "bold"))
    text.append(f"\non {choice.pes} {operator.pes_name} of {device.name}; {pricing(operator)}, ")
    text.append(f"{len(operator.problem.library.micro_kernels)} micro-kernels, ")
    return text.append(f"patterns {', '.join(operator.problem.patterns)}")


def pricing(operator: Operator) -> str:
    """The cost model, and whether what it knows of the micro-kernels was measured."""
    modelled = "" if operator.problem.library.measured else " (costs modelled from the device's facts, not measured)"
    return f"cost model {operator.problem.model.name}{modelled}"


def what(operator: Operator) -> str:
    """The op, and what it contracts where that is no plain product; a choice is for one product of those around it."""
    text = operator.linalg_op if operator.is_plain else f"{operator.linalg_op} ({operator.maps})"
    return f"{text}, then {', '.join(operator.epilogue)} in its store" if operator.epilogue else text


def folded(choice: Choice) -> Text:
    """What the dispatch function knows at compile time."""
    known = choice.operator.static
    if not known:
        return Text("Static: nothing; the dispatch function takes all sizes at run time.")
    sizes = ", ".join(f"{name.upper()} = {size}" for name, size in known.items())
    part = "the reduction's part" if "k" in known else "what depends on them alone"
    free = ", ".join(name for name in choice.operator.size_names if name.lower() not in known)
    if not free:
        return Text(f"Static: {sizes}; every cost is a number, and the choice is made when the module is compiled.")
    return Text(f"Static: {sizes}; folded: {part} of every cost is a number, arithmetic on {free} is left.")


def verdict(choice: Choice) -> Text:
    """Pattern, predicted time, share of the roofline."""
    unit, roof = choice.operator.problem.model.unit, roofline(choice.operator, *choice.sizes, choice.pes)
    text = Text.assemble(("Pattern ", "bold"), (str(choice.pattern), "bold"), ", predicted ")
    text.append(cost_text(choice.cost, unit), "bold")
    if unit != "ps" or not choice.cost or not roof.ps:
        return text
    rate, share = gflops(work_of(choice.operator, *choice.sizes), choice.cost), roof.ps / choice.cost
    text.append(f" = {rate:.1f} GFLOP/s; the roofline is {time_text(roof.ps)} ({roof.bound}): ")
    return text.append(percent(share), "bold").append(" of it")


def regions(choice: Choice) -> Table:
    colours = palette(region.kernel.name for region in choice.regions)
    numbers = ("tiles", "padding", "cost", "part")
    made = table("region", "rows", "columns", "micro-kernel", *numbers, right=",".join(numbers))
    for number, region in enumerate(choice.regions, 1):
        tiles = f"{region.tiles[0]}x{region.tiles[1]}"
        part = percent(region.cost / choice.cost) if choice.cost else ""
        made.add_row(
            str(number),
            f"{region.rows[0]}..{region.rows[1]}",
            f"{region.cols[0]}..{region.cols[1]}",
            Text(region.kernel.name, colours[region.kernel.name]),
            tiles,
            percent(padded_share(region)),
            cost_text(region.cost, choice.operator.problem.model.unit),
            part,
        )
    return made


def drawing(choice: Choice) -> Text:
    """The output, each region in its micro-kernel's colour and with its number, the masked columns dotted."""
    m, n, _ = choice.sizes
    height, width = _extent(m, n)
    colours, text = palette(region.kernel.name for region in choice.regions), Text()
    for i in range(height):
        for j in range(width):
            number = _region_at(choice, (2 * i + 1) * m / (2 * height), (2 * j + 1) * n / (2 * width))
            colour = colours[choice.regions[number].kernel.name]
            text.append(str(number + 1), Style(color=colour, reverse=True))
        text.append(f"  {m} x {n}\n" if i == 0 else "\n")
    return text


def _extent(m: int, n: int) -> tuple[int, int]:
    """Lines and columns of a drawing about as tall as the output; a character is twice as high as wide."""
    most_high, most_wide = _DRAWN
    scale = min(most_high / m, most_wide / (2 * n))
    return max(2, min(most_high, round(m * scale))), max(4, min(most_wide, round(2 * n * scale)))


def _region_at(choice: Choice, row: float, col: float) -> int:
    inside = (
        i
        for i, region in enumerate(choice.regions)
        if region.rows[0] <= row < region.rows[1] and region.cols[0] <= col < region.cols[1]
    )
    return next(inside, 0)


def lanes(choice: Choice, line: Timeline) -> Text:
    """A bar for each PE (of a GPU: slot) over time, at most 16 of them; idle time is blank."""
    colours, text = palette(region.kernel.name for region in choice.regions), Text()
    text.append(f"{line.title}: {percent(line.idle)} idle\n")
    if not line.length:
        return text
    for pe in shown(line.pes, _LANES):
        cells: list[int | None] = [None] * _DRAWN[1]
        for span in (s for s in line.spans if s.pe == pe):
            first, last = (round(t * len(cells) / line.length) for t in (span.start, span.end))
            cells[first:last] = [span.region] * (last - first)
        text.append(f"{pe:>3} |")
        for cell in cells:
            colour = None if cell is None else colours[choice.regions[cell].kernel.name]
            text.append(" " if cell is None else str(cell + 1), Style(color=colour, reverse=cell is not None))
        text.append("|\n")
    return text.append(f"    {_LANES} of {line.pes} {line.lane}s\n") if line.pes > _LANES else text


def terms(choice: Choice) -> Table:
    """Where the time goes: the model's terms over all regions, the largest first; a correction may take some off."""
    unit, total = choice.operator.problem.model.unit, float(choice.cost) or 1.0
    made = table("term", "", "cost", "part", "what it is", right="cost,part")
    rest, count = 0.0, 0
    for name, (meaning, cost) in summed_terms(choice).items():
        if abs(cost) / total < LEAST_TERM:
            rest, count = rest + cost, count + 1
            continue
        bar = Text("█" * max(1, round(24 * abs(cost) / total)), "blue" if cost > 0 else "green")
        made.add_row(name, bar, cost_text(cost, unit), percent(cost / total), meaning)
    if count:
        made.add_row(f"{count} more", "", cost_text(rest, unit), percent(rest / total), f"each < {percent(LEAST_TERM)}")
    return made


def summed_terms(choice: Choice) -> dict[str, tuple[str, float]]:
    """name -> (meaning, cost over all regions), the largest first."""
    total: dict[str, tuple[str, float]] = {}
    for region in choice.regions:
        for term in region.terms:
            total[term.name] = (term.meaning, total.get(term.name, ("", 0.0))[1] + float(term.cost))
    return dict(sorted(total.items(), key=lambda item: -item[1][1]))


def runners_up(choice: Choice) -> RenderableType:
    unit, others = choice.operator.problem.model.unit, choice.runners_up
    if not others:
        return Text("There is no other program to choose.")
    made = table("runner-up", "pattern", "micro-kernels", "cost", "behind", "selection", right="cost,behind")
    for number, candidate in enumerate(others[:RUNNERS_UP], 2):
        cells = (
            candidate.pattern,
            " + ".join(candidate.kernels),
            cost_text(candidate.cost, unit),
            behind(candidate.cost, choice.cost),
        )
        made.add_row(str(number), *cells, fate_text(candidate))
    return made


def fate_text(candidate: Candidate) -> str:
    """What selection did with a candidate."""
    if candidate.fate == PRUNED:
        return f"pruned after region {candidate.met}"
    others = {NOT_LISTED: "not on the shortlist", NOT_NEAR: "not tried", NO_CANDIDATE: "no candidate"}
    others[NOT_CLEARLY] = NOT_CLEARLY
    return others.get(candidate.fate, "priced in full")


def pruned(choice: Choice) -> Text:
    """How much of the search was cut short: by Alg. 1, by the library's shortlists, by what kernels are for."""
    fates = [candidate.fate for candidate in choice.candidates]
    early = sum(c.fate == PRUNED and c.met == 1 for c in choice.candidates)
    parts = []
    if PRUNED in fates:
        said = f"{fates.count(PRUNED)} cost as much as the best so far"
        parts.append(f"{said}, {early} of them by their first region alone")
    if NOT_LISTED in fates:
        parts.append(f"{fates.count(NOT_LISTED)} are not on the library's shortlist for sizes like these")
    if NOT_NEAR in fates:
        parts.append(f"{fates.count(NOT_NEAR)} begin with a micro-kernel that alone is far from the best")
    if NOT_CLEARLY in fates:
        parts.append(f"{fates.count(NOT_CLEARLY)} have a cut, and cost hardly less than without")
    if NO_CANDIDATE in fates:
        parts.append(f"{fates.count(NO_CANDIDATE)} have a micro-kernel that is not for these sizes")
    return Text(f"Pruned, of {len(fates)} programs: {'; '.join(parts) or 'none'}.")
