"""What a module's dispatch functions decide from, read from MLIR before it is lowered, or from a compiled module."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Any

from dynmlir import dialect
from dynmlir.bindings import ir
from dynmlir.costmodel import Problem, find_model
from dynmlir.costmodel.told import told_names
from dynmlir.diagnostics import DynmlirError, Remark, location_text, rename
from dynmlir.dialect.contraction import epilogue_of, micro_kernel_template, read_contraction, static_sizes, sums_type
from dynmlir.dialect.convert import read_device, read_library
from dynmlir.dialect.core import find_symbol, ops_named, symbol_name
from dynmlir.dialect.files import parse
from dynmlir.dialect.operators import OPERATORS
from dynmlir.dialect.problem import problems_of, unpacked
from dynmlir.driver.compile import CompileOptions, before_templates, find_library, pipeline
from dynmlir.driver.pipeline import Pipeline, Step
from dynmlir.driver.source import parse_any
from dynmlir.explain.operator import Operator
from dynmlir.kernels.element_types import counted_in_f32
from dynmlir.kernels.pattern_sets import find_patterns
from dynmlir.lowering.epilogue import epilogue_letters
from dynmlir.notes import PROBLEMS
from dynmlir.passes.base import PassContext
from dynmlir.passes.emit_dispatch import decide, priced, read_patterns, sizes_of_selection
from dynmlir.runtime import CompiledModule

LAST = "dynmlir-emit-dispatch"


def problems_of_text(text: str, name: str, options: CompileOptions) -> tuple[list[Operator], list[Remark]]:
    """The operators of MLIR text as `options` would compile them, and the remarks of the passes until there."""
    context = PassContext()
    with dialect.new_context():
        module = _decided(text, name, options, context)
        remarks = [Remark(rename(r.location, name), r.text, r.severity) for r in context.remarks.made]
        found = read_operators(module) if module is not None else []
        return [replace(operator, location=rename(operator.location, name)) for operator in found], remarks


def problem_text(text: str, name: str, options: CompileOptions) -> str:
    """What the dispatch functions of MLIR text decide from, as a text of its own (`dialect.problem.problems_of`)."""
    with dialect.new_context():
        module = _decided(text, name, options, PassContext())
        alone = problems_of(module) if module is not None else None
        assert alone is not None, "an operator of it has been explained"
        return alone.operation.get_asm(print_generic_op_form=True)


def _decided(text: str, name: str, options: CompileOptions, context: PassContext) -> ir.Module | None:
    """The module up to its decisions, in the context that is open; None where no library fits."""
    ir.Context.current.allow_unregistered_dialects = True
    module = parse_any(text, name)
    Pipeline(before_templates(options)).run(module, context)
    library = find_library(module, name, options, context)
    if not library and not ops_named(module, "dynmlir.library"):
        return None
    try:
        _until_decisions(module, pipeline(options, library), context)
    except DynmlirError as error:
        error.location = rename(error.location or "-:1:1", name)
        raise
    return module


def _until_decisions(module: ir.Module, steps: list[Step], context: PassContext) -> None:
    """The passes before dynmlir-emit-dispatch, and what it decides from; the functions need not be written."""
    names = [step.name for step in steps]
    emitting = steps[names.index(LAST)]
    Pipeline(steps[: names.index(LAST)]).run(module, context)
    find_model(emitting.options.cost_model)
    find_patterns(emitting.options.patterns)
    with module.context:
        for template in ops_named(module, "dynmlir.template"):
            decide(template, emitting.options.cost_model, emitting.options.patterns, context)


def problems_of_module(module: CompiledModule, name: str) -> list[Operator]:
    """The operators of a compiled module, from what dynmlir-embed-problems kept in it.

    Raises DynmlirError where there is nothing, or where a cost model is not known here.
    """
    return problems_of_note(module.note(PROBLEMS), name)


def problems_of_note(text: str | None, name: str) -> list[Operator]:
    """The same from what was kept, None where nothing was."""
    if text is None:
        why = "it holds no operator of dynmlir's, or was compiled without dynmlir-embed-problems"
        raise DynmlirError(f"says nothing of its decisions: {why}; give the MLIR that it was made from", name)
    try:
        source = unpacked(text)
    except ValueError as error:
        raise DynmlirError(f"what it says of its decisions {error}", name) from None
    with dialect.new_context() as mlir:
        mlir.allow_unregistered_dialects = True
        found = read_operators(parse(source, os.fspath(name)))
        return [replace(operator, location=os.fspath(name)) for operator in found]


def read_operators(module: ir.Module) -> list[Operator]:
    """Those that have a dispatch function, in the order of the module."""
    templates = ops_named(module, "dynmlir.template")
    return [read_operator(template) for template in templates if "plans" in template.attributes]


def epilogue_ops(template: Any) -> tuple[str, ...]:
    """The names of the ops of a template's epilogue, in order, without its yield and constants."""
    epilogue = epilogue_of(template)
    ops = epilogue.regions[0].blocks[0].operations if epilogue is not None else ()
    names = [op.operation.name for op in ops]
    return tuple(name for name in names if name not in ("linalg.yield", "arith.constant"))


def extras_of(template: Any) -> tuple[tuple[str, str], ...]:
    """(letters, element type) of what a template's epilogue reads beside C."""
    types = [str(operand.type.element_type) for operand in list(template.operands)[3:]]
    return tuple(zip(epilogue_letters(template), types, strict=True))


def stored_as(template: Any) -> str:
    """The element type that a template's epilogue ends in, "" where it is that of the sums."""
    _, _, c, *_ = template.operands
    return "" if c.type.element_type == sums_type(template) else str(c.type.element_type)


def read_operator(template: Any) -> Operator:
    """A template as its dispatch function sees it; `plans` says which patterns, by which model."""
    operator = OPERATORS[ir.StringAttr(template.attributes["operator"]).value]
    library = find_symbol(template, template.attributes["library"])
    assert library is not None, "the verifier of dynmlir.template requires it"
    device = find_symbol(library, library.attributes["device"])
    plans = template.attributes["plans"]
    numbers = {entry.name: ir.IntegerAttr(entry.attr).value for entry in plans["patterns"]}
    there = read_patterns(template)
    kernels = priced(template, read_library(library), read_device(device))
    contraction = read_contraction(template)
    stated = static_sizes(contraction, [operand.type for operand in template.operands])
    return Operator(
        name=symbol_name(template),
        linalg_op=micro_kernel_template(template).operation.name,
        contraction=contraction,
        epilogue=epilogue_ops(template),
        extras=extras_of(template),
        stored=stored_as(template),
        stated=stated,
        panel=stated["q"] if contraction.in_panels else 0,
        batched=bool(contraction.batches) and not read_device(device).is_cpu,
        told_names=told_names(contraction, read_device(device)),
        size_names=operator.sizes,
        static=sizes_of_selection(template),
        problem=Problem(
            kernels,
            counted_in_f32(read_device(device), kernels.element_types),
            find_model(ir.StringAttr(plans["cost_model"]).value if "cost_model" in plans else "cpu"),
            {pattern: regions for pattern, regions in there.items() if pattern in numbers},
            numbers,
        ),
        location=location_text(template.location),
    )
