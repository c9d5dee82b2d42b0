"""Tiles along K of narrow elements: vectors of rows of A and of columns of a transposed B, where they lie.

A dot-product instruction takes them as they are; else they are extended as they are read.
"""

from __future__ import annotations

from itertools import product

from dynmlir.kernels.element_types import storage
from dynmlir.lowering.arithmetic import Arithmetic, extension, zero


def names_along_k(rows: int, columns: int, arithmetic: Arithmetic) -> dict[str, object]:
    """Placeholders of dot_narrow_tile.mlir: every row, column and vector of sums by itself."""
    tiles = list(product(range(rows), range(columns)))
    count = len(tiles) + (columns if arithmetic.offset else 0)
    kinds = ", ".join([_lanes(arithmetic)] * count)
    return {
        "Q": arithmetic.depth,
        "L": arithmetic.lanes * arithmetic.depth,
        "none": zero(arithmetic.types.c).split(" ", 1)[0],
        "signs": _signs(arithmetic),
        "columns": _places("column", "j0", columns, "  ", most="%last"),
        "rows": _places("row", "i", rows, "    "),
        "sums": count,
        "kinds": kinds,
        "from_none": ", ".join(f"%t{i} = %none" for i in range(count)),
        "from_sum": ", ".join(f"%t{i} = %sum#{i}" for i in range(count)),
        "whole_reads": _reads(rows, columns, arithmetic, masked=False),
        "masked_reads": _reads(rows, columns, arithmetic, masked=True),
        "products": _products(tiles, columns, kinds, arithmetic),
        "lanes": _all_lanes(tiles, rows, columns, arithmetic),
    }


def _lanes(arithmetic: Arithmetic) -> str:
    """The type of the sums of one element of C."""
    return f"vector<{arithmetic.lanes}x{arithmetic.types.c}>"


def _signs(arithmetic: Arithmetic) -> str:
    """What A is offset by, and the same in groups, whose products are taken off."""
    if not arithmetic.offset:
        return ""
    vector = f"vector<{arithmetic.lanes * arithmetic.depth}xi8>"
    groups = f"vector<{arithmetic.lanes}x{arithmetic.depth}xi8>"
    return f"""\
  %signs = arith.constant dense<-128> : {vector}
  %of_offset = vector.shape_cast %signs : {vector} to {groups}
"""


def _places(name: str, first: str, count: int, indent: str, most: str = "") -> str:
    """%first + 0, 1 ..., none further than `most`."""
    lines = []
    for q in range(count):
        lines.append(f"{indent}%{name}_{q} = arith.constant {q} : index")
        step = f"%{name}_{q}"
        if most:
            lines.append(f"{indent}%{name}_near{q} = arith.minui {step}, {most} : index")
            step = f"%{name}_near{q}"
        lines.append(f"{indent}%{name}{q} = arith.addi %{first}, {step} : index")
    return "\n".join(lines)


def _reads(rows: int, columns: int, arithmetic: Arithmetic, masked: bool) -> str:
    """%a0 ... and %b0 ...: groups side by side, or extended."""
    operands = [(f"%a{r}", "A", f"%row{r}", arithmetic.types.a) for r in range(rows)]
    operands += [(f"%b{q}", "B", f"%column{q}", arithmetic.types.b) for q in range(columns)]
    length, names, lines = arithmetic.lanes * arithmetic.depth, arithmetic.names(), list[str]()
    for name, matrix, place, kind in operands:
        vector, memory = f"vector<{length}x{storage(kind)}>", f"{names[matrix]}"
        read, at = f"{name}_read", f"%{matrix}[{place}, %k]"
        if masked:
            fill = f"%zero_{matrix.lower()}, %some {{in_bounds = [true]}}"
            lines.append(f"      {read} = vector.transfer_read {at}, {fill} : {memory}, {vector}")
        else:
            lines.append(f"      {read} = vector.load {at} : {memory}, {vector}")
        if matrix == "A" and arithmetic.offset:
            lines.append(f"      {name}_offset = arith.xori {read}, %signs : {vector}")
            read = f"{name}_offset"
        lines.append(_taken(name, read, kind, arithmetic))
    return "\n".join(lines)


def _taken(name: str, read: str, kind: str, arithmetic: Arithmetic) -> str:
    """What is multiplied of a vector that was read."""
    if arithmetic.dot is None:
        return extension(read, name, kind, arithmetic.types.c, f"vector<{arithmetic.lanes}x{{}}>")[0].rstrip()
    lanes, depth, element = arithmetic.lanes, arithmetic.depth, storage(kind)
    kinds = f"vector<{lanes * depth}x{element}> to vector<{lanes}x{depth}x{element}>"
    return f"      {name} = vector.shape_cast {read} : {kinds}"


def _products(tiles: list[tuple[int, int]], columns: int, kinds: str, arithmetic: Arithmetic) -> str:
    """Each row's groups times each column's; and what offsetting A adds to each column."""
    pairs = [(f"%a{r}", f"%b{q}") for r, q in tiles]
    pairs += [("%of_offset", f"%b{q}") for q in range(columns)] if arithmetic.offset else []
    lines = [_product(f"%u{i}", a, b, f"%t{i}", arithmetic) for i, (a, b) in enumerate(pairs)]
    results = ", ".join(f"%u{i}" for i in range(len(pairs)))
    return "\n".join([*lines, f"      scf.yield {results} : {kinds}"])


def _product(result: str, a: str, b: str, sums: str, arithmetic: Arithmetic) -> str:
    if arithmetic.dot is None:
        return arithmetic.fused(result, a, b, sums, _lanes(arithmetic))
    of_a, of_b = (
        f"vector<{arithmetic.lanes}x{arithmetic.depth}x{storage(kind)}>"
        for kind in (arithmetic.of_groups, arithmetic.types.b)
    )
    return f"""\
      {result} = vector.contract {{
          indexing_maps = [affine_map<(l, q) -> (l, q)>, affine_map<(l, q) -> (l, q)>, affine_map<(l, q) -> (l)>],
          iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>}}
          {a}, {b}, {sums} : {of_a}, {of_b} into {_lanes(arithmetic)}"""


def _all_lanes(tiles: list[tuple[int, int]], rows: int, columns: int, arithmetic: Arithmetic) -> str:
    """The sums of all elements of C beside each other, as %lanes."""
    each, kind = _lanes(arithmetic), f"vector<{rows}x{columns}x{arithmetic.lanes}x{arithmetic.types.c}>"
    lines, made = (
        [f"    %lanes_0 = arith.constant dense<{zero(arithmetic.types.c).split(' ', 1)[0]}> : {kind}"],
        "%lanes_0",
    )
    for i, (r, q) in enumerate(tiles):
        value, result = f"%all#{i}", "%lanes" if i + 1 == len(tiles) else f"%lanes_{i + 1}"
        if arithmetic.offset:
            lines.append(f"    %right_{i} = arith.subi {value}, %all#{len(tiles) + q} : {each}")
            value = f"%right_{i}"
        lines.append(f"    {result} = vector.insert {value}, {made} [{r}, {q}] : {each} into {kind}")
        made = result
    return "\n".join(lines)
