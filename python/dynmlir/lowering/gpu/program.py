"""What a GPU operator needs beside its kernels: the rectangles of a plan's regions, worked out on the host."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dynmlir.lowering.program import Rectangle, bound_text

_CUTS = ("r", "c", "r23", "c45", "r67")


def regions_function(name: str, patterns: Mapping[int, Sequence[Rectangle]]) -> str:
    """`@<name>_regions(pattern, cuts, M, N)` -> first row, end row, first column, end column of each region.

    `patterns` maps the number of a pattern in a plan to its rectangles; those that a pattern lacks are empty.
    """
    most = most_regions(patterns)
    types = ", ".join(["index"] * (4 * most))
    cuts = "\n".join(f"  %{cut} = arith.index_cast %cut_{cut} : i32 to index" for cut in _CUTS)
    cases = "\n".join(_case(number, regions, most, types) for number, regions in patterns.items())
    results = ", ".join(f"%bounds#{i}" for i in range(4 * most))
    arguments = ", ".join(f"%{value}: i32" for value in ("pattern", *(f"cut_{cut}" for cut in _CUTS)))
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


def _case(number: int, regions: Sequence[Rectangle], most: int, types: str) -> str:
    lines, names = [], []
    for i, rectangle in enumerate(regions):
        for side, bound in zip(("r0", "r1", "c0", "c1"), rectangle, strict=True):
            value = f"%b{number}_{side}_{i}"
            lines.append(f"    {value} = affine.apply {bound_text(bound)}(%{', %'.join(_CUTS)})[%M, %N]")
            names.append(value)
    names += ["%zero"] * (4 * most - len(names))
    body = "\n".join(lines)
    return f"  case {number} {{\n{body}\n    scf.yield {', '.join(names)} : {types}\n  }}"
