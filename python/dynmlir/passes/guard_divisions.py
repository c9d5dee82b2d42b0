"""dynmlir-guard-divisions: whole numbers that are divided by 0 do not end the process."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import arith, ir
from dynmlir.dialect.core import ops_named
from dynmlir.dialect.values import constant_of
from dynmlir.passes.base import Pass, PassContext, register_pass

_DIVISIONS = ("divui", "divsi", "ceildivui", "ceildivsi", "floordivsi", "remui", "remsi")
#: What whole numbers are divided in: sizes in functions, elements in regions.
_AROUND = ("func.func", "util.func", "linalg.generic")


@register_pass
class GuardDivisions(Pass):
    """Leaves regions of other ops than linalg.generic alone, and divisors that are constants."""

    name = "dynmlir-guard-divisions"
    summary = "divide whole numbers by 1 where they would be divided by 0"
    description = """\
Before:
  %rest = arith.divui %elements, %others : i64
After:
  %is_zero = arith.cmpi eq, %others, %c0 : i64
  %safe = arith.select %is_zero, %c1, %others : i64
  %rest = arith.divui %elements, %safe : i64

IREE's host code ends the process there: so a view of an empty batch with one size left to be found out did. So do
elements that are divided by others: IREE computes whole vectors, whose divisors are 0 beyond the end of a row."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for name in _DIVISIONS:
            for op in ops_named(module, f"arith.{name}", outside="stream.executable"):
                if op.operation.parent.name in _AROUND and constant_of(op.operands[1]) in (None, 0):
                    _guard(op)


def _guard(op: Any) -> None:
    divisor = op.operands[1]
    with ir.InsertionPoint(op), op.location:
        is_zero = arith.cmpi(arith.CmpIPredicate.eq, divisor, arith.constant(divisor.type, 0))
        op.operation.operands[1] = arith.select(is_zero, arith.constant(divisor.type, 1), divisor)
