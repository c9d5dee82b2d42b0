"""Kinds of rows of suites, told by the columns of the file, and the cases of a row of each.

m, n, k                         a product; optional name, category (or set, op), const_operand, batch, a_t, b_t, type
n, c, h, w, k, kh, kw           a convolution; optional stride_h, pad_h, dilation_h (and _w), groups, layout, active
length                          both products of attention over a sequence
m_expr, n_expr, k_expr          a product of symbols; `symbol`, `lo`, `hi`, `step` say what one of them is
n_expr, c_in, h_expr, ...       a convolution of symbols
m_or_n_expr, trace, columns     an operator whose batch b a trace says
graph, nodes, features, classes both products of a graph convolutional network
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from dynmlir.bench.cases import Case, Product
from dynmlir.bench.convolutions import LAYOUTS, Convolution, Window
from dynmlir.bench.fields import DEFAULTS, Row, Skipped, spread
from dynmlir.bench.traces import trace_values
from dynmlir.diagnostics import DynmlirError

#: Attention, where a suite holds lengths: elements of a head, and heads of all sequences of a batch.
HEAD, HEADS = 64, 12
#: Of a graph convolutional network: what its hidden layer has.
HIDDEN = 16


@dataclass
class Reading:
    """How a suite is read: what it leaves open."""

    path: str
    #: layouts of convolutions that do not say theirs.
    layouts: Sequence[str] = ("nhwc",)
    #: values of symbols.
    symbols: Mapping[str, Sequence[int]] = field(default_factory=dict)
    #: the most values of a range.
    points: int = 8
    _left_out: list[str] = field(default_factory=list)

    def values(self, name: str, values: Sequence[int]) -> list[int]:
        """Those of a symbol: given, or some of these."""
        every = self.symbols.get(name, values)
        chosen = spread(every, self.points)
        if len(chosen) < len(every):
            self._left_out.append(f"{len(chosen)} values of {name} are taken: --points {self.points}")
        return chosen

    def take_left_out(self) -> list[str]:
        said, self._left_out = list(dict.fromkeys(self._left_out)), []
        return said


Kind = Callable[[Row, Reading], Sequence[Case]]


def kind_of(columns: Sequence[str], where: str) -> Kind:
    """What the rows of a file are. Raises DynmlirError, naming the columns that it lacks, where they are nothing."""
    for wanted, kind in _KINDS:
        marks = [column for column in wanted if column.endswith("!")]
        if marks and all(mark.removesuffix("!") in columns for mark in marks):
            _require([column.removesuffix("!") for column in wanted], columns, where)
            return kind
    if columns[:1] == ["batch"] and not {"m", "n", "k"} & {column.lower() for column in columns}:
        return trace
    _require(("m", "n", "k"), columns, where)
    return product


def _require(wanted: Sequence[str], columns: Sequence[str], where: str) -> None:
    missing = [c.split("|")[0] for c in wanted if not set(c.split("|")) & set(columns)]
    if missing:
        seen = ", ".join(columns) or "nothing"
        raise DynmlirError(f"lacks the column(s) {', '.join(missing)}; it has {seen}", where)


def _category(row: Row) -> str:
    return row.text("category", "set", "op", "model") or "-"


def product(row: Row, how: Reading) -> list[Case]:
    sizes = [row.size(column) for column in ("m", "n", "k")]
    return [_product(row, sizes, row.size("batch", 1))]


def _product(row: Row, sizes: Sequence[int], batch: int, name: str = "") -> Product:
    m, n, k = sizes
    layout = "".join("nt"[row.flag(flag)] for flag in ("a_t", "b_t"))
    layout = row.text("layout").lower() if row.text("layout").lower() in ("nn", "nt", "tn", "tt") else layout
    text = f"{batch}x{m}x{n}x{k}" if batch > 1 else f"{m}x{n}x{k}"
    name = name or row.text("name") or f"{_category(row)}.{text}".removeprefix("-.")
    known = row.text("const_operand") or ("B" if row.flag("weight_is_constant") else "none")
    return Product(name, _category(row), m, n, k, batch, layout, const_operand=known)


def convolution(row: Row, how: Reading) -> list[Case]:
    sizes = [row.size(column) for column in ("n", "c", "h", "w", "k")]
    rows, cols = (
        row.size("kh" if "kh" in row.fields else "filter_h"),
        row.size("kw" if "kw" in row.fields else "filter_w"),
    )
    if not row.flag("active") and "active" in row.fields:
        raise Skipped("not active")
    return list(_convolutions(row, how, sizes, _window(row, rows, cols)))


def _window(row: Row, rows: int, cols: int) -> Window:
    strides, pads, rates = (
        (row.size(f"{what}_h", default, least), row.size(f"{what}_w", default, least))
        for what, default, least in (("stride", 1, 1), ("pad", 0, 0), ("dilation", 1, 1))
    )
    return Window(rows, cols, strides, pads, rates)


def _convolutions(row: Row, how: Reading, sizes: Sequence[int], window: Window, name: str = "") -> Iterator[Case]:
    """One for each layout. Raises Skipped or DynmlirError for what is none."""
    n, c, h, w, f = sizes
    groups = row.size("groups", 1)
    if c % groups or f % groups:
        raise DynmlirError(f"{groups} groups do not divide {c} channels and {f} filters", row.where)
    if min(window.outputs(h, w)) < 1:
        raise DynmlirError(f"a window of {window.name} does not fit into an image of {h}x{w}", row.where)
    given = row.text("layout").lower()
    if given and given not in LAYOUTS:
        raise DynmlirError(f"layout is '{given}', expected {' or '.join(LAYOUTS)}", row.where)
    category = _category(row)
    name = name or row.text("name") or f"{category}.{n}x{c}x{h}x{w}.{f}.{window.name}".removeprefix("-.")
    for layout in [given] if given else how.layouts:
        named = name if layout == "nhwc" else f"{name}.{layout}"
        known = row.text("const_operand") or "B"
        yield Convolution(named, category, n, c, h, w, f, window, groups, layout, const_operand=known)


def attention(row: Row, how: Reading) -> list[Case]:
    """Scores, queries times keys, and context, scores times values, of HEADS heads of HEAD elements."""
    length = row.size("length")
    scores = Product(f"scores.{length}", "attention scores", length, length, HEAD, HEADS, "nt")
    context = Product(f"context.{length}", "attention context", length, HEAD, length, HEADS)
    return [scores, context]


def graph(row: Row, how: Reading) -> list[Case]:
    """A graph convolutional network of two layers: features times weights in each."""
    nodes, features, classes = (row.size(column) for column in ("nodes", "features", "classes"))
    layers = ((HIDDEN, features), (classes, HIDDEN))
    return [
        Product(f"{row.text('graph')}.gcn.{i}", "gcn", nodes, n, k, const_operand="B")
        for i, (n, k) in enumerate(layers)
    ]


def symbolic_product(row: Row, how: Reading) -> list[Case]:
    columns, made = ("m_expr", "n_expr", "k_expr"), list[Case]()
    batch = "batch_expr" if "batch_expr" in row.fields else "batch"
    label = row.text("name") or ".".join(filter(None, (row.text("model"), row.text("op")))) or _category(row)
    for symbols in _assignments(row, how, [*columns, batch]):
        sizes = [row.expression(column, symbols) for column in columns]
        count = row.expression(batch, symbols) if row.text(batch) else 1
        made.append(_product(row, sizes, count, _named(label, symbols)))
    return made


def symbolic_convolution(row: Row, how: Reading) -> list[Case]:
    window = _window(row, row.size("kh"), row.size("kw"))
    columns, made = ("n_expr", "c_in", "h_expr", "w_expr", "c_out"), list[Case]()
    label = ".".join(filter(None, (row.text("model"), row.text("op")))) or _category(row)
    for symbols in _assignments(row, how, columns):
        sizes = [row.expression(column, symbols) for column in columns]
        made += _convolutions(row, how, sizes, window, _named(label, symbols))
    return made


def traced(row: Row, how: Reading) -> list[Case]:
    """An operator whose batch is what columns of a trace say, without the empty ones."""
    found = trace_values(how.path, row.text("trace"), row.text("columns"))
    made = list[Case]()
    for b in dict.fromkeys(how.values("b", found)):
        label = f"{row.text('trace').removesuffix('.csv').strip('*_')}.{row.text('op')}.b{b}"
        size = row.expression("m_or_n_expr", {"b": b})
        n, k = row.size("n_or_cout"), row.size("k_or_cin")
        if row.text("kind") == "conv":
            side = row.size("filter")
            window = Window(side, side, pads=(side // 2, side // 2))
            made += _convolutions(row, how, (size, k, row.size("h"), row.size("w"), n), window, label)
        else:
            made.append(Product(label, _category(row), size, n, k, const_operand="B"))
    return made


def _assignments(row: Row, how: Reading, columns: Sequence[str]) -> Iterator[dict[str, int]]:
    """Values of the symbols in some columns: what the row says, what the command says, what they are by default."""
    names = sorted({name for column in columns for name in re.findall(r"[A-Za-z_]\w*", row.text(column))})
    choices = {}
    for name in names:
        default = _range(row) if row.text("symbol") == name else DEFAULTS.get(name)
        if default is None and name not in how.symbols:
            raise Skipped(f"nothing says what {name} is: --symbols {name}=1:128")
        choices[name] = how.values(name, default or ())
    for values in itertools.product(*choices.values()):
        yield dict(zip(choices, values, strict=True))


def _range(row: Row) -> Sequence[int]:
    """lo to hi by step; by factors where it is x2."""
    first, last, step = row.size("lo"), row.size("hi"), row.text("step") or "1"
    if step.startswith("x") and step[1:].isdigit() and int(step[1:]) > 1:
        factor = int(step[1:])
        return [value for i in range(32) if (value := first * factor**i) <= last]
    if not step.isdigit() or int(step) < 1 or last < first:
        raise DynmlirError(f"lo, hi, step are {first}, {last}, {step}: no range", row.where)
    return range(first, last + 1, int(step))


def _named(label: str, symbols: Mapping[str, int]) -> str:
    return ".".join([label, *(f"{name}{value}" for name, value in symbols.items())])


def histogram(row: Row, how: Reading) -> list[Case]:
    raise Skipped("a bin of a histogram of lengths is no shape; a suite of lengths has a column length")


def trace(row: Row, how: Reading) -> list[Case]:
    raise Skipped(
        "counts of a trace are no shapes; a suite with the columns trace and m_or_n_expr says of which operators"
    )


#: Columns that a kind needs, in order; those with "!" tell it from others, "|" stands between names for the same.
_KINDS: tuple[tuple[tuple[str, ...], Kind], ...] = (
    (("trace!", "columns", "m_or_n_expr!", "n_or_cout", "k_or_cin", "kind"), traced),
    (("h_expr!", "n_expr", "c_in", "w_expr", "c_out", "kh", "kw"), symbolic_convolution),
    (("m_expr!", "n_expr", "k_expr"), symbolic_product),
    (("n", "c", "h", "w", "k", "kh!", "kw"), convolution),
    (("n", "c", "h", "w", "k", "filter_h!", "filter_w"), convolution),
    (("n", "c!", "h!", "w", "k", "kh|filter_h", "kw|filter_w"), convolution),
    (("length!",), attention),
    (("graph", "nodes!", "features!", "classes"), graph),
    (("lo!", "hi!", "total_count!"), histogram),
)
