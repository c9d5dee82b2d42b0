"""One operator of a module alone, compiled for measuring: its constants and what is around it are operands.

`@<operator>_forced` runs a given plan on A, B, C and what the epilogue reads; `@<operator>_finish` runs the epilogue
on a C of the caller's, as IREE itself lowers it, so that a result can be checked. Neither text nor parameters of the
rest of the module are needed: it is made of what dynmlir-embed-problems keeps (`dialect.problem`).
"""

from __future__ import annotations

from typing import Any

from dynmlir import dialect
from dynmlir.backend.iree import iree_compile
from dynmlir.backend.object_cache import ObjectCache
from dynmlir.bindings import func, ir
from dynmlir.dialect.contraction import sums_type
from dynmlir.dialect.core import ops_named, symbol_name
from dynmlir.dialect.files import parse
from dynmlir.dialect.plain import finish_alone
from dynmlir.driver.cache import objects_folder
from dynmlir.driver.compile import CompileOptions, pipeline
from dynmlir.driver.kept import keep_made
from dynmlir.driver.pipeline import Pipeline
from dynmlir.driver.problems import LAST
from dynmlir.explain.operator import Operator
from dynmlir.passes.base import PassContext


def compile_alone(problems: str, source: str, operator: Operator, target_cpu: str) -> bytes:
    """The module, from the text of what its dispatch function decides from. Raises DynmlirError."""
    problem = operator.problem
    options = CompileOptions(
        target_cpu=target_cpu, cost_model=problem.model.name, patterns=tuple(problem.patterns), forced=True
    )
    steps = pipeline(options, ())
    names = [step.name for step in steps]
    with dialect.new_context() as mlir:
        mlir.allow_unregistered_dialects = True
        module = parse(problems, source)
        _keep(module, operator.name)
        if operator.epilogue:
            (template,) = ops_named(module, "dynmlir.template")
            _add_finish(module, template, operator.finish_name)
        Pipeline(steps[names.index(LAST) :]).run(module, PassContext(keep=keep_made))
        text = module.operation.get_asm(print_generic_op_form=True)
    return iree_compile(text, target_cpu, verified=True, kept=ObjectCache(objects_folder()))


def _keep(module: ir.Module, name: str) -> None:
    """Erases the functions of other operators, and the libraries that none is left of."""
    for template in ops_named(module, "dynmlir.template"):
        if symbol_name(template) != name:
            template.operation.parent.erase()
    (kept,) = ops_named(module, "dynmlir.template")
    for library in ops_named(module, "dynmlir.library"):
        if symbol_name(library) != ir.FlatSymbolRefAttr(kept.attributes["library"]).value:
            library.operation.erase()


def _add_finish(module: ir.Module, template: Any, name: str) -> None:
    """`func.func @name(sums, extras...)`, which returns what is stored."""
    _, _, c, *extras = (operand.type for operand in template.operands)
    with ir.InsertionPoint(module.body), template.location:
        sums = ir.RankedTensorType.get(c.shape, sums_type(template))
        function = func.FuncOp(name, ([sums, *extras], [c]))
        with ir.InsertionPoint(function.add_entry_block()):
            func.ReturnOp([finish_alone(template, list(function.arguments))])
