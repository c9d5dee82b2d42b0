"""dynmlir-export-plan: what the dispatch function decides, and how long it takes, callable from outside."""

from __future__ import annotations

from dataclasses import dataclass

from dynmlir.bindings import func, ir
from dynmlir.dialect.core import ops_named, symbol_name
from dynmlir.passes.base import Pass, PassContext, register_pass

_PLAN = 13
_RESULTS = ", ".join(["i32"] * _PLAN)

_LOOP = f"""
func.func private @{{select}}(i64, i64, i64, i64) -> ({_RESULTS})
func.func @{{name}}(%count: i64, %pes: i64) -> tensor<1xi32> {{{{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.index_cast %count : i64 to index
  %e = tensor.empty() : tensor<1xi32>
  %r = linalg.generic {{{{indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}}}}
      outs(%e : tensor<1xi32>) {{{{
  ^bb0(%o: i32):
    %zero = arith.constant 0 : i32
    %sum = scf.for %i = %c0 to %n step %c1 iter_args(%before = %zero) -> i32 {{{{
      %ii = arith.index_cast %i : index to i64
      %b = arith.extui %before : i32 to i64
      %from = arith.addi %ii, %b : i64
      %shift = arith.constant 7 : i64
      %mask = arith.constant 4095 : i64
      %one = arith.constant 1 : i64
      %fm = arith.constant 2654435761 : i64
      %fn = arith.constant 40503 : i64
      %fk = arith.constant 2246822519 : i64
      %m0 = arith.muli %from, %fm : i64
      %n0 = arith.muli %from, %fn : i64
      %k0 = arith.muli %from, %fk : i64
      %m1 = arith.shrui %m0, %shift : i64
      %n1 = arith.shrui %n0, %shift : i64
      %k1 = arith.shrui %k0, %shift : i64
      %m2 = arith.andi %m1, %mask : i64
      %n2 = arith.andi %n1, %mask : i64
      %k2 = arith.andi %k1, %mask : i64
      %m = arith.addi %m2, %one : i64
      %nn = arith.addi %n2, %one : i64
      %k = arith.addi %k2, %one : i64
      %p:{_PLAN} = func.call @{{select}}(%m, %nn, %k, %pes) : (i64, i64, i64, i64) -> ({_RESULTS})
      %s0 = arith.addi %before, %p#0 : i32
      {" ".join(f"%s{i} = arith.addi %s{i - 1}, %p#{i} : i32" for i in range(1, _PLAN))}
      scf.yield %s{_PLAN - 1} : i32
    }}}}
    linalg.yield %sum : i32
  }}}} -> tensor<1xi32>
  return %r : tensor<1xi32>
}}}}
"""


def export_plan(select: func.FuncOp, name: str) -> None:
    """`func.func @name(M, N, K, PEs: i64) -> (13 x i32)`, a public twin of the dispatch function."""
    function = func.FuncOp(name, select.type)
    with ir.InsertionPoint(function.add_entry_block()):
        plan = func.CallOp(select, list(function.arguments))
        func.ReturnOp(plan.results)


def export_loop(module: ir.Module, select: str, name: str) -> None:
    """`func.func @name(count, PEs: i64) -> tensor<1xi32>`: selects for `count` varied shapes up to 4096.

    The loop stands in a linalg op, so that it is compiled to machine code as the dispatch function is, not
    run by IREE's VM. Each shape depends on the plan before, so that selections do not overlap; the result,
    the sum of the plans, keeps them alive. The factors (Knuth's, xxHash's) spread consecutive numbers.
    """
    added = ir.Module.parse(_LOOP.format(select=select, name=name))
    for op in list(added.body.operations):
        if symbol_name(op) == name:  # select is declared there so that the text stands alone
            module.body.append(op.detach_from_parent())


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
  func.func @main_matmul_0_plan_loop(%count: i64, %PEs: i64) -> tensor<1xi32>"""

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
                    export_loop(module, symbol_name(select), f"{name}_plan_loop")
