"""Rows that are sorted, as text: an executable in IREE's dialects, and what calls it on the host."""

from __future__ import annotations

from dataclasses import dataclass

from dynmlir.lowering.drivers import read_template
from dynmlir.lowering.host_text import braced, product, shape, sizes

#: Elements that are worth a workgroup, some 10 us: what waking another thread takes.
SHARE = 512


@dataclass(frozen=True, order=True)
class Way:
    """What rows are sorted by, what else is in their order, and how much of it is wanted."""

    compare: str
    """An op of two elements, as `arith.cmpf oge`, that says whether they are in order."""
    key: int
    """The number of the tensor whose elements these are."""
    elements: tuple[str, ...]
    first: int = 0
    """So many of each row, of which there are so many; all of them where it is 0."""


@dataclass(frozen=True)
class Sort:
    """Types of tensors that are sorted along their last dimension, and of what comes of them."""

    way: Way
    types: tuple[str, ...]
    results: tuple[str, ...]


def rows_text(executable: str, way: Way) -> str:
    """The executable of a way."""
    each, kinds = range(len(way.elements)), [f"memref<?x{element}>" for element in way.elements]
    of = {"X": "%elements", "Y": "%kept"} if way.first else {"X": "%elements", "Y": "%elements", "S": "%halves"}
    memory = [
        f"  %{letter}_{t} = stream.binding.subspan %b_{letter}_{t}[%c0] : !stream.binding -> {kinds[t]}{{{size}}}"
        for letter, size in of.items()
        for t in each
    ]
    names: dict[str, object] = {
        "executable": executable,
        "first": way.first,
        "bindings": ", ".join(f"%b_{letter}_{t}: !stream.binding" for letter in of for t in each),
        "memory": "\n".join(memory),
        "in_order": _in_order(way),
        "key": way.elements[way.key],
        "number": way.key,
    }
    for name, (source, at, target, into, indent) in (_MOVES_OF_FIRST if way.first else _MOVES).items():
        lines = [
            line
            for t in each
            for line in (
                f"%{name}_{t} = memref.load %{source}_{t}[{at}] : {kinds[t]}",
                f"memref.store %{name}_{t}, %{target}_{t}[{into}] : {kinds[t]}",
            )
        ]
        names[name] = "\n".join(" " * indent + line for line in lines)
    return read_template(f"templates/sort/{'first' if way.first else 'rows'}", names)


def _in_order(way: Way) -> str:
    """Whether %left and %right are in order; what is no number counts as the greatest."""
    key = way.elements[way.key]
    if key[0] == "i":
        return f"%in_order = {way.compare} %left, %right : {key}"
    greater = "%left" if "g" in way.compare.split()[1] else "%right"
    lines = (
        f"%is_ordered = {way.compare} %left, %right : {key}",
        f"%is_none = arith.cmpf uno, {greater}, {greater} : {key}",
        "%in_order = arith.ori %is_ordered, %is_none : i1",
    )
    return "\n".join(lines)


#: By placeholder what is moved where: from a memory and a place into others, and how far the lines are indented.
_MOVES = {
    "copy_in": ("X", "%x", "S", "%s", 6),
    "move": ("S", "%of", "S", "%into", 10),
    "copy_out": ("S", "%s", "Y", "%y", 6),
}
_MOVES_OF_FIRST = {"shift": ("Y", "%before", "Y", "%into", 10), "keep": ("X", "%of", "Y", "%into", 8)}


def host_text(name: str, executable: str, sort: Sort) -> str:
    """The host function of tensors of these types, all of the sizes of the first."""
    first, lines = sort.way.first, list[str]()
    shapes = [shape(kind) for kind in sort.types]
    known = [next((size for size in of if size != "?"), "?") for of in zip(*shapes, strict=True)]
    named = sizes("%x_0", sort.types[0], lines)
    for d, size in enumerate(known):
        if size != shapes[0][d]:
            lines.append(f"  %stated_{d} = arith.constant {size} : index")
            named[d] = f"%stated_{d}"
    lines += [*product("%rows", named[:-1]), *product("%columns", named[-1:])]
    each = range(len(sort.types))
    scratch = [] if first else [f"tensor<?x{element}>{{%halves}}" for element in sort.way.elements]
    made_of = [kind + braced(kind, named) for kind in sort.results]
    names: dict[str, object] = {
        "name": name,
        "executable": executable,
        "first": first,
        "arguments": ", ".join(f"%x_{t}: {kind}" for t, kind in enumerate(sort.types)),
        "types": ", ".join(sort.results),
        "dims": "\n".join(lines),
        "share": SHARE,
        "operands": ", ".join(f"%x_{t}" for t in each),
        "given": ", ".join(kind + braced(kind, named) for kind in sort.types),
        "made": ", ".join([*made_of, *scratch]),
        "results": len(made_of) + len(scratch),
        "returned": ", ".join(f"%y#{t}" for t in each),
    }
    return read_template(f"templates/sort/{'host_first' if first else 'host'}", names)
