"""What templates for dot-product instructions need beside the types: groups of rows of B, and of elements of A."""

from __future__ import annotations

from dynmlir.kernels.element_types import storage
from dynmlir.lowering.arithmetic import Arithmetic


def group_names(columns: int, rows: int, arithmetic: Arithmetic) -> dict[str, object]:
    """Placeholders of a tile, or of a driver, of these columns."""
    wide, s = columns * arithmetic.depth, arithmetic.scratch
    return {
        "Q": arithmetic.depth,
        "NQ": wide,
        "P": f"memref<?x{wide}x{s}, strided<[{wide}, 1], offset: ?>>",
        "first_group": 1 if arithmetic.offset else 0,
        "start": _corrected_start(rows, columns) if arithmetic.offset else _start(rows, columns, arithmetic),
        "group_of_a": _group_of_a(rows, arithmetic),
    }


def _start(rows: int, columns: int, arithmetic: Arithmetic) -> str:
    kind = f"vector<{rows}x{columns}x{arithmetic.types.c}>"
    return f"    %start = vector.shape_cast %before : {kind} to {kind}"


def _corrected_start(rows: int, columns: int) -> str:
    """C beforehand and the panel's first group, which takes off what offsetting A adds."""
    wide, words = columns * 4, f"vector<{columns}xi32>"
    return f"""\
    %first_row = vector.load %B[%c0, %c0] : memref<?x{wide}xi8, strided<[{wide}, 1], offset: ?>>, vector<{wide}xi8>
    %words = vector.bitcast %first_row : vector<{wide}xi8> to {words}
    %correction = vector.broadcast %words : {words} to vector<{rows}x{columns}xi32>
    %start = arith.addi %before, %correction : vector<{rows}x{columns}xi32>"""


def _group_of_a(rows: int, arithmetic: Arithmetic) -> str:
    kind = f"vector<{rows}x{arithmetic.depth}x{storage(arithmetic.types.a)}>"
    if not arithmetic.offset:
        return f"      %a = vector.shape_cast %read_a : {kind} to {kind}"
    return f"      %sign = arith.constant dense<-128> : {kind}\n      %a = arith.xori %read_a, %sign : {kind}"


def read_rows(columns: int, arithmetic: Arithmetic, column: str = "%j", count: str = "%n") -> str:
    """The rows of a group, so many columns of them; those beyond the reduction empty; interleaved as %group."""
    depth, kind = arithmetic.depth, storage(arithmetic.types.b)
    lines = []
    for q in range(depth):
        lines.append(f"""\
          %q{q} = arith.constant {q} : index
          %p{q} = arith.addi %p, %q{q} : index
          %k{q} = arith.addi %kp, %q{q} : index
          %there{q} = arith.cmpi ult, %p{q}, %kc : index
          %n{q} = arith.select %there{q}, {count}, %c0 : index
          %mask{q} = vector.create_mask %n{q} : vector<{columns}xi1>
          %row{q} = vector.transfer_read %B[%k{q}, {column}], %zero, %mask{q} {{in_bounds = [true]}}
              : {arithmetic.names()["B"]}, vector<{columns}x{kind}>""")
    names, width = [f"%row{q}" for q in range(depth)], columns
    while len(names) > 1:
        half = len(names) // 2
        joined = [f"%half{half}_{i}" if half > 1 else "%group" for i in range(half)]
        for name, low, high in zip(joined, names[:half], names[half:], strict=True):
            arrow = f"vector<{width}x{kind}> -> vector<{2 * width}x{kind}>"
            lines.append(f"          {name} = vector.interleave {low}, {high} : {arrow}")
        names, width = joined, 2 * width
    return "\n".join(lines)
