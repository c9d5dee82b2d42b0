"""The expression interface: cost models and selection are written once against it, and read in several ways.

An expression is a non-negative integer of 64 bits, or a truth value. Python integers are expressions in every
reading and fold at once, so what is static costs nothing: this class alone is the reading of plain integers.
`arrays.Arrays` reads the same definition over NumPy arrays, `emit.Emitter` writes it as MLIR.

Divisions are of non-negative by positive numbers only. Results beyond 2^62 are out of range.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

#: An expression of whatever reading is in use; Python int and bool in all of them.
Expr = Any
#: Above every cost: what a search starts from.
INFINITE = 1 << 62


class Reading:
    """Arithmetic with folding, over integers; other readings override `emit`, and what branches."""

    def emit(self, op: str, *operands: Expr) -> Expr:
        """An operation that does not fold: add, sub, mul, floordiv, min, max, lt, eq, and, select."""
        raise NotImplementedError(f"{op} of {operands}: not all are integers")

    def when(
        self, condition: Expr, inputs: Sequence[Expr], then: Callable[..., tuple], otherwise: Sequence[Expr]
    ) -> tuple:
        """`then(*inputs)` where the condition holds, else `otherwise`; skipped where nobody needs it."""
        return tuple(then(*inputs)) if condition else tuple(otherwise)

    def switch(self, index: Expr, inputs: Sequence[Expr], cases: Sequence[Callable[..., tuple]], results: int) -> tuple:
        """`cases[index](*inputs)`, so many results; the index is in range."""
        return tuple(cases[index](*inputs))

    def lookup(self, table: tuple[int, ...], index: Expr) -> Expr:
        """`table[index]`; entries are of 31 bits, the index is in range."""
        return table[index]

    def repeat(self, count: Expr, inputs: Sequence[Expr], step: Callable[..., tuple], carried: Sequence[Expr]) -> tuple:
        """`carried = step(*inputs, *carried)`, so many times."""
        for _ in range(count):
            carried = step(*inputs, *carried)
        return tuple(carried)

    def call(self, name: str, function: Callable[..., tuple], arguments: Sequence[Expr]) -> tuple:
        """`function(*arguments)`; code that occurs many times, which a reading may write down once."""
        return tuple(function(*arguments))

    def opaque(self, a: Expr) -> Expr:
        """`a`, kept from folding into the functions it is passed to."""
        return a

    def add(self, a: Expr, b: Expr) -> Expr:
        if _constants(a, b):
            return a + b
        if _is(a, 0):
            return b
        return a if _is(b, 0) else self.emit("add", a, b)

    def sub(self, a: Expr, b: Expr) -> Expr:
        """a - b, which the caller knows to be non-negative, or only uses where it is."""
        if _constants(a, b):
            return a - b
        if a is b:
            return 0
        return a if _is(b, 0) else self.emit("sub", a, b)

    def mul(self, a: Expr, b: Expr) -> Expr:
        if _constants(a, b):
            return a * b
        if _is(a, 0) or _is(b, 0):
            return 0
        if _is(a, 1):
            return b
        return a if _is(b, 1) else self.emit("mul", a, b)

    def floordiv(self, a: Expr, b: Expr) -> Expr:
        if _constants(a, b):
            return a // b
        if _is(a, 0):
            return 0
        return a if _is(b, 1) else self.emit("floordiv", a, b)

    def ceildiv(self, a: Expr, b: Expr) -> Expr:
        return self.floordiv(self.add(a, self.sub(b, 1)), b)

    def min(self, a: Expr, b: Expr) -> Expr:
        if _constants(a, b):
            return min(a, b)
        if _is(a, 0) or _is(b, 0):
            return 0
        return a if a is b else self.emit("min", a, b)

    def max(self, a: Expr, b: Expr) -> Expr:
        if _constants(a, b):
            return max(a, b)
        if _is(a, 0):
            return b
        return a if a is b or _is(b, 0) else self.emit("max", a, b)

    def lt(self, a: Expr, b: Expr) -> Expr:
        if _constants(a, b):
            return a < b
        if a is b or _is(b, 0):
            return False
        return True if _is(b, INFINITE) else self.emit("lt", a, b)

    def le(self, a: Expr, b: Expr) -> Expr:
        return self.invert(self.lt(b, a))

    def eq(self, a: Expr, b: Expr) -> Expr:
        if _constants(a, b):
            return a == b
        return True if a is b else self.emit("eq", a, b)

    def ne(self, a: Expr, b: Expr) -> Expr:
        return self.invert(self.eq(a, b))

    def both(self, a: Expr, b: Expr) -> Expr:
        """Truth of a and b."""
        if isinstance(a, bool):
            return b if a else False
        if isinstance(b, bool):
            return a if b else False
        return self.emit("and", a, b)

    def either(self, a: Expr, b: Expr) -> Expr:
        """Truth of a or b."""
        return self.invert(self.both(self.invert(a), self.invert(b)))

    def invert(self, a: Expr) -> Expr:
        return not a if isinstance(a, bool) else self.emit("not", a)

    def select(self, condition: Expr, a: Expr, b: Expr) -> Expr:
        """a where the condition holds, else b."""
        if isinstance(condition, bool):
            return a if condition else b
        return a if a is b or (_constants(a, b) and a == b) else self.emit("select", condition, a, b)

    def monus(self, a: Expr, b: Expr) -> Expr:
        """max(a - b, 0)."""
        return self.sub(self.max(a, b), b)

    def piecewise(self, segments: Sequence[tuple[int, int, int]], t: Expr) -> Expr:
        """The g of a micro-kernel, `MicroKernel.segments` at t: see kernels/micro_kernel.py."""
        first, cost, slope = segments[0]
        value = self.add(self.mul(t, slope), cost)
        for first, cost, slope in segments[1:]:
            line = self.add(self.mul(t, slope), cost - slope * first)
            value = self.select(self.lt(t, first), value, line)
        return value


def divided(values: Sequence[Expr], lengths: Sequence[int]) -> list[tuple[Expr, ...]]:
    """Parts of a sequence, of these lengths, in order."""
    rest = iter(values)
    return [tuple(islice(rest, length)) for length in lengths]


def _constants(a: Expr, b: Expr) -> bool:
    return isinstance(a, int) and isinstance(b, int)


def _is(a: Expr, value: int) -> bool:
    return isinstance(a, int) and a == value
