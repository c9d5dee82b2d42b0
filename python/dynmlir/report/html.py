"""Pages of HTML that need nothing but themselves: text, tables, charts as inline SVG; readable on a phone.

Everything that comes from outside goes through `escape`; what is made here is `Markup`, put together as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

_STYLE = """
:root { color-scheme: light; --line: #d8dde3; --soft: #f5f7f9; --ink: #1d2730; --dim: #5b6773; --link: #20639b;
        --bar: 8em; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 60rem; color: var(--ink); background: #fff;
       font: 16px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
h1 { font-size: 1.4rem; margin: .2rem 0 .6rem; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; margin: 1.8rem 0 .5rem; }
p { margin: .4rem 0; max-width: 46rem; }
p, summary, figcaption { overflow-wrap: anywhere; }
a { color: var(--link); }
figure { margin: .5rem 0; }
figure svg { display: block; width: 100%; max-width: 46rem; height: auto; }
figcaption, .dim { color: var(--dim); font-size: .88rem; }
.scroll { overflow-x: auto; -webkit-overflow-scrolling: touch; background-repeat: no-repeat;
          background-image: linear-gradient(to right, #fff 30%, #fff0), linear-gradient(to left, #fff 30%, #fff0),
                            linear-gradient(to right, #0002, #0000), linear-gradient(to left, #0002, #0000);
          background-position: 0 0, 100% 0, 0 0, 100% 0; background-attachment: local, local, scroll, scroll;
          background-size: 2rem 100%, 2rem 100%, .6rem 100%, .6rem 100%; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .6rem; text-align: left; border-bottom: 1px solid var(--line);
         vertical-align: top; white-space: nowrap; }
td.w { white-space: normal; min-width: 11rem; }
th { color: var(--dim); font-weight: 600; white-space: normal; vertical-align: bottom; }
th.n, td.n { text-align: right; }
tr:target { background: #fff4d6; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .5rem; margin: .8rem 0; }
.fact { background: var(--soft); border-radius: .5rem; padding: .5rem .7rem; }
.fact b { display: block; font-size: 1.15rem; }
.fact span { color: var(--dim); font-size: .82rem; }
.bar { display: inline-block; height: .75em; background: #4477AA; border-radius: 2px; vertical-align: -.05em; }
.swatch { display: inline-block; width: .85em; height: .85em; border-radius: 2px; margin-right: .4em;
          vertical-align: -.08em; }
details { margin: .6rem 0; } summary { cursor: pointer; color: var(--link); }
@media (max-width: 32rem) {
  table { font-size: .8rem; } th, td { padding: .2rem .35rem; } td.w { min-width: 7.4rem; }
  td:first-child, th:first-child { padding-left: 0; white-space: normal; overflow-wrap: break-word; max-width: 8rem; }
  :root { --bar: 4em; }
}
@media print {
  .scroll { overflow: visible; background: none; } details::details-content { content-visibility: visible; }
  figure, tr { break-inside: avoid; } h2 { break-after: avoid; }
}
footer { margin-top: 2rem; color: var(--dim); font-size: .82rem; }
"""


class Markup(str):
    """HTML that may stand as it is."""


def text(value: object) -> Markup:
    """A value as HTML."""
    return value if isinstance(value, Markup) else Markup(escape(str(value)))


def element(tag: str, *inside: object, **attributes: str) -> Markup:
    """`<tag ...>inside</tag>`; a trailing underscore in an attribute's name is dropped (`class_`)."""
    given = "".join(f' {name.rstrip("_")}="{escape(value)}"' for name, value in attributes.items() if value)
    return Markup(f"<{tag}{given}>{''.join(map(text, inside))}</{tag}>")


def section(title: str, *inside: object) -> Markup:
    return element("section", element("h2", title), *inside)


def facts(*pairs: tuple[str, object]) -> Markup:
    """Figures at a glance: (what, value)."""
    cards = (element("div", element("b", v), element("span", k), class_="fact") for k, v in pairs)
    return element("div", *cards, class_="facts")


def table(
    columns: Sequence[str],
    rows: Iterable[Sequence[object]],
    numbers: Iterable[str] = (),
    texts: Iterable[str] = (),
    ids: Sequence[str] = (),
) -> Markup:
    """A table that scrolls sideways where it is too wide; columns of `numbers` are aligned right, of `texts` wrap."""
    kinds = ["n" if name in set(numbers) else "w" if name in set(texts) else "" for name in columns]
    head = element("tr", *(element("th", c, class_=kind.strip("w")) for c, kind in zip(columns, kinds, strict=True)))
    body = []
    for i, row in enumerate(rows):
        cells = (element("td", value, class_=kind) for value, kind in zip(row, kinds, strict=True))
        body.append(element("tr", *cells, id=ids[i] if ids else ""))
    return element("div", element("table", element("thead", head), element("tbody", *body)), class_="scroll")


def bar(share: float) -> Markup:
    """A bar for a share of 0 to 1; a phone's are shorter."""
    return element("span", class_="bar", style=f"width:calc(var(--bar) * {max(0.01, min(share, 1)):.3f})")


def swatch(colour: str, name: object) -> Markup:
    return Markup(element("span", class_="swatch", style=f"background:{colour}") + text(name))


def figure(svg: str, caption: str = "") -> Markup:
    """A chart of `report.charts`."""
    return element("figure", Markup(svg), element("figcaption", caption) if caption else Markup(""))


def page(title: str, *inside: object, footer: str = "") -> str:
    """A whole document."""
    head = element("meta", charset="utf-8")[: -len("</meta>")]
    head += '<meta name="viewport" content="width=device-width, initial-scale=1">'
    head += element("title", title) + element("style", Markup(_STYLE))
    body = element("main", element("h1", title), *inside) + (element("footer", footer) if footer else "")
    return f'<!DOCTYPE html>\n<html lang="en"><head>{head}</head><body>{body}</body></html>\n'
