"""Convolutions of bytes for the tests: MLIR of one, with zero points or without, and what it computes, exactly."""

from dataclasses import dataclass

import numpy as np
from convolved import Convolved
from typed import operand


@dataclass(frozen=True)
class Quantised(Convolved):
    """`types`: of image and weights; as a linalg.generic (`loops`) of factors that may have no sign."""

    element: str = "i8"
    sums: str | None = "i32"
    types: tuple[str, str] = ("i8", "i8")
    #: whether the op takes zero points.
    points: bool = True
    #: what a pad puts around the image: "zero", or its zero "point".
    around: str = "zero"
    #: zero points that the text states: those of the image and of the weights.
    stated: tuple[int, int] | None = None

    def function(self, name):
        (x, w), c = map(self._tensor, self.dims[:2]), self._tensor(self.dims[2], element=self.result)
        image, pad, padded = "%x", "", x
        if any((*self.before, *self.after)):
            value = "%zero" if self.around == "zero" else "%narrow"
            image, pad, padded = "%p", self._pad(x).replace("%zero", value), self._tensor(self.dims[0], padded=True)
        steps, rates = (", ".join(map(str, v[-len(self.spatial) :])) for v in (self.stride, self.dilation))
        op = self._attributes(steps, rates, len(self.spatial))
        points = ", %a, %b" * self.points
        constants = (
            "".join(f"  %{x} = arith.constant {value} : i32\n" for x, value in zip("ab", self.stated, strict=True))
            if self.stated
            else ""
        )
        arguments = f", %{'sa' if self.stated else 'a'}: i32, %{'sb' if self.stated else 'b'}: i32" * self.points
        if self.points:
            op = op.replace(f"{self.op} ", f"{self.op}_q ", 1)
            constants += "  %narrow = arith.trunci %a : i32 to i8\n"
        return f"""
func.func @{name}(%x: {x}, %w: {w}, %c: {c}{arguments}) -> {c} {{
  %zero = arith.constant 0 : i8
{constants}{pad}  %r = linalg.{op}
      ins({image}, %w{points} : {padded}, {w}{", i32, i32" * self.points}) outs(%c : {c}){self._region()} -> {c}
  return %r : {c}
}}"""

    def _region(self):
        if not self.loops:
            return ""
        a, b = ("extui" if kind == "ui8" else "extsi" for kind in self.types)
        return f""" {{
  ^bb0(%a: i8, %b: i8, %o: i32):
    %y = arith.{b} %b : i8 to i32
    %v = arith.{a} %a : i8 to i32
    %m = arith.muli %y, %v : i32
    %s = arith.addi %m, %o : i32
    linalg.yield %s : i32
  }}"""

    def arrays(self, sizes, seed):
        """Image, weights and what the result starts from."""
        rng = np.random.default_rng(seed)
        all_sizes = {**sizes, **dict(self.static)}
        all_sizes |= self.outputs(all_sizes)
        shapes = ([all_sizes[d] for d in dims] for dims in self.dims[:2])
        image, weights = (operand(s, kind, rng) for s, kind in zip(shapes, self.types, strict=True))
        return [image, weights, rng.integers(-(2**31), 2**31, [all_sizes[d] for d in self.dims[2]]).astype("i4")]

    def expected(self, image, weights, start, points=(0, 0)):
        """The result, modulo 2^32."""
        a, b = self.stated or points
        zeros = {"x": (self.before[0], self.after[0]), "y": (self.before[1], self.after[1])}
        around = int(np.int64(a).astype("i1")) if self.around == "point" else 0
        padded = np.pad(image.astype("i8"), [zeros.get(d, (0, 0)) for d in self.dims[0]], constant_values=around)
        plain = Convolved(self.op, self.stride, self.dilation)
        result, _, _ = plain.exact(padded - a, weights.astype("i8") - b, start)
        return result.astype("i8").astype("i4")
