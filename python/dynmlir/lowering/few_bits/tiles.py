"""What register tiles of rows by weights of few bits have in common, as text: places, scales of blocks, stores."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

#: Vectors of columns of a panel; what blocks are a multiple of.
VECTORS, OCTET = 2, 8


@dataclass(frozen=True, order=True)
class Words:
    """How a panel has its weights: numbers of so many bits without signs, some along K in a word for each column."""

    bits: int

    @property
    def numbers(self) -> int:
        """Of a word."""
        return 32 // self.bits

    @property
    def middle(self) -> int:
        """What is added to numbers that have signs."""
        return 1 << (self.bits - 1)

    @property
    def most_summed(self) -> int:
        """Products of signed numbers by signed bytes whose sum is surely within 32 bits."""
        return (2**31 - 1) // (self.middle << 7)

    def names(self, lanes: int) -> dict[str, object]:
        """Placeholders of templates."""
        columns = VECTORS * lanes
        return {"columns": columns, "bytes": 4 * columns, "step": self.numbers, "of_byte": 8 // self.bits}


def lines(kind: Callable[[int, int], str], of: Iterable[int], lanes: int) -> str:
    """Those of each row or vector of columns."""
    return "\n".join(kind(number, lanes) for number in of)


def each(rows: int, vectors: int = VECTORS) -> list[str]:
    """The names of the sums of all rows and vectors."""
    return [f"{r}_{v}" for r in range(rows) for v in range(vectors)]


def calls(executable: str, heights: Sequence[int], operands: str, types: str) -> str:
    """Loops over tiles of each height, each from where the one before has ended."""
    made, start = list[str](), "%i"
    for rows in heights:
        made += [
            f"      %height_{rows} = arith.constant {rows} : index",
            f"      %rest_{rows} = arith.subi %end, {start} : index",
            f"      %over_{rows} = arith.remui %rest_{rows}, %height_{rows} : index",
            f"      %stop_{rows} = arith.subi %end, %over_{rows} : index",
            f"      scf.for %row = {start} to %stop_{rows} step %height_{rows} {{",
            f"        func.call @{executable}_tile_{rows}({operands}, %panel, %row, %K, %N, %block)",
            f"            : ({types}, {', '.join(['index'] * 5)}) -> ()",
            "      }",
        ]
        start = f"%stop_{rows}"
    return "\n".join(made)


def bound(names: Sequence[tuple[str, str, str, str]]) -> dict[str, object]:
    """Placeholders of what rows are bound to: of each operand its name, that of its view, the type of its elements, and
    how many there are."""
    return {
        "rows": ", ".join(f"%{name}: !stream.binding" for name, *_ in names),
        "views": "\n".join(
            f"  %{view} = stream.binding.subspan %{name}[%c0] : !stream.binding -> memref<?x{kind}>{{%{count}}}"
            for name, view, kind, count in names
        ),
    }


def places(row: int, _: int) -> str:
    """Where a row of A and of C begins."""
    return f"""\
  %row_{row} = arith.constant {row} : index
  %i_{row} = arith.addi %i, %row_{row} : index
  %to_a_{row} = arith.muli %i_{row}, %K : index
  %rows_before_{row} = arith.muli %i_{row}, %N : index
  %to_c_{row} = arith.addi %rows_before_{row}, %first : index"""


def scales(place: int, lanes: int) -> str:
    """Those of a vector of columns."""
    return f"""\
    %of_scale_{place} = arith.constant {place * lanes} : index
    %at_scale_{place} = arith.addi %at_s, %of_scale_{place} : index
    %scale_{place} = vector.load %S[%at_scale_{place}] : memref<?xf32>, vector<{lanes}xf32>"""


def stores(row: int, lanes: int, vectors: int = VECTORS) -> str:
    """Of a row; columns beyond N are not stored."""
    mask = f"vector<{lanes}xi1>"
    return "\n".join(
        f"""\
  %behind_{row}_{v} = arith.constant {v * lanes} : index
  %left_{row}_{v} = arith.subi %left, %behind_{row}_{v} : index
  %mask_{row}_{v} = vector.create_mask %left_{row}_{v} : {mask}
  %at_c_{row}_{v} = arith.addi %to_c_{row}, %behind_{row}_{v} : index
  vector.maskedstore %C[%at_c_{row}_{v}], %mask_{row}_{v}, %sums#{row * vectors + v}
      : memref<?xf32>, {mask}, vector<{lanes}xf32>"""
        for v in range(vectors)
    )
