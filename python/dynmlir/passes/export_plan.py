"""dynmlir-export-plan: what the dispatch function decides, callable from outside."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import func, ir
from dynmlir.diagnostics import DynmlirError
from dynmlir.dialect.core import ops_named, symbol_name
from dynmlir.passes.base import Pass, PassContext, register_pass


def export_plan(select: func.FuncOp, name: str) -> None:
    """`func.func @name(M, N, K, PEs: i64) -> (13 x i32)`, a public twin of the dispatch function."""
    function = func.FuncOp(name, select.type)
    with ir.InsertionPoint(function.add_entry_block()):
        plan = func.CallOp(select, list(function.arguments))
        func.ReturnOp(plan.results)


@register_pass
class ExportPlan(Pass):
    """Assumes dispatch functions; a template that has none is left alone, with a remark."""

    name = "dynmlir-export-plan"
    summary = "add public functions that return the plan of each template for given sizes"
    description = """\
Before:
  "dynmlir.template"(...) ({...}, {...}) {sym_name = "main_matmul_0", select = @main_matmul_0_select, ...}
After, besides:
  func.func @main_matmul_0_plan(%M: i64, %N: i64, %K: i64, %PEs: i64) -> (i32, i32, ...)"""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        symbols = ir.SymbolTable(module.operation)
        for template in ops_named(module, "dynmlir.template"):
            name = symbol_name(template)
            if "select" not in template.attributes:
                context.remark(template, f"'{name}' has no dispatch function, and so no plan to export")
                continue
            if f"{name}_plan" in symbols:
                raise DynmlirError(f"@{name}_plan is in the module already", template.location)
            select = symbols[ir.FlatSymbolRefAttr(template.attributes["select"]).value]
            with ir.InsertionPoint(module.body), template.location:
                export_plan(select, f"{name}_plan")
