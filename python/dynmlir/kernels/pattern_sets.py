"""Which patterns there are by name: MikPoly's nine, and those that a researcher's file registers.

    register_patterns("stripes", {"S2": ((1, 4, 5), (2, 3, 6, 7)), "S1": ((1, 2, 3, 4, 5, 6, 7),)})

makes `patterns=S2` mean that pattern, and `patterns=stripes` both.
"""

from __future__ import annotations

from collections.abc import Mapping

from dynmlir.diagnostics import DynmlirError, near_match
from dynmlir.kernels.patterns import PATTERNS, Regions, bounds

#: set -> pattern -> its regions; "all" is MikPoly's nine.
PATTERN_SETS: dict[str, dict[str, Regions]] = {"all": dict(PATTERNS)}


def register_patterns(name: str, patterns: Mapping[str, Regions]) -> None:
    """Make a set of patterns known by its name, and each of them by its own.

    Raises ValueError where a region is no rectangle or regions overlap, or where a pattern of that name
    is another one.
    """
    given = {pattern: tuple(tuple(region) for region in regions) for pattern, regions in patterns.items()}
    for pattern, regions in given.items():
        _check(name, pattern, regions)
    PATTERN_SETS[name] = given


def find_patterns(names: tuple[str, ...]) -> dict[str, Regions]:
    """The patterns that names of patterns and sets stand for, in that order; all nine where there is none.

    Raises DynmlirError with the near matches for an unknown name.
    """
    known = {pattern: r for members in PATTERN_SETS.values() for pattern, r in members.items()}
    chosen: dict[str, Regions] = {}
    for name in names or ("all",):
        if name in PATTERN_SETS:
            chosen |= PATTERN_SETS[name]
        elif name in known:
            chosen[name] = known[name]
        else:
            raise DynmlirError(near_match("pattern", name, [*known, *PATTERN_SETS]))
    return chosen


def _check(name: str, pattern: str, regions: Regions) -> None:
    """Of a set that takes the place of the one of its name."""
    blocks = [block for region in regions for block in region]
    for region in regions:
        bounds(region)
    if len(blocks) != len(set(blocks)):
        raise ValueError(f"pattern '{pattern}': regions {regions} overlap")
    for other, members in PATTERN_SETS.items():
        if other != name and members.get(pattern, regions) != regions:
            raise ValueError(f"there is another pattern named '{pattern}'")
