"""What the numbers of an operator's plans mean: the patterns that are there."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.diagnostics import DynmlirError
from dynmlir.dialect.core import ops_inside, symbol_name
from dynmlir.dialect.pattern import pattern_name, read_pattern
from dynmlir.kernels.patterns import is_complete, pattern_numbers


def plan_numbers(template: Any) -> dict[str, int]:
    """What the dispatch function calls the patterns; all that are there, where its author did not say.

    Raises DynmlirError for one that has been deleted, or that has lost a region, since it was emitted.
    """
    patterns = {pattern_name(op): op for op in ops_inside(template, 1, "dynmlir.pattern")}
    if "plans" not in template.attributes:
        return pattern_numbers(patterns)
    stated = ir.DictAttr(ir.DictAttr(template.attributes["plans"])["patterns"])
    numbers = {entry.name: ir.IntegerAttr(entry.attr).value for entry in stated}
    for name in numbers:
        if name not in patterns:
            raise stale(template, f"may choose pattern {name}, which is not there")
        if not is_complete(read_pattern(patterns[name])[1]):
            raise stale(template, f"may choose pattern {name}, whose regions do not cover the output")
    return numbers | _further(patterns, numbers)


def _further(patterns: dict[str, Any], numbers: dict[str, int]) -> dict[str, int]:
    """Complete patterns that are there beside those that may be chosen: a plan given from outside may name them."""
    return {
        name: number
        for name, number in pattern_numbers(patterns).items()
        if name not in numbers and number not in numbers.values() and is_complete(read_pattern(patterns[name])[1])
    }


def stale(template: Any, why: str) -> DynmlirError:
    """The diagnostic for a dispatch function that does not fit the IR around it any more."""
    hint = "delete its attribute select and run symbol-dce and dynmlir-emit-dispatch again"
    select = template.attributes["select"]
    return DynmlirError(f"'{symbol_name(template)}': {select} {why}; {hint}", template.location)
