"""What torch.export took for granted of sizes, checked at each call.

An exported program is right where its guards hold, which are lost by its import:

    ((L['x'].size()[2] % 7) == 0), (L['x'].size()[2] // 2) == L['y'].size()[1]

Those that say that two sizes are equal become assertions at the entry of its function. The others are not: that a size
is not 0 or 1, which PyTorch takes apart for its own kernels, and bounds of what was found equal.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from dynmlir.diagnostics import DynmlirError

#: By the operator in a guard the op of sizes, and how it is written.
_ARITHMETIC = {
    ast.Add: ("torch.aten.add.int", "+"),
    ast.Sub: ("torch.aten.sub.int", "-"),
    ast.Mult: ("torch.aten.mul.int", "*"),
    ast.FloorDiv: ("torch.aten.floordiv.int", "/"),
    ast.Mod: ("torch.aten.remainder.int", "mod"),
}
_CHOICES = {"max": "torch.prim.max.int", "min": "torch.prim.min.int"}
_DIVISIONS = (ast.FloorDiv, ast.Mod)


@dataclass(frozen=True)
class Equality:
    """`left == right`, of sizes of a program's arguments."""

    left: ast.expr
    right: ast.expr


def equalities(guards: Iterable[str]) -> list[Equality]:
    """Those that guards, as `ExportedProgram` has them, consist of; each once."""
    found = {}
    for guard in guards:
        for term in _terms(ast.parse(guard, mode="eval").body):
            match term:
                case ast.Compare(left, [ast.Eq()], [right]):
                    found[ast.unparse(term)] = Equality(left, right)
    return list(found.values())


def _terms(guard: ast.expr) -> Iterator[ast.expr]:
    if isinstance(guard, ast.BoolOp) and isinstance(guard.op, ast.And):
        for value in guard.values:
            yield from _terms(value)
    else:
        yield guard


def check_at_entry(function: Any, guards: Iterable[str], arguments: Mapping[str, int]) -> None:
    """Assertions of what `guards` say is equal, at the entry of a function of torch-mlir's dialect.

    `arguments`: the place of an argument by what guards call it, as `L['x']`. Raises DynmlirError for a guard of
    anything but sizes of arguments.
    """
    from torch_mlir import ir

    block = function.regions[0].blocks[0]
    with ir.InsertionPoint.at_block_begin(block), function.location:
        for equality in equalities(guards):
            _Check(block, arguments, function.attributes["sym_name"].value).add(equality)


@dataclass(frozen=True)
class _Check:
    block: Any
    arguments: Mapping[str, int]
    function: str

    def add(self, equality: Equality) -> None:
        left, right = self.value(equality.left), self.value(equality.right)
        same = _op("torch.aten.eq.int", [left, right], "!torch.bool")
        _op("torch.runtime.assert", [same], None, message=f"{self.function}: {self.message(equality)}")

    def message(self, equality: Equality) -> str:
        """What is said where it does not hold."""
        match equality:
            case Equality(ast.BinOp(left, ast.Mod(), right), ast.Constant(0)):
                return f"{self.said(left)} is no multiple of {self.said(right)}"
        return f"{self.said(equality.left)} and {self.said(equality.right)} differ"

    def value(self, size: ast.expr) -> Any:
        match size:
            case ast.Constant(int(number)):
                return _number(number)
            case ast.UnaryOp(ast.USub(), operand):
                return _op("torch.aten.neg.int", [self.value(operand)], "!torch.int")
            case ast.BinOp(left, operator, right) if type(operator) in _ARITHMETIC:
                values = [self.value(left), self.value(right)]
                if isinstance(operator, _DIVISIONS):  # by a size of 0, as Python's, there is none
                    values[1] = _op("torch.prim.max.int", [values[1], _number(1)], "!torch.int")
                return _op(_ARITHMETIC[type(operator)][0], values, "!torch.int")
            case ast.Call(ast.Name(name), [left, right], []) if name in _CHOICES:
                return _op(_CHOICES[name], [self.value(left), self.value(right)], "!torch.int")
        place, dimension = self.place(size)
        return _op("torch.aten.size.int", [self.block.arguments[place], _number(dimension)], "!torch.int")

    def said(self, size: ast.expr) -> str:
        """In the words of dynmlir-check-sizes, where it is a size and no more."""
        match size:
            case ast.Constant(int(number)):
                return str(number)
            case ast.UnaryOp(ast.USub(), operand):
                return f"-{self.said(operand)}"
            case ast.BinOp(left, operator, right) if type(operator) in _ARITHMETIC:
                return f"({self.said(left)} {_ARITHMETIC[type(operator)][1]} {self.said(right)})"
            case ast.Call(ast.Name(name), [left, right], []) if name in _CHOICES:
                return f"{name}({self.said(left)}, {self.said(right)})"
        place, dimension = self.place(size)
        return f"dimension {dimension} of argument {place}"

    def place(self, size: ast.expr) -> tuple[int, int]:
        """Argument and dimension of `ARGUMENT.size()[2]`."""
        match size:
            case ast.Subscript(ast.Call(ast.Attribute(argument, "size"), [], []), ast.Constant(int(dimension))):
                if (place := self.arguments.get(ast.unparse(argument))) is not None:
                    return place, dimension
        raise DynmlirError(f"the exported program is guarded by what is no size of an argument: {ast.unparse(size)}")


def _number(number: int) -> Any:
    from torch_mlir import ir

    value = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), number)
    return _op("torch.constant.int", [], "!torch.int", value=value)


def _op(name: str, operands: list[Any], result: str | None, **attributes: Any) -> Any:
    from torch_mlir import ir

    kinds = [] if result is None else [ir.Type.parse(result)]
    made = {key: ir.StringAttr.get(value) if isinstance(value, str) else value for key, value in attributes.items()}
    op = ir.Operation.create(name, kinds, operands, made)
    return op.results[0] if kinds else op
