"""Rows of f32 by weights of four bits: panels of bytes, whose two numbers are extended once for all rows of a tile."""

from __future__ import annotations

from dynmlir.lowering.drivers import read_template
from dynmlir.lowering.few_bits.tiles import VECTORS, calls, each, lines, places, scales, stores

_KINDS = ", ".join(["memref<?xf32>", "memref<?xi8>", "memref<?xf32>", "memref<?xf32>"])


def product_text(executable: str, lanes: int, heights: tuple[int, ...], most: int) -> str:
    """The executable, for `most` rows at a time."""
    names: dict[str, object] = {
        "executable": executable,
        "columns": VECTORS * lanes,
        "most": most,
        "tiles": "\n".join(_tile_text(executable, lanes, rows) for rows in heights),
        "calls": calls(executable, heights, "%A, %Q, %S, %C", _KINDS),
    }
    return read_template("templates/few_bits/product", names)


def _tile_text(executable: str, lanes: int, rows: int) -> str:
    count, vector = rows * VECTORS, f"vector<{lanes}xf32>"
    names: dict[str, object] = {
        "name": f"{executable}_tile",
        "rows": rows,
        "columns": VECTORS * lanes,
        "count": count,
        "vector": vector,
        "integers": f"vector<{lanes}xi32>",
        "types": ", ".join([vector] * count),
        "starts": ", ".join(f"%total_{name} = %zero" for name in each(rows)),
        "inner_starts": ", ".join(f"%part_{name} = %zero" for name in each(rows)),
        "inner_nexts": ", ".join(f"%both_{name}" for name in each(rows)),
        "nexts": ", ".join(f"%scaled_{name}" for name in each(rows)),
        "places": lines(places, range(rows), lanes),
        "numbers": lines(_numbers, range(VECTORS), lanes),
        "scales": lines(scales, range(VECTORS), lanes),
        "products": lines(_products, range(rows), lanes),
        "totals": lines(_totals, range(rows), lanes),
        "stores": lines(stores, range(rows), lanes),
    }
    return read_template("templates/few_bits/tile", names)


def _numbers(place: int, lanes: int) -> str:
    """Two numbers of each column of a vector: the lower half of a byte, and the upper one."""
    bytes_, integers, vector = f"vector<{lanes}xi8>", f"vector<{lanes}xi32>", f"vector<{lanes}xf32>"
    return f"""\
      %column_{place} = arith.constant {place * lanes} : index
      %at_{place} = arith.addi %at, %column_{place} : index
      %bytes_{place} = vector.load %Q[%at_{place}] : memref<?xi8>, {bytes_}
      %wide_{place} = arith.extsi %bytes_{place} : {bytes_} to {integers}
      %up_{place} = arith.shli %wide_{place}, %upper : {integers}
      %first_{place} = arith.shrsi %up_{place}, %upper : {integers}
      %second_{place} = arith.shrsi %wide_{place}, %half : {integers}
      %x_{place} = arith.sitofp %first_{place} : {integers} to {vector}
      %y_{place} = arith.sitofp %second_{place} : {integers} to {vector}"""


def _products(row: int, lanes: int) -> str:
    vector = f"vector<{lanes}xf32>"
    own = [
        f"""\
      %one_{row}_{v} = vector.fma %a_{row}, %x_{v}, %part_{row}_{v} : {vector}
      %both_{row}_{v} = vector.fma %b_{row}, %y_{v}, %one_{row}_{v} : {vector}"""
        for v in range(VECTORS)
    ]
    return "\n".join(
        [
            f"""\
      %at_a_{row} = arith.addi %to_a_{row}, %k : index
      %at_b_{row} = arith.addi %at_a_{row}, %c1 : index
      %element_a_{row} = memref.load %A[%at_a_{row}] : memref<?xf32>
      %element_b_{row} = memref.load %A[%at_b_{row}] : memref<?xf32>
      %a_{row} = vector.broadcast %element_a_{row} : f32 to {vector}
      %b_{row} = vector.broadcast %element_b_{row} : f32 to {vector}""",
            *own,
        ]
    )


def _totals(row: int, lanes: int) -> str:
    return "\n".join(
        f"    %scaled_{row}_{v} = vector.fma %parts#{row * VECTORS + v}, %scale_{v}, %total_{row}_{v} "
        f": vector<{lanes}xf32>"
        for v in range(VECTORS)
    )
