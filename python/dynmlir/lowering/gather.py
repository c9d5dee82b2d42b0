"""Rows of a table by places, as text: an executable in IREE's dialects, and what calls it on the host."""

from __future__ import annotations

import re
from dataclasses import dataclass

from dynmlir.lowering.drivers import read_template
from dynmlir.lowering.host_text import braced, product, shape, sizes

#: Elements of the result that are worth a workgroup, some 10 us: what waking another thread takes.
SHARE = 65536
#: Of a vector; where registers are smaller, LLVM takes several.
_VECTOR_BYTES = 64


@dataclass(frozen=True, order=True)
class Way:
    """The types of elements and of places."""

    element: str
    place: str

    @property
    def lanes(self) -> int:
        return _VECTOR_BYTES * 8 // int(re.sub(r"\D", "", self.element))


@dataclass(frozen=True)
class Gather:
    """Types of places, of the table whose first dimension they are of, and of the result."""

    way: Way
    places: str
    table: str
    result: str


def rows_text(executable: str, way: Way) -> str:
    """The executable of a way."""
    names: dict[str, object] = {
        "executable": executable,
        "element": way.element,
        "place": way.place,
        "VL": way.lanes,
        "zero": "0" if way.element[0] == "i" else "0.0",
    }
    return read_template("templates/gather/rows", names)


def host_text(name: str, executable: str, gather: Gather) -> str:
    """The host function of tensors of these types; of the result's memory the sizes are read alone."""
    lines, batch = list[str](), len(shape(gather.places))
    of = {"places": gather.places, "table": gather.table, "memory": gather.result}
    named = {operand: sizes(f"%{operand}", kind, lines) for operand, kind in of.items()}
    lines += product("%count", named["memory"][:batch])
    lines += product("%columns", named["memory"][batch:])
    lines += [f"  %rows = arith.addi {named['table'][0]}, %c0 : index"]
    lines += product("%width", named["table"][1:])
    names: dict[str, object] = {
        "name": name,
        "executable": executable,
        "places": gather.places,
        "table": gather.table,
        "result": gather.result,
        "places_sizes": braced(gather.places, named["places"]),
        "table_sizes": braced(gather.table, named["table"]),
        "result_sizes": braced(gather.result, named["memory"]),
        "dims": "\n".join(lines),
        "share": SHARE,
    }
    return read_template("templates/gather/host", names)
