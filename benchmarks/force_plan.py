"""A plug-in: the compiled module runs the plan that it is told, instead of the one that it would choose.

module.main_matmul_0_force(*plan)        # 13 integers
module.main_matmul_0_chosen(m, n, k, pes) # what the dispatch function would have said
"""

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import ops_named, symbol_name
from dynmlir.passes.base import Pass, PassContext, register_pass

PLAN = 13

GLOBALS = "\n".join(f"ml_program.global private mutable @{{name}}_p{i}(0 : i32) : i32" for i in range(PLAN))
_RESULTS = ", ".join(["i32"] * PLAN)
_VALUES = ", ".join(f"%v{i}" for i in range(PLAN))
FUNCTIONS = f"""
func.func @{{name}}_force({", ".join(f"%v{i}: i32" for i in range(PLAN))}) {{{{
  {" ".join(f"ml_program.global_store @{{name}}_p{i} = %v{i} : i32" for i in range(PLAN))}
  return
}}}}
func.func private @{{name}}_forced(%m: i64, %n: i64, %k: i64, %pes: i64) -> ({_RESULTS}) {{{{
  {" ".join(f"%v{i} = ml_program.global_load @{{name}}_p{i} : i32" for i in range(PLAN))}
  return {_VALUES} : {_RESULTS}
}}}}
func.func private @{{select}}(%m: i64, %n: i64, %k: i64, %pes: i64) -> ({_RESULTS})
func.func @{{name}}_chosen(%m: i64, %n: i64, %k: i64, %pes: i64) -> ({_RESULTS}) {{{{
  %p:{PLAN} = func.call @{{select}}(%m, %n, %k, %pes) : (i64, i64, i64, i64) -> ({_RESULTS})
  return {", ".join(f"%p#{i}" for i in range(PLAN))} : {_RESULTS}
}}}}
"""


@register_pass
class ForcePlan(Pass):
    """Assumes a dispatch function on each template."""

    name = "dynmlir-force-plan"
    summary = "replace the dispatch function of each template by one that returns what was set from outside"
    after = "dynmlir-emit-dispatch"

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        for template in ops_named(module, "dynmlir.template"):
            name = symbol_name(template)
            select = ir.FlatSymbolRefAttr(template.attributes["select"]).value
            added = ir.Module.parse((GLOBALS + FUNCTIONS).format(name=name, select=select))
            for op in list(added.body.operations):
                if symbol_name(op) != select:  # declared there so that the text stands alone
                    module.body.append(op.detach_from_parent())
            template.attributes["select"] = ir.FlatSymbolRefAttr.get(f"{name}_forced")
