"""Plans that a caller gives: what of them a module has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from dynmlir.backend.text import product
from dynmlir.kernels.contraction import Contraction
from dynmlir.kernels.patterns import COL_BOUNDS, CUTS, MOST_REGIONS, ROW_BOUNDS

#: What a plan calls the way to cut an empty output.
_NO_PATTERN = 0


@dataclass(frozen=True)
class Plans:
    """Which plans an operator can run."""

    #: the numbers of its patterns.
    patterns: tuple[int, ...] = ()
    #: how many micro-kernels there are.
    kernels: int = 0

    def checked(self, name: str, contraction: Contraction) -> str:
        """Assertions, in a host function `@<name>` of sizes and %p0, %p1, ..., that its plan is one of these.

        What a plan leaves out is not computed, and what lies outside of the output would be written all the same.
        """
        numbers = ", ".join(map(str, sorted(self.patterns)))
        order = f"0 <= {' <= '.join(ROW_BOUNDS[1:])} and 0 <= {' <= '.join(COL_BOUNDS[1:])}"
        lines = [product("%plan_M", contraction.rows), product("%plan_N", contraction.columns)]
        lines += self._pattern_is_there() + _cuts_are_in_order() + self._kernels_are_there()
        lines.append(f'  cf.assert %plan_has_pattern, "{name}: a pattern is not one of {numbers}"')
        lines.append(f'  cf.assert %plan_is_in_order, "{name}: cuts are not {order}"')
        lines.append(f'  cf.assert %plan_has_kernels, "{name}: a micro-kernel is not one of {self.kernels}"')
        return "\n".join(lines)

    def _pattern_is_there(self) -> list[str]:
        lines = []
        for number in (_NO_PATTERN, *self.patterns):
            lines.append(f"  %plan_number_{number} = arith.constant {number} : i32")
            lines.append(f"  %plan_is_{number} = arith.cmpi eq, %p0, %plan_number_{number} : i32")
        among = [f"%plan_is_{number}" for number in (_NO_PATTERN, *self.patterns)]
        return lines + _combined("ori", "%plan_has_pattern", among)

    def _kernels_are_there(self) -> list[str]:
        places = range(1 + len(CUTS), 1 + len(CUTS) + MOST_REGIONS)
        lines = [f"  %plan_kernels = arith.constant {self.kernels} : i32"]
        lines += [f"  %plan_has_{i} = arith.cmpi slt, %p{i}, %plan_kernels : i32" for i in places]
        return lines + _combined("andi", "%plan_has_kernels", [f"%plan_has_{i}" for i in places])


def _cuts_are_in_order() -> list[str]:
    lines = [f"  %plan_{cut} = arith.index_cast %p{i} : i32 to index" for i, cut in enumerate(CUTS, start=1)]
    neighbours = [pair for bounds in (ROW_BOUNDS, COL_BOUNDS) for pair in pairwise(bounds[1:])]
    lines += [f"  %plan_{a}_{b} = arith.cmpi ule, %plan_{a}, %plan_{b} : index" for a, b in neighbours]
    return lines + _combined("andi", "%plan_is_in_order", [f"%plan_{a}_{b}" for a, b in neighbours])


def _combined(op: str, result: str, values: Sequence[str]) -> list[str]:
    """Lines that make one i1 of several."""
    totals = [values[0], *(f"{result}_{i}" for i in range(len(values) - 2)), result]
    return [f"  {b} = arith.{op} {a}, {v} : i1" for (a, b), v in zip(pairwise(totals), values[1:], strict=True)]
