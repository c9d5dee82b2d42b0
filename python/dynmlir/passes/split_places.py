"""dynmlir-split-places: what a linalg.generic says of a place alone is an op of its own."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import ops_named
from dynmlir.forming.place_results import place_result, split
from dynmlir.passes.base import Pass, PassContext, register_pass


@register_pass
class SplitPlaces(Pass):
    """Leaves results alone that go along every parallel loop, and those that are computed of elements."""

    name = "dynmlir-split-places"
    summary = "make a result that lacks parallel loops an op of its own, as IREE gets it wrong beside others"
    description = """\
Before:
  %sums, %counts = linalg.generic {indexing_maps = [..., (n, y, x, k) -> (n, y, x), (n, y, x, k) -> (y, x)]} ...
After:
  %counts = linalg.generic {indexing_maps = [(y, x) -> (y, x)]} outs(...) { of linalg.index alone }
  %sums = linalg.generic {indexing_maps = [..., (n, y, x, k) -> (n, y, x)]} ...

Means of windows of several sizes, `adaptive_avg_pool2d` of an unknown size, are imported so."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for op in ops_named(module, "linalg.generic", outside="dynmlir.template"):
            place = place_result(op)
            if place is not None:
                split(op, place)
