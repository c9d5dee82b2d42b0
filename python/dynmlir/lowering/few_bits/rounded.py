"""Rows rounded to bytes by weights of few bits: a dot-product instruction, whose sums of a block are scaled.

    C[m, n] = sum over blocks b of scale[n, b] * scale[m, b] * sum over k in b of byte[m, k] * number[n, k]

Numbers of a panel have no signs, which is what instructions take of one operand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dynmlir.device.facts import Device
from dynmlir.lowering.drivers import read_template
from dynmlir.lowering.few_bits.tiles import OCTET, VECTORS, Words, bound, calls, each, lines, places, scales, stores

#: Bits of numbers two of which are in a byte.
_HALF = 4
_KINDS = ", ".join(["memref<?xi8>", "memref<?xf32>", "memref<?xi32>", "memref<?xi8>", "memref<?xf32>", "memref<?xf32>"])


def dot_of(device: Device, words: Words) -> str:
    """What sums up four products in each lane: "bytes", "pairs" where two fit 16 bits, or "" where nothing does."""
    if device["vector_bits"] == 512 and device.facts.get("dot_i8"):
        return "bytes"
    has_pairs = device["vector_bits"] == 256 and device.facts.get("dot_i16")
    return "pairs" if has_pairs and words.bits == _HALF else ""


def product_text(executable: str, words: Words, lanes: int, heights: Sequence[int], most: int, dot: str) -> str:
    """The executable, for `most` rows at a time: what rounds, and what multiplies."""
    halves = 8 // words.bits
    order = ", ".join(str(place) for half in range(halves) for place in range(half, OCTET, halves))
    rounding: dict[str, object] = {"executable": executable, "order": order, "too_much": -words.middle}
    names: dict[str, object] = {
        **words.names(lanes),
        **bound([("a", "A", "i8", "of_a"), ("u", "U", "f32", "of_blocks"), ("t", "T", "i32", "of_blocks")]),
        "exports": read_template("templates/few_bits/round_export", {"executable": executable}),
        "executable": executable,
        "most": most,
        "round": read_template("templates/few_bits/round", rounding),
        "tiles": "\n".join(_tile_text(executable, words, lanes, rows, dot) for rows in heights),
        "calls": calls(executable, heights, "%A, %U, %T, %Q, %S, %C", _KINDS),
    }
    return read_template("templates/few_bits/product", names)


def _tile_text(executable: str, words: Words, lanes: int, rows: int, dot: str) -> str:
    count, vector, integers = rows * VECTORS, f"vector<{lanes}xf32>", f"vector<{lanes}xi32>"
    names: dict[str, object] = {
        **words.names(lanes),
        "name": f"{executable}_tile",
        "rows": rows,
        "count": count,
        "vector": vector,
        "integers": integers,
        "constants": _constants(lanes, dot),
        "types": ", ".join([vector] * count),
        "counts": ", ".join([integers] * count),
        "starts": ", ".join(f"%total_{name} = %zero" for name in each(rows)),
        "inner_starts": ", ".join(f"%part_{name} = %begin_{name[: name.index('_')]}" for name in each(rows)),
        "inner_nexts": ", ".join(f"%{_DONE[words.bits]}_{name}" for name in each(rows)),
        "nexts": ", ".join(f"%scaled_{name}" for name in each(rows)),
        "places": lines(_places, range(rows), lanes),
        "begins": lines(_begins, range(rows), lanes),
        "numbers": lines(_halves if words.bits == _HALF else _bytes_of, range(VECTORS), lanes),
        "scales": lines(scales, range(VECTORS), lanes),
        "products": lines(_products(words, _DOTS[dot]), range(rows), lanes),
        "totals": lines(_totals, range(rows), lanes),
        "stores": lines(stores, range(rows), lanes),
    }
    return read_template("templates/few_bits/rounded_tile", names)


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


def _constants(lanes: int, dot: str) -> str:
    return f"""\
  %four = arith.constant dense<4> : vector<{lanes}xi32>
  %halves = arith.constant dense<15> : vector<{4 * lanes}xi8>
""" + (f"  %ones = arith.constant dense<1> : vector<{2 * lanes}xi16>" if dot == "pairs" else "")


def _bytes_of(place: int, lanes: int, name: str = "x") -> str:
    """A word of each column of a vector."""
    return f"""\
      %column_{place} = arith.constant {place * lanes * 4} : index
      %at_{place} = arith.addi %at, %column_{place} : index
      %{name}_{place} = vector.load %Q[%at_{place}] : memref<?xi8>, vector<{4 * lanes}xi8>"""


def _halves(place: int, lanes: int) -> str:
    """Eight numbers of each column of a vector: the lower halves of a word's bytes, and the upper ones."""
    bytes_, words = f"vector<{4 * lanes}xi8>", f"vector<{lanes}xi32>"
    return f"""\
{_bytes_of(place, lanes, "bytes")}
      %words_{place} = vector.bitcast %bytes_{place} : {bytes_} to {words}
      %down_{place} = arith.shrui %words_{place}, %four : {words}
      %upper_{place} = vector.bitcast %down_{place} : {words} to {bytes_}
      %x_{place} = arith.andi %bytes_{place}, %halves : {bytes_}
      %y_{place} = arith.andi %upper_{place}, %halves : {bytes_}"""


def _products(words: Words, added: Callable[[str, str, str, str, int], str]) -> Callable[[int, int], str]:
    """A row's bytes by the numbers of a word, four at a time."""
    steps = (("one", "part", "x", "a"), ("both", "one", "y", "b"))[: 8 // words.bits]

    def made(row: int, lanes: int) -> str:
        sums = [
            added(f"%{made}_{row}_{v}", f"%{before}_{row}_{v}", f"%{number}_{v}", f"%{word}_{row}", lanes)
            for v in range(VECTORS)
            for made, before, number, word in steps
        ]
        bytes_ = [_word(f"{step[3]}_{row}", f"%to_a_{row}", 4 * place, lanes) for place, step in enumerate(steps)]
        return "\n".join([*bytes_, *sums])

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


#: The last sums of a step, by the bits of numbers.
_DONE = {_HALF: "both", 8: "one"}
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
