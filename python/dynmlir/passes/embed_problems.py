"""dynmlir-embed-problems: keeps in the compiled module what its dispatch functions decide from."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import func, ir
from dynmlir.dialect.core import is_public
from dynmlir.dialect.problem import KEY, packed, problems_of
from dynmlir.passes.base import Pass, PassContext, register_pass

REFLECTION = "iree.reflection"


def public_functions(module: ir.Module) -> list[func.FuncOp]:
    """Those that can be called from outside."""
    return [op for op in module.body.operations if isinstance(op, func.FuncOp) and is_public(op)]


@register_pass
class EmbedProblems(Pass):
    """Assumes dispatch functions; leaves alone a module without any, or without a function that can be called."""

    name = "dynmlir-embed-problems"
    summary = "keep device, libraries and templates in the compiled module, for dynmlir-explain"
    description = """\
Before:
  func.func @main(...) { %r = "dynmlir.template"(...) ... {..., select = @main_matmul_0_select} ... }
After:
  func.func @main(...) attributes {iree.reflection = {dynmlir.problems = "..."}} { ... }

The text is the device, the libraries and the templates alone, compressed (some 6 KB); it is on the first public
function, and plays no part when the module runs."""

    def run(self, module: ir.Module, options: Any, context: PassContext) -> None:
        functions, problems = public_functions(module), problems_of(module)
        if problems is None or not functions:
            return
        first = functions[0]
        kept = {e.name: e.attr for e in first.attributes[REFLECTION]} if REFLECTION in first.attributes else {}
        first.attributes[REFLECTION] = ir.DictAttr.get(kept | {KEY: ir.StringAttr.get(packed(problems))})
