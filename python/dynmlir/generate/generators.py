"""Generators behind one interface: what is measured of a device's candidates, and what of that is kept.

    class Mine(Generator):
        name, summary = "mine", "..."
        def propose(self, space): ...      # candidates to compile and measure
        def keep(self, seconds, count, prices): ...  # positions of those to keep; the default is helix's

    register_generator(Mine())

`helix` proposes, of every family, the few that together come closest to the best by the hybrid analyzer, and
keeps those that do so by measurement; `all` keeps whatever is measured, for an oracle to search. `mikpoly` proposes
every tile of a grid and keeps the best on average (MikPoly 3.3). `static1` and `static2` are the ablations of Helix
Fig. 10: level 0 fixed, levels 0 and 1 fixed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from dynmlir.diagnostics import DynmlirError, near_match
from dynmlir.generate import choose
from dynmlir.generate.layers import Candidate, Layer0, Layers
from dynmlir.kernels.micro_kernel import Tile

#: Steps of uK that `mikpoly` counts in; 16 in the paper is a tensor core's, here it is a good reason to store C.
GRID_DEPTH = 128


@dataclass(frozen=True)
class Space:
    """What a generator proposes from."""

    layers: Layers
    #: seconds that the analyzer expects of each candidate of level 1, (shapes, candidates).
    modelled: np.ndarray
    #: candidates of a family that may be proposed; steps of the grid.
    n_gen: int

    def of_family(self, family: str) -> list[int]:
        """Positions of a family's candidates."""
        return [i for i, candidate in enumerate(self.layers.layer1) if candidate.family == family]

    @property
    def families(self) -> list[str]:
        return list(dict.fromkeys(candidate.family for candidate in self.layers.layer1))


class Generator:
    """Proposes candidates, keeps some."""

    name: ClassVar[str]
    summary: ClassVar[str]
    n_gen: ClassVar[int] = 5
    """The default of --n-gen."""
    keeps_old: ClassVar[bool] = False
    """Whether kernels of the library that was there are candidates, too."""
    prunes: ClassVar[bool] = True
    """Whether there are shortlists, and kernels go that are in none, or that choices gain nothing from."""

    def propose(self, space: Space) -> list[Candidate]:
        raise NotImplementedError

    def keep(self, seconds: np.ndarray, count: int, prices: np.ndarray | None = None) -> list[int]:
        """Positions, in rising order, from times of shape (shapes, candidates); `prices` as choose.keep has them."""
        return choose.keep(seconds, count, prices=prices)


class Helix(Generator):
    name, summary = "helix", "level by level, modelled above what is measured (default)"
    keeps_old = True

    def propose(self, space: Space) -> list[Candidate]:
        return _best_of_families(space, range(len(space.layers.layer1)))


class All(Helix):
    name, summary, prunes = "all", "as helix, but whatever is measured is kept, for an oracle to search", False

    def keep(self, seconds: np.ndarray, count: int, prices: np.ndarray | None = None) -> list[int]:
        return list(range(seconds.shape[1]))


class MikPoly(Generator):
    name, summary, n_gen = "mikpoly", "every tile of a grid, ranked by measurement", 4

    def propose(self, space: Space) -> list[Candidate]:
        tiles = [tile for tile in space.layers.layer0 if tile.compute == "outer"]
        depths = [GRID_DEPTH * i for i in range(1, space.n_gen + 1)]
        return [Candidate("direct", Tile(tile.rows, tile.columns, depth)) for tile in tiles for depth in depths]

    def keep(self, seconds: np.ndarray, count: int, prices: np.ndarray | None = None) -> list[int]:
        """The best on average."""
        logs = np.log(seconds + choose.FLOOR)
        return sorted(np.argsort((logs - logs.min(axis=1, keepdims=True)).mean(axis=0), kind="stable")[:count].tolist())


class Static1(Generator):
    name, summary = "static1", "one register tile, the most often best; all else as helix"

    def propose(self, space: Space) -> list[Candidate]:
        tile = _most_frequent_tile(space)
        made = [i for i, c in enumerate(space.layers.layer1) if space.layers.built_from[c] == tile]
        return _best_of_families(space, made)


class Static2(Generator):
    name, summary, n_gen = "static2", "one micro-kernel, the most often best with that register tile", 1

    def propose(self, space: Space) -> list[Candidate]:
        tile = _most_frequent_tile(space)
        made = [i for i, c in enumerate(space.layers.layer1) if space.layers.built_from[c] == tile]
        wins = Counter(made[i] for i in space.modelled[:, made].argmin(axis=1))
        return [space.layers.layer1[min(wins, key=lambda i: (-wins[i], i))]]


def _most_frequent_tile(space: Space) -> Layer0:
    wins = Counter(space.layers.built_from[space.layers.layer1[i]] for i in space.modelled.argmin(axis=1))
    return max(wins, key=lambda tile: (wins[tile], tile.rows, tile.columns))


def _best_of_families(space: Space, allowed: Sequence[int]) -> list[Candidate]:
    """Of each family, the n_gen of those allowed that together are expected to come closest to all of them."""
    chosen, some = [], set(allowed)
    for family in space.families:
        members = [i for i in space.of_family(family) if i in some]
        if members:
            kept = choose.keep(space.modelled[:, members], space.n_gen)
            chosen += [space.layers.layer1[members[i]] for i in kept]
    return chosen


GENERATORS: dict[str, Generator] = {g.name: g for g in (Helix(), All(), MikPoly(), Static1(), Static2())}


def register_generator(generator: Generator) -> Generator:
    """Make a generator known by its name; a later one of the same name replaces it."""
    GENERATORS[generator.name] = generator
    return generator


def find_generator(name: str) -> Generator:
    """The generator of that name; DynmlirError with the near matches where there is none."""
    if name not in GENERATORS:
        raise DynmlirError(near_match("generator", name, GENERATORS))
    return GENERATORS[name]
