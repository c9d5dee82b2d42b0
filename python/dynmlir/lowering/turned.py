"""Parts of lib/templates/matmul/turn_rows.mlir: rows of B transposed in registers, for tiles along K.

As many rows as a vector has lanes are read, each its few columns; two, four... of them are joined to a vector, so that
squares lie side by side; those are transposed, and each vector then is a column.
"""

from __future__ import annotations

from dynmlir.kernels.element_types import is_float
from dynmlir.lowering.arithmetic import Arithmetic
from dynmlir.lowering.drivers import Driver
from dynmlir.lowering.layouts import joined, read_some, transposition

#: Columns from which on rows are turned: a single one is taken element by element.
LEAST_TURNED = 2


def turns_rows(driver: Driver, layout: str, arithmetic: Arithmetic) -> bool:
    """Whether a driver of tiles along K turns the rows that it copies: of elements that scratch has, too."""
    along_k, columns = driver.family.driver == "dot" and layout[1] == "n", driver.columns
    fits = columns >= LEAST_TURNED and side(columns) <= arithmetic.lanes
    alike = arithmetic.scratch == arithmetic.names()["b"] and arithmetic.depth == 1
    return along_k and fits and alike


def turn_rows_call(driver: Driver, arithmetic: Arithmetic) -> str:
    """The call in dot_b_n.mlir."""
    names = arithmetic.names()
    kinds = f"({names['B']}, memref<?x{names['s']}>, {', '.join(['index'] * 6)}) -> ()"
    return f"        func.call @{driver.name}_turn_rows(%B, %S, %base, %k, %kc, %j, %n, %padded) : {kinds}"


def side(columns: int) -> int:
    """Rows and columns of the squares: the columns of a tile, or the next power of two."""
    return 1 << (columns - 1).bit_length()


def turned(columns: int, arithmetic: Arithmetic) -> dict[str, object]:
    """The parts of turn_rows.mlir for a tile of so many columns, whose squares' side is at most the lanes."""
    width, lanes, names = side(columns), arithmetic.lanes, arithmetic.names()
    numbers = [f"    %number_{i} = arith.constant {i} : index" for i in range(lanes)]
    inside = [f"    %inside_{i} = arith.minui %number_{i}, %last : index" for i in range(lanes)]
    rows = _rows(width, lanes, arithmetic)
    to = [f"    %to_{q} = arith.addi %at_p, %place_{q} : index" for q in range(columns)]
    kind = f"vector<{lanes}x{names['s']}>"
    kept = [
        f"    %kept_{q} = arith.select %there, %out_{q}, %zeros : vector<{lanes}xi1>, {kind}" for q in range(columns)
    ]
    stores = {name: _stores(name, columns, names["s"], kind) for name in ("out", "kept")}
    parts = {
        "places": [
            f"  %column_{q} = arith.constant {q} : index\n  %place_{q} = arith.muli %column_{q}, %padded : index"
            for q in range(columns)
        ],
        "load": [*numbers, *_places("number", lanes), *rows],
        "load_some": [*numbers, *inside, *_places("inside", lanes), *rows],
        "store": [*to, *stores["out"]],
        "store_some": [*to, *kept, *stores["kept"]],
    }
    return {
        "columns": columns,
        "rows": lanes // width,
        "transpose": transposition(lanes, f"vector<{lanes}x{names['b']}>", width),
        "zero": "0.0" if is_float(arithmetic.scratch) else "0",
        **{name: "\n".join(lines) for name, lines in parts.items()},
    }


def _rows(width: int, lanes: int, arithmetic: Arithmetic) -> list[str]:
    """%row_0 ... of rows %k_0 ... of B, whose first %n columns are read."""
    lines = [
        read_some(f"%read_{i}", f"%B[%k_{i}, %j]", "%n", width, arithmetic.types.b, arithmetic) for i in range(lanes)
    ]
    return [*lines, *joined("%read_", width, lanes, arithmetic.names()["b"])]


def _places(number: str, lanes: int) -> list[str]:
    """%k_0 ...: rows of B from %kp on, of these numbers."""
    return [f"    %k_{i} = arith.addi %kp, %{number}_{i} : index" for i in range(lanes)]


def _stores(name: str, columns: int, element: object, kind: str) -> list[str]:
    """The columns, each to its row of scratch."""
    return [f"    vector.store %{name}_{q}, %S[%to_{q}] : memref<?x{element}>, {kind}" for q in range(columns)]
