"""dynmlir-embed-problems: keeps in the compiled module what its dispatch functions decide from."""

from __future__ import annotations

from typing import Any

from dynmlir.bindings import ir
from dynmlir.dialect.core import leave_note
from dynmlir.dialect.problem import packed, problems_of
from dynmlir.notes import PROBLEMS
from dynmlir.passes.base import Pass, PassContext, register_pass


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
        if (problems := problems_of(module)) is not None:
            leave_note(module, PROBLEMS, packed(problems))
