"""Sizes in exported programs, and what models compute of them, by the operators that torch-mlir has."""

from __future__ import annotations

import math
import operator
from fractions import Fraction
from typing import Any, NamedTuple

import torch
from torch._subclasses.fake_tensor import FakeTensor
from torch_mlir.extras.fx_importer import PY_BUILTIN_TO_TORCH_OP

from dynmlir.diagnostics import DynmlirError
from dynmlir.frontend.nodes import called, place_of, replace

#: Functions of Python of sizes, which the importer does not know, and what it does.
_OPERATORS = {
    torch.sym_float: torch.ops.aten.Float.Scalar,
    torch.sym_max: torch.ops.prim.max.int,
    torch.sym_min: torch.ops.prim.min.int,
}
#: Roundings of numbers that are computed of sizes.
_ROUNDED = (math.trunc, math.floor, math.ceil)
#: The most bits of a factor of a size whose products are exact in f64.
_EXACT = 20


def settle_sizes(program: torch.export.ExportedProgram) -> None:
    """Sizes of arguments that are numbers in the end are so from their decomposition on: the importer takes a symbol of
    value 3, as `Dim.AUTO` leaves it, for an unknown size."""
    for node in program.graph.nodes:
        made = node.meta.get("val") if node.op == "placeholder" else None
        if isinstance(made, FakeTensor) and any(_settled(size) is not size for size in made.shape):
            with made.fake_mode:
                node.meta["val"] = torch.empty_strided(
                    [_settled(size) for size in made.shape],
                    [_settled(stride) for stride in made.stride()],
                    dtype=made.dtype,
                    device=made.device,
                )


def _settled(size: int | torch.SymInt) -> int | torch.SymInt:
    return int(size) if isinstance(size, torch.SymInt) and size.node.expr.is_number else size


def mend_sizes(graph: torch.fx.Graph) -> None:
    """Remainders, parts that are rounded, squares, the greater of two sizes, sizes as numbers: each is imported."""
    for node in list(graph.nodes):
        if node.target == operator.mod and isinstance(node.meta.get("val"), torch.SymInt):
            _divide(node)
        elif node.target in _ROUNDED:
            _round(node)
        elif node.target == operator.pow:
            _multiply(node)
        elif node.target in _OPERATORS and all(
            isinstance(_value(operand), int | torch.SymInt) for operand in node.args
        ):
            node.target = _OPERATORS[node.target]
    graph.eliminate_dead_code()
    for node in graph.nodes:
        if node.op == "call_function" and isinstance(_value(node), torch.SymInt | torch.SymFloat | torch.SymBool):
            _check(node)


def _check(node: torch.fx.Node) -> None:
    """Raises DynmlirError for a function of sizes that is not imported, where the model has it."""
    if node.target in _ROUNDED:
        known = "their quotients and of products with factors such as 0.5 or 1.25"
        raise DynmlirError(
            f"{_name(node)} of sizes is imported of {known}, not of other numbers, which decide by their last bit",
            place_of(node),
        )
    called_by_name = node.target == operator.getitem or _name(node) in PY_BUILTIN_TO_TORCH_OP
    if not called_by_name and not isinstance(node.target, torch._ops.OperatorBase):
        raise DynmlirError(f"{_name(node)} of sizes is not imported", place_of(node))


def _name(node: torch.fx.Node) -> str:
    return getattr(node.target, "__name__", str(node.target))


def _divide(node: torch.fx.Node) -> None:
    """By quotients; of 0 or more also for a negative number."""
    graph, (left, right) = node.graph, node.args
    with graph.inserting_before(node):
        made = _rest(graph, called(graph, operator.add, _rest(graph, left, right), right), right)
    replace(node, made)


def _rest(graph: torch.fx.Graph, left: Any, right: Any) -> torch.fx.Node:
    """left - left / right * right, however the quotient of a negative number is rounded."""
    quotient = called(graph, operator.floordiv, left, right)
    return called(graph, operator.sub, left, called(graph, operator.mul, quotient, right))


class _Part(NamedTuple):
    """(size x times + plus) / by: a number of which its roundings to whole ones are known exactly, as f64's are."""

    size: torch.fx.Node
    times: int = 1
    plus: int = 0
    by: int = 1

    def scaled(self, factor: Fraction) -> _Part:
        return _Part(
            self.size, self.times * factor.numerator, self.plus * factor.numerator, self.by * factor.denominator
        )

    def moved(self, summand: Fraction) -> _Part:
        by = math.lcm(self.by, summand.denominator)
        wide = _Part(self.size, self.times * (by // self.by), self.plus * (by // self.by), by)
        return wide._replace(plus=wide.plus + int(summand * by))


def _part_of(node: Any) -> _Part | None:
    """What a node computes of one size, with factors and summands of few bits: 0.5 and 1.25, not 0.7."""
    if not isinstance(node, torch.fx.Node):
        return None
    if isinstance(_value(node), torch.SymInt):
        return _Part(node)
    if node.target in (torch.sym_float, torch.ops.aten.Float.Scalar):
        return _part_of(node.args[0])
    if len(node.args) != 2:
        return None
    left, right = node.args
    if node.target in (operator.mul, operator.add) and not isinstance(left, torch.fx.Node):
        left, right = right, left
    if not isinstance(right, int | float) or not math.isfinite(right) or (part := _part_of(left)) is None:
        return None
    number = Fraction(right)
    if node.target == operator.truediv and number > 0 and isinstance(right, int):
        return part.scaled(1 / number)
    if max(abs(number.numerator), number.denominator).bit_length() > _EXACT or part.by & (part.by - 1):
        return None
    if node.target == operator.mul:
        return part.scaled(number)
    if node.target in (operator.add, operator.sub):
        return part.moved(number if node.target == operator.add else -number)
    return None


def _round(node: torch.fx.Node) -> None:
    """Parts of sizes by quotients. Others, of which a rounding of f64 decides, IREE cannot compute: they stay."""
    part, graph = _part_of(node.args[0]), node.graph
    if part is None or part.times <= 0 or (node.target == math.trunc and not _is_surely_positive(part)):
        return
    plus = part.plus + (part.by - 1 if node.target == math.ceil else 0)
    with graph.inserting_before(node):
        made: Any = part.size
        if part.times != 1:
            made = called(graph, operator.mul, made, part.times)
        if plus:
            made = called(graph, operator.add, made, plus)
        if part.by != 1:
            made = called(graph, operator.floordiv, made, part.by)
    replace(node, made)


def _is_surely_positive(part: _Part) -> bool:
    """Whether a part is 0 or more at every size: `(n - 8) / 2` is not."""
    return part.plus >= 0 and _value(part.size).node.expr.is_nonnegative is True


def _multiply(node: torch.fx.Node) -> None:
    """Squares of sizes, and other small powers, by products."""
    graph, (base, power) = node.graph, node.args
    if isinstance(_value(base), torch.SymInt) and isinstance(power, int) and 0 < power <= _MOST_FACTORS:
        made = base
        with graph.inserting_before(node):
            for _ in range(power - 1):
                made = called(graph, operator.mul, made, base)
        replace(node, made)


#: Of a power that is computed by products.
_MOST_FACTORS = 4


def _value(operand: Any) -> Any:
    return operand.meta.get("val") if isinstance(operand, torch.fx.Node) else operand
