"""Rows of f32 by weights of few bits: numbers of a word become f32 once for all rows of a tile.

A number n without sign that begins at bit b of a word is, with all other bits those of 2^(23 - b), that power plus n: a
subtraction leaves n less the middle, exactly. Shifts and conversions would take the units that multiply and add.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence

from dynmlir.lowering.drivers import read_template
from dynmlir.lowering.few_bits.tiles import Words, bound, calls, each, lines, places, scales, stores

#: Bits of f32 behind the exponent: numbers that end further up are shifted down before.
_MANTISSA = 23
_KINDS = ", ".join(["memref<?xf32>", "memref<?xi8>", "memref<?xf32>", "memref<?xf32>"])


def product_text(executable: str, words: Words, lanes: int, tiles: Sequence[tuple[int, int]], most: int) -> str:
    """The executable, for `most` rows at a time; `tiles` are of so many rows and vectors of columns."""
    names: dict[str, object] = {
        **words.names(lanes),
        **bound([("a", "A", "f32", "of_a")]),
        "exports": "",
        "round": "",
        "executable": executable,
        "most": most,
        "tiles": "\n".join(_tile_text(executable, words, lanes, rows, vectors) for rows, vectors in tiles),
        "calls": calls(executable, [rows for rows, _ in tiles], "%A, %Q, %S, %C", _KINDS),
    }
    return read_template("templates/few_bits/product", names)


def _tile_text(executable: str, words: Words, lanes: int, rows: int, vectors: int) -> str:
    names_of, vector = each(rows, vectors), f"vector<{lanes}xf32>"
    count = len(names_of)
    names: dict[str, object] = {
        **words.names(lanes),
        "name": f"{executable}_tile",
        "rows": rows,
        "width": vectors * lanes,
        "count": count,
        "vector": vector,
        "integers": f"vector<{lanes}xi32>",
        "upper": _shift(words),
        "types": ", ".join([vector] * count),
        "starts": ", ".join(f"%total_{name} = %zero" for name in names_of),
        "inner_starts": ", ".join(f"%sum_0_{name} = %zero" for name in names_of),
        "inner_nexts": ", ".join(f"%sum_{words.numbers}_{name}" for name in names_of),
        "nexts": ", ".join(f"%scaled_{name}" for name in names_of),
        "places": lines(places, range(rows), lanes),
        "words": lines(_words, range(vectors), lanes),
        "scales": lines(scales, range(vectors), lanes),
        "products": "\n".join(_products(words, number, rows, vectors, lanes) for number in range(words.numbers)),
        "totals": "\n".join(_totals(row, vectors, lanes) for row in range(rows)),
        "stores": "\n".join(stores(row, lanes, vectors) for row in range(rows)),
    }
    return read_template("templates/few_bits/tile", names)


def _shift(words: Words) -> int:
    return _MANTISSA // words.bits * words.bits


def _words(place: int, lanes: int) -> str:
    """A word of each column of a vector, and what is further up in it."""
    bytes_, integers = f"vector<{4 * lanes}xi8>", f"vector<{lanes}xi32>"
    return f"""\
      %column_{place} = arith.constant {place * lanes * 4} : index
      %at_{place} = arith.addi %at, %column_{place} : index
      %loaded_{place} = vector.load %Q[%at_{place}] : memref<?xi8>, {bytes_}
      %low_{place} = vector.bitcast %loaded_{place} : {bytes_} to {integers}
      %high_{place} = arith.shrui %low_{place}, %upper : {integers}"""


def _products(words: Words, number: int, rows: int, vectors: int, lanes: int) -> str:
    """A number of each column, by an element of each row."""
    vector, integers = f"vector<{lanes}xf32>", f"vector<{lanes}xi32>"
    over = words.bits * number - _shift(words)
    half, bit = ("low", words.bits * number) if over < 0 else ("high", over)
    power = 2.0 ** (_MANTISSA - bit)
    (exponent,) = struct.unpack("<i", struct.pack("<f", power))
    made = [
        f"""\
      %mask_{number} = arith.constant dense<{(2**words.bits - 1) << bit}> : {integers}
      %power_{number} = arith.constant dense<{exponent}> : {integers}
      %beyond_{number} = arith.constant dense<{power + words.middle}> : {vector}"""
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
