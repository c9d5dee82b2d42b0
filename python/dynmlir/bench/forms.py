"""Forms of an operator: what a function of one module is made for. Sizes that a form does not name are dynamic.

A product: with a batch or without, how A and B lie, element types. A convolution: convolutions.py.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from dynmlir.generate.source import contraction_source, operand_dims
from dynmlir.kernels.element_types import COVERED, ElementTypes, bits

#: Element types by the short names that suites use; ui8_i8 is an A without sign.
TYPES = {types.short: types for types in map(ElementTypes.of, COVERED)}


@dataclass(frozen=True)
class Form(ABC):
    #: short: "f32", "bf16"; C is what sums of them are taken in.
    types: str

    @property
    @abstractmethod
    def operator(self) -> str:
        """What peers have or lack: matmul_nt, conv_nhwc."""

    @property
    @abstractmethod
    def function(self) -> str:
        """The name of its function: matmul, matmul_nt, batch_matmul_nt_bf16, conv_3x3_s1x1_p1x1."""

    @property
    @abstractmethod
    def source(self) -> str:
        """The function, as MLIR."""

    @property
    def elements(self) -> ElementTypes:
        return TYPES[self.types]

    @property
    def element_bytes(self) -> tuple[int, int, int]:
        """Of an element of A, B and C."""
        types = self.elements
        return bits(types.a) // 8, bits(types.b) // 8, bits(types.c) // 8


@dataclass(frozen=True)
class ProductForm(Form):
    types: str = "f32"
    batched: bool = False
    #: "n" as written, "t" transposed: of A, then of B.
    layout: str = "nn"

    @property
    def operator(self) -> str:
        return self.function

    @property
    def function(self) -> str:
        parts = ["batch_matmul" if self.batched else "matmul", self.layout, self.types]
        return "_".join(part for part in parts if part not in ("nn", "f32"))

    @property
    def source(self) -> str:
        return contraction_source(self.function, self.elements, self.layout, self.batched)

    def shapes(self, batch: int, m: int, n: int, k: int) -> tuple[tuple[int, ...], ...]:
        """Of A, B and C, as they lie."""
        sizes = {"b": batch, "m": m, "n": n, "k": k}
        return tuple(tuple(sizes[x] for x in dims) for dims in operand_dims(self.layout, self.batched))


PLAIN = ProductForm()
