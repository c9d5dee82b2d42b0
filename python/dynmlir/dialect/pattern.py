"""Patterns: ways to cut an output into rectangular regions, and the plans that use them (MikPoly Fig. 5).

A region's rectangle is affine in the cuts and sizes; a pattern is a list of regions, in plan order
(test/lit/dialect/pattern.mlir runs this):

```mlir
"dynmlir.pattern"() ({
  "dynmlir.region"() {blocks = [1, 2, 3], rows = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, r)>,
                      cols = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, N)>} : () -> ()
  "dynmlir.region"() {blocks = [4, 5, 6, 7], rows = affine_map<(r, c, r23, c45, r67)[M, N] -> (r, M)>,
                      cols = affine_map<(r, c, r23, c45, r67)[M, N] -> (0, N)>} : () -> ()
}) {name = "II"} : () -> ()
```

A plan for one shape, as documentation and tests write it:

```mlir
"dynmlir.plan"() {pattern = "II", cuts = [996, 64, 996, 64, 996],
  kernels = [@direct_6x64x256, @direct_1x64x256]} : () -> ()
```
"""

from typing import Any

from dynmlir.bindings import ext, ir
from dynmlir.dialect.attributes import read_once
from dynmlir.dialect.core import Dynmlir, Refused, ops_inside, require, verifier
from dynmlir.kernels.patterns import CUTS, PATTERNS, bounds

SIZES = ("M", "N")


class RegionOp(Dynmlir.Operation, name="region"):
    """One rectangle of a pattern, made of blocks of the skeleton."""

    blocks: ir.ArrayAttr
    """The blocks it is made of, i64 in 1..7, rising."""
    rows: ir.AffineMapAttr
    """(r, c, r23, c45, r67)[M, N] -> (first row, end row)."""
    cols: ir.AffineMapAttr
    """(r, c, r23, c45, r67)[M, N] -> (first column, end column)."""

    @verifier
    def verify_region_invariants(op: Any) -> None:
        _read_rectangle(op)


class PatternOp(Dynmlir.Operation, name="pattern", traits=[ir.NoTerminatorTrait, ir.IsIsolatedFromAboveTrait]):
    """A way to cut the output; the dispatch function chooses only those that cover it."""

    name: ir.StringAttr
    """I to IX, or a researcher's own."""
    body: ext.Region
    """Its `dynmlir.region` ops; region i of a plan is the i-th."""

    @verifier
    def verify_region_invariants(op: Any) -> None:
        require(pattern_name(op) != "", "needs a name")
        owner: dict[int, int] = {}
        for number, region in enumerate(ops_inside(op, 0, "dynmlir.region"), start=1):
            for block in read_blocks(region):
                overlap = f"regions {owner.get(block)} and {number} overlap: both hold block {block}"
                require(block not in owner, overlap)
                owner[block] = number


class PlanOp(Dynmlir.Operation, name="plan"):
    """What the dispatch function answers for one shape."""

    pattern: ir.StringAttr
    """The name of the pattern."""
    cuts: ir.ArrayAttr
    """r, c, r23, c45, r67 as i64, in elements."""
    kernels: ir.ArrayAttr
    """The micro-kernel of each region, in the pattern's order."""

    @verifier
    def verify_region_invariants(op: Any) -> None:
        cuts = _integers(op, "cuts")
        require(len(cuts) == len(CUTS), f"has {len(cuts)} cuts, expected {len(CUTS)}: {', '.join(CUTS)}")
        require(min(cuts) >= 0, f"cut {CUTS[cuts.index(min(cuts))]} is {min(cuts)}, expected at least 0")
        _verify_plan_kernels(op)


def _verify_plan_kernels(op: Any) -> None:
    name = ir.StringAttr(op.attributes["pattern"]).value
    kernels = list(ir.ArrayAttr(op.attributes["kernels"]))
    for kernel in kernels:
        require(isinstance(kernel, ir.FlatSymbolRefAttr), f"kernel {kernel} is not a symbol reference")
    expected = len(PATTERNS.get(name, kernels))
    require(len(kernels) == expected, f"has {len(kernels)} kernels, pattern {name} has {expected} regions")


def _integers(op: Any, attribute: str) -> list[int]:
    values = list(ir.ArrayAttr(op.attributes[attribute]))
    for value in values:
        require(isinstance(value, ir.IntegerAttr), f"{attribute} holds {value}, expected an integer")
    return [ir.IntegerAttr(value).value for value in values]


@read_once("blocks", "rows", "cols")
def _read_rectangle(op: Any) -> tuple[tuple[str, str], tuple[str, str]]:
    """Rows and columns of a `dynmlir.region`; refuses others than its blocks have."""
    blocks = read_blocks(op)
    try:
        expected = bounds(blocks)
    except ValueError as error:
        raise Refused(str(error)) from None
    for attribute, bound in zip(("rows", "cols"), expected, strict=True):
        seen = read_bound(op, attribute)
        require(seen == bound, f"{attribute} are {_interval(seen)}, blocks {blocks} have {_interval(bound)}")
    return expected


def _interval(bound: tuple[str, str]) -> str:
    return f"({', '.join(bound)})"


def pattern_name(op: Any) -> str:
    """The name of a `dynmlir.pattern`."""
    return ir.StringAttr(op.attributes["name"]).value


@read_once("blocks")
def read_blocks(op: Any) -> tuple[int, ...]:
    """The blocks of a `dynmlir.region`; refuses what is not a rising list of integers."""
    blocks = _integers(op, "blocks")
    require(blocks == sorted(set(blocks)), f"blocks are {blocks}, expected them rising")
    return tuple(blocks)


def read_pattern(op: Any) -> tuple[str, tuple[tuple[int, ...], ...]]:
    """(name, blocks of each region) of a verified `dynmlir.pattern`."""
    return pattern_name(op), tuple(read_blocks(r) for r in ops_inside(op, 0, "dynmlir.region"))


def read_bound(op: Any, attribute: str) -> tuple[str, str]:
    """The names in a region's `rows` or `cols`; refuses a map that is not a pair of cuts, sizes or 0."""
    affine_map = ir.AffineMapAttr(op.attributes[attribute]).value
    shape = (affine_map.n_dims, affine_map.n_symbols, len(affine_map.results))
    wanted = (len(CUTS), len(SIZES), 2)
    require(shape == wanted, f"{attribute}: expected ({', '.join(CUTS)})[M, N] -> (first, end)")
    first, end = (_expression_name(attribute, e) for e in affine_map.results)
    return first, end


def _expression_name(attribute: str, expression: ir.AffineExpr) -> str:
    if isinstance(expression, ir.AffineDimExpr):
        return CUTS[ir.AffineDimExpr(expression).position]
    if isinstance(expression, ir.AffineSymbolExpr):
        return SIZES[ir.AffineSymbolExpr(expression).position]
    zero = isinstance(expression, ir.AffineConstantExpr) and ir.AffineConstantExpr(expression).value == 0
    require(zero, f"{attribute}: {expression} is neither a cut nor a size nor 0")
    return "0"


def bound_map(bound: tuple[str, str]) -> ir.AffineMapAttr:
    """The affine map attribute of a pair of names, `read_bound`'s inverse."""
    expressions = [ir.AffineConstantExpr.get(0) if name == "0" else _expression(name) for name in bound]
    return ir.AffineMapAttr.get(ir.AffineMap.get(len(CUTS), len(SIZES), expressions))


def _expression(name: str) -> ir.AffineExpr:
    if name in SIZES:
        return ir.AffineSymbolExpr.get(SIZES.index(name))
    return ir.AffineDimExpr.get(CUTS.index(name))
