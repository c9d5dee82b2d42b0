"""What torch.export took for granted of sizes, checked at each call.

An exported program is right where its guards hold, which are lost by its import:

    ((L['x'].size()[2] % 7) == 0), (L['x'].size()[2] // 2) == L['y'].size()[1], L['x'].size()[1] <= 8

They become assertions at the entry of its function, but for those that PyTorch makes for its own kernels: that a size,
or what is made of sizes, is not 0 or 1, and which of two strides is the larger. Programs are right beyond those.
"""

from __future__ import annotations

import ast
import math
import warnings
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from dynmlir.frontend.intervals import interval
from dynmlir.frontend.ops import integer, op

#: By the operator in a guard the op of sizes, and how it is written.
_ARITHMETIC = {
    ast.Add: ("torch.aten.add.int", "+"),
    ast.Sub: ("torch.aten.sub.int", "-"),
    ast.Mult: ("torch.aten.mul.int", "*"),
    ast.FloorDiv: ("torch.aten.floordiv.int", "/"),
    ast.Mod: ("torch.aten.remainder.int", "mod"),
}
#: By the comparison in a guard the op of sizes, and what is said where it does not hold.
_COMPARISONS = {
    ast.Eq: ("torch.aten.eq.int", "and {} differ"),
    ast.NotEq: ("torch.aten.ne.int", "is {}"),
    ast.Lt: ("torch.aten.lt.int", "is not below {}"),
    ast.LtE: ("torch.aten.le.int", "is above {}"),
    ast.Gt: ("torch.aten.gt.int", "is not above {}"),
    ast.GtE: ("torch.aten.ge.int", "is below {}"),
}
#: The least number for which a comparison from below says more than that a size is not 0 or 1.
_LEAST = {ast.Gt: 2, ast.GtE: 3, ast.NotEq: 2}
_TURNED = {ast.Lt: ast.Gt, ast.LtE: ast.GtE, ast.Gt: ast.Lt, ast.GtE: ast.LtE}
_CHOICES = {"max": "torch.prim.max.int", "min": "torch.prim.min.int"}
_DIVISIONS = (ast.FloorDiv, ast.Mod)


@dataclass(frozen=True)
class Comparison:
    """Of two sizes of a program's arguments, or of what is made of them."""

    left: ast.expr
    kind: type[ast.cmpop]
    right: ast.expr

    @property
    def text(self) -> str:
        return ast.unparse(ast.Compare(self.left, [self.kind()], [self.right]))

    @property
    def parts(self) -> Iterator[ast.AST]:
        """All that it is written of."""
        return (node for side in (self.left, self.right) for node in ast.walk(side))

    @property
    def is_of_kernels(self) -> bool:
        """Whether it asks for no more than sizes that are not 0 or 1, or for an order of strides."""
        if self.kind is ast.Eq:
            return _is_order(self.left, self.right) or _is_order(self.right, self.left)
        match self.left, self.right:
            case size, ast.Constant(int(number)):
                return number < _LEAST.get(self.kind, -1) * _factor(size)
            case ast.Constant(int(number)), size:
                return number < _LEAST.get(_TURNED.get(self.kind, self.kind), -1) * _factor(size)
        return any(map(_is_of_several, (self.left, self.right)))


def _of_whole_numbers(comparison: Comparison) -> list[Comparison]:
    """What a comparison asks of one size that is rounded from other numbers; itself where it computes with none."""
    if not any(isinstance(each, ast.Div | ast.Pow) or _is_float(each) for each in comparison.parts):
        return [comparison]
    if (found := interval(comparison.left, comparison.kind, comparison.right)) is None:
        return [comparison]
    size, least, most = found
    below = [Comparison(size, ast.LtE, ast.Constant(most))] if most is not None else []
    return [*([Comparison(size, ast.GtE, ast.Constant(least))] if least else []), *below]


def _is_float(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, float)


def _factors(size: ast.expr) -> list[ast.expr]:
    match size:
        case ast.BinOp(left, ast.Mult(), right):
            return [*_factors(left), *_factors(right)]
    return [size]


def _factor(size: ast.expr) -> int:
    """The number that a size is multiplied by."""
    numbers = [each.value for each in _factors(size) if isinstance(each, ast.Constant)]
    return math.prod(number for number in numbers if isinstance(number, int) and number > 0)


def _is_of_several(size: ast.expr) -> bool:
    """Whether it is a product of sizes, or a quotient."""
    sizes = [each for each in _factors(size) if not isinstance(each, ast.Constant)]
    return len(sizes) > 1 or any(isinstance(each, ast.BinOp) and isinstance(each.op, ast.FloorDiv) for each in sizes)


def _is_order(choice: ast.expr, stride: ast.expr) -> bool:
    """Whether the least or the greatest of strides is one of them, as it is of any sizes but 0: min(a, a * b) is a."""
    match choice:
        case ast.Call(ast.Name(name), [*strides], []) if name in _CHOICES:
            of_one, of_each = _counted(stride), [_counted(each) for each in strides]
            ordered = all(of_one <= each if name == "min" else each <= of_one for each in of_each)
            return ordered and of_one in of_each
    return False


def _counted(size: ast.expr) -> Counter[str]:
    return Counter(map(ast.unparse, _factors(size)))


def comparisons(guards: Iterable[str]) -> list[Comparison]:
    """Those that guards, as `ExportedProgram` has them, consist of, and that are checked; each once."""
    found: dict[str, Comparison] = {}
    for guard in guards:
        for term in _terms(ast.parse(guard, mode="eval").body):
            match term:
                case ast.Compare(left, [kind], [right]) if type(kind) in _COMPARISONS:
                    comparison = Comparison(left, type(kind), right)
                    if not comparison.is_of_kernels:
                        found |= {each.text: each for each in _of_whole_numbers(comparison)}
                case _:
                    _warn(ast.unparse(term))
    return list(found.values())


def _warn(guard: str) -> None:
    warnings.warn(f"the exported program holds for some sizes alone, which is not checked: {guard}", stacklevel=5)


def _terms(guard: ast.expr) -> Iterator[ast.expr]:
    if isinstance(guard, ast.BoolOp) and isinstance(guard.op, ast.And):
        for value in guard.values:
            yield from _terms(value)
    else:
        yield guard


def check_at_entry(function: Any, guards: Iterable[str], arguments: Mapping[str, int]) -> None:
    """Assertions of what `guards` say, at the entry of a function of torch-mlir's dialect.

    `arguments`: the place of an argument by what guards call it, as `L['x']`. Of anything but sizes of arguments a
    warning says that it is not checked.
    """
    from torch_mlir import ir

    block = function.regions[0].blocks[0]
    with ir.InsertionPoint.at_block_begin(block), function.location:
        for comparison in comparisons(guards):
            _Check(block, arguments, function.attributes["sym_name"].value).add(comparison)


class _NotOfSizes(Exception):
    """Of a guard of what is no size of an argument."""


@dataclass(frozen=True)
class _Check:
    block: Any
    arguments: Mapping[str, int]
    function: str

    def add(self, comparison: Comparison) -> None:
        try:
            values = [self.value(comparison.left), self.value(comparison.right)]
        except _NotOfSizes:
            _warn(f"{ast.unparse(comparison.left)}, {ast.unparse(comparison.right)}")
            return
        holds = op(_COMPARISONS[comparison.kind][0], values, "!torch.bool")
        op("torch.runtime.assert", [holds], None, message=f"{self.function}: {self.message(comparison)}")

    def message(self, comparison: Comparison) -> str:
        """What is said where it does not hold."""
        match comparison:
            case Comparison(ast.BinOp(left, ast.Mod(), right), ast.Eq, ast.Constant(0)):
                return f"{self.said(left)} is no multiple of {self.said(right)}"
        said = _COMPARISONS[comparison.kind][1].format(self.said(comparison.right))
        otherwise = "" if comparison.kind is ast.Eq else ", other than when it was exported"
        return f"{self.said(comparison.left)} {said}{otherwise}"

    def value(self, size: ast.expr) -> Any:
        match size:
            case ast.Constant(int(number)):
                return integer(number)
            case ast.UnaryOp(ast.USub(), operand):
                return op("torch.aten.neg.int", [self.value(operand)], "!torch.int")
            case ast.BinOp(left, operator, right) if type(operator) in _ARITHMETIC:
                values = [self.value(left), self.value(right)]
                if isinstance(operator, _DIVISIONS):  # by a size of 0, as Python's, there is none
                    values[1] = op("torch.prim.max.int", [values[1], integer(1)], "!torch.int")
                return op(_ARITHMETIC[type(operator)][0], values, "!torch.int")
            case ast.Call(ast.Name(name), [first, *others], []) if name in _CHOICES:
                value = self.value(first)
                for other in others:
                    value = op(_CHOICES[name], [value, self.value(other)], "!torch.int")
                return value
        place, dimension = self.place(size)
        return op("torch.aten.size.int", [self.block.arguments[place], integer(dimension)], "!torch.int")

    def said(self, size: ast.expr) -> str:
        """In the words of dynmlir-check-sizes, where it is a size and no more."""
        match size:
            case ast.Constant(int(number)):
                return str(number)
            case ast.UnaryOp(ast.USub(), operand):
                return f"-{self.said(operand)}"
            case ast.BinOp(left, operator, right) if type(operator) in _ARITHMETIC:
                return f"({self.said(left)} {_ARITHMETIC[type(operator)][1]} {self.said(right)})"
            case ast.Call(ast.Name(name), sizes, []) if name in _CHOICES:
                return f"{name}({', '.join(map(self.said, sizes))})"
        place, dimension = self.place(size)
        return f"dimension {dimension} of argument {place}"

    def place(self, size: ast.expr) -> tuple[int, int]:
        """Argument and dimension of `ARGUMENT.size()[2]`."""
        match size:
            case ast.Subscript(ast.Call(ast.Attribute(argument, "size"), [], []), ast.Constant(int(dimension))):
                if (place := self.arguments.get(ast.unparse(argument))) is not None:
                    return place, dimension
        raise _NotOfSizes(ast.unparse(size))
