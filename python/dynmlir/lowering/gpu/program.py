"""What a GPU operator needs beside its kernels: the rectangles of a plan's regions, worked out on the host."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dynmlir.kernels.patterns import CUTS
from dynmlir.lowering.program import Rectangle, case_of_pattern


def regions_function(name: str, patterns: Mapping[int, Sequence[Rectangle]]) -> str:
    """`@<name>_regions(pattern, cuts, M, N)` -> first row, end row, first column, end column of each region.

    `patterns` maps the number of a pattern in a plan to its rectangles; those that a pattern lacks are empty.
    """
    most = most_regions(patterns)
    types = ", ".join(["index"] * (4 * most))
    cuts = "\n".join(f"  %{cut} = arith.index_cast %cut_{cut} : i32 to index" for cut in CUTS)
    cases = "\n".join(case_of_pattern(number, regions, most) for number, regions in patterns.items())
    results = ", ".join(f"%bounds#{i}" for i in range(4 * most))
    arguments = ", ".join(f"%{value}: i32" for value in ("pattern", *(f"cut_{cut}" for cut in CUTS)))
    return f"""
func.func private @{name}_regions({arguments}, %M: index, %N: index) -> ({types}) attributes {{no_inline}} {{
  %zero = arith.constant 0 : index
{cuts}
  %number = arith.index_cast %pattern : i32 to index
  %bounds:{4 * most} = scf.index_switch %number -> {types}
{cases}
  default {{ scf.yield {", ".join(["%zero"] * (4 * most))} : {types} }}
  return {results} : {types}
}}"""


def most_regions(patterns: Mapping[int, Sequence[Rectangle]]) -> int:
    """Regions of the pattern that has most."""
    return max(map(len, patterns.values()))
