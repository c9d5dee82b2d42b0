"""dynmlir-export-plan: what the dispatch function decides, and how long it takes, callable from outside."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dynmlir.bindings import arith, func, ir, scf
from dynmlir.dialect.core import ops_named, symbol_name
from dynmlir.passes.base import Pass, PassContext, register_pass

_FACTORS = (2654435761, 40503, 2246822519)
"""Odd numbers that spread consecutive i over the sizes of a loop's shapes (Knuth's and xxHash's)."""
_LARGEST = 4096


def export_plan(select: func.FuncOp, name: str) -> None:
    """`func.func @name(M, N, K, PEs: i64) -> (13 x i32)`, a public twin of the dispatch function."""
    function = func.FuncOp(name, select.type)
    with ir.InsertionPoint(function.add_entry_block()):
        plan = func.CallOp(select, list(function.arguments))
        func.ReturnOp(plan.results)


def export_loop(select: func.FuncOp, name: str) -> None:
    """`func.func @name(count, PEs: i64) -> i32`: selects for `count` varied shapes, adds up the plans.

    The i-th shape is (1 + (i * factor >> 7) mod 4096) with a factor for each of M, N and K.
    """
    i64, i32, index = ir.IntegerType.get_signless(64), ir.IntegerType.get_signless(32), ir.IndexType.get()
    function = func.FuncOp(name, ir.FunctionType.get([i64, i64], [i32]))
    with ir.InsertionPoint(function.add_entry_block()):
        count, pes = function.arguments
        zero, one = (arith.constant(index, value) for value in (0, 1))
        upper = arith.index_cast(index, count)
        loop = scf.ForOp(zero, upper, one, [arith.constant(i32, 0)])
        with ir.InsertionPoint(loop.body):
            i = arith.index_cast(i64, loop.induction_variable)
            plan = func.CallOp(select, [*(_size(i, factor, i64) for factor in _FACTORS), pes])
            total = loop.inner_iter_args[0]
            for entry in plan.results:
                total = arith.addi(total, entry)
            scf.YieldOp([total])
        func.ReturnOp(loop.results)


def _size(i: Any, factor: int, i64: ir.Type) -> Any:
    product = arith.muli(i, arith.constant(i64, factor))
    spread = arith.andi(arith.shrui(product, arith.constant(i64, 7)), arith.constant(i64, _LARGEST - 1))
    return arith.addi(spread, arith.constant(i64, 1))


@register_pass
class ExportPlan(Pass):
    """Assumes dispatch functions; a template that has none is left alone, with a remark."""

    name = "dynmlir-export-plan"
    summary = "add public functions that return the plan of each template for given sizes"
    description = """\
Before:
  "dynmlir.template"(...) ({...}, {...}) {sym_name = "main_matmul_0", select = @main_matmul_0_select, ...}
After, besides:
  func.func @main_matmul_0_plan(%M: i64, %N: i64, %K: i64, %PEs: i64) -> (i32, i32, ...)
and with loop=true, to time selection:
  func.func @main_matmul_0_plan_loop(%count: i64, %PEs: i64) -> i32"""

    @dataclass(frozen=True)
    class Options:
        loop: bool = False
        """Also a function that selects for many shapes in a loop."""

    def run(self, module: ir.Module, options: Options, context: PassContext) -> None:
        symbols = ir.SymbolTable(module.operation)
        for template in ops_named(module, "dynmlir.template"):
            name = symbol_name(template)
            if "select" not in template.attributes:
                context.remark(template, f"'{name}' has no dispatch function, and so no plan to export")
                continue
            select = symbols[ir.FlatSymbolRefAttr(template.attributes["select"]).value]
            with ir.InsertionPoint(module.body), template.location:
                export_plan(select, f"{name}_plan")
                if options.loop:
                    export_loop(select, f"{name}_plan_loop")
