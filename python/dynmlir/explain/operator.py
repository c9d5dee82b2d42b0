"""One operator of a module, with everything that its dispatch function decides from."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from dynmlir.costmodel.problem import Problem
from dynmlir.costmodel.told import told_values
from dynmlir.costmodel.workgroups import workgroups
from dynmlir.kernels.contraction import Contraction
from dynmlir.kernels.element_types import bits

PLAIN = Contraction("mk", "kn", "mn")


@dataclass(frozen=True)
class Operator:
    #: as functions of the module are named: "matmul_matmul_0".
    name: str
    linalg_op: str
    #: of A, B and C; letters but m, n, k are of loops around one product.
    contraction: Contraction
    #: the sizes that a shape gives, in the order of the dispatch function: ("M", "N", "K").
    size_names: tuple[str, ...]
    #: those that the types state, by lower-case name: {"n": 768}.
    static: Mapping[str, int]
    problem: Problem
    #: whether one plan is for all batches, as on GPUs; and how many of them there are.
    batched: bool = False
    batches: int = 1
    #: how many products there are around the one that a plan is for; of a CPU.
    products: int = 1
    #: what the dispatch function is told beside M, N, K and PEs.
    told_names: tuple[str, ...] = ()
    #: by their letters, where a shape says them: of an image, say.
    operand_sizes: Mapping[str, int] | None = None
    #: the element-wise ops on the finished tile, by name; what they read beside C: (the letters it has, its type).
    epilogue: tuple[str, ...] = ()
    extras: tuple[tuple[str, str], ...] = ()
    #: the element type that the epilogue ends in, where that is another than the sums'; "" where it is not.
    stored: str = ""
    #: sizes of the operands' dimensions that the types state, by their letters.
    stated: Mapping[str, int] = field(default_factory=dict)
    #: columns of the panels that B lies in, 0 where it lies in none.
    panel: int = 0
    #: `file:line:col` of its source, or the file of its module.
    location: str = field(default="", compare=False)

    @property
    def forced_name(self) -> str:
        """The function of a module made for measuring that runs a given plan."""
        return f"{self.name}_forced"

    @property
    def finish_name(self) -> str:
        """The function of such a module that runs the epilogue alone."""
        return f"{self.name}_finish"

    def told(self, m: int, n: int, k: int) -> tuple[int, ...]:
        """What the dispatch function decides from beside these sizes and the PEs."""
        batches, names = max(self.batches, self.products), self.told_names
        return told_values(names, self.contraction, self.problem.device, batches, (m, n, k), self.operand_sizes)

    @property
    def on_gpu(self) -> bool:
        """Whether the PEs are the multiprocessors of a GPU, which all take part."""
        return "sms" in self.problem.device.facts

    @property
    def pes_name(self) -> str:
        return "multiprocessor(s)" if self.on_gpu else "thread(s)"

    @property
    def is_plain(self) -> bool:
        """Whether it is one product of two matrices as they are written."""
        return self.contraction == PLAIN

    @property
    def maps(self) -> str:
        """What it contracts: "bmk, bnk -> bmn"."""
        return "{}, {} -> {}".format(*self.contraction.operands)

    @property
    def element_types(self) -> tuple[str, ...]:
        """Of A, B and the sums."""
        return self.problem.library.element_types

    def bytes_moved(self, m: int, n: int, k: int) -> int:
        """Of A and B read once and C written once."""
        counts = self.elements or (m * k, k * n, m * n)
        a, b, sums = self.element_types
        kinds = (a, b, self.stored or sums)
        return self.batches * sum(bits(t) * count for t, count in zip(kinds, counts, strict=True)) // 8

    @property
    def elements(self) -> tuple[int, ...] | None:
        """Of A, B and C of one product, where the sizes of the operands are known."""
        around = self.contraction.batches
        return self._counted([[x for x in dims if x not in around] for dims in self.contraction.operands])

    @property
    def all_elements(self) -> int | None:
        """Of all operands of all products."""
        counts = self._counted(self.contraction.operands)
        return sum(counts) if counts else None

    def _counted(self, operands: Sequence[Sequence[str]]) -> tuple[int, ...] | None:
        if self.operand_sizes is None:
            return None
        return tuple(math.prod(self.operand_sizes[x] for x in dims) for dims in operands)


def pes_of(operator: Operator, sizes: tuple[int, int, int], threads: int) -> int:
    """PEs that take part in a product of these sizes where there are `threads`."""
    return workgroups(operator.problem.device, *sizes, threads, operator.products, operator.all_elements)


def turns(operator: Operator, pes: int, threads: int) -> int:
    """How often what a plan is for is computed, one after the other: threads that do not share one take one each."""
    at_once = max(1, min(threads, operator.products)) if pes == 1 else 1
    return -(-operator.products // at_once)


def work_of(operator: Operator, m: int, n: int, k: int) -> int:
    """Flops of all batches that a plan is for."""
    return operator.batches * flops(m, n, k)


def flops(m: int, n: int, k: int) -> int:
    """A multiplication and an addition for each element of the product space."""
    return 2 * m * n * k
