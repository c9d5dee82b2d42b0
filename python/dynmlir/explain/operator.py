"""One operator of a module, with everything that its dispatch function decides from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from dynmlir.costmodel.select import Problem
from dynmlir.kernels.element_types import bits

PLAIN = "mk, kn -> mn"


@dataclass(frozen=True)
class Operator:
    #: as functions of the module are named: "matmul_matmul_0".
    name: str
    linalg_op: str
    #: sizes of the dimensions of A, B and C: "bmk, bnk -> bmn"; letters but m, n, k are of loops around one product.
    contraction: str
    #: the sizes that a shape gives, in the order of the dispatch function: ("M", "N", "K").
    size_names: tuple[str, ...]
    #: those that the types state, by lower-case name: {"n": 768}.
    static: Mapping[str, int]
    problem: Problem
    #: whether one plan is for all batches, as on GPUs; and how many of them there are.
    batched: bool = False
    batches: int = 1

    @property
    def on_gpu(self) -> bool:
        """Whether the PEs are the multiprocessors of a GPU, which all take part."""
        return "sms" in self.problem.device.facts

    @property
    def pes_name(self) -> str:
        return "multiprocessor(s)" if self.on_gpu else "thread(s)"

    @property
    def letters(self) -> tuple[str, str, str]:
        """Of the dimensions of A, B and C."""
        a, b, c = self.contraction.replace(" -> ", ", ").split(", ")
        return a, b, c

    @property
    def is_plain(self) -> bool:
        """Whether it is one product of two matrices as they are written."""
        return self.contraction == PLAIN

    @property
    def element_types(self) -> tuple[str, ...]:
        """Of A, B and C."""
        return self.problem.library.element_types

    def bytes_moved(self, m: int, n: int, k: int) -> int:
        """Of A and B read once and C written once."""
        a, b, c = (bits(t) for t in self.element_types)
        return self.batches * (a * m * k + b * k * n + c * m * n) // 8


def work_of(operator: Operator, m: int, n: int, k: int) -> int:
    """Flops of all batches that a plan is for."""
    return operator.batches * flops(m, n, k)


def flops(m: int, n: int, k: int) -> int:
    """A multiplication and an addition for each element of the product space."""
    return 2 * m * n * k
