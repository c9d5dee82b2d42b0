"""Tiles along K of a dot-product instruction: vectors of rows of A and of columns of a transposed B, where they lie."""

from __future__ import annotations

from itertools import product

from dynmlir.kernels.element_types import storage
from dynmlir.lowering.arithmetic import Arithmetic, zero


def names_along_k(rows: int, columns: int, arithmetic: Arithmetic) -> dict[str, object]:
    """Placeholders of dot_groups_tile.mlir: every row, column and vector of sums by itself."""
    tiles = list(product(range(rows), range(columns)))
    count = len(tiles) + (columns if arithmetic.offset else 0)
    kinds = ", ".join([_lanes(arithmetic)] * count)
    return {
        "Q": arithmetic.depth,
        "L": arithmetic.lanes * arithmetic.depth,
        "none": zero(arithmetic.types.c).split(" ", 1)[0],
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
    """%a0 ... and %b0 ...: groups side by side."""
    depth, lanes, names, lines = arithmetic.depth, arithmetic.lanes, arithmetic.names(), list[str]()
    operands = [(f"a{r}", "A", f"%row{r}", arithmetic.types.a) for r in range(rows)]
    operands += [(f"b{q}", "B", f"%column{q}", arithmetic.types.b) for q in range(columns)]
    for name, matrix, place, kind in operands:
        vector, groups = (f"vector<{shape}x{storage(kind)}>" for shape in (lanes * depth, f"{lanes}x{depth}"))
        read = f"%{name}_read"
        if masked:
            fill = f"%zero_{matrix.lower()}, %some {{in_bounds = [true]}}"
            lines.append(
                f"      {read} = vector.transfer_read %{matrix}[{place}, %k], {fill} : {names[matrix]}, {vector}"
            )
        else:
            lines.append(f"      {read} = vector.load %{matrix}[{place}, %k] : {names[matrix]}, {vector}")
        if matrix == "A" and arithmetic.offset:
            lines.append(f"      %{name}_sign = arith.constant dense<-128> : {vector}")
            lines.append(f"      %{name}_offset = arith.xori {read}, %{name}_sign : {vector}")
            read = f"%{name}_offset"
        lines.append(f"      %{name} = vector.shape_cast {read} : {vector} to {groups}")
    if arithmetic.offset:
        vector, groups = (f"vector<{shape}xi8>" for shape in (lanes * depth, f"{lanes}x{depth}"))
        lines.append(f"      %signs = arith.constant dense<-128> : {vector}")
        lines.append(f"      %of_offset = vector.shape_cast %signs : {vector} to {groups}")
    return "\n".join(lines)


def _products(tiles: list[tuple[int, int]], columns: int, kinds: str, arithmetic: Arithmetic) -> str:
    """Each row's groups times each column's; and what offsetting A adds to each column."""
    pairs = [(f"%a{r}", f"%b{q}") for r, q in tiles]
    pairs += [("%of_offset", f"%b{q}") for q in range(columns)] if arithmetic.offset else []
    a, b = (
        f"vector<{arithmetic.lanes}x{arithmetic.depth}x{storage(kind)}>"
        for kind in (arithmetic.of_groups, arithmetic.types.b)
    )
    lines = [
        f"""\
      %u{i} = vector.contract {{
          indexing_maps = [affine_map<(l, q) -> (l, q)>, affine_map<(l, q) -> (l, q)>, affine_map<(l, q) -> (l)>],
          iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>}}
          {x}, {y}, %t{i} : {a}, {b} into {_lanes(arithmetic)}"""
        for i, (x, y) in enumerate(pairs)
    ]
    results = ", ".join(f"%u{i}" for i in range(len(pairs)))
    return "\n".join([*lines, f"      scf.yield {results} : {kinds}"])


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
