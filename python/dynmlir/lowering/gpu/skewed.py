"""Operands whose rows may begin at any address: copied from multiples of 16 bytes on, read an element at a time.

cp.async moves 16 bytes from a multiple of 16 bytes to a multiple of 16 bytes. So a row lies in shared memory as far
behind one as it does in the matrix: its skew, 0 to 7 elements of 16 bits. Rows are longer by a copy, which also puts
those that an instruction reads together into different banks. ldmatrix wants rows at multiples of 16 bytes: fragments
are read an element at a time.
"""

from __future__ import annotations

from functools import partial

from dynmlir.lowering.arithmetic import matrix
from dynmlir.lowering.gpu.families import ELEMENT_BYTES
from dynmlir.lowering.gpu.structure import Structure
from dynmlir.resources import template_text

_read = partial(template_text, "templates/gpu")

_TWO = "index, index"
#: Placeholders of the pipeline and of fragments, one text after the other for each skewed operand.
_JOINED = ("skews", "fetch_parameters", "fetch_values", "fetch_types", "lane_parameters", "lane_values", "lane_types")


def skew_names(made: Structure, names: dict[str, object]) -> dict[str, object]:
    """The placeholders of the pipeline: skews are worked out before its loop, and given to copies and to fragments."""
    joined = {key: str(names.get(key, "")) for key in _JOINED}
    own: dict[str, object] = {}
    for x in "AB":
        low = x.lower()
        copies, lanes = f", %{low}_row_skew, %{low}_end_skew", f", %{low}_skew_0, %{low}_skew_1"
        of = f", {_TWO}" if made.skewed(x) else ""
        own |= {f"{low}_copy_values": copies if of else "", f"{low}_copy_types": of}
        own |= {f"{low}_lane_values": lanes if of else "", f"{low}_lane_types": of}
        if not of:
            continue
        place = ", ".join(
            f"%{ {'k': 'k0', 'm': 'row', 'n': 'col'}[str(names[f'{low}_{way}'])] }" for way in ("down", "right")
        )
        kinds = f"({matrix(made.element)}, {_TWO}) -> ({_TWO})"
        for values, kind in ((copies, "copy"), (lanes, "lane")):
            joined["skews"] += f"  {values[2:]} = func.call @{kind}_skews_{x}(%{x}, {place}) : {kinds}\n"
        for group, values in (("fetch", copies), ("lane", lanes)):
            joined[f"{group}_values"] += values
            joined[f"{group}_types"] += of
            joined[f"{group}_parameters"] += "".join(f", {value}: index" for value in values[2:].split(", "))
    return joined | own


def skewed_pieces(made: Structure, names: dict[str, object], operand: str) -> list[str]:
    """The copy of one operand's tile into shared memory, and what a lane reads of it."""
    along_k = names["right"] == "k"
    rows, columns = made.shared_tile(operand)
    size = ELEMENT_BYTES[made.element]
    own = names | made.copies(operand, rows, columns, 1)
    own |= {
        "low": own["V"] - 1,  # type: ignore[operator]
        "element_bytes": size,
        "end_rounds": -(-rows // made.threads),
        "lane_row": "across" if along_k else "along",
        "next": 0 if along_k else 1,
        "skews_said": "%skew_0 elements behind 16 bytes" if along_k else "%skew_0 and %skew_1 elements behind 16 bytes",
    }
    # Of the four matrices the second lies below the first in A, which is along M, and in B along K.
    outer, k = ("lower", "later") if operand == "A" else ("later", "lower")
    return [
        _read("skew", own),
        _read("copy_skewed", own),
        _read("fragment_skewed", own | {"outer_by": outer, "k_by": k}),
    ]
