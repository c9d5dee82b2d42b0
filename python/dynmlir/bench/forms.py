"""Forms of the operator: with a batch or without, how A and B lie, element types. Each is a function of one module."""

from __future__ import annotations

import math
from dataclasses import dataclass

from dynmlir.generate.source import contraction_source, operand_dims
from dynmlir.kernels.element_types import COVERED, ElementTypes, bits

#: Element types by the short names that suites use.
TYPES = {types.short: types for types in map(ElementTypes.of, COVERED) if types.a == types.b}


@dataclass(frozen=True)
class Form:
    batched: bool = False
    #: "n" as written, "t" transposed: of A, then of B.
    layout: str = "nn"
    #: short: "f32", "bf16"; C is what sums of them are taken in.
    types: str = "f32"

    @property
    def function(self) -> str:
        """The name of its function: matmul, matmul_nt, batch_matmul_nt_bf16."""
        parts = ["batch_matmul" if self.batched else "matmul", self.layout, self.types]
        return "_".join(part for part in parts if part not in ("nn", "f32"))

    @property
    def elements(self) -> ElementTypes:
        return TYPES[self.types]

    @property
    def source(self) -> str:
        """The function, as MLIR of all sizes dynamic."""
        return contraction_source(self.function, self.elements, self.layout, self.batched)

    def shapes(self, batch: int, m: int, n: int, k: int) -> tuple[tuple[int, ...], ...]:
        """Of A, B and C, as they lie."""
        sizes = {"b": batch, "m": m, "n": n, "k": k}
        return tuple(tuple(sizes[x] for x in dims) for dims in operand_dims(self.layout, self.batched))

    def bytes(self, batch: int, m: int, n: int, k: int) -> tuple[int, int, int]:
        """Of A, B and C."""
        types = (self.elements.a, self.elements.b, self.elements.c)
        counts = (math.prod(shape) for shape in self.shapes(batch, m, n, k))
        a, b, c = (bits(kind) // 8 * count for kind, count in zip(types, counts, strict=True))
        return a, b, c


PLAIN = Form()
