"""Between which numbers a size is where a guard holds that computes with more than whole numbers.

Of `math.trunc(0.7 * size) == 7`, which torch.export leaves of `x[:, :int(0.7 * x.shape[1])]`, 10 and 11.
"""

from __future__ import annotations

import ast
import math
import operator
from collections.abc import Callable
from typing import Any

#: Sizes that are tried one by one, and above those by powers of two.
_EACH, _MOST = 1 << 16, 1 << 40
_BINARY: dict[type, Callable] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: operator.pow,
}
_COMPARED: dict[type, Callable] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}
_FUNCTIONS: dict[str, Callable] = {
    "math.trunc": math.trunc,
    "math.floor": math.floor,
    "math.ceil": math.ceil,
    "math.sqrt": math.sqrt,
    "math.log2": math.log2,
    "round": round,
    "torch.sym_float": float,
    "torch.sym_int": int,
    "torch._sym_sqrt": math.sqrt,
    "max": max,
    "min": min,
}


class _Other(Exception):
    """Of what is not computed here."""


def sizes_of(expression: ast.expr) -> list[ast.expr]:
    """The sizes of arguments, `ARGUMENT.size()[1]`, that an expression is of; each once."""
    found = {}
    for node in ast.walk(expression):
        match node:
            case ast.Subscript(ast.Call(ast.Attribute(_, "size"), [], []), ast.Constant(int())):
                found[ast.unparse(node)] = node
    return list(found.values())


def interval(left: ast.expr, kind: type[ast.cmpop], right: ast.expr) -> tuple[ast.expr, int, int | None] | None:
    """The one size of a comparison, the least and the greatest for which it holds; None of the latter if it has none.

    None where there are several sizes, or where it holds for others than those between two. What is no equation and
    holds from 2 on is let pass at 0 and 1, which PyTorch tells apart for its own kernels.
    """
    sizes = list({ast.unparse(size): size for side in (left, right) for size in sizes_of(side)}.values())
    if len(sizes) != 1 or kind not in _COMPARED:
        return None
    steps = _Steps(ast.unparse(sizes[0]))
    try:
        sides = steps.place(left), steps.place(right)
    except _Other:
        return None

    def holds(size: int) -> bool:
        try:
            values = steps.values(size)
            return _COMPARED[kind](*(values[side] for side in sides))
        except (ArithmeticError, ValueError):
            return False

    told_apart = range(2) if kind is not ast.Eq and holds(2) else ()
    found = [*told_apart, *(size for size in range(len(told_apart), _EACH) if holds(size))]
    beyond = [holds(1 << power) for power in range(_EACH.bit_length(), _MOST.bit_length())]
    ends_there = bool(found) and found[-1] < _EACH - 1
    if not found or len(found) != found[-1] - found[0] + 1 or (any(beyond) if ends_there else not all(beyond)):
        return None
    return sizes[0], found[0], found[-1] if ends_there else None


class _Steps:
    """What is computed of a size, each part once: behind some convolutions one is said hundreds of times in a guard."""

    def __init__(self, size: str):
        self._size = size
        self._places: dict[tuple[Any, ...], int] = {}
        self._steps: list[tuple[Callable, tuple[int, ...]]] = []

    def place(self, expression: ast.expr) -> int:
        """Of an expression's value among all."""
        match expression:
            case ast.Subscript() if ast.unparse(expression) == self._size:
                return 0
            case ast.Constant(int(number) | float(number)):
                return self._step(lambda: number, repr(number))
            case ast.UnaryOp(ast.USub(), operand):
                return self._step(operator.neg, "-", operand)
            case ast.BinOp(left, kind, right) if type(kind) in _BINARY:
                return self._step(_BINARY[type(kind)], type(kind), left, right)
            case ast.Call(function, operands, []) if (name := ast.unparse(function)) in _FUNCTIONS:
                return self._step(_FUNCTIONS[name], name, *operands)
        raise _Other

    def _step(self, function: Callable, name: Any, *operands: ast.expr) -> int:
        of = tuple(map(self.place, operands))
        if (name, of) not in self._places:
            self._steps.append((function, of))
            self._places[name, of] = len(self._steps)
        return self._places[name, of]

    def values(self, size: int) -> list[Any]:
        values: list[Any] = [size]
        for function, of in self._steps:
            values.append(function(*[values[place] for place in of]))
        return values
