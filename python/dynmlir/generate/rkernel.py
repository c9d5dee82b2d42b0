"""rKernel: an operator's loops on a device's levels, as data (Helix Algorithm 1, Table 2).

Each level runs its loops around the level below: for each parallel (PL), then temporal non-reduction (TNL),
then temporal reduction (TRL) iteration: load, compute (the level below), store. What level 0 computes is an
instruction. The order of a level's temporal loops is data, too: it decides what stays and what is loaded again.

    family "panel" on a CPU
      2 threads    m PL, n PL                  -
      1 cache      n TNL, k TRL, m TNL         load B: memory -> buffer, a panel at a time
      0 registers  m TNL, n TNL, k TRL         load B: buffer -> registers; multiply-add; store C

Candidates (layers.py) are tiles of these levels; the code of a family (lowering/families.py) is one choice of
level 0 and level 1, and `of_family` reads it as such, so that what is generated is what there is code for.
"""

from __future__ import annotations

import functools
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum

from dynmlir.lowering.families import FAMILIES, Family


class Loop(Enum):
    """How the iterations of a loop follow each other."""

    PL = "parallel"
    TNL = "temporal, non-reduction"
    TRL = "temporal, reduction"


class Analysis(Enum):
    """How a level's time is known."""

    PROFILED = "measured on the device"
    MODELLED = "computed from the device's facts"


class Place(Enum):
    """Where a level reads or writes an operand; in place: in global memory."""

    MEMORY = "in place"
    BUFFER = "in a buffer that is filled first"
    REGISTERS = "in registers"


@dataclass(frozen=True)
class Level:
    """One level of the hierarchy."""

    depth: int
    name: str
    #: the loops of this level, outer to inner; a loop over blocks of a dimension may stand twice.
    loops: tuple[tuple[str, Loop], ...]
    #: where B is when the level below starts; A and C are read where they lie.
    load: Place
    #: what the level runs: an instruction, or the level below.
    compute: str
    #: where C goes.
    store: Place
    analysis: Analysis

    @property
    def order(self) -> tuple[str, ...]:
        """The axes of its temporal loops, outer to inner."""
        return tuple(axis for axis, loop in self.loops if loop is not Loop.PL)


@dataclass(frozen=True)
class RKernel:
    """An operator on a device's levels."""

    operator: str
    #: the axes of its GEMM -> the loops of the operator that each of them runs over.
    axes: tuple[tuple[str, tuple[str, ...]], ...]
    #: operand -> the axes that index it.
    operands: tuple[tuple[str, tuple[str, ...]], ...]
    #: from registers up.
    levels: tuple[Level, ...]

    @property
    def reduction(self) -> tuple[str, ...]:
        """Axes that no result is indexed by."""
        operands = dict(self.operands)
        return tuple(axis for axis, _ in self.axes if axis not in operands["C"])

    @property
    def measured(self) -> frozenset[int]:
        """The levels whose time is measured."""
        return frozenset(level.depth for level in self.levels if level.analysis is Analysis.PROFILED)

    def profiled(self, depths: Collection[int]) -> RKernel:
        """The same with exactly these levels measured (Helix Table 9)."""
        levels = (
            replace(level, analysis=Analysis.PROFILED if level.depth in depths else Analysis.MODELLED)
            for level in self.levels
        )
        return replace(self, levels=tuple(levels))


_GEMM = (("A", ("m", "k")), ("B", ("k", "n")), ("C", ("m", "n")))
#: operator -> the axes of its GEMM. An implicit GEMM gathers A: its rows are positions, its columns taps.
AXES = {
    "matmul": (("m", ("m",)), ("n", ("n",)), ("k", ("k",))),
    "conv_2d_nhwc_hwcf": (("m", ("batch", "oh", "ow")), ("n", ("co",)), ("k", ("kh", "kw", "ci"))),
}
#: Helix Table 9's default on CPUs: level 0 is measured, the rest modelled.
DEFAULT_PROFILED = frozenset({0})
#: driver -> the order of level 1's loops: lib/templates/*/DRIVER.mlir nests them so. Where a block of B spans several
#: panels, the panels are a loop inside of the reduction, too, and around it so many rows as the L2 holds of A.
ORDERS = {
    ("direct", False): ("n", "k", "m"),
    ("stream", False): ("k", "n", "m"),
    ("sweep", True): ("n", "k", "m", "n"),
    ("packed", False): ("n", "k", "m", "n", "m"),  # several panels where the reduction is short
    ("packed", True): ("n", "k", "m", "n", "m"),
    ("dot", False): ("n", "k", "m"),
    ("prepacked", False): ("n", "k", "m", "n", "m"),  # several panels where A outgrows the L2
    ("window", False): ("n", "k", "n", "m"),  # in blocks of pixels; columns whose sums the L2 holds are a block
    ("planar", False): ("n", "m", "k", "m"),  # rows are filters, so many as have results in scratch; columns images
    ("lines", False): ("n", "m", "n", "k"),  # rows are filters, columns some lines of an image
    ("channels", False): ("m", "n", "k"),  # rows are some lines of an image, columns channels
}
#: The same of tiles that nest loops of their own within their driver's.
ORDERS_OF_TILES = {"axpy_tile": ("n", "k", "m", "k", "n")}
#: schedule -> what level 0 computes: the axis that vectors lie along decides.
_OUTER = "multiply-add of a broadcast of A and a vector of B"
COMPUTES = {
    "outer": _OUTER,
    "lines": _OUTER,
    "channels": "multiply-add of vectors of A and B",
    "dot": "multiply-add of vectors along k",
}


def of_family(family: Family, operator: str = "matmul", profiled: Collection[int] = DEFAULT_PROFILED) -> RKernel:
    """The levels that a family of micro-kernels is code for, on a CPU."""
    place = Place.BUFFER if family.packed else Place.MEMORY
    order = ORDERS_OF_TILES.get(family.tile) or ORDERS[family.driver, family.wide]
    registers = Level(
        depth=0,
        name="registers",
        loops=_temporal("mnk"),
        load=Place.REGISTERS,
        compute=COMPUTES[family.schedule],
        store=Place.MEMORY,
        analysis=Analysis.MODELLED,
    )
    cache = replace(registers, depth=1, name="cache", loops=_temporal(order), load=place, compute="level 0")
    threads = replace(
        cache,
        depth=2,
        name="threads",
        loops=(("m", Loop.PL), ("n", Loop.PL)),
        load=Place.MEMORY,
        compute="level 1",
    )
    return RKernel(operator, AXES[operator], _GEMM, (registers, cache, threads)).profiled(profiled)


def _temporal(order: Iterable[str]) -> tuple[tuple[str, Loop], ...]:
    """Loops over axes, one after the other: a reduction where C is not indexed by the axis."""
    result = dict(_GEMM)["C"]
    return tuple((axis, Loop.TNL if axis in result else Loop.TRL) for axis in order)


@functools.cache
def rkernels(operator: str = "matmul", profiled: frozenset[int] = DEFAULT_PROFILED) -> dict[str, RKernel]:
    """Every family that there is code for, as an rKernel."""
    return {name: of_family(family, operator, profiled) for name, family in FAMILIES.items()}


def rkernel_text(kernel: RKernel) -> str:
    """Its levels as lines, the outermost first."""
    lines = []
    for level in reversed(kernel.levels):
        loops = ", ".join(f"{axis} {loop.name}" for axis, loop in level.loops)
        said = f"B {level.load.value}; {level.compute}; C {level.store.value}; {level.analysis.name.lower()}"
        lines.append(f"{level.depth} {level.name:10} {loops:28} {said}")
    return "\n".join(lines)


def operator_text(kernel: RKernel) -> str:
    """Its operator, and the loops that each axis of its GEMM stands for."""
    axes = (
        f"{axis} = {' x '.join(loops)}" + (" (summed)" if axis in kernel.reduction else "")
        for axis, loops in kernel.axes
    )
    return f"{kernel.operator}: {', '.join(axes)}"


def summary(kernels: Mapping[str, RKernel]) -> list[str]:
    """Lines for a person: the levels of each family, of those that have the same ones together."""
    alike: dict[str, list[str]] = {}
    for name, kernel in kernels.items():
        alike.setdefault(rkernel_text(kernel), []).append(name)
    lines = []
    for text, names in alike.items():
        lines += [f"{', '.join(names)}:", *(f"  {line}" for line in text.splitlines())]
    return lines
