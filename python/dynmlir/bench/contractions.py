"""Contractions that are no product of a suite, as forms and cases: `bmdk, bndk -> bdmn`. Of the peers IREE has them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from dynmlir.bench.cases import Case
from dynmlir.bench.forms import Form
from dynmlir.generate.source import unsigned_a
from dynmlir.kernels.element_types import storage


@dataclass(frozen=True)
class ContractionForm(Form):
    """Letters of the dimensions of A, B and C as they lie."""

    letters: tuple[str, str, str]

    @property
    def operator(self) -> str:
        return "_".join(["contract", *self.letters, *[self.types] * (self.types != "f32")])

    @property
    def function(self) -> str:
        return self.operator

    @property
    def source(self) -> str:
        """linalg.contract of all sizes dynamic, from zeros."""
        kinds = (self.elements.a, self.elements.b, self.elements.c)
        pairs = zip(self.letters, kinds, strict=True)
        a, b, c = (f"tensor<{'?x' * len(dims)}{storage(kind)}>" for dims, kind in pairs)
        loops = ", ".join(dict.fromkeys("".join(self.letters)))
        maps = ", ".join(f"affine_map<({loops}) -> ({', '.join(dims)})>" for dims in self.letters)
        lines = [f"  %at{i} = arith.constant {i} : index" for i in range(max(map(len, self.letters)))]
        for x in self.letters[2]:
            name, dims, kind = ("a", self.letters[0], a) if x in self.letters[0] else ("b", self.letters[1], b)
            lines.append(f"  %size_{x} = tensor.dim %{name}, %at{dims.index(x)} : {kind}")
        extended, left, left_type = unsigned_a(self.elements, a)
        zero = "0.0" if self.elements.is_float else "0"
        return f"""
func.func @{self.function}(%a: {a}, %b: {b}) -> {c} {{
  %zero = arith.constant {zero} : {self.elements.c}
{chr(10).join(lines)}
  %e = tensor.empty({", ".join(f"%size_{x}" for x in self.letters[2])}) : {c}
  %i = linalg.fill ins(%zero : {self.elements.c}) outs(%e : {c}) -> {c}
{extended}  %r = linalg.contract indexing_maps = [{maps}] ins({left}, %b : {left_type}, {b}) outs(%i : {c}) -> {c}
  return %r : {c}
}}
"""


@dataclass(frozen=True)
class Contracted(Case):
    letters: tuple[str, str, str]
    #: the size of each letter.
    extents: tuple[tuple[str, int], ...]

    @property
    def form(self) -> ContractionForm:
        return ContractionForm(self.types, self.letters)

    @property
    def sizes(self) -> tuple[int, int, int, int]:
        known = dict(self.extents)
        around = math.prod(known[x] for x in self.letters[2] if x not in "mn")
        return around, known.get("m", 1), known.get("n", 1), known["k"]

    @property
    def flops(self) -> int:
        return 2 * math.prod(size for _, size in self.extents)

    @property
    def shapes(self) -> tuple[tuple[int, ...], ...]:
        known = dict(self.extents)
        return tuple(tuple(known[x] for x in dims) for dims in self.letters)

    @property
    def request(self) -> tuple[object, ...]:
        shapes = ("x".join(map(str, shape)) for shape in self.shapes)
        return "contraction", self.form.function, self.types, int(self.const_operand == "B"), *shapes

    def views(self, letters: Sequence[str]) -> tuple[str, ...]:
        return self._views(self.shapes)

    @property
    def text(self) -> str:
        return f"{'{}, {} -> {}'.format(*self.letters)}: {' '.join(f'{x}{size}' for x, size in self.extents)}"
