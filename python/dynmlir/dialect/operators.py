"""The operators that templates and libraries may name: their linalg ops, tile sizes and operands."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Operator:
    """One operator.

    `linalg_ops` are what its micro-kernel template may be; `sizes` names those that the tile
    `#dynmlir.tile<...>` has, in its order; operands are the inputs, then the initial result.
    """

    name: str
    linalg_ops: tuple[str, ...]
    sizes: tuple[str, ...]
    operands: int


OPERATORS = {
    operator.name: operator
    for operator in (
        Operator(
            name="matmul",
            linalg_ops=("linalg.matmul", "linalg.contract"),
            sizes=("M", "N", "K"),
            operands=3,
        ),
    )
}
