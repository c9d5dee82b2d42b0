"""The operators that templates and libraries may name: their linalg op, sizes and operands."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Operator:
    """One operator.

    `sizes` names the dynamic sizes in the order of the tile `#dynmlir.tile<...>`; `extents` gives for each
    the (operand, dimension) pairs that have it; operands are the inputs, then the initial result.
    """

    name: str
    linalg_op: str
    sizes: tuple[str, ...]
    extents: tuple[tuple[tuple[int, int], ...], ...]
    operands: int


OPERATORS = {
    operator.name: operator
    for operator in (
        Operator(
            name="matmul",
            linalg_op="linalg.matmul",
            sizes=("M", "N", "K"),
            extents=(((0, 0), (2, 0)), ((1, 1), (2, 1)), ((0, 1), (1, 0))),
            operands=3,
        ),
    )
}
