"""A case of a suite: one operator of one size. As a plan sees it, it is `batch` products of m x k and k x n."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from dynmlir.bench.forms import Form, ProductForm


@dataclass(frozen=True)
class Case(ABC):
    name: str
    category: str
    #: which operand is known ahead of time: "A", "B" or "none".
    const_operand: str = field(default="none", kw_only=True)
    types: str = field(default="f32", kw_only=True)

    @property
    @abstractmethod
    def form(self) -> Form:
        """What its function is made for."""

    @property
    @abstractmethod
    def sizes(self) -> tuple[int, int, int, int]:
        """batch, m, n, k."""

    @property
    @abstractmethod
    def shapes(self) -> tuple[tuple[int, ...], ...]:
        """Of A, B and C, as they lie."""

    @property
    @abstractmethod
    def request(self) -> tuple[object, ...]:
        """The command by which workers are told of it; the folder of the operands goes behind the first word."""

    @abstractmethod
    def views(self, letters: tuple[str, str, str]) -> tuple[str, ...]:
        """How a function of plans whose operands have these letters takes the case's operands (worker/serve.py)."""

    @property
    @abstractmethod
    def text(self) -> str:
        """Its sizes, for people."""

    @property
    def flops(self) -> int:
        return 2 * math.prod(self.sizes)

    @property
    def elements(self) -> int:
        """Of A, B and C together."""
        return sum(map(math.prod, self.shapes))

    @property
    def operand_bytes(self) -> tuple[int, int, int]:
        """Of A, B and C."""
        a, b, c = (math.prod(shape) * size for shape, size in zip(self.shapes, self.form.element_bytes, strict=True))
        return a, b, c

    @property
    def bytes(self) -> int:
        return sum(self.operand_bytes)

    def known(self) -> dict[str, Any]:
        """What the row of its results says of it."""
        batch, m, n, k = self.sizes
        known: dict[str, Any] = {"m": m, "n": n, "k": k, "batch": batch, "types": self.types}
        known |= {"category": self.category, "const_operand": self.const_operand, "name": self.name}
        known |= {"form": self.form.function, "operator": self.form.operator, "size": self.text}
        return known | {"flops": self.flops, "bytes": self.bytes}

    def _views(self, shapes: Sequence[tuple[int, ...]], order: Sequence[int] = (0, 1, 2)) -> tuple[str, ...]:
        """Operands of these shapes, which are the case's own in this order."""
        return tuple(f"{place}:{'x'.join(map(str, shape))}" for place, shape in zip(order, shapes, strict=True))


@dataclass(frozen=True)
class Product(Case):
    """C[m,n] = A[m,k] B[k,n], `batch` times."""

    m: int
    n: int
    k: int
    #: 1: matrices, not a batch of them.
    batch: int = 1
    layout: str = "nn"

    @property
    def form(self) -> ProductForm:
        return ProductForm(self.types, self.batch > 1, self.layout)

    @property
    def sizes(self) -> tuple[int, int, int, int]:
        return self.batch, self.m, self.n, self.k

    @property
    def shapes(self) -> tuple[tuple[int, ...], ...]:
        return self.form.shapes(*self.sizes)

    @property
    def request(self) -> tuple[object, ...]:
        known = int(self.const_operand == "B")
        return "case", self.m, self.n, self.k, known, self.batch, self.layout, self.types, self.form.function

    def views(self, letters: tuple[str, str, str]) -> tuple[str, ...]:
        """Of several batches in a row the first is all of them."""
        around = next((x for x in letters[2] if x not in "mn"), "")
        sizes = {"m": self.m, "n": self.n, "k": self.k, around: self.batch}
        return self._views([tuple(sizes.get(x, 1) for x in dims) for dims in letters])

    @property
    def text(self) -> str:
        batch = [self.batch] if self.batch > 1 else []
        marks = [x for x, plain in ((self.layout, "nn"), (self.types, "f32")) if x != plain]
        return " ".join([" x ".join(map(str, [*batch, self.m, self.n, self.k])), *marks])

    def known(self) -> dict[str, Any]:
        return super().known() | {"layout": self.layout}
