"""Rows of f32 by weights of four bits: numbers of a word become f32 once for all rows of a tile.

A number n from 0 to 15 that begins at bit b of a word is, with all other bits those of 2^(23 - b), that power plus n: a
subtraction leaves n - 8, exactly. Shifts and conversions would take the units that multiply and add.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence

from dynmlir.lowering.drivers import read_template
from dynmlir.lowering.few_bits.tiles import OCTET, VECTORS, calls, each, lines, places, scales, stores

#: Bits of a number, and of f32 behind the exponent: numbers that begin further up are shifted down before, by so many.
_BITS, _MANTISSA, _SHIFT = 4, 23, 20
_MIDDLE = 8
_KINDS = ", ".join(["memref<?xf32>", "memref<?xi8>", "memref<?xf32>", "memref<?xf32>"])


def product_text(executable: str, lanes: int, tiles: Sequence[tuple[int, int]], most: int) -> str:
    """The executable, for `most` rows at a time; `tiles` are of so many rows and vectors of columns."""
    names: dict[str, object] = {
        "executable": executable,
        "columns": VECTORS * lanes,
        "most": most,
        "tiles": "\n".join(_tile_text(executable, lanes, rows, vectors) for rows, vectors in tiles),
        "calls": calls(executable, [rows for rows, _ in tiles], "%A, %Q, %S, %C", _KINDS),
    }
    return read_template("templates/few_bits/product", names)


def _tile_text(executable: str, lanes: int, rows: int, vectors: int) -> str:
    names_of, vector = each(rows, vectors), f"vector<{lanes}xf32>"
    count = len(names_of)
    names: dict[str, object] = {
        "name": f"{executable}_tile",
        "rows": rows,
        "columns": VECTORS * lanes,
        "bytes": 4 * VECTORS * lanes,
        "width": vectors * lanes,
        "count": count,
        "vector": vector,
        "integers": f"vector<{lanes}xi32>",
        "upper": _SHIFT,
        "types": ", ".join([vector] * count),
        "starts": ", ".join(f"%total_{name} = %zero" for name in names_of),
        "inner_starts": ", ".join(f"%sum_0_{name} = %zero" for name in names_of),
        "inner_nexts": ", ".join(f"%sum_{OCTET}_{name}" for name in names_of),
        "nexts": ", ".join(f"%scaled_{name}" for name in names_of),
        "places": lines(places, range(rows), lanes),
        "words": lines(_words, range(vectors), lanes),
        "scales": lines(scales, range(vectors), lanes),
        "products": "\n".join(_products(number, rows, vectors, lanes) for number in range(OCTET)),
        "totals": "\n".join(_totals(row, vectors, lanes) for row in range(rows)),
        "stores": "\n".join(stores(row, lanes, vectors) for row in range(rows)),
    }
    return read_template("templates/few_bits/tile", names)


def _words(place: int, lanes: int) -> str:
    """A word of each column of a vector, and what is further up in it."""
    bytes_, integers = f"vector<{4 * lanes}xi8>", f"vector<{lanes}xi32>"
    return f"""\
      %column_{place} = arith.constant {place * lanes * 4} : index
      %at_{place} = arith.addi %at, %column_{place} : index
      %loaded_{place} = vector.load %Q[%at_{place}] : memref<?xi8>, {bytes_}
      %low_{place} = vector.bitcast %loaded_{place} : {bytes_} to {integers}
      %high_{place} = arith.shrui %low_{place}, %upper : {integers}"""


def _products(number: int, rows: int, vectors: int, lanes: int) -> str:
    """A number of each column, by an element of each row."""
    vector, integers = f"vector<{lanes}xf32>", f"vector<{lanes}xi32>"
    half, bit = ("low", _BITS * number) if _BITS * number < _SHIFT else ("high", _BITS * number - _SHIFT)
    power = 2.0 ** (_MANTISSA - bit)
    (exponent,) = struct.unpack("<i", struct.pack("<f", power))
    made = [
        f"""\
      %mask_{number} = arith.constant dense<{(2**_BITS - 1) << bit}> : {integers}
      %power_{number} = arith.constant dense<{exponent}> : {integers}
      %beyond_{number} = arith.constant dense<{power + _MIDDLE}> : {vector}"""
    ]
    made += [
        f"""\
      %bits_{number}_{v} = arith.andi %{half}_{v}, %mask_{number} : {integers}
      %raised_{number}_{v} = arith.ori %bits_{number}_{v}, %power_{number} : {integers}
      %float_{number}_{v} = vector.bitcast %raised_{number}_{v} : {integers} to {vector}
      %x_{number}_{v} = arith.subf %float_{number}_{v}, %beyond_{number} : {vector}"""
        for v in range(vectors)
    ]
    for row in range(rows):
        made.append(f"""\
      %next_{number}_{row} = arith.constant {number} : index
      %of_a_{number}_{row} = arith.addi %to_a_{row}, %k : index
      %at_a_{number}_{row} = arith.addi %of_a_{number}_{row}, %next_{number}_{row} : index
      %element_{number}_{row} = memref.load %A[%at_a_{number}_{row}] : memref<?xf32>
      %a_{number}_{row} = vector.broadcast %element_{number}_{row} : f32 to {vector}""")
        made += [
            f"      %sum_{number + 1}_{row}_{v} = vector.fma %a_{number}_{row}, %x_{number}_{v}, "
            f"%sum_{number}_{row}_{v} : {vector}"
            for v in range(vectors)
        ]
    return "\n".join(made)


def _totals(row: int, vectors: int, lanes: int) -> str:
    return "\n".join(
        f"    %scaled_{row}_{v} = vector.fma %parts#{row * vectors + v}, %scale_{v}, %total_{row}_{v} "
        f": vector<{lanes}xf32>"
        for v in range(vectors)
    )
