"""Rows rounded to bytes by weights of four bits: a dot-product instruction, whose sums of a block are scaled.

    C[m, n] = sum over blocks b of scale[n, b] * scale[m, b] * sum over k in b of byte[m, k] * number[n, k]

Four bytes of a panel are eight numbers of a column, from 0 to 15, which is what instructions take of one operand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dynmlir.device.facts import Device
from dynmlir.lowering.drivers import read_template
from dynmlir.lowering.few_bits.tiles import VECTORS, calls, each, lines, places, scales, stores

_KINDS = ", ".join(["memref<?xi8>", "memref<?xf32>", "memref<?xi32>", "memref<?xi8>", "memref<?xf32>", "memref<?xf32>"])


def dot_of(device: Device) -> str:
    """What sums up four products in each lane: "bytes", "pairs", or "" where there is nothing."""
    if device["vector_bits"] == 512 and device.facts.get("dot_i8"):
        return "bytes"
    return "pairs" if device["vector_bits"] == 256 and device.facts.get("dot_i16") else ""


def product_text(executable: str, lanes: int, heights: Sequence[int], most: int, dot: str) -> str:
    """The executable, for `most` rows at a time: what rounds, and what multiplies."""
    names: dict[str, object] = {
        "executable": executable,
        "columns": VECTORS * lanes,
        "most": most,
        "round": read_template("templates/few_bits_rounded/round", {"executable": executable}),
        "tiles": "\n".join(_tile_text(executable, lanes, rows, dot) for rows in heights),
        "calls": calls(executable, heights, "%A, %U, %T, %Q, %S, %C", _KINDS),
    }
    return read_template("templates/few_bits_rounded/product", names)


def _tile_text(executable: str, lanes: int, rows: int, dot: str) -> str:
    count, vector, integers = rows * VECTORS, f"vector<{lanes}xf32>", f"vector<{lanes}xi32>"
    ones = f"  %ones = arith.constant dense<1> : vector<{2 * lanes}xi16>"
    names: dict[str, object] = {
        "name": f"{executable}_tile",
        "rows": rows,
        "columns": VECTORS * lanes,
        "words": 4 * VECTORS * lanes,
        "count": count,
        "vector": vector,
        "integers": integers,
        "bytes": f"vector<{4 * lanes}xi8>",
        "constants": ones if dot == "pairs" else "",
        "types": ", ".join([vector] * count),
        "counts": ", ".join([integers] * count),
        "starts": ", ".join(f"%total_{name} = %zero" for name in each(rows)),
        "inner_starts": ", ".join(f"%part_{name} = %begin_{name[: name.index('_')]}" for name in each(rows)),
        "inner_nexts": ", ".join(f"%both_{name}" for name in each(rows)),
        "nexts": ", ".join(f"%scaled_{name}" for name in each(rows)),
        "places": lines(_places, range(rows), lanes),
        "begins": lines(_begins, range(rows), lanes),
        "numbers": lines(_numbers, range(VECTORS), lanes),
        "scales": lines(scales, range(VECTORS), lanes),
        "products": lines(_products(_DOTS[dot]), range(rows), lanes),
        "totals": lines(_totals, range(rows), lanes),
        "stores": lines(stores, range(rows), lanes),
    }
    return read_template("templates/few_bits_rounded/tile", names)


def _places(row: int, lanes: int) -> str:
    return f"{places(row, lanes)}\n  %to_u_{row} = arith.muli %i_{row}, %blocks : index"


def _begins(row: int, lanes: int) -> str:
    """What sums of a block begin with, and what they are scaled by."""
    return f"""\
    %at_u_{row} = arith.addi %to_u_{row}, %b : index
    %own_{row} = memref.load %U[%at_u_{row}] : memref<?xf32>
    %too_much_{row} = memref.load %T[%at_u_{row}] : memref<?xi32>
    %of_row_{row} = vector.broadcast %own_{row} : f32 to vector<{lanes}xf32>
    %begin_{row} = vector.broadcast %too_much_{row} : i32 to vector<{lanes}xi32>"""


def _numbers(place: int, lanes: int) -> str:
    """Eight numbers of each column of a vector: the lower halves of a word's bytes, and the upper ones."""
    bytes_, words = f"vector<{4 * lanes}xi8>", f"vector<{lanes}xi32>"
    return f"""\
      %column_{place} = arith.constant {place * lanes * 4} : index
      %at_{place} = arith.addi %at, %column_{place} : index
      %bytes_{place} = vector.load %Q[%at_{place}] : memref<?xi8>, {bytes_}
      %words_{place} = vector.bitcast %bytes_{place} : {bytes_} to {words}
      %down_{place} = arith.shrui %words_{place}, %four : {words}
      %upper_{place} = vector.bitcast %down_{place} : {words} to {bytes_}
      %x_{place} = arith.andi %bytes_{place}, %halves : {bytes_}
      %y_{place} = arith.andi %upper_{place}, %halves : {bytes_}"""


def _products(added: Callable[[str, str, str, str, int], str]) -> Callable[[int, int], str]:
    def made(row: int, lanes: int) -> str:
        sums = [
            added(f"%{made}_{row}_{v}", f"%{before}_{row}_{v}", f"%{number}_{v}", f"%{word}_{row}", lanes)
            for v in range(VECTORS)
            for made, before, number, word in (("one", "part", "x", "a"), ("both", "one", "y", "b"))
        ]
        words = [_word(f"{word}_{row}", f"%to_a_{row}", 4 * place, lanes) for place, word in enumerate("ab")]
        return "\n".join([*words, *sums])

    return made


def _word(name: str, row: str, place: int, lanes: int) -> str:
    """Four bytes of a row in each lane."""
    return f"""\
      %behind_{name} = arith.constant {place} : index
      %of_{name} = arith.addi {row}, %k : index
      %at_{name} = arith.addi %of_{name}, %behind_{name} : index
      %four_{name} = vector.load %A[%at_{name}] : memref<?xi8>, vector<4xi8>
      %word_{name} = vector.bitcast %four_{name} : vector<4xi8> to vector<1xi32>
      %number_{name} = vector.extract %word_{name}[0] : i32 from vector<1xi32>
      %spread_{name} = vector.broadcast %number_{name} : i32 to vector<{lanes}xi32>
      %{name} = vector.bitcast %spread_{name} : vector<{lanes}xi32> to vector<{4 * lanes}xi8>"""


def _bytes(made: str, before: str, numbers: str, row: str, lanes: int) -> str:
    sums, bytes_ = f"vector<{lanes}xi32>", f"vector<{4 * lanes}xi8>"
    return (
        f'      {made} = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"({before}, {numbers}, {row})\n'
        f"          : ({sums}, {bytes_}, {bytes_}) -> {sums}"
    )


def _pairs(made: str, before: str, numbers: str, row: str, lanes: int) -> str:
    """Two products of at most 15 and 127 are within 16 bits."""
    sums, halves, bytes_ = f"vector<{lanes}xi32>", f"vector<{2 * lanes}xi16>", f"vector<{4 * lanes}xi8>"
    return (
        f'      {made}_pairs = llvm.call_intrinsic "llvm.x86.avx2.pmadd.ub.sw"({numbers}, {row})\n'
        f"          : ({bytes_}, {bytes_}) -> {halves}\n"
        f'      {made}_fours = llvm.call_intrinsic "llvm.x86.avx2.pmadd.wd"({made}_pairs, %ones)\n'
        f"          : ({halves}, {halves}) -> {sums}\n"
        f"      {made} = arith.addi {before}, {made}_fours : {sums}"
    )


_DOTS = {"bytes": _bytes, "pairs": _pairs}


def _totals(row: int, lanes: int) -> str:
    vector, integers = f"vector<{lanes}xf32>", f"vector<{lanes}xi32>"
    return "\n".join(
        f"""\
    %sum_{row}_{v} = arith.sitofp %parts#{row * VECTORS + v} : {integers} to {vector}
    %by_{row}_{v} = arith.mulf %of_row_{row}, %scale_{v} : {vector}
    %scaled_{row}_{v} = vector.fma %sum_{row}_{v}, %by_{row}_{v}, %total_{row}_{v} : {vector}"""
        for v in range(VECTORS)
    )
