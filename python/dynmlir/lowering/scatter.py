"""Rows brought together by places, as text: an executable in IREE's dialects, and what calls it on the host."""

from __future__ import annotations

import re
from dataclasses import dataclass

from dynmlir.lowering.drivers import read_template
from dynmlir.lowering.host_text import braced, product, sizes

#: Elements of updates that are worth a workgroup, some 10 us: what waking another thread takes.
SHARE = 16384
#: Of a vector; where registers are smaller, LLVM takes several.
_VECTOR_BYTES = 32


@dataclass(frozen=True, order=True)
class Combination:
    """What comes of an update and what is there before.

    Operands are `update`, `before`, an earlier step by its number, or a constant as MLIR writes it, behind `=`.
    """

    steps: tuple[tuple[str, tuple[str, ...]], ...]
    """Names of ops of numbers of one type, and their operands."""
    result: str

    def lines(self, kind: str, indent: str) -> str:
        """With numbers, or vectors, of a type; what comes of it is %after."""
        made, known = list[str](), {"update": "%update", "before": "%before"}

        def value(operand: str) -> str:
            if operand.startswith("="):
                known[operand] = f"%constant_{len(known)}"
                number = f"dense<{operand[1:]}>" if kind.startswith("vector") else operand[1:]
                made.append(f"{known[operand]} = arith.constant {number} : {kind}")
            return known[operand]

        for number, (name, operands) in enumerate(self.steps):
            values = [value(operand) for operand in operands]
            made.append(f"%step_{number} = {name} {', '.join(values)} : {kind}")
            known[str(number)] = f"%step_{number}"
        made.append(f"%after = arith.select %true, {value(self.result)}, %before : {kind}")
        return "\n".join(indent + line for line in made)


@dataclass(frozen=True, order=True)
class Way:
    """How updates are brought together with what is there."""

    combination: Combination
    element: str
    place: str
    depth: int
    """Places of an update: dimensions of the result that they are of."""

    @property
    def lanes(self) -> int:
        return _VECTOR_BYTES * 8 // int(re.sub(r"\D", "", self.element))


@dataclass(frozen=True)
class Scatter:
    """Types of updates, of their places, and of what they are brought together with."""

    way: Way
    updates: str
    places: str
    original: str


def rows_text(executable: str, way: Way) -> str:
    """The executable of a way."""
    each = range(way.depth)
    extents = [f"  %size_{d} = arith.index_castui %size64_{d} : i64 to index" for d in each]
    extents += product("%rows", [f"%size_{d}" for d in each])
    row = ["    %row_0 = arith.constant 0 : index", "    %is_inside_0 = arith.constant true"]
    for d in each:
        row += [
            f"    %place_{d} = arith.constant {d} : index",
            f"    %number_{d} = arith.addi %numbers_before, %place_{d} : index",
            f"    %integer_{d} = memref.load %P[%number_{d}] : memref<?x{way.place}>",
            f"    %at_{d} = arith.index_cast %integer_{d} : {way.place} to index",
            f"    %fits_{d} = arith.cmpi ult, %at_{d}, %size_{d} : index",
            f"    %is_inside_{d + 1} = arith.andi %is_inside_{d}, %fits_{d} : i1",
            f"    %rows_before_{d} = arith.muli %row_{d}, %size_{d} : index",
            f"    %row_{d + 1} = arith.addi %rows_before_{d}, %at_{d} : index",
        ]
    row += [
        f"    %row = arith.addi %row_{way.depth}, %c0 : index",
        f"    %is_inside = arith.andi %is_inside_{way.depth}, %true : i1",
    ]
    names: dict[str, object] = {
        "executable": executable,
        "element": way.element,
        "place": way.place,
        "depth": way.depth,
        "VL": way.lanes,
        "combine_vectors": way.combination.lines(f"vector<{way.lanes}x{way.element}>", " " * 8),
        "combine": way.combination.lines(way.element, " " * 8),
        "sizes64": ", ".join(f"%size64_{d}: i64" for d in each),
        "sizes": "\n".join(extents),
        "row": "\n".join(row),
    }
    return read_template("templates/scatter/rows", names)


def host_text(name: str, executable: str, scatter: Scatter) -> str:
    """The host function of tensors of these types."""
    depth, lines = scatter.way.depth, list[str]()
    of = {"updates": scatter.updates, "places": scatter.places, "original": scatter.original}
    named = {operand: sizes(f"%{operand}", kind, lines) for operand, kind in of.items()}
    batch = len(named["updates"]) - (len(named["original"]) - depth)
    lines += product("%rows", named["original"][:depth])
    lines += product("%width", named["original"][depth:])
    lines += product("%stride", named["updates"][batch:])
    # Of one value for all torch-mlir makes one update, where there are no places, too.
    lines += product("%given", named["updates"][:batch])
    lines += product("%placed", named["places"][:batch])
    lines.append("  %count = arith.minsi %given, %placed : index")
    lines += [
        f"  %size64_{d} = arith.index_cast {size} : index to i64" for d, size in enumerate(named["original"][:depth])
    ]
    names: dict[str, object] = {
        "name": name,
        "executable": executable,
        **of,
        **{f"{operand}_sizes": braced(kind, named[operand]) for operand, kind in of.items()},
        "dims": "\n".join(lines),
        "share": SHARE,
        "sizes64": ", ".join(f"%size64_{d}" for d in range(depth)),
        "i64s": ", ".join(["i64"] * depth),
    }
    return read_template("templates/scatter/host", names)
