"""Operators of any module as cases: what peers are asked for, and what a result must be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from dynmlir.bench.cases import Case, Product
from dynmlir.bench.contractions import Contracted
from dynmlir.bench.convolutions import OPS, Convolution, Window
from dynmlir.bench.forms import TYPES, ProductForm
from dynmlir.diagnostics import DynmlirError
from dynmlir.explain.operator import Operator
from dynmlir.explain.shape import operands_text
from dynmlir.generate.source import operand_dims
from dynmlir.kernels.contraction import Contraction
from dynmlir.kernels.element_types import ElementTypes

LAYOUTS = ("nn", "nt", "tn", "tt")


def case_of(operator: Operator, name: str, m: int, n: int, k: int) -> Case:
    """An operator at these sizes, among as many products as it is: what peers are asked for.

    They compute the product alone, without the ops in its store, of a B as it is written.
    Raises DynmlirError for what nobody else has.
    """
    types = ElementTypes(*operator.element_types).short
    if types not in TYPES:
        raise _unmeasured(operator, f"is of {types}; covered are {', '.join(TYPES)}")
    if operator.contraction.windows:
        return _convolution(operator, name, types)
    for batched, layout in ((batched, layout) for batched in (False, True) for layout in LAYOUTS):
        if _is_form(operator.contraction, operand_dims(layout, batched)):
            batch = operator.products if ProductForm(types, batched, layout).batched else 1
            return Product(name, "-", m, n, k, batch, layout, const_operand="B", types=types)
    return _contracted(operator, name, types, {"m": m, "n": n, "k": k})


def told_of(case: Case, operator: Operator) -> tuple[int, ...]:
    """What the dispatch function of an operator is told of a case beside M, N, K and PEs."""
    batches, *product = case.sizes
    views = case.views(operator.contraction.on_matrices.operands)
    sizes = sizes_of(operator, views) if operator.contraction.windows else None
    return replace(operator, products=batches, operand_sizes=sizes).told(*product)


def sizes_of(operator: Operator, views: Sequence[str]) -> dict[str, int]:
    """The size of each letter of an operator whose operands are these views of a case's: "0:3x4"."""
    found: dict[str, int] = {}
    for dims, view in zip(operator.contraction.on_matrices.operands, views, strict=True):
        found |= zip(dims, map(int, view.partition(":")[2].split("x")), strict=True)
    return found


def _contracted(operator: Operator, name: str, types: str, product: Mapping[str, int]) -> Contracted:
    """What is no product of a suite, of a shape that says all of its sizes."""
    letters = operator.contraction.operands
    around = sorted(set("".join(letters)) - set(product))
    if operator.operand_sizes is None and (around or operator.panel):
        raise _unmeasured(operator, f"lacks the sizes of its operands, --shape {operands_text(operator)}")
    known = {**product, **(operator.operand_sizes or {})}
    extents = tuple((x, known[x]) for x in dict.fromkeys("".join(letters)))
    return Contracted(name, "-", letters, extents, const_operand="B", types=types)


def _is_form(contraction: Contraction, dims: Sequence[str]) -> bool:
    """Whether a contraction is of these operands: without rows or columns it has one; batches in a row are one."""
    lacking, batches = set("mn") - set(contraction.letters), contraction.batches
    wanted = ["".join(x for x in operand if x not in lacking) for operand in dims]
    found = contraction.on_matrices.operands
    return wanted == [operand.replace(batches, "b", 1) if batches else operand for operand in found]


def _unmeasured(operator: Operator, why: str) -> DynmlirError:
    return DynmlirError(f"{operator.name} {why}: it is not measured here", "--measure")


def _convolution(operator: Operator, name: str, types: str) -> Convolution:
    """Of a shape that says the sizes of its operands."""
    layout, letters = _known_layout(operator)
    if operator.operand_sizes is None:
        raise _unmeasured(operator, f"lacks the sizes of its operands, --shape {operands_text(operator)}")
    sizes = {ours: operator.operand_sizes[theirs] for ours, theirs in letters.items()}
    windows = {window.size: window for window in operator.contraction.windows}
    rows, cols = windows["H"], windows["W"]
    if (rows.before, cols.before) != (rows.after, cols.after):
        raise _unmeasured(operator, "has more zeros on one side than on the other")
    strides, pads, rates = ((getattr(rows, x), getattr(cols, x)) for x in ("stride", "before", "dilation"))
    window = Window(sizes["r"], sizes["s"], strides, pads, rates)
    groups = sizes.get("g", 1)
    counts = (sizes["n"], sizes["c"] * groups, sizes["h"], sizes["w"], sizes["f"] * groups)
    return Convolution(name, "-", *counts, window, groups, layout, const_operand="B", types=types)


def _known_layout(operator: Operator) -> tuple[str, dict[str, str]]:
    """(layout, the operator's letters by those of the layout's op). Raises DynmlirError."""
    for (layout, _), (_, *dims) in OPS.items():
        order = (1, 0, 2) if layout == "nchw" else (0, 1, 2)
        letters = _renamed(operator, [dims[place] for place in order])
        if letters is not None:
            return layout, letters
    raise _unmeasured(operator, f"computes {operator.maps}, which peers are not asked for")


def _renamed(operator: Operator, dims: Sequence[str]) -> dict[str, str] | None:
    """The letters of a convolution's operands in an operator's, where its maps are the same; else None."""
    names: dict[str, str] = {}
    for ours, theirs in zip(dims, operator.contraction.operands, strict=True):
        if len(ours) != len(theirs) or any(names.setdefault(x, y) != y for x, y in zip(ours, theirs, strict=True)):
            return None
    windows = {window.size: window for window in operator.contraction.windows}
    as_wanted = set(windows) == {"H", "W"} and len(set(names.values())) == len(names)
    if not as_wanted or (names["h"], names["w"]) != ("H", "W"):
        return None
    reads = [(windows[size].out, windows[size].tap) for size in "HW"]
    return names if reads == [(names["o"], names["r"]), (names["p"], names["s"])] else None
