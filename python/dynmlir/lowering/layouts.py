"""Layouts: which dimensions of A and B have unit stride, "n" as written or "t" transposed: "nn", "nt", "tn", "tt".

The kernels see what is transposed as what lies there, a row-major K x M or N x K. Of A a register tile reads a
column, wherever it lies. A transposed B serves in its place where vectors lie along K, or is transposed while it is
packed, in squares of one vector each way.

"i" is the image of a convolution (kernels/convolution.py): a block of the matrix that it stands for is gathered into
scratch, zeros where a window reaches beyond the image; %V, `VIEW`, says where its elements lie.
"""

from __future__ import annotations

from dynmlir.kernels.convolution import VIEW, VIEW_TYPE
from dynmlir.lowering.arithmetic import Arithmetic


def rows_of_a(layout: str, rows: int) -> dict[str, object]:
    """How a register tile reads one column of A: where, of which shape, and the maps of its linalg.matmul.

    An image has been copied, row by row, to where the tile reads it.
    """
    if layout[0] != "t":
        return {"a_at": "%i, %k", "a_shape": f"{rows}, 1", "a_type": f"{rows}x1", "a_maps": ""}
    maps = "affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>"
    return {"a_at": "%k, %i", "a_shape": f"1, {rows}", "a_type": f"1x{rows}", "a_maps": f"indexing_maps = [{maps}]"}


def squares(arithmetic: Arithmetic) -> dict[str, object]:
    """The parts of transpose.mlir: a square of B loaded, extended to scratch's type, transposed and stored."""
    lanes, kind = arithmetic.lanes, f"vector<{arithmetic.lanes}x{arithmetic.scratch}>"
    return {"load": _loads(lanes, arithmetic), "transpose": transposition(lanes, kind), "store": _stores(lanes, kind)}


def transposition(lanes: int, kind: str) -> str:
    """The rows %row_0 ... of a square, transposed: log2(lanes) rounds of exchanges (Eklundh) -> %out_0 ...

    Round s swaps, between rows i and i + s, the lanes that have bit s with those that do not.
    """
    names, lines = [f"%row_{i}" for i in range(lanes)], []
    step = 1
    while step < lanes:
        exchanged = list(names)
        result = "%out_" if step * 2 >= lanes else f"%round{step}_"
        for i in (i for i in range(lanes) if not i & step):
            pair = names[i], names[i + step]
            keep = [lane if not lane & step else lanes + lane - step for lane in range(lanes)]
            take = [lane + step if not lane & step else lanes + lane for lane in range(lanes)]
            for row, mask in ((i, keep), (i + step, take)):
                exchanged[row] = f"{result}{row}"
                lines.append(f"      {exchanged[row]} = vector.shuffle {', '.join(pair)} {mask} : {kind}, {kind}")
        names, step = exchanged, step * 2
    return "\n".join(lines)


def _loads(lanes: int, arithmetic: Arithmetic) -> str:
    """%row_i: column %jq + i of B from %kp on; zeros beyond what there is."""
    names = arithmetic.names()
    column = f"memref<?x{names['b']}, strided<[1], offset: ?>>"
    lines = [
        f"      %some = vector.create_mask %rows : vector<{lanes}xi1>",
        f"      %nothing = vector.create_mask %c0 : vector<{lanes}xi1>",
    ]
    for i in range(lanes):
        lines.append(f"""\
      %i_{i} = arith.constant {i} : index
      %j_{i} = arith.addi %jq, %i_{i} : index
      %there_{i} = arith.cmpi ult, %i_{i}, %columns : index
      %mask_{i} = arith.select %there_{i}, %some, %nothing : vector<{lanes}xi1>
      %column_{i} = memref.subview %B[%j_{i}, %kp] [1, %rows] [1, 1] : {names["B"]} to {column}
      %row_{i} = vector.transfer_read %column_{i}[%c0], %zero, %mask_{i} {{in_bounds = [true]}}
          : {column}, vector<{lanes}x{names["b"]}>""")
    return "\n".join(lines)


def _stores(lanes: int, kind: str) -> str:
    """Row i of the transposed square, where there is one."""
    memory = f"memref<?x{kind.split('x')[1].rstrip('>')}>"
    return "\n".join(
        f"""\
      %stored_{i} = arith.cmpi ult, %i_{i}, %rows : index
      scf.if %stored_{i} {{
        %skip = arith.muli %i_{i}, %uN : index
        %to = arith.addi %square_at, %skip : index
        vector.store %out_{i}, %S[%to] : {memory}, {kind}
      }}"""
        for i in range(lanes)
    )


def view_names(arithmetic: Arithmetic) -> dict[str, object]:
    """The parts of gather_*.mlir: the type of %V, its values by name, and the numbers of lanes."""
    loads = [
        f"  %{name}_at = arith.constant {place} : index\n"
        f"  %{name}_i64 = memref.load %V[%{name}_at] : {VIEW_TYPE}\n"
        f"  %{name} = arith.index_cast %{name}_i64 : i64 to index"
        for place, name in enumerate(VIEW)
    ]
    return {"V": VIEW_TYPE, "view": "\n".join(loads), "lane_numbers": ", ".join(map(str, range(arithmetic.lanes)))}
