"""One operator of a module, with everything that its dispatch function decides from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from dynmlir.costmodel.select import Problem

_BYTES = {"i8": 1, "f16": 2, "bf16": 2, "f32": 4, "i32": 4, "f64": 8}


@dataclass(frozen=True)
class Operator:
    #: as functions of the module are named: "matmul_matmul_0".
    name: str
    linalg_op: str
    #: the sizes that a shape gives, in the order of the dispatch function: ("M", "N", "K").
    size_names: tuple[str, ...]
    #: those that the types state, by lower-case name: {"n": 768}.
    static: Mapping[str, int]
    problem: Problem

    @property
    def element_types(self) -> tuple[str, ...]:
        """Of A, B and C."""
        return self.problem.library.element_types

    def bytes_moved(self, m: int, n: int, k: int) -> int:
        """Of A and B read once and C written once."""
        a, b, c = (_BYTES.get(t, 4) for t in self.element_types)
        return a * m * k + b * k * n + c * m * n


def flops(m: int, n: int, k: int) -> int:
    """A multiplication and an addition for each element of the product space."""
    return 2 * m * n * k
