"""Rows of f32 by weights of four bits, as text: an executable in IREE's dialects, and what calls it on the host.

    C[m, n] = sum over blocks b of scale[n, b] * sum over k in b of A[m, k] * number[n, k]

Numbers are from -8 to 7, two of them along K in a byte, the lower half first. Panels are of two vectors of columns, so
that bytes of these are loads: they are extended once for all rows of a tile, and have four bits wherever they lie.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from dynmlir.device.facts import Device
from dynmlir.lowering.drivers import read_template
from dynmlir.lowering.host_text import braced, sizes

#: Vectors of columns of a panel.
VECTORS = 2
#: Rows of register tiles with 32 vector registers and with fewer: sums of a block and of all take one of each vector.
_ROWS, _ROWS_OF_FEW, _MANY = (6, 4, 2, 1), (2, 1), 32
#: Tiles of rows that go by all panels together, so that rows of A stay in a cache.
_TILES = 16
#: Multiply-adds that are worth a workgroup: 10 us and more.
SHARE = 1 << 19


@dataclass(frozen=True, order=True)
class Way:
    """What of a device its code is made for."""

    lanes: int
    rows: tuple[int, ...]

    @classmethod
    def of(cls, device: Device) -> Way:
        return cls(device["vector_bits"] // 32, _ROWS if device["vector_registers"] >= _MANY else _ROWS_OF_FEW)

    @property
    def columns(self) -> int:
        return VECTORS * self.lanes


@dataclass(frozen=True)
class FewBits:
    """A product: types of A, of the panels of bytes and of scales, of C; numbers of a block."""

    way: Way
    a: str
    q: str
    s: str
    c: str
    k: int
    n: int
    block: int


def product_text(executable: str, way: Way) -> str:
    """The executable for a way."""
    most = _TILES * way.rows[0]
    names: dict[str, object] = {
        "executable": executable,
        "columns": way.columns,
        "most": most,
        "tiles": "\n".join(_tile_text(executable, way, rows) for rows in way.rows),
        "calls": "\n".join(_calls(executable, way.rows)),
    }
    return read_template("templates/few_bits/product", names)


def host_text(name: str, executable: str, product: FewBits) -> str:
    """The host function of a product; of the result's memory the sizes are read alone."""
    lines = list[str]()
    of_a, of_c = sizes("%a", product.a, lines), sizes("%memory", product.c, lines)
    lines.append(f"  %m = arith.addi {of_a[0]}, %c0 : index")
    names: dict[str, object] = {
        **{key: getattr(product, key) for key in ("a", "q", "s", "c", "k", "n", "block")},
        "name": name,
        "executable": executable,
        "a_sizes": braced(product.a, of_a),
        "c_sizes": braced(product.c, of_c),
        "dims": "\n".join(lines),
        "of_row": product.k * product.n,
        "share": SHARE,
        "panels": -(-product.n // product.way.columns),
    }
    return read_template("templates/few_bits/host", names)


def _calls(executable: str, heights: Sequence[int]) -> list[str]:
    """Loops over tiles of each height, each from where the one before has ended."""
    floats = "memref<?xf32>"
    kinds = ", ".join([floats, "memref<?xi8>", floats, floats, *["index"] * 5])
    operands = "%A, %Q, %S, %C, %panel, %row, %K, %N, %block"
    lines, start = list[str](), "%i"
    for rows in heights:
        lines += [
            f"      %height_{rows} = arith.constant {rows} : index",
            f"      %rest_{rows} = arith.subi %end, {start} : index",
            f"      %over_{rows} = arith.remui %rest_{rows}, %height_{rows} : index",
            f"      %stop_{rows} = arith.subi %end, %over_{rows} : index",
            f"      scf.for %row = {start} to %stop_{rows} step %height_{rows} {{",
            f"        func.call @{executable}_tile_{rows}({operands}) : ({kinds}) -> ()",
            "      }",
        ]
        start = f"%stop_{rows}"
    return lines


def _tile_text(executable: str, way: Way, rows: int) -> str:
    vector, columns, count = f"vector<{way.lanes}xf32>", range(VECTORS), rows * VECTORS
    each = [f"{r}_{v}" for r in range(rows) for v in columns]

    def lines(kind: Callable[[int, str], str], of: Iterable[int]) -> str:
        return "\n".join(kind(number, vector) for number in of)

    names: dict[str, object] = {
        "name": f"{executable}_tile",
        "rows": rows,
        "columns": way.columns,
        "count": count,
        "vector": vector,
        "bytes": f"vector<{way.lanes}xi8>",
        "integers": f"vector<{way.lanes}xi32>",
        "types": ", ".join([vector] * count),
        "starts": ", ".join(f"%total_{name} = %zero" for name in each),
        "inner_starts": ", ".join(f"%part_{name} = %zero" for name in each),
        "inner_nexts": ", ".join(f"%both_{name}" for name in each),
        "nexts": ", ".join(f"%scaled_{name}" for name in each),
        "places": lines(_places, range(rows)),
        "numbers": lines(_numbers, columns),
        "scales": lines(_scales, columns),
        "products": lines(_products, range(rows)),
        "totals": lines(_totals, range(rows)),
        "stores": lines(_stores, range(rows)),
    }
    return read_template("templates/few_bits/tile", names)


def _lanes(vector: str) -> int:
    return int(vector.removeprefix("vector<").partition("x")[0])


def _places(row: int, _: str) -> str:
    """Where a row of A and of C begins."""
    return f"""\
  %row_{row} = arith.constant {row} : index
  %i_{row} = arith.addi %i, %row_{row} : index
  %to_a_{row} = arith.muli %i_{row}, %K : index
  %rows_before_{row} = arith.muli %i_{row}, %N : index
  %to_c_{row} = arith.addi %rows_before_{row}, %before : index"""


def _numbers(place: int, vector: str) -> str:
    """Two numbers of each column of a vector: the lower half of a byte, and the upper one."""
    lanes = _lanes(vector)
    bytes_, integers = f"vector<{lanes}xi8>", f"vector<{lanes}xi32>"
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


def _products(row: int, vector: str) -> str:
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


def _scales(place: int, vector: str) -> str:
    return f"""\
    %of_scale_{place} = arith.constant {place * _lanes(vector)} : index
    %at_scale_{place} = arith.addi %at_s, %of_scale_{place} : index
    %scale_{place} = vector.load %S[%at_scale_{place}] : memref<?xf32>, {vector}"""


def _totals(row: int, vector: str) -> str:
    return "\n".join(
        f"    %scaled_{row}_{v} = vector.fma %parts#{row * VECTORS + v}, %scale_{v}, %total_{row}_{v} : {vector}"
        for v in range(VECTORS)
    )


def _stores(row: int, vector: str) -> str:
    """Columns beyond N are not stored."""
    lanes = _lanes(vector)
    mask = f"vector<{lanes}xi1>"
    return "\n".join(
        f"""\
  %behind_{row}_{v} = arith.constant {v * lanes} : index
  %left_{row}_{v} = arith.subi %left, %behind_{row}_{v} : index
  %mask_{row}_{v} = vector.create_mask %left_{row}_{v} : {mask}
  %at_c_{row}_{v} = arith.addi %to_c_{row}, %behind_{row}_{v} : index
  vector.maskedstore %C[%at_c_{row}_{v}], %mask_{row}_{v}, %sums#{row * VECTORS + v}
      : memref<?xf32>, {mask}, {vector}"""
        for v in range(VECTORS)
    )
